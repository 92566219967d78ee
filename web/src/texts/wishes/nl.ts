import type { Text } from "../catalogue.ts";
import type { WishesKey } from "./wishes.ts";

export const texts: Record<WishesKey, Text> = {
  title: "Waar houdt u van?",
  text: "Vertel iets over uw reis; wat bij u past, staat dan vooraan.",
  who: "Met wie reist u?",
  anyone: "Maakt niet uit",
  trip: "Wat voor reis?",
  interests: "Interesses",
  show: "Toon mijn gids",
  needed: "Kies ten minste één ding.",
  change: "Voorkeuren wijzigen",
  tell: "Vertel waar u van houdt",
  chosenHint: "Gekozen naar uw voorkeuren",
  forget: "Voorkeuren vergeten",
};
