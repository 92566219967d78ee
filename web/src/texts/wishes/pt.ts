import type { Text } from "../catalogue.ts";
import type { WishesKey } from "./wishes.ts";

export const texts: Record<WishesKey, Text> = {
  title: "Do que gosta?",
  text: "Conte um pouco da sua viagem e verá primeiro o que lhe convém.",
  who: "Com quem viaja?",
  anyone: "Tanto faz",
  trip: "Que tipo de viagem?",
  interests: "Interesses",
  show: "Ver o meu guia",
  needed: "Escolha pelo menos uma coisa.",
  change: "Alterar os seus gostos",
  tell: "Diga do que gosta",
  chosenHint: "Escolhidos pelos seus gostos",
  forget: "Esquecer os meus gostos",
};
