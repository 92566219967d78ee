/** What the addresses of a service's records are relative to. */
const bases = new Map<string, string>();
const schemes = new Set(["http:", "https:", "mailto:", "tel:"]);

/** An address of a record as it may stand in a page: absolute, and never one that runs. Undefined for any other. */
export function safeUrl(address: string | undefined, baseUrl: string): string | undefined {
  if (address === undefined || address.trim() === "") return undefined;
  try {
    const base = bases.get(baseUrl) ?? new URL(`${baseUrl.replace(/\/+$/, "")}/`, document.baseURI).href;
    bases.set(baseUrl, base);
    const url = new URL(address, base);
    return schemes.has(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
