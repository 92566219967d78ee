import type { Purposes } from "../purposes.ts";

export const purposes: Purposes = {
  emergency: {
    harm: "blod, bløder, trækker vejret, ånder, vejret, smerte, smerter, ondt, gør ondt, såret, skadet, besvimet, besvimede, faldet om, hævet, hæver, kaster op, feber, brænder, brændt, røg, flammer, gnister, gnistrer, kniv, våben, pistol, slået, slår, følger efter, forfulgt, truer, truet, skriger, råber, bange, angst, panik, græder, død, dør, døde, døende, dræbe, piller, gift, drukner, druknet, stoffer, faldt, faldet, sår, skåret, ulykke, kørt ned, påkørt, politi, læge, hospital, skadestue, forsvundet, savnet, fanget, sidder fast, låst inde, fare, farlig, hjerte, brystet, bleg, bevidstløs, vågner, kvæles, følelsesløs, svimmel, udslæt, bidt, stukket, ryster, kramper, hoppe, slagsmål, stjålet, syg, dement, alzheimer, sukkersyge, svarer ikke, puls, gas, vandet er gået, kan ikke finde, ikke mærke, i vandet, farvel, orker ikke, skydevåben, gevær, opvaskemiddel, klorin, håndled, sovepiller, slår en kvinde, i kanalen, ende mit liv, gøre en ende, på broen, på kanten, mørke tanker, medicin, insulin, inhalator, recept, tandpine, tand, betændt, betændelse, veer, ankel, anklen, pas, pung, tegnebog, brækket, ambulance, ambulancen, brand",
    calm: "ikke akut, ikke en nødsituation, haster ikke, det haster ikke, ikke alvorligt, intet alvorligt, ikke noget der haster, intet der haster",
    police_later:
      "politiet ikke akut, ikke akut politi, politiets servicenummer, melde det til politiet, anmelde det til politiet, anmelde til politiet",
    embassy: "ambassade, ambassaden, konsulat, konsulatet",
    doctor:
      "lægevagt, lægevagten, vagtlæge, vagtlægen, akuttelefonen, tandpine, ondt i tanden, tandlæge, ondt i halsen, ørepine, ondt i øret, feber, har feber, forkølet, madforgiftning, solskoldet, forstuvet, vrikket om, vrikket foden, kaster op, kastet op, diarré",
    medical:
      "kan ikke svømme, faldt i vandet, faldet i vandet, faldt i kanalen, faldet i kanalen, faldt i havnen, gik under, hjerteanfald, hjertestop, hjertetilfælde, slagtilfælde, blodprop, ondt i brystet, smerter i brystet, trykken for brystet, kan ikke få luft, får ikke luft, kan ikke trække vejret, trækker ikke vejret, trækker vejret dårligt, svært ved at trække vejret, bevidstløs, besvimet, besvimede, faldet om, faldt om, vågner ikke, reagerer ikke, krampeanfald, epileptisk anfald, bløder, blødning, overdosis, for mange piller, forgiftet, forgiftning, slugt, allergisk reaktion, allergisk chok, hæver op, kvælning, ved at kvæles, kvæles, drukner, druknet, elektrisk stød, brækket benet, brækket armen, brækket, slået hovedet, slog hovedet, kommet til skade, alvorligt såret, såret, forbrændt, brændt sig, stærke smerter, høj feber, 40 i feber, vandet er gået, veer, brug for en læge, brug for læge, har brug for en læge, ring efter en læge, ambulance, hospital, hospitalet, skadestue, skadestuen, lægevagt, lægevagten, til lægen, svarer ikke, blå i hovedet, blå læber, taget alle pillerne, taget alle mine piller, hængende mundvig, vandet gik, kørt ned, påkørt, bruge en læge, bruge læge",
    fire: "brand, ildebrand, det brænder, brænder, i flammer, røg, lugter af røg, lugter brændt, lugter af gas, gaslugt, gaslæk, brandalarm, røgalarm, brandvæsen, brandvæsenet, eksplosion, eksploderet, gnister",
    missing:
      "barn er væk, søn er væk, datter er væk, kan ikke finde min søn, kan ikke finde min datter, kan ikke finde vores barn, kan ikke finde mit barn, forsvundet, er forsvundet",
    police:
      "røvet, røveri, overfaldet, overfald, indbrud, brudt ind, angrebet, slået mig, slår mig, tæsket, voldtaget, voldtægt, befamlet, gramset, følger efter mig, bliver forfulgt, forfølger mig, stalker, truet, truer mig, kidnappet, gidsel, har en kniv, med kniv, knivstukket, skud, skyder, bombe, politiet, politi, anmelde, noget i min drink, ind på mit værelse, rusker i vores dør, ved at stjæle, stjæler, bryder ind, ved at bryde, bryder op, indbrudstyv",
    theft:
      "taget min taske, tog min taske, taget min pung, stjålet, stjal, bestjålet, tyv, tyve, tyveri, lommetyv, lommetyve, brudt op, taske er væk, pung er væk, pungen er væk, nappet min, hugget min",
    loss: "mistet mit pas, tabt mit pas, pas er væk, passet er væk, mit pas er væk, mistet passet, kan ikke finde mit pas, mistet min pung, tabt min pung, pungen er væk, min pung er væk, mistet mit kreditkort, mistet mit bankkort, tabt mit kort, mistet mit id kort, mistet mit kørekort, glemt min pung",
    self_harm:
      "slå mig selv ihjel, tage mit eget liv, tage mit liv, selvmord, begå selvmord, ikke leve mere, ikke leve længere, vil dø, ønsker at dø, gøre en ende på, gøre mig selv noget, skade mig selv, skære mig selv, skærer mig selv, bedre uden mig, ingen grund til at leve, slut med det hele, orker ikke livet, mørke tanker, sorte tanker, ser ingen udvej, vil ikke leve mere",
    urgent:
      "nødsituation, nødstilfælde, akut, alarmcentralen, nødnummer, alarmnummer, sos, hjælp, hjælp mig, skynd jer, brug for hjælp nu, akut hjælp, i fare, livsfare, ikke tryg, føler mig ikke sikker, på liv og død, er død, et lig, spærret inde, sidder fast i elevatoren, fanget i elevatoren, elevatoren sidder fast",
    none: "dø af tørst, dør af tørst, dø af kedsomhed, keder os ihjel, ingen er i fare, ingen i fare, ikke i fare, ikke en nødsituation, ingen fare, ikke brand, ingen brand, ikke akut, ikke en nødsituation, fyrværkeri, bål, bålplads, pejs, pejseild, hjælp til, hjælp med, hjælp mig med, hjælp mig at finde, hjælp mig med at finde, kan du hjælpe, tak for hjælpen, nødudgang, dø af sult, dør af sult, escape room, kniv og gaffel, røget, skud på, brandvarm",
    over: "falsk alarm, det er overstået, det er ovre, alt er godt igen, alt er godt, alt er fint, alt er okay, hun er okay, han er okay, hun har det fint, han har det fint, hun har det godt, han har det godt, vi har det fint, jeg har det fint, har det bedre, vi fandt hende, vi fandt ham, fundet hende, fundet ham, det var bare, det var kun, bare en cigaret, kun en cigaret, der skete ikke noget, intet brækket, er slukket, ingen brand",
    back: "vi er tilbage, jeg er tilbage, tilbage fra hospitalet, tilbage fra lægen",
    called:
      "så længe, imens, i mellemtiden, indtil da, jeg har ringet, vi har ringet, har ringet, ambulancen kommer, ambulancen er på vej, de er på vej, er på vej, hjælpen er på vej, de kommer, de er her, er kommet, er ankommet, i telefonen, spørger om adressen, vil have adressen, skal bruge adressen, spørger hvilken etage, indtil de kommer, til de kommer, ambulancen er her, politiet er her, brandvæsenet er her, lægen er her, i ambulancen, er på hospitalet",
  },
  house: {
    umbrella:
      "låne en paraply, låner i paraplyer, låne paraply, har i paraplyer, har i en paraply, paraply, paraplyer",
    tax_refund: "momsrefusion, moms retur, tax free, taxfree, få momsen",
    tap_water: "postevand, drikke vandet",
    currency: "med euro, betale i euro, hvilken valuta",
    tipping: "drikkepenge, give drikkepenge, tips til tjeneren",
    transport:
      "lufthavn, lufthavnen, til lufthavnen, fra lufthavnen, mit fly, vores fly, bus, bussen, busser, hvilken bus, hvilket tog, hvilken metro, metrobillet, togbillet, busbillet, offentlig transport, kollektiv trafik, rejsekort, dagskort, køreplan, køreplaner, sidste metro, sidste tog, sidste bus, med bus, med bussen, med metro, med metroen, med tog, med toget, sporvogn, sporvognen, hvilken sporvogn, letbane, letbanen, metro, metroen, intercity, toget, tog til, rutebil, færge, færgen, hvilken linje, natbus, gå eller metro, chaufføren, en vogn, transport, stoppested, stoppestedet, hvordan kommer vi hjem, hvordan kommer jeg hjem, komme hjem igen, kommer vi tilbage, hvordan kommer jeg tilbage, hjem om natten",
    wifi: "wifi, wi fi, wifi kode, kode til wifi, koden til wifi, wifi adgangskode, trådløst net, netværk, internet, internettet, adgangskode, password, hotspot",
    breakfast: "morgenmad, morgenmaden, morgenbuffet, morgenmadsbuffet, morgenmadstid",
    checkin:
      "check in, checkin, indtjekning, tjekke ind, tjek ind, sen ankomst, ankomme sent, ankomst, ankommer sent",
    early_checkin:
      "tidlig indtjekning, tidlig check in, tjekke ind tidligt, tjekke tidligt ind, tjekke ind tidligere, værelset klar, tidligere ind på værelset",
    checkout:
      "check out, checkout, udtjekning, tjekke ud, tjek ud, afrejse, være ude af værelset, skal vi være ude, skal jeg være ude, forlade værelset, ude af værelset, ude senest, afrejsedag, afrejsedagen, forlade vores værelse, aflevere værelset",
    late_checkout:
      "sen udtjekning, sen check out, tjekke ud senere, tjekke senere ud, tjekke sent ud, beholde værelset længere, have værelset længere, blive på værelset til",
    extra_night:
      "en nat mere, en ekstra nat, ekstra nat, forlænge opholdet, forlænge vores ophold, forlænge mit ophold, blive længere, blive en nat til",
    parking:
      "parkering, parkeringsplads, parkeringspladser, parkere, p plads, p hus, parkeringskælder, garage, stille bilen, sætte bilen",
    ev_charging: "ladestander, ladestandere, elbil, oplade bilen, lade bilen, opladning af bil",
    pets: "kæledyr, husdyr, hund, hunde, hunden, kat, katte, katten",
    gym: "fitness, fitnessrum, fitnesscenter, træningsrum, motionsrum, gym, løbebånd, træne",
    pool: "pool, poolen, swimmingpool, svømmebassin, svømmepøl, jacuzzi, boblebad, spabad",
    spa: "spa, wellness, massage, massager, behandlinger, spaen",
    sauna: "sauna, saunaen, dampbad, hammam",
    laundry:
      "vasketøj, vaske tøj, vasket tøj, vasker i tøj, vaskeri, vaskemaskine, tørretumbler, rens, renseri, tøjvask, møntvask",
    iron: "strygejern, strygebræt, stryge",
    towels: "håndklæde, håndklæder, badehåndklæde, badekåbe, badekåber, hjemmesko, tøfler",
    toiletries:
      "tandbørste, tandpasta, shampoo, balsam, sæbe, shower gel, barberskraber, toiletpapir, wc papir, bind, tamponer, plaster, badehætte",
    housekeeping:
      "rengøring, rengøringen, gøre rent på, gøre rent på værelset, rengøre værelset, skifte sengetøj, sengetøj, lagner, rene lagner, dyne, dyner, pude, puder, ekstra pude, tæppe, ikke forstyrre, affald, affaldet, skraldespand, rede seng",
    room_service:
      "roomservice, room service, roomservice menukort, mad på værelset, mad op på værelset, morgenmad på værelset, morgenmad på sengen, spise på værelset, bragt op",
    restaurant: "restaurant, restauranten, hotellets restaurant, halvpension, helpension",
    bar: "bar, baren, hotelbar, hotellets bar, tagbar, happy hour",
    minibar:
      "minibar, minibaren, køleskab, vandhanen, vandet fra hanen, flaske vand, oplukker, proptrækker, vinglas, isterninger",
    kettle:
      "elkedel, kaffemaskine, kaffemaskinen, kaffekapsler, tebreve, mikrobølgeovn, mikroovn, kaffe på værelset",
    luggage:
      "bagage, bagagen, kuffert, kufferter, kufferten, bagageopbevaring, opbevare bagage, stille bagagen, stille vores kufferter, opbevare tasker",
    shuttle:
      "shuttle, shuttlebus, lufthavnsbus, transfer, hente os i lufthavnen, hente mig i lufthavnen, hotelbus, afhentning i lufthavnen",
    taxi: "taxa, taxi, taxaer, uber, ringe efter en taxa, bestille en taxa",
    bikes: "cykel, cykler, låne cykler, leje cykler, cykeludlejning, elcykel, elcykler",
    crib: "barneseng, babyseng, tremmeseng, babysitter, børnepasning, højstol, barnestol, barnevogn, klapvogn, puslebord, babyalarm",
    extra_bed:
      "ekstra seng, opredning, ekstra opredning, sovesofa, separate senge, to enkeltsenge, dør imellem",
    smoking: "ryge, rygning, rygerværelse, rygeområde, askebæger, cigaret, vape, ikke ryger, røgfrit",
    accessibility:
      "kørestol, kørestolsvenlig, handicapvenlig, handicap, rampe, trinfri, gangbesværet, tilgængelighed",
    safe: "pengeskab, pengeskabet, boks på værelset, værdiboks, værdigenstande, værdier",
    invoice:
      "regning, regningen, min regning, vores regning, faktura, kvittering, kvitteringen, bon, skrive på værelset, sætte det på værelset",
    payment:
      "betale med kort, kreditkort, dankort, mobilepay, betale kontant, kontanter, apple pay, google pay, amex, veksle penge, betalingsmuligheder, betale for værelset",
    deposit: "depositum, depositummet, reserveret på mit kort, forudbetaling",
    tourist_tax: "turistskat, turistafgift, byskat, ekstra gebyrer, gebyr, gebyrer",
    quiet_hours: "ro om natten, skal der være ro, stilletid, husorden, fest på værelset",
    hairdryer: "hårtørrer, føntørrer, føn, glattejern",
    adapter: "adapter, stikadapter, oplader, opladerkabel, ladekabel, stikkontakt, stik, powerbank",
    aircon: "aircondition, airconditionen, klimaanlæg, aircon, ventilator, blæser",
    heating:
      "varme på værelset, skruer man op for varmen, skrue op for varmen, radiator, radiatoren, termostat, varmen, temperaturen på værelset",
    tv: "tv, fjernsyn, fjernsynet, tvet, fjernbetjening, netflix, chromecast, kanaler",
    lift: "elevator, elevatoren, hvilken etage, hvilken sal, trapper, lyskontakt",
    keycard:
      "nøglekort, nøglekortet, nøgle, nøglen, mistet nøgle, tabt mit nøglekort, mistet mit nøglekort, låst ude, låst mig ude, dørkode, koden til døren, ekstra nøgle, ny nøgle",
    reception_hours:
      "receptionen åben, reception åben, receptionens åbningstider, receptionen bemandet, reception, receptionen, natportier, hvor er receptionen, natnøgle, nøgle om natten, komme ind om natten, komme sent hjem, kommer sent hjem, hoveddøren låst, døren låst, låser i døren",
    lost_and_found:
      "hittegods, glemte, glemt noget, glemt min, glemt mit, efterladt, efterlod, mistet min telefon, tabt min telefon, mistet min pung, tabt min pung, fundet min, fundet mit, glemte min",
    wake_up: "vækning, vække mig, vække os, væk mig, vækkeopkald, morgenvækning",
    meeting_room:
      "mødelokale, mødelokaler, konferencelokale, printer, printe, udskrive, print mit boardingkort, scanne, kopiere, sidde og arbejde",
    visitors:
      "besøg på værelset, gæster på værelset, have besøg, have gæster, overnattende gæst, tage en ven med op",
    address:
      "hotellets adresse, adressen på hotellet, jeres adresse, hvor ligger hotellet, hvor ligger i, hvor er hotellet, hvordan kommer jeg til hotellet, hvordan kommer vi til hotellet, tilbage til hotellet, vejen til hotellet, busstop ved hotellet",
    contact:
      "hotellets telefonnummer, telefonnummer til hotellet, jeres telefonnummer, jeres nummer, nummer til receptionen, nummeret til receptionen, ringe til hotellet, ringe til receptionen, jeres mail, jeres email, hotellets mail",
    perks:
      "fordele, inkluderet, hvad er inkluderet, med i prisen, faciliteter, rabat til gæster, velkomstdrink, bonuspoint, brætspil vi kan låne, låne brætspil",
    room: "opgradering, opgradere, andet værelse, skifte værelse, bytte værelse, større værelse, roligere værelse, værelse med havudsigt, værelse med badekar, værelse i stueetagen, værelsestyper, badekar, forskellen på jeres værelser",
  },
  purpose: {
    weather:
      "vejr, vejret, vejrudsigt, vejrudsigten, regner det, bliver det regn, kommer det til at regne, vil det regne, sner det, hvor koldt bliver det, hvor varmt bliver det, hvor koldt er det, hvor varmt er det, bliver det solskin, skal jeg have paraply med, blæst, blæser det, meget blæst, vejrmæssigt, vejret i morgen, regner det i morgen, bliver det sol, bliver det varmt, bliver det koldt, hvor mange grader, hvor varmt, hvor koldt, temperatur, temperaturen, skal jeg have paraply, brug for paraply, kommer der sne, storm, udsigten for, solskin i morgen, hvornår går solen ned, hvornår er solnedgang, er det koldt, koldt om aftenen, koldt udenfor, koldt ude, hvornår står solen op, hvornår er solopgang, solopgang kl, hvornår bliver det mørkt, bliver det mørkt",
    past: "i går, i aftes, i forgårs, i nat, sidste uge, dage siden",
    house:
      "på hotellet, på dette hotel, på vores hotel, hotellet, hotellets, i huset, hos jer, på værelset, på mit værelse, på vores værelse, til værelset, mit værelse, vores værelse, jeres, i lobbyen, lobbyen, for gæster, hotelgæster, nedenunder, inkluderet, med i prisen, låne mig, låne os, jeg låne, vi låne, udlåner",
    asks: "har i, har de, er der, findes der, tilbyder i, kan jeg, kan vi, kan man, må jeg, må vi, må man, er det tilladt, tilladt, låne, jeg mangler, vi mangler, jeg skal bruge, vi skal bruge, jeg har brug for, vi har brug for, tager i, tager i imod, her, kan i, en ekstra, kan jeg få, kan vi få",
    human:
      "tale med et menneske, snakke med et menneske, et menneske, en rigtig person, rigtigt menneske, rigtig person, levende person, tale med nogen, snakke med nogen, tale med receptionen, snakke med receptionen, tale med en medarbejder, snakke med en medarbejder, en medarbejder, kundeservice, personalet, personale tak, chefen, hotelchefen, direktøren, din leder, en ansvarlig, ring til mig, ring mig op, ringe mig op, ringe op, stil mig om, stille mig om, omstillingen, viderestil mig, bemandet chat, ikke en robot, er du en robot, er du et menneske, er du en bot, send en op, send nogen op, komme nogen op, tage det over telefonen",
    complaint:
      "klage, klager, jeg vil klage, reklamation, uacceptabelt, klamt, ulækkert, beskidt, snavset, ikke rengjort, ingen har gjort rent, gået i stykker, i stykker, defekt, virker ikke, fungerer ikke, duer ikke, kan ikke skylle, tilstoppet, drypper, oversvømmet, intet varmt vand, ikke varmt vand, ingen varmt vand, ikke noget vand, ingen strøm, strømsvigt, bruseren er kold, kakerlak, kakerlakker, væggelus, skimmel, stinker, lugter dårligt, larmer, for meget larm, støj, byggestøj, kan ikke sove, uforskammet, uforskammede, dårlig service, elendig, elendigt, forfærdelig, forfærdeligt, refundering, pengene tilbage, penge igen, trukket to gange, opkrævet for meget, skuffet, skuffende, snyd, forkert værelse, et hår i, hår i sengen, hår i badet, hår i maden, hår i afløbet, ventet i, venter stadig, ingen kom, kom aldrig, utilfreds, værste hotel, hundekoldt",
    booking:
      "bestille bord, bestil bord, bestille et bord, bestil et bord, reservere et bord, reserver et bord, bord til, reservere, reserver, reservation, booke, book, book den, book det, booking, bestille en taxa, bestil en taxa, ringe efter en taxa, ring efter en taxa, taxa til lufthavnen, købe billetter, køb billetter, bestille billetter, bestil billetter, billetter til, bestille et værelse, book et værelse, bestil en massage, leje en bil, lej en bil, afbestille, afbestil, annullere, annuller, aflyse, aflys, ændre reservation, ændre min reservation, ændre min booking, flyt vores bord, bestille tid",
    abuse:
      "røvhul, fuck, fuck dig, fuck af, kælling, luder, møgkælling, svin, pis af, skrid, idiot, dum, du er dum, dumme bot, spasser, hold kæft, luk røven, rend mig, ubrugelig, nøgenbilleder, nøgen, sex, porno, prostitueret, prostituerede, escort, bordel, jeg slår dig ihjel, slå dig ihjel, jeg hader dig, skide bot, lort",
    not_ours:
      "digt, hovedstaden i, hovedstad, kode et program, programmering, python, oversæt, oversætte, vittighed, politik, aktier, aktie, bitcoin, vejret, vejrudsigt, statsminister, lektier, stil, kvadratroden, opskrift, jobansøgning, sæt en alarm, vækkeur, påmind mig, mind mig om, indkøbsliste, kalender, spil musik, afspil, playliste, podcast, lydbog, volumen, tænd lyset, sluk lyset, støvsuger, nyheder, nyhederne, fodboldresultat, hvem vandt, hvem er, hvem opfandt, hvor gammel er, hvor høj er, valutakurs, børsen, horoskop, definition, hvad betyder, beregn, ligning, matematik, prompt, alexa, siri, lån, skat",
  },
};
