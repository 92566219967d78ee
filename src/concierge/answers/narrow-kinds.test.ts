import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge, type RecordLine } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
const place = (name: string, category: string, fields: object = {}): RecordLine => ({
  kind: "listing",
  id: name.toLowerCase().replaceAll(" ", "-"),
  name: { "en-GB": name },
  category: { "en-GB": category },
  geoLocation: [51.515, -0.098],
  ...fields,
});
const inn: RecordLine = {
  kind: "host",
  id: "inn",
  name: "Inn",
  timeZoneName: "Europe/London",
  geoLocation: [51.514, -0.098],
  primaryLocation: { displayName: "London" },
};
/** What a small town has. */
const general = [
  place("Corner Shop", "Shop"),
  place("Dress Up", "Clothes Shop"),
  place("Big Store", "Department Store"),
  place("Fun House", "Entertainment"),
  place("Sports Hall", "Sports Centre"),
  place("Town Museum", "Museum"),
];
await concierge.add("town", [inn, ...general]);
await concierge.add("city", [
  inn,
  ...general,
  place("Petals", "Florist"),
  place("Paws", "Pet Shop"),
  place("Nails and Screws", "Hardware Store"),
  place("Hem Line", "Tailor"),
  place("Sing Along", "Karaoke Bar"),
  place("Om", "Yoga Studio"),
  place("Frozen", "Ice Rink"),
  place("Love All", "Tennis Court"),
  place("Old Bones", "Natural History Museum"),
  place("Wheels", "Car Rental"),
]);
const ask = async (orgId: string, message: string) => {
  const answer = await concierge.talk({ orgId }, { profileId: "inn" }).say(message);
  return { message: answer.message, names: answer.listings.map(({ name }) => name) };
};

/** By the place that has it, what is asked for in all languages. */
const asked: Record<string, readonly string[]> = {
  Petals: [
    ...["where's a florist?", "hvor er der en blomsterbutik?", "Gibt es hier einen Blumenladen?"],
    ...["je cherche un fleuriste", "una floristería", "c'è un fioraio?", "een bloemenwinkel"],
    ...["onde há uma florista?", "花屋はどこですか？", "꽃집 있어요?", "附近有花店吗？", "محل ورد"],
  ],
  Paws: ["a pet shop", "un negozio di animali", "ペットショップはどこ？", "宠物店", "tienda de mascotas"],
  "Nails and Screws": ["a hardware store", "ein Baumarkt", "une quincaillerie", "철물점 어디 있나요?"],
  "Hem Line": ["is there a tailor nearby?", "een kleermaker", "裁缝店", "eine Schneiderei", "خياط"],
  "Sing Along": ["karaoke", "노래방 가고 싶어요", "カラオケに行きたい", "un bar karaoké"],
  Om: ["yoga class tomorrow", "aula de yoga", "瑜伽课", "ヨガ教室"],
  Frozen: ["ice skating", "eine Eisbahn", "une patinoire", "滑冰"],
  "Love All": ["where can we play tennis?", "テニスコート", "ملعب تنس"],
  "Old Bones": ["dinosaur fossils", "un museo di storia naturale", "恐竜の化石が見たい"],
  Wheels: ["where can I rent a car?", "biludlejning", "レンタカー", "تأجير سيارات"],
};

test("who asks for one narrow kind gets the places of it, by the words of any language", async () => {
  for (const [name, messages] of Object.entries(asked)) {
    for (const message of messages) assert.deepEqual((await ask("city", message)).names, [name], message);
  }
});

test("where there is none of a narrow kind, no shop, show, sports hall or museum is listed in its place", async () => {
  for (const message of Object.values(asked).flat())
    assert.deepEqual((await ask("town", message)).names, [], message);
  const { message } = await ask("town", "where's a florist?");
  assert.match(message, /^I know of nothing here for “florist”\./);
});

test("where there is none of a kind that large shops sell too, that is said and they follow", async () => {
  const { message, names } = await ask("town", "a perfume shop");
  assert.match(message, /^I know of nothing here for “perfume shop”\. I would start with Big Store/);
  assert.deepEqual(names, ["Big Store"]);
});

test("a place whose tags say a narrow kind is one, whatever it is called", async () => {
  await concierge.add("tagged", [
    inn,
    ...general,
    place("Grocer", "Shop", { activityTags: { "en-GB": ["Flower shop"] } }),
  ]);
  for (const message of ["a florist", "ein Blumenladen"])
    assert.deepEqual((await ask("tagged", message)).names, ["Grocer"], message);
});

test("a pet shop and a game of pool are no questions about what the house has", async () => {
  for (const message of ["is there a pet shop?", "c'è un negozio di animali?", "somewhere to play pool"])
    assert.match(
      (await ask("town", message)).message,
      /I know of nothing here for|non conosco niente per/,
      message,
    );
});

test("what is to be bought and is sold nowhere that is known leads to no list", async () => {
  for (const [message, ware] of [
    ["where can I buy a telescope?", "telescope"],
    ["where can I buy candles?", "candles"],
    ["where can I buy a pillow?", "pillow"],
    ["wo kann ich ein Teleskop kaufen?", "Teleskop"],
    ["¿dónde puedo comprar velas?", "velas"],
    ["車はどこで買えますか？", "車"],
    ["해먹 어디서 살 수 있어요?", "해먹"],
  ] as const) {
    const answer = await ask("town", message);
    assert.deepEqual(answer.names, [], message);
    assert.ok(answer.message.includes(ware), answer.message);
  }
});

test("who wants to buy something, whatever it is, gets shops", async () => {
  const { names } = await ask("town", "where can I buy something nice?");
  assert.ok(names.length > 0 && !names.includes("Town Museum"), names.join());
});
