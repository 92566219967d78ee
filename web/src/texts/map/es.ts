import type { Text } from "../catalogue.ts";
import type { MapKey } from "./map.ts";

export const texts: Record<MapKey, Text> = {
  map: "Mapa",
  mapOf: { one: "Mapa de {count} lugar", other: "Mapa de {count} lugares" },
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  showAllPlaces: "Mostrar todos los lugares",
  clusterOf: { one: "{count} lugar muy cerca, acercar", other: "{count} lugares muy juntos, acercar" },
  stopName: "Parada {number}: {name}",
  youAreHere: "Está aquí",
  whereAmI: "Mostrar dónde estoy",
  locating: "Buscando su posición…",
  locateDenied:
    "Su posición no se comparte con esta página. Permítalo en el navegador para verse en el mapa.",
  locateFailed: "No se puede encontrar su posición en este momento.",
  searchHere: "Buscar en esta zona",
  searchingHere: "Buscando en esta zona…",
  everywhere: "Toda la zona",
  listTitle: "Lugares en el mapa",
  shownOf: "{shown} de {count} lugares",
  showOnMap: "Mostrar {name} en el mapa",
  noneHereTitle: "No hay lugares en esta parte del mapa",
  noneHereText: "Mueva el mapa o vuelva a ver toda la zona.",
  twoFingers: "Use dos dedos para mover el mapa",
  ctrlScroll: "Use Ctrl + rueda para ampliar el mapa",
  cmdScroll: "Use ⌘ + rueda para ampliar el mapa",
  openMap: "Abrir el mapa",
  mapHint: "Qué hay y dónde, desde la puerta",
  filtered: { one: "Búsqueda con {count} filtro", other: "Búsqueda con {count} filtros" },
  backToList: "Búsqueda y filtros",
  noPosition: {
    one: "{count} lugar no tiene posición y solo está en la lista.",
    other: "{count} lugares no tienen posición y solo están en la lista.",
  },
};
