import assert from "node:assert/strict";
import { test } from "node:test";
import { ServiceError } from "../../contract/errors.ts";
import { KeyLimits, Senders } from "./key-limits.ts";
import { type Limit, RateLimiter } from "./rate-limit.ts";
import { SharedLimits } from "./shared-limits.ts";

/** The headers of what is let through, or of the refusal with its words. */
function outcome(work: () => Record<string, string>): Record<string, string> {
  try {
    return work();
  } catch (error) {
    assert.ok(error instanceof ServiceError && error.code === "rate_limited");
    return { ...error.headers, says: error.message };
  }
}

function limiter(limit: Partial<Limit>) {
  const time = { now: 1_000_000 };
  const made = new RateLimiter({ ratePerSecond: 2, burst: 7, ...limit }, () => time.now);
  const left = (name = "a") => /r=(\d+)/.exec(outcome(() => made.take(name, 0)).RateLimit!)?.[1];
  return { time, made, left, take: (cost?: number, name = "a") => outcome(() => made.take(name, cost)) };
}

test("a limit tells its name, what it gives and how long that takes, what is left and when all is back", () => {
  const { take } = limiter({});
  assert.deepEqual(take(), { "RateLimit-Policy": '"default";q=7;w=4', RateLimit: '"default";r=6;t=1' });
  assert.equal(take(3).RateLimit, '"default";r=3;t=2');
  const { take: named } = limiter({ name: "chat", burst: 8 });
  assert.deepEqual(named(8), { "RateLimit-Policy": '"chat";q=8;w=4', RateLimit: '"chat";r=0;t=4' });
});

test("what costs more than is left is refused, and told when there is enough", () => {
  const { take, time, left } = limiter({});
  assert.equal(take(5).RateLimit, '"default";r=2;t=3');
  assert.deepEqual(take(5), {
    "RateLimit-Policy": '"default";q=7;w=4',
    RateLimit: '"default";r=2;t=3',
    "Retry-After": "2",
    says: "the key may send 2 requests a second, 7 at once",
  });
  assert.equal(take(3)["Retry-After"], "1");
  time.now += 1_499;
  assert.equal(take(5)["Retry-After"], "1", "never sooner than in a second");
  time.now += 1;
  assert.equal(take(5).RateLimit, '"default";r=0;t=4');
  assert.equal(take(1)["Retry-After"], "1");
  assert.equal(left("b"), "7", "another has a bucket of its own");
  assert.equal(limiter({ exceeded: "too much" }).take(8).says, "too much");
});

test("who only asks takes nothing, and is refused as long as nothing could be taken", () => {
  const { take, time } = limiter({ burst: 2 });
  assert.equal(take(0).RateLimit, '"default";r=2;t=0');
  take(2);
  assert.equal(take(0)["Retry-After"], "1");
  time.now += 499;
  assert.equal(take(0)["Retry-After"], "1");
  time.now += 1;
  assert.equal(take(0).RateLimit, '"default";r=1;t=1');
});

test("a bucket is never fuller than full, and a clock that goes back takes nothing from it", () => {
  const { take, time, made, left } = limiter({});
  take(4);
  time.now += 60_000;
  assert.equal(left(), "7");
  take(4);
  time.now -= 60_000;
  assert.equal(left(), "3");
  time.now += 1_000;
  assert.equal(left(), "5");
  made.charge("a", 15);
  assert.equal(take()["Retry-After"], "6");
  assert.equal(take().RateLimit, '"default";r=0;t=9');
});

test("what was taken is told to the others once for each bucket, and what they took is no longer there", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const told: unknown[] = [];
  let hear: (taken: [string, string, number][]) => void = () => {};
  const shared = new SharedLimits({
    tell: (taken) => told.push(taken),
    hear: (listener) => (hear = listener),
  });
  const one = new RateLimiter({ ratePerSecond: 1, burst: 10 }, () => 0, shared);
  const other = new RateLimiter({ ratePerSecond: 1, burst: 10, name: "other" }, () => 0, shared);
  one.take("a");
  one.take("a", 2);
  one.take("a", 0);
  one.charge("b", 4);
  other.spend("a", 3);
  assert.throws(() => one.take("a", 11));
  assert.deepEqual(told, []);
  t.mock.timers.tick(20);
  const all = [
    ["default", "a", 3],
    ["default", "b", 4],
    ["other", "a", 3],
  ];
  assert.deepEqual(told, [all]);
  t.mock.timers.tick(1_000);
  assert.equal(told.length, 1);
  one.take("a");
  t.mock.timers.tick(20);
  assert.deepEqual(told[1], [["default", "a", 1]]);

  hear([
    ["default", "a", 4],
    ["default", "c", 12],
    ["none", "a", 1],
  ]);
  assert.match(one.take("a", 0).RateLimit!, /r=2;/);
  assert.match(other.take("a", 0).RateLimit!, /r=7;/);
  assert.throws(() => one.take("c"), { code: "rate_limited" });
  t.mock.timers.tick(20);
  assert.equal(told.length, 2, "what was heard is not told again");
});

test("the keys of an organisation may together do ten times what one may, and one that is refused uses up nothing of that", () => {
  const limits = new KeyLimits({ ratePerSecond: 3, burst: 5, name: "chat" }, () => 0);
  const take = (org: string, key: string) => outcome(() => limits.take(org, key, 5));
  assert.equal(take("a", "0").RateLimit, '"chat";r=0;t=2');
  for (let time = 0; time < 20; time++)
    assert.match(take("a", "0").says!, /^the key may send 3 .* 5 at once$/);
  for (let key = 1; key < 10; key++) assert.equal(take("a", String(key)).says, undefined, String(key));
  const refused = take("a", "10");
  assert.equal(refused.says, "an organisation's keys may together send 30 requests a second, 50 at once");
  assert.equal(refused["RateLimit-Policy"], '"chat-org";q=50;w=2');
  assert.equal(take("b", "0").says, undefined);
  const unnamed = new KeyLimits({ ratePerSecond: 1, burst: 0 }, () => 0);
  assert.match(outcome(() => unnamed.take("a", "0", 1))["RateLimit-Policy"]!, /^"default";/);
});

test("a thousand requests of one network may be refused at once, fifty more each second, and another goes on", () => {
  let now = 0;
  const senders = new Senders(() => now);
  const check = (address: string) => {
    senders.at(address).check();
    return {};
  };
  const says = (address: string) => outcome(() => check(address)).says;
  senders.at("2001:db8::1").refused(999);
  assert.equal(says("2001:db8::2"), undefined);
  senders.at("2001:db8::2").refused(1);
  assert.match(says("2001:db8::3")!, /^too many requests from this address/);
  assert.equal(says("2001:db8:0:1::1"), undefined);
  senders.at("2001:db8::4").refused(50);
  now = 1_019;
  assert.notEqual(says("2001:db8::1"), undefined);
  now = 1_021;
  assert.equal(says("2001:db8::1"), undefined);
  senders.at("2001:db8::1").refused(1);
  senders.at("2001:db8::1").refused(-1);
  assert.equal(says("2001:db8::1"), undefined);
});
