import type { Purposes } from "../purposes.ts";

export const purposes: Purposes = {
  emergency: {
    harm: "sangue, sanguina, respira, respirare, fiato, boccheggia, dolore, dolori, ferito, ferita, svenuto, svenuta, svenire, crollato, crollata, gonfio, gonfia, vomita, febbre, scotta, bruciato, brucia, fumo, fiamme, scintille, coltello, arma, pistola, picchiato, picchia, colpito, segue, seguita, minaccia, minacciato, urla, grida, paura, panico, piange, morto, morta, muore, morire, uccidere, pastiglie, pillole, veleno, annega, annegato, ubriaco, droga, caduto, caduta, taglio, tagliato, incidente, investito, investita, travolto, polizia, carabinieri, medico, dottore, ospedale, pronto soccorso, ambulanza, scomparso, scomparsa, sparito, sparita, non si trova, intrappolato, bloccato, bloccata, pericolo, pericoloso, cuore, petto, pallido, incosciente, si sveglia, soffoca, intorpidito, gira la testa, sfogo, morso, trema, convulsioni, buttarsi, rissa, rubato, malato, malata, alzheimer, demenza, diabetico, diabetica, non risponde, non sente, storta, polso, gas, incendio, rotte le acque, convulsione, ha bevuto, non ce la faccio, fucile, detersivo, candeggina, vene, polsi, sonniferi, picchiando, picchia una, nel canale, farla finita, voglia di vivere, sul ponte, sull'orlo, pensieri neri, medicina, farmaco, insulina, inalatore, ricetta medica, mal di denti, dente, infetto, infezione, contrazioni, caviglia, passaporto, portafoglio, borsellino, rotto, rotta, va a fuoco",
    calm: "non è urgente, non è un'emergenza, nessuna emergenza, niente di urgente, niente di grave, non è grave, non urgente, nessuna urgenza",
    police_later:
      "polizia non urgente, fare denuncia, sporgere denuncia, fare una denuncia, denunciare alla polizia",
    embassy: "ambasciata, l'ambasciata, consolato, il consolato, dell'ambasciata",
    doctor:
      "guardia medica, medico di guardia, 116117, mal di denti, mi fa male un dente, dentista, mal di gola, mal d'orecchio, mal d'orecchie, febbre, ha la febbre, ho la febbre, raffreddore, raffreddato, intossicazione alimentare, scottatura solare, slogata, slogato, una storta, vomita, vomitato, vomitando, diarrea",
    medical:
      "non sa nuotare, caduto in acqua, caduta in acqua, caduto nel canale, caduta nel canale, infarto, attacco di cuore, attacco cardiaco, arresto cardiaco, ictus, dolore al petto, dolori al petto, male al petto, non respira, non riesce a respirare, non riesco a respirare, fatica a respirare, incosciente, svenuto, svenuta, è svenuto, non si sveglia, non risponde, convulsioni, crisi epilettica, sanguina, perde sangue, emorragia, overdose, troppe pastiglie, troppe pillole, avvelenato, avvelenamento, intossicazione, ha ingoiato, ha inghiottito, reazione allergica, shock anafilattico, si gonfia, si sta gonfiando, soffoca, soffocando, annega, annegato, scossa elettrica, gamba rotta, braccio rotto, si è rotto, si è rotta, mi sono rotto, battuto la testa, sbattuto la testa, ferito, ferita, ustione, ustionato, bruciato, dolore fortissimo, febbre alta, 40 di febbre, rotte le acque, contrazioni, serve un medico, bisogno di un medico, bisogno di un dottore, un medico, un dottore, ambulanza, ospedale, pronto soccorso, guardia medica, è crollato, è crollata, accasciato, accasciata, non risponde più, cianotico, labbra blu, preso tutte le pillole, preso tutte le pastiglie, bocca storta, investito, investita, mi serve un medico, ho bisogno di un medico",
    fire: "fuoco, incendio, al fuoco, va a fuoco, in fiamme, fiamme, brucia, fumo, odore di fumo, odore di gas, puzza di gas, fuga di gas, puzza di bruciato, allarme antincendio, rilevatore di fumo, pompieri, vigili del fuoco, esplosione, scintille",
    missing:
      "figlio è scomparso, figlia è scomparsa, non troviamo più, non trovo mio figlio, non trovo mia figlia, non trovo più mio figlio, non trovo più mia figlia, perso mio figlio, perso mia figlia, scomparso, scomparsa",
    police:
      "rapinato, rapina, aggredito, aggredita, aggressione, attaccato, picchiato, picchiata, mi picchia, violentata, stupro, stuprata, molestata, molesta, mi segue, mi sta seguendo, mi seguono, stalker, minacciato, minaccia, minacciata, hanno rapito, sequestrato, ostaggio, un coltello, ha una pistola, pistola, spari, sparatoria, accoltellato, bomba, polizia, carabinieri, denuncia, denunciare, qualcosa nel bicchiere, drogato, qualcuno in camera mia, entrati in camera, stanno rubando, sta rubando, svaligiando, stanno scassinando, scassinando, scippando, mi stanno scippando",
    theft:
      "rubato, rubata, rubati, hanno rubato, mi hanno derubato, derubato, derubata, furto, ladro, ladri, borseggiato, borseggiatore, scippo, scippata, svaligiato, svaligiata, scassinato, fregato il portafoglio, fregato la borsa, fregato il telefono, sparito il portafoglio",
    loss: "perso il passaporto, smarrito il passaporto, senza passaporto, non trovo il passaporto, non trovo più il passaporto, perso il portafoglio, perso il mio portafoglio, smarrito il portafoglio, perso il borsellino, perso la carta di credito, perso la carta d'identità, perso i documenti, non trovo il portafoglio, non trovo più il portafoglio, perso la patente",
    self_harm:
      "suicidarmi, suicidio, uccidermi, ammazzarmi, togliermi la vita, farla finita, non voglio più vivere, non voglio vivere, voglio morire, voglia di vivere, farmi del male, mi taglio, tagliarmi le vene, tagliarmi i polsi, meglio senza di me, non ha senso vivere, pensieri neri, pensieri bui, non vedo via d'uscita",
    urgent:
      "emergenza, un'emergenza, è urgente, numero di emergenza, numeri di emergenza, sos, aiuto, aiutatemi, aiuto subito, in pericolo, pericolo di vita, non mi sento al sicuro, questione di vita, è morto, è morta, un cadavere, intrappolato, bloccato in ascensore, bloccata in ascensore, bloccati in ascensore, bloccati nell'ascensore, bloccato nell'ascensore, chiusi in ascensore",
    none: "muoio di sete, moriamo di fame, moriamo di sete, muoio di noia, nessuno è in pericolo, nessuno in pericolo, non sono in pericolo, non è un'emergenza, nessun pericolo, nessuna emergenza, non è un'emergenza, non è urgente, fuochi d'artificio, fuochi artificiali, falò, camino, aiuto per, aiuto a, aiuto con, mi aiuti a, grazie dell'aiuto, uscita di emergenza, muoio di fame, sto morendo di fame, da morire, escape room, vista mozzafiato, fumo passivo, coltello e forchetta",
    over: "falso allarme, è passato, è tutto passato, è finita, tutto bene, tutto a posto, tutto ok, lei sta bene, lui sta bene, sta bene, stiamo bene, sto bene, sta meglio, è stabile, l'abbiamo trovata, l'abbiamo trovato, trovata, era solo, era soltanto, solo una sigaretta, niente di rotto, non è successo niente, è spento, nessun incendio, non è un incendio",
    back: "siamo tornati, sono tornato, sono tornata, tornati dall'ospedale, tornati dal medico",
    called:
      "intanto, nel frattempo, fino ad allora, ho chiamato, abbiamo chiamato, già chiamato, stanno arrivando, arrivano, sta arrivando l'ambulanza, l'ambulanza arriva, sono per strada, sono in arrivo, sono qui, sono arrivati, al telefono, vogliono l'indirizzo, chiedono l'indirizzo, chiedono la via, serve l'indirizzo, finché arrivano, finché non arrivano, intanto che arrivano, in attesa che, l'ambulanza è qui, è arrivata l'ambulanza, è arrivata la polizia, la polizia è qui, i pompieri sono qui, in ambulanza, siamo in ospedale",
  },
  house: {
    umbrella:
      "prestate ombrelli, prestare un ombrello, prestarmi un ombrello, avete ombrelli, avete un ombrello, ombrello in prestito, ombrello, ombrelli",
    tax_refund: "rimborso iva, rimborso dell'iva, tax free, rimborso delle tasse",
    tap_water: "acqua del rubinetto, l'acqua del rubinetto, acqua è potabile",
    currency: "pagare in euro, con gli euro, che moneta, quale valuta, si paga in euro, paghiamo in euro",
    tipping: "mancia, mance, lasciare la mancia, lascia la mancia",
    transport:
      "aeroporto, l'aeroporto, all'aeroporto, dall'aeroporto, per l'aeroporto, il mio volo, il nostro volo, autobus, bus, pullman, quale bus, quale autobus, che bus, che autobus, quale metro, che metro, quale linea, tram, biglietto della metro, biglietti della metro, biglietto del treno, biglietto dell'autobus, mezzi pubblici, trasporti pubblici, abbonamento dei mezzi, orari degli autobus, orari dei treni, ultima metro, ultimo treno, ultimo autobus, in autobus, in bus, in metro, in treno, in tram, con i mezzi, taxi, tassista, treno per, treni per, i treni, bus notturno, corriera, la metro, ferry, traghetto, traghetti, navetta, uber, il treno, biglietto del bus, biglietto del tram, noleggiare un'auto, noleggio auto, auto a noleggio, biglietti dei mezzi, prendere il treno, prendere l'autobus, prendere il bus, prendere la metro, prendere il tram, che treno, vaporetto, trasferimento, transfer, come torniamo, come torno, come si torna, come rientriamo, per tornare in hotel, tornare di notte, per il ritorno",
    wifi: "wifi, wi fi, password del wifi, password, codice wifi, internet, rete wifi, connessione",
    breakfast: "colazione, la colazione, prima colazione, buffet della colazione, sala colazione",
    checkin:
      "check in, checkin, arrivo tardivo, arrivare tardi, arriviamo tardi, orario di arrivo, registrazione, ora di arrivo",
    early_checkin:
      "check in anticipato, early check in, entrare prima, si può entrare prima, camera pronta, arrivare prima",
    checkout:
      "check out, checkout, lasciare la camera, liberare la camera, lasciare la stanza, bisogna uscire, orario di partenza, uscire dalla camera, lasciare l'hotel, essere fuori, lasciare libera la camera, giorno della partenza, giorno di partenza",
    late_checkout:
      "late check out, late checkout, check out posticipato, lasciare la camera più tardi, uscire più tardi, check out più tardi, tenere la camera, restare in camera",
    extra_night:
      "una notte in più, notte in più, un'altra notte, notte extra, prolungare il soggiorno, allungare il soggiorno, restare una notte in più",
    parking:
      "parcheggio, parcheggi, parcheggiare, posto auto, garage, posteggio, lasciare la macchina, lasciare l'auto, si parcheggia, dove si parcheggia, posteggiare",
    ev_charging:
      "colonnina, auto elettrica, macchina elettrica, ricarica auto, ricaricare l'auto, ricaricare la macchina",
    pets: "cane, cani, gatto, gatti, animali, animali ammessi, animali domestici",
    gym: "palestra, fitness, sala fitness, tapis roulant",
    pool: "piscina, idromassaggio, jacuzzi",
    spa: "spa, massaggio, massaggi, trattamenti, centro benessere, benessere",
    sauna: "sauna, bagno turco, hammam",
    laundry:
      "lavanderia, servizio lavanderia, lavare i vestiti, lavare i panni, bucato, lavatrice, asciugatrice, lavasecco, tintoria",
    iron: "ferro da stiro, asse da stiro, stirare",
    towels: "asciugamano, asciugamani, telo, teli, accappatoio, accappatoi, ciabatte, pantofole",
    toiletries:
      "spazzolino, dentifricio, shampoo, bagnoschiuma, sapone, rasoio, carta igienica, fazzoletti, assorbenti, cerotto, cuffia da doccia",
    housekeeping:
      "pulizie, pulizia, pulire la camera, rifare la camera, lenzuola, cambiare le lenzuola, cuscino, cuscini, coperta, coperte, piumone, non disturbare, spazzatura, immondizia, rifare il letto",
    room_service:
      "servizio in camera, room service, mangiare in camera, cenare in camera, colazione in camera, colazione a letto, portare in camera",
    restaurant:
      "ristorante, ristorante dell'hotel, ristorante dell'albergo, mezza pensione, pensione completa, sala da pranzo",
    bar: "bar, bar dell'hotel, bar dell'albergo, bar giù, happy hour",
    minibar:
      "minibar, frigobar, frigo, frigorifero, bottiglia d'acqua, apribottiglie, cavatappi, ghiaccio, calici",
    kettle:
      "bollitore, macchina del caffè, macchinetta del caffè, cialde, capsule del caffè, bustine di tè, microonde",
    luggage:
      "bagaglio, bagagli, valigia, valigie, deposito bagagli, lasciare i bagagli, lasciare le valigie, lasciare le borse",
    shuttle:
      "navetta, navetta per l'aeroporto, transfer, servizio navetta, venirci a prendere, venirmi a prendere",
    taxi: "taxi, uber, chiamare un taxi, prenotare un taxi",
    bikes: "bici, bicicletta, biciclette, noleggio bici, noleggiare bici, bici elettrica",
    crib: "lettino, culla, babysitter, baby sitter, seggiolone, passeggino, fasciatoio, scalda biberon",
    extra_bed: "letto aggiunto, letto in più, letto extra, letti separati, divano letto, camere comunicanti",
    smoking: "fumare, camera fumatori, fumatori, zona fumatori, posacenere, svapare, non fumatori",
    accessibility:
      "sedia a rotelle, carrozzina, disabili, disabile, accessibile, rampa, barriere architettoniche, mobilità ridotta",
    safe: "cassaforte, cassetta di sicurezza, oggetti di valore",
    invoice: "fattura, ricevuta, conto della camera, il mio conto, addebitare in camera, mettere sul conto",
    payment:
      "pagare con carta, carta di credito, carte di credito, bancomat, pagare in contanti, contanti, apple pay, google pay, amex, cambiare soldi, metodi di pagamento, pagare la camera",
    deposit: "cauzione, deposito cauzionale, caparra, acconto, preautorizzazione",
    tourist_tax: "tassa di soggiorno, imposta di soggiorno, tassa turistica, costi extra, supplementi",
    quiet_hours: "orari di silenzio, fare silenzio, regole della casa, festa in camera, silenzio notturno",
    hairdryer: "phon, asciugacapelli, fon, piastra per capelli",
    adapter: "adattatore, caricabatterie, caricatore, cavo, presa, prese, presa di corrente, power bank",
    aircon: "aria condizionata, condizionatore, climatizzatore, ventilatore",
    heating: "riscaldamento, termosifone, termostato, temperatura della camera, temperatura in camera",
    tv: "tv, tele, televisione, televisore, telecomando, netflix, chromecast, canali",
    lift: "ascensore, che piano, quale piano, scale, interruttore",
    keycard:
      "tessera della stanza, tessera della camera, chiave, chiavi, chiave della camera, perso la chiave, perso la tessera, chiuso fuori, chiusa fuori, chiusi fuori, codice del portone, codice della porta, seconda chiave, altra chiave",
    reception_hours:
      "reception aperta, orari della reception, reception, reception di notte, portiere di notte, dov'è la reception, chiave di notte, chiave per la notte, entrare di notte, rientrare tardi, rientriamo tardi, torniamo tardi, portone chiuso, chiudete il portone, porta chiusa di notte",
    lost_and_found:
      "oggetti smarriti, dimenticato, ho dimenticato, ho lasciato, lasciato in camera, perso il telefono, perso il cellulare, perso il portafoglio, perso l'anello, perso gli occhiali, avete trovato",
    wake_up: "sveglia telefonica, servizio sveglia, svegliatemi, svegliarmi, svegliarci, sveglia alle",
    meeting_room:
      "sala riunioni, sala conferenze, stampante, stampare, stamparmi la carta d'imbarco, fotocopia, scannerizzare, spazio per lavorare",
    visitors:
      "far salire ospiti, ospiti in camera, ricevere visite, portare qualcuno in camera, invitare qualcuno, far dormire un amico",
    address:
      "indirizzo dell'hotel, indirizzo dell'albergo, il vostro indirizzo, dov'è l'hotel, dov'è l'albergo, dove si trova l'hotel, dove siete, come arrivo in hotel, come arriviamo in hotel, tornare in hotel, tornare in albergo, più vicina all'albergo, più vicina all'hotel",
    contact:
      "telefono dell'hotel, telefono dell'albergo, numero dell'hotel, numero dell'albergo, vostro numero, numero della reception, chiamare la reception, chiamare l'hotel, vostra email, email dell'hotel, vostra mail",
    perks:
      "vantaggi, incluso, inclusa, compreso nel prezzo, cosa è incluso, servizi dell'hotel, sconto per gli ospiti, punti fedeltà, drink di benvenuto, giochi da tavolo",
    room: "upgrade, un'altra camera, cambiare camera, cambiare stanza, camera più grande, camera più tranquilla, camera con vista, camera con la vasca, camera al piano terra, vasca, tipi di camere, superior e standard",
  },
  purpose: {
    weather:
      "meteo, che tempo fa, che tempo farà, che tempo, previsioni, previsioni del tempo, previsioni meteo, pioverà, piove, sta piovendo, nevicherà, farà freddo, farà caldo, ci sarà il sole, serve l'ombrello, nevica, nevicare, piovere, temperatura, temperature, quanti gradi, che temperatura, fa caldo, fa freddo, fa molto caldo, fa troppo caldo, farà bello, farà brutto, bel tempo, serve un ombrello, serve la giacca, serve una giacca, come mi vesto, come vestirsi, cosa mettersi, temporali, temporale, allerta meteo, che caldo, nuvoloso, che tempo ci sarà, umidità, nebbia, afa, gelo, com'è il tempo, freddo di sera, freddo la sera, freddo fuori, freddo di notte, a che ora sorge il sole, a che ora fa buio, quando fa buio, fa buio",
    past: "ieri, ieri sera, l'altro ieri, ieri notte, la settimana scorsa, due giorni fa",
    house:
      "in hotel, in albergo, nell'hotel, dell'hotel, dell'albergo, l'hotel, l'albergo, questo hotel, questo albergo, nostro hotel, da voi, in camera, in camera mia, nella camera, nella mia camera, in stanza, la camera, mia camera, nostra camera, vostro, vostra, vostri, in struttura, nella hall, la hall, per gli ospiti, ospiti dell'hotel, giù, incluso, inclusa, compreso, compresa, prestare, prestarmi, prestarci, prestate, in prestito",
    asks: "avete, c'è, ci sono, offrite, posso, possiamo, si può, potrei, potremmo, potete, permesso, è permesso, consentito, ammessi, prestate, prestare, ci serve, mi serve, ho bisogno, abbiamo bisogno, accettate, portate, ci portate, mi portate, un altro, un'altra, altri, qui, vorrei, fate",
    human:
      "parlare con una persona, parlare con qualcuno, parlare con un umano, una persona vera, persona reale, persona in carne e ossa, qualcuno di vero, un umano, umano, essere umano, operatore, un operatore, servizio clienti, parlare con la reception, con la reception, il direttore, la direttrice, il responsabile, il titolare, il manager, il gestore, il tuo capo, supervisore, centralino, al personale, qualcuno dello staff, del personale, mi chiami, chiamatemi, richiamatemi, farmi richiamare, fatemi richiamare, mi passi, passami, mettimi in contatto, trasferiscimi, non voglio parlare con una macchina, sei un robot, sei un bot, sei umano, non un robot, a voce, mandate qualcuno, mandate su qualcuno, può salire qualcuno, può venire qualcuno",
    complaint:
      "reclamo, lamentarmi, lamentela, lamentele, inaccettabile, schifoso, schifo, sporco, sporca, sporchi, sporche, non è stata pulita, non hanno pulito, rotto, rotta, guasto, guasta, non funziona, non funzionano, non va, non si accende, intasato, intasata, perde acqua, gocciola, allagato, niente acqua calda, non c'è acqua calda, manca l'acqua, manca la corrente, senza corrente, acqua fredda, doccia fredda, scarafaggio, scarafaggi, cimici, muffa, puzza, puzza di fumo, cattivo odore, rumore, rumori, rumoroso, rumorosi, troppo rumore, fanno casino, non riusciamo a dormire, non riesco a dormire, non si dorme, maleducato, maleducata, scortese, pessimo, pessima, servizio pessimo, orribile, vergogna, vergognoso, rimborso, soldi indietro, addebitato due volte, addebitato, deluso, delusa, delusi, deludente, truffa, camera sbagliata, capelli nella, aspetto da, aspettiamo da, non è venuto nessuno, nessuno è venuto, mai arrivato, insoddisfatto, peggior hotel, si gela",
    booking:
      "prenotare un tavolo, prenota un tavolo, prenotami, prenotarmi, tavolo per, un tavolo, prenotare, prenota, prenotalo, prenotazione, prenotazioni, chiamare un taxi, chiamami un taxi, chiamatemi un taxi, prenotare un taxi, un taxi per, taxi per l'aeroporto, comprare biglietti, biglietti per, due biglietti, prenotare una camera, prenotare un massaggio, noleggiare una macchina, noleggiare un'auto, annullare, annulla, disdire, disdici, cancellare la prenotazione, annullare la prenotazione, cambiare la prenotazione, modificare la prenotazione, spostare la prenotazione, prendere appuntamento",
    abuse:
      "stronzo, stronza, bastardo, vaffanculo, fanculo, cazzo, merda, puttana, troia, coglione, figlio di puttana, idiota, cretino, deficiente, stupido, stupida, scemo, imbecille, zitto, stai zitto, inutile, sei inutile, foto nuda, nuda, nudo, sesso, porno, prostituta, prostitute, escort, ti ammazzo, ti uccido, ti odio, culo, vai a quel paese",
    not_ours:
      "capitale dell, capitale di, lettera di, poesia, codice python, python, programmare, traduci, tradurre, politica, presidente, barzelletta, bitcoin, meteo, previsioni del tempo, compiti, ricetta, tema, radice quadrata, curriculum, tasse, matematica, imposta una sveglia, metti la sveglia, timer, ricordami, promemoria, lista della spesa, calendario, metti musica, riproduci, canzone, playlist, podcast, audiolibro, volume, accendi la luce, spegni la luce, aspirapolvere, notizie, risultato della partita, chi ha vinto, chi è il, chi ha inventato, quanti anni ha, tasso di cambio, borsa valori, azioni, oroscopo, definizione, cosa significa, calcola, equazione, prompt, alexa, siri, mutuo, prestito",
  },
};
