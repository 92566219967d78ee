/** What a message may be for. */
export const purposes = [
  "search",
  "plan",
  "change",
  "about_place",
  "about_house",
  "emergency",
  "human",
  "complaint",
  "booking",
  "small_talk",
  "abuse",
  "not_ours",
] as const;
export type Purpose = (typeof purposes)[number];
