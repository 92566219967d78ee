import type { AddressInfo } from "node:net";

import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { localhostCertificate } from "./certificate.ts";

/** A mail as the server took it. */
export interface TakenMail {
  from: string;
  recipients: string[];
  /** Whether it came over TLS. */
  secure: boolean;
  raw: string;
}

export interface SmtpBehaviour {
  /** TLS from the first byte. */
  secure?: boolean;
  /** Offers STARTTLS. */
  startTls?: boolean;
  /** Account that must be shown. */
  account?: { user: string; password: string };
  /** Refuses every recipient. */
  refusesRecipients?: boolean;
  /** Refuses the mail after it was read. */
  refusesMail?: boolean;
  /** Reads the mail and never answers. */
  hangs?: boolean;
}

/** A test, or the tests of a file, that says when it is over. */
interface Closing {
  after(close: () => Promise<void>): void;
}

/** A real SMTP server on a free port of this machine; it closes with the test. */
export async function startSmtpServer(t: Closing, behaviour: SmtpBehaviour = {}) {
  const taken: TakenMail[] = [];
  const { secure = false, startTls = false, account, refusesRecipients, refusesMail, hangs } = behaviour;
  const disabledCommands = [...(account ? [] : ["AUTH"]), ...(startTls ? [] : ["STARTTLS"])];
  const options: SMTPServerOptions = {
    secure,
    ...localhostCertificate,
    disabledCommands,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      if (username === account?.user && password === account?.password) callback(null, { user: username });
      else callback(new Error("wrong account"));
    },
    onRcptTo(_address, _session, callback) {
      callback(refusesRecipients ? Object.assign(new Error("no such mailbox"), { responseCode: 550 }) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (hangs) return;
        if (refusesMail) return callback(Object.assign(new Error("not today"), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : "",
          recipients: rcptTo.map(({ address }) => address),
          secure: session.secure,
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        callback(null);
      });
    },
  };
  const server = new SMTPServer(options);
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  t.after(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { taken, port, url: `${secure ? "smtps" : "smtp"}://localhost:${port}` };
}
