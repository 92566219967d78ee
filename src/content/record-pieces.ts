import { JsonCursor } from "./json-cursor.ts";

/** A member of a stored record: where in the body its name begins, and its value begins and ends. */
export interface Member {
  field: string;
  from: number;
  start: number;
  end: number;
  /** Of a localised field: the languages that have a value, and where these begin and end. */
  codes?: string[];
  starts?: number[];
  ends?: number[];
  /** Whether it has languages without a value. */
  hasEmpty?: boolean;
}

/** The members of a record by the numbers of their fields; others are left out. The first `localised` fields are maps by language. */
export function readMembers(
  body: Buffer,
  numbers: ReadonlyMap<string, number>,
  localised: number,
): (Member | undefined)[] {
  const members: (Member | undefined)[] = new Array(numbers.size);
  const cursor = new JsonCursor(body);
  cursor.enter();
  for (let field = cursor.nextName(); field !== undefined; field = cursor.nextName()) {
    const number = numbers.get(field);
    const member: Member = { field, from: cursor.memberAt, start: cursor.at, end: 0 };
    if (number !== undefined && number < localised) readLanguages(body, cursor, member);
    else cursor.skip();
    member.end = cursor.at;
    if (number !== undefined) members[number] = member;
  }
  return members;
}

function readLanguages(body: Buffer, cursor: JsonCursor, member: Member): void {
  const codes: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  cursor.enter();
  for (let code = cursor.nextName(); code !== undefined; code = cursor.nextName()) {
    const start = cursor.at;
    cursor.skip();
    if (isEmpty(body, start, cursor.at)) {
      member.hasEmpty = true;
      continue;
    }
    codes.push(code);
    starts.push(start);
    ends.push(cursor.at);
  }
  Object.assign(member, { codes, starts, ends });
}

const EMPTY = new Set(['""', "[]", "{}", "null"]);

/** Whether a value is none: an empty text, list or object, or null. */
function isEmpty(body: Buffer, start: number, end: number): boolean {
  const length = end - start;
  return (length === 2 || length === 4) && EMPTY.has(body.toString("latin1", start, end));
}

/** The value of a member. */
export function parse(body: Buffer, { start, end }: Pick<Member, "start" | "end">): unknown {
  return JSON.parse(body.toString("utf8", start, end));
}

/** A value of a localised member. */
export function valueAt(body: Buffer, { starts, ends }: Member, place: number): unknown {
  return parse(body, { start: starts![place]!, end: ends![place]! });
}

const [OPEN, COMMA] = Buffer.from("{,") as unknown as [number, number];

/** Where texts are put together; nothing of one is left when the next begins. */
let desk = Buffer.allocUnsafeSlow(64 * 1_024);

/** Puts an object of JSON together from members of a record and texts, without its closing brace. One at a time. */
export class Pieces {
  readonly body: Buffer;
  /** Bytes that lie on the desk. */
  #length = 0;
  /** Members that stand side by side in the body and are still to be copied, together. */
  #from = -1;
  #to = -1;

  constructor(body: Buffer) {
    this.body = body;
  }

  /** Bytes so far. */
  get length(): number {
    this.#copy();
    return this.#length;
  }

  /** Adds a member, where given with another value of the body. */
  add({ from, start, end }: Member, valueStart = start, valueEnd = end): void {
    const isWhole = valueEnd === end && valueStart === start;
    if (isWhole && from === this.#to + 1) {
      this.#to = end;
      return;
    }
    this.#copy();
    this.#put(this.#length === 0 ? OPEN : COMMA);
    this.#from = from;
    this.#to = isWhole ? end : start;
    if (isWhole) return;
    this.#copy();
    this.#from = valueStart;
    this.#to = valueEnd;
    this.#copy();
  }

  addText(text: string): void {
    this.#copy();
    this.#room(3 * text.length);
    this.#length += desk.write(text, this.#length);
  }

  /** Changes all that was added so far. */
  change(change: (text: Buffer) => Buffer): void {
    this.#copy();
    const text = change(desk.subarray(0, this.#length));
    if (text.buffer === desk.buffer) return;
    this.#length = 0;
    this.#room(text.length);
    this.#length = text.copy(desk);
  }

  /** The text, in memory of its own. */
  done(): Buffer {
    this.#copy();
    const text = Buffer.allocUnsafeSlow(this.#length);
    desk.copy(text, 0, 0, this.#length);
    return text;
  }

  #put(byte: number): void {
    this.#room(1);
    desk[this.#length++] = byte;
  }

  #copy(): void {
    if (this.#from >= 0) {
      this.#room(this.#to - this.#from);
      this.#length += this.body.copy(desk, this.#length, this.#from, this.#to);
    }
    this.#from = -1;
    this.#to = -1;
  }

  #room(bytes: number): void {
    if (this.#length + bytes <= desk.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * (this.#length + bytes));
    desk.copy(larger, 0, 0, this.#length);
    desk = larger;
  }
}
