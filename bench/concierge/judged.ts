import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";
import { saidSlots } from "../../src/contract/said-slots.ts";

/** Half of the set is for tuning; of the other half nothing but scores is looked at. */
export type Part = "tune" | "report";

/** One conversation of the judged set, three to six messages or a single one: what is said, the intent, the slots. */
const conversation = z.strictObject({
  organisation: z.enum(["copenhagen", "marelle"]),
  turns: z
    .array(z.strictObject({ say: z.string(), intent: z.string(), slots: saidSlots.default({}) }))
    .min(1),
});
export type OrganisationName = z.infer<typeof conversation>["organisation"];

/** The moment at which everything is said: a Wednesday, half past three in the afternoon in Copenhagen and in Marelle. */
export const SAID_AT = Date.parse("2026-11-18T15:30:00+01:00");
export const TIME_ZONE = "Europe/Copenhagen";

/**
 * The conversations of a half of the judged set: what travellers write, and what has to be understood, written before anything was
 * tuned on it. A language has a file of JSON Lines in each half, one conversation a line.
 */
export function readConversations(part: Part): (z.infer<typeof conversation> & { language: string })[] {
  const folder = new URL(`judged/${part}/`, import.meta.url);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => ({ ...conversation.parse(JSON.parse(line)), language: basename(file, ".jsonl") })),
  );
}
