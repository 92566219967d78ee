import type { Host } from "../../contract/host.ts";
import type { HouseMatter } from "../../contract/house-matters.ts";
import { reachDesk, tellDesk } from "./desk.ts";
import { readProfile } from "./knowledge.ts";
import type { Told, TurnContext } from "./turn.ts";

/** Answers what the house is asked about by what its host says of it; what the host does not say the desk knows. */
export function tellAboutHouse(context: TurnContext): Told {
  const { sight, voice, understanding } = context;
  const { host } = sight;
  const known = understanding.matters.flatMap((matter) =>
    ofProfile(context, host && readProfile(host), matter),
  );
  if (known.length === 0) return tellDesk(context, voice.phrases.desk.unknown);
  const message = [...new Set(known)].join(voice.between);
  return { said: { message, actions: reachDesk(context).actions }, state: {} };
}

/** What a profile has of a matter by itself. */
function ofProfile({ voice }: TurnContext, profile: Host | undefined, matter: string): string[] {
  const { phrases } = voice;
  const { primaryLocation, uiConfig, perks } = profile ?? {};
  const { address } = primaryLocation ?? {};
  const { phone } = uiConfig?.contact ?? {};
  switch (matter as HouseMatter) {
    case "address":
      return address ? [phrases.address(address)] : [];
    case "contact":
      return phone ? [phrases.phone(phone)] : [];
    case "perks":
      return (perks?.sections ?? []).map(phrases.sentence);
    default:
      return [];
  }
}
