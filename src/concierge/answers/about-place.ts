import type { ListingHit, Outlook } from "../../discovery/org-reader.ts";
import { foldLabel } from "../../search/columns/labels.ts";
import { chatGuideOf, chatListingOf } from "../chat-records.ts";
import type { ConversationState } from "./conversation-state.ts";
import { attributeOf } from "./place-attributes.ts";
import { remarksOnPlace } from "./remark-context.ts";
import { capitalised, remarksOn } from "./remarks.ts";
import { actionsOf, planSuggestion, type Suggestion, starters } from "./suggestions.ts";
import type { Said, TurnContext } from "./turn-context.ts";

/** Places of a guide that are shown with it. */
const LISTINGS_OF_GUIDE = 6;

type Told = { said: Said; state: Partial<ConversationState> };

/** Answers a question about one place: the named one, the chosen one of the last answer, or the one spoken of. */
export async function tellAboutPlace(context: TurnContext): Promise<Told> {
  const { understanding, voice, reader } = context;
  const { place } = understanding;
  if (place?.kind === "guide") return tellAboutGuide(context, place.id);
  const id = place?.id ?? chosen(context) ?? (await searched(context));
  const row = id === undefined ? undefined : reader.view.catalogue.tables.listing.rowOfId.get(id);
  if (row === undefined) return unknown(context);
  const outlook = outlookOf(context);
  if (!outlook.sees(row)) return unknown(context);
  const [hit] = await reader.listingHits(outlook, [row]);
  if (!hit) return unknown(context);
  const sentences = sentencesOn(context, hit, row);
  return {
    said: {
      message: sentences.join(voice.between),
      toolUsed: true,
      listings: [chatListingOf(hit)],
      actions: actionsOf(suggestionsFor(context, hit), voice.phrases),
    },
    // What was shown stays what it was: "and the third one?"
    state: { understanding, spokenOf: id, shown: context.state.shown },
  };
}

function chosen({ understanding: { choice, place, unknownPlace }, state }: TurnContext): string | undefined {
  // What has a name that nobody here knows is not the place that was spoken of.
  if (unknownPlace !== undefined) return undefined;
  if (choice !== undefined) return state.shown.at(choice < 0 ? choice : choice - 1);
  return place ? undefined : state.spokenOf;
}

/**
 * In an organisation whose names are too many to be known by heart, the best match of the words that nothing else explains; it
 * has to have all of them in its name, so that one place is not told of for another.
 */
async function searched({ reader, scope, asker, understanding }: TurnContext): Promise<string | undefined> {
  const { freeText } = understanding;
  if (freeText === "") return undefined;
  const { profileId, lang } = asker;
  const selection = await reader.listings(scope, { profileId, lang, searchQuery: freeText, limit: 1 });
  const [hit] = await reader.listingHits(selection, selection.rows);
  const name = foldLabel(hit?.name ?? "");
  return foldLabel(freeText)
    .split(" ")
    .every((word) => name.includes(word))
    ? hit?.id
    : undefined;
}

/** How the asker sees any place, wherever it lies. */
function outlookOf({ reader, scope, asker }: TurnContext): Outlook {
  const { profileId, lang, latlng } = asker;
  return reader.outlook(scope, { profileId, lang, latlng });
}

function sentencesOn(context: TurnContext, hit: ListingHit, row: number): string[] {
  const { voice, understanding } = context;
  const { phrases } = voice;
  const name = hit.name ?? hit.id;
  const asked = understanding.asked.map((attribute) => attributeOf(context, attribute, hit, row));
  if (asked.length > 0)
    return [phrases.aboutIt(name, asked.map((text) => text ?? phrases.notKnown).join(voice.between))];
  const said = hit.category ? [phrases.isA(name, hit.category)] : [phrases.sentence(name)];
  const about = hit.summary ?? hit.tagline;
  if (about) said.push(about);
  const remarks = remarksOn(hit, row, voice, remarksOnPlace(context));
  if (remarks.length > 0) said.push(phrases.sentence(capitalised(voice.joined(remarks), voice.language)));
  if (hit.address) said.push(phrases.address(hit.address));
  return said;
}

function suggestionsFor(
  context: TurnContext,
  { name, websiteUrl, tableBooking, providerMapsUrl }: ListingHit,
): Suggestion[] {
  const isLink = (url: string | undefined) => url !== undefined && /^https?:/.test(url);
  const website = [tableBooking?.url, websiteUrl].find(isLink);
  return [
    ...(website ? [{ id: "website" as const, url: website }] : []),
    ...(isLink(providerMapsUrl) ? [{ id: "map" as const, url: providerMapsUrl! }] : []),
    ...(name ? [{ id: "eatNear" as const, name }] : []),
    planSuggestion(context),
  ];
}

async function tellAboutGuide(context: TurnContext, id: string): Promise<Told> {
  const { reader, voice, understanding } = context;
  const row = reader.view.catalogue.tables.guide.rowOfId.get(id);
  if (row === undefined) return unknown(context);
  const outlook = outlookOf(context);
  const [hit] = await reader.guideHits(outlook.frame, [row]);
  const rows = reader.view.catalogue.guideListings.of(row).filter(outlook.sees).slice(0, LISTINGS_OF_GUIDE);
  const listings = await reader.listingHits(outlook, rows);
  const about = hit?.introText ?? hit?.description;
  return {
    said: {
      message: [voice.phrases.sentence(hit?.name ?? id), about ?? ""].join(voice.between).trim(),
      toolUsed: true,
      guides: hit ? [chatGuideOf(hit)] : [],
      listings: listings.map(chatListingOf),
      actions: actionsOf([planSuggestion(context)], voice.phrases),
    },
    state: { understanding, shown: listings.map(({ id: listing }) => listing), spokenOf: listings[0]?.id },
  };
}

function unknown(context: TurnContext): Told {
  const { voice, state, understanding } = context;
  const { phrases } = voice;
  const isAnaphor = understanding.place === undefined && understanding.freeText === "";
  return {
    said: {
      message: isAnaphor ? phrases.whichOne : [phrases.unknownPlace, phrases.canHelp].join(voice.between),
      toolUsed: !isAnaphor,
      actions: starters(context),
    },
    // The next question is not about the place before either.
    state: { shown: state.shown, spokenOf: isAnaphor ? state.spokenOf : undefined },
  };
}
