/** [longitude, latitude] in decimal degrees, WGS 84: the order of GeoJSON (RFC 7946). */
export type Position = readonly [longitude: number, latitude: number];

/** At least three different corners; the last may repeat the first. */
export type Ring = readonly Position[];

/** The outer ring, then the rings of its holes. Which way a ring runs does not matter. */
export type Polygon = readonly Ring[];
