import { createCatalogue } from "../catalogue.ts";
import { texts } from "./en.ts";

/** The texts of maps. */
export const mapTexts = createCatalogue(texts, {
  ar: () => import("./ar.ts"),
  da: () => import("./da.ts"),
  de: () => import("./de.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  it: () => import("./it.ts"),
  ja: () => import("./ja.ts"),
  nl: () => import("./nl.ts"),
  pt: () => import("./pt.ts"),
  zh: () => import("./zh.ts"),
});

export type MapKey = keyof typeof texts;
