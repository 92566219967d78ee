import type { Text } from "../catalogue.ts";
import type { WishesKey } from "./wishes.ts";

export const texts: Record<WishesKey, Text> = {
  title: "Hvad kan du lide?",
  text: "Fortæl lidt om din rejse, så kommer det, der passer dig, først.",
  who: "Hvem rejser du med?",
  anyone: "Ligegyldigt",
  trip: "Hvilken slags rejse?",
  interests: "Interesser",
  show: "Vis min guide",
  needed: "Vælg mindst én ting.",
  change: "Skift dine ønsker",
  tell: "Fortæl, hvad du kan lide",
  chosenHint: "Valgt efter dine ønsker",
  forget: "Glem mine ønsker",
};
