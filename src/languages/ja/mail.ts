import type { MailTexts } from "../mail-texts.ts";

export const mail: MailTexts = {
  subject: (from) => `${from}からの旅の計画`,
  title: "旅の計画",
  intro: (from) => `${from}で作成された計画です。`,
  day: (number) => `${number}日目`,
  map: "地図",
  website: "ウェブサイト",
  calendar: "添付ファイルを開くと、すべての立ち寄り先をカレンダーに追加できます。",
  localTimes: (zone) =>
    `時刻はすべて現地時間です（${zone}）。営業時間は変わることがあります。お出かけ前にご確認ください。`,
  sources: "データ：",
  why: (from) =>
    `このメールは、${from}でこのアドレスが送信先として入力されたため、一度だけお送りしています。ほかの目的には使用しません。`,
  sent: "計画をメールでお送りしました。カレンダー用のファイルも添付しています。",
};
