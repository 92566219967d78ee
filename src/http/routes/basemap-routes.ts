import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PMTiles } from "pmtiles";
import { BoundedCache } from "../../content/bounded-cache.ts";
import { BASEMAP_FILE } from "../../content/org-folder.ts";
import { ServiceError } from "../../contract/errors.ts";
import { COSTS } from "../limits/key-limits.ts";
import { admit, type Gate } from "./authorise.ts";
import { sendBytes, takesGzip } from "./send-bytes.ts";

export interface BasemapParts extends Gate {
  /** The folder of an organisation's files. */
  orgFolder: (orgId: string) => string;
  publicUrl?: string;
}

const VARY = "Origin, Accept-Encoding, X-Api-Key, Authorization";
/** The address of a tile says which basemap it is of; that of the basemap itself does not. */
const TILE_CACHE = "private, max-age=86400";
const BASEMAP_CACHE = "private, max-age=60";
/** No map goes deeper; the library refuses to be asked beyond 26. */
const MOST_ZOOM = 22;
const ATTRIBUTION = "© OpenStreetMap contributors";

const unzip = promisify(gunzip);

/**
 * Adds an organisation's own vector tiles, where it has a basemap: what there is as TileJSON at `/basemap`, and the tiles
 * below it. A basemap or a tile that there is not is 204: a page asks without knowing, and an empty tile is no fault.
 */
export function addBasemapRoutes(app: FastifyInstance, parts: BasemapParts): void {
  const archives = new Archives(parts.orgFolder);
  const config = { config: { operation: "basemap" } };

  app.get("/v2/orgs/:orgId/basemap", config, async (request, reply) => {
    const orgId = await enter(request, reply, parts);
    const about = await archives.read(orgId, async (archive, version) => ({
      header: await archive.getHeader(),
      version,
    }));
    if (!about) return reply.code(204).send();
    const { header, version } = about;
    const address = `${parts.publicUrl ?? ""}/v2/orgs/${encodeURIComponent(orgId)}/basemap`;
    const tileJson = {
      tilejson: "3.0.0",
      tiles: [`${address}/{z}/{x}/{y}.mvt?v=${version}`],
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
      minzoom: header.minZoom,
      maxzoom: header.maxZoom,
      attribution: ATTRIBUTION,
    };
    const body = Buffer.from(JSON.stringify(tileJson));
    return sendBytes(request, reply, {
      body,
      contentType: "application/json; charset=utf-8",
      cacheControl: BASEMAP_CACHE,
    });
  });

  app.get("/v2/orgs/:orgId/basemap/:z/:x/:file", config, async (request, reply) => {
    const orgId = await enter(request, reply, parts);
    const { z, x, file } = request.params as Record<string, string>;
    const tile = /^(\d{1,2})\/(\d{1,8})\/(\d{1,8})\.mvt$/.exec(`${z}/${x}/${file}`);
    if (!tile) throw new ServiceError("route_not_found", "a tile's address is {z}/{x}/{y}.mvt");
    const [zoom, column, row] = tile.slice(1).map(Number) as [number, number, number];
    const isOnMap = zoom <= MOST_ZOOM && column < 2 ** zoom && row < 2 ** zoom;
    const packed = isOnMap
      ? await archives.read(orgId, (archive) => archive.getZxy(zoom, column, row))
      : undefined;
    if (!packed) return reply.code(204).send();
    const bytes = Buffer.from(packed.data);
    // Tiles are kept as they leave; hardly anybody cannot read gzip.
    const isPacked = takesGzip(String(request.headers["accept-encoding"] ?? ""));
    if (isPacked) reply.header("Content-Encoding", "gzip");
    return sendBytes(request, reply, {
      body: isPacked ? bytes : await unzip(bytes),
      contentType: "application/vnd.mapbox-vector-tile",
      cacheControl: TILE_CACHE,
      compressible: false,
    });
  });
}

/** Authorise and count, as every read. @returns the organisation's id */
async function enter(request: FastifyRequest, reply: FastifyReply, parts: BasemapParts): Promise<string> {
  const { scope, keyId } = await admit(request, parts, { ability: "read", parameters: {} });
  reply.header("Vary", VARY);
  reply.headers(parts.limits.take(scope.orgId, keyId, COSTS.read));
  return scope.orgId;
}

const MAX_ARCHIVES = 200;

/** The archives of organisations: each is opened anew when its file was replaced. */
class Archives {
  readonly #orgFolder: (orgId: string) => string;
  readonly #known = new BoundedCache<string, { version: string; archive: PMTiles }>(MAX_ARCHIVES);

  constructor(orgFolder: (orgId: string) => string) {
    this.#orgFolder = orgFolder;
  }

  /** Undefined for an organisation without a basemap. A file that is replaced meanwhile is read again, once. */
  async read<T>(
    orgId: string,
    ask: (archive: PMTiles, version: string) => Promise<T>,
    isAgain = false,
  ): Promise<T | undefined> {
    const path = join(this.#orgFolder(orgId), BASEMAP_FILE);
    const version = await versionOf(path);
    if (version === undefined) return undefined;
    let known = this.#known.get(orgId);
    if (known?.version !== version) {
      // The bytes of tiles leave as they are, and directories are not compressed.
      known = { version, archive: new PMTiles(fileSource(path, version), undefined, async (bytes) => bytes) };
      this.#known.set(orgId, known);
    }
    try {
      return await ask(known.archive, version);
    } catch (error) {
      this.#known.delete(orgId);
      if (isAgain || !(error instanceof Replaced)) throw error;
      return this.read(orgId, ask, true);
    }
  }
}

class Replaced extends Error {}

function fileSource(path: string, version: string) {
  return {
    getKey: () => path,
    async getBytes(offset: number, length: number) {
      const file = await open(path);
      try {
        if (textOf(await file.stat()) !== version) throw new Replaced();
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
        return { data: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead) as ArrayBuffer };
      } finally {
        await file.close();
      }
    },
  };
}

async function versionOf(path: string): Promise<string | undefined> {
  try {
    return textOf(await stat(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function textOf({ mtimeMs, size }: { mtimeMs: number; size: number }): string {
  return `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`;
}
