import type { Text } from "../catalogue.ts";
import type { WishesKey } from "./wishes.ts";

export const texts: Record<WishesKey, Text> = {
  title: "您喜欢什么？",
  text: "简单说说您的旅行，合适的内容会排在前面。",
  who: "您和谁一起旅行？",
  anyone: "不限",
  trip: "什么样的旅行？",
  interests: "兴趣",
  show: "查看我的指南",
  needed: "请至少选择一项。",
  change: "更改喜好",
  tell: "告诉我们您的喜好",
  chosenHint: "按您的喜好挑选",
  forget: "清除我的喜好",
};
