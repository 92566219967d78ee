const known = new Map<string, Promise<string | undefined>>();

/**
 * The map style that the service is set up with (`MAP_STYLE_URL`); undefined: the element's own style. Asked for once a
 * server and only by a map, since a style of others means requests to others.
 */
export function mapStyleUrl(baseUrl: string): Promise<string | undefined> {
  const base = baseUrl.replace(/\/+$/, "");
  const asked = known.get(base) ?? ask(base);
  known.set(base, asked);
  return asked;
}

async function ask(base: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${base}/web-settings.json`);
    const settings = (await response.json()) as { mapStyleUrl?: string | null };
    return settings.mapStyleUrl ?? undefined;
  } catch {
    // Offline, or a service without these settings: the element's own style needs nobody.
    return undefined;
  }
}
