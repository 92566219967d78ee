import { importInto } from "../harness/data.ts";

// A process of its own, so that one import's memory is not counted as another's.
const [place = "", file = ""] = process.argv.slice(2);
process.send?.(await importInto(place, file));
