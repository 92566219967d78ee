import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { commandLine } from "./support/command-line.ts";

let folder: string;
const { done, run, failed, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: join(folder, "var"), LOG_LEVEL: "silent" }),
);
const sample = (name: string) => join(import.meta.dirname, `../data/copenhagen/${name}.ndjson`);
const judge = ["judge", "--org", "demo", "--profile", "harbour-house", "--now", "2026-11-18T15:30:00+01:00"];

function write(name: string, ...questions: (object | string)[]): void {
  const lines = questions.map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
  writeFileSync(join(folder, name), `${lines.join("\n")}\n`);
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-judge-"));
  await done(["orgs", "create", "demo", "--name", "Demo", "--languages", "en-GB,da-DK"]);
  const files = ["hosts", "interests", "geo-areas", "listings-see", "listings-eat"].map(sample);
  await done(["import", "--org", "demo", ...files]);
  mkdirSync(join(folder, "questions"));
  write(
    "questions/en.jsonl",
    {
      id: "en-1",
      lang: "en",
      say: ["museums", "and a restaurant in Nørrebro"],
      for: ["search", "change"],
      list: "yes",
      slots: { categories: ["restaurant"], area: "norrebro" },
      first: { kinds: ["restaurant"], area: "norrebro" },
    },
    { id: "en-2", lang: "en", say: ["hello"], for: "small_talk", list: "no", answer: ["Harbour House"] },
    { id: "en-3", lang: "en", say: ["museums"], for: "search", list: "no", first: { ids: ["nowhere"] } },
  );
  write("questions/da.jsonl", {
    id: "da-1",
    lang: "da",
    say: ["tak for hjælpen"],
    for: "small_talk",
    never: ["museum"],
  });
  write(
    "searches.jsonl",
    {
      id: "best",
      lang: "en",
      filter: { ids: "smk-national-gallery,police-museum" },
      grades: { "smk-national-gallery": 3, "police-museum": 1 },
    },
    { id: "none", lang: "en", filter: { category: "Museum" }, grades: { nowhere: 3 } },
  );
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

test("a folder of questions is asked of the concierge, and told by language and class", async () => {
  const told = await done([...judge, "questions"]);
  assert.match(told, /^da +1 .*\n(.*\n)*en +3 /m);
  assert.match(
    told,
    /^all +4 +0\.500 \(2\) +0\.000 \(1\) +1\.000 \(4\) +0\.500 \(2\) +1\.000 \(2\) +1\.000 \(1\)$/m,
  );
});

test("to pick a place of the last answer is a change of the search as well, and so is another first day of a plan", async () => {
  const change = (id: string, ...say: string[]) => ({ id, lang: "en", say, for: "change" });
  write(
    "changes.jsonl",
    change("pick", "museums", "the second one"),
    change("day", "plan 2 days from saturday", "on the 9th of december instead"),
    change("none", "museums", "how old is the Glyptoteket"),
  );
  assert.match(await done([...judge, "changes.jsonl"]), /^all +3 +0\.667 \(3\)$/m);
});

test("each wrong answer is told with what was understood and answered", async () => {
  const told = await done([...judge, "--errors", "questions"]);
  assert.match(
    told,
    /^en-3 museums\n +wrong: false lists, success\n +for: search, wanted search\n +first wanted: .*\n +answered: I would start /,
  );
  assert.doesNotMatch(told, /^(en-1|en-2|da-1) /m);
});

test("as JSON everything is one object: figures, answers, and with an earlier run what changed", async () => {
  await done([...judge, "--out", "earlier.json", "questions"]);
  const told = await done([...judge, "--json", "--errors", "--against", "earlier.json", "questions"]);
  const { figures, judgements, changes } = JSON.parse(told);
  assert.equal(figures.entries, 4);
  assert.deepEqual(judgements.map(({ id }: { id: string }) => id).sort(), ["da-1", "en-1", "en-2", "en-3"]);
  assert.deepEqual(changes, []);
});

test("searches by parameters are rated by the grades of what they find", async () => {
  const { judgements } = await outcomeOf("searches.jsonl");
  const [best, none] = judgements.map(({ scores }) => scores.ndcg!);
  assert.equal(best, 1);
  assert.equal(none, 0);
});

test("a later run is compared with an earlier one, question by question", async () => {
  await outcomeOf("questions");
  write("later.jsonl", {
    id: "en-3",
    lang: "en",
    say: ["museums"],
    list: "no",
    first: { kinds: ["museum"] },
  });
  const told = await done([...judge, "later.jsonl", "--against", "out.json"]);
  assert.match(told, /^success +0\.000 +1\.000 +1 +1 +0$/m);
  assert.match(told, /^better: en-3 success 0\.000 → 1\.000$/m);
  assert.match(
    await failed([...judge, "later.jsonl", "--against", "later.jsonl"], 1),
    /--out did not write it/,
  );
});

test("a required figure that is not met is exit status 1, one that nothing measures as well", async () => {
  assert.equal((await run([...judge, "questions", "--require", "frames=1,falseLists=.5"])).status, 0);
  const missed = await run([...judge, "questions", "--require", "success=.9,falseLists=.08,ndcg=.5"]);
  assert.equal(missed.status, 1);
  assert.match(
    missed.stderr,
    /success is 0\.500 of 2, required is at least 0\.9; falseLists is 0\.500 of 2, .* at most 0\.08; no question is judged by ndcg/,
  );
  assert.match(
    await failed([...judge, "questions", "--require", "succes=1"], 2),
    /succes is not one of falseLists, /,
  );
  assert.match(await failed([...judge, "questions", "--require", "success=9"], 2), /a limit from 0 to 1/);
});

test("lines that are no questions are named, and nothing is asked", async () => {
  write(
    "faulty.jsonl",
    '{"id":"a"',
    { id: "b", lang: "en", say: ["x"], fro: "search" },
    { id: "c", lang: "en" },
    { id: "d", lang: "en", filter: { categry: "Museum", rankBy: "best" } },
    { id: "e", lang: "en", say: ["x"], slots: { categries: ["bar"] } },
    { id: "f", lang: "en", say: ["x"] },
    { id: "f", lang: "en", say: ["y"] },
  );
  const told = await failed([...judge, "faulty.jsonl"], 1);
  for (const line of [
    /^faulty.jsonl:1: invalid_json /m,
    /^faulty.jsonl:2 fro: unknown_field .* did you mean for\?/m,
    /^faulty.jsonl:3: invalid_value .* either say, for messages, or filter, for a search/m,
    /^faulty.jsonl:4 filter.categry: unknown_field /m,
    /^faulty.jsonl:4 filter.rankBy: invalid_value /m,
    /^faulty.jsonl:5 slots.categries: unknown_field .* did you mean categories\?/m,
    /^faulty.jsonl:7 id: duplicate_id /m,
    /7 faults in the questions: nothing was asked$/m,
  ])
    assert.match(told, line);
  assert.match(await failed([...judge, "nowhere.jsonl"], 1), /there is no such file/);
  assert.match(await failed([...judge, "questions", "--profile", "nobody"], 1), /no host profile "nobody"/);
});

/** What a run of these questions writes. */
async function outcomeOf(path: string): Promise<{ judgements: { scores: Record<string, number> }[] }> {
  await done([...judge, path, "--out", "out.json"]);
  return JSON.parse(readFileSync(join(folder, "out.json"), "utf8"));
}
