import Assembler from "stream-json/core/assembler.js";
import { jsonParser, type Token } from "stream-json/core/parser.js";
import { jsonVerifier } from "stream-json/core/utils/verifier.js";
import { END, faultIn, MAX_DEPTH } from "../json-fault.ts";
import { BrokenFile } from "../source-record.ts";
import { utf8Text } from "./utf8-text.ts";

/** One value out of a JSON file. */
export interface JsonElement {
  value: unknown;
  /** `element`: an entry of the wanted array, which the value around it does not keep; `whole`: a value by itself. */
  part: "element" | "whole";
}

/**
 * Reads JSON of any size: each entry of the arrays that stand under the key `list` of a top-level object, or at the top
 * level itself, comes by itself as soon as it is complete and is let go. What is around them comes last, with those
 * arrays empty. Several top-level values may follow each other (newline-delimited JSON, RFC 8142 text sequences).
 * @throws BrokenFile: not JSON (it names line and column), nested too deep, not UTF-8, or empty.
 */
export async function* jsonElements(
  source: AsyncIterable<Uint8Array>,
  list: string,
): AsyncGenerator<JsonElement[]> {
  const verify = jsonVerifier({ jsonStreaming: true });
  const parse = jsonParser({ jsonStreaming: true, streamValues: false });
  const picker = new ElementPicker(list);
  const take = (text: string) => {
    // The verifier comes first: it tells where the fault is.
    const fault = faultIn(verify, text);
    if (fault)
      throw new BrokenFile("invalid_json", `column ${fault.column}: ${fault.reason}`, { line: fault.line });
    return picker.take(tokensOf(parse(text)));
  };
  for await (const chunk of utf8Text(source)) {
    // A record separator opens each text of a text sequence, and may stand in no JSON text.
    const found = take(chunk.replaceAll("\u001e", " "));
    if (found.length > 0) yield found;
  }
  const last = take(END);
  if (last.length > 0) yield last;
  if (picker.isEmpty) throw new BrokenFile("broken_file", "the file is empty");
}

/** Assembles values from tokens and takes the entries of the wanted arrays out of them. */
class ElementPicker {
  readonly #assembler = new Assembler();
  readonly #list: string;
  isEmpty = true;

  constructor(list: string) {
    this.#list = list;
  }

  take(tokens: readonly Token[]): JsonElement[] {
    const found: JsonElement[] = [];
    const assembler = this.#assembler;
    for (const token of tokens) {
      assembler.consume(token);
      if (assembler.done) {
        this.isEmpty = false;
        found.push({ value: assembler.current, part: "whole" });
      } else if (token.name === "startObject" || token.name === "startArray") {
        if (assembler.depth > MAX_DEPTH) {
          throw new BrokenFile("too_deep", `objects and arrays nest at most ${MAX_DEPTH} deep`);
        }
      } else if (Array.isArray(assembler.current) && this.#isWanted()) {
        for (const value of assembler.current.splice(0)) found.push({ value, part: "element" });
      }
    }
    return found;
  }

  /** Whether the array that is being assembled is one of those whose entries come by themselves. */
  #isWanted(): boolean {
    const { stack } = this.#assembler;
    return stack.length === 0 || (stack.length === 2 && stack[1] === this.#list);
  }
}

function tokensOf(output: ReturnType<ReturnType<typeof jsonParser>>): readonly Token[] {
  return typeof output === "object" && "values" in output ? (output.values as Token[]) : [];
}
