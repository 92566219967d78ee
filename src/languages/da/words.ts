import type { Words } from "../words.ts";

export const words: Words = {
  language: "da",
  common:
    "en et den det de der som og eller men jeg du han hun vi i mig dig os jer dem min mit mine din dit jeres vores er var har havde kan kunne vil ville skal skulle må måtte bliver blive får få gå går komme kommer finde finder søger leder efter lave laver til fra på af for med om ved over under ud ind op ned hvor hvad hvem hvornår hvordan hvorfor hvilke hvilken hvilket her så også kun meget god godt gode lidt mere mindre nogle noget nogen ikke ingen ja nej tak hej venligst gerne hvis når at være sig selv denne dette disse alle alt andet anden anbefale foreslår foreslå sted steder by byen dag dage åben åbent åbner spise drikke se besøge elsker kan lide rejser tage brug bruge et par enkelt personer person mennesker fint fin os lige bare hvornår ønsker ønske vil skal nu mig brug for mand kone kæreste ven venner hunden komme fortæl hedder hjælpen hjælp er været nok altså jo ik ikk måske helst slet mon sådan sådant hen ret tror synes kender siger sagde sagt nogensinde man ting fedt lækker lækkert lækre dejlig dejligt alderen euro begge blev da dog ej end ene eneste enhver fik fleste fordi ham helt hende hendes hos hver kom lad lille mange mod ny nyt ser sin sine sit stor store thi vor derhen herhen dertil hertil deroppe dernede herude derude inden imens mens selvom desuden derfor altid aldrig ofte tit straks snart igen hele hvert sådanne samme egen eget egne små nye blot vel sku plz plis deres have bad badeværelset badeværelse stil stiller nervøs spændt tørstig bange bekymret forvirret stresset irriteret ensom stolt taknemmelig nysgerrig desperat ærligt pludselig endelig desværre heldigvis sgu haha lol vred trist bagefter derefter",
  articles: "den, det, de, en, et, vores, mit, min",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "restaurant, restauranter, spisested, spisesteder, restaurent, beværtning, kro, restauration, restauranten, spiserestaurant, et ordentligt måltid, frokostrestaurant, frokostrestauranter, bistro, brasserie, madsted, madsteder, spisehus, restaurationer, bistroer, et sted til aftensmad, et sted til frokost, lokal mad, typisk mad, traditionel mad, lokalt køkken, traditionelt køkken, regionalt køkken, egnsretter, egnsret, typiske retter, lokale retter, lokale specialiteter, egnens mad, god mad, et godt måltid, hvide duge, stearinlys og, mange retter, otte retter, fem retter, tre retter, smagsmenu, kromad, hvor spiser man godt, spise godt, middag med, en middag, til middag, frokost, god frokost, frokoststop, aftensmad, aftensmaden, frokostbuffet, buffet, familierestaurant, michelin, michelinrestaurant, gourmetrestaurant",
    cafe: "café, cafeer, kaffe, kaffebar, kaffested, espresso, cafe, cafeen, caféer, en kop kaffe, latte, cappuccino, kaffebarer, kaffesteder, kaffebutik, risteri, filterkaffe, kop kaffe, kaffepause, kaffeshop, kaffehus, kaffebønner, kafferisteri, en kaffe, kaffer, iskaffe, cortado, flat white, cappucino, fortovscafé, hyggecafé, caféliv, kaffe og kage, bagel og kaffe, matcha latte, proteinshake, en kop te eller kaffe, kop kakao, varm kakao, hullet i muren, varm chokolade",
    fast_food:
      "fast food, pølsevogn, grillbar, gademad, street food, pølser, hotdog, pomfritter, shawarma, grill, grillen, burgerbar, hotdogs, fritter, pølsevogne, hurtig mad, pølse, pølsemand, pølsemanden, pommes frites, junkfood, madvogn, foodtruck, noget hurtigt at spise, snack, snacks, fastfood, grillbarer, durum, hurtigt noget mad, snuppe, snuppe med, noget hurtigt, lynhurtigt, mcdonalds, burger king, kfc, nuggets, hurtig burger, hurtig frokost, mad på farten, pølse med brød",
    food_market:
      "madmarked, madhal, torvehal, food market, madboder, madmarkeder, madhaller, streetfoodmarked, madbod, street food marked, torvehaller, torvehallerne, fødevarehal, hal med boder, spisehal, forskelligt fra boderne, langt bord, fællesspisning, langborde, østers ved en disk, smage sig rundt, smage lidt af det hele, vælge noget forskelligt, street food hal",
    bakery:
      "bageri, bager, konditori, kager, wienerbrød, brød, bagerier, kanelsnegle, bagere, bageren, boller, kanelsnegl, kanelsnurre, snegle, croissant, surdej, surdejsbrød, rundstykker, kardemommesnurre, tebirkes, snegl, basser, basse, rundstykke, croissanter, konditorier, kagebord, lagkage, spandauer, fastelavnsbolle, fastelavnsboller, morgenbrød, en kage, kagemand, bagværk, hindbærsnitte, et stykke kage, kage og, bagt brød, frisk brød, købe brød, godt brød, købe kage, bestille en kage, fødselsdagskage, lækre kager, fransk konditori",
    ice_cream:
      "is, ishus, isbutik, iskiosk, softice, vaffelis, gelato, isvaffel, isvafler, isboder, en is, isbar, isbod, iscafé, gammeldags is, isen, ismejeri",
    bar: "tørst, tørstige, dø af tørst, læske ganen, slukke tørsten, bar, barer, drinks, en drink, bodega, baren, bodegaer, et glas, drikke noget, noget at drikke, fyraftensdrink, ud og drikke, tage en drink, barerne, brun bar, bar i nærheden, få noget at drikke, sjusser, shots, en sjus, drink, en lille en, drikkested, vandhul, hyggebar, cocktails og øl, brune værtshuse, barrunde, skåle, et sted at skåle, en godnatdrink, godnatdrink, sidste drink, drinks før, drikkevarer, drinksbar, kælderbar, speakeasy, sidde i en bar, gin og tonic",
    pub: "pub, værtshus, værtshuse, øl, en øl, fadøl, pubber, øller, en bajer, bajer, bajere, en kold øl, en fadøl, en øller, fadbamse, fadbamser, fadøller, irsk pub, pilsner, pilsnere, ølstue, øl på fad, beværtning, se fodbold, se kampen, kampen på storskærm, på storskærm, storskærm, viser kampen, viser fodbold, guinness, stout, dart og øl, sportsbar, sportsbarer, håndbold på skærm, en pint, pint, en kold fadøl, iskold øl",
    wine_bar:
      "vinbar, vin, naturvin, vinbarer, et glas vin, vinsted, vinstue, et glas rødvin, naturvine, vine, glas vin, vinsmagning, rosé, bobler, vinbaren, mousserende, et glas hvidvin, rødvin på glas, hvidvin på glas, en flaske rødvin, glas rødvin, glas hvidvin, rødvin og ost, vin og ost, ost og vin, orangevin, god rødvin, god hvidvin, smage vin, vin om aftenen, champagnebar",
    cocktail_bar:
      "cocktailbar, cocktails, cocktail, cocktailbarer, gin tonic, barer med cocktails, cocktailen, en cocktail, gin og tonic, drinksbar",
    brewery:
      "bryggeri, bryghus, ølbar, specialøl, craft beer, mikrobryggeri, ølbarer, håndbryg, bryggerier, bryggerbar, bryggeribar, god øl, godt øl, craftbeer, ipa, ølsted, øl bar, ølkælder, specialøller, mikrobryg, håndbrygget, mikrobryggerier, bryghuse, taproom, craft øl, craftøl, ølsmagning, lokale øl, håndbrygget øl, ølnørd, håndværksøl, lokalt øl, lokalt bryg, brygger selv, egen øl, bryggerirundvisning, kar og smage, brewpub, ølrute",
    nightclub:
      "natklub, diskotek, natklubber, danse, klubber, natklubben, disko, diskoteker, dansegulv, techno, dansested, ud og danse, feste, klubbe, diskoteket, dansegulvet, rave, dj, klubben, gå på klub, diskoen, et sted at danse, svinge træben, fyre den af, salsa, natklubberne, house musik, feste igennem, fest til sent, salsaklub",
    tea_room:
      "tesalon, tehus, en kop te, tesaloner, eftermiddagste, tehuse, kop te, tebutik, te og kage, te, en kande te, kande te, en kande, afternoon tea, scones, urtete, darjeeling, earl grey, grøn te, matcha",
    hotel:
      "hotel, hoteller, overnatning, et sted at bo, overnatte, et sted at sove, hotelværelse, sovested, sove, seng for natten, et værelse, nattelogi, logi, hotelværelser, ledige værelser",
    guest_house: "gæstehus, pensionat, bed and breakfast, kro, gæstehuse, pensionater, b og b, kroer",
    hostel: "hostel, vandrerhjem, hostels, vandrerhjemmet, sovesal, køjeseng, danhostel",
    apartment:
      "ferielejlighed, ferielejligheder, airbnb, lejlighed, lejligheder, lejlighed med køkken, egen lejlighed, leje en lejlighed, studiolejlighed",
    campsite:
      "campingplads, camping, campingpladser, telt, telte, teltplads, shelter, slå teltet op, sove i telt, campingvogn, sove i autocamper",
    museum:
      "museum, museer, udstilling, udstillinger, museerne, museet, museumsbesøg, særudstilling, udstillingen, udstillingssted, historisk museum, dinosaurer, dinosaur, knogler, skeletter, gamle skibe, skibe, vikingeskibe, naturhistorisk, krigsmuseum, teknisk museum, videnskabsmuseum, mumier, samlingen, skibsmuseum, søfartsmuseum, se skibe",
    art_museum:
      "kunstmuseum, kunstmuseer, malerier på museum, moderne kunst museum, samtidskunstmuseum, kunstudstilling, kunstudstillinger, van gogh, picasso, monet, berømte malerier, impressionister, kunstsamling",
    gallery:
      "galleri, gallerier, kunstgalleri, gallerierne, kunstgallerier, samtidskunst, kunsthal, fernisering, ferniseringer, kunsthaller, fotoudstilling, fotoudstillinger, kunstudstilling, kunstudstillinger, kunstnere, lokale kunstnere, se noget kunst, skulpturer",
    church:
      "kirke, kirker, domkirke, katedral, kapel, kirken, domkirken, kirkerne, kapeller, gudstjeneste, basilika, kloster, tænde et lys, tænde lys, messe, katolsk messe, katolsk, katolsk kirke, gudstjenester, højmesse, præst, krypt, orgel, orgelkoncert, klosterkirke, sognekirke, kristen, altertavle",
    castle:
      "slot, slotte, borg, palads, slottet, slottene, borge, paladser, kongeslot, slot at se, herregård, palæ, slotsruin, fæstningsværker, borgen, ridderborg, riddere, voldgrav, kanoner, borgruin, palæer, ruin",
    monument:
      "monument, statue, vartegn, mindesmærke, statuer, monumenter, mindesmærker, vartegnet, skulptur, skulpturer, den ukendte soldat, ukendte soldats grav, lægge en blomst, mindelund, obelisk, triumfbue, snublesten, krigsmindesmærke, ruiner, buste, et springvand, berømt springvand",
    attraction:
      "seværdighed, seværdigheder, attraktion, attraktioner, sightseeing, ting at se, noget at se, ting man skal se, seværdighederne, turistattraktion, turistattraktioner, hvad skal man se, hvad skal vi se, oplevelse, oplevelser, turistting, det klassiske, must see, must sees, kendte steder, højdepunkter, turistede ting, noget turistet, de store seværdigheder, attraktionen, kendt for, byen kendt for, hvad er byen kendt for, skal man se, skal ses, det vigtigste, de vigtigste, vigtigste seværdigheder, de kendte steder, kendte ting, det mest berømte, berømte steder, klassikerne, klassikere, klassiske seværdigheder, highlights, højdepunkterne, alt det kendte, ikke gå glip, må ikke gå glip af, går man ikke glip af, ikoniske, vartegn, byens vartegn, stadionrundtur",
    architecture:
      "arkitektur, bygninger, flotte bygninger, gamle bygninger, moderne bygninger, bygningsværker, arkitekt, smukke huse, arkitektonisk, bindingsværk, bindingsværkshuse, skæve huse, jugend, jugendstil, jugendhuse, art deco, barok, gotik, gotisk, rokoko, modernisme, brutalisme, arkitekter, facader, gamle huse, farvede huse, berømte bygninger, højhuse, skyskraber, skyskrabere, funkis, bygningskunst, tegnet af",
    viewpoint:
      "udsigtspunkt, udkigspunkt, udsigtspunkter, udsigt over byen, udsigt over hele byen, byens udsigt, se ud over byen, kigge ud over byen, se hele byen, udsigtspunktet, udover byen, ud over byen, hen over byen, højt oppe, se byen oppefra, byen oppefra, oppefra, se solnedgang, se solnedgangen, udsigtsplatform, panorama, skyline, panoramaudsigt, udsigtstårn, hele byen oppefra, ovenfra, se byen fra oven, op i højden, udkigspost, gode billeder ved solopgang, solnedgang fra, bedste udsigt, over byen, udkigstårn",
    tower: "tårn, tårne, tårnet, spir, kirketårn",
    square:
      "torv, torve, torvet, pladsen, bænke og springvand, torvet med, byens torv, rådhuspladsen, springvandet på, springvand",
    bridge: "bro, broer, stenbro, stenbroen, hængebro, broen over, gangbro, gå over broen, den gamle bro",
    canal:
      "kanal, kanaler, kanalerne, kanalen, ved vandet, langs vandet, havnefront, havnefronten, kajen, kaj, langs kanalen, ved kanalen",
    college: "universitet, højskole",
    library:
      "bibliotek, biblioteker, biblioteket, læsesal, læsesale, læse aviser, læse i fred, et sted at læse, sidde og læse, låne en bog, låne bøger, printe ud, håndskrifter, gamle håndskrifter, sidde stille, læseplads, læsepladser, lånerkort",
    park: "park, parker, parken, grønt område, grønne områder, parkerne, grønt sted, grøn plet, noget grønt, gåtur i parken, ligge på græsset, frokost i det grønne, i det grønne, dam med ænder, ænder, fælled, fælleden, fælleder, spille bold, græsset, plæne, grønne plæner, træer, skygge under træer, bænke i skygge, bypark, byparker, skulpturpark, skulpturer udendørs",
    garden:
      "botanisk have, botanisk, haven, haverne, rosenhave, drivhus, palmehus, botaniske have, en have, byens haver, smukke haver, have med roser, roser, orkideer, pæoner, blomster i blomst, japansk have, orangeri, prydhave, slotshave, slotshaver, køkkenhave, se haver, gå i haver, havekunst, planter",
    nature:
      "natur, naturområde, skov, gåtur i naturen, skoven, ud i naturen, naturoplevelse, skove, naturen, naturskøn, fugle, fuglekiggeri, skovtur i skoven, naturområder, udendørs natur, sæler, rådyr, dyreliv, vandfald, bjerge, bjergene, klinter, klit, klitter, mose, fjord, ud af byen, udflugt ud af byen, nationalpark, møllerne, frisk luft, fuglekigning, friluftsliv, hede, ådal",
    hiking:
      "vandre, vandretur, vandreture, vandrerute, vandresti, vandreruter, vandrestier, vandring, vandrer, gå en lang tur, stien, stier, gåtur på flere timer, naturstier, naturvandring, trekking, bestige, gå på toppen, gåruter, vandreturen, hike, hiking, vandrekort",
    beach:
      "strand, strande, stranden, strandtur, sandstrand, solbade, solbadning, ligge på stranden, ved havet, badestrand, havet, i havet, bade i havet, svømme i havet, svømme i vandet, hav, havbad, tæer i sandet, sandet, surf, surfe, surfkursus, bølger, bade ved, badested, badesteder, beachclub, liggestole, strandvolley, badevand, dyppe tæerne, badebro, badetøj med, vandet bedst, parasol",
    lake: "sø, søer, søen, søerne",
    playground:
      "legeplads, legepladser, gynger, legepladsen, lege, legeland, sted børnene kan lege, gyngestativ, rutsjebaner, sandkasse, brænde energi af, brænde krudt af, krudt af, klatrestativ, indendørs legeland, hoppepude, hoppeborg, trampolin, naturlegeplads, gynger og rutsjebane, rutsjebane til børn, noget at kravle på, kravle, kravlestativ, indhegnet, løbe frit, løbe løs, lade børnene løbe, børnene kan løbe, børnene løbe, boldbane, brænde krudt, kan lege, hvor børn kan lege, lege ude, naturlegepladser, trampoliner",
    zoo: "zoo, zoologisk have, dyrepark, dyrehave, se dyr, elefanter, pandaer, løver, klappedyr, dyreparken, børnezoo, elsker dyr, vilde med dyr, vild med dyr, glad for dyr, kan lide dyr, glade for dyr, vilde dyr, dyrene, kigge på dyr, holder af dyr, klappe dyr, dyr man må klappe, børnebondegård, bondegårdsdyr, giraffer, tigre, bjørne, pingviner, flodheste, isbjørne, se løver, safari, reptiler, sommerfuglehus",
    aquarium:
      "akvarium, akvariet, akvarier, hajer, havdyr, havskildpadder, skildpadder, rokker, fisk i akvarium, sæler i akvarium, blæksprutter, delfiner, undervandstunnel, koraller, vandmænd",
    amusement_park:
      "forlystelsespark, forlystelser, forlystelsesparker, karruseller, tivolipark, forlystelse, rutschebane, rutschebaner, karrusel, tivolitur, radiobiler, pariserhjul, pariserhjulet, sug i maven, fart over feltet, spøgelseshus, vandpark, vandparker, temapark, temaparker, sommerland, vilde forlystelser, forlystelserne, rutsjebane med loop, gokartbane",
    theatre:
      "teater, teatre, opera, ballet, forestilling, skuespil, musical, børneteater, dukketeater, teatret, teaterstykke, forestillinger, stand up, standup, revy, show, teaterforestilling, musicals, operaer, et show, danseforestilling, dukketeatre, et teaterstykke, se et stykke, dukketeater for, komedie, improteater, improvisationsteater, klassisk ballet, balletten, operaen, operahus, dans og teater, scenekunst, cirkus, på scenen",
    cinema:
      "biograf, biografer, film, biffen, biografen, en film, bio, i biffen, se film, se en film, filmen, går i biffen, hvad går der i biografen, sen forestilling, filmforestilling, undertekster, originalsprog, premiere, børnefilm, biografer med, imax, lærred, filmklub",
    music_venue:
      "livemusik, live musik, koncert, koncerter, spillested, koncertsal, spillesteder, livemusikken, koncertsted, band, bands, koncerten, jazzklub, jazzbar, klassisk koncert, orkester, jamsession, open mic, live band, live jazz, høre musik, livejazz, jazz, musik live, livekoncert, bluesbar, rockkoncert, høre jazz, klassisk musik, kammermusik, symfoniorkester, koncerthus, musikbar, en lille koncert, optræder, spiller live, fado, flamenco, sted med levende musik, levende musik i aften",
    event:
      "begivenhed, hvad sker der, arrangement, arrangementer, begivenheder, hvad foregår der, hvad sker, sker der noget, noget der sker, arrangementet, events, event, sker der, hvad rører sig, begivenhederne, hvad er der på, oplevelser i aften, aktiviteter, noget i gang, hvad foregår, hjemmekamp, en kamp, fodboldkamp, fodboldkampe, landskamp, håndboldkamp, fodbold live, se en kamp, på stadion, marathon, maraton, fyrværkeri, parade, optog, foredrag, hvad går der, sker der noget særligt, noget stort på, på programmet i weekenden, messe i byen, børneevent, kulturnat",
    festival:
      "festival, festivaler, festivalen, karneval, gadefest, pride, sommerfest, sommerfester, byfest, byfester, jazzfestival, musikfestival, jazzugen, festuge, festugen, høstfest, midsommer, sankt hans, markedsdage, kulturfestival, filmfestival",
    entertainment:
      "underholdning, minigolf, arkadespil, karaoke, billard, dart, standup, stand up, comedy, lasertag, cirkus, spillehal, gokarts, paintball, pool og dart, bordfodbold, arkade, bordtennis, axe throwing, øksekast, shuffleboard, brætspilscafé, virtual reality",
    swimming_pool:
      "svømmehal, svømmebad, svømmehaller, svømmebassin, svømmehallen, svømmecenter, badeland, vandland, svømme baner, vinterbade, vinterbadning, vandrutsjebane, friluftsbad, svømmebade, 50 meter baner, 50 meter, 25 meter, baner at svømme, svømning, plaske, ungerne vil plaske, varmtvandsbassin, bassiner, børnebassin, friluftsbadet, udendørs pool, indendørs pool, offentlig pool, vandrutsjebaner, svømmehal med rutsjebane, morgensvømning",
    sauna:
      "sauna, saunaer, dampbad, saunagus, gus, saunaen, badstue, boblebad, svede, sved, sveden, birkeris, varm hytte, gus og, saunatur, badeanstalt med sauna, dampsauna, finsk sauna, koldt dyp",
    spa: "spa, wellness, massage, spaophold, kurbad, spabad, forkælelse, hammam, massager, spahotel, ansigtsbehandling, manicure, pedicure, forkæle os, blive forkælet, termisk, termiske, termiske bade, termalbad, varme kilder, varm kilde, spaen, spaer, kropsbehandling, behandlinger, behandling, massør, fodmassage, aromaterapi, ansigtsbehandlinger, rygmassage, zoneterapi, selvforkælelse, kurophold",
    sports:
      "sport, sportscenter, tennis, tennisbane, padel, skøjtebane, skøjte, skøjter, skaterpark, badminton, fodboldbane, idrætshal, idrætscenter, sportshal, fodbold, spille fodbold, håndbold, basketball, volleyball, golf, golfbane, squash, padelbane, padeltennis, løberute, løberuten, løbe en tur, løbetur, stadion, hjemmekamp, skatepark, skateboard, ridning, ride, ridetur, bueskydning, kajak i, surf, surfe, ishal, skøjtehal, skøjteløb, atletik, maraton",
    climbing:
      "klatring, klatrehal, bouldering, klatre, boulder, klatrevæg, klatrecenter, klatrehaller, bouldre, boulderhal, indendørs væg, sele, klatrevægge, topreb, klatrepark, trætopbane",
    boat_tour:
      "bådtur, kanalrundfart, havnerundfart, sejltur, båd, både, bådture, kanaltur, kanalture, sejle, sejlture, havnetur, havnebus, bådudlejning, ud at sejle, havnerundfarter, kanalrundfarten, sejlads, leje båd, leje en båd, lejebåd, kajak, kajakker, kajaktur, kano, padle, sup, goboat, på vandet, vandcykel, se byen fra vandet, fra vandet, sejltur i, færgetur, vandbus, udflugtsbåd, robåd, motorbåd, leje kajak, paddleboard, skib, veteranskib, sejlskib",
    shop: "butik, butikker, forretning, shopping, shoppe, shoppetur, butikkerne, indkøb, strøgtur, designbutik, designbutikker, forretninger, shop, butikken, gågade, gågaden, konceptbutik, vinylplader, pladeforretning, keramik, shoppegade, specialbutikker, kigge butikker, nips, boligindretning, shoppe inde, bruge penge, shopping i, gå i butikker, vinduesshoppe, butikstur, handlegade, strøget, små butikker, møbler, lamper, designting, isenkram, byggemarked, blomsterbutik, cykelbutikker",
    shopping_centre:
      "indkøbscenter, storcenter, centret, shoppingcenter, storcentre, indkøbscentre, butikscenter, center at shoppe i, outlet, outlets, et center, storcentret, center med, alle butikker under et tag, galleria, indendørs butikker",
    department_store: "stormagasin, stormagasiner, varehus, stormagasinet",
    bookshop:
      "boghandel, boghandler, boghandlere, boghandelen, bogbutik, købe bøger, antikvariat, brugte bøger, boglade, købe en bog, antikvariater, bogcafé, bøger, bøger på engelsk, engelske bøger, en krimi, krimi, krimier, romaner, en roman, tegneserier, manga, en bog, rejsebøger, børnebøger, bogbutikker",
    second_hand:
      "genbrug, genbrugsbutik, genbrugsbutikker, second hand, vintagebutik, loppefund, vintage, genbrugsbutikken, vintagebutikker, vintage tøj, vintagetøj, brugt tøj, genbrugstøj, secondhand, second hand tøj, loppebutik, loppebutikker, lopper, brugte ting, brugskunst, røde kors butik, genbrugsfund, thrifte, genbrugsen, brugte, brugt, brugte krimier, brugte bøger, brugte plader, pladebutik, pladebutikker, vinyl, lp, genbrugsguld, thrift, loppemarkedsfund, 70er tøj, retro tøj, retro møbler, halvtredserne",
    antiques:
      "antik, antikviteter, antikbutik, antikbutikker, antikvitetsbutik, antikvitetsbutikker, antikvitet, antikhandler, gamle møbler, gamle ure, gammelt sølvtøj, sølvtøj, gamle kommoder, kommoder, gammelt porcelæn, auktion, auktionshus, hundrede år gamle, antikt, antikke, gamle kort, samlerobjekter, mønter, kuriositeter",
    souvenirs:
      "gave, gaver, souvenir, souvenirs, gaveide, noget med hjem, souvenirbutik, postkort, gaveartikler, gavebutik, gaveting, noget at tage med hjem, køleskabsmagnet, magneter, gaveidé, en gave, gaverne, minder, souvenirs med hjem, noget med hjem til, lokale gaver, kunsthåndværk, kunsthåndværkere, håndlavet, håndlavede, håndmalede fliser, gave til, gaver til, gave med hjem, gaver med hjem, noget herfra, lavet her, typisk herfra, keramik, postkort med, en lille ting med hjem, glas og keramik, husflid",
    clothes:
      "tøj, tøjbutik, tøjbutikker, tøjforretning, mode, jakke, kjole, kjoler, jakker, tøjet, modetøj, tøjshopping, outfit, badetøj, badebukser, badedragt, bikini, regnjakke, regntøj, regnfrakke, paraply, hue, handsker, vanter, halstørklæde, trøje, sweater, bukser, jeans, hørbukser, skjorte, skjorter, t shirt, t shirts, slips, jakkesæt, blazer, habit, hat, stråhat, kasket, strømper, sokker, undertøj, varmt tøj, børnetøj, herretøj, dametøj, designertøj, designere, zara, udsalg, nederdel, frakke, frakker",
    market:
      "marked, loppemarked, julemarked, loppemarkeder, markeder, loppemarkedet, torvemarked, julemarkeder, bagagerumsmarked, marked med boder, bondemarked, loppetorv, kræmmermarked, markedet, boder, markedsboder, torvedag, markedsdag, grøntmarked, grønttorv, frugt og grønt, blomstermarked, fiskemarked, markedshal, bønder, bondens marked, torvedage, boderne, antikmarked",
    supermarket:
      "supermarked, dagligvarer, netto, føtex, supermarkeder, købe ind, dagligvarebutik, købmand, rema, rema 1000, købmanden, dagligvare, handle ind, brugsen, irma, lidl, aldi, mælk og brød, vandflasker, dagligvareindkøb, købe stort ind, købe mad ind, indkøb af mad, madvarer, råvarer, grøntsager, frugt, modermælkserstatning, bilka, kvickly, mad til køkkenet, lave mad selv, ingredienser, madindkøb, babymad, discountbutik",
    pharmacy:
      "apotek, apoteket, apoteker, hovedpinepiller, smertestillende, panodil, plaster, døgnapotek, panodiler, ibuprofen, plastre, medicin, solcreme, bleer, tamponer, kondomer, næsespray, hostesaft, håndkøbsmedicin, apotekeren, matas, feber, hoste, ondt i halsen, halspastiller, hovedpine, allergi, allergipiller, antihistamin, myggespray, myggestik, forkølelse, forkølet, salve, recept, vabelplaster, bind, p piller, piller, termometer, solbrændt, aftersun, køresyge, søsyge, maveonde, tømmermænd, fortrydelsespille, sutter, kontaktlinsevæske",
    vet: "dyrlæge, dyrlægen, dyrlæger, dyrehospital, dyreklinik, dyrlægevagt",
    hospital:
      "hospital, læge, skadestue, lægevagt, lægevagten, sygehus, skadestuen, tandlæge, lægehus, lægen, akutmodtagelse, tandlægen, klinik, sygehuset, hospitalet, en læge, vagtlæge, læge i dag, røntgen, røntgenbillede, vrikket om, forstuvet, brækket, brækket arm, sting, få fjernet sting, syet, brandsår, ondt i øret, øjenlæge, børnelæge, speciallæge, lægetid, lægehjælp, feber i flere dage, konsultation, blodprøve, akut læge",
    police:
      "politi, politistation, politiet, politistationen, betjent, panserne, anmelde, anmelde tyveri, en anmeldelse, politirapport, rapport til forsikringen, en rapport, passet er væk, pas væk, mistet passet, mistet pas, stjålet, blevet stjålet, frastjålet, tasken er væk, pungen er væk, tasketyv, lommetyv, hittegods, hittegodskontor, fundet en pung, ridset lejebilen, indbrud",
    atm: "hæveautomat, bank, hæve penge, hæveautomater, pengeautomat, hæve kontanter, hæve kontant, kontanter, hævekort, dankortautomat, banken, bankautomat, få kontanter, hæver man, hæve, automat, hæver, løbet tør for kontanter, ingen kontanter, mangler kontanter, pengesedler, sedler, hævning, hæve lidt penge, bankfilial",
    toilets:
      "toilet, wc, toiletter, toilettet, lokum, offentligt toilet, offentlige toiletter, tisse, puslerum, lokummet, skal tisse, tissetrængende, wc er, bad og toilet, puslebord, pusleplads, på toilettet, lade vandet, pisse, trænger til toilet, herretoilet, dametoilet, herrernes, damernes, pusleplads til, skifte ble, skifte bleen, puslerum til, hvor kan man tisse, bruge toilettet, wc i nærheden, offentlige wc",
    drinking_water:
      "drikkevand, drikkevandspost, vandpost, fylde min vandflaske, drikkefontæne, drikkevandsfontæne, vandhane, vandhaner, haner, fylde flasken, fylde flasker, fylde vand, fylde vandflasken, fyldt flasken, fylde dunken, gratis vand, postevand, vandposter, tappe vand, vand på flasken, drikke vandet",
    station:
      "station, metro, banegård, hovedbanegård, stationen, metrostation, togstation, metroen, s tog, s togsstation, togstationen, metrostationen, stationer, s tog station, togene, letbane, letbanestation, perron, intercity, togstop, tage toget, tage metroen, hovedbanen, toget afgår",
    bike_rental:
      "cykeludlejning, leje cykel, leje en cykel, cykelleje, lejecykel, lejecykler, leje cykler, cykler til leje, låne cykler, låne en cykel, cykeludlejninger, elcykler, cykler at leje, leje nogle cykler, låne cykel, bycykel, bycykler, elcykel, ladcykel, løbehjul, elløbehjul, cykelbutik, cykelsmed, en cykel, to cykler, cykler med barnesæde, barnesæde, på to hjul, to hjul, cykel for en dag, cykler for en dag, cykel til leje, lejet cykel, delecykel, delecykler, tandem, mountainbike til leje, christianiacykel",
    escape_room:
      "escape room, escape rooms, escaperoom, flugtrum, escape rum, escaperum, escape rummet, escape, escape game, slippe ud af rummet, slippe ud, slippe fri, låst inde, låses inde, løse gåder, gåder, løse mysterier, mysterierum, koder og låse",
    tourist_information:
      "turistinformation, turistkontor, turistkontoret, turistbureau, turistinfo, visitcopenhagen, turistkort, bykort, velkomstcenter, turistinformationen, visitor center, i skilt, besøgscenter, besøgscentre, kort over byen, et kort over byen, brochure, brochurer, foldere, kort og, turistguide, turistpas, citypass, city card, byguide, guidet tur, guidede ture, guidet byvandring, byvandring, byvandringer, turistbrochurer, turistbilletter",
    cemetery: "kirkegård, kirkegårde, kirkegården, grave, gravsted, begravet, gravsten",
    fortress: "fæstning, citadel, fæstningen, fort, volden, voldanlæg, kastel, forter, bastion",
    african: "afrikansk",
    american: "amerikansk, diner, amerikaner mad",
    asian: "asiatisk, asiatiske, wok, asiat mad",
    british: "britisk, engelsk",
    breakfast:
      "morgenmad, morgenbord, morgenmadssted, morgencomplet, morgenbuffet, morgenmadsbuffet, morgenmaden, æg og bacon, morgenkaffe",
    brunch: "brunch, brunchsted, brunchbuffet, brunchen, brunchtallerken",
    burger:
      "burger, burgere, burgersted, burgerrestaurant, cheeseburger, burgeren, burgerne, bøfsandwich, en burger",
    danish:
      "dansk, dansk mad, traditionelt dansk, dansk køkken, gammeldags dansk mad, dansk hverdagsmad, flæskesteg, stegt flæsk, frikadeller, danske retter, traditionel dansk mad, stegt flæsk med persillesovs, hakkebøf, gammeldags mad, mormormad",
    nordic: "nordisk, skandinavisk, nordisk køkken, nynordisk, ny nordisk, nordiske retter",
    seafood:
      "fisk, skaldyr, fisk og skaldyr, fiskerestaurant, fiskested, fiskerestauranter, rejer, østers, muslinger, hummer, sild, skaldyrsrestaurant, fiskeret, fiskemad, laks, krabber, fiskefilet, fiskefrikadeller, jomfruhummer, frisk fisk, torsk, fiskehus, tun",
    steak:
      "bøf, bøfhus, steak, bøffer, steakhouse, entrecote, oksekød, en bøf, god bøf, en god bøf, mørbrad, bøfsted",
    international: "international",
    pizza:
      "pizza, pizzeria, pizzaria, pizzaer, pizzariaer, pizzasted, pizzeriaer, pizzabar, pizzaslice, et stykke pizza, pizzaen",
    italian:
      "italiensk, italiener, pasta, italienske, spaghetti, lasagne, risotto, pastaret, italieneren, pastaretter",
    ramen: "ramen",
    sushi: "sushi, sushisted, sushirestaurant, sushien",
    smorrebrod:
      "smørrebrød, smørrebrødsrestaurant, smørrebrødet, højtbelagt, rugbrødsmadder, madder, smørrebrødssted, en dansk frokost, smørrebrød til frokost, stjerneskud, håndmad, håndmadder",
    tapas: "tapas, tapasbar, tapasrestaurant",
    indian: "indisk, inder, karry, indiske, indisk mad, karryret, inderen",
    thai: "thai, thailandsk, thaimad, thairestaurant, thailandske, thai mad",
    japanese: "japansk, japanske, japaner",
    chinese:
      "kinesisk, kineser, dim sum, dumplings, nudler, kineserbiks, kinamad, kinagrill, kinesiske, kineseren, kinesermad, kinarestaurant",
    greek: "græsk",
    mexican: "mexicansk, mexikansk, tacos, burrito, burritos, tex mex, nachos",
    turkish: "tyrkisk",
    kebab: "kebab, shawarma, kebabhus, durumrulle, durum, dürumrulle, kebabben, pitabrød, kebabbiks",
    vietnamese: "vietnamesisk, pho, banh mi",
    french: "fransk",
    spanish: "spansk",
    vegetarian:
      "vegetarisk, vegetar, vegetarmad, vegetar mad, vegetariske, vegetarer, kødfri, kødfrit, uden kød, ingen kød, spiser ikke kød, vegetarisk mad, vegetarret, ikke kød, kødløst, vegetarvenlig, grøn mad, plantespiser, uden dyr, ikke fisk eller kød, spiser hverken kød, vegetarretter, grønt køkken, kødfri mad, kødfri retter, grønne retter, falafel, ovo lakto",
    vegan:
      "vegansk, veganer, veganere, plantebaseret, plantebaserede, vegansk mad, grøn mad, veganske, veganervenlig, vegan, helt uden animalsk, ingen animalske, ingen animalske produkter, uden animalske, uden mælk, uden æg, uden mejeri, havremælk, sojamælk, plantemælk, plantemad, uden mælk og æg, veganermad, veganerdag, vegansk frokost, vegansk kage, tofu, mælkefri, laktosefri og vegansk",
    gluten_free:
      "glutenfri, glutenfrit, uden gluten, cøliaki, glutenallergi, glutenallergiker, glutenintolerant, glutenfri mad, tåler ikke gluten, glutenfrie, gluten, ikke gluten, glutenfri bund, uden hvede, hvedefri, cøliaker, tåler ikke hvede, glutenfri brød, glutenfri kage, gluten allergi",
    halal:
      "halal, halalkød, halal mad, ikke svin, spiser ikke svin, uden svinekød, svinekød, bryde fasten, iftar, halalslagtet, halalmad, halalfrokost, halalrestaurant, muslimsk mad, halalgrill",
    allergy:
      "nøddeallergi, skaldyrsallergi, allergisk over for, allergisk, allergi over for, allergier, overfølsom over for",
    kosher: "kosher, glatt, glatt kosher, koscher, kosher mad, jødisk mad, kosherkøkken, kosherkød",
    wifi: "wifi, internet, trådløst netværk, wi fi, internetforbindelse, stikkontakter, arbejde på min computer, wlan, internettet, netforbindelse, bærbar, med min bærbare, arbejde på computer, laptop, gratis wifi, godt net, hurtigt net, hurtigt internet, stik til computeren, strømstik, sidde med computeren, få net, nettet, arbejde på laptop, stabilt net",
    parking:
      "parkering, parkeringsplads, gratis parkering, p plads, p pladser, parkeringspladser, gratis p, med parkering, med p plads, egen parkering, parkering ved, bilen holde, plads til bilen",
    wheelchair:
      "kørestol, handicapvenlig, kørestolsvenlig, kørestolsbruger, kørestolsadgang, niveaufri, uden trapper, ingen trapper, rollator, rampe, gangbesværet, dårligt gående, handicapvenligt, tilgængelighed, handicap, kørestole, kørestolen, handicappet, handicapadgang, handicaptoilet, gangbesværede, krykker, trappefri, elevator, dårlige knæ, dårligt knæ, dårlig hofte, trin frit, plads til barnevogn, plads til barnevognen, plads til klapvogn, med barnevogn, med klapvogn, elevator op, trinfri, uden trin, få trapper, handicapparkering",
    outdoor_seating:
      "sidde ude, udeservering, terrasse, sidde udenfor, udenfor, ude i det fri, gårdhave, ude i solen, sidde i solen, udeserveringen, uderum, terrassen, tagterrasse, sidde ude i solen, ølhave, fortovscafé, i solen, udendørsservering, solterrasse, spise ude i det fri, spise udenfor, drikke udenfor, under åben himmel, sidde udendørs, ude foran, med terrasse, udendørs servering, udendørs bord, sted med sol, sol på terrassen, gårdhaven, borde ude, borde udenfor, fadøl i solen, baggård, altan, i skyggen, frokost ude, middag ude, spise ude i solen, på fortovet, i haven udenfor",
    takeaway:
      "takeaway, take away, to go, tage med, tage med hjem, afhentning, mad ud af huset, takeawaymad, tage maden med, ud af huset, med hjem, på farten, spise på værelset, mad to go, kan man få det med, få det med, få med, mad med, tage med op, med op på værelset, levering, leveret, bringer, bringe ud, udbringning, wolt, just eat, madpose, frokostpakke, morgenmadspose, sandwich med, pakket ned, hente mad, bestille mad, mad i hånden, spise på farten",
    dogs: "hund, hunde, hunden, hundevenlig, hunden med, må have hund med, hunde tilladt, vovse, vovsen, min hund, hvalp, vovhund, vuf, hunde med, hund med, med hund, hundevenligt, køter, gravhund, labrador, firbenede, hundevenlige, spaniel, spaniels, puddel, schæfer, labradorer, hundene, to hunde, vores hund, hundemad, med vores hund, kæledyr, kæledyret",
    quiet:
      "stille, rolig, fredelig, roligt, stille og rolig, stille og roligt, roligere, mere rolig, mere stille, ikke så larmende, ikke larmende, fred og ro, uden larm, ikke for mange mennesker, afslappet stemning, rolige, uden høj musik, ikke for meget larm, afslappede, ro, fredeligt, uden for mange mennesker, væk fra mængden, ikke overrendt, ikke proppet, hvor man kan høre hinanden, kan snakke, hvor man kan snakke, afdæmpet, stille sted, uden kø, ingen kø, et stille, stille steder, stille café, stille plads, stille gade, stille hjørne, lidt stille, helt stille, stille og, er stille, noget stille, stille bar, i fred, stilhed, i ro og mag, uden at forstyrre, uden musik, ingen musik, mest ro, få mennesker, uden mange mennesker, fred, lavmælt, hvor man kan tale, kan tale sammen",
    cosy: "hyggelig, hyggeligt, hygge, hyggelige, hyggeligere, mere hyggeligt, hyggested, hyggen, intimt, intim, stearinlys, lun, hyggeligste, pejs, brændeovn, kæreligt, hyggestemning, hyggelig stemning, dæmpet lys, dæmpet belysning, lavt til loftet, gammelt træ, en kat, plaider, bløde stole, sofaer, skæv lille, lille og hyggelig, hjemlig, hjemligt, kælderhygge, tændt pejs, varmt og hyggeligt",
    romantic:
      "romantisk, romantiske, date, til en date, candlelight, romantik, første date, en date, datenight, levende lys, sølvbryllup, bryllupsrejse, frieri, jubilæum, kærlighed, valentinsdag, kærestetur, bryllupsdag, bryllupsdage, fri til, fri til hende, bare os to i, kun os to romantisk, roser og, violin, kærestepar, kæresteaften, kærester, stearinlys til to, årsdag, vores årsdag",
    lively:
      "livlig, stemning, livlige, gang i den, god stemning, liv og glade dage, fest og farver, mere liv, livligt, fuld gang, leben, høj musik, festligt, festlig, pulserende, fest stemning, propfyldt, larm og latter, latter, åbent og liv, liv i, fyldt med mennesker, masser af mennesker, pulserende liv, folkeliv, fuldt hus, unge mennesker, summer, livlige steder, danser på bordene, byliv",
    view: "udsigt, havudsigt, tagterrasse, med udsigt, udsigten, udsigt til, udsigt over, kigge ud over, havneudsigt, med udsigt over, udsigt over byen, udsigt over hele byen, solnedgang, solnedgangen, rooftop, rooftopbar, taghave, tagbar, flot udsigt, god udsigt, udsigt til vandet, vandudsigt, over tagene, se udover, se ud over, kig ud over, kig over, kig til vandet, med kig, kig ud, panoramavindue, panoramavinduer, med havudsigt, vinduesbord, bugten",
    rainy:
      "regn, regner, regnvejr, dårligt vejr, indendørs, regnvejrsdag, styrter ned, øser ned, siler ned, vådt vejr, møgvejr, styrtregner, regnvejrsdage, det regner, pisseregner, styrtregn, koldt udenfor, blæser, sne, sner, stormer, i tørvejr, indendørs aktivitet, øsregner, silende, regnen, det pisser ned, pisser ned, silende regn, plaskregner, øsregn, gråvejr, blæser og regner, søle, lortevejr, pissevejr, elendigt vejr, træls vejr, vejret er dårligt, vejret er møg, vejret driller, tørvejr, inde i varmen, inden døre, storm, vådt, sjap, slud, skybrud, tordenvejr, regner skomagerdrenge, det er vådt, vådt udenfor, det øser ned, til en regnvejrsdag, indendørs i, gider ikke fryse, fryse, ikke fryse",
    late_night:
      "åbent sent, længe åbent, sent åbent, til sent, efter midnat, over midnat, hele natten, sent om aftenen, natåbent, ud på natten, længe oppe, sent om natten, åbent længe, åbent til sent, åbent hele natten, døgnåbent, sent på aftenen, længe ude, natmad, til langt ud på natten, åbent om natten, sene nattetimer, sidst på natten, hele natten åben, åben om natten, kl 1 om natten, kl 2 om natten, midt om natten, godnatdrink, sen forestilling, natåben, nattåben, nattåbent, åben sent, sen aften, sen aftensmad, efter kl 23, de små timer, døgnåben, køkken sent, lukker sent, vagthavende",
    local:
      "ikke for turistet, ikke så turistet, de lokale, autentisk, skjulte perler, ikke turistet, hvor de lokale går, ingen turister, uden turister, turistfælder, ægte københavnsk, autentiske, insidertip, ikke en turistfælde, undgå turister, lokal, lokale steder, hvor de lokale, gemte perler, gemt perle, skjult perle, hemmelige steder, væk fra turisterne, ikke turistfælde, ingen turistfælder, ikke turistfælder, uden for alfarvej, udenfor alfarvej, turisterne ikke finder, ikke kæder, ikke en kæde, ukendte steder, undergrunds, anderledes steder, lidt gemt væk, skjulte steder, københavnerne, typisk, typiske, traditionel, traditionelle, traditionelt, regional, regionale, lokal mad, typisk mad, traditionel mad, lokalt køkken, traditionelt køkken, regionalt køkken, egnsretter, egnsret, typiske retter, lokale retter, lokale specialiteter, egnens mad, hvor naboerne spiser, naboerne, egnens ret, egnens, herfra, noget herfra, lavet herfra, ikke lavet i kina, folk herfra, folk på gaden, fra egnen, fra området, bor her, dem der bor her, de indfødte, indfødte, byens egne, ikke for turister, ligesom de lokale, som de lokale, hvor går de lokale, stamgæster, ægte, lokalt sted, lokalt",
    popular:
      "populær, berømt, populært, populære, hypet, kendt, berømte, hippe, hip, trendy, moderne sted, in sted, kendte, smart sted, alle taler om, instagramvenlig, instagram, hotteste, tjekket, tiktok, fra tiktok, hypen værd, hypen, mest populære, mest besøgte, mest kendte, alle snakker om, in lige nu, hot, kø udenfor, instagram kendt",
    picnic:
      "picnic, skovtur, picnickurv, picnictæppe, madkurv, spise på græsset, madpakke, medbragt mad, vores medbragte, medbragte, madpakken, på et tæppe, tæppe i græsset, spise i det grønne, frokost i det grønne, spise i parken, spise ude i naturen, selv har med, mad med i parken",
    pool: "hotel med pool, swimmingpool, med bassin, spa med bassin, bar med pool, pool på taget, tagpool, svømmepøl, udendørs bassin, i vandet på hotellet, beachclub med pool, bassin",
    air_conditioning:
      "aircondition, klimaanlæg, aircon, køling, køligt, kølig, væk fra varmen, gemme sig for varmen, flygte fra varmen, for varmt, hvor er der koldt, svalt, afkølet, køle af, køle ned, hedebølge, varmen udenfor",
    jazz_bar:
      "jazz, jazzbar, jazzklub, jazzbarer, jazzklubber, jazzcafé, jazz café, jazz bar, live jazz, jazzsted, jazzkoncert",
    harbour_bath:
      "havnebad, havnebade, bade i havnen, svømme i havnen, havnebadet, badezone, havnesvømning, vinterbade",
    middle_eastern:
      "mellemøstlig, falafel, hummus, meze, mellemøstligt, mellemøsten, arabisk, arabisk mad, pita",
    korean: "koreansk, bibimbap, kimchi",
    ethiopian: "etiopisk, injera, eritreisk",
    salad: "salater, salatbar, noget sundt, sund mad, salat, sundt",
    dessert: "dessert, noget sødt, desserter, sødt, søde sager, slik, vaffel, vafler, sød tand",
    sandwich: "sandwich, sandwicher, bagel, sandwichbar, sandwiches, en sandwich, panini, toast",
    fish_and_chips: "fish and chips",
    chicken: "kylling, stegt kylling, friturestegt kylling, kyllingevinger, grillkylling",
    noodle: "nudler, nudelret, nudelbar, skål nudler, nudelsuppe",
    soup: "suppe, supper, suppen, suppebar",
    pancake: "pandekager, pandekage, pandekagehus",
    crepe: "crepes, crêpes, creperi",
    donut: "donuts, donut, munkering, munkeringe",
    barbecue: "grillmad, spareribs, grill, bbq, grillet kød, ribs",
    skiing:
      "ski, stå på ski, skiløb, skisportssted, skisportssteder, skiområde, skiområder, skipiste, skipister, pist, pister, skilift, skilifter, snowboard, langrend, vintersport",
    winery:
      "vinkælder, vinkældre, vingård, vingårde, vinproducent, portvin, portvinskælder, portvinskældre, portvinshus, portvinshuse, portvinssmagning",
    wine_shop:
      "vinhandler, vinhandlere, vinhandel, vinbutik, vinbutikker, købe vin, købe en flaske, købe spiritus, spiritus, en flaske vin med, flaske vin, en flaske med hjem, gaveflaske, champagne til, flaske champagne, whiskybutik, snaps, akvavit, alkohol, købe øl, købe alkohol, vin med hjem, vin sendt, sendt hjem, ølbutik, spiritusforretning",
    food_shop:
      "delikatesse, delikatesser, delikatesseforretning, ostebutik, ostehandler, ost, oste, skinke, pølser med hjem, charcuteri, slagter, slagteren, fiskehandler, krydderier, slik, slikbutik, chokolade, chokoladebutik, olivenolie, trøfler, honning, marmelade, lokale varer, lokale produkter, gårdbutik, specialiteter med hjem, mad med hjem, teforretning, grønthandler, madbutik, lakrids, brød og ost, tapasvarer",
    convenience:
      "kiosk, kiosker, døgnkiosk, døgnkiosker, nærbutik, nærbutikker, 7 eleven, seven eleven, nattåbent, natkiosk, døgnåben butik, lighter, lightner, sodavand, cola, en cola, tyggegummi, chips, isterninger, snacks til, vand og chips, døgnåbent, tændstikker, en flaske vand, tandbørste, tandpasta, købe vand",
    tobacconist: "cigaretter, smøger, tobak, tobaksbutik, tobakshandler, cigarer",
    laundry:
      "vaskeri, vaskerier, møntvask, møntvaskeri, selvbetjeningsvaskeri, vaske tøj, vaske vores tøj, få vasket tøj, tøjvask, vask af tøj, vasketøj, vaskemaskine, vaskemaskiner, tørretumbler, renseri, rensning, rent tøj, beskidt tøj, beskidt, strygning, stryge en skjorte, strøget, plet på tøjet",
    luggage_storage:
      "bagageopbevaring, bagagebokse, bagageboks, bagageskabe, garderobebokse, opbevaring, opbevare bagage, opbevare kufferter, opbevare kuffert, stille bagagen, stillet bagagen, sætte bagagen, efterlade bagagen, efterlade kufferter, aflevere bagagen, kufferter, kufferterne, vores bagage, bagagen, rygsække, rygsækken, slippe af med bagagen, opbevaringsbokse, lockers, passe på bagagen, skabe til bagage",
    post_office:
      "posthus, posthuse, posthuset, et brev, breve, frimærke, frimærker, sende et postkort, sende postkort, sende en pakke, en pakke, pakker, sende pakker, pakkeshop, kuvert, kuverter, postkasse, postkassen, sende hjem, sende noget hjem, postnord, tolderklæring",
    phone_shop:
      "mobilbutik, mobilbutikker, telefonbutik, simkort, sim kort, sim card, et simkort, esim, e sim, taletidskort, taletid, data til, mere data, mobildata, gb, dataabonnement, lokalt nummer, lokalt kort, mobilcover, knust skærm, knækket skærm, reparere telefonen, telefonreparation, mobilreparation, ny telefon, ny mobil, købe en telefon, reparere mobilen, mobilen er død, telefonen er død, skærmen er knust, skærmbeskyttelse",
    electronics:
      "elektronik, elektronikbutik, elektronikbutikker, elgiganten, opladere, opladerkabel, ladekabel, hovedtelefoner, høretelefoner, høretelefon, headset, adaptere, rejseadapter, batterier, powerbank, hukommelseskort, sd kort, stativ, usb, usb stik, computerbutik, reparere computeren, højttaler, mus til computeren, tablet, ipad, apple butik, apple store, ladeklods, købe en oplader, ny oplader, glemt opladeren, glemte opladeren, købe et kabel, en adapter, en ny hårtørrer",
    car_park:
      "p hus, p huse, parkeringshus, parkeringshuse, p kælder, parkeringskælder, parkeringskældre, parkeringsplads, parkeringspladser, p plads, p pladser, parkere bilen, stille bilen, sætte bilen, lade bilen stå, hvor kan bilen stå, bilen stå, parkere gratis, hvor parkerer man, hvor må man parkere, hvor kan man parkere, parkere, smide bilen, parkeringsbøde, udlejningsbilen, bilen natten over, parkering natten over, p skive",
    petrol_station:
      "tankstation, tankstationer, benzin, benzintank, benzinstation, benzinstationer, benzintanken, diesel, tanke, tanke op, tanke bilen, fylde tanken, brændstof, luft i dækkene, lufte dækkene, dæktryk, tom tank, tanken er tom, vaske bilen, bilvask, circle k, ok tank, q8, shell, lejebilen fuld, bilen skal tankes",
    charging_station:
      "ladestation, ladestationer, lader, ladere, ladestander, ladestandere, ladeplads, lynlader, lynladere, hurtiglader, hurtigladere, lade bilen, lade elbilen, oplade bilen, oplade elbilen, elbil, elbilen, elbiler, strøm til bilen, strøm til elbilen, bilen skal lades, tesla, teslaen, supercharger, ladepunkt, elbilopladning, hybridbil, hybriden, hybridens",
    bus_stop:
      "busstoppested, busstoppesteder, stoppested, stoppesteder, stoppestedet, busstop, bussen fra, hvor går bussen fra, hvor holder bussen, busterminal, busstation, rutebil, rutebilstation, rutebilen, sporvognsstop, natbus, holder bussen, afgår bussen, flixbus, fjernbus",
    currency_exchange:
      "valuta, vekselkontor, vekselkontorer, veksling, veksle, veksle penge, vekslet, vekselkurs, valutaveksling, valutaveksler, bedste kurs, veksle dollars, veksle euro, dollars, pund, yen, schweizerfranc, euro i kontanter, norske kroner, svenske kroner, fremmed valuta, forex, veksler",
    hairdresser:
      "frisør, frisører, frisøren, frisørsalon, barber, barbershop, barberen, klippet, blive klippet, få klippet, klipning, klippes, herreklip, få ordnet hår, få vasket hår, farvet hår, hårfarve, bunden farvet, pandehår, skæg, skægtrim, negle, få ordnet negle, neglesalon, manicure og pedicure, sat hår, opsat hår, skønhedssalon, voksbehandling, makeup, klippe hår, klip og, hårklip",
    optician:
      "optiker, optikere, optikeren, briller, brillerne, nye briller, brille, solbriller, kontaktlinser, linser, linse, linsevæske, brillestel, stellet, knækkede briller, brilleglas, nye glas, synsprøve, skruen i brillerne, synoptik, læsebriller",
    jewellery:
      "smykker, smykke, smykkebutik, smykkeforretning, guldsmed, guldsmede, guldsmeden, urmager, urmagere, vielsesring, forlovelsesring, øreringe, ørering, halskæde, halskæden, halskæder, armbånd, guld, sølv, sølvsmykker, sølvsmed, perler, diamant, diamanter, ure, armbåndsur, urbatteri, urrem, ædelsten, rav, ravsmykker, juveler, en ring, guldring, ringe til",
    toys: "legetøj, legetøjsbutik, legetøjsbutikker, legetøjsforretning, dukke, dukker, bamse, bamser, tøjdyr, lego, legoklodser, barbie, playmobil, puslespil, træpuslespil, trælegetøj, brætspil, spil til børn, gave til barn, gave til et barn, gave til min søn, gave til min datter, gave til børnebørn, gave til børnene, klodser, fætter br, modelbil, modeltog",
    shoes:
      "sko, skoene, skobutik, skobutikker, skoforretning, skomager, skomagere, skomageren, sneakers, kondisko, løbesko, støvle, vandrestøvler, vandresko, gummistøvler, sandaler, sandal, klipklapper, klipklapperne, højhælede, hæle, såler, sål, nye sko, par sko, sutsko, dansesko, børnesko, vabler",
    gym: "fitness, fitnesscenter, fitnesscentre, fitnesscentret, fitnessen, motionscenter, motionscentre, træningscenter, træningscentre, gym, træne, træner, træning, løfte vægte, vægte, vægttræning, styrketræning, crossfit, bænkpres, dagspas til træning, dagskort til fitness, løbebånd, yogastudie, yogahold, pilates, spinning, uden medlemskab, personlig træner, crossfitboks",
    bowling:
      "bowling, bowle, bowlinghal, bowlinghaller, bowlingbane, bowlingbaner, bowlingcenter, kegler, keglebaner, keglebane, vælte kegler, strike, strikes, to baner, spille bowling",
    casino:
      "kasino, kasinoer, casino, casinoet, kasinoet, casinoer, roulette, blackjack, poker, spille poker, spille om penge, spille lidt om penge, spilleautomater, enarmede tyveknægte, gamble, gambling, satse, på rød, heldig i aften, prøve lykken, jetoner, bingo",
    coworking:
      "coworking, cowork, coworking space, kontorfællesskab, kontorfællesskaber, kontorplads, kontorpladser, delekontor, delekontorer, leje et skrivebord, skrivebord, arbejdsplads, arbejdspladser, et sted at arbejde, sted at arbejde, hvor kan man arbejde, arbejde i fred, arbejde et par timer, arbejde på farten, arbejde remote, fjernarbejde, mødelokale, mødelokaler, leje et mødelokale, mødelokale til, videomøde, videomøder, på timebasis, digital nomade, digitale nomader, podcastrum",
    mosque:
      "moske, moskeen, moskeer, moskeerne, fredagsbøn, fredagsbønnen, bedested, bedetider, muslimsk bøn, muslimer, muslim, mekka, imam, islamisk center, minaret, koran, dhuhr, bederum for muslimer, hvor kan jeg bede, bede fredag, bederum til",
    synagogue:
      "synagogen, synagoger, jødisk, jødiske, jøder, sabbat, shabbat, sabbatsgudstjeneste, rabbiner, rabbi, minyan, kaddish, torah, tora, torahlæsning, jødisk menighed, det jødiske",
    temple:
      "tempel, templer, templet, buddhistisk, buddhistiske, buddhisttempel, buddha, buddhisme, hindutempel, hinduistisk, hindu, munke, munk, røgelse, shinto, torii, pagode, meditation i tempel, sikh, gurdwara",
  },
  activity: {
    eat: "spise, noget at spise, spise ude, et sted at spise, sulten, spiser man, spise godt, få noget at spise, bide i, sultne, skrupsulten, hundesulten, få mad, noget mad, et måltid, tygge, fodre, guffe, mums, spises, noget godt at spise, lækkersulten, bid mad, en bid mad, noget spiseligt, spisning",
  },
  topic: {
    art: "kunst, maleri, kunsten, moderne kunst, samtidskunst, malerier, billedkunst, gadekunst, street art, skulpturer, kunstner, kunstnere, skulptur, graffiti, fotoudstilling, kunstudstilling, kunstudstillinger, van gogh, picasso, monet, fernisering, galleri, gallerier",
    history:
      "romansk, romanske, gotisk, gotiske, barok, historie, historisk, historien, vikinger, vikingetid, middelalder, krigen, historiske, vikingetiden, anden verdenskrig, gamle dage, gamle ting, kulturarv, fortid, krig, muren, den kolde krig, middelalderen, middelalderlig, romersk, romerne, ruiner, fortidens, kongernes, fæstningsværker, kanoner, gamle skibe, jødisk historie, ukendte soldats grav, besættelsen, riddere, spionerne, spioner",
    design:
      "design, dansk design, møbler, møbeldesign, designmøbler, lamper, keramik, indretning, boligindretning, designbutik, designbutikker, designere, interiør, brugskunst, boligbutik, stole, fine lamper",
    photography:
      "fotografering, fotografi, fotografere, fotosteder, tage billeder, fotospot, tage fotos, gode billeder, selfie, instagrambilleder, fotos, fotografier, kameraer, kamera, fotodag, fotograf, billeder ved, motiv, motiver, instagram, fotoudstilling",
    music:
      "musik, rock, klassisk musik, hiphop, vinyl, koncertmusik, jazz, opera, koncert, koncerter, livemusik, levende musik, live musik, pladebutik, pladebutikker, plader, salsa, techno, blues, folkemusik, bands, band, orkester, jazzklub, festival med musik, god musik, kor, guitar",
    nightlife:
      "natteliv, gå i byen, bytur, i byen, druktur, gå ud, drukture, en tur i byen, barcrawl, barrunde, pubcrawl, feste, fester, polterabend, drikke os fulde, drikke sig fuld, gå ud og drikke, værtshustur, nattelivet, en bytur, i byen i aften, klubber, ud i aften, ud og danse, drinks og dans, byture, nattesjov, barer og klubber, tøsetur, fest",
    cycling:
      "cykling, cykle, cykeltur, på cykel, cykelture, cykelrute, cykelruter, cykelsti, to hjul, cykelstier, mountainbike, racercykel, tur på cykel, cykler",
    swimming:
      "badning, svømme, svømning, bade, en dukkert, dyppe, vinterbadning, badested, dyppe tæerne, tage en dukkert, dukkert, en dyppetur, havnebadning, svømmetur, bade i havnen, springe i, hoppe i vandet, morgenbad i havnen, svømmer, svømme baner, hoppe i havnen, dyppe sig, friluftsbad, vinterbade, plaske, svømmehal, havnebad",
    royalty:
      "kongehuset, kongefamilien, royalt, kongelig, kongeligt, kongelige, dronningen, kongen, royale, det kongelige, kongefamilie, prinsesse, kronjuveler",
    books:
      "bøger, litteratur, forfattere, romaner, eventyr, hc andersen, boglig, bogorm, krimi, krimier, forfatter, digter, digtere, håndskrifter, roman, læse",
    wellness:
      "velvære, wellness, afslapning, slappe af, afslappende, selvforkælelse, spa, massage, massager, yoga, meditation, forkælelse, forkæle, sauna, afstresse, pleje, ro i sjælen, kurbad, stilhed, lade op, dampbad, termiske bade, mindfulness",
    food: "gastronomi, madoplevelser, madkultur, lokal mad, foodie, smagevandring, madtur, madture, madlavningskursus, madkursus, kokkekursus, lære at lave mad, smage, smagsprøver, smagninger, smage sig igennem, lokale retter, egnens ret, mad og vin, god mad, madoplevelse, madboder, elsker mad, lide mad, mad hele vejen, spise os igennem",
    sports:
      "sport, fodbold, sportslig, motion, løbetur, fodboldkamp, kampen, kamp, håndbold, tennis, padel, løb, løbe, løberute, maraton, marathon, stadion, hjemmekamp, træne, træning, fitness, crossfit, golf, surf, surfe, kajak, klatring, ski, bænkpres, styrketræning, badminton, basketball, vægte, ridning",
    fine_dining:
      "gourmet, gourmetmad, gourmetrestaurant, michelin, michelinstjerne, michelinrestaurant, stjernerestaurant, stjernekok, smagemenu, finere spisning, smagsmenu, finere madlavning, michelinstjerner, fin middag, vinmenu, hvide duge, mange retter, otte retter, finere middag, tjener i handsker, sommelier, fin restaurant",
    street_food:
      "gademad, street food, fra en bod, boder med mad, madboder, madvogn, madvogne, churros, spise på gaden, stående mad, foodtrucks, food trucks, pølsevogn",
    hidden_gems:
      "skjulte perler, gemte perler, hemmelige steder, turisterne ikke finder, alfarvej, uden for alfarvej, ingen kender, ukendte steder, ukendt, gemt væk, hemmelig, hemmelige, skjult, skjult perle, oversete, overset, usædvanlige, usædvanligt, mærkelige, mærkeligt, skæve steder, ikke i guidebøgerne, de færreste kender, få kender, insidertips, ikke turistet, ikke for turistet, ikke noget turistet",
    vintage:
      "vintage, retro, gammeldags, fra halvtredserne, halvtredserne, tresserne, halvfjerdserne, firserne, 50erne, 60erne, 70erne, 80erne, loppefund, vinyl, brugt tøj, genbrug, antik, gamle ting, gamle kameraer, gamle ure, retro diner",
  },
  price: {
    free: "gratis, kvit og frit, fri entré, gratis adgang, koster ikke noget, koster ingenting, uden at betale, gratis entre, ganske gratis, uden betaling, 0 kr, nul kroner, uden entré, uden entre, fri adgang, koster nul, kvit, gratis ting, uden at det koster, ikke koster noget, der ikke koster noget, uden at købe noget, kun gratis, uden penge, uden at have pungen fremme, uden at bruge penge, 0 kroner, for ingenting",
    cheap:
      "billigste, få penge, små penge, billig, billigt, billige, lavpris, budgetvenlig, budgetvenligt, fattig, fattigrøv, studiebudget, su venlig, uden at bruge ret mange penge, ikke bruge mange penge, ikke bruge så mange penge, ikke bruge for mange penge, spare penge, discount, slikbilligt, spotbilligt, ikke koster for meget, studievenlig, på su, småpenge, dødbillig, spotbillig, pissebillig, pissebilligt, billigt og godt, er flad, lave priser, stramt budget, lille budget, ikke mange penge, billigst, den billigste, det billigste, de billigste, mindst dyr, billigst muligt, uden vilde gebyrer, for et par mønter, et par mønter, for små penge, på budget, til at betale, spare, mæt for en, halvtredser, rimelig billigt, penge er små, lidt penge, lavt budget, flad",
    affordable:
      "rimelig, rimelige priser, til at betale, uden at blive ruineret, ikke koster en formue, fornuftige priser, ikke for dyrt, ikke for dyr, ikke for dyre, ikke alt for dyrt, ikke koster det hvide ud af øjnene, overkommelig, overkommelige priser, rimeligt, ok priser, fair priser, fair pris, ikke alt for dyre, ikke så dyr, ikke ruinerer os, humane priser, til en rimelig pris, ikke koster en bondegård, koster en bondegård, bondegård, ikke koster spidsen af en jetjager, det hvide ud af øjnene, ikke vælter budgettet, vælter ikke budgettet, uden at vælte budgettet, ikke ruinerer, ikke sindssygt dyrt, ikke vildt dyrt, ikke svinedyrt, ikke kostbart, overkommelige, overkommeligt, rimeligt prissat, rimelig pris, værdi for pengene, valuta for pengene, betalelig, menneskelige priser, fornuftig pris, fornuftigt, ikke alt for dyr, midt imellem, ikke en bondegård, uden at det koster en bondegård, almindelige priser, til prisen",
    moderate:
      "mellempris, mellemklasse, middel pris, moderat, midt i prisen, mellemdyr, mellemdyrt, mellem prisklasse, mellemprisklasse, i mellemprisen, middel, gennemsnitspris, hverken billig eller dyr, hverken billigt eller dyrt, mellemprisklassen, middelpris, midt imellem",
    expensive:
      "dyr, dyrt, dyre, eksklusiv, luksus, fin, fornemt, luksuriøs, luksuriøst, fancy, eksklusivt, high end, dyrere ende, forkæle os, fine, fornem, stilfuldt, elegant, elegante, i den dyre ende, må gerne koste, posh, kostbart, det må gerne koste, må godt koste, det må godt koste, må koste lidt, penge er ingen hindring, pengene er ingen hindring, pris ingen hindring, eksklusive, femstjernet, ikke spørger om prisen, prisen er ligegyldig, pris er ligegyldig, penge er ligegyldige, koste hvad det vil, det bedste af det bedste, fem stjerner, 5 stjerner, overdådigt, det fineste, vi klæder os på, forkæle os med, ingen prisgrænse, flot og dyrt, fint, det dyreste, den dyreste, dyreste",
    cheaper:
      "billigere, mindre dyrt, ikke så dyrt, noget billigere, for dyrt, for dyr, mindre dyr, ikke så dyr, billigere sted, lavere pris, lidt billigere, mere budgetvenligt, koster mindre, der koster mindre, billigere end, det halve, halv pris, knap så dyrt, alt for dyrt, over budget, kan vi ikke betale, har vi ikke råd til, ikke råd til, ned i pris, billigere tak, mere studenteragtig, noget mindre fint, studerende vi har med",
    dearer:
      "dyrere, finere, mere eksklusivt, mere fancy, lidt finere, mere luksus, lidt dyrere, noget finere, mere luksuriøst, finere sted, lækrere, dyrere er ok, dyrere er helt ok, må koste mere, må gerne koste mere, kan godt koste mere, betale mere, bruge mere, flere penge, for simpelt, for billigt, noget mere fornemt, op i pris",
  },
  holidays:
    "nytårsdag, første nytårsdag|skærtorsdag|langfredag|påskedag, første påskedag, 1. påskedag|anden påskedag, 2. påskedag|arbejdernes kampdag|kristi himmelfartsdag, kristi himmelfart|pinsedag, første pinsedag, 1. pinsedag, pinsen|anden pinsedag, 2. pinsedag|kristi legemsfest|marias himmelfart|allehelgensdag|juleaften, juleaftensdag|juledag, første juledag, 1. juledag|anden juledag, 2. juledag|nytårsaften, nytårsaftensdag",
  day: {
    day_after: "dagen efter, næste dag, en dag senere, dagen derpå",
    day_before: "dagen inden, dagen forinden",
    today: "i dag, idag, i dagens løb, senere i dag",
    tonight: "i aften, i nat, iaften, i aftn, senere i aften, her til aften",
    tomorrow: "i morgen, imorgen, i mrg, imrgn, i mårn, imårn",
    after_tomorrow: "i overmorgen, overmorgen",
    weekend: "weekend, weekenden, i weekenden, wkend, i weekend, weekenden her, lørdag og søndag, lør søn",
    this_week: "denne uge, i denne uge, ugens løb, i ugen",
    next_week: "næste uge, i næste uge, kommende uge, den kommende uge, ugen efter",
    this_month: "denne måned, i denne måned",
    next_month: "næste måned, i næste måned, kommende måned",
    christmas: "jul, i julen, over julen, til jul, hen over julen, juledagene, juleferien",
    easter: "i påsken, over påsken, til påske, påsken, påskeferien",
  },
  weekday: {
    "2": "tirs, tirsdag",
    "3": "ons, onsdag",
    "4": "tors, torsdag",
    "5": "fre, fredag",
    "6": "lør, lørdag",
  },
  part: {
    morning:
      "morgen, formiddag, om morgenen, om formiddagen, i formiddag, formiddagen, morgenen, tidligt om morgenen, i morges, her til morgen, morgenstunden",
    midday: "middagstid, klokken tolv, midt på dagen",
    afternoon: "eftermiddag, om eftermiddagen, i eftermiddag, eftermiddagen, her i eftermiddag",
    evening:
      "aften, om aftenen, aftenen, aftenstid, fyraften, efter arbejde, på aftenen, her i aften, efter aftensmaden, efter middagen",
    night: "nat, om natten, midt om natten, natten, midnat",
  },
  meal: {
    breakfast: "morgenmad",
    brunch: "brunch",
    lunch: "frokost, til frokost, frokosten, frokosttid, arbejdsfrokost, julefrokost",
    dinner:
      "middag, aftensmad, aftensmaden, til middag, forretningsmiddag, til aftensmad, til aften, middagen, aftenmad",
  },
  moment: {
    after: "efter",
    besides: "før, inden, efter en, efter et",
    since: "fra, efter",
    ahead: "om",
    days_ahead: "om",
    before: "tidligere end, før, inden",
    until: "til, indtil, rejser, tager hjem, afrejse, hjemrejse, vi rejser hjem, vi rejser, afgang",
    now: "nu, lige nu, i øjeblikket, nu her, straks, med det samme, her og nu, lige pt, pt, åbent nu, nuværende tidspunkt",
    next: "næste, kommende",
    this: "denne, dette, på",
    from: "ankommer, vi ankommer, fra, fra og med, startende, ankomst, vi lander",
    between: "mellem, imellem",
    after_dinner: "efter aftensmaden, efter middagen",
  },
  clock: {
    at: "kl, klokken, omkring",
    hour: "h",
    am: "om morgenen, om formiddagen, om natten",
    pm: "om aftenen, om eftermiddagen",
    half_to: "halv",
    quarter_past: "kvart over",
    quarter_to: "kvart i",
  },
  number: {
    "1": "en, et, én, ét, en enkelt, et enkelt",
    "2": "to",
    "3": "tre",
    "4": "fire",
    "5": "fem",
    "6": "seks",
    "7": "syv, hele ugen, en hel uge",
    "8": "otte",
    "9": "ni",
    "10": "ti",
    "11": "elleve",
    "12": "tolv",
    "15": "femten",
    "20": "tyve",
    "30": "tredive",
  },
  ordinal: {
    "1": "første, første stop",
    "2": "anden, andet",
    "3": "tredje",
    "4": "fjerde",
    "5": "femte",
    "-1": "sidste, sidste stop",
  },
  unit: {
    hour: "time, timer",
    mile: "mil, miles",
    day: "dag, dage, hele ugen, en hel uge, dages",
    night: "nat, nætter",
    week: "uge, uger",
    person:
      "person, personer, mennesker, voksne, gæster, pers, mand, voksen, piger, drenge, kvinder, mænd, venner, veninder, kuverter, stk, rejsende, deltagere, hoveder, pax",
    metre: "m, meter",
    kilometre: "km, kilometer",
    walk_minute:
      "minutters gang, minutter til fods, minut, minutter, min, minutters gang, min gang, minutters gåtur",
    star: "stjerne, stjerner, stjernet",
    age: "år, årig, årige, år gammel",
    child:
      "unger, børn, barn, sønner, døtre, børnebørn, babyer, teenagere, småbørn, kids, unge mennesker, ungerne, rollinger, poder, de små, drenge, piger",
  },
  numbered: {
    dearest: "det dyreste, den dyreste, dyreste",
    farthest:
      "det fjerneste, den fjerneste, længst væk, det længst væk, den længst væk, der ligger længst væk",
    which: "nummer, nr, mulighed",
    day: "dag, dage",
    that_day: "den dag, samme dag",
    stop: "stop, stoppet, stop nummer, første stop",
  },
  negation: {
    instead: "i stedet for, istedet for, fremfor, frem for",
    needless: "uden at skulle, skal ikke købe, behøver ikke, ikke nødvendigvis, kræver ikke",
    not: "allergi over for, har vi set, har vi allerede set, har allerede set, har vi været på, har allerede været på, har vi prøvet, glem, vi dropper, ikke, ingen, intet, uden, aldrig, undgå, ik, ikk, ikke noget, ikke til, gider ikke, orker ikke, hader, bryder mig ikke om, kan ikke lide, træt af, vil ikke have, ikke vild med, trætte af, slipper for, allergisk over for, send mig ikke til, foreslå ikke, ikke flere",
    except:
      "undtagen, uden for, alt andet end, alt undtagen, bortset fra, andet end, ud over, lige undtagen, foruden",
    but: "men, hellere, i stedet",
  },
  where: {
    at: "vi er i, vi er på, vi er ved, jeg er i, jeg er på, jeg er ved, vi er nu i, vi er nu på, vi er nu ved, vi står ved, vi står foran, jeg står ved",
    near: "i samme område som, samme område som, i nærheden af, tæt på, tæt ved, nær, ved, ved siden af, omkring, tættere på, rundt om, nærmere, ikke langt fra, rundt om hjørnet fra, lige ved, kort fra, et stenkast fra, gåafstand fra, gåafstand til, i gåafstand af, nærved, op ad, lige op ad, henne ved, ude ved, over for, overfor, nede ved, omme bag, bag ved, i nabolaget af",
    in: "i, på, inde i",
    me: "rundt omkring, omkring, i nærheden, her i nærheden, tæt på mig, lige her, i området, nær mig, heromkring, her omkring, ikke langt herfra, lige i nærheden, rundt om hjørnet, om hjørnet, i nabolaget, tæt herpå, omkring her, i gåafstand herfra, tæt på her, nærområdet, i kvarteret, hvor jeg er, hvor vi er, her i området, her tæt på, henne om hjørnet, lige om hjørnet, nærmest mig",
    host: "hotellet, vores hotel, mit hotel, hotellets, jeres hotel, hvor vi bor, der hvor vi bor, vores værelse, her på hotellet, overnatningsstedet, vores lejlighed, vores airbnb",
    walk: "gåafstand, til fods, i gåafstand, gåtur, på gåben, kort gåtur",
    within: "inden for, indenfor, højst, maks, under, maksimalt, max, mindre end, ikke mere end, op til",
    there:
      "der i nærheden, i nærheden af det, samme område, derhenne, der omkring, dér, tæt på det, samme sted, derovre, samme kvarter, på vejen, på vejen derhen, undervejs",
  },
  limit: {
    most: "højst, maks, max, maksimalt, ikke mere end, ikke flere end, ikke over, aldrig mere end, allerhøjst, begræns til",
    only: "kun, bare, udelukkende, en enkelt, et enkelt",
    thing: "ting, steder, sted, seværdigheder, oplevelser, aktiviteter, besøg, punkter, gøremål, punkt",
    a_day: "om dagen, per dag, pr dag, hver dag",
  },
  town: {
    centre:
      "centrum, midtbyen, bymidten, indre by, midten af byen, centralt, inderby, city, inde i byen, det indre, i centrum, midt i byen, indre del af byen",
    north: "nord, nordlige, nordpå",
    south: "syd, sydlige",
    east: "øst, østlige",
    west: "vest, vestlige",
  },
  party: {
    family:
      "bedsteforældre, mine forældre, svigerforældre, mormor, farmor, morfar, farfar, kids, teenagere, unger, ungerne, familie, børn, børnene, barn, børnevenlig, børnevenligt, familievenlig, baby, familien, små børn, mor og far, bedsteforældrene, forældre, børnebørn, de små, børnefamilie, oldemor, teenager, min mor og jeg, mig og min mor, min far og jeg, mor og mig, familie på, småbørn, poderne, poder, rollinger, ungernes, datter, datteren, søn, sønnen, børneegnet, tumling, min familie, børnefamilier, babyen, nevø, niece, familier, børnevenlige, svigermor, vores forældre, babyer, spædbarn, døtre, sønner, vores søn, vores datter, min datter, min søn, familievenligt, på tre år, hele familien, fætre, kusiner, moster, onkel, min mor, min far, de mindste, den lille, vores lille, min lille, tvillinger, tvillingerne, toårig, toårige, treårig, femårig, drengene, pigerne, klapvogn, klapvognen, barnevogn, barnevognen, barnesæde, modermælkserstatning, børnebørnene, svigerfar, teenagerne, tanter, mine tanter, skolebørn, familiefødselsdag, søskende, søster, bror, knægt",
    couples:
      "kæreste, kæresten, kone, mand, ægtefælle, kæresteweekend, bryllupsdag, forlovede, ægtepar, min kone, min mand, min kæreste, kærester, bryllupsrejse, forlovet, årsdag, hustru, nygifte, bare os to, kærestepar, konen, fruen, min date, min bedre halvdel, guldbryllup, brudepar, samlever, os to, kun os to, sølvbryllup, massage til to, frue, par, manden",
    friends:
      "venner, vennerne, veninder, kammerater, polterabend, gutterne, pigerne, pigetur, drengetur, vennegruppe, drengene, veninde, veninden, vennetur, slænget, kammeraterne, en ven, en veninde, vennegruppen, kumpaner, drengerøve, mandehørm, tøsetur, venindetur, kliken, bofæller, studievenner, banden, gutter, tøser, tøserne, veninderne, studiekammerater, hele holdet, mandetur, min veninde, gamle venner, kollektiv, langt bord, stort bord",
    solo: "alene, solo, rejser alene, helt alene, for mig selv, kun mig, på egen hånd, mig selv, bare mig, alenerejsende, enlig, alene på tur, solorejse, sidde alene, spise alene, sidde selv, at sidde selv, går alene, mig alene",
    business:
      "forretningsrejse, forretning, kolleger, forretningsmiddag, kunder, konference, i arbejde, arbejdsfrokost, forretningsfrokost, firmafrokost, forretningsforbindelser, kollega, chefen, kunde, erhverv, firmatur, forretningsmøde, kollegerne, kollegaer, forretning med, på arbejde, firmamiddag, møder, arbejdsmiddag, min chef, forretningsforbindelse, i forbindelse med arbejde, skal arbejde, seminar, en kunde, chef, firma, firmaet, firmanavn, møderne, mellem møderne, i møder, arbejdsrejse, konferencen, jobsamtale, teambuilding, videomøde, kontoret, møde, messe",
  },
  partySize: {
    of: "vi er, bord til, til, gruppe på, vi bliver, plads til, familie på, selskab på, vi er blevet, bord for, gruppe af, flok på, vi kommer, reservation til, i alt",
    of_after: "personer",
    "2": "os to, for to, til to, bare os to, kun os to, vi to, os to alene, to personer, min mor og jeg, mig og min mor, min far og jeg, mor og mig, bord til to, to mand, to styk",
    "3": "os tre, vi tre, for tre, til tre, tre personer",
    "4": "os fire, vi fire, for fire, til fire, fire personer",
    "5": "os fem, vi fem, for fem, til fem",
    "6": "os seks, vi seks, for seks, til seks",
    "7": "os syv, til syv",
    "8": "os otte, til otte",
  },
  tripType: {
    business: "forretningsrejse, arbejdsrejse",
    pleasure: "på krydstogt, krydstogtskib, krydstogt, krydstogtgæster, ferie",
  },
  asked: {
    menu: "menukort, menukortet, menuen, spisekort, spisekortet, vinkort, menu, hvad serverer, hvad serverer de, serverer de, hvad kan man få, hvad har de at spise, har de noget til, børnemenu, børneportion, er der vegansk, har de vegansk, har de vegetarisk, har de glutenfri, retter på menuen, dagens ret, hvilke retter, hvilke øl har, har de noget uden",
    highchair:
      "børnestol, børnestole, barnestol, barnestole, højstol, højstole, høje stole, babystol, puslebord, pusleplads, høj stol, stol til hende, stol til ham, stol til babyen, babystole, stol til en baby, sidde sikkert, triptrap",
    crowds:
      "er der kø, lang kø, er der fyldt, fyldt der, mange mennesker, er der mange mennesker, er der travlt, travlt der, stå i kø, ventetid, så mange, altid så mange, pakket, er der pakket, proppet, lange køer, køen, kø, vente længe, hvor travlt, travlt, færrest, færrest mennesker, mindst travlt, mest ro, hvornår er der færrest, hvornår er der ro, overrendt, fyldt op, undgå kø, undgå køen",
    by_foot: "til fods",
    by_car: "i bil, med bil, i taxa",
    by_bike: "på cykel, med cykel, cykle derhen, cykle dertil",
    area: "hvilket område, hvilken bydel",
    hours:
      "åben om, har åbent om, lukker, hvor længe har, åbningstider, hvornår åbner, hvornår lukker, hvornår har, åbningstid, hvornår, har åbent, hvor længe, lukketid, hvad tid åbner, har de åbent, er der åbent, lukket, hvornår er der åbent, er de åbne, holder åbent, holder lukket, sidste indgang, åben i dag, åbent på, åben søndag, åbent søndag, åbent nu, hvornår starter, sidste adgang, åben på helligdage, åben mandag, hvilke dage, hvor længe har de åbent, hvor sent, stadig åben, stadig åbent, køkkenet lukket, køkkenet lukker, kun voksne efter, åbner de, lukker de",
    address:
      "adresse, adressen, hvor ligger, beliggenhed, hvor er, hvilken gade, hvor præcis, hvor helt præcis, vejnavn, vise chaufføren, vejnavnet, gade og nummer, husnummer, hvilken vej, til gps, gps, adressen til, den præcise adresse, præcis adresse, hvor ligger det, hvor er det henne, hvor holder den til, koordinater, på kortet",
    phone:
      "telefonnummer, telefon, nummer, nummeret, ringe til, tlf, tlf nr, telefonnr, mobilnummer, kontaktinfo, kontaktoplysninger, ringe til dem, deres nummer, telefonnummeret, ringe op til, kontakte dem, ringe, kontakt",
    price:
      "hvad er prisen, hvad tager de for, hvad koster det, pris, prisen, hvad koster, billet, billetter, entré, koster, hvor meget koster, priser, entre, billetpris, hvor dyrt, indgang koster, hvad skal man give, hvad tager de, koster det noget, er det gratis, børnebillet, rabat, studierabat, entrépris, hvad ligger prisen på, hvor meget er, hvad ryger der, hvad løber det op i, hvad løber, hvad giver man, hvor meget for, er det dyrt, billetpriser, børnepris, rabatter, pensionistrabat, prisen på, priserne, pris pr",
    postcode: "postnummer",
    website:
      "hjemmeside, website, link, webside, hjemmesiden, deres side, teatrets side, url, internetside, netside, deres instagram, facebook, på nettet, linket, hjemmeside til, webadresse, et link",
    directions:
      "hvordan kommer jeg, vej til, hvordan kommer vi, rutevejledning, hvordan kommer man, komme til, vejen til, find vej, hvilken bus, hvilken metro, hvilket tog, hurtigste vej, nemmeste vej, bedste vej, transport til, hvordan finder jeg, hvordan finder vi, komme derhen, nemmest til, hurtigst til, kommer bedst til, hvilken sporvogn, hvilken linje, bedste vej derhen, hvordan når jeg, hvordan når vi, hvordan tager man, gå eller metro, kører til, hvor skal vi stå af, hvor skal jeg stå af, stå af, skifte hvor, vejen derhen, vis vej, finder jeg derhen, finder vi derhen, rute til, hvilken udgang, hvilken retning, komme dertil, faret vild",
    booking:
      "reservere, booke, bestille bord, reservation, book, bestille, bestille plads, bordbestilling, skal man bestille, skal man booke, bestille i forvejen, booke i forvejen, reservere bord, booke bord, skal man bestille bord, dukke op, bare dukke op, kræver det reservation, skal man reservere, booking, forudbestille, billet på forhånd, billetter på forhånd, på forhånd, i god tid, uden reservation, bare møde op, møde op, drop in, walk in, udsolgt, ledige borde, ledigt bord, købe billet online, køb billet i døren, billetter online, venteliste",
    rating:
      "anmeldelser, bedømmelse, anmeldelse, stjerner på, rating, vurdering, hypen værd, er det hypen værd, pengene værd, turen værd, er det godt, hvor mange stjerner, stjerner har, turistfælde, gode anmeldelser, hvad siger folk, hvad synes folk, karakter, vurderinger, er den god, er de gode, værd at besøge, overvurderet",
    payment:
      "betale med kort, kort, kreditkort, betale, kontant, mobilepay, tager de kort, betaling, dankort, apple pay, tager kort, betale kontant, tager de, tager de amex, tager de dollars, tager de kontanter, tager de euro, dele regningen, splitte regningen, kort eller kontant, kontant eller kort, visa, amex, betale med, drikkepenge, kun kontant",
    distance:
      "langt herfra, langt væk, er der langt, er det langt, ligger langt, hvor langt er der, hvor langt, afstand, hvor langt væk, hvor lang tid tager det at gå, hvor lang er gåturen, langt at gå, hvor mange minutter, minutter til fods, gå derhen, kan jeg gå derhen, kan vi gå derhen, hvor meget går vi, hvor længe går vi, om hjørnet, lige om hjørnet, kan man gå, kan man gå det, gå det, til fods derhen, minutter herfra, minutters gang, hvor lang tid at gå, tæt på hotellet, hvor mange kilometer, kilometer herfra, en vandring, gader væk, hvor mange gader",
    duration:
      "hvor lang tid, hvor længe tager, hvor længe skal, hvor lang tid tager, varighed, hvor længe bør, hvor længe varer, hvor længe går, hvor mange timer, hvor længe skal man, tager det hele, er en time nok, time nok, timer nok, nok til museet, hurtigt overstået, en halv dag eller, hele eftermiddagen, hvor længe, hvor lang tid skal, nå det på, kan man nå det",
    photos:
      "billeder, foto, fotos, billede af, foto af, billeder af, vise billeder, billede, et billede, fotos af, vis mig et billede, hvordan ser det ud, hvordan ser der ud, se hvordan der ser ud, se stedet, indefra",
    type: "hvilken slags",
    fact: "dresscode, dress code, påklædning, hvad skal man have på, hvad skal jeg have på, hvem har tegnet, hvem tegnede, hvem har designet, hvem designede, hvem byggede, hvem har bygget, hvem malede, hvem har malet, hvem grundlagde, begravet, hvor gammel er, hvor gammelt er, hvor høj er, hvor højt er, hvor høj, hvor stor er, hvornår blev, hvilket år, hvilke malerier, hvilke værker, vagtskifte, vagtskiftet, spøgelser, spøgelse, historien bag, hvad er historien, hvor gammel, hvor gammelt, hvor højt, hvorfor hedder, hvor kommer navnet, passer det at, er det rigtigt at, sagn, legende, legenden, hvem boede, hvem ligger begravet, trin i tårnet, hvor mange trin, hvor mange dyr",
    email: "mailadresse, deres mail, e mailadresse, email til, skrive til dem, mail til dem",
  },
  slot: {
    features: "parkering, wifi",
    priceLevel: "pris, prisen, budget",
    area: "område, området, sted, kvarter, bydel, beliggenhed",
    categories: "køkken, mad, type",
    openAt: "tid, dag, tidspunkt",
    stars: "stjerner",
  },
  sort: {
    price:
      "billigst, billigste, den billigste, det billigste, de billigste, mindst dyr, koster mindst, der koster mindst, tager mindst, hvem tager mindst, mindst for, laveste pris, lavest pris, efter pris, sorter efter pris, billigst først, billigste først, mindst muligt, hvad er billigst, hvor er det billigst",
    closing:
      "længst åbent, længst åben, åbent længst, lukker senest, lukker sidst, har åbent længst, senest åbent, åbent senest, har længst åbent, længst oppe, åben længst, sidst lukker",
    distance:
      "nærmeste, det nærmeste, tætteste, tættest på, nærmest, tættest, den nærmeste, kortest væk, det tætteste, den tætteste, kortest afstand, korteste vej, efter afstand, sorter efter afstand, hvilken er nærmest, nærmest hotellet",
    rating:
      "gode anmeldelser, godt anmeldt, bedste, det bedste, den bedste, bedst, de bedste, topklasse, byens bedste, højest bedømte, bedst anmeldte, bedst bedømte, bedst vurderede, højest vurderet, højest vurderede, flest stjerner, topvurderet, højeste karakter, bedste anmeldelser, efter vurdering, sorter efter vurdering, mest anbefalede, nummer et, top 5, top 3",
    closer:
      "tættere, nærmere, ikke så langt, noget nærmere, tættere på, for langt, for langt væk, det er for langt, alt for langt, mindre langt, kortere væk, mere centralt, for langt med, ude i skoven, langt fra alfarvej, en kortere tur",
    better:
      "bedre, bedre anmeldt, højere vurderet, bedre vurderet, bedre anmeldelser, bedre end, noget bedre, et bedre, en bedre, bedre kvalitet, bedre sted, bedre steder, højere kvalitet, findes der noget bedre, er der noget bedre, flere stjerner, bedre bedømt, bedre alternativer",
  },
  act: {
    loop: "rundtur, rundtur på, rundrute, en runde, sløjfe, cykelrunde, løberunde, rundstrækning",
    any_of_those: "nogen af dem, nogle af dem, en af dem, et af dem, nogen af disse, en af disse",
    those:
      "dem alle, af dem, af disse, de steder, disse, disse steder, dem du nævnte, dem du sagde, de nævnte, dine forslag, stederne du nævnte",
    show: "vis, vis mig, vis os, lad mig se, må jeg se, kan jeg se, se igen, opsummer, gennemgå, mind mig om",
    everything: "det hele, alt, alting, alt sammen, hele planen, hele dagen, hele programmet",
    the_other: "det andet sted, den anden ene, det andet der",
    advise:
      "hvilken vil du anbefale, hvilken anbefaler du, hvilket anbefaler du, hvilken ville du vælge, hvilket ville du vælge, hvad ville du vælge, hvad ville du tage, din favorit, hvilken skal vi tage",
    theirs: "de har, har de, har den, har det sted, der er der, det sted, derhenne, stedet, hos dem, hos den",
    early:
      "først, start med, starte med, starter med, begynde med, begynd med, begynder med, tidligt, i starten, i begyndelsen, som det første, indled med",
    late: "til sidst, sidst, slut med, slutte med, slutter med, slutte af med, slut af med, afslut med, afslutte med, i slutningen, som det sidste, rund af med, til slut",
    stroll:
      "slentretur, slentre, slentre rundt, slentre gennem, gåtur gennem, en gåtur gennem, gåtur i, en gåtur i, gå en tur i, gå en tur gennem, gå rundt i, spadsere, spadseretur, spadseretur gennem, vandre rundt i, drysse rundt i, byvandring",
    explore: "udforske, udforsk, opdage, opdag, opleve, oplev, lære at kende",
    whole_day: "hele dagen, en hel dag, hel dag, heldags, dagen fri, fridag, en fri dag",
    half_day: "en halv dag, halv dag, halvdags, halvdag, halvdelen af",
    spend:
      "bruge, bruger, tilbringe, udnytte, udnytter, fylde, hvad foreslår du, hvad foreslår i, hvad ville du gøre, hvad når vi, kan vi nå, nå at se, hvor starter vi, hvor begynder vi, få mest ud af, hvad anbefaler du, hvad gør vi",
    must: "skal være, den skal være, det skal være, skal helst være, må gerne være, den må gerne være, det må gerne være",
    why: "hvorfor, hvorfor ikke",
    left_out: "udeladt, udelod, sprunget over, mangler, ikke med, ikke i planen",
    calm: "ikke så travl, ikke så travlt, afslappet",
    busy: "mere at se, flere ting, se mere, nå mere",
    ask: "hvem, hvilken, hvilke, hvilket, hvorfor, hvornår, hvad, hvordan",
    more: "mere, flere, vis mig flere, vis flere, vis mere, vis mig mere, flere tak, flere forslag, flere af dem, mere af det, giv mig flere, endnu flere",
    todo: "idéer, nogle idéer, har du idéer, hvad skal vi lave, hvad er der at lave, hvad kan vi lave, hvad kan man lave, hvad kan man, hvad kan vi, ting at lave, noget at lave, hvad kan man se, hvad skal man se, hvad er der at se, hvad kan man opleve, hvad kan vi opleve, oplevelser, noget at se, noget at opleve, hvad kan jeg lave, hvad skal vi se, sjove ting at lave, hvad kan man foretage sig, finde på, hvad kan vi finde på",
    called: "der hedder, hedder, ved navn, kaldet, hvad hed",
    also: "også, med, desuden, samt, ligeledes",
    join: "og, eller",
    either: "eller",
    greet:
      "hej, goddag, godmorgen, godaften, halløj, hejsa, dav, god morgen, god aften, hej med jer, hejhej, davs, hey, hallo, hvad så, mojn, hva så, heyo, god eftermiddag",
    thanks:
      "tak, mange tak, tusind tak, tak skal du have, tak for hjælpen, takker, super tak, perfekt tak, 1000 tak, tak for det, fedt tak, tusinde tak",
    bye: "farvel, hej hej, vi ses, det var alt, ha en god dag, hav en god dag, ses, god dag, det var det, godnat, på gensyn, kan du have det godt, det er det hele",
    yes: "ja, ja tak, gerne, jo, fint, okay, ok, perfekt, super, selvfølgelig, ja gerne, meget gerne, jep, jeps, lyder godt, klart, jada, gør det, jaja, ja da, det lyder fint, enig, helt sikkert, det er godt",
    no: "nej, nej tak, niks, næ, nix, nope, nejnej, ikke rigtig, nah, ellers tak",
    find: "hvad skal vi lave, hvad er der at lave, har i et bud, hvad kan vi lave, bud på, leder efter, søger, find, finde, anbefale, anbefal, anbefaling, foreslå, foreslår, forslag, er der, findes der, vil gerne, har brug for, skal bruge, vis mig, hvad kan man, hvad kan vi, hvor kan man, hvor kan jeg, hvor kan vi, hvor får man, et sted, noget, kender du, lyst til, er der nogen, er der noget, ved du, har du, tip til, tips til, anbefalinger, kan du finde, vi vil, jeg vil, vi vil gerne, jeg vil gerne, kunne godt tænke mig, vi kunne godt tænke os, trænger til, har lyst til, vis os, giv mig, nogen gode, nogle gode, gode bud, et godt bud, hvor finder jeg, hvor finder vi, hvor kan man få, noget med, i humør til, på jagt efter, hjælp til at finde, hvor er der, kunne bruge, hit med, en idé til, idéer til, ideer til, hvad med noget, købe, køber man, køber jeg, at købe",
    where:
      "hvor, hvor kan man, hvor kan jeg, hvor kan vi, hvor får man, hvor henne, hvorhenne, hvor ligger der",
    plan: "planlæg, plan, lav en plan, lav, lav et program, sammensæt, planlægge, lave en plan, organiser, plan for, en plan, læg en plan, sæt sammen, program for, lav et forslag til, arranger, stable på benene, strik sammen, strikke sammen, skru sammen, hjælp med at planlægge, lav en dag, fyld, udtænk, foreslå en dag, kom med en plan, lav en rute, find ud af en dag, tilrettelæg",
    guides: "guides, guide, guider, rejseguides, byguides",
    areas: "kvarterer, bydele, kvartererne, bydelene, områder",
    itinerary:
      "rejseplan, plan, planen, program, dagsprogram, rute, programmet, tidsplan, dagsplan, turplan, rejseprogram, ruteplan, lav en rute",
    trip: "tur, rejse, ophold, ferie, storbyferie, weekendtur, på besøg, miniferie, byferie, turen, forlænget weekend, besøg",
    send: "send, sende, mail, maile, send det, email, send planen, på mail, send mig, smid den, send på mail, e mail",
    tell: "fortæl, fortæl mig, mere om, fortæl om, info om, information, oplysninger, detaljer, fortæl mig om, fortæl mere om, fortæl mig mere om, fortæl mere, information om, historien bag, hvad kan du fortælle, hvad ved du om, beskriv, lidt om, fortæl lidt om, hvad er historien, baggrunden for, uddyb",
    what_is: "hvad er, hvem er",
    is: "er, er det, er den, værd at, værd, er det værd, det værd, værd at se, værd at besøge, pengene værd, turen værd, umagen værd, overvurderet",
    have: "har, har de, har den, kan man, har det, kan man få",
    reference: "det, den, denne, dette, der, de",
    other:
      "en anden, et andet, andre, noget andet, flere, en til, alternativer, andre forslag, andre muligheder, noget helt andet, nogle andre, andre ideer, noget nyt, alternativ, flere muligheder",
    origin: "jeg er fra, vi er fra, jeg kommer fra, vi kommer fra, kommer fra, på besøg fra, rejser fra",
    meant:
      "gør det til, sagde jeg, sagde jeg jo, jeg sagde, jeg mente, mente, nej jeg mente, jeg mener, rettere sagt, hov jeg mente, ups, ret det til, nej vent, eller nej, hov, vi har ombestemt os, jeg har ombestemt mig, ombestemt, rettelse, nej jeg mener",
    instead: "i stedet, hvad med, og, hellere, så, istedet, i stedet for, så hellere",
    like: "elsker, kan lide, kan godt lide, interesserer, interesseret i, glad for, vild med, holder af, interesserer os for, interesserer mig for, vilde med, går op i, nørder, fan af, tosset med, begejstret for, glade for",
    dont_care:
      "ligegyldig, ligegyldigt, er ligegyldig, lige meget, betyder ikke noget, er underordnet, ingen betydning, uden betydning, er ligeglad, det er lige meget, det er ligegyldigt, underordnet, spiller ingen rolle, betyder ikke så meget, bestem selv, du bestemmer, vælg selv, overrask mig, overrask os, ligeglad, ligeglade, ingen præference, ikke kræsen, ikke kræsne, vi er fleksible, jeg er fleksibel, fleksibel, whatever, alt er godt, alt duer, ikke så nøje",
    less: "mindre, ikke så meget, knap så meget",
    inside: "inde, indenfor, indendørs, inden for, inde i varmen",
    the_rest: "resten, alt andet, de andre, det øvrige, de øvrige, alle de andre",
  },
  edit: {
    cancel: "aflys, aflyse, afbestil, glem, drop, opgiv, skrot",
    reverse:
      "omvendt, i omvendt rækkefølge, den anden vej rundt, den modsatte vej, modsat rækkefølge, vend rækkefølgen, vend den om, vend det om, bagfra",
    split: "del os, dele os, deler os, hver for sig, opdelt, to hold, to grupper, adskilt",
    unfit:
      "for turistet, alt for turistet, en turistfælde, overvurderet, ikke noget for børn, ikke for børn, ikke noget for os, for kedeligt, er kedeligt, kedelig, ikke vores stil, for fint, for fin, har vi set, vi har set, har jeg set, har vi været, vi har været der, har vi været i, kender vi, kender vi godt, har vi prøvet",
    rest: "lur, en lur, middagslur, hvil, hvile, hvile mig, hvile os, tage en lur, sove til middag, slappe af på hotellet, tilbage på hotellet og hvile, pause på hotellet, siesta",
    undo: "det var bedre før, var bedre før, ind igen, sæt ind igen, fortryd, fortryd det, fortryde, fortryd ændringen, som før, som det var, som den var, som det var før, som den var før, ligesom før, gå tilbage til den gamle plan, tilbage til den gamle plan, den gamle plan, den forrige plan, forrige version, gendan, lav det tilbage, lav det om til det gamle, sæt det tilbage, stil den tilbage, ændr det tilbage, skift tilbage, læg tilbage, tag med igen, put tilbage, den første plan, den oprindelige plan, planen fra før",
    move: "flyt, flytte, ryk, rykke, læg, skub, skubbe, udskyd, læg om",
    keep: "behold, bevar, skal blive, bliver i planen, rør ikke, lad stå, lad være med at ændre, hold fast i, skal med",
    free: "fri, frit, intet planlagt, til os selv, holde fri",
    start_at:
      "start, starte, begynd, begynde, først i gang, i gang, afgang, tager afsted, ikke før, første stop, gå i gang, tidligst, ikke tidligere end, begynder, starter, tage afsted, ud ad døren, komme i gang, ankommer kl, ankommer klokken, ankommer, er fremme kl, kommer først kl",
    end_at:
      "tilbage, hjemme, hjem, slut, slutte, færdig, retur, tilbage på hotellet, hjemme igen, tilbage igen, færdige, slutter, være hjemme, være tilbage, senest hjemme",
    move_later: "senere",
    move_earlier: "tidligere",
    remove_day:
      "rejser en dag før, tager hjem en dag før, rejser hjem en dag før, rejser en dag tidligere, tager hjem en dag tidligere, en dag mindre, en dag kortere, fjern en dag, skær en dag fra, tag en dag fra, tag en dag af, minus en dag, forkort med en dag, drop en dag, slet en dag, en dag færre, skær en dag af",
    add_day:
      "en dag mere, en dag til, tilføj en dag, en ekstra dag, endnu en dag, en dag længere, læg en dag til, sæt en dag på, en dag ekstra, plus en dag, forlæng med en dag, en dag oveni, en dag på",
    replace:
      "byt, byt ud, udskift, skift, erstat, ændr, bytte, byt rundt, byt om, bytte om, bytte rundt, ombyt, vend om, skifte, skifte ud, udskifte, bytter, ændre, lav om, skift ud, bytte ud",
    remove:
      "fjern, slet, drop, tag ud, spring over, fjerne, skip, skær fra, smid ud, tag væk, væk, ud med, undvær, undlad, aflys, ryd, vi behøver ikke, droppe, pil ud, skær væk, sløjf, skrot, kyl ud, udelad, stryg",
    add: "tilføj, læg til, tilføje, inkluder, tilføj også, sæt ind, læg ind, put ind, få ind, tag med, smid ind, ind på, føj til, få plads til, indsæt, sæt på, prop ind, klem ind",
    less_walking:
      "rollator, gangstativ, krykker, stok at gå med, kan ikke gå langt, dårligt gående, går dårligt, gå mindre, mindre gang, gå lidt mindre, kortere gåture, ikke gå så meget, mindre at gå, ondt i fødderne, ømme fødder, trætte fødder, for langt at gå, ikke gå så langt, for meget gang, trætte ben, dårlige ben, gider ikke gå så meget, ikke så meget gang, kan ikke gå langt, vabler",
    start_later:
      "start senere, begynd senere, start lidt senere, senere start, sove længe, ikke så tidligt, starte senere, sover længe, senere i gang, b menneske, b mennesker, begynde senere, for tidligt, ikke for tidligt, sove ud, morgensure, tømmermænd, lang morgen",
    start_earlier:
      "start tidligere, begynd tidligere, starte tidligere, tidligere i gang, tidligt op, tidlig start, a menneske, morgenmennesker, tidligere start, morgenfriske, morgenmenneske",
    end_earlier:
      "slut tidligere, tidligere hjem, slutte tidligere, tidligt hjem, hjem tidligere, tidligt i seng",
    slower:
      "for meget program, ikke for hektisk, ikke for travlt, ikke for presset, i roligt tempo, stille og roligt, uden stress, stressfrit, afslappet, roligere, langsommere, mindre program, mere afslappet, færre stop, lettere, lidt lettere, kortere, lidt kortere, for meget, alt for meget, for travlt, for fyldt, for proppet, for presset, for hårdt, for langt, for anstrengende, trætte, trætte af, træt, færre steder, færre ting, for mange stop, rolig, roligt, rolig tempo, mere ro, flere pauser, mere tid, slap af, mindre presset, mindre travlt, skær ned, tynd ud, stille, i ro og mag, hyggeligt tempo, roligt tempo, stille og rolig, afslappet tempo, langsomt, for hektisk, for pakket, for stramt, slap af tempo, tage den med ro, ingen stress, ikke stresse, luft i programmet, god tid, ikke for mange ting, slæk, mindre tæt, lidt luft, uden at stresse, slappe af undervejs",
    fuller:
      "mere program, flere stop, for tomt, fyld op, fyld, fyld mere på, mere på, flere ting, mere ind, prop, proppet, fuldt program, tætpakket, så meget som muligt, mere at lave, flere steder, for lidt, pak mere ind, pakket, fuld fart, fyldt program, pakket program, se det hele, nå det hele, nå så meget som muligt, mere fart på, fyldt op, fyld på, tæt program, højt tempo, nå alt, fart over feltet, se mest muligt, nå mest muligt",
    set_days:
      "gør det til, hellere, kun, bare, alligevel, vi bliver, vi har, skal være, lav det til, ændr til, kort ned til, forlæng til, det er, vi er der",
  },
};
