import type { Text } from "../catalogue.ts";
import type { MapKey } from "./map.ts";

export const texts: Record<MapKey, Text> = {
  map: "Carte",
  mapOf: { one: "Carte de {count} lieu", other: "Carte de {count} lieux" },
  zoomIn: "Zoomer",
  zoomOut: "Dézoomer",
  showAllPlaces: "Afficher tous les lieux",
  clusterOf: { one: "{count} lieu tout proche, zoomer", other: "{count} lieux très proches, zoomer" },
  stopName: "Étape {number} : {name}",
  youAreHere: "Vous êtes ici",
  whereAmI: "Afficher ma position",
  locating: "Recherche de votre position…",
  locateDenied:
    "Votre position n’est pas partagée avec cette page. Autorisez-la dans le navigateur pour vous voir sur la carte.",
  locateFailed: "Votre position est introuvable pour le moment.",
  searchHere: "Chercher dans cette zone",
  searchingHere: "Recherche dans cette zone…",
  everywhere: "Toute la zone",
  listTitle: "Lieux sur la carte",
  shownOf: "{shown} lieux sur {count}",
  showOnMap: "Afficher {name} sur la carte",
  noneHereTitle: "Aucun lieu dans cette partie de la carte",
  noneHereText: "Déplacez la carte ou revenez à toute la zone.",
  twoFingers: "Déplacez la carte avec deux doigts",
  ctrlScroll: "Ctrl + défilement pour zoomer",
  cmdScroll: "⌘ + défilement pour zoomer",
  openMap: "Ouvrir la carte",
  mapHint: "Ce qu’il y a autour, depuis la porte",
  filtered: { one: "Recherche avec {count} filtre", other: "Recherche avec {count} filtres" },
  backToList: "Recherche et filtres",
  noPosition: {
    one: "{count} lieu sans position figure seulement dans la liste.",
    other: "{count} lieux sans position figurent seulement dans la liste.",
  },
};
