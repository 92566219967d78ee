import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A record as a line of a file has it; texts of languages and all else as they come. */
interface SampleRecord {
  kind: string;
  id: string;
  [field: string]: unknown;
}

type Texts = Readonly<Record<string, string>>;

const host = {
  languageCodes: ["ar", "en-GB"],
  defaultLanguageCode: "ar",
  primaryLocation: { displayName: "كريستيانسهاون، كوبنهاغن", address: "Tovværkskajen 7, 1401 København K" },
  perks: {
    header: "ما يأتي مع مفتاحك",
    sections: [
      "قاربا تجديف على الرصيف، لمن يصل أولًا",
      "بطانيات من الصوف وقهوة ساخنة على درج الميناء قبل الثامنة",
      "المغادرة حتى الساعة 13:00 إذا سمحت الحجوزات",
    ],
  },
};
const bannerTexts = { text: "الميناء يبدأ عند عتبة بابنا", ctaLabel: "اكتشف كوبنهاغن" };

const texts: Readonly<Record<string, Texts>> = {
  "first-day-in-copenhagen": {
    name: "يوم أول في كوبنهاغن",
    introText: "اثنتا عشرة محطة، نحو سبعة كيلومترات، ولا حاجة إلى حافلة.",
    description:
      "ابدأ في Nyhavn قبل أن تستيقظ قوارب الجولات، حين تكون الواجهات الملونة وحدها مع الماء. ثم ينعطف اليوم غربًا: ساحة القصر، والمنحدر الحلزوني داخل البرج المستدير، ومروج حديقة الملك، وكعكة في محل يقدّمها منذ 1870. والمساء لحدائق Tivoli، حيث تُضاء المصابيح سلسلة بعد سلسلة.",
    centerLocation: "وسط المدينة وكريستيانسهاون",
  },
  "swim-in-the-city": {
    name: "السباحة في المدينة",
    introText: "أحضر منشفة؛ الماء لا يشارك حرارته أحدًا.",
    centerLocation: "الميناء والمضيق",
  },
  "cardamom-and-coffee": {
    name: "الهيل والقهوة",
    introText: "اذهب قبل العاشرة، أو ارضَ بما بقي، وهو طيّب أيضًا.",
    centerLocation: "في أنحاء المدينة",
  },
  "norrebro-on-two-wheels": {
    name: "حي Nørrebro على عجلتين",
    introText: "جولة سهلة طولها نحو ستة كيلومترات، وأسباب كثيرة للنزول.",
    centerLocation: "Nørrebro",
  },
  "crowns-and-castles": {
    name: "تيجان وقلاع",
    introText: "تُوزَّع أغطية الأحذية عند الباب، والأرضيات تستحقها.",
  },
  nyhavn: {
    name: "نيهاون (Nyhavn)",
    tagline: "ثلاثة قرون من بيوت البحارة، ملونة كأعلام الإشارة",
    summary:
      "حُفرت القناة في سبعينيات القرن السابع عشر لتصل السفن من الميناء إلى Kongens Nytorv، ولا تزال بيوت التجار واقفة كتفًا إلى كتف بألوان المغرة والصدأ والأزرق.",
    whatToExpect: "توقّع طاولات على الرصيف المشمس، وقوارب تنطلق، ودراجات تمرّ بينها.",
    category: "واجهة مائية",
    priceLevelText: "مجاني",
  },
  amalienborg: {
    name: "ساحة قصر أمالينبورغ",
    tagline: "فناء العائلة المالكة، مفتوح لكل من يمر",
    category: "قلعة",
    priceLevelText: "مجاني",
  },
  "round-tower": {
    name: "البرج المستدير",
    tagline: "منحدر حلزوني بدل الدرج، والنجوم في نهايته",
    category: "برج",
    priceLevelText: "رخيص",
  },
  "rosenborg-castle": {
    name: "قلعة روزنبورغ",
    tagline: "بيت صيفي لملك، وجواهر التاج في القبو",
    category: "قلعة",
    priceLevelText: "متوسط",
  },
  "kings-garden": {
    name: "حديقة الملك",
    tagline: "كانت بستان الملك، وهي اليوم مرج الجميع",
    category: "حديقة",
    priceLevelText: "مجاني",
  },
  "la-glace": {
    name: "Conditori La Glace",
    tagline: "كعك بالطبقات منذ 1870",
    category: "حلويات",
    priceLevelText: "متوسط",
  },
  "tivoli-gardens": {
    name: "حدائق تيفولي",
    tagline: "مدينة ملاهٍ تظن نفسها حديقة، منذ 1843",
    category: "مدينة ملاهٍ",
    priceLevelText: "غالٍ",
  },
  "black-diamond": {
    name: "الماسة السوداء",
    tagline: "كتلة غرانيت مائلة مليئة بالكتب وضوء الميناء",
    category: "مكتبة",
  },
  "indre-by": { displayName: "المدينة الداخلية", headline: "أبراج وقنوات وثمانية قرون من زوايا الشوارع" },
  norrebro: { displayName: "نوربرو", headline: "دراجات ومخابز وشوارع لا تنام" },
  vesterbro: { displayName: "فيستربرو", headline: "أسواق اللحم القديمة وقد صارت مطاعم" },
};

/** Its languages, the default first: what is not in Arabic is shown in English. */
export const arabicLanguages = ["en-GB", "ar"];

/**
 * A part of the sample destination in Arabic, with names and whole records that are left in English, as a guide in
 * translation has them: what is read from right to left holds what is read from left to right. The records of one
 * organisation, as lines of an import.
 */
export function arabicGuide(): string[] {
  const folder = fileURLToPath(new URL("../../data/copenhagen/", import.meta.url));
  const lines = globSync("{hosts,guides,geo-areas,interests,listings-*}.ndjson", { cwd: folder })
    .sort()
    .flatMap((name) => readFileSync(`${folder}${name}`, "utf8").trim().split("\n"));
  return lines.map((line) => JSON.stringify(translated(JSON.parse(line) as SampleRecord)));
}

function translated(record: SampleRecord): SampleRecord {
  if (record.kind === "host") {
    const uiConfig = record.uiConfig as { banner: object };
    const pages = (record.pages as object[]).map((page) => ({ ...page, label: undefined }));
    const banner = { ...uiConfig.banner, ...bannerTexts };
    return {
      ...record,
      ...host,
      pages,
      uiConfig: { ...uiConfig, banner, featured: { label: "اختيار الطاقم" } },
    };
  }
  const own = Object.entries(texts[record.id] ?? {});
  return {
    ...record,
    ...Object.fromEntries(own.map(([field, ar]) => [field, { ...(record[field] as Texts), ar }])),
  };
}
