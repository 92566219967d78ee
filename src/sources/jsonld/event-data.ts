import { webAddressOf } from "../properties/values.ts";
import { isNode, type JsonLdNode, nodeOf, textUnder, valuesOf } from "./node.ts";

/** What a listing keeps of an event: its date, its venue and where tickets are. */
export function eventData(node: JsonLdNode): Record<string, unknown> {
  const start = textUnder(node, "startDate");
  const end = textUnder(node, "endDate");
  const instant =
    start !== undefined && /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(start) ? Date.parse(start) : Number.NaN;
  const venue = nodeOf(node, "location");
  const venueName = venue && textUnder(venue, "name");
  const venueLink = venue && webAddressOf(textUnder(venue, "url"));
  const tickets = valuesOf(node, "offers").filter(isNode).flatMap(ticketOf);
  return {
    // A local time without its offset is no instant.
    ...(Number.isFinite(instant) && instant >= 0 && { dateTimestamp: instant }),
    ...(start !== undefined && {
      date: { start_date: start, ...(end !== undefined && end !== start && { when: `${start} – ${end}` }) },
    }),
    ...((venueName ?? venueLink) !== undefined && {
      venue: { ...(venueLink && { link: venueLink }), ...(venueName && { name: venueName }) },
    }),
    ...(tickets.length > 0 && { ticket_info: tickets }),
  };
}

function ticketOf(offer: JsonLdNode): { link: string; link_type: string; source?: string }[] {
  const link = webAddressOf(textUnder(offer, "url"));
  if (link === undefined) return [];
  const seller = nodeOf(offer, "seller") ?? nodeOf(offer, "offeredBy");
  const source = seller && textUnder(seller, "name");
  return [{ link, link_type: "tickets", ...(source !== undefined && { source }) }];
}
