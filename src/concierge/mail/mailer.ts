import { createTransport } from "nodemailer";
import { ServiceError } from "../../contract/errors.ts";

/** One mail to one person. */
export interface Mail {
  /** The one address that it goes to. */
  recipient: string;
  /** Name shown as the sender beside the configured address. */
  fromName: string;
  subject: string;
  /** BCP 47 code, for `Content-Language`. */
  language: string;
  plain: string;
  html: string;
  /** An iCalendar file. */
  calendar: string;
}

/** Mails that the mail server took, and that it did not. */
interface MailCounts {
  sent: number;
  failed: number;
}

export interface Mailer {
  /** Resolves once the mail server has taken the mail. @throws ServiceError email_failed */
  send(mail: Mail): Promise<void>;
  /** Counts since the start. */
  readonly counts: Readonly<MailCounts>;
  close(): void;
}

/** What is logged of a mail that failed: never the address, the text or a password. */
interface MailLog {
  warn(details: object, message: string): void;
}

export interface MailerOptions {
  /** `smtp://user:password@host:port`, or `smtps://…` for TLS from the first byte; nodemailer's options after the `?`. */
  url: string;
  /** The address that mails come from. */
  from: string;
  /** How long a mail may take in all, in milliseconds. Default: 15 000. */
  timeoutMs?: number;
  /** Further certificate authorities to trust, in PEM. */
  certificateAuthorities?: string;
  logger?: MailLog;
}

const TIMEOUT_MS = 15_000;
const ONE_ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/;

/**
 * Sends mail through an SMTP server. With `smtp://` it uses STARTTLS where the server offers it; `?requireTLS=true` insists.
 * A certificate that cannot be verified is refused, but for a server on this very machine: what goes there leaves it on no
 * wire. `?tls.rejectUnauthorized=true` or `=false` decides otherwise.
 */
export function createMailer(options: MailerOptions): Mailer {
  const { url, from, timeoutMs = TIMEOUT_MS, certificateAuthorities, logger } = options;
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Nothing that a mail is made of may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
    tls: certificateAuthorities ? { ca: certificateAuthorities } : { rejectUnauthorized: !isLoopback(url) },
  });

  const counts: MailCounts = { sent: 0, failed: 0 };
  return {
    counts,
    async send(mail) {
      if (!ONE_ADDRESS.test(mail.recipient))
        throw new RangeError("a mail goes to one address and nothing else");
      // The transport's time-outs are for each of the server's answers. This one is for all of them, and ends the connection: a mail
      // that was said to have failed does not arrive later.
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        await transport.sendMail({ ...messageOf(mail, from), signal });
        counts.sent++;
      } catch (error) {
        counts.failed++;
        const { code: given, responseCode } = error as { code?: string; responseCode?: number };
        const code = signal.aborted ? "ETIMEDOUT" : given;
        logger?.warn({ code, responseCode }, "a mail was not taken");
        throw new ServiceError("email_failed", writeDetail(code));
      }
    },
    close: () => transport.close(),
  };
}

/** Addresses go as objects, which nodemailer does not parse as lists; the envelope names the one recipient. */
function messageOf({ recipient, fromName, subject, language, plain, html, calendar }: Mail, from: string) {
  return {
    from: { name: fromName, address: from },
    to: { name: "", address: recipient },
    envelope: { from, to: [recipient] },
    subject,
    text: plain,
    html,
    headers: {
      "Content-Language": language,
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
    },
    attachments: [
      {
        filename: "plan.ics",
        content: calendar,
        contentType: "text/calendar; charset=utf-8; method=PUBLISH",
      },
    ],
  };
}

function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(new URL(url).hostname);
}

function writeDetail(code: string | undefined): string {
  if (code === "ETIMEDOUT") return "the mail server did not answer in time; try again in a while";
  if (code === "EENVELOPE") return "the mail server refused the address";
  return "the mail server did not take the mail; try again in a while";
}
