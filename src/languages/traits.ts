/**
 * What the engines ask of a language, be there a folder for it or not: what lies in places' names and texts is in more
 * languages than the concierge speaks. By primary code.
 */

/** Languages that write aa, ae, oe, ue for a letter of their own. */
export const digraphLanguages: ReadonlySet<string> = new Set(["da", "de", "no", "sv"]);

/** Languages whose readers count in miles, where the host does. */
export const mileLanguages: ReadonlySet<string> = new Set(["en"]);

/** Languages that put what a thing is before what qualifies it: "museo de arte". The others put it last: "art museum". */
export const headFirstLanguages: ReadonlySet<string> = new Set(
  "es fr it pt ca ro gl id th vi ar he".split(" "),
);

/** What French, Italian and Catalan write onto the next word with an apostrophe. */
export const elidedWords: readonly string[] =
  "c d j l m n s t qu jusqu lorsqu puisqu all dall dell nell sull gl un sant quell".split(" ");

/**
 * What is written onto a word of its own: the Arabic article with a preposition or "and" before it ("بالمتحف"), and Korean particles
 * ("박물관에서") that few words end in by themselves. At least three letters of Arabic and two syllables of Korean are left.
 */
export const attachedWords =
  /^(?:[وفبك]?ال|لل)(?=\p{Script=Arabic}{3})|(?<=\p{Script=Hangul}{2})(?:에서는|에서|에는|에게|으로|까지|부터|에|의|은|는|을|를)$/u;

/** Scripts without spaces between words that need a dictionary, and a language that `Intl.Segmenter` has one of for each. */
export const segmentedScripts: Readonly<Record<string, string>> = {
  Thai: "th",
  Lao: "lo",
  Khmer: "km",
  Myanmar: "my",
};

/** Translations of OpenStreetMap that mix traditional and simplified characters; those of Taiwan and the mainland do not. */
export const mixedTranslations: ReadonlySet<string> = new Set(["zh", "zh-HK"]);
