import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** What came of a request. */
export interface Told {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  /** The length of the body as it came over the wire. */
  bytes: number;
}

const END_OF_HEAD = "\r\n\r\n";
const READ_BYTES = 256 * 1_024;

/**
 * A keep-alive connection that asks for one thing after another. What comes is counted in the same memory again and again: made anew, it
 * would force collections of the whole heap of who asks, and these would be nearly all that is slow.
 */
export class Asker {
  readonly #port: number;
  #socket: Socket | undefined;
  #head = "";
  #told: Told | undefined;
  #left = 0;
  #resolve: (told: Told) => void = () => {};
  #reject: (error: Error) => void = () => {};

  constructor(port: number) {
    this.#port = port;
  }

  /** Anew, where the server has closed the last one: it was idle for long. */
  async #connect(): Promise<Socket> {
    const buffer = Buffer.allocUnsafeSlow(READ_BYTES);
    const callback = (length: number, chunk: Uint8Array) => {
      if (this.#told) this.#left -= length;
      else this.#begin(Buffer.from(chunk.buffer, chunk.byteOffset, length));
      if (this.#told && this.#left <= 0) this.#end(this.#told);
      return true;
    };
    const onread = { buffer, callback };
    const socket = connect({ port: this.#port, host: "127.0.0.1", noDelay: true, onread });
    await once(socket, "connect");
    socket.on("error", (error) => this.#reject(error));
    socket.on("end", () => socket.destroy());
    socket.on("close", () => this.#reject(new Error("the server has closed the connection")));
    this.#socket = socket;
    return socket;
  }

  /** @throws for any status but 200 and 304 */
  async ask(path: string, headers: Readonly<Record<string, string>>): Promise<Told> {
    const socket = this.#socket?.writable ? this.#socket : await this.#connect();
    const lines = Object.entries({ Host: `127.0.0.1:${this.#port}`, Connection: "keep-alive", ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const answer = new Promise<Told>((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    socket.write(`GET ${path} HTTP/1.1\r\n${head}\r\n`);
    const told = await answer;
    if (told.status !== 200 && told.status !== 304) throw new Error(`the server answered ${told.status}`);
    return told;
  }

  close(): void {
    this.#socket?.destroy();
  }

  #begin(chunk: Buffer): void {
    const before = this.#head.length;
    this.#head += chunk.toString("latin1");
    const end = this.#head.indexOf(END_OF_HEAD);
    if (end < 0) return;
    this.#told = readHead(this.#head.slice(0, end));
    this.#left = this.#told.bytes - (before + chunk.length - end - END_OF_HEAD.length);
    this.#head = "";
  }

  #end(told: Told): void {
    this.#told = undefined;
    this.#resolve(told);
  }
}

function readHead(head: string): Told {
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.flatMap((line) => [
    line.slice(0, line.indexOf(":")),
    line.slice(line.indexOf(":") + 2),
  ]);
  return {
    status: Number(first.split(" ")[1]),
    headers,
    bytes: Number(headerOf(headers, "content-length") ?? 0),
  };
}

/** A header by its name in small letters; undefined where there is none. */
export function headerOf(headers: readonly string[], name: string): string | undefined {
  const at = headers.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name);
  return at < 0 ? undefined : headers[at + 1];
}

/** Asks for all of these over all connections at once. */
export async function overConnections(
  paths: Iterable<string>,
  askers: readonly Asker[],
  askFor: (asker: Asker, path: string) => Promise<unknown>,
): Promise<void> {
  const left = paths[Symbol.iterator]();
  const goOn = async (asker: Asker) => {
    for (let next = left.next(); !next.done; next = left.next()) await askFor(asker, next.value);
  };
  await Promise.all(askers.map(goOn));
}

/** Stays awake until something is done: to wake who asks, where it runs on the same machine, is work of the server's that no other client costs it. */
export async function awake<T>(done: Promise<T>): Promise<T> {
  let isDone = false;
  const stay = () => {
    if (!isDone) setImmediate(stay);
  };
  stay();
  return done.finally(() => {
    isDone = true;
  });
}
