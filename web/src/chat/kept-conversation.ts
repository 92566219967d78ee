import type { App } from "../app/app.ts";
import type { Turn } from "./conversation.ts";

interface Kept {
  id: string | undefined;
  turns: readonly Turn[];
}

/** So many turns come back after a page was left. */
const MOST_TURNS = 30;

const keyOf = ({ options }: App) => `waymark:${options.orgId}:${options.profileId}:chat`;

/** The conversation of this tab's session; undefined without one, or where the page's storage is closed. */
export function keptConversation(app: App): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(app)) ?? "null") as Kept | null;
    return kept && Array.isArray(kept.turns) && kept.turns.every(isTurn) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what has been answered. A conversation without a question is no more than a greeting, and is not kept. */
export function keepConversation(app: App, { id, turns }: Kept): void {
  const answered = turns.filter(({ state }) => state === "done" || state === "stopped").slice(-MOST_TURNS);
  try {
    if (answered.some(({ question }) => question)) {
      sessionStorage.setItem(keyOf(app), JSON.stringify({ id, turns: answered }));
    } else sessionStorage.removeItem(keyOf(app));
  } catch {
    // A page may forbid storage: the conversation then holds until the screen is left.
  }
}

function isTurn(value: unknown): value is Turn {
  if (typeof value !== "object" || value === null) return false;
  const { answer } = value as Partial<Turn>;
  return (
    typeof answer?.message === "string" &&
    Array.isArray(answer.listings) &&
    Array.isArray(answer.guides) &&
    Array.isArray(answer.actions)
  );
}
