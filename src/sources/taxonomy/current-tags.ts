import type { Tags } from "./presets.ts";
import { readSchemaFile } from "./tagging-schema.ts";

interface Deprecation {
  old: Tags;
  replace?: Tags;
}

let replacements: ReadonlyMap<string, Tags> | undefined;

/**
 * Tags with outdated ones in their present form, `shop=jewellery` as `shop=jewelry`, so that categories know them. Only
 * single tags with a value of their own are changed; a tag that is there already is not overwritten.
 */
export function currentTags(tags: Tags): Tags {
  replacements ??= loadReplacements();
  let current = tags;
  for (const [key, value] of Object.entries(tags)) {
    const replacement = replacements.get(`${key}=${value}`);
    if (!replacement) continue;
    const { [key]: _outdated, ...others } = current;
    current = { ...replacement, ...others };
  }
  return current;
}

function loadReplacements(): ReadonlyMap<string, Tags> {
  const deprecations = readSchemaFile("deprecated.min.json") as Deprecation[];
  const pairs = deprecations.flatMap(({ old, replace }): [string, Tags][] => {
    const [tag, ...more] = Object.entries(old);
    const isPlain = replace && Object.values(replace).every((value) => !/[$*]/.test(value));
    return tag && more.length === 0 && tag[1] !== "*" && isPlain ? [[tag.join("="), replace]] : [];
  });
  return new Map(pairs);
}
