/** An operation of the service as its OpenAPI documents describe it. */
export interface ApiOperation {
  operationId: string;
  method: string;
  /** With `{name}` for a path parameter. */
  path: string;
  summary: string;
  /** By name, with path and query parameters alike. */
  parameters: ReadonlyMap<string, ApiParameter>;
  isExtension: boolean;
  /** Where the reference explains it, relative to the server. */
  docs: string;
}

export interface ApiParameter {
  description: string;
  /** `string`, `integer`, `number` or `boolean`. */
  type: string;
  isExtension: boolean;
}

interface DocumentParameter {
  name: string;
  description?: string;
  schema?: { type?: string | string[] };
  "x-extension"?: boolean;
}
interface DocumentOperation {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: DocumentParameter[];
  "x-extension"?: boolean;
}
export interface OpenApi {
  paths: Record<string, Partial<Record<string, DocumentOperation>>>;
}

/** The operations on organisations of an OpenAPI document; `reference` is the address of the page that shows the document. */
export function readOperations(document: OpenApi, reference: string): ApiOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation?.operationId && path.includes("{orgId}")
        ? [readOperation(operation, method.toUpperCase(), path, reference)]
        : [],
    ),
  );
}

function readOperation(
  operation: DocumentOperation,
  method: string,
  path: string,
  reference: string,
): ApiOperation {
  const parameters = (operation.parameters ?? []).map((parameter): [string, ApiParameter] => [
    parameter.name,
    {
      description: parameter.description ?? "",
      type: [parameter.schema?.type ?? "string"].flat()[0]!,
      isExtension: parameter["x-extension"] ?? false,
    },
  ]);
  const tag = (operation.tags?.[0] ?? "").toLowerCase().replace(/\s+/g, "-");
  return {
    operationId: operation.operationId,
    method,
    path,
    summary: operation.summary ?? "",
    parameters: new Map(parameters),
    isExtension: operation["x-extension"] ?? false,
    docs: `${reference}#tag/${tag}/${method}${path}`,
  };
}

/** A call seen as its operation: which one, and the values of its path. */
export interface MatchedCall {
  operation: ApiOperation;
  path: Readonly<Record<string, string>>;
}

/** The operation that a call was of; undefined for an address of no operation. */
export function matchCall(
  operations: readonly ApiOperation[],
  method: string,
  url: string,
): MatchedCall | undefined {
  const { pathname } = new URL(url, "http://service.invalid");
  for (const operation of operations) {
    if (operation.method !== method) continue;
    const path = pathValues(operation.path, pathname);
    if (path) return { operation, path };
  }
  return undefined;
}

/** The service may stand below a path of its own, so that only the end of an address is compared. */
function pathValues(template: string, pathname: string): Record<string, string> | undefined {
  const pattern = template.replace(/[.*+?^$()[\]\\|]/g, "\\$&").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  const match = new RegExp(`${pattern}$`).exec(pathname);
  if (!match) return undefined;
  const values = Object.entries(match.groups ?? {});
  return Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
}

const documents = [
  { document: "openapi.json", reference: "docs" },
  { document: "openapi-preview.json", reference: "docs/preview" },
];

/** Every operation that this server describes. Without its documents calls are shown without explanations. */
export async function loadOperations(): Promise<ApiOperation[]> {
  const answers = await Promise.allSettled(documents.map((entry) => read(entry.document, entry.reference)));
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
}

async function read(document: string, reference: string): Promise<ApiOperation[]> {
  const response = await fetch(new URL(document, new URL(".", location.href)));
  if (!response.ok) throw new Error(`${document}: status ${response.status}`);
  return readOperations((await response.json()) as OpenApi, reference);
}
