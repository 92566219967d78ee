import type { DeskPhrases } from "../desk-phrases.ts";

export const desk: DeskPhrases = {
  unknown: "申し訳ありませんが、私にはわかりません。フロントがお答えします。",
  rest: "そのほかのことは私にはわかりませんが、フロントがお答えします。",
  transport: "バスや電車の路線と時刻は分かりませんが、フロントでお答えできます。",
  houseSays: (words) => `ホテルからのご案内：${words}`,
  reach: (contacts) => `フロント:${contacts}`,
  ask: "フロントにお尋ねください。",
  human: "かしこまりました。私はプログラムですので、フロントの係員がお手伝いします。",
  told: "フロントに伝えました。",
  complaint: "ご不便をおかけして申し訳ありません。フロントが対応いたします。",
  cannotBook: "私から予約・変更・キャンセルをすることはできません。",
  bookAt: (place, how) => `${place}の予約はこちらです:${how}`,
  deskBooks: "フロントで手配いたします。",
  abuse: "それにはお答えしません。ご滞在のことでしたら、喜んでお手伝いします。",
  call: (number) => `今すぐ${number}に電話してください。`,
  callAny: (police, ambulance, fire) =>
    `今すぐ電話してください。警察 ${police}、救急 ${ambulance}、消防 ${fire}。`,
  callUnknown: "今すぐ現地の緊急番号に電話してください。ほとんどの携帯電話から112がつながります。",
  inDanger: "どなたかに危険が迫っていますか。",
  emergency: {
    medical: "その方のそばを離れず、救急の指示に従ってください。",
    fire: "建物の外へ出て、周りの人に知らせてください。エレベーターは使わないでください。",
    police: "人のいる安全な場所へ移動してください。",
    self_harm: "とてもおつらいのですね。あなたは一人ではありません。今すぐ助けを求められます。",
    loss: "警察に届け出て、紛失したカードは利用停止にし、パスポートは大使館にご相談ください。フロントがお手伝いします。",
    doctor: "薬局で対応できることも多く、診てもらえる医師はフロントがご案内します。",
    police_later: "急ぎでない場合も警察に相談できます。",
    embassy:
      "身分証や旅券の紛失は、お国の大使館か領事館が助けてくれます。住所は分かりませんが、フロントでお調べします。",
    urgent: "できれば安全な場所へ移動してください。",
  },
  lines: {
    doctor: (n) => `急ぎでない場合の医療相談：${n}。`,
    police: (n) => `急ぎでない場合の警察：${n}。`,
  },
  actions: {
    call: (number) => `${number}に電話`,
    callDesk: "フロントに電話",
    mailDesk: "フロントにメール",
    book: (place) => `予約:${place}`,
  },
};
