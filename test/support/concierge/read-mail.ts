/** A part of a mail: its headers by lower-case name, and its decoded text, or the parts inside of it. */
export interface MailPart {
  headers: Map<string, string[]>;
  text: string;
  parts: MailPart[];
}

/** Reads a mail as a mail program does: folded headers, encoded words, multiparts, quoted-printable and base64. */
export function readMail(raw: string): MailPart {
  const end = raw.indexOf("\r\n\r\n");
  const headers = new Map<string, string[]>();
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")) {
    const [, name = "", value = ""] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), decodedWords(value)]);
  }
  const body = raw.slice(end + 4);
  const type = headers.get("content-type")?.[0] ?? "";
  const boundary = /^multipart\/.*boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary) {
    const pieces = body.split(
      new RegExp(`(?:^|\\r\\n)--${boundary.replace(/[.*+?^$(){}|[\]\\]/g, "\\$&")}(?:--)?(?:\\r\\n|$)`),
    );
    const parts = pieces.slice(1, -1).map(readMail);
    return { headers, text: "", parts };
  }
  return { headers, text: decodedBody(body, headers.get("content-transfer-encoding")?.[0] ?? ""), parts: [] };
}

/** The first part of a content type, at any depth. */
export function partOf(mail: MailPart, contentType: string): MailPart | undefined {
  if (mail.headers.get("content-type")?.[0]?.startsWith(contentType)) return mail;
  for (const part of mail.parts) {
    const found = partOf(part, contentType);
    if (found) return found;
  }
  return undefined;
}

function decodedBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, "base64").toString("utf8");
  if (/quoted-printable/i.test(encoding)) return fromQuotedPrintable(body.replace(/=\r\n/g, ""));
  return body;
}

/** RFC 2047; the space between two encoded words is none. */
function decodedWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === "B"
        ? Buffer.from(text, "base64").toString("utf8")
        : fromQuotedPrintable(text.replaceAll("_", " ")),
    );
}

function fromQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
