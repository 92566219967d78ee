import type { Tags } from "../taxonomy/presets.ts";

/**
 * Who may walk where, after what OpenStreetMap says of access (wiki.openstreetmap.org/wiki/Key:access, Key:foot): a way for
 * everybody may be walked unless it says otherwise; one that is for others only where it says that people on foot may use it.
 */
const forWalkers = new Set(
  "primary primary_link secondary secondary_link tertiary tertiary_link unclassified residential living_street road service track pedestrian footway path steps corridor platform elevator".split(
    " ",
  ),
);
const forOthers = new Set("trunk trunk_link cycleway bridleway busway bus_guideway".split(" "));

const welcome = new Set(["yes", "designated", "permissive", "official", "destination", "public"]);
const closed = new Set(
  "no private permit delivery customers military agricultural forestry discouraged residents employees".split(
    " ",
  ),
);
/** Mountain paths that want sure feet, ropes or more (sac_scale). */
const forMountaineers =
  /^(demanding_mountain_hiking|alpine_hiking|demanding_alpine_hiking|difficult_alpine_hiking)$/;

/** A metre of stairs takes as long as so much level way. */
const STAIRS = 1.6;

/** How much longer than a level way of the same length a way takes on foot; undefined where nobody may walk. */
export function walkingFactor(tags: Tags): number | undefined {
  const { highway, foot, access, sidewalk, motorroad, sac_scale: scale } = tags;
  if (foot !== undefined && closed.has(foot)) return undefined;
  const isWelcome = foot !== undefined && welcome.has(foot);
  const isPier =
    highway === undefined &&
    (tags.man_made === "pier" || tags.railway === "platform" || tags.public_transport === "platform");
  const hasSidewalk = sidewalk !== undefined && /^(both|left|right|yes)$/.test(sidewalk);
  const isOpen =
    isPier ||
    (highway !== undefined && forWalkers.has(highway)) ||
    (highway !== undefined && forOthers.has(highway) && (isWelcome || hasSidewalk));
  if (!isOpen || motorroad === "yes") return undefined;
  if (access !== undefined && closed.has(access) && !isWelcome) return undefined;
  if (scale !== undefined && forMountaineers.test(scale)) return undefined;
  return highway === "steps" ? STAIRS : 1;
}

/** Whether nobody passes this node of a way on foot: a gate that is locked or not for the public. */
export function isBarred({ barrier, foot, access, locked }: Tags): boolean {
  if (barrier === undefined || (foot !== undefined && welcome.has(foot))) return false;
  if (locked === "yes") return true;
  return [foot, access].some((value) => value !== undefined && closed.has(value));
}

/** Whether a way passes over or under what lies there: few places are on it. */
export function isOffGround({ bridge = "no", tunnel = "no" }: Tags): boolean {
  return bridge !== "no" || !(tunnel === "no" || tunnel === "building_passage");
}
