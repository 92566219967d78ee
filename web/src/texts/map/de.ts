import type { Text } from "../catalogue.ts";
import type { MapKey } from "./map.ts";

export const texts: Record<MapKey, Text> = {
  map: "Karte",
  mapOf: { one: "Karte mit {count} Ort", other: "Karte mit {count} Orten" },
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  showAllPlaces: "Alle Orte zeigen",
  clusterOf: {
    one: "{count} Ort dicht beieinander, vergrößern",
    other: "{count} Orte dicht beieinander, vergrößern",
  },
  stopName: "Halt {number}: {name}",
  youAreHere: "Sie sind hier",
  whereAmI: "Meinen Standort zeigen",
  locating: "Standort wird gesucht …",
  locateDenied:
    "Ihr Standort wird nicht mit dieser Seite geteilt. Erlauben Sie es im Browser, um sich auf der Karte zu sehen.",
  locateFailed: "Ihr Standort lässt sich gerade nicht ermitteln.",
  searchHere: "In diesem Ausschnitt suchen",
  searchingHere: "Suche in diesem Ausschnitt …",
  everywhere: "Ganzes Gebiet",
  listTitle: "Orte auf der Karte",
  shownOf: "{shown} von {count} Orten",
  showOnMap: "{name} auf der Karte zeigen",
  noneHereTitle: "Keine Orte in diesem Ausschnitt",
  noneHereText: "Verschieben Sie die Karte oder zeigen Sie wieder das ganze Gebiet.",
  twoFingers: "Karte mit zwei Fingern bewegen",
  ctrlScroll: "Mit Strg + Scrollen zoomen",
  cmdScroll: "Mit ⌘ + Scrollen zoomen",
  openMap: "Karte öffnen",
  mapHint: "Was wo liegt, von der Haustür aus",
  filtered: { one: "Suche mit {count} Filter", other: "Suche mit {count} Filtern" },
  backToList: "Suche und Filter",
  noPosition: {
    one: "{count} Ort ohne Position steht nur in der Liste.",
    other: "{count} Orte ohne Position stehen nur in der Liste.",
  },
};
