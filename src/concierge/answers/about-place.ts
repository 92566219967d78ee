import type { ListingHit, Outlook } from "../../discovery/org-reader.ts";
import { chatGuideOf, chatListingOf } from "../chat-records.ts";
import { conceptOf } from "../understanding/concepts.ts";
import { sayingConcept } from "./conditions.ts";
import type { ConversationState } from "./conversation-state.ts";
import { hoursRemark, remarksOn } from "./remarks.ts";
import { actionsOf, type Suggestion } from "./suggestions.ts";
import { remarkContext } from "./tell-places.ts";
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
      actions: actionsOf(suggestionsFor(hit), voice.phrases),
    },
    // What was shown stays what it was: "and the third one?"
    state: { understanding, spokenOf: id, shown: context.state.shown },
  };
}

function chosen({ understanding: { choice, place }, state }: TurnContext): string | undefined {
  if (choice !== undefined) return state.shown.at(choice < 0 ? choice : choice - 1);
  return place ? undefined : state.spokenOf;
}

/** In an organisation whose names are too many to be known by heart, and for what is almost a name: the best match of the words. */
async function searched({ reader, scope, asker, understanding }: TurnContext): Promise<string | undefined> {
  const { freeText } = understanding;
  if (freeText === "") return undefined;
  const { rows } = await reader.listings(scope, {
    profileId: asker.profileId,
    lang: asker.lang,
    searchQuery: freeText,
    limit: 1,
  });
  return rows[0] === undefined ? undefined : reader.view.catalogue.tables.listing.ids[rows[0]];
}

/** How the asker sees any place, wherever it lies. */
function outlookOf({ reader, scope, asker }: TurnContext): Outlook {
  const { profileId, lang, latlng } = asker;
  return reader.outlook(scope, { profileId, lang, latlng });
}

function sentencesOn(context: TurnContext, hit: ListingHit, row: number): string[] {
  const { voice, understanding } = context;
  const { phrases } = voice;
  const remarks = remarkContext(context);
  const name = hit.name ?? hit.id;
  const asked = understanding.asked.map((attribute) => attributeOf(context, attribute, hit, row));
  if (asked.length > 0)
    return [`${name}: ${asked.map((text) => text ?? phrases.notKnown).join(voice.between)}`];
  const said = hit.category ? [phrases.isA(name, hit.category)] : [`${name}.`];
  if (hit.summary) said.push(hit.summary);
  const hints = remarksOn(hit, row, voice, remarks);
  if (hints.length > 0) said.push(`${capitalised(hints.join(", "))}.`);
  if (hit.address) said.push(phrases.address(hit.address));
  return said;
}

/** What is known of an attribute that was asked about; undefined when nothing is. */
function attributeOf(
  context: TurnContext,
  attribute: string,
  hit: ListingHit,
  row: number,
): string | undefined {
  const { voice, reader, words } = context;
  const { phrases } = voice;
  switch (attribute) {
    case "hours": {
      const remark = hoursRemark(hit, row, voice, remarkContext(context));
      const week = hit.openingHours?.weekday_text;
      if (remark === undefined && !week) return `${capitalised(phrases.hoursUnknown)}.`;
      return [remark && `${capitalised(remark)}.`, week?.join("; ")].filter(Boolean).join(voice.between);
    }
    case "address":
    case "postcode":
    case "directions":
    case "area":
      return hit.address && phrases.address(hit.address);
    case "phone":
      return hit.phoneNumber && phrases.phone(hit.phoneNumber);
    case "website":
      return hit.websiteUrl && phrases.website(hit.websiteUrl);
    case "booking": {
      const address = hit.tableBooking?.url ?? hit.websiteUrl;
      return address ? phrases.website(address) : hit.phoneNumber && phrases.phone(hit.phoneNumber);
    }
    case "price":
      return hit.priceLevelText && `${hit.priceLevelText}.`;
    case "rating":
      return hit.providerRating === undefined
        ? undefined
        : `${capitalised(phrases.rated(voice.number(hit.providerRating)))}.`;
    case "distance":
      return hit.geoDistance === undefined
        ? undefined
        : `${capitalised(phrases.away(voice.distance(hit.geoDistance)))}.`;
    case "duration":
      return hit.additionalTextAttributes?.duration;
    case "type":
      return hit.category && `${hit.category}.`;
    default:
      // That a place does not say it has something is no "no".
      return conceptOf(attribute) && sayingConcept(reader.view, words, attribute)(row)
        ? `✓ ${attribute.replaceAll("_", " ")}`
        : undefined;
  }
}

function suggestionsFor({ name, websiteUrl, tableBooking, providerMapsUrl }: ListingHit): Suggestion[] {
  const links = [tableBooking?.url, websiteUrl, providerMapsUrl].filter(
    (url) => url !== undefined && /^https?:/.test(url),
  );
  const link = links[0];
  return [
    ...(link ? [{ id: "link" as const, label: name ?? link, url: link }] : []),
    { id: "closer" },
    { id: "plan", days: 3 },
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
      message: [`${hit?.name ?? id}.`, about ?? ""].join(voice.between).trim(),
      toolUsed: true,
      guides: hit ? [chatGuideOf(hit)] : [],
      listings: listings.map(chatListingOf),
      actions: actionsOf([{ id: "plan", days: 3 }], voice.phrases),
    },
    state: { understanding, shown: listings.map(({ id: listing }) => listing), spokenOf: listings[0]?.id },
  };
}

async function unknown({ voice, state, understanding }: TurnContext): Promise<Told> {
  const { phrases } = voice;
  const isAnaphor = understanding.place === undefined && understanding.freeText === "";
  return {
    said: {
      message: isAnaphor ? phrases.whichOne : [phrases.unknownPlace, phrases.canHelp].join(voice.between),
      toolUsed: !isAnaphor,
      actions: actionsOf([{ id: "restaurants" }, { id: "openNow" }], phrases),
    },
    state: { shown: state.shown },
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
