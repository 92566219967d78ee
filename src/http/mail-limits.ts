import { domainToASCII } from "node:url";
import { RateLimiter } from "./rate-limit.ts";

/** Mails an hour. */
export interface MailRates {
  perKey: number;
  perAddress: number;
  perRecipient: number;
}

const HOUR_SECONDS = 3_600;

/** Guards the mailing of plans, in this process: by the key, by the address that asks, and by whoever would get the mail. */
export class MailLimits {
  readonly #byKey: RateLimiter;
  readonly #byAddress: RateLimiter;
  readonly #byRecipient: RateLimiter;

  /** @param clock epoch milliseconds */
  constructor({ perKey, perAddress, perRecipient }: MailRates, clock: () => number) {
    const hourly = (burst: number, who: string) =>
      new RateLimiter(
        {
          ratePerSecond: burst / HOUR_SECONDS,
          burst,
          name: "mail",
          exceeded: `${who} ${burst} mails an hour`,
        },
        clock,
      );
    this.#byKey = hourly(perKey, "the key may send");
    this.#byAddress = hourly(perAddress, "an address may ask for");
    this.#byRecipient = hourly(perRecipient, "one recipient gets at most");
  }

  /**
   * Takes a mail out of all three, the recipient's last: who has reached a limit of their own uses up none of another's.
   * @throws ServiceError rate_limited with Retry-After
   */
  take(key: string, address: string, recipient: string): void {
    this.#byAddress.take(address);
    this.#byKey.take(key);
    this.#byRecipient.take(mailboxOf(recipient));
  }
}

/** What most servers take for one mailbox: case and a `+tag` make no other. */
function mailboxOf(recipient: string): string {
  const at = recipient.lastIndexOf("@");
  const [name = ""] = recipient.slice(0, at).toLowerCase().split("+");
  return `${name}@${domainToASCII(recipient.slice(at + 1))}`;
}
