import { z } from "zod";
import type { ChatOperation } from "./chat-operations.ts";
import type { ErrorCode } from "./errors.ts";
import { kinds, recordSchemas } from "./records.ts";

/** What operations that write share. */

/** One operation of those that write. */
export interface ContentOperation extends Omit<ChatOperation, "method" | "tag"> {
  method: ChatOperation["method"] | "PUT" | "PATCH";
  tag: ChatOperation["tag"] | "Content" | "Media" | "Keys";
  /** The types of its body and its answer, where they are not JSON, and what is to be said of the body. */
  bodyType?: string;
  answerType?: string;
  bodyNote?: string;
  /** Headers of a request that mean something to it, described. */
  headers?: Readonly<Record<string, string>>;
}

/** A record of any kind as it is stored, without secrets where it is answered. */
export const contentRecord = z.union(kinds.map((kind) => recordSchemas[kind])).meta({ id: "ContentRecord" });
export const org = { orgId: "demo" };
export const bar = { id: "bar", status: "active", name: { "en-GB": "Bar by the water" } } as const;
export const stored = { ...bar, hostIds: [], languageCodes: ["en-GB"], contentType: "listing" };
export const ofBar = { ...org, kind: "listing", id: "bar" };

export const orgId = "Organisation account number; the key must belong to it and have the ability write.";
export const kind = `One of ${kinds.join(", ")}.`;
export const many = "/v2/orgs/{orgId}/content/{kind}";
export const one = `${many}/{id}`;
export const ofOne = { orgId, kind, id: "The record." };

export const ifMatch =
  "Versions of the record, as `ETag` gives them, of which one must be the stored one; `*`: it must be there.";
export const once = {
  "Idempotency-Key":
    "Chosen by the caller for this write, such as a UUID: tried again within a day, it is not done again.",
};
export const conditions = {
  "If-Match": ifMatch,
  "If-None-Match": "`*`: the record must not be there yet.",
  ...once,
};

export const addressed = ["invalid_value", "too_long"] as const satisfies readonly ErrorCode[];
export const BODY = "At most 8 MiB.";
export const HOSTS = "A key that is bound to hosts writes what belongs to these hosts alone.";
