import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

/** A photograph as a camera makes it: lying on its side, with its place and owner written into it. `height`: when upright. */
export function photograph(colour: string, height: number): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${height}" height="${height / 1.5}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="200" cy="200" r="150" fill="white"/></svg>`;
  return sharp(Buffer.from(drawing))
    .withExif({
      IFD0: { Artist: "SECRET OWNER", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 8/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

type Answer = (response: ServerResponse, times: number) => void;

/** What is told of a file; by default a picture of CC BY-SA 4.0 with an author. */
export interface CommonsFile {
  /** Its metadata are withheld. */
  isHidden?: boolean;
  mime?: string;
  licence?: string;
  author?: string;
  /** The address of its bytes; by default this server's own. */
  url?: string;
  /** Gives the bytes; `times`: how often it was asked before. */
  answer?: Answer;
}

/**
 * A server that speaks as Wikimedia Commons and Wikidata do, with these files and pictures of items, and gives files as well or
 * as badly as it is told. `asked` has the path of every request, `agents` who asked.
 */
export async function startCommons(
  files: Readonly<Record<string, CommonsFile>>,
  items: Readonly<Record<string, string>> = {},
) {
  const asked: string[] = [];
  const agents = new Set<string>();
  const server = createServer(({ url = "", headers }, response) => {
    const { pathname, searchParams } = new URL(url, "http://local");
    const times = asked.filter((path) => path === decodeURIComponent(pathname)).length;
    asked.push(decodeURIComponent(pathname));
    agents.add(headers["user-agent"] ?? "");
    const json = (body: unknown) =>
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (searchParams.get("action") === "wbgetentities") {
      const named = searchParams.get("ids")!.split("|");
      const claims = (item: string) =>
        items[item] ? { P18: [{ rank: "normal", mainsnak: { datavalue: { value: items[item] } } }] } : [];
      if (named.some((item) => Number(item.slice(1)) >= 2 ** 31))
        return json({ error: { code: "no-such-entity" } });
      return json({ entities: Object.fromEntries(named.map((item) => [item, { claims: claims(item) }])) });
    }
    if (pathname === "/w/api.php") {
      // It is busy the first time.
      if (times === 0) {
        response.setHeader("Retry-After", "0");
        return json({ error: { code: "maxlag", info: "Waiting for a server" } });
      }
      return json({ query: { pages: searchParams.get("titles")!.split("|").map(pageOf) } });
    }
    const answer = files[`File:${decodeURIComponent(pathname).slice("/files/".length)}`]?.answer;
    if (answer) answer(response, times);
    else response.writeHead(404).end();
  });
  const pageOf = (title: string) => {
    const file = files[title];
    if (!file) return { title, missing: true };
    if (file.isHidden) return { title, imageinfo: [{ filehidden: true }] };
    const { mime = "image/jpeg", licence = "CC BY-SA 4.0", author = '<a href="//x">Ana &amp; Zé</a>' } = file;
    const own = `${origin}/files/${encodeURIComponent(title.slice("File:".length))}`;
    const extmetadata = { LicenseShortName: { value: licence }, Artist: { value: author } };
    const descriptionurl = `https://commons.wikimedia.org/wiki/${encodeURIComponent(title)}`;
    return { title, imageinfo: [{ url: own, thumburl: file.url ?? own, descriptionurl, mime, extmetadata }] };
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    agents,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers with these bytes. */
export const give =
  (bytes: Buffer): Answer =>
  (response) =>
    response.writeHead(200, { "Content-Type": "image/jpeg" }).end(bytes);

/** Fails so many times, then answers. */
export const failFirst =
  (count: number, fail: (response: ServerResponse) => void, then: Answer): Answer =>
  (response, times) =>
    times < count ? fail(response) : then(response, times);
