import type { Guide } from "../../../src/contract/guide.ts";
import type { Listing } from "../../../src/contract/listing.ts";
import type { KeyRecord, Organisation } from "../../../src/store/store.ts";

/** Small records for the conformance suite. */

export function organisation(id: string): Organisation {
  return { id, name: `Organisation ${id}`, languageCodes: ["en-GB", "da-DK"], createdAt: 1_700_000_000_000 };
}

export function key(orgId: string, id: string, hash = `hash of ${id}`): KeyRecord {
  return {
    id,
    orgId,
    hash,
    hostIds: ["harbour"],
    abilities: ["read", "chat"],
    origins: [],
    expiresAt: null,
    revokedAt: null,
    createdAt: 1_700_000_000_000,
  };
}

export function listing(id: string, name: string, more: Partial<Listing> = {}): Listing {
  return { id, status: "active", name: { "en-GB": name }, ...more };
}

export function guide(id: string, name: string, more: Partial<Guide> = {}): Guide {
  return { id, status: "active", featured: false, name: { "en-GB": name }, ...more };
}
