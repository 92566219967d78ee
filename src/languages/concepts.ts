/**
 * What sort of thing a concept is: a kind of place, a kind of food, or a property that a place has. A search wants
 * one of the named places, one of the named cuisines and every named feature.
 */
type ConceptKind = "place" | "cuisine" | "feature";

/** What places are for; a message about another purpose is a new search rather than a change of the last. */
type Purpose = "eat" | "drink" | "sleep" | "see" | "do" | "shop" | "need";

export interface Concept {
  kind: ConceptKind;
  purpose?: Purpose;
  /** Categories of `@openstreetmap/id-tagging-schema` whose names are also names of this concept. */
  presets?: readonly string[];
  /** The same for values of OpenStreetMap's `cuisine`. */
  cuisine?: readonly string[];
  /** An ISO 639 code whose name (CLDR) is the adjective of this cuisine: "Danish", "dänisch", "デンマーク語". */
  adjectiveOf?: string;
}

function place(purpose: Purpose, ...presets: string[]): Concept {
  return { kind: "place", purpose, presets };
}

/** `values` are OpenStreetMap's, separated by spaces. */
function cuisine(values: string, adjectiveOf?: string): Concept {
  return { kind: "cuisine", purpose: "eat", cuisine: values.split(" "), adjectiveOf };
}

const feature: Concept = { kind: "feature" };

/**
 * The concepts that a message may name in any language. They are general; what only one organisation has (a harbour
 * bath, a cycling bridge) it brings itself as labels.
 */
export const concepts = {
  restaurant: place("eat", "amenity/restaurant"),
  cafe: place("drink", "amenity/cafe"),
  fast_food: place("eat", "amenity/fast_food"),
  food_market: place("eat", "amenity/food_court"),
  bakery: place("eat", "shop/bakery", "shop/pastry", "shop/confectionery"),
  ice_cream: place("eat", "amenity/ice_cream", "shop/ice_cream"),
  bar: place("drink", "amenity/bar"),
  pub: place("drink", "amenity/pub"),
  wine_bar: place("drink"),
  cocktail_bar: place("drink"),
  brewery: place("drink", "craft/brewery"),
  winery: place("see", "craft/winery"),
  jazz_bar: place("drink"),
  nightclub: place("do", "amenity/nightclub"),
  tea_room: place("drink"),
  hotel: place("sleep", "tourism/hotel"),
  guest_house: place("sleep", "tourism/guest_house"),
  hostel: place("sleep", "tourism/hostel"),
  apartment: place("sleep", "tourism/apartment"),
  campsite: place("sleep", "tourism/camp_site"),
  museum: place("see", "tourism/museum"),
  art_museum: place("see"),
  gallery: place("see", "tourism/gallery"),
  church: place("see", "amenity/place_of_worship/christian"),
  castle: place("see", "historic/castle"),
  monument: place("see", "historic/monument", "historic/memorial"),
  attraction: place("see", "tourism/attraction"),
  architecture: place("see"),
  viewpoint: place("see", "tourism/viewpoint"),
  tower: place("see", "man_made/tower"),
  square: place("see", "place/square"),
  bridge: place("see", "man_made/bridge"),
  canal: place("see", "waterway/canal"),
  college: place("see", "amenity/college", "amenity/university"),
  library: place("see", "amenity/library"),
  park: place("do", "leisure/park"),
  garden: place("do", "leisure/garden"),
  nature: place("do", "leisure/nature_reserve"),
  hiking: place("do", "type/route/hiking", "type/route/foot", "highway/path"),
  beach: place("do", "natural/beach"),
  lake: place("do", "natural/water/lake"),
  playground: place("do", "leisure/playground"),
  zoo: place("do", "tourism/zoo"),
  aquarium: place("do", "tourism/aquarium"),
  amusement_park: place("do", "tourism/theme_park"),
  theatre: place("do", "amenity/theatre"),
  cinema: place("do", "amenity/cinema"),
  music_venue: place("do", "amenity/music_venue"),
  event: place("do"),
  festival: place("do"),
  entertainment: place("do"),
  swimming_pool: place("do", "leisure/swimming_pool", "leisure/sports_centre/swimming"),
  harbour_bath: place("do"),
  sauna: place("do", "leisure/sauna"),
  spa: place("do", "shop/massage", "amenity/public_bath", "natural/hot_spring"),
  sports: place("do", "leisure/sports_centre"),
  climbing: place("do", "leisure/sports_centre/climbing"),
  skiing: place(
    "do",
    "landuse/winter_sports",
    "piste/downhill",
    "piste/nordic",
    "aerialway/chair_lift",
    "aerialway/drag_lift",
  ),
  boat_tour: place("do"),
  shop: place("shop"),
  shopping_centre: place("shop", "shop/mall"),
  department_store: place("shop", "shop/department_store"),
  bookshop: place("shop", "shop/books"),
  second_hand: place("shop", "shop/second_hand", "shop/charity"),
  antiques: place("shop", "shop/antiques"),
  record_shop: place("shop", "shop/music"),
  yarn_shop: place("shop", "shop/sewing", "shop/fabric"),
  fishing: place("do", "leisure/fishing", "shop/fishing"),
  tattoo: place("need", "shop/tattoo"),
  souvenirs: place("shop", "shop/gift"),
  clothes: place("shop", "shop/clothes"),
  homeware: place("shop", "shop/houseware", "shop/interior_decoration", "shop/furniture"),
  market: place("shop", "amenity/marketplace"),
  christmas_market: place("do"),
  supermarket: place("need", "shop/supermarket"),
  pharmacy: place("need", "amenity/pharmacy"),
  hospital: place("need", "amenity/hospital"),
  vet: place("need", "amenity/veterinary"),
  police: place("need", "amenity/police"),
  atm: place("need", "amenity/atm", "amenity/bank"),
  toilets: place("need", "amenity/toilets"),
  drinking_water: place("need", "amenity/drinking_water"),
  station: place("need", "railway/station"),
  bike_rental: place("need", "amenity/bicycle_rental"),
  tourist_information: place("need", "tourism/information/office"),
  cemetery: place("see", "landuse/cemetery"),
  mosque: place("see", "amenity/place_of_worship/muslim"),
  synagogue: place("see", "amenity/place_of_worship/jewish"),
  temple: place(
    "see",
    "amenity/place_of_worship/buddhist",
    "amenity/place_of_worship/hindu",
    "amenity/place_of_worship/shinto",
    "amenity/place_of_worship/taoist",
  ),
  casino: place("do", "amenity/casino"),
  escape_room: place("do", "leisure/escape_game"),
  bowling: place("do", "leisure/bowling_alley"),
  gym: place("do", "leisure/fitness_centre"),
  coworking: place("need", "amenity/coworking_space"),
  shoes: place("shop", "shop/shoes"),
  jewellery: place("shop", "shop/jewelry"),
  toys: place("shop", "shop/toys"),
  electronics: place("shop", "shop/electronics", "shop/computer"),
  wine_shop: place("shop", "shop/wine", "shop/alcohol"),
  food_shop: place("shop", "shop/deli", "shop/cheese"),
  convenience: place("need", "shop/convenience"),
  tobacconist: place("need", "shop/tobacco"),
  optician: place("need", "shop/optician"),
  hairdresser: place("need", "shop/hairdresser"),
  currency_exchange: place("need", "amenity/bureau_de_change"),
  post_office: place("need", "amenity/post_office"),
  laundry: place("need", "shop/laundry", "shop/dry_cleaning"),
  luggage_storage: place("need", "amenity/luggage_locker"),
  phone_shop: place("need", "shop/mobile_phone", "shop/telecommunication"),
  car_park: place("need", "amenity/parking", "amenity/parking/multi-storey", "amenity/parking/underground"),
  petrol_station: place("need", "amenity/fuel"),
  charging_station: place("need", "amenity/charging_station"),
  bus_stop: place("need", "highway/bus_stop", "amenity/bus_station"),
  fortress: place("see", "historic/fort"),
  natural_history: place("see"),
  florist: place("shop", "shop/florist", "shop/garden_centre"),
  stationery: place("shop", "shop/stationery"),
  cosmetics: place("shop", "shop/cosmetics", "shop/perfumery"),
  pet_shop: place("shop", "shop/pet"),
  instrument_shop: place("shop", "shop/musical_instrument"),
  hardware: place("shop", "shop/hardware", "shop/doityourself"),
  sports_shop: place("shop", "shop/sports", "shop/outdoor"),
  luggage_shop: place("shop"),
  craft_shop: place("shop", "shop/craft"),
  baby_shop: place("shop", "shop/baby_goods"),
  bike_shop: place("shop", "shop/bicycle"),
  tailor: place("need", "shop/tailor", "craft/dressmaker"),
  shoe_repair: place("need", "shop/shoe_repair", "craft/shoemaker"),
  embassy: place("need", "office/diplomatic/embassy", "office/diplomatic/consulate"),
  car_rental: place("need", "amenity/car_rental"),
  karaoke: place("do", "amenity/karaoke_box"),
  billiards: place("do"),
  mini_golf: place("do", "leisure/miniature_golf"),
  arcade: place("do", "leisure/amusement_arcade"),
  board_games: place("do"),
  comedy: place("do"),
  circus: place("do"),
  laser_tag: place("do", "leisure/pitch/paintball"),
  karting: place("do", "leisure/sports_centre/karting", "highway/raceway/karting"),
  yoga: place("do", "leisure/fitness_centre/yoga"),
  tennis: place("do", "leisure/pitch/tennis", "leisure/pitch/padel"),
  ice_rink: place("do", "leisure/ice_rink"),
  golf: place("do", "leisure/golf_course", "golf/driving_range"),
  horse_riding: place("do", "leisure/horse_riding"),
  skatepark: place("do", "leisure/pitch/skateboard"),
  surfing: place("do"),
  diving: place("do", "shop/scuba_diving"),
  hammam: place("do"),
  cooking_class: place("do"),
  pottery: place("do", "craft/pottery"),

  african: cuisine("african"),
  american: cuisine("american"),
  argentinian: cuisine("argentinian"),
  asian: cuisine("asian"),
  austrian: cuisine("austrian"),
  barbecue: cuisine("barbecue"),
  brazilian: cuisine("brazilian"),
  breakfast: cuisine("breakfast"),
  british: cuisine("british"),
  brunch: cuisine("brunch"),
  burger: cuisine("burger"),
  caribbean: cuisine("caribbean jamaican"),
  chinese: cuisine("chinese", "zh"),
  danish: cuisine("danish", "da"),
  dutch: cuisine("dutch", "nl"),
  ethiopian: cuisine("ethiopian"),
  european: cuisine("european"),
  fish_and_chips: cuisine("fish_and_chips"),
  french: cuisine("french", "fr"),
  gastropub: cuisine("gastropub"),
  german: cuisine("german bavarian", "de"),
  greek: cuisine("greek", "el"),
  hungarian: cuisine("hungarian", "hu"),
  indian: cuisine("indian curry"),
  indonesian: cuisine("indonesian", "id"),
  international: cuisine("international"),
  irish: cuisine("irish", "ga"),
  italian: cuisine("italian", "it"),
  japanese: cuisine("japanese", "ja"),
  kebab: cuisine("kebab shawarma"),
  korean: cuisine("korean", "ko"),
  lebanese: cuisine("lebanese"),
  mediterranean: cuisine("mediterranean"),
  mexican: cuisine("mexican tex-mex"),
  middle_eastern: cuisine("middle_eastern arab"),
  moroccan: cuisine("moroccan"),
  noodle: cuisine("noodle soba udon"),
  nordic: cuisine("scandinavian"),
  persian: cuisine("persian", "fa"),
  peruvian: cuisine("peruvian"),
  pizza: cuisine("pizza"),
  polish: cuisine("polish", "pl"),
  portuguese: cuisine("portuguese", "pt"),
  ramen: cuisine("ramen"),
  russian: cuisine("russian", "ru"),
  seafood: cuisine("seafood fish"),
  smorrebrod: cuisine("smorrebrod"),
  spanish: cuisine("spanish", "es"),
  steak: cuisine("steak_house"),
  sushi: cuisine("sushi"),
  swedish: cuisine("swedish", "sv"),
  tapas: cuisine("tapas"),
  thai: cuisine("thai", "th"),
  turkish: cuisine("turkish", "tr"),
  vietnamese: cuisine("vietnamese", "vi"),
  bubble_tea: cuisine("bubble_tea"),
  chicken: cuisine("chicken wings"),
  crepe: cuisine("crepe"),
  croatian: cuisine("croatian", "hr"),
  cuban: cuisine("cuban"),
  dessert: cuisine("dessert"),
  donut: cuisine("donut"),
  filipino: cuisine("filipino"),
  georgian: cuisine("georgian", "ka"),
  hotpot: cuisine("hotpot"),
  malaysian: cuisine("malaysian"),
  nepalese: cuisine("nepalese"),
  pakistani: cuisine("pakistani"),
  pancake: cuisine("pancake"),
  salad: cuisine("salad"),
  sandwich: cuisine("sandwich"),
  soup: cuisine("soup"),
  syrian: cuisine("syrian"),
  taiwanese: cuisine("taiwanese"),
  ukrainian: cuisine("ukrainian", "uk"),

  vegetarian: feature,
  vegan: feature,
  gluten_free: feature,
  halal: feature,
  kosher: feature,
  /** Of what, no place says: it has to be asked. */
  allergy: feature,
  wifi: feature,
  parking: feature,
  wheelchair: feature,
  outdoor_seating: feature,
  takeaway: feature,
  dogs: feature,
  modern_art: feature,
  quiet: feature,
  /** A language that somebody speaks there: "a doctor who speaks English". */
  spoken_language: feature,
  spicy: feature,
  cosy: feature,
  romantic: feature,
  lively: feature,
  view: feature,
  rainy: feature,
  late_night: feature,
  local: feature,
  lgbtq: feature,
  popular: feature,
  picnic: feature,
  pool: feature,
  air_conditioning: feature,
} as const satisfies Record<string, Concept>;

export type ConceptId = keyof typeof concepts;

/** What an id of {@link Understanding.categories} stands for; undefined for an organisation's own label. */
export function conceptOf(id: string): Concept | undefined {
  return Object.hasOwn(concepts, id) ? concepts[id as ConceptId] : undefined;
}

const OPEN_AIR: ReadonlySet<string> = new Set<ConceptId>([
  ...(["park", "garden", "nature", "hiking", "beach", "lake", "playground", "skatepark"] as const),
  ...(["square", "bridge", "canal", "viewpoint", "harbour_bath"] as const),
]);

/** Whether such a place lies under the open sky. */
export function isInOpenAir(id: string): boolean {
  return OPEN_AIR.has(id);
}

/** Whether people go to see such a place, or to do something there. */
export function isSight(id: string): boolean {
  const purpose = conceptOf(id)?.purpose;
  return purpose === "see" || purpose === "do";
}

/**
 * Cuisines that are dishes or meals; the others belong to a part of the world, and so may be said of other things too.
 */
const dishes: ReadonlySet<string> = new Set(
  "barbecue breakfast brunch bubble_tea burger chicken crepe dessert donut fish_and_chips hotpot kebab noodle pancake pizza ramen salad sandwich seafood smorrebrod soup steak sushi tapas".split(
    " ",
  ),
);

/** Whether a concept is a cuisine named after a part of the world ("Danish"). */
export function isRegionalCuisine(id: string): boolean {
  return conceptOf(id)?.kind === "cuisine" && !dishes.has(id);
}

/** Concepts that a more general one includes. */
const covered: Readonly<Partial<Record<ConceptId, readonly ConceptId[]>>> = {
  bar: ["wine_bar", "cocktail_bar", "pub", "brewery", "jazz_bar"],
  music_venue: ["jazz_bar"],
  pub: ["brewery"],
  cafe: ["tea_room", "board_games"],
  spa: ["sauna", "hammam"],
  hotel: ["guest_house", "hostel", "apartment"],
  museum: ["art_museum", "natural_history"],
  gallery: ["art_museum"],
  park: ["garden"],
  nature: ["park", "lake", "beach"],
  hiking: ["nature"],
  attraction: [
    "museum",
    "art_museum",
    "natural_history",
    "gallery",
    "church",
    "castle",
    "monument",
    "viewpoint",
    "tower",
    "square",
    "bridge",
    "fortress",
    "architecture",
    "zoo",
    "aquarium",
    "amusement_park",
  ],
  entertainment: [
    "theatre",
    "cinema",
    "music_venue",
    "amusement_park",
    "nightclub",
    "zoo",
    "aquarium",
    "karaoke",
    "billiards",
    "mini_golf",
    "arcade",
    "board_games",
    "comedy",
    "circus",
    "laser_tag",
    "karting",
  ],
  sports: ["tennis", "ice_rink", "golf", "horse_riding", "skatepark", "surfing", "diving"],
  shop: [
    "shopping_centre",
    "department_store",
    "bookshop",
    "second_hand",
    "antiques",
    "record_shop",
    "yarn_shop",
    "souvenirs",
    "clothes",
    "homeware",
    "market",
    "stationery",
    "cosmetics",
    "instrument_shop",
    "sports_shop",
    "luggage_shop",
    "craft_shop",
  ],
  event: ["festival"],
  market: ["food_market"],
  station: ["bus_stop"],
  tobacconist: ["convenience"],
  asian: ["chinese", "japanese", "korean", "thai", "vietnamese", "indian", "ramen", "sushi"],
  japanese: ["sushi", "ramen"],
  italian: ["pizza"],
  nordic: ["danish", "swedish", "smorrebrod"],
  danish: ["smorrebrod"],
  vegetarian: ["vegan"],
  pancake: ["crepe"],
  crepe: ["pancake"],
  dessert: ["crepe", "pancake", "donut", "ice_cream", "bakery"],
};

/** What goes with a concept where it is not wanted, though nobody who looks for it means that: no fish, no sushi. */
const kin: Readonly<Partial<Record<ConceptId, readonly ConceptId[]>>> = {
  seafood: ["sushi", "fish_and_chips"],
};

/** A concept that is not wanted with all that goes with it. */
export function withKin(id: string): readonly string[] {
  return [...withCovered(id), ...(kin[id as ConceptId] ?? [])];
}

/** Where much is sold under one roof. */
const LARGE_SHOPS: readonly ConceptId[] = ["department_store", "shopping_centre"];

/** What may do where there is none of a kind; else the kind that includes it may, unless that is {@link TOO_GENERAL}. */
const instead: Readonly<Partial<Record<ConceptId, readonly ConceptId[]>>> = {
  jazz_bar: ["music_venue", "bar"],
  music_venue: ["bar", "nightclub"],
  nightclub: ["bar"],
  bar: ["restaurant"],
  brunch: ["cafe", "bakery"],
  breakfast: ["cafe", "bakery"],
  winery: ["wine_bar", "wine_shop", "bar"],
  wine_shop: ["supermarket"],
  food_shop: ["supermarket"],
  convenience: ["supermarket"],
  tobacconist: ["supermarket"],
  spa: ["swimming_pool"],
  swimming_pool: ["spa", "beach"],
  currency_exchange: ["atm"],
  ice_cream: ["cafe"],
  gallery: ["museum"],
  aquarium: ["zoo"],
  fortress: ["castle"],
  playground: ["park"],
  gym: ["sports"],
  electronics: ["phone_shop", ...LARGE_SHOPS],
  toys: LARGE_SHOPS,
  homeware: LARGE_SHOPS,
  cosmetics: LARGE_SHOPS,
  stationery: LARGE_SHOPS,
  luggage_shop: LARGE_SHOPS,
  baby_shop: LARGE_SHOPS,
  sports_shop: LARGE_SHOPS,
  clothes: LARGE_SHOPS,
  souvenirs: LARGE_SHOPS,
  shoes: ["clothes", ...LARGE_SHOPS],
  department_store: ["shopping_centre"],
  shopping_centre: ["department_store"],
  second_hand: ["antiques", "market"],
  antiques: ["second_hand", "market"],
  bike_shop: ["bike_rental"],
  art_museum: ["gallery"],
  comedy: ["theatre"],
  surfing: ["beach"],
  diving: ["beach"],
  market: ["supermarket"],
  restaurant: ["fast_food", "pub", "cafe"],
  fast_food: ["food_market", "restaurant"],
  sandwich: ["bakery", "cafe", "fast_food"],
  salad: ["cafe", "restaurant"],
  donut: ["bakery", "cafe"],
  bubble_tea: ["tea_room", "cafe"],
  dessert: ["cafe", "bakery"],
  pancake: ["cafe"],
  crepe: ["cafe"],
  fish_and_chips: ["seafood", "fast_food"],
  chicken: ["burger", "fast_food"],
  burger: ["fast_food", "restaurant"],
  kebab: ["fast_food", "restaurant"],
};

/** The kinds that may do where there is none of one; none for one that nothing else is like. */
export function insteadOf(id: string): readonly string[] {
  const own: readonly string[] | undefined = instead[id as ConceptId];
  if (own) return own;
  const general = moreGeneral(id);
  if (general !== undefined && !TOO_GENERAL.has(general)) return [general];
  // Another kitchen than the one that is missing.
  return conceptOf(id)?.kind === "cuisine" ? ["restaurant"] : [];
}

/** Kinds that say no more than that there is something to see, do or buy. */
const TOO_GENERAL: ReadonlySet<string> = new Set([
  "attraction",
  "entertainment",
  "nature",
  "hiking",
  "event",
  "museum",
  "shop",
  "sports",
]);

/** The first concept that includes another one. */
export function moreGeneral(id: string): string | undefined {
  return Object.entries(covered).find(([, included]) => included.includes(id as ConceptId))?.[0];
}

/** Kinds of places that a topic is about: who looks for museums and wants no art wants no art museums. */
const ofTopics: Readonly<Record<string, readonly ConceptId[]>> = {
  art: ["art_museum", "gallery"],
  music: ["music_venue"],
  books: ["bookshop", "library"],
};

/** Of the kinds that a topic is about, those that are among some kinds or included in them. */
export function kindsOfTopic(topic: string, kinds: readonly string[]): readonly string[] {
  const all = new Set(kinds.flatMap(withCovered));
  return (ofTopics[topic] ?? []).filter((id) => all.has(id) && !kinds.includes(id));
}

/** Properties of which a place has one at most: what is said last counts. */
const opposites: readonly (readonly [ConceptId, ConceptId])[] = [
  ["quiet", "lively"],
  ["outdoor_seating", "rainy"],
  ["local", "popular"],
];

/** The properties that go with none of some. */
export function oppositesOf(features: readonly string[]): readonly string[] {
  return opposites.flatMap(([one, other]) => [
    ...(features.includes(one) ? [other] : []),
    ...(features.includes(other) ? [one] : []),
  ]);
}

/** Properties that concern food alone. */
export const DIETS: ReadonlySet<string> = new Set([
  "vegetarian",
  "vegan",
  "gluten_free",
  "halal",
  "kosher",
  "allergy",
  "takeaway",
  "spicy",
]);

/** Properties that are pleasant to have: the first to be let go where nothing has all that is asked for. */
export const PLEASANT: ReadonlySet<string> = new Set(
  "spicy quiet cosy romantic lively view local popular".split(" "),
);

/** Properties that some people cannot do without: the last to be let go. */
export const NEEDS: ReadonlySet<string> = new Set(
  "vegetarian vegan gluten_free halal kosher allergy wheelchair dogs".split(" "),
);

/** What of some properties those who ask cannot do without. */
export function needsIn(ids: readonly string[]): string[] {
  return ids.filter((id) => NEEDS.has(id));
}

/** A concept with those that it includes: whoever looks for a bar also finds wine bars. */
export function withCovered(id: string): readonly string[] {
  return [id, ...(covered[id as ConceptId] ?? [])];
}

/** A concept with what those do without who do without it: who drinks no alcohol goes to no bar. */
export function unwantedWith(id: string): readonly string[] {
  return id === "wine_shop" ? [id, "bar", ...withCovered("bar")] : withCovered(id);
}

/** Whether a kind says no more beside another: a bar beside a wine bar, a sight beside whatever there is to see or do. */
export function saysLessThan(id: string, other: string): boolean {
  const { kind, purpose = "" } = conceptOf(other) ?? {};
  const isOuting = kind === "place" && (purpose === "see" || purpose === "do");
  return id !== other && (withCovered(id).includes(other) || (id === "attraction" && isOuting));
}

const TOGETHER: Readonly<Partial<Record<Purpose, string>>> = {
  eat: "food",
  drink: "food",
  see: "sights",
  do: "sights",
};

/**
 * Whether two categories serve one purpose, so that one can take the place of the other or add to it; labels of an
 * organisation do with all.
 */
export function samePurpose(id: string, other: string): boolean {
  const [one, two] = [conceptOf(id)?.purpose, conceptOf(other)?.purpose];
  if (!one || !two) return true;
  return (TOGETHER[one] ?? one) === (TOGETHER[two] ?? two);
}
