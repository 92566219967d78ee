const PLAIN = /^[a-z0-9-]$/;
/** Names that Windows keeps for devices, whatever their ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;
/** File systems allow 255 bytes; endings (`.sqlite-wal`, a generation) need room. */
const MAX_LENGTH = 200;

/**
 * The name of an organisation's file without its ending: lower-case letters, digits and `-` stay, every other byte of
 * the UTF-8 text becomes `_` and two hexadecimal digits. So no name leaves its folder, and no two identifiers share a
 * file on a file system that folds case.
 * Throws RangeError when the identifier is empty or its name would be longer than 200 characters.
 */
export function fileName(orgId: string): string {
  let name = "";
  for (const byte of Buffer.from(orgId, "utf8")) {
    const character = String.fromCharCode(byte);
    name += PLAIN.test(character) ? character : escaped(byte);
  }
  if (RESERVED.test(name)) name = escaped(name.charCodeAt(0)) + name.slice(1);
  if (name === "" || name.length > MAX_LENGTH) {
    throw new RangeError(
      `an organisation id must have 1 to ${MAX_LENGTH} plain characters: ${orgId.slice(0, 60)}`,
    );
  }
  return name;
}

function escaped(byte: number): string {
  return `_${byte.toString(16).padStart(2, "0")}`;
}
