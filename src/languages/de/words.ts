import type { Words } from "../words.ts";

export const words: Words = {
  language: "de",
  common:
    "der die das den dem des ein eine einen einem einer eines und oder aber ich du er sie es wir ihr mich mir dich dir uns euch ihnen mein meine meinen meinem dein ihre unser unsere ist sind war bin bist sein hat haben habe hast kann können konnte könnte könntest möchte möchten möchtest will wollen würde würdest würden muss müssen soll darf gibt gibts es von vom zu zum zur im in am an auf aus bei beim mit nach für um über unter durch vor hinter bis seit wo wie was wann warum wer welche welcher welches wohin hier da dort dann noch schon auch nur sehr gut gute guten guter gutes schön schöne schönes toll wäre hätte hätten gern gerne bitte danke ja nein nicht kein keine keinen etwas was man so mal doch eben wenn dass ob als alle alles viel viele wenig mehr klein kleine großen groß große neue suche suchen finde finden empfehlen brauche brauchen ne nen kommt kommen komme geht gehen gehe machen macht essen trinken sehen besuchen hingehen mag mögen klingt einer eins sitzen selbst stadt ort orte nette netten irgendwo irgendwas irgendetwas leute person personen frau mann freundin freund schnell offen geöffnet hallo euer eure ihren ihrem läuft hin unterwegs bin ganz einfach zeit tag tage abend morgen woche einmal zusammen nichts halt nochmal vielleicht eigentlich irgendwie wirklich ziemlich echt bisschen sowas paar ding dinge sache sachen lieber denke glaube weiß sagt sagte gesagt kennst kennen gäbe wär wären sollte sollten dürfte fein prima tolle tolles schönen nett nettes cool coole cooles lecker leckeres leckere super mega geil krass nix",
  articles:
    "der, die, das, dem, den, des, ein, eine, einen, einem, einer, vom, zum, zur, am, im, unser, unserem, mein, meinem",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "restaurant, restaurants, lokal, lokale, gaststätte, gasthaus, wirtshaus, speiselokal, restaurantes, wirtshäuser, gasthäuser, speiselokale, esslokal, bistro, brasserie, gaststätten, beisl, wirtschaft, essenslokal",
    cafe: "café, kaffeehaus, kaffee, kaffe, kaffeebar, espresso, cafes, cafés, kaffees, cappuccino, latte, milchkaffee, kaffeebars, kaffeerösterei, rösterei, heißgetränk, kaffeeladen, kaffeetrinken, kaffee trinken, käffchen",
    fast_food:
      "imbiss, schnellimbiss, fast food, streetfood, street food, würstchenbude, pommes, currywurst, imbissbude, bratwurst, fritten, pommesbude, imbisse, hotdog, hot dog, schnelles essen, foodtruck, was schnelles",
    food_market:
      "markthalle, markthallen, food market, foodmarkt, essensstände, foodhalle, streetfoodmarkt, streetfood markt, essensmarkt",
    bakery:
      "bäckerei, bäcker, konditorei, kuchen, torte, gebäck, brot, zimtschnecken, brötchen, bäckereien, backwaren, zimtschnecke, croissants, semmeln, brötchenladen, feingebäck, patisserie, konditoreien, kardamomschnecken, sauerteigbrot, teilchen",
    ice_cream: "eis, eisdiele, eiscafé, eis essen, eiscreme, eisdielen, gelato, softeis, eiscafés, kugel eis",
    bar: "bar, bars, drinks, etwas trinken, was trinken, einen drink, kneipenbar, absacker, schlummertrunk, einen trinken, einen heben, feierabenddrink, drink, drinks nehmen, ausgehen trinken, trinken gehen",
    pub: "kneipe, pub, bier, ein bier, bierchen, schenke, kneipen, pubs, kneipchen, feierabendbier, biere, bierkneipe, bierlokal, pils, ein bierchen, hopfenkaltschale, bier trinken",
    wine_bar:
      "weinbar, wein, weinlokal, naturwein, vinothek, weinstube, weinbars, weine, glas wein, weinlokale, vinotheken, rotwein, weißwein, weinstuben, ein glaserl wein, naturweine, weinkeller",
    cocktail_bar:
      "cocktailbar, cocktails, cocktail, cocktailbars, gin tonic, longdrinks, cocktail bar, mixgetränke",
    brewery:
      "brauerei, craft bier, craft beer, craft beer bar, brauhaus, brauereilokal, spezialbier, craftbier, brauereien, brauhäuser, gutes bier, craftbeer, craftbeerbar, kleinbrauerei, brauereibar, brauereikneipe, bierspezialitäten, spezialbiere, ipa, bierbar, zapfhahn, brauereiausschank",
    nightclub:
      "nachtclub, club, disko, disco, diskothek, clubs, tanzen gehen, feiern gehen, nachtclubs, diskos, discos, diskotheken, tanzen, technoclub, techno, tanzlokal, abtanzen, clubben, abzappeln",
    tea_room: "teesalon, teehaus, teestube, teestuben, tee trinken, teehäuser, tee",
    hotel: "hotel, unterkunft, übernachtung, übernachten, unterkünfte, hotelzimmer, zimmer, schlafplatz",
    guest_house: "pension, gästehaus, frühstückspension, gasthof, bed and breakfast",
    hostel: "hostel, jugendherberge, herberge",
    apartment: "ferienwohnung, apartment",
    campsite: "campingplatz, zeltplatz",
    museum: "museum, museen, ausstellung, ausstellungen, museums, museumsbesuch, sonderausstellung",
    art_museum: "kunstmuseum, kunstmuseen, kunsthalle",
    gallery: "galerie, kunstgalerie, galerien, kunstgalerien, kunstausstellung",
    church:
      "kirche, kathedrale, dom, kapelle, kirchen, dome, gotteshaus, basilika, münster, kathedralen, kapellen",
    castle: "schloss, burg, palast, schlösser, burgen, schlössern, paläste, königsschloss, residenz, palais",
    monument: "denkmal, statue, wahrzeichen, monument, denkmäler, statuen, monumente, skulptur, gedenkstätte",
    attraction:
      "sehenswürdigkeit, sehenswürdigkeiten, attraktion, attraktionen, sightseeing, sehenswertes, ausflugsziel, ausflugsziele, was zu sehen, was anschauen, was angucken, sights, touristenattraktion, touristenattraktionen, highlights, was man gesehen haben muss, was man sehen muss, sehenswerte",
    architecture: "architektur, bauwerke, gebäude",
    viewpoint:
      "aussichtspunkt, aussichtsplattform, panorama, aussichtspunkte, blick über die stadt, aussicht über die stadt, ausblick über die stadt, blick auf die stadt, stadtblick, überblick über die stadt, von oben sehen, stadt von oben",
    tower: "turm, türme, türmen, kirchturm",
    square: "platz, marktplatz",
    bridge: "brücke, brücken",
    canal: "kanal, kanäle",
    college: "universität, hochschule, college, uni",
    library: "bibliothek, bücherei",
    park: "park, parks, grünanlage, ins grüne, im grünen, grünes, grünfläche, grünflächen, stadtpark, parkanlage",
    garden: "garten, gärten, botanischer garten",
    nature:
      "natur, naturgebiet, wald, wandern, naturschutzgebiet, wälder, wanderung, spaziergang im grünen, raus in die natur, wanderweg",
    beach: "strand, strände",
    lake: "see, seen, badesee",
    playground:
      "spielplatz, spielplätze, schaukeln, spielplatzt, rutsche, rutschen, klettergerüst, sandkasten, indoorspielplatz, spielen können, austoben, spieli",
    zoo: "zoo, tierpark, tiere, zoos, tiere anschauen, tiere gucken, tiergarten",
    aquarium: "aquarium, aquarien, haie, meeresaquarium",
    amusement_park:
      "freizeitpark, vergnügungspark, achterbahn, rummel, kirmes, fahrgeschäfte, achterbahnen, karussell, freizeitparks, vergnügungsparks",
    theatre:
      "theater, oper, ballett, theaterstück, musical, schauspiel, kindertheater, theaterstücke, vorstellung, show, aufführung, kabarett, comedy, puppentheater",
    cinema: "kino, kinos, film, filme, kinofilm, ins kino, lichtspiele",
    music_venue:
      "livemusik, live musik, konzert, konzerte, konzerthaus, jazzclub, konzertsaal, konzertlokal, konzerthalle, bands, liveband, live band, gig, musikclub",
    event:
      "veranstaltung, was läuft, veranstaltungen, events, was ist los, was ist hier los, was geht, was geht ab, veranstaltungstipps, geboten, was geboten wird, was so los ist, event",
    festival: "festival, fest, festivals, feste",
    entertainment: "unterhaltung",
    swimming_pool:
      "schwimmbad, hallenbad, freibad, schwimmbecken, schwimmbäder, schwimmhalle, hallenbäder, erlebnisbad, freibäder",
    sauna: "sauna, saunen, dampfbad, saunieren, schwitzen",
    spa: "spa, wellness, massage, therme, massagen, thermalbad, wellnessen, day spa, hammam, thermen",
    sports:
      "sportzentrum, fitnessstudio, sport, fitness, trainieren, gym, sport machen, fitnesscenter, muckibude, sport treiben",
    climbing:
      "klettern, kletterhalle, bouldern, boulderhalle, boulderhallen, kletterhallen, kletterwand, kletterzentrum",
    boat_tour:
      "bootstour, bootsfahrt, kanalrundfahrt, hafenrundfahrt, schifffahrt, boot, boote, bootstouren, bootsfahrten, kanaltour, kanalfahrt, schiffsfahrt, schiffchen fahren, bötchen fahren, bootfahren, boot fahren, schiffstour, rundfahrt mit dem boot, dampferfahrt",
    shop: "geschäft, laden, shoppen, einkaufen, boutique, geschäfte, läden, bummeln, shoppingmeile, einkaufsstraße, shopping, einkaufsbummel, boutiquen, designläden, lädchen, shops, shoppingtour",
    shopping_centre:
      "einkaufszentrum, shoppingcenter, einkaufszentren, shopping center, shoppingcentern, mall, einkaufspassage",
    department_store: "kaufhaus, warenhaus, kaufhäuser, warenhäuser",
    bookshop:
      "buchladen, buchhandlung, buchhandlungen, buchläden, bücherladen, bücher kaufen, antiquariat, gebrauchte bücher, buchhändler",
    second_hand:
      "secondhandladen, second hand, secondhand, gebrauchtwarenladen, vintageladen, secondhandläden, vintage, secondhandshop, second hand laden, second hand läden, trödel, trödelladen, vintagekleidung, vintage klamotten, vintageläden, gebrauchte klamotten, gebrauchte kleidung, secondhandshops, secondhandmode, trödeln",
    antiques: "antiquitäten, antiquitätenladen, antiquität, antiquitätenläden, antikladen, antik",
    souvenirs:
      "geschenk, geschenke, souvenirs, souvenir, andenken, mitbringsel, postkarten, geschenkeladen, souvenirladen, andenkenladen, was zum mitbringen",
    clothes: "kleidung, modegeschäft, klamotten, klamottenladen, mode, schuhe, kleider, klamotten kaufen",
    market:
      "markt, flohmarkt, wochenmarkt, weihnachtsmarkt, flohmärkte, märkte, flohmärkten, wochenmärkte, trödelmarkt, weihnachtsmärkte, bauernmarkt, krammarkt, marktstände",
    supermarket:
      "supermarkt, lebensmittel, supermärkte, discounter, aldi, lidl, kiosk, tante emma, wasser kaufen, einkaufsladen, späti, spätkauf, lebensmittelladen",
    pharmacy:
      "apotheke, drogerie, apotheken, schmerzmittel, kopfschmerztabletten, notapotheke, pflaster, ibu",
    hospital:
      "krankenhaus, arzt, notaufnahme, ärzte, klinik, spital, zahnarzt, hausarzt, ärztlicher notdienst, kinderarzt",
    police: "polizei",
    atm: "geldautomat, bank, bankomat, geld abheben, geldautomaten, geld wechseln, wechselstube, abheben, bankautomat",
    toilets:
      "toilette, wc, klo, toiletten, klos, öffentliche toilette, öffentliche toiletten, wcs, pinkeln, örtchen, wickeltisch, aufs klo",
    station:
      "bahnhof, metro, u bahn, haltestelle, hauptbahnhof, station, bahnhöfe, s bahn, bushaltestelle, straßenbahn, metrostation, u bahnhof, öffis",
    bike_rental:
      "fahrradverleih, fahrrad leihen, fahrrad mieten, räder leihen, räder ausleihen, räder mieten, fahrräder mieten, fahrräder leihen, fahrräder ausleihen, fahrrad ausleihen, leihrad, leihräder, mietrad, mieträder, radverleih, leihfahrrad, e bikes leihen",
    tourist_information:
      "touristeninformation, touristinfo, tourismusbüro, touriinfo, tourist info, touristen info, fremdenverkehrsamt, stadtplan",
    cemetery: "friedhof, friedhöfe, gräber, grab",
    fortress: "festung, zitadelle, festungen, bollwerk",
    african: "afrikanisch",
    american: "amerikanisch, amerikaner, diner",
    asian: "asiatisch, asiate",
    british: "britisch, englisch",
    breakfast: "frühstück, frühstücken, frühstückslokal, frühstückscafé, frühstücken gehen, frühstücksbuffet",
    brunch: "brunch, brunchen, brunchen gehen, brunchbuffet",
    burger: "burger, hamburger, burgerladen, cheeseburger, burgern, hamburgern",
    danish:
      "dänisch, dänische küche, däne, typisch dänisch, dänisches essen, dänische spezialitäten, einheimische küche, landestypisch, hausmannskost",
    nordic: "nordisch, skandinavisch, nordische küche, new nordic, skandinavische küche, nordisch essen",
    seafood:
      "fisch, meeresfrüchte, fischrestaurant, fisch essen, muscheln, austern, garnelen, hummer, fischlokal, fischgericht, fischgerichte, shrimps, hering, meeresgetier",
    steak: "steak, steakhaus, steaks, steakhouse, fleisch, rindersteak",
    international: "international",
    pizza: "pizza, pizzeria, pizzen, pizzerien, pizzas, pizza essen",
    italian:
      "italienisch, italiener, pasta, italienische, italienisches, nudeln essen, spaghetti, lasagne, risotto, beim italiener, trattoria, italiäner",
    ramen: "ramen",
    sushi: "sushi, sushiladen, sushi essen, sushibar",
    smorrebrod: "smørrebrød, belegte brote",
    tapas: "tapas",
    indian: "indisch, inder, curry, beim inder, tikka, indisches",
    japanese: "japaner",
    chinese: "chinese, chinesisch, chinesen, beim chinesen, dim sum, dumplings, asianudeln",
    greek: "grieche, griechisch, beim griechen, gyros, souvlaki",
    mexican: "mexikaner, mexikanisch, tacos, burrito, burritos, tex mex",
    thai: "thai, thailänder",
    kebab: "döner, kebab",
    turkish: "türke, türkisch, beim türken",
    vietnamese: "vietnamese, vietnamesisch, pho, vietnamesen, banh mi",
    vegetarian:
      "vegetarisch, fleischlos, vegetarier, vegetarische, vegetarisches, veggie, vegetariern, ohne fleisch, kein fleisch, vegetarierin, isst kein fleisch, fleischfrei, essen kein fleisch",
    vegan: "vegan, veganer, vegane, veganes, pflanzlich, pflanzenbasiert, rein pflanzlich, veganerin",
    gluten_free:
      "glutenfrei, glutenfreie, glutenfreies, ohne gluten, kein gluten, zöliakie, glutenunverträglichkeit, weizenfrei, vertrage kein gluten",
    halal: "halal, halal essen, halalfleisch, helal",
    kosher: "koscher",
    wifi: "wlan, wifi, w lan, internet, gratis wlan, steckdose, steckdosen, laptop arbeiten, internetzugang",
    parking:
      "parkplatz, parkplätze, parken, parkmöglichkeit, tiefgarage, kostenlose parkplätze, kostenloser parkplatz, parkhaus, auto abstellen, auto parken, stellplatz, parkplatzt, parken kann",
    wheelchair:
      "rollstuhl, rollstuhlgerecht, barrierefrei, rollstuhlfahrer, rollstuhlfahrerin, rolli, barrierefreier, barrierefreien, stufenlos, ohne stufen, ohne treppen, keine treppen, rollator, gehbehindert, schlecht zu fuß, behindertengerecht, rampe, rollstuhltauglich, ebenerdig",
    outdoor_seating:
      "terrasse, draußen sitzen, draußen, außenbereich, im freien, biergarten, draussen, draußen essen, terrassen, innenhof, außengastronomie, sonnenterrasse, in der sonne, gastgarten, außenplätze, schanigarten, dachterrasse, außenterrasse, draussen sitzen, open air",
    takeaway: "zum mitnehmen, mitnehmen, take away, abholen, to go, auf die hand, zum abholen, takeaway",
    dogs: "hund, hundefreundlich, hunde, mit hund, mit dem hund, hund mitnehmen, hunde erlaubt, wauwau, vierbeiner, fellnase, hunden, welpe",
    quiet:
      "ruhig, leise, still, entspannt, ruhiger, ruhige, ruhiges, leiser, ruhigeres, nicht so laut, nicht zu laut, weniger los, nicht so voll, nicht überlaufen, gemächlich, entspannter, lauschig, friedlich, unterhalten kann, nicht laut",
    cosy: "gemütlich, gemütlicher, gemütliche, gemütliches, hyggelig, kuschelig, urig, uriges, urige, heimelig, kuschlig",
    romantic:
      "romantisch, flitterwochen, romantische, romantisches, date, rendezvous, kerzenlicht, kerzenschein, candle light, zu zweit romantisch, verliebte, heiratsantrag",
    lively:
      "lebhaft, stimmung, lebhafter, belebt, was los ist, gute stimmung, tolle stimmung, action, quirlig, partystimmung, trubel",
    view: "aussicht, mit aussicht, blick, meerblick, ausblick, dachterrasse, blick auf, blick aufs, ausblick auf, aussicht auf, blick über, schöner blick, schöne aussicht, mit blick, hafenblick, wasserblick, panoramablick, blick über die stadt, aussicht über die stadt, ausblick über die stadt, blick auf die stadt, stadtblick",
    rainy:
      "regen, regnet, bei regen, schlechtes wetter, bei schlechtem wetter, drinnen, regentag, regnerisch, schüttet, gießt, regenwetter, nieselt, mistwetter, sauwetter, nass draußen, es regnet, strömender regen, indoor, wenns regnet, wenn es regnet, pisst, schneit, sturm, kaltes wetter, überdacht, im trockenen, schietwetter, scheißwetter, schlechtwetter, bei sauwetter, ins trockene",
    late_night:
      "bis spät, lange offen, lange geöffnet, spätabends, bis spät in die nacht, nach mitternacht, spät nachts, mitten in der nacht, lange auf, lange offen haben, bis in die puppen, die ganze nacht, spät noch offen, noch spät",
    local:
      "nicht so touristisch, nicht zu touristisch, untouristisch, einheimische, einheimischen, geheimtipp, geheimtipps, authentisch, nicht touristisch, abseits der touristen, wo einheimische hingehen, wo die einheimischen, keine touristen, keine touristenfalle, ohne touristen, touristenfalle, insidertipp, insider, urig dänisch, authentisches, authentische, lokal typisch, ursprünglich",
    popular:
      "beliebt, berühmt, angesagt, beliebte, beliebtes, bekannt, bekannte, berühmte, hip, trendy, szenig, angesagte, angesagtes, in ist, kultig, legendär",
    picnic: "picknick, picknicken",
    pool: "mit pool, pool",
    air_conditioning: "klimaanlage",
    jazz_bar:
      "jazz, jazzbar, jazzkneipe, jazzclub, jazzclubs, jazzbars, jazz bar, jazzlokal, live jazz, jazzkeller, jazzkonzert",
    harbour_bath:
      "hafenbad, hafenbäder, im hafen schwimmen, im hafen baden, badestelle, badestelle im hafen, im hafenbecken schwimmen",
    barbecue: "grillen, bbq, barbecue, spareribs",
    spanish: "spanisch, spanier, paella",
    french: "französisch, franzose, französische küche",
    korean: "koreanisch, koreaner, bibimbap, kimchi",
    middle_eastern: "orientalisch, falafel, hummus, arabisch, mezze",
    lebanese: "libanese, libanesisch",
    ethiopian: "äthiopisch, äthiopier, injera, eritreisch",
    salad: "salat, salate, salatbar, was gesundes, gesundes essen",
    dessert: "dessert, nachtisch, was süßes, süßes, nachspeise",
    sandwich: "sandwiches, belegtes brötchen, stulle, bagel",
  },
  activity: {
    eat: "essen gehen, etwas essen, was essen, zum essen, essen, etwas zu essen, wo isst man, hunger, geschäftsessen, etwas zum essen, isst man, man isst, gut essen, gut isst, futtern, spachteln, mampfen, essen kann, abendessen gehen, was zu essen, was zu beißen, kohldampf, bärenhunger, hungrig, speisen, was leckeres, lecker essen, schmausen, was zu futtern, snacken, einkehren",
  },
  topic: {
    art: "kunst, malerei, zeitgenössische kunst, moderne kunst, gemälde, bilder anschauen, künstler",
    history:
      "geschichte, historisches, historisch, mittelalter, geschichtlich, wikinger, historische, altes, krieg",
    design: "design",
    photography: "fotografie, fotografieren, fotos machen",
    music: "musik, klassik, klassische musik, rockmusik",
    nightlife:
      "nachtleben, feiern, party, ausgehen, partymeile, um die häuser ziehen, kneipentour, weggehen, abfeiern",
    cycling: "radfahren, fahrradfahren, fahrrad, rad fahren, radtour, fahrradtour, radeln, mit dem rad",
    swimming:
      "schwimmen, baden, zum schwimmen, badestelle, planschen, ins wasser, schwimmen gehen, winterschwimmen",
    royalty: "königshaus, königsfamilie, königlich, könige, royals, königin, adel",
    books: "bücher, literatur, lesen",
    wellness: "wellness, entspannung, erholung",
    food: "kulinarik, gastronomie",
    sports: "sport",
    fine_dining:
      "spitzenküche, gourmet, gourmetrestaurant, michelin, michelinstern, sterneküche, sternerestaurant, feinschmecker, degustationsmenü, haute cuisine, sternekoch, feine küche",
    street_food: "streetfood, street food",
    hidden_gems: "geheimtipps",
    vintage: "vintage",
  },
  price: {
    free: "kostenlos, gratis, umsonst, kostenfrei, ohne eintritt, freier eintritt, eintritt frei, nix kosten, nichts kosten, nichts kostet, nix kostet, kostet nichts, kostet nix, für umme, umme, ohne bezahlen, nichts bezahlen, null euro, frei zugänglich, kostenfreie, kostenlose, kostenloses",
    cheap:
      "günstigste, billigste, preiswerteste, wenig geld, nicht viel geld, kleiner geldbeutel, fürs kleine geld, günstig, billig, preiswert, preisgünstig, kleines budget, günstige, billige, günstiges, low budget, sparsam, pleite, knapp bei kasse, schmales budget, studentenbudget, günstiger preis, spottbillig, nicht viel ausgeben, wenig ausgeben, ohne viel auszugeben, geizig, sparfuchs, budget freundlich, fürn schmalen taler, schmaler taler, preiswerte, preiswertes, günstigen, billiges",
    affordable:
      "bezahlbar, erschwinglich, ohne arm zu werden, nicht die welt kostet, bezahlbare, bezahlbares, nicht zu teuer, nicht so wahnsinnig teuer, nicht übermäßig teuer, nicht überteuert, moderate preise, faire preise, vernünftige preise, normale preise, preis leistung, gutes preis leistungs verhältnis, humane preise, nicht allzu teuer, erschwingliche, kein vermögen",
    moderate:
      "mittlere preisklasse, mittelpreisig, mittelklasse, mittleres preissegment, mittlere preislage, mittelteuer, mittelmäßig teuer, normalpreisig, durchschnittspreis, weder billig noch teuer, mittlerer preis, im mittleren bereich",
    expensive:
      "teuer, edel, schick, gehoben, luxus, luxuriös, nobel, exklusiv, schickes, vornehm, fancy, vornehmes, feines, edles, edle, gehobenes, gehobene, schicke, nobles, teures, teure, luxuriöse, was feines, hochpreisig, exklusives, elegant, elegantes, kann ruhig was kosten, darf was kosten, darf teuer sein, darf ruhig teuer sein, hochwertig, piekfein",
    cheaper:
      "günstiger, billiger, preiswerter, nicht so teuer, was günstigeres, was billigeres, günstigeres, billigeres, zu teuer, weniger teuer, preisgünstiger, nicht ganz so teuer",
    dearer:
      "teurer, schicker, gehobener, edler, was schickeres, feiner, nobler, exklusiver, luxuriöser, hochwertiger, was besseres, etwas feiner",
  },
  day: {
    day_after:
      "am tag danach, tag danach, den tag danach, einen tag später, am nächsten tag, am folgetag, tag darauf, den tag darauf, am tag darauf",
    day_before: "am tag davor, tag davor, den tag davor, tag zuvor, einen tag früher, tag vorher",
    "12-24": "heiligabend, heiliger abend, weihnachtsabend",
    "12-25": "weihnachtstag, erster weihnachtstag, ersten weihnachtstag, 1. weihnachtstag",
    "12-26": "zweiter weihnachtstag, zweiten weihnachtstag, 2. weihnachtstag, stephanstag",
    "12-31": "silvester, silvesterabend",
    "1-1": "neujahr, neujahrstag",
    today: "heute",
    tonight: "heute abend, heute nacht",
    tomorrow: "morgen",
    after_tomorrow: "übermorgen",
    weekend: "wochenend, wochenende, wochenends, we",
    this_week: "diese woche, in dieser woche, dieser woche, unter der woche",
    next_week:
      "nächste woche, nächster woche, nächsten woche, kommende woche, kommenden woche, kommender woche, die woche drauf",
    this_month: "diesen monat, diesem monat, dieser monat",
    next_month: "nächsten monat, nächster monat, nächstem monat, kommenden monat",
    christmas:
      "über weihnachten, an weihnachten, zu weihnachten, weihnachten, weihnachtstage, weihnachtstagen, weihnachtsferien",
    easter: "über ostern, an ostern, zu ostern, ostern, osterwochenende, osterferien, ostertage",
  },
  part: {
    morning: "vormittag, vormittags, morgens, früh, in der früh, am morgen",
    midday: "mittag, mittags",
    afternoon: "nachmittag, nachmittags",
    evening: "abend, abends",
    night: "nacht, nachts",
  },
  meal: {
    breakfast: "frühstück, frühstücken, zum frühstück",
    brunch: "brunch, brunchen",
    lunch: "mittagessen, zum mittagessen, zu mittag essen, zu mittag, lunch",
    dinner: "abendessen, zum abendessen, zu abend essen, dinner, abendbrot",
  },
  moment: {
    ahead: "in",
    before: "früher als",
    until: "bis, bis zum, abreise, fahren am",
    now: "jetzt, gerade, sofort, momentan, im moment, jetzt noch",
    next: "nächste, nächsten, nächster, nächstes, kommende, kommenden",
    this: "diese, diesen, dieses, diesem",
    from: "ankommen, ankunft, kommen am, wir kommen am, kommen an, anreise am, ab, beginnend, ab dem, anreise",
    between: "zwischen",
  },
  clock: {
    at: "um, gegen, ab",
    hour: "uhr, h",
    am: "morgens, vormittags",
    pm: "abends, nachmittags, nachts",
    half_to: "halb",
    quarter_past: "viertel nach",
    quarter_to: "viertel vor",
  },
  number: {
    "1": "ein, eine, einen, einem, eins, tagesprogramm, tagesplan, tagesausflug, tagestour",
    "2": "zwei",
    "3": "drei",
    "4": "vier",
    "5": "fünf",
    "6": "sechs",
    "7": "sieben, ganze woche, ganzen woche",
    "8": "acht",
    "9": "neun",
    "10": "zehn",
    "11": "elf",
    "12": "zwölf",
    "15": "fünfzehn",
    "20": "zwanzig",
    "30": "dreißig",
  },
  ordinal: {
    "1": "erste, ersten, erster, erstes",
    "2": "zweite, zweiten, zweiter, zweites",
    "3": "dritte, dritten, drittes",
    "4": "vierte, vierten",
    "5": "fünfte, fünften",
    "-1": "letzte, letzten, letzte station, letzter stopp",
  },
  unit: {
    hour: "stunde, stunden",
    mile: "meile, meilen",
    day: "tag, tage, tagen, tages, ganze woche, ganzen woche, tagesprogramm, tagesplan, tagesausflug, tagestour",
    night: "nacht, nächte, nächten",
    week: "woche, wochen",
    person:
      "person, personen, leute, gäste, erwachsene, pers, erwachsenen, erwachsener, leuten, mann, frauen, männer, mädels, jungs, freunde, freundinnen, reisende",
    metre: "m, meter, metern",
    kilometre: "km, kilometer, kilometern",
    walk_minute: "minute, minuten, min, gehminuten",
    star: "stern, sterne, sternen",
    age: "jahre alt, jährige, jährigen, jahre",
    child:
      "kinder, kindern, kind, söhne, töchter, kids, enkel, enkelkinder, babys, teenager, kleinkinder, jungs",
  },
  numbered: { day: "tag, tage", stop: "station, stopp, halt, stationen" },
  negation: {
    needless:
      "muss nicht, braucht kein, brauche kein, brauchen kein, müssen nicht, nicht nötig, nicht unbedingt",
    not: "nicht, kein, keine, keinen, keiner, keinem, ohne, nie, nichts, auf keinen fall, bloß nicht, mag nicht",
    except: "außer, alles außer, abgesehen von, ausser, bis auf",
    but: "aber, sondern, lieber, stattdessen",
  },
  where: {
    near: "in derselben gegend wie, in der gleichen gegend wie, in der nähe von, in der nähe vom, nahe, nahe bei, bei, beim, neben, nähe, unweit, um, rund um, nähe von, näher am, näher an, in der nähe des, in der nähe der, am, gegenüber",
    in: "in, im, auf, am, an",
    me: "in der nähe, hier in der nähe, in meiner nähe, um die ecke, nebenan, bei mir, in der umgebung, nicht weit, hier in der gegend, hier um die ecke, gleich hier, fußläufig, umme ecke, in der nähe von hier",
    host: "hotel, vom hotel, unserem hotel, meinem hotel, unterkunft, am hotel",
    walk: "fußläufig, zu fuß, in gehweite, gehweite, laufweite",
    within: "im umkreis von, innerhalb von, höchstens, maximal, weniger als, unter, umkreis",
    there:
      "dort in der nähe, in der nähe davon, dort, in derselben gegend, in der gleichen gegend, da in der nähe",
  },
  town: {
    centre: "zentrum, stadtzentrum, innenstadt, stadtmitte, altstadt, zentral",
    north: "norden, nördlich, nord",
    south: "süden, südlich, süd",
    east: "osten, östlich, ost",
    west: "westen, westlich, west",
  },
  party: {
    family:
      "oma, opa, großeltern, meine eltern, meinen eltern, kids, teenager, teenies, kleinen, familie, kinder, kindern, kind, kinderfreundlich, kindern, familienfreundlich, kleinkind, baby, sohn, tochter, enkel, schwiegereltern, eltern, omi, opi, enkelkinder, enkelin, nichte, neffe, säugling, meine mutter und ich, mama und ich, ich und meine mutter, mein vater und ich, ich und mein vater, familie mit, kiddies, zwerge, rasselbande, knirpse, kleinkinder, kleinkindern, söhne, töchter, kleine kinder, kleinen kindern, familienausflug, kindgerecht, kindertauglich, familienurlaub, baby dabei, babys, teenie",
    couples:
      "paar, freundin, freund, frau, mann, ehefrau, ehemann, partnerin, partner, pärchen, verlobte, hochzeitstag, jahrestag, ehepaar, eheleute, verlobter, hochzeitsreise, mein schatz, schatz, meine freundin, mein freund, meine frau, mein mann, flitterwöchner, turteltauben, verliebt, lebensgefährtin, lebensgefährte, zweisamkeit, frischverheiratet",
    friends:
      "freunden, freunde, kumpels, freundinnen, mädels, jungs, mädelstrip, mädelsabend, junggesellenabschied, jga, clique, freundesgruppe, kumpel, männerabend, freundeskreis, truppe, spezln",
    solo: "allein, alleine, alleinreisend, solo, alleine unterwegs, ganz allein, auf eigene faust, bin alleine, nur ich, nur für mich, solo unterwegs, alleinreisende, als single, für mich allein",
    business:
      "geschäftlich, geschäftsreise, geschäftsessen, kollegen, kunden, dienstreise, konferenz, beruflich, geschäftspartner, kollegin, kollege, chef, kunde, kundin, arbeitsessen, meeting, firmenessen, arbeitskollegen, teamessen, tagung, dienstlich",
  },
  partySize: {
    of: "wir sind, zu, tisch für, gruppe von, für, wir wären, familie mit, gruppe mit, wir sind jetzt, tisch zu",
    of_after: "personen, leute",
    "2": "zu zweit, für zwei, wir beide, nur wir zwei, nur wir beide, uns beide, uns zwei, wir zwei, für uns zwei, meine mutter und ich, mama und ich, ich und meine mutter, mein vater und ich, ich und mein vater",
    "3": "zu dritt, wir drei, uns drei, für drei",
    "4": "zu viert, wir vier, uns vier, für vier",
    "5": "zu fünft, wir fünf, für fünf",
    "6": "zu sechst, wir sechs, für sechs",
    "7": "zu siebt, wir sieben",
    "8": "zu acht, wir acht",
    "9": "zu neunt",
    "10": "zu zehnt",
  },
  tripType: { business: "geschäftsreise, dienstreise, geschäftlich, beruflich", pleasure: "urlaub, ferien" },
  asked: {
    area: "welcher stadtteil, welchem stadtteil, in welcher gegend, welche gegend",
    hours:
      "zu hat, hat zu, zu macht, macht zu, ab wann, bis wann, wann zu, hat auf, geschlossen, offen am, öffnungszeiten, wann macht, wann öffnet, wann hat, wann schließt, hat offen, geöffnet, wann ist, macht auf, wann",
    address: "adresse, anschrift, wo ist, wo liegt, wo genau, wo befindet sich",
    phone: "telefonnummer, telefon, nummer, handynummer, anrufen",
    price:
      "was macht der eintritt, was zahlt man, wieviel kostet, wie viel zahlt, preis, preise, was kostet, wie viel kostet, eintritt, eintrittspreis, kosten, wie teuer, kostet, ticket, tickets",
    postcode: "postleitzahl, plz",
    website: "webseite, website, homepage, internetseite, link",
    directions: "wie komme ich, wegbeschreibung, weg zu, wie kommen wir, wie kommt man, anfahrt",
    booking: "reservieren, buchen, reservierung, buchung",
    rating: "bewertung, bewertungen, rezensionen",
    payment: "mit karte zahlen, kreditkarte, kartenzahlung, bar zahlen",
    distance:
      "weit weg, weit von hier, ist es weit, weit vom hotel, weit entfernt, wie weit, entfernung, wie weit weg",
    duration: "wie lange, dauer",
    photos: "fotos, bilder, foto",
    type: "was für eine art, welche art",
  },
  slot: {
    features: "parkplatz, wlan",
    priceLevel: "preis, budget, kosten, preisklasse",
    area: "gegend, ort, lage, stadtteil, viertel, wo",
    categories: "küche, art, essen",
    openAt: "zeit, tag, wann, uhrzeit",
    stars: "sterne",
  },
  sort: {
    distance: "nächstgelegene, am nächsten, nächstes",
    rating: "beste, besten, bester, bestes, am besten",
    closer: "näher, nicht so weit",
    better: "besser, bessere, besseres",
  },
  act: {
    must: "es soll, soll, es soll schon, es muss, muss, es sollte, sollte, darf ruhig, es darf ruhig, soll schon",
    why: "warum, wieso, weshalb, warum nicht",
    left_out: "weggelassen, ausgelassen, fehlt, nicht dabei, nicht drin, nicht im plan",
    calm: "gemütlich, geruhsam, geruhsamer",
    ask: "wer, welche, welches, welcher, warum, wieso, wann, was, wie",
    busy: "mehr machen, mehr erleben",
    more: "mehr, zeig mir mehr, zeige mir mehr, zeig mehr, noch mehr, weitere, zeig mir weitere",
    todo: "was sollen wir machen, was sollen wir tun, was kann ich machen, was kann man, was können wir, was kann man machen, was können wir machen, was können wir unternehmen, was unternehmen",
    called: "namens, heißt, mit dem namen, genannt",
    also: "auch, mit, zusätzlich, und auch",
    join: "und, oder, noch",
    greet: "hallo, hi, guten tag, guten morgen, guten abend, moin, servus, grüß gott, hey, wie gehts",
    thanks: "danke, vielen dank, danke schön, dankeschön, danke dir, besten dank, herzlichen dank",
    bye: "tschüss, auf wiedersehen, das wars, bis bald, schönen tag noch, das war alles",
    yes: "ja, gerne, ja gerne, ja bitte, klar, natürlich, super, passt, okay, ok, perfekt, genau, einverstanden, gern, prima, klingt gut",
    no: "nein, nö, nee, nein danke",
    find: "was sollen wir machen, was sollen wir tun, was empfehlt ihr, was kann ich machen, habt ihr, suche, suchen, finde, finden, empfehlen, empfehlung, empfiehl, empfehlungen, vorschlag, vorschläge, gibt es, gibts, brauche, brauchen, möchte, möchten, was kann man, was können wir, hätte gern, hätten gern, zeig mir, wo kann man, wo kann ich, wo können wir, tipp, tipps, irgendwo, etwas, was gibt es, kennst du, lust auf",
    where: "wo, wohin, wo kann, wo kann man, wo kann ich, wo können wir",
    plan: "plane, planen, plan, erstellen, erstelle, organisiere, reiseplan, tagesplan, zusammenstellen, stell zusammen, mach einen plan",
    guides: "guides, guide, reiseführer, stadtführer, ratgeber",
    areas: "stadtteile, viertel, stadtviertel, bezirke, gegenden",
    itinerary: "reiseplan, tagesplan, programm, route, plan, stadtrundgang, tagesprogramm, reiseverlauf",
    trip: "reise, trip, aufenthalt, ausflug, städtetrip, kurztrip, städtereise, urlaub",
    send: "schick, schicke, schicken, sende, senden, mail, maile, zuschicken, zumailen, email, per mail",
    tell: "erzähl mir, mehr über, erzähl, infos, informationen, mehr zu, details, beschreib, info zu, mehr infos, was weißt du über",
    what_is: "was ist, was sind, wer ist",
    is: "ist, sind, lohnt sich, ist das, ist es, gibt es dort",
    have: "hat, haben, gibt es dort, hat es, haben sie, kann man dort, kann man",
    reference: "das, es, dieses, dieser, diese, davon, dort, dessen",
    other: "andere, anderes, anderen, noch eins, noch eine, noch eines, was anderes, weitere, alternativen",
    meant:
      "sagte ich, hab ich gesagt, habe ich gesagt, ich sagte, doch erst, doch, lieber doch, ich meinte, ich meine, meinte, besser gesagt, nein ich meinte, doch lieber, eigentlich",
    instead: "stattdessen, und, lieber, eher, dann lieber, wie wäre es mit, was ist mit, wie siehts aus mit",
    like: "mag, mögen, liebe, lieben, interessiere, interessieren, interessiert, begeistern, fan von, gefällt, stehen auf",
    dont_care:
      "zweitrangig, nebensächlich, egal, ist mir egal, spielt keine rolle, ist egal, keine präferenz, nicht wichtig, unwichtig, beliebig",
    less: "weniger, nicht so viel, nicht ganz so viel",
    inside: "drinnen, innen, drin, drinnen sitzen",
  },
  edit: {
    move: "verschieb, verschiebe, verschieben, verleg, verlege, verlegen, leg, lege",
    keep: "behalte, behalten, lass drin, bleibt drin, muss bleiben, soll bleiben, nicht anfassen",
    free: "frei, nichts geplant, freihalten, freilassen, für uns",
    start_at:
      "start, starten, anfangen, fangen, fange, beginnen, beginn, los, losgehen, aufbrechen, nicht vor, loslegen, startet, geht los, erste station, erster stopp, erst ab, nicht früher als",
    end_at:
      "zurück, wieder da, wieder im hotel, daheim, zu hause, ende, enden, schluss, fertig, aufhören, rückkehr, fertig sein, zurück sein, aus sein, vorbei, wieder daheim",
    move_later: "später",
    move_earlier: "früher, zeitiger",
    remove_day:
      "einen tag weniger, ein tag weniger, einen tag kürzer, streich einen tag, entferne einen tag, einen tag weg, einen tag weglassen, lass einen tag weg, einen tag streichen, minus einen tag, um einen tag kürzen, kürz um einen tag, nimm einen tag weg, 1 tag weniger",
    add_day:
      "einen tag mehr, ein tag mehr, noch einen tag, noch ein tag, einen tag länger, einen weiteren tag, einen tag hinzu, einen tag hinzufügen, einen zusätzlichen tag, häng einen tag dran, einen tag dranhängen, einen tag dran, noch ein tag dazu, einen tag dazu, plus einen tag, plus ein tag, um einen tag verlängern, verlänger um einen tag, einen tag anhängen, 1 tag mehr, 1 tag länger",
    replace:
      "tausch, tausche, tauschen, ersetze, ersetzen, austauschen, ändere, ändern, wechsle, umdrehen, dreh um, vertausche, vertauschen, tauscht, wechsel, wechseln, austausch, umtauschen, gegeneinander",
    remove:
      "entferne, entfernen, streich, streiche, lösche, lass weg, weglassen, raus, nimm raus, weg, raus damit, schmeiß raus, rauswerfen, wirf raus, rausnehmen, nimm, rausschmeißen, auslassen, überspringen, brauchen wir nicht, fällt weg, weggelassen",
    add: "füge hinzu, hinzufügen, ergänze, füge, einbauen, aufnehmen, dazu, rein, pack rein, nimm dazu, dazunehmen, noch dazu, einplanen, einfügen, füg, dranhängen",
    less_walking:
      "weniger laufen, weniger gehen, weniger zu fuß, nicht so viel laufen, kürzere wege, weniger lauferei, zu viel laufen",
    start_later:
      "später anfangen, später beginnen, später starten, fang später an, später los, ausschlafen, beginn später, nicht so früh, starte später",
    start_earlier: "früher anfangen, früher beginnen, früher starten, fang früher an",
    end_earlier: "früher aufhören, früher zurück, früher enden",
    slower:
      "nicht zu hektisch, nicht zu voll, ohne stress, ohne hektik, in ruhe, stressfrei, gemächlich, entspannter, gemütlicher, weniger stress, langsamer, weniger programm, ruhiger angehen, ruhiger angehen lassen, weniger vor, lockerer, etwas lockerer, leichter, kürzer, zu voll, zu viel, viel zu viel, zu voll gepackt, zu vollgepackt, vollgepackt, zu stressig, zu anstrengend, anstrengend, zu hektisch, entschlacken, entzerren, ausdünnen, abspecken, kürzen, reduzieren, weniger stationen, weniger stopps, weniger orte, weniger sachen, zu viele stationen, zu viele stopps, ruhiger, mehr pausen, mehr luft, mehr zeit, wir sind müde, müde, halb so viel, nicht so voll, nicht so vollgepackt, gemütlich, ganz gemütlich, entspannt, gechillt, gechillter, chilliger",
    fuller:
      "mehr programm, voller, mehr sehen, mehr unternehmen, mehr vor, zu leer, zu wenig, auffüllen, auffülle, fülle auf, mehr reinpacken, viel reinpacken, reinpacken, vollpacken, mehr rein, pack mehr, geht noch mehr, vollgestopft, so viel wie möglich, möglichst viel, mehr stationen, mehr stopps, dichter, mehr orte",
    set_days:
      "mach, mach draus, nur, bloß, doch, lieber, wir bleiben, wir haben, verkürze auf, verlängere auf, es sind, sollen es sein, reduzier auf, insgesamt",
  },
};
