import type { Words } from "../words.ts";

export const words: Words = {
  language: "nl",
  common:
    "de het een en of maar ik jij je u hij zij ze wij we jullie mij me jou ons hun hen mijn jouw uw onze dit dat deze die is zijn was ben bent heeft hebben heb had kan kunnen kun kon zou zouden wil willen moet moeten mag mogen gaat gaan ga komen komt doen doe maken maak vind vinden zoek zoeken eten drinken zien bezoeken er hier daar waar wat wie wanneer hoe waarom welke welk in op aan bij naar van voor met om over onder uit door tot tegen na te als dan ook nog al niet geen wel heel erg goed goede mooi mooie leuk leuke lekker beetje meer minder veel weinig iets niets iemand alles alle ja nee graag alsjeblieft alstublieft bedankt dank hallo hoi nu plek plekken stad dag dagen open mensen persoon personen kind kinderen man vrouw vriend vriendin weet raad aanraden hou houden nodig heb ze zit zijn hun toe mee eens weer nou even dus zo eentje een dingen je daar staat kost maakt der den zouden wij bent welkom joh effe toch gewoon misschien eigenlijk leuks lekkere fijn fijne top prima ofzo zoiets ding zeg zegt zei gezegd heet heten noemt ken kent kennen weten denk volgens echt tent plekje plekjes ergens leeftijd euro aangaande aangezien achter achterna af aldaar aldus alhoewel alias allebei alsnog altijd altoos anderszins behoudens beide beiden bepaald betreffende bijna bijv binnenin blijken boven bovenal bovendien bovengenoemd bovenstaand bovenvermeld daardoor daarheen daarin daarna daarnet daarom daarop daaruit daarvanlangs deden deed derhalve dikwijls doch doet doorgaand echter eerdat eerlang eigen elke enig enige enigszins erdoor etc etcetera eveneens evenwel gauw ge gedurende gehad gekund geleden gemoeten gemogen genoeg geweest gewoonweg haar haarzelf hare hebt hedden hemzelf hetzelfde hierbeneden hierboven hierin hierna hierom hijzelf hoewel hunne ieder iedere iedereen inderdaad inmiddels intussen inzake jezelf jijzelf juist konden krachtens kunt lijken lijkt meest meestal men mijnent mijner mijzelf missen mits mocht mochten moest moesten nadat nam namelijk neem nemen nergens net niemand niks noch nochtans nogal ofschoon omdat omhoog omlaag omstreeks omtrent omver ondanks ondertussen ongeveer onszelf onzeker ooit opnieuw opzij overal overigens paar per precies recent redelijk reeds samen sedert sinds sindsdien sommige spoedig steeds tamelijk tenzij terwijl thans tijdens tja toen toenmaals toenmalig totdat vaak vaakwat vandaan vanuit vanwege veeleer verder verscheidene verschillende vervolgens via vooraf vooral vooralsnog voordezen voordien voorheen voorop voorts vooruit waarschijnlijk want waren wederom wegens weldra werd werden werder wezen whatever wiens wijzelf wilden zal zelf zelfde zelfs zich zichzelf zijzelf zoals zodat zodra zowat zulk zulke zullen zult derheen hierheen aub svp plz ff baar bijvoorbeeld voorbeeld borg tijdslot slotje slotjes bankje bankjes badkamer biertent belastingaangifte zenuwachtig nerveus opgewonden dorst verveeld bang verward gestrest boos verdrietig trots dankbaar nieuwsgierig wanhopig eerlijk plotseling eindelijk helaas gelukkig haha lol erna",
  articles: "de, het, een, ons, mijn",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "restaurant, restaurants, eetgelegenheid, eettent, eetcafé, eetplek, eettentje, eettenten, restaurantje, restaurantjes, tentje, bistro, brasserie, eetcafe, eethuis, uit eten, gaan eten, resto, eettentjes, eethuisje, eetcafés, eetgelegenheden, tafelen, uit eten gaan, plek om te dineren, lokaal eten, typisch eten, lokale keuken, traditionele keuken, traditioneel eten, streekgerechten, streekgerecht, streekkeuken, regionale keuken, typische gerechten, lokale gerechten, lokale specialiteiten, streekspecialiteiten, tafeltje, gangenmenu, meergangendiner, meergangenmenu, gangendiner, degustatiemenu, dagmenu, dagschotel, daghap, warm eten, warme maaltijd, goed restaurant, grand café, grandcafé, taverne, buffet, all you can eat, onbeperkt eten, eetadres, eetadresje, eetadressen, lunchplek, lunchtent, lunchadres, uiteten, stoofvlees, stoofpot, stamppot, schnitzel, gerechten, fondue, kaasfondue, raclette, groentegerechten, michelin, michelinster, sterrenrestaurant, keuken open, wereldkeuken, eetzaak",
    cafe: "café, cafeetje, koffietent, koffietentje, koffiebar, koffie, koffiehuis, koffietentjes, cafés, bakkie, bakje koffie, koffiebars, koffiezaak, cappuccino, espresso, latte, bakkie pleur, een kop koffie, koffieplek, koffiebranderij, bakkie koffie, kopje koffie, kop koffie, bakje troost, koffiedrinken, koffiehuizen, koffiezaakje, flat white, latte macchiato, macchiato, americano, cortado, ijskoffie, warme chocolademelk, chocolademelk, warme choco, koffie verkeerd, koffie drinken, taart eten, taartje eten, koffie en taart, koffie met taart, koffie met gebak, appelgebak, appeltaart, appelgebakje, iets warms drinken, koffiepauze, koffiestop, koffiestops, bak koffie, goede koffie, filterkoffie, barista, cafeetjes, lunchroom, lunchrooms, lunchcafé, leescafé, koffietje, tasje koffie, matcha, chai latte, koffietijd, literair café, koffiemoment, stuk taart, espressobar, chocomel",
    fast_food:
      "fastfood, snackbar, frietkot, frituur, street food, patat, friet, frietje, patatje, kroket, hotdog, hotdogs, snelle hap, snackbars, foodtruck, streetfood, snackbarretje, patat halen, frietje halen, friettent, snackje, vette hap, frikandel, frikandelletje, kroketje, fastfoodtent, hamburgertent, foodtrucks, broodje bal, snacken, snacks, mcdonalds, mcdonald's, burger king, kfc, frieten, frietjes, pak frieten, frietkraam, frituren, frituurtje, broodje kroket, broodje frikandel, kroketten, bamischijf, curryworst, braadworst, kipnuggets, nuggets, friet met, patat met, uit de muur, snackmuur, frietkar, snel eten, snel iets eten, snelle lunch, even snel eten, pitta, worstenbroodje",
    food_market:
      "foodhal, foodmarket, markthal, foodhallen, food hall, overdekte markt, eetkraampjes, foodmarkt, markthallen, versmarkt, streetfoodmarkt, foodcourt, eethal, eethallen, food court, food market, eetmarkt, eetkraampje, eetstalletjes, eetstandjes, hal met eettentjes, foodhall, verschillende eettentjes, verschillende keukens, hapjesmarkt, overdekte eetmarkt",
    bakery:
      "bakker, bakkerij, banketbakker, patisserie, gebak, taart, brood, bakkerijen, taartjes, taartje, gebakjes, kaneelbroodje, kaneelbroodjes, croissant, croissants, koek, koffiebroodje, bakkertje, broodjes van de bakker, broodjeszaak, croissantje, croissantjes, gebakje, koeken, vers brood, banket, bolletjes, patisserieën, warme bakker, stokbroden, baguette, boterkoek, boterkoeken, koffiekoeken, koffiekoek, pistolets, vers gebakken, zuurdesem, zuurdesembrood, saucijzenbroodje, appelflap, chocoladebroodje, patissier, muffin, muffins, brownies, koekjes, speculaas, taarten, verjaardagstaart, verse broodjes, verse croissants, kaneelrol, cinnamon rolls, macarons, vlaai, bakkers, eclairs, roomboter, ontbijtbroodjes, warme broodjes",
    ice_cream:
      "ijs, ijssalon, ijsje, ijsjes, ijssalons, ijsco, softijs, gelato, ijstent, ijsboer, ijscoman, softijsje, schepijs, ijskraam, bolletje ijs, ijshoorntje, hoorntje, hoorntjes, ijscoupe, sorbet, milkshake, waterijsje, frozen yoghurt, ijs eten, ijsje eten, italiaans ijs, ambachtelijk ijs, ijskar, ijscowagen, ijswinkel, ijssalonnetje, lekker ijs, ijsco's, roomijs",
    bar: "dorst, dorstig, sterf van de dorst, vergaan van de dorst, bar, bars, borrel, drankje, borrelen, iets drinken, barretje, drankjes, iets wat drinken, een drankje, drinken, afzakkertje, borreltje, borrelplek, drankje doen, kroegje, barretjes, wat drinken, tapperij, shotjes, borrelbar, wat gaan drinken, dakbar, bitterballen, borrelhapjes, borrelplank, borreltijd, happy hour, glas drinken, een glaasje, glaasje drinken, aperitief, aperitiefje, apero, afterwork, slaapmutsje, aan de bar, aan de toog, lounge, loungebar, rooftopbar, rooftop bar, whisky, whiskybar, iets gaan drinken, samen drinken, sportsbar, hapje en drankje, borrelen met",
    pub: "kroeg, pub, bier, biertje, kroegen, bruin café, kroegje, café bier, biertjes, pils, pilsje, pilsjes, pubs, bruine kroeg, bruin cafe, pintje, pintjes, een biertje, een pilsje, tapperij, eetkroeg, pint, bruine kroegen, stamkroeg, ierse pub, gerstenat, tapbier, bier van de tap, bier drinken, volkscafé, volkskroeg, staminee, stamcafé, voetbal kijken, wedstrijd kijken, guinness, pinten, pintje pakken, pintje drinken, biertje doen, biertje drinken, biertje pakken, bruine cafés, sportcafé, groot scherm, bierhuis",
    wine_bar:
      "wijnbar, wijn, natuurwijn, wijnbars, glas wijn, wijntje, wijntjes, een wijntje, natuurwijnen, wijnlokaal, rode wijn, witte wijn, wijnbarretje, proeflokaal wijn, wijnproeverij, glaasje wijn, bubbels, wijnhuis, glaasje rood, glaasje wit, glas rood, glas wit, glaasje rosé, rosé, prosecco, champagne, cava, wijn drinken, wijn proeven, wijn per glas, wijncafé, plankje kaas, kaasplankje, kaasplank, wijn en kaas, wijntje drinken, wijntje doen, wijnavond, witte wijntjes, sommelier, bordeaux wijn, wijnbarren",
    cocktail_bar:
      "cocktailbar, cocktails, cocktail, cocktailbars, cocktailtje, gin tonic, gin-tonic, cocktailtjes, mixdrankje, mixdrankjes, speakeasy, espresso martini, espresso martini's, mojito, mojito's, negroni, negroni's, aperol spritz, aperol, spritz, daiquiri, old fashioned, moscow mule, martini, mocktail, mocktails, cocktails drinken, cocktailavond, ginbar, rumbar, longdrink, longdrinks, gin tonics, pina colada, caipirinha, bartender",
    brewery:
      "brouwerij, speciaalbier, speciaalbiertje, craft beer, bierbrouwerij, biercafé, speciaalbieren, ambachtelijk bier, brouwerijen, craft bier, craftbier, goed bier, lekker bier, ipa, biercafe, bierlokaal, brouwcafé, proeflokaal, lekkere biertjes, goede bieren, speciaalbiertjes, brouwerijtje, bierproeverij, microbrouwerij, taproom, lokale biertjes, trappist, trappisten, trappistenbier, abdijbier, brouwer, brouwerijbezoek, bier proeven, bierproeven, bieren proeven, streekbier, streekbieren, lokaal bier, lokale bieren, speciaal bier, geuze, lambiek, tripel, bokbier, ipa's, zelfgebrouwen, huisbier, craft beers, bierkenner, biersoorten, bierliefhebber, eigen bier",
    nightclub:
      "nachtclub, club, disco, discotheek, dansen, uitgaan, clubs, nachtclubs, uitgaan dansen, techno, dansvloer, clubben, feesten, dansje wagen, danstent, uit dansen, rave, feestje bouwen, stappen, dj, ergens dansen, voetjes van de vloer, dansfeest, dansavond, danscafé, afterparty, technofeest, house muziek, dancing, fuif, fuiven, party, partyen, de nacht door, doorfeesten, doordansen, salsa, salsa dansen, gay club, goeie dj, goede dj, dj's, clubavond, dansen tot",
    tea_room:
      "theesalon, theehuis, thee, theetuin, high tea, theehuizen, kopje thee, theetje, pot thee, theehuisje, afternoon tea, scones, muntthee, verse muntthee, theeschenkerij, tearoom, tea room, thee drinken, kruidenthee, groene thee, earl grey, theeproeverij",
    hotel:
      "hotel, hotels, overnachting, slaapplek, accommodatie, kamer, overnachten, verblijf, hotelletje, slaapplaats, bed voor de nacht, kamer voor de nacht, onderkomen, ergens slapen, pitten, logeren, logeeradres, onderdak, kamers vrij, plek om te slapen, plaats om te slapen, waar slapen, overnachtingen, kamers, hotelkamer, hotelkamers, tweepersoonskamer, boutique hotel, boetiekhotel, kunnen slapen, kan slapen, slaapplekken, slaapplaatsen, designhotel, overnachtingsplek, motel, logies",
    guest_house:
      "pension, gasthuis, bed and breakfast, b&b, gastenverblijf, guesthouse, pensionnetje, b en b, b&b's, bed en breakfast, pensions, gastenkamer",
    hostel:
      "hostel, jeugdherberg, hostels, slaapzaal, stayokay, backpackers, backpackershostel, slaapzalen, stapelbed",
    apartment: "vakantieappartement, appartementje, vakantiehuisje, airbnb, vakantiewoning",
    campsite:
      "camping, kamperen, tent, tentje, kampeerplek, camperplaats, campings, kampeerterrein, camperplek, campingplaats, glamping, tent opzetten, kampeerplaats, trekkershut",
    museum:
      "museum, musea, tentoonstelling, tentoonstellingen, museums, expositie, exposities, museumpje, expo, museumbezoek, museumdag, science center, sciencecenter, planetarium, wassenbeelden, dinosaurussen, dino's, openluchtmuseum, archeologie, mummies, museumkaart",
    art_museum:
      "kunstmuseum, kunstmusea, museum voor kunst, museum voor moderne kunst, schilderijen kijken, oude meesters, museum voor hedendaagse kunst, beeldende kunst, impressionisten, schilderijenmuseum, hollandse meesters, schilderijen bekijken",
    gallery:
      "galerie, kunstgalerie, galerij, galerieën, galeries, kunstgaleries, galeri, galerietje, kunstexpositie, vernissage, kunsthandel, fotogalerie, kunst kopen, ateliers, atelier, kunstenaarsateliers, expositieruimte, jonge kunstenaars, galerijen, fototentoonstelling, galeriehouder",
    church:
      "kerk, kathedraal, kapel, kerken, kathedralen, basiliek, kerkje, kerkdienst, abdij, klooster, kloosters, domkerk, de mis, heilige mis, naar de mis, mis bijwonen, zondagsmis, eucharistie, eucharistieviering, misviering, viering, glas in lood, glasramen, orgel, kaarsje branden, kaarsje opsteken, crypte, biechten, kloosterkerk, naar de dienst, protestantse dienst, begijnhof",
    castle:
      "kasteel, paleis, slot, kastelen, paleizen, burcht, kasteeltje, koninklijk paleis, landhuis, ridders, ridderzaal, ruïne, kasteelruïne, ruïnes, paleisje, landgoed, chateau, burchten, koningen woonden, troonzaal, kasteeltuinen",
    monument:
      "monument, standbeeld, gedenkteken, monumenten, standbeelden, beeld, beelden, beeld bekijken, fontein, sculpturen, herdenkingsplek, herdenkingsmonument, herdenking, gedenkplaats, oorlogsmonument, mausoleum, obelisk, triomfboog, zuil, standbeeldje, sculptuur, beeldhouwwerk, beeldhouwwerken, beeldenroute, struikelstenen, gedenksteen, ruiterstandbeeld, graf van, fonteinen",
    attraction:
      "bezienswaardigheid, bezienswaardigheden, attractie, attracties, highlights, wat te zien, dingen om te zien, toeristische trekpleister, trekpleisters, hoogtepunten, wat moet je gezien hebben, moet je gezien hebben, leuks te zien, leuke dingen om te zien, must see, must sees, wat is er te zien, iets leuks te zien, toeristische dingen, trekpleister, toeristisch gedoe, toeristendingen, wat je gezien moet hebben, sightseeing, beroemde plekken, bekende plekken, bekendste plekken, toppers, belangrijkste bezienswaardigheden, niet te missen, niet missen, mag je niet missen, wat moet ik zien, wat moeten we zien, gezien hebben, echt zien, must do, iconische plekken, iconisch, klassiekers, toeristische plekken, toeristische highlights, mooie plekken, mooie plekjes, bezichtigen, werelderfgoed, unesco, wereldwonder, wereldberoemde, hoogtepunt, topattracties, mooiste plekken, mooiste plekjes, mooiste bezienswaardigheden",
    architecture:
      "architectuur, gebouwen, mooie gebouwen, oude gebouwen, moderne gebouwen, architect, bouwkunst, mooie huizen, oude huizen, gevels, geveltjes, trapgevels, herenhuizen, grachtenpanden, panden, oude panden, vakwerkhuizen, vakwerk, art nouveau, jugendstil, art deco, brutalisme, brutalistisch, bauhaus, barok, barokke, gotisch, gotiek, gotische, renaissance, moderne architectuur, architecten, bouwwerken, bouwwerk, bouwstijl, bouwstijlen, wolkenkrabber, wolkenkrabbers, hoogbouw, oude stad, oude binnenstad, historische gebouwen, historische panden, straatjes, oude straatjes, smalle straatjes, steegjes, architectuurwandeling, architectonisch, gebouw, beton, azulejos",
    viewpoint:
      "uitzichtpunt, uitkijkpunt, uitzichtpunten, uitkijkpunten, uitzicht over de stad, uitkijken over de stad, de stad van boven, zicht over de stad, uitkijktoren, panorama, panoramapunt, stadsuitzicht, hele stad zien, uitkijkplek, over de stad kijken, over de stad, over de hele stad, van bovenaf, stad van boven, skyline, hoog boven, zonsondergang kijken, zonsondergang bekijken, toren op, de toren op, toren beklimmen, beklimmen, uitzichtplatform, uitkijkplatform, panoramadek, hele stad overzien, over de daken, daken van de stad, zonsondergang zien, hoogste punt, van boven zien, van boven bekijken, heuvel op, kabelbaan, kabelbaantje, vergezicht, vergezichten, weids uitzicht, hoogste gebouw, stad overzien, mooiste uitzicht",
    tower:
      "toren, torens, kerktoren, torentje, klokkentoren, belfort, vuurtoren, vuurtorens, torenspits, televisietoren, watertoren, domtoren",
    square:
      "plein, pleintje, pleintjes, pleinen, grote markt, marktplein, dorpsplein, stadsplein, hoofdplein, op het plein, plaza, piazza, marktpleintje",
    bridge:
      "brug, bruggen, bruggetje, hangbrug, voetbrug, ophaalbrug, bruggetjes, fietsbrug, voetgangersbrug",
    canal:
      "gracht, kanaal, grachten, grachtje, kanalen, aan het water, langs het water, aan de haven, kade, havenkant, aan t water, langs t water",
    college: "universiteit, hogeschool",
    library:
      "bibliotheek, bieb, bibliotheken, bibliotheekje, leeszaal, studiezaal, studieplek, studieplekken, studeren, boeken lenen, mediatheek, bib, stadsbibliotheek, openbare bibliotheek, blokken, blokplek, rustig lezen, leeshoek, voorlezen, kunnen lezen, krant lezen, universiteitsbibliotheek",
    park: "park, parken, parkje, stukje groen, in het groen, plantsoen, grasveld, parkjes, groen, groene plek, in het gras liggen, groenstrook, bomen, grasveldje, zonneweide, ligweide, losloopgebied, hond los, hond loslaten, hond uitlaten, ommetje, gras, in het gras, op het gras, frisbee, stadspark, eendjes voeren, eendjes, groene omgeving, groene oase, oase, groene plekken, blokje om, onder de bomen, stadsparken",
    garden:
      "tuin, tuinen, botanische tuin, hortus, rozentuin, kas, bloemen, bloemetjes, bloemenpark, bloementuin, tulpen, tulpenvelden, bollenvelden, rozen, rozentuinen, kassen, hofje, hofjes, bloesem, bloesems, kersenbloesem, bloeiende, botanisch, botanische, plantentuin, planten, palmen, cactussen, kruidentuin, paleistuin, paleistuinen, beeldentuin, stadstuin, kasteeltuin, kloostertuin, orchideeën, lavendel, arboretum, japanse tuin, engelse tuin",
    nature:
      "natuur, bos, natuurgebied, bossen, wandelen in de natuur, de natuur in, wandeling, boswandeling, uitwaaien, natuurgebieden, vogels kijken, duinen, waterval, watervallen, klif, kliffen, de bergen in, in de bergen, heuvels, heide, moeras, polder, platteland, frisse lucht, natuurpark, natuurreservaat, nationaal park, nationale parken, vallei, kloof, vulkaan, vogels, vogels spotten, natuurschoon, wildernis, landschap, landschappen, mooie natuur, in de natuur, de stad uit, buiten de stad, kustlijn, kustpad, wadden, wadlopen, herten, rotsen, natuurwandeling",
    hiking:
      "wandelroute, wandelroutes, hiken, hike, wandelpad, wandelpaden, wandeltocht, wandeltochten, hikes, wandelen, huttentocht, bergwandeling, bergwandelingen, bergwandelen, bergtocht, trektocht, trektochten, dagwandeling, rondwandeling, lange wandeling, stevige wandeling, mooie wandeling, bergpad, trekking, knooppunten, wandelknooppunten, bergtop, kustwandeling, kustpad, wandelgebied, nordic walking, bergschoenen, wandelschoenen, bewegwijzerd, wandelaars",
    beach:
      "strand, stranden, strandje, strandjes, zonnebaden, zonnen, aan zee, bakken in de zon, zandstrand, de zee, in zee, in de zee, zwemmen in zee, in zee zwemmen, in de zee zwemmen, zee, naar het strand, strandtent, strandtenten, strandbar, strandpaviljoen, beach, beachclub, beachclubs, baai, baaitje, baaien, snorkelen, branding, golven, zand, schelpen, schelpen zoeken, zandkastelen, zandkasteel, parasol, hondenstrand, stadsstrand, naaktstrand, kiezelstrand, naar zee, aan de kust, badplaats, badplaatsen, strandwandeling, stranddag",
    lake: "meer van, meertje, mooi meer, groot meer, meren, plas, vijver, meertjes, bergmeer, zwemmeer, recreatieplas, stuwmeer, waterplas, zwemplas, aan het meer",
    playground:
      "speeltuin, speelplaats, speeltuinen, speeltuintje, schommels, speelplek, glijbaan, schommel, binnenspeeltuin, zandbak, klimrek, kinderen spelen, kids spelen, waar de kinderen kunnen spelen, speelparadijs, kinderen laten uitrazen, uitrazen, uitleven, rondrennen, ravotten, energie kwijt, ballenbak, trampoline, indoor speelhal, indoor speeltuin, binnenspeelparadijs, speelbos, springkussen, springkussens, springkasteel, springkastelen, speeltoestellen, speeltoestel, waterspeeltuin, waterspeelplaats, kinderen uitleven, schommelen, klimtoestel, klimtoestellen, speelboerderij, speelveld, speelruimte, wipkip",
    zoo: "dierentuin, dierentuinen, dieren, dierenpark, beesten kijken, dieren kijken, beestjes, kinderboerderij, olifanten, dieren zien, pandas, pinguïns, pinguïn, leeuwen, leeuw, giraffen, giraffe, giraf, tijgers, tijger, apen, aapjes, aap, olifant, neushoorns, nijlpaarden, flamingo's, zebra's, krokodillen, koala's, kangoeroes, reptielen, wilde dieren, exotische dieren, safaripark, safari, zoo, dierenparken, hertenkamp, geitjes, geiten, dieren aaien, kinderboerderijen, roofdieren, roofvogels, vlindertuin, dieren voeren, alpaca's",
    aquarium:
      "aquarium, aquaria, haaien, zeeaquarium, zeedieren, onderwaterwereld, haai, roggen, kwallen, vissen kijken, vissen zien, visjes kijken, zeehonden, zeehond, dolfijnen, dolfijn, zeeschildpadden, koraal, zeeleven, sea life, tropische vissen, zeepaardjes, onderwatertunnel, octopus, zeewezens",
    amusement_park:
      "pretpark, achtbaan, attractiepark, pretparken, kermis, achtbanen, attractieparken, draaimolen, reuzenrad, draaimolens, carrousel, kermisattracties, botsauto's, botsautootjes, spookhuis, suikerspin, wildwaterbaan, themapark, themaparken, sprookjespark, lunapark, zweefmolen, rollercoaster, rollercoasters, de foor, pretparkje, waterpretpark, familiepark, recreatiepark, disneyland, efteling",
    theatre:
      "theater, opera, ballet, voorstelling, toneel, schouwburg, kindertheater, theaters, toneelstuk, voorstellingen, cabaret, musical, poppenkast, show, poppentheater, theatertje, musicals, een show, dansvoorstelling, theatervoorstelling, theatervoorstellingen, toneelstukken, toneelvoorstelling, operahuis, operagebouw, balletvoorstelling, moderne dans, cabaretier, cabaretvoorstelling, straattheater, poppenvoorstelling, jeugdtheater, kindervoorstelling, familievoorstelling, matinee, theaterstuk, theaterkaartjes, openluchttheater, goochelshow, goochelaar, kleinkunst, komedie, marionetten, danstheater",
    cinema:
      "bioscoop, film, bioscopen, bios, films, filmpje pakken, filmpje, filmhuis, bioscoopje, filmpje kijken, film kijken, naar de film, filmtheater, arthouse, filmzaal, cinema, cinema's, openluchtbioscoop, nieuwe film, film zien, filmpje zien, filmvoorstelling, kinderfilm, tekenfilm, animatiefilm, popcorn, films kijken, in de bioscoop, ondertiteld, originele versie, filmliefhebber",
    music_venue:
      "livemuziek, live muziek, concert, concerten, concertzaal, poppodium, optreden, optredens, bandje, bandjes, muziekcafé, live band, concertje, jazzclub, jazzcafé, muziekpodium, jamsessie, live jazz, live bandje, kamermuziek, filharmonie, philharmonie, orkest, symfonieorkest, klassiek concert, klassieke concerten, muziekgebouw, muziekzaal, zanger, zangeres, singer songwriter, singer songwriters, koor, blues, bluescafé, fado, flamenco, live optreden, live optredens, muziek luisteren, live gespeeld, bands, coverband, rockconcert, rockcafé, podium, podia, open mic, jamsessies, muziekavond, muziekbar, pianobar, treden op, treedt op, concertgebouw, concertagenda, live bands, popconcert, muziekcafés",
    event:
      "evenement, wat gebeurt er, evenementen, wat is er gaande, wat is er te beleven, wat speelt er, wat is er te doen, wat te doen, iets te doen, activiteiten, gebeurt er iets, events, te doen vanavond, evenementje, uitje, uitjes, rondleiding, rondleidingen, workshop, workshops, kookworkshop, lezing, lezingen, vernissage, vuurwerk, vuurwerkshow, lichtshow, lichtjesparade, parade, wat staat er op het programma, iets bijzonders te doen, iets speciaals te doen, uitagenda, evenementenkalender, evenementenagenda, cultuuragenda, openluchtfilm, kookles, boekpresentatie, open dag, happening, valt er te beleven, wat valt er te beleven, te beleven, er te doen",
    festival:
      "festival, feest, festivals, festivalletje, carnaval, pride, straatfeest, volksfeest, volksfeesten, muziekfestival, muziekfestivals, lichtfestival, bierfestival, filmfestival, foodfestival, wijnfeest, wijnfeesten, oogstfeest, dorpsfeest, dorpsfeesten, stadsfeest, stadsfeesten, processie, optocht, stoet, praalwagens, corso, bloemencorso, oktoberfest, foodtruckfestival, intocht, jaarlijks feest, middeleeuws feest, festivalterrein",
    entertainment:
      "vermaak, entertainment, minigolf, midgetgolf, lasergamen, karaoke, poolen, biljarten, darten, gamehal, comedy, standup, stand up comedy, karten, circus, arcade, sjoelen, lasergame, laser gamen, lasertag, gamen, flipperkast, flipperkasten, arcadehal, speelhal, snooker, snookeren, pool spelen, tafelvoetbal, kartbaan, comedyclub, comedy club, comedyshow, glowgolf, trampolinepark, kartbanen, virtual reality, spelletjescafé, teambuilding, bijlwerpen",
    swimming_pool:
      "zwembad, zwembaden, binnenbad, buitenbad, zwemmen in een zwembad, overdekt zwembad, zwembadje, baantjes trekken, subtropisch zwembad, zwemparadijs, glijbanen, wedstrijdbad, golfslagbad, peuterbad, kinderbad, openluchtzwembad, buitenzwembad, stadszwembad, waterglijbaan, waterglijbanen, zwemparadijzen, baantjes zwemmen, baantjes, banen zwemmen, tropisch zwembad, aquapark, waterpark, zwemles, plonsbad, spetteren, recreatiebad, plonzen, olympisch bad",
    sauna:
      "sauna, sauna's, saunas, stoombad, hamam, saunaatje, bubbelbad, hottub, saunacomplex, saunacentrum, opgieting, opgietingen, infraroodsauna, finse sauna, stoomcabine, stoomsauna, turks stoombad, ijsbad, dompelbad, saunabezoek, saunadag, badstof, jacuzzi, hot tub, whirlpool",
    spa: "spa, wellness, massage, spa's, massages, thermen, thermaal bad, hammam, wellnesscentrum, masseur, massagesalon, gezichtsbehandeling, manicure, verwendag, beautysalon, ontspanningsdag, schoonheidssalon, kuuroord, thermaal, thermale, thermale baden, thermaalbad, warmwaterbron, warmwaterbronnen, hete bronnen, badhuis, badhuizen, kruidenbaden, kruidenbad, sportmassage, hot stone, hotstone, voetmassage, rugmassage, duomassage, laten masseren, gemasseerd, masseren, laten verwennen, verwenarrangement, beauty, modderbad, ontspanningsmassage, wellnessdag, wellnessarrangement, welness, floaten, masseuse, thaise massage, gelaatsverzorging, badkuur",
    sports:
      "sporthal, sportcentrum, sporten, tennisbaan, tennis, padel, schaatsen, schaatsbaan, ijsbaan, skatebaan, tennissen, tennisbanen, tennisclub, padellen, padelbaan, padelbanen, squash, squashen, squashbaan, badminton, badmintonnen, voetballen, voetbalveld, voetbalveldje, potje voetbal, zaalvoetbal, basketbal, basketballen, basketbalveld, basketveldje, volleybal, beachvolleybal, volleyballen, golfen, golfbaan, golfbanen, golfclub, ijshockey, skaten, skatepark, skeeleren, tafeltennis, tafeltennissen, tafeltennistafel, pingpong, pingpongen, pingpongtafel, paardrijden, manege, surfen, surfles, surfschool, windsurfen, kitesurfen, wakeboarden, paintball, paintballen, boogschieten, atletiekbaan, stadion, sportpark, sportveld, jeu de boules, petanque, hockeyveld, duikschool, curling, watersport, watersporten, sportzaal, turnzaal, sportclub",
    climbing:
      "klimmen, klimhal, boulderen, boulderhal, klimhallen, klimwand, klimcentrum, klimmuur, klettersteig, via ferrata, rotsklimmen, rotsen beklimmen, bergbeklimmen, abseilen, klimgids, klimpark, klimbos, touwenparcours, boulders, klimzaal, boulderzaal, muurklimmen, rotswand, klimles",
    boat_tour:
      "rondvaart, boottocht, vaartocht, boot, boten, boottochten, rondvaartje, boottochtje, bootje varen, varen, rondvaartboot, bootje, grachtentocht, bootje huren, rondje varen, grachtenrondvaart, rondvaarten, boottour, boot huren, kajakken, kajak, kano, suppen, suppen op het water, waterfiets, cruise, zeilen, kanoën, over de grachten, door de grachten, per boot, sloep, sloepje, sloep huren, bootverhuur, roeiboot, roeien, roeibootje, kanotocht, kajaktocht, sup, supboard, gondel, gondels, gondeltocht, zeilboot, zeiltocht, catamaran, speedboot, walvissen, dolfijnen spotten, fluisterboot, waterfietsen, boottrip, boottripje, riviercruise, vaartochtje, op het water, het water op, vanaf het water, hop on hop off boot, rondvaart maken, watertaxi, pedalo",
    shop: "winkel, winkels, winkelen, shoppen, boetiek, winkeltje, winkeltjes, shoppingstraat, winkelstraat, winkelstraten, boetiekjes, zaakjes, designwinkel, designwinkels, kooplustig, even shoppen, boetiekje, conceptstore, platenzaak, lp's, vinyl, neuzen in winkels, winkels kijken, woonwinkel, stoffen, stoffenwinkel, breiwinkel, hobbywinkel, kookwinkel, winkelmiddag, winkeldag, shopdag, shopmiddag, shopping, winkelgebied, winkelwijk, leuke winkels, hippe winkels, merkwinkels, woonaccessoires, muziekwinkel, platenwinkel, bloemist, bloemenwinkel, bloemen kopen, bos bloemen, sportwinkel, sportzaak, outdoorwinkel, buitensportwinkel, fietsenwinkel, parfumerie, parfum, make up, cosmetica, solden, uitverkoop, koopjes, outlet, etalages, luxe merken, ontwerpers, winkelrondje, shoptour",
    shopping_centre:
      "winkelcentrum, winkelcentra, mall, overdekt winkelen, shoppingcenter, shopping center, shoppingcentrum, shopping mall, winkelgalerij, winkelpassage, passage, outletcentrum, outlet, overdekte winkels, winkels bij elkaar, winkelparadijs, overdekt winkelcentrum",
    department_store: "warenhuis, warenhuizen, bijenkorf, grootwarenhuis, grote warenhuizen",
    bookshop:
      "boekhandel, boekwinkel, boekwinkels, boekenwinkel, boekenzaak, boeken kopen, tweedehands boeken, boekenwinkels, antiquariaat, boekwinkeltje, boek kopen, boekhandels, boekenwinkeltje, boekwinkeltjes, boekhandelaar, stripwinkel, stripboeken, strips, stripverhalen, een roman, roman kopen, thrillers, thriller, engelse boeken, nederlandse boeken, boek om te lezen, een boek, reisgids kopen, een reisgids, leesvoer, vakantieboek, kinderboek, kinderboeken, kinderboekenwinkel, prentenboek, prentenboeken, boekenmarkt, boekenstalletjes, kookboek, kookboeken, nieuw boek, tijdschriften, engelstalige boeken",
    second_hand:
      "tweedehandswinkel, tweedehands, kringloop, kringloopwinkel, vintage winkel, tweedehandswinkels, kringloopwinkels, vintagewinkels, vintage, tweedehands kleding, vintagewinkel, vintage kleding, tweedehandskleding, tweedehands winkel, tweedehands winkels, tweedehandsjes, kringlopen, kringloopje, tweedehandszaak, snuffelen, thrift, thriften, thriftwinkel, kringwinkel, kringwinkels, tweedehandse, tweedehandskleren, tweedehandskledij, gebruikte kleren, gebruikte spullen, weggeefwinkel, vintagekleding, vintagekleren, retro kleding, retrowinkel, kleding van vroeger, jurken uit de jaren, vintage shop, vintage shops, vintage shoppen, oude platen, elpees, tweedehands shoppen, tweedehands meubels, legerdump",
    antiques:
      "antiek, antiekwinkel, antiekzaak, antiekwinkels, antiekmarkt, antiekzaakjes, brocante, antiquair, antieke, oude spullen, oude klokken, klokken, curiosa, rariteiten, oude meubels, antieke meubels, antiquairs, brocantemarkt, brocantewinkel, oud zilver, oud porselein, porselein, kroonluchter, kroonluchters, oude munten, zeldzame munten, verzamelaar, verzamelaars, verzamelobjecten, oude prenten, prenten, veilinghuis, veiling, oud speelgoed, retro meubels, oude kaarten, antiekhandelaar, antiekhandel, antiekbeurs, oude lampen, snuisterijen, zolderspullen, zeldzame boeken, ouderwetse spullen, antiekzaken",
    souvenirs:
      "cadeau, cadeautje, cadeautjes, cadeaus, souvenirs, souvenir, souvenirtje, cadeauwinkel, ansichtkaarten, aandenken, presentje, kadootje, kado, souvenirtjes, souvenirwinkel, kadootjes, cadeauwinkeltje, iets voor thuis, ansichtkaart, koelkastmagneet, magneetjes, iets om mee te nemen naar huis, aandenkens, kadowinkel, cadeauwinkels, geschenk, geschenken, geschenkje, cadeau voor, sneeuwbol, sneeuwbollen, prentkaarten, prentkaart, sleutelhanger, sleutelhangers, magneet, magneten, postkaart, postkaarten, prularia, hebbedingetjes, handgemaakt, handgemaakte, aardewerk, keramiek, handwerk, delfts blauw, iets lokaals meenemen, thuisblijvers, mee naar huis nemen, herinnering aan de stad, leuk cadeau, origineel cadeau",
    clothes:
      "kleding, kledingwinkel, kleren, kledingwinkels, mode, kleren kopen, kledingzaak, jurk, jurkje, jas, outfit, modezaak, kledij, jurken, jurkjes, broek, broeken, spijkerbroek, jeans, shirt, shirts, t shirt, trui, truien, jassen, winterjas, regenjas, overhemd, overhemden, hemd, hemden, blouse, rokje, badpak, badkleding, bikini, zwembroek, ondergoed, lingerie, sokken, pyjama, hoed, muts, sjaal, handschoenen, kostuum, maatpak, smoking, stropdas, colbert, modewinkels, modewinkel, merkkleding, designerkleding, kinderkleding, kinderkleertjes, kleertjes, handtas, handtassen, kleermaker, pak kopen, pak huren, een pak, avondjurk, trouwjurk, lederwaren, leren jas, zomerkleren, warme kleren, regenponcho, poncho, modeontwerpers",
    market:
      "markt, rommelmarkt, vlooienmarkt, kerstmarkt, markten, rommelmarkten, vlooienmarkten, kerstmarkten, weekmarkt, boerenmarkt, marktje, kraampjes, braderie, marktjes, kerstmarktje, marktkraampjes, rommelmarktje, bloemenmarkt, dagmarkt, straatmarkt, groentemarkt, kraam, kraampje, biologische markt, streekmarkt, avondmarkt, nachtmarkt, openluchtmarkt, snuffelmarkt, garageverkoop, kunstmarkt, designmarkt, buurtmarkt, groente en fruit, verse groente, verse groenten, groente kopen, fruitkraam, bazaar, soek, lokale markt, marktdag, van de boer, groenten en fruit, stalletjes",
    supermarket:
      "supermarkt, boodschappen, supermarkten, boodschappen doen, kruidenier, buurtsuper, appie, water kopen, supermarktje, boodschapjes, albert heijn, jumbo, lidl, aldi, netto, grote supermarkt, delhaize, colruyt, carrefour, boodschappen halen, eten kopen, fruit kopen, groenten kopen, flessen water, flesjes water, fles water, pak melk, melk kopen, melk halen, babyvoeding, inkopen, inkopen doen, zelf koken, om te koken, ontbijtspullen, water inslaan, koelkast vullen, ingrediënten, drinken kopen, diepvries, yoghurt",
    pharmacy:
      "apotheek, apotheken, drogist, drogisterij, paracetamol, pijnstillers, ibuprofen, medicijnen, pleisters, aspirine, paracetamolletje, zonnebrand, zonnebrandcrème, luiers, tampons, condooms, neusspray, hoestdrank, kruidvat, etos, pijnstiller, keelpastilles, muggenspray, muggenmelk, jodium, recept ophalen, medicatie, medicijn, antihistamine, hooikoorts, blarenpleisters, diarree, anticonceptie, morningafterpil, maandverband, zonnecrème, aftersun, babymelk, nachtapotheek, apotheek van wacht, wachtapotheek, tandpasta, shampoo, deodorant, oogdruppels, vitamines, zalf, zalfje, hoesttabletten, hoestsiroop, thermometer, reisziekte, wagenziekte, geneesmiddelen, antibiotica, zwangerschapstest, drogisterijen, allergiepillen",
    vet: "dierenarts, dierenartsen, dierenkliniek, dierenziekenhuis, veearts",
    hospital:
      "ziekenhuis, dokter, huisarts, ziekenhuizen, spoedeisende hulp, eerste hulp, arts, huisartsenpost, tandarts, kliniek, dokterspost, een dokter, spoedpost, spoedafdeling, spoeddienst, de spoed, dokter van wacht, wachtdienst, wachtpost, huisartsenpraktijk, dokterspraktijk, polikliniek, eerstehulppost, ehbo, kinderarts, oogarts, hechten, tandartsen, tandartspraktijk, artsenpost, fysiotherapeut",
    police:
      "politie, politiebureau, politiepost, agent, aangifte, aangifte doen, proces verbaal, politiekantoor, politieagent, wijkagent, diefstal melden, diefstal aangeven, bewijs voor de verzekering, commissariaat, gevonden voorwerp, inleveren bij de politie",
    atm: "geldautomaat, pinautomaat, bank, pinautomaten, pinnen, geld opnemen, geld pinnen, flappentap, contant geld, contanten, cash, geld uit de muur, bankautomaat, bancontact, geld afhalen, cash halen, geld halen, geld trekken, even pinnen, kan ik pinnen, geldmaat, briefgeld, bankkantoor, bankfiliaal, pin automaat, geldautomaten, contant opnemen",
    toilets:
      "toilet, wc, toiletten, wc's, openbaar toilet, openbare toiletten, plee, plassen, naar de wc, plaspauze, verschoonruimte, wc'tje, plasje, moet plassen, nodig naar de wc, pissen, openbare wc, verschoontafel, luiers verschonen, verschonen, damestoilet, herentoilet, hoge nood, sanitair, sanitaire stop, ik moet plassen, moet nodig, moet zo nodig, toilet in de buurt, pipi, pipi doen, kleine boodschap, luier verschonen, luiers wisselen, luier wisselen, verschoonplek, urinoir, plasplek, schone wc, schone toiletten, volle blaas, blaas",
    drinking_water:
      "drinkwater, watertap, watertappunt, drinkwaterpunt, drinkfontein, waterfles vullen, kraanwater, tappunt, tappunten, kraantje, waterkraan, waterkraantje, waterpunt, bidon, bidons, bidon vullen, fles vullen, flessen vullen, flesje vullen, flesje bijvullen, fles bijvullen, waterfles, waterflessen, gratis water, water tappen, water bijvullen, drinkfonteintje, drinkfonteinen, drinkbaar water, water uit de kraan, veldfles, fonteintje om te drinken",
    station:
      "station, metro, treinstation, stations, metrostation, halte, metrohalte, centraal station, tramhalte, ov halte, treinstations, stationnetje, perron, treinhalte, hoofdstation, metrohaltes, tramhaltes, haltes, vertrekt de trein, vertrekt mijn trein, vertrekt onze trein, stationshal, metro ingang, trein nemen, internationale trein, dichtstbijzijnde metro, treinen naar",
    bike_rental:
      "fietsverhuur, fiets huren, fietsen huren, huurfiets, huurfietsen, fietsenverhuur, fietsenverhuurder, leenfiets, fietsverhuurder, fietsen te huur, fietsje huren, fietsenhuur, ov fiets, deelfiets, deelfietsen, e bike huren, bakfiets huren, elektrische fiets, fiets lenen, deelstep, fiets te huur, fietsen lenen, fietsen reserveren, fiets nodig, fietsen nodig, huur een fiets, bakfiets, bakfietsen, tandem, mountainbike, mountainbikes, e bike, e bikes, ebike, ebikes, elektrische fietsen, racefiets, racefietsen, kinderfiets, kinderfietsje, kinderfietsen, step huren, elektrische step, scooter huren, brommer huren, stadsfiets, fietshelm, fietsen voor, fietsstoeltje, deelscooter, e step, fietsenmaker",
    tourist_information:
      "vvv, toeristeninformatie, vvv kantoor, toeristenbureau, toeristische informatie, toeristeninfo, toeristenkantoor, plattegrond, infopunt, bezoekerscentrum, toerismebureau, toeristische dienst, dienst toerisme, infokantoor, informatiepunt, informatiekantoor, infobalie, infocentrum, infopoint, stadskaart, stadskaartje, stadsplan, stadsplattegrond, kaart van de stad, kaartje van de stad, papieren kaart, kaart op papier, city card, citycard, city pass, citypass, stadspas, folders, foldertjes, folder, brochures, brochure, wandelkaart, toeristische info, tourist info, gratis plattegrond, plattegrondje",
    cemetery:
      "begraafplaats, kerkhof, begraafplaatsen, kerkhoven, graf, graven, begraven, oorlogsbegraafplaats, erebegraafplaats, oorlogsgraven, grafstenen, catacomben, grafzerken",
    fortress:
      "vesting, fort, citadel, forten, vestingwerken, bastion, stadsmuur, stadsmuren, stadspoort, bunkers, bunker, kazematten, vestingstad, stadswallen",
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
      "vegetarisch, vegetarische, vega, vegetariër, veggie, zonder vlees, geen vlees, vleesloos, vegetariërs, eet geen vlees, eten geen vlees, vegetarisch eten, vegetarier, vleesvrij, groentegerechten, groentegerecht, vegetarische opties, vleesvervanger, vleesvervangers, zonder vis, tofu, groentekeuken, geen vis, flexitariër",
    vegan:
      "veganistisch, vegan, veganistische, veganist, veganisten, plantaardig, plantaardige, plantbased, vegan eten, vegans, zonder dierlijke producten, geen dierlijke producten, zonder zuivel, geen zuivel, zuivelvrij, sojamelk, plantaardige melk, geen melk, tofu, tempeh, seitan, plantaardig eten, veganistisch eten, vegan opties, geen ei, geen eieren",
    gluten_free:
      "glutenvrij, glutenvrije, zonder gluten, geen gluten, coeliakie, glutenallergie, glutenintolerant, tarwevrij, glutenintolerantie, kan geen gluten, tarwe, tarweallergie, coeliakiepatiënt, glutenvrij eten, gluten, geen tarwe, zonder tarwe, tegen gluten, mag geen gluten, glutenvrije opties",
    halal:
      "halal, halal eten, halalvlees, halal vlees, halal gecertificeerd, geen varkensvlees, zonder varkensvlees, geen varken, zonder varken, islamitische slager, moslim, moslims, voor moslims, islamitisch, islamitische, halalrestaurant, iftar, ramadan",
    allergy: "allergisch voor, allergisch, allergie, allergieën, allergie voor",
    kosher:
      "koosjer, koosjere, kosjer, kosher, koosjer eten, joodse keuken, joods eten, challe, pesach, rabbinaal",
    wifi: "wifi, internet, wi fi, stopcontact, stopcontacten werken, werken op mijn laptop, laptop, internetverbinding, gratis wifi, wifi'tje, met mijn laptop, met m'n laptop, op mijn laptop",
    parking:
      "parkeren, parkeerplaats, parkeergelegenheid, gratis parkeren, parkeergarage, parkeerplek, auto kwijt, auto parkeren, de auto kwijt, auto neerzetten, parkeerplekken",
    wheelchair:
      "rolstoel, rolstoeltoegankelijk, toegankelijk, rolstoelvriendelijk, geen trappen, zonder trappen, rollator, invalide, invaliden, mindervaliden, slecht ter been, drempelvrij, gehandicapten, rolstoelgebruiker, hellingbaan, scootmobiel, zonder drempels, krukken, op krukken, geen drempels, mindervalide, kinderwagen, buggy, wandelwagen, lift aanwezig, gehandicapt, invalidentoilet, zonder drempel, gelijkvloers, geen trap, zonder trap, met een lift, met lift, moeilijk ter been, slecht te been, loopt slecht, loopt moeilijk, moeilijk lopen, slecht lopen, wandelstok, met een stok, looprek, rolwagen, rolstoelers, aangepast toilet, beperking, met een beperking, andersvaliden, toegankelijkheid, drempels, barrièrevrij, oprijplaat, trappen vermijden, veel trappen, kan geen trappen",
    outdoor_seating:
      "terras, buiten zitten, terrasje, buiten, terrassen, terrasjes, buiten eten, in de zon, dakterras, binnentuin, tuin om te zitten, terrasje pakken, in de buitenlucht, lekker buiten, buitenterras, in het zonnetje, zonnetje, tuinterras, op een terras, zonnig terras, biertuin, zonneterras, zonneterrasje, waterterras, tuin erbij, met tuin, met een tuin, binnenplaats, binnenplaatsje, binnenkoer, patio, in de tuin, in de openlucht, open lucht, tafeltjes buiten, tafeltje buiten, aan het water zitten, terrasweer, terrasverwarming, terraske, gevelterras, veranda, verwarmd terras, terrasplek",
    takeaway:
      "afhalen, meenemen, om mee te nemen, to go, take away, bezorgen, afhaal, meeneem, mee naar het hotel, voor onderweg, uit het vuistje, afhaaltent, koffie to go, mee naar de kamer, afhaalmaaltijd, laten bezorgen, thuisbezorgd, bezorgd, bezorging, laten leveren, take out, takeout, eten halen, afhaalrestaurant, afhaaleten, in een bakje, uit de hand, lunchpakket, afhaalpizza, om af te halen, eten laten komen, bezorgdienst",
    dogs: "hond, honden, hondvriendelijk, hondje, hondvriendelijke, honden toegestaan, met de hond, viervoeter, de hond mee, hond mee, woef, hondjes, puppy, hond welkom, hond mag mee, huisdier, huisdieren, teckel, labrador, met hond, onze hond, mijn hond, hond toegestaan, hondenstrand, losloopgebied, hond los, dieren toegestaan, huisdiervriendelijk, poedel, chihuahua, golden retriever, hondenuitlaat, hondenbrokken, waterbak, honden welkom",
    quiet:
      "rustig, stil, kalm, rustige, rustiger, rustigere, stille, stiller, niet te druk, niet druk, niet zo druk, niet te luidruchtig, zonder lawaai, weinig mensen, sereen, niet lawaaierig, minder druk, ontspannen, vredig, kunt praten, rustig praten, minder lawaai, rustgevend, zonder drukte, geen drukte, uit de drukte, weg van de drukte, niet te luid, geen harde muziek, geen herrie, zonder herrie, waar je kan praten, kan praten, elkaar kunnen verstaan, elkaar verstaan, rustig plekje, geen rijen, chill, chille, stilte, rust, zonder muziek, geen muziek, rust en stilte, weg van alles, weg van de massa, drukte vermijden, drukte ontlopen, prikkelarm, gesprek voeren, rustig gesprek, kunnen praten, zachte muziek, bijpraten, bijkletsen, stiltegebied, stilteplek, rustigs, rustpunt, oase van rust, uitrusten, rustig hoekje, relaxed, relaxt, vredige, kalme, geen lawaai, niet rumoerig, nergens iemand, niemand tegenkomen, ver van de drukte, in alle rust",
    cosy: "gezellig, knus, sfeervol, gezellige, gezelliger, knusse, sfeervolle, intiem, hygge, huiselijk, haardvuur, open haard, warm en gezellig, gezelligheid, warm en knus, kaarsjes, knusjes, behaaglijk, knusser, warme sfeer, klein tentje, klein zaakje, kleinschalig, intieme sfeer, dekentje, dekentjes, fauteuils, fauteuil, houtkachel, houtvuur, bij het vuur, haard, openhaard, sfeertje, huiskamer, huiskamersfeer, gemoedelijk, gemoedelijke, klein maar fijn, charmant, charmante, schattig, schattige, pittoresk, pittoreske, lieflijk, wegkruipen",
    romantic:
      "romantisch, romantische, date, date night, kaarslicht, bij kaarslicht, eerste date, aanzoek, romantiek, kaarsjes, een date, datenight, intiem, intieme, huwelijksaanzoek, ten huwelijk, valentijn, valentijnsdag, huwelijksreis, verliefd, met z'n tweetjes romantisch, huwelijksverjaardag, trouwdagje, verloving, verloven, datelocatie, dateplek, tinderdate, op date, kaarsen, kaarslichtdiner, candlelight, ons jubileum, jubileum, aanzoek doen, verliefden, mijn vrouw verrassen, mijn vriendin verrassen, rozenblaadjes, voor geliefden, trouwdag",
    lively:
      "levendig, bruisend, levendige, bruisende, sfeer, goede sfeer, leuke sfeer, reuring, veel reuring, drukte, gezellige drukte, veel sfeer, harde muziek, feestelijk, feestje, goede vibe, goeie sfeer, druk en gezellig, swingend, gezellig druk, veel leven, leven op straat, vol leven, veel mensen, waar het gebeurt, ambiance, leven in de brouwerij, feestsfeer, feeststemming, jong publiek, studentenkroeg, dynamisch, vibe, vibes, bruist, opzwepend, losgaan, rumoerig, waar iedereen samenkomt, iedereen samen, drukke kroeg, uitbundig, los gaan",
    view: "uitzicht, met uitzicht, zeezicht, dakterras, mooi uitzicht, uitzicht op, uitzicht over, uitzicht op zee, uitzicht op de haven, uitzicht op het water, zicht op, uitkijkt op, uitkijken op, uitkijkend, uitzicht over de stad, zicht over de stad, rooftop, uitzichten, rooftopbar, zonsondergang, zonsopkomst, zonsopgang, skybar, uitkijkend over, uitzicht op t water, panoramisch, op een dak, op het dak, op een heuvel, dakterrassen, rooftop bar, sky bar, zicht op zee, met zicht, mooi zicht, weids uitzicht, panorama, bovenste verdieping, hoog boven de stad, op hoogte, stadszicht, overziet, vergezicht, uitkijk",
    rainy:
      "regen, regent, slecht weer, binnen doen, regenachtige dag, regenachtig, overdekt, het giet, plenst, hoost, regenen, stortregent, rotweer, miezert, het regent, regenweer, pokkenweer, binnenactiviteit, stortregen, giet, droog zitten, uit de regen, kutweer, hondenweer, bij regen, sneeuwt, stormt, zeikt, pijpenstelen, als het regent, het plenst, t plenst, gieten, regent pijpenstelen, het hoost, miezeren, binnen zitten, binnenactiviteiten, regenachtige, regendag, droog blijven, drijfnat, storm, onweer, zeikweer, baggerweer, het weer is slecht, snertweer, bui, buien, natte dag, hagel, grijs weer, grauw, regenbui, regenbuien, miezerig, binnen blijven, iets binnen, druilerig, hozen, regenmiddag, te koud buiten, koud buiten, winderig, bakken uit de hemel, schuilen, indoor, regenbestendig, weersonafhankelijk, guur, kletsnat, bij slecht weer, binnenpret, grijs buiten, nat buiten",
    late_night:
      "tot laat, laat open, laat in de avond, laat nog open, na middernacht, de hele nacht, 's nachts open, laat op de avond, tot diep in de nacht, nachtelijk, nachtbrakers, nog laat open, tot laat open, in de kleine uurtjes, kleine uurtjes, 24 uur open, diep in de nacht, nachtbraker, tot in de late uurtjes, late uurtjes, s nachts open, nachtwinkel, nachtwinkels, avondwinkel, avondwinkels, nachtapotheek, midden in de nacht, keuken nog open, nachtcafé, nachtrestaurant, nog laat, s nachts nog, late snack, dag en nacht, doorlopend open, hele nacht, nachtelijke, na sluitingstijd, na het concert, na de voorstelling, zo laat nog, op dit uur, laat in de nacht, late avond, late keuken, dienstdoende",
    local:
      "niet te toeristisch, niet zo toeristisch, locals, lokaal, lokale, authentiek, niet toeristisch, verborgen parels, inwoners, authentieke, waar locals komen, waar de locals, lokale tent, geen toeristen, zonder toeristen, toeristenval, verborgen parel, verborgen plekjes, buurtcafé, buurtkroeg, echt deens, geen toeristenfuik, verborgen pareltje, pareltje, pareltjes, buurttent, geen toeristenval, geen tourist trap, verborgen pareltjes, weg van de toeristen, onbekende plekjes, geheime plekjes, onontdekt, geen keten, geen ketens, echte denen, waar denen komen, minder toeristisch, origineel, typisch, typische, traditioneel, traditionele, regionaal, regionale, lokaal eten, typisch eten, lokale keuken, traditionele keuken, traditioneel eten, streekgerechten, streekgerecht, streekkeuken, regionale keuken, typische gerechten, lokale gerechten, lokale specialiteiten, streekspecialiteiten, van de streek, uit de streek, streek, mensen van hier, uit de stad zelf, onder de locals, tussen de locals, lokale bevolking, bewoners, buurtbewoners, buurtrestaurant, buurtzaak, plaatselijk, plaatselijke, te toeristisch, minder toeristen, hordes toeristen, buiten de gebaande paden, gebaande paden, insidertip, insidertips, waar jullie zelf, volks, volkse, volkscafé, van de boer, streekproducten, lokale producten, stamgasten, ambachtelijk, ambachtelijke, onafhankelijk, geheimtip, streekproduct, boerderijwinkel, hoevewinkel",
    popular:
      "populair, beroemd, hip, populaire, beroemde, bekend, bekende, hippe, trendy, in trek, hotspot, hotspots, hipste, hotspotje, instagramwaardig, instagrammable, iedereen heeft het erover, viraal, tiktok, instagram, beroemdste, bekendste, populairste, hype, gehypet, legendarisch, legendarische, iconisch, iconische, in de mode, wereldberoemd, wereldberoemde, place to be, trending, befaamd, befaamde, vermaard, gewild, waar iedereen heen gaat, iedereen heen gaat, hip en nieuw, hipster, hipsters, veelbesproken",
    picnic:
      "picknick, picknicken, picknickplek, picknickkleed, picknickplekje, picknickmand, picknickdeken, picknicktafel, picknicktafels, picknickkleedje, op een kleedje, eigen boterhammen, eigen eten, eigen lunch, boterhammen meenemen, in het gras eten, in het gras zitten, picknickje, picknickspullen, picknickweide",
    pool: "met zwembad, zwembad op het dak, met binnenbad, met een zwembad, verwarmd zwembad, infinity pool, dakzwembad, aan het zwembad, ligstoel, ligstoelen, ligbed, ligbedden, bedje aan het zwembad, met een bad, privézwembad, met jacuzzi, met bubbelbad, hotelzwembad",
    air_conditioning:
      "airco, airconditioning, gekoeld, gekoelde, koel, koele, koelte, verkoeling, ergens koel, koel plekje, koele plek, met airco, klimaatbeheersing, geklimatiseerd, afkoelen, uit de hitte, weg van de hitte, tegen de hitte, hitte, hittegolf, bloedheet, snikheet, ik smelt, we smelten, smelten, te heet, niet te warm, te warm buiten, aircootje, lekker koel, warmte ontvluchten",
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
      "ski, skiën, skigebied, skigebieden, skipiste, skipistes, piste, pistes, skilift, skiliften, snowboard, snowboarden, langlaufen, wintersport, skihut, skiverhuur, skis, sleeën, rodelen, rodelbaan, skioord, skischool, skiles, après ski, sneeuwschoenen, skihal",
    winery:
      "wijnkelder, wijnkelders, wijnmakerij, wijnmakerijen, wijngaard, wijngaarden, wijnhuis bezoeken, portwijn, portkelder, portkelders, portwijnkelder, portwijnkelders, porthuis, porthuizen, portproeverij, wijnboer, wijnboeren, wijndomein, wijndomeinen, wijntour, wijnroute, wijnstreek, champagnehuis, champagnehuizen, bodega's",
    mosque:
      "moskee, moskeeën, gebedshuis, gebedsruimte, gebedsplek, minaret, vrijdaggebed, islamitisch centrum, imam, gebedskleed, gebedstijden, moslims bidden, islamitisch gebed",
    synagogue:
      "synagoge, synagogen, synagoges, sjoel, rabbijn, rabbi, joods gebedshuis, joodse wijk, joodse buurt, joodse gemeente, joodse dienst, sabbatdienst, sjabbatdienst, jodenbuurt",
    temple:
      "tempel, tempels, pagode, pagodes, boeddhistisch, boeddhistische tempel, hindoetempel, hindoetempels, boeddha, boeddhabeeld, boeddhisme, wierook, wierookstokjes, tempelcomplex, shinto, heiligdom, mandir",
    casino:
      "casino, casino's, poker, pokeren, roulette, blackjack, black jack, gokken, gokje, gokje wagen, gokpaleis, gokhal, gokhallen, gokkast, gokkasten, gokautomaten, fruitautomaat, fruitautomaten, speelautomaten, croupier, fiches, speeltafel, speeltafels, kansspelen, jackpot, pokertafel, pokertoernooi",
    escape_room:
      "escaperoom, escaperooms, escape room, escape rooms, escape game, escapegame, ontsnappingskamer, ontsnappingsspel, raadsels, raadsel, puzzels oplossen, sloten kraken, code kraken, codes kraken, ontsnappen uit een kamer, moordspel, moordmysterie, murder mystery, opgesloten worden, laten opsluiten, samen ontsnappen",
    bowling:
      "bowlen, bowling, bowlingbaan, bowlingbanen, bowlingcentrum, bowlinghal, kegelen, kegelbaan, kegels, potje bowlen, bowlingbal, discobowlen, strike gooien, strikes, pins, baan huren, bowlingschoenen",
    gym: "sportschool, sportscholen, fitness, gym, fitnessen, krachttraining, crossfit, gewichten, trainen, yoga, pilates, yogales, yogaschool, yogastudio, pilatesles, fitnesscentrum, fitnesszaal, fitnessclub, fitnessruimte, fitnessstudio, halters, halter, dumbbells, squatrek, squatten, loopband, cardio, krachttrainen, krachthonk, bankdrukken, gewichtheffen, spinning, personal trainer, workout, bootcamp, zumba, groepsles, groepslessen, spieren, roeimachine, basic fit, conditietraining",
    coworking:
      "coworking, co working, coworkingplek, coworkingspace, coworking space, flexplek, flexplekken, flexwerkplek, werkplek, werkplekken, gedeeld kantoor, kantoorruimte, kantoorplek, bureau huren, werkruimte, telewerken, thuiswerken, thuiswerkplek, remote werken, op afstand werken, werk op afstand, werken op afstand, videobellen, videocall, vergaderruimte huren, vergaderzaal huren, vergaderruimte, digital nomad, digital nomads, digitale nomaden, plek om te werken, plekje om te werken, rustig werken, kunnen werken, kan ik werken, kan werken, werkcafé, laptopplek, laptop werken, online vergaderen",
    shoes:
      "schoen, schoenen, schoenenwinkel, schoenwinkel, schoenenzaak, schoenzaak, sneakers, sneaker, gympen, laarzen, laarsjes, sandalen, teenslippers, slippers, hakken, pumps, wandelschoenen, bergschoenen, loopschoenen, hardloopschoenen, sportschoenen, veters, schoenmaker, schoenreparatie, schoenhersteller, nieuwe zolen, zolen, instappers, pantoffels, regenlaarzen, bottines, klompen, schoentjes, mocassins, paar schoenen, espadrilles",
    jewellery:
      "juwelier, juweliers, sieraden, sieraad, sieradenwinkel, sieradenzaak, juwelen, goudsmid, zilversmid, edelsmid, oorbellen, oorbel, oorringen, ketting, kettinkje, halsketting, armband, armbandje, armbandjes, verlovingsring, verlovingsringen, trouwring, trouwringen, een ring, gouden ring, zilveren ring, ringetje, hangertje, diamant, diamanten, horloge, horloges, horlogebatterij, horlogemaker, horlogewinkel, horlogebandje, uurwerk, parelketting, edelstenen, edelsteen, broche, bijoux",
    toys: "speelgoed, speelgoedwinkel, speelgoedzaak, speelgoedwinkels, lego, playmobil, duplo, knuffel, knuffels, knuffelbeer, knuffelbeest, teddybeer, een pop, poppetje, barbie, puzzel, puzzels, legpuzzel, bordspel, bordspellen, gezelschapsspel, spellenwinkel, spelletjeswinkel, spelletje kopen, spelletjes kopen, kaartspel, kleurboek, kleurplaten, houten blokken, autootjes, rammelaar, knikkers, vlieger, modelbouw, modeltreinen",
    electronics:
      "elektronica, elektronicawinkel, elektronicazaak, elektrozaak, computerwinkel, computerzaak, oplader, opladers, laptoplader, opladerkabel, oplaadkabel, oplaadsnoer, laadkabel, kabeltje, usb kabel, usb c, usb stick, usb, verloopstekker, wereldstekker, reisstekker, adapter, stekkerdoos, verlengsnoer, batterijen, batterij, powerbank, oortjes, koptelefoon, koptelefoons, hoofdtelefoon, headset, geheugenkaart, geheugenkaartje, sd kaart, sd kaartje, fotocamera, fototoestel, mediamarkt, toetsenbord, laptop kapot, laptop repareren, computer kapot, hdmi kabel, airpods, gadgets, camera kapot",
    wine_shop:
      "wijnwinkel, wijnhandel, wijnzaak, slijter, slijterij, slijterijen, drankwinkel, drankhandel, drankenhandel, fles wijn, flesje wijn, flessen wijn, flesjes wijn, wijn kopen, fles kopen, flessen kopen, goede fles, goeie fles, lekkere fles, mooie fles, fles meenemen, flessen meenemen, sterke drank, jenever, fles whisky, whisky kopen, fles champagne, champagne kopen, fles rood, fles wit, flessen rood, flessen wit, flessen port, fles port, doos wijn, doosje wijn, likeur, wijnhandelaar, wijnkoperij, alcohol kopen, drank kopen, bier kopen, biertjes kopen, bierwinkel, gedistilleerd, lokale flessen, lokale flesjes, flessen mee naar huis, fles cadeau, fles als cadeau, doosje port",
    food_shop:
      "delicatessen, delicatessenwinkel, delicatessenzaak, traiteur, traiteurs, kaas, kaasje, kazen, kaaswinkel, kaasboer, kaaszaak, slager, slagerij, slagers, beenhouwer, beenhouwerij, vleeswaren, worst, worstjes, ham, charcuterie, visboer, viswinkel, vishandel, groenteboer, groentewinkel, groentezaak, fruitwinkel, streekproducten, streekproduct, lokale producten, boerderijwinkel, hoevewinkel, landwinkel, hoeveproducten, biowinkel, natuurwinkel, natuurvoedingswinkel, olijfolie, honing, confituur, chocolade, chocolaatjes, pralines, bonbons, chocolatier, chocolaterie, chocoladewinkel, snoepwinkel, snoepgoed, stroopwafels, specerijen, kruidenwinkel, noten, notenbar, koffiebonen, speciaalzaak, truffels, truffel, salami, foie gras, vacuüm, vacuüm verpakt, lekkernijen, lokale lekkernijen, kaasspeciaalzaak",
    convenience:
      "avondwinkel, avondwinkels, nachtwinkel, nachtwinkels, buurtwinkel, buurtwinkeltje, kiosk, kiosken, winkeltje op de hoek, winkel op de hoek, hoekwinkel, dagwinkel, gemakswinkel, minimarkt, minimarket, minisuper, aansteker, vloeitjes, dagbladhandel, krantenwinkel, krant kopen, blikje cola, blikje fris, blikje, frisdrank, zakje chips, chips, kauwgom, kraslot, op de hoek kopen, snel iets halen",
    tobacconist:
      "sigaretten, sigaret, pakje sigaretten, peuken, shag, tabak, tabakszaak, tabakswinkel, sigarenwinkel, sigaren",
    optician:
      "opticien, opticiens, bril, brillen, brillenwinkel, brillenzaak, zonnebril, zonnebrillen, leesbril, leesbrilletje, lenzen, contactlenzen, daglenzen, lenzenvloeistof, lensvloeistof, brillenglazen, montuur, brilmontuur, oogmeting, ogentest, bril kapot, bril repareren, brilpootje, optiek, optieker, brilletje, nieuwe glazen",
    hairdresser:
      "kapper, kappers, kapster, kapperszaak, kappersafspraak, herenkapper, dameskapper, barbier, barbershop, knippen, laten knippen, haar knippen, haar laten knippen, haren knippen, geknipt, knipbeurt, föhnen, haar verven, haar kleuren, baard, baard trimmen, baard scheren, scheren, scheerbeurt, pony knippen, coupe soleil, kapsel, bruidskapsel, opsteken, haarsalon, extensions, vlechtjes, nagelsalon, nagelstudio, nagels laten doen, nagels, pedicure, gellak, schoonheidsspecialiste, wenkbrauwen, waxen, ontharen, epileren, gladscheren",
    currency_exchange:
      "wisselkantoor, wisselkantoren, wisselkantoortje, geld wisselen, geldwisselkantoor, geldwisselaar, geld omwisselen, geld inwisselen, euro's wisselen, euro's omwisselen, dollars, dollars wisselen, dollars omwisselen, ponden, ponden wisselen, ponden omwisselen, valuta, vreemde valuta, goede koers, beste koers, eerlijke koers, wisselkoersen, wisselkoers, franken, buitenlands geld, lokale munt, lokale valuta, lokaal geld, cash wisselen, contant wisselen, kronen, yens, yen, dirhams, biljetten wisselen, omruilen voor euro's",
    post_office:
      "postkantoor, postkantoren, postkantoortje, postzegel, postzegels, brievenbus, brievenbussen, pakket versturen, pakketje versturen, pakje versturen, pakje opsturen, pakketje opsturen, pakket opsturen, pakketpunt, postpakket, postpunt, kaartje versturen, kaartjes versturen, kaartje posten, kaartjes posten, kaarten posten, brief posten, brief versturen, op de post, op de post doen, naar huis sturen, naar huis opsturen, naar huis verzenden, aangetekend, aangetekende brief, frankeren, laten opsturen, iets opsturen, verzenden, postnl, bpost",
    laundry:
      "wasserette, wasserettes, wassalon, wassalons, wasserij, stomerij, stomerijen, droogkuis, nieuwkuis, wasmachine, wasmachines, droogtrommel, kleren wassen, kleding wassen, was doen, wasje doen, wasje draaien, was draaien, wassen en drogen, drogen en wassen, de was, vuile was, vuile kleren, vieze kleren, vlek, vlekken, laten stomen, strijken, schone kleren, wasgoed, zelf wassen, muntwasserette, wasmiddel, waspoeder",
    luggage_storage:
      "bagage, bagagedepot, bagageopslag, bagagekluis, bagagekluizen, bagagekluisjes, bagagelocker, lockers, locker, kluisjes, bagage opslaan, bagage stallen, bagage achterlaten, bagage bewaren, bagage kwijt, koffers opslaan, koffers stallen, koffers achterlaten, koffers kwijt, koffers bewaren, koffers laten, koffer opslaan, koffer stallen, koffer achterlaten, koffer kwijt, koffer bewaren, koffer laten, koffer opbergen, tassen opbergen, tassen stallen, tassen kwijt, tassen achterlaten, tassen bewaren, rugzak kwijt, rugzak achterlaten, rugzak stallen, rugzakken achterlaten, rugzakken kwijt, spullen achterlaten, spullen opbergen, spullen stallen, spullen bewaren, laat ik de koffer, laat ik mijn koffer, laten we de koffers, laten we onze koffers, laat ik mijn rugzak, trolley kwijt, trolley stallen, valies, valiezen, koffers rondlopen, al die koffers",
    phone_shop:
      "simkaart, simkaarten, simkaartje, sim, esim, e sim, prepaid, mobiele data, databundel, internet op mijn telefoon, telefoonwinkel, telefoonwinkels, telefoonzaak, gsm winkel, gsm kapot, telefoonhoesje, hoesje, telefoon kapot, telefoon repareren, telefoon maken, telefoonreparatie, scherm gebarsten, gebarsten scherm, scherm kapot, kapot scherm, schermreparatie, iphone kapot, iphone repareren, accu vervangen, telefoonaccu, beltegoed, belwinkel, telefoonlader, nieuwe telefoon, telefoon kopen, screenprotector, telefoon gevallen, barst in het scherm, barst in mijn scherm",
    car_park:
      "parkeergarages, parkeergarage, parkeerterrein, parkeerterreinen, p r, p en r, park and ride, transferium, parkeerdek, parkeerkelder, ondergrondse parking, openbare parking, een parking, bewaakt parkeren, bewaakte parking, bewaakte parkeerplaats, overdekt parkeren, parkeertarief, parkeertarieven, waar parkeren, waar parkeer ik, waar parkeren we, waar kan ik parkeren, waar kunnen we parkeren, auto stallen, auto laten staan, auto achterlaten, zet ik de auto, zet ik mijn auto, laat ik de auto, laat ik mijn auto, laten we de auto, zetten we de auto, wagen kwijt, wagen parkeren, camper parkeren, camper kwijt, camper neerzetten, motor parkeren, lang parkeren, parkeerplaats zoeken, auto veilig",
    petrol_station:
      "tankstation, tankstations, benzinestation, benzinepomp, benzinepompen, pompstation, benzine, diesel, tanken, tank leeg, tank bijna leeg, volle tank, lege tank, brandstof, banden oppompen, bandenspanning, lucht in de banden, naft, naftstation, loodvrij, carwash, wasstraat, auto wassen, servicestation, benzineprijzen, volgooien, lpg",
    charging_station:
      "laadpaal, laadpalen, laadstation, laadstations, laadpunt, laadpunten, snellader, snelladers, snelladen, auto opladen, auto laden, auto bijladen, wagen opladen, wagen laden, elektrische auto, elektrische wagen, tesla, supercharger, bijladen, laadpas, laadplek, laadplein, aan de lader, aan de laadpaal, aan de stekker, kunnen laden, kan laden, auto is elektrisch, elektrisch rijden, oplaadpunt, oplaadpunten, oplaadpaal, oplaadpalen, actieradius",
    bus_stop:
      "bushalte, bushaltes, bushokje, bushokjes, busstation, busstations, busperron, streekbus, stadsbus, nachtbus, lijnbus, streekbussen, vertrekt de bus, stopt de bus, stopt lijn, halte van de bus, halte van lijn, welke halte, opstapplaats, opstaphalte, flixbus, bus nemen, waar stopt, halte voor de bus, touringcar",
  },
  activity: {
    eat: "uit eten, eten, iets eten, ergens eten, etentje, honger, eet je, lekker eten, goed eten, een hapje eten, hapje eten, hapje, bikken, schransen, smikkelen, wat eten, iets te eten, te eten, vreten, lunchen, dineren, avondeten, snaaien, happen, trek in eten, rammelende maag, peuzelen, trek, trek in iets, hongerig, uitgehongerd, rammelen van de honger, een hapje, bunkeren, eten scoren, buik vullen, smullen, ergens lunchen, ergens dineren, iets warms eten, iets lekkers eten, kunnen eten, kun je eten, kan je eten, iets kleins eten, vorkje prikken, een vorkje prikken, maag vullen, knorrende maag, gaan lunchen, gaan dineren, uit dineren, uit lunchen, eetlust, honger gekregen, samen eten, samen dineren, middageten, de lunch, iets eetbaars, lunch eten",
  },
  topic: {
    art: "kunst, schilderkunst, moderne kunst, schilderijen, kunstenaars, straatkunst, street art, hedendaagse kunst, kunstwerken, graffiti, rembrandt, vermeer, van gogh, rubens, picasso, schilders, schilder, kunstenaar, galerie, galeries, kunstmuseum, kunstliefhebber, oude meesters, streetart, muurschilderingen, muurschildering, beeldhouwkunst, kunstroute, expressionisme, impressionisme, installaties, vernissage, schilderij, kunstwerk, beeldende kunst, kunstgalerie, tentoonstelling, tentoonstellingen",
    history:
      "romaans, romaanse, gotisch, gotische, barok, geschiedenis, historisch, historische, vikingen, middeleeuwen, middeleeuws, tweede wereldoorlog, oude spullen, erfgoed, historie, oorlog, de oorlog, bezetting, romeinen, romeins, romeinse, oudheid, eeuwenoud, eeuwenoude, ruïnes, opgravingen, archeologie, archeologisch, archeologische, joodse geschiedenis, koloniaal, koloniale, gouden eeuw, slavernij, holocaust, wereldoorlog, eerste wereldoorlog, koude oorlog, verleden, oude stad, slagveld, middeleeuwse, herdenking, napoleon, hanzestad, geschiedenisfreak, stadsgeschiedenis, industrieel erfgoed",
    design:
      "design, deens design, meubels, interieur, interieurs, designwinkel, designwinkels, designmuseum, vormgeving, designer, designers, ontwerpers, meubel, brutalisme, bauhaus, art deco, art nouveau, jugendstil, beton, moderne gebouwen, modern design, scandinavisch design, architecten, designliefhebber, grafisch ontwerp, mode ontwerpers",
    photography:
      "fotografie, fotograferen, foto's maken, fotoplek, fotoplekken, fotospots, selfies, mooie foto's, instagramfoto's, voor foto's, voor fotos, plaatjes schieten, kiekjes, fotogeniek, fotogenieke, fotospot, plaatjes, mooie plaatjes, plaatje schieten, fotowandeling, fotografeer, camera, camera mee, fotomoment, instagram, insta, instagrammable, instagramwaardig, selfie, gouden uur, blauwe uur, statief, drone, fotograaf, foto's schieten, zonsopkomst fotograferen, kleurrijke huisjes",
    music:
      "muziek, rock, klassieke muziek, rockmuziek, hiphop, concert, concerten, livemuziek, live muziek, optreden, optredens, jazz, blues, techno, metal, punk, indie, klassiek, popmuziek, bandje, bandjes, zanger, singer songwriter, singer songwriters, muziekliefhebber, orkest, festival, muzikaal, elektronische muziek, house muziek, jazzkelder, muziekfestival, fado, folk, soul",
    nightlife:
      "nachtleven, stappen, uitgaan, uitgaansleven, feestje, kroegentocht, feest, op stap, kroegen, feesten, zuipen, doorhalen, vrijgezellenfeest, feestbeesten, nachtclub, club, clubs, clubben, bruist, kroegen langs, uitgaansbuurt, uitgaansstraat, uitgaansgebied, avondje uit, nachtleven beleven, cocktailbars, dj, dansen, techno, dansvloer, feestvieren, barhoppen, een avond stappen, leven op straat, discotheek, fuiven",
    cycling:
      "fietsen, wielrennen, fietstocht, fietstochtje, op de fiets, fietsroute, fietstour, fietsroutes, stukje fietsen, rondje fietsen, fietspad, fietspaden, mountainbiken, racefiets, racefietsen, fietsverhuur, fiets huren, fietsen huren, fietsvriendelijk, fietsers, wielrenner, wielrenners, fietsvakantie, fietsknooppunten, fietsdag, fietskaart, mountainbikeroute, fietsvakanties, toerfiets, wielercafé, met de fiets, bakfiets, fietsend",
    swimming:
      "zwemmen, een duik, duik nemen, duiken, zwemplek, duik, duikje, plons, plonsje, baden, frisse duik, wildzwemmen, open water zwemmen, pootjebaden, zwemmen in de haven, baantjes trekken, baantjes zwemmen, baantjes, zwembad, zwembaden, zwemparadijs, zwembroek, zwemplekken, buiten zwemmen, natuurwater, zwemplas, plonzen, snorkelen, spetteren, spartelen, in het water springen, waterpret, zwemwater, zwemspullen, recreatieplas, zeezwemmen",
    royalty:
      "koningshuis, koninklijke familie, koninklijk, koninklijke, koningin, royals, koning, kroonjuwelen, paleis, paleizen, kroning, prins, prinses, prinsessen, monarchie, koningen, koninginnen",
    books:
      "boeken, literatuur, lezen, romans, schrijvers, sprookjes, boekenwurm, boekhandel, boekwinkel, bibliotheek, bieb, schrijver, roman, literair, literaire, poëzie, dichter, dichters, strips, boek, leesvoer, boekenliefhebber",
    wellness:
      "wellness, ontspanning, tot rust komen, bijkomen, onthaasten, spa, massage, massages, sauna, yoga, yogales, pilates, meditatie, mediteren, retraite, retreat, mindfulness, ademwerk, verwendag, laten verwennen, me time, welness, ontstressen, thermen, kuuroord, wellnessdag, opgieting, opgietingen, stoombad, hamam, hammam, badhuis, helemaal ontspannen, rust en ontspanning, tot mezelf komen, masseren, uitrusten",
    food: "gastronomie, culinair, eetcultuur, foodie, foodies, foodtour, foodtours, lekkerbek, lekkerbekken, proeven, van alles proeven, fijnproever, fijnproevers, smaken, streekgerechten, specialiteit, specialiteiten, lokale specialiteiten, eten van hier, kookles, kookworkshop, culinaire, culinaire wandeling, bourgondisch, foodmarkt, lekker eten, smulpaap, levensgenieters, delicatessen, streekproducten, typisch eten, typische gerechten",
    sports:
      "sport, sporten, voetbal, hardlopen, sportief, sportwedstrijd, wedstrijd, voetbalwedstrijd, voetballen, joggen, rennen, hardlooproute, looproute, loopje, marathon, stadion, supporters, tennis, tennissen, padel, padellen, golfen, basketbal, basketballen, rugby, ijshockey, hockey, skiën, surfen, skatepark, skaten, crossfit, yoga, trainen, trainingsrondje, sportieve, voetbal kijken, wedstrijd kijken, schaatsen, atletiek, groot scherm, sportschool, klimmen, boulderen, volleybal, squash",
    fine_dining:
      "haute cuisine, fine dining, sterrenrestaurant, sterrenzaak, michelin, michelinster, michelinsterren, proeverij menu, gastronomisch, gastronomische, chefs menu, culinair, proeverijmenu, culinair hoogstandje, michelin ster, sterrenchef, sterrenkok, sterrenkeuken, sterrenrestaurants, meergangendiner, meergangenmenu, gangendiner, gangenmenu, degustatiemenu, proefmenu, witte tafelkleden, wit tafelkleed, chef's table, gastronomie, sommelier, topkok, toprestaurant, kaviaar, wijnarrangement, bekroond",
    street_food:
      "street food, streetfood, eten op straat, straateten, eten van de straat, foodtruck, foodtrucks, eetkraampjes, eetstalletjes, kraampje, kraampjes, eetkraampje, uit het vuistje, spiesjes, foodhal, foodhallen, eethal, stalletjes",
    hidden_gems:
      "verborgen parels, verborgen pareltjes, geheime plekjes, verborgen parel, verborgen pareltje, verborgen plekjes, geheime adresjes, geheime adressen, geheim plekje, geheime deur, verborgen hoekjes, verborgen, geheime, geheimtip, onbekende plekjes, onontdekt, onontdekte, buiten de gebaande paden, gebaande paden, insidertip, insidertips, goed bewaard geheim, geheim, weg van de toeristen, zonder hordes, hordes toeristen, hofjes, speakeasy, pareltje, pareltjes, minder bekende, minder bekend, onbekend, niet in de gidsen, niets toeristisch, niet toeristisch, niet te toeristisch",
    vintage:
      "vintage, retro, tweedehands, vintage kleding, vintagewinkel, vintagewinkels, antiek, kringloop, kringloopwinkel, kringwinkel, oude spullen, platenzaak, vinyl, lp's, elpees, ouderwets, ouderwetse, jukebox, nostalgie, nostalgisch, nostalgische, vlooienmarkt, rommelmarkt, brocante, jurken uit de jaren, thrift, vintage shoppen, vintagekleding",
  },
  price: {
    free: "gratis, kosteloos, vrije toegang, gratis toegang, niks kost, niets kost, kost niks, voor niks, voor nop, zonder te betalen, vrij toegankelijk, kost niets, geen entree, noppes, gratos, voor noppes, kosteloze, nul euro, gratis entree, geen toegangsprijs, zonder entree, voor niets, hoeft niets te kosten, geen entree betalen, niets betalen, zonder geld, zonder kosten, gratis te bezoeken, gratis dingen, niks te betalen, wat niks kost, wat niets kost, zonder iets te kopen, zonder te kopen, geen cent, voor nul",
    cheap:
      "goedkoopste, weinig geld, klein budget, goedkoop, goedkope, voordelig, budget, low budget, goedkoopje, goedkoopst, voor weinig, klein laag budget, voordelige, betaalbaar goedkoop, weinig uitgeven, niet veel uitgeven, niet te veel uitgeven, arme student, blut, spotgoedkoop, krap bij kas, prikkie, voor een prikkie, zuinig, lage prijs, studentenbudget, niet duur zijn, goedkope tent, weinig te besteden, niet veel geld, krap budget, platzak, studentenprijs, voor een habbekrats, lage prijzen, kleine portemonnee, budgetvriendelijk, kleine beurs, centen tellen, voor een paar tientjes, de goedkoopste, het goedkoopst, het goedkoopste, voordeligst, voordeligste, minst duur, studentenprijzen, studentikoze prijzen, budgetproof, koopje, koopjes, niet veel kosten, weinig kosten, spotprijs, spotprijsje, spotprijzen, happy hour, krap zitten, budgetdag, geen geld uitgeven, op een budget, klein prijsje, laag budget, laag geprijsd, studenten zijn, geldgebrek, voor een zacht prijsje, zacht prijsje, de goedkope, failliet, dumpprijzen, geen rib uit",
    affordable:
      "betaalbaar, betaalbare, redelijk geprijsd, zonder veel uit te geven, niet te prijzig, schappelijk, redelijke prijs, redelijke prijzen, niet te duur, niet al te duur, niet duur, niet zo duur, niet heel duur, goede prijs kwaliteit, prijs kwaliteit, schappelijke prijs, niet de hoofdprijs, geen fortuin, normale prijzen, te doen qua prijs, niet te dure, niet zo prijzig, hoeft niet duur, zonder de hoofdprijs te betalen, redelijk van prijs, nette prijs, eerlijke prijs, eerlijke prijzen, niet blut, zonder blut te gaan, niet failliet, niet mijn hele salaris, kost geen vermogen, geen vermogen kost, kost geen fortuin, niet de pan uit, waar voor je geld, goed betaalbaar, niet te gek qua prijs, schappelijke, niet overdreven duur, geen godsvermogen, normaal geprijsd, normale prijs, zonder failliet te gaan, redelijk budget, valt mee qua prijs, niet te gortig, niet peperduur, niet de hoofdprijs betalen, geen rib uit mijn lijf, vriendelijke prijzen, betaalbaars",
    moderate:
      "gemiddeld geprijsd, middenklasse, gemiddelde prijs, middensegment, middenprijs, gemiddeld, modaal, niet duur niet goedkoop, middelmatige prijs, niet goedkoop niet duur, gemiddelde prijsklasse, middenprijzig",
    expensive:
      "duur, dure, chic, chique, luxe, luxueus, sjiek, exclusief, deftig, sterrenrestaurant, luxueuze, exclusieve, deftige, prijzig, prijzige, mag wat kosten, mag best wat kosten, fancy, sjieke, stijlvol, stijlvolle, hoog segment, verwennen, high end, elegant, upscale, het mag wat kosten, geld speelt geen rol, geld is geen probleem, kosten noch moeite, poepchic, peperduur, luxeus, met klasse, van stand, sterrenzaak, duurste, chicste, meest luxe, vijfsterren, poepsjiek, alles erop en eraan, geld zat, iets bijzonder chics, designermerken, luxe merken, prestigieus, budget speelt geen rol, het duurste, de duurste",
    cheaper:
      "goedkoper, goedkopere, goedkopers, minder duur, voordeliger, minder dure, te duur, betaalbaarder, iets goedkopers, minder prijzig, iets goedkoper, wat goedkoper, te prijzig, lagere prijs, minder chic, minder geld, voor minder, iets voor minder, wat voordeligers, te gortig, budget versie, goedkoper alternatief, minder kosten, minder uitgeven, lager budget, prijsklasse lager, boven ons budget, buiten ons budget, boven budget, veel te duur, iets betaalbaarders, kan het goedkoper, betaalbaarders, te veel geld, dat is duur",
    dearer:
      "duurder, chiquer, luxer, duurdere, sjieker, exclusiever, luxere, iets chiquers, wat luxer, chicer, wat chiquers, deftiger, fancyer, wat luxers, prijsklasse hoger, iets voornamers, meer klasse, iets met meer klasse, te goedkoop, iets luxers, duurders, iets duurders, mag duurder, mag meer kosten, stapje hoger, een stap hoger, deftigers, wat deftiger, feestelijker, hoger budget, meer luxe, chiquere, chiquers, te simpel, niet chic genoeg, mag luxer, exclusievere",
  },
  holidays:
    "nieuwjaarsdag, nieuwjaar|witte donderdag|goede vrijdag|eerste paasdag, 1e paasdag|tweede paasdag, 2e paasdag, paasmaandag|dag van de arbeid|hemelvaartsdag, hemelvaart|eerste pinksterdag, 1e pinksterdag, pinksteren|tweede pinksterdag, 2e pinksterdag, pinkstermaandag|sacramentsdag|maria-tenhemelopneming|allerheiligen|kerstavond|eerste kerstdag, 1e kerstdag|tweede kerstdag, 2e kerstdag|oudejaarsavond, oudejaarsdag, oud en nieuw",
  day: {
    day_after: "de dag erna, dag erna, de dag daarna, dag daarna, een dag later, de volgende dag",
    day_before: "de dag ervoor, dag ervoor, de dag daarvoor, dag daarvoor, een dag eerder",
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
    evening: "avond, 's avonds, savonds, s avonds, na het werk, avondje, na het avondeten, na het diner",
    night: "nacht, 's nachts, snachts, s nachts, middernacht",
  },
  meal: {
    breakfast: "ontbijt, ontbijten, ontbijtje",
    brunch: "brunch",
    lunch: "lunch, de lunch, lunchen, middageten, lunchje, lunchtijd, lunchpauze, zakenlunch",
    dinner: "diner, avondeten, dineren, het avondeten, avondmaal, dinertje, eten vanavond",
  },
  moment: {
    after: "na, na de, na het",
    besides: "na de, na het, na een",
    since: "vanaf, van, na",
    ahead: "over",
    days_ahead: "over",
    before: "eerder dan, vroeger dan",
    until: "tot, tot en met, vertrekken, gaan weg, t/m, tm, t m, vertrek, we vertrekken, we gaan naar huis",
    now: "nu, op dit moment, meteen, momenteel, nu meteen, direct, nu open, zo snel mogelijk, gelijk, nu gelijk",
    next: "volgende, komende, aanstaande",
    this: "deze, dit",
    from: "komen aan, aankomst, we komen, vanaf, met ingang van, te beginnen, wij komen, wij landen",
    between: "tussen",
    after_dinner: "na het avondeten, na het diner",
  },
  clock: {
    at: "om, rond, tegen",
    hour: "uur, u, h",
    am: "'s ochtends, 's morgens, in de ochtend",
    pm: "'s avonds, 's middags",
    half_to: "half",
    quarter_past: "kwart over",
    quarter_to: "kwart voor",
  },
  number: {
    "1": "één, een, dagje, één enkele, een enkele",
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
    walk_minute: "minuten lopen, minuten te voet, minuut, minuten, min",
    star: "ster, sterren, sterrenhotel",
    age: "jaar, jarige, jaar oud",
    child:
      "kinderen, kind, zonen, dochters, kids, pubers, peuters, kleintjes, kleinkinderen, tieners, baby, jongens, kindjes, koters, kiddo's, kleuters, meisjes, zoons",
  },
  numbered: {
    dearest: "het duurste, de duurste, duurste",
    farthest: "het verste, de verste, het verst, de verst gelegen, het verst weg, het verst gelegen",
    which: "nummer, nr, optie",
    day: "dag, dagen",
    that_day: "die dag, dezelfde dag",
    stop: "stop, stops, halte, stopplaats, eerste stop",
  },
  negation: {
    instead: "in plaats van, in de plaats van, ipv",
    needless:
      "zonder te hoeven, niet hoef te, zonder te moeten, hoeft niet, hoef geen, hoeft geen, niet per se",
    not: "allergie voor, al gezien, hebben we al gezien, al bezocht, zijn we al geweest, hebben al gezien, kennen we al, vergeet, laat maar zitten, niet, geen, zonder, nooit, liever geen, vermijd, hou niet van, houd niet van, geen zin in, heb een hekel aan, hekel aan, liever niet, zat van, allergisch voor, lust geen, niet dol op, niks met, niet weer, geen fan van",
    not_after: "allergie",
    except: "behalve, alles behalve, uitgezonderd, anders dan, buiten, met uitzondering van",
    but: "maar, liever, in plaats",
  },
  where: {
    at: "we zijn in, we zijn bij, we zijn op, ik ben in, ik ben bij, we zijn nu in, we zijn nu bij, we staan bij, we staan voor",
    near: "in dezelfde buurt als, zelfde buurt als, in de buurt van, dichtbij, vlak bij, vlakbij, bij, naast, rond, rondom, nabij, dichter bij, dicht bij, tegenover, niet ver van, in de omgeving van, om de hoek van, om de hoek bij, op loopafstand van, loopafstand van, op een steenworp van, een steenworp van, niet te ver van, pal naast, in de buurt bij, vlak naast, aan de rand van, kort bij, dichtbij het, nabij het",
    in: "in, op, te",
    me: "eromheen, rondom, in de buurt, hier in de buurt, bij mij in de buurt, vlakbij, hier vlakbij, in de omgeving, dichtbij mij, om de hoek, dichtbij, hier om de hoek, nabij, hier dichtbij, niet ver, niet ver van hier, hier ergens, op loopafstand, dicht bij hier, bij ons in de buurt, in de buurt hier, vanaf hier, dichtbij ons, hier in de wijk, vlak bij hier, bij mij, niet ver weg, waar ik ben, waar we zijn",
    host: "die van jullie, hotel, het hotel, ons hotel, mijn hotel, ons appartement, bij jullie, jullie hotel, onze kamer, waar we slapen, waar we verblijven, waar we logeren, onze accommodatie, onze airbnb, het hotelletje, de kamer, op de kamer, op mijn kamer, in de kamer, in mijn kamer, naar de kamer, mijn kamer, door de kamer, op onze kamer",
    walk: "loopafstand, op loopafstand, te voet, lopend",
    within:
      "binnen, minder dan, maximaal, hooguit, hoogstens, niet verder dan, max, tot maximaal, niet meer dan",
    there:
      "daar in de buurt, daar, in dezelfde buurt, zelfde wijk, daar vlakbij, onderweg, op weg erheen, op de weg erheen",
  },
  limit: {
    most: "maximaal, hooguit, hoogstens, max, niet meer dan, ten hoogste, nooit meer dan, maximum, tot maximaal",
    only: "alleen, slechts, enkel, alleen maar, uitsluitend, één enkele, een enkele",
    thing:
      "dingen, plekken, bezienswaardigheden, activiteiten, stops, uitstapjes, bezoeken, ding, plek, bezienswaardigheid, activiteit, stop, punt, punten, onderdeel",
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
      "oma, opa, mijn ouders, schoonouders, grootouders, kids, kindjes, tieners, kleintjes, gezin, familie, kinderen, kind, kindvriendelijk, baby, peuter, zoon, dochter, gezinsvriendelijk, ouders, pubers, puber, kleinkinderen, kleinkind, neefje, nichtje, peuters, dreumes, opa en oma, mijn moeder en ik, ik en mijn moeder, mama en ik, mijn vader en ik, gezin van, familie van, kroost, koters, kleuter, kleuters, baby's, zoontje, dochtertje, zonen, dochters, gezinnen, tiener, kindvriendelijke, buggy, ukkies, ukken, bloedjes, neefjes, nichtjes, mijn moeder, kindje, kinders, kleine van, kleintje, schoonmoeder, schoonvader, mijn vader, pa en ma, mijn ma, mijn pa, m'n ouders, onze ouders, familiereis, gezinnetje, hele gezin, hele familie, met de kids, jochie, tweeling, gezinsuitje, de kleinsten, kleinsten, de kleine, kleine man, onze kleine, luier, luiers, kinderwagen, pa, mama, papa, onze jongste, onze oudste, schoonfamilie, mijn broer, mijn zus, broertje, zusje, kinderfeestje, kinderverjaardag, kinderstoel, zuigeling, jonge ouders, ons kind, schoolvakantie, oma en opa, bomma, bompa, kindermenu, kindermenuutje, ons zoontje, ons dochtertje",
    couples:
      "koppel, stel, vriendin, vriend, vrouw, man, partner, echtgenoot, echtgenote, stelletje, trouwdag, huwelijksdag, jubileum, echtpaar, mijn vriendin, mijn vriend, mijn vrouw, mijn man, huwelijksreis, schat, wederhelft, verloofde, mijn lief, met zijn tweeën romantisch, pas getrouwd, m'n vriendin, mn vriendin, m'n vriend, m'n vrouw, mn vrouw, vrouwlief, manlief, schatje, liefje, stelletjes, pasgetrouwd, mijn date, geliefde, koppeltje, mijn vriendje, vriendje, mijn man en ik, mijn vrouw en ik, getrouwd, aanzoek, huwelijksaanzoek, ten huwelijk, ons samen, alleen wij samen, samen met mijn vrouw, samen met mijn man, trouwdagje, mijn vent, mijn meisje, mijn verloofde, vriendlief, huwelijksverjaardag, romantisch weekend, mijn lief en ik",
    friends:
      "vrienden, vriendinnen, maten, meiden, mannen onder elkaar, vrijgezellenfeest, vriendengroep, vriendenweekend, meidenweekend, vriendinnengroep, matties, clubje vrienden, gasten vrienden, de jongens, de meiden, vrijgezellenweekend, vriendinnetjes, mattie, maatjes, kameraden, vriendenclub, gabbers, bestie, besties, mannenweekend, met de meiden, met de mannen, met de jongens, huisgenoten, studievrienden, jaarclub, vriendengroepje, vrienden van mij, meidendag, meidenavond, mannenavond, groep vrienden, groepje vrienden, groepje vriendinnen, oude vrienden, jeugdvrienden, makkers, maat van me, teamgenoten, vrijgezellen, vriendenuitje, clubgenoten, bachelor party, kameraad",
    solo: "alleen, solo, in mijn eentje, alleen reizend, helemaal alleen, alleen ik, op mezelf, met mezelf, mn eentje, alleen op reis, voor mij alleen, m'n uppie, op mijn uppie, in m'n eentje, in mn eentje, op m'n eentje, soloreiziger, ikzelf, solotrip, mezelf, in m'n uppie, in mijn uppie, in mn uppie, uppie, voor mezelf, alleenreizend, alleenreizende, solo reizen, solo reizend, single, alleenstaand, alleen eten, alleen op stap, zonder gezelschap, eenzaam, niemand bij me, ik alleen, tafel alleen, moederziel alleen, solodag",
    business:
      "zakelijk, zakenreis, collega's, klanten, voor zaken, zakendiner, conferentie, voor werk, collega, klant, zakenlunch, vergadering, congres, relatie van het werk, baas, bedrijfsuitje, teamuitje, zakenpartner, zakelijke, werkdiner, met een klant, mijn baas, zakelijk diner, vergaderingen, meeting, meetings, zakenrelatie, zakenlui, zakenmensen, zakenetentje, zakenafspraak, mijn team, met het team, het team, met mijn team, werkbezoek, werkafspraak, werkoverleg, videocall, videovergadering, teamdag, teambuilding, teamdiner, voor het werk, van het werk, na het congres, congresgangers, netwerkborrel, op kosten van de zaak, zakentrip, directie, sollicitatiegesprek, afdelingsuitje, klantendiner, personeelsuitje, videobellen, sollicitatie, businesslunch, zakenvrienden",
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
  tripType: {
    business: "zakenreis, voor zaken, zakelijk",
    pleasure: "op cruise, cruiseschip, cruise schip, cruisegasten, vakantie",
  },
  asked: {
    menu: "menukaart, de kaart, het menu, menu, een kaart, wijnkaart, menukaarten, wat staat er op de kaart, op het menu, wat eten ze, wat serveren ze, serveren ze, gerechten op de kaart, menuutje, kindermenu, kindermenu's, lunchkaart, dagmenu, dinerkaart, drankenkaart, bierkaart, wat hebben ze, vegetarische opties, vegetarisch op de kaart, wat voor gerechten, wat schenken ze, wat is de specialiteit, huisspecialiteit, keuzemenu, allergenenkaart",
    highchair:
      "kinderstoel, kinderstoelen, kinderstoeltje, kinderstoeltjes, babystoel, babystoelen, verschoontafel, verschoonplek, kinderzitje, kinderzitjes, hoge stoel, hoge stoelen, stoeltje voor de baby, babystoeltje, stoel voor de baby, tripp trapp, stoelverhoger, meegroeistoel, peuterstoel, zitje voor de baby, baby aan tafel",
    crowds:
      "is het druk, is het daar druk, is het er druk, druk daar, lange rij, lange rijen, wachttijd, in de rij, wachtrij, hoe druk, hoe vol, erg druk, heel druk, veel volk, veel mensen daar, rustigste moment, rustigste tijdstip, wanneer is het rustig, wanneer is het het rustigst, het rustigst, minst druk, drukste, drukke uren, piekuren, piektijden, staan wachten, lang wachten, moet je lang wachten, rijen, wachtrijen, wachttijden, hoe lang wachten, overvol, afgeladen, massa's mensen, lang aanschuiven",
    by_foot: "te voet",
    by_car: "met de auto, met de taxi",
    by_bike: "met de fiets, op de fiets, per fiets, te fietsen, fietsbaar",
    area: "welke wijk, welke buurt",
    hours:
      "is open, open op, tot hoe laat, hoe laat dicht, dicht op, wanneer dicht, nog open, openingstijden, openingsuren, hoe laat, wanneer open, wanneer gaat, sluit, sluitingstijd, wanneer is, hoe laat open, hoe laat sluit, hoe laat gaan ze, tot wanneer, gaat open, gaat dicht, sluiten ze, zijn ze open, is het open, is ie open, vanaf hoe laat, hoe lang open, sluitingsuur, openingsuur, tot welk uur, om welk uur, hoe laat gaat, gaat de keuken dicht, keuken dicht, laatste toegang, sluiten, sluiten jullie, vroegst open, wanneer sluit, vanaf wanneer, wanneer zijn ze open, wanneer gaan ze open, gesloten op, is gesloten, sluitingsdag, rustdag, dagelijks open, geopend, is het geopend, nu dicht",
    address:
      "adres, waar ligt, locatie, waar is, waar zit, welke straat, in welke straat, huisnummer, exact adres, exacte locatie, precieze adres, waar bevindt zich, waar staat, waar staan, waar precies, pinnetje, google maps, waar vind ik het, straatnaam, waar zitten ze, waar zit dat, waar is dat, waar is het, waar ligt het, coördinaten, toon op de kaart",
    phone:
      "telefoonnummer, telefoon, nummer, bellen, nummer van, telefoonnr, tel nr, opbellen, contactgegevens, belletje, telefoonnummers, gsm nummer, hoe bereik ik, contactnummer, hun nummer, bellen naar, telefonisch, nummer van de zaak, kan ik bellen, whatsapp nummer, mobiel nummer, contact opnemen",
    price:
      "hoe duur is, wat is de prijs, wat betaal je, prijs, kost, hoeveel kost, kaartje, kaartjes, entree, toegangsprijs, wat kost, hoe duur, entreeprijs, ticketprijs, hoeveel is, wat moet ik betalen, korting, studentenkorting, is het gratis, prijzen, tickets, moet je betalen, wat kosten, wat kost dat, inkom, inkomprijs, inkomgeld, toegang kost, toegangsbewijs, wat vragen ze, wat kost een, hoeveel is de entree, hoeveel geld, tarief, tarieven, hoe prijzig, kinderkorting, kinderprijs, seniorenkorting, prijskaartje, prijslijst, hoeveel betaal je, hoeveel euro, prijs per persoon, is dat gratis, gemiddelde prijs, dagkaart",
    postcode: "postcode",
    website:
      "website, link, site, webpagina, linkje, internetadres, url, webadres, hun site, hun website, internetpagina, homepage, online pagina, webshop, instagrampagina, facebookpagina, eigen site, officiële site, officiële website",
    directions:
      "hoe kom ik, route naar, hoe komen we, hoe kom je, hoe kom ik bij, hoe kom je bij, hoe komen we bij, hoe kom ik naar, welke bus, welke metro, welke trein, welke tram, snelste route, snelste manier, beste manier om bij, hoe geraak ik, hoe geraken we, hoe raak ik, routebeschrijving, weg naar, hoe loop ik, hoe lopen we, hoe rijd ik, hoe rijden we, hoe kom ik daar, hoe kom ik er, hoe komen we er, hoe kom je er, hoe komen we daar, hoe raken we, welke lijn, welke halte, waar uitstappen, met de tram te doen, met de bus te doen, met het ov te doen, kortste weg, kortste route, beste route, de weg naar, wijs me de weg, waar moet ik uitstappen, overstappen, ov route, hoe bereik je, bereikbaar met, hoe geraken we er, hoe geraak ik er",
    booking:
      "reserveren, boeken, reservering, boek, moet je reserveren, moeten we reserveren, van tevoren reserveren, vooraf boeken, reservering nodig, zonder reservering, reserveren nodig, op de bonnefooi, van tevoren boeken, van te voren, afspraak nodig, zonder afspraak, afspraak maken, tijdslot, tijdsloten, kaartjes vooraf, tickets vooraf, kaartjes kopen, kaartjes online, tickets online, vooraf kopen, vooraf reserveren, vooraf bestellen, online reserveren, online boeken, online bestellen, moet ik reserveren, moet ik boeken, is reserveren, kun je reserveren, plaatsen vrij, plek vrij, nog plek, nog plaats, tafel vrij, kans op plek, kan ik zo binnenlopen, zomaar binnenlopen, binnenlopen, walk in, aanmelden, inschrijven, uitverkocht, vooraf via internet, op voorhand, op voorhand reserveren, op voorhand boeken",
    rating:
      "beoordelingen, recensies, beoordeling, reviews, review, waardering, score, hoeveel sterren, cijfer, wat vinden mensen, wat zeggen mensen, wat vinden anderen, hoe goed is, hoe wordt het beoordeeld, beoordeeld, goed beoordeeld, goed aangeschreven, ervaringen, slechte dingen over, tripadvisor, google score, wat zeggen gasten",
    payment:
      "met pin betalen, pinnen, creditcard, kaart betalen, met kaart betalen, contant betalen, kaartbetaling, alleen cash, apple pay, betalen met, pinpas, pinbetaling, met pin, kan ik pinnen, kun je pinnen, kun je er pinnen, contactloos, contactloos betalen, met creditcard, bankkaart, met bankkaart, bancontact, visa, mastercard, amex, google pay, cash of kaart, alleen contant, alleen pin, met de telefoon betalen, betaalmethode, betaalwijze, betaalmogelijkheden, betalen jullie, cadeaubon, fooi, cash betalen, payconiq",
    distance:
      "ver weg, ver van, ver hiervandaan, is het ver, ver lopen, hoe ver, afstand, hoe ver lopen, is het ver lopen, hoeveel minuten lopen, hoe lang lopen, te lopen vanaf, hoeveel minuten, minuten lopen, erheen lopen, hoe lang lopen we, hoe ver lopen we, hoeveel lopen we, hoeveel kilometer, hoeveel meter, hoe ver is, hoe ver weg, hoe ver lopen is, lopen of, te lopen, loopbaar, is het te lopen, hoe lang lopen is, hoe lang fietsen, hoe lang rijden, hoe lang met de, reistijd, hoe lang onderweg, is dat ver, onderweg naar, hoe lang duurt de rit, hoe dichtbij, kilometers, wandelafstand, te bewandelen, hoelang lopen, hoelang wandelen, hoe lang wandelen, hoe ver wandelen",
    duration:
      "hoe lang, hoelang, duurt, hoe lang duurt, hoelang duurt, hoeveel tijd, hoe lang ben je bezig, hoe lang blijf je, tijd nodig, tijdsduur, hoe lang kun je, tijd uittrekken, tijd kwijt, duurt het lang, hoe lang doe je, hoelang doe je, hoe lang heb je nodig",
    photos:
      "foto's, foto, beelden, fotootjes, afbeelding, afbeeldingen, hoe ziet het eruit, hoe ziet dat eruit, hoe ziet die eruit, een kiekje, filmpje ervan, beeldmateriaal, laat eens zien hoe, hoe ziet het er van binnen uit, fotogalerij",
    type: "wat voor soort, welk soort",
    fact: "dresscode, kledingvoorschrift, wat moet je aan, wat moet ik aan, hoe moet je gekleed zijn, wie heeft ontworpen, wie ontwierp, wie bouwde, wie heeft gebouwd, wie schilderde, wie heeft geschilderd, wie stichtte, wie is de architect, begraven, hoe oud is, hoe hoog, hoe hoog is, hoe groot is, wanneer is gebouwd, wanneer werd, in welk jaar, welke schilderijen, welke werken, wisseling van de wacht, wie is er begraven, wie woonde, wie heeft er gewoond, wie ligt er, uit welke eeuw, welke eeuw, hoe oud, uit welke tijd, bouwjaar, gebouwd in, wie liet, wie maakte, welke stijl, bouwstijl is, waarom heet, waar komt de naam vandaan, hoe komt het aan de naam, naam vandaan, legende, weetjes, weetje, wat is er zo bijzonder, wat is er zo mooi, wat is er bijzonder, waar staat het voor bekend, welke film, hoeveel traptreden, hoeveel treden, hoeveel trappen, vertel er iets over, welke koning, waarvoor diende, wanneer gebouwd, wie was",
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
    distance:
      "dichtstbijzijnde, dichtstbij, het dichtst bij, dichtstbijzijnd, dichtst bij, dichtste bij, het dichtste, het dichtste bij, dichtste, kortste afstand, meest nabije, het kortst bij, kortst bij, snelst te bereiken, het snelst lopend, op afstand sorteren, de dichtste, dichtst bij ons hotel, minst ver, minste lopen, sorteer op afstand, het meest in de buurt",
    rating:
      "goede recensies, goed beoordeeld, beste, de beste, best beoordeelde, hoogste score, hoogst gewaardeerd, hoogst gewaardeerde, hoogste waardering, beste score, beste recensies, beste reviews, beste beoordelingen, best gewaardeerd, best gewaardeerde, top beoordeeld, hoogste beoordeling, meeste sterren, de allerbeste, allerbeste, best scorende, mooiste, de lekkerste, lekkerste, topscore, hoogst scorend, best bekend staande",
    closer:
      "dichterbij, dichter bij, niet zo ver, te ver, te ver weg, veel te ver, minder ver, korter bij, dichter bij huis, iets dichterbij, nader, nader bij, meer in de buurt, minder ver weg, dichter in de buurt, iets meer in de buurt",
    better:
      "beter, betere, hogere score, beter beoordeeld, beter gewaardeerd, meer sterren, beters, iets beters, beter aangeschreven, betere beoordeling, betere recensies, betere reviews, hoger gewaardeerd, wat beters, slechte score, lage score, kwalitatiever, slechte recensies, slechte reviews",
  },
  act: {
    loop: "rondje, een rondje, lus, rondrit, fietsronde, fietsrondje, ronde, hardlooprondje, looprondje",
    any_of_those:
      "een daarvan, eentje daarvan, een van die, een van deze, een van hen, sommige daarvan, zitten er bij, zit er bij",
    those:
      "die allemaal, daarvan, van deze, die plekken, deze plekken, die je noemde, die u noemde, de genoemde, die van net, je suggesties, jouw suggesties",
    show: "toon, tonen, laat zien, laat me zien, laat ons zien, laten zien, zien, geef weer, vat samen, samenvatten, bekijken",
    everything: "alles, het hele plan, de hele dag, het geheel, het hele programma, de hele boel",
    the_other: "de andere, het andere, die andere, dat andere",
    advise:
      "welke raad je aan, welke raadt u aan, welke zou je aanraden, welke zou u aanraden, welke zou je kiezen, welke zou u kiezen, jouw favoriet, uw favoriet, waar zou je heen gaan, welke zou jij kiezen, welke zou jij nemen",
    theirs: "daar, hebben ze, heeft het, die plek, is daar, hebben zij, bij hen",
    early:
      "eerst, als eerste, aan het begin, in het begin, beginnen met, begin met, beginnen bij, starten met, start met, vroeg, om te beginnen, vroeg in de reis",
    late: "als laatste, aan het eind, aan het einde, op het eind, tot het laatst, voor het laatst, het laatst, eindigen met, eindig met, afsluiten met, sluit af met, tot slot",
    stroll:
      "wandeling door, een wandeling door, wandelen door, wandelen in, rondwandelen, rondwandelen in, slenteren, slenteren door, kuieren, kuieren door, rondlopen, rondlopen in, struinen, struinen door, flaneren, rondslenteren",
    explore: "verkennen, ontdekken, ontdek, verken",
    whole_day: "hele dag, de hele dag, een hele dag, dag vrij, vrije dag, dagvullend",
    half_day: "halve dag, een halve dag, dagdeel, een dagdeel, de helft van",
    spend:
      "besteden, vullen, vul je, doorbrengen, benutten, invullen, wat stel je voor, wat raad je aan, wat zou jij doen, wat zou je doen, waar beginnen we, waar te beginnen, indelen, wat halen we, wat doen we",
    must: "het moet, moet, moet wel, het moet wel, mag best, het mag best, zou moeten",
    why: "waarom, waarom niet, hoezo, om welke reden, wat is de reden, hoe kom je daarbij, vanwaar",
    left_out:
      "weggelaten, overgeslagen, ontbreekt, niet erbij, niet in het plan, niet opgenomen, niet meegenomen, staat er niet in, zit er niet in, staat niet in, had gevraagd om, verdwenen",
    calm: "minder druk, kalmer, ontspannen, ontspannender",
    busy: "drukker, meer doen, meer zien, meer dingen",
    ask: "wie, welke, welk, waarom, wanneer, wat, hoe",
    more: "meer, laat meer zien, laat me meer zien, toon meer, nog meer, laat er meer zien, meer graag, geef er meer, nog een paar, nog wat, meer resultaten, meer keuze, rest van de lijst, meer suggesties, meer tips, geef me meer, zijn er nog meer",
    todo: "ideeën, enige ideeën, heb je ideeën, wat kunnen we doen, wat kunnen we, wat te doen, dingen om te doen, wat kun je doen, wat kan je doen, wat is er te zien, iets leuks doen, leuke dingen, leuke dingen om te doen, wat moet je zien, wat valt er te doen, iets te beleven, wat te beleven, wat kan je er doen, wat kun je zien, wat kun je hier doen, wat kan je hier doen, wat kunnen we hier doen, wat valt er te zien, wat moet je gezien hebben, wat gaan we doen",
    called: "genaamd, die heet, heet, hoe heet, hoe heette, heette",
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
    plan: "maken, plan, plannen, maak een plan, maak, stel samen, organiseer, samenstellen, maak een reisplan, uitstippelen, stippel uit, stippel, plannetje, maak een planning, dagje plannen, in elkaar zetten, zet in elkaar, regel een, bedenk een dag, verzin een dag, programma maken, maak een programma, vul een dag, plan in, ineen steken, steek ineen, route maken, maak een route, bedenk iets, verzin iets, avondje uit",
    guides: "gidsen, gids, reisgidsen, stadsgidsen, huisgidsen, stadsgids, eetgids, jullie gidsen",
    areas:
      "wijken, buurten, stadsdelen, leukste wijk, leukste buurt, stadsdeel, hippe buurt, veilige buurt, beste buurt, beste wijk, leuke buurt, leuke wijk",
    itinerary:
      "dagprogramma, reisplan, reisschema, planning, programma, route, plan, dagplanning, dagplan, schema, dagindeling, reisprogramma, draaiboek, overzichtje, dagoverzicht, reisplanning, dagschema, reisroute, maak een route",
    trip: "reis, verblijf, uitstapje, weekendje weg, stedentrip, vakantie, citytrip, tripje, reisje, vakantietje, stedentripje, dagtrip, dagje uit",
    send: "stuur, sturen, mail, verstuur, doorsturen, mailen, e mail, email, whatsapp, pdf, als pdf, printen, uitprinten, afdrukken, exporteren, downloaden, mailtje, mailbox",
    tell: "vertel, vertel me, meer over, vertel eens, meer info, informatie over, details, vertel meer, vertel me over, meer informatie, vertel over, info over, wat weet je over, verhaal achter, geschiedenis van, wat is er bijzonder aan, achtergrond van, beschrijf, vertel er iets over, vertel er meer over, omschrijf",
    what_is: "wat is, wie is, wat zijn",
    is: "is, is het, zijn, de moeite waard, moeite waard, is het leuk, zijn geld waard, het geld waard, overrated, overschat, een bezoek waard, de hype waard, loont het",
    have: "heeft, hebben, hebben ze, heeft het, kun je daar, is daar",
    reference: "die, dat, deze, het, daar, ze",
    other:
      "een andere, andere, iets anders, nog een, meer opties, nog eentje, alternatief, alternatieven, andere opties, andere tips, nog iets anders, andere suggesties, wat nog meer",
    origin: "ik kom uit, we komen uit, wij komen uit, komen uit, kom uit, afkomstig uit, op bezoek uit",
    meant:
      "maak er, zei ik, heb ik gezegd, ik zei, toch, toch liever, ik bedoelde, bedoelde, nee ik bedoelde, ik bedoel, eigenlijk, sorry ik bedoel, oeps, nee wacht, bij nader inzien, bedoel, van gedachten veranderd",
    instead: "in plaats daarvan, en, liever, hoe zit het met, wat dacht je van, dan",
    like: "hou van, houden van, hou, houden, vind leuk, interesse in, geïnteresseerd in, dol op, fan van, gek op, houd van, zot van, liefhebber van, liefhebbers van, is ons ding, verzot op, verslaafd aan, lievelings",
    dont_care:
      "maakt niet uit, niet uit, maakt me niet uit, geen voorkeur, doet er niet toe, maakt niks uit, niet belangrijk, maakt ons niet uit, boeit niet, boeit me niet, kies maar, jij mag kiezen, om het even, verras me, verras ons, wat jij wil, alles is goed, niet kieskeurig, flexibel, kies jij maar, jij kiest, beslis jij, jij beslist, doe maar wat, eender wat, eender welke, maakt mij niet uit, alles kan, surprise me",
    less: "minder, niet zo veel, niet zoveel",
    inside: "binnen, binnen zitten, overdekt",
    the_rest: "de rest, al het andere, al de rest, de anderen, alle andere, het overige, de overige",
  },
  edit: {
    cancel: "annuleer, annuleren, afzeggen, zeg af, cancel, vergeet, blaas af, afblazen",
    reverse:
      "omgekeerd, andersom, in omgekeerde volgorde, omgekeerde volgorde, draai de volgorde om, volgorde omdraaien, de andere kant op, achterstevoren, van achter naar voren",
    split: "splitsen, opsplitsen, gesplitst, apart, uit elkaar, twee groepen, ieder apart, los van elkaar",
    unfit:
      "te toeristisch, veel te toeristisch, toeristenval, overschat, niks voor kinderen, niets voor kinderen, niet voor kinderen, niks voor ons, niets voor ons, niet ons ding, te saai, is saai, te chic, te formeel, al gezien, al geweest, zijn we al geweest, ben ik al geweest, ken ik al, kennen we al, hebben we al gezien, hebben we al gedaan",
    rest: "dutje, een dutje, middagdutje, siësta, siesta, rusten, uitrusten, even rusten, rust in het hotel, pauze in het hotel, even liggen, bijkomen, even naar het hotel, powernap",
    undo: "het was eerst beter, was eerst beter, ongedaan, ongedaan maken, maak ongedaan, maak dat ongedaan, maak het ongedaan, zoals het was, zoals eerst, zoals daarvoor, zoals voorheen, zet het terug, zet alles terug, zet terug, draai terug, draai het terug, terugdraaien, terugzetten, terug naar het oude plan, het oude plan, het vorige plan, vorige versie, herstel, herstellen, verander het terug, vorige wijziging, laatste wijziging, originele planning, originele plan, oorspronkelijke plan, oorspronkelijke planning, oude versie, oude planning, weer erin, er weer in, zet er weer in, weer terug, doe er weer bij, het eerste plan, het oorspronkelijke plan, het plan van net",
    move: "verplaats, verplaatsen, verschuif, verschuiven, zet, schuif, schuiven, opschuiven, verzet, verzetten, verhuis",
    keep: "hou, houd, behoud, laat staan, moet blijven, blijft erin, niet aanraken, hou erin, niet veranderen, laat zoals het is, behouden, moet erin blijven, laat die staan, blijven staan, blijft staan, staat vast, rest zo laten, niet wijzigen, niet verplaatsen, afblijven, in houden",
    free: "vrij, niets gepland, voor onszelf, vrijhouden, niks plannen, niks gepland, niets plannen, niks inplannen, vrij laten, vrij houden, zonder programma, zonder planning, vrije tijd, open laten, open houden",
    start_at:
      "start, starten, beginnen, begin, beginnen we, vertrek, vertrekken, niet voor, vanaf, eerste stop, niet eerder dan, beginnen om, aan de slag, niet vroeger dan, komen aan om, aankomst om, we komen om, komen we aan, zijn er om, komen pas om",
    end_at:
      "terug, terug in het hotel, thuis, klaar, einde, eindigen, stoppen, terug zijn, thuis zijn, weer terug, klaar zijn, afgelopen, weer in het hotel, eindig",
    move_later: "later",
    move_earlier: "eerder, vroeger",
    remove_day:
      "we vertrekken een dag eerder, we gaan een dag eerder weg, gaan een dag eerder naar huis, een dag minder, een dag korter, haal een dag weg, schrap een dag, dag eraf, dag minder, haal er een dag af, een dag eraf, dagje minder, dagje korter, een dag weg, verwijder een dag, kort een dag in, dag schrappen",
    add_day:
      "een dag meer, nog een dag, een dag langer, een extra dag, voeg een dag toe, een dag erbij, plak er een dag aan vast, plak er een dag aan, plak er nog een dag aan, dag erbij, doe er een dag bij, dagje extra, extra dag, dagje erbij, een dagje langer, een dagje meer, verleng met een dag, nog een dagje, dag extra, dagje langer, blijven een dag langer, met een dag verlengen",
    replace:
      "vervang, verwissel, wissel, verander, ruil, vervangen, omdraaien, draai om, omwisselen, verwisselen, wissel om, wisselen, ruil om, omruilen, ruilen, vervang door, vervangt, aanpassen, wijzig, iets anders in plaats van, veranderen, wijzigen, switch",
    remove:
      "mag eruit, eruit, verwijder, haal weg, schrap, weghalen, verwijderen, haal, weg, sla over, overslaan, schrappen, laat vallen, weglaten, laat weg, hoeft niet, gooi eruit, mag weg, eraf, eruit gooien, skip, skippen, doe weg, wegdoen, kan weg, knikker eruit, flikker eruit, smijt eruit, streep weg, kan eruit, gaat niet door, laat maar zitten",
    add: "voeg toe, toevoegen, voeg, doe er bij, erbij, doe erbij, zet erin, stop erin, plan in, inplannen, prop erin, zet erbij, neem op, gooi erin, plak erbij, ertussen, inlassen",
    less_walking:
      "rollator, looprek, krukken, wandelstok, kan niet ver lopen, slecht ter been, loopt slecht, minder lopen, minder wandelen, niet zoveel lopen, kortere wandelingen, te veel lopen, minder stappen, zere voeten, pijn aan mijn voeten, pijnlijke voeten, moeie voeten, moe van het lopen, niet te veel lopen, niet veel lopen, niet te ver lopen, minder te voet, pijn in m'n voeten, lange stukken lopen vermijden, niet ver kunnen lopen, blaren, zo min mogelijk lopen, kort stukje lopen, voeten doen pijn, zonder veel lopen, weinig lopen, gesjouw, gesjok, niet veel wandelen, minder kilometers, slechte knieën",
    start_later:
      "later beginnen, begin later, later starten, begin wat later, start later, uitslapen, niet zo vroeg, later opstaan, langslapers, lang uitslapen, niet te vroeg, te vroeg, geen ochtendmensen, geen ochtendmens, rustig opstarten, niet vroeg op, luie ochtend, katerig, kater, later op pad, later op gang, later vertrekken, rustige ochtend",
    start_earlier:
      "eerder beginnen, begin eerder, vroeger beginnen, vroeger starten, vroege vogels, vroege vogel, vroeg op, vroeg beginnen, eerder starten, ochtendmensen, ochtendmens, vroeger vertrekken, eerder op pad, vroeg op pad, vroeg starten",
    end_earlier:
      "eerder stoppen, eerder terug, vroeger stoppen, eerder thuis, vroeger terug, op tijd naar bed, vroeg naar bed, vroeg terug, eerder klaar, vroeg thuis, vroeger thuis, eerder naar huis, te laat thuis",
    slower:
      "rustig aan, niet te druk, niet te vol, zonder haast, geen haast, op het gemak, relaxed, relaxt, rustiger aan, rustiger, minder vol, relaxter, langzamer, minder stops, kalmer aan, lichter, wat lichter, korter, wat korter, te druk, veel te druk, te vol, te veel, veel te veel, te zwaar, te lang, te vermoeiend, vermoeiend, moe, minder druk, minder dingen, minder plekken, te veel stops, rustig, rustig tempo, rustig aan doen, meer pauze, meer pauzes, meer tijd, meer rust, ontspannen, inkorten, kort in, uitdunnen, niet te veel, op ons gemak, op het gemakje, op het gemakske, niet te hectisch, te hectisch, te vol gepland, veel te vol, te veel op een dag, niet gehaast, niet haasten, lekker rustig, minder gepropt, tempo omlaag, ruimer, zonder stress, geen stress, traag, rustig programma, met gemak, relaxte, luie dag, niet racen, meer lucht, meer ademruimte, rustmomenten, minder strak, te gehaast",
    fuller:
      "voller, meer stops, te leeg, vul op, opvullen, vullen, meer dingen, meer doen, meer erin, stop er meer in, meer plekken, volproppen, vol gepropt, volgepropt, lekker vol, volgepland, zo veel mogelijk, zoveel mogelijk, te weinig, propvol, bomvol, stampvol, alles zien, zoveel mogelijk zien, vol programma, hoog tempo, alles uit de dag halen, druk programma, volle bak, tempo erin, meer programma, te saai, kan meer bij, nog meer bij",
    set_days:
      "maak er, maak het, liever, toch, alleen, maar, slechts, we blijven, we hebben, doe maar, verander in, wordt, worden, uiteindelijk, inkorten tot, verleng tot",
  },
};
