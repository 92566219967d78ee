import { after } from "node:test";
import { startBrowser } from "./browser.ts";
import type { Environment } from "./command-line.ts";
import { startWebServer, type Tenant, type WebServer } from "./web-server.ts";

type Browser = Awaited<ReturnType<typeof startBrowser>>;

const servers = new Map<string, Promise<WebServer>>();
const browsers = new Map<boolean, Promise<Browser>>();

after(async () => {
  const started = await Promise.allSettled([...servers.values(), ...browsers.values()]);
  for (const outcome of started) if (outcome.status === "fulfilled") await outcome.value.stop();
});

/**
 * A server and a browser for the tests of a file. They start with the first page and end with the process; files that run
 * in one process share those that are alike.
 */
export function webFaces({
  env,
  webGl = false,
  tenant,
}: {
  env?: Environment;
  webGl?: boolean;
  tenant?: Tenant;
} = {}) {
  let server: WebServer | undefined;
  return {
    /** There from the first page on. */
    get server(): WebServer {
      return server!;
    },
    /** A page that ends with its test. */
    async openPage(...options: Parameters<Browser["openPage"]>) {
      const [started, browser] = await Promise.all([
        once(servers, JSON.stringify({ env, tenant }), () => startWebServer(env, tenant)),
        once(browsers, webGl, () => startBrowser({ webGl })),
      ]);
      server = started;
      const opened = await browser.openPage(...options);
      after(async () => {
        // An answer that is changed on its way may be under way still.
        await opened.page.unrouteAll({ behavior: "ignoreErrors" });
        await opened.context.close();
      });
      return opened;
    },
  };
}

function once<K, V>(made: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}
