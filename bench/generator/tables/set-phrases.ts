import { type InEach, ofRow } from "../languages.ts";

/** What each price level is called, 0..4. */
export const priceLevels: readonly InEach<string>[] = [
  ofRow(["Free", "Gratis", "Kostenlos", "Gratuit", "無料"]),
  ofRow(["Inexpensive", "Billig", "Günstig", "Bon marché", "手頃"]),
  ofRow(["Moderate", "Moderat", "Mittel", "Modéré", "普通"]),
  ofRow(["Expensive", "Dyr", "Teuer", "Cher", "高め"]),
  ofRow(["Very expensive", "Meget dyr", "Sehr teuer", "Très cher", "高級"]),
];

/** How long a visit takes. */
export const durations: readonly InEach<string>[] = [
  ofRow([
    "About half an hour",
    "Cirka en halv time",
    "Etwa eine halbe Stunde",
    "Environ une demi-heure",
    "約30分",
  ]),
  ofRow(["About an hour", "Cirka en time", "Etwa eine Stunde", "Environ une heure", "約1時間"]),
  ofRow(["One to two hours", "En til to timer", "Ein bis zwei Stunden", "Une à deux heures", "1〜2時間"]),
  ofRow(["Half a day", "En halv dag", "Einen halben Tag", "Une demi-journée", "半日"]),
  ofRow(["A whole day", "En hel dag", "Einen ganzen Tag", "Une journée", "1日"]),
];

/** How busy a place is. */
export const crowds: readonly InEach<string>[] = [
  ofRow(["Quiet", "Roligt", "Ruhig", "Calme", "静か"]),
  ofRow(["Quiet on weekdays", "Roligt på hverdage", "Wochentags ruhig", "Calme en semaine", "平日は静か"]),
  ofRow(["Busy at weekends", "Travlt i weekenden", "Am Wochenende voll", "Animé le week-end", "週末は混雑"]),
  ofRow(["Busy all day", "Travlt hele dagen", "Ganztags gut besucht", "Animé toute la journée", "終日混雑"]),
];
