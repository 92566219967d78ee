import type { Purposes } from "../purposes.ts";

export const purposes: Purposes = {
  emergency: {
    harm: "blut, blutet, bluten, atmet, atmen, atem, luft, japst, schmerz, schmerzen, tut weh, verletzt, verletzung, ohnmacht, ohnmächtig, umgekippt, kippt um, zusammengebrochen, geschwollen, schwillt, dick geworden, kotzt, übergibt sich, erbricht, fieber, glüht, verbrannt, brennt, rauch, qualm, flammen, funken, messer, waffe, pistole, geschlagen, schlägt, verfolgt, bedroht, droht, schreit, schreie, angst, panik, weint, tot, stirbt, sterben, gestorben, umbringen, tabletten, gift, ertrinkt, betrunken, drogen, gestürzt, gefallen, sturz, wunde, geschnitten, unfall, angefahren, polizei, arzt, ärztin, krankenhaus, notarzt, sanitäter, vermisst, verschwunden, gefangen, eingesperrt, steckt fest, gefahr, gefährlich, herz, brust, blass, bewusstlos, aufwachen, wacht nicht, erstickt, taub, schwindlig, ausschlag, gebissen, gestochen, zittert, zuckt, springen, schlägerei, gestohlen, krank, schlecht geworden, dement, alzheimer, diabetiker, gas, wirr, verwirrt, röchelt, krampft, mundwinkel, plötzlich, treppe runter, kein puls, fruchtblase, einbruch, erstochen, gekippt, kippte, gewehr, schusswaffe, waschmittel, reiniger, pulsadern, schlaftabletten, schlägt eine frau, in den kanal, im kanal, leben beenden, lebensmüde, auf der brücke, am abgrund, dunkle gedanken, medikament, medikamente, insulin, spray, rezept, zahnschmerzen, zahn, entzündet, entzündung, wehen, knöchel, handgelenk, pass, ausweis, geldbeutel, portemonnaie, brieftasche, gebrochen, krankenwagen, rettungswagen, feuer",
    calm: "kein notfall, nicht dringend, nicht akut, ist nicht eilig, nichts schlimmes, nicht schlimm, nichts ernstes, nichts dringendes, eilt nicht, keine eile",
    police_later:
      "polizei ohne notfall, polizei kein notfall, nicht dringend polizei, anzeige erstatten, anzeige bei der polizei, der polizei melden",
    embassy: "botschaft, konsulat, generalkonsulat, die botschaft, der botschaft",
    doctor:
      "ärztlicher bereitschaftsdienst, bereitschaftsdienst, ärztlichen notdienst, notdienst, 116117, zahnschmerzen, zahnweh, zahnarzt, halsschmerzen, halsweh, ohrenschmerzen, fieber, hat fieber, habe fieber, erkältet, lebensmittelvergiftung, sonnenbrand, magenverstimmung, verstaucht, umgeknickt, verknackst, erbrochen, erbricht, kotzt, durchfall",
    medical:
      "kann nicht schwimmen, ins wasser gefallen, in den kanal gefallen, in den hafen gefallen, untergegangen, herzinfarkt, herzstillstand, schlaganfall, schmerzen in der brust, brustschmerzen, druck auf der brust, bekommt keine luft, bekomme keine luft, kriegt keine luft, kriege keine luft, krieg keine luft, schlecht luft, atmet nicht, atemnot, bewusstlos, ohnmächtig, umgekippt, zusammengebrochen, wacht nicht auf, reagiert nicht, krampfanfall, epileptischer anfall, blutet, blutung, verblutet, überdosis, zu viele tabletten, vergiftet, vergiftung, verschluckt, allergischer schock, allergische reaktion, schwillt an, erstickt, ertrinkt, ertrunken, stromschlag, bein gebrochen, arm gebrochen, fuß gebrochen, kopf gestoßen, schwer verletzt, verletzt, verbrannt, verbrüht, starke schmerzen, hohes fieber, 40 fieber, fruchtblase, wehen, brauche einen arzt, brauchen einen arzt, braucht einen arzt, arzt rufen, notarzt, rettungswagen, krankenwagen, krankenhaus, notaufnahme, zum arzt, medizinischer notfall, zusammengesackt, wird nicht wach, blau im gesicht, blau angelaufen, alle tabletten genommen, tabletten geschluckt, knopfbatterie, hängt der mundwinkel, lallt, angefahren, überfahren",
    fire: "feuer, es brennt, brennt, in flammen, rauch, riecht nach rauch, verbrannt riecht, riecht nach gas, gasgeruch, gasleck, feueralarm, feuermelder, rauchmelder, co melder, feuerwehr, explosion, explodiert, funken aus, kommen funken",
    missing:
      "kind ist weg, sohn ist weg, tochter ist weg, finden unser kind nicht, finde mein kind nicht, finden die kleine nicht, finden den kleinen nicht, kind verloren, wird vermisst, vermisst",
    police:
      "ausgeraubt, überfallen, überfall, raub, eingebrochen, einbruch, einbrecher, angegriffen, geschlagen, verprügelt, vergewaltigt, vergewaltigung, begrapscht, belästigt, verfolgt mich, mich verfolgt, werde verfolgt, stalker, bedroht, bedroht mich, entführt, geisel, messerstecherei, hat ein messer, hat eine waffe, schüsse, geschossen, bombe, polizei, anzeige erstatten, was ins glas getan, ko tropfen, rüttelt an unserer tür, rüttelt an meiner tür, jemand ist in meinem zimmer, klaut gerade, klauen gerade, stiehlt, stehlen gerade, brechen gerade, brechen unser auto auf, bricht ein",
    theft:
      "gestohlen, geklaut, beklaut, bestohlen, dieb, diebstahl, taschendieb, aufgebrochen, tasche weg, geldbeutel weg, portemonnaie weg",
    loss: "pass verloren, reisepass verloren, pass weg, finde meinen pass nicht, meinen pass verloren, meinen reisepass verloren, finde meinen reisepass nicht, pass ist weg, portemonnaie verloren, geldbörse verloren, geldbeutel verloren, brieftasche verloren, mein portemonnaie ist weg, portemonnaie weg, kreditkarte verloren, bankkarte verloren, ec karte verloren, personalausweis verloren, ausweis verloren, führerschein verloren",
    self_harm:
      "bringe mich um, bring mich um, mich umbringen, umbringen, selbstmord, suizid, das leben nehmen, mein leben beenden, leben beenden, nicht mehr leben, nicht mehr weiterleben, sterben will, will sterben, möchte sterben, lieber tot, mir was antun, mir etwas antun, mich selbst verletzen, ritze mich, mich ritzen, schluss mit allem, keinen sinn mehr, ohne mich besser dran, wenn ich weg wäre, auf dem dach und, dunkle gedanken, schwarze gedanken, sehe keinen ausweg, halte es nicht mehr aus, besser ohne mich, mag nicht mehr leben, lebensmüde",
    urgent:
      "notfall, ein notfall, notruf, notrufnummer, notfallnummer, sos, hilfe, bitte helfen sie mir schnell, dringend hilfe, brauche sofort hilfe, in gefahr, lebensgefahr, nicht sicher hier, fühle mich nicht sicher, um leben und tod, eine leiche, ist tot, eingesperrt, stecke im aufzug fest, stecken im aufzug fest, im aufzug stecken, fahrstuhl stecken, aufzug steckt fest",
    none: "sterbe vor durst, sterben vor hunger, sterben vor durst, knurrt der magen, magen knurrt, zu tode langweilen, niemand in gefahr, niemand ist in gefahr, keine gefahr, nicht in gefahr, kein notruf, es brennt nicht, kein notfall, feuerwerk, lagerfeuer, kaminfeuer, am feuer, offenes feuer, hilfe bei, hilfe beim, mit hilfe, deine hilfe, ihre hilfe, eure hilfe, danke für die hilfe, notausgang, feuerstelle, hunger zum sterben, zum sterben schön, escape room, brennt darauf, messer und gabel, sterbe vor hunger",
    over: "entwarnung, falscher alarm, fehlalarm, es ist vorbei, ist vorbei, alles wieder gut, alles gut, alles in ordnung, alles okay, alles ok, ihr geht es gut, ihm geht es gut, uns geht es gut, mir geht es gut, geht es wieder gut, geht es besser, gehts wieder, gehts besser, ist stabil, haben sie gefunden, haben ihn gefunden, sie ist wieder da, er ist wieder da, war nur, das war nur, nur eine zigarette, nichts passiert, nichts gebrochen, ist gelöscht, ist aus jetzt, kein feuer",
    back: "wir sind zurück, sind wieder da, bin zurück, zurück aus dem krankenhaus, zurück vom arzt",
    called:
      "so lange, solange, inzwischen, in der zwischenzeit, bis dahin, habe angerufen, hab angerufen, haben angerufen, ist gerufen, krankenwagen kommt, krankenwagen ist unterwegs, rettung kommt, rettung ist unterwegs, sind unterwegs, ist unterwegs, hilfe kommt, die kommen, sie kommen, sie sind da, sind jetzt da, am telefon, wollen die adresse, wollen die genaue adresse, fragen nach der adresse, fragen nach straße, brauchen die adresse, bis sie da sind, bis die da sind, bis sie kommen, bis die kommen, krankenwagen ist da, sanitäter sind da, notarzt ist da, polizei ist da, feuerwehr ist da, sie san da, sind gekommen, im krankenwagen, sind im krankenhaus",
  },
  house: {
    umbrella:
      "schirm leihen, schirm ausleihen, regenschirm leihen, regenschirm ausleihen, haben sie regenschirme, haben sie einen regenschirm, schirm borgen, leihschirm, regenschirm, regenschirme, schirm, schirme",
    tax_refund:
      "mehrwertsteuer zurück, steuerrückerstattung, tax free, steuer zurück, mehrwertsteuererstattung",
    tap_water: "leitungswasser",
    currency: "mit euro, euro bezahlen, euro zahlen, welche währung",
    tipping: "trinkgeld, trinkgelder, trinkgeld geben",
    transport:
      "flughafen, zum flughafen, vom flughafen, mein flug, unser flug, bus, busse, welcher bus, welche bahn, welche u bahn, welche linie, straßenbahn, s bahn ticket, u bahn ticket, metro ticket, metroticket, fahrkarte, fahrkarten, fahrschein, bahnticket, busticket, öffentliche verkehrsmittel, öffis, den öffentlichen, nahverkehr, tageskarte, fahrplan, fahrpläne, letzte bahn, letzte metro, letzter bus, letzter zug, mit dem bus, mit der bahn, mit der metro, mit der u bahn, mit dem zug, mit der straßenbahn, flughafentransfer, taxi für, taxi zum, taxi bestellen, wie komm ich zum hauptbahnhof, tram, trambahn, mit den öffis, öffentlich erreichbar, bushaltestelle, haltestelle, airport, zum airport, flughafenbus, flughafenbahn, flughafenzug, s bahn, u bahn fahren, einzelfahrschein, wochenkarte, monatskarte, fahrkartenautomat, nachtbus, fährt die bahn, fährt der bus, fährt die metro, fährt die u bahn, fährt man mit der metro, wann fährt, wann fährt der bus, wann fährt die bahn, wann kommt der bus, wann geht der zug, wie oft fährt, schwarzfahren, zum hauptbahnhof, hauptbahnhof wie, ticket für die bahn, ticket für den bus, tramticket, bimticket, umsteigen, wo hält, mit der tram, mit der bim, mit dem postbus, wie kommen wir zurück, wie komme ich zurück, wie kommen wir heim, wie kommen wir nach hause, wie komm ich heim, wie komme ich nach hause, nachts heim, nachts nach hause",
    wifi: "wlan, w lan, wifi, wi fi, wlan passwort, wifi passwort, wlan code, passwort, internet, internetzugang, netzwerk, hotspot, kennwort, zugangscode",
    breakfast:
      "frühstück, frühstücken, frühstücksbuffet, frühstückszeiten, frühstückszeit, frühstücksraum, frühstückszimmer",
    checkin:
      "check in, checkin, einchecken, eincheckzeit, anreise, späte anreise, spät anreisen, spät ankommen, anreisen",
    early_checkin:
      "früher einchecken, früh einchecken, früher check in, early check in, früher aufs zimmer, früher ins zimmer, zimmer schon fertig, zimmer früher",
    checkout:
      "check out, checkout, auschecken, auscheckzeit, abreise, abreisen, wann müssen wir raus, wann muss ich raus, zimmer räumen, zimmer verlassen, raus sein, müssen wir raus, muss ich raus, aus dem zimmer raus, zimmer frei machen, zimmer freimachen, abreisetag, am abreisetag",
    late_checkout:
      "später auschecken, spät auschecken, später check out, late check out, late checkout, später abreisen, zimmer länger, länger im zimmer, zimmer länger behalten",
    extra_night:
      "eine nacht länger, nacht verlängern, aufenthalt verlängern, noch eine nacht, eine nacht mehr, länger bleiben, früher abreisen, tag länger bleiben, nacht länger bleiben, verlängern",
    parking:
      "parkplatz, parkplätze, parken, parkhaus, tiefgarage, garage, auto abstellen, auto stehen lassen, stellplatz, wo parkt man, das auto abstellen",
    ev_charging: "ladestation, ladesäule, wallbox, elektroauto, e auto, eauto, auto laden, auto aufladen",
    pets: "haustier, haustiere, hund, hunde, katze, katzen, hund mitbringen, hunde erlaubt",
    gym: "fitness, fitnessraum, fitnessstudio, fitnessbereich, sportraum, gym, laufband, trainieren",
    pool: "pool, schwimmbad, schwimmbecken, whirlpool, hallenbad",
    spa: "spa, wellness, wellnessbereich, massage, massagen, anwendungen",
    sauna: "sauna, dampfbad, hammam",
    laundry:
      "wäsche, wäscherei, wäscheservice, wäsche waschen, waschmaschine, trockner, reinigung, kleidung waschen, klamotten waschen, waschsalon",
    iron: "bügeleisen, bügelbrett, bügeln",
    towels: "handtuch, handtücher, badetuch, badetücher, bademantel, bademäntel, hausschuhe, slipper",
    toiletries:
      "zahnbürste, zahnpasta, shampoo, duschgel, seife, rasierer, klopapier, toilettenpapier, taschentücher, tampons, binden, kosmetikartikel, pflaster, duschhaube",
    housekeeping:
      "zimmerreinigung, zimmermädchen, housekeeping, zimmer putzen, zimmer reinigen, zimmer sauber machen, nicht putzen, nach 14 uhr putzen, bettwäsche, bettlaken, bett machen, kissen, decke, bettdecke, nicht stören, müll, mülleimer",
    room_service:
      "zimmerservice, zimmerservice karte, room service, roomservice, aufs zimmer bestellen, essen aufs zimmer, frühstück aufs zimmer, frühstück im bett, auf dem zimmer essen, aufs zimmer bringen, aufs zimmer",
    restaurant: "restaurant, hotelrestaurant, speisesaal, halbpension, vollpension",
    bar: "bar, hotelbar, lobbybar, dachbar, happy hour",
    minibar: "minibar, kühlschrank, wasserflasche, flaschenöffner, korkenzieher, weingläser, eiswürfel",
    kettle:
      "wasserkocher, kaffeemaschine, kaffeekapseln, teebeutel, mikrowelle, kaffee auf dem zimmer, kaffee mit aufs zimmer",
    luggage:
      "gepäck, koffer, gepäckaufbewahrung, gepäck lassen, gepäck abstellen, gepäckraum, taschen abstellen, koffer abstellen, koffer da lassen, rucksack da lassen",
    shuttle:
      "shuttle, shuttlebus, flughafenshuttle, flughafentransfer, abholung vom flughafen, vom flughafen abholen, hotelbus, transfer",
    taxi: "taxi, taxis, taxistand, uber, taxi bestellen, taxi rufen",
    bikes:
      "fahrrad, fahrräder, rad, räder, leihräder, fahrradverleih, fahrrad leihen, e bike, e bikes, rad unterstellen, fahrrad unterstellen, rad abstellen, fahrrad abstellen, fahrradkeller",
    crib: "babybett, kinderbett, gitterbett, babysitter, kinderbetreuung, hochstuhl, kinderwagen, wickeltisch, kindersitz, babyphon",
    extra_bed:
      "zustellbett, zusatzbett, beistellbett, schlafsofa, getrennte betten, verbindungszimmer, verbindungstür",
    smoking: "rauchen, raucherzimmer, raucherbereich, aschenbecher, vapen, nichtraucher, nichtraucherzimmer",
    accessibility:
      "rollstuhl, rollstuhlgerecht, barrierefrei, behindertengerecht, rampe, stufenlos, gehbehindert",
    safe: "safe, tresor, zimmersafe, wertsachen, schließfach",
    invoice:
      "rechnung, meine rechnung, unsere rechnung, quittung, beleg, firmenrechnung, aufs zimmer schreiben, aufs zimmer buchen",
    payment:
      "mit karte zahlen, mit karte bezahlen, kartenzahlung, kreditkarte, kreditkarten, ec karte, bar zahlen, bar bezahlen, bargeld, apple pay, google pay, amex, geld wechseln, zahlungsmöglichkeiten, zimmer bezahlen",
    deposit: "kaution, anzahlung, kaution zurück, geblockter betrag",
    tourist_tax:
      "kurtaxe, citytax, city tax, bettensteuer, übernachtungssteuer, touristensteuer, resortgebühr, zusatzkosten",
    quiet_hours: "nachtruhe, ruhezeiten, ruhezeit, hausordnung, party im zimmer",
    hairdryer: "föhn, fön, haartrockner, glätteisen, lockenstab",
    adapter:
      "adapter, steckdosenadapter, reiseadapter, ladegerät, ladekabel, handykabel, steckdose, powerbank, spannung",
    aircon: "klimaanlage, klima, klimatisiert, ventilator",
    heating: "heizung, heizkörper, thermostat, zimmertemperatur, heizung höher",
    tv: "fernseher, fernsehen, tv, fernbedienung, netflix, chromecast, fernsehsender, sender",
    lift: "aufzug, fahrstuhl, lift, treppen, welchem stock, welche etage, welchem stockwerk, lichtschalter",
    keycard:
      "zimmerkarte, schlüsselkarte, zimmerschlüssel, schlüssel, schlüssel verloren, karte verloren, zimmerkarte verloren, ausgesperrt, türcode, zweiter schlüssel, ersatzschlüssel, neue karte, haustür code",
    reception_hours:
      "rezeption besetzt, rezeption nachts, rezeption geöffnet, rezeption offen, öffnungszeiten der rezeption, rezeption, nachtportier, wo ist die rezeption, nachtschlüssel, schlüssel für nachts, nachts rein, spät zurück, spät heim, spät rein, haustür abgeschlossen, tür abgeschlossen, eingang abgeschlossen, haustür zu",
    lost_and_found:
      "fundsachen, fundbüro, im zimmer vergessen, im zimmer liegen gelassen, liegen lassen, liegengelassen, jacke vergessen, ladegerät vergessen, handy verloren, geldbeutel verloren, schlüssel gefunden, brille verloren, ring verloren",
    wake_up: "weckruf, weckdienst, wecken sie mich, weck mich, weckt uns, weckt mich, geweckt werden",
    meeting_room:
      "besprechungsraum, konferenzraum, tagungsraum, meetingraum, drucker, drucken, ausdrucken, bordkarte ausdrucken, kopieren, scannen, im haus arbeiten",
    visitors:
      "besuch aufs zimmer, besuch mitnehmen, besuch empfangen, gäste mitbringen, übernachtungsgast, besuch mitbringen, freund übernachten, freundin übernachten",
    address:
      "adresse vom hotel, adresse des hotels, eure adresse, ihre adresse, wo ist das hotel, wo liegt das hotel, wo seid ihr, wie komme ich zum hotel, wie kommen wir zum hotel, zurück zum hotel, haltestelle vom hotel, weg zum hotel",
    contact:
      "telefonnummer vom hotel, telefonnummer des hotels, nummer vom hotel, eure telefonnummer, ihre telefonnummer, eure nummer, nummer der rezeption, hotel anrufen, rezeption anrufen, eure email, eure mailadresse, email vom hotel",
    perks:
      "vorteile, im preis enthalten, im preis inbegriffen, inbegriffen, was ist inklusive, ausstattung, gästekarte, rabatt für gäste, treuepunkte, willkommensgetränk, spiele ausleihen",
    room: "upgrade, anderes zimmer, zimmer wechseln, zimmer tauschen, größeres zimmer, ruhigeres zimmer, zimmer mit meerblick, zimmer mit badewanne, zimmer im erdgeschoss, zimmerkategorie, badewanne",
  },
  purpose: {
    weather:
      "wetter, das wetter, wettervorhersage, wetterbericht, regnet es, wird es regnen, soll es regnen, schneit es, wie kalt wird es, wie warm wird es, wie kalt ist es, wie warm ist es, scheint die sonne, brauche ich einen regenschirm, vorhersage, temperatur, temperaturen, wie viel grad, wieviel grad, wie warm, wie kalt, regnen, regenwahrscheinlichkeit, regnets, bleibt es trocken, bleibts trocken, brauch ich einen schirm, schirm mitnehmen, brauch ich eine jacke, brauch ich ne jacke, brauche ich eine jacke, jacke mitnehmen, warm genug, wird es heiß, wirds heiß, wird es warm, wird es kalt, wird es schön, wird es sonnig, wird das wetter, sonnig, bewölkt, gewittert, gewitter, schneien, schneits, wettertechnisch, wetterlage, wetteraussichten, hitze, wie wird das wetter, sturmwarnung, unwetterwarnung, wie wirds, ist es kalt, kalt draußen, draußen kalt, abends kalt, nachts kalt, kalt abends, wann geht die sonne auf, wann ist sonnenaufgang, wann wird es dunkel, wird es dunkel",
    past: "gestern, gestern abend, vorgestern, letzte nacht, letzte woche, vor zwei tagen",
    house:
      "im hotel, in diesem hotel, in unserem hotel, das hotel, des hotels, vom hotel, im haus, bei euch, bei ihnen, auf dem zimmer, auf meinem zimmer, im zimmer, in meinem zimmer, in unserem zimmer, aufs zimmer, ins zimmer, mein zimmer, unser zimmer, euer, eure, euren, eurer, hoteleigen, lobby, für gäste, hotelgäste, unten, inklusive, enthalten, im preis drin, leihen, ausleihen, borgen, verleihen, ausborgen",
    asks: "habt ihr, haben sie, hättet ihr, hätten sie, gibt es, gibts, gibt's, bietet ihr, bieten sie an, kann ich, können wir, kann man, könnte ich, könnten wir, darf ich, dürfen wir, darf man, ist erlaubt, erlaubt, leihen, ausleihen, ich brauche, wir brauchen, wir bräuchten, ich bräuchte, bräuchte, nehmt ihr, nehmen sie, akzeptiert ihr, hier, bringen, noch ein, noch eine",
    human:
      "mit einem menschen, mit jemandem sprechen, mit jemandem reden, mit wem reden, mit wem sprechen, einen menschen, ein mensch, echten menschen, echter mensch, echte person, jemand echtes, richtigen menschen, mitarbeiter, kundendienst, kundenservice, mit der rezeption sprechen, rezeption sprechen, die rezeption bitte, mit dem chef, den chef, den manager, der direktor, den direktor, geschäftsführer, vorgesetzten, verantwortlichen sprechen, ansprechpartner, jemanden vom personal, vom personal, personal bitte, rufen sie mich an, rufen sie mich bitte an, ruf mich an, mich zurückrufen, zurückrufen, verbinden sie mich, verbinden bitte, verbinde mich, leiten sie mich weiter, live chat, kein bot, keinen bot, keine maschine, bist du ein roboter, bist du ein bot, bist du echt, bist du ein mensch, schickt jemanden, schicken sie jemanden, jemand hochkommen, jemand vorbeikommen",
    complaint:
      "beschwerde, beschweren, beschwere mich, reklamation, reklamieren, unverschämt, unverschämtheit, unmöglich, inakzeptabel, eklig, ekelhaft, dreckig, schmutzig, verschmutzt, nicht geputzt, niemand geputzt, nicht sauber, kaputt, defekt, geht nicht, geht nicht mehr, funktioniert nicht, funktioniert nicht mehr, tut nichts, tut nicht, verstopft, tropft, undicht, überschwemmt, kein warmes wasser, kein wasser, kein strom, stromausfall, dusche ist kalt, kakerlake, kakerlaken, bettwanzen, wanzen, schimmel, stinkt, riecht schlecht, zu laut, so laut, nachbarn sind, baulärm, können nicht schlafen, kann nicht schlafen, lärm, unfreundlich, schlechter service, schrecklich, furchtbar, katastrophe, geld zurück, erstattung, doppelt abgebucht, zu viel berechnet, falsch berechnet, enttäuscht, enttäuschend, abzocke, frechheit, falsches zimmer, haare in, warten seit, warte seit, keiner kam, niemand kam, kam nie, unzufrieden, schlechteste hotel, nicht das zimmer das",
    booking:
      "tisch reservieren, tisch buchen, tisch bestellen, einen tisch, tisch für, reservieren, reservier, reserviere, reservierung, buchen, buch das, buche das, buch uns, buchung, taxi bestellen, taxi rufen, ein taxi rufen, bestell mir ein taxi, ruf mir ein taxi, rufen sie mir ein taxi, taxi zum flughafen, karten kaufen, tickets kaufen, tickets besorgen, besorg uns, karten für, tickets für, zimmer buchen, zimmer reservieren, massage buchen, mietwagen, auto mieten, flug buchen, zug buchen, stornieren, storniere, storno, reservierung stornieren, buchung stornieren, reservierung ändern, buchung ändern, verleg unseren, termin vereinbaren",
    abuse:
      "arschloch, arsch, fick dich, ficken, fotze, hurensohn, hure, schlampe, wichser, scheiße, scheisse, verpiss dich, idiot, trottel, vollidiot, blöd, dumm, du bist dumm, halt die fresse, halts maul, halt's maul, leck mich, nutzlos, nacktbilder, nackt, sex, porno, prostituierte, nutten, escort, bordell, ich bring dich um, bringe dich um, ich hasse dich, missgeburt, spast",
    not_ours:
      "gedicht, steuererklärung, hausaufgaben, programmieren, code, python, übersetze, übersetzen, witz, politik, hauptstadt von, bundeskanzler, aktien, aktie, bitcoin, wetter, lebenslauf, aufsatz, rezept, wurzel aus, mathe, anschreiben, wahl, wahlen, lotto, wecker stellen, wecker, timer, erinnere mich, erinnerung, einkaufsliste, todo liste, kalender, musik abspielen, spiel musik, lied spielen, playlist, podcast, hörbuch, lautstärke, lauter, licht an, licht aus, staubsauger, nachrichten, schlagzeilen, fußballergebnis, wer hat gewonnen, wer ist der, wer hat erfunden, wie alt ist, wie groß ist, wechselkurs, börse, horoskop, definition, was bedeutet, rechne, gleichung, prompt, alexa, siri, handyvertrag, kredit",
  },
};
