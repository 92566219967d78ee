import type { View } from "../app/route.ts";

const known = new Set<View>();

/** Tells that there is a screen for a view. */
export function addScreen(view: View): void {
  known.add(view);
}

/** Whether there is a screen for a view: menus and links lead to no other. */
export function hasScreen(view: View): boolean {
  return known.has(view);
}
