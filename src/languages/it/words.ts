import type { Words } from "../words.ts";

export const words: Words = {
  language: "it",
  common:
    "il lo la i gli le un uno una di del della dei delle dello degli da dal dalla a al alla ai alle e ed o ma io tu lui lei noi voi loro mi ti si ci vi me te mio mia miei tuo suo sua nostro nostra questo questa questi quello quella è sono sei siamo siete era c c'è ci sono ha ho hai abbiamo hanno avere essere fare fai facciamo posso possiamo può puoi potete potrei potresti vorrei vorremmo voglio vogliamo serve servono cerco cerchiamo cercare trovare consigliare consigli andare vado andiamo vanno vedere visitare mangiare bere che chi cosa quale quali dove quando come perché per con senza in su tra fra fino molto bene buon buono buona buoni bello bella bei più meno tanto poco anche non niente nessun mai sì no già tutto tutta tutti qualcosa qualche qualcuno posto posti luogo città giorno giorni grazie favore ora adesso qui qua lì là aperto aperta aperti gente persona persone bambino bambini moglie marito piace piacciono mi dai dammi parli raggiungibile presto possibile se anzi piuttosto fresco del dei al scusa senti magari tipo boh beh ok pls posticino roba cose belli belle carino carina carini figo figa davvero proprio penso credo detto dice dico chiama chiamano conosci conoscete sapete sai po raga allora circa vabbè urgente subitissimo insomma poi prima dopo sempre solo così siccome visto fatto nostri nostre vostro vostra età euro abbastanza abbia abbiano abbiate affinché agl agli ahime ahimè alcuna alcuni alcuno allo altrimenti altrui assai attraverso avanti avemmo avendo avente averlo avesse avessero avessi avessimo aveste avesti avete aveva avevamo avevano avevate avevi avevo avrai avranno avrebbe avrebbero avrei avremmo avremo avreste avresti avrete avrà avrò avuta avute avuti avuto basta ben chicchessia chiunque ciascuna ciascuno cima cio ciò co codesta codesti codesto coi comunque contro cos cui dagl dagli dappertutto davanti deve devo dire dirimpetto dov dovra dovrà dovunque dunque durante ebbe ebbero ebbi ecc ecco effettivamente egli ella entrambi eppure erano eravamo eravate eri ero esempio esse essendo essi fa facemmo facendo facesse facessero facessi facessimo faceste facesti faceva facevamo facevano facevate facevi facevo fanno farai faranno farebbe farebbero farei faremmo faremo fareste faresti farete farà farò fece fecero feci finalmente finche forse forza fosse fossero fossi fossimo foste fosti frattempo fu fui fummo furono gliela gliele glieli glielo gliene grande ieri improvviso indietro infatti insieme intanto intorno lato maggior malgrado medesimo mediante mentre mie modo moltissimo momento negl negli nondimeno nonostante nonsia od ogni ognuna ognuno oltre ossia parecchi parecchie parecchio perfino persino piglia pochissimo poiche posteriore potrebbe preferibilmente principalmente probabilmente pure purtroppo quanta quante quanti quanto quantunque quasi quel quindi realmente recentemente relativo riecco rispetto sara sarai saranno sarebbe sarebbero sarei sareste saresti sarete sarà sarò scorso seguente seguito sembra sembrare sembrato sembrava sembri sia siano siate solito sopra soprattutto sotto spesso sta stai stando stanno starai staranno starebbe starebbero starei staremmo staremo stareste staresti starete starà starò stata state stati stato stava stavamo stavano stavate stavi stavo stemmo stessa stesse stessero stessi stessimo stesso steste stesti stette stettero stetti stia stiamo stiano stiate sto successivamente successivo sue sugl sugli sui sul sull sulla sulle sullo tale tali talvolta tua tue tuttavia uguali ulteriore va vari varia varie vario verso volta volte perfavore xfavore scusi macchina roccia macchia scalo parte parti partono ritira ritirare camera nervoso nervosa emozionato annoiato annoiata paura preoccupato preoccupata confuso confusa stressato stressata triste orgoglioso grato disperato sinceramente fortunatamente ahah uffa",
  articles: "il, lo, la, i, gli, le, l, un, una, del, della, dell, al, all, nostro, mio",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "ristorante, ristoranti, trattoria, osteria, ristorantino, ristorantini, osterie, locanda, tavola calda, posto per cenare, posto dove cenare, bistrot, posticino, mangiare fuori, trattorie, locanda con cucina, taverne, bistrò, posto dove pranzare, braceria, agriturismo, cucina locale, cucina tipica, cucina tradizionale, cucina regionale, cibo locale, cibo tipico, cibo tradizionale, piatti tipici, piatto tipico, specialità locali, specialità locale, specialità regionali, mangiare tipico, pranzetto, cenetta, cucina casalinga, cucina della nonna, hosteria, menù fisso, posto per cena, posto per pranzo, alla carta, buona cucina, sedersi a mangiare",
    cafe: "caffè, caffetteria, caffetterie, bar caffè, espresso, cappuccino, un caffettino, caffettino, cappuccio, caffe, bar per colazione, torrefazione, macchiato, bere un caffè, prendere un caffè, prendersi un caffè, cappuccini, coffee shop, caffè specialty, specialty coffee, cioccolata calda, merenda, far merenda, cioccolata, cioccolata in tazza, flat white, latte macchiato, caffè d'orzo, ginseng, spremuta, succo fresco, frullato, centrifuga, cornetto e cappuccino, pausa caffè, caffè filtro, cappuccino e brioche, cappuccino e cornetto, bar pasticceria, caffè storico, cold brew",
    fast_food:
      "fast food, cibo di strada, street food, tavola calda, patatine fritte, paninoteca, patatine, hot dog, paninaro, chiosco, panino al volo, mangiare al volo, qualcosa al volo, food truck, foodtruck, mcdonald, mc donald, chioschi, cibo spazzatura, friggitoria, kebabbaro, rosticceria, mangiare veloce, cibo da strada, kebab, un panino, mangiare di corsa, pranzo veloce, pizza al taglio, pizza a taglio, pizza al trancio, friggitorie, qualcosa di veloce",
    food_market:
      "mercato gastronomico, mercato alimentare, mercato coperto, mercati gastronomici, food court, mercato del cibo, food hall, mercato gourmet, mercati coperti, bancarelle di cibo",
    bakery:
      "panetteria, panificio, forno, pasticceria, torta, dolci, pane, pasticcerie, panifici, fornaio, torte, cornetti, cornetto, brioche, paste, girelle alla cannella, panetterie, forni, croissant, pasticcini, pasticcino, biscotti, girella alla cannella, girelle, sfoglia, dolcetti, panettiere, dolcezze, focaccia, focacceria, sfogliatella, sfogliatelle, cannoli, cannolo, maritozzo, crostata, biscotteria, pasticciotto",
    ice_cream:
      "gelato, gelateria, gelaterie, gelati, un gelatino, cono, un cono, coppetta, sorbetto, gelataio, gelatino, gelaterie artigianali, granita, granite, palline, pallina, gelato artigianale, cono gelato, coppa gelato, ghiacciolo, stracciatella, pistacchio, semifreddo, sorbetti, yogurt gelato, cremolato, grattachecca",
    bar: "assetato, assetati, muoio di sete, moriamo di sete, bar, bere qualcosa, un drink, aperitivo, locale per bere, drink, l'aperitivo, apericena, un bicchiere, bicchierino, localino, bevuta, aperitivi, apericene, ape, aperi, un ape, fare aperitivo, fare l'aperitivo, far aperitivo, bere una cosa, bere un drink, bere qualcosina, drinks, spritz, cicchetto, cicchetti, baretto, fare una bevuta, un goccio, andare a bere, sbevazzare, happy hour, lounge, giro di locali, giro dei locali, un amaro, prosecchino, locale dove bere, bere un bicchiere, dopocena, locali per bere, dove bere qualcosa, si beve, bere bene, dove si beve, andare a bere qualcosa, locale carino, locali carini",
    pub: "pub, birra, una birra, taverna, birreria, birre, birretta, birrette, birrerie, una bionda, birrozza, birra alla spina, pinta, birra media, una media, bionda, pinte, bere una birra, boccale, birrozzo, bionda media, irish pub, pub irlandese, cider, sidro, guinness, vedere la partita, guardare la partita, partita in tv, pub inglese, freccette",
    wine_bar:
      "enoteca, vino, vineria, wine bar, enoteche, bicchiere di vino, vini, calice, calice di vino, vini naturali, vino naturale, vinello, vino rosso, un rosso, un calice, calici, bicchiere di rosso, bicchiere di bianco, vino bianco, bollicine, prosecco, degustazione di vini, degustazione vini, vinaio, ombra de vin, vinerie, vino al calice",
    cocktail_bar:
      "cocktail bar, cocktail, bar per cocktail, cocktails, gin tonic, negroni, spritz, mojito, miscelazione, mixology, speakeasy, cocktailbar, barman, bartender, cocktail fatti bene, shakerato, moscow mule, margarita, daiquiri, martini, whisky, rum, gin, mezcal, mixologist, old fashioned",
    brewery:
      "birrificio, birra artigianale, birre artigianali, microbirrificio, birreria artigianale, birrifici, buona birra, birre buone, craft beer, ipa, brewpub, birre craft, craft, microbirrifici, degustazione di birre, degustazione birre, birra locale, birre locali, malto, luppolo, produzione di birra, birra fatta in casa, birra della casa, tap room, taproom",
    nightclub:
      "discoteca, discoteche, club, ballare, locale notturno, night, disco, andare a ballare, locali notturni, techno, scatenarsi, discoteca buona, clubbing, si balla, dove si balla, serata in disco, ballo, fare after, pista da ballo, night club, salsa e bachata, bachata, dj, dj set, locale per ballare, locali per ballare, posto per ballare, reggaeton, musica da ballare, ballo latino, disco pub, serata latina",
    tea_room:
      "sala da tè, tea room, sale da tè, casa del tè, prendere un tè, bere un tè, un tè, tè delle cinque, tè pomeridiano, tisana, tisane, infuso, infusi, oolong, tazza di tè, tè verde, matcha, tè alla menta, cerimonia del tè, earl grey, teiera, scones, tè nero, sala tè, ora del tè",
    hotel:
      "albergo, hotel, alberghi, alloggio, dove dormire, dormire, alloggi, dove alloggiare, pernottare, pernottamento, passare la notte, dove stare a dormire, sistemazione, dormita, una camera, una stanza, camera doppia, camera singola, camera matrimoniale, camera libera, stanza doppia, camere libere, posto letto, alloggiare, camere d'albergo, stanza libera",
    guest_house:
      "pensione, affittacamere, guest house, bed and breakfast, b&b, locanda, bb, b and b, pensioni, affittacamera, locande, camere in affitto",
    hostel: "ostello, ostelli, hostel, dormitorio, camerata, backpackers, zaino in spalla",
    apartment:
      "appartamento vacanze, airbnb, appartamento, appartamenti, casa vacanze, monolocale, casa in affitto, residence, bilocale, appartamentino, casa con cucina, attico",
    campsite:
      "campeggio, campeggi, camping, piantare la tenda, in tenda, con la tenda, piazzola, area camper, area sosta camper, piantare una tenda",
    museum:
      "museo, musei, mostra, mostre, esposizione, esposizioni, mostre belle, museetto, mostra temporanea, mostra permanente, collezione, mummie, reperti",
    art_museum:
      "museo d'arte, musei d'arte, pinacoteca, pinacoteche, museo di arte, galleria nazionale, museo d'arte moderna, museo d'arte contemporanea, quadri, museo di arte antica, museo di arte moderna, museo di arte contemporanea, museo di belle arti, dipinti, sculture antiche, tele di, dipinti di, opere di",
    gallery:
      "galleria, galleria d'arte, gallerie, gallerie d'arte, galleria d'arte contemporanea, vernissage, gallerie contemporanee, mostra di foto, mostra fotografica, artisti emergenti, arte in vendita, mostra d'arte",
    church:
      "chiesa, cattedrale, duomo, cappella, chiese, basilica, cattedrali, chiesetta, basiliche, cappelle, duomi, messa, abbazia, santuario, luogo di culto, confessarmi, confessarsi, accendere una candela, chiostro, convento, monastero, organo a canne, battistero, pieve",
    castle:
      "castello, palazzo reale, castelli, reggia, palazzo, palazzi reali, rocca, manieri, mastio, maniero, palazzo ducale, villa reale",
    monument:
      "monumento, statua, monumenti, statue, memoriale, scultura, sculture, fontana, fontane, monumento storico, lapide, lapidi, mausoleo, mausolei, obelisco, arco di trionfo, rovine, resti romani, anfiteatro, scavi, sito archeologico, siti archeologici, colonna, acquedotto, busto, sacrario",
    attraction:
      "attrazione, attrazioni, cose da vedere, cosa vedere, luoghi di interesse, da visitare, posti da visitare, cosa visitare, attrazioni turistiche, da non perdere, imperdibili, luoghi da visitare, posti da vedere, luoghi d'interesse, luoghi turistici, roba da vedere, da vedere assolutamente, assolutamente da vedere, imperdibile, cose da visitare, cose carine da vedere, luoghi da vedere, che vedere, che visitare, must see, tappe imperdibili, attrazione turistica, punti di interesse, posto da instagram, posti da instagram, instagrammabile, instagrammabili, luoghi simbolo, luoghi iconici, posto iconico, visita guidata, visitina, cosa non perdere, cose imperdibili, simboli della città, simbolo della città, i must, cose famose, posti iconici, posti imperdibili, assolutamente non perdere, posti famosi",
    architecture:
      "architettura, edifici, palazzi moderni, edificio, architettonico, case colorate, casette colorate, facciate, architetture, palazzi liberty, liberty, grattacieli, grattacielo, brutalismo, brutalista, gotico, barocco, barocca, art déco, bauhaus, razionalismo, cupole, archistar, palazzi storici, edifici moderni, cemento a vista, architetto, portici, facciate liberty, edifici storici, ville storiche",
    viewpoint:
      "punto panoramico, belvedere, panorama, punti panoramici, vista sulla città, veduta della città, vedere la città dall'alto, dall'alto, vista panoramica, vista della città, città dall'alto, vista dall'alto, belvederi, vista su tutta la città, vista panoramica sulla città, panorami, punto più alto, vedere il tramonto, affacciarsi, terrazza panoramica, vista migliore, collina, dalla collina, salire in cima, funicolare, guardare la città, osservatorio, vedere l'alba, tramonto più bello, skyline, vede tutta la città",
    tower: "torre, torri, campanile",
    square:
      "piazza, piazzetta, piazze, piazzette, largo, piazza principale, piazza centrale, piazzale, slargo, campiello",
    bridge: "ponte, ponti, passerella, attraversare il fiume, viadotto",
    canal: "canale, canali",
    college: "università, college, ateneo, facoltà, campus",
    library:
      "biblioteca, biblioteche, sala lettura, studiare in pace, letture animate, prendere in prestito, manoscritti, sala studio, aula studio, posto per studiare, dove studiare, emeroteca, mediateca, archivio",
    park: "parco, parchi, area verde, aree verdi, spazi verdi, giardinetti, verde pubblico, prato, stendersi sull'erba, sdraiarsi sull'erba, parchetto, parco pubblico, panchine, sdraiarsi nel prato, sdraiarsi su un prato, un po' di verde, polmone verde, villa comunale",
    garden:
      "giardino, giardini, orto botanico, giardino botanico, roseto, serra, serre, orti botanici, giardino giapponese, giardini segreti, giardino segreto, fiori, aiuole, giardino all'italiana, arboretum, giardini pubblici",
    nature:
      "natura, bosco, boschi, passeggiata nella natura, in mezzo alla natura, foresta, foreste, camminata nella natura, passeggiata nel verde, nel verde, in mezzo al verde, aria aperta in natura, aria pura, riserva naturale, camminare nel bosco, natura incontaminata, cascata, cascate, montagna, montagne, campagna, oasi naturale, parco naturale, parco nazionale, sentieri nel bosco, grotta, grotte, pineta, fuori città, colline, paesaggi, aria buona, all'aria aperta, dune, vulcano, uccelli",
    hiking:
      "escursione, trekking, escursioni, sentiero, sentieri, fare trekking, percorso escursionistico, percorsi escursionistici, escursionismo, camminata in montagna, passeggiata in montagna, dislivello, rifugio, percorso a piedi, gita in montagna, escursione facile, percorso trekking, camminatori",
    beach:
      "spiaggia, spiagge, spiaggetta, lido, sabbia, prendere il sole, riva al mare, il mare, in mare, nel mare, nuotare in mare, nuotare nel mare, fare il bagno, fare il bagno in mare, ombrelloni, stabilimento balneare, stabilimenti balneari, bagnasciuga, tintarella, caletta, calette, in riva al mare, litorale, spiaggia libera, fare il bagno al mare",
    lake: "lago, laghi, laghetto, laghetti, stagno",
    playground:
      "parco giochi, area giochi, parchi giochi, giochi per bambini, giostrine, altalene, far giocare, dove far giocare, scivolo, scivoli, altalena, far giocare i bimbi, parchetto giochi, giochi bimbi, giochi per bimbi, giochi per i bambini, area giochi bimbi, area bimbi, far sfogare i bambini, far sfogare i bimbi, sfogare, sfogarsi, giocare i bambini, giocare i bimbi, dove giocano, playground, sabbiera, giocano i bambini, dondoli, giardinetti con giochi, sabbionaia, gonfiabili, parchetto con giochi, ludoteca, castello gonfiabile",
    zoo: "zoo, vedere gli animali, bioparco, giardino zoologico, vedere animali, animali da vedere, zoo safari, giraffe, giraffa, leoni, scimmie, elefanti, koala, panda, tigri, fenicotteri, fattoria didattica, parco faunistico, safari, animali esotici, animali selvatici, parco zoologico",
    aquarium:
      "acquario, acquari, squali, pesci da vedere, vedere i pesci, delfini, pesci, pinguini, tartarughe, meduse, pesci tropicali",
    amusement_park:
      "luna park, parco divertimenti, montagne russe, giostre, parchi divertimento, parco di divertimenti, ottovolante, lunapark, giostra, ruota panoramica, parco a tema, parco giochi meccanici, carosello, parco giochi a tema, otto volante, autoscontri, casa stregata, parco acquatico, zucchero filato",
    theatre:
      "teatro, opera, balletto, spettacolo, teatri, spettacoli, commedia, marionette, burattini, musical, opera lirica, cabaret, stand up, circo, danza, lirica, a teatro, prosa, spettacolo di danza, spettacolo teatrale, comico",
    cinema:
      "cinema, film, un film, multisala, cine, vedere un film, cinemino, proiezione, proiezioni, cortometraggi, documentari, film in lingua originale, lingua originale, cinema all'aperto, cineforum, arena estiva",
    music_venue:
      "musica dal vivo, concerto, concerti, sala concerti, locale con musica dal vivo, musica live, live music, band dal vivo, locale con musica, concerti live, live jazz, jazz live, jazz dal vivo, jazz club, locale jazz, concertino, ascoltare jazz, ascoltare musica, jam session, gruppo dal vivo, suonano dal vivo, suonano live, rock live, serata jazz, musica suonata, fado, flamenco, orchestra, filarmonica, suona, si suona, suonano, band, blues, cantautori, gruppi dal vivo, sentire musica, ascoltare un concerto, piano bar, auditorium, cover band",
    event:
      "evento, cosa succede, eventi, cosa si fa, che si fa, cosa c'è di bello, che succede, cosa c'è da fare, manifestazioni, serate, che c'è di bello, che c'è da fare di bello, cosa c'è stasera, che c'è stasera, cosa c'è in programma, manifestazione, evento culturale, che si combina, cosa offre la città, eventi in città, serata particolare, succede qualcosa, fuochi d'artificio, rassegna, rassegne, inaugurazione, programma culturale",
    festival:
      "festival, festa, feste, sagra, sagre, carnevale, festa di paese, festa patronale, patrono, festa della birra, festa medievale, palio, processione, sfilata, feste di paese, festa popolare",
    entertainment:
      "divertimento, intrattenimento, divertimenti, divertirsi, svago, svaghi, passatempo, divertirci",
    swimming_pool:
      "piscina, piscine, piscina coperta, piscina comunale, piscine coperte, fare vasche, due vasche, piscina al chiuso, piscina olimpionica, piscina scoperta, acquagym, nuoto libero, piscina all'aperto, piscina con scivoli, acquapark, nuotare al coperto, scivoli d'acqua",
    sauna: "sauna, saune, bagno turco, hammam, bagno di vapore, sudare, sauna finlandese",
    spa: "spa, massaggio, terme, massaggi, centro benessere, centri benessere, bagni termali, trattamenti, hammam, idromassaggio, jacuzzi, percorso spa, farsi massaggiare, coccole spa, termale, termali, acque termali, sorgenti calde, sorgenti termali, benessere, coccole, fanghi, massaggio di coppia, bagno turco, vasca idromassaggio, bagni caldi, percorso benessere",
    sports:
      "centro sportivo, sport, fare sport, gym, ginnastica, campo da tennis, tennis, padel, campo da padel, campo da calcio, campo da calcetto, calcetto, campo da basket, squash, badminton, pattinare, pattinare sul ghiaccio, pista di pattinaggio, pattinaggio, skatepark, skate park, pista di atletica, golf, campo da golf, minigolf, lezione di yoga, ping pong, kart, go kart, lezione di surf, windsurf, immersioni, equitazione, beach volley, pallavolo, palasport, polisportiva, paintball, trampolini",
    climbing:
      "arrampicata, palestra di arrampicata, arrampicare, boulder, bouldering, parete di roccia, parete di arrampicata, scalata, palestra boulder, falesia, parete attrezzata, via ferrata, magnesite, moschettoni, imbrago, sala boulder, parco avventura, scalare",
    boat_tour:
      "giro in barca, gita in barca, crociera, tour in barca, barca, barche, battello, giri in barca, giro in battello, crociera sui canali, gita in battello, giro sui canali, giro dei canali, giretto in barca, giro nei canali, tour dei canali, crociere, barchetta, kayak, canoa, canoe, traghetto, gite in barca, noleggiare una barca, affittare una barca, battelli, vaporetto, giro sull'acqua, gita sui canali, gondola, crociera sul fiume, barca a vela, pedalò, gommone, catamarano, uscita in barca, motonave, rafting",
    shop: "negozio, negozi, shopping, boutique, fare shopping, compere, botteghe, acquisti, negozietti, negozi di design, fare compere, negozietto, negozi carini, fare acquisti, negozi di, comprare qualcosa, boutiques, concept store, dove comprare, dove compro, vetrine, giro per negozi, bottega, via dello shopping, vie dello shopping, cartoleria, artigiani, fioraio, guardare le vetrine, profumeria, negozio di design, merceria",
    shopping_centre:
      "centro commerciale, centri commerciali, galleria commerciale, mall, outlet, galleria coperta, shopping center, shopping mall, gallerie commerciali",
    department_store: "grande magazzino, grandi magazzini, rinascente, department store",
    bookshop:
      "libreria, librerie, libri usati, comprare libri, negozio di libri, libraio, comprare un libro, fumetteria, fumetti, libreria dell'usato, bouquiniste, un libro, libri in italiano, libri in inglese, un romanzo, guida cartacea, libri per bambini",
    second_hand:
      "usato, negozio dell'usato, negozi dell'usato, seconda mano, vintage, mercatino vintage, vestiti usati, abiti usati, mercatino dell'usato, vestiti vintage, negozi vintage, abbigliamento usato, roba usata, di seconda mano, usati, usata, negozio vintage, thrift, second hand, vinili usati, svuota armadi, cose usate, usate, mercatino delle pulci, mercatini delle pulci, vinili, libri usati, dischi usati, vintage shop, abbigliamento vintage",
    antiques:
      "antiquariato, antiquario, antiquari, antichità, negozi di antiquariato, anticaglie, mobili antichi, roba antica, cose antiche, oggetti antichi, rigattiere, robivecchi, modernariato, mobili d'epoca, porcellane, argenteria, rigattieri, libri antichi, mercatino dell'antiquariato, pezzi d'epoca, oggetti d'epoca",
    souvenirs:
      "regalo, regali, souvenir, ricordini, ricordino, pensierino, calamite, regalino, negozio di souvenir, souvenirs, ricordo da portare, ricordi da portare, pensierini, regalini, calamita, qualcosa da portare a casa, da portare a casa, ricordo della città, prodotti tipici da portare, regalini da portare, regalo da portare, regali da portare, regalo per, oggetti artigianali, artigianato, cartoline, cartolina",
    clothes:
      "abbigliamento, vestiti, negozi di vestiti, moda, abiti, vestito, maglione, maglioni, giacca, giacche, cappotto, piumino, guanti, cappello, berretto, negozio di vestiti, negozio di abbigliamento, outfit, calze, calzini, gonna, felpa, comprare vestiti, giubbotto, vestito elegante, maglia, giacca a vento, costume da bagno, jeans, sartoria, sarto, pigiama, boutique di moda, stilisti, sciarpa, pantaloni",
    market:
      "mercato, mercatino, mercatino delle pulci, mercatini, mercatino di natale, mercati, mercato delle pulci, mercatini di natale, bancarelle, fiera, mercatino dell'antiquariato, mercato contadino, mercato rionale, mercatini dell'usato, mercatino natalizio, mercatini natalizi, banchi, mercato dei fiori, mercato del pesce, suk, bazar, mercato all'aperto, mercato notturno",
    supermarket:
      "supermercato, alimentari, supermercati, fare la spesa, spesa, market, negozio di alimentari, discount, comprare acqua, fare spesa, la spesa, esselunga, coop, lidl, alimentare, comprare da mangiare, drogheria, conad, market aperto, pannolini, bottiglie d'acqua, carta igienica, surgelati, ipermercato, frutta e verdura, scorta d'acqua, roba per cucinare, ingredienti per cucinare, pannoloni, omogeneizzati",
    pharmacy:
      "farmacia, farmacie, medicine, aspirina, tachipirina, antidolorifico, cerotti, medicinali, medicina, farmaci, farmaco, oki, ibuprofene, paracetamolo, parafarmacia, sciroppo, cerotto, pillole, mal di testa, mal di gola, crema solare, repellente, antizanzare, pastiglie, mal d'auto, test di gravidanza, preservativi, antistaminico, raffreddore",
    vet: "veterinario, veterinaria, veterinari, clinica veterinaria",
    hospital:
      "ospedale, medico, pronto soccorso, ospedali, dottore, guardia medica, clinica, dentista, pediatra, dottoressa, ambulatorio, medico di guardia, studio medico, ps, mal di denti, studio dentistico, visita medica, punti di sutura, medici, prelievo di sangue",
    police:
      "polizia, questura, carabinieri, poliziotti, poliziotto, commissariato, stazione di polizia, fare denuncia, fare una denuncia, sporgere denuncia, denunciare, vigili, denuncia, denunciare un furto, smarrimento, caserma, furto",
    atm: "bancomat, banca, prelevare, sportello bancomat, prelevare soldi, ritirare soldi, prelevare contanti, prelevo, sportello automatico, banche, bancomat vicino, contante, ritirare contanti, atm, servono contanti, dove prelevo, prelievo",
    toilets:
      "toilette, bagni pubblici, wc, bagno pubblico, gabinetto, servizi igienici, fare pipì, cesso, gabinetti, cessi, pipì, far pipì, fare la pipì, mi scappa, scappa la pipì, pisciare, vespasiano, toilet, toilettes, wc pubblico, andare in bagno, ritirata, un bagno, cambiare il pannolino, cambiare la bimba, cambiare il bimbo, bagno libero, toelette, dov'è il bagno, bagno pulito, bisogno urgente",
    drinking_water:
      "acqua potabile, fontanella, fontanelle, fontana d'acqua potabile, riempire la borraccia, riempire la bottiglia, riempire le borracce, borraccia, acqua del rubinetto, acqua gratis, nasone, nasoni, rubinetto, casa dell'acqua, acqua fresca, bere acqua, sete, acqua da bere",
    station:
      "stazione, metro, metropolitana, stazione centrale, stazioni, fermata della metro, stazione dei treni, stazione ferroviaria, fermata metro, fermata metropolitana, prendere il treno, stazione metro, stazione degli autobus, autostazione, treni per, binario",
    bike_rental:
      "noleggio bici, noleggio biciclette, noleggiare una bici, noleggiare bici, affittare una bici, affittare bici, affitto bici, bici a noleggio, noleggiare biciclette, bici in affitto, noleggio bicicletta, noleggiare le bici, noleggiare una bicicletta, affittare le bici, affittare biciclette, prendere in affitto una bici, noleggio di bici, noleggio di biciclette, bike sharing, prendere le bici, nolo bici, biciclette a noleggio, bici elettriche, bici elettrica, monopattino, monopattini, tandem, e bike, ebike, mountain bike, prendere una bici, bici con seggiolino, affittare una bicicletta, risciò",
    tourist_information:
      "ufficio turistico, informazioni turistiche, punto informazioni, ufficio del turismo, infopoint, info point, ufficio informazioni, pro loco, mappa della città, cartina della città, cartina, piantina, info turistiche, centro informazioni, uffici turistici, centro visitatori, una cartina, mappa cartacea, piantina della città, city card, pass turistico, ente del turismo, depliant, sportello turistico, punto info",
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
      "vegetariano, vegetariana, vegetariani, senza carne, vegetariane, non mangio carne, non mangia carne, niente carne, veggie, non mangiamo carne, piatti vegetariani, veg, vegetariano anche, opzioni vegetariane, senza carne né pesce, piatti di verdure, verdure",
    vegan:
      "vegano, vegana, vegani, vegane, a base vegetale, vegetale, plant based, cucina vegana, senza derivati animali, 100% vegetale, senza burro, senza uova, latte di soia, latte d'avena, latte vegetale, senza latticini, vegetali, latte di mandorla",
    gluten_free:
      "senza glutine, celiaci, celiaco, celiaca, gluten free, per celiaci, celiachia, intollerante al glutine, intolleranza al glutine, celiache, glutenfree, intolleranti al glutine, allergica al glutine, no glutine, senza glutine per, glutine",
    halal:
      "halal, cibo halal, carne halal, ristorante halal, senza maiale, musulmani, macelleria halal, ramadan, iftar, per musulmani",
    allergy:
      "senza noci, senza frutta secca, allergico a, allergica a, allergici a, allergico al, allergica al, allergico ai, allergica ai, allergico alle, allergica alle, allergia, allergie, allergico, allergica, allergici, allergia al, allergia alle, allergia ai, allergia a",
    kosher: "kosher, kasher, cascer, casher, sorveglianza del rabbino, rabbinato, shabbat",
    wifi: "wifi, wi fi, internet, wifi gratis, presa di corrente, lavorare al computer, lavorare col pc, lavorare al pc, buon wifi, con internet, portatile, con il pc, prese di corrente, connessione, buona connessione, connessione buona, internet veloce, wi fi gratis, prese per il computer, lavorare col computer",
    parking:
      "parcheggio, parcheggiare, posto auto, parcheggio gratuito, parcheggi, lasciare la macchina, posteggio, posteggiare, dove parcheggiare, parcheggiare l'auto, parcheggiare la macchina, lasciare l'auto, posto macchina, parcheggio auto, mettere la macchina, garage",
    wheelchair:
      "sedia a rotelle, accessibile, disabili, carrozzina, accessibili, disabile, senza scale, senza gradini, rampa, barriere architettoniche, senza barriere, difficoltà a camminare, carrozzella, deambulatore, in carrozzina, in carrozzella, sedia rotelle, mobilità ridotta, col passeggino, con il passeggino, con passeggino, con le stampelle, accessibile ai disabili, accesso disabili, accessibile in carrozzina, girello, senza barriere architettoniche, senza scalini, ridotta mobilità, in sedia a rotelle",
    outdoor_seating:
      "all'aperto, terrazza, dehors, tavoli fuori, tavolini fuori, tavoli all'aperto, tavolini all'aperto, terrazze, dehor, sedersi fuori, stare fuori, mangiare fuori all'aperto, mangiare all'aperto, giardino interno, al sole, tavoli esterni, si possa stare fuori, rooftop, terrazzino, tavolini, all'esterno, veranda, seduti fuori, giardino estivo, in terrazza, cortile interno, in cortile, sederci fuori, sotto il pergolato, pergolato, mangiare in giardino, fuori al sole, cenare fuori, pranzare fuori, bere fuori, con dehors, tavolini in piazza",
    takeaway:
      "da asporto, asporto, da portare via, portar via, take away, takeaway, da portar via, consegna, delivery, a domicilio, glovo, just eat, deliveroo, mangiare in camera, d'asporto, x asporto, per asporto, da mangiare in camera, cibo da asporto, da passeggio",
    dogs: "cane, cani, animali ammessi, animali domestici, cagnolino, pet friendly, cani ammessi, il mio cane, col cane, con il cane, amico a quattro zampe, cucciolo, accettano cani, cagnolina, cagnone, con cane, accettano i cani, dog friendly, portare il cane, portarci il cane, cane al seguito, cagnetta, quattro zampe, amici a quattro zampe, labrador, il nostro cane, barboncino",
    quiet:
      "tranquillo, tranquilla, silenzioso, calmo, tranquilli, più tranquillo, più tranquilla, silenziosa, senza casino, poco rumore, non rumoroso, non troppo rumoroso, senza folla, rilassato, rilassante, meno casino, poco affollato, non affollato, in pace, senza confusione, poca gente, tranquille, tranquillino, calma, pace, pacifico, fuori dal casino, lontano dal casino, lontano dalla confusione, fuori dalla confusione, senza rumore, poco rumoroso, lontano dalla folla, non troppa gente, senza caos, lontano dal caos, fuori dal caos, dove parlare, si riesca a parlare, si possa parlare, riuscire a parlare, relax, senza musica alta, in santa pace, riposante, senza gente, appartato, appartata, silenzio, poco affollata, si riesce a parlare, musica bassa, raccoglimento, isolato, dove stare tranquilli, posto tranquillo, stare in pace, posto di pace",
    cosy: "accogliente, intimo, accoglienti, intima, carino e accogliente, caldo e accogliente, hygge, col camino, caratteristico, intimi, caratteristica, raccolto, coccoloso, pittoresco, grazioso, d'atmosfera, con atmosfera, accoglientissimo, atmosfera calda, luci basse, luci soffuse, camino, caminetto, divani, divano, poltrone, calduccio, tipo salotto, casalingo, carino e intimo, rannicchiarsi",
    romantic:
      "romantico, romantica, luna di miele, romantici, a lume di candela, candele, appuntamento romantico, primo appuntamento, cenetta romantica, proposta di matrimonio, lume di candela, cena romantica, appuntamento galante, chiedere di sposarmi, san valentino, per innamorati, tête à tête, serata romantica, romanticissimo, fare la proposta, cenetta, fiori sul tavolo, anniversario, cena intima, per fare colpo",
    lively:
      "vivace, movimentato, vivaci, movimentata, animato, animata, bella atmosfera, con atmosfera, con movimento, movida, pieno di vita, divertente, affollato di gente, pieno di gente, movida locale, casino buono, con gente, bella gente, gente giovane, festaiolo, ambiente giovane, giovanile, bell'ambiente, che ci sia movimento, un po' di movimento, caciara, piena di gente, un po' di vita, movimento, c'è casino, allegro, allegra, casinista, chiassoso, festoso, atmosfera allegra, dove c'è vita, viva",
    view: "vista, con vista, panoramico, vista mare, terrazza panoramica, bella vista, vista sul mare, vista sul porto, vista sull'acqua, vista sul canale, panoramica, con panorama, vista sulla città, veduta della città, vista panoramica, vista della città, affaccio, viste, vista bella, vista acqua, vista città, vista canale, vista sui canali, vista pazzesca, vista spettacolare, panoramici, rooftop, terrazza sul tetto, sul tetto, il tramonto, tramonti, vedere il tramonto, sunset, in riva, sul mare, sull'acqua, vista tramonto, con affaccio, vista lago, vista tetti, vista sui tetti, vista sul fiume, in alto, affacciato, sui tetti, fronte mare, vista montagne",
    rainy:
      "pioggia, piove, se piove, al coperto, brutto tempo, giorno di pioggia, giornata di pioggia, diluvia, piovendo, piovere, piova, tempaccio, pioviggina, tempo brutto, piovoso, al chiuso, maltempo, al riparo, con la pioggia, nevica, fa freddo, temporale, al asciutto, tempo schifoso, diluviando, sta piovendo, sta diluviando, quando piove, in caso di pioggia, se dovesse piovere, piove a dirotto, acquazzone, piove tanto, tempo di merda, tempo da lupi, tempo pessimo, riparati, all'asciutto, sotto la pioggia, senza bagnarsi, senza bagnarci, non bagnarsi, indoor, sotto un tetto, piogge, piovigginando, giornataccia, diluvio, giorni di pioggia, col brutto tempo, acquazzoni, temporali, viene giù, grandine, fa brutto, ripararci, ripararsi, bufera, attività al chiuso, qualcosa di coperto, posto coperto, posto al coperto, stare dentro, posti coperti",
    late_night:
      "fino a tardi, aperto fino a tardi, a tarda notte, fino a aperto fino a tardi, notte fonda, dopo mezzanotte, oltre mezzanotte, nottambuli, di notte fonda, tarda sera, tardi la sera, a notte fonda, a mezzanotte, aperto tardi, aperti tardi, apre tardi la sera, chiude tardi, chiudono tardi, chiuda tardi, che chiuda tardi, fino a notte fonda, fino all'alba, fino a notte, cenare tardi, mangiare tardi, 24 ore, h24, 24h, ore piccole, fare le ore piccole, fare tardi, aperti fino a tardi, a tarda sera, tarda notte, aperto di notte, aperta di notte, aperti di notte, turno di notte, di turno, fame notturna, tutta la notte, di guardia",
    local:
      "non troppo turistico, poco turistico, gente del posto, i locali, autentico, non turistico, vanno i locali, posti nascosti, autentica, posti autentici, dove vanno i locali, dove vanno quelli del posto, quelli del posto, gente locale, non turistici, meno turistico, fuori dai giri turistici, senza turisti, trappola per turisti, trappole per turisti, chicca, chicche, verace, nascosto, nascosti, non da turisti, niente turisti, pochi turisti, lontano dai turisti, non per turisti, niente roba da turisti, non turistica, posti poco turistici, dove vanno i danesi, i danesi veri, del posto, come un locale, tipico, tipica, tipici, tipiche, autentici, ruspante, genuino, genuina, di quartiere, alla buona, tradizionale, tradizionali, regionale, regionali, cucina locale, cucina tipica, cucina tradizionale, cucina regionale, cibo locale, cibo tipico, cibo tradizionale, piatti tipici, piatto tipico, specialità locali, specialità locale, specialità regionali, mangiare tipico, veraci, fatto qui, fatti qui, artigianale, artigianali, da gente del posto, rustico, alla mano",
    popular:
      "popolare, famoso, alla moda, famosa, famosi, di moda, conosciuto, rinomato, alternativo, trendy, di tendenza, popolari, conosciuti, in voga, cool, figo, fighi, fighissimo, gettonato, gettonati, rinomati, frequentato, virale, famose, parlano tutti, conosciutissimo, rinomata, amata da tutti, amato da tutti, virali, visto su tiktok, tiktok, più visitato, più visitati, più gettonato, cult, che va di moda, più amato, più amati",
    picnic:
      "picnic, pic nic, picknick, pranzo al sacco, mangiare sul prato, mangiare al parco, fare un picnic, fare picnic, scampagnata, mangiare sull'erba, mangiare nel prato, pranzo sul prato, pranzo nel parco, merenda al parco, sotto gli alberi, tavoli da picnic, mangiare su un prato",
    pool: "con piscina, che abbia la piscina, con la piscina, c'è la piscina, ha la piscina, piscinetta, piscina in albergo, piscina in hotel, piscina sul tetto, piscina riscaldata, bagno in piscina, piscina dell'hotel",
    air_conditioning:
      "aria condizionata, climatizzato, climatizzata, climatizzatore, l'aria condizionata, fresco d'estate, condizionatore, posto fresco, al fresco, condizionata, refrigerio, scappare dal caldo, rinfrescarsi, rinfrescarci, ambiente fresco, si muore di caldo",
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
      "sci, sciare, stazione sciistica, stazioni sciistiche, comprensorio sciistico, pista da sci, piste da sci, seggiovia, seggiovie, impianti di risalita, skilift, snowboard, sci di fondo, sci nordico, sport invernali",
    winery:
      "cantina di vino, cantine di vino, cantine di porto, cantina di porto, cantine del porto, cantine del vino, vino di porto, vino porto, vini porto, vigneto, vigneti, degustazione di porto, visita in cantina, azienda vinicola, cantina vinicola, cantine da visitare, visitare una cantina, vigna, vigne, tenuta, degustazione in cantina, strada del vino, viticoltore, cantina, cantine",
    mosque:
      "moschea, moschee, minareto, muezzin, sala di preghiera, luogo di culto musulmano, centro islamico",
    synagogue:
      "sinagoga, sinagoghe, rabbino, tempio ebraico, tempio maggiore, ghetto ebraico, quartiere ebraico, funzione di shabbat, luogo di culto ebraico, bar mitzvah",
    temple:
      "tempio buddista, templi, tempio induista, tempio indù, pagoda, pagode, templi buddisti, monaci, tempio scintoista, tempio, templi indù",
    casino:
      "casinò, blackjack, poker, roulette, slot machine, tavolo verde, giocare d'azzardo, gioco d'azzardo, sala giochi d'azzardo, black jack, fiches, sala da gioco",
    escape_room:
      "escape room, escape rooms, stanza a enigmi, enigmi, gioco di fuga, stanza di fuga, escape game",
    bowling:
      "bowling, birilli, giocare a bowling, partita a bowling, pista da bowling, piste da bowling, fare strike, sala da bowling",
    gym: "palestra, palestre, sala pesi, pesi, crossfit, allenarsi, allenarmi, allenamento, tapis roulant, fitness, cardio, sollevare pesi, palestra attrezzata, centro fitness, manubri, personal trainer, sala attrezzi",
    coworking:
      "coworking, co working, ufficio condiviso, uffici condivisi, scrivania, postazione di lavoro, lavorare da remoto, lavoro da remoto, smart working, posto per lavorare, dove lavorare, lavorare col portatile, lavorare al computer, spazio di lavoro, spazi di lavoro, sala riunioni, ufficio a ore, nomade digitale, nomadi digitali, fare una call",
    shoes:
      "scarpe, scarponi, stivali, sandali, sneakers, calzature, calzolaio, ciabattino, tacco, tacchi, infradito, mocassini, risuolare, ciabatte, stivaletti, doposci",
    jewellery:
      "gioielleria, gioiellerie, gioielli, gioielliere, orefice, oreficeria, anello, anelli, anellino, collana, collane, orecchini, bracciale, braccialetto, braccialetti, spilla, fede nuziale, fedi nuziali, orologiaio, ciondolo, pendente, bigiotteria, diamanti, catenina",
    toys: "giocattolo, giocattoli, giocattolaio, lego, playmobil, puzzle, bambola, bambole, peluche, peluches, giochi da tavolo, gioco da tavolo, macchinine, carte da gioco, pupazzo, pupazzi, trenino",
    electronics:
      "elettronica, prodotti elettronici, caricabatterie, caricatore, cavetto, cavo usb, cavo, adattatore, cuffie, cuffiette, auricolari, negozio di informatica, power bank, powerbank, chiavetta usb, scheda di memoria, scheda sd, obiettivo fotografico, riparare il computer, riparare il portatile, batteria portatile, negozio di elettronica",
    wine_shop:
      "bottiglia di vino, bottiglie di vino, comprare vino, comprare del vino, una bottiglia, bottiglia da regalare, negozio di vini, negozio di vino, comprare una bottiglia, liquori, distillati, spedire vino, vendita vini, bottiglia di prosecco, bottiglia di spumante, enoteca con vendita, rivenditore di vini, grappa",
    food_shop:
      "gastronomia, salumeria, salumiere, macelleria, macellaio, formaggi, formaggio, caseificio, latteria, prodotti tipici, prodotti locali, bottega alimentare, alimentari tipici, spezie, tartufo, tartufi, olio d'oliva, olio buono, cioccolateria, cioccolatini, pescheria, salumi, sottovuoto, pasta fresca, conserve, delicatessen, erboristeria, marmellata, marmellate, cioccolatiere, prodotti del territorio, fruttivendolo, pastificio, prosciutto",
    convenience:
      "minimarket, mini market, alimentari, accendino, emporio, bottega sotto casa, negozio di alimentari, edicola, distributore automatico, spesa veloce",
    tobacconist: "tabaccheria, tabaccherie, tabaccaio, tabacchi, sigarette, tabacco, sigari",
    optician:
      "ottico, ottica, ottici, occhiali, occhiali da sole, lenti a contatto, montatura, liquido per lenti, negozio di ottica, lenti graduate",
    hairdresser:
      "parrucchiere, parrucchiera, parrucchieri, barbiere, barbieri, taglio di capelli, tagliare i capelli, tagliarmi i capelli, piega, messa in piega, barba, rasatura, radersi, farsi la barba, tinta, colpi di sole, salone di bellezza, acconciatura, manicure, unghie, estetista, ceretta, capelli, shampoo e piega, barber shop",
    currency_exchange:
      "cambio valuta, ufficio cambio, ufficio di cambio, uffici di cambio, cambiare soldi, cambiare i soldi, cambiare euro, cambiare dollari, cambiare sterline, cambiare valuta, cambio soldi, convertire valuta, sterline, franchi, valuta, cambiavalute, cambiare gli euro, cambiare i dollari, cambio dollari, cambio euro, moneta locale, valuta locale, tasso di cambio, cambiare denaro, dinari, dirham",
    post_office:
      "posta, poste, ufficio postale, uffici postali, francobollo, francobolli, spedire un pacco, spedire cartoline, spedire una cartolina, mandare un pacco, mandare cartoline, mandare una cartolina, buca delle lettere, cassetta postale, cassetta delle lettere, imbucare, pacco, pacchi, raccomandata, spedire una lettera, affrancare, poste italiane, spedire una raccomandata, filatelia, inviare un pacco, spedire a casa",
    laundry:
      "lavanderia, lavanderie, lavanderia a gettoni, lavanderia automatica, lavasecco, lavare i vestiti, lavare la roba, lavare i panni, fare il bucato, bucato, lavatrice, lavatrici, asciugatrice, panni sporchi, vestiti sporchi, tintoria, lavaggio a secco, stirare, stireria, smacchiare, lavare a secco, fare una lavatrice",
    luggage_storage:
      "deposito bagagli, deposito bagaglio, lasciare i bagagli, lasciare le valigie, lasciare la valigia, lasciare il bagaglio, lasciare gli zaini, lasciare lo zaino, depositare i bagagli, depositare le valigie, depositare i trolley, lasciare i trolley, custodia bagagli, armadietti, armadietto, parcheggiare le valigie, tenere le valigie, tenete le valigie, tenerci le valigie, tenermi la valigia, custodire i bagagli, mollare le valigie, mollare i bagagli, liberarci delle valigie, liberarmi della valigia, lasciare le borse, posare le valigie, posare i bagagli, deposito valigie, dove lasciare le valigie, dove lascio le valigie, dove lascio la valigia",
    phone_shop:
      "sim, scheda sim, schede sim, sim locale, sim prepagata, esim, e sim, scheda dati, scheda telefonica, traffico dati, giga, ricarica telefonica, ricaricare il cellulare, negozio di telefonia, telefonia, operatore telefonico, schermo rotto, vetro del telefono, riparare il telefono, riparare il cellulare, riparazione telefoni, cellulare rotto, telefono rotto, cover, cover per il telefono, negozio di telefoni, negozio di cellulari, display rotto, internet sul telefono, internet sul cellulare, iphone rotto",
    car_park:
      "parcheggio custodito, parcheggio pubblico, parcheggio coperto, parcheggio sotterraneo, parcheggio multipiano, parcheggi, autorimessa, posteggio, posteggiare, dove posteggio, dove parcheggio, dove parcheggiare, dove si parcheggia, dove lasciare la macchina, dove lasciare l'auto, lasciare la macchina, lasciare l'auto, dove lascio la macchina, dove lascio l'auto, parcheggio scambiatore, parcheggio di scambio, strisce blu, strisce bianche, garage custodito, parcheggio camper, parcheggio moto, area di sosta, parcheggio a pagamento, parcheggiare il camper, parcheggiare la moto",
    petrol_station:
      "benzinaio, benzina, distributore di benzina, stazione di servizio, fare benzina, pompa di benzina, gasolio, diesel, carburante, fare il pieno, metano, gpl, senza piombo, in riserva, fare rifornimento, rifornimento, autogrill, gonfiare le gomme, pressione delle gomme, area di servizio, distributori di benzina, pompe di benzina, serbatoio",
    charging_station:
      "colonnina, colonnine, colonnina di ricarica, colonnine di ricarica, ricarica elettrica, auto elettrica, macchina elettrica, ricaricare l'auto, ricaricare la macchina, ricarica veloce, caricare l'auto, caricare la macchina, tesla, supercharger, stazione di ricarica, punto di ricarica, punti di ricarica, ricarica auto, caricare la batteria dell'auto, wallbox",
    bus_stop:
      "fermata dell'autobus, fermata del bus, fermata dei bus, fermata autobus, fermata bus, fermate dell'autobus, fermata del pullman, fermata del tram, autostazione, stazione degli autobus, stazione dei pullman, da quale fermata, pensilina, dove passa l'autobus, dove passa il bus, dove si prende il bus, dove si prende il pullman, dov'è la fermata, una fermata, alla fermata",
  },
  activity: {
    eat: "si mangia, mangia, mangiare, dove mangiare, qualcosa da mangiare, fame, si mangia bene, mangiare bene, cenare, pranzare, mangiare qualcosa, magnare, sgranocchiare, ho fame, abbiamo fame, fame da lupi, pappare, spuntino, mettere sotto i denti, mangiar bene, boccone, cenetta, abbuffarsi, abbuffata, da mangiare, pappa, magna, magnamo, si magna, mettere qualcosa sotto i denti, sotto i denti, riempirsi la pancia, riempire la pancia, affamato, affamata, affamati, affamatissimi, muoio di fame, morto di fame, morti di fame, moriamo di fame, sto morendo di fame, fame pazzesca, languorino, un languorino, abbuffarci, mangiata, mangiatona, strafogarsi, un boccone, mangiare un boccone, uno spuntino, spizzicare, buon cibo, cibo buono, andare a mangiare, mangiare qualcosina, posto per mangiare, mangiare una cosa, mangiamo, dove mangiamo, dove si mangia, cibo, stomaco vuoto, gnam",
  },
  topic: {
    art: "arte, l'arte, pittura, arte moderna, quadri, arte contemporanea, artistico, artistica, street art, murales, arte urbana, belle arti, quadri famosi, dipinti famosi, l'arte moderna, artista, artisti, mostra, mostre d'arte, caravaggio, raffaello, michelangelo, picasso, monet, impressionisti, sculture, scultura, affreschi, affresco, mosaici, tele, tela, quadro, dipinti, dipinto, graffiti, murale, galleria d'arte, gallerie, museo d'arte, pinacoteca, biennale, art nouveau, installazioni",
    history:
      "romanico, romanica, romaniche, gotico, gotica, barocco, barocca, storia, storico, storica, vichinghi, medievale, storici, storiche, vichingo, medioevo, seconda guerra mondiale, patrimonio, storia vichinga, antica roma, romani, etruschi, etrusco, rovine, resti romani, archeologia, archeologico, archeologici, medievali, rinascimento, impero, imperatore, guerra, resistenza, memoria, secolo, antico, antica, antichi, antiche, scavi, reperti, mummie, napoleone, museo storico, storia della città, centro antico, origini, storia antica, epoca romana, preistoria, ghetto",
    design:
      "design, design danese, design scandinavo, design nordico, arredamento, mobili di design, arredo, oggetti di design, lampade, mobili, arredi, bauhaus, designer, negozi di design, ceramiche, grafica, architettura moderna, art déco, concept store, salone del mobile, interni",
    photography:
      "fotografia, fare foto, foto belle, belle foto, scattare foto, scattare, fotografare, fotografie, fotografo, foto per instagram, per instagram, foto da instagram, selfie, foto carine, foto fighe, per foto, due foto, fotografica, fotografico, macchina fotografica, fotografi, mostra fotografica, mostra di foto, foto in bianco e nero, rullino, obiettivi, fare delle foto, scatti, scatto, instagrammabile, instagrammabili, cavalletto, belle fotografie, fotogenico, fotogenici, dove fare foto, golden hour",
    music:
      "musica, rock, musica classica, elettronica, indie, rap, concerto, concerti, musica dal vivo, jazz, blues, opera, lirica, fado, flamenco, orchestra, classica, vinili, dischi, band, cantautori, musicista, musicisti, organo, coro, techno, reggae, metal, hip hop, punk, festival di musica, dal vivo, live music, suonano, violino, chitarra, melomani, dj set, negozio di dischi",
    nightlife:
      "vita notturna, movida, fare festa, festa, uscire la sera, serata, baldoria, uscire stasera, far festa, fare baldoria, bisboccia, far nottata, nottata, divertirsi la sera, vita di notte, giro di locali, giro dei locali, giro dei bar, notte brava, andare per locali, addio al celibato, addio al nubilato, bagordi, discoteca, discoteche, ballare, andare a ballare, serate, locali notturni, conoscere gente, uscire a bere, bere e ballare, club, after, aperitivo lungo, fare serata, dove si esce, giro di bevute, tirare tardi, far tardi, fare tardi, fino all'alba",
    cycling:
      "ciclismo, bicicletta, bici, in bici, giro in bici, pedalare, in bicicletta, pedalata, biciclette, ciclisti, ciclabile, ciclabili, pista ciclabile, giretto in bici, piste ciclabili, mountain bike, gravel, cicloturismo, pedali, a pedali, bici da corsa, ciclista, percorso in bici, e bike, bici elettriche, pedalare lungo, due ruote, mtb, bike",
    swimming:
      "nuoto, nuotare, fare il bagno, nuotata, tuffo, un tuffo, bagno al mare, bagno in mare, bagno nel porto, una nuotata, fare una nuotata, tuffarsi, farsi un tuffo, tuffarmi, farsi il bagno, nuotare all'aperto, bagno gelato, piscina, vasche, nuotatori, nuoto libero, acquagym, bagnarsi, tuffi, farci il bagno, nuotarci, balneabile, dove nuotare, acque libere, acqua pulita, snorkeling, nuotare al coperto",
    royalty:
      "famiglia reale, regalità, reali, re e regine, regina, monarchia, reale, re, principessa, principe, gioielli della corona, cambio della guardia, famiglia reale danese",
    books: "libri, letteratura, lettura, leggere, romanzi, letterario, lettore, lettrice, libro",
    wellness:
      "benessere, relax, rilassarsi, rilassarmi, rilassarci, coccolarsi, coccolarci, coccolarmi, staccare la spina, relax totale, rigenerarsi, riposarsi, spa, massaggio, massaggi, terme, yoga, meditazione, meditare, trattamenti, centro benessere, coccole, sauna, hammam, relax e benessere, pilates, detox, ritiro, staccare, ricaricare le pile, bagni termali, bagno turco, fanghi, distendersi, scaricare la tensione",
    food: "gastronomia, cucina, buona cucina, cucina locale, cibo locale, piatti tipici, piatto tipico, specialità, specialità locali, foodie, enogastronomia, buona tavola, mangiar bene, gastronomico, gastronomica, cibo tipico, cucina tipica, prodotti tipici, degustazione, degustazioni, assaggiare, assaggi, sapori, gastronomici, gastronomiche, enogastronomico, mercati alimentari, corso di cucina, lezione di cucina, cucinare, buongustai, buongustaio, golosi, goloso, tour gastronomico, piatti del posto, ghiottoni, food tour, tipicità, ricette, prodotti locali, cibo",
    sports:
      "sport, sportivo, sportivi, calcio, partita, partita di calcio, jogging, tennis, padel, basket, rugby, sciare, stadio, surf, golf, arrampicata, tifosi, tifoso, allenarsi, fare sport, skatepark, pattinare, crossfit, pallavolo",
    fine_dining:
      "alta cucina, stella michelin, stellato, stellati, stelle michelin, michelin, menù degustazione, ristorante stellato, gourmet, alta ristorazione, stellata, fine dining, sommelier, guanti bianchi, chef famoso, chef stellato, percorso degustazione, menù a mano libera, ristorante gourmet, cucina d'autore, tovaglie bianche, ristorante di alto livello, gran cucina, cena di gala, cena gourmet, abbinamento vini",
    street_food:
      "cibo di strada, street food, cibo da strada, bancarelle di street food, mangiare per strada, mangiare in piedi, mangiare camminando, bancarelle, bancarelle di cibo, cibo in strada, arrosticini, panelle, supplì, arancini, arancine, friggitoria, cartoccio, food truck, chioschi, trapizzino, piadina, panzerotti, spiedini, camioncini, fritto di strada",
    hidden_gems:
      "posti nascosti, gemme nascoste, segreti, segreto, posti segreti, angoli nascosti, nascosti, nascosto, chicche, chicca, poco conosciuto, poco conosciuti, poco noti, insolito, insoliti, alternativo, alternativi, fuori dai soliti giri, fuori dai circuiti, perla nascosta, perle nascoste, posticini, posti insoliti, non scontati, fuori rotta, posti strani, nascosta, nascoste, segreta, strano, strani, strana, strane, insolita, insolite, particolari, curioso, curiosi, fuori dalle guide, fuori dai giri, angolini, tesori nascosti, angolo nascosto, da insider, poco conosciuta, poco turistico, fuori dagli itinerari, bizzarro, bizzarri, passaggi segreti, cortili nascosti, posti originali, originali, mai visti, niente di turistico, non turistico",
    vintage:
      "vintage, rétro, usato, retrò, seconda mano, d'epoca, modernariato, mercatino delle pulci, mercatini delle pulci, roba vecchia, negozi dell'usato, abiti usati, antiquariato, old school",
  },
  price: {
    free: "gratis, gratuito, gratuita, gratuiti, gratuite, ingresso libero, ingresso gratuito, non costa niente, senza pagare, gratuitamente, entrata libera, a costo zero, non costa nulla, non costi nulla, aggratis, a gratis, gratise, a sbafo, a scrocco, scrocco, free, zero euro, 0 euro, costo zero, non si paga, non si paga niente, non pagare, non pagare nulla, non paghi, che non si paghi, senza spendere, senza spendere un euro, senza spendere nulla, senza spendere niente, senza sborsare, senza tirare fuori un euro, costi niente, ingressi gratuiti, entrata gratuita, omaggio, offerta libera, senza biglietto, ingressi liberi, senza spese, gratis o quasi",
    cheap:
      "il più economico, meno costoso di tutti, spendendo poco, spendere poco, poco prezzo, costa poco, economico, economica, economici, a buon mercato, low cost, poco costoso, basso costo, a poco, economiche, a poco prezzo, pochi soldi, senza spendere troppo, non spendere troppo, budget basso, budget limitato, al verde, squattrinati, a buon prezzo, prezzi bassi, prezzo basso, poca spesa, da studenti, risparmiare, che costa poco, costi poco, senza spendere una fortuna, due soldi, economicissimo, per pochi soldi, con pochi soldi, pochi euro, con pochi euro, due lire, con due lire, du spicci, due spicci, quattro soldi, con quattro soldi, spiccioli, prezzi stracciati, prezzo stracciato, prezzi popolari, prezzi onesti e bassi, al risparmio, risparmiando, risparmio, low budget, budget ridotto, budget da studente, studentesco, squattrinato, siamo al verde, sono al verde, in bolletta, senza soldi, senza una lira, poco cara, poco caro, poco costosa, poco costosi, che costi poco, costa pochissimo, spendendo il meno possibile, il meno possibile, cheap, convenienti, conveniente, da poveri, per poveri, morto di fame di soldi, tirchio, taccagno, a prezzo stracciato, sconto, scontato, alla portata di tutti, la più economica, i più economici, il meno caro, la meno cara, il più conveniente, la più conveniente, quello meno caro, quella meno cara, costa meno, costa di meno, spendere il meno possibile, studenti, prezzi da studenti, tasche vuote, portafoglio vuoto, costare poco, spesa minima, budget stretto, spendere pochissimo, poche lire, buon prezzo, prezzi buoni",
    affordable:
      "abbordabile, prezzi ragionevoli, ragionevole, senza spendere troppo, senza svenarsi, senza spendere una fortuna, abbordabili, prezzo ragionevole, non troppo caro, non troppo cara, non caro, non tanto caro, non carissimo, prezzi onesti, prezzo onesto, prezzi giusti, rapporto qualità prezzo, qualità prezzo, accessibile come prezzo, prezzi modici, prezzi accessibili, prezzi umani, non ci spennino, non troppo costoso, accettabile, prezzo giusto, prezzi normali, prezzo normale, prezzi decenti, prezzo decente, prezzo umano, ragionevoli, prezzi contenuti, prezzo contenuto, prezzo accessibile, prezzo modico, non troppo costosa, non troppo cari, non eccessivo, non costi troppo, che non costi troppo, che non costi tanto, non costi tanto, un rene, costi un rene, che non costi un rene, non costi un rene, che nn costi un rene, senza vendere un rene, vendere un rene, occhio della testa, un occhio della testa, costi un occhio della testa, non costi un occhio, senza spendere un occhio della testa, senza farsi spennare, non farsi spennare, che non ti spennano, non ti spellano, non ti pelano, che non spelli, senza farsi pelare, senza svuotare il portafoglio, svuotare il portafogli, svuoti il portafoglio, senza rovinarsi, senza dissanguarsi, dissanguarsi, dissanguarci, senza accendere un mutuo, accendere un mutuo, un mutuo, buon rapporto qualità prezzo, senza spendere una follia, senza spendere follie, spendere follie, una fortuna, costi una fortuna, spendere il giusto, senza esagerare col prezzo, senza esagerare, prezzi corretti, prezzo corretto, prezzo equo, conto onesto, conto ragionevole, prezzi abbordabili, prezzi in linea, prezzi decorosi",
    moderate:
      "fascia media, prezzo medio, moderato, prezzo prezzi medi, medio, né caro né economico, nella media, via di mezzo, di fascia media, prezzi nella media, fascia di prezzo media, prezzi medi, budget medio, medio prezzo, né economico né caro, né troppo caro né troppo economico, prezzo intermedio, prezzo medio alto no",
    expensive:
      "caro, cara, cari, costoso, lusso, elegante, di lusso, raffinato, chic, stellato, costosa, lussuoso, lussuosa, eleganti, raffinata, esclusivo, esclusiva, di classe, di alto livello, figo e caro, fighetto, fighetti, di un certo livello, alto livello, trattarci bene, fancy, signorile, ricercato, sciccoso, sfizio di lusso, carissimo, costosi, elegantissimo, raffinati, di livello, alta classe, fascia alta, di fascia alta, top di gamma, extra lusso, premium, non bado a spese, non badiamo a spese, senza badare a spese, badare a spese, non baderei a spese, soldi non sono un problema, i soldi non sono un problema, il prezzo non è un problema, prezzo non è un problema, budget illimitato, senza limiti di budget, senza limiti di spesa, trattarsi bene, mi voglio viziare, viziarci, toglierci uno sfizio, occasione speciale, grande occasione, fare bella figura, bella figura, spendere tanto, upscale, stellati di lusso, in grande stile, ricercata, prestigioso, pregiato, vip, altolocato, sontuoso, caviale, di gran lusso, alta gamma, fare i signori, lussuosi, il massimo del lusso, roba da ricchi, il più caro, la più cara, il più costoso, la più costosa, quello più caro",
    cheaper:
      "più economico, più economica, meno caro, meno costoso, costi meno, meno cara, troppo caro, troppo cara, più a buon mercato, più abbordabile, costa meno, più economici, più economiche, più abbordabili, meno cari, meno costosa, meno costosi, troppo cari, troppo costoso, è troppo caro, costa troppo, costano troppo, caro ammazzato, fuori budget, oltre il budget, sopra il budget, che costi meno, costino meno, spendere meno, spendendo meno, prezzi più bassi, prezzo più basso, meno chic, meno lussuoso, più low cost, più accessibile, più alla portata, più modesto, abbassa il budget, budget più basso, più a buon prezzo, costa un occhio, costano un occhio, è caro, un po' caro, un po' cara, meno pretenzioso, spendere di meno, metà prezzo, caruccio, prezzi esagerati, troppo salato, alla nostra portata, più conveniente, più convenienti, scendi di prezzo",
    dearer:
      "più elegante, più caro, più costoso, più lussuoso, più raffinato, più chic, più di classe, più figo, più raffinata, più di lusso, più lussuosa, più esclusivo, più di livello, più ricercato, più cara, più cari, più costosa, più fancy, più signorile, più pregiato, salire di livello, troppo alla buona, troppo economico, troppo spartano, un po' più su, alza il budget, alziamo il budget, budget più alto, aumenta il budget, più prestigioso, più curato, di livello più alto, un livello sopra, più raffinati, più eleganti, possiamo spendere di più, spendere di più, salire di prezzo",
  },
  holidays:
    "capodanno, primo dell'anno|giovedì santo|venerdì santo|domenica di pasqua, giorno di pasqua|lunedì dell'angelo, pasquetta, lunedì di pasqua|festa dei lavoratori, festa del lavoro|ascensione|pentecoste|lunedì di pentecoste|corpus domini|ferragosto|ognissanti|vigilia di natale, la vigilia di natale|giorno di natale, il giorno di natale|santo stefano|san silvestro, ultimo dell'anno, notte di capodanno",
  day: {
    day_after: "il giorno dopo, giorno dopo, il giorno seguente, giorno successivo, un giorno dopo",
    day_before: "il giorno prima, giorno prima, un giorno prima, il giorno precedente",
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
    evening:
      "sera, di sera, serata, la sera, in serata, verso sera, tarda serata, dopocena, dopo cena, dopo la cena",
    night: "notte, di notte, la notte, nottata, nottetempo, in piena notte, di notte fonda, mezzanotte",
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
    after: "dopo, dopo il, dopo la, dopo l, dopo lo",
    besides: "prima di, prima del, prima della, prima dello, dopo il, dopo la, dopo lo",
    since: "dalle, da, dopo le, a partire dalle",
    ahead: "tra, fra",
    days_ahead: "tra, fra",
    before: "prima di, prima del, prima della, prima dello, prima dell",
    until: "fino a, partiamo, fino al, al, partenza, ripartiamo, ripartenza",
    now: "adesso, ora, in questo momento, subito, proprio ora, proprio adesso, ora come ora, adesso adesso, ora subito, immediatamente, al momento, in questo istante, a quest'ora, mo, a st'ora, adesso subito, attualmente, seduta stante",
    next: "prossimo, prossima",
    this: "questo, questa",
    from: "arriviamo, arrivo, dal, a partire da, dal, arrivo il, in arrivo, il nostro arrivo",
    between: "tra, fra",
    to: "a",
    after_dinner: "dopocena, dopo cena, dopo la cena",
  },
  clock: {
    at: "alle, all, verso le, le",
    hour: "h, ore",
    am: "di mattina, del mattino, di notte, della notte",
    pm: "di sera, del pomeriggio, di pomeriggio",
    half_after: "e mezza, e mezzo",
    quarter_past: "e un quarto",
    quarter_to: "meno un quarto",
    half_past: "mezz'ora, mezza ora, mezzora",
  },
  number: {
    "1": "uno, una, un, una sola, un solo, uno solo, un unico, una unica",
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
    hour: "ora, ore, h, mezz'ora, mezza ora, mezzora",
    mile: "miglio, miglia",
    day: "giorno, giorni, giornata, settimana intera, intera settimana, tutta la settimana, gg, giornate, giornatina",
    night: "notte, notti, nottate, nottata",
    week: "settimana, settimane, settimanina",
    person:
      "persona, persone, adulti, ospiti, pers, adulto, coperti, amici, amiche, ragazze, ragazzi, donne, uomini, viaggiatori, posti, teste, ospite, commensali, invitati, pax, anime",
    metre: "m, metro, metri",
    kilometre: "km, chilometro, chilometri",
    walk_minute: "minuti di passeggiata, minuto, minuti, min, minutini, minuti a piedi, minuti di cammino",
    star: "stella, stelle",
    age: "anni, anno",
    child:
      "bambini, bambino, figli, bimbi, bimbo, bimba, bambine, figlie, nipoti, nipotini, ragazzini, neonati, bambina, figlioli, piccoli, marmocchi, pargoli, pupi, creature",
  },
  numbered: {
    dearest: "il più caro, la più cara, il più costoso, la più costosa, quello più caro",
    farthest: "il più lontano, la più lontana, quello più lontano, quella più lontana, più distante",
    which: "numero, num, opzione",
    day: "giorno, giorni",
    that_day: "quel giorno, lo stesso giorno",
    stop: "tappa, tappe, fermata, tappa numero, prima tappa",
  },
  negation: {
    instead:
      "invece di, invece del, invece della, invece dello, invece dei, invece degli, invece delle, invece dell, anziché, al posto di, al posto del, al posto della, al posto dello, al posto dei, al posto delle, al posto dell",
    needless:
      "senza dover, senza dovere, senza comprare, non serve, non ho bisogno di, non necessariamente, non deve, non è necessario, non è indispensabile, non c'è bisogno di, non c'è bisogno, anche senza, con o senza, non per forza, non importa se non",
    not: "allergica alle, allergia al, allergia alle, allergia ai, allergia a, già visto, già visti, già visitato, già visitati, abbiamo già visto, abbiamo già visitato, siamo già stati, ci siamo già stati, lascia stare, lasciamo stare, lasciamo perdere, lascia perdere, dimentica, non, niente, senza, nessun, nessuna, né, mai, evitare, no, non voglio, non vogliamo, non mi va, non ci va, non mi piace, non ci piace, non mi piacciono, non ci piacciono, non sopporto, non sopportiamo, odio, odiamo, detesto, detestiamo, allergico a, allergica a, allergici a, allergico al, allergica al, allergico ai, allergica ai, allergico alle, dimentica, lascia perdere, lascia stare, scordati, stufo di, stufi di, stanco di, basta con, zero, niente di, nulla di, manco, neanche, nemmeno, neppure, che non sia, che non siano, che non abbia, mica, non mangio, non mangiamo, non mangia, non mangiano, nulla",
    except:
      "tranne, eccetto, fuori da, fuori dal, fuori dalla, tutto tranne, a parte, salvo, fuorché, all'infuori di, escluso, esclusi, esclusa, ad eccezione di, tranne il, tranne la, che non sia il, a eccezione di, meno che, tutto ma non",
    but: "ma, piuttosto, invece, preferirei, però, bensì, semmai",
    except_after:
      "già visto, già vista, già visti, già fatto, già fatta, già stati, ci siamo già stati, l'abbiamo già visto, l'abbiamo già vista, l'abbiamo già fatto, ci sono già stato, ci sono già stata, lo conosciamo già, visto e rivisto, anche no, manco morto, neanche morto, neanche per sogno, per carità",
  },
  where: {
    at: "siamo a, siamo al, siamo alla, siamo in, siamo nel, siamo adesso a, siamo ora a, siamo ora al, sono a, sono al, sono in, siamo davanti a, siamo davanti al",
    near: "nella stessa zona di, stessa zona del, nella stessa zona del, vicino a, vicino al, vicino alla, vicino, accanto a, nei pressi di, intorno a, presso, più vicino a, più vicino al, più vicino all, nelle vicinanze di, vicino all, a due passi da, di fronte a, attorno a, vicinissimo a, vicinissimo al, a 2 passi da, a due passi dal, a due passi dalla, a due passi dall, non lontano da, non lontano dal, non lontano dalla, non lontano dall, non troppo lontano da, non troppo lontano dal, poco lontano da, di fianco a, di fianco al, affianco a, a fianco a, a fianco di, a fianco del, accanto al, accanto alla, accanto all, nei pressi del, nei pressi della, nei pressi dell, nei dintorni di, nei dintorni del, nei dintorni della, nella zona di, nella zona del, dalle parti di, dalle parti del, dalle parti della, dietro, davanti a, davanti al, davanti alla, a ridosso di, a 5 minuti da, a 10 minuti da, a 5 min da, intorno al, intorno alla, attorno al, attorno alla, di fronte al, di fronte alla, di fronte all, nelle vicinanze del, nelle vicinanze della, nelle vicinanze dell, più vicino alla, all'altezza di, presso il, verso la zona, vicino ai, vicino agli",
    in: "in, a, nel, nella, ad, al, nei, su, alla",
    me: "intorno, attorno, vicino a me, qui vicino, nei dintorni, in zona, nelle vicinanze, qui intorno, da queste parti, da qui, vicino a qui, qui, qua vicino, vicino, vicini, nei paraggi, dietro l'angolo, a due passi, non lontano, vicino a noi, qui attorno, poco lontano, da ste parti, vicino qui, qui in zona, in questa zona, qui nei paraggi, nei pressi, qui accanto, qui di fianco, qua intorno, qua attorno, a due passi da qui, due passi da qui, dove sono, dove siamo, dove mi trovo, vicino a dove siamo, intorno a me, non lontano da qui, non troppo lontano, nei dintorni di qui, qua, nelle immediate vicinanze, a portata di mano, sottomano, vicino a dove sono, nelle vicinanze di qui",
    host: "la vostra, il vostro, albergo, hotel, dall'albergo, all'hotel, nostro hotel, mio hotel, dall'hotel, dove alloggiamo, dove alloggio, dove dormiamo, zona hotel, zona albergo, dal nostro hotel, dal nostro albergo",
    walk: "a piedi, raggiungibile a piedi, camminando, pochi passi, a piedi comodamente, a quattro passi, quattro passi, camminata, facendo due passi, passeggiando, raggiungibili a piedi",
    within: "entro, nel raggio di, meno di, al massimo, a meno di",
    there:
      "lì vicino, là vicino, nella stessa zona, stessa zona, lì, da quelle parti, lì nei dintorni, lì intorno, là intorno, lì accanto, nei pressi di lì, lì attorno, in quella zona, lungo la strada, per strada, strada facendo, sul percorso",
  },
  limit: {
    most: "al massimo, massimo, max, non più di, mai più di, al più, un massimo di, fino a",
    only: "solo, soltanto, solamente, unicamente, una sola, un solo, uno solo, un unico, una unica",
    thing:
      "cose, posti, luoghi, visite, attività, tappe, fermate, cosa, posto, luogo, visita, tappa, fermata, punto, punti",
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
      "nonna, nonno, nonni, i miei genitori, suoceri, ragazzini, ragazzi, piccoli, famiglia, bambini, bambino, bambina, in famiglia, figli, neonato, figlio, figlia, bimbi, genitori, nipoti, nipotini, adolescenti, bimba, bimbo, neonata, io e mia madre, mia madre e io, io e mia mamma, io e mio padre, famiglia di, figlie, pargoli, bebè, famiglie, i miei suoceri, mia madre, passeggino, marmocchi, creature, mocciosi, bambine, pupi, piccolini, piccolino, piccolina, mia mamma, mio papà, mamma, papà, mio padre, suocera, suocero, mia suocera, nipote, nipotino, nipotina, adolescente, con i bambini, con bimbi, coi bimbi, con i bimbi, coi bambini, tutta la famiglia, i miei figli, mio figlio, mia figlia, familiare, cugini, zii, famigliola, i miei, coi miei, prole, ragazzi piccoli, i figli, mia nonna, mio nonno, mio suocero, madre, padre, sorella, fratello, mia sorella, mio fratello, zia, zio, cugino, gemelli, i gemelli, ragazzino, i piccoli, pesti, col passeggino, cognata, cognato, baby sitter, babysitter, poppante",
    couples:
      "coppia, in coppia, moglie, marito, fidanzata, fidanzato, ragazza, compagna, compagno, anniversario, sposi, coniugi, anniversario di matrimonio, la mia ragazza, il mio ragazzo, mia moglie, mio marito, luna di miel, luna di miele, il mio compagno, la mia compagna, morosa, moroso, dolce metà, innamorati, sposini, la mia donna, mia moglie e io, io e mia moglie, io e mio marito, mio marito e io, io e la mia ragazza, io e il mio ragazzo, la mia metà, la mia dolce metà, amore mio, la morosa, il moroso, san valentino, novelli sposi, piccioncini, nozze, anniversario di nozze, in due innamorati, proposta di matrimonio, fidanzati, consorte, la signora, fare la proposta, la mia fidanzata, il mio fidanzato, viaggio di nozze, coppietta",
    friends:
      "amici, amiche, con gli amici, addio al celibato, addio al nubilato, gruppo di amici, le amiche, gli amici, compagnia di amici, la compagnia, comitiva, tra amici, amico, amica, con amici, fra amici, i ragazzi del gruppo, la cricca, banda, con le amiche, celibato, nubilato, raga, i miei amici, le mie amiche, la ciurma, la combriccola, combriccola, tra ragazze, serata tra ragazze, amici miei, tutti amici, tra amiche, un amico, un'amica, compagnia, compagni di classe, ex compagni, la mia amica, il mio amico, coinquilini, cricca, migliori amici",
    solo: "da solo, da sola, solo, sola, in solitaria, per conto mio, solo io, viaggio da solo, viaggio da sola, sono solo, sono sola, solo per me, per i fatti miei, in solitudine, soletto, soletta, soltanto io, sono da solo, sono da sola, viaggiatore solitario, viaggiatrice solitaria, solitario, donna sola, una donna sola, per me sola, per me solo, single, senza compagnia, cenare da solo, cenare da sola, mangiare da sola, mangiare da solo",
    business:
      "per lavoro, viaggio di lavoro, affari, colleghi, clienti, pranzo di lavoro, conferenza, lavoro, di lavoro, d'affari, cliente, collega, cena di lavoro, riunione, congresso, capo, trasferta, cena aziendale, convegno, in trasferta, trasferta di lavoro, viaggio d'affari, pranzo d'affari, cena d'affari, il mio capo, riunioni, fiera di settore, azienda, aziendale, ditta, soci, socio, meeting, per affari, fornitori, fornitore, team building, partner commerciali, tra colleghi",
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
  tripType: {
    business: "viaggio di lavoro, viaggio d'affari",
    pleasure: "in crociera, nave da crociera, crocieristi, dalla nave, vacanza, vacanze",
  },
  asked: {
    menu: "menù, menu, il menù, il menu, carta dei vini, la carta, cosa si mangia, che si mangia, cosa servono, cosa hanno da mangiare, che piatti, che specialità, specialità della casa, carta del ristorante, menù bambini, menù del giorno, hanno piatti, hanno il menù, che c'è da mangiare, cosa c'è in menù, opzioni per allergici, allergeni, la carta del ristorante",
    highchair:
      "seggiolone, seggioloni, seggiolino, seggiolini, sedia per bambini, sedie per bambini, seggiole per bambini, fasciatoio, sedia alta, sediolina, sediolone, seggiola, rialzo per bambini, alzatina, seggioloncino, rialzino",
    crowds:
      "molta gente, tanta gente, troppa gente, c'è coda, c'è fila, fare la fila, fare la coda, affollato, affollata, lunga attesa, carnaio, pieno di gente, è pieno, è affollato, affollamento, ressa, calca, quanta gente, c'è molta gente, c'è tanta gente, evitare la folla, evitare la coda, evitare la fila, quanta fila, quanta coda, code, fila, quando c'è meno gente, meno gente, orario più tranquillo, si aspetta molto, attesa, tempi di attesa, quanto si aspetta, ore di punta, troppo affollato, quando è meno affollato",
    by_foot: "a piedi",
    by_car: "in macchina, in auto, in taxi",
    by_bike: "in bici, in bicicletta, con la bici",
    area: "che zona, in che zona, quale quartiere, in quale zona, in che quartiere, che quartiere è, in che parte",
    hours:
      "fino a che ora, quando chiude, a che ora chiude, a che ora apre, orari, orario, orari di apertura, a che ora, apre, chiude, quando è aperto, quando apre, a che ora aprono, a che ora chiudono, fino a quando, fino a quando è aperto, fino a che ora è aperto, fino a che ora è aperta, fino a che ora sta aperto, che orari, che orario, che orari fa, che orari ha, gli orari, orario di apertura, orario di chiusura, orari di chiusura, quando aprono, quando chiudono, chiudono, aprono, è aperto oggi, è chiuso, è chiusa, è aperta, che giorni è aperto, che giorni apre, giorno di chiusura, giorni di apertura, apertura, chiusura, orario continuato, aperto la domenica, chiude il, apre il, ora chiude, ora apre, è ancora aperto, che ora chiude, che ora apre, ha chiuso, che ore fa, ultimo ingresso, che giorno chiude, quando sono aperti, fino a quando si può entrare, giorni di chiusura, che giorni, a che ora inizia, a che ora finisce, da che ora, ultima visita, apertura serale, aperto nei festivi, aprite, chiudete",
    address:
      "dove si trova di preciso, di preciso, dove rimane, indirizzo, dove si trova, dov'è, posizione, dove sta, dove si trova esattamente, dov'è esattamente, dove sta di preciso, dove sta esattamente, in che via, in che via è, che via è, che via, l'indirizzo, dove è, dov'è di preciso, dove rimane di preciso, ubicazione, dove è situato, situato, dove si trovano, dove lo trovo, dove la trovo, via e numero, numero civico, il civico, civico, via e civico, l'indirizzo esatto, indirizzo preciso, indirizzo esatto, che strada è, in quale via, in che strada, coordinate, posizione esatta, gps, dove si trova questo, la posizione, dove sarebbe",
    phone:
      "telefono, numero di telefono, numero, chiamare, tel, cell, cellulare, recapito, contatto, contatti, numero di tel, telefonare, chiamarli, il numero, numero del, numero da chiamare, chiamo, posso chiamarli, per chiamare, numero fisso, contattarli, contattare, recapito telefonico, telefonarci, numero di cellulare",
    price:
      "quanto viene, quanto si paga, quanto è, quanto costano, prezzo, prezzi, quanto costa, ingresso, biglietto, biglietti, costo, quanto viene l'ingresso, quanto costa l'ingresso, quanto costa entrare, quanto costa il biglietto, costo del biglietto, costo ingresso, prezzo del biglietto, prezzo ingresso, prezzo d'ingresso, prezzo dell'ingresso, biglietto d'ingresso, si paga, si paga l'ingresso, si paga per entrare, si deve pagare, bisogna pagare, è a pagamento, a pagamento, quanto si spende, quanto si spende a testa, quanto vengono, quanto fa, quanto pago, quanto paghiamo, quanto chiedono, quanto vogliono, che prezzi, che prezzi ha, che prezzi fanno, quanto costerebbe, tariffa, tariffe, ticket, costa quanto, quanto cost, quanto sta, quanto costa salire, i prezzi, supplemento, quanto verrebbe, quanto spendo, quanto spendiamo, conto medio, sconto, sconti, riduzioni, ridotto, prezzo ridotto, biglietto ridotto, biglietto intero, costi, quanto bisogna spendere, gratis o a pagamento, che prezzo, quanto ci chiedono, quanti euro, quanto vuole, spesa media, è compreso",
    postcode: "codice postale, cap",
    website:
      "sito web, sito, link, sito internet, sito ufficiale, pagina web, il sito, url, il loro sito, il link, pagina facebook, su internet, pagina instagram, instagram, online, indirizzo web, la pagina, sito del, ha un sito, hanno un sito",
    directions:
      "come arrivo, come si arriva, come arrivare, indicazioni, come ci arrivo, come ci si arriva, come si arriva a, come si arriva al, come ci arriviamo, come arrivo a, come arrivo al, come arrivo alla, come si va, come ci vado, come ci si va, come vado, come ci andiamo, come andare, come andare a, come raggiungere, come raggiungo, come lo raggiungo, come ci arrivo senza, che metro, che metro prendo, quale metro, che autobus, che bus, quale autobus, quale bus, che linea, che treno, che mezzo, che mezzi, con i mezzi, mezzi pubblici, con i mezzi pubblici, coi mezzi, in metro, in autobus, in bus, in treno, strada per, la strada per, il percorso per, tragitto, per arrivare a, per arrivarci, per andarci, per andare a, per raggiungere, da che parte, senza macchina, portami, portaci, passo passo, che strada faccio, che strada prendo, come ci vado a piedi, guidami, dove si prende, come si raggiunge, indicazioni per, la strada, strada più breve, quale fermata, dove scendo, a che fermata, come ci si arriva a piedi, via più breve",
    booking:
      "prenotare, prenotazione, prenota, bisogna prenotare, serve prenotare, serve prenotazione, serve la prenotazione, va prenotato, si prenota, si deve prenotare, devo prenotare, dobbiamo prenotare, occorre prenotare, occorre la prenotazione, tocca prenotare, senza prenotare, senza prenotazione, con prenotazione, prenotare prima, prenotare in anticipo, prenotazione obbligatoria, conviene prenotare, è obbligatorio prenotare, accettano prenotazioni, meglio prenotare, biglietti online, biglietto in anticipo, con quanto anticipo, in anticipo, si trova posto, trovo posto, troviamo posto, c'è posto, serve un biglietto, prenotarlo, prenotarla, va prenotata, bloccare un posto, bisogna iscriversi, iscrizione, su appuntamento, prendere i biglietti prima, salta fila, salta la fila, comprare i biglietti prima, serve appuntamento, prenotano, prendono prenotazioni, si può prenotare, conviene prendere i biglietti, posti disponibili",
    rating:
      "recensioni, valutazione, voto, voti, che voto, punteggio, che punteggio, valutazioni, giudizi, opinioni, commenti, reviews, quante stelle, stelle su google, come sono le recensioni, com'è recensito, che dicono le recensioni, recensito, cosa dice la gente, come si mangia lì, è buono davvero, si sono trovati, come si sono trovati, sono contenti, i clienti sono contenti, che ne dicono, cosa ne dicono, cosa ne pensano, che ne pensa la gente, la gente che dice, ha buone recensioni, ha recensioni, quanto ha di voto, è valido, com'è valutato, reputazione, soddisfatti, lamentele, com'è recensita, quante recensioni, è fidato, si mangia bene lì, cosa dicono",
    payment:
      "pagare con carta, carta di credito, accettano carte, accettano la carta, accettano le carte, prendono la carta, pagare in contanti, contanti, solo contanti, in contanti, visa, mastercard, amex, satispay, apple pay, contactless, con la carta, pos, carta di debito, pagare col bancomat, prendono carte, prendono il bancomat, accettano bancomat, accettano il bancomat, si paga con la carta, si paga in contanti, si può pagare, posso pagare, buoni pasto, google pay, american express, paypal, solo contante, pagare col telefono, pagamenti elettronici, con carta, col pos, hanno il pos",
    distance:
      "è lontana, lontano da qui, quanto è lontano, quanto è distante, quanto ci vuole a piedi, quanto dista, distanza, è lontano, quant'è lontano, quanto lontano, quanto è distante da, quanto ci vuole, quanto ci si mette, quanto ci metto, quanto ci mettiamo, quanto ci si mette a piedi, quanto ci metto a piedi, in quanto ci si arriva, quanti minuti, quanti minuti a piedi, quanti km, quanti chilometri, a quanti minuti, a quanti km, a che distanza, a quanto sta, è distante, è molto lontano, è troppo lontano da, è lontana da, si va a piedi, ci si va a piedi, ci si arriva a piedi, si può andare a piedi, si può fare a piedi, posso andarci a piedi, fattibile a piedi, lontano a piedi, lontana a piedi, lontano dall'hotel, lontano dall'albergo, quanta strada, quanto è lontana, quanto tempo a piedi, quanto a piedi, quanto è lungo a piedi, minuti a piedi, quanto si cammina, quanto camminiamo, chilometri fino, quanti passi, quanto sta lontano, a quanti chilometri, quanti metri, quanto cammino, quanta strada c'è, quanti chilometri saranno, quanto è lontano a piedi, distante da qui, è lontano da qui, che distanza, vicino o lontano",
    duration:
      "quanto dura, quanto tempo, quanto tempo ci vuole per visitare, quanto tempo serve, quanto tempo ci vuole, quanto ci vuole a visitarlo, quanto ci vuole a visitare, quanto tempo bisogna, quanto dura la visita, durata, durata della visita, quante ore, quanto tempo calcolare, quanto calcolare, quanto bisogna calcolare, quanto ci si sta, quanto tempo richiede, quanto tempo ci passo, quanto tempo metto, tempo di visita, in quanto si visita, in quanto tempo si visita, quanto tempo ci si mette, quanto tempo prevedere, che durata, quanto per visitarlo",
    photos:
      "foto, immagini, vedere foto, vedere le foto, com'è dentro, com'è fatto dentro, immagini di, hai foto, qualche foto, fammi vedere una foto, una foto, vedere una foto, delle foto, com'è fatto, che aspetto ha, com'è dal vivo, mostrami foto, mostrami le foto, qualche immagine, un'immagine, manda una foto, com'è l'interno, foto del, foto della, vedere com'è",
    type: "che tipo, che tipo di cucina, che genere, che cucina fa, che cucina fanno, che tipo di locale, che stile, che cosa servono",
    fact: "codice di abbigliamento, dress code, come bisogna essere vestiti, come bisogna vestirsi, come ci si veste, come vestirsi, come si deve essere vestiti, chi ha progettato, chi ha disegnato, chi ha costruito, chi ha dipinto, chi ha fondato, chi progettò, chi costruì, chi dipinse, chi è l'architetto, sepolto, sepolta, sepolti, quanti anni ha, quanto è antico, quanto è antica, quanto è alto, quanto è alta, quanto è grande, quando è stato costruito, quando è stata costruita, in che anno, quali quadri, quali dipinti, quali opere, cambio della guardia, chi l'ha costruito, chi l'ha costruita, chi l'ha fatto, chi l'ha fatta, chi l'ha dipinto, chi l'ha progettato, di che secolo, di che epoca, di che anno, di che stile, quanti gradini, quanti scalini, girato qui, a quando risale, risale a, quando fu, quando venne, chi ci abitava, chi ci viveva, chi viveva, ha vissuto, è nato, è nata, è morto, chi era, leggenda, perché si chiama, come mai si chiama, aneddoto, aneddoti, curiosità, quanto misura, quanti metri è alto, in quale film, raccontami la storia, da dove viene il nome",
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
      "il più economico, la più economica, i più economici, il meno caro, la meno cara, il più conveniente, la più conveniente, quello meno caro, quella meno cara, costa meno, costa di meno, che costa meno, costa meno di tutti, che costa meno di tutti, il meno costoso, la meno costosa, i meno cari, le meno care, il prezzo più basso, miglior prezzo, al miglior prezzo, prezzi migliori, ordina per prezzo, in ordine di prezzo, dal più economico, dal meno caro, prima i più economici, le più economiche, dal più economico al più caro, più economico di tutti, al prezzo più basso, spendere meno possibile, meno caro di tutti, per prezzo",
    closing:
      "chiude più tardi, chiude per ultimo, chiude per ultima, aperto più a lungo, aperta più a lungo, aperto fino a più tardi, aperta fino a più tardi, resta aperto di più, resta aperto più a lungo, aperto di più",
    distance:
      "più vicino, più vicina, il più vicino, la più vicina, i più vicini, le più vicine, più vicini, più vicine, quello più vicino, quella più vicina, il più vicino possibile, più vicino possibile, meno distante, più prossimo, il meno lontano, più vicino a noi, più vicino a me, più vicina a noi, il più vicino a qui, più vicino a qui, il più vicino all'hotel, vicinissimo, il meno distante, la meno distante, più comodo a piedi, dietro l'angolo, sotto casa, all'angolo, ordina per distanza, più attaccato",
    rating:
      "ben recensito, ben recensita, buone recensioni, migliore, migliori, la migliore, il migliore, i migliori, le migliori, il meglio, meglio recensito, meglio recensiti, più votati, più votato, meglio valutato, meglio valutati, col voto più alto, con le migliori recensioni, migliori recensioni, recensioni migliori, il top, top 3, il più buono, miglior voto, voto più alto, voti più alti, ordina per voto, più apprezzato, più apprezzati, ordina per valutazione, con le recensioni migliori, più quotato, più consigliato, più consigliati",
    closer:
      "più vicino a, più vicino al, più vicino all, più vicino, meno lontano, più vicini, più vicina, troppo lontano, è troppo lontano, troppo distante, un po' più vicino, meno distante, più a portata, troppo lontana, avvicinati, avvicina, più in centro, più centrale, più comodo, un po' lontano, troppa strada, avvicinami, più qui vicino",
    better:
      "migliore qualità, meglio, di migliore qualità, qualità migliore, meglio recensito, con recensioni migliori, qualcosa di meglio, più buono, migliore di questo, uno migliore, una migliore, non mi convince, non ci convince, recensioni brutte, recensioni così così, mediocre, così così, valutato meglio, di qualità migliore, un posto migliore, voti migliori, non convince",
  },
  act: {
    loop: "anello, ad anello, giro ad anello, percorso ad anello, circuito, un giro di",
    any_of_those:
      "qualcuno di questi, qualcuno di loro, uno di questi, uno di quelli, qualcuna di queste, alcuni di questi, tra questi, fra questi",
    those:
      "quelli, quelle, questi, queste, quei posti, questi posti, quelli che hai detto, quelli di prima, quelli citati, i posti di prima, i tuoi suggerimenti",
    show: "mostra, mostrami, mostraci, mostrarmi, mostratemi, mi mostri, fammi vedere, facci vedere, rifammi vedere, fai vedere, far vedere, rivedere, riassumi, riassumimi, riepiloga, ricapitola, visualizza, com'è venuto, come viene",
    everything:
      "tutto, tutto quanto, tutto il programma, tutto il piano, tutta la giornata, ogni cosa, tutto il resto, il resto di",
    the_other: "l'altro, l'altra, quell'altro, quell'altra",
    advise:
      "quale mi consigli, quale ci consigli, quale consigli, quale mi consiglia, quale ci consiglia, quale consiglia, quale sceglieresti, quale sceglierebbe, quale prenderesti, qual è il tuo preferito, il tuo preferito, tu dove andresti",
    theirs: "lì, là, hanno, quel posto, da loro, c'è lì, ce l'hanno",
    early:
      "per primo, per prima, per primi, per prime, all'inizio, iniziare con, iniziare da, iniziare dal, inizia con, inizia dal, iniziamo con, cominciare con, cominciare da, cominciare dal, comincia con, comincia dal, cominciamo con, prima di tutto, per cominciare, per iniziare",
    late: "alla fine, per ultimo, per ultima, per ultimi, finire con, finisci con, finiamo con, terminare con, termina con, concludere con, concludi con, per finire, per concludere, chiudere con, per la fine",
    stroll:
      "passeggiata per, una passeggiata per, passeggiata a, passeggiata nel, passeggiata nella, una passeggiata nel, una passeggiata nella, passeggiare, passeggiare per, fare due passi, due passi a, due passi per, fare un giro a, fare un giro per, un giro per, un giro a, girovagare, gironzolare, bighellonare",
    explore: "esplorare, scoprire, perlustrare, conoscere",
    whole_day:
      "tutto il giorno, tutta la giornata, intera giornata, giornata intera, giornata libera, giorno libero",
    half_day: "mezza giornata, metà di",
    spend:
      "passare, sfruttare, sfruttiamo, la sfruttiamo, sfruttarla, cosa proponi, che proponi, cosa proponete, cosa faresti, che faresti, da dove cominciamo, da dove cominciare, da dove iniziare, da dove iniziamo, riempire, impiegare, trascorrere, cosa consigli, cosa ci consigli, che si fa, che facciamo",
    must: "deve essere, dev'essere, dovrebbe essere, bisogna che sia",
    why: "perché, come mai, perché non, per quale motivo, per quale ragione, che motivo, qual è il motivo, per che motivo, cosa ha di speciale, cos'ha di speciale, cosa ha di così, cos'ha di così, perché proprio, perché mi consigli, come hai scelto, con quale criterio, con che criterio, in base a cosa, spiegami perché, cosa lo rende, cosa la rende, perché questo, perché quello",
    left_out:
      "lasciato fuori, hai lasciato fuori, escluso, manca, non c è, non incluso, non compare, tralasciato, mancano, non l'avete messo, non l'hai messo, non l'hai messa, non avete messo, non hai messo, avevo chiesto, avevamo chiesto, dov'è finito, dov'è finita, che fine ha fatto, esclusa, esclusi, saltato, dimenticato, dimenticata, hai dimenticato, avete dimenticato, ti sei dimenticato, sparito, sparita, è sparito, è sparita, non vedo, non lo vedo, non la vedo, perché non c'è, lasciata fuori, lasciati fuori",
    calm: "più leggero, più calmo",
    busy: "più cose, fare di più, vedere di più, più visite",
    ask: "chi, quale, quali, perché, quando, che cosa, cosa, come mai",
    more: "ancora, di più, altri ancora, mostrami altro, mostrami di più, mostramene altri, fammi vedere altro, fammene vedere altri, vedi altri, altri così, ancora altri, altre opzioni ancora, qualcun altro, qualcun'altra, dammene altri, e poi, altri ancora così, ce ne sono altri, mostrami il resto, il resto della lista, altri posti simili, hai altro, ne hai altri, altre proposte, altri suggerimenti, continua, vai avanti, la lista completa, tutta la lista, il seguito, ne vorrei altri, non ce n'è altri, altri nomi",
    todo: "idee, qualche idea, delle idee, che si può fare, cosa si può fare, cosa possiamo fare, cosa fare, che fare, cose da fare, cosa vedere, che facciamo, cosa facciamo, che faccio, cosa faccio, che si fa, cosa posso fare, che posso fare, che possiamo fare, cosa c'è da fare, che c'è da fare, cosa c'è da vedere, che c'è da vedere, qualcosa da fare, cosa da fare, roba da fare, cosa mi consigli di fare, cosa ci consigli di fare, come passare, cosa visitare, che visitare, dove andare, dove andiamo, intrattenere i bambini, intrattenere i bimbi, tenere occupati i bambini, passare il tempo, ammazzare il tempo, cosa si fa, cosa si può vedere, come passare il tempo, come passiamo, attività, delle attività, come ammazzare, ore libere, cosa mi perdo, non so cosa fare, non sappiamo cosa fare, ci annoiamo, mi annoio, cosa conviene vedere, da fare, che cosa fare",
    called: "chiamato, che si chiama, si chiama, come si chiama, come si chiamava, si chiamava",
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
    plan: "organizza, organizzami, organizzaci, organizzare, pianifica, pianificare, prepara, preparami, fare un programma, fai un programma, crea, un programma, piano, organizzaci tu, organizza tu, organizzatemi, organizzateci, programma, programmami, programmaci, programmare, pianificami, pianificaci, pianificatemi, preparaci, preparatemi, fammi un programma, facci un programma, fammi un itinerario, facci un itinerario, fammi un piano, facci un piano, fai un itinerario, ci fai un itinerario, mi fai un itinerario, ci fai un programma, mi fai un programma, fate un programma, crea un itinerario, creami, creaci, creami un itinerario, crea un programma, studia un itinerario, studiami, componi, costruisci, disegnami, voglio un itinerario, voglio un programma, vorrei un itinerario, vorrei un programma, serve un itinerario, serve un programma, un itinerario, un piano, tabella di marcia, pianificazione, proponi un itinerario, proponimi un itinerario, che giro facciamo, combinami, combinaci, combina, stendimi, stendi, stendici, dacci una scaletta, dammi una scaletta, una scaletta, come le sfrutto, come lo sfrutto, come sfruttare, come riempiamo, come riempire, un'idea completa, idea completa, giornata tipo, componici, componimi, costruiscimi, costruiscici, disegnaci, monta, montami, imbastisci, imbastiscimi, mettici insieme, metti insieme, mettimi insieme, sistemaci, sistemami, abbozza, abbozzami, proponi un programma, una serata completa, giornata completa, programma per, itinerario per, ora per ora, ci prepari, mi prepari, ci organizzi, mi organizzi, prepara un, prepara una, preparate, pianificate, organizzate, pianifichi",
    guides:
      "guide, guida, guide turistiche, guide della città, consigli della casa, le vostre dritte, dritte da insider, raccolte, raccolte curate, raccolta, le vostre raccolte, selezioni, selezione, le vostre liste, liste curate, liste, guide tematiche, guida per, guida ai, guida alla, i vostri consigli, i vostri preferiti, le vostre guide, una guida, i consigli dello staff, consigli dello staff, guida gastronomica, guide per",
    areas:
      "quartieri, zone, rioni, quale zona, quale quartiere, che zona, che quartiere, quali zone, quali quartieri, che quartieri, zona migliore, quartiere migliore, zone da evitare, zona da evitare, quartieri da evitare, rione, zona per, quartiere per, quartiere dove, zona dove, dove conviene dormire, dove conviene alloggiare, quartiere alternativo, quartiere degli artisti, quartieri belli, zone belle, parti della città, i quartieri",
    itinerary:
      "itinerario, l'itinerario, programma, piano, percorso, tabella di marcia, scaletta, planning, programma di viaggio, itinerari, roadmap, il programma, il piano, giro, tour della città, scaletta per, giro della città, tour a piedi, tabella, agenda, il nostro programma, il mio programma, road trip, percorso a tappe, piano del giorno, programma della giornata, il nostro piano, il mio piano, il nostro itinerario",
    trip: "viaggio, soggiorno, gita, vacanza, passare, viaggetto, gite, weekend lungo, ponte lungo, ci fermiamo, mi fermo, soggiornare, permanenza, vacanzina, vacanze, city break, fuga romantica, scappata, trasferta di piacere, da passare, visita alla città",
    send: "manda, mandami, invia, inviami, spedisci, spediscilo, mail, email, inviare, mandalo, invialo, mandare, mandameli, mandacelo, mandami tutto, inviami tutto, inviaci, mandaci, invialo a, via mail, per mail, via email, per email, alla mia mail, alla mia email, sulla mail, su whatsapp, condividi, condividilo, girami, giramelo, gira, inoltra, inoltrami, spediscimi, inviamelo, mandamelo, giralo, giramela, inoltralo, spedisci a, fammelo avere, mandamela, mandatemi, inviatemi, esporta, esportare, stampa, stampare, stamparlo, in pdf, pdf, condividere, scarica, scaricare, scaricarlo, sul telefono, per whatsapp, via whatsapp, con un messaggio, via sms, mandaglielo, mandatelo, condividilo con",
    tell: "parlami di, mi parli di, raccontami, dimmi di più, più informazioni, informazioni su, dettagli, parlami, descrivi, maggiori informazioni, parlaci di, raccontaci, raccontami di, raccontami qualcosa, racconta, dimmi qualcosa su, dimmi qualcosa di, dimmi qualcosa in più, dimmi di più su, dicci di più, più dettagli, qualche info, info su, informazioni sul, informazioni sulla, info sul, sapere di più, saperne di più, volevo sapere di, spiegami, mi spieghi, descrivimi, la storia di, la storia del, la storia della, che storia ha, curiosità su, che mi dici di, cosa mi dici di, cosa sai di, che sai di, due parole su, due parole sul, due parole sulla, spiegaci, dimmi del, dimmi della, dimmi tutto, descrivimelo, descrivicelo, parlatemi di, parlateci di, presentami, presentaci, notizie su, notizie sul, com'è il, com'è la, approfondisci, qualcosa su, qualcosa sul, qualcosa sulla, storia di, perché è famoso, perché è famosa, perché famoso, riassunto",
    what_is:
      "cos'è, che cos'è, cosa è, chi è, che cos'è di preciso, cos'è di preciso, che roba è, cosa sarebbe, di che si tratta, di cosa si tratta, cosa c'è dentro, cosa c'è al, che c'è dentro",
    is: "è, vale la pena, sono, merita, ne vale la pena, vale la visita, merita davvero, merita la visita, vale il prezzo, merita il biglietto",
    have: "ha, hanno, si può, accettano, c'è lì, hanno anche, fanno anche, servono anche, c'è anche lì, si possono, si può entrare, posso portare, possiamo portare, si può portare, è permesso, è consentito, accettano anche, ammettono, offrono, dispone di",
    reference: "quello, quella, questo, lo, ci, lì",
    other:
      "un altro, un'altra, altri, altre, qualcos'altro, altro, diverso, un'altra opzione, altra opzione, altre opzioni, qualcosa di diverso, diversa, diversi, altro posto, un altro posto, altri posti, altrove, da un'altra parte, altra zona, altro quartiere, altra idea, altre idee, alternativa, alternative, qualche alternativa, uno diverso, metti altro, altra roba",
    origin:
      "vengo da, vengo dal, vengo dalla, veniamo da, veniamo dal, veniamo dalla, arriviamo da, arrivo da, sono di, siamo di",
    meant:
      "ho detto, avevo detto, dicevo, in realtà, intendevo, volevo dire, anzi, voglio dire, mi sono sbagliato, ho sbagliato, mi sono sbagliata, mi son sbagliato, scusa volevo dire, scusa intendevo, mi correggo, correggo, pardon, ops, cioè, ripensandoci, a ripensarci, pensandoci bene, ho cambiato idea, abbiamo cambiato idea, cambio idea, cambio di programma, cambio programma, parlavo di, mi riferivo a, no scusa, no anzi",
    instead:
      "invece, e, piuttosto, che ne dici di, al posto, al posto di, invece di, anziché, in alternativa, oppure, o magari, e se, che ne dici, che ne diresti di, che ne pensi di",
    like: "piace, piacciono, amo, amiamo, adoro, adoriamo, interessa, interessano, interessati, interessato, appassionati, ci piace, mi piace, piacerebbe vedere, ci garba, mi garba, ci piacciono, mi piacciono, ci appassiona, mi appassiona, appassionato, appassionata, appassionato di, appassionata di, appassionati di, amante di, amanti di, amante del, amanti del, amante della, amanti della, patito di, patiti di, fan di, fissato con, fissati con, fissata con, vado matto per, vado matta per, andiamo matti per, pazzo per, pazzi per, pazza per, impazzisco per, maniaco di, cultore di, mi interessa, ci interessa, mi interessano, ci interessano, ci intriga, mi intriga",
    dont_care:
      "non importa, indifferente, è indifferente, fa lo stesso, è uguale, qualsiasi, mi è indifferente, nessuna preferenza, fa uguale, è lo stesso, per me è uguale, per noi è uguale, è lo stesso per me, non mi importa, non ci importa, non mi interessa, chissene, chissenefrega, chi se ne frega, me ne frego, come vuoi, come volete, fai tu, fate voi, decidi tu, decidete voi, scegli tu, vedi tu, qualunque, uno qualsiasi, una qualsiasi, dove capita, quello che capita, nessuna preferenza particolare, non ho preferenze, non abbiamo preferenze, sorprendimi, sorprendici, va bene tutto, va bene qualsiasi, scegli te, scelga lei, faccia lei, decida lei, come preferisci, come preferite, quello che vuoi, quello che volete, quel che vuoi, mi fido, ci fidiamo, non siamo difficili, non sono difficile, a caso, a tua scelta, a vostra scelta, tutto va bene, ci va bene tutto, mi va bene tutto, qualunque cosa, qualsiasi cosa, non fa differenza, non sono schizzinoso, non siamo schizzinosi, indifferente per me, poco importa, a piacere, carta bianca",
    less: "meno, meno cose, non così tanto",
    inside: "dentro, al chiuso, all'interno, al coperto, interno",
    the_rest:
      "il resto, tutto il resto, gli altri, tutti gli altri, le altre, tutte le altre, il rimanente, altro il resto",
  },
  edit: {
    cancel:
      "annulla, annullare, annullalo, cancella, cancellare, cancellalo, disdici, disdire, dimentica, lascia perdere, lasciamo perdere, lascia stare",
    reverse:
      "al contrario, alla rovescia, all'inverso, in senso inverso, in ordine inverso, ordine inverso, inverti l'ordine, invertire l'ordine, inverti il giro, partendo dalla fine, nel verso opposto, l'ordine contrario",
    split:
      "separati, separatamente, ci dividiamo, dividerci, dividici, due gruppi, ognuno per conto suo, per conto proprio, ci separiamo",
    unfit:
      "troppo turistico, troppo turistica, trappola per turisti, sopravvalutato, non è per bambini, non adatto ai bambini, non fa per noi, troppo noioso, noioso, noiosa, troppo formale, troppo elegante, già visto, già vista, già visti, già viste, lo conosco già, la conosco già, già stati, già stata, già fatto, già fatta, l'abbiamo già visto, l'abbiamo già vista",
    rest: "pisolino, un pisolino, riposino, siesta, riposo, riposare, riposarci, riposarmi, riposo in hotel, pausa in hotel, una pausa in hotel, passare in hotel, passare dall'hotel, sdraiarci, pennichella",
    undo: "era meglio prima, meglio prima, rimetti quello di prima, rimetti, rimettere, rimettilo, annulla la modifica, annulla l'ultima modifica, annulla il cambiamento, disfa, com'era, com'era prima, come prima, come era prima, come era, torna indietro, tornare indietro, torna al piano precedente, torna al programma precedente, il piano precedente, il programma precedente, versione precedente, ripristina, ripristinare, rimetti com'era, rimetti tutto com'era, rimettilo com'era, lascialo com'era, indietro, rimetti come prima, torna com'era, torna come prima, riporta, riportala, riportalo, ci ho ripensato, annulla, come stava, come stava prima, versione di prima, la versione di prima, il piano di prima, il programma di prima, torna alla versione, torna a prima, l'originale, piano originale, programma originale, lascia stare la modifica, dimentica la modifica, disfare, rimettila, rimettici, rimettete, rimettiamo, il primo programma, il primo piano di visita",
    move: "sposta, spostare, spostalo, metti, anticipa, posticipa, rimanda, spostami, spostala, spostare a, anticipare, posticipare, ritarda, rimandare, mettilo, mettila, porta a, trasferisci, sposti, slitta, fai slittare, rinvia, inverti l'ordine, metti prima, metti dopo, meglio alla fine, meglio dopo, anticipalo, posticipalo, a un altro giorno, in un altro momento",
    keep: "tieni, tenere, mantieni, lascia, deve restare, non toccare, resta, tienilo, tienila, lascialo, lasciala, lascia così, non cambiare, non togliere, mantenere, mantienilo, conserva, ferma restando, tieni fermo, perfetto così, va bene così, così va bene, tieni tutto, il resto va bene, il resto è perfetto, lascia tutto, lascia com'è, lascia il resto, non lo toccare, non la toccare, non si tocca, intoccabile, quello resta, quella resta, non muovere, non spostare, tieni il, tieni la, tieni quello, salva, confermo, il resto rimane, rimane",
    free: "libero, libera, niente in programma, per noi, tempo libero, senza programmi, niente di programmato, senza niente, libero per noi, buco libero, non mettere nulla, non mettere niente, non mettermi nulla, non metterci niente, non programmare niente, lascia libero, lascia libera, lasciami libero, lasciami libera, lasciaci liberi, lascia vuoto, buco, tempo per noi, ho una riunione, ho un impegno, abbiamo un impegno, sono impegnato, sono impegnata, siamo impegnati, nulla in programma, lascia un buco, tienimi libero, tieni libero",
    start_at:
      "partenza, partiamo, iniziare, iniziamo, inizia, cominciare, cominciamo, inizio, non prima delle, usciamo, a partire dalle, si parte, si comincia, si inizia, parti, prima tappa, non prima di, non iniziare prima delle, iniziando alle, partire, si parte alle, partendo alle, partire alle, parti alle, cominciando alle, cominciando, iniziando, in partenza, disponibili dalle, usciamo alle, liberi dalle, libero dalle, inizia alle, partiamo alle, arriviamo alle, arrivo alle, si arriva alle, arriviamo verso le, arriviamo solo alle",
    end_at:
      "ritorno, tornare, torniamo, rientro, rientrare, di nuovo in hotel, fine, finire, finiamo, di ritorno, si finisce, si torna, essere in hotel, tornare in hotel, in albergo, essere di ritorno, rientriamo, a casa, finisci, finisce, finire entro, finire per le, rientrare in hotel, ritornare, rientro in hotel, terminare, termina, terminiamo, a letto per le, di ritorno per le",
    move_later: "più tardi, un po' più tardi, più in là, più avanti",
    move_earlier: "prima, più presto, anticipato, un po' prima, più di buon'ora, un pochino prima",
    remove_day:
      "partiamo un giorno prima, ripartiamo un giorno prima, torniamo un giorno prima, andiamo via un giorno prima, un giorno in meno, togli un giorno, elimina un giorno, leva un giorno, accorcia di un giorno, toglici un giorno, un giorno di meno, meno un giorno, riduci di un giorno, via un giorno, taglia un giorno, rimuovi un giorno, togli una giornata, accorcia il viaggio, accorciamo il viaggio, via l'ultimo giorno, togli l'ultimo giorno, elimina l'ultimo giorno, partiamo un giorno prima, torniamo un giorno prima, cancella l'ultimo giorno, salta l'ultimo giorno, giorno in meno, leva l'ultimo giorno, giorno di troppo",
    add_day:
      "un giorno in più, aggiungi un giorno, un altro giorno, aggiungi un altro giorno, ancora un giorno, allunga di un giorno, metti un giorno in più, prolunga di un giorno, un giorno di più, aggiungici un giorno, un giorno extra, più un giorno, mettici un giorno in più, un giorno aggiuntivo, aggiungi una giornata, una giornata in più, 1 giorno in più, una notte in più, un'altra notte, allunghiamo, prolunga, prolunghiamo, giorno in più, estendi",
    replace:
      "sostituisci, sostituire, cambia, cambiare, scambia, scambiare, inverti, invertire, scambiate, cambiate, sostituite, cambiamo, cambierei, modifica, modificare, scambiamo, permuta, rimpiazza, rimpiazzare, cambiami, cambiaci, cambialo, cambiala, cambia il, al posto della, scambiami, switch, sostituiscilo, sostituiscila, sostituiscimi, al posto del, al posto dei, al posto delle, al posto dello, invece del, invece della, mettiamo invece, metti invece, metti piuttosto, trova un'alternativa, un'alternativa a, un'alternativa al, sostituiamo, rimpiazziamo, mettimi invece, baratta, scambialo",
    remove:
      "togli, rimuovi, elimina, togliere, leva, rimuovere, via, salta, saltiamo, cancella, scarta, non serve, toglimi, togliamo, leviamo, eliminiamo, lascia perdere, fuori, toglilo, toglila, togliete, levami, levalo, levala, levare, elimina il, eliminare, eliminalo, saltare, salta il, cancellalo, cassa, scartare, escludi, escludere, taglia, tagliare, ometti, lascia perdere il, butta via, lascia fuori, fai fuori, rimuovilo, non ci interessa più, non ci va più, non mi va più, lasciamo stare, lascia stare, depenna, sfoltisci, scartiamo, cassiamo, non serve più, tira via, togliamolo, bocciato, bocciamo, eviterei",
    add: "aggiungi, aggiungere, inserisci, includi, mettici, metti anche, aggiungici, aggiungiamo, infila, infilaci, mettiamo, aggiungimi, aggiungete, aggiungilo, mettici anche, mettiamoci, infilare, inserire, inseriscimi, inserisci anche, includere, includici, ficca, ficcaci, incastra, incastraci, aggiungi anche, metti dentro, integra, e se mettessimo, mettessimo anche, infileresti, ci infileresti, metti una, metti un, un salto al, un salto alla, un salto a, mettici un, mettici una, aggiungeresti, ci aggiungi, ci metti, ci metti anche, ci infili, facci stare, facci entrare, una sosta, una tappa, aggiungerei, metterei anche, vorrei aggiungere, vogliamo aggiungere, ci starebbe, aggiunga",
    less_walking:
      "deambulatore, rollator, stampelle, bastone da passeggio, non può camminare molto, fatica a camminare, cammina poco, camminare di meno, camminare meno, meno camminate, meno a piedi, meno cammino, camminare troppo, camminare poco, camminando poco, poco cammino, poche camminate, non camminare tanto, non camminare troppo, non camminare molto, senza camminare tanto, senza camminare troppo, senza camminare molto, non possiamo camminare molto, non può camminare molto, non riesce a camminare molto, non posso camminare molto, cammina male, cammina poco, fatica a camminare, fa fatica a camminare, faccio fatica a camminare, male alle ginocchia, male al ginocchio, ginocchia doloranti, troppe camminate, troppa strada a piedi, camminiamo troppo, si cammina troppo, meno passi, meno chilometri, meno km, troppo a piedi, camminata troppo lunga, meno strada, accorcia i tragitti, tragitti a piedi, raggruppa, ginocchio, il ginocchio, ginocchia, caviglia, caviglia slogata, non cammina, si stanca, si stanca subito, troppi chilometri, troppi km, meno scale, gamba rotta, gesso, anca, incinta, bastone, col bastone, meno strada a piedi, riduci le camminate, non ce la fa a camminare, si muove male, artrosi, evita le camminate, poco camminare",
    start_later:
      "inizia più tardi, iniziare più tardi, cominciare più tardi, comincia più tardi, non così presto, partire più tardi, dormire di più, dormire fino a tardi, svegliarsi tardi, svegliarci tardi, alzarsi tardi, alzarci tardi, non troppo presto, non presto la mattina, partire con calma, iniziare tardi, inizia tardi, cominciare tardi, partenza più tardi, senza alzatacce, niente alzatacce, niente levatacce, niente sveglie, sveglia tardi, non all'alba, troppo presto, è troppo presto, cominciamo dopo, iniziamo dopo, iniziamo più tardi, cominciamo più tardi, partiamo più tardi, partiamo dopo, inizio più tardi, dormiamo fino a tardi, vogliamo dormire, ci alziamo tardi, mi alzo tardi, sveglia più tardi, non siamo mattinieri, non sono mattiniero, posticipa l'inizio, sposta l'inizio più tardi, poltrire, senza sveglia",
    start_earlier:
      "inizia prima, iniziare prima, comincia prima, partire prima, partire presto, iniziare presto, iniziare più presto, cominciare presto, inizia presto, svegliarsi presto, di buon'ora, partire di buon'ora, mattinieri, mattiniero, mattiniera, anticipa l'inizio, anticipa la partenza, iniziamo prima, cominciamo prima, partiamo prima, partiamo presto, ci alziamo presto, mi alzo presto, inizio prima, inizio anticipato, più presto la mattina, svegliamoci presto, inizia più presto",
    end_earlier:
      "finire prima, finisci prima, finire presto, tornare presto, rientrare presto, tornare prima, rientrare prima, finire più presto, a letto presto, andare a letto presto, chiudere prima, stop prima, si finisce troppo tardi, finisce troppo tardi, troppo tardi la sera, finiamo prima, torniamo prima, rientriamo prima, chiudi prima, finiamo troppo tardi, finire un po' prima, a nanna presto, a letto prima, smettere prima, chiudi la giornata prima",
    slower:
      "senza fretta, senza correre, senza stress, non troppo pieno, rilassati, rilassato, più rilassato, più tranquillo, meno tappe, con calma, più lento, più lentamente, meno pieno, più leggero, più leggera, alleggerisci, alleggerire, più corto, più corta, accorcia, troppo pieno, troppo piena, troppo, troppe cose, troppe tappe, troppa roba, troppo carico, troppo lungo, stanchi, stanco, stancante, troppo stancante, faticoso, meno cose, meno roba, meno posti, meno intenso, meno fitto, più pause, più tempo, più calmo, più rilassata, più tranquilla, più soft, tranquillo, tranquilli, rilassante, con tranquillità, lento, lenti, tranquilla, easy, light, soft, leggero, leggera, leggerino, leggerini, alleggeriscilo, alleggeriscila, slow, lenta, ritmo lento, ritmo tranquillo, ritmo rilassato, ritmi lenti, ritmi tranquilli, ritmi rilassati, ritmi blandi, blando, relax, in relax, rilassata, rilassate, tranquillamente, senza ansia, senza ansie, senza stressarci, senza strafare, senza correre troppo, senza affanno, con tutta calma, in tutta calma, con calma e, al nostro ritmo, ai nostri ritmi, con i nostri tempi, con i nostri ritmi, comoda, meno intensa, meno denso, meno carico, meno piena, meno impegnativo, meno stancante, troppo fitto, troppo intenso, troppo intensa, troppo impegnativo, di corsa, troppo di corsa, siamo stanchi, siamo stanche, stanchissimi, stanca, distrutti, sfiniti, cotti, mal di piedi, male ai piedi, male alle gambe, piedi doloranti, piedi a pezzi, piedi distrutti, con pause, con delle pause, poche cose, poca roba, non troppo intenso, non troppo carico, non troppo impegnativo, non stancante, non troppo fitto, in scioltezza, chill, con riposo, riposanti, respiro, più respiro, respirare, rallenta, rallentare, rallentiamo, una pausa, pisolino, riposo, un riposino, riposare, tirare il fiato, sfiancante, troppa corsa, togli un po' di roba, meno frenetico, troppo serrato, tempi più larghi, più larghi, allarga i tempi, alleggerisci la giornata, più blando, distribuisci meglio",
    fuller:
      "più tappe, più pieno, riempi, riempire, riempilo, troppo vuoto, vuoto, è vuoto, più cose, mettici più roba, più roba, più attività, più intenso, più carico, pieno pieno, pieni pieni, bello pieno, il più possibile, tutto il possibile, fitto, bella piena, belli pieni, pieno, piena, pieni, piene, pienissimo, fitta, bello fitto, fittissimo, denso, densa, bello denso, intenso, intensa, intensi, intenso assai, bello intenso, serrato, a manetta, a tutta, a palla, a mille, a bomba, no stop, non stop, senza sosta, senza pause, senza tregua, dalla mattina alla sera, più cose possibile, più cose possibili, quante più cose, più roba possibile, vedere tutto, vedere il più possibile, vedere più cose possibili, fare tutto, fare il più possibile, sfruttare al massimo, sfruttare al meglio, massimo sfruttamento, tanta roba da vedere, tante cose, mettici più cose, più cose quel giorno, riempila, riempici, imbottisci, imbottito, più intensa, più fitto, più denso, più ricco, più piena, ritmo serrato, ritmo sostenuto, ritmo intenso, ritmi serrati, troppo vuota, troppo poco, tour de force, maratona, non vogliamo perdere niente, senza un buco, senza buchi, strapieno, strapieni, infittisci, carica di più, rimpolpa, tappa i buchi, riempi i buchi, più ritmo, troppo tranquillo, troppo rilassato, aggiungi altre cose, più serrato, troppi tempi morti, troppi buchi, ne vogliamo di più, possiamo fare di più, troppo leggero, troppo leggera, giornata piena, giornate piene, troppo lento, metti più cose, di più al giorno, sfrutta tutto",
    set_days:
      "facciamo, solo, soltanto, meglio, alla fine, restiamo, fallo di, fai, rimaniamo, portalo a, anzi, in realtà, siamo qui, abbiamo, diventano, che siano, riduci a, allunga a",
  },
};
