import { parseArgs } from "node:util";
import type { ChatAnswer } from "../../../src/contract/chat-answer.ts";
import type { ChatRequest } from "../../../src/contract/chat-request.ts";
import { faultLine } from "../../../src/sources/import-faults.ts";
import { importNdjson } from "../../../src/sources/import-records.ts";
import { fileOfRecords } from "../../../test/support/sources/files.ts";
import { openConcierge } from "../../concierge-speed/sample-concierge.ts";
import { Random } from "../../generator/random.ts";
import { type Part, SAID_AT } from "../judged.ts";
import { drawGoals, type Goal, messagesWithoutList, satisfies } from "./goals.ts";
import { type Place, PROFILE_ID, readCatalogue, recordsOf } from "./records.ts";
import type { Domain } from "./templates.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: "string", default: "report" },
    goals: { type: "string", default: "464" },
    seed: { type: "string", default: "1" },
    errors: { type: "boolean", default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error("which folder? npm run bench:goals -- multiwoz/db");
if (options.part !== "tune" && options.part !== "report")
  throw new Error(`--part is tune or report, not ${JSON.stringify(options.part)}`);
if (options.errors && options.part !== "tune")
  throw new Error("errors are shown of the part to tune on only: --part tune --errors");
const part: Part = options.part;

const places = readCatalogue(folder);
const byId = new Map(places.map((place) => [place.id, place]));
const concierge = await openConcierge(SAID_AT, "goals", PROFILE_ID, async (store) => {
  const given = { id: "goals", name: "Goals", languageCodes: ["en-GB"], createdAt: SAID_AT };
  await store.organisations.create(given);
  const { faults } = await importNdjson({
    store,
    orgId: given.id,
    files: [fileOfRecords(recordsOf(places))],
  });
  if (faults.length > 0) throw new Error(`faults in the records, the first: ${faultLine(faults[0]!)}`);
});
const right: Record<Domain, { right: number; all: number }> = {
  restaurant: { right: 0, all: 0 },
  attraction: { right: 0, all: 0 },
  hotel: { right: 0, all: 0 },
};
for (const goal of drawGoals(places, part, Number(options.goals), new Random(Number(options.seed)))) {
  const answer = await lastAnswer(goal.say);
  const first = byId.get(answer.listings[0]?.id ?? "");
  const count = right[goal.domain];
  count.all++;
  if (satisfies(first, goal)) count.right++;
  else if (options.errors) printError(goal, first, answer);
}
let lists = 0;
const unlisted = messagesWithoutList(part);
for (const message of unlisted) lists += Number((await lastAnswer([message])).listings.length > 0);
await concierge.close();

const total = Object.values(right).reduce((sum, one) => ({
  right: sum.right + one.right,
  all: sum.all + one.all,
}));
for (const [domain, count] of [...Object.entries(right), ["all", total] as const])
  console.log(
    `${domain.padEnd(12)}${(count.right / count.all).toFixed(3)}  (${count.right} of ${count.all} goals)`,
  );
console.log(`lists where none is expected: ${lists} of ${unlisted.length}`);

async function lastAnswer(say: readonly string[]): Promise<ChatAnswer> {
  let state: unknown;
  let answer: ChatAnswer | undefined;
  for (const message of say) {
    const asked = { action: "chat", tripType: "both", userInterests: [], explain: true };
    const request = { ...asked, message, profileId: PROFILE_ID } as Partial<ChatRequest> as ChatRequest;
    const turn = await concierge.answerer.answer({ orgId: concierge.orgId }, request, {
      ...{ state, exchanges: [], outline: undefined, nowMs: SAID_AT },
      signal: new AbortController().signal,
      onPiece: () => {},
    });
    ({ state } = turn);
    ({ answer } = turn);
  }
  return answer!;
}

function printError({ domain, wishes, say }: Goal, first: Place | undefined, answer: ChatAnswer): void {
  const { language: _, ...understood } = answer.understanding ?? {};
  console.log(`${domain} ${JSON.stringify(wishes)}\n    ${say.join(" | ")}`);
  console.log(`    first: ${first ? JSON.stringify({ name: first.name, ...first.wishes }) : answer.message}`);
  console.log(`    ${JSON.stringify(understood, (_, value) => (isEmpty(value) ? undefined : value))}`);
}

function isEmpty(value: unknown): boolean {
  return value === "" || (Array.isArray(value) && value.length === 0);
}
