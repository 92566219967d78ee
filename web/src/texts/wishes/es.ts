import type { Text } from "../catalogue.ts";
import type { WishesKey } from "./wishes.ts";

export const texts: Record<WishesKey, Text> = {
  title: "¿Qué te gusta?",
  text: "Cuéntanos un poco de tu viaje y verás primero lo que te va.",
  who: "¿Con quién viajas?",
  anyone: "No importa",
  trip: "¿Qué tipo de viaje?",
  interests: "Intereses",
  show: "Ver mi guía",
  needed: "Elige al menos una cosa.",
  change: "Cambiar tus gustos",
  tell: "Di qué te gusta",
  chosenHint: "Elegidos según tus gustos",
  forget: "Olvidar mis gustos",
};
