import type { MailTexts } from "../mail-texts.ts";

export const mail: MailTexts = {
  subject: (from) => `来自${from}的行程`,
  title: "您的行程",
  intro: (from) => `这是您在${from}制定的行程。`,
  day: (number) => `第${number}天`,
  map: "地图",
  website: "网站",
  calendar: "附件可将每一站加入您的日历。",
  localTimes: (zone) => `所有时间均为当地时间（${zone}）。营业时间可能有变，出发前请确认。`,
  sources: "数据：",
  why: (from) => `您收到这封邮件，是因为有人在${from}为此输入了您的地址。该地址不会用于其他用途。`,
  sent: "行程已发送到您的邮箱，并附有日历文件。",
};
