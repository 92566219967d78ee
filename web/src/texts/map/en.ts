import type { Text } from "../catalogue.ts";

export const texts = {
  map: "Map",
  mapOf: { one: "Map of {count} place", other: "Map of {count} places" },
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  showAllPlaces: "Show all places",
  clusterOf: {
    one: "{count} place close together, zoom in",
    other: "{count} places close together, zoom in",
  },
  stopName: "Stop {number}: {name}",
  youAreHere: "You are here",
  whereAmI: "Show where I am",
  locating: "Looking for your position…",
  locateDenied:
    "Your position is not shared with this page. Allow it in the browser to see yourself on the map.",
  locateFailed: "Your position cannot be found at the moment.",
  searchHere: "Search this area",
  searchingHere: "Searching this area…",
  everywhere: "Whole area",
  listTitle: "Places on the map",
  shownOf: "Showing {shown} of {count} places",
  showOnMap: "Show {name} on the map",
  noneHereTitle: "No places in this part of the map",
  noneHereText: "Move the map, or look at the whole area again.",
  twoFingers: "Use two fingers to move the map",
  ctrlScroll: "Use Ctrl + scroll to zoom the map",
  cmdScroll: "Use ⌘ + scroll to zoom the map",
  openMap: "Open the map",
  mapHint: "What is where, from the front door",
  filtered: { one: "Search with {count} filter", other: "Search with {count} filters" },
  backToList: "Search and filters",
  noPosition: {
    one: "{count} place has no position and stands in the list only.",
    other: "{count} places have no position and stand in the list only.",
  },
} as const satisfies Record<string, Text>;
