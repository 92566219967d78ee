const PLAIN = /^[a-z0-9-]$/;
/** Names that Windows keeps for devices, whatever their ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;
/** File systems allow 255 bytes; endings (`.sqlite-wal`, a generation) need room. */
const LONGEST = 200;

/**
 * The name of an organisation's file without its ending: lower-case letters, digits and `-` stay, every other byte of
 * the UTF-8 text becomes `_` and two hexadecimal digits. So no name leaves its folder, and no two identifiers share a
 * file on a file system that folds case.
 * Throws RangeError when the identifier is empty or its name would be longer than 200 characters.
 */
export function fileNameOf(orgId: string): string {
  let name = "";
  for (const byte of Buffer.from(orgId, "utf8")) {
    const character = String.fromCharCode(byte);
    name += PLAIN.test(character) ? character : escaped(byte);
  }
  if (RESERVED.test(name)) name = escaped(name.charCodeAt(0)) + name.slice(1);
  if (name === "" || name.length > LONGEST) {
    throw new RangeError(
      `an organisation id must have 1 to ${LONGEST} plain characters: ${orgId.slice(0, 60)}`,
    );
  }
  return name;
}

/** The identifier behind a file name: the inverse of `fileNameOf`. */
export function orgIdOf(fileName: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < fileName.length; at++) {
    if (fileName[at] === "_") {
      bytes.push(Number.parseInt(fileName.slice(at + 1, at + 3), 16));
      at += 2;
    } else {
      bytes.push(fileName.charCodeAt(at));
    }
  }
  return Buffer.from(bytes).toString("utf8");
}

function escaped(byte: number): string {
  return `_${byte.toString(16).padStart(2, "0")}`;
}
