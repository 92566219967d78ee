import { likelyScript, writtenWith } from "../../languages/compare.ts";
import { likelyLanguage, scriptsIn } from "../../languages/scripts.ts";

/**
 * The language of a text that does not say its own: `assumed` when that is written in the text's script; else the first of
 * the likely ones that is (the languages of the country, of the organisation); else the main language of the script.
 */
export function languageOfText(text: string, assumed: string, likely: readonly string[] = []): string {
  const [script] = scriptsIn(text);
  // Latin letters, digits and signs: nothing speaks against what is assumed.
  if (script === undefined || /\p{Script=Latin}{3}/u.test(text)) return assumed;
  const isWritten = (code: string) => writtenWith(likelyScript(code) ?? "").includes(script);
  return [assumed, ...likely].find(isWritten) ?? likelyLanguage(script);
}
