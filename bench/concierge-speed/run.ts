import { percentile } from "../harness/measure.ts";
import { measureAnswers, type Timings } from "./measure-answers.ts";
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
