import type { Emergency } from "../../languages/purposes.ts";
import type { Frame } from "./frame.ts";
import type { Alarm } from "./gate.ts";
import type { Reading } from "./reading.ts";
import type { Holds } from "./signs.ts";
import type { Said } from "./slots.ts";
import type { State, Understanding } from "./understanding.ts";

/** What is gravest first: who wants to die is spoken to as such, whatever else is said. */
const GRAVEST: readonly Emergency[] = ["self_harm", "medical", "fire", "missing", "police"];
/** What can wait, where nothing graver is said. */
const LATER: readonly Emergency[] = ["doctor", "loss", "embassy", "police_later", "number"];
/** Where it can wait, what it calls for instead. */
const CALM: Partial<Record<Emergency | "theft", Emergency>> = {
  medical: "doctor",
  police: "police_later",
  theft: "loss",
};

type Heard = Emergency | "weary" | "edge" | "theft" | "calm" | "none";

/** Whether no number of an emergency is told first. */
export function canWait(emergency: Emergency): boolean {
  return LATER.includes(emergency);
}

/** Whether nothing has happened: which embassy or number there is, is only asked. */
export function isOnlyAsked(emergency: Emergency | undefined): boolean {
  return emergency === "embassy" || emergency === "number";
}

/** What an emergency is of by the words of a message, the gravest of them; undefined: they do not say. */
export function emergencySaid(reading: Reading, isCalm = false): Emergency | undefined {
  const heard = reading.purposesOf("emergency") as Heard[];
  if (heard.includes("weary") && heard.includes("edge")) return "self_harm";
  const isOver = reading.purposesOf("purpose").includes("past");
  const said: readonly string[] =
    isCalm || heard.includes("calm")
      ? heard.filter((one) => one !== "urgent").map((one) => CALM[one as Emergency] ?? one)
      : heard.map((one) => (one === "theft" || (one === "police" && isOver) ? CALM[one]! : one));
  // "Help, I cannot find my passport!"
  const isLost = heard.includes("loss") && !heard.includes("theft");
  const cries: readonly Emergency[] = isLost ? ["loss", "urgent"] : ["urgent"];
  return [...GRAVEST, ...cries, ...LATER].find((one) => said.includes(one));
}

/** What an emergency is of: by its words, else what was spoken of before, else as the gate hears it (`alarm`). */
function findEmergency(
  message: Said,
  holds: Holds,
  alarm: Alarm | undefined,
  previous: Understanding | undefined,
): Emergency {
  const { reading } = message;
  const before = previous?.emergency;
  const isDenied = holds("emergency.none") || holds("emergency.calm");
  const isAsked = message.turn.act === "ask" || holds("act.ask") || holds("act.where") || holds("question");
  // "Which hospital is it?", after whom to call was told: asked without haste.
  const isQuestion = before !== undefined && isAsked && !isHelpCalled(holds, previous);
  const less = before && CALM[before];
  const isSure = holds("surely.emergency");
  const isCalm = isQuestion && (alarm === less || (!isSure && emergencySaid(reading) !== undefined));
  // A vet is asked for for no person.
  const heard = emergencySaid(reading, isCalm || holds("concept.vet"));
  const isNumberAsked = holds("emergency.number") && (heard === "number" || heard === "urgent");
  if (isNumberAsked && before === undefined && !holds("harm_said")) return "number";
  // "He has collapsed, what is the number?"
  const said = heard === "number" ? undefined : heard;
  // Who tells more of what was told calls for no less: "she is awake, but dazed".
  const isLess = said !== undefined && said === less && !isCalm && !isDenied;
  if (said !== undefined && said !== "urgent") return isLess ? before! : said;
  if (isDenied && before !== undefined) return before === "medical" ? "doctor" : "loss";
  if (isCalm) return less ?? before;
  if (before !== undefined && before !== "urgent") return before;
  // Nobody is told to leave the building for a fire that no word bears out: it is asked about first.
  if (alarm === "fire" && !said && !holds("harm_said")) return "urgent";
  const isCalmer = (["emergency.calm", "nothing_beside_medicine", "concept.vet"] as const).some(holds);
  if (alarm !== undefined && !(said && canWait(alarm))) return isCalmer ? (CALM[alarm] ?? alarm) : alarm;
  return said ?? before ?? (holds("medicine_left") || holds("concept.vet") ? "doctor" : "urgent");
}

function isHelpCalled(holds: Holds, previous: Understanding | undefined): boolean {
  return holds("after_emergency") && (holds("emergency.called") || previous?.isHelpCalled === true);
}

/** The emergency that is told of, or goes on: who looks for places, asks of one or plans is in none any more. */
export function readEmergency(
  said: Said,
  frame: Frame,
  holds: Holds,
  alarm: Alarm | undefined,
  previous: Understanding | undefined,
): Pick<State, "emergency" | "isHelpCalled"> {
  const helpCalled = isHelpCalled(holds, previous) ? true : undefined;
  if (frame.name === "emergency")
    return { emergency: findEmergency(said, holds, alarm, previous), isHelpCalled: helpCalled };
  const goesOn = holds("after_emergency") && !holds("danger_over") && frame.kinds === undefined;
  return goesOn && frame.name !== "relief"
    ? { emergency: previous?.emergency, isHelpCalled: helpCalled }
    : { emergency: undefined, isHelpCalled: undefined };
}

/** Whether what is taken for something less may be an emergency. */
export function mayBeInDanger(
  { name }: Frame,
  { emergency }: Pick<Understanding, "emergency">,
  holds: Holds,
  previous: Understanding | undefined,
): boolean {
  const isDenied = holds("emergency.none");
  if (name === "emergency")
    return (
      emergency !== undefined &&
      !isOnlyAsked(emergency) &&
      canWait(emergency) &&
      !(isDenied && holds("after_emergency"))
    );
  if (isDenied || name === "relief" || holds("danger_over") || previous?.smallTalk === "relief") return false;
  return holds("maybe.danger") && !holds("help_called") && !holds("danger_denied");
}

/** A conversation in which an emergency is over. */
export function withoutEmergency(previous: Understanding): Understanding {
  return {
    ...previous,
    intent: "small_talk",
    smallTalk: "relief",
    emergency: undefined,
    isHelpCalled: undefined,
  };
}
