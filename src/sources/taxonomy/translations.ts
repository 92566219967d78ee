import { BoundedCache } from "../../content/bounded-cache.ts";
import { likelyScript, otherCodes } from "../../languages/compare.ts";
import { readTranslation, type Translation, translationNames } from "./tagging-schema.ts";

/** Files that mix traditional and simplified characters; those of Taiwan and the mainland do not. */
const mixedScripts = new Set(["zh", "zh-HK"]);

/** More languages than there are. */
const MAX_LANGUAGES = 1_000;
const chains = new BoundedCache<string, readonly string[]>(MAX_LANGUAGES);

/**
 * The files of words that serve a language (BCP 47), the nearest first: what one leaves out, the next may say. A language
 * only gets words in its own script, such as zh-Hant those of Taiwan. Empty for a language that there are none for.
 */
export function translationFilesFor(language: string): readonly string[] {
  return chains.getOrMake(language, () => {
    fileNames ??= translationNames();
    return fileChain(language, fileNames);
  });
}

let fileNames: string[] | undefined;
const reads = new Map<string, Promise<Translation | undefined>>();

/** What files of words say, in their order; each is read once and kept. One after the other: to parse one takes milliseconds. */
export async function readTranslations(names: readonly string[]): Promise<Translation[]> {
  const translations: Translation[] = [];
  for (const name of names) {
    const translation = await readOnce(name);
    if (translation) translations.push(translation);
  }
  return translations;
}

function readOnce(name: string): Promise<Translation | undefined> {
  let read = reads.get(name);
  if (!read) {
    read = readTranslation(name);
    reads.set(name, read);
  }
  return read;
}

/** The names among `names` that serve a language, the nearest first. Empty for one that is ill-formed. */
export function fileChain(language: string, names: readonly string[]): string[] {
  const asked = localeOf(language);
  if (!asked) return [];
  const likely = asked.maximize();
  const fits = names.filter((name) => {
    if (mixedScripts.has(name)) return false;
    const code = localeOf(name)?.language;
    const isOfLanguage = code === asked.language || code === otherCodes[asked.language];
    return isOfLanguage && likelyScript(name) === likelyScript(language);
  });
  const ofRegion = (region: string | undefined) => fits.filter((name) => localeOf(name)?.region === region);
  const general = ofRegion(undefined).toSorted((a, b) => rank(a, asked) - rank(b, asked));
  const chain = [...(asked.region ? ofRegion(asked.region) : []), ...general];
  if (chain.length > 0) return chain;
  const likelyOnes = ofRegion(likely.region);
  return likelyOnes.length > 0 ? likelyOnes : fits.slice(0, 1);
}

/** The language's own code before another one of it. */
function rank(name: string, asked: Intl.Locale): number {
  return localeOf(name)?.language === asked.language ? 0 : 1;
}

function localeOf(code: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(code);
  } catch {
    return undefined;
  }
}
