/** A JSON Schema as the documents have them. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  [key: string]: unknown;
}

/** One operation as a document tells it. */
export interface Documented {
  operationId: string;
  method: string;
  /** With `{name}` for a path parameter. */
  path: string;
  /** What a key must be able to do; undefined: the operation asks for no key. */
  ability: "read" | "chat" | "write" | undefined;
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[];
  body?: Schema;
  bodyType?: string;
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  /** The document that it stands in. */
  document: string;
}

interface OpenApi {
  paths: Record<string, Record<string, Omit<Documented, "method" | "path" | "body"> & Extra>>;
  components: { parameters?: Record<string, Documented["parameters"][number]> };
}
interface Extra {
  security?: unknown[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const documents = {
  "openapi.json": "read",
  "openapi-preview.json": "chat",
  "openapi-content.json": "write",
} as const;

/** Every operation of every document that a server shows, and the documents by name. */
export async function documentedOperations(origin: string) {
  const operations: Documented[] = [];
  const found = new Map<string, object>();
  for (const [document, ability] of Object.entries(documents)) {
    const answer = await fetch(`${origin}/${document}`);
    if (answer.status !== 200) continue;
    const { paths, components } = (await answer.json()) as OpenApi;
    found.set(document, { paths, components });
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, told] of Object.entries(methods)) {
        const parameters = (told.parameters ?? []).map((parameter) => {
          const name = (parameter as Schema).$ref?.split("/").at(-1);
          return name === undefined ? parameter : components.parameters![name]!;
        });
        const isOpen = told.security?.length === 0;
        const [bodyType, { schema: body } = {}] = Object.entries(told.requestBody?.content ?? {})[0] ?? [];
        const { operationId, responses } = told;
        const asked = isOpen ? undefined : ability;
        const rest = {
          path,
          method: method.toUpperCase(),
          ability: asked,
          parameters,
          body,
          bodyType,
          document,
        };
        operations.push({ operationId, responses, ...rest });
      }
    }
  }
  return { operations, documents: found };
}

/** The path of an operation with these values. */
export function filled(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? name));
}
