/** Pictures that can be drawn on a page; a film, a book or a drawing in SVG is none. */
const IMAGE = /\.(?:jpe?g|png|webp|tiff?)$/i;
const MAX_LENGTH = 240;

/**
 * The picture of Wikimedia Commons that a text names, as `File:Torre dos Clérigos.jpg`: by that name, alone or after
 * `File:`, or by an address of its page or of the file itself. Undefined for anything else, such as a category, or a file
 * that a single Wikipedia keeps, whose licence may not let others show it.
 */
export function readCommonsFile(text: string | undefined): string | undefined {
  const named = text?.trim() ?? "";
  const name = /^https?:/i.test(named) ? nameInAddress(named) : named;
  const bare = name
    ?.replace(/^(?:file|image|bild|datei|fichier|ficheiro|archivo|bestand)\s*:/i, "")
    .replaceAll("_", " ")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");
  if (!bare || bare.length > MAX_LENGTH || !IMAGE.test(bare) || /[#<>[\]|{}\n:/]/.test(bare))
    return undefined;
  return `File:${bare[0]!.toUpperCase()}${bare.slice(1)}`;
}

function nameInAddress(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  const { hostname, pathname } = url;
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (/^commons\.(?:m\.)?wikimedia\.org$/.test(hostname)) {
    const page = url.searchParams.get("title") ?? /^\/wiki\/(.+)$/.exec(path)?.[1];
    return page?.replace(/^Special:(?:FilePath|Redirect\/file)\//i, "File:").match(/^File:[^/]+$/i)?.[0];
  }
  if (!/^(?:upload|thumb)\.wikimedia\.org$/.test(hostname)) return undefined;
  return /^\/wikipedia\/commons\/(?:thumb\/)?[\da-f]\/[\da-f]{2}\/([^/]+)/.exec(path)?.[1];
}

/** The pictures that texts name, each once, at most ten. Several in one text stand with `;` between. */
export function readCommonsFiles(texts: readonly (string | undefined)[]): string[] {
  const files = texts.flatMap((text) =>
    (text?.split(/;(?=\s*(?:File:|https?:))/i) ?? []).map(readCommonsFile),
  );
  return [...new Set(files.filter((file) => file !== undefined))].slice(0, 10);
}
