import type { Benchmark } from "../harness/benchmark.ts";
import { forked } from "../harness/forked.ts";
import { mebibytes, table, whole } from "../harness/table.ts";
import type { Footprint } from "./footprint-child.ts";

/** What the organisation takes of a process's memory, part by part, after a full collection. */
export const footprint: Benchmark = async ({ data }) => {
  const { told, exited } = await forked<Footprint>("footprint-child.ts", [await data.store()]);
  await exited;
  const perRow = (bytes: number) => `${whole(bytes / told.rows)} B`;
  const { columnBytes, objectBytes, vocabularyBytes } = told;
  return table(
    ["", "number", "memory", "a record", "read in"],
    [
      ["catalogue: columns", whole(told.rows), mebibytes(columnBytes), perRow(columnBytes), ""],
      [
        "catalogue: ids, labels",
        whole(told.labels),
        mebibytes(objectBytes),
        perRow(objectBytes),
        `${whole(told.catalogueMs)} ms`,
      ],
      [
        "vocabulary, without typed arrays",
        whole(told.terms),
        mebibytes(vocabularyBytes),
        perRow(vocabularyBytes),
        `${whole(told.vocabularyMs)} ms`,
      ],
      ["a listing's rendition, one language", "", "", `${whole(told.renditionBytes)} B`, ""],
      ["a listing's rendition, all languages", "", "", `${whole(told.wholeRenditionBytes)} B`, ""],
    ],
  );
};
