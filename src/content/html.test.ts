import assert from "node:assert/strict";
import { test } from "node:test";
import { html } from "./html.ts";

test("texts are escaped, HTML and lists of it stay, what is undefined or false is nothing", () => {
  const texts = ["<b>", html`<i>${'"'}</i>`, [html`<u>`, "'", [7]], undefined, false, 0] as const;
  assert.equal(html`${texts}&amp;`.text, "&lt;b&gt;<i>&quot;</i><u>&#39;70&amp;");
});
