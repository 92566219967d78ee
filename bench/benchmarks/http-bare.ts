import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tellCosts } from "../harness/costs.ts";
import type { Bare } from "./http.ts";

/** Room for the largest answer. What stands in it costs nothing. */
const bytes = Buffer.alloc(8 * 1_024 ** 2, "x");
let answer: Bare = { status: 200, headers: [] };

/** What `node:http` alone costs: `/<length>…` is answered with so many bytes, and with the status and headers that the parent told last. */
const server = createServer((request, response) => {
  const length = Number.parseInt(request.url!.slice(1), 10);
  if (answer.status === 304) response.writeHead(304, answer.headers).end();
  else
    response
      .writeHead(answer.status, [...answer.headers, "Content-Length", String(length)])
      .end(bytes.subarray(0, length));
});
// A busy machine may keep a connection waiting for longer than the five seconds that Node would.
server.keepAliveTimeout = 0;
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("message", (told: { bare?: Bare }) => {
  if (told.bare) answer = told.bare;
});
tellCosts();
process.once("disconnect", () => {
  server.closeAllConnections();
  server.close();
});
