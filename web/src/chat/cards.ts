import { html, nothing, type TemplateResult } from "lit";
import type { ChatAnswer, Guide, Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { guideCard, listingCard } from "../parts/cards.ts";

type ChatListing = ChatAnswer["listings"][number];
type ChatGuide = ChatAnswer["guides"][number];

/** What the concierge found, as the cards that the rest of the element has. */
export function answerCards(
  app: App,
  listings: readonly ChatListing[],
  guides: readonly ChatGuide[],
): TemplateResult | typeof nothing {
  if (listings.length + guides.length === 0) return nothing;
  return html`<ul class="shelf">
    ${listings.map((listing) => html`<li>${listingCard(app, listingOf(listing), { sizes: "17rem" })}</li>`)}
    ${guides.map((guide) => html`<li>${guideCard(app, guideOf(app, guide), { sizes: "17rem" })}</li>`)}
  </ul>`;
}

function listingOf({
  id,
  name,
  category,
  geoDistance,
  providerRating,
  priceLevel,
  openNow,
  photo,
}: ChatListing): Listing {
  return {
    id,
    name,
    category,
    geoDistance,
    providerRating,
    priceLevel,
    ...(openNow === undefined ? {} : { openingHours: { openNow } }),
    photos: photosOf(photo),
  } as Listing;
}

/** A guide that is loaded already has more to show than its mention in an answer. */
function guideOf(app: App, { id, name, description, coverImage }: ChatGuide): Guide {
  const known = app.home!.guides.results.find((guide) => guide.id === id);
  return known ?? ({ id, name, introText: description, coverImage: photosOf(coverImage)[0] } as Guide);
}

function photosOf(photo: { url: string } | undefined) {
  return photo ? [{ images: [{ url: photo.url, size: "small" }] }] : [];
}
