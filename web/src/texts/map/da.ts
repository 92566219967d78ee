import type { Text } from "../catalogue.ts";
import type { MapKey } from "./map.ts";

export const texts: Record<MapKey, Text> = {
  map: "Kort",
  mapOf: { one: "Kort med {count} sted", other: "Kort med {count} steder" },
  zoomIn: "Zoom ind",
  zoomOut: "Zoom ud",
  showAllPlaces: "Vis alle steder",
  clusterOf: { one: "{count} sted tæt sammen, zoom ind", other: "{count} steder tæt sammen, zoom ind" },
  stopName: "Stop {number}: {name}",
  youAreHere: "Du er her",
  whereAmI: "Vis, hvor jeg er",
  locating: "Finder din position …",
  locateDenied:
    "Din position deles ikke med denne side. Tillad det i browseren for at se dig selv på kortet.",
  locateFailed: "Din position kan ikke findes lige nu.",
  searchHere: "Søg i dette område",
  searchingHere: "Søger i dette område …",
  everywhere: "Hele området",
  listTitle: "Steder på kortet",
  shownOf: "Viser {shown} af {count} steder",
  showOnMap: "Vis {name} på kortet",
  noneHereTitle: "Ingen steder i denne del af kortet",
  noneHereText: "Flyt kortet, eller se på hele området igen.",
  twoFingers: "Brug to fingre til at flytte kortet",
  ctrlScroll: "Brug Ctrl + rul for at zoome på kortet",
  cmdScroll: "Brug ⌘ + rul for at zoome på kortet",
  openMap: "Åbn kortet",
  mapHint: "Hvad der ligger hvor, set fra hoveddøren",
  filtered: { one: "Søgning med {count} filter", other: "Søgning med {count} filtre" },
  backToList: "Søgning og filtre",
  noPosition: {
    one: "{count} sted har ingen position og står kun på listen.",
    other: "{count} steder har ingen position og står kun på listen.",
  },
};
