import { type Fault, faultyRequest } from "../../contract/errors.ts";

const MAX_LENGTH = 128;

/**
 * Checks the path parameters of an operation, already decoded by the router.
 * @throws ServiceError with every fault at once.
 */
export function checkPathParameters(path: Readonly<Record<string, string>>): void {
  const faults = Object.entries(path).flatMap(([name, value]): Fault[] => {
    if (value.length > MAX_LENGTH) {
      return [
        { in: "path", name, code: "too_long", detail: `${name} must be at most ${MAX_LENGTH} characters` },
      ];
    }
    if (/\p{Cc}/u.test(value)) {
      return [{ in: "path", name, code: "invalid_encoding", detail: `${name} has a control character` }];
    }
    return [];
  });
  if (faults.length > 0) throw faultyRequest(faults);
}
