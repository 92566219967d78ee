import type { ConceptId } from "./concepts.ts";
import type { Phrases } from "./words.ts";

/**
 * Dishes and drinks by the cuisine or the kind of place that serves them, under the names that guests of all languages use: an
 * entry is read in every language, unless that language's own words have another meaning for it. A name that is a plain word
 * somewhere has no place here ("dal", a Danish valley), one that a single language uses stands in that language's words.
 */
export const dishes: Phrases<ConceptId> = {
  african: "jollof, jollof rice, egusi, fufu, suya, bunny chow, poulet yassa, thieboudienne, bobotie",
  american:
    "mac and cheese, mac n cheese, soul food, gumbo, jambalaya, cajun, philly cheesesteak, clam chowder, lobster roll",
  argentinian: "asado, empanada, empanadas, choripán, milanesa, chimichurri",
  asian: "wok, poke bowl, poke bowls, pokebowl",
  austrian: "schnitzel, wiener schnitzel, kaiserschmarrn, tafelspitz, sachertorte, germknödel",
  bakery:
    "croissant, pain au chocolat, brioche, focaccia, cinnamon roll, cinnamon rolls, macarons, pastel de nata, pastéis de nata, kanelsnegle, kanelbullar, wienerbrød, pretzel, pretzels, sourdough, baguette",
  barbecue: "pulled pork, spare ribs, spareribs, bbq ribs, brisket, churrasco",
  brazilian:
    "feijoada, churrascaria, rodízio, moqueca, pão de queijo, coxinha, coxinhas, picanha, açaí, acai bowl",
  british:
    "sunday roast, roast dinner, shepherds pie, bangers and mash, pie and mash, toad in the hole, cornish pasty, haggis, beef wellington",
  bubble_tea: "boba, boba tea, pearl milk tea",
  burger: "cheeseburger, cheeseburgers, smash burger, smashburger, smash burgers, hamburgers",
  cafe: "cappuccino, cappuccini, espresso, macchiato, latte macchiato, caffe latte, oat latte, flat white, cold brew, filter coffee, iced coffee",
  caribbean: "jerk chicken, jerk pork, curry goat, goat curry, rice and peas, ackee",
  chicken: "fried chicken, chicken wings, hot wings, buffalo wings, chicken nuggets, wings",
  chinese:
    "dim sum, dimsum, dumpling, dumplings, jiaozi, wonton, wontons, wan tan, xiaolongbao, xiao long bao, soup dumplings, bao, bao bun, bao buns, baozi, mapo tofu, peking duck, chow mein, lo mein, chop suey, chaufa, kung pao, congee, char siu, szechuan, sichuan, cantonese, biang biang",
  cocktail_bar:
    "negroni, aperol spritz, aperol, spritz, mojito, mojitos, margaritas, gin and tonic, gin tonic, gintonic, caipirinha, caipirinhas, martini, martinis, piña colada, daiquiri, mocktail, mocktails, whisky sour",
  crepe: "crêpes, galettes bretonnes, crêpe suzette",
  croatian: "cevapcici, cevapi, ćevapi",
  cuban: "ropa vieja, cuban sandwich",
  danish:
    "frikadeller, flæskesteg, stegt flæsk, hakkebøf, leverpostej, medisterpølse, tarteletter, biksemad, æggekage",
  dessert:
    "tiramisu, cheesecake, crème brûlée, panna cotta, profiteroles, mochi, waffle, waffles, brownie, brownies",
  donut: "donuts, doughnut, doughnuts",
  dutch: "bitterballen, stamppot, kroketten, hutspot, frikandel",
  ethiopian: "injera, doro wat, kitfo",
  filipino: "sinigang, lechon, halo halo, pancit, chicken adobo, lumpia",
  fish_and_chips: "fish n chips, fish & chips, fish chips",
  french:
    "croque monsieur, boeuf bourguignon, coq au vin, bouillabaisse, ratatouille, confit de canard, duck confit, foie gras, escargots, cassoulet, quiche, quiche lorraine, choucroute, steak frites, onion soup",
  georgian: "khachapuri, chatschapuri, khinkali, chinkali, hinkali, hachapuri",
  german:
    "currywurst, bratwurst, weisswurst, sauerkraut, spätzle, käsespätzle, maultaschen, schweinshaxe, sauerbraten, flammkuchen",
  greek:
    "moussaka, mousaka, musaka, gyros, souvlaki, suvlaki, tzatziki, spanakopita, dolmades, saganaki, stifado",
  hotpot: "hot pot, huo guo, fire pot, mala hotpot, malatang",
  hungarian: "goulash, gulasch, gulyas, gulas, lángos, langosch",
  ice_cream: "gelato, gelati, gelateria, sorbet, froyo, frozen yogurt, frozen yoghurt, softice, soft serve",
  indian:
    "curry, curries, biryani, biriyani, biriani, tikka masala, chicken tikka, tandoori, butter chicken, masala dosa, dosa, dosas, samosa, samosas, naan, vindaloo, korma, thali, paneer, palak paneer, daal, dhal, pani puri, vada pav, idli, rogan josh, balti, masala chai",
  indonesian:
    "nasi goreng, mie goreng, mi goreng, bami goreng, bami, rendang, gado gado, rijsttafel, satay, saté, sateh, nasi padang, sambal, loempia",
  irish: "irish stew, colcannon, boxty",
  italian:
    "lasagne, lasagna, risotto, gnocchi, spaghetti, carbonara, ravioli, tagliatelle, bolognese, tortellini, ossobuco, antipasti, arancini, cacio e pepe, polenta, linguine, penne, fettuccine, vongole, saltimbocca, aperitivo milanese",
  japanese:
    "gyoza, tempura, teriyaki, tonkatsu, katsu, katsu curry, okonomiyaki, takoyaki, yakitori, donburi, izakaya, bento, onigiri, teppanyaki, kaiseki, unagi, karaage, omakase, sukiyaki, shabu shabu, miso soup, yakiniku, sake bar",
  kebab:
    "döner, doner, doner kebab, dürüm, durum, kebap, kebabs, shawarma, shwarma, schawarma, shoarma, kapsalon, shish kebab",
  korean:
    "bibimbap, bulgogi, kimchi, korean bbq, korean fried chicken, tteokbokki, tteok bokki, japchae, samgyeopsal, kimbap, gimbap, corn dog, corn dogs",
  lebanese: "tabbouleh, tabouleh, tabbouli, fattoush, manakish, manoushe, kibbeh, kibbe, labneh",
  malaysian: "laksa, nasi lemak, roti canai, char kway teow, hainanese chicken rice",
  mexican:
    "taco, tacos, burrito, burritos, quesadilla, quesadillas, enchiladas, fajitas, nachos, guacamole, mole poblano, tex mex, texmex, taqueria, taquería, chilaquiles, pozole, birria, tamales, chili con carne",
  middle_eastern:
    "falafel, falafels, hummus, houmous, hoummous, mezze, meze, mezzeh, shakshuka, sabich, baba ganoush, mansaf, maqluba",
  moroccan: "couscous, kuskus, tajine, tajines, tagine, tagines, harira, maghreb",
  nepalese: "momo, momos, dal bhat, thukpa",
  noodle: "udon, soba, ramyeon, noodle soup, lamian, noodle bar",
  pakistani: "nihari, karahi, haleem",
  pancake: "poffertjes, american pancakes",
  persian: "ghormeh sabzi, tahdig, koobideh, kubideh, fesenjan, iranian",
  peruvian: "ceviche, cebiche, lomo saltado, ají de gallina, anticuchos, pisco sour",
  pizza: "calzone, pizzas, pizza margherita, neapolitan pizza, pizza napoletana, pinsa",
  polish: "pierogi, pierogies, pirogi, piroggen, bigos, żurek, gołąbki",
  portuguese: "bacalhau, francesinha, caldo verde, cataplana, bifana, alheira, piri piri chicken",
  pub: "guinness, real ale",
  brewery: "ipa, ipas, pale ale, stout, sour beer, sour beers, hazy ipa",
  ramen: "tonkotsu, tonkotsu ramen, tsukemen, ramen noodles",
  russian: "pelmeni, pelmeniy, blini, blinis, solyanka, soljanka, pirozhki, beef stroganoff, stroganoff",
  salad: "caesar salad, salad bar",
  sandwich: "bagel, bagels, club sandwich, panini, paninis, sandwiches",
  seafood: "fruits de mer, frutti di mare, fritto misto, moules frites, calamari, plateau de fruits de mer",
  soup: "minestrone, soups, ramen soup",
  spanish: "paella, paellas, gazpacho, churros, jamón ibérico, fideuà, salmorejo",
  steak:
    "ribeye, rib eye, entrecote, entrecôte, t bone, tomahawk steak, filet mignon, porterhouse, sirloin, tagliata, bistecca, rumpsteak",
  sushi: "sashimi, nigiri, maki, makis, temaki, kaitenzushi, sushi bar, running sushi, sushi buffet",
  swedish: "köttbullar, swedish meatballs, smörgåstårta, surströmming, gravlax",
  taiwanese: "gua bao, lu rou fan, taiwanese beef noodle",
  tapas: "pintxos, pintxo, pinchos, patatas bravas, montaditos",
  tea_room: "matcha, matcha latte, high tea, afternoon tea, cream tea, scones, earl grey, chai latte",
  thai: "pad thai, phad thai, pad see ew, tom yum, tom yam, tom kha, massaman, massaman curry, som tam, papaya salad, green curry, red curry, panang, larb, khao soi",
  turkish: "lahmacun, lahmajoun, iskender, köfte, kofte, gözleme, adana kebab, baklava, börek, simit",
  ukrainian: "borscht, borsch, bortsch, borschtsch, borsjtj, varenyky, chicken kyiv, chicken kiev",
  vietnamese: "pho, pho soup, bún chả, bun cha, bánh mì, banh mi, bánh xèo, bun bo, goi cuon, summer rolls",
  wine_bar:
    "prosecco, champagne, riesling, pinot noir, chardonnay, sauvignon blanc, pét nat, pet nat, barolo, chianti, glühwein",
};
