import type { Answerer } from "../../src/concierge/answerer.ts";
import type { ChatRequest } from "../../src/contract/chat-request.ts";

/** Milliseconds that each of several calls took. */
export interface Timings {
  wall: number[];
  /** Of the whole process, so that collecting garbage counts too; the counter's steps are coarse where calls are short. */
  cpu: number[];
}

interface Asked {
  answerer: Answerer;
  orgId: string;
  profileId: string;
  nowMs: number;
}

/** Asks each request as the first of a conversation, `rounds` times over; a first round that nobody times warms up. */
export async function measureAnswers(
  { answerer, orgId, profileId, nowMs }: Asked,
  requests: readonly Partial<ChatRequest>[],
  rounds: number,
): Promise<Timings> {
  const timings: Timings = { wall: [], cpu: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const request of requests) {
      const before = process.cpuUsage();
      const started = performance.now();
      await answerer.answer({ orgId }, { ...DEFAULTS, profileId, ...request } as ChatRequest, {
        state: undefined,
        exchanges: [],
        outline: undefined,
        nowMs,
        signal: NEVER,
      });
      const wall = performance.now() - started;
      const { user, system } = process.cpuUsage(before);
      if (round === 0) continue;
      timings.wall.push(wall);
      timings.cpu.push((user + system) / 1_000);
    }
  }
  return timings;
}

const DEFAULTS = { action: "chat", tripType: "both", userInterests: [], explain: false } as const;
const NEVER = new AbortController().signal;
