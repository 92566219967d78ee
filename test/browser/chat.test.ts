import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { inBrowser } from "../support/browser.ts";
import { startSmtpServer } from "../support/concierge/smtp-server.ts";
import { webFaces } from "../support/web-faces.ts";
import { startOtherSite } from "../support/web-server.ts";

const { taken, url } = await startSmtpServer({ after: (close) => after(close) });
const faces = webFaces({ env: { SMTP_URL: url, MAIL_FROM: "concierge@harbour-house.example" } });

async function openChat(page: Page, { server } = faces) {
  await page.goto(`${await startOtherSite(server)}#/chat`);
  await page.getByText("Welcome to Harbour House!").waitFor();
}

async function say(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Your message" }).fill(text);
  await page.keyboard.press("Enter");
}

test(
  "a conversation leads to a plan on the map, is changed by words, and the plan arrives by mail",
  inBrowser,
  async () => {
    const { page, faults } = await faces.openPage({ width: 1_440 });
    await openChat(page);
    await say(page, "Plan two days with museums");
    const plan = page.locator("waymark-plan");
    await plan.getByRole("heading", { level: 3, name: /^Day 2/ }).waitFor();
    const stops = plan.locator(".stop");
    const signs = plan.locator("waymark-map button.sign--stop");
    await signs.first().waitFor();
    assert.equal(await signs.count(), await stops.count(), "every stop is on the map");
    assert.match(await stops.first().innerText(), /\d{2}:\d{2} – \d{2}:\d{2}/);
    assert.match(await plan.locator(".plan__days").innerText(), /mins? on foot/);

    await plan.getByRole("button", { name: "Day 2", exact: true }).click();
    await plan.getByRole("heading", { level: 3, name: /^Day 1/ }).waitFor({ state: "detached" });
    assert.equal(await signs.count(), await stops.count(), "the map shows the day that the list shows");
    const second = stops.nth(1);
    // By key: which stops a plan has is up to the day, and one may lie under the map's buttons.
    await signs.nth(1).press("Enter");
    assert.equal(await second.getAttribute("aria-current"), "true");

    await page.getByRole("button", { name: "Less walking" }).click();
    await page.getByText("was changed further down").waitFor();
    assert.equal(await plan.count(), 1, "one plan holds");

    await plan.getByRole("button", { name: "Mail it to me" }).click();
    const address = plan.getByRole("textbox", { name: "E-mail address" });
    await address.fill("ana@");
    await plan.getByRole("button", { name: "Send the plan" }).click();
    await plan.getByText("Please enter a complete e-mail address").waitFor();
    assert.equal(taken.length, 0);
    await address.fill("ana@example.org");
    await plan.getByRole("button", { name: "Send the plan" }).click();
    await plan.getByText("The plan is on its way to ana@example.org.").waitFor();
    assert.deepEqual(
      taken.map(({ recipients, from }) => ({ recipients, from })),
      [{ recipients: ["ana@example.org"], from: "concierge@harbour-house.example" }],
    );
    assert.deepEqual(
      faults.filter((fault) => !/404|Permissions/.test(fault)),
      [],
    );
  },
);

test(
  "what the concierge found stands there as cards, and the conversation outlives a reload until it is cleared",
  inBrowser,
  async () => {
    const { page } = await faces.openPage({ width: 390, height: 844 });
    await openChat(page);
    await page.getByRole("button", { name: "Where to eat" }).click();
    await page.getByText("Where can I eat well?").waitFor();
    const cards = page.locator("waymark-chat-screen article.card--listing");
    await cards.first().waitFor();
    const count = await cards.count();
    await page.reload();
    await cards.first().waitFor();
    assert.equal(await cards.count(), count);
    await page.getByRole("button", { name: "Start over" }).click();
    await cards.first().waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("Welcome to Harbour House!").waitFor();
    assert.equal(await cards.count(), 0);
  },
);

test("an Enter that an input method is still composing with sends nothing", inBrowser, async () => {
  const { page, requests } = await faces.openPage();
  await openChat(page);
  const field = page.getByRole("textbox", { name: "Your message" });
  await field.fill("すし");
  await field.dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await field.press("Shift+Enter");
  assert.equal(await field.inputValue(), "すし\n");
  assert.ok(!requests.some((url) => url.includes("/chat?key")));
});

test("an answer can be stopped, and one that does not come can be asked for again", inBrowser, async () => {
  const { page, context } = await faces.openPage();
  await openChat(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/chat?key=*", async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await say(page, "Which museums are nearby?");
  await page.getByText("The answer is being written").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Stop the answer" }).click();
  await page.getByText("The answer was stopped.").waitFor();
  held.resolve();
  await page.unroute("**/chat?key=*");
  await context.setOffline(true);
  await say(page, "Which museums are nearby?");
  const alert = page.getByRole("alert");
  await alert.getByRole("heading", { name: "No connection" }).waitFor();
  await context.setOffline(false);
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.locator("waymark-chat-screen article.card--listing").first().waitFor();
  assert.equal(await alert.count(), 0);
});

test("a server that sends no mail says so where the plan should be mailed", inBrowser, async () => {
  const mute = webFaces();
  const { page } = await mute.openPage();
  await openChat(page, mute);
  await page.getByRole("button", { name: "Plan 3 days" }).click();
  await page.getByRole("button", { name: "Mail it to me" }).click();
  await page.getByRole("textbox", { name: "E-mail address" }).fill("ana@example.org");
  await page.keyboard.press("Enter");
  await page.getByText("No mail can be sent from here yet.").waitFor();
});
