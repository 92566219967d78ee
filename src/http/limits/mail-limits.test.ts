import assert from "node:assert/strict";
import { test } from "node:test";
import { ServiceError } from "../../contract/errors.ts";
import { MailLimits } from "./mail-limits.ts";

/** Whether each of these mails may leave, in turn. */
function admitted(
  rates: Partial<ConstructorParameters<typeof MailLimits>[0]>,
  mails: readonly [address: string, recipient: string][],
): boolean[] {
  const limits = new MailLimits({ perKey: 100, perAddress: 100, perRecipient: 100, ...rates }, () => 0);
  return mails.map(([address, recipient]) => {
    try {
      limits.take("demo/key", address, recipient);
      return true;
    } catch (error) {
      assert.ok(error instanceof ServiceError && error.code === "rate_limited");
      return false;
    }
  });
}

test("case, tags and dots make no other mailbox of a recipient's; another name or domain does", () => {
  const spellings = ["ana.berg@example.org", "AnaBerg@Example.org", "a.n.a.berg+trip+2@example.org"];
  const others = ["anna.berg@example.org", "ana.berg@example.com", "ana.berg@mail.example.org"];
  assert.deepEqual(
    admitted(
      { perRecipient: 1 },
      [...spellings, ...others].map((recipient) => ["192.0.2.1", recipient]),
    ),
    [true, false, false, true, true, true],
  );
});

test("a network of IPv6 addresses that one customer has counts as one address, and an IPv4 address as itself", () => {
  const addresses = [
    "2001:db8:0:7::1",
    "2001:db8::7:ffff:1:2:3",
    "2001:0DB8:0000:0007::9",
    "2001:db8:0:8::1",
    "192.0.2.1",
    "::ffff:192.0.2.1",
    "192.0.2.2",
    "::ffff:192.0.2.2",
    "::1",
    "not an address",
  ];
  assert.deepEqual(
    admitted(
      { perAddress: 1 },
      addresses.map((address, index) => [address, `guest-${index}@example.org`]),
    ),
    [true, false, false, true, true, false, true, false, true, true],
  );
});
