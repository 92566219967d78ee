import type { VisitKind } from "./visit-kinds.ts";

/** What the categories of a place say of a visit to it. */
export interface Visitable {
  readonly kind: VisitKind;
  /** Of places to eat at: the kind of kitchen as their category names it, such as `sushi`. */
  readonly cuisine?: string;
}

type Rule = readonly [kind: VisitKind | undefined, phrases: readonly string[]];

const rule = (kind: VisitKind | undefined, phrases: string): Rule => [
  kind,
  phrases.split(",").map((phrase) => phrase.trim().replace(/\s+/g, " ")),
];

/**
 * The first rule one of whose phrases stands in a category decides. Phrases are words of the organisation's own category
 * ids (`see.art-museum`), of OpenStreetMap's tags and presets (`tourism/museum`, `amenity/fast_food`), of schema.org types
 * and of English labels. What nobody plans a visit to comes first.
 */
const rules: readonly Rule[] = [
  rule(
    undefined,
    `hotel, hostel, guest house, motel, apartment, chalet, camp site, caravan site, lodging, alpine hut,
     pharmacy, hospital, clinic, dentist, police, fire station, post office, post box, kindergarten, toilets,
     car rental, car wash, charging station, taxi, bus stop, bus station, supermarket, hairdresser, estate
     agent, laundry, dry cleaning, optician, funeral directors, veterinary`,
  ),
  rule(
    undefined,
    `amenity bank, =bank, atm, amenity doctors, amenity parking, =parking, amenity fuel, amenity school,
     =school, drinking water, amenity bench, waste basket, recycling, bicycle rental, tourism information,
     =information`,
  ),
  // Shops for everyday needs; what is left of shops may be worth a look.
  rule(
    undefined,
    `shop supermarket, shop convenience, shop hairdresser, shop car, shop car repair, shop car parts, shop
     tyres, shop motorcycle, shop optician, shop laundry, shop dry cleaning, shop funeral directors, shop
     storage rental, shop vacant, shop mobile phone, shop electronics, shop computer, shop appliance, shop
     hardware, shop doityourself, shop houseware, shop paint, shop lighting, shop pet, shop beauty, shop
     nails, shop tattoo, shop chemist, shop medical supply, shop hearing aids, shop copyshop, shop locksmith,
     shop lottery, shop kiosk, shop newsagent, shop tobacco, shop e cigarette, shop travel agency, shop money
     lender, shop pawnbroker, shop butcher, shop greengrocer, shop seafood, shop frozen food, shop beverages,
     shop stationery, shop furniture, shop bed, shop kitchen, shop bathroom furnishing, shop curtain, shop
     carpet, shop florist, shop baby goods, shop sewing, shop fabric, shop party, shop photo, shop video
     games`,
  ),
  rule("event", "event, events, festival, christmas market"),
  rule("bakery", "bakery, patisserie, pastry, ice cream, confectionery, bagel, donut"),
  rule("fast-food", "fast food, street food, food court, food truck, takeaway, snack bar, kebab, hot dog"),
  rule("market", "market, marketplace, market hall, flea market, food market"),
  rule("library", "library"),
  rule("cafe", "cafe, coffee, coffee shop, tea, tea room, tea house, juice bar, internet cafe"),
  rule("casino", "casino"),
  rule("nightclub", "nightclub, night club, club, disco"),
  rule("pub", "pub, brewery, brewpub, beer garden, biergarten, gastropub"),
  rule(
    "music",
    "music venue, live music, concert hall, jazz bar, jazz, concert, opera house concert, karaoke",
  ),
  rule(
    "bar",
    "bar, wine bar, cocktail bar, bodega, craft beer, winery, distillery, tasting room, hookah lounge",
  ),
  rule(
    "restaurant",
    "restaurant, eat, dining, bistro, brasserie, diner, steakhouse, trattoria, izakaya, gastronomy, food",
  ),
  rule("museum", "museum, planetarium, science centre, exhibition"),
  rule("gallery", "gallery, arts centre, art gallery, art centre"),
  rule("castle", "castle, palace, manor, fortress, fort, citadel"),
  rule(
    "church",
    `church, cathedral, chapel, basilica, monastery, abbey, mosque, synagogue, temple, shrine, place of
     worship, wayside shrine`,
  ),
  rule("zoo", "zoo, aquarium, aviary, wildlife park, petting zoo, safari park"),
  rule("theme-park", "theme park, amusement park, water park, amusement arcade"),
  rule("theatre", "theatre, theater, opera, ballet, childrens theatre, comedy club, circus"),
  rule("cinema", "cinema, movie theater, movie theatre"),
  rule("viewpoint", "viewpoint, view point, lookout, observation, observation tower, tower, lighthouse"),
  rule("spa", "spa, sauna, massage, public bath, hot spring, onsen, hammam, wellness"),
  rule(
    "beach",
    "beach, beach resort, harbour bath, bathing, bathing place, swimming area, lido, swimming pool",
  ),
  rule("playground", "playground, miniature golf, trampoline park, indoor play"),
  rule(
    "nature",
    `nature, nature reserve, forest, wood, lake, waterfall, island, cave, cave entrance, peak, spring,
     national park, protected area, bay, cape, wetland, glacier, volcano, hiking`,
  ),
  rule("park", "park, garden, gardens, cemetery, botanical garden, common, picnic site, arboretum"),
  rule(
    "tour",
    `tour, funicular, cable car, gondola, aerialway, boat tour, boat trip, cruise, guided tour, city tour,
     sightseeing, walking tour`,
  ),
  rule(
    "sport",
    `sport, sports, sports centre, climbing, cycling, bowling, bowling alley, golf course, stadium, ice rink,
     escape game, water sports, surfing, skiing, kayaking, fitness centre, bike hire`,
  ),
  rule(
    "quarter",
    `quarter, neighbourhood, neighborhood, district, waterfront, harbour, marina, canal, shopping street,
     street, promenade, old town, historic district`,
  ),
  rule(
    "shop",
    "shop, craft, shopping, mall, department store, boutique, store, antiques, second hand, books, gift",
  ),
  rule(
    "landmark",
    `landmark, monument, city wall, city walls, memorial, statue, sculpture, artwork, square, bridge,
     fountain, pedestrian area, gate, city gate, city hall, townhall, town hall, ruins, archaeological site, historic,
     architecture, attraction, windmill, aqueduct, obelisk, tomb, wayside cross, plaza, landmarks or
     historical buildings, landmarksorhistoricalbuildings, tourist attraction, touristattraction`,
  ),
  rule("bar", "drink"),
  rule("other", "see, do, relax, tourism, leisure, activity, sight, sights, thing to do, things to do"),
];

/** Words of an id that name no kitchen. */
const noCuisine =
  /^(eat|food|amenity|restaurant|fast food|food court|street food|dining|drink|cafe|yes|other)$/;

/**
 * What kind of visit the categories of a place make, the most telling first (ids, then English labels); undefined for
 * places that nobody plans a visit to (hotels, banks, bus stops) and for categories that say nothing known.
 */
export function readVisit(categories: readonly string[]): Visitable | undefined {
  for (const category of categories) {
    const text = ` ${wordsOf(category)} `;
    const found = rules.find(([, phrases]) => phrases.some((phrase) => saysPhrase(text, phrase)));
    if (found === undefined) continue;
    const [kind] = found;
    if (kind === undefined) return undefined;
    const cuisine =
      kind === "restaurant" || kind === "fast-food" ? categories.map(cuisineIn).find(Boolean) : undefined;
    return cuisine === undefined ? { kind } : { kind, cuisine };
  }
  return undefined;
}

/** Whether a category's words hold a phrase; one that begins with "=" must be all of them. */
function saysPhrase(text: string, phrase: string): boolean {
  return phrase.startsWith("=") ? text === ` ${phrase.slice(1)} ` : text.includes(` ${phrase} `);
}

/** The last part of an id such as `eat.sushi` or `amenity/restaurant/sushi`; of a label ("Sushi restaurant") none. */
function cuisineIn(category: string): string | undefined {
  const parts = category.split(/[./]/).map(wordsOf);
  const last = parts.at(-1)!;
  return parts.length > 1 && !noCuisine.test(last) ? last : undefined;
}

/** Lower case, without accents, each run of other characters one space. */
export function wordsOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
