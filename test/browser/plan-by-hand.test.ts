import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { assertAccessible } from "../support/axe.ts";
import { inBrowser } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";

const faces = webFaces();

/** A page with a plan of two days. */
async function openPlan(width = 1_440, height = 1_000) {
  const opened = await faces.openPage({ width, height });
  const { page } = opened;
  // The first message waits until the words of all languages are read.
  const ready = new URL("/readyz", faces.server.guestPage());
  while ((await fetch(ready)).status !== 200) await new Promise((done) => setTimeout(done, 200));
  await page.goto(`${faces.server.guestPage({ profile: "harbour-house" })}#/chat`);
  await page.getByText("Welcome to Harbour House!").waitFor();
  await say(page, "Plan two days with museums");
  const plan = page.locator("waymark-plan");
  await plan.getByRole("heading", { level: 3, name: /^Day 2/ }).waitFor();
  await plan.locator("waymark-map button.sign--stop").first().waitFor();
  await plan
    .getByRole("button", { name: /^Move / })
    .first()
    .waitFor();
  return { ...opened, plan };
}

async function say(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Your message" }).fill(text);
  await page.keyboard.press("Enter");
}

/** The names of the stops of each day. */
const namesOf = async (plan: Locator) => {
  const days = await plan.locator(".stops").all();
  return Promise.all(days.map((day) => day.locator(".stop h4").allInnerTexts()));
};

/** Waits until no change is under way. */
const settled = (plan: Locator) => plan.locator(".plan__days--waiting").waitFor({ state: "detached" });

const stopOf = (plan: Locator, name: string) =>
  plan.locator(".stop").filter({ has: plan.page().getByRole("heading", { level: 4, name, exact: true }) });

/** Where a stop's grip is, and where it has to be let go to stand before another. */
async function dragPoints(plan: Locator, from: string, before: string) {
  // The field to write in lies over the foot of the page.
  await stopOf(plan, from).evaluate((row) =>
    (row as unknown as { scrollIntoView(how: object): void }).scrollIntoView({ block: "center" }),
  );
  const grip = (await stopOf(plan, from).locator(".grip").boundingBox())!;
  const target = (await stopOf(plan, before).boundingBox())!;
  const x = grip.x + grip.width / 2;
  return { x, from: grip.y + grip.height / 2, to: target.y + 4 };
}

test("a stop is moved by the mouse, the map follows, and it is taken back", inBrowser, async () => {
  const { page, plan, faults } = await openPlan();
  const [first, second] = await namesOf(plan);
  const [moved, before] = [first![2]!, first![0]!];
  const at = await dragPoints(plan, moved, before);
  await page.mouse.move(at.x, at.from);
  await page.mouse.down();
  await page.mouse.move(at.x, at.from - 40, { steps: 4 });
  await page.mouse.move(at.x, at.to, { steps: 6 });
  assert.equal(await plan.locator(".stop--before").count(), 1, "the place where it would go is marked");
  await page.mouse.up();
  const after = [[moved, before, ...first!.slice(1).filter((name) => name !== moved)], second!];
  assert.deepEqual(await namesOf(plan), after, "it is there at once");
  await settled(plan);
  assert.deepEqual(await namesOf(plan), after);
  await plan
    .locator("waymark-map")
    .getByRole("button", { name: `Stop 1: ${moved}` })
    .waitFor();
  await plan.getByRole("button", { name: "Undo" }).click();
  await settled(plan);
  assert.deepEqual(await namesOf(plan), [first, second]);
  assert.deepEqual(
    faults.filter((fault) => !/404|Permissions/.test(fault)),
    [],
  );
});

test("a stop is moved by a finger on a phone, and Escape lets it be", inBrowser, async () => {
  const { page, plan, context } = await openPlan(390, 844);
  const [first] = await namesOf(plan);
  const touch = await context.newCDPSession(page);
  const point = (type: string, x: number, y: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
  const drag = async (end: () => Promise<unknown>) => {
    const at = await dragPoints(plan, first![1]!, first![0]!);
    await point("touchStart", at.x, at.from);
    for (let step = 1; step <= 8; step++)
      await point("touchMove", at.x, at.from + ((at.to - at.from) * step) / 8);
    await end();
    await point("touchEnd", at.x, at.to);
  };
  await drag(() => page.keyboard.press("Escape"));
  assert.deepEqual((await namesOf(plan))[0], first);
  await drag(async () => undefined);
  await settled(plan);
  assert.deepEqual((await namesOf(plan))[0], [first![1], first![0], ...first!.slice(2)]);
});

test(
  "the arrow keys move a stop over the end of a day, the focus goes along, and it is told",
  inBrowser,
  async () => {
    const { page, plan } = await openPlan();
    const [first, second] = await namesOf(plan);
    const last = first!.at(-1)!;
    await plan.getByRole("button", { name: `Move ${last}: drag it, or use the arrow keys` }).focus();
    await page.keyboard.press("ArrowDown");
    await settled(plan);
    assert.deepEqual(await namesOf(plan), [first!.slice(0, -1), [last, ...second!]]);
    await plan
      .getByRole("status")
      .filter({ hasText: `${last} is on day 2` })
      .waitFor({ state: "attached" });
    await page.keyboard.press("ArrowDown");
    await settled(plan);
    assert.deepEqual((await namesOf(plan))[1]!.slice(0, 2), [second![0], last], "the focus went along");
  },
);

test("a screen reader finds all that a hand can do with a stop by its names", inBrowser, async () => {
  const { page, plan } = await openPlan();
  const [first, second] = await namesOf(plan);
  const [name, other] = [first![1]!, second![0]!];
  await plan.getByRole("button", { name: `Change ${name}` }).click();
  await page.getByRole("dialog", { name }).waitFor();
  const sheet = plan.locator("waymark-plan-sheet");
  const buttons = await sheet.getByRole("button").allInnerTexts();
  assert.deepEqual(
    buttons.map((text) => text.trim()).filter((text) => text !== "Close"),
    [
      "Earlier",
      "Later",
      "To day 2",
      "Keep it there",
      "Something like this",
      "Like this, but nearer",
      "Take it out",
    ],
  );
  await assertAccessible(page, "the plan");
  await sheet
    .getByRole("combobox", { name: "Change places with" })
    .selectOption({ label: `Day 2: ${other}` });
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await settled(plan);
  assert.deepEqual(await namesOf(plan), [first!.with(1, other), second!.with(0, name)]);
  await plan.getByRole("button", { name: `Change ${name}` }).click();
  await sheet.getByRole("button", { name: "Take it out" }).click();
  await settled(plan);
  assert.deepEqual(await namesOf(plan), [first!.with(1, other), second!.slice(1)]);
  await plan.getByRole("button", { name: "Undo" }).click();
  await plan.getByRole("button", { name: "Undo" }).click();
  await settled(plan);
  assert.deepEqual(await namesOf(plan), [first, second]);
});

test(
  "what is closed where it was put says so, and a locked stop survives a shorter day said to the concierge",
  inBrowser,
  async () => {
    const { page, plan } = await openPlan();
    const [first] = await namesOf(plan);
    const change = async (name: string, what: string) => {
      await plan.getByRole("button", { name: `Change ${name}` }).click();
      await plan.locator("waymark-plan-sheet").getByRole("button", { name: what }).click();
      await settled(plan);
    };
    for (const name of first!) {
      await change(name, "Keep it there");
      assert.equal(
        await plan.getByRole("button", { name: `Move ${name}:` }).count(),
        0,
        "locked stops are not dragged",
      );
    }
    await say(page, "make day 1 shorter");
    await page
      .locator("waymark-chat-screen .turn[aria-busy='true'], waymark-chat-screen .answer[aria-busy='true']")
      .waitFor({ state: "detached" });
    assert.deepEqual((await namesOf(page.locator("waymark-plan")))[0], first);
    const now = page.locator("waymark-plan");
    const museum = (await namesOf(now))[1]![0]!;
    const count = (await namesOf(now))[1]!.length;
    await now.getByRole("button", { name: `Move ${museum}:` }).focus();
    for (let step = 1; step < count; step++) {
      await page.keyboard.press("ArrowDown");
      await settled(now);
    }
    await stopOf(now, museum).locator(".stop__fault").first().waitFor();
    await assertAccessible(page, "the plan");
  },
);

test(
  "a saved place comes into the plan, and saved lists have an address that others open",
  inBrowser,
  async () => {
    const { page, plan, context } = await openPlan();
    const planned = (await namesOf(plan)).flat();
    await page.evaluate(
      'localStorage.setItem("waymark:demo:saved", JSON.stringify(["round-tower", "police-museum", "nyhavn"]))',
    );
    await plan.getByRole("button", { name: "Add a saved place" }).click();
    const choice = plan.locator("waymark-plan-sheet .choice").first();
    const name = (await choice.locator("span").innerText()).split("\n")[0]!;
    await choice.click();
    await settled(plan);
    const now = (await namesOf(plan)).flat();
    assert.ok(!planned.includes(name) && now.includes(name) && now.length === planned.length + 1);

    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate('location.hash = "#/saved"');
    await page.getByRole("button", { name: "Share Saved" }).click();
    await page.getByRole("status").filter({ hasText: "copied" }).waitFor({ state: "attached" });
    const address = (await page.evaluate("navigator.clipboard.readText()")) as string;
    const ids = "ids=round-tower%2Cpolice-museum%2Cnyhavn";
    assert.equal(address, `${faces.server.origin}/g/demo/harbour-house/places?${ids}`);
    const { page: others } = await faces.openPage();
    await others.goto(address);
    assert.equal(await others.locator("main .card").count(), 3);
    await others.goto(`${faces.server.guestPage({ profile: "harbour-house" })}#/saved?${ids}`);
    await others.getByRole("heading", { name: "A shared list" }).waitFor();
    await others.getByRole("button", { name: "Save them all" }).click();
    await others.getByRole("button", { name: "Save them all" }).waitFor({ state: "detached" });
    assert.equal(
      await others.evaluate('JSON.parse(localStorage.getItem("waymark:demo:saved")).join()'),
      "round-tower,police-museum,nyhavn",
    );
  },
);
