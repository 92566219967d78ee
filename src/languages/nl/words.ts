import type { Words } from "../words.ts";

export const words: Words = {
  language: "nl",
  common:
    "de het een en of maar ik jij je u hij zij ze wij we jullie mij me jou ons hun hen mijn jouw uw onze dit dat deze die is zijn was ben bent heeft hebben heb had kan kunnen kun kon zou zouden wil willen moet moeten mag mogen gaat gaan ga komen komt doen doe maken maak vind vinden zoek zoeken eten drinken zien bezoeken er hier daar waar wat wie wanneer hoe waarom welke welk in op aan bij naar van voor met om over onder uit door tot tegen na te als dan ook nog al niet geen wel heel erg goed goede mooi mooie leuk leuke lekker beetje meer minder veel weinig iets niets iemand alles alle ja nee graag alsjeblieft alstublieft bedankt dank hallo hoi nu plek plekken stad dag dagen open mensen persoon personen kind kinderen man vrouw vriend vriendin weet raad aanraden hou houden nodig heb ze zit zijn hun toe mee eens weer nou even dus zo eentje een dingen je daar staat kost maakt der den zouden wij bent welkom joh effe toch gewoon misschien eigenlijk leuks lekkere fijn fijne top prima ofzo zoiets ding zeg zegt zei gezegd heet heten noemt ken kent kennen weten denk volgens echt tent plekje plekjes ergens",
  articles: "de, het, een, ons, mijn",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "restaurant, restaurants, eetgelegenheid, eettent, eetcafé, eetplek, eettentje, eettenten, restaurantje, restaurantjes, tentje, bistro, brasserie, eetcafe, eethuis, uit eten, gaan eten",
    cafe: "café, cafeetje, koffietent, koffietentje, koffiebar, koffie, koffiehuis, koffietentjes, cafés, bakkie, bakje koffie, koffiebars, koffiezaak, cappuccino, espresso, latte, bakkie pleur, een kop koffie, koffieplek, koffiebranderij",
    fast_food:
      "fastfood, snackbar, frietkot, frituur, street food, patat, friet, frietje, patatje, kroket, hotdog, hotdogs, snelle hap, snackbars, foodtruck, streetfood",
    food_market:
      "foodhal, foodmarket, markthal, foodhallen, food hall, overdekte markt, eetkraampjes, foodmarkt, markthallen",
    bakery:
      "bakker, bakkerij, banketbakker, patisserie, gebak, taart, brood, bakkerijen, taartjes, taartje, gebakjes, kaneelbroodje, kaneelbroodjes, croissant, croissants, koek, koffiebroodje, bakkertje, broodjes van de bakker",
    ice_cream: "ijs, ijssalon, ijsje, ijsjes, ijssalons, ijsco, softijs, gelato, ijstent",
    bar: "bar, bars, borrel, drankje, borrelen, iets drinken, barretje, drankjes, iets wat drinken, een drankje, drinken, afzakkertje, borreltje, borrelplek, drankje doen",
    pub: "kroeg, pub, bier, biertje, kroegen, bruin café, kroegje, café bier, biertjes, pils, pilsje, pilsjes, pubs, bruine kroeg, bruin cafe, pintje, pintjes, een biertje, een pilsje, tapperij, eetkroeg",
    wine_bar:
      "wijnbar, wijn, natuurwijn, wijnbars, glas wijn, wijntje, wijntjes, een wijntje, natuurwijnen, wijnlokaal, rode wijn, witte wijn, wijnbarretje, proeflokaal wijn",
    cocktail_bar:
      "cocktailbar, cocktails, cocktail, cocktailbars, cocktailtje, gin tonic, gin-tonic, cocktailtjes",
    brewery:
      "brouwerij, speciaalbier, speciaalbiertje, craft beer, bierbrouwerij, biercafé, speciaalbieren, ambachtelijk bier, brouwerijen, craft bier, craftbier, goed bier, lekker bier, ipa, biercafe, bierlokaal, brouwcafé, proeflokaal, lekkere biertjes, goede bieren",
    nightclub:
      "nachtclub, club, disco, discotheek, dansen, uitgaan, clubs, nachtclubs, uitgaan dansen, techno, dansvloer, clubben, feesten, dansje wagen, danstent",
    tea_room: "theesalon, theehuis, thee, theetuin, high tea, theehuizen, kopje thee, theetje",
    hotel: "hotel, hotels, overnachting, slaapplek, accommodatie, kamer, overnachten, verblijf",
    guest_house: "pension, gasthuis, bed and breakfast, b&b, gastenverblijf, guesthouse",
    hostel: "hostel, jeugdherberg",
    apartment: "vakantieappartement",
    campsite: "camping",
    museum: "museum, musea, tentoonstelling, tentoonstellingen, museums, expositie, exposities, museumpje",
    art_museum: "kunstmuseum, kunstmusea, museum voor kunst",
    gallery: "galerie, kunstgalerie, galerij, galerieën, galeries, kunstgaleries, galeri",
    church: "kerk, kathedraal, kapel, kerken, kathedralen, basiliek, kerkje",
    castle: "kasteel, paleis, slot, kastelen, paleizen, burcht",
    monument: "monument, standbeeld, gedenkteken, monumenten, standbeelden, beeld, beelden",
    attraction:
      "bezienswaardigheid, bezienswaardigheden, attractie, attracties, highlights, wat te zien, dingen om te zien, toeristische trekpleister, trekpleisters, hoogtepunten, wat moet je gezien hebben, moet je gezien hebben, leuks te zien, leuke dingen om te zien, must see, must sees, wat is er te zien, iets leuks te zien",
    architecture: "architectuur, gebouwen",
    viewpoint:
      "uitzichtpunt, uitkijkpunt, uitzichtpunten, uitkijkpunten, uitzicht over de stad, uitkijken over de stad, de stad van boven, zicht over de stad, uitkijktoren, panorama, panoramapunt, stadsuitzicht, hele stad zien",
    tower: "toren, torens, kerktoren",
    square: "plein",
    bridge: "brug, bruggen",
    canal: "gracht, kanaal, grachten",
    college: "universiteit, hogeschool",
    library: "bibliotheek",
    park: "park, parken, parkje, stukje groen, in het groen, plantsoen, grasveld",
    garden: "tuin, tuinen, botanische tuin, hortus",
    nature:
      "natuur, bos, natuurgebied, bossen, wandelen in de natuur, de natuur in, wandeling, boswandeling, hiken",
    beach: "strand, stranden, strandje",
    lake: "meer van, meertje, mooi meer, groot meer, meren",
    playground:
      "speeltuin, speelplaats, speeltuinen, speeltuintje, schommels, speelplek, glijbaan, schommel, binnenspeeltuin, zandbak, klimrek, kinderen spelen, kids spelen, waar de kinderen kunnen spelen",
    zoo: "dierentuin, dierentuinen, dieren, dierenpark, beesten kijken, dieren kijken, beestjes",
    aquarium: "aquarium, aquaria, haaien, zeeaquarium",
    amusement_park:
      "pretpark, achtbaan, attractiepark, pretparken, kermis, achtbanen, attractieparken, draaimolen",
    theatre:
      "theater, opera, ballet, voorstelling, toneel, schouwburg, kindertheater, theaters, toneelstuk, voorstellingen, cabaret, musical, poppenkast, show, poppentheater",
    cinema: "bioscoop, film, bioscopen, bios, films, filmpje pakken, filmpje, filmhuis",
    music_venue:
      "livemuziek, live muziek, concert, concerten, concertzaal, poppodium, optreden, optredens, bandje, bandjes, muziekcafé, live band",
    event:
      "evenement, wat gebeurt er, evenementen, wat is er gaande, wat is er te beleven, wat speelt er, wat is er te doen, wat te doen, iets te doen, activiteiten, gebeurt er iets, events",
    festival: "festival, feest, festivals",
    entertainment: "vermaak, entertainment",
    swimming_pool: "zwembad, zwembaden, binnenbad, buitenbad, zwemmen in een zwembad, overdekt zwembad",
    sauna: "sauna, sauna's, saunas, stoombad, hamam, saunaatje",
    spa: "spa, wellness, massage, spa's, massages, thermen, thermaal bad, hammam, wellnesscentrum, masseur",
    sports:
      "sportschool, sporthal, sportcentrum, fitness, sporten, gym, trainen, sportscholen, krachttraining",
    climbing: "klimmen, klimhal, boulderen, boulderhal, klimhallen, klimwand, klimcentrum",
    boat_tour:
      "rondvaart, boottocht, vaartocht, boot, boten, boottochten, rondvaartje, boottochtje, bootje varen, varen, rondvaartboot, bootje, grachtentocht, bootje huren, rondje varen, grachtenrondvaart",
    shop: "winkel, winkels, winkelen, shoppen, boetiek, winkeltje, winkeltjes, shoppingstraat, winkelstraat, winkelstraten, boetiekjes, zaakjes, designwinkel, designwinkels, kooplustig, even shoppen",
    shopping_centre: "winkelcentrum, winkelcentra, mall, overdekt winkelen, shoppingcenter",
    department_store: "warenhuis, warenhuizen, bijenkorf",
    bookshop:
      "boekhandel, boekwinkel, boekwinkels, boekenwinkel, boekenzaak, boeken kopen, tweedehands boeken, boekenwinkels, antiquariaat",
    second_hand:
      "tweedehandswinkel, tweedehands, kringloop, kringloopwinkel, vintage winkel, tweedehandswinkels, kringloopwinkels, vintagewinkels, vintage, tweedehands kleding, vintagewinkel, vintage kleding, tweedehandskleding, tweedehands winkel, tweedehands winkels, tweedehandsjes, kringlopen",
    antiques: "antiek, antiekwinkel, antiekzaak, antiekwinkels, antiekmarkt",
    souvenirs:
      "cadeau, cadeautje, cadeautjes, cadeaus, souvenirs, souvenir, souvenirtje, cadeauwinkel, ansichtkaarten, aandenken, presentje, kadootje, kado",
    clothes: "kleding, kledingwinkel, kleren, kledingwinkels, mode, schoenen, kleren kopen",
    market:
      "markt, rommelmarkt, vlooienmarkt, kerstmarkt, markten, rommelmarkten, vlooienmarkten, kerstmarkten, weekmarkt, boerenmarkt, marktje, kraampjes, braderie",
    supermarket:
      "supermarkt, boodschappen, supermarkten, boodschappen doen, kruidenier, buurtsuper, avondwinkel, appie, water kopen, supermarktje",
    pharmacy:
      "apotheek, apotheken, drogist, drogisterij, paracetamol, pijnstillers, ibuprofen, medicijnen, pleisters, aspirine",
    hospital:
      "ziekenhuis, dokter, huisarts, ziekenhuizen, spoedeisende hulp, eerste hulp, arts, huisartsenpost, tandarts, kliniek, dokterspost",
    police: "politie, politiebureau, politiepost",
    atm: "geldautomaat, pinautomaat, bank, pinautomaten, pinnen, geld opnemen, geld pinnen, flappentap, geld wisselen, wisselkantoor",
    toilets:
      "toilet, wc, toiletten, wc's, openbaar toilet, openbare toiletten, plee, plassen, naar de wc, plaspauze, verschoonruimte",
    station:
      "station, metro, bushalte, treinstation, stations, metrostation, halte, metrohalte, centraal station, tramhalte",
    bike_rental:
      "fietsverhuur, fiets huren, fietsen huren, huurfiets, huurfietsen, fietsenverhuur, fietsenverhuurder, leenfiets, fietsverhuurder, fietsen te huur",
    tourist_information:
      "vvv, toeristeninformatie, vvv kantoor, toeristenbureau, toeristische informatie, toeristeninfo",
    cemetery: "begraafplaats, kerkhof, begraafplaatsen, kerkhoven, graf, graven",
    fortress: "vesting, fort, citadel, forten",
    african: "afrikaans",
    american: "amerikaans",
    asian: "aziatisch",
    british: "brits, engels",
    breakfast: "ontbijt, ontbijten, ontbijtje, ontbijttent, ontbijtplek",
    brunch: "brunch, brunchen, brunchje, brunchtent, brunchplek",
    burger: "burger, hamburger, burgers, hamburgers, hamburgertent, burgertent, cheeseburger",
    danish:
      "deens, deense, deens eten, deense keuken, typisch deens, streekgerechten, lokale keuken, lokaal eten, typisch deense",
    nordic: "scandinavisch, noords, noordse, scandinavische, noordse keuken",
    seafood:
      "vis, zeevruchten, visrestaurant, schaaldieren, visje, oesters, mosselen, garnalen, kreeft, vistent, vis eten, visgerechten, haring",
    steak: "steak, biefstuk, steakhouse, steaks, vlees, ribeye, entrecote",
    international: "internationaal",
    pizza: "pizza, pizzeria, pizza's, pizzas, pizzaatje, pizzatent, pizzeria's, pizzaatje eten",
    italian: "italiaans, italiaan, pasta, italiaanse, spaghetti, lasagne, risotto, trattoria, de italiaan",
    ramen: "ramen",
    sushi: "sushi, sushitent, sushi eten",
    smorrebrod: "smorrebrod, open broodjes, deense boterham",
    tapas: "tapas",
    indian: "indiaas, indiase, indiër, curry, de indiër, tikka",
    thai: "thais, thaise, thai, pad thai",
    japanese: "japans, japanse, japanner, de japanner",
    chinese: "chinees, chinese, chinezen, de chinees, dimsum, dim sum, dumplings",
    greek: "grieks, griek, griekse, de griek, gyros, souvlaki",
    mexican: "mexicaans, mexicaanse, mexicaan, taco's, tacos, burrito, burrito's, nacho's",
    turkish: "turks, turkse, de turk",
    lebanese: "libanees, libanese",
    spanish: "spaans, spaanse, paella",
    kebab: "kebab, döner, doner, shoarma, kapsalon, dürüm",
    vietnamese: "vietnamees, vietnamese, pho, banh mi",
    french: "frans, franse",
    korean: "koreaans, koreaanse, bibimbap",
    vegetarian:
      "vegetarisch, vegetarische, vega, vegetariër, veggie, zonder vlees, geen vlees, vleesloos, vegetariërs, eet geen vlees, eten geen vlees, vegetarisch eten, vegetarier",
    vegan:
      "veganistisch, vegan, veganistische, veganist, veganisten, plantaardig, plantaardige, plantbased, vegan eten",
    gluten_free:
      "glutenvrij, glutenvrije, zonder gluten, geen gluten, coeliakie, glutenallergie, glutenintolerant, tarwevrij",
    halal: "halal, halal eten, halalvlees, halal vlees",
    kosher: "koosjer",
    wifi: "wifi, internet, wi fi, stopcontact, stopcontacten werken, werken op mijn laptop, laptop",
    parking:
      "parkeren, parkeerplaats, parkeergelegenheid, gratis parkeren, parkeergarage, parkeerplek, auto kwijt, auto parkeren, de auto kwijt, auto neerzetten",
    wheelchair:
      "rolstoel, rolstoeltoegankelijk, toegankelijk, rolstoelvriendelijk, geen trappen, zonder trappen, rollator, invalide, invaliden, mindervaliden, slecht ter been, drempelvrij, gehandicapten, rolstoelgebruiker, hellingbaan, scootmobiel, zonder drempels",
    outdoor_seating:
      "terras, buiten zitten, terrasje, buiten, terrassen, terrasjes, buiten eten, in de zon, dakterras, binnentuin, tuin om te zitten, terrasje pakken, in de buitenlucht, lekker buiten, buitenterras",
    takeaway: "afhalen, meenemen, om mee te nemen, to go, take away, bezorgen, afhaal",
    dogs: "hond, honden, hondvriendelijk, hondje, hondvriendelijke, honden toegestaan, met de hond, viervoeter, de hond mee, hond mee, woef",
    quiet:
      "rustig, stil, kalm, rustige, rustiger, rustigere, stille, stiller, niet te druk, niet druk, niet zo druk, niet te luidruchtig, zonder lawaai, weinig mensen, sereen, niet lawaaierig, minder druk, ontspannen, vredig, kunt praten, rustig praten, minder lawaai",
    cosy: "gezellig, knus, sfeervol, gezellige, gezelliger, knusse, sfeervolle, intiem, hygge, huiselijk, haardvuur, open haard, warm en gezellig",
    romantic:
      "romantisch, romantische, date, date night, kaarslicht, bij kaarslicht, eerste date, aanzoek, romantiek, kaarsjes",
    lively:
      "levendig, bruisend, levendige, bruisende, sfeer, goede sfeer, leuke sfeer, reuring, veel reuring, drukte, gezellige drukte",
    view: "uitzicht, met uitzicht, zeezicht, dakterras, mooi uitzicht, uitzicht op, uitzicht over, uitzicht op zee, uitzicht op de haven, uitzicht op het water, zicht op, uitkijkt op, uitkijken op, uitkijkend, uitzicht over de stad, zicht over de stad, rooftop",
    rainy:
      "regen, regent, slecht weer, binnen doen, regenachtige dag, regenachtig, overdekt, het giet, plenst, hoost, regenen, stortregent, rotweer, miezert, het regent, regenweer, pokkenweer, binnenactiviteit, stortregen, giet, droog zitten, uit de regen, kutweer, hondenweer, bij regen, sneeuwt, stormt, zeikt, pijpenstelen, als het regent",
    late_night:
      "tot laat, laat open, laat in de avond, laat nog open, na middernacht, de hele nacht, 's nachts open, laat op de avond, tot diep in de nacht, nachtelijk, nachtbrakers, nog laat open",
    local:
      "niet te toeristisch, niet zo toeristisch, locals, lokaal, lokale, authentiek, niet toeristisch, verborgen parels, inwoners, authentieke, waar locals komen, waar de locals, lokale tent, geen toeristen, zonder toeristen, toeristenval, verborgen parel, verborgen plekjes, buurtcafé, buurtkroeg, echt deens, geen toeristenfuik, verborgen pareltje, pareltje, pareltjes, buurttent",
    popular:
      "populair, beroemd, hip, populaire, beroemde, bekend, bekende, hippe, trendy, in trek, hotspot, hotspots, hipste",
    picnic: "picknick, picknicken",
    pool: "met zwembad",
    air_conditioning: "airco, airconditioning",
    jazz_bar:
      "jazz, jazzbar, jazzclub, jazzcafé, jazzcafe, jazzkroeg, jazz bar, jazz club, live jazz, jazzbars, jazzclubs, jazzkelder, jazztent",
    harbour_bath:
      "havenbad, havenbaden, zwemmen in de haven, in de haven zwemmen, zwemplek in de haven, zwemplek, zwemmen in de gracht, havenzwembad, duik in de haven",
    barbecue: "bbq, barbecue, grill, spareribs, gegrild vlees",
    indonesian: "indonesisch, indisch, rijsttafel, indische",
    middle_eastern: "midden oosters, falafel, hummus, arabisch, mezze",
    moroccan: "marokkaans, couscous, tajine",
    ethiopian: "ethiopisch, ethiopische, injera, eritrees",
    salad: "salade, salades, gezond eten, iets gezonds, gezond, slaatje",
    dessert: "toetje, toetjes, iets zoets, dessert, zoetigheid, nagerecht",
    sandwich:
      "broodje, broodjes, broodjeszaak, tosti, boterham, sandwich, sandwiches, belegde broodjes, bagel",
    pancake: "pannenkoek, pannenkoeken, pannenkoekenhuis, poffertjes",
  },
  activity: {
    eat: "uit eten, eten, iets eten, ergens eten, etentje, honger, eet je, lekker eten, goed eten, een hapje eten, hapje eten, hapje, bikken, schransen, smikkelen, wat eten, iets te eten, te eten, vreten, lunchen, dineren, avondeten, snaaien, happen, trek in eten, rammelende maag, peuzelen",
  },
  topic: {
    art: "kunst, schilderkunst, moderne kunst, schilderijen, kunstenaars",
    history: "geschiedenis, historisch, historische, vikingen, middeleeuwen",
    design: "design",
    photography: "fotografie, fotograferen",
    music: "muziek, rock, klassieke muziek",
    nightlife: "nachtleven, stappen, uitgaan, uitgaansleven, feestje, kroegentocht, feest, op stap",
    cycling: "fietsen, wielrennen, fietstocht, fietstochtje, op de fiets",
    swimming: "zwemmen, een duik, duik nemen, duiken, zwemplek",
    royalty: "koningshuis, koninklijke familie, koninklijk, koninklijke, koningin, royals",
    books: "boeken, literatuur, lezen",
    wellness: "wellness, ontspanning",
    food: "gastronomie, culinair",
    sports: "sport, sporten",
    fine_dining:
      "haute cuisine, fine dining, sterrenrestaurant, sterrenzaak, michelin, michelinster, michelinsterren, proeverij menu, gastronomisch, gastronomische, chefs menu, culinair",
    street_food: "street food",
    hidden_gems: "verborgen parels",
    vintage: "vintage",
  },
  price: {
    free: "gratis, kosteloos, vrije toegang, gratis toegang, niks kost, niets kost, kost niks, voor niks, voor nop, zonder te betalen, vrij toegankelijk, kost niets, geen entree, noppes",
    cheap:
      "goedkoopste, weinig geld, klein budget, goedkoop, goedkope, voordelig, budget, low budget, goedkoopje, goedkoopst, voor weinig, klein laag budget, voordelige, betaalbaar goedkoop, weinig uitgeven, niet veel uitgeven, niet te veel uitgeven, arme student, blut, spotgoedkoop, krap bij kas, prikkie, voor een prikkie, zuinig, lage prijs, studentenbudget, niet duur zijn",
    affordable:
      "betaalbaar, betaalbare, redelijk geprijsd, zonder veel uit te geven, niet te prijzig, schappelijk, redelijke prijs, redelijke prijzen, niet te duur, niet al te duur, niet duur, niet zo duur, niet heel duur, goede prijs kwaliteit, prijs kwaliteit, schappelijke prijs, niet de hoofdprijs, geen fortuin, normale prijzen, te doen qua prijs",
    moderate:
      "gemiddeld geprijsd, middenklasse, gemiddelde prijs, middensegment, middenprijs, gemiddeld, modaal, niet duur niet goedkoop, middelmatige prijs",
    expensive:
      "duur, dure, chic, chique, luxe, luxueus, sjiek, exclusief, deftig, sterrenrestaurant, luxueuze, exclusieve, deftige, prijzig, prijzige, mag wat kosten, mag best wat kosten, fancy, sjieke, stijlvol, stijlvolle, hoog segment, verwennen, high end, elegant, upscale",
    cheaper:
      "goedkoper, goedkopere, goedkopers, minder duur, voordeliger, minder dure, te duur, betaalbaarder, iets goedkopers, minder prijzig",
    dearer: "duurder, chiquer, luxer, duurdere, sjieker, exclusiever, luxere, iets chiquers, wat luxer",
  },
  day: {
    day_after: "de dag erna, dag erna, de dag daarna, dag daarna, een dag later, de volgende dag",
    day_before: "de dag ervoor, dag ervoor, de dag daarvoor, dag daarvoor, een dag eerder",
    "12-24": "kerstavond",
    "12-25": "eerste kerstdag, 1e kerstdag",
    "12-26": "tweede kerstdag, 2e kerstdag",
    "12-31": "oudejaarsavond, oudejaarsdag, oud en nieuw",
    "1-1": "nieuwjaarsdag, nieuwjaar",
    today: "vandaag",
    tonight: "vanavond, vannacht",
    tomorrow: "morgen",
    after_tomorrow: "overmorgen",
    weekend: "weekend, weekendje",
    this_week: "deze week, van de week, doordeweeks",
    next_week: "volgende week, komende week, aanstaande week, de week erna",
    this_month: "deze maand",
    next_month: "volgende maand, komende maand",
    christmas:
      "met kerst, kerst, kerstdagen, tijdens kerst, rond kerst, met de kerst, kerstvakantie, tijdens de kerst",
    easter: "met pasen, pasen, paasweekend, paasdagen, tijdens pasen",
  },
  part: {
    morning: "ochtend, 's ochtends, vroeg, 's morgens, voormiddag, vanochtend, sochtends, morgens",
    midday: "middaguur",
    afternoon: "middag, 's middags, namiddag, vanmiddag, smiddags, middags",
    evening: "avond, 's avonds, savonds",
    night: "nacht, 's nachts",
  },
  meal: {
    breakfast: "ontbijt, ontbijten",
    brunch: "brunch",
    lunch: "lunch, lunchen, middageten",
    dinner: "diner, avondeten, dineren, het avondeten",
  },
  moment: {
    ahead: "over",
    days_ahead: "over",
    before: "eerder dan, vroeger dan",
    until: "tot, tot en met, vertrekken, gaan weg, t/m, tm, t m",
    now: "nu, op dit moment, meteen, momenteel",
    next: "volgende, komende, aanstaande",
    this: "deze, dit",
    from: "komen aan, aankomst, we komen, vanaf, met ingang van, te beginnen",
    between: "tussen",
  },
  clock: {
    at: "om, rond, tegen",
    hour: "uur, u, h",
    am: "'s ochtends, 's morgens",
    pm: "'s avonds, 's middags",
    half_to: "half",
    quarter_past: "kwart over",
    quarter_to: "kwart voor",
  },
  number: {
    "1": "één, een, dagje",
    "2": "twee",
    "3": "drie",
    "4": "vier",
    "5": "vijf",
    "6": "zes",
    "7": "zeven, hele week, volle week",
    "8": "acht",
    "9": "negen",
    "10": "tien",
    "11": "elf",
    "12": "twaalf",
    "15": "vijftien",
    "20": "twintig",
    "30": "dertig",
  },
  ordinal: {
    "1": "eerste",
    "2": "tweede",
    "3": "derde",
    "4": "vierde",
    "5": "vijfde",
    "-1": "laatste, laatste stop",
  },
  unit: {
    hour: "uur, uren",
    mile: "mijl",
    day: "dagje, dagjes, dag, dagen, hele week, volle week, dgn",
    night: "nacht, nachten",
    week: "week, weken",
    person:
      "persoon, personen, mensen, volwassenen, gasten, pers, pp, volwassene, man, vrienden, vriendinnen, meiden, jongens, vrouwen, mannen, reizigers, couverts",
    metre: "m, meter",
    kilometre: "km, kilometer",
    walk_minute: "minuut, minuten, min",
    star: "ster, sterren, sterrenhotel",
    age: "jaar, jarige, jaar oud",
    child:
      "kinderen, kind, zonen, dochters, kids, pubers, peuters, kleintjes, kleinkinderen, tieners, baby, jongens",
  },
  numbered: { day: "dag, dagen", stop: "stop, stops, halte, stopplaats" },
  negation: {
    needless: "hoeft niet, hoef geen, hoeft geen, niet per se",
    not: "niet, geen, zonder, nooit, liever geen, vermijd",
    except: "behalve, alles behalve, uitgezonderd, anders dan, buiten",
    but: "maar, liever, in plaats",
  },
  where: {
    near: "in dezelfde buurt als, zelfde buurt als, in de buurt van, dichtbij, vlak bij, vlakbij, bij, naast, rond, rondom, nabij, dichter bij, dicht bij, tegenover, niet ver van, in de omgeving van",
    in: "in, op, te",
    me: "in de buurt, hier in de buurt, bij mij in de buurt, vlakbij, hier vlakbij, in de omgeving, dichtbij mij, om de hoek, dichtbij, hier om de hoek, nabij, hier dichtbij, niet ver, niet ver van hier, hier ergens, op loopafstand, dicht bij hier, bij ons in de buurt",
    host: "hotel, het hotel, ons hotel, mijn hotel",
    walk: "loopafstand, op loopafstand, te voet, lopend",
    within: "binnen, minder dan, maximaal, hooguit, hoogstens",
    there: "daar in de buurt, daar, in dezelfde buurt, zelfde wijk, daar vlakbij",
  },
  town: {
    centre: "centrum, binnenstad, stadscentrum, het centrum, centraal",
    north: "noorden, noord, noordelijk",
    south: "zuiden, zuid, zuidelijk",
    east: "oosten, oost, oostelijk",
    west: "westen, west, westelijk",
  },
  party: {
    family:
      "oma, opa, mijn ouders, schoonouders, grootouders, kids, kindjes, tieners, kleintjes, gezin, familie, kinderen, kind, kindvriendelijk, baby, peuter, jarige, zoon, dochter, gezinsvriendelijk, ouders, pubers, puber, kleinkinderen, kleinkind, neefje, nichtje, peuters, dreumes, opa en oma, mijn moeder en ik, ik en mijn moeder, mama en ik, mijn vader en ik, gezin van, familie van, kroost, koters, kleuter, kleuters, baby's, zoontje, dochtertje, zonen, dochters, gezinnen, tiener, kindvriendelijke, buggy, ukkies, ukken, bloedjes, neefjes, nichtjes, mijn moeder",
    couples:
      "koppel, stel, vriendin, vriend, vrouw, man, partner, echtgenoot, echtgenote, stelletje, trouwdag, huwelijksdag, jubileum, echtpaar, mijn vriendin, mijn vriend, mijn vrouw, mijn man, huwelijksreis, schat, wederhelft, verloofde, mijn lief, met zijn tweeën romantisch, pas getrouwd",
    friends:
      "vrienden, vriendinnen, maten, meiden, mannen onder elkaar, vrijgezellenfeest, vriendengroep, vriendenweekend, meidenweekend, vriendinnengroep, matties, clubje vrienden, gasten vrienden, de jongens, de meiden, vrijgezellenweekend",
    solo: "alleen, solo, in mijn eentje, alleen reizend, helemaal alleen, alleen ik, op mezelf, met mezelf, mn eentje, alleen op reis, voor mij alleen, m'n uppie, op mijn uppie",
    business:
      "zakelijk, zakenreis, collega's, klanten, voor zaken, zakendiner, conferentie, voor werk, collega, klant, zakenlunch, vergadering, congres, relatie van het werk, baas, bedrijfsuitje, teamuitje, zakenpartner, zakelijke, werkdiner",
  },
  partySize: {
    of: "we zijn met, we zijn, met z'n, tafel voor, voor, groep van, wij zijn met, gezin van, we zijn nu met, familie van, wij zijn, tafeltje voor, groepje van, met zn, met z n, met zijn",
    of_after: "personen",
    "2": "met z'n tweeën, voor twee, wij tweeën, voor 2, met zijn tweeën, met zn tweeën, met zn tweeen, z'n tweeën, wij twee, alleen wij tweeën, ons tweeën, voor ons twee, mijn moeder en ik, ik en mijn moeder, mama en ik, mijn vader en ik",
    "3": "met z'n drieën, met zijn drieën, met zn drieën, met zn drieen, z'n drieën, voor drie, wij drieën",
    "4": "met z'n vieren, met zijn vieren, met zn vieren, z'n vieren, voor vier, ons vieren",
    "5": "met z'n vijven, met zijn vijven, met zn vijven, z'n vijven, voor vijf",
    "6": "met z'n zessen, met zijn zessen, met zn zessen, z'n zessen, voor zes",
    "7": "met z'n zevenen, met zijn zevenen",
    "8": "met z'n achten, met zijn achten, met zn achten, voor acht",
    "10": "met z'n tienen",
  },
  tripType: { business: "zakenreis, voor zaken, zakelijk", pleasure: "vakantie" },
  asked: {
    area: "welke wijk, welke buurt",
    hours:
      "is open, open op, tot hoe laat, hoe laat dicht, dicht op, wanneer dicht, nog open, openingstijden, openingsuren, hoe laat, wanneer open, wanneer gaat, sluit, sluitingstijd, wanneer is",
    address: "adres, waar ligt, locatie, waar is, waar zit",
    phone: "telefoonnummer, telefoon, nummer, bellen",
    price:
      "hoe duur is, wat is de prijs, wat betaal je, prijs, kost, hoeveel kost, kaartje, kaartjes, entree, toegangsprijs, wat kost",
    postcode: "postcode",
    website: "website, link, site",
    directions: "hoe kom ik, route naar, hoe komen we, hoe kom je",
    booking: "reserveren, boeken, reservering, boek",
    rating: "beoordelingen, recensies, beoordeling",
    payment: "met pin betalen, pinnen, creditcard, kaart betalen",
    distance: "ver weg, ver van, ver hiervandaan, is het ver, ver lopen, hoe ver, afstand",
    duration: "hoe lang",
    photos: "foto's, foto, beelden",
    type: "wat voor soort, welk soort",
  },
  slot: {
    features: "parkeren, wifi",
    priceLevel: "prijs, budget",
    area: "wijk, buurt, gebied, locatie, plek, waar",
    categories: "keuken, soort",
    openAt: "tijd, dag, tijdstip",
    stars: "sterren",
  },
  sort: {
    distance: "dichtstbijzijnde, dichtstbij, het dichtst bij",
    rating: "beste, de beste, best beoordeelde",
    closer: "dichterbij, dichter bij",
    better: "beter, betere",
  },
  act: {
    must: "het moet, moet, moet wel, het moet wel, mag best, het mag best, zou moeten",
    why: "waarom, waarom niet, hoezo",
    left_out: "weggelaten, overgeslagen, ontbreekt, niet erbij, niet in het plan, niet opgenomen",
    calm: "minder druk, kalmer, ontspannen, ontspannender",
    busy: "drukker, meer doen, meer zien, meer dingen",
    ask: "wie, welke, welk, waarom, wanneer, wat, hoe",
    more: "meer, laat meer zien, laat me meer zien, toon meer, nog meer",
    todo: "wat kunnen we doen, wat kunnen we, wat te doen, dingen om te doen, wat kun je doen, wat kan je doen",
    called: "genaamd, die heet, heet",
    also: "ook, met",
    join: "en, of",
    greet: "hallo, hoi, goedemorgen, goedemiddag, goedenavond, hey, goedendag, dag",
    thanks: "bedankt, dank je, dank je wel, dankjewel, dank u, heel erg bedankt, dank u wel",
    bye: "tot ziens, doei, dag, dat was alles, dat was het, fijne dag, tot later",
    yes: "ja, ja graag, graag, prima, oké, ok, zeker, perfect, natuurlijk, ja hoor, goed, top",
    no: "nee, nee bedankt, nee dank je",
    find: "wat raad je aan, waar kunnen we naartoe, op zoek naar, waar kunnen we met, zoek, zoeken, vinden, vind, aanraden, aanbevelen, aanbeveling, suggestie, is er, zijn er, ik wil, we willen, ik zou graag, nodig, heb nodig, waar kan ik, waar kunnen we, wat kunnen we doen, wat kunnen we, wat te doen, dingen om te doen, toon, laat zien, iets, ergens, ken je, weet je, zin in, zit daar",
    where: "waar, waar kunnen we naartoe, waar kunnen we met, waar kan ik, waar kunnen we",
    plan: "maken, plan, plannen, maak een plan, maak, stel samen, organiseer, samenstellen, maak een reisplan",
    guides: "gidsen, gids, reisgidsen, stadsgidsen",
    areas: "wijken, buurten, stadsdelen",
    itinerary: "dagprogramma, reisplan, reisschema, planning, programma, route, plan, dagplanning",
    trip: "reis, verblijf, uitstapje, weekendje weg, stedentrip, vakantie",
    send: "stuur, sturen, mail, verstuur, doorsturen, mailen, e mail, email",
    tell: "vertel, vertel me, meer over, vertel eens, meer info, informatie over, details, vertel meer, vertel me over, meer informatie",
    what_is: "wat is, wie is, wat zijn",
    is: "is, is het, zijn, de moeite waard",
    have: "heeft, hebben, hebben ze, heeft het, kun je daar, is daar",
    reference: "die, dat, deze, het, daar, ze",
    other: "een andere, andere, iets anders, nog een, meer opties, nog eentje",
    meant:
      "maak er, zei ik, heb ik gezegd, ik zei, toch, toch liever, ik bedoelde, bedoelde, nee ik bedoelde, ik bedoel, eigenlijk",
    instead: "in plaats daarvan, en, liever, hoe zit het met, wat dacht je van, dan",
    like: "hou van, houden van, hou, houden, vind leuk, interesse in, geïnteresseerd in, dol op, fan van, gek op",
    dont_care:
      "maakt niet uit, niet uit, maakt me niet uit, geen voorkeur, doet er niet toe, maakt niks uit, niet belangrijk",
    less: "minder, niet zo veel, niet zoveel",
    inside: "binnen, binnen zitten, overdekt",
  },
  edit: {
    move: "verplaats, verplaatsen, verschuif, verschuiven, zet, schuif, schuiven, opschuiven",
    keep: "hou, houd, behoud, laat staan, moet blijven, blijft erin, niet aanraken",
    free: "vrij, niets gepland, voor onszelf, vrijhouden",
    start_at:
      "start, starten, beginnen, begin, beginnen we, vertrek, vertrekken, niet voor, vanaf, eerste stop, niet eerder dan, beginnen om, aan de slag, niet vroeger dan",
    end_at:
      "terug, terug in het hotel, thuis, klaar, einde, eindigen, stoppen, terug zijn, thuis zijn, weer terug, klaar zijn, afgelopen, weer in het hotel, eindig",
    move_later: "later",
    move_earlier: "eerder, vroeger",
    remove_day:
      "een dag minder, een dag korter, haal een dag weg, schrap een dag, dag eraf, dag minder, haal er een dag af, een dag eraf, dagje minder, dagje korter, een dag weg, verwijder een dag, kort een dag in",
    add_day:
      "een dag meer, nog een dag, een dag langer, een extra dag, voeg een dag toe, een dag erbij, plak er een dag aan vast, plak er een dag aan, plak er nog een dag aan, dag erbij, doe er een dag bij, dagje extra, extra dag, dagje erbij, een dagje langer, een dagje meer, verleng met een dag, nog een dagje",
    replace:
      "vervang, verwissel, wissel, verander, ruil, vervangen, omdraaien, draai om, omwisselen, verwisselen, wissel om, wisselen, ruil om, omruilen, ruilen, vervang door, vervangt, aanpassen, wijzig",
    remove:
      "mag eruit, eruit, verwijder, haal weg, schrap, weghalen, verwijderen, haal, weg, sla over, overslaan, schrappen, laat vallen, weglaten, laat weg, hoeft niet, gooi eruit, mag weg, eraf",
    add: "voeg toe, toevoegen, voeg, doe er bij, erbij, doe erbij, zet erin, stop erin, plan in, inplannen, prop erin, zet erbij, neem op, gooi erin",
    less_walking: "minder lopen, minder wandelen, niet zoveel lopen, kortere wandelingen, te veel lopen",
    start_later:
      "later beginnen, begin later, later starten, begin wat later, start later, uitslapen, niet zo vroeg",
    start_earlier: "eerder beginnen, begin eerder, vroeger beginnen",
    end_earlier: "eerder stoppen, eerder terug",
    slower:
      "rustig aan, niet te druk, niet te vol, zonder haast, geen haast, op het gemak, relaxed, relaxt, rustiger aan, rustiger, minder vol, relaxter, langzamer, minder stops, kalmer aan, lichter, wat lichter, korter, wat korter, te druk, veel te druk, te vol, te veel, veel te veel, te zwaar, te lang, te vermoeiend, vermoeiend, moe, minder druk, minder dingen, minder plekken, te veel stops, rustig, rustig tempo, rustig aan doen, meer pauze, meer pauzes, meer tijd, meer rust, ontspannen, inkorten, kort in, uitdunnen, niet te veel",
    fuller:
      "voller, meer stops, te leeg, vul op, opvullen, vullen, meer dingen, meer doen, meer erin, stop er meer in, meer plekken, volproppen, vol gepropt, volgepropt, lekker vol, volgepland, zo veel mogelijk, zoveel mogelijk, te weinig, propvol",
    set_days:
      "maak er, maak het, liever, toch, alleen, maar, slechts, we blijven, we hebben, doe maar, verander in, wordt, worden, uiteindelijk, inkorten tot, verleng tot",
  },
};
