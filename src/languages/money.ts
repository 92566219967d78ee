import type { Phrases } from "./words.ts";

/** What currencies are called by guests of all languages; an entry is read in every language. */
export const money = {
  euro: "euro, euros, eur, 欧元, 欧, ユーロ, 유로, يورو",
  krone:
    "kr, krone, kroner, kronor, kronen, dkk, sek, nok, crowns, couronnes, coronas, corone, coroas, 克朗, クローネ, 크로네, 크로나, كرونة, كرونات, كرون",
  dollar: "dollar, dollars, usd, bucks, dólares, dollari, 美元, 美金, ドル, 달러, دولار",
  pound: "pound, pounds, gbp, quid, 英镑, ポンド, 파운드",
  franc: "chf, francs, franken, franchi, 瑞郎, フラン",
  yuan: "yuan, rmb, cny, 人民币, 块, 块钱, 元",
  yen: "yen, jpy, 円, 日元, 엔",
  won: "krw, 원, 韩元, ウォン",
} satisfies Phrases<string>;

/** About how much of it is a euro: enough to tell a cheap meal from a dear one. */
export const moneyPerEuro: Readonly<Record<keyof typeof money, number>> = {
  euro: 1,
  krone: 7.5,
  dollar: 1.1,
  pound: 0.9,
  franc: 0.95,
  yuan: 8,
  yen: 170,
  won: 1600,
};

/** Signs that are written for words of it. */
export const moneySigns: Readonly<Record<string, string>> = { "€": "eur", $: "usd", "£": "gbp" };
