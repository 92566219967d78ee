const schemes = new Set(["http:", "https:", "mailto:", "tel:"]);

/** An address of a record as it may stand in a page: absolute, and never one that runs. Undefined for any other. */
export function safeUrl(address: string | undefined, baseUrl: string): string | undefined {
  if (address === undefined || address.trim() === "") return undefined;
  try {
    const url = new URL(address, new URL(`${baseUrl.replace(/\/+$/, "")}/`, document.baseURI));
    return schemes.has(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
