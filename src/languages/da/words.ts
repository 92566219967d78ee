import type { Words } from "../words.ts";

export const words: Words = {
  language: "da",
  common:
    "en et den det de der som og eller men jeg du han hun vi i mig dig os jer dem min mit mine din dit jeres vores er var har havde kan kunne vil ville skal skulle må måtte bliver blive får få gå går komme kommer finde finder søger leder efter lave laver til fra på af for med om ved over under ud ind op ned hvor hvad hvem hvornår hvordan hvorfor hvilke hvilken hvilket her så også kun meget god godt gode lidt mere mindre nogle noget nogen ikke ingen ja nej tak hej venligst gerne hvis når at være sig selv denne dette disse alle alt andet anden anbefale foreslår foreslå sted steder by byen dag dage åben åbent åbner spise drikke se besøge elsker kan lide rejser tage brug bruge et par enkelt personer person mennesker fint fin os lige bare hvornår ønsker ønske vil skal nu mig brug for mand kone kæreste ven venner hunden komme fortæl hedder hjælpen hjælp er været nok altså jo ik ikk måske helst slet mon sådan sådant hen ret tror synes kender siger sagde sagt nogensinde man ting fedt lækker lækkert lækre dejlig dejligt",
  articles: "den, det, de, en, et, vores, mit, min",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "restaurant, restauranter, spisested, spisesteder, restaurent, beværtning, kro, restauration, restauranten, spiserestaurant, et ordentligt måltid, frokostrestaurant, frokostrestauranter, bistro, brasserie",
    cafe: "café, cafeer, kaffe, kaffebar, kaffested, espresso, cafe, cafeen, caféer, en kop kaffe, latte, cappuccino, kaffebarer, kaffesteder, kaffebutik, risteri, filterkaffe",
    fast_food:
      "fast food, pølsevogn, grillbar, gademad, street food, pølser, hotdog, pomfritter, shawarma, grill, grillen, burgerbar, hotdogs, fritter, pølsevogne, hurtig mad",
    food_market:
      "madmarked, madhal, torvehal, food market, madboder, madmarkeder, madhaller, streetfoodmarked",
    bakery:
      "bageri, bager, konditori, kage, kager, wienerbrød, brød, bagerier, kanelsnegle, bagere, bageren, boller, kanelsnegl, kanelsnurre, snegle, croissant, surdej, surdejsbrød, rundstykker, bolle, kardemommesnurre, tebirkes",
    ice_cream: "is, ishus, isbutik, iskiosk, softice, vaffelis, gelato, isvaffel, isvafler, isboder",
    bar: "bar, barer, drinks, en drink, bodega, baren, bodegaer, et glas, drikke noget, noget at drikke, fyraftensdrink, ud og drikke, tage en drink",
    pub: "pub, værtshus, værtshuse, øl, en øl, fadøl, pubber, øller, en bajer, bajer, bajere, en kold øl, en fadøl",
    wine_bar:
      "vinbar, vin, naturvin, vinbarer, et glas vin, vinsted, vinstue, rødvin, hvidvin, et glas rødvin, naturvine, vine",
    cocktail_bar: "cocktailbar, cocktails, cocktail, cocktailbarer, gin tonic, barer med cocktails",
    brewery:
      "bryggeri, bryghus, ølbar, specialøl, craft beer, mikrobryggeri, ølbarer, håndbryg, bryggerier, bryggerbar, bryggeribar, god øl, godt øl, craftbeer, ipa, ølsted, øl bar, ølkælder, specialøller, mikrobryg, håndbrygget",
    nightclub:
      "natklub, diskotek, klub, natklubber, danse, klubber, natklubben, disko, diskoteker, dansegulv, techno, dansested, ud og danse, feste, klubbe",
    tea_room: "tesalon, tehus, en kop te, tesaloner, eftermiddagste, tehuse",
    hotel: "hotel, hoteller, overnatning, et sted at bo, værelse, overnatte, et sted at sove",
    guest_house: "gæstehus, pensionat, bed and breakfast, kro",
    hostel: "hostel, vandrerhjem",
    apartment: "ferielejlighed",
    campsite: "campingplads",
    museum: "museum, museer, udstilling, udstillinger, museerne, museet, museumsbesøg, særudstilling",
    art_museum: "kunstmuseum, kunstmuseer",
    gallery: "galleri, gallerier, kunstgalleri, gallerierne, kunstgallerier",
    church: "kirke, kirker, domkirke, katedral, kapel, kirken, domkirken, kirkerne",
    castle: "slot, slotte, borg, palads, slottet, slottene, borge, paladser, kongeslot, slot at se",
    monument: "monument, statue, vartegn, mindesmærke, statuer, monumenter, mindesmærker, vartegnet",
    attraction:
      "seværdighed, seværdigheder, attraktion, attraktioner, sightseeing, ting at se, noget at se, ting man skal se, seværdighederne, turistattraktion, turistattraktioner, hvad skal man se, hvad skal vi se, oplevelse, oplevelser",
    architecture: "arkitektur, bygninger",
    viewpoint:
      "udsigtspunkt, udkigspunkt, udsigtspunkter, udsigt over byen, udsigt over hele byen, byens udsigt, se ud over byen, kigge ud over byen, se hele byen",
    tower: "tårn, tårne, tårnet, spir",
    square: "torv",
    bridge: "bro, broer",
    canal: "kanal, kanaler, kanalerne",
    college: "universitet, højskole",
    library: "bibliotek",
    park: "park, parker, parken, grønt område, grønne områder, parkerne, grønt sted",
    garden: "have, haver, botanisk have, botanisk, haven, haverne",
    nature:
      "natur, naturområde, skov, vandre, vandretur, gåtur i naturen, skoven, ud i naturen, naturoplevelse",
    beach: "strand, strande, stranden",
    lake: "sø",
    playground:
      "legeplads, legepladser, gynger, legepladsen, lege, legeland, sted børnene kan lege, gyngestativ, rutsjebaner, sandkasse",
    zoo: "zoo, zoologisk have, dyrepark, dyrehave, se dyr",
    aquarium: "akvarium, akvariet, akvarier, hajer",
    amusement_park:
      "forlystelsespark, rutsjebane, forlystelser, forlystelsesparker, rutsjebaner, karruseller, tivolipark",
    theatre:
      "teater, teatre, opera, ballet, forestilling, skuespil, musical, børneteater, dukketeater, teatret, teaterstykke, forestillinger, stand up, standup, revy, show",
    cinema: "biograf, biografer, film, biffen, biografen, en film, bio",
    music_venue:
      "livemusik, live musik, koncert, koncerter, spillested, koncertsal, spillesteder, livemusikken, koncertsted, band, bands",
    event:
      "begivenhed, hvad sker der, arrangement, arrangementer, begivenheder, hvad foregår der, hvad sker, sker der noget, noget der sker, arrangementet, events, event",
    festival: "festival, festivaler",
    entertainment: "underholdning",
    swimming_pool: "svømmehal, svømmebad, svømmehaller, svømmebassin, svømmehallen, svømmecenter",
    sauna: "sauna, saunaer, dampbad, saunagus, gus",
    spa: "spa, wellness, massage, spaophold, kurbad, spabad, forkælelse, hammam",
    sports: "sport, fitnesscenter, sportscenter, fitness, træne, træning, motionscenter, gym",
    climbing: "klatring, klatrehal, bouldering, klatre, boulder, klatrevæg, klatrecenter",
    boat_tour:
      "bådtur, kanalrundfart, havnerundfart, sejltur, båd, både, bådture, kanaltur, kanalture, sejle, sejlture, havnetur, havnebus, bådudlejning, ud at sejle",
    shop: "butik, butikker, forretning, shopping, shoppe, shoppetur, butikkerne, indkøb, strøgtur, designbutik, designbutikker, forretninger, shop",
    shopping_centre: "indkøbscenter, storcenter, centret, shoppingcenter, storcentre, indkøbscentre",
    department_store: "stormagasin, stormagasiner, varehus",
    bookshop:
      "boghandel, boghandler, boghandlere, boghandelen, bogbutik, købe bøger, antikvariat, brugte bøger",
    second_hand:
      "genbrug, genbrugsbutik, genbrugsbutikker, second hand, vintagebutik, loppefund, vintage, genbrugsbutikken, vintagebutikker, vintage tøj, vintagetøj, brugt tøj, genbrugstøj, retro, secondhand, second hand tøj",
    antiques: "antik, antikviteter, antikbutik, antikbutikker, antikvitetsbutik",
    souvenirs:
      "gave, gaver, souvenir, souvenirs, gaveide, noget med hjem, souvenirbutik, postkort, gaveartikler, gavebutik",
    clothes: "tøj, tøjbutik, tøjbutikker, tøjforretning, mode, sko",
    market:
      "marked, loppemarked, julemarked, loppemarkeder, markeder, loppemarkedet, torvemarked, julemarkeder, bagagerumsmarked, marked med boder",
    supermarket:
      "supermarked, dagligvarer, netto, føtex, kiosk, døgnkiosk, supermarkeder, købe ind, dagligvarebutik, købmand, 7 eleven",
    pharmacy: "apotek, apoteket, apoteker, hovedpinepiller, smertestillende, panodil, plaster, døgnapotek",
    hospital: "hospital, læge, skadestue, lægevagt, lægevagten, sygehus, skadestuen, tandlæge, lægehus",
    police: "politi, politistation, politiet",
    atm: "hæveautomat, bank, hæve penge, hæveautomater, veksle penge, veksle, pengeautomat",
    toilets:
      "toilet, wc, toiletter, toilettet, lokum, offentligt toilet, offentlige toiletter, tisse, puslerum",
    station:
      "station, metro, banegård, hovedbanegård, stationen, metrostation, togstation, metroen, busstoppested, s tog",
    bike_rental:
      "cykeludlejning, leje cykel, leje en cykel, cykelleje, lejecykel, lejecykler, leje cykler, cykler til leje, låne cykler, låne en cykel, cykeludlejninger, elcykler",
    tourist_information:
      "turistinformation, turistkontor, turistkontoret, turistbureau, turistinfo, visitcopenhagen",
    cemetery: "kirkegård, kirkegårde, kirkegården, grave, gravsted",
    fortress: "fæstning, citadel",
    african: "afrikansk",
    american: "amerikansk",
    asian: "asiatisk",
    british: "britisk, engelsk",
    breakfast: "morgenmad, morgenbord, morgenmadssted, morgencomplet, morgenbuffet",
    brunch: "brunch, brunchsted, brunchbuffet, brunchen",
    burger: "burger, burgere, burgersted, burgerrestaurant, cheeseburger",
    danish:
      "dansk, dansk mad, traditionelt dansk, dansk køkken, gammeldags dansk mad, dansk hverdagsmad, flæskesteg, stegt flæsk, frikadeller, danske retter, traditionel dansk mad, traditionel mad",
    nordic: "nordisk, skandinavisk, nordisk køkken, nynordisk, ny nordisk, nordiske retter",
    seafood:
      "fisk, skaldyr, fisk og skaldyr, fiskerestaurant, fiskested, fiskerestauranter, rejer, østers, muslinger, hummer, sild, skaldyrsrestaurant, fiskeret, fiskemad",
    steak: "bøf, bøfhus, steak, bøffer, steakhouse, entrecote, oksekød",
    international: "international",
    pizza: "pizza, pizzeria, pizzaria, pizzaer, pizzariaer, pizzasted, pizzeriaer",
    italian: "italiensk, italiener, pasta, italienske, spaghetti, lasagne, risotto, pastaret",
    ramen: "ramen",
    sushi: "sushi, sushisted, sushirestaurant, sushien",
    smorrebrod:
      "smørrebrød, smørrebrødsrestaurant, smørrebrødet, højtbelagt, rugbrødsmadder, madder, smørrebrødssted, en dansk frokost",
    tapas: "tapas",
    indian: "indisk, inder, karry",
    thai: "thai, thailandsk, thaimad",
    japanese: "japansk",
    chinese: "kinesisk, kineser, dim sum, dumplings, nudler, kineserbiks, kinamad, kinagrill",
    greek: "græsk",
    mexican: "mexicansk, mexikansk, tacos, burrito, burritos, tex mex, nachos",
    turkish: "tyrkisk",
    kebab: "kebab, shawarma",
    vietnamese: "vietnamesisk, pho, banh mi",
    french: "fransk",
    spanish: "spansk",
    vegetarian:
      "vegetarisk, vegetar, vegetarmad, vegetar mad, vegetariske, vegetarer, kødfri, kødfrit, uden kød, ingen kød, spiser ikke kød, vegetarisk mad, vegetarret",
    vegan: "vegansk, veganer, veganere, plantebaseret, plantebaserede, vegansk mad, grøn mad, veganske",
    gluten_free:
      "glutenfri, glutenfrit, uden gluten, cøliaki, glutenallergi, glutenallergiker, glutenintolerant, glutenfri mad, tåler ikke gluten",
    halal: "halal, halalkød, halal mad",
    kosher: "kosher",
    wifi: "wifi, internet, trådløst netværk, wi fi, internetforbindelse, stikkontakter, arbejde på min computer",
    parking:
      "parkering, parkeringsplads, gratis parkering, p plads, parkere, parkeringskælder, parkere bilen, p kælder, parkeringshus",
    wheelchair:
      "kørestol, handicapvenlig, kørestolsvenlig, kørestolsbruger, kørestolsadgang, niveaufri, uden trapper, ingen trapper, rollator, rampe, gangbesværet, dårligt gående, handicapvenligt, tilgængelighed, handicap",
    outdoor_seating:
      "sidde ude, udeservering, terrasse, sidde udenfor, udenfor, ude i det fri, gårdhave, ude i solen, sidde i solen, udeserveringen, uderum, terrassen, tagterrasse, udendørs, sidde ude i solen, ølhave, fortovscafé",
    takeaway: "takeaway, take away, to go, tage med, tage med hjem, afhentning, mad ud af huset, takeawaymad",
    dogs: "hund, hunde, hunden, hundevenlig, hunden med, må have hund med, hunde tilladt, vovse, vovsen, min hund, hvalp",
    quiet:
      "rolig, stille, fredelig, roligt, stille og rolig, stille og roligt, roligere, mere rolig, mere stille, ikke så larmende, ikke larmende, fred og ro, uden larm, ikke for mange mennesker, afslappet stemning",
    cosy: "hyggelig, hyggeligt, hygge, hyggelige, hyggeligere, mere hyggeligt, hyggested, hyggen, intimt, intim, stearinlys, lun",
    romantic: "romantisk, romantiske, date, til en date, candlelight, romantik, første date",
    lively:
      "livlig, stemning, livlige, gang i den, god stemning, liv og glade dage, fest og farver, mere liv, livligt",
    view: "udsigt, havudsigt, tagterrasse, med udsigt, udsigten, udsigt til, udsigt over, kigge ud over, havneudsigt, med udsigt over, udsigt over byen, udsigt over hele byen",
    rainy:
      "regn, regner, regnvejr, dårligt vejr, indendørs, regnvejrsdag, styrter ned, øser ned, siler ned, vådt vejr, møgvejr, styrtregner, regnvejrsdage, det regner, pisseregner, styrtregn, koldt udenfor, blæser, sne, sner, stormer, i tørvejr, indendørs aktivitet, øsregner, silende",
    late_night:
      "åbent sent, længe åbent, sent åbent, til sent, efter midnat, over midnat, hele natten, sent om aftenen, natåbent, ud på natten, længe oppe",
    local:
      "ikke for turistet, ikke så turistet, lokale, de lokale, autentisk, skjulte perler, ikke turistet, hvor de lokale går, lokalt, ingen turister, uden turister, turistfælde, turistfælder, ægte københavnsk, autentiske, insidertip, ikke en turistfælde, undgå turister",
    popular:
      "populær, berømt, populært, populære, hypet, kendt, berømte, hippe, hip, trendy, moderne sted, in sted",
    picnic: "picnic, skovtur",
    pool: "pool",
    air_conditioning: "aircondition",
    jazz_bar:
      "jazz, jazzbar, jazzklub, jazzbarer, jazzklubber, jazzcafé, jazz café, jazz bar, live jazz, jazzsted, jazzkoncert",
    harbour_bath:
      "havnebad, havnebade, bade i havnen, svømme i havnen, havnebadet, badezone, havnesvømning, vinterbade",
    middle_eastern: "mellemøstlig, falafel, hummus, meze",
    korean: "koreansk, bibimbap, kimchi",
    ethiopian: "etiopisk, injera, eritreisk",
    salad: "salater, salatbar, noget sundt, sund mad, salat",
    dessert: "dessert, noget sødt, desserter, sødt",
    sandwich: "sandwich, sandwicher, bagel",
  },
  activity: {
    eat: "spise, noget at spise, spise ude, et sted at spise, sulten, spiser man, spise godt, få noget at spise, bide i, sultne, skrupsulten, hundesulten, få mad, noget mad, et måltid, tygge, fodre, guffe, mums, spises, noget godt at spise",
  },
  topic: {
    art: "kunst, maleri, kunsten, moderne kunst, samtidskunst, malerier, billedkunst",
    history: "historie, historisk, historien, vikinger, vikingetid, middelalder, krigen",
    design: "design",
    photography: "fotografering, fotografi, fotografere",
    music: "musik, rock, klassisk musik",
    nightlife: "natteliv, fest, gå i byen, bytur, i byen, druktur, gå ud",
    cycling: "cykling, cykle, cykler, cykeltur, på cykel",
    swimming: "badning, svømme, svømning, bade, en dukkert, dyppe, vinterbadning, badested",
    royalty:
      "kongehuset, kongefamilien, royalt, kongelig, kongeligt, kongelige, dronningen, kongen, royale, det kongelige",
    books: "bøger, litteratur, læse",
    wellness: "velvære, wellness, afslapning",
    food: "gastronomi, madoplevelser",
    sports: "sport",
    fine_dining:
      "gourmet, gourmetmad, gourmetrestaurant, michelin, michelinstjerne, michelinrestaurant, stjernerestaurant, stjernekok, smagemenu, finere spisning",
    street_food: "gademad, street food",
    hidden_gems: "skjulte perler",
    vintage: "vintage",
  },
  price: {
    free: "gratis, kvit og frit, fri entré, gratis adgang, koster ikke noget, koster ingenting, uden at betale, gratis entre, ganske gratis, uden betaling, 0 kr, nul kroner",
    cheap:
      "billigste, få penge, små penge, billig, billigt, billige, lavt budget, lavpris, budgetvenlig, budgetvenligt, flad, fattig, fattigrøv, studiebudget, su venlig, uden at bruge ret mange penge, ikke bruge mange penge, ikke bruge så mange penge, ikke bruge for mange penge, spare penge, discount, slikbilligt, spotbilligt, ikke koster for meget",
    affordable:
      "rimelig, rimelige priser, til at betale, uden at blive ruineret, ikke koster en formue, fornuftige priser, ikke for dyrt, ikke for dyr, ikke for dyre, ikke alt for dyrt, ikke koster det hvide ud af øjnene, overkommelig, overkommelige priser, rimeligt, ok priser, fair priser, fair pris, ikke alt for dyre, ikke så dyr, ikke ruinerer os, humane priser, til en rimelig pris",
    moderate:
      "mellempris, mellemklasse, middel pris, moderat, midt i prisen, mellemdyr, mellemdyrt, mellem prisklasse, mellemprisklasse, i mellemprisen, middel, gennemsnitspris, hverken billig eller dyr, hverken billigt eller dyrt",
    expensive:
      "dyr, dyrt, dyre, eksklusiv, luksus, fint, fin, fornemt, luksuriøs, luksuriøst, fancy, eksklusivt, high end, dyrere ende, forkæle os, fine, fornem, stilfuldt, elegant, elegante, i den dyre ende, må gerne koste, posh, kostbart",
    cheaper:
      "billigere, mindre dyrt, ikke så dyrt, noget billigere, for dyrt, for dyr, mindre dyr, ikke så dyr",
    dearer: "dyrere, finere, mere eksklusivt, mere fancy, lidt finere, mere luksus, lidt dyrere",
  },
  day: {
    day_after: "dagen efter, næste dag, en dag senere, dagen derpå",
    day_before: "dagen inden, dagen forinden",
    "12-24": "juleaften, juleaftensdag",
    "12-25": "juledag, første juledag, 1. juledag",
    "12-26": "anden juledag, 2. juledag",
    "12-31": "nytårsaften, nytårsaftensdag",
    "1-1": "nytårsdag, første nytårsdag",
    today: "i dag, idag",
    tonight: "i aften, i nat, iaften",
    tomorrow: "i morgen, imorgen",
    after_tomorrow: "i overmorgen, overmorgen",
    weekend: "weekend, weekenden, i weekenden",
    this_week: "denne uge, i denne uge, ugens løb, i ugen",
    next_week: "næste uge, i næste uge, kommende uge, den kommende uge, ugen efter",
    this_month: "denne måned, i denne måned",
    next_month: "næste måned, i næste måned, kommende måned",
    christmas: "i julen, over julen, til jul, hen over julen, juledagene, juleferien",
    easter: "i påsken, over påsken, til påske, påsken, påskeferien",
  },
  part: {
    morning: "morgen, formiddag, om morgenen, om formiddagen, i formiddag",
    midday: "middagstid, klokken tolv",
    afternoon: "eftermiddag, om eftermiddagen, i eftermiddag",
    evening: "aften, om aftenen, aftenen",
    night: "nat, om natten",
  },
  meal: {
    breakfast: "morgenmad",
    brunch: "brunch",
    lunch: "frokost, til frokost",
    dinner: "middag, aftensmad, aftensmaden, til middag, forretningsmiddag, til aftensmad",
  },
  moment: {
    ahead: "om",
    days_ahead: "om",
    before: "tidligere end",
    until: "til, indtil, rejser, tager hjem",
    now: "nu, lige nu, i øjeblikket",
    next: "næste, kommende",
    this: "denne, dette, på",
    from: "ankommer, vi ankommer, fra, fra og med, startende",
    between: "mellem, imellem",
  },
  clock: {
    at: "kl, klokken, omkring",
    hour: "h",
    am: "om morgenen, om formiddagen",
    pm: "om aftenen, om eftermiddagen",
    half_to: "halv",
    quarter_past: "kvart over",
    quarter_to: "kvart i",
  },
  number: {
    "1": "en, et, én, ét",
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
    "1": "første",
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
      "person, personer, mennesker, voksne, gæster, pers, mand, voksen, piger, drenge, kvinder, mænd, venner, veninder, kuverter, stk, rejsende",
    metre: "m, meter",
    kilometre: "km, kilometer",
    walk_minute: "minut, minutter, min",
    star: "stjerne, stjerner, stjernet",
    age: "år, årig, årige, år gammel",
    child: "unger, børn, barn, sønner, døtre, børnebørn, babyer, teenagere, småbørn, kids, unge mennesker",
  },
  numbered: { day: "dag, dage", stop: "stop, stoppet, stop nummer" },
  negation: {
    needless: "behøver ikke, ikke nødvendigvis, kræver ikke",
    not: "ikke, ingen, intet, uden, aldrig, undgå",
    except: "undtagen, alt andet end, alt undtagen, bortset fra, andet end, ud over",
    but: "men, hellere, i stedet",
  },
  where: {
    near: "i samme område som, samme område som, i nærheden af, tæt på, tæt ved, nær, ved, ved siden af, omkring, tættere på, rundt om, nærmere, ikke langt fra",
    in: "i, på, inde i",
    me: "i nærheden, her i nærheden, tæt på mig, lige her, i området, nær mig, heromkring, her omkring, ikke langt herfra, lige i nærheden, rundt om hjørnet, om hjørnet, i nabolaget, tæt herpå, omkring her, i gåafstand herfra",
    host: "hotellet, vores hotel, mit hotel, hotellets",
    walk: "gåafstand, til fods, i gåafstand, gåtur",
    within: "inden for, indenfor, højst, maks, under, maksimalt",
    there: "der i nærheden, i nærheden af det, samme område, derhenne",
  },
  town: {
    centre: "centrum, midtbyen, bymidten, indre by, midten af byen, centralt",
    north: "nord, nordlige, nordpå",
    south: "syd, sydlige",
    east: "øst, østlige",
    west: "vest, vestlige",
  },
  party: {
    family:
      "bedsteforældre, mine forældre, svigerforældre, mormor, farmor, morfar, farfar, kids, teenagere, unger, ungerne, familie, børn, børnene, barn, børnevenlig, børnevenligt, familievenlig, baby, familien, små børn, mor og far, bedsteforældrene, forældre, børnebørn, de små, børnefamilie, oldemor, teenager, min mor og jeg, mig og min mor, min far og jeg, mor og mig, familie på, småbørn, poderne, poder, rollinger, ungernes, datter, datteren, søn, sønnen, børneegnet, tumling, min familie, børnefamilier, babyen, nevø, niece",
    couples:
      "par, kæreste, kæresten, kone, mand, ægtefælle, kæresteweekend, bryllupsdag, forlovede, ægtepar, min kone, min mand, min kæreste, kærester, bryllupsrejse, forlovet, årsdag, hustru, nygifte, bare os to, kærestepar",
    friends:
      "venner, vennerne, veninder, kammerater, polterabend, gutterne, pigerne, pigetur, drengetur, vennegruppe, drengene, veninde, veninden, vennetur, slænget, kammeraterne",
    solo: "alene, solo, rejser alene, helt alene, for mig selv, kun mig, på egen hånd, mig selv, bare mig, alenerejsende",
    business:
      "forretningsrejse, forretning, kolleger, forretningsmiddag, kunder, konference, i arbejde, arbejdsfrokost, forretningsfrokost, firmafrokost, forretningsforbindelser, kollega, chefen, kunde, erhverv, firmatur, forretningsmøde, kollegerne",
  },
  partySize: {
    of: "vi er, bord til, til, gruppe på, vi bliver, plads til, familie på, selskab på, vi er blevet, bord for, gruppe af, flok på",
    of_after: "personer",
    "2": "os to, for to, til to, bare os to, kun os to, vi to, os to alene, to personer, min mor og jeg, mig og min mor, min far og jeg, mor og mig",
    "3": "os tre, vi tre, for tre, til tre",
    "4": "os fire, vi fire, for fire, til fire",
    "5": "os fem, vi fem, for fem, til fem",
    "6": "os seks, vi seks, for seks, til seks",
    "7": "os syv, til syv",
    "8": "os otte, til otte",
  },
  tripType: { business: "forretningsrejse, arbejdsrejse", pleasure: "ferie" },
  asked: {
    area: "hvilket område, hvilken bydel",
    hours:
      "åben om, har åbent om, lukker, hvor længe har, åbningstider, hvornår åbner, hvornår lukker, hvornår har, åbningstid, hvornår",
    address: "adresse, adressen, hvor ligger, beliggenhed, hvor er",
    phone: "telefonnummer, telefon, nummer, ringe",
    price:
      "hvad er prisen, hvad tager de for, hvad koster det, pris, prisen, hvad koster, billet, billetter, entré, koster, hvor meget koster",
    postcode: "postnummer",
    website: "hjemmeside, website, link",
    directions: "hvordan kommer jeg, vej til, hvordan kommer vi, rutevejledning, hvordan kommer man",
    booking: "reservere, booke, bestille bord, reservation, book",
    rating: "anmeldelser, bedømmelse, anmeldelse",
    payment: "betale med kort, kort, kreditkort, betale",
    distance: "langt herfra, langt væk, er der langt, ligger langt, hvor langt er der, hvor langt, afstand",
    duration: "hvor lang tid",
    photos: "billeder, foto, fotos",
    type: "hvilken slags",
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
    distance: "nærmeste, det nærmeste, tætteste",
    rating: "bedste, det bedste, den bedste",
    closer: "tættere, nærmere, ikke så langt",
    better: "bedre",
  },
  act: {
    must: "skal være, den skal være, det skal være, skal helst være, må gerne være, den må gerne være, det må gerne være",
    why: "hvorfor, hvorfor ikke",
    left_out: "udeladt, udelod, sprunget over, mangler, ikke med, ikke i planen",
    calm: "ikke så travl, ikke så travlt, afslappet",
    busy: "mere at se, flere ting, se mere, nå mere",
    ask: "hvem, hvilken, hvilke, hvilket, hvorfor, hvornår, hvad, hvordan",
    more: "mere, flere, vis mig flere, vis flere, vis mere, vis mig mere",
    todo: "hvad skal vi lave, hvad er der at lave, hvad kan vi lave, hvad kan man lave, hvad kan man, hvad kan vi",
    called: "der hedder, hedder, ved navn, kaldet",
    also: "også, med",
    join: "og, eller",
    greet: "hej, goddag, godmorgen, godaften, halløj, hejsa, dav, god morgen",
    thanks: "tak, mange tak, tusind tak, tak skal du have, tak for hjælpen",
    bye: "farvel, hej hej, vi ses, det var alt, ha en god dag, hav en god dag",
    yes: "ja, ja tak, gerne, jo, fint, okay, ok, perfekt, super, selvfølgelig, ja gerne, meget gerne",
    no: "nej, nej tak, niks",
    find: "hvad skal vi lave, hvad er der at lave, har i et bud, hvad kan vi lave, bud på, leder efter, søger, find, finde, anbefale, anbefal, anbefaling, foreslå, foreslår, forslag, er der, findes der, vil gerne, har brug for, skal bruge, vis mig, hvad kan man, hvad kan vi, hvor kan man, hvor kan jeg, hvor kan vi, hvor får man, et sted, noget, kender du, lyst til",
    where: "hvor, hvor kan man, hvor kan jeg, hvor kan vi, hvor får man",
    plan: "planlæg, plan, lav en plan, lav, lav et program, sammensæt, planlægge, lave en plan, organiser",
    guides: "guides, guide, guider, rejseguides, byguides",
    areas: "kvarterer, bydele, kvartererne, bydelene, områder",
    itinerary: "rejseplan, plan, planen, program, dagsprogram, rute, programmet",
    trip: "tur, rejse, ophold, ferie, storbyferie",
    send: "send, sende, mail, maile, send det, email",
    tell: "fortæl, fortæl mig, mere om, fortæl om, info om, information, oplysninger, detaljer, fortæl mig om, fortæl mere om, fortæl mig mere om",
    what_is: "hvad er, hvem er",
    is: "er, er det, er den, værd at",
    have: "har, har de, har den, kan man",
    reference: "det, den, denne, dette, der, de",
    other: "en anden, et andet, andre, noget andet, flere, en til, alternativer",
    meant:
      "gør det til, sagde jeg, sagde jeg jo, jeg sagde, jeg mente, mente, nej jeg mente, jeg mener, rettere sagt",
    instead: "i stedet, hvad med, og, hellere, så",
    like: "elsker, kan lide, kan godt lide, interesserer, interesseret i, glad for, vild med, holder af",
    dont_care:
      "ligegyldig, ligegyldigt, er ligegyldig, lige meget, betyder ikke noget, er underordnet, ingen betydning, uden betydning",
    less: "mindre, ikke så meget, knap så meget",
    inside: "inde, indenfor, indendørs, inden for, inde i varmen",
  },
  edit: {
    move: "flyt, flytte, ryk, rykke, læg, skub, skubbe, udskyd",
    keep: "behold, bevar, skal blive, bliver i planen, rør ikke",
    free: "fri, frit, intet planlagt, til os selv, holde fri",
    start_at:
      "start, starte, begynd, begynde, først i gang, i gang, afgang, tager afsted, ikke før, første stop, gå i gang, tidligst, ikke tidligere end, begynder, starter",
    end_at:
      "tilbage, hjemme, hjem, slut, slutte, færdig, retur, tilbage på hotellet, hjemme igen, tilbage igen, færdige, slutter, være hjemme, være tilbage, senest hjemme",
    move_later: "senere",
    move_earlier: "tidligere",
    remove_day:
      "en dag mindre, en dag kortere, fjern en dag, skær en dag fra, tag en dag fra, tag en dag af, minus en dag, forkort med en dag, drop en dag, slet en dag, en dag færre",
    add_day:
      "en dag mere, en dag til, tilføj en dag, en ekstra dag, endnu en dag, en dag længere, læg en dag til, sæt en dag på, en dag ekstra, plus en dag, forlæng med en dag, en dag oveni, en dag på",
    replace:
      "byt, byt ud, udskift, skift, erstat, ændr, bytte, byt rundt, byt om, bytte om, bytte rundt, ombyt, vend om, skifte, skifte ud, udskifte, bytter, ændre, lav om",
    remove:
      "fjern, slet, drop, tag ud, spring over, fjerne, skip, skær fra, smid ud, tag væk, væk, ud med, undvær, undlad, aflys, ryd, vi behøver ikke",
    add: "tilføj, læg til, tilføje, inkluder, tilføj også, sæt ind, læg ind, put ind, få ind, tag med, smid ind, ind på",
    less_walking: "gå mindre, mindre gang, gå lidt mindre, kortere gåture, ikke gå så meget, mindre at gå",
    start_later:
      "start senere, begynd senere, start lidt senere, senere start, sove længe, ikke så tidligt, starte senere",
    start_earlier: "start tidligere, begynd tidligere",
    end_earlier: "slut tidligere, tidligere hjem",
    slower:
      "ikke for hektisk, ikke for travlt, ikke for presset, i roligt tempo, stille og roligt, uden stress, stressfrit, afslappet, roligere, langsommere, mindre program, mere afslappet, færre stop, lettere, lidt lettere, kortere, lidt kortere, for meget, alt for meget, for travlt, for fyldt, for proppet, for presset, for hårdt, for langt, for anstrengende, trætte, trætte af, træt, færre steder, færre ting, for mange stop, rolig, roligt, rolig tempo, mere ro, flere pauser, mere tid, slap af, mindre presset, mindre travlt, skær ned, tynd ud, stille, i ro og mag, hyggeligt tempo",
    fuller:
      "mere program, flere stop, for tomt, fyld op, fyld, fyld mere på, mere på, flere ting, mere ind, prop, proppet, fuldt program, tætpakket, så meget som muligt, mere at lave, flere steder, for lidt, pak mere ind, pakket",
    set_days:
      "gør det til, hellere, kun, bare, alligevel, vi bliver, vi har, skal være, lav det til, ændr til, kort ned til, forlæng til, det er, vi er der",
  },
};
