import type { DeskPhrases } from "../desk-phrases.ts";

export const desk: DeskPhrases = {
  unknown: "그건 제가 모르지만, 프런트에서 알려 드립니다.",
  houseUnknown: "숙소 자체에서 제공하는 것은 제가 모르지만, 프런트에서 알려 드립니다.",
  rest: "나머지는 제가 모르지만, 프런트에서 알려 드립니다.",
  transport: "버스와 기차의 노선과 시간은 알지 못하지만 프런트에서 알려 드립니다.",
  houseSays: (words) => `호텔 안내: ${words}`,
  reach: (contacts) => `프런트: ${contacts}`,
  ask: "프런트에 문의해 주세요.",
  human: "네. 저는 프로그램이며, 프런트 직원이 기꺼이 도와드립니다.",
  told: "프런트에 전달했습니다.",
  complaint: "불편을 드려 죄송합니다. 프런트에서 해결해 드립니다.",
  cannotBook: "저는 직접 예약하거나 변경하거나 취소할 수 없습니다.",
  bookAt: (place, how) => `${place} 예약: ${how}`,
  deskBooks: "프런트에서 도와드립니다.",
  abuse: "그 말씀에는 답하지 않겠습니다. 머무시는 동안 필요한 것이 있으면 기꺼이 돕겠습니다.",
  call: (number) => `지금 ${number}번으로 전화하세요.`,
  callAny: (police, ambulance, fire) =>
    `지금 전화하세요. 경찰 ${police}, 구급차 ${ambulance}, 소방서 ${fire}.`,
  callUnknown: "지금 현지 긴급 번호로 전화하세요. 대부분의 휴대전화에서 112가 연결됩니다.",
  inDanger: "위험에 처한 사람이 있나요?",
  relief: "무사하셔서 다행입니다. 더 필요하신 것이 있으면 말씀해 주세요.",
  emergency: {
    medical: "환자 곁을 지키고 구급대의 안내를 따르세요.",
    fire: "건물 밖으로 나가고 다른 사람들에게 알리세요. 엘리베이터는 타지 마세요.",
    missing: "마지막으로 함께 있던 곳을 떠나지 말고 직원에게 함께 찾아 달라고 하고, 사진을 준비하세요.",
    police: "사람들이 있는 안전한 곳으로 가세요.",
    self_harm: "많이 힘드시군요. 당신은 혼자가 아니며, 지금 바로 도움을 받을 수 있습니다.",
    loss: "경찰에 신고하고 분실한 카드는 정지시키세요. 여권은 대사관에 문의하세요. 프런트에서 도와드립니다.",
    doctor: "약국에서 도움을 받을 수 있는 경우가 많고, 진료 가능한 의사는 프런트에서 알려 드립니다.",
    police_later: "급하지 않은 일도 경찰이 도와줍니다.",
    embassy:
      "신분증이나 여권을 분실하면 자국 대사관이나 영사관이 도와줍니다. 주소는 모르지만 프런트에서 찾아 드립니다.",
    urgent: "가능하면 안전한 곳으로 가세요.",
  },
  animal: "반려동물이라면 프런트에서 동물병원을 알려 드립니다.",
  lines: {
    doctor: (n) => `급하지 않은 진료 상담: ${n}.`,
    police: (n) => `급하지 않은 경찰 신고: ${n}.`,
  },
  actions: {
    call: (number) => `${number} 전화하기`,
    callDesk: "프런트에 전화",
    mailDesk: "프런트에 메일",
    book: (place) => `예약: ${place}`,
  },
};
