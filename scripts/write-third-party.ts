import { readFileSync } from "node:fs";

const file = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const HEADING = "## Packages";

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** THIRD-PARTY.md: what is written by hand stays, the packages that production installs are listed from the lockfile. */
export function thirdPartyPage(): string {
  const byHand = file("THIRD-PARTY.md").split(HEADING)[0]!.trimEnd();
  const { packages } = JSON.parse(file("package-lock.json")) as { packages: Record<string, Locked> };
  const byLicence = new Map<string, Set<string>>();
  for (const [path, { license = "not told", dev, devOptional }] of Object.entries(packages)) {
    if (path === "" || dev || devOptional) continue;
    const names = byLicence.get(license) ?? new Set();
    byLicence.set(license, names.add(path.split("node_modules/").at(-1)!));
  }
  const rows = [...byLicence].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${[
    byHand,
    HEADING,
    "What `npm install waymark` brings along, by the licence that each package names. Packages of a platform, such as `@img/sharp-darwin-arm64`, come on that platform alone.",
    [
      "| licence | packages |",
      "| --- | --- |",
      ...rows.map(([licence, names]) => `| ${licence} | ${[...names].toSorted().join(", ")} |`),
    ].join("\n"),
    "",
  ]
    .join("\n\n")
    .trimEnd()}\n`;
}
