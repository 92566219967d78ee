import type { FastifyCorsOptions } from "@fastify/cors";

const exposedHeaders = [
  "ETag",
  "Link",
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "Content-Language",
  "Conversation-Id",
  "X-Request-Id",
];

/** Any site may ask: a key decides, by its own list of origins, from where it may be used. */
export const corsOptions: FastifyCorsOptions = {
  origin: "*",
  methods: ["GET", "HEAD", "POST", "DELETE", "OPTIONS"],
  allowedHeaders: ["Accept", "Authorization", "Content-Type", "If-None-Match", "X-Api-Key", "X-Request-Id"],
  exposedHeaders,
  maxAge: 86_400,
  strictPreflight: false,
};

/** The same for answers that leave before any hook has run. */
export const corsHeaders: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposedHeaders.join(", "),
};
