import { testFor } from "../../discovery/match/conditions.ts";
import type { ListingHit } from "../../discovery/places.ts";
import { MINUTES_PER_DAY } from "../../hours/week.ts";
import { isSameLanguage, primaryLanguage } from "../../languages/compare.ts";
import { conceptOf } from "../../languages/concepts.ts";
import { readStars } from "../../languages/stars.ts";
import { foldLabel } from "../../search/text/fold.ts";
import { isoDate, localDayAt } from "../understanding/calendar.ts";
import { sayingConcept } from "./conditions.ts";
import { whenRemark } from "./events.ts";
import { tellWhetherOpen } from "./open-or-not.ts";
import { stretchesOn, tellWeek } from "./opening-hours.ts";
import { capitalised, hoursRemark, remarksOnPlace, wordFor } from "./remarks.ts";
import type { TurnContext } from "./turn.ts";

/**
 * What a place's record says of an attribute that was asked about, as sentences; undefined when it says nothing, which is
 * never "no".
 */
export function tellAttribute(
  context: TurnContext,
  attribute: string,
  hit: ListingHit,
  row: number,
  length: "brief" | "whole" = "whole",
): string | undefined {
  const { phrases, language, number } = context.voice;
  const sentence = (text: string | undefined) => text && phrases.sentence(capitalised(text, language));
  const { address, neighborhood, phoneNumber, websiteUrl, providerRating } = hit;
  switch (attribute) {
    case "hours":
    case "late_night":
      return tellHours(context, hit, row, length);
    case "area":
      return sentence(neighborhood) ?? (address && phrases.address(address));
    case "address":
    case "postcode":
    case "directions":
      return address && phrases.address(address);
    case "phone":
      return phoneNumber && phrases.phone(phoneNumber);
    case "website":
      return websiteUrl && phrases.website(websiteUrl);
    // Whether one has to book, or whether there is room, nothing here says: only where it is done.
    case "booking": {
      const url = hit.tableBooking?.url;
      return url && phrases.website(url);
    }
    case "price":
      return sentence(priceOf(context, hit));
    case "rating":
      return providerRating === undefined ? undefined : sentence(phrases.rated(number(providerRating)));
    case "duration":
      return sentence(hit.additionalTextAttributes?.duration);
    case "stars":
      return sentence([...(hit.activityTags ?? []), ...(hit.keywords ?? [])].find(isStars));
    case "children":
      return testFor(context.sight, { userCategory: "family" })(row)
        ? sentence(phrases.goodWithChildren)
        : undefined;
    case "type":
      return sentence(hit.category);
    default:
      return tellFeature(context, attribute, hit, row);
  }
}

/** Whether a level is all that is known of what is asked. */
export function isAmountUnknown({ understanding }: TurnContext, { priceLevel = 0 }: ListingHit): boolean {
  return understanding.asked.includes("price") && priceLevel > 0;
}

const EATERIES = ["restaurant", "cafe", "bar"];

export function isEatery({ sight, words }: TurnContext, row: number): boolean {
  return testFor(sight, { any: EATERIES.map((id) => sayingConcept(words, id)) })(row);
}

/** A price level in the catalogue's words where it has the answer's language, else in the concierge's. */
export function priceOf(
  { voice, sight }: TurnContext,
  { priceLevel, priceLevelText }: ListingHit,
): string | undefined {
  const isTold = sight.org.languageCodes.some((code) => isSameLanguage(code, voice.language));
  const own = priceLevel === undefined ? undefined : voice.phrases.prices[priceLevel];
  return isTold ? (priceLevelText ?? own) : (own ?? priceLevelText);
}

function isStars(label: string): boolean {
  return readStars(label) !== undefined;
}

/** Whether it is open at the time that is asked about, or how long now, with the week, which brief words leave out where they can. */
function tellHours(
  context: TurnContext,
  hit: ListingHit,
  row: number,
  length: "brief" | "whole",
): string | undefined {
  const { voice, sight } = context;
  const { phrases, language, between } = voice;
  const remarks = remarksOnPlace(context);
  const when = whenRemark(row, voice, sight, remarks.openAt);
  const whether =
    remarks.openAt && when === undefined ? tellWhetherOpen(voice, sight, row, remarks.openAt) : undefined;
  const remark = when ?? (whether === undefined ? hoursRemark(hit, row, voice, remarks) : undefined);
  const isOpen = hit.openingHours?.openNow === true;
  const isEnough = length === "brief" && (whether !== undefined || isOpen);
  const now = isEnough && whether === undefined ? openToday(context, row) : undefined;
  const rest = [...new Set([now ?? remark, isEnough ? undefined : tellWeek(voice, sight, row)])]
    .filter((text) => text !== undefined)
    .map((text) => phrases.sentence(capitalised(text, language)));
  const said = [...(whether === undefined ? [] : [whether]), ...rest];
  return said.length === 0 ? undefined : said.join(between);
}

/** Both ends of today's hours, where they are one stretch of less than a day. */
function openToday({ voice, sight }: TurnContext, row: number): string | undefined {
  const today = isoDate(localDayAt(sight.nowMs, sight.host?.timeZoneName ?? "UTC"));
  const [stretch, ...others] = stretchesOn(sight, row, today) ?? [];
  if (!stretch || others.length > 0 || stretch[1] - stretch[0] >= MINUTES_PER_DAY) return undefined;
  return voice.phrases.openFromTo(voice.clock(stretch[0]), voice.clock(stretch[1]));
}

/** In the catalogue's own word for it where that is in the answer's language, else in the guest's or the language's. */
function tellFeature(
  { voice, sight, words, understanding }: TurnContext,
  attribute: string,
  { category, activityTags = [], keywords = [] }: ListingHit,
  row: number,
): string | undefined {
  const concept = conceptOf(attribute);
  if (!concept || !testFor(sight, sayingConcept(words, attribute))(row)) return undefined;
  const meant = words.labelsOf(attribute);
  // What a pharmacy or a shop has on its shelves is not known by its kind, nor who may take it.
  const tags = [...activityTags, ...keywords];
  const isOfShelves = concept.purpose === "shop" || concept.purpose === "need";
  if (isOfShelves && !tags.some((label) => meant.has(foldLabel(label)))) return undefined;
  const language = primaryLanguage(voice.language);
  const own = [...tags, category].find(
    (label) => label && meant.has(foldLabel(label)) && words.saysIn(language, label, attribute),
  );
  return voice.phrases.has(own ?? wordFor(attribute, voice, understanding) ?? attribute.replaceAll("_", " "));
}

/** That attributes are not known, where others are: the hours by their name. */
export function tellMissing({ voice }: TurnContext, attributes: readonly string[]): string[] {
  const { phrases, language } = voice;
  const hours = phrases.sentence(capitalised(phrases.hoursUnknown, language));
  return [...new Set(attributes.map((one) => (one === "hours" ? hours : phrases.restUnknown)))];
}

/** Where a place itself tells what is not known of it. */
export function whoKnows({ voice }: TurnContext, { websiteUrl, phoneNumber }: ListingHit): string[] {
  const { phrases } = voice;
  if (websiteUrl) return [phrases.website(websiteUrl)];
  return phoneNumber ? [phrases.phone(phoneNumber)] : [];
}
