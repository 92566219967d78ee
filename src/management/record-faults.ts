import { type RecordFieldFault, ServiceError } from "../contract/errors.ts";
import type { ImportFault } from "../sources/import-faults.ts";

/** The refusal of records: every fault with its place. @param count of all faults, where not all are listed */
export function refusalOf(faults: readonly ImportFault[], count = faults.length): ServiceError {
  const [first] = faults;
  const more = count > 1 ? `, and ${count - 1} more` : "";
  const detail = `${first!.field ?? "the record"}: ${first!.detail}${more}`;
  return new ServiceError("invalid_record", detail, { faults: faults.map(faultOf) });
}

function faultOf({ field = "", code, detail, line, kind, id }: ImportFault): RecordFieldFault {
  return { in: "body", name: field, pointer: pointerOf(field), line, kind, id, code, detail };
}

/** The JSON pointer (RFC 6901) of a field's path: `photos[0].id` is `/photos/0/id`. */
export function pointerOf(field: string): string {
  const steps = field.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([^.[\]]+)/g);
  return Array.from(steps, ([, index, quoted, name]) => {
    const step = index ?? name ?? (JSON.parse(quoted!) as string);
    return `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  }).join("");
}
