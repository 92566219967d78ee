import type { Purposes } from "../purposes.ts";

export const purposes: Purposes = {
  emergency: {
    harm: "sang, saigne, saigner, respire, respirer, souffle, halète, douleur, douleurs, blessé, blessée, blessure, évanoui, évanouie, malaise, effondré, effondrée, enflé, enfle, gonfle, gonflé, vomit, vomi, fièvre, brûlant, brûlante, brûlé, brûlure, brûle, fumée, flammes, étincelles, couteau, arme, pistolet, frappé, frappe, tape, suivie, suivi, menace, menacé, menacée, crie, hurle, peur, panique, pleure, mort, morte, meurt, mourir, tuer, cachets, comprimés, poison, noie, noyé, ivre, drogue, tombé, tombée, chute, plaie, coupé, coupure, accident, renversé, renversée, police, médecin, docteur, hôpital, urgences, samu, pompiers, disparu, disparue, perdu mon fils, introuvable, coincé, coincée, bloqué, enfermé, danger, dangereux, cœur, coeur, poitrine, pâle, bleues, inconscient, réveille, réveiller, étouffe, engourdi, vertiges, boutons, mordu, piqué, tremble, convulse, sauter, bagarre, volé, malade, alzheimer, diabétique, guêpe, répond plus, répond pas, ne répond, de travers, pouls, convulsions, perdu les eaux, essaie d'ouvrir, fuite de gaz, gaz, incendie, fusil, détergent, javel, poignets, somnifères, frappe une femme, tape sa femme, dans le canal, en finir, plus envie de vivre, sur le pont, au bord, idées noires, médicament, médicaments, insuline, ventoline, ordonnance, rage de dents, dent, infecté, infection, contractions, cheville, poignet, passeport, portefeuille, porte-monnaie, cassé, ambulance",
    calm: "pas une urgence, pas urgent, rien d'urgent, pas grave, rien de grave, sans urgence, ça ne presse pas",
    police_later:
      "police non urgent, police sans urgence, porter plainte, déposer plainte, déposer une plainte, déclarer à la police, faire une déclaration à la police",
    embassy: "ambassade, l'ambassade, consulat, le consulat, d'ambassade",
    doctor:
      "médecin de garde, docteur de garde, sos médecins, 116117, mal de dents, mal aux dents, rage de dents, dentiste, mal de gorge, mal à la gorge, mal à l'oreille, mal aux oreilles, fièvre, a de la fièvre, un rhume, enrhumé, intoxication alimentaire, coup de soleil, foulé, foulure, entorse, tordu la cheville, tordu le genou, vomit, vomi, diarrhée",
    medical:
      "ne sait pas nager, sait pas nager, tombé à l'eau, tombée à l'eau, tombé dans le canal, tombée dans le canal, tombé dans l'eau, crise cardiaque, infarctus, arrêt cardiaque, avc, mal à la poitrine, douleur à la poitrine, douleurs à la poitrine, douleur dans la poitrine, n'arrive pas à respirer, n'arrive plus à respirer, ne respire plus, ne respire pas, respire plus, du mal à respirer, inconscient, inconsciente, évanoui, évanouie, s'est évanoui, perdu connaissance, ne se réveille pas, se réveille pas, convulsions, crise d'épilepsie, saigne, saigne beaucoup, hémorragie, overdose, surdose, trop de médicaments, trop de cachets, empoisonné, intoxication, avalé une, a avalé, réaction allergique, choc allergique, choc anaphylactique, gonfle, étouffe, s'étouffe, se noie, noyé, électrocuté, jambe cassée, bras cassé, s'est cassé, me suis cassé, cogné la tête, blessé, blessée, brûlé, brûlée, douleurs atroces, forte fièvre, perdu les eaux, contractions, besoin d'un médecin, besoin d'un docteur, appelez un médecin, ambulance, samu, hôpital, l'hôpital, urgences, les urgences, le médecin de garde, voir un médecin, s'est écroulé, s'est effondré, s'écroule, s'effondre, réveille plus, répond plus, tout bleu, lèvres bleues, pris tous mes cachets, avalé tous, avalé une pile, bouche tordue, perds les eaux, renversé par, percuté par, me faut un médecin, faut un médecin",
    fire: "feu, au feu, le feu, prend feu, en feu, incendie, brûle, ça brûle, flammes, de la fumée, fumée, odeur de gaz, sent le gaz, fuite de gaz, odeur de brûlé, sent le brûlé, alarme incendie, détecteur de fumée, pompiers, explosion, étincelles",
    missing:
      "enfant a disparu, fils a disparu, fille a disparu, a disparu, disparu, ne trouve plus mon fils, ne trouve plus ma fille, ne trouvons plus, trouve plus mon fils, trouve plus ma fille, perdu mon enfant, perdu mon fils, perdu ma fille",
    police:
      "cambriolé, cambriolage, braqué, agressé, agressée, agression, attaqué, frappé, me frappe, battue, violée, viol, harcèle, peloté, me suit, suis suivi, me suivre, menacé, menace, menacée, kidnappé, otage, couteau, un couteau, a une arme, arme à feu, coups de feu, poignardé, bombe, police, la police, porter plainte, déposer plainte, mis quelque chose dans mon verre, drogué, essaie d'entrer, quelqu'un dans ma chambre, en train de voler, volent, me vole, nous vole, est en train de piquer, fracturent, forcent notre voiture, cambriolent",
    theft:
      "volé, volée, on m'a volé, vol, me suis fait voler, voleur, voleurs, pickpocket, me piquer mon, piqué mon sac, piqué mon téléphone, arraché mon sac, plus mon portefeuille",
    loss: "perdu mon passeport, passeport perdu, plus mon passeport, trouve plus mon passeport, égaré mon passeport, perdu mon portefeuille, perdu mon porte monnaie, portefeuille perdu, plus mon portefeuille, trouve plus mon portefeuille, perdu ma carte bancaire, perdu ma carte bleue, perdu ma carte de crédit, perdu ma carte d'identité, perdu mes papiers, égaré mon portefeuille, perdu mon permis",
    self_harm:
      "me suicider, suicide, suicidaire, me tuer, mettre fin à mes jours, en finir, plus envie de vivre, envie de mourir, veux mourir, plus vivre, mourir, me faire du mal, fais du mal, me scarifier, mieux sans moi, plus de raison de vivre, idées noires, pensées noires, plus aucune issue, n'en peux plus de vivre",
    urgent:
      "urgence, une urgence, c'est urgent, numéro d'urgence, numéros d'urgence, sos, au secours, secours, à l'aide, aidez moi vite, aide immédiate, en danger, en sécurité, pas en sécurité, danger de mort, vie ou de mort, est mort, est morte, un cadavre, coincé dans l'ascenseur, coincée dans l'ascenseur, coincés dans l'ascenseur, bloqué dans l'ascenseur, bloqués dans l'ascenseur, ascenseur bloqué",
    none: "meurs de soif, meurt de soif, meurt de faim, crève de faim, crève la dalle, mourir d'ennui, pas en danger, personne en danger, personne n'est en danger, aucun danger, pas de danger, pas une urgence, pas une urgence, pas urgent, feu d'artifice, feux d'artifice, feu de camp, feu de bois, au coin du feu, cheminée, sortie de secours, meurs de faim, mourir de faim, mourir de rire, mort de faim, escape game, coup de feu en cuisine, à couteaux tirés, disparue depuis, vol pour, vol à, mon vol, notre vol, vol retardé, vol de retour, numéro de vol, couteau suisse",
    over: "fausse alerte, c'est fini, c'est passé, tout va bien, tout est rentré dans l'ordre, elle va bien, il va bien, on va bien, ça va mieux, va mieux, il est stable, elle est stable, on l'a retrouvé, on l'a retrouvée, l'avons retrouvé, l'avons retrouvée, c'était juste, c'était seulement, ce n'était que, juste une cigarette, plus de peur que de mal, rien de cassé, c'est éteint, pas de feu, pas un incendie",
    back: "je suis revenu, je suis rentré, on est revenus, on est rentrés, nous sommes revenus, nous sommes rentrés, rentrés de l'hôpital, revenus de l'hôpital, on revient de",
    called:
      "en attendant, entre temps, d'ici là, j'ai appelé, on a appelé, nous avons appelé, ils arrivent, les secours arrivent, l'ambulance arrive, ils sont en route, sont en route, est en route, ils sont là, sont arrivés, au téléphone, en ligne avec, veulent l'adresse, demandent l'adresse, demandent la rue, demandent l'étage, ont besoin de l'adresse, en attendant qu'ils, jusqu'à ce qu'ils, en les attendant, l'ambulance est là, les pompiers sont là, le samu est là, la police est là, le médecin est là, dans l'ambulance, on est à l'hôpital, nous sommes à l'hôpital",
  },
  house: {
    umbrella:
      "prêter un parapluie, prêtez des parapluies, prêtez vous des parapluies, emprunter un parapluie, avez vous des parapluies, avez vous un parapluie, parapluie, parapluies",
    tax_refund: "détaxe, la détaxe, détaxer, tax free",
    tap_water: "eau du robinet, l'eau du robinet, robinet est elle potable, eau est potable",
    currency:
      "payer en euros, paie en euros, paye en euros, quelle monnaie, quelle devise, euros ou en couronnes, en euros ou",
    tipping: "pourboire, pourboires, laisser un pourboire, service compris",
    transport:
      "aéroport, l'aéroport, à l'aéroport, de l'aéroport, mon vol, notre vol, bus, autobus, quel bus, quel métro, quelle ligne, tramway, ticket de métro, tickets de métro, ticket de bus, billet de train, titre de transport, transports en commun, transports publics, carte de transport, horaires des bus, horaires des trains, horaires du métro, dernier métro, dernier train, dernier bus, en bus, en métro, en train, en tram, en transports, taxi pour, un taxi ou un uber, train pour, le bus, le tram, le train, le métro, tram, trams, ter, sncf, tgv, carte des transports, pass transport, pass navigo, navigo, rer, ratp, les trains pour, trains pour, partent les trains, car pour, autocar, ferry pour, billets combinés, ticket de tram, tickets de bus, ticket de transport, abonnement transport, quel train, quel tram, prendre le bus, prendre le métro, prendre le train, prendre le tram, correspondance, y aller en bus, en car, en ferry, un uber, arrêt de bus, arrêt de tram, navigo découverte, gare routière, location de voiture, louer une voiture, dernier tram, premier métro, premier train, premier bus, puis le tram, avec tram, noctilien, bus de nuit, comment on rentre, comment rentrer, on rentre comment, pour rentrer, comment rentre t on, comment on revient, rentrer la nuit",
    wifi: "wifi, wi fi, code wifi, code du wifi, mot de passe, mot de passe wifi, internet, connexion internet, réseau",
    breakfast:
      "petit déjeuner, petit déj, petit dej, petits déjeuners, ptit dej, buffet du matin, salle du petit déjeuner",
    checkin:
      "check in, checkin, arrivée tardive, arriver tard, heure d'arrivée, enregistrement, arriver après minuit, prendre la chambre",
    early_checkin:
      "arriver plus tôt, check in anticipé, early check in, chambre plus tôt, chambre prête, arrivée anticipée",
    checkout:
      "check out, checkout, heure de départ, quitter la chambre, rendre la chambre, libérer la chambre, rendre les clés, sortir de la chambre, partir de la chambre, être partis, quitter l'hôtel, jour du départ, rendre notre chambre",
    late_checkout:
      "départ tardif, late check out, late checkout, check out tardif, partir plus tard, garder la chambre, rester dans la chambre, quitter la chambre plus tard, libérer la chambre plus tard, rendre la chambre plus tard",
    extra_night:
      "une nuit de plus, nuit supplémentaire, nuit de plus, prolonger le séjour, prolonger notre séjour, prolonger mon séjour, prolonger, rester une nuit de plus",
    parking:
      "parking, place de parking, garer, se garer, garer la voiture, garer ma voiture, stationner, stationnement, voiturier, garage, me garer, nous garer, où se garer, où me garer",
    ev_charging: "borne de recharge, borne, recharger la voiture, voiture électrique, charger la voiture",
    pets: "chien, chiens, chat, chats, animaux, animal, animaux de compagnie, animaux acceptés",
    gym: "salle de sport, salle de gym, fitness, salle de fitness, gym, tapis de course, musculation",
    pool: "piscine, bassin, jacuzzi, bain à remous",
    spa: "spa, bien être, massage, massages, soins",
    sauna: "sauna, hammam, bain de vapeur",
    laundry:
      "laverie, blanchisserie, laver du linge, laver mon linge, lessive, machine à laver, sèche linge, pressing, nettoyage à sec, linge sale, laver mes vêtements",
    iron: "fer à repasser, table à repasser, repasser",
    towels:
      "serviette, serviettes, serviettes de bain, drap de bain, peignoir, peignoirs, chaussons, pantoufles",
    toiletries:
      "brosse à dents, dentifrice, shampooing, gel douche, savon, rasoir, papier toilette, mouchoirs, tampons, serviettes hygiéniques, produits de toilette, pansement, bonnet de douche",
    housekeeping:
      "ménage, le ménage, femme de chambre, faire la chambre, nettoyer la chambre, draps, changer les draps, couverture, couvertures, oreiller, oreillers, couette, ne pas déranger, poubelle, poubelles",
    room_service:
      "room service, service en chambre, service d'étage, carte du room service, manger dans la chambre, dîner dans la chambre, petit déjeuner en chambre, petit déjeuner au lit, monter dans la chambre",
    restaurant:
      "restaurant, restaurant de l'hôtel, resto de l'hôtel, demi pension, pension complète, salle à manger",
    bar: "bar, bar de l'hôtel, bar du lobby, bar en bas, happy hour",
    minibar:
      "minibar, mini bar, frigo, réfrigérateur, bouteille d'eau, tire bouchon, décapsuleur, glaçons, verres à vin",
    kettle:
      "bouilloire, machine à café, cafetière, capsules de café, sachets de thé, micro ondes, café dans la chambre",
    luggage:
      "bagage, bagages, valise, valises, consigne, bagagerie, laisser les bagages, laisser nos bagages, déposer les bagages, laisser les valises, garder nos valises",
    shuttle:
      "navette, navette aéroport, transfert, transfert aéroport, venir nous chercher, venir me chercher",
    taxi: "taxi, taxis, uber, vtc, appeler un taxi, commander un taxi",
    bikes: "vélo, vélos, location de vélos, louer des vélos, louer un vélo, vélo électrique",
    crib: "lit bébé, lit de bébé, lit parapluie, berceau, baby sitter, baby sitting, garde d'enfants, chaise haute, poussette, table à langer, réhausseur",
    extra_bed:
      "lit supplémentaire, lit d'appoint, lit en plus, canapé lit, lits séparés, lits jumeaux, chambres communicantes",
    smoking: "fumer, chambre fumeur, fumeur, fumeurs, espace fumeur, cendrier, vapoter, non fumeur",
    accessibility:
      "fauteuil roulant, handicapé, handicapés, pmr, mobilité réduite, accessible, rampe, plain pied",
    safe: "coffre, coffre fort, objets de valeur",
    invoice:
      "facture, ma facture, notre facture, reçu, note de la chambre, mettre sur la chambre, mettre sur ma note",
    payment:
      "payer par carte, payer en carte, carte bancaire, carte de crédit, cartes bancaires, payer en espèces, espèces, liquide, apple pay, google pay, amex, changer de l'argent, moyens de paiement, payer la chambre",
    deposit: "caution, dépôt de garantie, acompte, empreinte bancaire, préautorisation",
    tourist_tax: "taxe de séjour, frais supplémentaires, taxe touristique",
    quiet_hours:
      "heures de silence, faire de bruit, pas faire de bruit, règlement intérieur, fête dans la chambre",
    hairdryer: "sèche cheveux, séchoir, lisseur, fer à lisser",
    adapter:
      "adaptateur, chargeur, chargeur de téléphone, câble, prise, prises, prise électrique, batterie externe",
    aircon: "climatisation, clim, la clim, climatisé, climatiseur, ventilateur",
    heating: "chauffage, radiateur, thermostat, température de la chambre, température dans la chambre",
    tv: "télé, télévision, tv, télécommande, netflix, chromecast, chaînes",
    lift: "ascenseur, quel étage, escaliers, interrupteur",
    keycard:
      "carte de chambre, clé, clef, clés, clé de la chambre, perdu ma clé, perdu la clé, perdu ma carte de chambre, enfermé dehors, enfermée dehors, code de la porte, code du portail, deuxième clé, double des clés, nouvelle clé",
    reception_hours:
      "réception ouverte, horaires de la réception, réception, réception la nuit, la réception est, veilleur de nuit, accueil de nuit, où est la réception, clé de nuit, clé pour la nuit, rentrer tard, rentrons tard, rentre tard, porte fermée la nuit, porte d'entrée fermée, entrer la nuit, accès la nuit",
    lost_and_found:
      "objets trouvés, oublié, j'ai oublié, oublié mon, oublié ma, laissé mon, laissé ma, perdu mon téléphone, perdu mon portefeuille, perdu ma bague, perdu mes lunettes, retrouvé mon, retrouvé ma",
    wake_up:
      "réveil par téléphone, appel de réveil, réveillez moi, me réveiller, réveil à, service de réveil",
    meeting_room:
      "salle de réunion, salle de conférence, imprimante, imprimer, imprimer un billet, photocopie, scanner, coin pour travailler, espace de travail",
    visitors:
      "recevoir quelqu'un, visiteurs, invité dans ma chambre, inviter quelqu'un, ramener quelqu'un, recevoir un ami, recevoir une amie",
    address:
      "adresse de l'hôtel, votre adresse, où est l'hôtel, où se trouve l'hôtel, où êtes vous, aller à l'hôtel, rentrer à l'hôtel, retourner à l'hôtel, venir à l'hôtel, arrêt de bus le plus près de l'hôtel",
    contact:
      "téléphone de l'hôtel, numéro de l'hôtel, numéro de téléphone de l'hôtel, votre numéro, numéro de la réception, numéro de l'accueil, joindre la réception, joindre l'accueil, appeler l'hôtel, appeler la réception, votre mail, email de l'hôtel",
    perks:
      "avantages, inclus, compris dans le prix, inclus dans le prix, équipements, réduction pour les clients, points de fidélité, verre de bienvenue, jeux de société à emprunter",
    room: "surclassement, upgrade, autre chambre, changer de chambre, chambre plus grande, chambre plus calme, chambre avec vue, chambre avec baignoire, chambre au rez de chaussée, baignoire, types de chambres",
  },
  purpose: {
    weather:
      "météo, la météo, quel temps, quel temps fait il, quel temps fera t il, le temps demain, temps qu'il fera, va t il pleuvoir, il va pleuvoir, pleut il, est ce qu'il pleut, est ce qu'il va pleuvoir, va t il neiger, fera t il beau, va faire beau, il fera beau, besoin d'un parapluie, faut il un parapluie, prendre un parapluie, faut prendre un parapluie, il fait trop chaud, trop froid, il fait froid, il fait combien, combien de degrés, degrés, température, températures, quelle température, pleuvra, pleuvra t il, il pleuvra, orage, orages, de l'orage, neiger, prévisions, va t il faire, fera t il, il fera, il va faire, temps prévu, quel temps est, du soleil, ensoleillé, pluie demain, de la pluie, risque de pluie, du vent, il fait chaud, fera chaud, fera froid, comment s'habiller, gros pull, faut il un manteau, prendre un manteau, prévue pluie, averses, tempête, météo du, neige t il, brouillard, coup de froid, temps dehors, fait il chaud, fait il froid, il gèle, y a t il du soleil, fait froid, froid le soir, froid dehors, froid la nuit, à quelle heure le lever du soleil, quand se lève le soleil, il fait nuit à, nuit à quelle heure",
    past: "hier, hier soir, avant hier, la nuit dernière, la semaine dernière, il y a deux jours",
    house:
      "à l'hôtel, dans l'hôtel, l'hôtel, de l'hôtel, cet hôtel, notre hôtel, chez vous, dans la chambre, dans ma chambre, dans notre chambre, en chambre, ma chambre, notre chambre, la chambre, votre, vos, sur place, le lobby, pour les clients, en bas, inclus, comprise, compris, dans l'établissement, prêter, prêtez, emprunter, me prêter, nous prêter",
    asks: "avez vous, vous avez, vous auriez, auriez vous, est ce qu'il y a, il y a, y a t il, y'a, proposez vous, vous proposez, est ce que je peux, est ce qu'on peut, puis je, je peux, on peut, peut on, pouvez vous, pouvons nous, est il possible, c'est possible, autorisé, permis, emprunter, prêtez, vous prêtez, j'ai besoin, il me faut, il me faudrait, il nous faudrait, nous avons besoin, acceptez vous, vous acceptez, ici, en plus, de plus, je voudrais",
    human:
      "parler à quelqu'un, parler à une personne, parler avec quelqu'un, à un humain, un humain, être humain, vraie personne, une vraie personne, un conseiller, conseiller, un agent, service client, parler à la réception, la réception svp, la réception s'il vous plaît, passez moi, passe moi, le directeur, la directrice, le responsable, le gérant, le manager, votre chef, un employé, membre du personnel, l'équipe de l'hôtel, rappelez moi, me rappeler, appelez moi, mettez moi en relation, transférez moi, pas un robot, es tu un robot, êtes vous un robot, tu es un robot, un robot, de vive voix, envoyez quelqu'un, envoyez moi quelqu'un, quelqu'un peut monter, quelqu'un peut venir",
    complaint:
      "plainte à faire, réclamation, me plaindre, je me plains, inadmissible, inacceptable, dégoûtant, dégueu, dégueulasse, sale, sales, crasseux, pas nettoyée, pas nettoyé, ménage n'a pas été fait, pas propre, cassé, cassée, en panne, ne marche pas, ne marche plus, marche pas, marche plus, ne fonctionne pas, ne fonctionne plus, fonctionne pas, bouché, bouchée, bouchées, fuit, fuite d'eau, inondé, pas d'eau chaude, plus d'eau chaude, pas d'eau, pas d'électricité, panne de courant, douche froide, cafard, cafards, punaises, punaises de lit, moisissure, moisissures, pue, sent mauvais, mauvaise odeur, trop de bruit, bruit, bruyant, bruyants, voisins font, impossible de dormir, on ne peut pas dormir, désagréable, impoli, mauvais service, horrible, lamentable, remboursement, remboursé, rembourser, débité deux fois, facturé deux fois, surfacturé, déçu, déçue, déçus, décevant, arnaque, mauvaise chambre, des cheveux dans, j'attends depuis, on attend depuis, personne n'est venu, jamais venu, mécontent, pire hôtel, on gèle",
    booking:
      "réserver une table, réserve une table, réservez une table, une table pour, réserver, réserve, réservez, réservation, résa, réserve celui là, réserve nous, réserver un taxi, commander un taxi, appeler un taxi, appelez un taxi, appelez nous un taxi, appelez moi un taxi, un taxi pour, acheter des billets, billets pour, réserver des billets, réserver une chambre, réserver un massage, louer une voiture, voiture de location, annuler, annule, annulez, annuler ma réservation, annuler la réservation, annulation, modifier ma réservation, changer ma réservation, décaler, décale notre table, reporter ma réservation, prendre rendez vous",
    abuse:
      "connard, connasse, con, salope, pute, putain, merde, enculé, va te faire, nique, niquer, ta gueule, ferme la, dégage, idiot, imbécile, crétin, débile, abruti, bête, stupide, tu es nul, t'es nul, tu es stupide, inutile, photos nues, à poil, nue, sexe, porno, prostituée, prostituées, escort, je vais te tuer, te tuer, je te déteste, salaud, batard",
    not_ours:
      "traduis, traduire, traduction, contrat, poème, qui a gagné, devoirs, python, programmation, politique, président, blague, bitcoin, météo, temps qu'il fait, capitale de, dissertation, recette, impôts, racine carrée, lettre de motivation, maths, mets une alarme, alarme à, minuteur, rappelle moi de, rappel, liste de courses, agenda, calendrier, mets de la musique, joue de la musique, playlist, podcast, livre audio, volume, allume la lumière, éteins la lumière, aspirateur, actualités, les infos, infos, résultat du match, qui est le, qui a inventé, quel âge a, taux de change, bourse, actions en bourse, horoscope, définition, que veut dire, calcule, équation, prompt, alexa, siri, crédit immobilier, code informatique",
  },
};
