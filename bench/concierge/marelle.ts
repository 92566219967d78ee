import type { OrgLabel, OrgVocabulary } from "../../src/concierge/understanding/org-words.ts";

/** An invented seaside town: hotels and parts of town that the sample destination lacks, in English and partly in French. */
const listings: readonly (readonly [
  id: string,
  name: string,
  category: string,
  neighborhood: string,
  tags?: string,
])[] = [
  ["hotel-bellavista", "Hotel Bellavista", "Hotel", "centre", "sea view, breakfast included"],
  ["lighthouse-inn", "Lighthouse Inn", "Hotel", "north", "free parking, wifi"],
  ["gull-guest-house", "Gull Guest House", "Guesthouse", "south", "wifi"],
  ["villa-soleil", "Villa Soleil", "Guesthouse", "east", "free parking"],
  ["trattoria-fiorella", "Trattoria Fiorella", "Italian restaurant", "centre"],
  ["golden-pagoda", "The Golden Pagoda", "Chinese restaurant", "centre"],
  ["jade-river", "Jade River", "Chinese restaurant", "south"],
  ["curry-lantern", "Curry Lantern", "Indian restaurant", "centre"],
  ["chez-odile", "Chez Odile", "French restaurant", "west", "terrace"],
  ["patio-verde", "El Patio Verde", "Spanish restaurant", "centre", "tapas, terrace"],
  ["blue-anchor", "Blue Anchor Fish House", "Seafood restaurant", "south"],
  ["harbour-grill", "Harbour Grill", "Steak house", "south"],
  ["maritime-museum", "Marelle Maritime Museum", "Museum", "south"],
  ["modern-art", "Gallery of Modern Art", "Art gallery", "centre"],
  ["cathedral", "Saint Brice Cathedral", "Church", "centre"],
  ["castle", "Marelle Castle", "Castle", "west"],
  ["lantern-theatre", "Lantern Theatre", "Theatre", "centre"],
  ["oddfellows", "Oddfellows Picture House", "Cinema", "east"],
  ["riverside-pool", "Riverside Pool", "Swimming pool", "east"],
  ["kingfisher-park", "Kingfisher Park", "Park", "north", "picnic"],
  ["st-maud-college", "St Maud's College", "College", "east"],
  ["velvet-room", "The Velvet Room", "Nightclub", "centre"],
  ["tide-market", "Tide Market", "Market", "south"],
];
const interests = ["Art", "History", "Swimming", "Food", "Architecture"];

/** What its host is called. */
export const marelleHost = "Hotel Bellavista";

/** What understanding has to know of it. */
export const marelle: OrgVocabulary = {
  categories: listings.map(([, , category]) => [english(category)]),
  tags: listings.flatMap(([, , , , tags]) => (tags ? tags.split(", ").map(english) : [])),
  keywords: [],
  interests: interests.map((name) => ({ id: name.toLowerCase(), names: [english(name)] })),
  geoAreas: [
    { id: "old-harbour", names: ["Old Harbour", "Vieux Port"], description: ["South, by the water"] },
  ],
  neighborhoods: new Set(listings.map(([, , , neighborhood]) => neighborhood)),
  places: listings.map(([id, name]) => ({ kind: "listing" as const, id, names: [name] })),
};

function english(words: string): OrgLabel {
  return { language: "en-GB", words };
}
