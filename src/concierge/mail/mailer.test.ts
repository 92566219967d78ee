import assert from "node:assert/strict";
import { createServer } from "node:net";
import { type TestContext, test } from "node:test";
import { localhostCertificate } from "../../../test/support/concierge/certificate.ts";
import { partOf, readMail } from "../../../test/support/concierge/read-mail.ts";
import { type SmtpBehaviour, startSmtpServer } from "../../../test/support/concierge/smtp-server.ts";
import { ServiceError } from "../../contract/errors.ts";
import { createMailer, type Mail, type MailerOptions } from "./mailer.ts";

const mail: Mail = {
  recipient: "ana@example.org",
  fromName: "Harbour House",
  subject: "Ihr Plan von Harbour House – 計画",
  language: "de-DE",
  plain: "Guten Tag, 9:00 Rundetårn",
  html: "<p>Guten Tag, 9:00 Rundetårn</p>",
  calendar: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
};

async function withServer(t: TestContext, behaviour: SmtpBehaviour, options: Partial<MailerOptions> = {}) {
  const server = await startSmtpServer(t, behaviour);
  const lines: object[] = [];
  const mailer = createMailer({
    url: server.url,
    from: "plans@example.com",
    timeoutMs: 5_000,
    logger: { warn: (details) => lines.push(details) },
    ...options,
  });
  t.after(() => mailer.close());
  return { ...server, mailer, lines };
}

async function refusal(sending: Promise<void>): Promise<ServiceError> {
  const error = await sending.then(
    () => assert.fail("the mail was taken"),
    (thrown) => thrown,
  );
  assert.ok(error instanceof ServiceError);
  assert.equal(error.code, "email_failed");
  return error;
}

test("a mail arrives with its text, its HTML and its calendar, to its one recipient", async (t) => {
  const { mailer, taken } = await withServer(t, {});
  await mailer.send(mail);
  assert.deepEqual(mailer.counts, { sent: 1, failed: 0 });
  assert.equal(taken.length, 1);
  const { from, recipients, raw, secure } = taken[0]!;
  assert.deepEqual([from, recipients, secure], ["plans@example.com", ["ana@example.org"], false]);
  const read = readMail(raw);
  const header = (name: string) => read.headers.get(name);
  assert.deepEqual(header("subject"), [mail.subject]);
  assert.deepEqual(header("from"), ["Harbour House <plans@example.com>"]);
  assert.deepEqual(header("to"), ["ana@example.org"]);
  assert.deepEqual(header("content-language"), ["de-DE"]);
  assert.deepEqual(header("auto-submitted"), ["auto-generated"]);
  assert.equal(partOf(read, "text/plain")?.text.trim(), mail.plain);
  assert.equal(partOf(read, "text/html")?.text.trim(), mail.html);
  const calendar = partOf(read, "text/calendar");
  assert.equal(calendar?.text, mail.calendar);
  assert.match(calendar!.headers.get("content-disposition")![0]!, /attachment; filename="?plan\.ics/);
});

test("TLS is used from the first byte or by STARTTLS, with an account", async (t) => {
  const account = { user: "me", password: "p@ss:word" };
  for (const behaviour of [{ secure: true }, { startTls: true }]) {
    const server = await startSmtpServer(t, { ...behaviour, account });
    const mailer = createMailer({
      url: server.url.replace("://", "://me:p%40ss%3Aword@"),
      from: "plans@example.com",
      certificateAuthorities: localhostCertificate.cert,
    });
    await mailer.send(mail);
    mailer.close();
    assert.deepEqual(
      server.taken.map(({ secure }) => secure),
      [true],
    );
  }
});

test("a server on this very machine needs no certificate that can be verified", async (t) => {
  for (const behaviour of [{ secure: true }, { startTls: true }]) {
    const { mailer, taken } = await withServer(t, behaviour);
    await mailer.send(mail);
    assert.deepEqual(
      taken.map(({ secure }) => secure),
      [true],
    );
  }
});

test("a certificate that cannot be verified, a wrong account and a missing STARTTLS are refused", async (t) => {
  for (const behaviour of [{ secure: true }, { startTls: true }]) {
    const untrusted = await startSmtpServer(t, behaviour);
    const url = `${untrusted.url}?tls.rejectUnauthorized=true`;
    const mailer = createMailer({ url, from: "plans@example.com" });
    await refusal(mailer.send(mail));
    assert.equal(untrusted.taken.length, 0);
  }
  const account = { user: "me", password: "right" };
  const server = await startSmtpServer(t, { account });
  const wrong = createMailer({ url: server.url.replace("://", "://me:wrong@"), from: "plans@example.com" });
  await refusal(wrong.send(mail));
  const plain = await startSmtpServer(t);
  const insisting = createMailer({ url: `${plain.url}?requireTLS=true`, from: "plans@example.com" });
  await refusal(insisting.send(mail));
  assert.deepEqual([...server.taken, ...plain.taken], []);
});

test("a server that refuses the address or the mail, or that is not there, fails the mail", async (t) => {
  const address = await withServer(t, { refusesRecipients: true });
  assert.match((await refusal(address.mailer.send(mail))).message, /refused the address/);
  const whole = await withServer(t, { refusesMail: true });
  await refusal(whole.mailer.send(mail));
  assert.deepEqual([...address.taken, ...whole.taken], []);
  const gone = await withServer(t, {}, { url: "smtp://localhost:1" });
  await refusal(gone.mailer.send(mail));
  assert.deepEqual(gone.mailer.counts, { sent: 0, failed: 1 });
});

test("a server that hangs fails the mail within the time that is given", async (t) => {
  const hanging = await withServer(t, { hangs: true }, { timeoutMs: 300 });
  assert.match((await refusal(hanging.mailer.send(mail))).message, /in time/);
  const mute = createServer(() => undefined).listen(0, "127.0.0.1");
  t.after(() => mute.close());
  await new Promise((resolve) => mute.once("listening", resolve));
  const { port } = mute.address() as { port: number };
  const silent = await withServer(t, {}, { url: `smtp://127.0.0.1:${port}`, timeoutMs: 300 });
  await refusal(silent.mailer.send(mail));
});

test("neither the error nor the log tells the password, the address or the text", async (t) => {
  const account = { user: "me", password: "right" };
  const server = await startSmtpServer(t, { account });
  const url = server.url.replace("://", "://me:hunter2@");
  const { mailer, lines } = await withServer(t, {}, { url });
  const error = await refusal(mailer.send(mail));
  const told = JSON.stringify([error.message, error.stack, error.cause, lines]);
  assert.equal(lines.length, 1);
  assert.doesNotMatch(told, /hunter2|ana@|Harbour/);
});

test("header fields cannot be added through any text of a mail, nor recipients through its address", async (t) => {
  const { mailer, taken } = await withServer(t, {});
  const evil = "x\r\nBcc: eve@example.org\r\nX-Evil: yes";
  await mailer.send({ ...mail, fromName: `"Eve" <eve@example.org>, ${evil}`, subject: evil, language: evil });
  assert.deepEqual(taken[0]!.recipients, ["ana@example.org"]);
  const { headers } = readMail(taken[0]!.raw);
  assert.deepEqual([headers.has("bcc"), headers.has("x-evil")], [false, false]);
  assert.deepEqual(headers.get("to"), ["ana@example.org"]);
  assert.match(headers.get("from")!.join(), /<plans@example\.com>$/);
  for (const recipient of [
    "a@b.org, eve@example.org",
    "a@b.org\r\nRCPT TO:<eve@example.org>",
    "Eve <eve@x.org>",
  ]) {
    await assert.rejects(mailer.send({ ...mail, recipient }), RangeError);
  }
  assert.equal(taken.length, 1);
});
