/**
 * The text of another server's answer, which nobody trusts to end.
 * @throws RangeError when it has more than `maxBytes`
 */
export async function answerText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new RangeError(`the answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Why another server gave no answer, in words for a log: the code of what broke the connection, and no address. */
export function failureOf(error: unknown): string {
  const { message, cause, name } = error as Error;
  if (name === "TimeoutError") return "no answer in time";
  const { code, message: first } = (cause ?? {}) as { code?: string; message?: string };
  return code ?? first ?? message;
}
