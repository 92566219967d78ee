/** What templates within a text show, by their name in lower case; what is not here shows nothing. */
const renderers = new Map<string, (values: readonly string[]) => string>();

function define(names: string, render: (values: readonly string[]) => string): void {
  for (const name of names.split(",")) renderers.set(name, render);
}

define("!", () => "|");
define("=", () => "=");
define(
  "nowrap,nobr,abbr,small,sc,phone,tel,iata,icao,faa lid,station,circa,unité,formatnum,w,wp",
  ([first = ""]) => first,
);
define("lang,lang-ja,lang-zh,dia,hans,hant", (values) => values.at(-1) ?? "");
define("convert,cvt,unit", ([number = "", unit = ""]) => `${number} ${unit}`);
define("frac", (values) => values.join("/"));
define("prix,price,preis,prezzo,precio", ([amount = "", currency = ""]) => `${amount} ${currency}`.trim());
define("horaire", frenchHours);
for (const unit of "km,m,cm,mm,mi,ft,yd,in,ha,acre,km2,m2,kg,lb,l,gal,mph,kmh".split(",")) {
  define(unit, ([number = ""]) => `${number} ${unit}`);
}
define("f", ([degrees = ""]) => `${degrees} °F`);
define("c", ([degrees = ""]) => `${degrees} °C`);

/** The text that a template shows. Amounts of money are templates named by their currency: `{{JPY|500}}`. */
export function inlineText(name: string, values: readonly string[]): string {
  if (/^[A-Z]{3}$/.test(name) && /^[\d.,–-]+$/.test(values[0] ?? "")) return `${values[0]} ${name}`;
  return renderers.get(name.toLowerCase())?.(values) ?? "";
}

/** `{{Horaire|from day|to day|hour|minute|hour|minute|…}}` of the French edition: `9h–12h, 15h30–19h30`. */
function frenchHours([firstDay = "", lastDay = "", ...times]: readonly string[]): string {
  const spoken: string[] = [];
  for (let i = 0; i < times.length; i += 2) {
    if (times[i]?.trim()) spoken.push(`${times[i]!.trim()}h${times[i + 1]?.trim() ?? ""}`);
  }
  const pairs = spoken.flatMap((time, i) =>
    i % 2 === 0 ? [[time, spoken[i + 1]].filter(Boolean).join("–")] : [],
  );
  const days = [firstDay, lastDay].filter((day) => day.trim() !== "").join("–");
  return [days, pairs.join(", ")].filter(Boolean).join(" ");
}
