import { plainText } from "./plain-text.ts";

/** One value of a template or link. */
export interface Part {
  text: string;
  /** Where its first equals sign stands, or -1. */
  equals: number;
}

/** The heading that a line is, or undefined. */
export function headingOf(line: string): { level: number; text: string } | undefined {
  if (!line.startsWith("==")) return undefined;
  const trimmed = line.trimEnd();
  const level = Math.min(6, /^=+/.exec(trimmed)![0].length);
  if (trimmed.length <= level * 2 || !trimmed.endsWith("=".repeat(level))) return undefined;
  return { level, text: plainText(trimmed.slice(level, -level)) };
}

/** Files and categories are no text. */
const NO_TEXT =
  /^(?:file|image|datei|bild|fichier|archivo|imagen|immagine|ficheiro|imagem|arquivo|bestand|afbeelding|fil|ファイル|画像|文件|category|kategorie|catégorie|categoría|categoria|categorie|kategori|カテゴリ|分类):/i;

/** What an internal link shows: its label, else its target; nothing for files and categories. */
export function linkText(parts: readonly Part[]): string {
  const target = parts[0]!.text.trim();
  if (NO_TEXT.test(target)) return "";
  return parts.length > 1 ? parts.at(-1)!.text : target.replace(/^:/, "");
}

/** The plain text of each named value of a template, its name in lower case. */
export function namedValues(parts: readonly Part[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const { text, equals } of parts.slice(1)) {
    if (equals === -1) continue;
    const value = plainText(text.slice(equals + 1));
    const name = text.slice(0, equals).trim().toLowerCase().replaceAll("_", " ");
    // As in MediaWiki the last of two counts; one that is empty says nothing.
    if (value !== "") values.set(name, value);
  }
  return values;
}
