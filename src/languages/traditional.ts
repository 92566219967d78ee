import { simplified } from "./han.ts";

/** Simplified characters that traditional texts mostly write as well, beside the one that they stand for. */
const SAME =
  "了家向面只亮出果吃交回致制冬玩游困折唇累具借表皂剃刮胡床杯托布款扇升真噪扣炮姐席尽才私克豆薯德卷酸麻曲局志扎暗舍念蒙彩御藤群梁吊喂划狸松佛恤沾秘剩宴愈戚研呆搜坂堤喂漓焰耀咬幸仿凶周台栗勤泛沈痴症致注挽贊哄板占里";
/** Of several traditional characters the usual one, in pairs; "台" stays, as most people write it. */
const USUAL =
  "系繫扬揚干乾净淨厕廁启啟当當采採墙牆奖獎构構历曆冲衝签籤绣繡线線纤纖脏髒铺鋪艳豔药藥证證赞讚钩鉤锈鏽闲閒关關斗鬥馈饋鳄鱷钟鐘";

const pairs = (text: string) =>
  Array.from(text.match(/../gu) ?? [], ([one, other]) => [one!, other!] as const);
const traditional = new Map([
  ...Object.entries(simplified)
    .toReversed()
    .map(([before, after]) => [after, before] as const),
  ...pairs(USUAL),
  ...[...SAME].map((one) => [one, one] as const),
]);

/** A text in Chinese in traditional characters, one by one. */
function toTraditional(text: string): string {
  // A mile is no inside: 公里.
  return text
    .replace(/(?<=[这那哪程房店家夜])里/gu, "裡")
    .replace(/\p{Script=Han}/gu, (one) => traditional.get(one) ?? one);
}

/** Texts, and what makes texts, in traditional characters. */
export function inTraditional<Texts>(texts: Texts): Texts {
  const made = (): unknown => {
    if (typeof texts === "string") return toTraditional(texts);
    if (typeof texts === "function") return (...given: unknown[]) => inTraditional(texts(...given));
    if (Array.isArray(texts)) return texts.map(inTraditional);
    if (typeof texts !== "object" || texts === null) return texts;
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, inTraditional(text)]));
  };
  return made() as Texts;
}

/** Whether a text is in traditional characters; undefined where none of its characters tells. */
function isTraditional(text: string): boolean | undefined {
  const characters = [...text];
  const traditionalOnes = characters.filter((one) => simplified[one] !== undefined).length;
  const simplifiedOnes = characters.filter((one) => (traditional.get(one) ?? one) !== one).length;
  return traditionalOnes + simplifiedOnes === 0 ? undefined : traditionalOnes >= simplifiedOnes;
}

/** A language's code; Chinese without a script has that of the last text which tells. */
export function asWritten(code: string, texts: readonly string[]): string {
  const last = code === "zh" ? texts.map(isTraditional).findLast((one) => one !== undefined) : false;
  return last ? "zh-Hant" : code;
}
