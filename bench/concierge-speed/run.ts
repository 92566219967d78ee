import type { Answerer } from "../../src/concierge/answerer.ts";
import type { ChatRequest } from "../../src/contract/chat-request.ts";
import { percentile } from "../harness/measure.ts";
import { openSampleConcierge } from "./sample-concierge.ts";

/** A Wednesday afternoon in November. */
const NOW = Date.parse("2026-11-18T15:30:00+01:00");
const ROUNDS = 20;

const messages = [
  "Where can I get a good coffee nearby?",
  "Sushi tonight, not too expensive",
  "A museum for children on Sunday",
  "Tell me about Tivoli Gardens",
  "When is the Round Tower open?",
  "Restaurants near Nyhavn with outdoor seating",
  "Something with a view in Nørrebro",
  "Hvor kan jeg spise i aften?",
  "Gibt es ein vegetarisches Restaurant in der Nähe?",
  "Welche Museen haben am Montag geöffnet?",
  "Où peut-on bien manger ce soir ?",
  "¿Qué podemos hacer con niños mañana?",
  "Dove posso bere un buon caffè?",
  "Onde há um parque aqui perto?",
  "Waar kan ik vanavond goedkoop eten?",
  "近くのカフェを教えてください",
  "附近有什么好吃的？",
  "Hello!",
  "What will the weather be like?",
];

const DEFAULTS = { action: "chat", tripType: "both", userInterests: [], explain: false } as const;
const NEVER = new AbortController().signal;

const concierge = await openSampleConcierge(NOW);
const asked = { ...concierge, nowMs: NOW };
const started = process.cpuUsage();
await measureAnswers(asked, [{ message: messages[0] }], 0);
const { user, system } = process.cpuUsage(started);
console.log(
  `Sample destination, no language model. First message of the process, ms CPU: ${Math.round((user + system) / 1_000)}`,
);
console.log(
  "ms".padEnd(28) +
    ["p50", "p95", "most"]
      .map((name) => name.padStart(9))
      .join("")
      .repeat(2),
);
console.log("".padEnd(28) + "wall".padStart(9) + "CPU".padStart(27));
const answers = messages.map((message) => ({ message }));
print("first answer", await measureAnswers(asked, answers, ROUNDS));
for (const durationDays of [1, 3, 7]) {
  const plan = { action: "createItinerary", durationDays } as const;
  print(`plan of ${durationDays} days`, await measureAnswers(asked, [plan], ROUNDS));
}
await concierge.close();

function print(name: string, { wall, cpu }: Timings): void {
  const cells = [wall, cpu].flatMap((values) => {
    const sorted = values.toSorted((a, b) => a - b);
    return [0.5, 0.95, 1].map((share) => percentile(sorted, share));
  });
  console.log(name.padEnd(28) + cells.map((value) => value.toFixed(1).padStart(9)).join(""));
}

/** Milliseconds that each of several calls took. */
interface Timings {
  wall: number[];
  /** Of the whole process, so that collecting garbage counts too; the counter's steps are coarse where calls are short. */
  cpu: number[];
}

interface Asked {
  answerer: Answerer;
  orgId: string;
  profileId: string;
  nowMs: number;
}

/** Asks each request as the first of a conversation, `rounds` times over; a first round that nobody times warms up. */
async function measureAnswers(
  { answerer, orgId, profileId, nowMs }: Asked,
  requests: readonly Partial<ChatRequest>[],
  rounds: number,
): Promise<Timings> {
  const timings: Timings = { wall: [], cpu: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const request of requests) {
      const before = process.cpuUsage();
      const started = performance.now();
      await answerer.answer({ orgId }, { ...DEFAULTS, profileId, ...request } as ChatRequest, {
        state: undefined,
        exchanges: [],
        outline: undefined,
        nowMs,
        signal: NEVER,
      });
      const wall = performance.now() - started;
      const { user, system } = process.cpuUsage(before);
      if (round === 0) continue;
      timings.wall.push(wall);
      timings.cpu.push((user + system) / 1_000);
    }
  }
  return timings;
}
