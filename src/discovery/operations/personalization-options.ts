import { createLocaliser, type Localiser } from "../../content/localise.ts";
import type { PersonalizationAnswer } from "../../contract/answers.ts";
import { timesOfDay, timesOfYear, tripTypes, userCategories, weatherTypes } from "../../contract/common.ts";
import type { LanguageMap } from "../../contract/localised.ts";
import type { PersonalizationRequest } from "../../contract/parameters.ts";
import { DEFAULT_LANGUAGE, primaryLanguage } from "../../languages/compare.ts";
import type { OptionNames } from "../../languages/language.ts";
import { languages } from "../../languages/registry.ts";
import { findHost } from "../match/sight.ts";
import type { Org } from "../org/org.ts";
import type { Answer } from "../present.ts";

/** What a traveller may be asked for, with the organisation's interest vocabulary (GET getPersonalizationOptions). */
export function personalizationOptions(org: Org, { profileId, lang }: PersonalizationRequest): Answer {
  const host = findHost(org, profileId);
  const localiser = createLocaliser({
    asked: lang,
    hostDefault: host?.defaultLanguageCode,
    orgDefault: org.defaultLanguage,
  });
  const used = new Set<string>();
  const named = (id: string, names: LanguageMap<string>) => ({
    id,
    name: nameOf(localiser, names, id, used),
  });
  const codes = lang === undefined ? org.languageCodes : [lang, ...org.languageCodes];
  const own = (ids: readonly (keyof OptionNames)[]) => ids.map((id) => named(id, ownNames(id, codes)));
  const answer: PersonalizationAnswer = {
    userCategories: userCategories.map((id) =>
      named(id, ownNames(id === "business" ? "colleagues" : id, codes)),
    ),
    tripTypes: own(tripTypes),
    userInterests: org.interests.map(({ id, name = {}, travellerTypes = [] }) => ({
      ...named(id, name),
      travellerTypes,
    })),
    timeOfDay: own(timesOfDay),
    timeOfYear: own(timesOfYear),
    weatherType: own(weatherTypes),
  };
  return { body: Buffer.from(JSON.stringify(answer), "utf8"), languages: [...used].sort() };
}

/** The service's own words in the organisation's languages; English for those that it has no words in. */
function ownNames(id: keyof OptionNames, codes: readonly string[]): LanguageMap<string> {
  const entries = codes.flatMap((code) => {
    const language = languages[primaryLanguage(code)];
    return language ? [[code, language.options[id]] as const] : [];
  });
  return entries.length > 0
    ? Object.fromEntries(entries)
    : { [DEFAULT_LANGUAGE]: languages[primaryLanguage(DEFAULT_LANGUAGE)]!.options[id] };
}

function nameOf(
  localiser: Localiser,
  names: LanguageMap<string>,
  id: string,
  used: Set<string>,
): string | LanguageMap<string> {
  if (localiser.language === undefined) return localiser.fill(names);
  const found = localiser.pick(names);
  if (found) used.add(found.language);
  return found?.value ?? id;
}
