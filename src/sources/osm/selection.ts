import {
  currentTags,
  type Preset,
  type PresetGeometry,
  presetById,
  presetsOf,
  type Tags,
} from "../taxonomy/presets.ts";
import { type CategoryRule, type OsmMapping, ruleFor } from "./mapping.ts";
import { hasName } from "./names.ts";

/** The category that a listing gets, and what the mapping says of it. */
export interface Category {
  preset: Preset;
  rule: CategoryRule;
}

/** Decides by a mapping which elements become listings and geo areas. */
export class Selection {
  readonly #mapping: OsmMapping;
  /** Keys that stand at the beginning of a category's id: elements without any of them are nothing. */
  readonly #keys: ReadonlySet<string>;
  /** The categories of which elements without a name are taken. */
  readonly #nameless: readonly Preset[];

  constructor(mapping: OsmMapping) {
    this.#mapping = mapping;
    this.#keys = new Set([...mapping.categories.keys()].map((id) => id.split("/")[0]!));
    this.#nameless = [...mapping.categories].flatMap(
      ([id, rule]) => (rule !== false && rule.nameless && presetById(id)) || [],
    );
  }

  /** Whether an element may become something; a quick look before its place is known. */
  mayWant(tags: Tags): boolean {
    if (!hasName(tags)) return this.#nameless.some((preset) => hasTagsOf(preset, tags));
    if (tags.type === "route") return this.categoryOf(tags, "relation", undefined) !== undefined;
    return Object.keys(tags).some((key) => this.#keys.has(key)) || this.areaOf(tags) !== undefined;
  }

  /**
   * The category of an element that becomes a listing; undefined when it becomes none. Each of its keys has one that fits
   * best, and the mapping takes that or not: a parking place that is a viewpoint is a viewpoint, but an undertaker's is
   * not "some shop". Of those taken it is the most worth a visit: a café that is a museum is a museum.
   */
  categoryOf(tags: Tags, geometry: PresetGeometry, country: string | undefined): Category | undefined {
    if (this.#isLeftOut(tags)) return undefined;
    const best = new Map<string, Preset>();
    for (const { preset } of presetsOf(currentTags(tags), geometry, country)) {
      const key = preset.id.split("/")[0]!;
      if (!best.has(key)) best.set(key, preset);
    }
    const taken = [...best.values()].flatMap((preset) => {
      const rule = ruleFor(this.#mapping.categories, preset.id);
      return rule && isEnough(rule, tags) ? [{ preset, rule }] : [];
    });
    return taken.toSorted(
      ({ rule: a }, { rule: b }) => Number(a.lastResort) - Number(b.lastResort) || b.score - a.score,
    )[0];
  }

  /** Whether an element is a geo area, and the radius in metres that it has as a mere point. */
  areaOf(tags: Tags): { defaultRadius?: number } | undefined {
    if (!hasName(tags) || this.#isLeftOut(tags)) return undefined;
    const defaultRadius = this.#mapping.placeRadii.get(tags.place ?? "");
    if (defaultRadius !== undefined) return { defaultRadius };
    const isBoundary = tags.boundary === "administrative";
    return isBoundary && this.#mapping.adminLevels.has(Number(tags.admin_level)) ? {} : undefined;
  }

  #isLeftOut(tags: Tags): boolean {
    return Object.entries(tags).some(([key, value]) => this.#mapping.leaveOutTags.has(`${key}=${value}`));
  }
}

function hasTagsOf(preset: Preset, tags: Tags): boolean {
  return Object.entries(preset.tags).every(
    ([key, value]) => tags[key] !== undefined && (value === "*" || tags[key] === value),
  );
}

function isEnough(rule: CategoryRule, tags: Tags): boolean {
  const has = (key: string) => tags[key] !== undefined;
  return (rule.nameless || hasName(tags)) && (rule.needs === undefined || rule.needs.some(has));
}
