import type { Server } from "node:http";
import type { Socket } from "node:net";

export interface SlowReaderLimits {
  /** Connections at one time; further ones are closed. */
  connections: number;
  /** Bytes of answers that wait for their readers, of all connections together. */
  unsentBytes: number;
  /** Bytes that a reader takes in each period, at least, while more wait for it. */
  takenBytes: number;
  periodMs: number;
}

/** A phone at the edge of the network takes some kilobytes a second. */
const LIMITS: SlowReaderLimits = {
  connections: 10_000,
  unsentBytes: 256 * 1024 * 1024,
  takenBytes: 32 * 1024,
  periodMs: 30_000,
};
/** How often connections are looked at, of a period. */
const LOOKS = 30;

/** Closes the connections of readers that hardly read, and of the slowest when too much waits in memory. */
export function cutSlowReaders(server: Server, limits: SlowReaderLimits = LIMITS): void {
  const { connections, unsentBytes, takenBytes, periodMs } = limits;
  server.maxConnections = connections;
  /** Bytes that the system had taken when a connection's period began, and looks since; only while something waits. */
  const slow = new Map<Socket, { taken: number; looks: number }>();
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      slow.delete(socket);
    });
  });
  const look = () => {
    let unsent = 0;
    for (const socket of open) {
      if (socket.writableLength === 0) {
        slow.delete(socket);
        continue;
      }
      unsent += socket.writableLength;
      const taken = takenOf(socket);
      const known = slow.get(socket);
      if (!known || taken - known.taken >= takenBytes) slow.set(socket, { taken, looks: 0 });
      else if (++known.looks >= LOOKS) socket.destroy();
    }
    if (unsent > unsentBytes) cutSlowest(unsent - unsentBytes);
  };
  function cutSlowest(bytes: number): void {
    const byLooks = [...slow].toSorted(([, a], [, b]) => b.looks - a.looks);
    let cut = 0;
    for (const [socket] of byLooks) {
      if (cut >= bytes) return;
      cut += socket.writableLength;
      socket.destroy();
    }
  }
  const timer = setInterval(look, periodMs / LOOKS).unref();
  server.once("close", () => clearInterval(timer));
}

/** Bytes of a connection that the system has taken. */
function takenOf(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}
