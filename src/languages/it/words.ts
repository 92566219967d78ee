import type { Words } from "../words.ts";

export const words: Words = {
  language: "it",
  common:
    "il lo la i gli le un uno una di del della dei delle dello degli da dal dalla a al alla ai alle e ed o ma io tu lui lei noi voi loro mi ti si ci vi me te mio mia miei tuo suo sua nostro nostra questo questa questi quello quella è sono sei siamo siete era c c'è ci sono ha ho hai abbiamo hanno avere essere fare fai facciamo posso possiamo può puoi potete potrei potresti vorrei vorremmo voglio vogliamo serve servono cerco cerchiamo cercare trovare consigliare consigli andare vado andiamo vanno vedere visitare mangiare bere che chi cosa quale quali dove quando come perché per con senza in su tra fra fino molto bene buon buono buona buoni bello bella bei più meno tanto poco anche non niente nessun mai sì no già tutto tutta tutti qualcosa qualche qualcuno posto posti luogo città giorno giorni grazie favore ora adesso qui qua lì là aperto aperta aperti gente persona persone bambino bambini moglie marito piace piacciono mi dai dammi parli raggiungibile presto possibile se anzi piuttosto fresco del dei al scusa senti magari tipo boh beh ok pls posticino roba cose belli belle carino carina carini figo figa davvero proprio penso credo detto dice dico chiama chiamano conosci conoscete sapete sai po",
  articles: "il, lo, la, i, gli, le, l, un, una, del, della, dell, al, all, nostro, mio",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "ristorante, ristoranti, trattoria, osteria, ristorantino, ristorantini, osterie, locanda, tavola calda, posto per cenare, posto dove cenare, bistrot, posticino, mangiare fuori",
    cafe: "caffè, caffetteria, caffetterie, bar caffè, espresso, cappuccino, un caffettino, caffettino, cappuccio, caffe, bar per colazione, torrefazione, macchiato",
    fast_food:
      "fast food, cibo di strada, street food, tavola calda, patatine fritte, paninoteca, patatine, hot dog, paninaro, chiosco, al volo",
    food_market:
      "mercato gastronomico, mercato alimentare, mercato coperto, mercati gastronomici, food court, mercato del cibo",
    bakery:
      "panetteria, panificio, forno, pasticceria, torta, dolci, pane, pasticcerie, panifici, fornaio, torte, cornetti, cornetto, brioche, paste, girelle alla cannella, panetterie",
    ice_cream: "gelato, gelateria, gelaterie, gelati, un gelatino, cono",
    bar: "bar, bere qualcosa, un drink, aperitivo, locale, locale per bere, bere, drink, l'aperitivo, apericena, un bicchiere, bicchierino, localino, bevuta",
    pub: "pub, birra, una birra, taverna, birreria, birre, birretta, birrette, birrerie, una bionda, birrozza, birra alla spina, pinta",
    wine_bar:
      "enoteca, vino, vineria, wine bar, enoteche, bicchiere di vino, vini, calice, calice di vino, vini naturali, vino naturale, cantina, vinello, vino rosso, un rosso",
    cocktail_bar:
      "cocktail bar, cocktail, bar per cocktail, cocktails, gin tonic, negroni, spritz, mojito, miscelazione",
    brewery:
      "birrificio, birra artigianale, birre artigianali, microbirrificio, birreria artigianale, birrifici, buona birra, birre buone, craft beer, ipa, brewpub",
    nightclub:
      "discoteca, discoteche, club, ballare, locale notturno, night, disco, andare a ballare, locali notturni, techno, fare serata, scatenarsi",
    tea_room: "sala da tè, tea room, sale da tè, casa del tè, prendere un tè",
    hotel: "albergo, hotel, alberghi, alloggio, dove dormire, camera, stanza, dormire",
    guest_house: "pensione, affittacamere, guest house, bed and breakfast, b&b, locanda",
    hostel: "ostello",
    apartment: "appartamento vacanze",
    campsite: "campeggio",
    museum: "museo, musei, mostra, mostre, esposizione, esposizioni",
    art_museum: "museo d'arte, musei d'arte, pinacoteca, pinacoteche, museo di arte, galleria nazionale",
    gallery: "galleria, galleria d'arte, gallerie, gallerie d'arte",
    church: "chiesa, cattedrale, duomo, cappella, chiese, basilica, cattedrali, chiesetta",
    castle: "castello, palazzo reale, castelli, reggia, palazzi, palazzo",
    monument: "monumento, statua, monumenti, statue, memoriale, scultura",
    attraction:
      "attrazione, attrazioni, cose da vedere, cosa vedere, luoghi di interesse, da visitare, posti da visitare, cosa visitare, attrazioni turistiche, da non perdere, imperdibili, luoghi da visitare, posti da vedere, luoghi d'interesse, luoghi turistici, roba da vedere",
    architecture: "architettura, edifici",
    viewpoint:
      "punto panoramico, belvedere, panorama, punti panoramici, vista sulla città, veduta della città, vedere la città dall'alto, dall'alto, vista panoramica, vista della città",
    tower: "torre, torri, campanile",
    square: "piazza",
    bridge: "ponte, ponti",
    canal: "canale, canali",
    college: "università, college",
    library: "biblioteca",
    park: "parco, parchi, area verde, aree verdi, spazi verdi, giardinetti",
    garden: "giardino, giardini, orto botanico, giardino botanico",
    nature:
      "natura, bosco, escursione, boschi, trekking, passeggiata nella natura, in mezzo alla natura, foresta",
    beach: "spiaggia, spiagge, spiaggetta",
    lake: "lago, laghi",
    playground:
      "parco giochi, area giochi, parchi giochi, giochi per bambini, giostrine, altalene, far giocare, dove far giocare, scivolo, scivoli, altalena, far giocare i bimbi",
    zoo: "zoo, animali, vedere gli animali, bioparco, giardino zoologico",
    aquarium: "acquario, acquari, squali",
    amusement_park:
      "luna park, parco divertimenti, montagne russe, giostre, parchi divertimento, parco di divertimenti, ottovolante",
    theatre:
      "teatro, opera, balletto, spettacolo, teatri, spettacoli, commedia, marionette, burattini, musical, opera lirica, cabaret",
    cinema: "cinema, film, un film, multisala",
    music_venue:
      "musica dal vivo, concerto, concerti, sala concerti, locale con musica dal vivo, musica live, live music, band dal vivo, locale con musica",
    event:
      "evento, cosa succede, eventi, cosa si fa, che si fa, cosa c'è di bello, che succede, cosa c'è da fare, manifestazioni, serate, che c'è di bello",
    festival: "festival, festa, feste",
    entertainment: "divertimento, intrattenimento",
    swimming_pool: "piscina, piscine, piscina coperta, piscina comunale",
    sauna: "sauna, saune, bagno turco, hammam",
    spa: "spa, massaggio, terme, massaggi, centro benessere, centri benessere, bagni termali, trattamenti",
    sports: "palestra, centro sportivo, sport, palestre, allenarsi, fare sport, allenamento",
    climbing: "arrampicata, palestra di arrampicata, arrampicare, boulder, bouldering, parete di roccia",
    boat_tour:
      "giro in barca, gita in barca, crociera, tour in barca, barca, barche, battello, giri in barca, giro in battello, crociera sui canali, gita in battello, giro sui canali, giro dei canali",
    shop: "negozio, negozi, shopping, boutique, fare shopping, compere, botteghe, acquisti, negozietti, negozi di design, fare compere",
    shopping_centre: "centro commerciale, centri commerciali, galleria commerciale, mall",
    department_store: "grande magazzino, grandi magazzini",
    bookshop: "libreria, librerie, libri usati, comprare libri, negozio di libri, libraio",
    second_hand:
      "usato, negozio dell'usato, negozi dell'usato, seconda mano, vintage, mercatino vintage, vestiti usati, abiti usati, mercatino dell'usato, vestiti vintage, negozi vintage, abbigliamento usato, roba usata, di seconda mano",
    antiques: "antiquariato, antiquario, antiquari, antichità, negozi di antiquariato",
    souvenirs:
      "regalo, regali, souvenir, ricordini, ricordino, pensierino, cartoline, calamite, regalino, negozio di souvenir",
    clothes: "abbigliamento, vestiti, negozi di vestiti, moda, scarpe, abiti",
    market:
      "mercato, mercatino, mercatino delle pulci, mercatini, mercatino di natale, mercati, mercato delle pulci, mercatini di natale, bancarelle, fiera",
    supermarket:
      "supermercato, alimentari, supermercati, fare la spesa, spesa, market, minimarket, negozio di alimentari, discount, comprare acqua",
    pharmacy:
      "farmacia, farmacie, farmacia di turno, medicine, aspirina, tachipirina, antidolorifico, cerotti, medicinali",
    hospital:
      "ospedale, medico, pronto soccorso, ospedali, dottore, guardia medica, clinica, dentista, pediatra",
    police: "polizia",
    atm: "bancomat, banca, prelevare, sportello bancomat, cambiare soldi, cambio valuta, prelevare soldi, prelievo, ritirare soldi",
    toilets:
      "bagno, toilette, bagni pubblici, wc, bagno pubblico, gabinetto, servizi igienici, fare pipì, cesso",
    station:
      "stazione, metro, metropolitana, fermata, stazione centrale, stazioni, fermata della metro, fermata dell'autobus, stazione dei treni, stazione ferroviaria",
    bike_rental:
      "noleggio bici, noleggio biciclette, noleggiare una bici, noleggiare bici, affittare una bici, affittare bici, affitto bici, bici a noleggio, noleggiare biciclette, bici in affitto",
    tourist_information:
      "ufficio turistico, informazioni turistiche, punto informazioni, ufficio del turismo, infopoint",
    cemetery: "cimitero, cimiteri, tombe, tomba, camposanto",
    fortress: "fortezza, cittadella, fortezze, rocca, bastioni",
    african: "africano",
    american: "americano",
    asian: "asiatico",
    british: "britannico, inglese",
    breakfast: "colazione, fare colazione, colazioni, per colazione",
    brunch: "brunch",
    burger: "hamburger, burger, hamburgeria, panino con hamburger, hamburgheria",
    danish:
      "danese, danesi, cucina danese, cibo danese, piatti tipici, cucina tipica, tipico, cucina locale, specialità locali, tipica danese, piatto tipico",
    nordic: "nordico, scandinavo, cucina nordica, nordica, scandinava",
    seafood:
      "pesce, frutti di mare, pesce fresco, ristorante di pesce, ostriche, cozze, gamberi, crostacei, aragosta, cucina di mare, pescheria, molluschi, aringhe",
    steak: "bistecca, bisteccheria, carne, bistecche, tagliata, fiorentina, filetto",
    international: "internazionale",
    pizza: "pizza, pizzeria, pizze, pizzerie, pizza al taglio, pizzetta",
    italian: "italiano, italiana, pasta, spaghetti, lasagne, trattoria, trattorie, carbonara, risotto",
    ramen: "ramen",
    sushi: "sushi, all you can eat sushi, sushi bar",
    smorrebrod: "smorrebrod, panino aperto, panini aperti, tartine danesi",
    tapas: "tapas",
    indian: "indiano, curry, indiana",
    thai: "thailandese, thai, pad thai",
    japanese: "giapponese, giapponesi, giappo",
    chinese: "cinese, cinesi, ravioli cinesi, dim sum",
    greek: "greco, greca, gyros, souvlaki",
    mexican: "messicano, messicana, tacos, burrito, nachos",
    turkish: "turco, turca",
    lebanese: "libanese",
    spanish: "spagnolo, spagnola, paella",
    kebab: "kebab, kebabbaro, döner, kebabbari, shawarma",
    vietnamese: "vietnamita, pho",
    french: "francese, francesi",
    korean: "coreano, coreana",
    vegetarian:
      "vegetariano, vegetariana, vegetariani, senza carne, vegetariane, non mangio carne, non mangia carne, niente carne, veggie, non mangiamo carne, piatti vegetariani",
    vegan: "vegano, vegana, vegani, vegane, a base vegetale, vegetale, plant based, cucina vegana",
    gluten_free:
      "senza glutine, celiaci, celiaco, celiaca, gluten free, per celiaci, celiachia, intollerante al glutine, intolleranza al glutine",
    halal: "halal, cibo halal, carne halal, ristorante halal",
    kosher: "kosher",
    wifi: "wifi, wi fi, internet, wifi gratis, prese, presa di corrente, lavorare al computer, lavorare col pc, lavorare al pc",
    parking:
      "parcheggio, parcheggiare, posto auto, parcheggio gratuito, parcheggi, lasciare la macchina, posteggio, posteggiare, garage",
    wheelchair:
      "sedia a rotelle, accessibile, disabili, carrozzina, accessibili, disabile, senza scale, senza gradini, rampa, barriere architettoniche, senza barriere, difficoltà a camminare, carrozzella, deambulatore",
    outdoor_seating:
      "all'aperto, terrazza, dehors, fuori, tavoli fuori, tavolini fuori, tavoli all'aperto, tavolini all'aperto, terrazze, dehor, sedersi fuori, stare fuori, mangiare fuori all'aperto, mangiare all'aperto, giardino interno, cortile, al sole, tavoli esterni, si possa stare fuori, rooftop",
    takeaway: "da asporto, asporto, da portare via, portar via, portare via, take away",
    dogs: "cane, cani, animali ammessi, animali domestici, cagnolino, pet friendly, cani ammessi, il mio cane, col cane, con il cane, amico a quattro zampe, cucciolo, accettano cani",
    quiet:
      "tranquillo, tranquilla, silenzioso, calmo, tranquilli, più tranquillo, più tranquilla, silenziosa, senza casino, poco rumore, non rumoroso, non troppo rumoroso, senza folla, rilassato, rilassante, meno casino, poco affollato, non affollato, in pace, senza confusione, poca gente",
    cosy: "accogliente, intimo, accoglienti, intima, carino e accogliente, caldo e accogliente, hygge, col camino, caratteristico",
    romantic:
      "romantico, romantica, luna di miele, romantici, a lume di candela, candele, appuntamento romantico, primo appuntamento, cenetta romantica, proposta di matrimonio",
    lively:
      "vivace, movimentato, vivaci, movimentata, animato, animata, bella atmosfera, con atmosfera, con movimento, movida, pieno di vita, divertente",
    view: "vista, con vista, panoramico, vista mare, terrazza panoramica, bella vista, vista sul mare, vista sul porto, vista sull'acqua, vista sul canale, panoramica, con panorama, vista sulla città, veduta della città, vista panoramica, vista della città, affaccio",
    rainy:
      "pioggia, piove, se piove, al coperto, brutto tempo, giorno di pioggia, giornata di pioggia, diluvia, piovendo, piovere, piova, tempaccio, pioviggina, tempo brutto, piovoso, al chiuso, maltempo, al riparo, con la pioggia, nevica, fa freddo, temporale, al asciutto, tempo schifoso",
    late_night:
      "fino a tardi, aperto fino a tardi, a tarda notte, fino a aperto fino a tardi, tardi, notte fonda, tutta la notte, dopo mezzanotte, oltre mezzanotte, nottambuli, di notte fonda, tarda sera",
    local:
      "non troppo turistico, poco turistico, gente del posto, i locali, autentico, non turistico, vanno i locali, posti nascosti, autentica, posti autentici, dove vanno i locali, dove vanno quelli del posto, quelli del posto, gente locale, non turistici, meno turistico, fuori dai giri turistici, senza turisti, trappola per turisti, trappole per turisti, chicca, chicche, verace, nascosto, nascosti",
    popular:
      "popolare, famoso, alla moda, famosa, famosi, di moda, conosciuto, rinomato, alternativo, trendy, di tendenza",
    picnic: "picnic",
    pool: "con piscina",
    air_conditioning: "aria condizionata",
    jazz_bar: "jazz, jazz bar, jazz club, locale jazz, locali jazz, bar jazz, jazz dal vivo, concerto jazz",
    harbour_bath:
      "bagno nel porto, bagni nel porto, nuotare nel porto, bagni del porto, fare il bagno nel porto, piscina del porto, nuotare nel canale, bagno del porto",
    barbecue: "griglia, grigliata, alla griglia, barbecue, bbq, costine",
    middle_eastern: "mediorientale, falafel, hummus, arabo, araba",
    ethiopian: "etiope, etiopico, injera, eritreo",
    salad: "insalate, insalata, insalatona, cibo sano, qualcosa di sano, mangiare sano",
    dessert: "dessert, qualcosa di dolce, dolce, dolcetto",
    sandwich: "panini, panino, tramezzini, toast, sandwich, piadina",
  },
  activity: {
    eat: "si mangia, mangia, mangiare, dove mangiare, qualcosa da mangiare, fame, si mangia bene, mangiare bene, cenare, pranzare, mangiare qualcosa, magnare, sgranocchiare, ho fame, abbiamo fame, fame da lupi, pappare, spuntino, mettere sotto i denti, mangiar bene, boccone, cenetta, abbuffarsi, abbuffata, da mangiare",
  },
  topic: {
    art: "arte, l'arte, pittura, arte moderna, quadri, arte contemporanea",
    history: "storia, storico, storica, vichinghi, medievale",
    design: "design",
    photography: "fotografia, fare foto",
    music: "musica, rock, musica classica",
    nightlife: "vita notturna, movida, fare festa, festa, uscire la sera, serata, baldoria",
    cycling: "ciclismo, bicicletta, bici, in bici, giro in bici, pedalare",
    swimming: "nuoto, nuotare, fare il bagno, nuotata, tuffo, un tuffo, bagno al mare",
    royalty: "famiglia reale, regalità, reali, re e regine, regina, monarchia",
    books: "libri, letteratura, lettura",
    wellness: "benessere, relax",
    food: "gastronomia, cucina",
    sports: "sport",
    fine_dining:
      "alta cucina, stella michelin, stellato, stellati, stelle michelin, michelin, menù degustazione, ristorante stellato, gourmet, alta ristorazione",
    street_food: "cibo di strada, street food",
    hidden_gems: "posti nascosti, gemme nascoste",
    vintage: "vintage",
  },
  price: {
    free: "gratis, gratuito, gratuita, gratuiti, gratuite, ingresso libero, ingresso gratuito, non costa niente, senza pagare, gratuitamente, entrata libera, a costo zero, non costa nulla, non costi nulla, aggratis, a gratis",
    cheap:
      "il più economico, meno costoso di tutti, spendendo poco, spendere poco, poco prezzo, costa poco, economico, economica, economici, a buon mercato, low cost, poco costoso, basso costo, a poco, economiche, a poco prezzo, pochi soldi, senza spendere troppo, non spendere troppo, budget basso, budget limitato, al verde, squattrinati, a buon prezzo, prezzi bassi, prezzo basso, poca spesa, da studenti, risparmiare, che costa poco, costi poco, senza spendere una fortuna, due soldi",
    affordable:
      "abbordabile, prezzi ragionevoli, ragionevole, senza spendere troppo, senza svenarsi, senza spendere una fortuna, abbordabili, prezzo ragionevole, non troppo caro, non troppo cara, non caro, non tanto caro, non carissimo, prezzi onesti, prezzo onesto, prezzi giusti, rapporto qualità prezzo, qualità prezzo, accessibile come prezzo, prezzi modici, prezzi accessibili, prezzi umani, non ci spennino, non troppo costoso, accettabile",
    moderate:
      "fascia media, prezzo medio, moderato, prezzo prezzi medi, medio, né caro né economico, nella media, via di mezzo, di fascia media, prezzi nella media",
    expensive:
      "caro, cara, cari, costoso, lusso, elegante, di lusso, raffinato, chic, stellato, costosa, lussuoso, lussuosa, eleganti, raffinata, esclusivo, esclusiva, di classe, di alto livello, figo e caro, fighetto, fighetti, di un certo livello, alto livello, trattarci bene, fancy, signorile, ricercato, sciccoso, sfizio di lusso",
    cheaper:
      "più economico, più economica, meno caro, meno costoso, costi meno, meno cara, troppo caro, troppo cara, più a buon mercato, più abbordabile, costa meno",
    dearer:
      "più elegante, più caro, più costoso, più lussuoso, più raffinato, più chic, più di classe, più figo",
  },
  day: {
    day_after: "il giorno dopo, giorno dopo, il giorno seguente, giorno successivo, un giorno dopo",
    day_before: "il giorno prima, giorno prima, un giorno prima, il giorno precedente",
    "12-24": "vigilia di natale, la vigilia di natale",
    "12-25": "giorno di natale, il giorno di natale",
    "12-26": "santo stefano",
    "12-31": "san silvestro, ultimo dell'anno, notte di capodanno",
    "1-1": "capodanno, primo dell'anno",
    today: "oggi",
    tonight: "stasera, questa sera, stanotte",
    tomorrow: "domani",
    after_tomorrow: "dopodomani",
    weekend: "weekend, fine settimana, week end",
    this_week: "questa settimana, in settimana",
    next_week:
      "prossima settimana, la prossima settimana, settimana prossima, la settimana prossima, la settimana dopo",
    this_month: "questo mese",
    next_month: "prossimo mese, il prossimo mese, mese prossimo, il mese prossimo",
    christmas:
      "a natale, per natale, durante natale, sotto natale, vacanze di natale, feste di natale, feste natalizie",
    easter: "a pasqua, per pasqua, pasqua, weekend di pasqua, vacanze di pasqua",
  },
  part: {
    morning: "mattina, mattino, di mattina, stamattina, al mattino",
    midday: "mezzogiorno, a mezzogiorno",
    afternoon: "pomeriggio, di pomeriggio, nel pomeriggio",
    evening: "sera, di sera, serata",
    night: "notte, di notte",
  },
  meal: {
    breakfast: "colazione",
    brunch: "brunch",
    lunch: "pranzo, a pranzo, per pranzo",
    dinner: "cena, a cena, per cena, cenare",
  },
  moment: {
    ahead: "tra, fra",
    days_ahead: "tra, fra",
    before: "prima di, prima del, prima della",
    until: "fino a, partiamo, fino al, al",
    now: "adesso, ora, in questo momento, subito",
    next: "prossimo, prossima",
    this: "questo, questa",
    from: "arriviamo, arrivo, dal, a partire da, dal",
    between: "tra, fra",
    to: "a",
  },
  clock: {
    at: "alle, all, verso le, le",
    hour: "h, ore",
    am: "di mattina, del mattino",
    pm: "di sera, del pomeriggio, di pomeriggio",
    half_after: "e mezza, e mezzo",
    quarter_past: "e un quarto",
    quarter_to: "meno un quarto",
  },
  number: {
    "1": "uno, una, un",
    "2": "due",
    "3": "tre",
    "4": "quattro",
    "5": "cinque",
    "6": "sei",
    "7": "sette, settimana intera, intera settimana, tutta la settimana",
    "8": "otto",
    "9": "nove",
    "10": "dieci",
    "11": "undici",
    "12": "dodici",
    "15": "quindici",
    "20": "venti",
    "30": "trenta",
  },
  ordinal: {
    "1": "primo, prima",
    "2": "secondo, seconda",
    "3": "terzo, terza",
    "4": "quarto, quarta",
    "5": "quinto, quinta",
    "-1": "ultimo, ultima, ultima tappa",
  },
  unit: {
    hour: "ora, ore",
    mile: "miglio, miglia",
    day: "giorno, giorni, giornata, settimana intera, intera settimana, tutta la settimana",
    night: "notte, notti",
    week: "settimana, settimane",
    person:
      "persona, persone, adulti, ospiti, pers, adulto, coperti, amici, amiche, ragazze, ragazzi, donne, uomini, viaggiatori",
    metre: "m, metro, metri",
    kilometre: "km, chilometro, chilometri",
    walk_minute: "minuto, minuti, min",
    star: "stella, stelle",
    age: "anni, anno",
    child:
      "bambini, bambino, figli, bimbi, bimbo, bimba, bambine, figlie, nipoti, nipotini, ragazzini, neonati",
  },
  numbered: { day: "giorno, giorni", stop: "tappa, tappe, fermata, tappa numero" },
  negation: {
    needless: "non serve, non ho bisogno di, non necessariamente, non deve",
    not: "non, niente, senza, nessun, nessuna, né, mai, evitare, no",
    except: "tranne, eccetto, tutto tranne, a parte, salvo",
    but: "ma, piuttosto, invece, preferirei",
  },
  where: {
    near: "nella stessa zona di, stessa zona del, nella stessa zona del, vicino a, vicino al, vicino alla, vicino, accanto a, nei pressi di, intorno a, presso, più vicino a, più vicino al, più vicino all, nelle vicinanze di, vicino all, a due passi da, di fronte a, attorno a",
    in: "in, a, nel, nella, ad, al, nei, su, alla",
    me: "vicino a me, qui vicino, nei dintorni, in zona, nelle vicinanze, qui intorno, da queste parti, da qui, vicino a qui, qui, qua vicino, vicino, vicini, nei paraggi, dietro l'angolo, a due passi, non lontano, vicino a noi, qui attorno, poco lontano, da ste parti",
    host: "albergo, hotel, dall'albergo, all'hotel, nostro hotel, mio hotel, dall'hotel",
    walk: "a piedi, raggiungibile a piedi, camminando, pochi passi",
    within: "entro, nel raggio di, meno di, al massimo, a meno di",
    there: "lì vicino, là vicino, nella stessa zona, stessa zona, lì",
  },
  town: {
    centre: "centro, centro città, centro storico, in centro",
    north: "nord",
    south: "sud",
    east: "est",
    west: "ovest",
  },
  party: {
    family:
      "nonna, nonno, nonni, i miei genitori, suoceri, ragazzini, ragazzi, piccoli, famiglia, bambini, bambino, bambina, in famiglia, figli, neonato, anni, figlio, figlia, bimbi, genitori, nipoti, nipotini, adolescenti, bimba, bimbo, neonata, io e mia madre, mia madre e io, io e mia mamma, io e mio padre, famiglia di, figlie, pargoli, bebè, famiglie, i miei suoceri, mia madre, passeggino, marmocchi, creature, mocciosi",
    couples:
      "coppia, in coppia, moglie, marito, fidanzata, fidanzato, ragazza, compagna, compagno, anniversario, sposi, coniugi, anniversario di matrimonio, la mia ragazza, il mio ragazzo, mia moglie, mio marito, luna di miel, luna di miele, il mio compagno, la mia compagna, morosa, moroso, dolce metà, innamorati, sposini, la mia donna",
    friends:
      "amici, amiche, con gli amici, addio al celibato, addio al nubilato, gruppo di amici, le amiche, gli amici, compagnia di amici, la compagnia, comitiva, tra amici, amico, amica",
    solo: "da solo, da sola, solo, sola, in solitaria, per conto mio, solo io, viaggio da solo, viaggio da sola, sono solo, sono sola, solo per me",
    business:
      "per lavoro, viaggio di lavoro, affari, colleghi, clienti, pranzo di lavoro, conferenza, lavoro, di lavoro, d'affari, cliente, collega, cena di lavoro, riunione, congresso, capo, trasferta, cena aziendale, convegno",
  },
  partySize: {
    of: "siamo, siamo in, saremo, tavolo per, per, gruppo di, famiglia di, saremmo, siamo noi, adesso siamo, tavolo da, un gruppo di",
    of_after: "persone",
    "2": "per due, noi due, in due, solo noi due, noi due soli, io e te, tutti e due, in 2, per 2, io e mia madre, mia madre e io, io e mia mamma, io e mio padre",
    "4": "in quattro, noi quattro, per quattro, tutti e quattro",
    "3": "in tre, noi tre, tutti e tre, per tre",
    "5": "in cinque, noi cinque, per cinque",
    "6": "in sei, noi sei, per sei",
    "7": "in sette, per sette",
    "8": "in otto, per otto",
    "10": "in dieci",
  },
  tripType: { business: "viaggio di lavoro, viaggio d'affari", pleasure: "vacanza, vacanze" },
  asked: {
    area: "che zona, in che zona, quale quartiere",
    hours:
      "fino a che ora, quando chiude, a che ora chiude, a che ora apre, orari, orario, orari di apertura, a che ora, apre, chiude, quando è aperto, quando apre",
    address:
      "dove si trova di preciso, di preciso, dove rimane, indirizzo, dove si trova, dov'è, posizione, dove sta",
    phone: "telefono, numero di telefono, numero, chiamare",
    price:
      "quanto viene, quanto si paga, quanto è, quanto costano, prezzo, prezzi, quanto costa, ingresso, biglietto, biglietti, costo",
    postcode: "codice postale, cap",
    website: "sito web, sito, link",
    directions: "come arrivo, come si arriva, come arrivare, indicazioni, come ci arrivo",
    booking: "prenotare, prenotazione, prenota",
    rating: "recensioni, valutazione",
    payment: "pagare con carta, carta di credito",
    distance:
      "è lontana, lontano da qui, quanto è lontano, quanto è distante, quanto ci vuole a piedi, quanto dista, distanza, è lontano",
    duration: "quanto dura, quanto tempo",
    photos: "foto, immagini",
    type: "che tipo",
  },
  slot: {
    features: "parcheggio, wifi",
    priceLevel: "prezzo, budget",
    area: "zona, quartiere, posto, luogo, posizione",
    categories: "cucina, tipo",
    openAt: "ora, giorno",
    stars: "stelle",
  },
  sort: {
    distance: "più vicino, più vicina, il più vicino, la più vicina",
    rating: "migliore, migliori, la migliore, il migliore",
    closer: "più vicino, meno lontano",
    better: "migliore qualità, meglio",
  },
  act: {
    must: "deve essere, dev'essere, dovrebbe essere, bisogna che sia",
    why: "perché, come mai, perché non",
    left_out:
      "lasciato fuori, hai lasciato fuori, escluso, manca, non c è, non incluso, non compare, tralasciato",
    calm: "più leggero, più calmo",
    busy: "più cose, fare di più, vedere di più, più visite",
    ask: "chi, quale, quali, perché, quando, che cosa, cosa, come mai",
    more: "ancora, di più, altri ancora, mostrami altro, mostrami di più, mostramene altri, fammi vedere altro, fammene vedere altri, vedi altri",
    todo: "che si può fare, cosa si può fare, cosa possiamo fare, cosa fare, che fare, cose da fare, cosa vedere",
    called: "chiamato, che si chiama, si chiama",
    also: "anche, con",
    join: "e, o, né, ed",
    greet: "ciao, buongiorno, buonasera, salve, buon pomeriggio, hey",
    thanks: "grazie, grazie mille, molte grazie, ti ringrazio, mille grazie",
    bye: "arrivederci, a presto, è tutto, buona giornata, addio, basta così",
    yes: "sì, si, certo, va bene, perfetto, d'accordo, volentieri, sì grazie, ok, ottimo, sì per favore, benissimo",
    no: "no, no grazie",
    find: "che si può fare, cosa si può fare, cosa vedere, che fare, cerco, cerchiamo, cercare, trovare, consigliare, consigli, consiglia, consigliami, suggerire, suggerisci, c'è un, c'è una, c'è, ci sono, vorrei, vorremmo, voglio, mi serve, ci serve, ho bisogno, dove posso, dove possiamo, cosa possiamo fare, cosa fare, cose da fare, mostrami, qualcosa, un posto, conosci, ho voglia di, dove vanno",
    where: "dove, dov'è, dove posso, dove possiamo, dove vanno",
    plan: "organizza, organizzami, organizzaci, organizzare, pianifica, pianificare, prepara, preparami, fare un programma, fai un programma, crea, un programma, piano",
    guides: "guide, guida, guide turistiche, guide della città",
    areas: "quartieri, zone, rioni",
    itinerary: "itinerario, l'itinerario, programma, piano, percorso",
    trip: "viaggio, soggiorno, gita, vacanza, passare",
    send: "manda, mandami, invia, inviami, spedisci, spediscilo, mail, email, inviare, mandalo, invialo, mandare",
    tell: "parlami di, mi parli di, raccontami, dimmi di più, più informazioni, informazioni su, dettagli, parlami, descrivi, maggiori informazioni",
    what_is: "cos'è, che cos'è, cosa è, chi è",
    is: "è, vale la pena, sono, merita",
    have: "ha, hanno, si può, accettano, c'è lì",
    reference: "quello, quella, questo, lo, ci, lì",
    other: "un altro, un'altra, altri, altre, qualcos'altro, altro, diverso",
    meant:
      "ho detto, avevo detto, dicevo, in realtà, intendevo, volevo dire, anzi, voglio dire, mi sono sbagliato",
    instead: "invece, e, piuttosto, che ne dici di, al posto",
    like: "piace, piacciono, amo, amiamo, adoro, adoriamo, interessa, interessano, interessati, interessato, appassionati, ci piace, mi piace",
    dont_care:
      "non importa, indifferente, è indifferente, fa lo stesso, è uguale, qualsiasi, mi è indifferente, nessuna preferenza",
    less: "meno, meno cose, non così tanto",
    inside: "dentro, al chiuso, all'interno, al coperto, interno",
  },
  edit: {
    move: "sposta, spostare, spostalo, metti, anticipa, posticipa, rimanda",
    keep: "tieni, tenere, mantieni, lascia, deve restare, non toccare, resta",
    free: "libero, libera, niente in programma, per noi",
    start_at:
      "partenza, partiamo, iniziare, iniziamo, inizia, cominciare, cominciamo, inizio, non prima delle, usciamo, a partire dalle, si parte, si comincia, si inizia, parti, prima tappa, non prima di, non iniziare prima delle, iniziando alle, partire",
    end_at:
      "ritorno, tornare, torniamo, rientro, rientrare, di nuovo in hotel, fine, finire, finiamo, di ritorno, si finisce, si torna, essere in hotel, tornare in hotel, in albergo, essere di ritorno, rientriamo, a casa",
    move_later: "più tardi",
    move_earlier: "prima, più presto, anticipato",
    remove_day:
      "un giorno in meno, togli un giorno, elimina un giorno, leva un giorno, accorcia di un giorno, toglici un giorno, un giorno di meno, meno un giorno, riduci di un giorno, via un giorno",
    add_day:
      "un giorno in più, aggiungi un giorno, un altro giorno, aggiungi un altro giorno, ancora un giorno, allunga di un giorno, metti un giorno in più, prolunga di un giorno, un giorno di più, aggiungici un giorno, un giorno extra, più un giorno, mettici un giorno in più",
    replace:
      "sostituisci, sostituire, cambia, cambiare, scambia, scambiare, inverti, invertire, scambiate, cambiate, sostituite, cambiamo, cambierei, modifica, modificare, scambiamo, permuta",
    remove:
      "togli, rimuovi, elimina, togliere, leva, rimuovere, via, salta, saltiamo, cancella, scarta, non serve, toglimi, togliamo, leviamo, eliminiamo, lascia perdere, fuori",
    add: "aggiungi, aggiungere, inserisci, includi, mettici, metti anche, aggiungici, aggiungiamo, infila, infilaci, mettiamo, aggiungimi",
    less_walking:
      "camminare di meno, camminare meno, meno camminate, meno a piedi, meno cammino, camminare troppo",
    start_later:
      "inizia più tardi, iniziare più tardi, cominciare più tardi, comincia più tardi, non così presto, partire più tardi",
    start_earlier: "inizia prima, iniziare prima, comincia prima",
    end_earlier: "finire prima, finisci prima",
    slower:
      "senza fretta, senza correre, senza stress, non troppo pieno, rilassati, rilassato, più rilassato, più tranquillo, meno tappe, con calma, più lento, più lentamente, meno pieno, più leggero, più leggera, alleggerisci, alleggerire, più corto, più corta, accorcia, troppo pieno, troppo piena, troppo, troppe cose, troppe tappe, troppa roba, troppo carico, troppo lungo, stanchi, stanco, stancante, troppo stancante, faticoso, meno cose, meno roba, meno posti, meno intenso, meno fitto, più pause, più tempo, più calmo, più rilassata, più tranquilla, più soft, tranquillo, tranquilli, rilassante, con tranquillità, lento, lenti",
    fuller:
      "più tappe, più pieno, riempi, riempire, riempilo, troppo vuoto, vuoto, è vuoto, più cose, mettici più roba, più roba, più attività, più intenso, più carico, pieno pieno, pieni pieni, bello pieno, al massimo, il più possibile, tutto il possibile, fitto",
    set_days:
      "facciamo, solo, soltanto, meglio, alla fine, restiamo, fallo di, fai, rimaniamo, portalo a, anzi, in realtà, siamo qui, abbiamo, diventano, che siano, riduci a, allunga a",
  },
};
