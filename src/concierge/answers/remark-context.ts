import { createLocaliser } from "../../content/localise.ts";
import type { Test } from "../../search/columns/match.ts";
import { fitsOf } from "../../search/ranking/personal.ts";
import type { RemarkContext } from "./remarks.ts";
import type { TurnContext } from "./turn-context.ts";

/** What remarks may refer to, of a turn. */
export function remarkContext(context: TurnContext): RemarkContext {
  const { reader, host, asker, understanding } = context;
  const { view, nowMs } = reader;
  const { categories, openAt } = understanding;
  const { userCategories } = view.catalogue.tables.listing;
  const withChildren = (understanding.userCategory ?? asker.userCategory) === "family";
  const family = withChildren ? view.catalogue.labels.mask(["family"]) : undefined;
  return {
    view,
    host,
    nowMs,
    openAt,
    interests: interestsOf(context),
    forChildren: family && ((row) => userCategories.some(row, family)),
    tellsKind: categories.length === 0,
  };
}

/** The same for a question about one place: a time that an earlier message asked for is not this question's. */
export function remarksOnPlace(context: TurnContext): RemarkContext {
  const { understanding, state } = context;
  const asked = JSON.stringify(understanding.openAt) !== JSON.stringify(state.understanding?.openAt);
  return {
    ...remarkContext(context),
    openAt: asked ? understanding.openAt : undefined,
    // What it is stands before.
    tellsKind: false,
  };
}

function interestsOf({ reader, asker, voice, understanding }: TurnContext): RemarkContext["interests"] {
  const { view } = reader;
  const wanted = [...understanding.interests, ...asker.userInterests.map(({ id }) => id)];
  const localiser = createLocaliser({ asked: voice.language, orgDefault: view.defaultLanguage });
  return [...new Set(wanted)].flatMap((id) => {
    const interest = view.interests.find((one) => one.id.toLowerCase() === id.toLowerCase());
    if (!interest) return [];
    const words = [interest.id, ...Object.values(interest.name ?? {})];
    const { interest: fit } = fitsOf(view.catalogue, "listing", {
      tripType: "both",
      interests: [{ id, weight: 1, words }],
    });
    const matches: Test = (row) => fit!(row) > 0;
    return [{ name: localiser.pick(interest.name ?? {})?.value ?? interest.id, matches }];
  });
}
