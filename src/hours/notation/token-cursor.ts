import { type Sign, type Token, UnreadableValue, type Word } from "./tokens.ts";

type Kind = Token["kind"];
type TokenOf<K extends Kind> = Extract<Token, { kind: K }>;

/** A place in the tokens of a value that the parser moves on. */
export class TokenCursor {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get done(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** The token that stands so many places on, if it is of the kind. */
  peek<K extends Kind>(kind: K, ahead = 0): TokenOf<K> | undefined {
    const token = this.#tokens[this.#at + ahead];
    return token?.kind === kind ? (token as TokenOf<K>) : undefined;
  }

  peekSign(sign: Sign, ahead = 0): boolean {
    return this.peek("sign", ahead)?.sign === sign;
  }

  peekWord(word: Word, ahead = 0): boolean {
    return this.peek("word", ahead)?.word === word;
  }

  /** Takes the next token if it is of the kind. */
  take<K extends Kind>(kind: K): TokenOf<K> | undefined {
    const token = this.peek(kind);
    if (token) this.#at++;
    return token;
  }

  takeSign(sign: Sign): boolean {
    if (!this.peekSign(sign)) return false;
    this.#at++;
    return true;
  }

  takeWord(word: Word): boolean {
    if (!this.peekWord(word)) return false;
    this.#at++;
    return true;
  }

  /** Takes the next token, which must be of the kind. */
  need<K extends Kind>(kind: K): TokenOf<K> {
    return this.take(kind) ?? this.fail(`expected a ${kind}`);
  }

  skip(count: number): void {
    this.#at += count;
  }

  /** @throws UnreadableValue always: what was read has no meaning. */
  refuse(detail: string): never {
    throw new UnreadableValue(detail);
  }

  /** @throws UnreadableValue always: something else should stand here. */
  fail(expected: string): never {
    const token = this.#tokens[this.#at];
    const found = token === undefined ? "the end" : JSON.stringify(token.text);
    throw new UnreadableValue(`${expected} instead of ${found}`);
  }
}
