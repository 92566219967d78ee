import { atDate, atYear, parseDates, parseWeeks, parseYears } from "./parse-dates.ts";
import { atTime, parseTimes } from "./parse-times.ts";
import { atDay, parseDays } from "./parse-weekdays.ts";
import { hasDays, type Rule } from "./rule.ts";
import { TokenCursor } from "./token-cursor.ts";
import { tokensOf } from "./tokens.ts";

/**
 * The rules of an `opening_hours` value in their order.
 * @throws UnreadableValue where it cannot be read with certainty.
 */
export function parseRules(value: string): Rule[] {
  const cursor = new TokenCursor(tokensOf(value));
  const rules: Rule[] = [];
  let link: Rule["link"] = "normal";
  while (!cursor.done) {
    if (cursor.takeSign(";")) continue;
    rules.push(parseRule(cursor, link));
    if (cursor.takeSign(";")) link = "normal";
    else if (cursor.takeSign("||")) link = "fallback";
    // "Mo-Fr 9:00-17:00 Sa 9:00-12:00": a separator was left out, and the days are others.
    else if (cursor.takeSign(",") || (hasDays(rules.at(-1)!) && atSelector(cursor))) link = "additional";
    else if (!cursor.done) cursor.fail("expected the end of a rule");
    if (link === "additional" && !cursor.done && cursor.peekSign(";")) link = "normal";
  }
  if (rules.length === 0) cursor.fail("expected a rule");
  return rules;
}

function atSelector(cursor: TokenCursor): boolean {
  return atDay(cursor) || atDate(cursor) || atYear(cursor) || cursor.peekWord("week");
}

function parseRule(cursor: TokenCursor, link: Rule["link"]): Rule {
  const rule: Rule = { link, state: "open" };
  let said = parseSelectors(cursor, rule);
  if (atTime(cursor)) {
    rule.times = parseTimes(cursor);
    said = true;
    // "09:00-17:00 Mo-Fr": nothing but days may stand behind times.
    if (!hasDays(rule) && parseSelectors(cursor, rule) && atTime(cursor)) cursor.fail("expected a separator");
  }
  const state = parseState(cursor);
  if (state) rule.state = state;
  // "off 12:00-14:00"
  if (state && !rule.times && atTime(cursor)) rule.times = parseTimes(cursor);
  if (!said && !state) cursor.fail("expected days, times or a state");
  return rule;
}

/** Reads the selectors of days into the rule; whether there were any. */
function parseSelectors(cursor: TokenCursor, rule: Rule): boolean {
  let any = false;
  for (;;) {
    if (!rule.dates && atDate(cursor)) rule.dates = parseDates(cursor);
    else if (!rule.years && !rule.dates && atYear(cursor)) rule.years = parseYears(cursor);
    else if (!rule.weeks && cursor.peekWord("week")) rule.weeks = parseWeeks(cursor);
    else if (!rule.weekdays && !rule.holidays && atDay(cursor)) Object.assign(rule, parseDays(cursor));
    else return any;
    any = true;
    // "Apr-Sep: Mo-Fr", "Mo-Fr: 09:00"; and the comma of "Dec 24, Mo-Fr 09:00" is none of these.
    cursor.takeSign(":");
  }
}

/**
 * The state that follows days and times; undefined when none is said. A comment without "open" or "off" is a condition that nobody but
 * people can judge, so that what it stands at is uncertain.
 */
function parseState(cursor: TokenCursor): Rule["state"] | undefined {
  const word = cursor.take("word")?.word;
  if (word !== undefined && word !== "off" && word !== "open" && word !== "unknown") {
    cursor.fail("expected off, open or unknown");
  }
  const comment = cursor.take("comment");
  if (word === "off") return "closed";
  if (word === "unknown") return "uncertain";
  if (word === "open") return "open";
  return comment ? "uncertain" : undefined;
}
