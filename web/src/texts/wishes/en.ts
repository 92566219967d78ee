import type { Text } from "../catalogue.ts";

export const texts = {
  title: "What do you like?",
  text: "Say a little about your trip, and what suits you comes first.",
  who: "Who are you travelling with?",
  anyone: "No matter",
  trip: "What kind of trip?",
  interests: "Interests",
  show: "Show my guide",
  needed: "Choose at least one thing.",
  change: "Change what you like",
  tell: "Say what you like",
  chosenHint: "Chosen by what you like",
  forget: "Forget what I like",
} as const satisfies Record<string, Text>;
