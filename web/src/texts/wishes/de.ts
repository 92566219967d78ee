import type { Text } from "../catalogue.ts";
import type { WishesKey } from "./wishes.ts";

export const texts: Record<WishesKey, Text> = {
  title: "Was mögen Sie?",
  text: "Erzählen Sie ein wenig von Ihrer Reise; was zu Ihnen passt, steht dann vorn.",
  who: "Mit wem reisen Sie?",
  anyone: "Egal",
  trip: "Welche Art von Reise?",
  interests: "Interessen",
  show: "Meinen Führer zeigen",
  needed: "Wählen Sie mindestens eines aus.",
  change: "Vorlieben ändern",
  tell: "Sagen, was Sie mögen",
  chosenHint: "Nach Ihren Vorlieben ausgewählt",
  forget: "Vorlieben vergessen",
};
