import { isIPv6 } from "node:net";
import { domainToASCII } from "node:url";
import { RateLimiter } from "./rate-limit.ts";
import type { SharedLimits } from "./shared-limits.ts";

/** Mails an hour. */
export interface MailRates {
  perKey: number;
  perAddress: number;
  perRecipient: number;
}

const HOUR_SECONDS = 3_600;

/** Guards the mailing of plans: by key, by the caller's address, and by recipient. */
export class MailLimits {
  readonly #byKey: RateLimiter;
  readonly #byAddress: RateLimiter;
  readonly #byRecipient: RateLimiter;

  /** @param clock epoch milliseconds */
  constructor({ perKey, perAddress, perRecipient }: MailRates, clock: () => number, shared?: SharedLimits) {
    const hourly = (name: string, burst: number, who: string) =>
      new RateLimiter(
        {
          ratePerSecond: burst / HOUR_SECONDS,
          burst,
          name,
          exceeded: `${who} ${burst} mails an hour`,
        },
        clock,
        shared,
      );
    this.#byKey = hourly("mail", perKey, "the key may send");
    this.#byAddress = hourly("mail-address", perAddress, "an address may ask for");
    this.#byRecipient = hourly("mail-recipient", perRecipient, "one recipient gets at most");
  }

  /**
   * Counts a mail against all three, the recipient's last: a caller who has reached their own limit uses up nobody else's.
   * @throws ServiceError rate_limited with Retry-After
   */
  take(key: string, address: string, recipient: string): void {
    this.#byAddress.take(networkOf(address));
    this.#byKey.take(key);
    this.#byRecipient.take(mailboxOf(recipient));
  }
}

/** Groups of sixteen bits in an IPv6 address, and in the part of it that names a network: one customer has all the rest. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What most servers take for one mailbox: case, dots and a `+tag` make no other. Where a server does tell
 * names apart by dots, two people share a limit: that is better than letting someone get mail they did not ask for.
 */
function mailboxOf(recipient: string): string {
  const at = recipient.lastIndexOf("@");
  const [name = ""] = recipient.slice(0, at).toLowerCase().replaceAll(".", "").split("+");
  return `${name}@${domainToASCII(recipient.slice(at + 1))}`;
}

/** The /64 of an IPv6 address (RFC 4291 2.5.4), whose other half its owner chooses freely; other addresses as they are. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const left = Math.max(0, GROUPS - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: left }, () => "0"), ...tail].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
