const keyOf = (orgId: string) => `waymark:${orgId}:saved`;

/** What holds until the page is left where it may not store anything. */
const unstored = new Map<string, readonly string[]>();

/** The ids of the places that a traveller saved on this device, newest first. They are kept by organisation and told to nobody. */
export function savedIds(orgId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(orgId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return unstored.get(orgId) ?? [];
  }
}

export function isSaved(orgId: string, id: string): boolean {
  return savedIds(orgId).includes(id);
}

/** Saves a place, or removes one that is saved. Read anew each time: another tab may have saved something meanwhile. */
export function toggleSaved(orgId: string, id: string): void {
  const before = savedIds(orgId);
  write(orgId, before.includes(id) ? before.filter((other) => other !== id) : [id, ...before]);
}

export function removeSaved(orgId: string, ids: readonly string[]): void {
  write(
    orgId,
    savedIds(orgId).filter((id) => !ids.includes(id)),
  );
}

function write(orgId: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(orgId), JSON.stringify(ids));
  } catch {
    unstored.set(orgId, ids);
  }
}
