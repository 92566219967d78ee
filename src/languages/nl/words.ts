import type { Words } from "../words.ts";

export const words: Words = {
  language: "nl",
  common:
    "de het een en of maar ik jij je u hij zij ze wij we jullie mij me jou ons hun hen mijn jouw uw onze dit dat deze die is zijn was ben bent heeft hebben heb had kan kunnen kun kon zou zouden wil willen moet moeten mag mogen gaat gaan ga komen komt doen doe maken maak vind vinden zoek zoeken eten drinken zien bezoeken er hier daar waar wat wie wanneer hoe waarom welke welk in op aan bij naar van voor met om over onder uit door tot tegen na te als dan ook nog al niet geen wel heel erg goed goede mooi mooie leuk leuke lekker beetje meer minder veel weinig iets niets iemand alles alle ja nee graag alsjeblieft alstublieft bedankt dank hallo hoi nu plek plekken stad dag dagen open mensen persoon personen kind kinderen man vrouw vriend vriendin weet raad aanraden hou houden nodig heb ze zit zijn hun toe mee eens weer nou even dus zo eentje een dingen je daar staat kost maakt der den zouden wij bent welkom joh effe toch gewoon misschien eigenlijk leuks lekkere fijn fijne top prima ofzo zoiets ding zeg zegt zei gezegd heet heten noemt ken kent kennen weten denk volgens echt tent plekje plekjes ergens leeftijd euro aangaande aangezien achter achterna af aldaar aldus alhoewel alias allebei alsnog altijd altoos anderszins behoudens beide beiden bepaald betreffende bijna bijv binnenin blijken boven bovenal bovendien bovengenoemd bovenstaand bovenvermeld daardoor daarheen daarin daarna daarnet daarom daarop daaruit daarvanlangs deden deed derhalve dikwijls doch doet doorgaand echter eerdat eerlang eigen elke enig enige enigszins erdoor etc etcetera eveneens evenwel gauw ge gedurende gehad gekund geleden gemoeten gemogen genoeg geweest gewoonweg haar haarzelf hare hebt hedden hemzelf hetzelfde hierbeneden hierboven hierin hierna hierom hijzelf hoewel hunne ieder iedere iedereen inderdaad inmiddels intussen inzake jezelf jijzelf juist konden krachtens kunt lijken lijkt meest meestal men mijnent mijner mijzelf missen mits mocht mochten moest moesten nadat nam namelijk neem nemen nergens net niemand niks noch nochtans nogal ofschoon omdat omhoog omlaag omstreeks omtrent omver ondanks ondertussen ongeveer onszelf onzeker ooit opnieuw opzij overal overigens paar per precies recent redelijk reeds samen sedert sinds sindsdien sommige spoedig steeds tamelijk tenzij terwijl thans tijdens tja toen toenmaals toenmalig totdat vaak vaakwat vandaan vanuit vanwege veeleer verder verscheidene verschillende vervolgens via vooraf vooral vooralsnog voordezen voordien voorheen voorop voorts vooruit waarschijnlijk want waren wederom wegens weldra werd werden werder wezen whatever wiens wijzelf wilden zal zelf zelfde zelfs zich zichzelf zijzelf zoals zodat zodra zowat zulk zulke zullen zult derheen hierheen aub svp plz ff",
  articles: "de, het, een, ons, mijn",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "restaurant, restaurants, eetgelegenheid, eettent, eetcafé, eetplek, eettentje, eettenten, restaurantje, restaurantjes, tentje, bistro, brasserie, eetcafe, eethuis, uit eten, gaan eten, resto, eettentjes, eethuisje, eetcafés, eetgelegenheden, tafelen, uit eten gaan, plek om te dineren, lokaal eten, typisch eten, lokale keuken, traditionele keuken, traditioneel eten, streekgerechten, streekgerecht, streekkeuken, regionale keuken, typische gerechten, lokale gerechten, lokale specialiteiten, streekspecialiteiten",
    cafe: "café, cafeetje, koffietent, koffietentje, koffiebar, koffie, koffiehuis, koffietentjes, cafés, bakkie, bakje koffie, koffiebars, koffiezaak, cappuccino, espresso, latte, bakkie pleur, een kop koffie, koffieplek, koffiebranderij, bakkie koffie, kopje koffie, kop koffie, bakje troost, koffiedrinken, koffiehuizen, koffiezaakje",
    fast_food:
      "fastfood, snackbar, frietkot, frituur, street food, patat, friet, frietje, patatje, kroket, hotdog, hotdogs, snelle hap, snackbars, foodtruck, streetfood, snackbarretje, patat halen, frietje halen, friettent, snackje, vette hap, frikandel, frikandelletje, kroketje, fastfoodtent, hamburgertent, foodtrucks, broodje bal, snacken, snacks",
    food_market:
      "foodhal, foodmarket, markthal, foodhallen, food hall, overdekte markt, eetkraampjes, foodmarkt, markthallen, versmarkt, streetfoodmarkt, foodcourt",
    bakery:
      "bakker, bakkerij, banketbakker, patisserie, gebak, taart, brood, bakkerijen, taartjes, taartje, gebakjes, kaneelbroodje, kaneelbroodjes, croissant, croissants, koek, koffiebroodje, bakkertje, broodjes van de bakker, broodjeszaak, croissantje, croissantjes, gebakje, koeken, vers brood, banket, bolletjes, patisserieën, warme bakker",
    ice_cream:
      "ijs, ijssalon, ijsje, ijsjes, ijssalons, ijsco, softijs, gelato, ijstent, ijsboer, ijscoman, softijsje, schepijs, ijskraam, bolletje ijs",
    bar: "bar, bars, borrel, drankje, borrelen, iets drinken, barretje, drankjes, iets wat drinken, een drankje, drinken, afzakkertje, borreltje, borrelplek, drankje doen, kroegje, barretjes, wat drinken, tapperij, shotjes, borrelbar, wat gaan drinken",
    pub: "kroeg, pub, bier, biertje, kroegen, bruin café, kroegje, café bier, biertjes, pils, pilsje, pilsjes, pubs, bruine kroeg, bruin cafe, pintje, pintjes, een biertje, een pilsje, tapperij, eetkroeg, pint, bruine kroegen, stamkroeg, ierse pub, gerstenat",
    wine_bar:
      "wijnbar, wijn, natuurwijn, wijnbars, glas wijn, wijntje, wijntjes, een wijntje, natuurwijnen, wijnlokaal, rode wijn, witte wijn, wijnbarretje, proeflokaal wijn, wijnproeverij, glaasje wijn, bubbels, wijnhuis",
    cocktail_bar:
      "cocktailbar, cocktails, cocktail, cocktailbars, cocktailtje, gin tonic, gin-tonic, cocktailtjes, mixdrankje, mixdrankjes, speakeasy",
    brewery:
      "brouwerij, speciaalbier, speciaalbiertje, craft beer, bierbrouwerij, biercafé, speciaalbieren, ambachtelijk bier, brouwerijen, craft bier, craftbier, goed bier, lekker bier, ipa, biercafe, bierlokaal, brouwcafé, proeflokaal, lekkere biertjes, goede bieren, speciaalbiertjes, brouwerijtje, bierproeverij, microbrouwerij, taproom, lokale biertjes",
    nightclub:
      "nachtclub, club, disco, discotheek, dansen, uitgaan, clubs, nachtclubs, uitgaan dansen, techno, dansvloer, clubben, feesten, dansje wagen, danstent, uit dansen, rave, feestje bouwen, stappen, dj, ergens dansen, voetjes van de vloer",
    tea_room:
      "theesalon, theehuis, thee, theetuin, high tea, theehuizen, kopje thee, theetje, pot thee, theehuisje",
    hotel:
      "hotel, hotels, overnachting, slaapplek, accommodatie, kamer, overnachten, verblijf, hotelletje, slaapplaats, bed voor de nacht, kamer voor de nacht, onderkomen, ergens slapen, pitten",
    guest_house:
      "pension, gasthuis, bed and breakfast, b&b, gastenverblijf, guesthouse, pensionnetje, b en b",
    hostel: "hostel, jeugdherberg, hostels, slaapzaal, stayokay",
    apartment: "vakantieappartement, appartementje, vakantiehuisje, airbnb, vakantiewoning",
    campsite: "camping, kamperen, tent, tentje, kampeerplek, camperplaats",
    museum:
      "museum, musea, tentoonstelling, tentoonstellingen, museums, expositie, exposities, museumpje, expo",
    art_museum: "kunstmuseum, kunstmusea, museum voor kunst, museum voor moderne kunst, schilderijen kijken",
    gallery:
      "galerie, kunstgalerie, galerij, galerieën, galeries, kunstgaleries, galeri, galerietje, kunstexpositie",
    church: "kerk, kathedraal, kapel, kerken, kathedralen, basiliek, kerkje, kerkdienst, abdij",
    castle: "kasteel, paleis, slot, kastelen, paleizen, burcht, kasteeltje, koninklijk paleis, landhuis",
    monument:
      "monument, standbeeld, gedenkteken, monumenten, standbeelden, beeld, beelden, beeld bekijken, fontein, sculpturen",
    attraction:
      "bezienswaardigheid, bezienswaardigheden, attractie, attracties, highlights, wat te zien, dingen om te zien, toeristische trekpleister, trekpleisters, hoogtepunten, wat moet je gezien hebben, moet je gezien hebben, leuks te zien, leuke dingen om te zien, must see, must sees, wat is er te zien, iets leuks te zien, toeristische dingen, trekpleister, toeristisch gedoe, toeristendingen, wat je gezien moet hebben, sightseeing",
    architecture:
      "architectuur, gebouwen, mooie gebouwen, oude gebouwen, moderne gebouwen, architect, bouwkunst, mooie huizen",
    viewpoint:
      "uitzichtpunt, uitkijkpunt, uitzichtpunten, uitkijkpunten, uitzicht over de stad, uitkijken over de stad, de stad van boven, zicht over de stad, uitkijktoren, panorama, panoramapunt, stadsuitzicht, hele stad zien, uitkijkplek, over de stad kijken, over de stad, over de hele stad, van bovenaf, stad van boven, skyline, hoog boven, zonsondergang kijken, zonsondergang bekijken",
    tower: "toren, torens, kerktoren, torentje",
    square: "plein, pleintje, pleintjes, pleinen",
    bridge: "brug, bruggen, bruggetje",
    canal:
      "gracht, kanaal, grachten, grachtje, kanalen, aan het water, langs het water, aan de haven, kade, havenkant, aan t water, langs t water",
    college: "universiteit, hogeschool",
    library: "bibliotheek, bieb, bibliotheken, bibliotheekje",
    park: "park, parken, parkje, stukje groen, in het groen, plantsoen, grasveld, parkjes, groen, groene plek, in het gras liggen, groenstrook",
    garden: "tuin, tuinen, botanische tuin, hortus, rozentuin, kas",
    nature:
      "natuur, bos, natuurgebied, bossen, wandelen in de natuur, de natuur in, wandeling, boswandeling, uitwaaien, natuurgebieden, vogels kijken, duinen",
    hiking:
      "wandelroute, wandelroutes, hiken, hike, wandelpad, wandelpaden, wandeltocht, wandeltochten, hikes",
    beach:
      "strand, stranden, strandje, strandjes, zonnebaden, zonnen, aan zee, bakken in de zon, zandstrand, de zee, in zee, in de zee, zwemmen in zee, in zee zwemmen, in de zee zwemmen, zee",
    lake: "meer van, meertje, mooi meer, groot meer, meren, plas, vijver",
    playground:
      "speeltuin, speelplaats, speeltuinen, speeltuintje, schommels, speelplek, glijbaan, schommel, binnenspeeltuin, zandbak, klimrek, kinderen spelen, kids spelen, waar de kinderen kunnen spelen, speelparadijs, kinderen laten uitrazen, uitrazen, uitleven, rondrennen, ravotten, energie kwijt, ballenbak, trampoline",
    zoo: "dierentuin, dierentuinen, dieren, dierenpark, beesten kijken, dieren kijken, beestjes, kinderboerderij, olifanten, dieren zien, pandas",
    aquarium: "aquarium, aquaria, haaien, zeeaquarium, zeedieren, onderwaterwereld",
    amusement_park:
      "pretpark, achtbaan, attractiepark, pretparken, kermis, achtbanen, attractieparken, draaimolen, reuzenrad",
    theatre:
      "theater, opera, ballet, voorstelling, toneel, schouwburg, kindertheater, theaters, toneelstuk, voorstellingen, cabaret, musical, poppenkast, show, poppentheater, theatertje, musicals, een show, dansvoorstelling",
    cinema:
      "bioscoop, film, bioscopen, bios, films, filmpje pakken, filmpje, filmhuis, bioscoopje, filmpje kijken, film kijken, naar de film",
    music_venue:
      "livemuziek, live muziek, concert, concerten, concertzaal, poppodium, optreden, optredens, bandje, bandjes, muziekcafé, live band, concertje, jazzclub, jazzcafé, muziekpodium, jamsessie, live jazz, live bandje",
    event:
      "evenement, wat gebeurt er, evenementen, wat is er gaande, wat is er te beleven, wat speelt er, wat is er te doen, wat te doen, iets te doen, activiteiten, gebeurt er iets, events, te doen vanavond, evenementje, uitje, uitjes",
    festival: "festival, feest, festivals, festivalletje, carnaval, pride, straatfeest",
    entertainment:
      "vermaak, entertainment, bowlen, bowling, minigolf, midgetgolf, escaperoom, escape room, lasergamen, karaoke, poolen, biljarten, darten, casino, gamehal, comedy, standup, stand up comedy, karten, circus, arcade, sjoelen, kegelen",
    swimming_pool:
      "zwembad, zwembaden, binnenbad, buitenbad, zwemmen in een zwembad, overdekt zwembad, zwembadje, baantjes trekken, subtropisch zwembad, zwemparadijs, glijbanen",
    sauna: "sauna, sauna's, saunas, stoombad, hamam, saunaatje, bubbelbad, hottub",
    spa: "spa, wellness, massage, spa's, massages, thermen, thermaal bad, hammam, wellnesscentrum, masseur, massagesalon, gezichtsbehandeling, manicure, verwendag, beautysalon, ontspanningsdag, schoonheidssalon, kuuroord, thermaal, thermale, thermale baden, thermaalbad, warmwaterbron, warmwaterbronnen, hete bronnen",
    sports:
      "sportschool, sporthal, sportcentrum, fitness, sporten, gym, trainen, sportscholen, krachttraining, fitnessen, yoga, pilates, tennisbaan, tennis, padel, schaatsen, schaatsbaan, ijsbaan, skatebaan, crossfit, gewichten",
    climbing: "klimmen, klimhal, boulderen, boulderhal, klimhallen, klimwand, klimcentrum, klimmuur",
    boat_tour:
      "rondvaart, boottocht, vaartocht, boot, boten, boottochten, rondvaartje, boottochtje, bootje varen, varen, rondvaartboot, bootje, grachtentocht, bootje huren, rondje varen, grachtenrondvaart, rondvaarten, boottour, boot huren, kajakken, kajak, kano, suppen, suppen op het water, waterfiets, cruise, zeilen, kanoën",
    shop: "winkel, winkels, winkelen, shoppen, boetiek, winkeltje, winkeltjes, shoppingstraat, winkelstraat, winkelstraten, boetiekjes, zaakjes, designwinkel, designwinkels, kooplustig, even shoppen, boetiekje, conceptstore, platenzaak, lp's, vinyl, sieraden, schoenenwinkel, speelgoedwinkel, juwelier, neuzen in winkels, winkels kijken, woonwinkel",
    shopping_centre: "winkelcentrum, winkelcentra, mall, overdekt winkelen, shoppingcenter",
    department_store: "warenhuis, warenhuizen, bijenkorf",
    bookshop:
      "boekhandel, boekwinkel, boekwinkels, boekenwinkel, boekenzaak, boeken kopen, tweedehands boeken, boekenwinkels, antiquariaat, boekwinkeltje, boek kopen",
    second_hand:
      "tweedehandswinkel, tweedehands, kringloop, kringloopwinkel, vintage winkel, tweedehandswinkels, kringloopwinkels, vintagewinkels, vintage, tweedehands kleding, vintagewinkel, vintage kleding, tweedehandskleding, tweedehands winkel, tweedehands winkels, tweedehandsjes, kringlopen, kringloopje, tweedehandszaak, snuffelen",
    antiques:
      "antiek, antiekwinkel, antiekzaak, antiekwinkels, antiekmarkt, antiekzaakjes, brocante, antiquair",
    souvenirs:
      "cadeau, cadeautje, cadeautjes, cadeaus, souvenirs, souvenir, souvenirtje, cadeauwinkel, ansichtkaarten, aandenken, presentje, kadootje, kado, souvenirtjes, souvenirwinkel, kadootjes, cadeauwinkeltje, iets voor thuis, ansichtkaart, koelkastmagneet, magneetjes, iets om mee te nemen naar huis",
    clothes:
      "kleding, kledingwinkel, kleren, kledingwinkels, mode, schoenen, kleren kopen, kledingzaak, jurk, jurkje, jas, sneakers, outfit, modezaak",
    market:
      "markt, rommelmarkt, vlooienmarkt, kerstmarkt, markten, rommelmarkten, vlooienmarkten, kerstmarkten, weekmarkt, boerenmarkt, marktje, kraampjes, braderie, marktjes, kerstmarktje, marktkraampjes, rommelmarktje",
    supermarket:
      "supermarkt, boodschappen, supermarkten, boodschappen doen, kruidenier, buurtsuper, avondwinkel, appie, water kopen, supermarktje, boodschapjes, albert heijn, jumbo, lidl, aldi, netto, buurtwinkel, slijter, slijterij, kiosk, drankwinkel",
    pharmacy:
      "apotheek, apotheken, drogist, drogisterij, paracetamol, pijnstillers, ibuprofen, medicijnen, pleisters, aspirine, paracetamolletje, zonnebrand, zonnebrandcrème, luiers, tampons, condooms, neusspray, hoestdrank, kruidvat, etos",
    hospital:
      "ziekenhuis, dokter, huisarts, ziekenhuizen, spoedeisende hulp, eerste hulp, arts, huisartsenpost, tandarts, kliniek, dokterspost, een dokter",
    police: "politie, politiebureau, politiepost, agent",
    atm: "geldautomaat, pinautomaat, bank, pinautomaten, pinnen, geld opnemen, geld pinnen, flappentap, geld wisselen, wisselkantoor, contant geld, contanten, cash, geld uit de muur",
    toilets:
      "toilet, wc, toiletten, wc's, openbaar toilet, openbare toiletten, plee, plassen, naar de wc, plaspauze, verschoonruimte, wc'tje, plasje, moet plassen, nodig naar de wc, pissen, openbare wc, verschoontafel, luiers verschonen, verschonen, damestoilet, herentoilet, hoge nood",
    drinking_water:
      "drinkwater, watertap, watertappunt, drinkwaterpunt, drinkfontein, waterfles vullen, kraanwater",
    station:
      "station, metro, bushalte, treinstation, stations, metrostation, halte, metrohalte, centraal station, tramhalte, ov halte, treinstations, stationnetje",
    bike_rental:
      "fietsverhuur, fiets huren, fietsen huren, huurfiets, huurfietsen, fietsenverhuur, fietsenverhuurder, leenfiets, fietsverhuurder, fietsen te huur, fietsje huren, fietsenhuur, ov fiets, deelfiets, deelfietsen, e bike huren, bakfiets huren, elektrische fiets, fiets lenen, deelstep",
    tourist_information:
      "vvv, toeristeninformatie, vvv kantoor, toeristenbureau, toeristische informatie, toeristeninfo, toeristenkantoor, plattegrond, infopunt, bezoekerscentrum",
    cemetery: "begraafplaats, kerkhof, begraafplaatsen, kerkhoven, graf, graven, begraven",
    fortress: "vesting, fort, citadel, forten, vestingwerken, bastion",
    african: "afrikaans",
    american: "amerikaans, amerikaanse, diner amerikaans",
    asian: "aziatisch, aziatische, aziaat, wokken, wokrestaurant",
    british: "brits, engels",
    breakfast: "ontbijt, ontbijten, ontbijtje, ontbijttent, ontbijtplek, ontbijtbuffet, roereitje, eieren",
    brunch: "brunch, brunchen, brunchje, brunchtent, brunchplek",
    burger:
      "burger, hamburger, burgers, hamburgers, hamburgertent, burgertent, cheeseburger, hamburgertje, burgertje, burgerzaak",
    danish: "deens, deense, deens eten, deense keuken, typisch deens, typisch deense",
    nordic: "scandinavisch, noords, noordse, scandinavische, noordse keuken",
    seafood:
      "vis, zeevruchten, visrestaurant, schaaldieren, visje, oesters, mosselen, garnalen, kreeft, vistent, vis eten, visgerechten, haring, viszaak, kibbeling, zalm, krab, verse vis, viskraam",
    steak:
      "steak, biefstuk, steakhouse, steaks, vlees, ribeye, entrecote, biefstukje, steakje, goed stuk vlees, tournedos, stuk vlees",
    international: "internationaal",
    pizza:
      "pizza, pizzeria, pizza's, pizzas, pizzaatje, pizzatent, pizzeria's, pizzaatje eten, pizzapunt, puntje pizza, pizzazaak",
    italian:
      "italiaans, italiaan, pasta, italiaanse, spaghetti, lasagne, risotto, trattoria, de italiaan, italiaantje, pastaatje, pasta's, bij de italiaan",
    ramen: "ramen",
    sushi: "sushi, sushitent, sushi eten, sushirestaurant, all you can eat sushi",
    smorrebrod: "smorrebrod, open broodjes, deense boterham",
    tapas: "tapas, tapasje, tapasjes, tapasbar, hapjes delen",
    indian: "indiaas, indiase, indiër, curry, de indiër, tikka, indier, indiaas eten, currytent",
    thai: "thais, thaise, thai, pad thai, thaitje, thaise tent",
    japanese: "japans, japanse, japanner, de japanner",
    chinese:
      "chinees, chinese, chinezen, de chinees, dimsum, dim sum, dumplings, chineesje, chineze, bij de chinees, afhaalchinees",
    greek: "grieks, griek, griekse, de griek, gyros, souvlaki, griekje, bij de griek",
    mexican: "mexicaans, mexicaanse, mexicaan, taco's, tacos, burrito, burrito's, nacho's",
    turkish: "turks, turkse, de turk, turk, bij de turk",
    lebanese: "libanees, libanese",
    spanish: "spaans, spaanse, paella, spanjaard",
    kebab:
      "kebab, döner, doner, shoarma, kapsalon, dürüm, kebabzaak, shoarmatent, broodje shoarma, broodje döner, kebabje, dönertent",
    vietnamese: "vietnamees, vietnamese, pho, banh mi",
    french: "frans, franse",
    korean: "koreaans, koreaanse, bibimbap",
    vegetarian:
      "vegetarisch, vegetarische, vega, vegetariër, veggie, zonder vlees, geen vlees, vleesloos, vegetariërs, eet geen vlees, eten geen vlees, vegetarisch eten, vegetarier, vleesvrij",
    vegan:
      "veganistisch, vegan, veganistische, veganist, veganisten, plantaardig, plantaardige, plantbased, vegan eten, vegans, zonder dierlijke producten",
    gluten_free:
      "glutenvrij, glutenvrije, zonder gluten, geen gluten, coeliakie, glutenallergie, glutenintolerant, tarwevrij, glutenintolerantie, kan geen gluten",
    halal: "halal, halal eten, halalvlees, halal vlees",
    kosher: "koosjer",
    wifi: "wifi, internet, wi fi, stopcontact, stopcontacten werken, werken op mijn laptop, laptop, internetverbinding, gratis wifi, wifi'tje, met mijn laptop, met m'n laptop, op mijn laptop",
    parking:
      "parkeren, parkeerplaats, parkeergelegenheid, gratis parkeren, parkeergarage, parkeerplek, auto kwijt, auto parkeren, de auto kwijt, auto neerzetten, parkeerplekken",
    wheelchair:
      "rolstoel, rolstoeltoegankelijk, toegankelijk, rolstoelvriendelijk, geen trappen, zonder trappen, rollator, invalide, invaliden, mindervaliden, slecht ter been, drempelvrij, gehandicapten, rolstoelgebruiker, hellingbaan, scootmobiel, zonder drempels, krukken, op krukken, geen drempels, mindervalide, kinderwagen, buggy, wandelwagen, lift aanwezig, gehandicapt, invalidentoilet",
    outdoor_seating:
      "terras, buiten zitten, terrasje, buiten, terrassen, terrasjes, buiten eten, in de zon, dakterras, binnentuin, tuin om te zitten, terrasje pakken, in de buitenlucht, lekker buiten, buitenterras, in het zonnetje, zonnetje, tuinterras, op een terras, zonnig terras, biertuin",
    takeaway:
      "afhalen, meenemen, om mee te nemen, to go, take away, bezorgen, afhaal, meeneem, mee naar het hotel, voor onderweg, uit het vuistje, afhaaltent, koffie to go",
    dogs: "hond, honden, hondvriendelijk, hondje, hondvriendelijke, honden toegestaan, met de hond, viervoeter, de hond mee, hond mee, woef, hondjes, puppy, hond welkom, hond mag mee, huisdier, huisdieren, teckel, labrador",
    quiet:
      "rustig, stil, kalm, rustige, rustiger, rustigere, stille, stiller, niet te druk, niet druk, niet zo druk, niet te luidruchtig, zonder lawaai, weinig mensen, sereen, niet lawaaierig, minder druk, ontspannen, vredig, kunt praten, rustig praten, minder lawaai, rustgevend, zonder drukte, geen drukte, uit de drukte, weg van de drukte, niet te luid, geen harde muziek, geen herrie, zonder herrie, waar je kan praten, kan praten, elkaar kunnen verstaan, elkaar verstaan, rustig plekje, geen rijen, chill, chille",
    cosy: "gezellig, knus, sfeervol, gezellige, gezelliger, knusse, sfeervolle, intiem, hygge, huiselijk, haardvuur, open haard, warm en gezellig, gezelligheid, warm en knus, kaarsjes, knusjes, behaaglijk",
    romantic:
      "romantisch, romantische, date, date night, kaarslicht, bij kaarslicht, eerste date, aanzoek, romantiek, kaarsjes, een date, datenight, intiem, intieme, huwelijksaanzoek, ten huwelijk, valentijn, valentijnsdag, huwelijksreis, verliefd, met z'n tweetjes romantisch",
    lively:
      "levendig, bruisend, levendige, bruisende, sfeer, goede sfeer, leuke sfeer, reuring, veel reuring, drukte, gezellige drukte, veel sfeer, harde muziek, feestelijk, feestje, goede vibe, goeie sfeer, druk en gezellig, swingend",
    view: "uitzicht, met uitzicht, zeezicht, dakterras, mooi uitzicht, uitzicht op, uitzicht over, uitzicht op zee, uitzicht op de haven, uitzicht op het water, zicht op, uitkijkt op, uitkijken op, uitkijkend, uitzicht over de stad, zicht over de stad, rooftop, uitzichten, rooftopbar, zonsondergang, zonsopkomst, zonsopgang, skybar, uitkijkend over, uitzicht op t water, panoramisch",
    rainy:
      "regen, regent, slecht weer, binnen doen, regenachtige dag, regenachtig, overdekt, het giet, plenst, hoost, regenen, stortregent, rotweer, miezert, het regent, regenweer, pokkenweer, binnenactiviteit, stortregen, giet, droog zitten, uit de regen, kutweer, hondenweer, bij regen, sneeuwt, stormt, zeikt, pijpenstelen, als het regent, het plenst, t plenst, gieten, regent pijpenstelen, het hoost, miezeren, binnen zitten, binnenactiviteiten, regenachtige, regendag, droog blijven, drijfnat, storm, onweer, zeikweer, baggerweer, het weer is slecht, snertweer, bui, buien, natte dag, hagel",
    late_night:
      "tot laat, laat open, laat in de avond, laat nog open, na middernacht, de hele nacht, 's nachts open, laat op de avond, tot diep in de nacht, nachtelijk, nachtbrakers, nog laat open, tot laat open, in de kleine uurtjes, kleine uurtjes, 24 uur open, diep in de nacht, nachtbraker, tot in de late uurtjes, late uurtjes, s nachts open",
    local:
      "niet te toeristisch, niet zo toeristisch, locals, lokaal, lokale, authentiek, niet toeristisch, verborgen parels, inwoners, authentieke, waar locals komen, waar de locals, lokale tent, geen toeristen, zonder toeristen, toeristenval, verborgen parel, verborgen plekjes, buurtcafé, buurtkroeg, echt deens, geen toeristenfuik, verborgen pareltje, pareltje, pareltjes, buurttent, geen toeristenval, geen tourist trap, verborgen pareltjes, weg van de toeristen, onbekende plekjes, geheime plekjes, onontdekt, geen keten, geen ketens, echte denen, waar denen komen, minder toeristisch, origineel, typisch, typische, traditioneel, traditionele, regionaal, regionale, lokaal eten, typisch eten, lokale keuken, traditionele keuken, traditioneel eten, streekgerechten, streekgerecht, streekkeuken, regionale keuken, typische gerechten, lokale gerechten, lokale specialiteiten, streekspecialiteiten",
    popular:
      "populair, beroemd, hip, populaire, beroemde, bekend, bekende, hippe, trendy, in trek, hotspot, hotspots, hipste, hotspotje, instagramwaardig, instagrammable, iedereen heeft het erover",
    picnic: "picknick, picknicken, picknickplek, picknickkleed, picknickplekje",
    pool: "met zwembad",
    air_conditioning: "airco, airconditioning",
    jazz_bar:
      "jazz, jazzbar, jazzclub, jazzcafé, jazzcafe, jazzkroeg, jazz bar, jazz club, live jazz, jazzbars, jazzclubs, jazzkelder, jazztent",
    harbour_bath:
      "havenbad, havenbaden, zwemmen in de haven, in de haven zwemmen, zwemplek in de haven, zwemplek, zwemmen in de gracht, havenzwembad, duik in de haven",
    barbecue: "bbq, barbecue, grill, spareribs, gegrild vlees, barbecuen, ribs, grillrestaurant, barbecueën",
    indonesian: "indonesisch, indisch, rijsttafel, indische, indo, indonesische, toko",
    middle_eastern: "midden oosters, falafel, hummus, arabisch, mezze, midden oosten, arabische",
    moroccan: "marokkaans, couscous, tajine",
    ethiopian: "ethiopisch, ethiopische, injera, eritrees",
    salad: "salade, salades, gezond eten, iets gezonds, gezond, slaatje, saladebar, gezonde hap",
    dessert:
      "toetje, toetjes, iets zoets, dessert, zoetigheid, nagerecht, nagerechten, zoet, lekkers, taart en koffie, wafel, wafels, oliebollen, oliebol, snoep",
    sandwich:
      "broodje, broodjes, broodjeszaak, tosti, boterham, sandwich, sandwiches, belegde broodjes, bagel, belegd broodje, tosti's, lunchbroodje, wraps",
    pancake:
      "pannenkoek, pannenkoeken, pannenkoekenhuis, poffertjes, pannenkoekje, pannenkoekjes, pannenkoekentent, pannenkoekenrestaurant",
    fish_and_chips: "fish and chips",
    chicken: "kip, kippetje, kipgerechten, gefrituurde kip, kippenvleugels, kippenvleugeltjes, kipsaté",
    noodle: "noedels, noodles, mie, bami soep, noedelsoep, noedelbar",
    soup: "soep, soepje, soepbar, soepen",
    crepe: "crepe, crêpe, crepes, crêpes, flensjes, flensje",
    donut: "donut, donutje, donuts",
    skiing:
      "ski, skiën, skigebied, skigebieden, skipiste, skipistes, piste, pistes, skilift, skiliften, snowboard, snowboarden, langlaufen, wintersport",
    winery:
      "wijnkelder, wijnkelders, wijnmakerij, wijnmakerijen, wijngaard, wijngaarden, wijnhuis bezoeken, portwijn, portkelder, portkelders, portwijnkelder, portwijnkelders, porthuis, porthuizen, portproeverij",
  },
  activity: {
    eat: "uit eten, eten, iets eten, ergens eten, etentje, honger, eet je, lekker eten, goed eten, een hapje eten, hapje eten, hapje, bikken, schransen, smikkelen, wat eten, iets te eten, te eten, vreten, lunchen, dineren, avondeten, snaaien, happen, trek in eten, rammelende maag, peuzelen, trek, trek in iets, hongerig, uitgehongerd, rammelen van de honger, een hapje, bunkeren, eten scoren, buik vullen, smullen, ergens lunchen, ergens dineren",
  },
  topic: {
    art: "kunst, schilderkunst, moderne kunst, schilderijen, kunstenaars, straatkunst, street art, hedendaagse kunst, kunstwerken, graffiti",
    history:
      "geschiedenis, historisch, historische, vikingen, middeleeuwen, middeleeuws, tweede wereldoorlog, oude spullen, erfgoed, historie",
    design: "design, deens design, meubels, interieur, interieurs",
    photography:
      "fotografie, fotograferen, foto's maken, fotoplek, fotoplekken, fotospots, selfies, mooie foto's, instagramfoto's, voor foto's, voor fotos, plaatjes schieten, kiekjes",
    music: "muziek, rock, klassieke muziek, rockmuziek, hiphop",
    nightlife:
      "nachtleven, stappen, uitgaan, uitgaansleven, feestje, kroegentocht, feest, op stap, kroegen, feesten, zuipen, doorhalen, vrijgezellenfeest, feestbeesten",
    cycling:
      "fietsen, wielrennen, fietstocht, fietstochtje, op de fiets, fietsroute, fietstour, fietsroutes, stukje fietsen, rondje fietsen",
    swimming:
      "zwemmen, een duik, duik nemen, duiken, zwemplek, duik, duikje, plons, plonsje, baden, frisse duik, wildzwemmen, open water zwemmen, pootjebaden, zwemmen in de haven",
    royalty:
      "koningshuis, koninklijke familie, koninklijk, koninklijke, koningin, royals, koning, kroonjuwelen",
    books: "boeken, literatuur, lezen, romans, schrijvers, sprookjes, boekenwurm",
    wellness: "wellness, ontspanning, tot rust komen, bijkomen, onthaasten",
    food: "gastronomie, culinair, eetcultuur, foodie, foodies",
    sports: "sport, sporten, voetbal, hardlopen, sportief",
    fine_dining:
      "haute cuisine, fine dining, sterrenrestaurant, sterrenzaak, michelin, michelinster, michelinsterren, proeverij menu, gastronomisch, gastronomische, chefs menu, culinair, proeverijmenu, culinair hoogstandje",
    street_food: "street food",
    hidden_gems: "verborgen parels, verborgen pareltjes, geheime plekjes",
    vintage: "vintage",
  },
  price: {
    free: "gratis, kosteloos, vrije toegang, gratis toegang, niks kost, niets kost, kost niks, voor niks, voor nop, zonder te betalen, vrij toegankelijk, kost niets, geen entree, noppes, gratos, voor noppes, kosteloze, nul euro, gratis entree, geen toegangsprijs, zonder entree, voor niets, hoeft niets te kosten",
    cheap:
      "goedkoopste, weinig geld, klein budget, goedkoop, goedkope, voordelig, budget, low budget, goedkoopje, goedkoopst, voor weinig, klein laag budget, voordelige, betaalbaar goedkoop, weinig uitgeven, niet veel uitgeven, niet te veel uitgeven, arme student, blut, spotgoedkoop, krap bij kas, prikkie, voor een prikkie, zuinig, lage prijs, studentenbudget, niet duur zijn, goedkope tent, weinig te besteden, niet veel geld, krap budget, platzak, studentenprijs, voor een habbekrats, lage prijzen, kleine portemonnee, budgetvriendelijk, kleine beurs, centen tellen, voor een paar tientjes, de goedkoopste, het goedkoopst, het goedkoopste, voordeligst, voordeligste, minst duur",
    affordable:
      "betaalbaar, betaalbare, redelijk geprijsd, zonder veel uit te geven, niet te prijzig, schappelijk, redelijke prijs, redelijke prijzen, niet te duur, niet al te duur, niet duur, niet zo duur, niet heel duur, goede prijs kwaliteit, prijs kwaliteit, schappelijke prijs, niet de hoofdprijs, geen fortuin, normale prijzen, te doen qua prijs, niet te dure, niet zo prijzig, hoeft niet duur, zonder de hoofdprijs te betalen, redelijk van prijs, nette prijs, eerlijke prijs, eerlijke prijzen, niet blut, zonder blut te gaan, niet failliet, niet mijn hele salaris, kost geen vermogen, geen vermogen kost, kost geen fortuin, niet de pan uit, waar voor je geld, goed betaalbaar, niet te gek qua prijs, schappelijke, niet overdreven duur, geen godsvermogen",
    moderate:
      "gemiddeld geprijsd, middenklasse, gemiddelde prijs, middensegment, middenprijs, gemiddeld, modaal, niet duur niet goedkoop, middelmatige prijs, niet goedkoop niet duur, gemiddelde prijsklasse, middenprijzig",
    expensive:
      "duur, dure, chic, chique, luxe, luxueus, sjiek, exclusief, deftig, sterrenrestaurant, luxueuze, exclusieve, deftige, prijzig, prijzige, mag wat kosten, mag best wat kosten, fancy, sjieke, stijlvol, stijlvolle, hoog segment, verwennen, high end, elegant, upscale, het mag wat kosten, geld speelt geen rol, geld is geen probleem, kosten noch moeite, poepchic",
    cheaper:
      "goedkoper, goedkopere, goedkopers, minder duur, voordeliger, minder dure, te duur, betaalbaarder, iets goedkopers, minder prijzig, iets goedkoper, wat goedkoper, te prijzig, lagere prijs, minder chic",
    dearer:
      "duurder, chiquer, luxer, duurdere, sjieker, exclusiever, luxere, iets chiquers, wat luxer, chicer, wat chiquers, deftiger, fancyer, wat luxers",
  },
  day: {
    day_after: "de dag erna, dag erna, de dag daarna, dag daarna, een dag later, de volgende dag",
    day_before: "de dag ervoor, dag ervoor, de dag daarvoor, dag daarvoor, een dag eerder",
    "12-24": "kerstavond",
    "12-25": "eerste kerstdag, 1e kerstdag",
    "12-26": "tweede kerstdag, 2e kerstdag",
    "12-31": "oudejaarsavond, oudejaarsdag, oud en nieuw",
    "1-1": "nieuwjaarsdag, nieuwjaar",
    today: "vandaag, vndg, vandaag nog",
    tonight: "vanavond, vannacht, vanaaf, vanavond nog, vanacht, vnv",
    tomorrow: "morgen, mrgn, morge, mogge",
    after_tomorrow: "overmorgen",
    weekend: "weekend, weekendje, het weekend, zaterdag en zondag, wknd",
    this_week: "deze week, van de week, doordeweeks",
    next_week: "volgende week, komende week, aanstaande week, de week erna",
    this_month: "deze maand",
    next_month: "volgende maand, komende maand",
    christmas:
      "met kerst, kerst, kerstdagen, tijdens kerst, rond kerst, met de kerst, kerstvakantie, tijdens de kerst",
    easter: "met pasen, pasen, paasweekend, paasdagen, tijdens pasen",
  },
  part: {
    morning:
      "ochtend, 's ochtends, vroeg, 's morgens, voormiddag, vanochtend, sochtends, morgens, smorgens, s morgens, ochtends, morgenochtend",
    midday: "middaguur",
    afternoon: "middag, 's middags, namiddag, vanmiddag, smiddags, middags, s middags",
    evening: "avond, 's avonds, savonds, s avonds, na het werk, avondje",
    night: "nacht, 's nachts, snachts, s nachts",
  },
  meal: {
    breakfast: "ontbijt, ontbijten, ontbijtje",
    brunch: "brunch",
    lunch: "lunch, lunchen, middageten, lunchje, lunchtijd, lunchpauze, zakenlunch",
    dinner: "diner, avondeten, dineren, het avondeten, avondmaal, dinertje, eten vanavond",
  },
  moment: {
    since: "vanaf, van, na",
    ahead: "over",
    days_ahead: "over",
    before: "eerder dan, vroeger dan",
    until: "tot, tot en met, vertrekken, gaan weg, t/m, tm, t m",
    now: "nu, op dit moment, meteen, momenteel, nu meteen, direct, nu open, zo snel mogelijk, gelijk, nu gelijk",
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
    "1": "eerste, eerste stop",
    "2": "tweede",
    "3": "derde",
    "4": "vierde",
    "5": "vijfde",
    "-1": "laatste, laatste stop",
  },
  unit: {
    hour: "uur, uren, uurtje, uurtjes",
    mile: "mijl",
    day: "dagje, dagjes, dag, dagen, hele week, volle week, dgn, daagjes",
    night: "nacht, nachten",
    week: "week, weken, weekje, weekjes",
    person:
      "persoon, personen, mensen, volwassenen, gasten, pers, pp, volwassene, man, vrienden, vriendinnen, meiden, jongens, vrouwen, mannen, reizigers, couverts, lui",
    metre: "m, meter",
    kilometre: "km, kilometer",
    walk_minute: "minuut, minuten, min",
    star: "ster, sterren, sterrenhotel",
    age: "jaar, jarige, jaar oud",
    child:
      "kinderen, kind, zonen, dochters, kids, pubers, peuters, kleintjes, kleinkinderen, tieners, baby, jongens, kindjes, koters, kiddo's, kleuters, meisjes, zoons",
  },
  numbered: { day: "dag, dagen", stop: "stop, stops, halte, stopplaats, eerste stop" },
  negation: {
    instead: "in plaats van, in de plaats van, ipv",
    needless: "hoeft niet, hoef geen, hoeft geen, niet per se",
    not: "niet, geen, zonder, nooit, liever geen, vermijd, hou niet van, houd niet van, geen zin in, heb een hekel aan, hekel aan, liever niet, zat van, allergisch voor, lust geen, niet dol op, niks met, niet weer, geen fan van",
    except: "behalve, alles behalve, uitgezonderd, anders dan, buiten, met uitzondering van",
    but: "maar, liever, in plaats",
  },
  where: {
    near: "in dezelfde buurt als, zelfde buurt als, in de buurt van, dichtbij, vlak bij, vlakbij, bij, naast, rond, rondom, nabij, dichter bij, dicht bij, tegenover, niet ver van, in de omgeving van, om de hoek van, om de hoek bij, op loopafstand van, loopafstand van, op een steenworp van, een steenworp van, niet te ver van, pal naast, in de buurt bij, vlak naast, aan de rand van, kort bij, dichtbij het, nabij het",
    in: "in, op, te",
    me: "in de buurt, hier in de buurt, bij mij in de buurt, vlakbij, hier vlakbij, in de omgeving, dichtbij mij, om de hoek, dichtbij, hier om de hoek, nabij, hier dichtbij, niet ver, niet ver van hier, hier ergens, op loopafstand, dicht bij hier, bij ons in de buurt, in de buurt hier, vanaf hier, dichtbij ons, hier in de wijk, vlak bij hier, bij mij, niet ver weg, waar ik ben, waar we zijn",
    host: "hotel, het hotel, ons hotel, mijn hotel, ons appartement, bij jullie, jullie hotel, onze kamer, waar we slapen, waar we verblijven, waar we logeren, onze accommodatie, onze airbnb, het hotelletje",
    walk: "loopafstand, op loopafstand, te voet, lopend",
    within:
      "binnen, minder dan, maximaal, hooguit, hoogstens, niet verder dan, max, tot maximaal, niet meer dan",
    there: "daar in de buurt, daar, in dezelfde buurt, zelfde wijk, daar vlakbij",
  },
  limit: {
    most: "maximaal, hooguit, hoogstens, max, niet meer dan, ten hoogste, nooit meer dan, maximum, tot maximaal",
    only: "alleen, slechts, enkel, alleen maar, uitsluitend",
    thing: "dingen, plekken, bezienswaardigheden, activiteiten, stops, uitstapjes, bezoeken",
    a_day: "per dag, elke dag, iedere dag",
  },
  town: {
    centre:
      "centrum, binnenstad, stadscentrum, het centrum, centraal, stadshart, hartje stad, hartje centrum, in de stad, midden in de stad",
    north: "noorden, noord, noordelijk",
    south: "zuiden, zuid, zuidelijk",
    east: "oosten, oost, oostelijk",
    west: "westen, west, westelijk",
  },
  party: {
    family:
      "oma, opa, mijn ouders, schoonouders, grootouders, kids, kindjes, tieners, kleintjes, gezin, familie, kinderen, kind, kindvriendelijk, baby, peuter, jarige, zoon, dochter, gezinsvriendelijk, ouders, pubers, puber, kleinkinderen, kleinkind, neefje, nichtje, peuters, dreumes, opa en oma, mijn moeder en ik, ik en mijn moeder, mama en ik, mijn vader en ik, gezin van, familie van, kroost, koters, kleuter, kleuters, baby's, zoontje, dochtertje, zonen, dochters, gezinnen, tiener, kindvriendelijke, buggy, ukkies, ukken, bloedjes, neefjes, nichtjes, mijn moeder, kindje, kinders, kleine van, kleintje, schoonmoeder, schoonvader, mijn vader, pa en ma, mijn ma, mijn pa, m'n ouders, onze ouders, familiereis, gezinnetje, hele gezin, hele familie, met de kids, jochie, tweeling, gezinsuitje",
    couples:
      "koppel, stel, vriendin, vriend, vrouw, man, partner, echtgenoot, echtgenote, stelletje, trouwdag, huwelijksdag, jubileum, echtpaar, mijn vriendin, mijn vriend, mijn vrouw, mijn man, huwelijksreis, schat, wederhelft, verloofde, mijn lief, met zijn tweeën romantisch, pas getrouwd, m'n vriendin, mn vriendin, m'n vriend, m'n vrouw, mn vrouw, vrouwlief, manlief, schatje, liefje, stelletjes, pasgetrouwd, mijn date, geliefde, koppeltje",
    friends:
      "vrienden, vriendinnen, maten, meiden, mannen onder elkaar, vrijgezellenfeest, vriendengroep, vriendenweekend, meidenweekend, vriendinnengroep, matties, clubje vrienden, gasten vrienden, de jongens, de meiden, vrijgezellenweekend, vriendinnetjes, mattie, maatjes, kameraden, vriendenclub, gabbers, bestie, besties, mannenweekend, met de meiden, met de mannen, met de jongens, huisgenoten, studievrienden, jaarclub",
    solo: "alleen, solo, in mijn eentje, alleen reizend, helemaal alleen, alleen ik, op mezelf, met mezelf, mn eentje, alleen op reis, voor mij alleen, m'n uppie, op mijn uppie, in m'n eentje, in mn eentje, op m'n eentje, soloreiziger, ikzelf, solotrip, mezelf",
    business:
      "zakelijk, zakenreis, collega's, klanten, voor zaken, zakendiner, conferentie, voor werk, collega, klant, zakenlunch, vergadering, congres, relatie van het werk, baas, bedrijfsuitje, teamuitje, zakenpartner, zakelijke, werkdiner, met een klant, mijn baas, zakelijk diner, vergaderingen, meeting, meetings, zakenrelatie",
  },
  partySize: {
    of: "we zijn met, we zijn, met z'n, tafel voor, voor, groep van, wij zijn met, gezin van, we zijn nu met, familie van, wij zijn, tafeltje voor, groepje van, met zn, met z n, met zijn",
    of_after: "personen",
    "2": "met z'n tweeën, voor twee, wij tweeën, voor 2, met zijn tweeën, met zn tweeën, met zn tweeen, z'n tweeën, wij twee, alleen wij tweeën, ons tweeën, voor ons twee, mijn moeder en ik, ik en mijn moeder, mama en ik, mijn vader en ik, met z'n tweeen, met ons tweeën, met zn 2en, met z'n tweetjes, met zn tweetjes, tafeltje voor twee",
    "3": "met z'n drieën, met zijn drieën, met zn drieën, met zn drieen, z'n drieën, voor drie, wij drieën, met z'n drieen, met ons drieën, met zn 3en",
    "4": "met z'n vieren, met zijn vieren, met zn vieren, z'n vieren, voor vier, ons vieren, met ons vieren, met zn 4en, wij vieren",
    "5": "met z'n vijven, met zijn vijven, met zn vijven, z'n vijven, voor vijf, met ons vijven",
    "6": "met z'n zessen, met zijn zessen, met zn zessen, z'n zessen, voor zes, met ons zessen",
    "7": "met z'n zevenen, met zijn zevenen",
    "8": "met z'n achten, met zijn achten, met zn achten, voor acht",
    "10": "met z'n tienen",
  },
  tripType: { business: "zakenreis, voor zaken, zakelijk", pleasure: "vakantie" },
  asked: {
    menu: "menukaart, de kaart, het menu, menu, een kaart, wijnkaart, menukaarten",
    highchair:
      "kinderstoel, kinderstoelen, kinderstoeltje, kinderstoeltjes, babystoel, babystoelen, verschoontafel, verschoonplek",
    crowds:
      "is het druk, is het daar druk, is het er druk, druk daar, lange rij, lange rijen, wachttijd, in de rij, wachtrij",
    by_foot: "te voet",
    by_car: "met de auto, met de taxi",
    by_bike: "met de fiets, op de fiets, per fiets, te fietsen, fietsbaar",
    area: "welke wijk, welke buurt",
    hours:
      "is open, open op, tot hoe laat, hoe laat dicht, dicht op, wanneer dicht, nog open, openingstijden, openingsuren, hoe laat, wanneer open, wanneer gaat, sluit, sluitingstijd, wanneer is, hoe laat open, hoe laat sluit, hoe laat gaan ze, tot wanneer, gaat open, gaat dicht, sluiten ze, zijn ze open, is het open, is ie open, vanaf hoe laat, hoe lang open",
    address: "adres, waar ligt, locatie, waar is, waar zit",
    phone:
      "telefoonnummer, telefoon, nummer, bellen, nummer van, telefoonnr, tel nr, opbellen, contactgegevens, belletje",
    price:
      "hoe duur is, wat is de prijs, wat betaal je, prijs, kost, hoeveel kost, kaartje, kaartjes, entree, toegangsprijs, wat kost, hoe duur, entreeprijs, ticketprijs, hoeveel is, wat moet ik betalen, korting, studentenkorting, is het gratis, prijzen, tickets, moet je betalen, wat kosten",
    postcode: "postcode",
    website: "website, link, site, webpagina, linkje",
    directions:
      "hoe kom ik, route naar, hoe komen we, hoe kom je, hoe kom ik bij, hoe kom je bij, hoe komen we bij, hoe kom ik naar, welke bus, welke metro, welke trein, welke tram, snelste route, snelste manier, beste manier om bij, hoe geraak ik, hoe geraken we, hoe raak ik, routebeschrijving, weg naar",
    booking:
      "reserveren, boeken, reservering, boek, moet je reserveren, moeten we reserveren, van tevoren reserveren, vooraf boeken, reservering nodig, zonder reservering, reserveren nodig, op de bonnefooi, van tevoren boeken, van te voren",
    rating: "beoordelingen, recensies, beoordeling",
    payment:
      "met pin betalen, pinnen, creditcard, kaart betalen, met kaart betalen, contant betalen, kaartbetaling, alleen cash, apple pay, betalen met",
    distance:
      "ver weg, ver van, ver hiervandaan, is het ver, ver lopen, hoe ver, afstand, hoe ver lopen, is het ver lopen, hoeveel minuten lopen, hoe lang lopen, te lopen vanaf, hoeveel minuten, minuten lopen, erheen lopen, hoe lang lopen we, hoe ver lopen we, hoeveel lopen we",
    duration: "hoe lang",
    photos: "foto's, foto, beelden",
    type: "wat voor soort, welk soort",
    fact: "wie heeft ontworpen, wie ontwierp, wie bouwde, wie heeft gebouwd, wie schilderde, wie heeft geschilderd, wie stichtte, wie is de architect, begraven, hoe oud is, hoe hoog, hoe hoog is, hoe groot is, wanneer is gebouwd, wanneer werd, in welk jaar, welke schilderijen, welke werken, wisseling van de wacht",
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
    price:
      "goedkoopst, goedkoopste, de goedkoopste, het goedkoopst, het goedkoopste, voordeligst, voordeligste, minst duur",
    closing:
      "het langst open, langst open, sluit het laatst, het laatst open, gaat het laatst dicht, als laatste dicht, sluit als laatste, het laatst dicht",
    distance: "dichtstbijzijnde, dichtstbij, het dichtst bij",
    rating: "beste, de beste, best beoordeelde",
    closer: "dichterbij, dichter bij",
    better: "beter, betere",
  },
  act: {
    the_other: "de andere, het andere, die andere, dat andere",
    theirs: "daar, hebben ze, heeft het, die plek, is daar, hebben zij, bij hen",
    early:
      "eerst, als eerste, aan het begin, in het begin, beginnen met, begin met, beginnen bij, starten met, start met, vroeg, om te beginnen, vroeg in de reis",
    late: "als laatste, aan het eind, aan het einde, op het eind, tot het laatst, voor het laatst, het laatst, eindigen met, eindig met, afsluiten met, sluit af met, tot slot",
    stroll:
      "wandeling door, een wandeling door, wandelen door, wandelen in, rondwandelen, rondwandelen in, slenteren, slenteren door, kuieren, kuieren door, rondlopen, rondlopen in, struinen, struinen door, flaneren, rondslenteren",
    explore: "verkennen, ontdekken, ontdek, verken",
    whole_day: "hele dag, de hele dag, een hele dag, dag vrij, vrije dag, dagvullend",
    half_day: "halve dag, een halve dag, dagdeel, een dagdeel",
    spend:
      "besteden, vullen, vul je, doorbrengen, benutten, invullen, wat stel je voor, wat raad je aan, wat zou jij doen, wat zou je doen, waar beginnen we, waar te beginnen, indelen, wat halen we, wat doen we",
    must: "het moet, moet, moet wel, het moet wel, mag best, het mag best, zou moeten",
    why: "waarom, waarom niet, hoezo",
    left_out: "weggelaten, overgeslagen, ontbreekt, niet erbij, niet in het plan, niet opgenomen",
    calm: "minder druk, kalmer, ontspannen, ontspannender",
    busy: "drukker, meer doen, meer zien, meer dingen",
    ask: "wie, welke, welk, waarom, wanneer, wat, hoe",
    more: "meer, laat meer zien, laat me meer zien, toon meer, nog meer, laat er meer zien, meer graag, geef er meer, nog een paar, nog wat",
    todo: "wat kunnen we doen, wat kunnen we, wat te doen, dingen om te doen, wat kun je doen, wat kan je doen, wat is er te zien, iets leuks doen, leuke dingen, leuke dingen om te doen, wat moet je zien, wat valt er te doen, iets te beleven, wat te beleven, wat kan je er doen, wat kun je zien",
    called: "genaamd, die heet, heet",
    also: "ook, met",
    join: "en, of",
    either: "of",
    greet:
      "hallo, hoi, goedemorgen, goedemiddag, goedenavond, hey, goedendag, dag, heey, goeiemorgen, goeiedag, hoihoi, halloo, hee, moi, ey, alles goed, hoe gaat het, goeiemiddag, goeienavond",
    thanks:
      "bedankt, dank je, dank je wel, dankjewel, dank u, heel erg bedankt, dank u wel, thanks, thx, merci, super bedankt, top bedankt, dankje, tof bedankt, hartelijk dank, tnx",
    bye: "tot ziens, doei, dag, dat was alles, dat was het, fijne dag, tot later, doeg, dag hoor, houdoe, dat is alles, ciao, fijne avond, doei doei, slaap lekker",
    yes: "ja, ja graag, graag, prima, oké, ok, zeker, perfect, natuurlijk, ja hoor, goed, top, jep, jup, jazeker, tuurlijk, is goed, oke, okee, doe maar, lijkt me goed, klinkt goed, yes, yep, helemaal goed, lijkt me top",
    no: "nee, nee bedankt, nee dank je, nope, neen, nah, nee hoor, laat maar",
    find: "wat raad je aan, waar kunnen we naartoe, op zoek naar, waar kunnen we met, zoek, zoeken, vinden, vind, aanraden, aanbevelen, aanbeveling, suggestie, is er, zijn er, ik wil, we willen, ik zou graag, nodig, heb nodig, waar kan ik, waar kunnen we, wat kunnen we doen, wat kunnen we, wat te doen, dingen om te doen, toon, laat zien, iets, ergens, ken je, weet je, zin in, zit daar, waar vind ik, waar vinden we, waar zitten, waar kun je, waar kan je, weet jij, weten jullie, kennen jullie, heb je een tip, hebben jullie tips, tips voor, tip voor, tips, aanrader, aanraders, raad je aan, we zoeken, ik zoek, heb zin in, wil graag, graag een, geef me, nood aan, behoefte aan, suggesties, iets leuks, leuk plekje, leuke plek, leuke plekken, waar moeten we zijn voor, waar ga je heen voor, snak naar, iets van, kopen, te koop, koop ik, koop je",
    where: "waar, waar kunnen we naartoe, waar kunnen we met, waar kan ik, waar kunnen we",
    plan: "maken, plan, plannen, maak een plan, maak, stel samen, organiseer, samenstellen, maak een reisplan, uitstippelen, stippel uit, stippel, plannetje, maak een planning, dagje plannen, in elkaar zetten, zet in elkaar, regel een, bedenk een dag, verzin een dag, programma maken, maak een programma, vul een dag, plan in, ineen steken, steek ineen, route maken, maak een route",
    guides: "gidsen, gids, reisgidsen, stadsgidsen",
    areas: "wijken, buurten, stadsdelen",
    itinerary:
      "dagprogramma, reisplan, reisschema, planning, programma, route, plan, dagplanning, dagplan, schema, dagindeling, reisprogramma",
    trip: "reis, verblijf, uitstapje, weekendje weg, stedentrip, vakantie, citytrip, tripje, reisje, vakantietje, stedentripje, dagtrip, dagje uit",
    send: "stuur, sturen, mail, verstuur, doorsturen, mailen, e mail, email",
    tell: "vertel, vertel me, meer over, vertel eens, meer info, informatie over, details, vertel meer, vertel me over, meer informatie, vertel over, info over, wat weet je over, verhaal achter, geschiedenis van, wat is er bijzonder aan, achtergrond van, beschrijf",
    what_is: "wat is, wie is, wat zijn",
    is: "is, is het, zijn, de moeite waard, moeite waard, is het leuk, zijn geld waard, het geld waard, overrated, overschat, een bezoek waard, de hype waard, loont het",
    have: "heeft, hebben, hebben ze, heeft het, kun je daar, is daar",
    reference: "die, dat, deze, het, daar, ze",
    other:
      "een andere, andere, iets anders, nog een, meer opties, nog eentje, alternatief, alternatieven, andere opties, andere tips, nog iets anders, andere suggesties, wat nog meer",
    meant:
      "maak er, zei ik, heb ik gezegd, ik zei, toch, toch liever, ik bedoelde, bedoelde, nee ik bedoelde, ik bedoel, eigenlijk, sorry ik bedoel, oeps, nee wacht, bij nader inzien, bedoel, van gedachten veranderd",
    instead: "in plaats daarvan, en, liever, hoe zit het met, wat dacht je van, dan",
    like: "hou van, houden van, hou, houden, vind leuk, interesse in, geïnteresseerd in, dol op, fan van, gek op, houd van, zot van, liefhebber van, liefhebbers van, is ons ding, verzot op, verslaafd aan, lievelings",
    dont_care:
      "maakt niet uit, niet uit, maakt me niet uit, geen voorkeur, doet er niet toe, maakt niks uit, niet belangrijk, maakt ons niet uit, boeit niet, boeit me niet, kies maar, jij mag kiezen, om het even, verras me, verras ons, wat jij wil, alles is goed, niet kieskeurig, flexibel",
    less: "minder, niet zo veel, niet zoveel",
    inside: "binnen, binnen zitten, overdekt",
  },
  edit: {
    undo: "ongedaan, ongedaan maken, maak ongedaan, maak dat ongedaan, maak het ongedaan, zoals het was, zoals eerst, zoals daarvoor, zoals voorheen, zet het terug, zet alles terug, zet terug, draai terug, draai het terug, terugdraaien, terugzetten, terug naar het oude plan, het oude plan, het vorige plan, vorige versie, herstel, herstellen, verander het terug",
    move: "verplaats, verplaatsen, verschuif, verschuiven, zet, schuif, schuiven, opschuiven, verzet, verzetten, verhuis",
    keep: "hou, houd, behoud, laat staan, moet blijven, blijft erin, niet aanraken, hou erin, niet veranderen, laat zoals het is, behouden, moet erin blijven",
    free: "vrij, niets gepland, voor onszelf, vrijhouden",
    start_at:
      "start, starten, beginnen, begin, beginnen we, vertrek, vertrekken, niet voor, vanaf, eerste stop, niet eerder dan, beginnen om, aan de slag, niet vroeger dan",
    end_at:
      "terug, terug in het hotel, thuis, klaar, einde, eindigen, stoppen, terug zijn, thuis zijn, weer terug, klaar zijn, afgelopen, weer in het hotel, eindig",
    move_later: "later",
    move_earlier: "eerder, vroeger",
    remove_day:
      "een dag minder, een dag korter, haal een dag weg, schrap een dag, dag eraf, dag minder, haal er een dag af, een dag eraf, dagje minder, dagje korter, een dag weg, verwijder een dag, kort een dag in, dag schrappen",
    add_day:
      "een dag meer, nog een dag, een dag langer, een extra dag, voeg een dag toe, een dag erbij, plak er een dag aan vast, plak er een dag aan, plak er nog een dag aan, dag erbij, doe er een dag bij, dagje extra, extra dag, dagje erbij, een dagje langer, een dagje meer, verleng met een dag, nog een dagje, dag extra, dagje langer, blijven een dag langer, met een dag verlengen",
    replace:
      "vervang, verwissel, wissel, verander, ruil, vervangen, omdraaien, draai om, omwisselen, verwisselen, wissel om, wisselen, ruil om, omruilen, ruilen, vervang door, vervangt, aanpassen, wijzig, iets anders in plaats van, veranderen, wijzigen, switch",
    remove:
      "mag eruit, eruit, verwijder, haal weg, schrap, weghalen, verwijderen, haal, weg, sla over, overslaan, schrappen, laat vallen, weglaten, laat weg, hoeft niet, gooi eruit, mag weg, eraf, eruit gooien, skip, skippen, doe weg, wegdoen, kan weg, knikker eruit, flikker eruit, smijt eruit, streep weg",
    add: "voeg toe, toevoegen, voeg, doe er bij, erbij, doe erbij, zet erin, stop erin, plan in, inplannen, prop erin, zet erbij, neem op, gooi erin, plak erbij, ertussen, inlassen",
    less_walking:
      "rollator, looprek, krukken, wandelstok, kan niet ver lopen, slecht ter been, loopt slecht, minder lopen, minder wandelen, niet zoveel lopen, kortere wandelingen, te veel lopen, minder stappen, zere voeten, pijn aan mijn voeten, pijnlijke voeten, moeie voeten, moe van het lopen, niet te veel lopen, niet veel lopen, niet te ver lopen, minder te voet, pijn in m'n voeten, lange stukken lopen vermijden, niet ver kunnen lopen, blaren, zo min mogelijk lopen, kort stukje lopen, voeten doen pijn",
    start_later:
      "later beginnen, begin later, later starten, begin wat later, start later, uitslapen, niet zo vroeg, later opstaan, langslapers, lang uitslapen, niet te vroeg, te vroeg, geen ochtendmensen, geen ochtendmens, rustig opstarten, niet vroeg op, luie ochtend, katerig, kater",
    start_earlier:
      "eerder beginnen, begin eerder, vroeger beginnen, vroeger starten, vroege vogels, vroege vogel, vroeg op, vroeg beginnen, eerder starten, ochtendmensen, ochtendmens",
    end_earlier:
      "eerder stoppen, eerder terug, vroeger stoppen, eerder thuis, vroeger terug, op tijd naar bed, vroeg naar bed, vroeg terug",
    slower:
      "rustig aan, niet te druk, niet te vol, zonder haast, geen haast, op het gemak, relaxed, relaxt, rustiger aan, rustiger, minder vol, relaxter, langzamer, minder stops, kalmer aan, lichter, wat lichter, korter, wat korter, te druk, veel te druk, te vol, te veel, veel te veel, te zwaar, te lang, te vermoeiend, vermoeiend, moe, minder druk, minder dingen, minder plekken, te veel stops, rustig, rustig tempo, rustig aan doen, meer pauze, meer pauzes, meer tijd, meer rust, ontspannen, inkorten, kort in, uitdunnen, niet te veel, op ons gemak, op het gemakje, op het gemakske, niet te hectisch, te hectisch, te vol gepland, veel te vol, te veel op een dag, niet gehaast, niet haasten, lekker rustig, minder gepropt, tempo omlaag, ruimer, zonder stress, geen stress, traag, rustig programma, met gemak, relaxte, luie dag, niet racen",
    fuller:
      "voller, meer stops, te leeg, vul op, opvullen, vullen, meer dingen, meer doen, meer erin, stop er meer in, meer plekken, volproppen, vol gepropt, volgepropt, lekker vol, volgepland, zo veel mogelijk, zoveel mogelijk, te weinig, propvol, bomvol, stampvol, alles zien, zoveel mogelijk zien, vol programma, hoog tempo, alles uit de dag halen, druk programma, volle bak, tempo erin",
    set_days:
      "maak er, maak het, liever, toch, alleen, maar, slechts, we blijven, we hebben, doe maar, verander in, wordt, worden, uiteindelijk, inkorten tot, verleng tot",
  },
};
