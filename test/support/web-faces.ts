import { after, before } from "node:test";
import { inBrowser, startBrowser } from "./browser.ts";
import type { Environment } from "./command-line.ts";
import { startWebServer, type WebServer } from "./web-server.ts";

type Browser = Awaited<ReturnType<typeof startBrowser>>;

/**
 * One server and one browser for the tests of a file; to be called at its top. They start before its first test and end
 * after its last.
 */
export function webFaces({ env, webGl }: { env?: Environment; webGl?: boolean } = {}) {
  let server: WebServer | undefined;
  let browser: Browser | undefined;
  before(async () => {
    if (inBrowser.skip) return;
    [server, browser] = await Promise.all([startWebServer(env), startBrowser({ webGl })]);
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
