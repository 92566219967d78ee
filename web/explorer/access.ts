/** What the explorer needs to ask the service. */
export interface Access {
  org: string;
  key: string;
  /** A token that shows drafts, once an editor is at work in the tab. */
  preview?: string;
}

const STORED = "waymark:explorer";

/**
 * The access that the address names (`?org=demo&key=demo`), else the one kept for this tab, which its frames share. A key leaves
 * the address at once: it would stay in the history, and in every link that is copied.
 */
export function takeAccess(): Partial<Access> {
  const url = new URL(location.href);
  const given: Partial<Access> = {};
  for (const name of ["org", "key"] as const) {
    const value = url.searchParams.get(name)?.trim();
    if (value) given[name] = value;
  }
  if (given.key) {
    url.searchParams.delete("key");
    history.replaceState(history.state, "", url);
  }
  const access = { ...keptAccess(), ...given };
  if (given.key) keepAccess(access);
  return access;
}

export function isWhole(access: Partial<Access>): access is Access {
  return Boolean(access.org && access.key);
}

export function keepAccess(access: Partial<Access>): void {
  sessionStorage.setItem(STORED, JSON.stringify(access));
}

export function forgetAccess(): void {
  sessionStorage.removeItem(STORED);
}

function keptAccess(): Partial<Access> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? "{}") as Partial<Access>;
  } catch {
    return {};
  }
}
