import type { Text } from "../catalogue.ts";
import type { MapKey } from "./map.ts";

export const texts: Record<MapKey, Text> = {
  map: "Kaart",
  mapOf: { one: "Kaart met {count} plek", other: "Kaart met {count} plekken" },
  zoomIn: "Inzoomen",
  zoomOut: "Uitzoomen",
  showAllPlaces: "Alle plekken tonen",
  clusterOf: {
    one: "{count} plek dicht bij elkaar, inzoomen",
    other: "{count} plekken dicht bij elkaar, inzoomen",
  },
  stopName: "Stop {number}: {name}",
  youAreHere: "U bent hier",
  whereAmI: "Toon waar ik ben",
  locating: "Uw positie wordt gezocht…",
  locateDenied:
    "Uw positie wordt niet met deze pagina gedeeld. Sta het toe in de browser om uzelf op de kaart te zien.",
  locateFailed: "Uw positie is nu niet te vinden.",
  searchHere: "Zoek in dit gebied",
  searchingHere: "Zoeken in dit gebied…",
  everywhere: "Hele gebied",
  listTitle: "Plekken op de kaart",
  shownOf: "{shown} van {count} plekken",
  showOnMap: "Toon {name} op de kaart",
  noneHereTitle: "Geen plekken in dit deel van de kaart",
  noneHereText: "Verschuif de kaart of bekijk weer het hele gebied.",
  twoFingers: "Gebruik twee vingers om de kaart te verschuiven",
  ctrlScroll: "Gebruik Ctrl + scrollen om te zoomen",
  cmdScroll: "Gebruik ⌘ + scrollen om te zoomen",
  openMap: "Kaart openen",
  mapHint: "Wat waar ligt, vanaf de voordeur",
  filtered: { one: "Zoekopdracht met {count} filter", other: "Zoekopdracht met {count} filters" },
  backToList: "Zoeken en filters",
  noPosition: {
    one: "{count} plek heeft geen positie en staat alleen in de lijst.",
    other: "{count} plekken hebben geen positie en staan alleen in de lijst.",
  },
};
