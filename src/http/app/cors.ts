import type { FastifyCorsOptions } from "@fastify/cors";

const exposedHeaders = [
  "Age",
  "ETag",
  "Ignored-Parameters",
  "Link",
  "Deprecation",
  "Sunset",
  "Public-Pages",
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "Content-Language",
  "Conversation-Id",
  "Waymark-Draft",
  "Weather-Date",
  "X-Request-Id",
];

/** Any site may send requests: each key has its own list of origins that it may be used from. */
export const corsOptions: FastifyCorsOptions = {
  origin: "*",
  methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
  allowedHeaders: [
    "Accept",
    "Authorization",
    "Content-Type",
    "Idempotency-Key",
    "If-Match",
    "If-None-Match",
    "Preview-Token",
    "X-Api-Key",
    "X-Request-Id",
  ],
  exposedHeaders,
  maxAge: 86_400,
  strictPreflight: false,
};

/** The same for answers that are sent before any hook has run. */
export const corsHeaders: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposedHeaders.join(", "),
};
