import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { z } from "zod";
import { createProgram } from "../src/cli/program.ts";
import { chatOperations } from "../src/contract/chat-operations.ts";
import { chatFields } from "../src/contract/chat-request.ts";
import { type ContentOperation, contentOperations } from "../src/contract/content-operations.ts";
import { errorCodes } from "../src/contract/errors.ts";
import { operations } from "../src/contract/operations.ts";
import { docsPages } from "./docs-pages.ts";
import { fieldTables, limitsOf, type Schema } from "./fields-page.ts";
import { thirdPartyPage } from "./write-third-party.ts";

/** The pages that are written from the code, by their path below the project; a test compares them with the files. */
export const writtenPages: Readonly<Record<string, () => string>> = {
  "docs/reference.md": referencePage,
  "docs/fields.md": fieldsPage,
  "docs/commands.md": commandsPage,
  "docs/index.md": indexPage,
  "docs/llms.txt": llmsList,
  "THIRD-PARTY.md": thirdPartyPage,
};

const HOW = "<!-- Written by `npm run docs` from the code: change it there. -->";

interface Entry {
  readonly schema: z.ZodType;
  readonly description?: string;
  readonly required?: boolean;
  readonly extension: boolean;
}

function referencePage(): string {
  const reads = Object.values(operations).flatMap((operation) => [
    `## \`${operation.method} ${operation.path}\``,
    operation.description,
    entryTable("Parameter", operation.parameters),
  ]);
  const chat = Object.values(chatOperations).flatMap(({ method, path, description, parameters }) => [
    `## \`${method} ${path}\``,
    description,
    entryTable("Parameter", parameters),
    ...(method === "POST" ? [entryTable("Field of the body", chatFields)] : []),
  ]);
  const content = Object.values<ContentOperation>(contentOperations).flatMap((operation) => [
    `## \`${operation.method} ${operation.path}\``,
    operation.description,
    entryTable("Parameter", operation.parameters),
    table(
      ["Header", "Meaning"],
      Object.entries(operation.headers ?? {}).map(([name, meaning]) => [`\`${name}\``, meaning]),
    ),
  ]);
  const errors = Object.entries(errorCodes).map(([code, { status, title }]) => [
    `\`${code}\``,
    status,
    title,
  ]);
  return page("Reference", [
    "Every parameter and every error code. Those marked *extension* are Waymark's own; the others are the interface's. [api.md](api.md) says how what the interface leaves open is decided; a server shows the same, with answers and a client to try it, at `/docs`.",
    ...reads,
    ...chat,
    ...content,
    "## Error codes",
    table(["Code", "Status", "Meaning"], errors),
  ]);
}

function fieldsPage(): string {
  const tables = fieldTables().flatMap(({ title, about, rows }) => [
    `## ${title}`,
    about,
    table(
      ["Field", "Type", "Meaning", "Example"],
      rows.map(([field, type, meaning, example]) => [`\`${field}\``, type, meaning, example]),
    ),
  ]);
  return page("Fields of records", [
    "Every field that a record may have when it is imported, as one line of JSON. A field without *Required* may be left out; one that is not here is refused. An import fills in `status` and a guide's `featured`. `[]` stands for each item of a list. Examples are the sample's. [Importing](importing.md#what-an-import-makes-of-a-record) says what becomes of shorthands, and programs have the same as JSON Schemas (`waymark/schema`).",
    ...tables,
  ]);
}

function commandsPage(): string {
  const stream = process.stdout;
  const clock = Date.now;
  const services = undefined as never;
  const program = createProgram({ services, stdin: process.stdin, stdout: stream, stderr: stream, clock });
  const described = leaves(program).flatMap(({ path, command }) => [
    `## \`waymark ${[path, ...command.registeredArguments.map(argumentText)].join(" ")}\``,
    `${sentence(command.description())}`,
    table(
      ["Option", "Meaning"],
      command.options.map(({ flags, description, argChoices, mandatory }) => [
        `\`${flags}\``,
        [description, mandatory && "required", argChoices && `one of ${argChoices.join(", ")}`]
          .filter(Boolean)
          .join("; "),
      ]),
    ),
  ]);
  return page("Commands", [
    "`waymark --help`, and `--help` after each command, tell the same. Exit status: 0 done, 1 failed, 2 wrong usage, 130 interrupted.",
    ...described,
  ]);
}

function indexPage(): string {
  return page("Waymark", [
    "Guides, listings and neighbourhoods for this traveller, here, now: a self-hosted travel content discovery service.",
    ...menuOfPages((path) => `${path}.md`),
  ]);
}

/** The pages of each section with what they are about. */
function menuOfPages(addressOf: (path: string) => string): string[] {
  return Object.entries(docsPages).flatMap(([section, pages]) => [
    `## ${section}`,
    pages.map(([path, title, about]) => `- [${title}](${addressOf(path)}): ${about}`).join("\n"),
  ]);
}

/** The pages for language models (llmstxt.org), by their address on a server. */
function llmsList(): string {
  const about =
    "> A self-hosted travel content discovery service: ranked guides, listings and neighbourhoods over HTTP, and a concierge that answers travellers and plans days.";
  const api =
    "- [OpenAPI document](/openapi.json): every operation\n- [Error codes](/docs/errors): what each means";
  return `${["# Waymark", about, ...menuOfPages((path) => `/guide/${path}.md`), "## Interface", api].join("\n\n")}\n`;
}

/** The commands that do something, below those that only group them. */
function leaves(command: Command, path = ""): { path: string; command: Command }[] {
  if (command.commands.length === 0) return [{ path, command }];
  return command.commands.flatMap((child) => leaves(child, `${path} ${child.name()}`.trim()));
}

function argumentText(argument: Command["registeredArguments"][number]): string {
  const text = `${argument.name()}${argument.variadic ? "..." : ""}`;
  return argument.required ? `<${text}>` : `[${text}]`;
}

function entryTable(head: string, entries: Readonly<Record<string, Entry>>): string {
  const rows = Object.entries(entries).map(([name, { schema, description, required, extension }]) => {
    const json = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
    const notes = [required && "required", extension && "extension"].filter(Boolean).join(", ");
    return [
      `\`${name}\``,
      typeText(json as Schema),
      json.default === undefined ? "" : `\`${JSON.stringify(json.default)}\``,
      `${(description ?? json.description ?? "").replaceAll("<", "&lt;")}${notes && ` *(${notes})*`}`,
    ];
  });
  return table([head, "Type", "Default", "Meaning"], rows);
}

function typeText(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(" ");
  if (schema.anyOf) return schema.anyOf.map(typeText).join(" or ");
  const of = schema.items ? ` of ${typeText(schema.items)}` : "";
  return [`${schema.type ?? "any"}${of}`, ...limitsOf(schema)].join(", ");
}

function page(title: string, parts: readonly string[]): string {
  return `${[`# ${title}`, HOW, ...parts].filter((part) => part !== "").join("\n\n")}\n`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

if (import.meta.main) {
  for (const [path, write] of Object.entries(writtenPages)) {
    writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), write());
  }
}
