import type { Text } from "../catalogue.ts";
import type { MapKey } from "./map.ts";

export const texts: Record<MapKey, Text> = {
  map: "Mappa",
  mapOf: { one: "Mappa di {count} luogo", other: "Mappa di {count} luoghi" },
  zoomIn: "Ingrandisci",
  zoomOut: "Riduci",
  showAllPlaces: "Mostra tutti i luoghi",
  clusterOf: { one: "{count} luogo vicino, ingrandisci", other: "{count} luoghi vicini, ingrandisci" },
  stopName: "Tappa {number}: {name}",
  youAreHere: "Lei è qui",
  whereAmI: "Mostra dove sono",
  locating: "Ricerca della posizione…",
  locateDenied:
    "La posizione non è condivisa con questa pagina. La consenta nel browser per vedersi sulla mappa.",
  locateFailed: "Al momento la posizione non è disponibile.",
  searchHere: "Cerca in quest’area",
  searchingHere: "Ricerca in quest’area…",
  everywhere: "Tutta l’area",
  listTitle: "Luoghi sulla mappa",
  shownOf: "{shown} luoghi su {count}",
  showOnMap: "Mostra {name} sulla mappa",
  noneHereTitle: "Nessun luogo in questa parte della mappa",
  noneHereText: "Sposti la mappa o torni a tutta l’area.",
  twoFingers: "Usi due dita per spostare la mappa",
  ctrlScroll: "Ctrl + scorrimento per ingrandire",
  cmdScroll: "⌘ + scorrimento per ingrandire",
  openMap: "Apri la mappa",
  mapHint: "Che cosa c’è e dove, dalla porta di casa",
  filtered: { one: "Ricerca con {count} filtro", other: "Ricerca con {count} filtri" },
  backToList: "Ricerca e filtri",
  noPosition: {
    one: "{count} luogo senza posizione è solo nell’elenco.",
    other: "{count} luoghi senza posizione sono solo nell’elenco.",
  },
};
