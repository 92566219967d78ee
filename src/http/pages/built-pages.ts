import { existsSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ServiceError } from "../../contract/errors.ts";
import type { PagesModule, RenderedPage } from "./page-view.ts";

const pagesFile = (webDirectory: string) => join(webDirectory, "pages", "pages.js");

function hasPages(webDirectory: string | undefined): webDirectory is string {
  return webDirectory !== undefined && existsSync(pagesFile(webDirectory));
}

/** A page for a reader in place of problem details; undefined for a program, and where the pages are not built. */
export type Readable = (status: number, asked: IncomingHttpHeaders) => Promise<RenderedPage> | undefined;

export function readableFailures(webDirectory: string | undefined): Readable {
  const rendering = openRenderer(webDirectory);
  return (status, { accept, "accept-language": wished = "" }) =>
    accept?.includes("text/html") && hasPages(webDirectory)
      ? rendering().then(({ renderFailure }) => renderFailure(status, wished))
      : undefined;
}

/** Loads the built pages once; they may be built after the server was started. */
export function openRenderer(webDirectory: string | undefined): () => Promise<PagesModule> {
  let loading: Promise<PagesModule> | undefined;
  return () => {
    if (!hasPages(webDirectory)) {
      throw new ServiceError("route_not_found", "the web faces are not built: run `npm run build:web`");
    }
    loading ??= import(pathToFileURL(pagesFile(webDirectory)).href) as Promise<PagesModule>;
    return loading;
  };
}
