import type { Text } from "../catalogue.ts";
import type { MapKey } from "./map.ts";

export const texts: Record<MapKey, Text> = {
  map: "Mapa",
  mapOf: { one: "Mapa de {count} lugar", other: "Mapa de {count} lugares" },
  zoomIn: "Aproximar",
  zoomOut: "Afastar",
  showAllPlaces: "Mostrar todos os lugares",
  clusterOf: {
    one: "{count} lugar muito perto, aproximar",
    other: "{count} lugares muito próximos, aproximar",
  },
  stopName: "Paragem {number}: {name}",
  youAreHere: "Está aqui",
  whereAmI: "Mostrar onde estou",
  locating: "A procurar a sua posição…",
  locateDenied: "A sua posição não é partilhada com esta página. Permita-a no navegador para se ver no mapa.",
  locateFailed: "De momento não é possível encontrar a sua posição.",
  searchHere: "Procurar nesta zona",
  searchingHere: "A procurar nesta zona…",
  everywhere: "Toda a zona",
  listTitle: "Lugares no mapa",
  shownOf: "{shown} de {count} lugares",
  showOnMap: "Mostrar {name} no mapa",
  noneHereTitle: "Nenhum lugar nesta parte do mapa",
  noneHereText: "Mova o mapa ou volte a ver toda a zona.",
  twoFingers: "Use dois dedos para mover o mapa",
  ctrlScroll: "Use Ctrl + roda para ampliar o mapa",
  cmdScroll: "Use ⌘ + roda para ampliar o mapa",
  openMap: "Abrir o mapa",
  mapHint: "O que há e onde, a partir da porta",
  filtered: { one: "Pesquisa com {count} filtro", other: "Pesquisa com {count} filtros" },
  backToList: "Pesquisa e filtros",
  noPosition: {
    one: "{count} lugar não tem posição e está só na lista.",
    other: "{count} lugares não têm posição e estão só na lista.",
  },
};
