import type { CategoryIcon } from "./category-icon.ts";
import type { Position } from "./geometry.ts";

/** A place on the map. */
export interface MapPoint {
  id: string;
  name: string;
  at: Position;
  icon: CategoryIcon;
  /** A stop of a plan: its number in its day, and the day counted from 0. Stops never gather in a cluster. */
  stop?: { number: number; day: number };
}
