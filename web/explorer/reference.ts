import { type ApiOperation, type OpenApi, operationsOf } from "./api-operation.ts";

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
  return operationsOf((await response.json()) as OpenApi, reference);
}
