import type { StyleSpecification } from "maplibre-gl";
import type { MapColours } from "./camera.ts";

/** The ids of what Waymark draws on any style. */
export const sources = { areas: "waymark-areas", rings: "waymark-rings", routes: "waymark-routes" } as const;

/** Waymark's own map style: a ground and the host's districts. It asks nobody for tiles, fonts or pictures. */
export function plainStyle({ ground, area, border }: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: { [sources.areas]: { type: "geojson", data: { type: "FeatureCollection", features: [] } } },
    layers: [
      { id: "waymark-ground", type: "background", paint: { "background-color": ground } },
      { id: "waymark-area", type: "fill", source: sources.areas, paint: { "fill-color": area } },
      {
        id: "waymark-border",
        type: "line",
        source: sources.areas,
        layout: { "line-join": "round" },
        paint: { "line-color": border, "line-width": ["interpolate", ["linear"], ["zoom"], 10, 1, 15, 2.5] },
      },
    ],
  };
}
