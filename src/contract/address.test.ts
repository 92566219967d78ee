import assert from "node:assert/strict";
import { test } from "node:test";
import { address } from "./address.ts";

test("web, mail and telephone addresses and those relative to a server are taken as they are", () => {
  for (const text of [
    "https://example.org/a?b=c#d",
    "HTTP://EXAMPLE.ORG",
    "mailto:desk@example.org",
    "tel:+4533000000",
    "sms:+4533000000",
    "geo:55.68,12.57",
    "whatsapp://send?phone=4533000000",
    "data:image/png;base64,iVBORw0KGgo=",
    "/media/copenhagen/quay.svg",
    "//images.example.org/quay.jpg",
    "www.example.org/menu",
    "quay.svg",
    "?lang=da",
    "#menu",
    "https://[",
    "",
  ]) {
    assert.equal(address.parse(text), text);
  }
});

test("any other scheme is refused, however browsers let it be spelled, with the value and the cure", () => {
  for (const text of [
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " \u0001javascript:alert(1)",
    "java\n\tscript:alert(1)",
    "javascript://example.org/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "data:image/svg+xml,<svg onload='alert(1)'/>",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "blob:https://example.org/1",
    "intent://scan/#Intent;end",
    "example.org:8080/menu",
  ]) {
    const [issue, ...others] = address.safeParse(text).error?.issues ?? [];
    assert.equal(others.length, 0, text);
    assert.match(
      issue!.message,
      /^expected an address with http, https, mailto, tel, sms, geo or whatsapp, or a path /,
    );
    assert.ok(issue!.message.endsWith(`, not ${JSON.stringify(text)}`), issue!.message);
  }
});
