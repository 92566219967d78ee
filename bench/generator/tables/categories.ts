import { type InEach, ofRow, type Row } from "../languages.ts";

/** When a kind of place is usually open (see `hours.ts`). */
export type Habit = "day" | "meals" | "evening" | "shop" | "always";

export interface Category {
  id: string;
  group: InEach<string>;
  label: InEach<string>;
  /** Stands after or before a proper name in the name of a place. */
  noun: InEach<string>;
  habit: Habit;
}

const groups = {
  eat: ["Eat", "Spise", "Essen", "Manger", "食べる"],
  drink: ["Drink", "Drikke", "Trinken", "Boire", "飲む"],
  see: ["See", "Se", "Sehen", "Voir", "見る"],
  do: ["Do", "Oplev", "Erleben", "Faire", "体験"],
  shop: ["Shop", "Shoppe", "Einkaufen", "Acheter", "買う"],
  relax: ["Relax", "Slap af", "Entspannen", "Se détendre", "くつろぐ"],
} as const satisfies Record<string, Row>;

type Entry = readonly [id: string, habit: Habit, label: Row, noun: Row];

// biome-ignore format: a table
const table: readonly Entry[] = [
  ["eat.restaurant", "meals", ["Restaurant", "Restaurant", "Restaurant", "Restaurant", "レストラン"], ["Restaurant", "Restaurant", "Restaurant", "Restaurant", "レストラン"]],
  ["eat.seafood", "meals", ["Seafood", "Fisk og skaldyr", "Fisch und Meeresfrüchte", "Fruits de mer", "海鮮料理"], ["Fish House", "Fiskehuset", "Fischhaus", "La Marée", "海鮮亭"]],
  ["eat.bakery", "shop", ["Bakery", "Bageri", "Bäckerei", "Boulangerie", "ベーカリー"], ["Bakery", "Bageriet", "Bäckerei", "Boulangerie", "ベーカリー"]],
  ["eat.street-food", "meals", ["Street food", "Gademad", "Streetfood", "Cuisine de rue", "屋台料理"], ["Kitchen", "Køkkenet", "Küche", "Cantine", "キッチン"]],
  ["eat.fine-dining", "evening", ["Fine dining", "Gourmet", "Gehobene Küche", "Gastronomie", "高級料理"], ["Table", "Bordet", "Tafel", "La Table", "テーブル"]],
  ["drink.coffee", "day", ["Coffee shop", "Kaffebar", "Café", "Café", "カフェ"], ["Coffee House", "Kaffehuset", "Kaffeehaus", "Café", "珈琲店"]],
  ["drink.wine-bar", "evening", ["Wine bar", "Vinbar", "Weinbar", "Bar à vin", "ワインバー"], ["Wine Bar", "Vinstuen", "Weinstube", "Bar à vin", "ワインバー"]],
  ["drink.brewery", "evening", ["Brewery", "Bryggeri", "Brauerei", "Brasserie", "ブルワリー"], ["Brewery", "Bryggeriet", "Brauhaus", "Brasserie", "麦酒館"]],
  ["drink.cocktail-bar", "evening", ["Cocktail bar", "Cocktailbar", "Cocktailbar", "Bar à cocktails", "カクテルバー"], ["Bar", "Baren", "Bar", "Le Bar", "バー"]],
  ["see.museum", "day", ["Museum", "Museum", "Museum", "Musée", "博物館"], ["Museum", "Museet", "Museum", "Musée", "博物館"]],
  ["see.gallery", "day", ["Art gallery", "Kunstgalleri", "Kunstgalerie", "Galerie d’art", "美術館"], ["Gallery", "Galleri", "Galerie", "Galerie", "画廊"]],
  ["see.church", "day", ["Church", "Kirke", "Kirche", "Église", "教会"], ["Church", "Kirken", "Kirche", "Église", "教会"]],
  ["see.viewpoint", "always", ["Viewpoint", "Udsigtspunkt", "Aussichtspunkt", "Point de vue", "展望台"], ["Lookout", "Udsigten", "Ausblick", "Belvédère", "展望台"]],
  ["see.castle", "day", ["Castle", "Slot", "Schloss", "Château", "城"], ["Castle", "Slottet", "Schloss", "Château", "城"]],
  ["do.theatre", "evening", ["Theatre", "Teater", "Theater", "Théâtre", "劇場"], ["Theatre", "Teatret", "Theater", "Théâtre", "劇場"]],
  ["do.boat-tour", "day", ["Boat tour", "Kanalrundfart", "Bootsfahrt", "Croisière", "遊覧船"], ["Boats", "Bådene", "Schifffahrt", "Croisières", "遊覧船"]],
  ["do.cycling", "day", ["Bike hire", "Cykeludlejning", "Fahrradverleih", "Location de vélos", "レンタサイクル"], ["Bikes", "Cyklerne", "Räder", "Vélos", "自転車"]],
  ["do.live-music", "evening", ["Live music", "Livemusik", "Livemusik", "Musique live", "ライブハウス"], ["Music Hall", "Spillestedet", "Musikhalle", "Salle de concert", "音楽堂"]],
  ["shop.market", "shop", ["Market", "Marked", "Markt", "Marché", "市場"], ["Market", "Markedet", "Markt", "Marché", "市場"]],
  ["shop.books", "shop", ["Bookshop", "Boghandel", "Buchhandlung", "Librairie", "書店"], ["Books", "Boghandlen", "Bücher", "Librairie", "書店"]],
  ["shop.design", "shop", ["Design shop", "Designbutik", "Designladen", "Boutique de design", "雑貨店"], ["Store", "Butikken", "Laden", "Boutique", "商店"]],
  ["relax.park", "always", ["Park", "Park", "Park", "Parc", "公園"], ["Park", "Parken", "Park", "Parc", "公園"]],
  ["relax.spa", "day", ["Spa", "Kurbad", "Therme", "Spa", "温泉"], ["Baths", "Badet", "Bad", "Les Bains", "湯"]],
  ["relax.beach", "always", ["Beach", "Strand", "Strand", "Plage", "ビーチ"], ["Beach", "Stranden", "Strand", "Plage", "浜"]],
];

export const categories: readonly Category[] = table.map(([id, habit, label, noun]) => ({
  id,
  habit,
  group: ofRow(groups[id.slice(0, id.indexOf(".")) as keyof typeof groups]),
  label: ofRow(label),
  noun: ofRow(noun),
}));
