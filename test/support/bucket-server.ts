import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
/** As AWS wants addresses encoded (RFC 3986). */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The objects of one page of a list. */
const PAGE = 1_000;

/**
 * A server that speaks as much of S3's protocol as pictures need: GET, PUT and DELETE of an object, and lists in pages. Every request must be
 * signed (AWS Signature Version 4), its body only where it says so.
 */
export async function startBucket(keys: { accessKeyId: string; secretAccessKey: string; region: string }) {
  const objects = new Map<string, { bytes: Buffer; at: Date; type: string }>();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request));
    const url = new URL(request.url ?? "/", "http://local");
    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { "Content-Type": "application/xml" })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    const fault = faultOf(request, url, body, keys);
    if (fault) return fail(403, fault);
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split("/");
    const key = rest.join("/");
    if (bucket !== "pictures") return fail(404, "NoSuchBucket");
    if (key === "") {
      const { searchParams } = url;
      const prefix = searchParams.get("prefix") ?? "";
      const after = searchParams.get("continuation-token") ?? "";
      const all = [...objects].filter(([name]) => name.startsWith(prefix) && name > after);
      const page = all.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, PAGE);
      const listed = page.map(
        ([name, { bytes, at }]) =>
          `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><ETag>"${sha256(bytes)}"</ETag><Size>${bytes.length}</Size></Contents>`,
      );
      const isCut = all.length > PAGE;
      const next = isCut ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : "";
      return response
        .writeHead(200, { "Content-Type": "application/xml" })
        .end(
          `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}${listed.join("")}</ListBucketResult>`,
        );
    }
    if (request.method === "PUT") {
      objects.set(key, { bytes: body, at: new Date(), type: request.headers["content-type"] ?? "" });
      return response.writeHead(200, { ETag: `"${sha256(body)}"` }).end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return fail(404, "NoSuchKey");
    return response.writeHead(200, { "Content-Type": object.type }).end(object.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { endpoint, objects, close };
}

/** What is wrong with a request's signature. */
function faultOf(
  { method, headers }: IncomingMessage,
  { pathname, searchParams }: URL,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: { accessKeyId: string; secretAccessKey: string; region: string },
): string | undefined {
  const [, id, day, of, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const at = String(headers["x-amz-date"] ?? "");
  if (id !== accessKeyId || of !== region) return "InvalidAccessKeyId";
  if (!at.startsWith(day!) || !names!.split(";").includes("host")) return "AccessDenied";
  const told = String(headers["x-amz-content-sha256"] ?? "");
  if (told !== sha256(body) && told !== "UNSIGNED-PAYLOAD") return "XAmzContentSHA256Mismatch";
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const path = decodeURIComponent(pathname).split("/").map(encoded).join("/");
  const lines = names!.split(";").map((name) => `${name}:${String(headers[name] ?? "").trim()}\n`);
  const canonical = [method, path, query.join("&"), lines.join(""), names, told].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day!, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const text = ["AWS4-HMAC-SHA256", at, scope, sha256(canonical)].join("\n");
  return hmac(key, text).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}
