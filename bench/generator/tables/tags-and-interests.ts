import { type InEach, ofRow, type Row } from "../languages.ts";

// biome-ignore format: a table
const table: readonly Row[] = [
  ["breakfast", "morgenmad", "Frühstück", "petit déjeuner", "朝食"],
  ["brunch", "brunch", "Brunch", "brunch", "ブランチ"],
  ["lunch", "frokost", "Mittagessen", "déjeuner", "昼食"],
  ["dinner", "aftensmad", "Abendessen", "dîner", "夕食"],
  ["vegetarian", "vegetarisk", "vegetarisch", "végétarien", "ベジタリアン"],
  ["outdoor seating", "udeservering", "Außenbereich", "terrasse", "テラス席"],
  ["natural wine", "naturvin", "Naturwein", "vin nature", "自然派ワイン"],
  ["craft beer", "specialøl", "Craft-Bier", "bière artisanale", "クラフトビール"],
  ["nightlife", "natteliv", "Nachtleben", "vie nocturne", "ナイトライフ"],
  ["sightseeing", "seværdigheder", "Sehenswürdigkeiten", "visites", "観光"],
  ["walking", "gåtur", "Spaziergang", "promenade", "散歩"],
  ["cycling", "cykling", "Radfahren", "vélo", "サイクリング"],
  ["photography", "fotografering", "Fotografieren", "photographie", "写真撮影"],
  ["swimming", "svømning", "Schwimmen", "baignade", "水泳"],
  ["sailing", "sejlads", "Segeln", "voile", "セーリング"],
  ["hiking", "vandring", "Wandern", "randonnée", "ハイキング"],
  ["birdwatching", "fuglekiggeri", "Vogelbeobachtung", "ornithologie", "野鳥観察"],
  ["playground", "legeplads", "Spielplatz", "aire de jeux", "遊び場"],
  ["rainy day", "regnvejrsdag", "Regentag", "jour de pluie", "雨の日"],
  ["guided tour", "guidet tur", "Führung", "visite guidée", "ガイドツアー"],
  ["workshop", "værksted", "Werkstatt", "atelier", "ワークショップ"],
  ["concert", "koncert", "Konzert", "concert", "コンサート"],
  ["exhibition", "udstilling", "Ausstellung", "exposition", "展覧会"],
  ["architecture", "arkitektur", "Architektur", "architecture", "建築"],
  ["history", "historie", "Geschichte", "histoire", "歴史"],
  ["souvenirs", "souvenirs", "Souvenirs", "souvenirs", "お土産"],
  ["vintage", "vintage", "Vintage", "vintage", "ヴィンテージ"],
  ["local food", "lokal mad", "regionale Küche", "cuisine locale", "郷土料理"],
  ["picnic", "skovtur", "Picknick", "pique-nique", "ピクニック"],
  ["romantic", "romantisk", "romantisch", "romantique", "ロマンチック"],
  ["business lunch", "forretningsfrokost", "Geschäftsessen", "déjeuner d’affaires", "ビジネスランチ"],
  ["wellness", "wellness", "Wellness", "bien-être", "ウェルネス"],
  ["sunset", "solnedgang", "Sonnenuntergang", "coucher de soleil", "夕日"],
  ["free entry", "gratis adgang", "freier Eintritt", "entrée libre", "入場無料"],
  ["dog friendly", "hunde velkomne", "hundefreundlich", "chiens acceptés", "犬同伴可"],
  ["step-free access", "niveaufri adgang", "barrierefrei", "accès de plain-pied", "バリアフリー"],
];

export const activityTags: readonly InEach<string>[] = table.map(ofRow);

// biome-ignore format: a table
const interestTable: readonly (readonly [id: string, name: Row, travellerTypes: readonly string[]])[] = [
  ["art", ["Art", "Kunst", "Kunst", "Art", "アート"], ["culture"]],
  ["architecture", ["Architecture", "Arkitektur", "Architektur", "Architecture", "建築"], ["culture"]],
  ["history", ["History", "Historie", "Geschichte", "Histoire", "歴史"], ["culture", "family"]],
  ["coffee", ["Coffee", "Kaffe", "Kaffee", "Café", "コーヒー"], ["food"]],
  ["fine-dining", ["Fine dining", "Gastronomi", "Feinschmecker", "Gastronomie", "美食"], ["food", "couples"]],
  ["street-food", ["Street food", "Gademad", "Streetfood", "Cuisine de rue", "屋台"], ["food"]],
  ["wine", ["Wine", "Vin", "Wein", "Vin", "ワイン"], ["food", "couples"]],
  ["beer", ["Beer", "Øl", "Bier", "Bière", "ビール"], ["food", "friends"]],
  ["nightlife", ["Nightlife", "Natteliv", "Nachtleben", "Vie nocturne", "ナイトライフ"], ["friends"]],
  ["music", ["Music", "Musik", "Musik", "Musique", "音楽"], ["culture", "friends"]],
  ["theatre", ["Theatre", "Teater", "Theater", "Théâtre", "演劇"], ["culture"]],
  ["nature", ["Nature", "Natur", "Natur", "Nature", "自然"], ["active", "family"]],
  ["hiking", ["Hiking", "Vandring", "Wandern", "Randonnée", "ハイキング"], ["active"]],
  ["cycling", ["Cycling", "Cykling", "Radfahren", "Vélo", "サイクリング"], ["active"]],
  ["water", ["On the water", "På vandet", "Am Wasser", "Au fil de l’eau", "水辺"], ["active", "family"]],
  ["shopping", ["Shopping", "Shopping", "Einkaufen", "Shopping", "買い物"], ["friends"]],
  ["design", ["Design", "Design", "Design", "Design", "デザイン"], ["culture"]],
  ["wellness", ["Wellness", "Wellness", "Wellness", "Bien-être", "ウェルネス"], ["couples"]],
  ["photography", ["Photography", "Fotografi", "Fotografie", "Photographie", "写真"], ["culture", "solo"]],
  ["children", ["For children", "For børn", "Für Kinder", "Pour les enfants", "子ども向け"], ["family"]],
];

export const interestTypes = interestTable.map(([id, name, travellerTypes]) => ({
  id,
  name: ofRow(name),
  travellerTypes: [...travellerTypes],
}));
