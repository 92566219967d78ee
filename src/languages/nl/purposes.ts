import type { Purposes } from "../purposes.ts";

export const purposes: Purposes = {
  emergency: {
    harm: "bloed, bloedt, bloeden, ademt, ademen, adem, hapt, pijn, doet zeer, gewond, wond, flauwgevallen, flauw, in elkaar gezakt, gezwollen, zwelt, dik geworden, braakt, overgeven, koorts, gloeit, verbrand, brandt, rook, vlammen, vonken, vonkt, mes, wapen, pistool, geslagen, slaat, achtervolgt, bedreigd, bedreigt, schreeuwt, gilt, bang, angst, paniek, huilt, dood, sterft, sterven, overleden, vermoorden, pillen, gif, verdrinkt, dronken, drugs, gevallen, snee, gesneden, ongeluk, aangereden, geschept, politie, arts, dokter, ziekenhuis, spoed, vermist, verdwenen, kwijt, opgesloten, zit vast, gevaar, gevaarlijk, borst, bleek, grauw, bewusteloos, stikt, verdoofd, duizelig, gebeten, gestoken, trilt, schokt, springen, vechten, gestolen, ziek, dement, alzheimer, diabetes, wartaal, reageert niet, pols, gas, water is gebroken, stuip, overval, in het water, achter me aan, ineens, vuurwapen, geweer, schoonmaakmiddel, bleek gedronken, polsen, slaappillen, slaat een vrouw, in de gracht, het kanaal, einde aan, niet meer leven, op de brug, op de rand, donkere gedachten, medicijn, medicijnen, insuline, puffer, inhalator, recept van, kiespijn, tand, ontstoken, ontsteking, weeën, enkel, paspoort, portemonnee, portefeuille, gebroken, ambulance, brand",
    calm: "geen spoed, niet dringend, geen noodgeval, niet spoedeisend, niks ernstigs, niet ernstig, niks dringends, niets dringends, geen haast",
    police_later:
      "politie geen spoed, geen spoed wel politie, aangifte, aangifte doen, aangifte gedaan, aangifte bij de politie, melden bij de politie",
    embassy: "ambassade, consulaat, de ambassade, het consulaat",
    doctor:
      "huisartsenpost, dienstdoende huisarts, huisarts, kiespijn, tandpijn, tandarts, keelpijn, oorpijn, koorts, heeft koorts, verkouden, voedselvergiftiging, zonnebrand opgelopen, verstuikt, verzwikt, braakt, overgegeven, spuugt, diarree",
    medical:
      "kan niet zwemmen, in het water gevallen, in de gracht gevallen, in het kanaal gevallen, kopje onder, hartaanval, hartinfarct, hartstilstand, beroerte, pijn op de borst, pijn in zijn borst, pijn in haar borst, druk op de borst, krijgt geen lucht, krijg geen lucht, ademt niet, kan niet ademen, moeite met ademen, benauwd, bewusteloos, flauwgevallen, flauw gevallen, in elkaar gezakt, wordt niet wakker, reageert niet, stuiptrekkingen, epileptische aanval, bloedt, bloeding, bloedt hevig, overdosis, te veel pillen, vergiftigd, vergiftiging, ingeslikt, allergische reactie, allergische shock, zwelt op, stikt, verslikt, verdrinkt, verdronken, elektrische schok, been gebroken, arm gebroken, gebroken, hoofd gestoten, op zijn hoofd, gewond, zwaargewond, verbrand, brandwond, hevige pijn, hoge koorts, 40 koorts, vliezen gebroken, weeën, dokter nodig, arts nodig, een dokter, een arts, ambulance, ziekenhuis, spoedeisende hulp, eerste hulp, huisartsenpost, zakte in elkaar, loopt blauw aan, blauwe lippen, alle pillen genomen, scheve mond, mond hangt scheef, aangereden, geschept door, een arts nodig",
    fire: "brand, het brandt, in brand, staat in brand, vlammen, vuur in, rook, ruikt naar rook, ruikt naar gas, gaslucht, gaslek, brandlucht, brandalarm, rookmelder, brandweer, explosie, ontploffing, vonken",
    missing:
      "kind is weg, zoon is weg, dochter is weg, kind kwijt, zoontje kwijt, dochtertje kwijt, zoon kwijt, dochter kwijt, vermist",
    police:
      "beroofd, overvallen, overval, ingebroken, inbraak, inbreker, aangevallen, geslagen, mishandeld, verkracht, verkrachting, aangerand, betast, achtervolgd, volgt mij, volgt me, word gevolgd, stalker, bedreigd, bedreigt, ontvoerd, gijzelaar, heeft een mes, mes getrokken, een pistool, schoten, geschoten, neergestoken, bom, politie, iets in mijn drankje, gedrogeerd, iemand in mijn kamer, rammelt aan onze deur, aan het stelen, stelen nu, jatten, aan het openbreken, openbreken, breken in, breekt in",
    theft:
      "gestolen, gejat, bestolen, dief, dieven, diefstal, zakkenroller, zakkenrollers, paspoort gestolen, opengebroken, tas weg, portemonnee weg, portemonnee gejat, gerold",
    loss: "paspoort kwijt, paspoort verloren, paspoort is weg, mijn paspoort niet vinden, portemonnee kwijt, portemonnee verloren, mijn portemonnee is weg, portefeuille kwijt, bankpas kwijt, creditcard kwijt, creditcard verloren, identiteitskaart kwijt, rijbewijs kwijt",
    self_harm:
      "zelfmoord, zelfdoding, mezelf van kant, van kant maken, eind aan mijn leven, einde aan mijn leven, een eind aan maken, niet meer leven, wil dood, wil niet meer, liever dood, mezelf pijn doen, mezelf iets aandoen, mezelf snijden, snij mezelf, beter zonder mij, geen zin meer in het leven, donkere gedachten, zwarte gedachten, zie geen uitweg, wil niet meer leven",
    urgent:
      "noodgeval, spoedgeval, een noodgeval, noodnummer, alarmnummer, sos, help, help mij, help me snel, dringend hulp, hulp nodig, nu hulp nodig, in gevaar, levensgevaar, voel me niet veilig, niet veilig, op leven en dood, is dood, een lijk, opgesloten, vast in de lift, zit vast in de lift, zitten vast in de lift, lift zit vast",
    none: "sterf van de dorst, sterven van de honger, vergaan van de honger, verveel me dood, niemand in gevaar, niemand is in gevaar, niet in gevaar, geen gevaar, geen noodgeval, geen spoed, geen noodgeval, geen spoed, vuurwerk, kampvuur, openhaard, open haard, help me met, help mij met, help me een, help me kiezen, kun je me helpen, kunt u me helpen, hulp bij, hulp nodig bij, bedankt voor de hulp, nooduitgang, sterf van de honger, escape room, mes en vork, gebroken wit, eerste hulp bij kater",
    over: "vals alarm, het is voorbij, is voorbij, alles weer goed, alles goed, alles in orde, alles oké, alles ok, het gaat goed met haar, het gaat goed met hem, het gaat goed met ons, het gaat weer, gaat beter, is stabiel, hebben haar gevonden, hebben hem gevonden, gevonden, was maar, was alleen, het was gewoon, maar een sigaret, gewoon een sigaret, niks gebroken, niets gebeurd, is geblust, is uit nu, geen brand",
    back: "we zijn terug, ik ben terug, terug van het ziekenhuis, terug uit het ziekenhuis, terug van de dokter",
    called:
      "zolang, ondertussen, intussen, tot die tijd, heb gebeld, hebben gebeld, al gebeld, ambulance komt, ambulance is onderweg, zijn onderweg, is onderweg, hulp komt, hulp is onderweg, ze komen, ze zijn er, zijn aangekomen, aan de telefoon, aan de lijn, willen het adres, vragen het adres, vragen naar het adres, vragen de straat, hebben het adres nodig, tot ze er zijn, tot ze komen, ambulance is er, ambulance is hier, politie is er, brandweer is er, ze zijn hier, in de ambulance, zijn in het ziekenhuis",
  },
  house: {
    umbrella:
      "paraplu lenen, paraplu's lenen, paraplu te leen, hebben jullie paraplu's, leenparaplu, paraplu, paraplu's",
    tax_refund: "btw terug, btw terugvragen, tax free, taxfree, btw teruggave",
    tap_water: "kraanwater",
    currency: "met euro, euro's betalen, met euros, welke valuta, welke munt, met kronen",
    tipping: "fooi, fooien, fooi geven, tip geven",
    transport:
      "vliegveld, het vliegveld, naar het vliegveld, van het vliegveld, luchthaven, naar de luchthaven, schiphol, mijn vlucht, onze vlucht, bus, bussen, welke bus, welke metro, welke trein, welke tram, metrokaartje, treinkaartje, buskaartje, openbaar vervoer, het ov, dagkaart, dienstregeling, laatste metro, laatste trein, laatste bus, met de bus, met de metro, met de trein, met de tram, met het ov, tram, trams, trein, treinen, metro, bus naar, trein naar, tram naar, welke lijn, waar uitstappen, uitstappen, overstappen, ov kaart, ov chipkaart, chipkaart, veerboot, ferry, pont, pontje, treinticket, ticket voor de tram, enkeltje, retourtje, strippenkaart, bushalte, tramhalte, metrohalte, streekbus, nachtbus, huurauto, auto huren, een taxi, uber, taxi naar, met de taxi, taxistandplaats, transfer, luchthavenbus, naar de luchthaven komen, vertrekt de trein, vertrekt de bus, intercity, thalys, eurostar, flixbus, de lijn, ov, hoe komen we terug, hoe kom ik terug, hoe komen we thuis, hoe kom ik thuis, nachts terug, nachts naar huis",
    wifi: "wifi, wi fi, wifi wachtwoord, wachtwoord, wachtwoord van de wifi, wificode, internet, netwerk, wifi code",
    breakfast: "ontbijt, ontbijten, ontbijtbuffet, ontbijttijden, ontbijtzaal",
    checkin:
      "check in, checkin, inchecken, inchecktijd, late aankomst, laat aankomen, aankomst, aankomsttijd",
    early_checkin:
      "vroeger inchecken, eerder inchecken, vroeg inchecken, early check in, kamer al klaar, eerder op de kamer, eerder in de kamer",
    checkout:
      "check out, checkout, uitchecken, uitchecktijd, kamer uit, kamer verlaten, vertrektijd, moeten we eruit, moet ik eruit, de kamer uit, uit de kamer, eruit zijn, er uit zijn, vertrekdag, kamer leeg",
    late_checkout:
      "later uitchecken, laat uitchecken, late check out, late checkout, langer op de kamer, kamer langer houden, langer in de kamer",
    extra_night:
      "extra nacht, nacht langer, een nachtje langer, nog een nacht, verblijf verlengen, langer blijven",
    parking:
      "parkeren, parkeerplaats, parkeerplaatsen, parkeergarage, parking, garage, auto kwijt, auto neerzetten, auto laten staan",
    ev_charging: "laadpaal, laadpalen, elektrische auto, auto opladen, auto laden",
    pets: "huisdier, huisdieren, hond, honden, kat, katten, hond mee",
    gym: "gym, fitness, fitnessruimte, sportzaal, sportschool, loopband",
    pool: "zwembad, zwembaden, jacuzzi, bubbelbad, pool",
    spa: "spa, wellness, massage, massages, behandelingen",
    sauna: "sauna, stoombad, hammam",
    laundry:
      "wasserette, wasserij, was doen, kleren wassen, wasmachine, droger, stomerij, wasservice, de was",
    iron: "strijkijzer, strijkplank, strijken",
    towels: "handdoek, handdoeken, badhanddoek, badjas, badjassen, slippers, pantoffels",
    toiletries:
      "tandenborstel, tandpasta, shampoo, douchegel, zeep, scheermes, wc papier, toiletpapier, tissues, tampons, maandverband, pleister, pleisters, douchemuts",
    housekeeping:
      "schoonmaak, kamer schoonmaken, kamer poetsen, schone lakens, lakens, beddengoed, kussen, kussens, deken, dekens, dekbed, niet storen, afval, vuilnis, prullenbak, bed opmaken",
    room_service:
      "roomservice, room service, eten op de kamer, ontbijt op de kamer, ontbijt op bed, naar de kamer brengen, op de kamer eten",
    restaurant: "restaurant, hotelrestaurant, restaurant van het hotel, halfpension, volpension, eetzaal",
    bar: "bar, hotelbar, bar beneden, happy hour",
    minibar: "minibar, koelkast, fles water, flesopener, kurkentrekker, ijsblokjes, wijnglazen",
    kettle:
      "waterkoker, koffiezetapparaat, koffiemachine, koffiecups, theezakjes, magnetron, koffie op de kamer",
    luggage:
      "bagage, koffer, koffers, bagageopslag, bagage achterlaten, koffers achterlaten, koffers stallen, bagage bewaren, tassen laten staan",
    shuttle:
      "shuttle, shuttlebus, pendelbus, transfer, luchthavenvervoer, ophalen van het vliegveld, hotelbus",
    taxi: "taxi, taxi's, uber, taxi bellen, taxi bestellen",
    bikes: "fiets, fietsen, fietsverhuur, fiets huren, fietsen huren, fiets lenen, e bike, elektrische fiets",
    crib: "babybedje, kinderbedje, campingbedje, wiegje, oppas, babysitter, kinderstoel, buggy, kinderwagen, commode, babyfoon",
    extra_bed: "extra bed, bijzetbed, slaapbank, aparte bedden, gescheiden bedden, tussendeur",
    smoking: "roken, rookkamer, rookruimte, asbak, vapen, rookvrij",
    accessibility:
      "rolstoel, rolstoelvriendelijk, invalide, mindervalide, toegankelijk, drempelvrij, slecht ter been, helling",
    safe: "kluis, kluisje, waardevolle spullen",
    invoice:
      "factuur, rekening, mijn rekening, onze rekening, bon, bonnetje, op de kamer zetten, op de kamer schrijven",
    payment:
      "met kaart betalen, pinnen, creditcard, creditcards, contant betalen, contant, apple pay, google pay, amex, geld wisselen, betaalmogelijkheden, kamer betalen",
    deposit: "borg, aanbetaling, waarborgsom, gereserveerd op mijn kaart",
    tourist_tax: "toeristenbelasting, stadsbelasting, bijkomende kosten, extra kosten",
    quiet_hours: "nachtrust, stilte uren, moet het stil zijn, huisregels, feestje op de kamer",
    hairdryer: "föhn, fohn, haardroger, stijltang",
    adapter: "adapter, oplader, laadkabel, stopcontact, stekker, reisstekker, verloopstekker, powerbank",
    aircon: "airco, airconditioning, ventilator",
    heating: "verwarming, radiator, thermostaat, temperatuur op de kamer, kachel",
    tv: "tv, televisie, afstandsbediening, netflix, chromecast, zenders",
    lift: "lift, welke verdieping, trappen, lichtschakelaar",
    keycard:
      "kamerkaart, sleutelkaart, sleutel, sleutels, kamersleutel, sleutel kwijt, pasje kwijt, kamerpas, kaart kwijt, buitengesloten, deurcode, extra sleutel, nieuwe sleutel",
    reception_hours:
      "receptie open, receptie bemand, openingstijden van de receptie, receptie, de receptie, nachtportier, waar is de receptie, nachtsleutel, sleutel voor de nacht, s nachts binnen, laat terug, laat thuis, voordeur op slot, deur op slot, laat binnenkomen",
    lost_and_found:
      "gevonden voorwerpen, vergeten, laten liggen, achtergelaten, telefoon kwijt, portemonnee kwijt, bril kwijt, ring kwijt, hebben jullie gevonden",
    wake_up: "wekdienst, wake up call, wek mij, wek me, wekken, wakker maken",
    meeting_room:
      "vergaderzaal, vergaderruimte, conferentiezaal, printer, printen, uitprinten, instapkaart printen, scannen, kopiëren, werkplek",
    visitors:
      "bezoek op mijn kamer, bezoek ontvangen, bezoek op de kamer, gasten op de kamer, iemand meenemen naar mijn kamer, vriend laten slapen",
    address:
      "adres van het hotel, jullie adres, uw adres, waar is het hotel, waar ligt het hotel, waar zitten jullie, hoe kom ik bij het hotel, hoe komen we bij het hotel, terug naar het hotel, halte bij het hotel",
    contact:
      "telefoonnummer van het hotel, nummer van het hotel, jullie telefoonnummer, jullie nummer, nummer van de receptie, receptie bellen, hotel bellen, jullie email, jullie mail, email van het hotel",
    perks:
      "voordelen, inbegrepen, bij de prijs inbegrepen, inclusief, wat is inbegrepen, faciliteiten, korting voor gasten, spaarpunten, welkomstdrankje, spelletjes lenen",
    room: "upgrade, andere kamer, van kamer wisselen, kamer wisselen, grotere kamer, rustigere kamer, kamer met uitzicht, kamer met bad, kamer op de begane grond, ligbad, soorten kamers, kamertypes",
  },
  purpose: {
    weather:
      "het weer, weer morgen, weer wordt, wat voor weer, welk weer, weerbericht, weersvoorspelling, gaat het regenen, regent het, sneeuwt het, hoe koud wordt het, hoe warm wordt het, schijnt de zon, paraplu nodig, hoe warm, hoe koud, wordt het warm, wordt het koud, wordt het mooi, slecht weer voorspeld, paraplu mee, regenjas nodig, regenjas mee, temperatuur, temperaturen, graden, hoeveel graden, gaat het sneeuwen, gaat het waaien, onweer voorspeld, voorspelling, voorspellingen, weersverwachting, weerapp, blijft het droog, is het droog, blijft het mooi, wat moet ik aantrekken, warme jas nodig, dikke jas, sneeuw voorspeld, regen voorspeld, bewolkt, wordt het zonnig, hoeveel regen, storm op komst, is het koud, koud buiten, buiten koud, s avonds koud, koud in de avond, hoe laat gaat de zon op, wanneer komt de zon op, wanneer wordt het donker, wordt het donker",
    past: "gisteren, gisteravond, eergisteren, vannacht, vorige week, dagen geleden",
    house:
      "in het hotel, het hotel, van het hotel, in dit hotel, in ons hotel, bij jullie, bij u, op de kamer, op mijn kamer, op onze kamer, in de kamer, in mijn kamer, mijn kamer, onze kamer, de kamer, naar de kamer, jullie, in de lobby, lobby, voor gasten, hotelgasten, beneden, inbegrepen, inclusief, in huis, lenen, uitlenen, te leen, lenen jullie",
    asks: "hebben jullie, heeft u, heb je, is er, zijn er, bieden jullie, kan ik, kunnen we, kan je, mag ik, mogen we, mag je, toegestaan, is het toegestaan, lenen, te leen, ik heb nodig, we hebben nodig, nodig, accepteren jullie, accepteert u, hier, nog een, brengen, ik wil graag, kunnen jullie, kunt u",
    human:
      "met een mens praten, met een mens, een mens, een echt mens, echt persoon, echte persoon, iemand spreken, met iemand praten, met iemand spreken, een medewerker, medewerker, klantenservice, met de receptie praten, de receptie spreken, met de receptie, de manager, manager spreken, de directeur, leidinggevende, verantwoordelijke, personeel, iemand van het hotel, bel mij, bel me, belt u mij, terugbellen, bel me terug, verbind me door, doorverbinden, kunt u mij doorverbinden, live chat, geen bot, geen robot, ben je een robot, ben je een bot, ben je een mens, ben je echt, stuur iemand, iemand sturen, kan er iemand komen, iemand langskomen, iemand naar boven",
    complaint:
      "klacht, klachten, klagen, ik wil klagen, onacceptabel, walgelijk, smerig, vies, vuil, niet schoongemaakt, niet schoon, kapot, stuk, defect, doet het niet, doen het niet, werkt niet, werkt niet meer, werken niet, verstopt, lekt, lekkage, overstroomd, geen warm water, geen water, geen stroom, stroomstoring, douche is koud, kakkerlak, kakkerlakken, bedwantsen, schimmel, stinkt, ruikt vies, stank, lawaai, herrie, te luid, veel te luid, luidruchtig, buren maken, kunnen niet slapen, kan niet slapen, onbeschoft, onbeleefd, slechte service, slecht geholpen, waardeloos, verschrikkelijk, vreselijk, belachelijk, geld terug, terugbetaling, dubbel afgeschreven, te veel betaald, teleurgesteld, teleurstellend, oplichting, verkeerde kamer, haren in, wacht al, wachten al, niemand gekomen, nooit gekomen, ontevreden, slechtste hotel, ijskoud",
    booking:
      "tafel reserveren, reserveer een tafel, tafel boeken, tafel voor, een tafel, reserveren, reserveer, reservering, boeken, boek, boek die, boeking, taxi bellen, bel een taxi, taxi bestellen, bestel een taxi, taxi naar het vliegveld, kaartjes kopen, kaartjes voor, tickets kopen, tickets voor, kamer boeken, boek een kamer, massage boeken, auto huren, huurauto, annuleren, annuleer, afzeggen, reservering annuleren, boeking annuleren, reservering wijzigen, boeking wijzigen, verzet onze tafel, afspraak maken",
    abuse:
      "klootzak, hoer, kut, kutbot, lul, eikel, kanker, tering, tyfus, rot op, flikker op, fuck, fuck you, idioot, dom, domme bot, je bent dom, stom, sukkel, mongool, debiel, hou je bek, hou je mond, trut, teef, neuken, nutteloos, naaktfoto's, naakt, seks, porno, prostituee, prostituees, escort, bordeel, ik vermoord je, ik maak je af, ik haat je",
    not_ours:
      "huiswerk, wortel van, gedicht, python, programmeren, vertaal, vertalen, politiek, minister president, hoofdstad van, grap, mop, bitcoin, het weer, weer morgen, weersvoorspelling, opstel, recept, belastingaangifte, cv, sollicitatiebrief, wiskunde, zet een alarm, wekker zetten, zet de wekker, timer, herinner me, herinnering, boodschappenlijst, agenda, kalender, speel muziek, speel, liedje, playlist, podcast, luisterboek, volume, doe het licht aan, licht aan, licht uit, stofzuiger, nieuws, het nieuws, voetbaluitslag, wie heeft gewonnen, wie is de, wie heeft uitgevonden, hoe oud is, wisselkoers, beurs, aandelen, horoscoop, definitie, wat betekent, bereken, vergelijking, prompt, alexa, siri, hypotheek, lening",
  },
};
