import { randomUUID } from "node:crypto";
import { ServiceError } from "../contract/errors.ts";
import type { TripOutline } from "../contract/inline-itinerary.ts";
import type { Scope } from "../discovery/match/sight.ts";
import { type ChosenLanguage, chooseLanguage } from "../languages/registry.ts";
import type { Store } from "../store/store.ts";
import { writeCalendar } from "./mail/calendar.ts";
import { type ShownDay, shownDays } from "./mail/mail-bodies.ts";
import { type CatalogueParts, type TripWishes, tripFromCatalogue } from "./mail/trip-from-catalogue.ts";
import { hostOf } from "./mail/trip-places.ts";
import type { Leg } from "./streets.ts";

/** How long a plan can be opened, in milliseconds. */
const LIFE_MS = 30 * 24 * 60 * 60_000;
/** Stands for a key, and is none: keys have hexadecimal names. Who knows a plan's id may open it. */
const OWNER = "everybody";
const FORMAT = "plan-1";

type Parts = CatalogueParts & { store: Pick<Store, "conversations"> };

export interface SharedPlan {
  /** Unguessable: 122 random bits. */
  token: string;
  hostId: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** A plan as its page shows it: ids and times were kept, every word is the catalogue's of now. */
export interface OpenedPlan {
  days: ShownDay[];
  language: ChosenLanguage;
  attributions: readonly string[];
  expiresAt: number;
  calendar(): string;
  /** The ways on foot of each day, where streets are known. */
  walks(): Promise<Leg[][]>;
}

/**
 * Keeps the ids, order and times of a plan for whoever gets its address.
 * @throws ServiceError profile_not_found, no_itinerary, pages_not_public
 */
export async function sharePlan(parts: Parts, scope: Scope, wishes: TripWishes): Promise<SharedPlan> {
  const host = await hostOf(parts.store, scope, wishes.profileId);
  if (!host?.publicPages) {
    const what = host ? `host ${JSON.stringify(host.id)} has` : "the plan is of no host that has";
    throw new ServiceError("pages_not_public", `${what} no public pages: set publicPages of its record`);
  }
  const { trip } = await tripFromCatalogue(parts, scope, { ...wishes, profileId: host.id });
  const outline: TripOutline = { ...wishes.outline, startDate: trip.days[0]?.date };
  const shared = { token: randomUUID(), hostId: host.id, expiresAt: parts.nowMs + LIFE_MS };
  await parts.store.conversations.add(scope.orgId, {
    id: shared.token,
    owner: OWNER,
    body: JSON.stringify({ format: FORMAT, hostId: host.id, outline }),
    expiresAt: shared.expiresAt,
  });
  return shared;
}

/** The plan of a host's page in a language; undefined where there is none (any more), or nothing of it. */
export async function openPlan(
  parts: Parts,
  orgId: string,
  { token, hostId, lang }: { token: string; hostId: string; lang: string },
): Promise<OpenedPlan | undefined> {
  const kept = await parts.store.conversations.find(orgId, OWNER, token, parts.nowMs);
  const plan = kept && (JSON.parse(kept.body) as { format: string; hostId: string; outline: TripOutline });
  if (!plan || plan.format !== FORMAT || plan.hostId !== hostId) return undefined;
  const wishes = { outline: plan.outline, profileId: hostId, lang };
  const scope = { orgId, hostIds: [hostId] };
  try {
    const { trip, walks } = await tripFromCatalogue(parts, scope, wishes);
    const language = chooseLanguage([lang]);
    return {
      days: shownDays(trip, language),
      language,
      attributions: trip.attributions,
      expiresAt: kept.expiresAt,
      calendar: () => writeCalendar(trip, language.mail, parts.nowMs),
      walks,
    };
  } catch (error) {
    if (error instanceof ServiceError && error.code === "no_itinerary") return undefined;
    throw error;
  }
}
