import { after, before } from "node:test";
import { inBrowser, startBrowser } from "./browser.ts";
import type { Environment } from "./command-line.ts";
import { startWebServer, type Tenant, type WebServer } from "./web-server.ts";

type Browser = Awaited<ReturnType<typeof startBrowser>>;

/**
 * One server and one browser for the tests of a file; to be called at its top. They start before its first test and end
 * after its last.
 */
export function webFaces({
  env,
  webGl,
  tenant,
}: {
  env?: Environment;
  webGl?: boolean;
  tenant?: Tenant;
} = {}) {
  let server: WebServer | undefined;
  let browser: Browser | undefined;
  before(async () => {
    if (inBrowser.skip) return;
    // Both are awaited: where one does not start, the other is ended all the same, and the file does not hang.
    const outcomes = await Promise.allSettled([
      startWebServer(env, tenant).then((started) => {
        server = started;
      }),
      startBrowser({ webGl }).then((started) => {
        browser = started;
      }),
    ]);
    for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
  });
  after(async () => {
    await browser?.stop();
    server?.stop();
  });
  return {
    get server(): WebServer {
      return server!;
    },
    openPage: (...options: Parameters<Browser["openPage"]>) => browser!.openPage(...options),
  };
}
