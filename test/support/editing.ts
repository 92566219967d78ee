import type { AnyProblem } from "../../src/contract/answers.ts";
import type { World } from "./world.ts";

export interface Edited {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON. */
  body: Record<string, unknown>;
  problem: AnyProblem;
}

export interface Editing {
  org?: string;
  /** A text, bytes or a stream go out as they are, any other value as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Asks below /v2/orgs/{org} with a key of the world that may write. */
export async function openEditor(world: World, bounds: Parameters<World["addKey"]>[1] = {}, orgId = "demo") {
  const key = await world.addKey(orgId, { abilities: ["write"], ...bounds });
  return async (
    method: string,
    path: string,
    { org = orgId, body, headers = {} }: Editing = {},
  ): Promise<Edited> => {
    const isRaw = body instanceof ReadableStream || body instanceof Uint8Array;
    const isJson = body !== undefined && typeof body !== "string" && !isRaw;
    const response = await fetch(`${world.origin}/v2/orgs/${org}/${path}`, {
      method,
      headers: {
        "X-Api-Key": key,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      body: isJson ? JSON.stringify(body) : (body as string | undefined),
      duplex: "half",
    } as RequestInit);
    const text = await response.text();
    const isObject = text.startsWith("{") && !response.headers.get("content-type")?.includes("ndjson");
    const json = isObject ? JSON.parse(text) : {};
    return { status: response.status, headers: response.headers, text, body: json, problem: json };
  };
}
