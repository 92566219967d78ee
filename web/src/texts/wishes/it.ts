import type { Text } from "../catalogue.ts";
import type { WishesKey } from "./wishes.ts";

export const texts: Record<WishesKey, Text> = {
  title: "Che cosa ti piace?",
  text: "Raccontaci un po’ del tuo viaggio: per primo vedrai ciò che fa per te.",
  who: "Con chi viaggi?",
  anyone: "Non importa",
  trip: "Che tipo di viaggio?",
  interests: "Interessi",
  show: "Mostra la mia guida",
  needed: "Scegli almeno una cosa.",
  change: "Cambia i tuoi gusti",
  tell: "Dicci cosa ti piace",
  chosenHint: "Scelti in base ai tuoi gusti",
  forget: "Dimentica i miei gusti",
};
