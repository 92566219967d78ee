import { ask, startTestServer } from "./server.ts";

/** A process for the test of the test server: starts two servers, prints the URL of a database of each, and waits. */
const servers = [await startTestServer(), await startTestServer()];
const urls = await Promise.all(servers.map((server) => server.createDatabase()));
for (const url of urls) await ask(url, "SELECT 1");
process.stdout.write(`${urls.join(" ")}\n`);
setInterval(() => undefined, 60_000);
