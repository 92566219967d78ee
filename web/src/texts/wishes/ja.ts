import type { Text } from "../catalogue.ts";
import type { WishesKey } from "./wishes.ts";

export const texts: Record<WishesKey, Text> = {
  title: "お好みを教えてください",
  text: "ご旅行について少し教えてください。お好みに合うものから表示します。",
  who: "どなたと旅行しますか",
  anyone: "指定なし",
  trip: "旅の目的",
  interests: "興味のあること",
  show: "ガイドを見る",
  needed: "一つ以上選んでください。",
  change: "好みを変更",
  tell: "好みを伝える",
  chosenHint: "お好みに合わせて選びました",
  forget: "好みを消去",
};
