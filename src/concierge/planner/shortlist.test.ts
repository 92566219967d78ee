import assert from "node:assert/strict";
import { test } from "node:test";
import { place, request } from "../../../test/support/planner/city.ts";
import { buildProblem } from "./problem.ts";
import { visitShortlist } from "./shortlist.ts";

test("of a town full of museums three in ten of those looked at are museums, and those asked for besides", () => {
  const museums = Array.from({ length: 80 }, (_, index) => place(`m${index}`, "museum"));
  const parks = Array.from({ length: 80 }, (_, index) => place(`p${index}`, "park", [0, 0], { fit: 0.1 }));
  const listed = (mustInclude: string[]) =>
    visitShortlist(buildProblem([...museums, ...parks], request({ mustInclude }))).map(
      ({ candidate }) => candidate,
    );
  const list = listed([]);
  const share = list.filter(({ kind }) => kind === "museum").length / list.length;
  assert.ok(Math.abs(share - 0.5) < 0.01, `${share}: both groups are full`);
  assert.ok(list.length < 40, `${list.length}`);
  const asked = museums.map(({ id }) => id);
  assert.deepEqual(
    listed(asked).flatMap(({ id, kind }) => (kind === "museum" ? [id] : [])),
    asked,
  );
});
