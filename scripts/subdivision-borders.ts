import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { encodeBorders, type Ring } from "../src/hours/subdivision-borders.ts";

/*
 * Writes src/hours/subdivision-borders.bin, the borders of parts of countries whose holidays differ, from a folder of GeoJSON:
 *
 *     npm pack @superset-ui/legacy-plugin-chart-country-map@0.20.3, unpack it, and
 *     node scripts/subdivision-borders.ts package/esm/countries
 *
 * Its files are Natural Earth's "Admin 1 – States, Provinces" (1:10m, public domain), with codes of ISO 3166-2 in `ISO`.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("give the folder of the GeoJSON files");

/** Files of larger parts than those that the table of holidays knows. */
const LEFT_OUT = /_regions/;
/** Codes that are older, finer or wrong, by the table's; a part that is not told is in no table. */
const renamed: Readonly<Record<string, string>> = {
  ...{ "IN-TG": "IN-TS", "IN-OR": "IN-OD", "IN-UT": "IN-UK", "IN-CT": "IN-CG" },
  ...{ "IT-CI": "IT-SU", "IT-VS": "IT-SU", "IT-OG": "IT-NU", "IT-OT": "IT-SS" },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [`BA-X0${number}~`, "BA-SRP"])),
  "AU-X02~": "AU-ACT",
};
const renamedByName: Readonly<Record<string, string>> = { "BA Posavina": "BA-BIH", "SB Western": "SB-WE" };
const provinces: Readonly<Record<string, string>> = {
  AN: "AL CA CO GR H J MA SE",
  AR: "HU TE Z",
  AS: "O",
  CB: "S",
  CE: "CE",
  CL: "AV BU LE P SA SG SO VA ZA",
  CM: "AB CR CU GU TO",
  CN: "GC TF",
  CT: "B GI L T",
  EX: "BA CC",
  GA: "C LU OR PO",
  IB: "PM",
  MC: "MU",
  MD: "M",
  ML: "ML",
  NC: "NA",
  PV: "BI SS VI",
  RI: "LO",
  VC: "A CS V",
};
const communities = new Map<string, string>(
  Object.entries(provinces).flatMap(([code, listed]) =>
    listed.split(" ").map((province) => [`ES-${province}`, `ES-${code}`] as const),
  ),
);

interface Feature {
  properties: { ISO: string; NAME_1: string };
  geometry: { type: "Polygon"; coordinates: Ring[] } | { type: "MultiPolygon"; coordinates: Ring[][] };
}
const { countries } = JSON.parse(
  readFileSync(new URL("../src/hours/holiday-table.json", import.meta.url), "utf8"),
) as { countries: Record<string, string | Record<string, string>> };

const borders = new Map<string, Ring[]>();
for (const file of readdirSync(folder).filter((name) => name.endsWith(".geojson") && !LEFT_OUT.test(name))) {
  const { features } = JSON.parse(readFileSync(join(folder, file), "utf8")) as { features: Feature[] };
  for (const { properties, geometry } of features) {
    const { ISO, NAME_1 } = properties;
    const country = ISO.slice(0, 2);
    const code = renamedByName[`${country} ${NAME_1}`] ?? renamed[ISO] ?? communities.get(ISO) ?? ISO;
    const parts = countries[country];
    // Where the table has words for parts that it does not name, every part counts.
    if (typeof parts !== "object" || !(Object.hasOwn(parts, code.slice(3)) || "other" in parts)) continue;
    const rings = geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
    borders.set(code, [...(borders.get(code) ?? []), ...rings]);
  }
}
const plain = encodeBorders(borders);
const packed = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
writeFileSync(new URL("../src/hours/subdivision-borders.bin", import.meta.url), packed);
const missing = Object.entries(countries).flatMap(([country, parts]) =>
  typeof parts === "string"
    ? []
    : Object.keys(parts)
        .map((part) => `${country}-${part}`)
        .filter((code) => !/-(all|other)$/.test(code) && !borders.has(code)),
);
console.log(
  `${borders.size} parts, ${plain.length} bytes, ${packed.length} compressed; without borders: ${missing.join(" ")}`,
);
