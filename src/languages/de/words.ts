import type { Words } from "../words.ts";

export const words: Words = {
  language: "de",
  common:
    "der die das den dem des ein eine einen einem einer eines und oder aber ich du er sie es wir ihr mich mir dich dir uns euch ihnen mein meine meinen meinem dein ihre unser unsere ist sind war bin bist sein hat haben habe hast kann können konnte könnte könntest möchte möchten möchtest will wollen würde würdest würden muss müssen soll darf gibt gibts es von vom zu zum zur im in am an auf aus bei beim mit nach für um über unter durch vor hinter bis seit wo wie was wann warum wer welche welcher welches wohin hier da dort dann noch schon auch nur sehr gut gute guten guter gutes schön schöne schönes toll wäre hätte hätten gern gerne bitte danke ja nein nicht kein keine keinen etwas was man so mal doch eben wenn dass ob als alle alles viel viele wenig mehr klein kleine großen groß große neue suche suchen finde finden empfehlen brauche brauchen ne nen kommt kommen komme geht gehen gehe machen macht essen trinken sehen besuchen hingehen mag mögen klingt einer eins sitzen selbst stadt ort orte nette netten irgendwo irgendwas irgendetwas leute person personen frau mann freundin freund schnell offen geöffnet hallo euer eure ihren ihrem läuft hin unterwegs bin ganz einfach zeit tag tage abend morgen woche einmal zusammen nichts halt nochmal vielleicht eigentlich irgendwie wirklich ziemlich echt bisschen sowas paar ding dinge sache sachen lieber denke glaube weiß sagt sagte gesagt kennst kennen gäbe wär wären sollte sollten dürfte fein prima tolle tolles schönen nett nettes cool coole cooles lecker leckeres leckere super mega geil krass nix alter euro euros ach ag allem allen aller allerdings also anderem anderer anderm anderr anders au ausserdem außerdem bald beide beiden bereits besonders bisher dabei dadurch dafür dagegen daher dahin dahinter damals damit danach daneben daran darauf daraus darin darum darunter darüber dasein daselbst dasselbe davor dazwischen dementsprechend demgegenüber demselben demzufolge denn denselben derjenige derjenigen derselbe derselben deshalb desselben deswegen diejenige diejenigen dieselbe dieselben durchaus dürfen ebenso ei eigen eigene eigenen eigener eigenes einander einig einige einigem einigen einiger einiges en endlich entweder etwa eurem euren eurer eures folgende gab gar gedurft gehabt gekannt gekonnt gemacht gemocht gemusst genug geschweige gewesen gewollt geworden ging gleich hab habt hattet her ihm ihn immer indem infolgedessen ins irgend je jede jedem jeden jeder jedermann jedermanns jedes jedoch jemand jemandem jemanden jene jenem jenen jener jenes kam kaum lang lange magst manche manchem mancher manches musst musste mussten mußt möglich mögt müsst müßt na nachdem nahm niemand niemandem niemanden nun oben oft sa sah sei seid seien seitdem solang solche solchem solchen solcher solches sonst soweit sowie steht tat trotzdem tun wahr warst wart weil wem wen wenigstens werde werden werdet wessen wieder wird wirst wissen woher wohl wollt wollte wollten worden während währenddem währenddessen zugleich zunächst zwar überhaupt übrigens erst erstmal derweil derzeit dahinten dorthin hierhin hierher nich ned net nomma plz",
  articles:
    "der, die, das, dem, den, des, ein, eine, einen, einem, einer, vom, zum, zur, am, im, unser, unserem, mein, meinem",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "restaurant, restaurants, lokal, lokale, gaststätte, gasthaus, wirtshaus, speiselokal, restaurantes, wirtshäuser, gasthäuser, speiselokale, esslokal, bistro, brasserie, gaststätten, beisl, wirtschaft, essenslokal, beisel, beiz, resto, lokalität, lokalitäten, typisches essen, lokales essen, regionale küche, lokale küche, landestypisches essen, einheimische küche, traditionelles essen, traditionelle küche, typische gerichte, lokale spezialitäten, regionale spezialitäten, spezialitäten der region, hausmannskost",
    cafe: "café, kaffeehaus, kaffee, kaffe, kaffeebar, espresso, cafes, cafés, kaffees, cappuccino, latte, milchkaffee, kaffeebars, kaffeerösterei, rösterei, heißgetränk, kaffeeladen, kaffeetrinken, kaffee trinken, käffchen, kaffeetscherl, tasse kaffee, cafe, kaffeepause, melange, koffein",
    fast_food:
      "imbiss, schnellimbiss, fast food, streetfood, street food, würstchenbude, pommes, currywurst, imbissbude, bratwurst, fritten, pommesbude, imbisse, hotdog, hot dog, schnelles essen, foodtruck, was schnelles, würstelstand, würstlstand, bosna, imbissbuden, frittenbude, schnellrestaurant, snack, snacks, burgerbude, hotdogs, foodtrucks, fastfood, junkfood, auf die schnelle was essen, schneller happen, mc donalds, mäcces, mecces, drive in",
    food_market:
      "markthalle, markthallen, food market, foodmarkt, essensstände, foodhalle, streetfoodmarkt, streetfood markt, essensmarkt, foodcourt, fressbuden, food hall",
    bakery:
      "bäckerei, bäcker, konditorei, kuchen, torte, gebäck, brot, zimtschnecken, brötchen, bäckereien, backwaren, zimtschnecke, croissants, semmeln, brötchenladen, feingebäck, patisserie, konditoreien, kardamomschnecken, sauerteigbrot, teilchen, beck, semmel, schrippen, weckle, weggli, torten, franzbrötchen, croissant, hörnchen, gipfeli, brot kaufen, frisches brot, plunder, süßes teilchen, mehlspeise, mehlspeisen, backstube, brezel, brezen, kuchen essen, kaffee und kuchen",
    ice_cream:
      "eis, eisdiele, eiscafé, eis essen, eiscreme, eisdielen, gelato, softeis, eiscafés, kugel eis, eisbecher, eisladen, eissalon, glace, gelateria, eistüte",
    bar: "bar, bars, drinks, etwas trinken, was trinken, einen drink, kneipenbar, absacker, schlummertrunk, einen trinken, einen heben, feierabenddrink, drink, drinks nehmen, ausgehen trinken, trinken gehen, was trinken gehen, drink nehmen, schnaps, kurze, shots, barabend, feierabendbier in der bar, aperitif, apero, apéro, gläschen",
    pub: "kneipe, pub, bier, ein bier, bierchen, schenke, kneipen, pubs, kneipchen, feierabendbier, biere, bierkneipe, bierlokal, pils, ein bierchen, hopfenkaltschale, bier trinken, beisl kneipe, pilschen, helles, weißbier, weizen, halbe, maß, eckkneipe, spelunke, irish pub, bierstube, stammkneipe, bierli, seidl, krügerl, zapfbier, kneiperl, boazn, trinkhalle",
    wine_bar:
      "weinbar, wein, weinlokal, naturwein, vinothek, weinstube, weinbars, weine, glas wein, weinlokale, vinotheken, rotwein, weißwein, weinstuben, ein glaserl wein, naturweine, weinkeller, weinchen, weinprobe, weinverkostung, viertele, achterl, heuriger, sekt, schaumwein",
    cocktail_bar:
      "cocktailbar, cocktails, cocktail, cocktailbars, gin tonic, longdrinks, cocktail bar, mixgetränke, cocktails schlürfen, longdrink, speakeasy",
    brewery:
      "brauerei, craft bier, craft beer, craft beer bar, brauhaus, brauereilokal, spezialbier, craftbier, brauereien, brauhäuser, gutes bier, craftbeer, craftbeerbar, kleinbrauerei, brauereibar, brauereikneipe, bierspezialitäten, spezialbiere, ipa, bierbar, zapfhahn, brauereiausschank, braugasthof, taproom, bierprobe, bierverkostung, mikrobrauerei, lokales bier, hausbrauerei",
    nightclub:
      "nachtclub, club, disko, disco, diskothek, clubs, tanzen gehen, feiern gehen, nachtclubs, diskos, discos, diskotheken, tanzen, technoclub, techno, tanzlokal, abtanzen, clubben, abzappeln, tanzfläche, zappeln, rave, dj, abdancen, clubbing, das tanzbein schwingen, disse, elektroclub",
    tea_room:
      "teesalon, teehaus, teestube, teestuben, tee trinken, teehäuser, tee, tasse tee, teeladen, teezeremonie, teezimmer, five o clock tea",
    hotel:
      "hotel, unterkunft, übernachtung, übernachten, unterkünfte, hotelzimmer, zimmer, schlafplatz, pennen, bett für die nacht, doppelzimmer, einzelzimmer, hotels, wo schlafen",
    guest_house:
      "pension, gästehaus, frühstückspension, gasthof, bed and breakfast, pensionen, fremdenzimmer, b und b, gasthof mit zimmern",
    hostel: "hostel, jugendherberge, herberge, hostels, mehrbettzimmer, schlafsaal",
    apartment: "ferienwohnung, apartment, fewo, airbnb, appartement, ferienwohnungen, ferienapartment",
    campsite:
      "campingplatz, zeltplatz, zelten, campen, stellplatz, wohnmobil, campingplätze, zelt, wohnmobilstellplatz",
    museum:
      "museum, museen, ausstellung, ausstellungen, museums, museumsbesuch, sonderausstellung, technikmuseum, naturkundemuseum, geschichtsmuseum, expo",
    art_museum:
      "kunstmuseum, kunstmuseen, kunsthalle, museum für moderne kunst, gemäldegalerie, kunstsammlung, pinakothek",
    gallery:
      "galerie, kunstgalerie, galerien, kunstgalerien, kunstausstellung, vernissage, kunstausstellungen",
    church:
      "kirche, kathedrale, dom, kapelle, kirchen, dome, gotteshaus, basilika, münster, kathedralen, kapellen, gottesdienst, messe in der kirche, kloster",
    castle:
      "schloss, burg, palast, schlösser, burgen, schlössern, paläste, königsschloss, residenz, palais, schlössl",
    monument:
      "denkmal, statue, wahrzeichen, monument, denkmäler, statuen, monumente, skulptur, gedenkstätte, skulpturen, brunnen, mahnmal",
    attraction:
      "sehenswürdigkeit, sehenswürdigkeiten, attraktion, attraktionen, sightseeing, sehenswertes, ausflugsziel, ausflugsziele, was zu sehen, was anschauen, was angucken, sights, touristenattraktion, touristenattraktionen, highlights, was man gesehen haben muss, was man sehen muss, sehenswerte, touri sachen, touri programm, touri kram, touristisches, must see, must sees, bekannte orte, pflichtprogramm",
    architecture:
      "architektur, bauwerke, gebäude, schöne gebäude, alte gebäude, moderne gebäude, jugendstil, architekt, fassaden, bauten, schöne häuser",
    viewpoint:
      "aussichtspunkt, aussichtsplattform, panorama, aussichtspunkte, blick über die stadt, aussicht über die stadt, ausblick über die stadt, blick auf die stadt, stadtblick, überblick über die stadt, von oben sehen, stadt von oben, über die stadt, über die dächer, von oben, panoramablick, skyline, sonnenuntergang schauen, sonnenuntergang gucken, rundblick, hoch hinaus, weitblick, aussichtsturm, ausguck",
    tower: "turm, türme, türmen, kirchturm, türmchen",
    square: "platz, marktplatz, plätze, plätzchen",
    bridge: "brücke, brücken, brückchen",
    canal:
      "kanal, kanäle, am wasser, am hafen, hafenpromenade, am ufer, uferpromenade, am kanal, wasserkante, kai, am fluss",
    college: "universität, hochschule, college, uni",
    library: "bibliothek, bücherei, bibliotheken, bib, lesesaal",
    park: "park, parks, grünanlage, ins grüne, im grünen, grünes, grünfläche, grünflächen, stadtpark, parkanlage, liegewiese, wiese, auf der wiese liegen, was grünes",
    garden: "garten, gärten, botanischer garten, rosengarten, gewächshaus, palmenhaus",
    nature:
      "natur, naturgebiet, wald, naturschutzgebiet, wälder, spaziergang im grünen, raus in die natur, spazieren im wald, in die natur, vögel beobachten, frische luft, waldspaziergang",
    hiking:
      "wandern, wanderung, wanderweg, wanderungen, wanderwege, wanderroute, kraxln gehen, trekking, wanderrouten, wandertour, wandertouren, bergtour, bergwanderung, wandersteig",
    beach:
      "strand, strände, sandstrand, badestrand, sonnenbaden, sonnen, am meer, in der sonne brutzeln, baden am strand, meer, im meer, im meer schwimmen, im meer baden, am meer schwimmen, ins meer, in der see",
    lake: "see, seen, badesee, weiher, teich, tümpel",
    playground:
      "spielplatz, spielplätze, schaukeln, spielplatzt, rutsche, rutschen, klettergerüst, sandkasten, indoorspielplatz, spielen können, austoben, spieli, spielplatzerl, toben, rumtoben, herumtoben, auspowern, schaukel, trampolin, bällebad, spielparadies, hüpfburg",
    zoo: "zoo, tierpark, tiere, zoos, tiere anschauen, tiere gucken, tiergarten, streichelzoo, elefanten, pandas, löwen, wildpark",
    aquarium: "aquarium, aquarien, haie, meeresaquarium, meerestiere, unterwasserwelt, pinguine",
    amusement_park:
      "freizeitpark, vergnügungspark, achterbahn, rummel, kirmes, fahrgeschäfte, achterbahnen, karussell, freizeitparks, vergnügungsparks, jahrmarkt, riesenrad, volksfest, geisterbahn, dult, kerwe",
    theatre:
      "theater, oper, ballett, theaterstück, musical, schauspiel, kindertheater, theaterstücke, vorstellung, show, aufführung, kabarett, comedy, puppentheater, musicals, bühne, eine show, theaterabend, kasperltheater, tanztheater, operette",
    cinema:
      "kino, kinos, film, filme, kinofilm, ins kino, lichtspiele, film schauen, film gucken, film anschauen, lichtspielhaus, programmkino",
    music_venue:
      "livemusik, live musik, konzert, konzerte, konzerthaus, jazzclub, konzertsaal, konzertlokal, konzerthalle, bands, liveband, live band, gig, musikclub, jazzkeller, jazzbar, gigs, band, orchester, klassikkonzert, open mic, jamsession, live jazz, konzerterl",
    event:
      "veranstaltung, was läuft, veranstaltungen, events, was ist los, was ist hier los, was geht, was geht ab, veranstaltungstipps, geboten, was geboten wird, was so los ist, event, was los, was ist geboten, programm heute abend, was steht an, aktionen, was geht heute abend",
    festival: "festival, fest, festivals, feste, straßenfest, karneval, fasching, stadtfest",
    entertainment:
      "unterhaltung, kegeln, bowling, bowlen, minigolf, escape room, escaperoom, karaoke, billard, dart, darts, casino, lasertag, kart fahren, kartbahn, zirkus, spielhalle, arcade, comedy, stand up, standup comedy, spaß haben, schwarzlicht minigolf, quizabend, kegelbahn, bowlingbahn",
    swimming_pool:
      "schwimmbad, hallenbad, freibad, schwimmbecken, schwimmbäder, schwimmhalle, hallenbäder, erlebnisbad, freibäder, bahnen ziehen, bahnen schwimmen, spaßbad, badi, planschen, wasserrutsche, wasserrutschen, strandbad",
    sauna: "sauna, saunen, dampfbad, saunieren, schwitzen, whirlpool, aufguss",
    spa: "spa, wellness, massage, therme, massagen, thermalbad, wellnessen, day spa, hammam, thermen, kosmetik, maniküre, pediküre, verwöhnprogramm, wellnesstag, gesichtsbehandlung, verwöhnen lassen, hamam, thaimassage, wellnessbereich, thermal, thermalbäder, thermalquelle, thermalquellen, heiße quellen",
    sports:
      "sportzentrum, fitnessstudio, sport, fitness, trainieren, gym, sport machen, fitnesscenter, muckibude, sport treiben, fitti, yoga, pilates, tennis, tennisplatz, padel, eislaufen, schlittschuhlaufen, eishalle, eisbahn, skatepark, crossfit, badminton, sporthalle, gewichte stemmen, pumpen gehen",
    climbing:
      "klettern, kletterhalle, bouldern, boulderhalle, boulderhallen, kletterhallen, kletterwand, kletterzentrum, boulder, kraxeln, kletterpark",
    boat_tour:
      "bootstour, bootsfahrt, kanalrundfahrt, hafenrundfahrt, schifffahrt, boot, boote, bootstouren, bootsfahrten, kanaltour, kanalfahrt, schiffsfahrt, schiffchen fahren, bötchen fahren, bootfahren, boot fahren, schiffstour, rundfahrt mit dem boot, dampferfahrt, rundfahrt, schiffahrt, bötchen, boot mieten, boot leihen, kajak, kajak fahren, kajaktour, kanu, paddeln, stand up paddling, sup, tretboot, segeln, schippern, fähre fahren, bootsverleih, kahn",
    shop: "geschäft, laden, shoppen, einkaufen, boutique, geschäfte, läden, bummeln, shoppingmeile, einkaufsstraße, shopping, einkaufsbummel, boutiquen, designläden, lädchen, shops, shoppingtour, ladl, einkaufsstraßen, einkaufsmeile, fußgängerzone, stöbern, concept store, conceptstore, plattenladen, schallplatten, schmuck, schuhladen, spielzeugladen, schaufensterbummel, geld ausgeben, designladen",
    shopping_centre:
      "einkaufszentrum, shoppingcenter, einkaufszentren, shopping center, shoppingcentern, mall, einkaufspassage, einkaufscenter, ekz, shoppingmall",
    department_store: "kaufhaus, warenhaus, kaufhäuser, warenhäuser",
    bookshop:
      "buchladen, buchhandlung, buchhandlungen, buchläden, bücherladen, bücher kaufen, antiquariat, gebrauchte bücher, buchhändler, buch kaufen",
    second_hand:
      "secondhandladen, second hand, secondhand, gebrauchtwarenladen, vintageladen, secondhandläden, vintage, secondhandshop, second hand laden, second hand läden, trödel, trödelladen, vintagekleidung, vintage klamotten, vintageläden, gebrauchte klamotten, gebrauchte kleidung, secondhandshops, secondhandmode, trödeln, vintage läden, klamotten aus zweiter hand, sozialkaufhaus, gebrauchtes, brocki, brockenhaus, flohmarktsachen",
    antiques:
      "antiquitäten, antiquitätenladen, antiquität, antiquitätenläden, antikladen, antik, antiquitätengeschäft, alte möbel",
    souvenirs:
      "geschenk, geschenke, souvenirs, souvenir, andenken, mitbringsel, postkarten, geschenkeladen, souvenirladen, andenkenladen, was zum mitbringen, souvenirshop, geschenkle, postkarte, ansichtskarten, kühlschrankmagnet, magnete, geschenkerl, kleines geschenk",
    clothes:
      "kleidung, modegeschäft, klamotten, klamottenladen, mode, schuhe, kleider, klamotten kaufen, anziehsachen, gewand, jacke, kleid, sneaker, turnschuhe, klamottenläden, klamotten shoppen",
    market:
      "markt, flohmarkt, wochenmarkt, weihnachtsmarkt, flohmärkte, märkte, flohmärkten, wochenmärkte, trödelmarkt, weihnachtsmärkte, bauernmarkt, krammarkt, marktstände, christkindlmarkt, adventmarkt, flomi, markterl, standl, flohmi",
    supermarket:
      "supermarkt, lebensmittel, supermärkte, discounter, aldi, lidl, kiosk, tante emma, wasser kaufen, einkaufsladen, späti, spätkauf, lebensmittelladen, supermarkterl, einkaufen lebensmittel, lebensmittel einkaufen, trinkhalle kiosk, rewe, netto, edeka, billa, hofer, migros, coop, spar, tante emma laden, getränkemarkt, greißler",
    pharmacy:
      "apotheke, drogerie, apotheken, schmerzmittel, kopfschmerztabletten, notapotheke, pflaster, ibu, dm, rossmann, paracetamol, ibuprofen, aspirin, schmerztabletten, medikamente, medizin, sonnencreme, windeln, tampons, kondome, nasenspray, hustensaft, arznei",
    hospital:
      "krankenhaus, arzt, notaufnahme, ärzte, klinik, spital, zahnarzt, hausarzt, ärztlicher notdienst, kinderarzt, ärztin, doktor, notdienst, bereitschaftsdienst, rettungsstelle, ambulanz, krankenhäuser",
    police: "polizei, polizeiwache, polizeistation, wache, polizeirevier",
    atm: "geldautomat, bank, bankomat, geld abheben, geldautomaten, geld wechseln, wechselstube, abheben, bankautomat, geld holen, bargeld, bargeld abheben, cash, kohle abheben, geldwechsel, atm, sparkasse, bancomat, geld ziehen",
    toilets:
      "toilette, wc, klo, toiletten, klos, öffentliche toilette, öffentliche toiletten, wcs, pinkeln, örtchen, wickeltisch, aufs klo, pipi, muss mal, auf klo, pissen, häusl, stilles örtchen, öffentliches klo, wickelraum, wickeln, pieseln, lokus, aufs häusl, dringend aufs klo, mal für kleine",
    drinking_water:
      "trinkwasser, trinkbrunnen, trinkwasserbrunnen, trinkwasserspender, wasserflasche auffüllen, trinkwasserstelle, wasserflasche füllen",
    station:
      "bahnhof, metro, u bahn, haltestelle, hauptbahnhof, station, bahnhöfe, s bahn, bushaltestelle, straßenbahn, metrostation, u bahnhof, öffis, hbf, ubahn, sbahn, bim, tramhaltestelle, u bahn station",
    bike_rental:
      "fahrradverleih, fahrrad leihen, fahrrad mieten, räder leihen, räder ausleihen, räder mieten, fahrräder mieten, fahrräder leihen, fahrräder ausleihen, fahrrad ausleihen, leihrad, leihräder, mietrad, mieträder, radverleih, leihfahrrad, e bikes leihen, rad leihen, rad mieten, bike mieten, ebike, e bike leihen, lastenrad, velo mieten, velo, velos, velovermietung, drahtesel, rad ausleihen, e scooter, leihroller, radl leihen, radl",
    tourist_information:
      "touristeninformation, touristinfo, tourismusbüro, touriinfo, tourist info, touristen info, fremdenverkehrsamt, stadtplan, touristeninfo, touri info, infopoint, touristenbüro, besucherzentrum",
    cemetery: "friedhof, friedhöfe, gräber, grab, begraben, friedhofspark, stadtteilfriedhof",
    fortress: "festung, zitadelle, festungen, bollwerk, festungsanlage, wallanlage, wälle, bastion",
    african: "afrikanisch",
    american: "amerikanisch, amerikaner, diner",
    asian: "asiatisch, asiate, asiaten, asia, asia imbiss, asia laden, wok, beim asiaten, asiatische",
    british: "britisch, englisch",
    breakfast:
      "frühstück, frühstücken, frühstückslokal, frühstückscafé, frühstücken gehen, frühstücksbuffet, zmorge, rührei, eier",
    brunch: "brunch, brunchen, brunchen gehen, brunchbuffet",
    burger:
      "burger, hamburger, burgerladen, cheeseburger, burgern, hamburgern, burgerrestaurant, burgers, burgerl",
    danish: "dänisch, dänische küche, däne, typisch dänisch, dänisches essen, dänische spezialitäten",
    nordic: "nordisch, skandinavisch, nordische küche, new nordic, skandinavische küche, nordisch essen",
    seafood:
      "fisch, meeresfrüchte, fischrestaurant, fisch essen, muscheln, austern, garnelen, hummer, fischlokal, fischgericht, fischgerichte, shrimps, hering, meeresgetier, krabben, lachs, fischbrötchen, fischbude, scampi, fischrestaurants, backfisch, matjes, frischer fisch",
    steak:
      "steak, steakhaus, steaks, steakhouse, fleisch, rindersteak, stück fleisch, gutes stück fleisch, rinderfilet, rumpsteak",
    international: "international",
    pizza: "pizza, pizzeria, pizzen, pizzerien, pizzas, pizza essen, pizzabude, stück pizza, pizzaladen",
    italian:
      "italienisch, italiener, pasta, italienische, italienisches, nudeln essen, spaghetti, lasagne, risotto, beim italiener, trattoria, italiäner, nudeln, pastas",
    ramen: "ramen",
    sushi: "sushi, sushiladen, sushi essen, sushibar",
    smorrebrod: "smørrebrød, belegte brote",
    tapas: "tapas, tapasbar, tapas bar, kleinigkeiten zum teilen",
    indian: "indisch, inder, curry, beim inder, tikka, indisches, indische",
    japanese: "japaner, japanisch, beim japaner, japanische",
    chinese:
      "chinese, chinesisch, chinesen, beim chinesen, dim sum, dumplings, asianudeln, chinesische, chinaimbiss, chinarestaurant",
    greek: "grieche, griechisch, beim griechen, gyros, souvlaki, griechen, griechische",
    mexican: "mexikaner, mexikanisch, tacos, burrito, burritos, tex mex, mexikanische, beim mexikaner",
    thai: "thai, thailänder, thailändisch, thailändische, beim thai, thaiimbiss",
    kebab:
      "döner, kebab, dönerbude, dönerladen, dönerimbiss, kebap, kebabladen, dürüm, dönerteller, dönerstand, dönermann",
    turkish: "türke, türkisch, beim türken, türkische",
    vietnamese: "vietnamese, vietnamesisch, pho, vietnamesen, banh mi, beim vietnamesen",
    vegetarian:
      "vegetarisch, fleischlos, vegetarier, vegetarische, vegetarisches, veggie, vegetariern, ohne fleisch, kein fleisch, vegetarierin, isst kein fleisch, fleischfrei, essen kein fleisch, fleischlose, esse kein fleisch, vegi",
    vegan:
      "vegan, veganer, vegane, veganes, pflanzlich, pflanzenbasiert, rein pflanzlich, veganerin, ohne tierische produkte",
    gluten_free:
      "glutenfrei, glutenfreie, glutenfreies, ohne gluten, kein gluten, zöliakie, glutenunverträglichkeit, weizenfrei, vertrage kein gluten, glutenintolerant, glutenallergie",
    halal: "halal, halal essen, halalfleisch, helal, halal fleisch",
    kosher: "koscher",
    wifi: "wlan, wifi, w lan, internet, gratis wlan, steckdose, steckdosen, laptop arbeiten, internetzugang, laptop, mit laptop, am laptop, free wifi, internetverbindung",
    parking:
      "parkplatz, parkplätze, parken, parkmöglichkeit, tiefgarage, kostenlose parkplätze, kostenloser parkplatz, parkhaus, auto abstellen, auto parken, stellplatz, parkplatzt, parken kann, garage, parkmöglichkeiten, stellplatz fürs auto",
    wheelchair:
      "Rollstuhlzugang, rollstuhl, rollstuhlgerecht, barrierefrei, rollstuhlfahrer, rollstuhlfahrerin, rolli, barrierefreier, barrierefreien, stufenlos, ohne stufen, ohne treppen, keine treppen, rollator, gehbehindert, schlecht zu fuß, behindertengerecht, rampe, rollstuhltauglich, ebenerdig, rollstuhlgerechtes, barrierefreie, barrierefreies, krücken, gehbehinderung, keine stufen, stufenfrei, aufzug, lift, kinderwagen, mitm kinderwagen, buggy, kinderwagentauglich, kinderwagengerecht, gehhilfe, behinderten wc, mobilitätseingeschränkt, rollifreundlich",
    outdoor_seating:
      "terrasse, draußen sitzen, draußen, außenbereich, im freien, biergarten, draussen, draußen essen, terrassen, innenhof, außengastronomie, sonnenterrasse, in der sonne, gastgarten, außenplätze, schanigarten, dachterrasse, außenterrasse, draussen sitzen, open air, biergärten, garten zum sitzen, in der sonne sitzen, freisitz, unter freiem himmel, straßencafé",
    takeaway:
      "zum mitnehmen, mitnehmen, take away, abholen, to go, auf die hand, zum abholen, takeaway, für unterwegs, zum mitnehmen und so, essen zum mitnehmen, außer haus",
    dogs: "hund, hundefreundlich, hunde, mit hund, mit dem hund, hund mitnehmen, hunde erlaubt, wauwau, vierbeiner, fellnase, hunden, welpe, hundchen, hündchen, dackel, haustier, haustiere, hundefreundliches, labrador, hunderl",
    quiet:
      "ruhig, leise, still, entspannt, ruhiger, ruhige, ruhiges, leiser, ruhigeres, nicht so laut, nicht zu laut, weniger los, nicht so voll, nicht überlaufen, gemächlich, entspannter, lauschig, friedlich, unterhalten kann, nicht laut, gemächlich ruhig, entspannte, entspanntes, chillig, chilliges, chillige, ohne trubel, kein trubel, ohne laute musik, keine laute musik, ohne lärm, kein lärm, wenig los, nicht so überlaufen, nicht überfüllt, keine menschenmassen, ohne menschenmassen, ohne gedränge, kein gedränge, sein eigenes wort versteht, wo man sich unterhalten kann, sich unterhalten, zum reden, abseits vom trubel, weg vom trubel, ohne schlange, wenig leute, stilles",
    cosy: "gemütlich, gemütlicher, gemütliche, gemütliches, hyggelig, kuschelig, urig, uriges, urige, heimelig, kuschlig, heimelige, kuschelige, hygge, kaminfeuer, mit kamin, kerzen, gschmackig gemütlich, wohlfühlatmosphäre, knuffig",
    romantic:
      "romantisch, flitterwochen, romantische, romantisches, date, rendezvous, kerzenlicht, kerzenschein, candle light, zu zweit romantisch, verliebte, heiratsantrag, ein date, erstes date, bei kerzenschein, candle light dinner, candlelight, antrag machen, valentinstag, intim, verliebt, zum verlieben",
    lively:
      "lebhaft, stimmung, lebhafter, belebt, was los ist, gute stimmung, tolle stimmung, action, quirlig, partystimmung, trubel, lebendig, lebendige, gute laune, party stimmung, gute atmosphäre, trubelig, laute musik, feierlaune, wo was los ist, gesellig",
    view: "aussicht, mit aussicht, blick, meerblick, ausblick, dachterrasse, blick auf, blick aufs, ausblick auf, aussicht auf, blick über, schöner blick, schöne aussicht, mit blick, hafenblick, wasserblick, panoramablick, blick über die stadt, aussicht über die stadt, ausblick über die stadt, blick auf die stadt, stadtblick, ausblicke, blick aufs wasser, blick aufs meer, seeblick, rooftop, rooftopbar, rooftop bar, sonnenuntergang, sonnenaufgang, dachbar, tolle aussicht",
    rainy:
      "regen, regnet, bei regen, schlechtes wetter, bei schlechtem wetter, drinnen, regentag, regnerisch, schüttet, gießt, regenwetter, nieselt, mistwetter, sauwetter, nass draußen, es regnet, strömender regen, indoor, wenns regnet, wenn es regnet, pisst, schneit, sturm, kaltes wetter, überdacht, im trockenen, schietwetter, scheißwetter, schlechtwetter, bei sauwetter, ins trockene, es schüttet, schifft, es schifft, es pisst, es gießt, gießt in strömen, wie aus eimern, schüttet wie aus eimern, dreckswetter, schmuddelwetter, scheiss wetter, hundewetter, schlechtem wetter, nieselregen, trocken bleiben, überdachtes, unwetter, gewitter, stürmt, pladdert, plästert, schnürlregen, verregnet, wetter ist mies, mieses wetter, hagelt, usselig, wetter ist schlecht, schauer",
    late_night:
      "bis spät, lange offen, lange geöffnet, spätabends, bis spät in die nacht, nach mitternacht, spät nachts, mitten in der nacht, lange auf, lange offen haben, bis in die puppen, die ganze nacht, spät noch offen, noch spät, spät noch, lang offen, nachts offen, rund um die uhr, 24 stunden, 24h, bis in die früh, bis früh morgens, nachtschwärmer, spät in der nacht, nachteulen, bis in den morgen, bis zum morgengrauen, länger offen, spät offen",
    local:
      "nicht so touristisch, nicht zu touristisch, untouristisch, einheimische, einheimischen, geheimtipp, geheimtipps, authentisch, nicht touristisch, abseits der touristen, wo einheimische hingehen, wo die einheimischen, keine touristen, keine touristenfalle, ohne touristen, touristenfalle, insidertipp, insider, urig dänisch, authentisches, authentische, lokal typisch, ursprünglich, geheimtip, geheimtips, lokal und authentisch, einheimisch, wo einheimische, wo locals, locals, keine touri falle, touristenfallen vermeiden, keine touris, ohne touris, wenig touristen, abseits der touristenpfade, abseits vom mainstream, abseits ausgetretener pfade, was lokales, lokales, keine kette, keine ketten, urtümlich, wo die dänen, versteckte perlen, insidertipps, echt dänisch, unentdeckt, statt touri, typisch, typische, typischen, typisches, traditionell, traditionelle, traditionelles, traditionellen, regional, regionale, regionales, landestypisch, landestypisches, typisches essen, lokales essen, regionale küche, lokale küche, landestypisches essen, einheimische küche, traditionelles essen, traditionelle küche, typische gerichte, lokale spezialitäten, regionale spezialitäten, spezialitäten der region, hausmannskost",
    popular:
      "beliebt, berühmt, angesagt, beliebte, beliebtes, bekannt, bekannte, berühmte, hip, trendy, szenig, angesagte, angesagtes, in ist, kultig, legendär, angesagteste, hippe, hippes, trendig, in laden, szene, hotspot, instagram, instagramtauglich, hype, gehypt, alle reden davon, kult",
    picnic: "picknick, picknicken, picknickplatz, picknickdecke, picknicks",
    pool: "mit pool, pool, hotelpool, hotel mit pool",
    air_conditioning: "klimaanlage, klimatisiert, klima, aircon",
    jazz_bar:
      "jazz, jazzbar, jazzkneipe, jazzclub, jazzclubs, jazzbars, jazz bar, jazzlokal, live jazz, jazzkeller, jazzkonzert",
    harbour_bath:
      "hafenbad, hafenbäder, im hafen schwimmen, im hafen baden, badestelle, badestelle im hafen, im hafenbecken schwimmen",
    barbecue:
      "grillen, bbq, barbecue, spareribs, gegrilltes, grillrestaurant, rippchen, grillfleisch, vom grill",
    spanish: "spanisch, spanier, paella, beim spanier, spanische",
    french: "französisch, franzose, französische küche",
    korean: "koreanisch, koreaner, bibimbap, kimchi",
    middle_eastern:
      "orientalisch, falafel, hummus, arabisch, mezze, orientalische, arabische, nahöstlich, falafelladen",
    lebanese: "libanese, libanesisch",
    ethiopian: "äthiopisch, äthiopier, injera, eritreisch",
    salad: "salat, salate, salatbar, was gesundes, gesundes essen, gesund essen, salatbowl, gesundes, bowls",
    dessert:
      "dessert, nachtisch, was süßes, süßes, nachspeise, desserts, etwas süßes, süßkram, waffel, waffeln, süßspeise, süßspeisen, naschen",
    sandwich:
      "sandwiches, belegtes brötchen, stulle, bagel, sandwich, belegtes brot, belegte brötchen, panini, stullen, bagels, wraps, belegte semmel, sandwichladen",
    fish_and_chips: "fish and chips",
    german:
      "brotzeit, vesper, schweinebraten, haxe, knödel, bayerisch, bayrisch, hausmannskost, deutsche küche, gutbürgerlich, gutbürgerliche küche, kartoffelsalat",
    chicken:
      "hähnchen, hendl, brathendl, huhn, grillhähnchen, backhendl, chicken wings, broiler, poulet, hühnchen",
    noodle: "nudelsuppe, asiatische nudeln, nudelbar, asianudeln, bratnudeln",
    soup: "suppe, süppchen, suppen, suppenküche, suppenbar, eintopf",
    pancake: "pfannkuchen, palatschinken, eierkuchen, pancakes, pfannkuchenhaus",
    crepe: "crêpe, crepe, crepes, crêpes, crêperie, creperie",
    donut: "donut, donuts, krapfen, berliner ballen",
    skiing:
      "ski, skifahren, ski fahren, skilaufen, ski laufen, skigebiet, skigebiete, skipiste, skipisten, piste, pisten, skilift, skilifte, snowboard, snowboarden, langlauf, langlaufen, wintersport",
    winery:
      "weingut, weingüter, weinkeller, weinkellerei, weinkellereien, kellerei, winzer, weinberg, weinberge, portwein, portweinkeller, portweinkellerei, portweinkellereien, portweinprobe",
  },
  activity: {
    eat: "essen gehen, etwas essen, was essen, zum essen, essen, etwas zu essen, wo isst man, hunger, geschäftsessen, etwas zum essen, isst man, man isst, gut essen, gut isst, futtern, spachteln, mampfen, essen kann, abendessen gehen, was zu essen, was zu beißen, kohldampf, bärenhunger, hungrig, speisen, was leckeres, lecker essen, schmausen, was zu futtern, snacken, einkehren, mordshunger, was zum essen, happen, happen essen, was zum futtern, schlemmen, essen gehn, was beißen, magen knurrt, satt werden, was zwischen die zähne, fressen, schnabulieren, jause, jausnen, znacht, zmittag",
  },
  topic: {
    art: "kunst, malerei, zeitgenössische kunst, moderne kunst, gemälde, bilder anschauen, künstler, street art, streetart, graffiti, kunstwerke",
    history:
      "geschichte, historisches, historisch, mittelalter, geschichtlich, wikinger, historische, altes, krieg, mittelalterlich, zweiter weltkrieg, alte zeiten",
    design: "design, möbel, dänisches design, einrichtung, inneneinrichtung",
    photography:
      "fotografie, fotografieren, fotos machen, fotospot, fotospots, knipsen, bilder machen, selfies, selfie, instafotos, schöne fotos, für fotos",
    music: "musik, klassik, klassische musik, rockmusik, techno musik, hip hop, vinyl",
    nightlife:
      "nachtleben, feiern, party, ausgehen, partymeile, um die häuser ziehen, kneipentour, weggehen, abfeiern, feiern gehen, party machen, fortgehen, kneipenbummel, barhopping, saufen, bechern, zechen, junggesellenabschied, jga, sause, auf die piste, einen draufmachen",
    cycling:
      "radfahren, fahrradfahren, fahrrad, rad fahren, radtour, fahrradtour, radeln, mit dem rad, radltour, fahrrad fahren, velofahren, radwege, mitm rad, radweg, biken",
    swimming:
      "schwimmen, baden, zum schwimmen, badestelle, planschen, ins wasser, schwimmen gehen, winterschwimmen, schwimmen gehn, baden gehen, planschen gehen, ins wasser springen, reinspringen, plantschen, abkühlen, eisbaden, winterbaden, schwimmer, freiwasser",
    royalty:
      "königshaus, königsfamilie, königlich, könige, royals, königin, adel, königlichen, könig, kronjuwelen, monarchie",
    books: "bücher, literatur, lesen, schriftsteller, märchen, bücherwurm, romane, leseratte",
    wellness: "wellness, entspannung, erholung, entspannen, relaxen, seele baumeln, abschalten, erholen",
    food: "kulinarik, gastronomie, kulinarisch, gutes essen, foodie, schmankerl, leckereien",
    sports: "sport, fußball, joggen, laufen gehen, sportlich",
    fine_dining:
      "spitzenküche, gourmet, gourmetrestaurant, michelin, michelinstern, sterneküche, sternerestaurant, feinschmecker, degustationsmenü, haute cuisine, sternekoch, feine küche, fine dining, sternelokal, gehobene küche, haubenlokal, haubenrestaurant",
    street_food: "streetfood, street food",
    hidden_gems: "geheimtipps, geheimtipp, versteckte perlen, geheimtips, insidertipps",
    vintage: "vintage",
  },
  price: {
    free: "kostenlos, gratis, umsonst, kostenfrei, ohne eintritt, freier eintritt, eintritt frei, nix kosten, nichts kosten, nichts kostet, nix kostet, kostet nichts, kostet nix, für umme, umme, ohne bezahlen, nichts bezahlen, null euro, frei zugänglich, kostenfreie, kostenlose, kostenloses, für lau, ohne zu zahlen, ohne geld",
    cheap:
      "günstigste, billigste, preiswerteste, wenig geld, nicht viel geld, kleiner geldbeutel, fürs kleine geld, günstig, billig, preiswert, preisgünstig, kleines budget, günstige, billige, günstiges, low budget, sparsam, pleite, knapp bei kasse, schmales budget, studentenbudget, günstiger preis, spottbillig, nicht viel ausgeben, wenig ausgeben, ohne viel auszugeben, geizig, sparfuchs, budget freundlich, fürn schmalen taler, schmaler taler, preiswerte, preiswertes, günstigen, billiges, nix teures, nichts teures, für wenig geld, schmaler geldbeutel, blank, studentenpreise, studentisch, sparen, geld sparen, schnäppchen, billigheimer, für kleines geld, kostet nicht viel, kostet wenig, für ein paar euro, niedriger preis, am billigsten, am günstigsten, am preiswertesten, billigsten, günstigsten, billigster, günstigster, billigstes, günstigstes",
    affordable:
      "bezahlbar, erschwinglich, ohne arm zu werden, nicht die welt kostet, bezahlbare, bezahlbares, nicht zu teuer, nicht so wahnsinnig teuer, nicht übermäßig teuer, nicht überteuert, moderate preise, faire preise, vernünftige preise, normale preise, preis leistung, gutes preis leistungs verhältnis, humane preise, nicht allzu teuer, erschwingliche, kein vermögen, preiswerte, preiswertes, ned so teuer, net so teuer, ned zu teuer, net zu teuer, fairer preis, vernünftiger preis, normaler preis, preis leistungs verhältnis, ohne mich zu ruinieren, ohne uns zu ruinieren, kostet nicht die welt, ned die welt kostet, nicht ein vermögen, kein vermögen kostet, zivile preise, zivilen preisen, angemessen, budgetfreundlich, nicht überzogen, nicht gleich pleite, keine mondpreise, nicht arm macht, nicht zu kostspielig, geldbeutel schont",
    moderate:
      "mittlere preisklasse, mittelpreisig, mittelklasse, mittleres preissegment, mittlere preislage, mittelteuer, mittelmäßig teuer, normalpreisig, durchschnittspreis, weder billig noch teuer, mittlerer preis, im mittleren bereich, durchschnittlich",
    expensive:
      "teuer, edel, schick, gehoben, luxus, luxuriös, nobel, exklusiv, schickes, vornehm, fancy, vornehmes, feines, edles, edle, gehobenes, gehobene, schicke, nobles, teures, teure, luxuriöse, was feines, hochpreisig, exklusives, elegant, elegantes, kann ruhig was kosten, darf was kosten, darf teuer sein, darf ruhig teuer sein, hochwertig, piekfein, noble, schickimicki, luxuriöses, geld spielt keine rolle, preis spielt keine rolle, geld egal, preis egal, darf ruhig was kosten, darf etwas kosten, kann was kosten, koste es was es wolle, egal was es kostet, was besonderes, etwas besonderes, besonderer anlass, zu besonderem anlass, besonderen anlass, uns was gönnen, was gönnen, gönnen, uns verwöhnen, krachen lassen, es krachen lassen, beeindrucken, beeindruckend, high end, stilvoll, stilvolles, mondän, auf firmenkosten, fünf sterne, todschick, hochklassig",
    cheaper:
      "günstiger, billiger, preiswerter, nicht so teuer, was günstigeres, was billigeres, günstigeres, billigeres, zu teuer, weniger teuer, preisgünstiger, nicht ganz so teuer, etwas günstiger, bisschen billiger, bisserl billiger",
    dearer:
      "teurer, schicker, gehobener, edler, was schickeres, feiner, nobler, exklusiver, luxuriöser, hochwertiger, was besseres, etwas feiner, was edleres, vornehmer, eleganter",
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
    today: "heute, heut, heit",
    tonight:
      "heute abend, heute nacht, heut abend, heut nacht, heit auf d nacht, heute abend noch, heut am abend, heute am abend",
    tomorrow: "morgen, moin früh, moagn, morng",
    after_tomorrow: "übermorgen",
    weekend: "wochenend, wochenende, wochenends, we, am we, übers wochenende, samstag und sonntag",
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
    morning:
      "vormittag, vormittags, morgens, früh, in der früh, am morgen, früh am morgen, am vormittag, früh morgens",
    midday: "mittag, mittags, am mittag",
    afternoon: "nachmittag, nachmittags, am nachmittag",
    evening: "abend, abends, am abend, auf d nacht, nach feierabend, nach der arbeit",
    night: "nacht, nachts, in der nacht, mitternacht",
  },
  meal: {
    breakfast: "frühstück, frühstücken, zum frühstück, zmorge",
    brunch: "brunch, brunchen",
    lunch:
      "mittagessen, zum mittagessen, zu mittag essen, zu mittag, lunch, mittagstisch, mittagspause, mittag essen, geschäftsessen mittags",
    dinner:
      "abendessen, zum abendessen, zu abend essen, dinner, abendbrot, nachtmahl, abend essen, abendmahl",
  },
  moment: {
    since: "ab, von, nach",
    ahead: "in",
    before: "früher als",
    until: "bis, bis zum, abreise, fahren am",
    now: "jetzt, gerade, sofort, momentan, im moment, jetzt noch, jetzt gleich, grad, gerade jetzt, jetzt offen, aktuell, jetz, jez, iatz, auf der stelle",
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
    "1": "ein, eine, einen, einem, eins, tagesprogramm, tagesplan, tagesausflug, tagestour, plane einen tag, plan einen tag",
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
    "1": "erste, ersten, erster, erstes, erste station, erster stopp",
    "2": "zweite, zweiten, zweiter, zweites",
    "3": "dritte, dritten, drittes",
    "4": "vierte, vierten",
    "5": "fünfte, fünften",
    "-1": "letzte, letzten, letzte station, letzter stopp",
  },
  unit: {
    hour: "stunde, stunden, std",
    mile: "meile, meilen",
    day: "plane einen tag, plan einen tag, tag, tage, tagen, tages, ganze woche, ganzen woche, tagesprogramm, tagesplan, tagesausflug, tagestour, tg",
    night: "nacht, nächte, nächten",
    week: "woche, wochen",
    person:
      "person, personen, leute, gäste, erwachsene, pers, erwachsenen, erwachsener, leuten, mann, frauen, männer, mädels, jungs, freunde, freundinnen, reisende, nasen, köpfe",
    metre: "m, meter, metern",
    kilometre: "km, kilometer, kilometern",
    walk_minute: "minute, minuten, min, gehminuten",
    star: "stern, sterne, sternen",
    age: "jahre alt, jährige, jährigen, jahre",
    child:
      "kinder, kindern, kind, söhne, töchter, kids, enkel, enkelkinder, babys, teenager, kleinkinder, jungs, zwerge, kiddies, buben, mädchen",
  },
  numbered: { day: "tag, tage", stop: "station, stopp, halt, stationen, erste station, erster stopp" },
  negation: {
    instead:
      "statt, anstatt, anstelle, anstelle von, anstelle des, anstelle der, an stelle von, statt dem, statt des, statt der",
    needless:
      "muss nicht, braucht kein, brauche kein, brauchen kein, müssen nicht, nicht nötig, nicht unbedingt",
    not: "nicht, kein, keine, keinen, keiner, keinem, ohne, nie, nichts, auf keinen fall, bloß nicht, mag nicht, nix, nichts mit, mag kein, mag keine, keine lust auf, keinen bock auf, kein bock auf, hasse, mögen keine, bloß kein, bloß keine, ned, ja nicht, allergisch gegen, vertrage kein, kann nicht ab, kann keine mehr sehen, satt haben, wollen keine, will kein, will keine",
    except: "außer, alles außer, abgesehen von, ausser, bis auf, ausgenommen",
    but: "aber, sondern, lieber, stattdessen",
  },
  where: {
    near: "in derselben gegend wie, in der gleichen gegend wie, in der nähe von, in der nähe vom, nahe, nahe bei, bei, beim, neben, nähe, unweit, um, rund um, nähe von, näher am, näher an, in der nähe des, in der nähe der, am, gegenüber, nah an, unweit von, ums eck von, um die ecke von, fußläufig zu, fußläufig von, gegenüber von, in laufweite von, in gehweite von, in gehdistanz zu, dicht bei, einen katzensprung von, direkt bei, direkt am, direkt beim, hinter dem, vor dem, zwischen hier und, nicht weit weg von, nebenan von, gleich bei",
    in: "in, im, auf, am, an",
    me: "in der nähe, hier in der nähe, in meiner nähe, um die ecke, nebenan, bei mir, in der umgebung, nicht weit, hier in der gegend, hier um die ecke, gleich hier, fußläufig, umme ecke, in der nähe von hier, ums eck, gleich ums eck, hier ums eck, bei uns, in unserer nähe, im umkreis, von hier, in der gegend, zu fuß erreichbar, nicht weit von hier, ganz nah, direkt hier, in laufweite",
    host: "hotel, vom hotel, unserem hotel, meinem hotel, unterkunft, am hotel, unser hotel, mein hotel, eurem hotel, bei euch, beim hotel, unsere unterkunft, unserer unterkunft, wo wir wohnen, wo wir übernachten, wo wir schlafen, unserer ferienwohnung, unser zimmer, ihrem hotel",
    walk: "fußläufig, zu fuß, in gehweite, gehweite, laufweite",
    within:
      "im umkreis von, innerhalb von, höchstens, maximal, weniger als, unter, umkreis, innerhalb, max, nicht weiter als",
    there:
      "dort in der nähe, in der nähe davon, dort, in derselben gegend, in der gleichen gegend, da in der nähe",
  },
  limit: {
    most: "höchstens, maximal, max, nicht mehr als, maximum, nie mehr als, allerhöchstens, bis zu, beschränk auf",
    only: "nur, bloß, lediglich, ausschließlich",
    thing:
      "sachen, dinge, orte, programmpunkte, sehenswürdigkeiten, aktivitäten, unternehmungen, stopps, besuche",
    a_day: "pro tag, jeden tag, je tag",
  },
  town: {
    centre:
      "zentrum, stadtzentrum, innenstadt, stadtmitte, altstadt, zentral, im zentrum, in der city, mittendrin, stadtkern, in der stadtmitte",
    north: "norden, nördlich, nord",
    south: "süden, südlich, süd",
    east: "osten, östlich, ost",
    west: "westen, westlich, west",
  },
  party: {
    family:
      "oma, opa, großeltern, meine eltern, meinen eltern, kids, teenager, teenies, kleinen, familie, kinder, kindern, kind, kinderfreundlich, kindern, familienfreundlich, kleinkind, baby, sohn, tochter, enkel, schwiegereltern, eltern, omi, opi, enkelkinder, enkelin, nichte, neffe, säugling, meine mutter und ich, mama und ich, ich und meine mutter, mein vater und ich, ich und mein vater, familie mit, kiddies, zwerge, rasselbande, knirpse, kleinkinder, kleinkindern, söhne, töchter, kleine kinder, kleinen kindern, familienausflug, kindgerecht, kindertauglich, familienurlaub, baby dabei, babys, teenie, zwergerl, schwiegermutter, schwiegermama, mama, papa, pubertiere, enkerl, familienfreundliches, kinderfreundliches, buben, gören, ganze familie, meine mutter, mein vater, jähriger, zwillinge, tante, onkel, cousin",
    couples:
      "paar, freundin, freund, frau, mann, ehefrau, ehemann, partnerin, partner, pärchen, verlobte, hochzeitstag, jahrestag, ehepaar, eheleute, verlobter, hochzeitsreise, mein schatz, schatz, meine freundin, mein freund, meine frau, mein mann, flitterwöchner, turteltauben, verliebt, lebensgefährtin, lebensgefährte, zweisamkeit, frischverheiratet, meiner frau, meinem mann, liebste, liebster, herzblatt, göttergatte, gattin, gatte, frisch verliebt, verheiratet, mäuschen, bessere hälfte",
    friends:
      "freunden, freunde, kumpels, freundinnen, mädels, jungs, mädelstrip, mädelsabend, junggesellenabschied, jga, clique, freundesgruppe, kumpel, männerabend, freundeskreis, truppe, spezln, kollegen auf tour, die mädels, den mädels, die jungs, den jungs, spezi, haberer, mädelswochenende, männertrip, jungstour, hawara, mitbewohner",
    solo: "allein, alleine, alleinreisend, solo, alleine unterwegs, ganz allein, auf eigene faust, bin alleine, nur ich, nur für mich, solo unterwegs, alleinreisende, als single, für mich allein, bin allein, allein unterwegs, für mich, alleinreisender, ich allein",
    business:
      "geschäftlich, geschäftsreise, geschäftsessen, kollegen, kunden, dienstreise, konferenz, beruflich, geschäftspartner, kollegin, kollege, chef, kunde, kundin, arbeitsessen, meeting, firmenessen, arbeitskollegen, teamessen, tagung, dienstlich, kolleginnen, chefin, meetings, besprechung, teamevent, betriebsausflug, firma",
  },
  partySize: {
    of: "wir sind, zu, tisch für, gruppe von, für, wir wären, familie mit, gruppe mit, wir sind jetzt, tisch zu, wir kommen zu, reservierung für, platz für, plätze für",
    of_after: "personen, leute",
    "2": "zu zweit, für zwei, wir beide, nur wir zwei, nur wir beide, uns beide, uns zwei, wir zwei, für uns zwei, meine mutter und ich, mama und ich, ich und meine mutter, mein vater und ich, ich und mein vater, zwei personen, tisch für zwei",
    "3": "zu dritt, wir drei, uns drei, für drei, drei personen",
    "4": "zu viert, wir vier, uns vier, für vier, vier personen",
    "5": "zu fünft, wir fünf, für fünf, fünf personen",
    "6": "zu sechst, wir sechs, für sechs, sechs personen",
    "7": "zu siebt, wir sieben",
    "8": "zu acht, wir acht",
    "9": "zu neunt",
    "10": "zu zehnt",
  },
  tripType: { business: "geschäftsreise, dienstreise, geschäftlich, beruflich", pleasure: "urlaub, ferien" },
  asked: {
    menu: "speisekarte, speisekarten, die karte, menükarte, getränkekarte, weinkarte, eine karte",
    highchair:
      "kinderstuhl, kinderstühle, kinderstühlen, hochstuhl, hochstühle, kindersitz, kindersitze, babystuhl, wickeltisch, wickelraum",
    crowds:
      "viel los, ist es da voll, ist da viel los, lange schlange, schlange stehen, überlaufen, wartezeit, wartezeiten, anstehen",
    by_foot: "zu fuß",
    by_car: "mit dem auto, mit dem taxi, per auto",
    by_bike:
      "mit dem rad, mit dem fahrrad, per rad, mit rad, mit fahrrad, mit dem velo, mit den rädern, hinradeln",
    area: "welcher stadtteil, welchem stadtteil, in welcher gegend, welche gegend",
    hours:
      "zu hat, hat zu, zu macht, macht zu, ab wann, bis wann, wann zu, hat auf, geschlossen, offen am, öffnungszeiten, wann macht, wann öffnet, wann hat, wann schließt, hat offen, geöffnet, wann ist, macht auf, wann, wie lange offen, wie lang offen, wie lange auf, wie lang auf, wie lang hat, wie lange hat, wann auf, wann offen, haben die offen, haben die auf, hat geöffnet, bis wie viel uhr, um wie viel uhr, wann geht auf, letzter einlass, sperrt auf, sperrt zu, wann sperrt, ruhetag, offen heute, schon offen, ist offen",
    address: "adresse, anschrift, wo ist, wo liegt, wo genau, wo befindet sich",
    phone:
      "telefonnummer, telefon, nummer, handynummer, anrufen, nummer von, tel, durchrufen, kontaktdaten, rufnummer",
    price:
      "was macht der eintritt, was zahlt man, wieviel kostet, wie viel zahlt, preis, preise, was kostet, wie viel kostet, eintritt, eintrittspreis, kosten, wie teuer, kostet, ticket, tickets, karten kosten, was kosten, muss man zahlen, muss man eintritt zahlen, kostet der eintritt, kostet das was, ermäßigung, studentenrabatt, rabatt, wie viel ist, eintrittspreise, was kost, was kostn, wieviel zahlt man, kinderticket",
    postcode: "postleitzahl, plz",
    website: "webseite, website, homepage, internetseite, link, seite im netz",
    directions:
      "wie komme ich, wegbeschreibung, weg zu, wie kommen wir, wie kommt man, anfahrt, wie komm ich, wie komm ich am besten, hinkommen, weg zum, weg zur, welcher bus, welche bahn, welche u bahn, welche linie, welche metro, route zu, wie gelange ich, wie finde ich hin, am schnellsten zu, am schnellsten zum, am besten hin, schnellster weg, kürzester weg, kommt man hin, wie fahr ich, wie fahren wir",
    booking:
      "reservieren, buchen, reservierung, buchung, muss man reservieren, muss ich reservieren, muss man buchen, vorher buchen, im voraus, vorab buchen, vorreservieren, tisch reservieren, tisch bestellen, ohne reservierung, brauche ich eine reservierung, braucht man eine reservierung, vorbestellen, brauch ich reservierung, einfach so hin, einfach hingehen, reservierung nötig, voranmelden, anmelden",
    rating: "bewertung, bewertungen, rezensionen",
    payment:
      "mit karte zahlen, kreditkarte, kartenzahlung, bar zahlen, karte zahlen, mit karte, barzahlung, nur bar, ec karte, apple pay, girocard, nehmen die karte, nehmen die karten, bezahlen mit",
    distance:
      "weit weg, weit von hier, ist es weit, ist das weit, weit vom hotel, weit entfernt, wie weit, entfernung, wie weit weg, wie lang läuft man, wie lange läuft man, wie lang geht man, wie lange zu fuß, wie viele minuten zu fuß, weit zu laufen, wie weit zu fuß, wie viele minuten, minuten zu fuß, kann man hinlaufen, hinlaufen, hingehen zu fuß, wie viel laufen wir, wie lange laufen wir, wie weit laufen wir, wie lange gehen wir, wie weit gehen wir",
    duration: "wie lange, dauer",
    photos: "fotos, bilder, foto",
    type: "was für eine art, welche art",
    fact: "wer hat entworfen, wer entwarf, wer baute, wer hat gebaut, von wem gebaut, wer malte, wer hat gemalt, von wem ist, wer gründete, begraben, wie alt ist, wie hoch, wie hoch ist, wie groß ist, wie tief ist, wann wurde, in welchem jahr, welche gemälde, welche bilder, welche werke, wachablösung",
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
    price:
      "am billigsten, am günstigsten, am preiswertesten, billigste, günstigste, billigsten, günstigsten, billigster, günstigster, billigstes, günstigstes, preiswerteste",
    closing:
      "am längsten offen, am längsten geöffnet, am längsten auf, hat am längsten, längsten offen, längsten auf, längsten geöffnet, schließt zuletzt, schließt am spätesten, am spätesten zu, zuletzt zu, am spätesten offen",
    distance: "nächstgelegene, am nächsten, nächste, nächster, nächsten, nächstes",
    rating: "beste, besten, bester, bestes, am besten",
    closer: "näher, nicht so weit",
    better: "besser, bessere, besseres",
  },
  act: {
    the_other: "das andere, der andere, die andere, den anderen, dem anderen, der anderen",
    theirs:
      "dort, da drin, haben die, hat das, hat der, dieses lokal, die haben, gibt es dort, gibt es da, gibts dort, gibts da, bei denen",
    early:
      "zuerst, zu beginn, am anfang, anfangen mit, beginnen mit, beginne mit, beginn mit, starten mit, starte mit, start mit, fang mit, fangen wir mit, früh, gleich am anfang, als erstes, zum auftakt, zum start, zu anfang",
    late: "zuletzt, zum schluss, am ende, am schluss, als letztes, enden mit, ende mit, zum abschluss, abschließen mit, beenden mit, hör mit, ganz zum schluss, fürs ende, für den schluss",
    stroll:
      "bummel, bummel durch, bummeln, schlendern, spaziergang durch, ein spaziergang durch, spaziergang in, spazieren, spazieren durch, herumlaufen, rumlaufen, streifzug, streifzug durch, flanieren, umherstreifen, rundgang durch",
    explore: "erkunden, erkunde, entdecken, entdecke, kennenlernen, erforschen",
    whole_day:
      "ganzen tag, den ganzen tag, ganzer tag, ganztägig, ganztags, einen ganzen tag, tag frei, freien tag, freier tag",
    half_day: "halben tag, halber tag, halbtags, halbtag, einen halben tag",
    spend:
      "gestalten, verbringen, nutzen, schaffen wir, schafft man, ausfüllen, rausholen, was würdest du, was würden sie, was würdet ihr, wo fangen wir an, womit anfangen, was lohnt sich, was empfiehlst du, was empfehlen sie, was schlägst du vor, unterbringen, was tun, stell uns was zusammen",
    must: "es soll, soll, es soll schon, es muss, muss, es sollte, sollte, darf ruhig, es darf ruhig, soll schon",
    why: "warum, wieso, weshalb, warum nicht",
    left_out: "weggelassen, ausgelassen, fehlt, nicht dabei, nicht drin, nicht im plan",
    calm: "gemütlich, geruhsam, geruhsamer",
    ask: "wer, welche, welches, welcher, warum, wieso, wann, was, wie",
    busy: "mehr machen, mehr erleben",
    more: "mehr, zeig mir mehr, zeige mir mehr, zeig mehr, noch mehr, weitere, zeig mir weitere, mehr davon, mehr anzeigen, noch welche, noch ein paar, gib mir mehr, mehr vorschläge, weitere vorschläge",
    todo: "was sollen wir machen, was sollen wir tun, was kann ich machen, was kann man, was können wir, was kann man machen, was können wir machen, was können wir unternehmen, was unternehmen, was tun, was gibt es zu sehen, was gibts zu sehen, was gibt es zu tun, unternehmen, was kann man unternehmen, was kann man hier machen, unternehmungen, was zu tun, was erleben, was soll man gesehen haben, was schauen wir uns an, was zum anschauen, was anschauen, beschäftigung, was kann man so machen, was gibts zu tun",
    called: "namens, heißt, mit dem namen, genannt",
    also: "auch, mit, zusätzlich, und auch",
    join: "und, oder, noch",
    either: "oder",
    greet:
      "hallo, hi, guten tag, guten morgen, guten abend, moin, servus, grüß gott, hey, wie gehts, moin moin, grüezi, tach, hallöchen, huhu, griaß di, grias eich, tag zusammen, grüß dich, griass di, mahlzeit, salü, juhu, wie geht's",
    thanks:
      "danke, vielen dank, danke schön, dankeschön, danke dir, besten dank, herzlichen dank, merci, thx, tausend dank, danke euch, dankschön, lieben dank, super danke, vergelts gott, danke vielmals",
    bye: "tschüss, auf wiedersehen, das wars, bis bald, schönen tag noch, das war alles, tschüß, ciao, tschau, bis dann, bis später, wiedersehen, schönen tag, schönen abend, schönen abend noch, baba, pfiat di, pfiati, ade, servus und danke, mach's gut, machs gut, gute nacht, das war's, das wäre alles, tschö",
    yes: "ja, gerne, ja gerne, ja bitte, klar, natürlich, super, passt, okay, ok, perfekt, genau, einverstanden, gern, prima, klingt gut, jo, jep, jup, oke, hört sich gut an, na klar, logo, jawohl, freilich, sicher, auf jeden, auf jeden fall, machen wir so, passt so, geht klar, joa, ja passt, eh klar",
    no: "nein, nö, nee, nein danke, nope, lieber nicht, nicht wirklich, nein lieber nicht, ne danke, nee danke, naa",
    find: "was sollen wir machen, was sollen wir tun, was empfehlt ihr, was kann ich machen, habt ihr, suche, suchen, finde, finden, empfehlen, empfehlung, empfiehl, empfehlungen, vorschlag, vorschläge, gibt es, gibts, brauche, brauchen, möchte, möchten, was kann man, was können wir, hätte gern, hätten gern, zeig mir, wo kann man, wo kann ich, wo können wir, tipp, tipps, irgendwo, etwas, was gibt es, kennst du, lust auf, gibt's, hättet ihr, habts ihr, kennt ihr, weißt du, weißt du wo, wisst ihr, wo gibts, wo gibt es, wo gibt's, wo finde ich, wo finden wir, wo find ich, wo kriegt man, wo kriege ich, wo krieg ich, wo bekomme ich, wo bekommt man, irgendwas, irgendein, wir suchen, ich suche, such, tipp für, tipps für, tip, empfehlt ihr, empfiehlst du, empfehlen sie, bock auf, hab bock auf, haben bock auf, hab lust auf, haben lust auf, gusto auf, brauch, bräuchte, bräuchten, hätte gerne, hätten gerne, mag gern, zeig uns, zeigt mir, nenn mir, schlag vor, ideen für, idee für, mir ist nach, uns ist nach, auf der suche nach, wo ist gut, wo gehts hin, was gibts, kaufen, kauft man, kaufe ich, zu kaufen",
    where: "wo, wohin, wo kann, wo kann man, wo kann ich, wo können wir",
    plan: "plane, planen, plan, erstellen, erstelle, organisiere, reiseplan, tagesplan, zusammenstellen, stell zusammen, mach einen plan, plan uns, plant, stell mal, erstell, mach uns einen plan, mach mir einen plan, bastel, bastle, organisier, arrangiere, entwirf, überleg dir, tagesplan für, reiseplan für, plan machen, gestalte, gestalten, ausarbeiten, arbeite aus, programm für, programm machen, was schaffen wir, durchplanen, verplanen, stellts zusammen, denk dir aus",
    guides: "guides, guide, reiseführer, stadtführer, ratgeber",
    areas: "stadtteile, viertel, stadtviertel, bezirke, gegenden",
    itinerary:
      "reiseplan, tagesplan, programm, route, plan, stadtrundgang, tagesprogramm, reiseverlauf, ablauf, ablaufplan, besichtigungsprogramm, reiseroute, rundgang, wochenprogramm, fahrplan für den tag",
    trip: "reise, trip, aufenthalt, ausflug, städtetrip, kurztrip, städtereise, urlaub, wochenendtrip, tagesausflug, kurzurlaub, wochenendreise, tagestrip",
    send: "schick, schicke, schicken, sende, senden, mail, maile, zuschicken, zumailen, email, per mail",
    tell: "erzähl mir, mehr über, erzähl, infos, informationen, mehr zu, details, beschreib, info zu, mehr infos, was weißt du über, erzähl was über, erzähl mehr, infos zu, informationen zu, infos über, geschichte von, was steckt hinter, was hat es auf sich mit, erklär, was ist besonders an, hintergrund zu, details zu, erzählen sie, was ist das besondere",
    what_is: "was ist, was sind, wer ist",
    is: "ist, sind, lohnt sich, ist das, ist es, gibt es dort, lohnt es sich, lohnt sich das, lohnenswert, sehenswert, einen besuch wert, sein geld wert, das geld wert, überbewertet, lohnt das, taugt, taugt das was, taugt das, den hype wert",
    have: "hat, haben, gibt es dort, hat es, haben sie, kann man dort, kann man, gibts dort, gibts da, gibt es da, hat das, haben die, habens, ham die",
    reference: "das, es, dieses, dieser, diese, davon, dort, dessen",
    other:
      "andere, anderes, anderen, noch eins, noch eine, noch eines, was anderes, weitere, alternativen, etwas anderes, ein anderes, eine andere, alternative, andere vorschläge, andere ideen, andere tipps, sonst noch was, was sonst noch, anderer vorschlag, noch was anderes",
    meant:
      "sagte ich, hab ich gesagt, habe ich gesagt, ich sagte, doch erst, doch, lieber doch, ich meinte, ich meine, meinte, besser gesagt, nein ich meinte, doch lieber, eigentlich, mein ich, ups, nein warte, vielmehr, sorry ich meinte, moment nein, umentschieden, haben uns umentschieden, hab mich umentschieden, korrektur",
    instead: "stattdessen, und, lieber, eher, dann lieber, wie wäre es mit, was ist mit, wie siehts aus mit",
    like: "mag, mögen, liebe, lieben, interessiere, interessieren, interessiert, begeistern, fan von, gefällt, stehen auf, interessieren uns für, interessiere mich für, stehe auf, steh auf, steh voll auf, fans von, begeistert von, begeistern uns für, verrückt nach, unser ding, mein ding, liebhaber von, haben es mit, vernarrt in",
    dont_care:
      "zweitrangig, nebensächlich, egal, ist mir egal, spielt keine rolle, ist egal, keine präferenz, nicht wichtig, unwichtig, beliebig, mir egal, uns egal, ist uns egal, wurscht, is wurscht, is ma wurscht, ganz egal, nicht so wichtig, überrasch mich, überrasch uns, du entscheidest, such du aus, entscheid du, hauptsache essen, bin flexibel, sind flexibel, flexibel, bin nicht wählerisch, wie du meinst, schnuppe, schnurz, blunzn, blunzen, hauptsache lecker",
    less: "weniger, nicht so viel, nicht ganz so viel",
    inside: "drinnen, innen, drin, drinnen sitzen",
  },
  edit: {
    undo: "mach das rückgängig, rückgängig, rückgängig machen, mach rückgängig, wie vorher, wie es war, wie zuvor, wie davor, wie es vorher war, so wie vorher, zurück zum alten plan, der alte plan, den alten plan, zum vorherigen plan, vorherige version, wiederherstellen, stell wieder her, wieder her, zurücksetzen, zurücknehmen, nimm das zurück, änder das zurück",
    move: "verschieb, verschiebe, verschieben, verleg, verlege, verlegen, leg, lege, schieb, umlegen, rücke",
    keep: "behalte, behalten, lass drin, bleibt drin, muss bleiben, soll bleiben, nicht anfassen, drin lassen, soll drin bleiben, nicht ändern, lass so",
    free: "frei, nichts geplant, freihalten, freilassen, für uns",
    start_at:
      "start, starten, anfangen, fangen, fange, beginnen, beginn, los, losgehen, aufbrechen, nicht vor, loslegen, startet, geht los, erste station, erster stopp, erst ab, nicht früher als",
    end_at:
      "zurück, wieder da, wieder im hotel, daheim, zu hause, ende, enden, schluss, fertig, aufhören, rückkehr, fertig sein, zurück sein, aus sein, vorbei, wieder daheim",
    move_later: "später",
    move_earlier: "früher, zeitiger",
    remove_day:
      "einen tag weniger, ein tag weniger, einen tag kürzer, streich einen tag, entferne einen tag, einen tag weg, einen tag weglassen, lass einen tag weg, einen tag streichen, minus einen tag, um einen tag kürzen, kürz um einen tag, nimm einen tag weg, 1 tag weniger, tag streichen",
    add_day:
      "einen tag mehr, ein tag mehr, noch einen tag, noch ein tag, einen tag länger, einen weiteren tag, einen tag hinzu, einen tag hinzufügen, einen zusätzlichen tag, häng einen tag dran, einen tag dranhängen, einen tag dran, noch ein tag dazu, einen tag dazu, plus einen tag, plus ein tag, um einen tag verlängern, verlänger um einen tag, einen tag anhängen, 1 tag mehr, 1 tag länger, tag dranhängen, häng noch einen tag dran, tag länger, zusätzlicher tag, extra tag, noch nen tag",
    replace:
      "tausch, tausche, tauschen, ersetze, ersetzen, austauschen, ändere, ändern, wechsle, umdrehen, dreh um, vertausche, vertauschen, tauscht, wechsel, wechseln, austausch, umtauschen, gegeneinander, ersetz, tausch aus, umändern, durch was anderes ersetzen, änder",
    remove:
      "entferne, entfernen, streich, streiche, lösche, lass weg, weglassen, raus, nimm raus, weg, raus damit, schmeiß raus, rauswerfen, wirf raus, rausnehmen, nimm, rausschmeißen, auslassen, überspringen, brauchen wir nicht, fällt weg, weggelassen, streichen, lösch, löschen, kick, weg damit, skippen, überspring, kann raus, kann weg, soll raus, fliegt raus, hau raus",
    add: "füge hinzu, hinzufügen, ergänze, füge, einbauen, aufnehmen, dazu, rein, pack rein, nimm dazu, dazunehmen, noch dazu, einplanen, einfügen, füg, dranhängen, füg hinzu, bau ein, reinpacken, pack noch, nimm auf, noch rein, füge ein, ergänzen, reinquetschen, quetsch rein, plan ein, unterbringen, hinzu",
    less_walking:
      "rollator, gehhilfe, gehstock, krücken, auf krücken, kann nicht weit laufen, nicht weit laufen, schlecht zu fuß, nicht gut zu fuß, weniger laufen, weniger gehen, weniger zu fuß, nicht so viel laufen, kürzere wege, weniger lauferei, zu viel laufen, nicht so viel gehen, zu viel lauferei, lauferei, füße tun weh, füße weh, füße schmerzen, meine füße, fußlahm, fußkrank, nicht gut zu fuß, knie kaputt, kaputtes knie, knieprobleme, blasen an den füßen, kurze wege, weniger hatschen, hatscherei, nicht weit laufen, können nicht weit laufen, laufen ungern, möglichst wenig laufen, müde beine, nicht mehr so gut zu fuß",
    start_later:
      "später anfangen, später beginnen, später starten, fang später an, später los, ausschlafen, beginn später, nicht so früh, starte später, lang schlafen, lange schlafen, langschläfer, zu früh, nicht zu früh, keine frühaufsteher, kein frühaufsteher, morgenmuffel, später aufstehen, verkatert, kater, gemütlich in den tag, gemütlich starten, spät aufstehen",
    start_earlier:
      "früher anfangen, früher beginnen, früher starten, fang früher an, früher los, frühaufsteher, früh raus, früh los, früh aufstehen, zeitig los, zeitig starten",
    end_earlier:
      "früher aufhören, früher zurück, früher enden, früher heim, früh ins bett, früher fertig, früher schluss, eher zurück, früher nach hause, zeitig heim, früh zurück",
    slower:
      "nicht zu hektisch, nicht zu voll, ohne stress, ohne hektik, in ruhe, stressfrei, gemächlich, entspannter, gemütlicher, weniger stress, langsamer, weniger programm, ruhiger angehen, ruhiger angehen lassen, weniger vor, lockerer, etwas lockerer, leichter, kürzer, zu voll, zu viel, viel zu viel, zu voll gepackt, zu vollgepackt, vollgepackt, zu stressig, zu anstrengend, anstrengend, zu hektisch, entschlacken, entzerren, ausdünnen, abspecken, kürzen, reduzieren, weniger stationen, weniger stopps, weniger orte, weniger sachen, zu viele stationen, zu viele stopps, ruhiger, mehr pausen, mehr luft, mehr zeit, wir sind müde, müde, halb so viel, nicht so voll, nicht so vollgepackt, gemütlich, ganz gemütlich, entspannt, gechillt, gechillter, chilliger, gemütlich angehen, entspannt angehen, langsam, ohne hetze, keine hetze, kein stress, nicht so stressig, nicht hetzen, nicht so hektisch, weniger vollgepackt, ruhig angehen, ruhig angehen lassen, gemütliches tempo, langsames tempo, ruhiges tempo, mit viel zeit, viel zeit lassen, zeit lassen, luft lassen, lass es ruhig angehen, überladen, ohne zeitdruck, überfrachtet, alles mit der ruhe",
    fuller:
      "mehr programm, voller, mehr sehen, mehr unternehmen, mehr vor, zu leer, zu wenig, auffüllen, auffülle, fülle auf, mehr reinpacken, viel reinpacken, reinpacken, vollpacken, mehr rein, pack mehr, geht noch mehr, vollgestopft, so viel wie möglich, möglichst viel, mehr stationen, mehr stopps, dichter, mehr orte, vollgepackt, voll gepackt, volles programm, alles sehen, möglichst viel sehen, straffes programm, dichtes programm, randvoll, volle pulle, vollgas, das maximum, schnelles tempo, strammes programm",
    set_days:
      "mach, mach draus, nur, bloß, doch, lieber, wir bleiben, wir haben, verkürze auf, verlängere auf, es sind, sollen es sein, reduzier auf, insgesamt",
  },
};
