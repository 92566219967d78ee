import type { GeoLocation } from "../../contract/common.ts";
import type { OrgHost } from "../../discovery/org/org.ts";
import type { ListingHit } from "../../discovery/places.ts";
import { isSameLanguage, mainLanguage } from "../../languages/compare.ts";
import { pleas } from "../../languages/desk-phrases.ts";
import type { Emergency } from "../../languages/purposes.ts";
import { chatListingOf } from "../chat-records.ts";
import { canWait } from "../understanding/emergencies.ts";
import { toldOfHouse } from "./about-house.ts";
import { callAction, reachDesk } from "./desk.ts";
import {
  type EmergencyNumbers,
  emergencyNumbersOf,
  type Helplines,
  helplinesOf,
} from "./emergency-numbers.ts";
import { FAR_METRES } from "./find-places.ts";
import { readProfile } from "./knowledge.ts";
import { readPlacesFor } from "./readers-kinds.ts";
import { remarkContext, remarksOn } from "./remarks.ts";
import { countryOf } from "./town.ts";
import type { Said, Told, TurnContext } from "./turn.ts";
import { searchNearest } from "./where-to-look.ts";

/** Works from most mobile phones, wherever they are (GSM standard, 3GPP TS 22.101). */
const FROM_MOBILES = "112";

/** Whom an emergency is for; the others may be for any. */
const SERVICES: Partial<Record<Emergency, keyof EmergencyNumbers>> = {
  medical: "ambulance",
  self_harm: "ambulance",
  fire: "fire",
  police: "police",
  missing: "police",
};

/** Kinds of places that help, the best first. */
const HELPERS: Partial<Record<Emergency, readonly string[]>> = {
  medical: ["hospital", "pharmacy"],
  doctor: ["pharmacy", "hospital"],
  loss: ["police"],
  police_later: ["police"],
};

/** Whom to call where it can wait, of an emergency that may turn out so too. */
const LINES: Partial<Record<Emergency, readonly (keyof Helplines)[]>> = {
  medical: ["doctor"],
  doctor: ["doctor"],
  loss: ["police"],
  police_later: ["police"],
  urgent: ["doctor", "police"],
  number: ["doctor", "police"],
};

/** Says whom to call, first and plainly, what to do until help comes, how to reach the desk, and who is near that can help. */
export async function tellEmergency(context: TurnContext): Promise<Told> {
  const { voice, understanding } = context;
  const { emergency = "urgent", isHelpCalled } = understanding;
  const { desk } = voice.phrases;
  const { sentence, actions } = reachDesk(context);
  const { whom, numbers } = whomToCall(context, emergency);
  const calls = numbers.map((number) => callAction(desk.actions.call(number), number));
  const isForVet = "vet" in understanding.saidAs;
  const lines = isForVet ? [] : linesFor(context, emergency);
  if (emergency === "number") {
    const [only, ...others] = emergencyNumbersOf(countryHere(context)) ? numbers : [];
    const here = only !== undefined && others.length === 0 ? desk.numberHere(only) : whom;
    const message = [here, ...lines.map(({ text }) => text), sentence].join(voice.between);
    return { said: { message, actions: [...calls, ...actions] }, state: {} };
  }
  const advice = desk.emergency[emergency];
  const before = context.state.understanding?.emergency;
  // Whoever was told what to do is told it again in short, with where help is to come to; whom to call only until it was called.
  if (before !== undefined && (before === emergency || isHelpCalled) && !canWait(emergency)) {
    const toldFirst = isHelpCalled ? [advice] : [whom, advice, ...inEnglish(context, emergency)];
    const message = [...toldFirst, ...toldOfHouse(context, "address"), desk.passOn, sentence].join(
      voice.between,
    );
    return { said: { message, actions: [...(isHelpCalled ? [] : calls), ...actions] }, state: {} };
  }
  const near = await nearestOf(isForVet ? ["vet"] : (HELPERS[emergency] ?? []), context);
  const waits = canWait(emergency);
  const first = waits ? [] : emergency === "self_harm" ? [advice, whom] : [whom, advice];
  const isOfAnimal =
    isForVet ||
    ((emergency === "medical" || emergency === "doctor") && understanding.matters.includes("pets"));
  const later = [
    ...lines.map(({ text }) => text),
    ...(waits && !isForVet ? [advice] : []),
    ...(isOfAnimal ? [desk.animal] : []),
  ];
  const said = [...first, ...later, sentence];
  const callLines = lines.map(({ number }) => callAction(desk.actions.call(number), number));
  return {
    said: {
      // How the desk is reached may end in an address, which takes no full stop.
      message: [said.join(voice.between), ...(near ? [near.sentence] : [])].join("\n"),
      actions: [...(waits ? callLines : calls), ...actions],
      ...(near && { toolUsed: true, listings: [chatListingOf(near.hit)] }),
    },
    // "Is that police station open?"
    state: near ? { shown: [near.hit.id], spokenOf: near.hit.id } : {},
  };
}

/** What can be said to who answers the telephone, for those who do not speak the language of the country. */
function inEnglish(context: TurnContext, emergency: Emergency): string[] {
  const { language, phrases } = context.voice;
  const plea = pleas.of[emergency];
  const spoken = [pleas.language, mainLanguage(countryHere(context) ?? "")];
  const isSpoken = spoken.some((one) => isSameLanguage(one, language));
  return isSpoken || plea === undefined ? [] : [phrases.desk.inEnglish(plea)];
}

/** An answer to what may be an emergency though it was taken for something less: with whom to call, before a list and else at its end. */
export function warn(context: TurnContext, said: Said): Said {
  const { voice, understanding } = context;
  if (!understanding.inDanger) return said;
  const warning = [voice.phrases.desk.inDanger, whomToCall(context, "urgent").whom].join(voice.between);
  const isList = (said.listings?.length ?? 0) > 0 || Boolean(said.itinerary);
  const lines =
    isList && understanding.intent !== "emergency" ? [warning, said.message] : [said.message, warning];
  return { ...said, message: lines.join("\n") };
}

function whomToCall(context: TurnContext, emergency: Emergency): { whom: string; numbers: string[] } {
  const { desk } = context.voice.phrases;
  const known = emergencyNumbersOf(countryHere(context));
  if (!known) return { whom: desk.callUnknown, numbers: [FROM_MOBILES] };
  const service = SERVICES[emergency];
  const { police, ambulance, fire } = known;
  const numbers = service ? [known[service]] : [...new Set([police, ambulance, fire])];
  const whom = numbers.length === 1 ? desk.call(numbers[0]!) : desk.callAny(police, ambulance, fire);
  return { whom, numbers };
}

function linesFor(context: TurnContext, emergency: Emergency): { text: string; number: string }[] {
  const { lines } = context.voice.phrases.desk;
  const known = helplinesOf(countryHere(context));
  return (LINES[emergency] ?? []).flatMap((line) => {
    const number = known[line];
    return number === undefined ? [] : [{ text: lines[line](number), number }];
  });
}

/** The country that who asks is in: by their position, else the host's, else the only one that the organisation has hosts in. */
function countryHere({ sight, asker }: TurnContext): string | undefined {
  const { host, org } = sight;
  const hosts = host ? [host] : [...org.hosts.values()];
  const points = asker.latlng ? [asker.latlng] : hosts.map(positionOf);
  const countries = new Set(points.map((point) => point && countryOf(point)));
  return countries.size === 1 ? [...countries][0] : undefined;
}

function positionOf(host: OrgHost): GeoLocation | undefined {
  const { lat, lng } = readProfile(host).primaryLocation?.geoLocation ?? {};
  return host.geoLocation ?? (lat === undefined || lng === undefined ? undefined : [lat, lng]);
}

async function nearestOf(
  kinds: readonly string[],
  context: TurnContext,
): Promise<{ sentence: string; hit: ListingHit } | undefined> {
  const { voice } = context;
  for (const kind of kinds) {
    const { sight, rows } = await searchNearest(context, kind, { radius: FAR_METRES });
    const [hit] = await readPlacesFor(voice, sight, rows);
    if (!hit) continue;
    const remarks = remarksOn(hit, rows[0]!, voice, remarkContext(context));
    return { sentence: voice.phrases.nearest(`${hit.name ?? hit.id}${voice.remarks(remarks)}`), hit };
  }
  return undefined;
}
