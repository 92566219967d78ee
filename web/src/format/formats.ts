const formats = new Map<string, object>();

/**
 * A format of a language (`Intl.NumberFormat` and its like), made once: making one takes a slow phone some 15 ms, and every card of a
 * screen asks for several. @throws RangeError for a zone or a currency that nobody knows
 */
export function formatOf<Format extends object, Options extends object>(
  Kind: new (lang: string | undefined, options?: Options) => Format,
  lang: string | undefined,
  options?: Options,
): Format {
  const name = `${Kind.name} ${lang} ${JSON.stringify(options)}`;
  let format = formats.get(name) as Format | undefined;
  if (!format) {
    format = new Kind(lang, options);
    formats.set(name, format);
  }
  return format;
}
