import type { Text } from "../catalogue.ts";
import type { WishesKey } from "./wishes.ts";

export const texts: Record<WishesKey, Text> = {
  title: "Qu’aimez-vous ?",
  text: "Dites-nous quelques mots de votre voyage : ce qui vous convient viendra en premier.",
  who: "Avec qui voyagez-vous ?",
  anyone: "Peu importe",
  trip: "Quel genre de voyage ?",
  interests: "Centres d’intérêt",
  show: "Voir mon guide",
  needed: "Choisissez au moins une réponse.",
  change: "Changer vos goûts",
  tell: "Dites ce que vous aimez",
  chosenHint: "Choisis selon vos goûts",
  forget: "Oublier mes goûts",
};
