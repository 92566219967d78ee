/** Exit statuses of every command. */
export const exitStatus = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;

/** An end of a command that the operator is told in one line: no stack trace, this exit status. */
export class CliError extends Error {
  readonly status: number;
  constructor(message: string, status: number = exitStatus.failed) {
    super(message);
    this.name = "CliError";
    this.status = status;
  }
}
