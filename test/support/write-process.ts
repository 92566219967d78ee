import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("./writer.ts", import.meta.url));

/** What a writer says of a write: the version that it made, or the code of its failure. */
export interface Written {
  version?: number;
  failure?: string;
}

export interface WriteProcess {
  /** Writes a batch with this mark and waits for its acknowledgement. One at a time. */
  write(mark: string): Promise<Written>;
}

const children = new Set<ChildProcess>();

/** Ends every process that was started, also one that never became ready. */
export function endWriteProcesses(): void {
  for (const child of children) child.kill("SIGKILL");
}

/** Starts a process that writes to an organisation of a PostgreSQL store. */
export async function startWriteProcess(url: string, orgId: string): Promise<WriteProcess> {
  const child = fork(program, [url, orgId], { execArgv: ["--disable-warning=ExperimentalWarning"] });
  children.add(child);
  await answerOf(child);
  return {
    async write(mark) {
      const answer = answerOf(child);
      child.send(mark);
      return answer;
    },
  };
}

async function answerOf(child: ChildProcess): Promise<Written> {
  const { promise, resolve, reject } = Promise.withResolvers<Written>();
  const onExit = () => reject(new Error("the writer has ended"));
  child.once("message", (answer: Written) => resolve(answer));
  child.once("exit", onExit);
  return promise.finally(() => child.off("exit", onExit));
}
