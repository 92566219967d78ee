import type { Words } from "../words.ts";

export const words: Words = {
  language: "it",
  common:
    "il lo la i gli le un uno una di del della dei delle dello degli da dal dalla a al alla ai alle e ed o ma io tu lui lei noi voi loro mi ti si ci vi me te mio mia miei tuo suo sua nostro nostra questo questa questi quello quella è sono sei siamo siete era c c'è ci sono ha ho hai abbiamo hanno avere essere fare fai facciamo posso possiamo può puoi potete potrei potresti vorrei vorremmo voglio vogliamo serve servono cerco cerchiamo cercare trovare consigliare consigli andare vado andiamo vanno vedere visitare mangiare bere che chi cosa quale quali dove quando come perché per con senza in su tra fra fino molto bene buon buono buona buoni bello bella bei più meno tanto poco anche non niente nessun mai sì no già tutto tutta tutti qualcosa qualche qualcuno posto posti luogo città giorno giorni grazie favore ora adesso qui qua lì là aperto aperta aperti gente persona persone bambino bambini moglie marito piace piacciono mi dai dammi parli raggiungibile presto possibile se anzi piuttosto fresco del dei al scusa senti magari tipo boh beh ok pls posticino roba cose belli belle carino carina carini figo figa davvero proprio penso credo detto dice dico chiama chiamano conosci conoscete sapete sai po raga allora circa vabbè urgente subitissimo insomma poi prima dopo sempre solo così siccome visto fatto nostri nostre vostro vostra età euro abbastanza abbia abbiano abbiate affinché agl agli ahime ahimè alcuna alcuni alcuno allo altrimenti altrui assai attraverso avanti avemmo avendo avente averlo avesse avessero avessi avessimo aveste avesti avete aveva avevamo avevano avevate avevi avevo avrai avranno avrebbe avrebbero avrei avremmo avremo avreste avresti avrete avrà avrò avuta avute avuti avuto basta ben chicchessia chiunque ciascuna ciascuno cima cio ciò co codesta codesti codesto coi comunque contro cos cui dagl dagli dappertutto davanti deve devo dire dirimpetto dov dovra dovrà dovunque dunque durante ebbe ebbero ebbi ecc ecco effettivamente egli ella entrambi eppure erano eravamo eravate eri ero esempio esse essendo essi fa facemmo facendo facesse facessero facessi facessimo faceste facesti faceva facevamo facevano facevate facevi facevo fanno farai faranno farebbe farebbero farei faremmo faremo fareste faresti farete farà farò fece fecero feci finalmente finche forse forza fosse fossero fossi fossimo foste fosti frattempo fu fui fummo furono gliela gliele glieli glielo gliene grande ieri improvviso indietro infatti insieme intanto intorno lato maggior malgrado medesimo mediante mentre mie modo moltissimo momento negl negli nondimeno nonostante nonsia od ogni ognuna ognuno oltre ossia parecchi parecchie parecchio perfino persino piglia pochissimo poiche posteriore potrebbe preferibilmente principalmente probabilmente pure purtroppo quanta quante quanti quanto quantunque quasi quel quindi realmente recentemente relativo riecco rispetto sara sarai saranno sarebbe sarebbero sarei sareste saresti sarete sarà sarò scorso seguente seguito sembra sembrare sembrato sembrava sembri sia siano siate solito sopra soprattutto sotto spesso sta stai stando stanno starai staranno starebbe starebbero starei staremmo staremo stareste staresti starete starà starò stata state stati stato stava stavamo stavano stavate stavi stavo stemmo stessa stesse stessero stessi stessimo stesso steste stesti stette stettero stetti stia stiamo stiano stiate sto successivamente successivo sue sugl sugli sui sul sull sulla sulle sullo tale tali talvolta tua tue tuttavia uguali ulteriore va vari varia varie vario verso volta volte perfavore xfavore",
  articles: "il, lo, la, i, gli, le, l, un, una, del, della, dell, al, all, nostro, mio",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "ristorante, ristoranti, trattoria, osteria, ristorantino, ristorantini, osterie, locanda, tavola calda, posto per cenare, posto dove cenare, bistrot, posticino, mangiare fuori, trattorie, locanda con cucina, taverne, bistrò, posto dove pranzare, braceria, agriturismo, cucina locale, cucina tipica, cucina tradizionale, cucina regionale, cibo locale, cibo tipico, cibo tradizionale, piatti tipici, piatto tipico, specialità locali, specialità locale, specialità regionali, mangiare tipico",
    cafe: "caffè, caffetteria, caffetterie, bar caffè, espresso, cappuccino, un caffettino, caffettino, cappuccio, caffe, bar per colazione, torrefazione, macchiato, bere un caffè, prendere un caffè, prendersi un caffè, cappuccini, coffee shop, caffè specialty, specialty coffee, cioccolata calda, merenda, far merenda",
    fast_food:
      "fast food, cibo di strada, street food, tavola calda, patatine fritte, paninoteca, patatine, hot dog, paninaro, chiosco, al volo, panino al volo, mangiare al volo, qualcosa al volo, food truck, foodtruck, mcdonald, mc donald, chioschi, cibo spazzatura, friggitoria, kebabbaro, rosticceria, mangiare veloce, cibo da strada",
    food_market:
      "mercato gastronomico, mercato alimentare, mercato coperto, mercati gastronomici, food court, mercato del cibo, food hall, mercato gourmet, mercati coperti, bancarelle di cibo",
    bakery:
      "panetteria, panificio, forno, pasticceria, torta, dolci, pane, pasticcerie, panifici, fornaio, torte, cornetti, cornetto, brioche, paste, girelle alla cannella, panetterie, forni, croissant, pasticcini, pasticcino, biscotti, girella alla cannella, girelle, sfoglia, dolcetti, panettiere, dolcezze",
    ice_cream:
      "gelato, gelateria, gelaterie, gelati, un gelatino, cono, un cono, coppetta, sorbetto, gelataio, gelatino, gelaterie artigianali",
    bar: "bar, bere qualcosa, un drink, aperitivo, locale, locale per bere, bere, drink, l'aperitivo, apericena, un bicchiere, bicchierino, localino, bevuta, aperitivi, apericene, ape, aperi, un ape, fare aperitivo, fare l'aperitivo, far aperitivo, bere una cosa, bere un drink, bere qualcosina, drinks, spritz, cicchetto, cicchetti, baretto, fare una bevuta, un goccio, andare a bere, sbevazzare, happy hour, lounge",
    pub: "pub, birra, una birra, taverna, birreria, birre, birretta, birrette, birrerie, una bionda, birrozza, birra alla spina, pinta, birra media, una media, bionda, pinte, bere una birra, boccale, birrozzo, bionda media",
    wine_bar:
      "enoteca, vino, vineria, wine bar, enoteche, bicchiere di vino, vini, calice, calice di vino, vini naturali, vino naturale, cantina, vinello, vino rosso, un rosso, un calice, calici, bicchiere di rosso, bicchiere di bianco, vino bianco, bollicine, prosecco, degustazione di vini, degustazione vini, vinaio, cantine, ombra de vin, champagne, vinerie",
    cocktail_bar:
      "cocktail bar, cocktail, bar per cocktail, cocktails, gin tonic, negroni, spritz, mojito, miscelazione, mixology, speakeasy, cocktailbar, barman, bartender, cocktail fatti bene",
    brewery:
      "birrificio, birra artigianale, birre artigianali, microbirrificio, birreria artigianale, birrifici, buona birra, birre buone, craft beer, ipa, brewpub, birre craft, craft, microbirrifici, degustazione di birre, degustazione birre, birra locale, birre locali",
    nightclub:
      "discoteca, discoteche, club, ballare, locale notturno, night, disco, andare a ballare, locali notturni, techno, fare serata, scatenarsi, discoteca buona, clubbing, si balla, dove si balla, far serata, serata in disco, ballo, fare after, pista da ballo, night club",
    tea_room:
      "sala da tè, tea room, sale da tè, casa del tè, prendere un tè, bere un tè, un tè, tè delle cinque, tè pomeridiano",
    hotel:
      "albergo, hotel, alberghi, alloggio, dove dormire, camera, stanza, dormire, alloggi, dove alloggiare, pernottare, pernottamento, passare la notte, dove stare a dormire, sistemazione, dormita",
    guest_house:
      "pensione, affittacamere, guest house, bed and breakfast, b&b, locanda, bb, b and b, pensioni, affittacamera, locande, camere in affitto",
    hostel: "ostello, ostelli, hostel, dormitorio, camerata, backpackers, zaino in spalla",
    apartment:
      "appartamento vacanze, airbnb, appartamento, appartamenti, casa vacanze, monolocale, casa in affitto, residence",
    campsite: "campeggio, campeggi, camping, camper, tenda, piantare la tenda",
    museum: "museo, musei, mostra, mostre, esposizione, esposizioni, mostre belle, museetto",
    art_museum:
      "museo d'arte, musei d'arte, pinacoteca, pinacoteche, museo di arte, galleria nazionale, museo d'arte moderna, museo d'arte contemporanea, quadri, museo di arte antica, museo di arte moderna, museo di arte contemporanea, museo di belle arti, dipinti, sculture antiche",
    gallery:
      "galleria, galleria d'arte, gallerie, gallerie d'arte, galleria d'arte contemporanea, vernissage, gallerie contemporanee",
    church:
      "chiesa, cattedrale, duomo, cappella, chiese, basilica, cattedrali, chiesetta, basiliche, cappelle, duomi, tempio, messa, abbazia, santuario, luogo di culto",
    castle:
      "castello, palazzo reale, castelli, reggia, palazzi, palazzo, palazzi reali, regge, rocca, manieri",
    monument:
      "monumento, statua, monumenti, statue, memoriale, scultura, sculture, fontana, fontane, monumento storico",
    attraction:
      "attrazione, attrazioni, cose da vedere, cosa vedere, luoghi di interesse, da visitare, posti da visitare, cosa visitare, attrazioni turistiche, da non perdere, imperdibili, luoghi da visitare, posti da vedere, luoghi d'interesse, luoghi turistici, roba da vedere, da vedere assolutamente, assolutamente da vedere, imperdibile, cose da visitare, cose carine da vedere, luoghi da vedere, che vedere, che visitare, must see, tappe imperdibili, attrazione turistica, punti di interesse, posto da instagram, posti da instagram, instagrammabile, instagrammabili, luoghi simbolo, luoghi iconici, posto iconico, visita guidata, visitina",
    architecture:
      "architettura, edifici, palazzi moderni, edificio, architettonico, case colorate, casette colorate, facciate, architetture",
    viewpoint:
      "punto panoramico, belvedere, panorama, punti panoramici, vista sulla città, veduta della città, vedere la città dall'alto, dall'alto, vista panoramica, vista della città, città dall'alto, vista dall'alto, belvederi, vista su tutta la città, vista panoramica sulla città, panorami",
    tower: "torre, torri, campanile",
    square: "piazza, piazzetta, piazze, piazzette, largo",
    bridge: "ponte, ponti",
    canal: "canale, canali",
    college: "università, college, ateneo, facoltà, campus",
    library: "biblioteca, biblioteche, sala lettura, studiare in pace",
    park: "parco, parchi, area verde, aree verdi, spazi verdi, giardinetti, verde pubblico, prato, stendersi sull'erba, sdraiarsi sull'erba, parchetto",
    garden: "giardino, giardini, orto botanico, giardino botanico, roseto, serra, serre, orti botanici",
    nature:
      "natura, bosco, boschi, passeggiata nella natura, in mezzo alla natura, foresta, foreste, camminata nella natura, passeggiata nel verde, nel verde, in mezzo al verde, aria aperta in natura, aria pura, riserva naturale, camminare nel bosco, natura incontaminata",
    hiking:
      "escursione, trekking, escursioni, sentiero, sentieri, fare trekking, percorso escursionistico, percorsi escursionistici, escursionismo, camminata in montagna",
    beach:
      "spiaggia, spiagge, spiaggetta, mare, lido, sabbia, prendere il sole, riva al mare, lungomare, il mare, al mare, in mare, nel mare, nuotare in mare, nuotare nel mare, fare il bagno, fare il bagno in mare, bagno in mare",
    lake: "lago, laghi, laghetto, laghetti, stagno",
    playground:
      "parco giochi, area giochi, parchi giochi, giochi per bambini, giostrine, altalene, far giocare, dove far giocare, scivolo, scivoli, altalena, far giocare i bimbi, parchetto giochi, giochi bimbi, giochi per bimbi, giochi per i bambini, area giochi bimbi, area bimbi, far sfogare i bambini, far sfogare i bimbi, sfogare, sfogarsi, giocare i bambini, giocare i bimbi, dove giocano, playground, sabbiera, giocano i bambini, dondoli",
    zoo: "zoo, animali, vedere gli animali, bioparco, giardino zoologico, vedere animali, animali da vedere, zoo safari",
    aquarium: "acquario, acquari, squali, pesci da vedere, vedere i pesci, delfini",
    amusement_park:
      "luna park, parco divertimenti, montagne russe, giostre, parchi divertimento, parco di divertimenti, ottovolante, lunapark, giostra, ruota panoramica, parco a tema, parco giochi meccanici, carosello",
    theatre:
      "teatro, opera, balletto, spettacolo, teatri, spettacoli, commedia, marionette, burattini, musical, opera lirica, cabaret, stand up, circo, danza, lirica, a teatro",
    cinema: "cinema, film, un film, multisala, cine, vedere un film, cinemino, proiezione",
    music_venue:
      "musica dal vivo, concerto, concerti, sala concerti, locale con musica dal vivo, musica live, live music, band dal vivo, locale con musica, concerti live, live jazz, jazz live, jazz dal vivo, jazz club, locale jazz, concertino, ascoltare jazz, ascoltare musica, jam session, gruppo dal vivo, suonano dal vivo, suonano live, rock live, serata jazz, musica suonata",
    event:
      "evento, cosa succede, eventi, cosa si fa, che si fa, cosa c'è di bello, che succede, cosa c'è da fare, manifestazioni, serate, che c'è di bello, che c'è da fare di bello, cosa c'è stasera, che c'è stasera, cosa c'è in programma, manifestazione, evento culturale, che si combina, cosa offre la città, eventi in città, serata particolare",
    festival: "festival, festa, feste, sagra, sagre, carnevale",
    entertainment:
      "divertimento, intrattenimento, divertimenti, divertirsi, svago, svaghi, passatempo, divertirci",
    swimming_pool:
      "piscina, piscine, piscina coperta, piscina comunale, piscine coperte, fare vasche, due vasche, piscina al chiuso",
    sauna: "sauna, saune, bagno turco, hammam, bagno di vapore",
    spa: "spa, massaggio, terme, massaggi, centro benessere, centri benessere, bagni termali, trattamenti, hammam, idromassaggio, jacuzzi, percorso spa, farsi massaggiare, coccole spa, termale, termali, acque termali, sorgenti calde, sorgenti termali, benessere",
    sports:
      "palestra, centro sportivo, sport, palestre, allenarsi, fare sport, allenamento, allenarmi, pesi, fitness, crossfit, gym, ginnastica",
    climbing:
      "arrampicata, palestra di arrampicata, arrampicare, boulder, bouldering, parete di roccia, scalare, parete di arrampicata, scalata, palestra boulder",
    boat_tour:
      "giro in barca, gita in barca, crociera, tour in barca, barca, barche, battello, giri in barca, giro in battello, crociera sui canali, gita in battello, giro sui canali, giro dei canali, giretto in barca, giro nei canali, tour dei canali, navigare, crociere, barchetta, kayak, canoa, canoe, traghetto, gite in barca, noleggiare una barca, affittare una barca, battelli, vaporetto, giro sull'acqua",
    shop: "negozio, negozi, shopping, boutique, fare shopping, compere, botteghe, acquisti, negozietti, negozi di design, fare compere, negozietto, negozi carini, fare acquisti, negozi di, comprare qualcosa, boutiques, concept store, dove comprare, dove compro, vetrine, giro per negozi, bottega",
    shopping_centre: "centro commerciale, centri commerciali, galleria commerciale, mall, outlet",
    department_store: "grande magazzino, grandi magazzini, rinascente, department store",
    bookshop:
      "libreria, librerie, libri usati, comprare libri, negozio di libri, libraio, comprare un libro, fumetteria, fumetti, libreria dell'usato, bouquiniste",
    second_hand:
      "usato, negozio dell'usato, negozi dell'usato, seconda mano, vintage, mercatino vintage, vestiti usati, abiti usati, mercatino dell'usato, vestiti vintage, negozi vintage, abbigliamento usato, roba usata, di seconda mano, usati, usata, negozio vintage, thrift, second hand, vinili usati, svuota armadi, cose usate",
    antiques:
      "antiquariato, antiquario, antiquari, antichità, negozi di antiquariato, anticaglie, mobili antichi, roba antica, cose antiche, oggetti antichi, rigattiere, robivecchi, modernariato",
    souvenirs:
      "regalo, regali, souvenir, ricordini, ricordino, pensierino, cartoline, calamite, regalino, negozio di souvenir, souvenirs, ricordo da portare, ricordi da portare, pensierini, regalini, calamita, cartolina, qualcosa da portare a casa, da portare a casa, ricordo della città, prodotti tipici da portare, regalini da portare",
    clothes:
      "abbigliamento, vestiti, negozi di vestiti, moda, scarpe, abiti, vestito, maglione, maglioni, giacca, giacche, cappotto, piumino, sciarpa, guanti, cappello, berretto, pantaloni, negozio di vestiti, negozio di abbigliamento, outfit, calze, calzini, gonna, felpa, comprare vestiti, giubbotto",
    market:
      "mercato, mercatino, mercatino delle pulci, mercatini, mercatino di natale, mercati, mercato delle pulci, mercatini di natale, bancarelle, fiera, mercatino dell'antiquariato, mercato contadino, mercato rionale, mercatini dell'usato, mercatino natalizio, mercatini natalizi",
    supermarket:
      "supermercato, alimentari, supermercati, fare la spesa, spesa, market, minimarket, negozio di alimentari, discount, comprare acqua, fare spesa, la spesa, esselunga, coop, lidl, alimentare, comprare da mangiare, drogheria, conad, market aperto",
    pharmacy:
      "farmacia, farmacie, farmacia di turno, medicine, aspirina, tachipirina, antidolorifico, cerotti, medicinali, medicina, farmaci, farmaco, oki, ibuprofene, paracetamolo, farmacia di guardia, parafarmacia, sciroppo",
    hospital:
      "ospedale, medico, pronto soccorso, ospedali, dottore, guardia medica, clinica, dentista, pediatra, dottoressa, ambulatorio, medico di guardia, studio medico, ps",
    police:
      "polizia, questura, carabinieri, poliziotti, poliziotto, commissariato, stazione di polizia, fare denuncia, fare una denuncia, sporgere denuncia, denunciare, vigili",
    atm: "bancomat, banca, prelevare, sportello bancomat, cambiare soldi, cambio valuta, prelevare soldi, prelievo, ritirare soldi, prelevare contanti, prelevo, sportello automatico, banche, cambiare euro, ufficio di cambio, cambiavalute, bancomat vicino, contante, ritirare contanti",
    toilets:
      "bagno, toilette, bagni pubblici, wc, bagno pubblico, gabinetto, servizi igienici, fare pipì, cesso, bagni, gabinetti, cessi, pipì, far pipì, fare la pipì, mi scappa, scappa la pipì, pisciare, vespasiano, toilet, toilettes, wc pubblico, andare in bagno, ritirata",
    drinking_water:
      "acqua potabile, fontanella, fontanelle, fontana d'acqua potabile, riempire la borraccia, riempire la bottiglia",
    station:
      "stazione, metro, metropolitana, fermata, stazione centrale, stazioni, fermata della metro, fermata dell'autobus, stazione dei treni, stazione ferroviaria, fermata metro, fermata metropolitana, fermata del bus, prendere il treno, stazione metro, fermata autobus, stazione degli autobus, autostazione, fermata del tram",
    bike_rental:
      "noleggio bici, noleggio biciclette, noleggiare una bici, noleggiare bici, affittare una bici, affittare bici, affitto bici, bici a noleggio, noleggiare biciclette, bici in affitto, noleggio bicicletta, noleggiare le bici, noleggiare una bicicletta, affittare le bici, affittare biciclette, prendere in affitto una bici, noleggio di bici, noleggio di biciclette, bike sharing, prendere le bici, nolo bici, biciclette a noleggio",
    tourist_information:
      "ufficio turistico, informazioni turistiche, punto informazioni, ufficio del turismo, infopoint, info point, ufficio informazioni, pro loco, mappa della città, cartina della città, cartina, piantina, info turistiche, centro informazioni, uffici turistici, centro visitatori",
    cemetery: "cimitero, cimiteri, tombe, tomba, camposanto",
    fortress:
      "fortezza, cittadella, fortezze, rocca, bastioni, mura, fortificazioni, cittadelle, forte militare",
    african: "africano, africana, senegalese, nigeriano, eritreo",
    american: "americano, americana, americani, stile americano",
    asian: "asiatico, asiatica, asiatici",
    british: "britannico, inglese, britannica, inglesi",
    breakfast:
      "colazione, fare colazione, colazioni, per colazione, colazione buona, far colazione, facciamo colazione, colazioncina, colazione salata, colazione all'italiana",
    brunch: "brunch, brunch domenicale, brunchare",
    burger:
      "hamburger, burger, hamburgeria, panino con hamburger, hamburgheria, hamburgers, burgers, hamburgerie, smash burger, cheeseburger",
    danish:
      "danese, danesi, cucina danese, cibo danese, tipica danese, piatti danesi, piatto danese, tipico danese, specialità danesi",
    nordic:
      "nordico, scandinavo, cucina nordica, nordica, scandinava, nordici, scandinavi, nuova cucina nordica",
    seafood:
      "pesce, frutti di mare, pesce fresco, ristorante di pesce, ostriche, cozze, gamberi, crostacei, aragosta, cucina di mare, pescheria, molluschi, aringhe, gamberetti, vongole, polpo, salmone, aringa, fritto misto, frittura, frittura di pesce, astice, baccalà, merluzzo, pesciolino, ristorante pesce, cena di pesce, mangiare pesce, crudi di mare, granchio",
    steak:
      "bistecca, bisteccheria, carne, bistecche, tagliata, fiorentina, filetto, costata, steakhouse, steak house, ciccia, carne rossa, carnivori, bistecca fiorentina, griglieria, controfiletto, bisteccona, buona carne",
    international: "internazionale",
    pizza:
      "pizza, pizzeria, pizze, pizzerie, pizza al taglio, pizzetta, pizzette, margherita, pizza al trancio, pizzata, trancio di pizza",
    italian:
      "italiano, italiana, pasta, spaghetti, lasagne, trattoria, trattorie, carbonara, risotto, italiani, spaghettata, cucina italiana, pastasciutta, primi piatti, un piatto di pasta",
    ramen: "ramen, ramen bar, ramen caldo",
    sushi:
      "sushi, all you can eat sushi, sushi bar, sushino, sashimi, uramaki, nigiri, sushi all you can eat",
    smorrebrod: "smorrebrod, panino aperto, panini aperti, tartine danesi",
    tapas:
      "tapas, tapas bar, stuzzichini, sfizi, pintxos, piattini, stuzzicare, da stuzzicare, taglieri, tagliere",
    indian: "indiano, curry, indiana, indiani, cucina indiana",
    thai: "thailandese, thai, pad thai, thailandesi, tailandese, cucina thai",
    japanese: "giapponese, giapponesi, cucina giapponese, all you can eat giapponese",
    chinese: "cinese, cinesi, ravioli cinesi, dim sum, cinesino, cucina cinese, involtini primavera",
    greek: "greco, greca, gyros, souvlaki, greci, cucina greca",
    mexican: "messicano, messicana, tacos, burrito, nachos, messicani, burritos, tex mex, cucina messicana",
    turkish: "turco, turca, turchi",
    lebanese: "libanese, libanesi, mezze",
    spanish: "spagnolo, spagnola, paella, spagnoli, cucina spagnola",
    kebab: "kebab, kebabbaro, döner, kebabbari, shawarma, kebap",
    vietnamese: "vietnamita, pho, vietnamiti, cucina vietnamita",
    french: "francese, francesi, cucina francese",
    korean: "coreano, coreana, coreani, barbecue coreano, cucina coreana",
    vegetarian:
      "vegetariano, vegetariana, vegetariani, senza carne, vegetariane, non mangio carne, non mangia carne, niente carne, veggie, non mangiamo carne, piatti vegetariani, veg, vegetariano anche, opzioni vegetariane, senza carne né pesce",
    vegan:
      "vegano, vegana, vegani, vegane, a base vegetale, vegetale, plant based, cucina vegana, senza derivati animali, 100% vegetale",
    gluten_free:
      "senza glutine, celiaci, celiaco, celiaca, gluten free, per celiaci, celiachia, intollerante al glutine, intolleranza al glutine, celiache, glutenfree, intolleranti al glutine, allergica al glutine, no glutine, senza glutine per",
    halal: "halal, cibo halal, carne halal, ristorante halal",
    kosher: "kosher, kasher, cascer",
    wifi: "wifi, wi fi, internet, wifi gratis, prese, presa di corrente, lavorare al computer, lavorare col pc, lavorare al pc, buon wifi, con internet, portatile, con il pc, prese di corrente, col portatile, connessione",
    parking:
      "parcheggio, parcheggiare, posto auto, parcheggio gratuito, parcheggi, lasciare la macchina, posteggio, posteggiare, garage, dove parcheggiare, parcheggiare l'auto, parcheggiare la macchina, lasciare l'auto, posto macchina, parcheggio auto, mettere la macchina",
    wheelchair:
      "sedia a rotelle, accessibile, disabili, carrozzina, accessibili, disabile, senza scale, senza gradini, rampa, barriere architettoniche, senza barriere, difficoltà a camminare, carrozzella, deambulatore, in carrozzina, in carrozzella, sedia rotelle, mobilità ridotta, passeggino, col passeggino, con il passeggino, con passeggino, stampelle, con le stampelle, accessibile ai disabili, accesso disabili, accessibile in carrozzina, girello, senza barriere architettoniche",
    outdoor_seating:
      "all'aperto, terrazza, dehors, fuori, tavoli fuori, tavolini fuori, tavoli all'aperto, tavolini all'aperto, terrazze, dehor, sedersi fuori, stare fuori, mangiare fuori all'aperto, mangiare all'aperto, giardino interno, cortile, al sole, tavoli esterni, si possa stare fuori, rooftop, terrazzino, tavolini, all'esterno, veranda, seduti fuori, giardino estivo",
    takeaway:
      "da asporto, asporto, da portare via, portar via, portare via, take away, takeaway, da portar via, consegna, delivery, a domicilio, glovo, just eat, deliveroo, mangiare in camera, d'asporto, x asporto, per asporto",
    dogs: "cane, cani, animali ammessi, animali domestici, cagnolino, pet friendly, cani ammessi, il mio cane, col cane, con il cane, amico a quattro zampe, cucciolo, accettano cani, cagnolina, cagnone, con cane, accettano i cani, dog friendly, portare il cane, portarci il cane, cane al seguito, cagnetta, quattro zampe, amici a quattro zampe",
    quiet:
      "tranquillo, tranquilla, silenzioso, calmo, tranquilli, più tranquillo, più tranquilla, silenziosa, senza casino, poco rumore, non rumoroso, non troppo rumoroso, senza folla, rilassato, rilassante, meno casino, poco affollato, non affollato, in pace, senza confusione, poca gente, tranquille, tranquillino, calma, pace, pacifico, fuori dal casino, lontano dal casino, lontano dalla confusione, fuori dalla confusione, senza rumore, poco rumoroso, lontano dalla folla, non troppa gente, senza caos, lontano dal caos, fuori dal caos, dove parlare, si riesca a parlare, si possa parlare, riuscire a parlare, relax, senza musica alta, in santa pace, riposante, senza gente, appartato, appartata",
    cosy: "accogliente, intimo, accoglienti, intima, carino e accogliente, caldo e accogliente, hygge, col camino, caratteristico, intimi, caratteristica, raccolto, coccoloso, pittoresco, grazioso, d'atmosfera, con atmosfera, accoglientissimo, atmosfera calda",
    romantic:
      "romantico, romantica, luna di miele, romantici, a lume di candela, candele, appuntamento romantico, primo appuntamento, cenetta romantica, proposta di matrimonio, lume di candela, cena romantica, appuntamento, appuntamento galante, chiedere di sposarmi, san valentino, per innamorati, tête à tête, serata romantica, romanticissimo, fare la proposta, cenetta",
    lively:
      "vivace, movimentato, vivaci, movimentata, animato, animata, bella atmosfera, con atmosfera, con movimento, movida, pieno di vita, divertente, affollato di gente, pieno di gente, movida locale, casino buono, con gente, bella gente, gente giovane, festaiolo, ambiente giovane, giovanile, bell'ambiente, che ci sia movimento, un po' di movimento, caciara",
    view: "vista, con vista, panoramico, vista mare, terrazza panoramica, bella vista, vista sul mare, vista sul porto, vista sull'acqua, vista sul canale, panoramica, con panorama, vista sulla città, veduta della città, vista panoramica, vista della città, affaccio, viste, vista bella, vista acqua, vista città, vista canale, vista sui canali, vista pazzesca, vista spettacolare, panoramici, rooftop, terrazza sul tetto, sul tetto, tramonto, il tramonto, tramonti, vedere il tramonto, sunset, in riva, sul mare, sull'acqua, vista tramonto, con affaccio",
    rainy:
      "pioggia, piove, se piove, al coperto, brutto tempo, giorno di pioggia, giornata di pioggia, diluvia, piovendo, piovere, piova, tempaccio, pioviggina, tempo brutto, piovoso, al chiuso, maltempo, al riparo, con la pioggia, nevica, fa freddo, temporale, al asciutto, tempo schifoso, diluviando, sta piovendo, sta diluviando, quando piove, in caso di pioggia, se dovesse piovere, piove a dirotto, acquazzone, piove tanto, tempo di merda, tempo da lupi, tempo pessimo, riparo, riparati, all'asciutto, sotto la pioggia, senza bagnarsi, senza bagnarci, non bagnarsi, coperto, indoor, sotto un tetto, piogge, piovigginando, giornataccia, diluvio, giorni di pioggia, col brutto tempo",
    late_night:
      "fino a tardi, aperto fino a tardi, a tarda notte, fino a aperto fino a tardi, tardi, notte fonda, tutta la notte, dopo mezzanotte, oltre mezzanotte, nottambuli, di notte fonda, tarda sera, tardi la sera, a notte fonda, a mezzanotte, aperto tardi, aperti tardi, apre tardi la sera, chiude tardi, chiudono tardi, chiuda tardi, che chiuda tardi, fino a notte fonda, fino all'alba, fino a notte, cenare tardi, mangiare tardi, 24 ore, h24, 24h, notturno, ore piccole, fare le ore piccole, fare tardi, aperti fino a tardi, a tarda sera, tarda notte",
    local:
      "non troppo turistico, poco turistico, gente del posto, i locali, autentico, non turistico, vanno i locali, posti nascosti, autentica, posti autentici, dove vanno i locali, dove vanno quelli del posto, quelli del posto, gente locale, non turistici, meno turistico, fuori dai giri turistici, senza turisti, trappola per turisti, trappole per turisti, chicca, chicche, verace, nascosto, nascosti, non da turisti, niente turisti, pochi turisti, lontano dai turisti, non per turisti, niente roba da turisti, non turistica, posti poco turistici, dove vanno i danesi, i danesi veri, del posto, come un locale, tipico, tipica, tipici, tipiche, autentici, ruspante, genuino, genuina, di quartiere, alla buona, tradizionale, tradizionali, regionale, regionali, cucina locale, cucina tipica, cucina tradizionale, cucina regionale, cibo locale, cibo tipico, cibo tradizionale, piatti tipici, piatto tipico, specialità locali, specialità locale, specialità regionali, mangiare tipico",
    popular:
      "popolare, famoso, alla moda, famosa, famosi, di moda, conosciuto, rinomato, alternativo, trendy, di tendenza, popolari, conosciuti, in voga, cool, figo, fighi, fighissimo, gettonato, gettonati, rinomati, frequentato, virale",
    picnic:
      "picnic, pic nic, picknick, pranzo al sacco, mangiare sul prato, mangiare al parco, fare un picnic, fare picnic",
    pool: "con piscina, che abbia la piscina",
    air_conditioning:
      "aria condizionata, climatizzato, climatizzata, climatizzatore, l'aria condizionata, fresco d'estate",
    jazz_bar: "jazz, jazz bar, jazz club, locale jazz, locali jazz, bar jazz, jazz dal vivo, concerto jazz",
    harbour_bath:
      "bagno nel porto, bagni nel porto, nuotare nel porto, bagni del porto, fare il bagno nel porto, piscina del porto, nuotare nel canale, bagno del porto",
    barbecue:
      "griglia, grigliata, alla griglia, barbecue, bbq, costine, grigliate, alla brace, brace, carne alla brace, grigliata di carne",
    middle_eastern:
      "mediorientale, falafel, hummus, arabo, araba, cucina araba, israeliano, israeliana, iracheno, medio orientale",
    ethiopian: "etiope, etiopico, injera, eritreo, eritrea",
    salad:
      "insalate, insalata, insalatona, cibo sano, qualcosa di sano, mangiare sano, insalatone, qualcosa di leggero",
    dessert:
      "dessert, qualcosa di dolce, dolce, dolcetto, un dolce, voglia di dolce, goloso, golosi, tiramisù, waffle, waffles, gaufre, golosità, un dolcino",
    sandwich:
      "panini, panino, tramezzini, toast, sandwich, piadina, tramezzino, piadine, focaccia, focacce, panineria, tosti",
    argentinian: "argentino, argentina, asado",
    austrian: "austriaco, austriaca",
    brazilian: "brasiliano, brasiliana, churrascaria, rodizio",
    caribbean: "caraibico, caraibica, giamaicano, giamaicana",
    croatian: "croato, croata",
    cuban: "cubano, cubana",
    dutch: "olandese, olandesi",
    european: "europeo, europea",
    filipino: "filippino, filippina",
    georgian: "georgiano, georgiana",
    german: "tedesco, tedesca, cucina tedesca",
    hungarian: "ungherese",
    indonesian: "indonesiano, indonesiana",
    irish: "irlandese, irlandesi, pub irlandese",
    malaysian: "malese, malesi",
    mediterranean: "mediterraneo, mediterranea",
    moroccan: "marocchino, marocchina, cous cous, cuscus, tunisino, maghrebino",
    nepalese: "nepalese, nepalesi",
    noodle: "noodles, spaghetti cinesi, tagliolini in brodo, noodle, spaghetti di riso",
    pakistani: "pachistano, pachistana, pakistano",
    pancake: "pancakes, frittelle americane, pancake",
    persian: "persiano, persiana, iraniano, iraniana",
    peruvian: "peruviano, peruviana, ceviche",
    polish: "polacco, polacca",
    portuguese: "portoghese, portoghesi",
    russian: "russo, russa",
    soup: "zuppa, zuppe, minestra, minestre, brodo, zuppetta, vellutata, minestrone",
    swedish: "svedese, svedesi",
    syrian: "siriano, siriana",
    taiwanese: "taiwanese, taiwanesi",
    ukrainian: "ucraino, ucraina",
    bubble_tea: "bubble tea, tè con le bolle, tè con le perle",
    chicken: "pollo, pollo fritto, pollo arrosto, polleria, alette di pollo, pollo alla brace, alette",
    crepe: "crepes, creperia, crêperie, crepe",
    donut: "donut, donuts, ciambella, ciambelle, bombolone, bomboloni, krapfen",
    hotpot: "hot pot, fonduta cinese, pentola mongola",
    skiing:
      "sci, sciare, stazione sciistica, stazioni sciistiche, comprensorio sciistico, pista da sci, piste da sci, piste, seggiovia, seggiovie, impianti di risalita, skilift, snowboard, sci di fondo, sci nordico, sport invernali",
    winery:
      "cantina di vino, cantine di vino, cantine di porto, cantina di porto, cantine del porto, cantine del vino, vino di porto, vino porto, vini porto, vigneto, vigneti, degustazione di porto, visita in cantina, azienda vinicola",
  },
  activity: {
    eat: "si mangia, mangia, mangiare, dove mangiare, qualcosa da mangiare, fame, si mangia bene, mangiare bene, cenare, pranzare, mangiare qualcosa, magnare, sgranocchiare, ho fame, abbiamo fame, fame da lupi, pappare, spuntino, mettere sotto i denti, mangiar bene, boccone, cenetta, abbuffarsi, abbuffata, da mangiare, pappa, magna, magnamo, si magna, mettere qualcosa sotto i denti, sotto i denti, riempirsi la pancia, riempire la pancia, affamato, affamata, affamati, affamatissimi, muoio di fame, morto di fame, morti di fame, moriamo di fame, sto morendo di fame, fame pazzesca, languorino, un languorino, abbuffarci, mangiata, mangiatona, strafogarsi, un boccone, mangiare un boccone, uno spuntino, spizzicare, buon cibo, cibo buono, andare a mangiare, mangiare qualcosina, posto per mangiare, mangiare una cosa, mangiamo, dove mangiamo, dove si mangia, cibo, stomaco vuoto, gnam",
  },
  topic: {
    art: "arte, l'arte, pittura, arte moderna, quadri, arte contemporanea, artistico, artistica, street art, murales, arte urbana, belle arti, quadri famosi, dipinti famosi, l'arte moderna",
    history:
      "storia, storico, storica, vichinghi, medievale, storici, storiche, vichingo, medioevo, seconda guerra mondiale, patrimonio, storia vichinga",
    design: "design, design danese, design scandinavo, design nordico, arredamento, mobili di design, arredo",
    photography:
      "fotografia, fare foto, foto belle, belle foto, scattare foto, scattare, fotografare, fotografie, fotografo, foto per instagram, per instagram, foto da instagram, selfie, foto carine, foto fighe, per foto, due foto",
    music: "musica, rock, musica classica, elettronica, indie, rap",
    nightlife:
      "vita notturna, movida, fare festa, festa, uscire la sera, serata, baldoria, uscire stasera, far festa, fare baldoria, bisboccia, far nottata, nottata, divertirsi la sera, vita di notte, giro di locali, giro dei locali, giro dei bar, notte brava, andare per locali, addio al celibato, addio al nubilato, bagordi",
    cycling:
      "ciclismo, bicicletta, bici, in bici, giro in bici, pedalare, in bicicletta, pedalata, biciclette, ciclisti, ciclabile, ciclabili, pista ciclabile, giretto in bici",
    swimming:
      "nuoto, nuotare, fare il bagno, nuotata, tuffo, un tuffo, bagno al mare, bagno in mare, bagno nel porto, una nuotata, fare una nuotata, tuffarsi, farsi un tuffo, tuffarmi, farsi il bagno, nuotare all'aperto, bagno gelato",
    royalty:
      "famiglia reale, regalità, reali, re e regine, regina, monarchia, reale, re, principessa, principe, gioielli della corona, cambio della guardia, famiglia reale danese",
    books: "libri, letteratura, lettura, leggere, romanzi, letterario, lettore, lettrice, libro",
    wellness:
      "benessere, relax, rilassarsi, rilassarmi, rilassarci, coccolarsi, coccolarci, coccolarmi, staccare la spina, relax totale, rigenerarsi, riposarsi",
    food: "gastronomia, cucina, buona cucina, cucina locale, cibo locale, piatti tipici, piatto tipico, specialità, specialità locali, foodie, enogastronomia, buona tavola, mangiar bene, gastronomico, gastronomica, cibo tipico, cucina tipica",
    sports: "sport",
    fine_dining:
      "alta cucina, stella michelin, stellato, stellati, stelle michelin, michelin, menù degustazione, ristorante stellato, gourmet, alta ristorazione, stellata, fine dining",
    street_food: "cibo di strada, street food, cibo da strada, bancarelle di street food",
    hidden_gems:
      "posti nascosti, gemme nascoste, segreti, segreto, posti segreti, angoli nascosti, nascosti, nascosto, chicche, chicca, poco conosciuto, poco conosciuti, poco noti, insolito, insoliti, alternativo, alternativi, fuori dai soliti giri, fuori dai circuiti, perla nascosta, perle nascoste, posticini, posti insoliti, non scontati, fuori rotta, posti strani",
    vintage: "vintage, rétro",
  },
  price: {
    free: "gratis, gratuito, gratuita, gratuiti, gratuite, ingresso libero, ingresso gratuito, non costa niente, senza pagare, gratuitamente, entrata libera, a costo zero, non costa nulla, non costi nulla, aggratis, a gratis, gratise, a sbafo, a scrocco, scrocco, free, zero euro, 0 euro, costo zero, non si paga, non si paga niente, non pagare, non pagare nulla, non paghi, che non si paghi, senza spendere, senza spendere un euro, senza spendere nulla, senza spendere niente, senza sborsare, senza tirare fuori un euro, costi niente, ingressi gratuiti, entrata gratuita, omaggio",
    cheap:
      "il più economico, meno costoso di tutti, spendendo poco, spendere poco, poco prezzo, costa poco, economico, economica, economici, a buon mercato, low cost, poco costoso, basso costo, a poco, economiche, a poco prezzo, pochi soldi, senza spendere troppo, non spendere troppo, budget basso, budget limitato, al verde, squattrinati, a buon prezzo, prezzi bassi, prezzo basso, poca spesa, da studenti, risparmiare, che costa poco, costi poco, senza spendere una fortuna, due soldi, economicissimo, per pochi soldi, con pochi soldi, pochi euro, con pochi euro, due lire, con due lire, du spicci, due spicci, quattro soldi, con quattro soldi, spiccioli, prezzi stracciati, prezzo stracciato, prezzi popolari, prezzi onesti e bassi, al risparmio, risparmiando, risparmio, low budget, budget ridotto, budget da studente, studentesco, squattrinato, siamo al verde, sono al verde, in bolletta, senza soldi, senza una lira, poco cara, poco caro, poco costosa, poco costosi, che costi poco, costa pochissimo, spendendo il meno possibile, il meno possibile, cheap, convenienti, conveniente, da poveri, per poveri, morto di fame di soldi, tirchio, taccagno, a prezzo stracciato, sconto, scontato, alla portata di tutti, la più economica, i più economici, il meno caro, la meno cara, il più conveniente, la più conveniente, quello meno caro, quella meno cara, costa meno, costa di meno",
    affordable:
      "abbordabile, prezzi ragionevoli, ragionevole, senza spendere troppo, senza svenarsi, senza spendere una fortuna, abbordabili, prezzo ragionevole, non troppo caro, non troppo cara, non caro, non tanto caro, non carissimo, prezzi onesti, prezzo onesto, prezzi giusti, rapporto qualità prezzo, qualità prezzo, accessibile come prezzo, prezzi modici, prezzi accessibili, prezzi umani, non ci spennino, non troppo costoso, accettabile, prezzo giusto, prezzi normali, prezzo normale, prezzi decenti, prezzo decente, prezzo umano, ragionevoli, prezzi contenuti, prezzo contenuto, prezzo accessibile, prezzo modico, non troppo costosa, non troppo cari, non eccessivo, non costi troppo, che non costi troppo, che non costi tanto, non costi tanto, un rene, costi un rene, che non costi un rene, non costi un rene, che nn costi un rene, senza vendere un rene, vendere un rene, occhio della testa, un occhio della testa, costi un occhio della testa, non costi un occhio, senza spendere un occhio della testa, senza farsi spennare, non farsi spennare, che non ti spennano, non ti spellano, non ti pelano, che non spelli, senza farsi pelare, senza svuotare il portafoglio, svuotare il portafogli, svuoti il portafoglio, senza rovinarsi, senza dissanguarsi, dissanguarsi, dissanguarci, senza accendere un mutuo, accendere un mutuo, un mutuo, buon rapporto qualità prezzo, senza spendere una follia, senza spendere follie, spendere follie, una fortuna, costi una fortuna, spendere il giusto, senza esagerare col prezzo, senza esagerare",
    moderate:
      "fascia media, prezzo medio, moderato, prezzo prezzi medi, medio, né caro né economico, nella media, via di mezzo, di fascia media, prezzi nella media, fascia di prezzo media, prezzi medi, budget medio, medio prezzo, né economico né caro, né troppo caro né troppo economico, prezzo intermedio, prezzo medio alto no",
    expensive:
      "caro, cara, cari, costoso, lusso, elegante, di lusso, raffinato, chic, stellato, costosa, lussuoso, lussuosa, eleganti, raffinata, esclusivo, esclusiva, di classe, di alto livello, figo e caro, fighetto, fighetti, di un certo livello, alto livello, trattarci bene, fancy, signorile, ricercato, sciccoso, sfizio di lusso, carissimo, costosi, elegantissimo, raffinati, di livello, alta classe, fascia alta, di fascia alta, top di gamma, extra lusso, premium, non bado a spese, non badiamo a spese, senza badare a spese, badare a spese, non baderei a spese, soldi non sono un problema, i soldi non sono un problema, il prezzo non è un problema, prezzo non è un problema, budget illimitato, senza limiti di budget, senza limiti di spesa, trattarsi bene, mi voglio viziare, viziarci, toglierci uno sfizio, occasione speciale, grande occasione, fare bella figura, bella figura, spendere tanto, upscale, stellati di lusso, in grande stile, ricercata, prestigioso, pregiato, vip, altolocato, sontuoso",
    cheaper:
      "più economico, più economica, meno caro, meno costoso, costi meno, meno cara, troppo caro, troppo cara, più a buon mercato, più abbordabile, costa meno, più economici, più economiche, più abbordabili, meno cari, meno costosa, meno costosi, troppo cari, troppo costoso, è troppo caro, costa troppo, costano troppo, caro ammazzato, fuori budget, oltre il budget, sopra il budget, che costi meno, costino meno, spendere meno, spendendo meno, prezzi più bassi, prezzo più basso, meno chic, meno lussuoso, più low cost, più accessibile, più alla portata, più modesto",
    dearer:
      "più elegante, più caro, più costoso, più lussuoso, più raffinato, più chic, più di classe, più figo, più raffinata, più di lusso, più lussuosa, più esclusivo, più di livello, più ricercato, più cara, più cari, più costosa, più fancy, più signorile, più pregiato, salire di livello, troppo alla buona, troppo economico, troppo spartano, un po' più su",
  },
  day: {
    day_after: "il giorno dopo, giorno dopo, il giorno seguente, giorno successivo, un giorno dopo",
    day_before: "il giorno prima, giorno prima, un giorno prima, il giorno precedente",
    "12-24": "vigilia di natale, la vigilia di natale",
    "12-25": "giorno di natale, il giorno di natale",
    "12-26": "santo stefano",
    "12-31": "san silvestro, ultimo dell'anno, notte di capodanno",
    "1-1": "capodanno, primo dell'anno",
    today: "oggi, oggi stesso, in giornata, oggi pure",
    tonight:
      "stasera, questa sera, stanotte, sta sera, stasera stessa, oggi sera, sta notte, per stasera, cosa c'è stasera, che c'è stasera, uscire stasera",
    tomorrow: "domani, dmn, domattina, doman",
    after_tomorrow: "dopodomani",
    weekend:
      "weekend, fine settimana, week end, we, fine sett, finesettimana, sto weekend, weekendino, sabato e domenica",
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
    morning:
      "mattina, mattino, di mattina, stamattina, al mattino, mattinata, in mattinata, la mattina, al mattino presto, di prima mattina, prima mattina, mattina presto, domattina",
    midday: "mezzogiorno, a mezzogiorno, mezzodì, ora di pranzo, all'ora di pranzo",
    afternoon:
      "pomeriggio, di pomeriggio, nel pomeriggio, il pomeriggio, pome, pomeriggio presto, tardo pomeriggio, nel tardo pomeriggio, pomeriggi",
    evening: "sera, di sera, serata, la sera, in serata, verso sera, tarda serata, dopocena, dopo cena",
    night: "notte, di notte, la notte, nottata, nottetempo, in piena notte, di notte fonda",
  },
  meal: {
    breakfast: "colazione, far colazione, facciamo colazione, colazioni, fare colazione",
    brunch: "brunch",
    lunch:
      "pranzo, a pranzo, per pranzo, pranzare, pranzetto, pranziamo, pranzi, pausa pranzo, in pausa pranzo, per il pranzo, pranzo veloce, il pranzo, pranzo di lavoro, a mezzogiorno mangiare",
    dinner:
      "cena, a cena, per cena, cenare, cenetta, ceniamo, ceno, cene, cenone, per la cena, la cena, mangiare stasera fuori, cenare fuori, andare a cena, cena di lavoro, cenata, cena fuori",
  },
  moment: {
    since: "dalle, da, dopo le, a partire dalle",
    ahead: "tra, fra",
    days_ahead: "tra, fra",
    before: "prima di, prima del, prima della",
    until: "fino a, partiamo, fino al, al",
    now: "adesso, ora, in questo momento, subito, proprio ora, proprio adesso, ora come ora, adesso adesso, ora subito, immediatamente, al momento, in questo istante, a quest'ora, mo, a st'ora, adesso subito, attualmente, seduta stante",
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
    "1": "primo, prima, il primo, la prima, prima tappa",
    "2": "secondo, seconda, il secondo, la seconda",
    "3": "terzo, terza, il terzo, la terza",
    "4": "quarto, quarta, il quarto",
    "5": "quinto, quinta, il quinto",
    "-1": "ultimo, ultima, ultima tappa, l'ultimo, l'ultima, ultimi",
  },
  unit: {
    hour: "ora, ore, h",
    mile: "miglio, miglia",
    day: "giorno, giorni, giornata, settimana intera, intera settimana, tutta la settimana, gg, giornate, giornatina",
    night: "notte, notti, nottate, nottata",
    week: "settimana, settimane, settimanina",
    person:
      "persona, persone, adulti, ospiti, pers, adulto, coperti, amici, amiche, ragazze, ragazzi, donne, uomini, viaggiatori, posti, teste, ospite, commensali, invitati, pax, anime",
    metre: "m, metro, metri",
    kilometre: "km, chilometro, chilometri",
    walk_minute: "minuto, minuti, min, minutini, minuti a piedi, minuti di cammino",
    star: "stella, stelle",
    age: "anni, anno",
    child:
      "bambini, bambino, figli, bimbi, bimbo, bimba, bambine, figlie, nipoti, nipotini, ragazzini, neonati, bambina, figlioli, piccoli, marmocchi, pargoli, pupi, creature",
  },
  numbered: { day: "giorno, giorni", stop: "tappa, tappe, fermata, tappa numero, prima tappa" },
  negation: {
    instead:
      "invece di, invece del, invece della, invece dello, invece dei, invece degli, invece delle, invece dell, anziché, al posto di, al posto del, al posto della, al posto dello, al posto dei, al posto delle, al posto dell",
    needless:
      "non serve, non ho bisogno di, non necessariamente, non deve, non è necessario, non è indispensabile, non c'è bisogno di, non c'è bisogno, anche senza, con o senza, non per forza, non importa se non",
    not: "non, niente, senza, nessun, nessuna, né, mai, evitare, no, non voglio, non vogliamo, non mi va, non ci va, non mi piace, non ci piace, non mi piacciono, non ci piacciono, non sopporto, non sopportiamo, odio, odiamo, detesto, detestiamo, allergico a, allergica a, allergici a, allergico al, allergica al, allergico ai, allergica ai, allergico alle, dimentica, lascia perdere, lascia stare, scordati, stufo di, stufi di, stanco di, basta con, zero, niente di, nulla di, manco, neanche, nemmeno, neppure, che non sia, che non siano, che non abbia, mica, non mangio, non mangiamo, non mangia, non mangiano, nulla",
    except:
      "tranne, eccetto, tutto tranne, a parte, salvo, fuorché, all'infuori di, escluso, esclusi, esclusa, ad eccezione di, tranne il, tranne la, che non sia il, a eccezione di, meno che, tutto ma non",
    but: "ma, piuttosto, invece, preferirei, però, bensì, semmai",
    except_after:
      "già visto, già vista, già visti, già fatto, già fatta, già stati, ci siamo già stati, l'abbiamo già visto, l'abbiamo già vista, l'abbiamo già fatto, ci sono già stato, ci sono già stata, lo conosciamo già, visto e rivisto, anche no, manco morto, neanche morto, neanche per sogno, per carità",
  },
  where: {
    near: "nella stessa zona di, stessa zona del, nella stessa zona del, vicino a, vicino al, vicino alla, vicino, accanto a, nei pressi di, intorno a, presso, più vicino a, più vicino al, più vicino all, nelle vicinanze di, vicino all, a due passi da, di fronte a, attorno a, vicinissimo a, vicinissimo al, a 2 passi da, a due passi dal, a due passi dalla, a due passi dall, non lontano da, non lontano dal, non lontano dalla, non lontano dall, non troppo lontano da, non troppo lontano dal, poco lontano da, di fianco a, di fianco al, affianco a, a fianco a, a fianco di, a fianco del, accanto al, accanto alla, accanto all, nei pressi del, nei pressi della, nei pressi dell, nei dintorni di, nei dintorni del, nei dintorni della, nella zona di, nella zona del, dalle parti di, dalle parti del, dalle parti della, dietro, davanti a, davanti al, davanti alla, a ridosso di, a 5 minuti da, a 10 minuti da, a 5 min da, intorno al, intorno alla, attorno al, attorno alla, di fronte al, di fronte alla, di fronte all, nelle vicinanze del, nelle vicinanze della, nelle vicinanze dell, più vicino alla, all'altezza di, presso il, verso la zona, vicino ai, vicino agli",
    in: "in, a, nel, nella, ad, al, nei, su, alla",
    me: "vicino a me, qui vicino, nei dintorni, in zona, nelle vicinanze, qui intorno, da queste parti, da qui, vicino a qui, qui, qua vicino, vicino, vicini, nei paraggi, dietro l'angolo, a due passi, non lontano, vicino a noi, qui attorno, poco lontano, da ste parti, vicino qui, qui in zona, in questa zona, qui nei paraggi, nei pressi, qui accanto, qui di fianco, qua intorno, qua attorno, a due passi da qui, due passi da qui, dove sono, dove siamo, dove mi trovo, vicino a dove siamo, intorno a me, non lontano da qui, non troppo lontano, nei dintorni di qui, qua, nelle immediate vicinanze, a portata di mano, sottomano, vicino a dove sono, nelle vicinanze di qui",
    host: "albergo, hotel, dall'albergo, all'hotel, nostro hotel, mio hotel, dall'hotel, dove alloggiamo, dove alloggio, dove dormiamo, zona hotel, zona albergo, dal nostro hotel, dal nostro albergo",
    walk: "a piedi, raggiungibile a piedi, camminando, pochi passi, a piedi comodamente, a quattro passi, quattro passi, camminata, facendo due passi, passeggiando, raggiungibili a piedi",
    within: "entro, nel raggio di, meno di, al massimo, a meno di",
    there:
      "lì vicino, là vicino, nella stessa zona, stessa zona, lì, da quelle parti, lì nei dintorni, lì intorno, là intorno, lì accanto, nei pressi di lì, lì attorno, in quella zona",
  },
  limit: {
    most: "al massimo, massimo, max, non più di, mai più di, al più, un massimo di, fino a",
    only: "solo, soltanto, solamente, unicamente",
    thing: "cose, posti, luoghi, visite, attività, tappe, fermate",
    a_day: "ogni giorno, per giorno, tutti i giorni",
  },
  town: {
    centre:
      "centro, centro città, centro storico, in centro, pieno centro, in pieno centro, centro storico della città, centralissimo, centrale, zona centrale, città vecchia, parte vecchia, parte antica, cuore della città, in centro città, downtown",
    north: "nord",
    south: "sud",
    east: "est",
    west: "ovest",
  },
  party: {
    family:
      "nonna, nonno, nonni, i miei genitori, suoceri, ragazzini, ragazzi, piccoli, famiglia, bambini, bambino, bambina, in famiglia, figli, neonato, anni, figlio, figlia, bimbi, genitori, nipoti, nipotini, adolescenti, bimba, bimbo, neonata, io e mia madre, mia madre e io, io e mia mamma, io e mio padre, famiglia di, figlie, pargoli, bebè, famiglie, i miei suoceri, mia madre, passeggino, marmocchi, creature, mocciosi, bambine, pupi, piccolini, piccolino, piccolina, mia mamma, mio papà, mamma, papà, mio padre, suocera, suocero, mia suocera, nipote, nipotino, nipotina, adolescente, con i bambini, con bimbi, coi bimbi, con i bimbi, coi bambini, tutta la famiglia, i miei figli, mio figlio, mia figlia, familiare, cugini, zii, famigliola, i miei, coi miei, prole, ragazzi piccoli",
    couples:
      "coppia, in coppia, moglie, marito, fidanzata, fidanzato, ragazza, compagna, compagno, anniversario, sposi, coniugi, anniversario di matrimonio, la mia ragazza, il mio ragazzo, mia moglie, mio marito, luna di miel, luna di miele, il mio compagno, la mia compagna, morosa, moroso, dolce metà, innamorati, sposini, la mia donna, mia moglie e io, io e mia moglie, io e mio marito, mio marito e io, io e la mia ragazza, io e il mio ragazzo, la mia metà, la mia dolce metà, amore mio, la morosa, il moroso, san valentino, novelli sposi, piccioncini, nozze, anniversario di nozze, in due innamorati, proposta di matrimonio, fidanzati, consorte, la signora, fare la proposta",
    friends:
      "amici, amiche, con gli amici, addio al celibato, addio al nubilato, gruppo di amici, le amiche, gli amici, compagnia di amici, la compagnia, comitiva, tra amici, amico, amica, con amici, fra amici, i ragazzi del gruppo, la cricca, banda, con le amiche, celibato, nubilato, raga, i miei amici, le mie amiche, la ciurma, la combriccola, combriccola, tra ragazze, serata tra ragazze, amici miei, tutti amici",
    solo: "da solo, da sola, solo, sola, in solitaria, per conto mio, solo io, viaggio da solo, viaggio da sola, sono solo, sono sola, solo per me, per i fatti miei, in solitudine, soletto, soletta, soltanto io, sono da solo, sono da sola, viaggiatore solitario, viaggiatrice solitaria, solitario",
    business:
      "per lavoro, viaggio di lavoro, affari, colleghi, clienti, pranzo di lavoro, conferenza, lavoro, di lavoro, d'affari, cliente, collega, cena di lavoro, riunione, congresso, capo, trasferta, cena aziendale, convegno, in trasferta, trasferta di lavoro, viaggio d'affari, pranzo d'affari, cena d'affari, il mio capo, riunioni, fiera di settore, azienda, aziendale, ditta, soci, socio, meeting, per affari",
  },
  partySize: {
    of: "siamo, siamo in, saremo, tavolo per, per, gruppo di, famiglia di, saremmo, siamo noi, adesso siamo, tavolo da, un gruppo di, saremo in, siamo un gruppo di, gruppo da, prenotazione per, prenotare per, posto per, posti per, stiamo in, veniamo in",
    of_after: "persone, coperti",
    "2": "per due, noi due, in due, solo noi due, noi due soli, io e te, tutti e due, in 2, per 2, io e mia madre, mia madre e io, io e mia mamma, io e mio padre, noi 2, io e lei, io e lui",
    "4": "in quattro, noi quattro, per quattro, tutti e quattro",
    "3": "in tre, noi tre, tutti e tre, per tre",
    "5": "in cinque, noi cinque, per cinque, tutti e cinque",
    "6": "in sei, noi sei, per sei, tutti e sei",
    "7": "in sette, per sette",
    "8": "in otto, per otto",
    "10": "in dieci",
  },
  tripType: { business: "viaggio di lavoro, viaggio d'affari", pleasure: "vacanza, vacanze" },
  asked: {
    menu: "menù, menu, il menù, il menu, carta dei vini, la carta",
    highchair:
      "seggiolone, seggioloni, seggiolino, seggiolini, sedia per bambini, sedie per bambini, seggiole per bambini, fasciatoio",
    crowds:
      "molta gente, tanta gente, troppa gente, c'è coda, c'è fila, fare la fila, fare la coda, affollato, affollata, lunga attesa",
    by_foot: "a piedi",
    by_car: "in macchina, in auto, in taxi",
    by_bike: "in bici, in bicicletta, con la bici",
    area: "che zona, in che zona, quale quartiere, in quale zona, in che quartiere, che quartiere è, in che parte",
    hours:
      "fino a che ora, quando chiude, a che ora chiude, a che ora apre, orari, orario, orari di apertura, a che ora, apre, chiude, quando è aperto, quando apre, a che ora aprono, a che ora chiudono, fino a quando, fino a quando è aperto, fino a che ora è aperto, fino a che ora è aperta, fino a che ora sta aperto, che orari, che orario, che orari fa, che orari ha, gli orari, orario di apertura, orario di chiusura, orari di chiusura, quando aprono, quando chiudono, chiudono, aprono, è aperto oggi, è chiuso, è chiusa, è aperta, che giorni è aperto, che giorni apre, giorno di chiusura, giorni di apertura, apertura, chiusura, orario continuato, aperto la domenica, chiude il, apre il, ora chiude, ora apre, è ancora aperto, che ora chiude, che ora apre, ha chiuso",
    address:
      "dove si trova di preciso, di preciso, dove rimane, indirizzo, dove si trova, dov'è, posizione, dove sta, dove si trova esattamente, dov'è esattamente, dove sta di preciso, dove sta esattamente, in che via, in che via è, che via è, che via, l'indirizzo, dove è, dov'è di preciso, dove rimane di preciso, ubicazione, dove è situato, situato, dove si trovano, dove lo trovo, dove la trovo",
    phone:
      "telefono, numero di telefono, numero, chiamare, tel, cell, cellulare, recapito, contatto, contatti, numero di tel, telefonare, chiamarli, il numero",
    price:
      "quanto viene, quanto si paga, quanto è, quanto costano, prezzo, prezzi, quanto costa, ingresso, biglietto, biglietti, costo, quanto viene l'ingresso, quanto costa l'ingresso, quanto costa entrare, quanto costa il biglietto, costo del biglietto, costo ingresso, prezzo del biglietto, prezzo ingresso, prezzo d'ingresso, prezzo dell'ingresso, biglietto d'ingresso, si paga, si paga l'ingresso, si paga per entrare, si deve pagare, bisogna pagare, è a pagamento, a pagamento, quanto si spende, quanto si spende a testa, quanto vengono, quanto fa, quanto pago, quanto paghiamo, quanto chiedono, quanto vogliono, che prezzi, che prezzi ha, che prezzi fanno, quanto costerebbe, tariffa, tariffe, ticket, costa quanto, quanto cost, quanto sta, quanto costa salire, i prezzi",
    postcode: "codice postale, cap",
    website: "sito web, sito, link, sito internet, sito ufficiale, pagina web, il sito, url",
    directions:
      "come arrivo, come si arriva, come arrivare, indicazioni, come ci arrivo, come ci si arriva, come si arriva a, come si arriva al, come ci arriviamo, come arrivo a, come arrivo al, come arrivo alla, come si va, come ci vado, come ci si va, come vado, come ci andiamo, come andare, come andare a, come raggiungere, come raggiungo, come lo raggiungo, come ci arrivo senza, che metro, che metro prendo, quale metro, che autobus, che bus, quale autobus, quale bus, che linea, che treno, che mezzo, che mezzi, con i mezzi, mezzi pubblici, con i mezzi pubblici, coi mezzi, in metro, in autobus, in bus, in treno, strada per, la strada per, il percorso per, tragitto, per arrivare a, per arrivarci, per andarci, per andare a, per raggiungere, da che parte, senza macchina",
    booking:
      "prenotare, prenotazione, prenota, bisogna prenotare, serve prenotare, serve prenotazione, serve la prenotazione, va prenotato, si prenota, si deve prenotare, devo prenotare, dobbiamo prenotare, occorre prenotare, occorre la prenotazione, tocca prenotare, senza prenotare, senza prenotazione, con prenotazione, prenotare prima, prenotare in anticipo, prenotazione obbligatoria, conviene prenotare, è obbligatorio prenotare, accettano prenotazioni, meglio prenotare, biglietti online, biglietto in anticipo",
    rating:
      "recensioni, valutazione, voto, voti, che voto, punteggio, che punteggio, valutazioni, giudizi, opinioni, commenti, reviews, quante stelle, stelle su google, come sono le recensioni, com'è recensito, che dicono le recensioni, recensito, cosa dice la gente, come si mangia lì, è buono davvero",
    payment:
      "pagare con carta, carta di credito, accettano carte, accettano la carta, accettano le carte, prendono la carta, pagare in contanti, contanti, solo contanti, in contanti, visa, mastercard, amex, satispay, apple pay, contactless, con la carta, pos, carta di debito, pagare col bancomat",
    distance:
      "è lontana, lontano da qui, quanto è lontano, quanto è distante, quanto ci vuole a piedi, quanto dista, distanza, è lontano, quant'è lontano, quanto lontano, quanto è distante da, quanto ci vuole, quanto ci si mette, quanto ci metto, quanto ci mettiamo, quanto ci si mette a piedi, quanto ci metto a piedi, in quanto ci si arriva, quanti minuti, quanti minuti a piedi, quanti km, quanti chilometri, a quanti minuti, a quanti km, a che distanza, a quanto sta, è distante, è molto lontano, è troppo lontano da, è lontana da, si va a piedi, ci si va a piedi, ci si arriva a piedi, si può andare a piedi, si può fare a piedi, posso andarci a piedi, fattibile a piedi, lontano a piedi, lontana a piedi, lontano dall'hotel, lontano dall'albergo, quanta strada, quanto è lontana, quanto tempo a piedi, quanto a piedi, quanto è lungo a piedi, minuti a piedi, quanto si cammina, quanto camminiamo",
    duration:
      "quanto dura, quanto tempo, quanto tempo ci vuole per visitare, quanto tempo serve, quanto tempo ci vuole, quanto ci vuole a visitarlo, quanto ci vuole a visitare, quanto tempo bisogna, quanto dura la visita, durata, durata della visita, quante ore, quanto tempo calcolare",
    photos:
      "foto, immagini, vedere foto, vedere le foto, com'è dentro, com'è fatto dentro, immagini di, hai foto, qualche foto",
    type: "che tipo, che tipo di cucina, che genere, che cucina fa, che cucina fanno, che tipo di locale, che stile, che cosa servono",
    fact: "chi ha progettato, chi ha disegnato, chi ha costruito, chi ha dipinto, chi ha fondato, chi progettò, chi costruì, chi dipinse, chi è l'architetto, sepolto, sepolta, sepolti, quanti anni ha, quanto è antico, quanto è antica, quanto è alto, quanto è alta, quanto è grande, quando è stato costruito, quando è stata costruita, in che anno, quali quadri, quali dipinti, quali opere, cambio della guardia",
  },
  slot: {
    features: "parcheggio, wifi",
    priceLevel: "prezzo, budget, il prezzo, il budget",
    area: "zona, quartiere, posto, luogo, posizione, la zona, il quartiere",
    categories: "cucina, tipo, stile, genere",
    openAt: "ora, giorno, orario, l'orario",
    stars: "stelle",
  },
  sort: {
    price:
      "il più economico, la più economica, i più economici, il meno caro, la meno cara, il più conveniente, la più conveniente, quello meno caro, quella meno cara, costa meno, costa di meno",
    closing:
      "chiude più tardi, chiude per ultimo, chiude per ultima, aperto più a lungo, aperta più a lungo, aperto fino a più tardi, aperta fino a più tardi, resta aperto di più, resta aperto più a lungo, aperto di più",
    distance:
      "più vicino, più vicina, il più vicino, la più vicina, i più vicini, le più vicine, più vicini, più vicine, quello più vicino, quella più vicina, il più vicino possibile, più vicino possibile, meno distante, più prossimo, il meno lontano",
    rating:
      "migliore, migliori, la migliore, il migliore, i migliori, le migliori, il meglio, meglio recensito, meglio recensiti, più votati, più votato, meglio valutato, meglio valutati, col voto più alto, con le migliori recensioni, migliori recensioni, recensioni migliori, il top, top 3, il più buono",
    closer:
      "più vicino, meno lontano, più vicini, più vicina, troppo lontano, è troppo lontano, troppo distante, un po' più vicino, meno distante, più a portata",
    better:
      "migliore qualità, meglio, di migliore qualità, qualità migliore, meglio recensito, con recensioni migliori, qualcosa di meglio, più buono, migliore di questo",
  },
  act: {
    the_other: "l'altro, l'altra, quell'altro, quell'altra",
    theirs: "lì, là, hanno, quel posto, da loro, c'è lì, ce l'hanno",
    early:
      "per primo, per prima, per primi, per prime, all'inizio, iniziare con, iniziare da, iniziare dal, inizia con, inizia dal, iniziamo con, cominciare con, cominciare da, cominciare dal, comincia con, comincia dal, cominciamo con, prima di tutto, per cominciare, per iniziare",
    late: "alla fine, per ultimo, per ultima, per ultimi, finire con, finisci con, finiamo con, terminare con, termina con, concludere con, concludi con, per finire, per concludere, chiudere con, per la fine",
    stroll:
      "passeggiata per, una passeggiata per, passeggiata a, passeggiata nel, passeggiata nella, una passeggiata nel, una passeggiata nella, passeggiare, passeggiare per, fare due passi, due passi a, due passi per, fare un giro a, fare un giro per, un giro per, un giro a, girovagare, gironzolare, bighellonare",
    explore: "esplorare, scoprire, perlustrare, conoscere",
    whole_day:
      "tutto il giorno, tutta la giornata, intera giornata, giornata intera, giornata libera, giorno libero",
    half_day: "mezza giornata",
    spend:
      "passare, sfruttare, sfruttiamo, la sfruttiamo, sfruttarla, cosa proponi, che proponi, cosa proponete, cosa faresti, che faresti, da dove cominciamo, da dove cominciare, da dove iniziare, da dove iniziamo, riempire, impiegare, trascorrere, cosa consigli, cosa ci consigli, che si fa, che facciamo",
    must: "deve essere, dev'essere, dovrebbe essere, bisogna che sia",
    why: "perché, come mai, perché non",
    left_out:
      "lasciato fuori, hai lasciato fuori, escluso, manca, non c è, non incluso, non compare, tralasciato",
    calm: "più leggero, più calmo",
    busy: "più cose, fare di più, vedere di più, più visite",
    ask: "chi, quale, quali, perché, quando, che cosa, cosa, come mai",
    more: "ancora, di più, altri ancora, mostrami altro, mostrami di più, mostramene altri, fammi vedere altro, fammene vedere altri, vedi altri, altri così, ancora altri, altre opzioni ancora, qualcun altro, qualcun'altra, dammene altri, e poi, altri ancora così, ce ne sono altri",
    todo: "che si può fare, cosa si può fare, cosa possiamo fare, cosa fare, che fare, cose da fare, cosa vedere, che facciamo, cosa facciamo, che faccio, cosa faccio, che si fa, cosa posso fare, che posso fare, che possiamo fare, cosa c'è da fare, che c'è da fare, cosa c'è da vedere, che c'è da vedere, qualcosa da fare, cosa da fare, roba da fare, cosa mi consigli di fare, cosa ci consigli di fare, come passare, cosa visitare, che visitare, dove andare, dove andiamo, intrattenere i bambini, intrattenere i bimbi, tenere occupati i bambini, passare il tempo, ammazzare il tempo",
    called: "chiamato, che si chiama, si chiama",
    also: "anche, con",
    join: "e, o, né, ed",
    either: "o, oppure",
    greet:
      "ciao, buongiorno, buonasera, salve, buon pomeriggio, hey, ciaoo, ciaooo, ciaoooo, heilà, ehi, ehilà, ei, hello, hi, uè, buondì, buon giorno, buona sera, bella zio, salve a tutti, come va, come stai, come state, tutto bene, pronto, yo, hola",
    thanks:
      "grazie, grazie mille, molte grazie, ti ringrazio, mille grazie, grz, grazieee, graziee, grazissime, ti ringrazio tanto, vi ringrazio, la ringrazio, grazie davvero, grazie infinite, mille mila grazie, thanks, thx, gentilissimo, gentilissima, gentilissimi, sei un tesoro, sei un angelo, troppo gentile, molto gentile, grazie di tutto, grazie di cuore, grande grazie, grazie ancora",
    bye: "arrivederci, a presto, è tutto, buona giornata, addio, basta così, ci vediamo, ci sentiamo, a dopo, a domani, alla prossima, buona notte, buonanotte, buona serata, buon weekend, buona continuazione, stammi bene, bye, saluti, cordiali saluti, un abbraccio, baci, a più tardi, ciao ciao, siamo a posto",
    yes: "sì, si, certo, va bene, perfetto, d'accordo, volentieri, sì grazie, ok, ottimo, sì per favore, benissimo, sisi, sì sì, esatto, esattamente, giusto, certamente, certo che sì, ovvio, ovviamente, ok va bene, okay, okk, vai, dai sì, andata, aggiudicato, ci sta, perfetto grazie, per me va bene, mi va bene, ci va bene, affare fatto, fatto, fantastico, top, ok perfetto, magari sì, senz'altro",
    no: "no, no grazie, nono, no no, nah, macché, assolutamente no, per niente, no dai, ma no",
    find: "che si può fare, cosa si può fare, cosa vedere, che fare, cerco, cerchiamo, cercare, trovare, consigliare, consigli, consiglia, consigliami, suggerire, suggerisci, c'è un, c'è una, c'è, ci sono, vorrei, vorremmo, voglio, mi serve, ci serve, ho bisogno, dove posso, dove possiamo, cosa possiamo fare, cosa fare, cose da fare, mostrami, qualcosa, un posto, conosci, ho voglia di, dove vanno, che mi consigli, cosa mi consigli, che ci consigli, cosa ci consigli, mi consigli, ci consigli, mi sai consigliare, sai consigliarmi, sapete consigliarmi, mi consigliate, ci consigliate, consigliate, consigliaci, consigliarci, consigliarmi, consiglio, un consiglio, qualche consiglio, suggerimenti, suggerimento, qualche suggerimento, suggeriscimi, suggeriscici, idee, un'idea, qualche idea, hai idee, dritta, dritte, qualche dritta, indicami, indicatemi, mi indichi, mi indicate, mi sai dire, sai dirmi, sai dove, sai se c'è, sapete dove, sapete se c'è, conoscete, conosce, conosci un, conosci qualche, avete qualche, hai qualche, trovami, trovaci, trovatemi, mi trovi, ci trovi, dammi un, dammi una, dammi qualche, dacci, dimmi un, dimmi dove, dove trovo, dove troviamo, dove si trova un, dove si trovano, dove si può, dove si possono, dove posso trovare, dove possiamo trovare, dove compro, dove si compra, dove vendono, dove c'è, dov'è che, dove fanno, dove portare, dove la porto, dove lo porto, dove li porto, dove mi porti, ce n'è, ce ne sono, c'è qualche, c'è qualcosa, esiste, esistono, un posticino, posticino, un localino, qualche posto, qualche locale, posti, posto per, posto dove, un posto dove, un posto per, un luogo, qualche luogo, ho voglia d, avrei voglia di, abbiamo voglia di, voglia di, ci va, mi va, mi andrebbe, ci andrebbe, mi piacerebbe, ci piacerebbe, sto cercando, stiamo cercando, sono alla ricerca di, alla ricerca di, cercavo, cercavamo, avrei bisogno, avremmo bisogno, abbiamo bisogno di, abbiamo bisogno, mi servirebbe, ci servirebbe, mi servono, ci servono, vogliamo, fammi vedere, mostraci, proponi, proponimi, proposte, una roba, roba tipo, qualcosina, comprare, dove comprare, compro, si compra, acquistare",
    where:
      "dove, dov'è, dove posso, dove possiamo, dove vanno, dove trovo, dove si può, dove c'è, dove posso trovare, in che posto, in quale posto, ove, dove fanno, dove la porto, dove portare",
    plan: "organizza, organizzami, organizzaci, organizzare, pianifica, pianificare, prepara, preparami, fare un programma, fai un programma, crea, un programma, piano, organizzaci tu, organizza tu, organizzatemi, organizzateci, programma, programmami, programmaci, programmare, pianificami, pianificaci, pianificatemi, preparaci, preparatemi, fammi un programma, facci un programma, fammi un itinerario, facci un itinerario, fammi un piano, facci un piano, fai un itinerario, ci fai un itinerario, mi fai un itinerario, ci fai un programma, mi fai un programma, fate un programma, crea un itinerario, creami, creaci, creami un itinerario, crea un programma, studia un itinerario, studiami, componi, costruisci, disegnami, voglio un itinerario, voglio un programma, vorrei un itinerario, vorrei un programma, serve un itinerario, serve un programma, un itinerario, un piano, tabella di marcia, pianificazione, proponi un itinerario, proponimi un itinerario",
    guides: "guide, guida, guide turistiche, guide della città",
    areas: "quartieri, zone, rioni",
    itinerary:
      "itinerario, l'itinerario, programma, piano, percorso, tabella di marcia, scaletta, planning, programma di viaggio, itinerari, roadmap, il programma, il piano, giro, tour della città",
    trip: "viaggio, soggiorno, gita, vacanza, passare, viaggetto, gite, weekend lungo, ponte lungo, ci fermiamo, mi fermo, soggiornare, permanenza, vacanzina, vacanze, city break, fuga romantica, scappata, trasferta di piacere, da passare, visita alla città",
    send: "manda, mandami, invia, inviami, spedisci, spediscilo, mail, email, inviare, mandalo, invialo, mandare, mandameli, mandacelo, mandami tutto, inviami tutto, inviaci, mandaci, invialo a, via mail, per mail, via email, per email, alla mia mail, alla mia email, sulla mail, su whatsapp, condividi, condividilo, girami, giramelo, gira, inoltra, inoltrami, spediscimi, inviamelo, mandamelo",
    tell: "parlami di, mi parli di, raccontami, dimmi di più, più informazioni, informazioni su, dettagli, parlami, descrivi, maggiori informazioni, parlaci di, raccontaci, raccontami di, raccontami qualcosa, racconta, dimmi qualcosa su, dimmi qualcosa di, dimmi qualcosa in più, dimmi di più su, dicci di più, più dettagli, qualche info, info su, informazioni sul, informazioni sulla, info sul, sapere di più, saperne di più, volevo sapere di, spiegami, mi spieghi, descrivimi, la storia di, la storia del, la storia della, che storia ha, curiosità su, che mi dici di, cosa mi dici di, cosa sai di, che sai di",
    what_is:
      "cos'è, che cos'è, cosa è, chi è, che cos'è di preciso, cos'è di preciso, che roba è, cosa sarebbe, di che si tratta, di cosa si tratta, cosa c'è dentro, cosa c'è al, che c'è dentro",
    is: "è, vale la pena, sono, merita, ne vale la pena, vale la visita, merita davvero, merita la visita, vale il prezzo, merita il biglietto",
    have: "ha, hanno, si può, accettano, c'è lì, hanno anche, fanno anche, servono anche, c'è anche lì, si possono, si può entrare, posso portare, possiamo portare, si può portare, è permesso, è consentito, accettano anche, ammettono, offrono, dispone di",
    reference: "quello, quella, questo, lo, ci, lì",
    other:
      "un altro, un'altra, altri, altre, qualcos'altro, altro, diverso, un'altra opzione, altra opzione, altre opzioni, qualcosa di diverso, diversa, diversi, altro posto, un altro posto, altri posti, altrove, da un'altra parte, altra zona, altro quartiere, altra idea, altre idee, alternativa, alternative, qualche alternativa, uno diverso, metti altro, altra roba",
    meant:
      "ho detto, avevo detto, dicevo, in realtà, intendevo, volevo dire, anzi, voglio dire, mi sono sbagliato, ho sbagliato, mi sono sbagliata, mi son sbagliato, scusa volevo dire, scusa intendevo, mi correggo, correggo, pardon, ops, cioè, ripensandoci, a ripensarci, pensandoci bene, ho cambiato idea, abbiamo cambiato idea, cambio idea, cambio di programma, cambio programma, parlavo di, mi riferivo a, no scusa, no anzi",
    instead:
      "invece, e, piuttosto, che ne dici di, al posto, al posto di, invece di, anziché, in alternativa, oppure, o magari, e se, che ne dici, che ne diresti di, che ne pensi di",
    like: "piace, piacciono, amo, amiamo, adoro, adoriamo, interessa, interessano, interessati, interessato, appassionati, ci piace, mi piace, piacerebbe vedere, ci garba, mi garba, ci piacciono, mi piacciono, ci appassiona, mi appassiona, appassionato, appassionata, appassionato di, appassionata di, appassionati di, amante di, amanti di, amante del, amanti del, amante della, amanti della, patito di, patiti di, fan di, fissato con, fissati con, fissata con, vado matto per, vado matta per, andiamo matti per, pazzo per, pazzi per, pazza per, impazzisco per, maniaco di, cultore di, mi interessa, ci interessa, mi interessano, ci interessano, ci intriga, mi intriga",
    dont_care:
      "non importa, indifferente, è indifferente, fa lo stesso, è uguale, qualsiasi, mi è indifferente, nessuna preferenza, fa uguale, è lo stesso, per me è uguale, per noi è uguale, è lo stesso per me, non mi importa, non ci importa, non mi interessa, chissene, chissenefrega, chi se ne frega, me ne frego, come vuoi, come volete, fai tu, fate voi, decidi tu, decidete voi, scegli tu, vedi tu, qualunque, uno qualsiasi, una qualsiasi, dove capita, quello che capita, nessuna preferenza particolare, non ho preferenze, non abbiamo preferenze, sorprendimi, sorprendici, va bene tutto, va bene qualsiasi",
    less: "meno, meno cose, non così tanto",
    inside: "dentro, al chiuso, all'interno, al coperto, interno",
  },
  edit: {
    undo: "rimetti, rimettere, rimettilo, annulla tutto, annulla la modifica, annulla l'ultima modifica, annulla il cambiamento, disfa, com'era, com'era prima, come prima, come era prima, come era, torna indietro, tornare indietro, torna al piano precedente, torna al programma precedente, il piano precedente, il programma precedente, versione precedente, ripristina, ripristinare, rimetti com'era, rimetti tutto com'era, rimettilo com'era, lascialo com'era",
    move: "sposta, spostare, spostalo, metti, anticipa, posticipa, rimanda, spostami, spostala, spostare a, anticipare, posticipare, ritarda, rimandare, mettilo, mettila, porta a, trasferisci, sposti, slitta, fai slittare, rinvia",
    keep: "tieni, tenere, mantieni, lascia, deve restare, non toccare, resta, tienilo, tienila, lascialo, lasciala, lascia così, non cambiare, non togliere, mantenere, mantienilo, conserva, ferma restando, tieni fermo",
    free: "libero, libera, niente in programma, per noi, tempo libero, senza programmi, niente di programmato, senza niente, libero per noi, buco libero",
    start_at:
      "partenza, partiamo, iniziare, iniziamo, inizia, cominciare, cominciamo, inizio, non prima delle, usciamo, a partire dalle, si parte, si comincia, si inizia, parti, prima tappa, non prima di, non iniziare prima delle, iniziando alle, partire, si parte alle, partendo alle, partire alle, parti alle, cominciando alle, cominciando, iniziando, in partenza, disponibili dalle, usciamo alle, liberi dalle, libero dalle, inizia alle, partiamo alle",
    end_at:
      "ritorno, tornare, torniamo, rientro, rientrare, di nuovo in hotel, fine, finire, finiamo, di ritorno, si finisce, si torna, essere in hotel, tornare in hotel, in albergo, essere di ritorno, rientriamo, a casa, finisci, finisce, finire entro, finire per le, rientrare in hotel, ritornare, rientro in hotel, terminare, termina, terminiamo, a letto per le, di ritorno per le",
    move_later: "più tardi, un po' più tardi, più in là, più avanti",
    move_earlier: "prima, più presto, anticipato, un po' prima, più di buon'ora, un pochino prima",
    remove_day:
      "un giorno in meno, togli un giorno, elimina un giorno, leva un giorno, accorcia di un giorno, toglici un giorno, un giorno di meno, meno un giorno, riduci di un giorno, via un giorno, taglia un giorno, rimuovi un giorno, togli una giornata",
    add_day:
      "un giorno in più, aggiungi un giorno, un altro giorno, aggiungi un altro giorno, ancora un giorno, allunga di un giorno, metti un giorno in più, prolunga di un giorno, un giorno di più, aggiungici un giorno, un giorno extra, più un giorno, mettici un giorno in più, un giorno aggiuntivo, aggiungi una giornata, una giornata in più, 1 giorno in più",
    replace:
      "sostituisci, sostituire, cambia, cambiare, scambia, scambiare, inverti, invertire, scambiate, cambiate, sostituite, cambiamo, cambierei, modifica, modificare, scambiamo, permuta, rimpiazza, rimpiazzare, cambiami, cambiaci, cambialo, cambiala, cambia il, al posto della, scambiami, switch, sostituiscilo, sostituiscila, sostituiscimi",
    remove:
      "togli, rimuovi, elimina, togliere, leva, rimuovere, via, salta, saltiamo, cancella, scarta, non serve, toglimi, togliamo, leviamo, eliminiamo, lascia perdere, fuori, toglilo, toglila, togliete, levami, levalo, levala, levare, elimina il, eliminare, eliminalo, saltare, salta il, cancellalo, cassa, scartare, escludi, escludere, taglia, tagliare, ometti, lascia perdere il, butta via, lascia fuori, fai fuori, rimuovilo",
    add: "aggiungi, aggiungere, inserisci, includi, mettici, metti anche, aggiungici, aggiungiamo, infila, infilaci, mettiamo, aggiungimi, aggiungete, aggiungilo, mettici anche, mettiamoci, infilare, inserire, inseriscimi, inserisci anche, includere, includici, ficca, ficcaci, incastra, incastraci, aggiungi anche, metti dentro, integra",
    less_walking:
      "deambulatore, rollator, stampelle, bastone da passeggio, non può camminare molto, fatica a camminare, cammina poco, camminare di meno, camminare meno, meno camminate, meno a piedi, meno cammino, camminare troppo, camminare poco, camminando poco, poco cammino, poche camminate, non camminare tanto, non camminare troppo, non camminare molto, senza camminare tanto, senza camminare troppo, senza camminare molto, non possiamo camminare molto, non può camminare molto, non riesce a camminare molto, non posso camminare molto, cammina male, cammina poco, fatica a camminare, fa fatica a camminare, faccio fatica a camminare, male alle ginocchia, male al ginocchio, ginocchia doloranti, troppe camminate, troppa strada a piedi, camminiamo troppo, si cammina troppo, meno passi, meno chilometri, meno km, troppo a piedi, camminata troppo lunga, meno strada",
    start_later:
      "inizia più tardi, iniziare più tardi, cominciare più tardi, comincia più tardi, non così presto, partire più tardi, dormire di più, dormire fino a tardi, svegliarsi tardi, svegliarci tardi, alzarsi tardi, alzarci tardi, non troppo presto, non presto la mattina, partire con calma, iniziare tardi, inizia tardi, cominciare tardi, partenza più tardi, senza alzatacce, niente alzatacce, niente levatacce, niente sveglie, sveglia tardi, non all'alba",
    start_earlier:
      "inizia prima, iniziare prima, comincia prima, partire prima, partire presto, iniziare presto, iniziare più presto, cominciare presto, inizia presto, svegliarsi presto, di buon'ora, partire di buon'ora",
    end_earlier:
      "finire prima, finisci prima, finire presto, tornare presto, rientrare presto, tornare prima, rientrare prima, finire più presto, a letto presto, andare a letto presto, chiudere prima",
    slower:
      "senza fretta, senza correre, senza stress, non troppo pieno, rilassati, rilassato, più rilassato, più tranquillo, meno tappe, con calma, più lento, più lentamente, meno pieno, più leggero, più leggera, alleggerisci, alleggerire, più corto, più corta, accorcia, troppo pieno, troppo piena, troppo, troppe cose, troppe tappe, troppa roba, troppo carico, troppo lungo, stanchi, stanco, stancante, troppo stancante, faticoso, meno cose, meno roba, meno posti, meno intenso, meno fitto, più pause, più tempo, più calmo, più rilassata, più tranquilla, più soft, tranquillo, tranquilli, rilassante, con tranquillità, lento, lenti, tranquilla, easy, light, soft, leggero, leggera, leggerino, leggerini, alleggeriscilo, alleggeriscila, slow, lenta, ritmo lento, ritmo tranquillo, ritmo rilassato, ritmi lenti, ritmi tranquilli, ritmi rilassati, ritmi blandi, blando, relax, in relax, rilassata, rilassate, tranquillamente, senza ansia, senza ansie, senza stressarci, senza strafare, senza correre troppo, senza affanno, con tutta calma, in tutta calma, con calma e, al nostro ritmo, ai nostri ritmi, con i nostri tempi, con i nostri ritmi, comodo, comoda, meno intensa, meno denso, meno carico, meno piena, meno impegnativo, meno stancante, troppo fitto, troppo intenso, troppo intensa, troppo impegnativo, di corsa, troppo di corsa, siamo stanchi, siamo stanche, stanchissimi, stanca, distrutti, sfiniti, cotti, mal di piedi, male ai piedi, male alle gambe, piedi doloranti, piedi a pezzi, piedi distrutti, con pause, con delle pause, poche cose, poca roba, non troppo intenso, non troppo carico, non troppo impegnativo, non stancante, non troppo fitto, in scioltezza, chill, con riposo, riposanti",
    fuller:
      "più tappe, più pieno, riempi, riempire, riempilo, troppo vuoto, vuoto, è vuoto, più cose, mettici più roba, più roba, più attività, più intenso, più carico, pieno pieno, pieni pieni, bello pieno, al massimo, il più possibile, tutto il possibile, fitto, bella piena, belli pieni, pieno, piena, pieni, piene, pienissimo, fitta, bello fitto, fittissimo, denso, densa, bello denso, intenso, intensa, intensi, intenso assai, bello intenso, serrato, a manetta, a tutta, a palla, a mille, a bomba, no stop, non stop, senza sosta, senza pause, senza tregua, dalla mattina alla sera, più cose possibile, più cose possibili, quante più cose, più roba possibile, vedere tutto, vedere il più possibile, vedere più cose possibili, fare tutto, fare il più possibile, sfruttare al massimo, sfruttare al meglio, massimo sfruttamento, tanta roba da vedere, tante cose, mettici più cose, più cose quel giorno, riempila, riempici, imbottisci, imbottito, più intensa, più fitto, più denso, più ricco, più piena, ritmo serrato, ritmo sostenuto, ritmo intenso, ritmi serrati, troppo vuota, troppo poco, tour de force, maratona, non vogliamo perdere niente, senza un buco, senza buchi, strapieno, strapieni",
    set_days:
      "facciamo, solo, soltanto, meglio, alla fine, restiamo, fallo di, fai, rimaniamo, portalo a, anzi, in realtà, siamo qui, abbiamo, diventano, che siano, riduci a, allunga a",
  },
};
