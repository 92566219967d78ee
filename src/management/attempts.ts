import { ServiceError } from "../contract/errors.ts";
import type { Batch } from "../store/store.ts";

/** A write that its caller may try again, to be done once (Idempotency-Key). */
export interface Attempt {
  /** Of this caller and this write. */
  name: string;
  /** What is asked, to be told from another write of that name. */
  asked: string;
  /** Epoch milliseconds. */
  now: number;
}

const KEPT_MS = 24 * 3_600_000;

/** What came of an earlier attempt; undefined for the first. @throws ServiceError idempotency_conflict */
export async function earlierOutcome<T>(batch: Batch, attempt: Attempt | undefined): Promise<T | undefined> {
  const kept = attempt && (await batch.attempt(attempt.name, attempt.now));
  if (!kept) return undefined;
  const { asked, outcome } = JSON.parse(kept) as { asked: string; outcome: T };
  if (asked === attempt.asked) return outcome;
  const detail =
    "this Idempotency-Key was sent with another request within the last day: choose a new one for each write";
  throw new ServiceError("idempotency_conflict", detail);
}

/** Keeps the outcome for a day, with what the batch writes. */
export async function keepOutcome(
  batch: Batch,
  attempt: Attempt | undefined,
  outcome: object,
): Promise<void> {
  if (!attempt) return;
  const { name, asked, now } = attempt;
  await batch.keepAttempt(
    { name, outcome: JSON.stringify({ asked, outcome }), expiresAt: now + KEPT_MS },
    now,
  );
}
