import type { DeskPhrases } from "../desk-phrases.ts";

export const desk: DeskPhrases = {
  unknown: "这个我不清楚，前台可以告诉您。",
  rest: "其余的我不清楚，前台可以告诉您。",
  houseSays: (words) => `酒店说明：${words}`,
  reach: (contacts) => `前台：${contacts}`,
  ask: "请向前台询问。",
  human: "好的。我只是一个程序，前台的工作人员很乐意帮助您。",
  told: "我已经通知了前台。",
  complaint: "非常抱歉。前台可以为您处理。",
  cannotBook: "我自己不能预订、更改或取消。",
  bookAt: (place, how) => `${place}的预订方式：${how}`,
  deskBooks: "前台可以为您安排。",
  abuse: "这个我不回答。如果您入住期间需要什么，我很乐意帮忙。",
  call: (number) => `请立即拨打${number}。`,
  callAny: (police, ambulance, fire) => `请立即拨打：警察 ${police}，急救 ${ambulance}，火警 ${fire}。`,
  callUnknown: "请立即拨打当地的紧急电话；大多数手机都可以拨打112。",
  inDanger: "有人处于危险之中吗？",
  emergency: {
    medical: "请守在病人身边，并按照急救人员的指示去做。",
    fire: "请离开大楼，提醒其他人，不要乘电梯。",
    police: "请到有人的安全地方去。",
    self_harm: "听到您这么难受，我很难过。您并不孤单，现在就有人可以帮您。",
    loss: "请向警方报案，前台可以协助您。",
    urgent: "如果可以，请到安全的地方去。",
  },
  actions: {
    call: (number) => `拨打${number}`,
    callDesk: "致电前台",
    mailDesk: "写信给前台",
    book: (place) => `预订：${place}`,
  },
};
