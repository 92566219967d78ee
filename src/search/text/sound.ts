import anyAscii from "any-ascii";
import { soundLetters, spokenOtherwise } from "../../languages/letters.ts";
import { scriptsIn } from "../../languages/scripts.ts";

/**
 * How a name sounds, so that it is known in another script: classes of consonants, which hardly change on the way ("Tivoli", تيفولي
 * and チボリ are T-P-R), and the vowels before, between and after them, which often do.
 */
export interface Sound {
  consonants: string;
  /** Of each gap the classes of its vowels: front "i", back "u", open "a"; one gap more than there are consonants. */
  vowels: readonly string[];
  /** ISO 15924: the script that it is written in. */
  script: string;
  /** What may be silent is left out. */
  isWeak?: true;
}

/** Names of fewer are not told from other words. */
const CONSONANTS_MIN = 3;

type Rules = readonly (readonly [RegExp, string])[];

const SYLLABIC: ReadonlySet<string> = new Set(["Hira", "Kana", "Hang", "Hani"]);
const SOUND_LETTER = new RegExp(`[${Object.keys(soundLetters).join("")}]`, "gu");

/** Spellings of several letters, as names in Latin letters have them. */
const LATIN: Rules = [
  [/tion/g, "SN"],
  [/sch|sh/g, "S"],
  [/ch(?=[rl])|[kg]h|ck|qu?/g, "K"],
  [/ch|c(?=[eiy])/g, "S"],
  [/ph|w/g, "P"],
  [/x/g, "KS"],
  [/c/g, "K"],
];
/** The same, of what another script is in Latin letters. */
const ROMANISED: Rules = [
  [/ch|ts/g, "T"],
  [/sh|zh|[jcx]/g, "S"],
  [/[kg]h|q/g, "K"],
  // A vowel that only parts two consonants.
  [/(?<=[a-z])eu/g, ""],
];
/** In Chinese a syllable that begins so is written for a v. */
const CHINESE: Rules = [[/w/g, "P"]];
/** Which class each letter is of, and what is left of them. */
const CLASSES: Rules = [
  [/th/g, "T"],
  [/h/g, ""],
  [/[bpfv]/g, "P"],
  [/[dt]/g, "T"],
  [/[kg]/g, "K"],
  [/[szj]/g, "S"],
  [/[lr]/g, "R"],
  [/m(?=P)|n/g, "N"],
  [/m/g, "M"],
  [/[ey]/g, "i"],
  [/[ow]/g, "u"],
  [/'/g, "a"],
  [/([A-Z])\1+/g, "$1"],
];
/** What is silent in some languages and so is left out in other scripts: an r that ends a syllable, the stop after it, or both. */
const WEAK_ENDINGS: readonly RegExp[] = [
  /R(?![iua])/g,
  /(?<=R)[KT](?= |$)/g,
  /R(?![iua])[KT]?(?= |$)|R(?![iua])/g,
];

/** How a text sounds, in each way in which its letters may be meant. */
export function soundsOf(text: string): Sound[] {
  const script = scriptsIn(text)[0] ?? "Latn";
  const lower = text.toLowerCase();
  const ways = [spoken(lower, script)];
  for (const [letter, other] of spokenOtherwise)
    if (lower.includes(letter)) ways.push(spoken(lower.replaceAll(letter, other), script));
  return distinct(ways, script);
}

/** The sounds that a name is known by: also without what is silent in some languages. */
export function soundsOfName(name: string): Sound[] {
  const sounds = soundsOf(name);
  const whole = spoken(name.toLowerCase(), "Latn");
  if (sounds[0]?.script !== "Latn") return sounds;
  const weak = distinct(
    WEAK_ENDINGS.map((ending) => whole.replace(ending, "")).filter((way) => way !== whole),
    "Latn",
  );
  return [...sounds, ...weak.map((sound): Sound => ({ ...sound, isWeak: true }))];
}

/**
 * Whether what is heard is the name, both with the same consonants: the fewer there are, the more the vowels have to agree. Scripts of
 * syllables put vowels where a name has none, others leave them out.
 */
export function isHeardAs(heard: Sound, name: Sound): boolean {
  const pairs = heard.vowels.map((own, gap) => [own, name.vowels[gap] ?? ""] as const);
  if (heard.script === name.script) return pairs.every(([own, other]) => own === other);
  const shared = pairs.map(([own, other]) => [...own].filter((vowel) => other.includes(vowel)).length);
  const agreeing = shared.reduce((sum, one) => sum + one, 0);
  const contrary = pairs.filter(
    ([own, other], gap) =>
      shared[gap] === 0 && (own && other ? true : isSyllabic(heard) && (other !== "" || own === "a")),
  ).length;
  const isAlike = ([own, other]: (typeof pairs)[number]) => Boolean(own) === Boolean(other);
  const [first, last] = [pairs[0]!, pairs.at(-1)!];
  const count = heard.consonants.length;
  const isShort = count - (name.isWeak ? 1 : 0) <= 4;
  if (isShort && !(isAlike(first) && (isAlike(last) || (isSyllabic(heard) && last[1] === "")))) return false;
  if (count <= 3) return contrary === 0 && agreeing >= 2 && !name.isWeak;
  if (count === 4) return contrary === 0 && agreeing >= 1;
  return contrary <= 2;
}

/** The same where one consonant is missing, too much or another. */
export function isNearlyHeardAs(heard: Sound, name: Sound): boolean {
  const [short, long] = heard.consonants.length < name.consonants.length ? [heard, name] : [name, heard];
  let at = 0;
  while (at < short.consonants.length && short.consonants[at] === long.consonants[at]) at++;
  const isLonger = long.consonants.length > short.consonants.length;
  if (short.consonants.slice(isLonger ? at : at + 1) !== long.consonants.slice(at + 1)) return false;
  const joined = isLonger ? without(long, at) : long;
  return heard === short ? isHeardAs(heard, joined) : isHeardAs(joined, name);
}

function without({ consonants, vowels, script }: Sound, at: number): Sound {
  const between = [...new Set(vowels[at]! + vowels[at + 1]!)].join("");
  return {
    consonants: consonants.slice(0, at) + consonants.slice(at + 1),
    vowels: [...vowels.slice(0, at), between, ...vowels.slice(at + 2)],
    script,
  };
}

/** Whether it is written in syllables, with vowels between all consonants. */
export function isSyllabic({ script }: Sound): boolean {
  return SYLLABIC.has(script);
}

function spoken(lower: string, script: string): string {
  const own = lower.replace(/[^\p{L}\p{M}]+/gu, " ").replace(SOUND_LETTER, (letter) => soundLetters[letter]!);
  const letters = anyAscii(own)
    .toLowerCase()
    .replace(/[^a-z']+/g, " ")
    .trim();
  const rules = script === "Latn" ? LATIN : script === "Hani" ? [...ROMANISED, ...CHINESE] : ROMANISED;
  return [...rules, ...CLASSES].reduce((said, [spelling, sound]) => said.replace(spelling, sound), letters);
}

function distinct(ways: readonly string[], script: string): Sound[] {
  return [...new Set(ways)].flatMap((way) => {
    const joined = way.replaceAll(" ", "").replace(/([A-Z])\1+/g, "$1");
    const consonants = joined.replace(/[a-z]/g, "");
    return consonants.length >= CONSONANTS_MIN
      ? { consonants, vowels: joined.split(/[A-Z]/).map((run) => [...new Set(run)].join("")), script }
      : [];
  });
}
