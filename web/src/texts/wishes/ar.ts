import type { Text } from "../catalogue.ts";
import type { WishesKey } from "./wishes.ts";

export const texts: Record<WishesKey, Text> = {
  title: "ماذا تحب؟",
  text: "أخبرنا قليلًا عن رحلتك، ليظهر ما يناسبك أولًا.",
  who: "مع من تسافر؟",
  anyone: "لا يهم",
  trip: "ما نوع الرحلة؟",
  interests: "الاهتمامات",
  show: "اعرض دليلي",
  needed: "اختر شيئًا واحدًا على الأقل.",
  change: "غيّر ما تحب",
  tell: "قل ما تحب",
  chosenHint: "اختير بحسب ما تحب",
  forget: "انسَ ما أحب",
};
