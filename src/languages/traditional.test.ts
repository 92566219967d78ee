import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseLanguage } from "./registry.ts";
import { asWritten, inTraditional } from "./traditional.ts";

test("Chinese of Taiwan and Hong Kong is said in traditional characters", () => {
  for (const code of ["zh-Hant", "zh-TW", "zh-HK", "yue"])
    assert.equal(chooseLanguage([code]).phrases.desk.unknown, "這個我不清楚，前台可以告訴您。");
  assert.equal(chooseLanguage(["zh-CN"]).phrases.desk.unknown, "这个我不清楚，前台可以告诉您。");
  assert.equal(chooseLanguage(["zh-TW"]).phrases.first("AOC"), "我首先推薦AOC。");
});

test("a character that is both stays, and of several the usual one is written", () => {
  assert.equal(inTraditional("我只看了这里干净的前台"), "我只看了這裡乾淨的前台");
});

test("Chinese is written as the guest writes it, where the characters tell", () => {
  const codes = ["謝謝", "谢谢", "我是台灣人", "好的"].map((text) => asWritten("zh", [text]));
  assert.deepEqual(codes, ["zh-Hant", "zh", "zh-Hant", "zh"]);
  assert.deepEqual(
    [asWritten("zh", ["謝謝", "好"]), asWritten("zh-CN", ["謝謝"]), asWritten("ja", ["謝謝"])],
    ["zh-Hant", "zh-CN", "ja"],
  );
});
