import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { BoundedCache } from "../../content/bounded-cache.ts";
import { OFFERS_FILE, type OfferPolicy, offerPolicy } from "../../sources/taxonomy/offers.ts";

const MAX_KEPT = 256;
/** How long a file is taken to be the same without looking. */
const LOOK_MS = 5_000;

interface Kept {
  lookedAt: number;
  /** When the file was written; undefined where there is none. */
  writtenAt: number | undefined;
  policy: Promise<OfferPolicy>;
}

/**
 * What organisations offer: the built-in policy, with their own rules where their folder has them. Rules that cannot be read are
 * told in the log, and the built-in ones hold.
 */
export function openOffers(
  folderOf: (orgId: string) => string,
  { clock, logger }: { clock: () => number; logger?: { warn(details: object, message: string): void } },
): (orgId: string) => Promise<OfferPolicy> {
  const kept = new BoundedCache<string, Kept>(MAX_KEPT);
  return async (orgId) => {
    const before = kept.get(orgId);
    if (before && Math.abs(clock() - before.lookedAt) < LOOK_MS) return before.policy;
    const path = join(folderOf(orgId), OFFERS_FILE);
    const writtenAt = (await stat(path).catch(() => undefined))?.mtimeMs;
    const read = async () => offerPolicy(writtenAt === undefined ? undefined : await readFile(path, "utf8"));
    const policy =
      before && before.writtenAt === writtenAt
        ? before.policy
        : read().catch(({ message }: Error) => {
            logger?.warn({ orgId, message }, "the rules of what is offered cannot be read");
            return offerPolicy();
          });
    kept.set(orgId, { lookedAt: clock(), writtenAt, policy });
    return policy;
  };
}
