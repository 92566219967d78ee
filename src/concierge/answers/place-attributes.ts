import type { ListingHit } from "../../discovery/org-reader.ts";
import { conceptOf } from "../../languages/concepts.ts";
import { foldLabel } from "../../search/columns/labels.ts";
import { sayingConcept } from "./conditions.ts";
import { hoursOfWeek } from "./hours-of-week.ts";
import { remarksOnPlace } from "./remark-context.ts";
import { capitalised, hoursRemark } from "./remarks.ts";
import { starsOf } from "./star-labels.ts";
import type { TurnContext } from "./turn-context.ts";

/**
 * What a place's record says of an attribute that was asked about, as sentences; undefined when it says nothing, which is
 * never "no".
 */
export function attributeOf(
  context: TurnContext,
  attribute: string,
  hit: ListingHit,
  row: number,
): string | undefined {
  const { phrases, language, number, distance } = context.voice;
  const sentence = (text: string | undefined) => text && phrases.sentence(capitalised(text, language));
  const { address, neighborhood, phoneNumber, websiteUrl, providerRating, geoDistance } = hit;
  switch (attribute) {
    case "hours":
      return hoursOf(context, hit, row);
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
    case "booking": {
      const url = hit.tableBooking?.url ?? websiteUrl;
      return url ? phrases.website(url) : phoneNumber && phrases.phone(phoneNumber);
    }
    case "price":
      return sentence(hit.priceLevelText);
    case "rating":
      return providerRating === undefined ? undefined : sentence(phrases.rated(number(providerRating)));
    case "distance":
      return geoDistance === undefined ? undefined : sentence(phrases.away(distance(geoDistance)));
    case "duration":
      return sentence(hit.additionalTextAttributes?.duration);
    case "stars":
      return sentence([...(hit.activityTags ?? []), ...(hit.keywords ?? [])].find(isStars));
    case "type":
      return sentence(hit.category);
    default:
      return featureOf(context, attribute, hit, row);
  }
}

function isStars(label: string): boolean {
  return starsOf(label) !== undefined;
}

function hoursOf(context: TurnContext, hit: ListingHit, row: number): string | undefined {
  const { voice, reader, host } = context;
  const { phrases, language, between } = voice;
  const remarks = remarksOnPlace(context);
  const isKnown = hit.openingHours?.openNow !== undefined;
  const closed = isKnown && remarks.openAt && !remarks.openAt.now ? phrases.closed : undefined;
  const remark = hoursRemark(hit, row, voice, remarks) ?? closed;
  const week = hoursOfWeek(voice, reader, row, host?.timeZoneName);
  const said = [...new Set([remark, week])].filter((text) => text !== undefined);
  if (said.length === 0) return undefined;
  return said.map((text) => phrases.sentence(capitalised(text, language))).join(between);
}

/** In the catalogue's own word for it, in the answer's language where there is one. */
function featureOf(
  { voice, reader, words }: TurnContext,
  attribute: string,
  { category, activityTags = [], keywords = [] }: ListingHit,
  row: number,
): string | undefined {
  if (!conceptOf(attribute) || !sayingConcept(reader.view, words, attribute)(row)) return undefined;
  const spaced = attribute.replaceAll("_", " ");
  const meant = new Set([spaced, ...words.labelsOf(attribute)]);
  const said = [...activityTags, ...keywords, category].find((label) => label && meant.has(foldLabel(label)));
  return voice.phrases.has(said ?? spaced);
}
