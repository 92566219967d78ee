/** Exit statuses of every command. */
export const exitStatus = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;

/** Ends a command with one line for the operator: no stack trace, this exit status. */
export class CliError extends Error {
  readonly status: number;
  constructor(message: string, status: number = exitStatus.failed) {
    super(message);
    this.name = "CliError";
    this.status = status;
  }
}

const signals = ["SIGINT", "SIGTERM"] as const;

/**
 * A signal that is aborted by the first SIGINT or SIGTERM; the second ends the process at once. `dispose` gives the
 * operator's keys back their usual meaning. `interrupt` aborts it as the first of them does.
 */
export function interruption(): { signal: AbortSignal; interrupt(): void; dispose(): void } {
  const controller = new AbortController();
  const interrupt = () => controller.abort(new CliError("interrupted", exitStatus.interrupted));
  const onSignal = () => {
    if (controller.signal.aborted) process.exit(exitStatus.interrupted);
    interrupt();
  };
  for (const name of signals) process.on(name, onSignal);
  return {
    signal: controller.signal,
    interrupt,
    dispose() {
      for (const name of signals) process.off(name, onSignal);
    },
  };
}

/**
 * Does work that the operator may interrupt, and stops telling how far it is when it has ended.
 * @throws CliError when it was interrupted, whatever that broke in it
 */
export async function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
  progress?: { stop(): void },
): Promise<T> {
  const { signal, dispose } = interruption();
  try {
    return await work(signal);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    progress?.stop();
    dispose();
  }
}
