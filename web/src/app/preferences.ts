import type { Query } from "../../../src/client/api-types.ts";

/** What a traveller likes, as the searches take it. */
export interface Preferences {
  userCategory?: Query<"hostHome">["userCategory"];
  tripType?: Query<"hostHome">["tripType"];
  userInterests?: readonly string[];
}

const keyOf = (orgId: string) => `waymark:${orgId}:preferences`;

/** The wishes kept on this device; none where the page's storage is closed or holds something else. */
export function readPreferences(orgId: string): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(orgId)) ?? "{}");
    return isPreferences(kept) ? kept : {};
  } catch {
    return {};
  }
}

export function writePreferences(orgId: string, preferences: Preferences): void {
  try {
    localStorage.setItem(keyOf(orgId), JSON.stringify(preferences));
  } catch {
    // A page may forbid storage: the wishes then hold until it is left.
  }
}

export function hasPreferences(preferences: Preferences): boolean {
  const { userCategory, tripType, userInterests = [] } = preferences;
  return userCategory !== undefined || tripType !== undefined || userInterests.length > 0;
}

function isPreferences(value: unknown): value is Preferences {
  if (typeof value !== "object" || value === null) return false;
  const { userCategory = "", tripType = "", userInterests = [] } = value as Record<string, unknown>;
  return (
    typeof userCategory === "string" &&
    typeof tripType === "string" &&
    Array.isArray(userInterests) &&
    userInterests.every((interest) => typeof interest === "string")
  );
}
