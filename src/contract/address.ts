import { z } from "zod";
import { shown } from "./parameter.ts";

/**
 * The schemes that an address in a record may have; `data:` only for pictures. Others could run code in the page that shows them
 * (an SVG picture too), or open something on the reader's own machine.
 */
const ALLOWED = /^(?:(?:https?|mailto|tel|sms|geo|whatsapp):|data:image\/(?:avif|gif|jpe?g|png|webp)[;,])/i;

const MAX_LENGTH = 4_000;

/**
 * Where a record leads: an absolute address of one of these schemes, or one relative to the page that shows it (`/media/…` of this
 * server, `www.example.org`). The scheme is found as browsers find it (WHATWG URL): they skip blanks before it and line breaks
 * within.
 */
export const address = z
  .string()
  .max(MAX_LENGTH)
  .refine(hasAllowedScheme, {
    error: ({ input }) =>
      `expected an address with http, https, mailto, tel, sms, geo or whatsapp, or a path of this server such as /media/…, not ${shown(String(input))}`,
  })
  .describe(
    "address with http, https, mailto, tel, sms, geo or whatsapp, or a path such as /media/… of this server",
  );

/** Any base will do: a text with a scheme of its own ignores it. */
const BASE = "https://relative.invalid/";

/** A text that is no URL at all leads nowhere, and does no harm. */
function hasAllowedScheme(text: string): boolean {
  if (ALLOWED.test(text)) return true;
  const url = URL.parse(text, BASE);
  return url === null || ALLOWED.test(url.href);
}
