import type { MailTexts } from "../mail-texts.ts";

export const mail: MailTexts = {
  subject: (from) => `${from}에서 보내 드리는 여행 일정`,
  title: "여행 일정",
  intro: (from) => `${from}에서 함께 만든 일정입니다.`,
  day: (number) => `${number}일차`,
  map: "지도",
  website: "웹사이트",
  calendar: "첨부 파일을 열면 모든 방문지를 캘린더에 추가할 수 있습니다.",
  localTimes: (zone) =>
    `모든 시각은 현지 시간(${zone})입니다. 영업시간은 바뀔 수 있으니 출발 전에 확인해 주세요.`,
  sources: "데이터 출처:",
  why: (from) =>
    `이 메일은 ${from}에서 이 주소를 받는 주소로 입력하셨기 때문에 한 번만 보내 드립니다. 다른 용도로는 사용하지 않습니다.`,
  sent: "일정을 메일로 보냈습니다. 캘린더 파일도 함께 첨부했습니다.",
};
