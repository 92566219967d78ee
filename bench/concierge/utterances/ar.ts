import type { JudgedLanguage } from "../judged.ts";

export const arabic: JudgedLanguage = {
  language: "ar",
  utterances: {
    copenhagen: [
      [
        "وين ألاقي سوشي طيب قرب Tivoli الليلة؟",
        "find_places",
        { categories: ["sushi"], near: "tivoli-gardens", openAt: "2026-11-18 evening" },
      ],
      [
        "أبحث عن مطعم إيطالي رخيص في Nørrebro",
        "find_places",
        { categories: ["italian", "restaurant"], priceLevel: [1], area: "norrebro" },
      ],
      [
        "ما هي المتاحف المفتوحة صباح يوم الأحد؟",
        "find_places",
        { categories: ["museum"], openAt: "2026-11-22 morning" },
      ],
      [
        "أريد مقهى هادئ فيه واي فاي للشغل",
        "find_places",
        { categories: ["cafe"], features: ["quiet", "wifi"] },
      ],
      [
        "نحن عائلة مع طفلين، ماذا نفعل إذا كان الجو ممطراً؟",
        "find_places",
        { userCategory: "family", features: ["rainy"] },
      ],
      ["شي مو غالي كثير وبدون متاحف لو سمحت", "find_places", { priceLevel: [1, 2], excluded: ["museum"] }],
      [
        "عشاء رومانسي يوم الجمعة الساعة ٧:٣٠ مساءً",
        "find_places",
        { categories: ["restaurant"], features: ["romantic"], openAt: "2026-11-20 19:30" },
      ],
      [
        "خطط لنا رحلة لمدة ٣ أيام، نحب العمارة والتصميم",
        "plan_trip",
        { days: 3, interests: ["architecture", "design"] },
      ],
      ["متى يفتح قصر Rosenborg؟", "about_place", { place: "rosenborg-castle", asked: ["hours"] }],
      ["ما رقم هاتف مطعم Geranium", "about_place", { place: "geranium", asked: ["phone"] }],
      [
        "بار نبيذ على مسافة مشي من الفندق",
        "find_places",
        { categories: ["wine_bar"], near: "host", radius: 1000 },
      ],
      ["شو مفتوح الحين قريب مني", "find_places", { openAt: "now", near: "me" }],
      ["أي شيء ما عدا البيتزا", "find_places", { excluded: ["pizza"] }],
      [
        "طاولة لأربعة أشخاص يوم السبت الساعة الثامنة مساء في Østerbro",
        "find_places",
        { partySize: 4, openAt: "2026-11-21 20:00", area: "osterbro" },
      ],
      ["ارسل البرنامج الى sara.ahmad@example.com لو سمحت", "send_plan", { email: "sara.ahmad@example.com" }],
      ["السلام عليكم", "small_talk"],
      ["شكراً جزيلاً، الله يعطيك العافية", "small_talk"],
      ["اكتب لي قصيدة عن الصحراء", "out_of_scope"],
      ["كم سعر الذهب اليوم؟", "out_of_scope"],
      ["ساعدني في حل واجب الرياضيات", "out_of_scope"],
      [
        "مطاعم حلال قريبة من هنا",
        "find_places",
        { categories: ["restaurant"], features: ["halal"], near: "me" },
      ],
      ["غيّر عشاء اليوم الثاني إلى سوشي", "edit_plan", { edits: ["replace:2:dinner"], categories: ["sushi"] }],
      ["نريد مشياً أقل لأن والدتي كبيرة في السن", "edit_plan", { edits: ["less_walking"] }],
      [
        "بقضي عطلة نهاية الأسبوع مع زوجتي، ممكن ترتب لنا برنامج؟",
        "plan_trip",
        { days: 2, startDate: "2026-11-21", userCategory: "couples" },
      ],
      [
        "فطور بكرة على بعد أقل من ٥٠٠ متر من هنا",
        "find_places",
        { categories: ["breakfast"], openAt: "2026-11-19", near: "me", radius: 500 },
      ],
      ["مقهى يروح له أهل البلد", "find_places", { categories: ["cafe"], features: ["local"] }],
      [
        "ملعب أطفال في Vesterbro لولد عمره ٤ سنوات",
        "find_places",
        { categories: ["playground"], userCategory: "family", area: "vesterbro-kongens-enghave" },
      ],
      ["أنا هنا في رحلة عمل لمدة يومين", "find_places", { userCategory: "business", days: 2 }],
      ["نبحث عن مطعم فاخر للعشاء", "find_places", { categories: ["restaurant"], priceLevel: [3, 4] }],
      ["اماكن مجانية نروحها مع الاصدقاء", "find_places", { priceLevel: [0], userCategory: "friends" }],
      ["بكم تذكرة الدخول لـ Round Tower؟", "about_place", { place: "round-tower", asked: ["price"] }],
      [
        "كيف أصل إلى Torvehallerne وما رقم الهاتف؟",
        "about_place",
        { place: "torvehallerne", asked: ["directions", "phone"] },
      ],
      ["أفضل مخبز في المدينة", "find_places", { categories: ["bakery"], sort: "rating" }],
      [
        "لا أريد ملهى ليلياً، بل مكاناً فيه موسيقى حية",
        "find_places",
        { categories: ["music_venue"], excluded: ["nightclub"] },
      ],
      [
        "حديقة عامة للمشي يوم ٣ ديسمبر بعد الظهر",
        "find_places",
        { categories: ["park"], openAt: "2026-12-03 afternoon" },
      ],
      [
        "هل توجد كنيسة أو قلعة قرب Nyhavn؟",
        "find_places",
        { categories: ["church", "castle"], near: "nyhavn" },
      ],
      ["وين أقرب صيدلية؟", "find_places", { categories: ["pharmacy"], sort: "distance" }],
      [
        "كافيه بجلسات خارجية وإطلالة حلوة",
        "find_places",
        { categories: ["cafe"], features: ["outdoor_seating", "view"] },
      ],
      ["هل تمثال حورية البحر الصغيرة يستحق الزيارة؟", "about_place", { place: "little-mermaid" }],
      [
        "بعد بكرا الصبح وين نفطر؟",
        "find_places",
        { categories: ["breakfast"], openAt: "2026-11-20 morning" },
      ],
      [
        "أريد خطة ٥ أيام تبدأ من الاثنين القادم وبإيقاع مريح",
        "plan_trip",
        { days: 5, startDate: "2026-11-23", shape: ["slower"] },
      ],
      [
        "جهز لنا جدول ٤ أيام من ٥ كانون الأول مع الاولاد",
        "plan_trip",
        { days: 4, startDate: "2026-12-05", userCategory: "family" },
      ],
      ["هل يقدم Geranium أطباقاً نباتية؟", "about_place", { place: "geranium", asked: ["vegetarian"] }],
      [
        "سوبرماركت مفتوح لوقت متأخر",
        "find_places",
        { categories: ["supermarket"], features: ["late_night"] },
      ],
      [
        "هل يوجد سوق شعبي في عطلة نهاية الأسبوع؟",
        "find_places",
        { categories: ["market"], openAt: "2026-11-21..2026-11-22" },
      ],
      [
        "مطعم لبناني واحنا ستة اشخاص",
        "find_places",
        { categories: ["lebanese", "restaurant"], partySize: 6 },
      ],
      [
        "نبي سمك بكرة الساعة ١ ونص الظهر لثلاثة أشخاص",
        "find_places",
        { categories: ["seafood"], openAt: "2026-11-19 13:30", partySize: 3 },
      ],
      [
        "متحف فنون قريب من الفندق ومفتوح يوم الخميس",
        "find_places",
        { categories: ["art_museum"], near: "host", openAt: "2026-11-19" },
      ],
      ["مسافر لوحدي وأحب التصوير", "find_places", { userCategory: "solo", interests: ["photography"] }],
      [
        "وين أشتري هدايا تذكارية حوالين Strøget؟",
        "find_places",
        { categories: ["souvenirs"], near: "stroget" },
      ],
      ["هل تيفولي مناسب للأطفال الصغار؟", "about_place", { place: "tivoli-gardens", userCategory: "family" }],
    ],
    marelle: [
      [
        "فندق رخيص في الشمال مع موقف سيارات",
        "find_places",
        { categories: ["hotel"], priceLevel: [1], area: "north", features: ["parking"] },
      ],
      [
        "هل يوجد مطعم هندي في وسط المدينة؟ السعر لا يهم",
        "find_places",
        { categories: ["indian", "restaurant"], area: "centre", dontCare: ["priceLevel"] },
      ],
      [
        "مسبح او سينما في شرق المدينة",
        "find_places",
        { categories: ["swimming_pool", "cinema"], area: "east" },
      ],
      [
        "اعطني عنوان Trattoria Fiorella والرمز البريدي",
        "about_place",
        { place: "trattoria-fiorella", asked: ["address", "postcode"] },
      ],
      ["فندق ٤ نجوم لشخصين", "find_places", { categories: ["hotel"], stars: 4, partySize: 2 }],
    ],
  },
  dialogues: [
    {
      organisation: "copenhagen",
      turns: [
        ["أدوّر على مطعم في Østerbro", "find_places", { categories: ["restaurant"], area: "osterbro" }],
        ["في شي أرخص؟", "refine", { categories: ["restaurant"], area: "osterbro", priceLevel: [1, 2] }],
        [
          "خلينا على أكل تركي",
          "refine",
          { categories: ["restaurant", "turkish"], area: "osterbro", priceLevel: [1, 2] },
        ],
        [
          "وماذا عن يوم الأحد؟",
          "refine",
          {
            categories: ["restaurant", "turkish"],
            area: "osterbro",
            priceLevel: [1, 2],
            openAt: "2026-11-22",
          },
        ],
        [
          "احكي لي أكثر عن الثاني",
          "about_place",
          {
            categories: ["restaurant", "turkish"],
            area: "osterbro",
            priceLevel: [1, 2],
            openAt: "2026-11-22",
            choice: 2,
          },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["اعمل لنا خطة ليومين مع الأطفال", "plan_trip", { days: 2, userCategory: "family" }],
        [
          "احذف Tivoli",
          "edit_plan",
          { days: 2, userCategory: "family", edits: ["remove"], place: "tivoli-gardens" },
        ],
        ["نبدأ متأخر شوي", "edit_plan", { days: 2, userCategory: "family", edits: ["start_later"] }],
        [
          "ممتاز، أرسلها على khalid@example.com",
          "send_plan",
          { days: 2, userCategory: "family", email: "khalid@example.com" },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["مرحبا", "small_talk"],
        ["ما هو Superkilen؟", "about_place", { place: "superkilen" }],
        ["هل يوجد مقهى بالقرب منه؟", "find_places", { categories: ["cafe"], near: "superkilen" }],
        ["يكون فيه واي فاي", "refine", { categories: ["cafe"], near: "superkilen", features: ["wifi"] }],
        ["مشكور", "small_talk", { categories: ["cafe"], near: "superkilen", features: ["wifi"] }],
      ],
    },
    {
      organisation: "marelle",
      turns: [
        ["أحتاج فندقاً في الجنوب", "find_places", { categories: ["hotel"], area: "south" }],
        ["لا، قصدي في الوسط", "refine", { categories: ["hotel"], area: "centre" }],
        ["نحن ثلاثة أشخاص", "refine", { categories: ["hotel"], area: "centre", partySize: 3 }],
        ["نعم من فضلك", "refine", { categories: ["hotel"], area: "centre", partySize: 3, answer: "yes" }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        [
          "مطعم ياباني لمساء الغد",
          "find_places",
          { categories: ["japanese", "restaurant"], openAt: "2026-11-19 evening" },
        ],
        [
          "إحنا ثمانية",
          "refine",
          { categories: ["japanese", "restaurant"], openAt: "2026-11-19 evening", partySize: 8 },
        ],
        [
          "لا لا، أقصد الجمعة",
          "refine",
          { categories: ["japanese", "restaurant"], openAt: "2026-11-20", partySize: 8 },
        ],
        [
          "أقرب للفندق",
          "refine",
          { categories: ["japanese", "restaurant"], openAt: "2026-11-20", partySize: 8, near: "host" },
        ],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["نود زيارة متحف فنون", "find_places", { categories: ["art_museum"] }],
        ["يكون مناسب للأطفال", "refine", { categories: ["art_museum"], userCategory: "family" }],
        [
          "ومجاني إذا ممكن",
          "refine",
          { categories: ["art_museum"], userCategory: "family", priceLevel: [0] },
        ],
        [
          "الأول متى يفتح؟",
          "about_place",
          {
            categories: ["art_museum"],
            userCategory: "family",
            priceLevel: [0],
            choice: 1,
            asked: ["hours"],
          },
        ],
      ],
    },
    {
      organisation: "marelle",
      turns: [
        ["ساعدني ألاقي مكان للإقامة", "find_places", { categories: ["hotel"] }],
        ["بيت ضيافة، والمنطقة مش مهمة", "refine", { categories: ["guest_house"], dontCare: ["area"] }],
        ["فيه واي فاي؟", "about_place", { categories: ["guest_house"], asked: ["wifi"] }],
      ],
    },
  ],
};
