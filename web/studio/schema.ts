import type { Kind } from "./session.ts";

/** A JSON Schema as the service's document of writing operations has it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  maxLength?: number;
}
export type Schemas = Readonly<Record<string, Schema>>;

const names: Record<Kind, string> = {
  listing: "ListingRecord",
  guide: "GuideRecord",
  geoArea: "GeoAreaRecord",
  host: "HostRecord",
};

/** The contract's schemas, from the service itself: the form knows what this server takes. */
export async function loadSchemas(): Promise<Schemas> {
  const response = await fetch("openapi-content.json");
  return ((await response.json()) as { components: { schemas: Schemas } }).components.schemas;
}

/** A schema with its reference followed; its own description comes first. */
export function resolve(schemas: Schemas, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const target = schemas[schema.$ref.split("/").at(-1)!] ?? {};
  return resolve(schemas, { ...target, ...(schema.description ? { description: schema.description } : {}) });
}

export function fieldsOf(schemas: Schemas, kind: Kind): Record<string, Schema> {
  return schemas[names[kind]]?.properties ?? {};
}

/** What is said in each language: a map by language code. */
export function isLocalised({ propertyNames }: Schema): boolean {
  return propertyNames?.$ref?.endsWith("/LanguageCode") ?? false;
}

export const groups = ["words", "where", "when", "pictures", "stops", "contact", "details", "rest"] as const;
export type Group = (typeof groups)[number];

const members: Partial<Record<Group, readonly string[]>> = {
  where: ["geoLocation", "radius", "neighborhood", "primaryLocation", "centerLocation", "address"],
  when: ["openingHours", "additionalData", "timeZoneName"],
  pictures: ["photos", "coverImage"],
  stops: ["listingIds"],
  contact: ["phoneNumber", "websiteUrl", "tableBooking", "socialMedia", "deliveryApps"],
  details: [
    "name",
    "status",
    "hostIds",
    "featured",
    "priceLevel",
    "currencyCode",
    "score",
    "priority",
    "languageCodes",
    "defaultLanguageCode",
    "searchConfig",
    "distanceMetric",
    "currencySymbol",
    "contentType",
  ],
};
/** Kept by imports, by the server or by another screen. */
const hidden = [
  "id",
  "sources",
  "updatedAt",
  "branding",
  "logos",
  "pages",
  "analytics",
  "integrations",
  "tsAPIKey",
];

/** The fields of a kind as editors think of them; every field has its place. */
export function groupsOf(schemas: Schemas, kind: Kind): { group: Group; fields: string[] }[] {
  const fields = fieldsOf(schemas, kind);
  const groupOf = (name: string): Group => {
    const own = groups.find(
      (group) => members[group]?.includes(name) && !(group === "details" && isLocalised(fields[name]!)),
    );
    if (own) return own;
    const { additionalProperties } = fields[name]!;
    const isText = isLocalised(fields[name]!) && typeof additionalProperties === "object";
    const type = isText ? resolve(schemas, additionalProperties as Schema) : {};
    const isWords = type.type === "string" || (type.type === "array" && type.items?.type === "string");
    return isWords ? "words" : "rest";
  };
  const shown = Object.keys(fields).filter((name) => !hidden.includes(name));
  return (
    groups
      .map((group) => ({ group, fields: shown.filter((name) => groupOf(name) === group) }))
      .filter((entry) => entry.fields.length > 0)
      // What a thing is called comes first: of a host that is among its details.
      .toSorted((a, b) => Number(b.fields.includes("name")) - Number(a.fields.includes("name")))
      .map(({ group, fields: own }) => ({ group, fields: sorted(own, members[group] ?? []) }))
  );
}

function sorted(fields: string[], order: readonly string[]): string[] {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return fields.toSorted((a, b) => rank(a) - rank(b));
}
