import type { Random } from "./random.ts";

/** What the made-up words of a language are built of: openings, vowels, closings, and endings of inflected forms. */
export interface Syllables {
  onsets: readonly string[];
  vowels: readonly string[];
  codas: readonly string[];
  endings: readonly string[];
}

const split = (text: string) => text.split(" ").map((part) => (part === "-" ? "" : part));

export const syllables = {
  "en-GB": {
    onsets: split("b br c ch cl d dr f fl g gr h j k l m n p pl pr r s sh sl st str t th tr v w wh - -"),
    vowels: split("a a e e e i i o o u ea ee oo ou ai"),
    codas: split("- - - n r s t l d m ck nd st rt ng sh ll ght"),
    endings: split("s ed ing er ly"),
  },
  "da-DK": {
    onsets: split("b bl d f fl fr g gr h hv j k kl kn l m n p r s sk sl sm sn st str sv t tr v - -"),
    vowels: split("a e e e i o u y æ ø å ej øj"),
    codas: split("- - - n r s t l d g nd ld st rg dt nk"),
    endings: split("en et er erne e s"),
  },
  "de-DE": {
    onsets: split("b br d dr f fl g gr h k kl kr l m n p pf r s sch schl schw sp st str t tr v w z zw - -"),
    vowels: split("a a e e e i i o u ä ö ü ei au ie eu"),
    codas: split("- - n r s t l ch cht nd ng nk st rt ß tz ck mpf"),
    endings: split("e en er es em ung lich"),
  },
  "fr-FR": {
    onsets: split("b br c ch cl d dr f fl g gr j l m n p pl pr qu r s t tr v vr - - -"),
    vowels: split("a a e e é é è i i o u ou eau ai oi au ê î eu"),
    codas: split("- - - - n r s t l gne lle nt rd sse que"),
    endings: split("s e es er é ent ement"),
  },
} as const satisfies Record<string, Syllables>;

/** A made-up word of `count` syllables. */
export function madeUpWord(random: Random, { onsets, vowels, codas }: Syllables, count: number): string {
  let word = "";
  for (let syllable = 0; syllable < count; syllable++) {
    word += random.pick(onsets) + random.pick(vowels);
    // Closings within a word would pile up consonants.
    if (syllable === count - 1 || random.chance(0.25)) word += random.pick(codas);
  }
  return word;
}

const ideographs = [
  ..."山川海空風雨雪花木林森石岩島港湾浜岸橋道路町村里市街駅店屋家宿館城寺社塔門庭園池湖泉温湯水火土地天日月星光色白黒赤青緑黄金銀",
  ..."春夏秋冬朝昼夕夜時間年週末毎今昔古新旧大小高低長短広深遠近上中下左右前後内外東西南北方角口目手足心人子親友客旅行歩走乗車船電自転",
  ..."食飲酒茶米麦肉魚貝野菜果実味香甘辛苦塩油焼煮蒸炊料理皿器箸席卓窓音楽歌踊祭芸術絵画書本文字言語学校史伝統作品展示映写真建築造形",
  ..."美静賑明暗暖涼清美楽喜安全便利有無料金円券予約開閉始終休営業受付案内情報地図観光名所見物買売品物衣服布糸紙竹工房職市場商店特産",
];
const kana = [
  ..."アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワガギグゲゴザジズダデドバビブベボパピプペポ",
];

/** A made-up Japanese word: one to three ideographs, or a loan word in katakana. */
export function japaneseWord(random: Random, ideographCount: number): string {
  if (random.chance(0.15)) return katakanaWord(random, random.between(3, 5));
  let word = "";
  for (let count = 0; count < ideographCount; count++) word += random.pick(ideographs);
  return word;
}

export function katakanaWord(random: Random, length: number): string {
  let word = "";
  for (let count = 0; count < length; count++) {
    word += random.pick(kana);
    if (count > 0 && count < length - 1 && random.chance(0.2)) word += random.chance(0.5) ? "ー" : "ン";
  }
  return word;
}
