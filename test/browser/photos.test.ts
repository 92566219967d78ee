import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { inBrowser } from "../support/browser.ts";
import { webFaces } from "../support/web-faces.ts";
import { startWebServer } from "../support/web-server.ts";
import { changeAnswers } from "./change-answers.ts";

const faces = webFaces();

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="teal"/></svg>`;
/** The paths of the pictures that were asked of the other server. */
const asked: string[] = [];
const pictures = createServer(({ url = "" }, response) => {
  asked.push(url);
  const isThere = url !== "/gone.svg";
  response.writeHead(isThere ? 200 : 404, { "Content-Type": "image/svg+xml" }).end(isThere ? picture : "");
});
await new Promise<void>((resolve) => pictures.listen(0, "127.0.0.1", resolve));
after(() => pictures.close());
const elsewhere = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;

/** Opens the guide whose first two cards have pictures of the other server, of which one is not there. */
async function openWithPictures(page: Page, guestPage: string) {
  await changeAnswers(page, {
    operation: "host-home",
    apply: ({ guides, host }) => {
      for (const [index, name] of ["there", "gone"].entries()) {
        guides.results[index].coverImage.images = [{ url: `${elsewhere}/${name}.svg`, size: "large" }];
      }
      host.branding.logos = { dark: `${elsewhere}/gone.svg`, light: `${elsewhere}/gone.svg` };
    },
  });
  await page.goto(guestPage);
  const frames = page.locator("waymark-home .card--guide .card__frame");
  await frames.first().waitFor();
  return { there: frames.nth(0), gone: frames.nth(1) };
}

const drawn = ".photo__instead svg";

test(
  "a picture of a server that is not configured is not asked for, and its card shows a drawing",
  inBrowser,
  async () => {
    const { page, faults } = await faces.openPage();
    const { there, gone } = await openWithPictures(page, faces.server.guestPage());
    for (const frame of [there, gone]) {
      await frame.locator(drawn).waitFor();
      assert.equal(await frame.locator("img").isVisible(), false);
    }
    assert.deepEqual(asked, []);
    assert.ok(
      faults.some((fault) => /Content Security Policy.*img-src/.test(fault)),
      faults.join("\n"),
    );
    await page.getByRole("banner").getByText("Harbour House").waitFor();
  },
);

test(
  "a picture of a configured server is shown, and one that is not there gives way to a drawing",
  inBrowser,
  async () => {
    const server = await startWebServer({ IMAGE_ORIGINS: elsewhere });
    try {
      const { page } = await faces.openPage();
      const { there, gone } = await openWithPictures(page, server.guestPage());
      await gone.locator(drawn).waitFor();
      const shown = there.locator("img");
      await page.waitForFunction(
        (image) => (image as { naturalWidth?: number }).naturalWidth === 640,
        await shown.elementHandle(),
      );
      assert.equal(await shown.isVisible(), true);
      assert.equal(await there.locator(drawn).isVisible(), false);
      assert.ok(asked.includes("/there.svg") && asked.includes("/gone.svg"));
    } finally {
      server.stop();
    }
  },
);

test("a photo names its author with a link to its page, but no link that is not one", inBrowser, async () => {
  const { page } = await faces.openPage();
  await changeAnswers(page, {
    operation: "listings/nyhavn",
    apply: ({ photos }) => {
      photos[0].attributions = [
        '<a href="https://photos.example/file">Ana</a>',
        '<a href="javascript:alert(1)">Bo</a>',
      ];
      photos[0].license = "CC BY-SA 4.0";
    },
  });
  await page.goto(`${faces.server.guestPage()}#/listing/nyhavn`);
  const credit = page.locator("waymark-home .gallery figcaption").first();
  await credit.getByText("CC BY-SA 4.0").waitFor();
  assert.match(await credit.innerText(), /Ana[\s\S]*, Bo/);
  const links = await credit.locator("a").evaluateAll((all) => all.map((link) => String(link)));
  assert.deepEqual(links, ["https://photos.example/file"]);
});
