import type { Words } from "../words.ts";

export const words: Words = {
  language: "fr",
  common:
    "le la les l un une des du de d et ou mais je j tu il elle on nous vous ils elles me m te t se s moi toi lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos ce c cet cette ces ça cela est sont suis es sommes êtes était ai as a avons avez ont avoir être fait faire fais faites peut peux pouvez pouvons pourrait pourriez puis puisse veux veut voulez voudrais voudrait voudrions aimerais aimerait aller va vais allons venir viens où quand comment pourquoi qui que qu quoi quel quelle quels quelles y en à au aux dans sur sous avec sans pour par chez vers entre près loin très bien bon bonne bons bonnes plus moins peu beaucoup aussi ne n pas rien jamais tout toute tous toutes quelque chose quelqu endroit endroits lieu lieux ville jour jours si oui non merci svp plaît s'il alors encore déjà ici là trouver trouve cherche chercher cherchons manger boire voir visiter passer aime aimons adore adorons voyage truc trucs gens personne personnes femme mari copine copain enfants enfant ouvert ouverte ouverts petit petite grand grande besoin faut conseiller recommander donnez donner dites dire parlez parle aimons adore salut c'est n'est qu'est est-ce plutôt enfin finalement exactement possible jusque seul même mêmes autre hein bah ben ouf lol mdr ptdr stp genre euh dispo vite vraiment voilà pareil sympa chouette nickel fois hyper super grave parce car donc depuis pendant avant après seulement environ sera serait soit faudrait pourra pourrais prendre mettre celui celle ceux machin choses assez juste sympas cool joli jolie jolis connaissez connais dit dis appelle appelez crois pense quelqu'un quelques âgés âgé âgées âgée âge euro euros absolument afin ah aie aient aies ainsi ait allaient attendu aujourd aupres auquel aura aurai auraient aurais aurait auras aurez auriez aurions aurons auront autant autrefois autrui auxquelles auxquels avaient avais avait aviez avions ayant ayez ayons beau bigre ceci celles cependant certain certaine certaines certains certes chacun chacune chaque ci comme comparable comparables compris concernant contre da debout delà desormais desquelles desquels dessous dessus devant devers devra devrait directement divers diverse diverses doit doivent dont duquel durant désormais effet envers essai etant etc eu eue eues eurent eus eusse eussent eusses eussiez eussions eut eux eûmes eût eûtes façon feront font furent fus fusse fussent fusses fussiez fussions fut fûmes fût fûtes haut hi hélas importe laisser laquelle las lequel lesquelles lesquels longtemps lors lorsque maint malgré mien mienne miennes miens moindres moyennant na neanmoins necessairement nombreuses nombreux notamment néanmoins oh ohé outre parfois parlent parmi parole parseme particulièrement permet peuvent plupart plusieurs precisement probable pu puisque quant quanta quelconque quiconque quoique rarement relativement rend rendre restant reste restent revoici revoilà sait selon semblable semblaient semble semblent sent serai seraient serais seras serez seriez serions seront sien sienne siennes siens soi soient sois souvent soyez soyons specifique specifiques strictement suffisant suffisante suffit suivant suivante suivantes suivants suivre surtout tandis tant tardive tenant tend tenir tien tienne tiennes tiens toujours toutefois trop uns vas via voici voie voient vont vu vé zut étaient étais étant état étiez étions été étée étées",
  articles: "le, la, les, l, un, une, des, du, de, d, notre, mon, ma, au",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "restaurant, restaurants, resto, restos, bistrot, brasserie, restau, restaus, restaurants sympas, guinguette, estaminet, boui boui, bouiboui, gargote, cantine, cantoche, petit resto, bouchon lyonnais, bistro, bistros, bistrots, brasseries, bouchon, bonne table, une bonne table, table pour dîner, auberge, cuisine locale, cuisine typique, cuisine régionale, cuisine traditionnelle, plats typiques, plat typique, plats locaux, spécialités locales, spécialités régionales, spécialité locale, nourriture locale, manger local, manger typique",
    cafe: "café, cafés, salon de café, expresso, espresso, coffee shop, coffee shops, coffeeshop, kawa, caoua, petit noir, boire un café, prendre un café, cappuccino, latte, flat white, torréfacteur, torréfaction, barista, cafét, cafétéria, chocolat chaud, un café, café crème, un petit noir, petit café",
    fast_food:
      "fast food, restauration rapide, snack, friterie, street food, frites, baraque à frites, fastfood, fast foods, macdo, mcdo, malbouffe, food truck, food trucks, foodtruck, hot dog, hot dogs, snacks, manger sur le pouce, sur le pouce, fritkot, fritures, manger vite fait",
    food_market:
      "halle gourmande, marché couvert, halles, food court, foodcourt, food hall, marché gourmand, halles gourmandes, halle alimentaire, marché alimentaire, stands de bouffe",
    bakery:
      "boulangerie, boulangeries, pâtisserie, pâtisseries, gâteau, gâteaux, viennoiserie, pain, croissant, croissants, boulange, boulanger, boulangère, pâtissier, pains au chocolat, chocolatine, chocolatines, viennoiseries, brioches, tarte, tartes, roulé à la cannelle, roulés à la cannelle, pâtisseries danoises, brioche, pains",
    ice_cream:
      "glace, glacier, glaces, crème glacée, crèmes glacées, sorbets, cornet, cornet de glace, boule de glace, glaciers, crème molle, une glace, sorbet, gelato",
    bar: "bar, bars, boire un verre, un verre, prendre un verre, verre, troquet, troquets, bistroquet, rade, rades, apéro, apéros, l'apéro, apéritif, boire un coup, un coup à boire, prendre un pot, boire un pot, boire quelque chose, prendre l'apéro, buvette, afterwork, after work, cinq à sept, bar de quartier, verre entre amis, boissons, picoler, se poser boire, un dernier verre, des verres, bar sympa, boire des coups",
    pub: "pub, bière, une bière, taverne, pubs, pinte, pintes, mousse, mousses, binouze, binouzes, bières, boire une bière, bonne bière, tavernes, bière pression, une pression, une blonde, une mousse, une binouze, troquet, troquets, estaminet, un bistrot à bières, bibine",
    wine_bar:
      "bar à vin, bar à vins, bars à vin, vin, vin nature, verre de vin, bars à vins, vins, vins nature, pinard, bar à pinard, cave à vin, cave à vins, caviste, boire du vin, ballon de rouge, verre de rouge, verre de blanc, vin rouge, vin blanc, dégustation de vin, dégustation de vins, un canon, bulles, champagne, oenothèque",
    cocktail_bar:
      "bar à cocktails, bar à cocktail, cocktails, cocktail, mixologie, mixologue, speakeasy, mocktails, cocktails sans alcool, barman, bars à cocktails, gin tonic, mojito, spritz, bar avec cocktails",
    brewery:
      "brasserie artisanale, bière artisanale, microbrasserie, bar à bières, bières artisanales, bière craft, bières craft, craft beer, craft, ipa, micro brasserie, microbrasseries, micro brasseries, bière locale, bières locales, dégustation de bière, dégustation de bières, brasseur, brasseurs, bonne bière, bonnes bières, bars à bières, brewpub",
    nightclub:
      "boîte de nuit, boîte, discothèque, club, boîtes de nuit, danser, boites, en boîte, clubbing, clubs, night club, discothèques, aller danser, piste de danse, guincher, techno, électro, se déhancher, danser toute la nuit, teuf, dancefloor, boîtes, boite, clubber, sortir en boîte",
    tea_room:
      "salon de thé, salons de thé, maison de thé, thé, boire un thé, prendre le thé, afternoon tea, tea time",
    hotel:
      "hôtel, hôtels, hébergement, logement, chambre, où dormir, loger, dormir, hébergements, logements, pieuter, crécher, passer la nuit, où loger, nuitée",
    guest_house:
      "chambre d'hôtes, chambres d'hôtes, maison d'hôtes, pension, gîte, bed and breakfast, bnb, maison d'hôte, chambre d'hôte, gîtes, pensions",
    hostel:
      "auberge de jeunesse, auberge, auberges de jeunesse, hostel, hostels, dortoir, dortoirs, backpackers, lit en dortoir",
    apartment:
      "appartement de vacances, airbnb, appart, apparts, appart hôtel, appartement, appartements, location de vacances, meublé, gîte urbain",
    campsite: "camping, campings, camper, planter la tente, camping car, bivouac, emplacement tente",
    museum: "musée, musées, exposition, expo, expositions, un musée, musées à voir, expos",
    art_museum:
      "musée d'art, musées d'art, musée des beaux arts, musée d'art moderne, musée d'art contemporain, musée de peinture, musée de sculptures, tableaux, collection d'art, beaux arts, musée d art",
    gallery:
      "galerie, galerie d'art, galeries, galerie d'art contemporain, galeries d'art, galeries d'art contemporain, vernissage",
    church:
      "église, cathédrale, chapelle, basilique, églises, cathédrales, chapelles, basiliques, abbaye, temple, messe, lieu de culte, clocher",
    castle:
      "château, châteaux, palais, palais royal, palais royaux, manoir, demeure royale, chateau, chateaux",
    monument:
      "monument, statue, mémorial, monuments, statues, sculpture, sculptures, fontaine, fontaines, monument historique, monuments historiques, mémoriaux",
    attraction:
      "attraction, curiosité, choses sites touristiques, attractions, lieux à visiter, à voir, curiosités, sites touristiques, site touristique, lieux touristiques, lieu touristique, trucs à voir, choses à voir, choses à visiter, trucs à visiter, à ne pas rater, à ne pas manquer, à ne pas louper, à pas louper, incontournable, incontournables, immanquables, must see, must do, un truc à visiter, quelque chose à visiter, endroits à visiter, endroits à voir, sites à voir, visites, visite, visite guidée, spot photo, spots photo, spot instagram, spots instagram, instagrammable, instagrammables, à visiter, que visiter, quoi visiter, que voir, quoi voir, coins à voir",
    architecture:
      "architecture, bâtiments, archi, bâtiment, immeubles, façades, belles façades, maisons colorées, édifices, édifice",
    viewpoint:
      "point de vue, belvédère, panorama, points de vue, beau point de vue, vue d'en haut, voir la ville d'en haut, vue panoramique sur la ville, vue sur toute la ville, panoramas, prendre de la hauteur, vue sur la ville, vue panoramique, voir toute la ville, voit toute la ville, d'en haut",
    tower: "tour, beffroi, tour panoramique, tours, clocher, flèche",
    square: "place, placette, grand place, jolie place, places publiques, parvis",
    bridge: "pont, ponts",
    canal: "canal, canaux",
    college: "université, collège, campus, fac, facs, universités",
    library: "bibliothèque, bibliothèques, médiathèque, biblio, salle de lecture",
    park: "parc, parcs, espace vert, espaces verts, coin de verdure, verdure, coin vert, pelouse, se poser dans l'herbe, dans l'herbe",
    garden:
      "jardin, jardins, jardin botanique, jardin public, jardins publics, roseraie, serre, serres, jardins botaniques",
    nature:
      "nature, forêt, réserve naturelle, balade en forêt, forêts, dans les bois, prendre l'air, prendre un bol d'air, grand air, balade nature, se balader dans la nature, réserves naturelles, marche en nature, se mettre au vert, promenade dans la nature",
    hiking:
      "randonnée, rando, randos, randonnées, randonner, sentier, sentiers, faire une randonnée, sentier de randonnée, sentiers de randonnée, chemin de randonnée, trek",
    beach:
      "plage, plages, bord de mer, au bord de la mer, bronzer, sable, bronzette, mer, la mer, à la mer, se baigner, se baigner dans la mer, nager dans la mer, nager en mer, baignade, baignade en mer",
    lake: "lac, lacs, étang, étangs, plan d'eau",
    playground:
      "aire de jeux, aires de jeux, terrain de jeux, balançoires, toboggans, jeux pour enfants, jeux pour les enfants, plaine de jeux, plaines de jeux, parc à jeux, toboggan, balançoire, jeux d'enfants, se défouler, défouler les enfants, défouler les gosses, défouler les petits, bac à sable, fassent jouer les enfants, faire jouer les enfants, les enfants puissent jouer, parc de jeux",
    zoo: "zoo, parc animalier, parc zoologique, jardin zoologique, voir des animaux, zoos, animaux",
    aquarium: "aquarium, aquariums, voir des poissons, voir les poissons, requins, poissons à voir",
    amusement_park:
      "parc d'attractions, parc d'attraction, montagnes russes, parcs d'attractions, fête foraine, manège, manèges, grand huit, parc à thème, carrousel, sensations fortes, parc d attractions",
    theatre:
      "théâtre, opéra, ballet, spectacle, pièce de théâtre, théâtres, opéras, comédie musicale, comédies musicales, spectacles, one man show, stand up, marionnettes, cirque, spectacle de danse, aller au spectacle, comédie",
    cinema:
      "cinéma, cinémas, ciné, cinés, cinoche, film, se faire une toile, se faire un film, voir un film, salle de ciné, films",
    music_venue:
      "concert, concerts, musique live, musique en direct, salle de concert, club de jazz, live music, concert live, concerts live, groupe live, salles de concert, jam session, café concert, écouter de la musique, écouter du jazz, jazz live, live jazz, concert de jazz, bar de jazz, scène live, musique en live, live",
    event:
      "événement, que se passe t il, événements, qu'est ce qui se passe, il se passe quoi, quoi de prévu, animations, sortie, sorties, y a quoi de prévu, ya quoi de prévu, il y a quoi ce soir, y a quoi ce soir, il y a quoi ce week end, y a quoi ce week end, il y a quoi de beau, qu'est ce qui bouge, agenda culturel, évènements, qu'est ce qu'il y a ce, manifestations",
    festival: "festival, fête, festivals, fêtes, carnaval, fêtes de rue",
    entertainment: "divertissement, divertissements, loisirs, s'amuser, rigoler un coup",
    swimming_pool:
      "piscine, piscines, piscine couverte, piscine municipale, faire des longueurs, piscines couvertes, centre aquatique, nager à l'intérieur, nager en piscine",
    sauna: "sauna, saunas, bain de vapeur, hammam",
    spa: "spa, massage, hammam, thermes, massages, hammams, thalasso, jacuzzi, bain à remous, se faire masser, soins du corps, soin du visage, spas, bain thermal, soins, thermal, thermale, thermaux, bains thermaux, eaux thermales, source chaude, sources chaudes, bien être",
    sports:
      "salle de sport, centre sportif, sport, gym, salle de gym, muscu, salle de muscu, musculation, fitness, faire du sport, terrain de sport, salles de sport",
    climbing: "escalade, salle d'escalade, bloc, grimper, grimpe, mur d'escalade, salle de bloc, varappe",
    boat_tour:
      "balade en bateau, tour en bateau, croisière, promenade en bateau, bateau, bateaux, balades en bateau, tour des canaux, faire du bateau, bateau mouche, bateaux mouches, croisières, croisière sur les canaux, tours en bateau, louer un bateau, kayak, canoë, paddle, balade sur l'eau, sortie en bateau, navette fluviale, excursion en bateau, tour de bateau",
    shop: "boutique, magasin, magasins, shopping, boutiques, magasiner, faire du shopping, faire les magasins, faire les boutiques, lèche vitrine, lèche vitrines, achats, faire des achats, petites boutiques, concept store, concept stores, où acheter, emplettes, commerces, du shopping, magasin de design, courses",
    shopping_centre:
      "centre commercial, galerie marchande, centres commerciaux, mall, galeries marchandes, centre d'achats",
    department_store: "grand magasin, grands magasins",
    bookshop:
      "librairie, librairies, bouquiniste, bouquinistes, acheter des livres, acheter un livre, acheter un bouquin, livres d'occasion, bouquins",
    second_hand:
      "friperie, fripes, seconde main, occasion, magasin d'occasion, dépôt vente, friperies, vintage, fripe, vêtements d'occasion, fringues d'occasion, fringues vintage, dépôts vente, dépôts ventes, vide dressing, thrift, ressourcerie, vinyles d'occasion, de seconde main, vêtements vintage, brocante de vêtements, chiner des fringues, recyclerie, emmaüs",
    antiques:
      "antiquités, antiquaire, brocante, antiquaires, brocantes, brocanteur, brocanteurs, chiner, meubles anciens, vieilleries, objets anciens",
    souvenirs:
      "souvenirs, souvenir, cadeaux, cadeau, petit cadeau, petits cadeaux, ramener un souvenir, ramener des souvenirs, un truc à ramener, quelque chose à ramener, quoi ramener, magnets, cartes postales, carte postale, cadeaux à ramener, cadeau à ramener, souvenir à ramener, boutique de souvenirs",
    clothes:
      "vêtements, fringues, fringue, vêtement, sapes, habits, manteau, pull, pulls, chaussures, godasses, bonnet, gants, doudoune, robe, pantalon, magasin de vêtements, magasins de vêtements, boutique de vêtements, prêt à porter, chaussettes, mode",
    market:
      "marché, marché aux puces, marché de noël, puces, marchés, vide grenier, vide greniers, marchés aux puces, marchés de noël, marché bio, marché local, marché de producteurs, braderie",
    supermarket:
      "supermarché, épicerie, courses, supérette, supérettes, supermarchés, dépanneur, faire des courses, faire les courses, faire mes courses, carrefour, lidl, night shop, provisions, épiceries, alimentation générale, hypermarché, alimentation, superette",
    pharmacy:
      "pharmacie, pharmacies, pharma, médicaments, médocs, doliprane, paracétamol, aspirine, ibuprofène, pharmacie de garde, parapharmacie, pansements",
    hospital:
      "hôpital, médecin, urgences, hosto, clinique, docteur, toubib, dentiste, centre médical, généraliste, hôpitaux",
    police: "police, commissariat, poste de police, flics, gendarmerie, policiers",
    atm: "distributeur, banque, distributeur de billets, distrib, distribs, distributeurs, dab, distrib de billets, retirer de l'argent, retirer du cash, retirer des sous, retirer du liquide, tirer de l'argent, banques, guichet automatique, bancomat, bureau de change, changer de l'argent, changer des euros, distributeur de cash, tirer des sous",
    toilets:
      "toilettes, wc, chiottes, pipi, faire pipi, petit coin, vécés, toilette, toilettes publiques, wc publics, aux toilettes, envie pressante, pause pipi, sanitaires, pisser, aller aux toilettes, petits coins, cabinets, waters",
    drinking_water:
      "eau potable, point d'eau, points d'eau, fontaine à eau, fontaines à eau, fontaine d'eau potable, remplir ma gourde, remplir ma bouteille",
    station:
      "gare, métro, station, arrêt de bus, gare centrale, stations, station de métro, arrêt de métro, bouche de métro, gares, arrêt de tram, gare routière, prendre le train, arrêt de train, rer, tramway",
    bike_rental:
      "location de vélos, location de vélo, louer un vélo, louer des vélos, location vélo, location vélos, loc vélo, loc de vélos, loc de vélo, louer vélo, louer vélos, vélos à louer, vélo à louer, vélo en location, vélos en location, location de bicyclettes, louer une bicyclette, vélos en libre service, louer un biclou, louer des bicyclettes, location velos, loueur de vélos",
    tourist_information:
      "office de tourisme, office du tourisme, syndicat d'initiative, infos touristiques, information touristique, informations touristiques, plan de la ville, carte de la ville, point info, offices de tourisme, info touristique",
    cemetery: "cimetière, cimetières, tombe de, tombes, tombe",
    fortress: "forteresse, citadelle, remparts, fortifications, forteresses, citadelles, fort",
    african: "africain, africaine, cuisine africaine, afro, sénégalais, nigérian, ivoirien, camerounais",
    american: "américain, américaine, diner américain, ricain",
    asian: "asiatique, asiatiques, asiat",
    british: "anglais, britannique, britanniques, anglaise, fish and chips anglais",
    breakfast:
      "petit déjeuner, petit déj, petits déjeuners, ptit dej, p'tit dej, petits dejs, pti dej, petit dej, p'tit déj, ptit déj",
    brunch: "brunch, bruncher, brunchs, un brunch",
    burger:
      "burger, hamburger, burgers, hamburgers, burgers maison, cheeseburger, burger frites, burger maison",
    danish:
      "danois, danoise, danoises, cuisine danoise, spécialités danoises, plats danois, spécialité danoise, typiquement danois",
    nordic: "nordique, scandinave, scandinaves, nordiques, scandi, cuisine nordique, cuisine scandinave",
    seafood:
      "fruits de mer, poisson, poissons, huîtres, poissonnerie, resto de poisson, resto de poissons, moules, moules frites, crustacés, homard, crevettes, plateau de fruits de mer, saumon, hareng, cabillaud, poiscaille, crabe, restaurant de poisson, coquillages",
    steak:
      "steak, grillade, viande, entrecôte, côte de boeuf, steakhouse, steak house, bidoche, viandard, viande rouge, bavette, steaks, bonne viande, steak frites, grill",
    international: "international",
    pizza: "pizza, pizzeria, pizzas, pizzerias, pizze, une pizz, pizz, pizzérias, pizzeria sympa",
    italian:
      "italien, pâtes, trattoria, italienne, italiens, pasta, trattorias, cuisine italienne, spaghetti, lasagnes",
    ramen: "ramen",
    sushi: "sushi, sushis, sushi bar, makis, maki, sashimi, sashimis, resto de sushi",
    smorrebrod: "smorrebrod, smorrebrods, tartine danoise, tartines danoises, smørrebrød",
    tapas: "tapas, bar à tapas, tapas à partager, bars à tapas",
    indian: "indien, curry, indienne, indiens, pakos, naan, tikka",
    thai: "thaï, thaïlandais, thaïlandaise, thaïe, thai food, pad thaï, thai",
    japanese: "japonais, japonaise, nippon, japonaisonaise, izakaya",
    chinese: "chinois, chinoise, resto chinois, dim sum, raviolis chinois",
    greek: "grec, grecque, grecs, grecques, cuisine grecque, resto grec, souvlaki, gyros",
    mexican: "mexicain, mexicaine, mexicains, mexico, tex mex, tacos, burritos",
    turkish: "turc, turque, turcs, turques",
    lebanese: "libanais, libanaise, mezze, mezzés, mézés, mezzé",
    spanish: "espagnol, espagnole, espagnols, paella",
    kebab: "kebab, kebabs, döner, sandwich grec, dürüm, grec frites, chawarma",
    vietnamese: "vietnamien, vietnamienne, viet, bo bun, bobun, pho, phở, banh mi",
    french: "français, française, frenchy, frouze",
    korean: "coréen, coréenne, bbq coréen, barbecue coréen, bibimbap",
    moroccan: "marocain, marocaine, maghrébin, maghrébine, couscous, tajine, tunisien, algérien, tagine",
    vegetarian:
      "végétarien, végé, végétariens, sans viande, végétarienne, végétariennes, végés, veggie, sans viande ni poisson, mange pas de viande, sans bidoche, vege, pas de viande, ne mange pas de viande, trucs végé, options végétariennes, végétarisme",
    vegan:
      "végan, vegan, végétalien, végane, véganes, végans, 100% végétal, végétal, végétale, végétalienne, sans produits animaux, à base de plantes, vegane",
    gluten_free:
      "sans gluten, coeliaque, coeliaques, intolérant au gluten, intolérante au gluten, allergique au gluten, gluten free, zéro gluten, sans glu, cœliaque, intolérance au gluten, pas de gluten",
    halal: "halal, hallal, viande halal, resto halal",
    kosher: "casher, cachère, kasher, cascher, kascher",
    wifi: "wifi, wi fi, internet, bon wifi, du wifi, wifi gratuit, connexion internet, bosser sur mon ordi, bosser sur l'ordi, avec mon ordi, prises, prise de courant, travailler sur mon ordi, bosser",
    parking:
      "parking, stationnement, place de parking, parking gratuit, se garer, garer la voiture, garer ma voiture, où se garer, se garer facilement, parkings, place pour se garer, stationner, nous garer, me garer",
    wheelchair:
      "fauteuil roulant, handicapé, accessible, accessible en fauteuil roulant, pmr, mobilité réduite, fauteuil, en fauteuil, chaise roulante, accès handicapé, handicapés, handicapée, accessible pmr, accessible handicapés, plain pied, de plain pied, sans marches, sans escalier, sans escaliers, poussette, avec poussette, avec une poussette, accessible poussette, accessible en poussette, béquilles, avec des béquilles, déambulateur, à roulettes, accessible aux fauteuils, accessibles, pas d'escaliers, rampe, personne à mobilité réduite",
    outdoor_seating:
      "terrasse, en terrasse, dehors, en extérieur, en plein air, terrasses, terasse, en terasse, manger dehors, boire dehors, tables dehors, au soleil, dîner dehors, extérieur, à l'extérieur, plein air, rooftop, cour, jardin pour manger",
    takeaway:
      "à emporter, emporter, à l'emporter, take away, takeaway, en livraison, se faire livrer, livraison, click and collect, plats à emporter",
    dogs: "chien, chiens, animaux acceptés, animaux de compagnie, toutou, avec mon chien, avec le chien, avec notre chien, chien accepté, chiens acceptés, chiens bienvenus, chiens admis, clébard, clebs, dog friendly, chienne, mon chien, animaux admis, caniche",
    quiet:
      "calme, tranquille, paisible, calmes, pas bruyant, pas bruyante, sans bruit, peinard, pépère, reposant, reposante, zen, loin du bruit, pas trop de bruit, pas trop bruyant, s'entendre parler, on s'entend parler, loin de la foule, loin du monde, sans la foule, sans foule, sans monde, pas trop de monde, peu de monde, pas blindé, pas bondé, tranquillou, tranquilou, tranquilles, au calme, plus calme, plus tranquille, silencieux, moins bruyant, pas de monde, serein, posé, moins de monde",
    cosy: "chaleureux, cosy, douillet, convivial, cozy, cosi, cocooning, cocon, chaleureuse, intime, intimiste, conviviale, hygge, mignon, mignonne, avec du cachet, plein de charme, de charme, feutré, feutrée, sympa et chaleureux, coin du feu",
    romantic:
      "romantique, lune de miel, romantiques, aux chandelles, à la bougie, dîner aux chandelles, en tête à tête, tête à tête, demande en mariage, demander en mariage, saint valentin, rencard, premier date, rendez vous amoureux, rendez vous galant, dîner en amoureux, en amoureux, amoureux",
    lively:
      "animé, ambiance, festif, animée, animés, ça bouge, qui bouge, où ça bouge, de l'ambiance, bonne ambiance, bonne ambi, festive, grosse ambiance, plein de vie, vivant, vivante, endiablé",
    view: "vue, avec vue, vue sur mer, rooftop, belle vue, vues, jolie vue, vue dégagée, vue sur l'eau, vue mer, vue sur la mer, vue sur le port, vue sur la ville, vue sur les toits, vue panoramique, vue de ouf, toit terrasse, sur les toits, coucher de soleil, coucher du soleil, sunset, au bord de l'eau, bord de l'eau, les pieds dans l'eau, sur le port, sur un toit, vue sur, vue sur les bateaux, vue sur toute la ville",
    rainy:
      "pluie, pleut, il pleut, jour de pluie, intérieur, mauvais temps, il flotte, averse, averses, temps pourri, à l'abri, pleuvoir, pleuve, météo pourrie, il pleut des cordes, sous la pluie, s'il pleut, si il pleut, quand il pleut, pluvieux, pluvieuse, drache, il drache, temps de chien, temps de cochon, sale temps, au sec, en intérieur, à couvert, couvert, flotte, temps dégueu, temps pourrave, activité indoor, indoor, abri, à l'intérieur, il tombe des cordes, il neige, tempête, vache qui pisse",
    late_night:
      "ouvert tard, tard le soir, jusque tard, après minuit, ouvert tard le soir, encore ouvert à minuit, ouvert la nuit, ouvert après minuit, ferme tard, ferment tard, ouverts tard, jusqu'à tard, manger tard, dîner tard, tard dans la nuit, toute la nuit, service tardif, jusqu'à pas d'heure, petite faim nocturne, tard la nuit, passé minuit, au bout de la nuit, nocturne, ouvert apres minuit",
    local:
      "pas trop touristique, peu touristique, locaux, authentique, hors des sentiers battus, pas touristique, habitants, pas trop de touristes, sans touristes, loin des touristes, fuir les touristes, pas pour les touristes, pas à touristes, pas attrape touriste, pas attrape touristes, pas un attrape touriste, gens du coin, gens d'ici, où vont les locaux, les locaux, comme un local, comme les locaux, typique, typiques, typiquement, authentiques, dans son jus, fréquenté par les locaux, pas touristiques, moins touristique, pas de touristes, bonnes adresses, bonne adresse, pépite, pépites, attrape touristes, piège à touristes, typique du coin, méconnu, traditionnel, traditionnelle, traditionnels, régional, régionale, cuisine locale, cuisine typique, cuisine régionale, cuisine traditionnelle, plats typiques, plat typique, plats locaux, spécialités locales, spécialités régionales, spécialité locale, nourriture locale, manger local, manger typique",
    popular:
      "populaire, célèbre, connu, branché, populaires, célèbres, connus, connue, réputé, réputée, réputés, tendance, à la mode, en vogue, hype, branchés, branchée, dont tout le monde parle",
    picnic:
      "pique nique, pique niquer, picnic, pique niques, piquenique, piqueniquer, pic nic, manger dans l'herbe, manger au parc",
    pool: "avec piscine, avec une piscine, qui a une piscine",
    air_conditioning: "climatisation, clim, la clim, climatisé, climatisée, au frais",
    argentinian: "argentin, argentine",
    austrian: "autrichien, autrichienne",
    barbecue: "barbecue, barbecues, barbec, bbq, grillades, grill, viande grillée, ribs",
    brazilian: "brésilien, brésilienne, brésiliens",
    caribbean: "antillais, antillaise, créole, caribéen, caribéenne, caraïbes, jamaïcain, jamaïcaine",
    dutch: "hollandais, hollandaise, néerlandais, néerlandaise",
    ethiopian: "éthiopien, éthiopienne, érythréen, injera",
    european: "européen, européenne",
    german: "allemand, allemande, choucroute",
    hungarian: "hongrois, hongroise",
    indonesian: "indonésien, indonésienne",
    irish: "irlandais, irlandaise, pub irlandais",
    mediterranean: "méditerranéen, méditerranéenne",
    middle_eastern:
      "moyen oriental, moyen orientale, oriental, orientale, proche orient, arabe, israélien, israélienne, irakien, falafel, falafels, houmous, moyen orient",
    noodle: "nouilles, bol de nouilles, soupe de nouilles, noodles, udon",
    persian: "iranien, iranienne, perse, persan",
    peruvian: "péruvien, péruvienne",
    polish: "polonais, polonaise",
    portuguese: "portugais, portugaise, pastel de nata",
    russian: "russe, russes",
    swedish: "suédois, suédoise",
    bubble_tea: "bubble tea, bubble teas, thé aux perles, thé à bulles",
    chicken: "poulet, poulet frit, poulet rôti, rôtisserie, poulet braisé, ailes de poulet",
    crepe: "crêperie, crêperies, crêpe, crêpes, galette, galettes, galette de sarrasin, creperies",
    croatian: "croate",
    cuban: "cubain, cubaine",
    dessert:
      "dessert, desserts, un truc sucré, quelque chose de sucré, manger sucré, dent sucrée, envie de sucre, douceurs, gourmandises, gaufre, gaufres, sucreries, du sucré, sucré, goûter",
    donut: "donut, donuts, beignet, beignets",
    filipino: "philippin, philippine",
    georgian: "géorgien, géorgienne",
    hotpot: "fondue chinoise, marmite chinoise, marmite mongole",
    malaysian: "malaisien, malaisienne",
    nepalese: "népalais, népalaise",
    pakistani: "pakistanais, pakistanaise",
    pancake: "pancakes, pancake, crêpes américaines",
    salad:
      "salade, salades, salad bar, bar à salades, manger une salade, crudités, manger sain, manger léger, healthy",
    sandwich:
      "sandwich, sandwichs, sandwiches, sandwicherie, casse croûte, jambon beurre, panini, paninis, bagel, bagels, sandwicheries",
    soup: "soupe, soupes, bar à soupes, potage, velouté",
    syrian: "syrien, syrienne",
    taiwanese: "taïwanais, taïwanaise",
    ukrainian: "ukrainien, ukrainienne",
    jazz_bar:
      "jazz, bar jazz, bar de jazz, club de jazz, jazz club, bars de jazz, clubs de jazz, jazz live, boite de jazz, cave à jazz, concert de jazz",
    harbour_bath:
      "bain portuaire, bains portuaires, bains du port, se baigner dans le port, nager dans le port, baignade dans le port, piscine du port, nager dans le canal, zone de baignade, bassin de baignade",
    skiing:
      "ski, skis, skier, faire du ski, station de ski, stations de ski, domaine skiable, piste de ski, pistes de ski, remontée mécanique, remontées mécaniques, télésiège, snowboard, ski de fond, ski alpin, sports d'hiver",
    winery:
      "cave de porto, caves de porto, caves à porto, vin de porto, porto à déguster, domaine viticole, domaines viticoles, vignoble, vignobles, chai, chais, dégustation de porto, visite de cave, visite de caves",
  },
  activity: {
    eat: "on mange, manger, où manger, quelque chose à manger, de quoi manger, faim, on mange bien, bien manger, bouffer, bouffe, la bouffe, casser la croûte, casser la dalle, grailler, graille, becter, la dalle, j'ai la dalle, on a la dalle, crève la dalle, faim de loup, petit creux, un petit creux, meurs de faim, meurt de faim, on meurt de faim, crève de faim, crevons de faim, affamé, affamée, affamés, grignoter, un truc à manger, truc à grignoter, un truc à bouffer, bien bouffer, se restaurer, se remplir le ventre, se remplir la panse, manger un bout, manger un morceau, se caler l'estomac, miam, gueuleton, se faire un gueuleton, remplir le bide, ventre vide, ventre qui gargouille, dalle, dîner, déjeuner, j'ai faim, on a faim, grosse faim, casser la graine, se faire un resto",
  },
  topic: {
    art: "art, l'art, peinture, beaux arts, peintures, peintre, street art, art contemporain, art moderne, artistique, arty, expos d'art, l'art moderne, tableaux, artistes",
    history:
      "histoire, l'histoire, historique, historiques, viking, vikings, moyen âge, médiéval, seconde guerre mondiale, patrimoine, passé historique",
    design: "design, design danois, design scandinave, déco, mobilier, décoration, déco scandinave",
    photography:
      "photographie, photo, photos, prendre des photos, faire des photos, faire de belles photos, belles photos, photographier, shooting, selfies, pour insta, pour instagram",
    music: "musique, zik, zique, rock, musique classique, hip hop, métal",
    nightlife:
      "vie nocturne, sortir le soir, faire la fête, sortir, où sortir, faire la teuf, bringue, faire la bringue, nuit blanche, fiesta, faire la fiesta, tournée des bars, tournée de bars, faire la tournée des bars, s'amuser le soir, sorties nocturnes, fête, teuf, soirée, sortir ce soir",
    cycling:
      "vélo, cyclisme, faire du vélo, à vélo, en vélo, pédaler, balade à vélo, balade en vélo, tour à vélo, bicyclette, à bicyclette",
    swimming:
      "natation, nager, baignade, se baigner, nage, piquer une tête, faire trempette, trempette, baignades, plonger dans, aller se baigner, nager dans le port, se jeter à l'eau, se tremper",
    royalty:
      "royauté, famille royale, royal, royale, royaux, la reine, le roi, princesse, joyaux de la couronne, garde royale, relève de la garde, monarchie, rois, reine",
    books: "livres, littérature, lecture, bouquiner, bouquins, bouquin, lire, littéraire, polars, romans",
    wellness:
      "bien être, détente, se détendre, se relaxer, relaxation, se ressourcer, se chouchouter, se faire dorloter, déstresser, décompresser, cocooner",
    food: "gastronomie, cuisine, bonne bouffe, gastronomie locale, spécialités, spécialités locales, cuisine locale, foodie, foodies, bien bouffer, bonne cuisine",
    sports: "sport",
    fine_dining:
      "gastronomique, gastro, étoilé michelin, étoiles michelin, michelin, étoilée, resto étoilé, gastronomiques, resto gastro, menu dégustation, bonne table, bonnes tables, table gastronomique, étoilé, étoilés, étoile michelin, restaurant étoilé, haute cuisine, grande table, cuisine gastronomique",
    street_food: "street food, cuisine de rue",
    hidden_gems:
      "adresses secrètes, hors des sentiers battus, lieux secrets, endroits secrets, insolite, insolites, pépite, pépites, méconnu, méconnus, endroits cachés, coins cachés, lieux insolites, hors sentiers battus, peu connus, pas connus, secret, secrets, perles rares",
    vintage: "vintage, rétro",
  },
  price: {
    free: "gratuit, gratuite, gratuits, gratuites, gratuitement, entrée libre, entrée gratuite, ne coûte rien, sans payer, gratos, gratis, gratoche, à l'oeil, zéro euro, zéro couronne, 0 euro, 0€, sans débourser, sans débourser un centime, sans dépenser, sans dépenser un centime, sans dépenser un rond, sans rien payer, rien payer, ça coûte rien, coûte rien, qui coûte rien, non payant, pas payant, à titre gratuit, entrées gratuites, sans ticket",
    cheap:
      "le moins cher, les moins chers, dépenser peu, pas trop de budget, pas cher, pas chère, pas chers, bon marché, économique, petit budget, abordable et bon marché, petits prix, cheap, petits budgets, à petit prix, fauché, fauchés, fauchée, fauchées, sans le sou, pas un rond, à deux balles, deux balles, trois fois rien, pour trois fois rien, pour pas un rond, bas prix, prix bas, prix mini, prix étudiant, budget étudiant, budget serré, budget limité, pas riche, pas riches, en galère de thune, pas de thunes, plus de thunes, peu cher, peu chère, peu chers, à prix cassé, dans la dèche, dèche, le moins cher possible, pas cher du tout, vraiment pas cher, low cost, discount, radin, radins, pas onéreux, pour pas cher, pas cheros, au rabais, bourse plate, pour les fauchés, pas chères, petit prix, pas ruineux, sans se ruiner, moins cher possible, pas se ruiner, pas trop dépenser, sans trop dépenser, à bas prix, la moins chère, les moins chères, le plus abordable, la plus abordable, le plus économique, le meilleur marché",
    affordable:
      "abordable, raisonnable, prix raisonnable, sans se ruiner, sans trop dépenser, sans vider le portefeuille, pas ruineux, abordables, prix corrects, prix correct, prix doux, coûte pas un bras, pas coûter un bras, coûter un bras, sans y laisser un bras, sans y laisser un rein, coûte pas un rein, coûte pas les yeux de la tête, coûter les yeux de la tête, prix normaux, prix normal, rapport qualité prix, bon rapport qualité prix, raisonnables, prix raisonnables, sans casser sa tirelire, casser la tirelire, sans exploser le budget, exploser le budget, pas exorbitant, pas hors de prix, pas trop onéreux, pas la ruine, pas se ruiner, sans se saigner, ruine pas, nous ruine pas, me ruine pas, pas trop cher, pas trop chère, pas trop chers, pas trop chères, qualité prix, accessible niveau prix, correct niveau prix, pas excessif, prix honnêtes, prix honnête",
    moderate:
      "prix moyen, prix moyens, milieu de gamme, gamme moyenne, modéré, moyen de gamme, budget moyen, ni cher ni pas cher, ni trop cher ni trop cheap, moyennement cher, prix intermédiaire, prix moyenne gamme, dans la moyenne, intermédiaire, moyenne gamme",
    expensive:
      "cher, chère, chers, chic, haut de gamme, luxe, luxueux, gastronomique, élégant, étoilé, huppé, classe, se faire plaisir niveau prix, sans regarder à la dépense, sans compter, claquer du fric, claquer de la thune, classieux, classieuse, guindé, bling bling, chicos, chics, huppée, luxueuse, de luxe, grand luxe, prestige, prestigieux, prestigieuse, raffiné, raffinée, haut standing, standing, on met le prix, mettre le prix, prêts à mettre le prix, budget illimité, l'argent n'est pas un problème, prix pas un problème, grande occasion, occasion spéciale, onéreux, onéreuse, hors de prix, coûteux, élégante, upscale, fancy, grande table, grandes tables, se mettre bien, péter dans la soie, select, sélect, bourgeois, se faire plaisir, grand standing, budget confortable, plutôt cher",
    cheaper:
      "moins cher, moins chère, moins chers, plus abordable, plus économique, moins onéreux, un peu moins cher, bien moins cher, beaucoup moins cher, trop cher, trop chère, trop chers, trop chères, c'est trop cher, plus abordables, meilleur marché, moins coûteux, moins coûteuse, qui coûte moins, coûte moins cher, moins ruineux, moins chic, moins chères, hors budget, au dessus de mon budget, dépasse mon budget, moins luxueux",
    dearer:
      "plus cher, plus chic, plus haut de gamme, plus luxueux, plus classe, plus huppé, plus raffiné, plus gastro, plus élégant, trop cheap, plus classieux, plus chère, plus chers, un cran au dessus, monter en gamme, mieux niveau standing, plus luxe, mieux que ça",
  },
  day: {
    day_after: "le lendemain, lendemain, le jour d'après, jour d'après, le jour suivant, un jour plus tard",
    day_before: "la veille, veille, le jour d'avant, jour d'avant, un jour plus tôt",
    "12-24": "veille de noël, la veille de noël, réveillon de noël",
    "12-25": "jour de noël, le jour de noël",
    "12-26": "lendemain de noël, le lendemain de noël",
    "12-31": "saint sylvestre, la saint sylvestre, réveillon du nouvel an",
    "1-1": "jour de l'an, le jour de l'an, nouvel an",
    today: "aujourd'hui, aujourdhui, auj, ajd, ojd",
    tonight:
      "ce soir, cette nuit, soir même, ce soir là, ce soir même, il y a quoi ce soir, y a quoi ce soir, sortir ce soir",
    tomorrow: "demain, 2main, dmain, le jour suivant d'aujourd'hui",
    after_tomorrow: "après demain",
    weekend:
      "week end, weekend, fin de semaine, we, ce we, le we, ce weekend, wk, week ends, samedi dimanche, samedi et dimanche, il y a quoi ce week end, y a quoi ce week end",
    this_week: "cette semaine, semaine en cours, dans la semaine",
    next_week:
      "semaine prochaine, la semaine prochaine, la semaine d'après, semaine à venir, la semaine suivante",
    this_month: "ce mois, ce mois ci, dans le mois",
    next_month: "mois prochain, le mois prochain",
    christmas:
      "à noël, pour noël, pendant noël, fêtes de noël, les fêtes de noël, vacances de noël, fêtes de fin d'année",
    easter: "à pâques, pour pâques, pâques, week-end de pâques, week end de pâques, vacances de pâques",
  },
  part: {
    morning:
      "matin, matinée, le matin, dans la matinée, tôt le matin, de bon matin, au matin, du matin tôt, en matinée",
    midday: "midi",
    afternoon: "après midi, aprèm, l'après midi, l'aprèm, cet aprem, dans l'après midi, en après midi",
    evening:
      "soir, soirée, le soir, en soirée, début de soirée, en début de soirée, fin de journée, en fin de journée, dans la soirée",
    night: "nuit, la nuit, de nuit, tard la nuit, en pleine nuit",
  },
  meal: {
    breakfast: "petit déjeuner, petit déj, ptit dej, p'tit dej, pti dej, déjeuner du matin",
    brunch: "brunch, bruncher, brunchs",
    lunch:
      "déjeuner, déjeuner du midi, repas de midi, repas du midi, manger à midi, pause déj, pause déjeuner, déj, lunch, dîner du midi, déjeuner d'affaires, manger ce midi",
    dinner:
      "dîner, souper, dîner du soir, dîners, repas du soir, manger le soir, souper du soir, dîner d'affaires, bouffe du soir",
  },
  moment: {
    since: "à partir de, dès, de, après",
    ahead: "dans",
    days_ahead: "dans",
    before: "plus tôt que, avant de, avant le",
    until: "jusqu'au, jusqu'à, repart, repartons, on repart, au",
    now: "maintenant, en ce moment, tout de suite, actuellement, là maintenant, à l'instant, de suite, là tout de suite, là maintenant tout de suite, sur le champ, dès maintenant, immédiatement, illico, à cette heure ci, à cette heure, là de suite, en ce moment même, ouvert là",
    next: "prochain, prochaine, prochains",
    this: "ce, cette, cet",
    from: "on arrive, arrivons, nous arrivons, arrive, à partir de, à partir du, à compter de",
    between: "entre",
    to: "à",
  },
  clock: {
    at: "à, vers",
    hour: "h, heure, heures",
    am: "du matin",
    pm: "du soir, de l'après midi",
    half_after: "et demie, et demi",
    quarter_past: "et quart",
    quarter_to: "moins le quart",
  },
  number: {
    "1": "un, une",
    "2": "deux",
    "3": "trois",
    "4": "quatre",
    "5": "cinq",
    "6": "six",
    "7": "sept, semaine complète, semaine entière, toute la semaine",
    "8": "huit",
    "9": "neuf",
    "10": "dix",
    "11": "onze",
    "12": "douze",
    "15": "quinze",
    "20": "vingt",
    "30": "trente",
  },
  ordinal: {
    "1": "premier, première, 1re, 1ère, le premier, la première, premier arrêt",
    "2": "deuxième, second, seconde, 2e, 2ème, 2nd, 2nde, le deuxième, la deuxième, le second, la seconde",
    "3": "troisième, 3e, 3ème, le troisième, la troisième",
    "4": "quatrième, 4e, 4ème",
    "5": "cinquième, 5e, 5ème",
    "-1": "dernier, dernière, dernière étape, dernier arrêt, le dernier, la dernière",
  },
  unit: {
    hour: "heure, heures",
    mile: "mille, milles",
    day: "jour, jours, journée, journées, j, jrs, jr, journées entières, semaine complète, semaine entière, toute la semaine",
    night: "nuit, nuits, nuitées, nuitée, dodos",
    week: "semaine, semaines, sem",
    person:
      "personne, personnes, adultes, convives, pers, têtes, adulte, couverts, invités, bonhommes, places, copains, amis, copines, amies, potes, filles, garçons, femmes, hommes, voyageurs",
    metre: "m, mètre, mètres",
    kilometre: "km, kilomètre, kilomètres",
    walk_minute: "minute, minutes, min, mn, minutes à pied",
    star: "étoile, étoiles",
    age: "ans, an",
    child:
      "enfants, enfant, gamins, gosses, gosse, gamin, petits, mômes, môme, marmots, bambins, loulous, kids, petites, ados, bébés, petits enfants, filles, garçons",
  },
  numbered: { day: "jour, jours", stop: "étape, étapes, arrêt, arrêts, étape numéro, premier arrêt" },
  negation: {
    instead:
      "au lieu de, au lieu du, au lieu des, au lieu d, à la place de, à la place du, à la place des, à la place d, plutôt que",
    needless:
      "pas besoin de, pas besoin d, pas nécessairement, n a pas besoin, pas obligé, pas obligatoire, pas obligatoirement, même sans, avec ou sans, pas forcément",
    not: "pas, pas de, pas d, sans, aucun, aucune, jamais, ne veux pas, n aime pas, ni, éviter, surtout pas, rien de, oublie, oubliez, laisse tomber, marre des, marre de, marre du, ras le bol de, ras le bol des, pas envie de, pas envie d, pas fan de, pas fan des, je déteste, déteste, détestons, on déteste, horreur de, horreur des, j'ai horreur, allergique à, allergique aux, allergique au, allergique, hors de question, pas question de, ne mange pas, mange pas, mangeons pas, mangent pas, supporte pas, veux pas, veut pas, on veut pas, aime pas, j'aime pas, n'aimons pas, zéro, surtout pas de, jamais de, pas du tout, ni de",
    except:
      "sauf, tout sauf, excepté, à part, hormis, autre que, en dehors de, mis à part, autre chose que, autre chose qu, n'importe quoi sauf, hors, à l'exception de, sauf les, tout sauf les",
    but: "mais, plutôt, par contre, en revanche",
    except_after:
      "déjà fait, déjà faite, déjà faits, déjà vu, déjà vue, déjà vus, déjà visité, déjà visitée, déjà testé, on connaît déjà, je connais déjà, on l'a déjà fait, on l'a déjà vu, je l'ai déjà fait, je l'ai déjà vu, on y est déjà allés, j'y suis déjà allé, très peu pour nous, très peu pour moi",
  },
  where: {
    near: "dans le même quartier que, même quartier que, près de, près du, près d, près des, à côté de, à côté du, proche de, proche du, autour de, vers, aux alentours de, non loin de, plus près de, à proximité de, en face de, plus proche de, à deux pas de, à côté d, à proximité du, à 2 pas de, à deux pas du, pas loin de, pas loin du, pas trop loin de, pas trop loin du, juste à côté de, juste à côté du, dans le coin de, du côté de, aux abords de, aux abords du, face à, en face du, autour du, tout près de, tout près du, non loin du, au pied de, au pied du, derrière, aux environs de, dans les environs de, au niveau de, à proximité de la, proche des, à 5 minutes de, à 5 min de, à 10 minutes de, à 10 min de, collé à, prox, proxi",
    in: "à, au, dans, en, dans le, sur",
    me: "près de moi, dans le coin, près d'ici, à proximité, pas loin, à côté, aux alentours, autour de moi, par ici, ici, dans les environs, d'ici, dans les parages, à côté d'ici, pas loin d'ici, tout près d'ici, autour d'ici, à deux pas, à 2 pas, à deux pas d'ici, où je suis, là où je suis, où on est, là où on est, près de nous, autour de nous, ma position, de ma position, dans le voisinage, proche d'ici, à proximité immédiate, alentours, les alentours, le plus près possible, tout près, tout à côté, du coin, juste à côté, proche, proches, alentour, pas trop loin, dans le quartier",
    host: "hôtel, l'hôtel, notre hôtel, mon hôtel, notre logement, de l'hôtel, cet hôtel, notre appart, notre airbnb",
    walk: "à pied, distance de marche, quelques minutes à pied, à pieds, en marchant, petite marche, accessible à pied, faisable à pied, à pied de",
    within: "à moins de, dans un rayon de, moins de, maximum, au plus",
    there:
      "là bas, à côté de là, près de là, dans le même quartier, du même quartier, à côté, tout près, là autour, autour de là, par là bas",
  },
  limit: {
    most: "au maximum, maximum, max, au plus, pas plus de, pas plus que, jamais plus de, tout au plus, limite à",
    only: "seulement, uniquement, juste, rien que, que des",
    thing: "choses, lieux, endroits, visites, activités, sites, étapes, arrêts",
    a_day: "par jour, chaque jour, par journée, tous les jours",
  },
  town: {
    centre:
      "centre, centre ville, centre historique, vieille ville, hypercentre, hyper centre, en centre ville, plein centre, en plein centre, coeur de ville, coeur de la ville, vieux centre, vieux quartier, centre de la ville, downtown",
    north: "nord",
    south: "sud",
    east: "est de, à l'est, l'est, quartier est",
    west: "ouest, à l'ouest",
  },
  party: {
    family:
      "mamie, papi, grand mère, grands parents, mes parents, belle mère, gosses, ados, petits, gamins, famille, enfants, enfant, en famille, bébé, gamins, ans, fils, fille, mômes, môme, marmots, marmaille, bambins, mouflets, kids, loulous, pitchouns, bébés, nourrisson, tout petit, tout petits, beaux parents, belle famille, beau père, pépé, grand père, parents, mes darons, neveu, nièce, petite fille, petit fils, ado, adolescent, adolescents, en bas âge, minots, les petits, avec les petits, mes enfants, mes gosses, mes filles, nos enfants, trois générations, ma mère, mon père, papy, petits enfants, ma mère et moi, moi et ma mère, maman et moi, mon père et moi, famille de, gosse, gamin, gamine, loupiots, ma fille, mon fils, mes fils, mes beaux parents, poussette, familial, familiale, neveux",
    couples:
      "couple, amoureux, en amoureux, copine, copain, femme, mari, fiancée, conjoint, ma copine, anniversaire de mariage, époux, épouse, mariés, fiancé, ma meuf, mon mec, ma chérie, mon chéri, chérie, chéri, mon homme, ma moitié, ma blonde, mon chum, en couple, ma femme et moi, mon mari et moi, partenaire, compagne, compagnon, concubin, mon amoureux, mon amoureuse, dulcinée, tous les deux amoureux, jeunes mariés, demander en mariage, saint valentin, rencard, mon copain, ma femme, mon mari, mon compagnon, ma compagne, mon conjoint, ma conjointe, lune de miel, ans de mariage",
    friends:
      "amis, entre amis, copains, potes, amies, pote, avec des potes, entre potes, bande de potes, la bande, ma bande, les copines, copines, entre filles, entre copines, entre mecs, entre nanas, evjf, evg, enterrement de vie de garçon, enterrement de vie de jeune fille, chums, groupe d'amis, les gars, mes potes, bande d'amis, bande de copains, enterrement de vie, une bande, les copains",
    solo: "seul, seule, solo, tout seul, toute seule, en solitaire, je voyage seul, je voyage seule, je suis seul, je suis seule, juste moi, rien que moi, que moi, pour moi tout seul, en solo, moi tout seul, voyage seul, voyage seule, que pour moi",
    business:
      "affaires, voyage d'affaires, collègues, clients, repas d'affaires, déplacement professionnel, conférence, boulot, pour le boulot, le taf, pour le taf, pour le travail, pro, déplacement pro, voyage pro, repas pro, séminaire, salon professionnel, mon patron, mon boss, client, congrès, déjeuner d'affaires, dîner d'affaires, collègue, dej d'affaires, équipe de travail, partenaires commerciaux, d'affaires, déj d'affaires, réunion, patron, boss",
  },
  partySize: {
    of: "nous sommes, on est, on sera, table pour, pour, groupe de, serons, nous serons, on va être, table de, groupe, résa pour, réservation pour, on est à, famille de, on serait, tous les, toutes les, on vient à",
    of_after: "personnes, convives, têtes",
    "2": "pour deux, tous les deux, à deux, nous deux, nous 2, rien que nous deux, juste nous deux, les deux, que nous deux, toutes les deux, en tête à tête, pour 2, ma mère et moi, moi et ma mère, maman et moi, mon père et moi",
    "4": "à quatre, nous quatre, tous les quatre, pour quatre",
    "3": "nous trois, tous les trois, on est trois, à trois, pour trois",
    "5": "nous cinq, tous les cinq, à cinq, pour cinq",
    "6": "nous six, tous les six, à six, pour six",
    "7": "à sept, pour sept",
    "8": "à huit, pour huit",
    "10": "à dix",
  },
  tripType: { business: "voyage d'affaires, déplacement professionnel", pleasure: "vacances" },
  asked: {
    menu: "la carte, le menu, un menu, une carte, menu, carte des vins, carte en ligne",
    highchair:
      "chaise haute, chaises hautes, chaise bébé, chaises bébé, chaise enfant, chaises enfants, chaise pour enfant, chaises pour enfants, chaise pour bébé, réhausseur, table à langer",
    crowds:
      "du monde, beaucoup de monde, trop de monde, y a du monde, c'est bondé, bondé, la queue, faire la queue, file d'attente, longue attente",
    by_foot: "à pied",
    by_car: "en voiture, en taxi",
    by_bike: "à vélo, en vélo, y aller à vélo",
    area: "quel quartier, dans quel quartier, dans quel coin, quel arrondissement, c'est quel quartier",
    hours:
      "jusqu à quelle heure, quand ferme, horaires, heures d'ouverture, à quelle heure, ouvre, ferme, c'est ouvert, quand ouvre, ouvert le, ouvert jusqu'à quelle heure, ouverte jusqu'à quelle heure, jusqu'à quand, horaire, à quelle heure ça ferme, à quelle heure ça ouvre, ça ferme quand, ça ouvre quand, ferme quand, ouvre quand, ferme à, ouvre à, fermé le, fermée le, fermeture, ouverture, heure de fermeture, horaires d'ouverture, ouverte le, ouvert quand, c'est fermé, ouvre le, ferment, ouvrent, jours d'ouverture, fermé pour de bon, fermé définitivement, toujours ouvert",
    address:
      "adresse, où se trouve, où se situe, c'est où, où exactement, emplacement, où est, c'est où exactement, où ça se trouve, ça se trouve où, se trouve où, localisation, quelle rue, dans quelle rue, quelle adresse, l'adresse, ça se situe où, se situe où, où c'est, où c'est exactement",
    phone:
      "téléphone, numéro de téléphone, numéro, appeler, tél, num, numéro de tel, num de tel, le num, joindre, téléphoner, coordonnées, contacter",
    price:
      "combien ça coûte, c est combien, combien on paye, ça coûte combien, prix, tarif, tarifs, combien coûte, entrée, billet, billets, combien, coûte, combien c'est, combien ça fait, c'est combien l'entrée, prix d'entrée, prix de l'entrée, prix du billet, prix des billets, tarif réduit, faut payer, faut il payer, il faut payer, c'est payant, payant, est ce payant, coûte combien, combien pour, tarif enfant, tarif étudiant, ticket, tickets, ça revient à combien, le billet est à combien, l'entrée est à combien, à combien l'entrée, ça vaut combien, les prix, la place est à combien, place est à combien",
    postcode: "code postal",
    website: "site web, site internet, site, lien, site officiel, le site, page web, url",
    directions:
      "comment aller, comment se rendre, itinéraire pour aller, chemin, comment y aller, comment je vais, on y va comment, comment on va, comment on y va, comment on se rend, comment aller à, comment s'y rendre, comment se rendre à, y aller comment, j'y vais comment, comment j'y vais, pour y aller, quel bus, quel métro, quelle ligne, quel bus prendre, quel métro prendre, en transport, en transports, en transports en commun, transports en commun, trajet, le trajet, chemin le plus rapide, comment rejoindre, itinéraire jusqu'à, par où passer, comment arriver à, comment arriver, le chemin pour, chemin pour aller",
    booking:
      "réserver, réservation, réserve, réservez, résa, réserver à l'avance, faut réserver, faut il réserver, besoin de réserver, sans résa, sans réservation, réservation obligatoire, sur réservation, il faut réserver, dois je réserver, doit on réserver, faut t il réserver, réservation nécessaire, vaut mieux réserver, prendre une résa",
    rating:
      "avis, note, notes, bien noté, bien notée, bien notés, avis sur, quels avis, les avis, note google, avis google, commentaires, critiques, combien d'étoiles, noté combien, quelle note",
    payment:
      "payer par carte, carte bancaire, carte bleue, prennent la carte, prend la carte, acceptent la carte, accepte la carte, payer en carte, la cb, en cb, par cb, visa, mastercard, amex, payer en liquide, en liquide, payer en espèces, en espèces, que du cash, cash, apple pay, sans contact, payer cb",
    distance:
      "est loin, est ce loin, à combien, loin d ici, peut aller à pied, y aller à pied, à quelle distance, c'est loin, distance, c'est à combien, combien de temps à pied, à combien de minutes, combien de minutes, c'est loin à pied, loin à pied, loin de l'hôtel, c'est près, c'est proche, on peut y aller à pied, combien de km, combien de kilomètres, temps de marche, temps de trajet, à combien de temps, ça fait loin, faisable à pied, y va à pied, combien de temps pour y aller, combien de minutes à pied, minutes à pied, combien de marche, combien on marche, combien marche t on",
    duration:
      "combien de temps, durée, ça dure combien, dure combien de temps, ça dure combien de temps, combien de temps faut il, combien de temps prévoir, ça prend combien de temps, durée de la visite, temps de visite, prévoir combien de temps, il faut combien de temps, on y passe combien de temps",
    photos: "photos, photo, images, voir des photos, à quoi ça ressemble, ressemble à quoi, des photos de",
    type: "quel type, quel genre, quel style, c'est quel genre, quelle cuisine, c'est quoi comme cuisine, quel style de cuisine",
    fact: "qui a conçu, qui a dessiné, qui a construit, qui a bâti, qui a peint, qui a fondé, qui est l'architecte, enterré, enterrée, enterrés, quel âge a, de quand date, quelle hauteur, quelle est la hauteur, hauteur de, combien mesure, en quelle année, quand a été construit, quand a été construite, quels tableaux, quelles peintures, quelles oeuvres, relève de la garde",
  },
  slot: {
    features: "parking, wifi",
    priceLevel: "prix, budget, tarif, le prix, le budget",
    area: "quartier, endroit, lieu, zone, coin, emplacement, le quartier, secteur, le coin",
    categories: "cuisine, type, genre, style",
    openAt: "heure, jour, moment, horaire",
    stars: "étoiles",
  },
  sort: {
    price:
      "le moins cher, la moins chère, les moins chers, les moins chères, le plus abordable, la plus abordable, le plus économique, le meilleur marché",
    closing:
      "ferme le plus tard, ouvert le plus tard, ouverte le plus tard, ouvert le plus longtemps, ouverte le plus longtemps, reste ouvert le plus, le plus longtemps ouvert, ferme en dernier, fermé le plus tard",
    distance:
      "le plus proche, la plus proche, plus proche, le plus près, la plus près, les plus proches, les plus près, au plus près, le moins loin, la moins loin",
    rating:
      "meilleur, meilleure, meilleurs, meilleures, le mieux noté, les mieux notés, mieux notés, les plus cotés, la mieux notée, le top du top, bien coté",
    closer: "plus près, moins loin, plus proche, encore plus près, trop loin, c'est trop loin, plus à côté",
    better: "mieux, mieux noté, meilleure qualité, de meilleure qualité, mieux notés",
  },
  act: {
    the_other: "l'autre, celui d'à côté",
    theirs:
      "là bas, ont ils, ils ont, a t il, ce lieu, cet endroit, chez eux, y a t il là bas, y ont ils, est ce qu'ils ont",
    early:
      "d'abord, en premier, au début, commencer par, commence par, commencez par, commençons par, en commençant par, démarrer par, démarrer avec, tôt, dès le début, pour commencer",
    late: "à la fin, en dernier, pour la fin, finir par, finir avec, finis par, finissons par, terminer par, terminer avec, termine par, terminez par, pour finir, pour terminer, en finissant par",
    stroll:
      "balade dans, une balade dans, balade a, se balader, me balader, nous balader, flaner, flaner dans, flanerie, promenade dans, une promenade dans, se promener, me promener, nous promener, se promener dans, arpenter, deambuler, deambuler dans",
    explore: "explorer, decouvrir, parcourir, decouverte de",
    whole_day:
      "toute la journée, la journée entière, journée entière, journée complète, journée de libre, journée libre, jour de libre, jour libre",
    half_day: "demi journée, une demi journée, la demi journée",
    spend:
      "occuper, occupe nous, occupez nous, passer, profiter, tu proposes quoi, que proposez vous, vous proposez quoi, que ferais tu, que feriez vous, par où commencer, on commence par quoi, tu conseilles quoi, vous conseillez quoi, remplir, caser, on fait quoi, que faire, qu'est ce qu'on fait",
    must: "il faut, il faut que, ça doit être, doit être, il doit être, faut que ce soit, il faut que ce soit",
    why: "pourquoi, pourquoi pas, comment ça se fait",
    left_out:
      "laissé de côté, laissés de côté, omis, manque, pas dedans, pas dans le programme, pas inclus, écarté",
    calm: "plus cool, plus reposant, plus léger",
    busy: "plus de visites, en faire plus",
    ask: "qui, quel, quelle, quels, quelles, pourquoi, quand, comment",
    more: "plus, encore, davantage, montre moi plus, montrez moi plus, montre m'en plus, montrez m'en plus, montre m'en d'autres, montrez m'en d'autres, en voir plus, voir plus, autre chose encore, encore d'autres, montre la suite, la suite, d'autres encore, et sinon",
    todo: "que faire, quoi faire, que peut on faire, qu'est ce qu'on peut faire, que voir, des trucs à faire, on fait quoi, je fais quoi, qu'est ce qu'on fait, qu'est ce que je fais, qu'est ce que je peux faire, faire quoi, qu'y a t il à faire, qu'est ce qu'il y a à faire, qu'est ce qu'il y a à voir, ya quoi à faire, y a quoi à faire, il y a quoi à faire, il y a quoi à voir, y a quoi à voir, ya quoi à voir, trucs à faire, choses à faire, s'occuper, occuper les enfants, occuper les gosses, que visiter, quoi visiter, quoi voir, comment s'occuper",
    called: "appelé, qui s'appelle, nommé, s'appelle",
    also: "aussi, avec, également",
    join: "et, ou, ni",
    either: "ou",
    greet:
      "bonjour, salut, bonsoir, coucou, allô, hello, slt, bjr, bsr, hey, yo, wesh, cc, re bonjour, salutations, ça va, comment ça va, comment allez vous, holà",
    thanks:
      "merci, merci beaucoup, mille mercis, je vous remercie, merci bien, mrc, mci, merciii, thx, thanks, un grand merci, trop sympa, t'es un amour, un amour, c'est gentil, cimer, merci à vous, merci d'avance, génial merci, top merci, super merci, parfait merci beaucoup",
    bye: "au revoir, à bientôt, bonne journée, bonne soirée, c'est tout, adieu, à plus, à plus tard, tchao, à la prochaine, bonne nuit, bisous, à demain, bye, à tout à l'heure, à toute, bonne fin de journée, bonne continuation",
    yes: "oui, ouais, volontiers, oui volontiers, d'accord, ok, parfait, oui merci, avec plaisir, bien sûr, super, très bien, ça marche, oui s'il vous plaît, oui oui, carrément, yes, yep, ouaip, ok ça marche, nickel, impeccable, go, vas y, allez, exact, tout à fait, banco, oui stp, d'acc, dac, c'est parfait, ça me va, ça nous va, je prends, on prend",
    no: "non, non merci, pas vraiment, nan, nope, nan merci, bof, non non, ça ira, non ça va",
    find: "que conseillez, que nous conseillez vous, que voir, que peut on faire, que recommandez vous, cherche, cherchons, chercher, trouver, trouve, recommander, recommandez, recommandation, conseiller, conseillez, conseil, suggérer, suggestion, y a t il, il y a, existe t il, je voudrais, nous voudrions, on voudrait, j'aimerais, il me faut, besoin, besoin de, que faire, quoi faire, montrez moi, où est ce qu on peut, où peut on, où puis je, des trucs à faire, quelque chose, connaissez vous, envie de, propose, proposez, idée, idées, une idée, des idées, t'as quoi, vous avez quoi, t'aurais, tu aurais, vous auriez, auriez vous, tu connais, vous connaissez, connais tu, bonne adresse, bonnes adresses, adresses, bon plan, bons plans, bon spot, spot, spots, reco, recos, recommande, recommandes, conseille, conseilles, conseils, suggestions, tu conseilles, tu me conseilles, où trouver, où trouve t on, où est ce qu'on trouve, où je peux, où est ce que je peux, où on peut, on cherche, je cherche, quelque part, un endroit, un coin, une adresse, envie d'un, envie d'une, j'ai envie, on a envie, on aimerait, on veut, il nous faut, me faut, nous faut, trouve moi, trouve nous, trouvez moi, dégote moi, tu proposes, suggère, suggérez, indiquer, indiquez moi, un truc, il y aurait, acheter, où acheter, on achète, achète t on",
    where:
      "où, où est, où est ce qu on peut, où peut on, où puis je, où est ce que, où c'est que, où ça, dans quel endroit, où peut on trouver, où trouver, où on peut, où je peux, où est ce que je peux",
    plan: "planifier, planifie, planifiez, organisez, organiser, organise, prépare, préparez, préparer, faire un itinéraire, concevoir, un plan pour, prépare nous, plan, planning, organise moi, organisez moi, organise nous, organisez nous, programme moi, fais moi un programme, fais nous un programme, faites nous un programme, fais moi un planning, fais nous un planning, fais moi un plan, fais nous un plan, prévois, prévoyez, prévoir, concocte, concoctez, concocte nous, concocte moi, planifie moi, planifie nous, propose nous un programme, propose moi un programme, propose un itinéraire, prépare moi, préparez nous, préparez moi, planning de, un programme, un itinéraire, fais moi un itinéraire, occupe nous, occupe toi de",
    guides: "guides, guide, guides de voyage, guides de la ville",
    areas: "quartiers, arrondissements, les quartiers",
    itinerary:
      "itinéraire, programme, plan, parcours, circuit, planning, emploi du temps, feuille de route, programme de visite, itinéraires, journée type, le planning, circuit de visite",
    trip: "séjour, voyage, escapade, vacances, passer, city trip, citytrip, voyages, vacs, week end prolongé, virée, on reste, je reste, on est là, séjours, de passage, sur place pour, on vient, on vient pour",
    send: "envoyez, envoyer, envoie, mail, email, envoyez le, courriel, transmettre, mailer, envoie moi, envoyez moi, envoie le moi, envoie ça, par mail, sur mon mail, par email, partage moi, transfère, mailez, sur whatsapp, envoie nous, balance le moi",
    tell: "parlez moi de, parle moi de, parlez moi, en savoir plus, plus d'infos, informations, infos sur, détails, dites moi, raconte, décrivez, plus sur, parle nous, parle nous de, parlez nous de, dis m'en plus, dites m'en plus, dis moi en plus, raconte moi, raconte nous, plus de détails, en dire plus, info sur, explique, explique moi, présente moi, présente nous, renseignements sur, des infos, raconte l'histoire, c'est quoi l'histoire de, quelle est l'histoire",
    what_is:
      "c'est quoi, qu'est ce que, qu'est ce que c'est, qui est, c'est quoi ça, c'est quoi le, c'est quoi exactement, qu'est ce que c'est que, c'est qui, kézako",
    is: "est ce que, est, est il, vaut le coup, ça vaut, sont, vaut la peine, ça vaut la peine, vaut le détour, ça vaut le détour, est ce que ça vaut, vaut vraiment le coup, ça vaut vraiment le coup, mérite le détour",
    have: "ont ils, est ce qu ils ont, a t il, y a t il, ont, peut on, est ce qu on peut, ils ont, ils font, font ils, servent ils, acceptent ils, possible d'avoir, on peut y, y ont ils, ils servent, y a t il là bas",
    reference: "le, celui là, celui ci, ça, cela, celle là, là, y, leur",
    other:
      "un autre, une autre, autres, autre chose, d'autres, différent, encore un, encore une, autre option, autre options, d'autres options, une autre option, d'autres idées, autre idée, un autre truc, autre part, ailleurs, quelque chose d'autre, alternative, alternatives, rien d'autre, autre endroit, autre adresse",
    meant:
      "j'ai dit, ai dit, je disais, finalement, non plutôt, je voulais dire, je veux dire, voulais dire, je pensais à, enfin, plutôt, en fait, je me suis trompé, je me suis trompée, je me trompe, pardon plutôt, en fait non, je parle de, erreur, je rectifie, changement de plan, finalement non, tout compte fait, nan plutôt",
    instead:
      "plutôt, à la place, et, ou alors, et si, au lieu, pourquoi pas, et pourquoi pas, sinon, à la limite",
    like: "aime, aimons, adore, adorons, intéresse, intéressons, passionné, passionnés, intéressé, fan de, apprécions, plaît, on aime, kiffe, on kiffe, je kiffe, kiffons, branché par, branchés par, passionnée, dingue de, dingues de, amateur de, amateurs de, amoureux de l'art, mordus de, fans de, fana de, on est fans de, plutôt branchés, trop fan de",
    dont_care:
      "peu importe, m'est égal, n'a pas d'importance, n'importe, pas d'importance, égal, sans importance, aucune préférence, n'importe quel, n'importe où, osef, on s'en fout, je m'en fous, m'en fous, on s'en fiche, je m'en fiche, comme tu veux, comme vous voulez, au choix, à vous de voir, à toi de voir, ça m'est égal, ça nous est égal, n'importe lequel, n'importe quoi, peu importe lequel",
    less: "moins, moins de choses, pas autant",
    inside: "à l'intérieur, intérieur, dedans, en salle, au chaud",
  },
  edit: {
    undo: "remets, remettez, remettre, annule ça, annule la modification, annule le changement, annuler la dernière modification, annule la dernière modification, annulez la dernière modification, annule le dernier changement, défais, défaire, comme avant, comme c'était, comme c'était avant, comme il était, reviens en arrière, revenir en arrière, revenez en arrière, reviens à l'ancien programme, reviens au plan précédent, l'ancien plan, le plan précédent, l'ancien programme, le programme précédent, version précédente, remets comme avant, remets tout comme avant, rétablis, rétablir, restaure",
    move: "déplace, déplacez, déplacer, décale, décalez, décaler, mets, mettez, bouge, bouger, bougez, repousse, repousser, avance, avancer, mets le, mets la, reporter, reporte, recale, recaler, replace",
    keep: "garde, gardez, garder, conserve, conservez, laisse en place, doit rester, touche pas à, garde le, on garde, ne change pas, ne touche pas, laisse comme ça, à garder, on garde le",
    free: "libre, rien de prévu, pour nous, temps libre, quartier libre, sans programme, journée off, rien de planifié",
    start_at:
      "départ, commencer, commence, commençons, début, démarrer, partir, on part, pas avant, à partir de, démarrage, on commence, on démarre, démarre, dès, dispo à partir de, dispo dès, libre à partir de, débuter, débute, on décolle, start, on s'y met, premier arrêt, pas avant de",
    end_at:
      "retour, rentrer, être rentrés, de retour, rentrés, finir, fin, terminer, revenir, finit, on finit, finir à, terminer à, rentre, on rentre, de retour à l'hôtel, retour à l'hôtel, rentrés pour, fini à, finis, fini, rentrés à, terminé, être de retour",
    move_later: "plus tard, un peu plus tard",
    move_earlier: "plus tôt, de meilleure heure, un peu plus tôt",
    remove_day:
      "un jour de moins, une journée de moins, enlève un jour, enlevez un jour, supprime un jour, un jour en moins, retire un jour, raccourcis d'un jour, raccourcir d'un jour, enlève une journée, retire une journée, une journée en moins, supprime une journée, moins un jour",
    add_day:
      "un jour de plus, une journée de plus, ajoute un jour, ajoutez un jour, ajouter un jour, encore un jour, un jour supplémentaire, mets un jour de plus, un jour en plus, rajoute un jour, prolonge d'un jour, rallonge d'un jour, une journée en plus, une journée supplémentaire, ajoute une journée, rajoute une journée, rajouter un jour, plus un jour, ajouter une journée, un autre jour, une autre journée",
    replace:
      "remplace, remplacez, remplacer, échange, échangez, change, changez, changer, change moi, substitue, troque, switch, échanger, intervertis, intervertir, inverse, inverser, inversez, remplace moi, mets plutôt, permute, permuter, intervertissez, permutez, modifie, modifier",
    remove:
      "enlève, enlevez, supprime, supprimez, retire, retirez, enlever, supprimer, vire, virez, virer, vire moi, zappe, zappez, zapper, saute, sautez, ôte, ôter, on enlève, enlève moi, efface, effacer, retire moi, retirer, jette, laisse de côté, dégage, sauter, laisse tomber, oublie, pas besoin de, annule",
    add: "ajoute, ajoutez, ajouter, rajoute, inclure, rajoutez, rajouter, ajoute moi, ajoute nous, incluez, inclus, mets aussi, mets moi, mets nous, glisse, glissez, insère, insérez, caser, intègre, on ajoute, rajoute moi, prévois aussi, mets, insérer, ajoutes",
    less_walking:
      "déambulateur, rollator, béquilles, canne de marche, ne peut pas marcher longtemps, marche difficilement, du mal à marcher, moins de marche, marcher moins, moins marcher, pas trop marcher, moins à pied, trop de marche, marche moins, marcher beaucoup moins, pas trop de marche, mal aux genoux, mal au genou, peu marcher, du mal à marcher, peut pas marcher, peux pas marcher, marche difficilement, trop marché, sans trop marcher, trop à pied, moins de km, moins de kilomètres, marche mal, marcher peu, ne marche pas beaucoup, peu de marche",
    start_later:
      "commencer plus tard, commencez plus tard, commence plus tard, démarrer plus tard, partir plus tard, pas si tôt, moins tôt, grasse mat, grasse matinée, faire la grasse mat, faire la grasse matinée, se lever tard, lève tard, pas trop tôt, pas trop tôt le matin, commencer moins tôt, dormir plus longtemps, démarrer moins tôt, commence moins tôt, pas aux aurores",
    start_earlier:
      "commencer plus tôt, commencez plus tôt, démarrer plus tôt, commence plus tôt, partir plus tôt, plus tôt le matin",
    end_earlier:
      "finir plus tôt, terminer plus tôt, rentrer plus tôt, rentrer tôt, finir tôt, finis plus tôt, finir moins tard, finir la journée plus tôt",
    slower:
      "pas trop chargé, sans se presser, sans stress, à un rythme tranquille, au calme, cool, plus tranquille, plus lent, plus lentement, moins chargé, moins chargée, rythme tranquille, moins d'étapes, tranquilou, tranquillou, pépère, peinard, relax, relaxe, détendu, light, léger, allège, alléger, allégez, moins chargés, plus cool, plus relax, trop chargé, trop chargée, trop chargés, trop rempli, trop remplie, trop de choses, trop de trucs, moins de choses, moins de trucs, moins dense, trop dense, en douceur, à la cool, mollo, vas y mollo, doucement, pas speed, trop speed, moins speed, on est crevés, crevés, épuisés, on est fatigués, sans courir, à notre rythme, à mon rythme, slow, pas de marathon, pas la course, souffler un peu, mal aux pieds, mal aux jambes, lentement, plus calme, allège un peu, rythme cool, rythme lent, rythme doux, prendre notre temps, prendre son temps, plus léger, plus légère, plus court, plus courte, raccourcis, raccourcir, trop plein, trop d'étapes, c'est trop, beaucoup trop, trop long, trop intense, trop fatigant, fatigant, fatiguant, plus posé, tranquille, tranquillement, moins d'activités, moins d'arrêts, fatigués, plus de pauses, plus de temps, moins rempli, moins intense",
    fuller:
      "plus chargé, plus d'étapes, plus rempli, bien remplie, bien rempli, bien remplis, bien remplies, bien chargé, bien chargée, bien chargées, à fond, à bloc, intense, intenses, intensif, intensive, maximum de choses, max de choses, le plus de choses, un max de trucs, un max de choses, sans temps mort, pas de temps mort, non stop, plus de choses, plus de trucs, trop vide, pas assez rempli, pas assez chargé, dense, denses, plus dense, plus intense, remplis, remplir, remplissez, tout voir, voir un maximum, en voir un maximum, journées pleines, journées chargées, rythme soutenu, blindé, blindée, on veut tout voir, plein de trucs, en profiter à fond, plus chargée, des choses, ajoute des choses, plus d'activités, pas assez, le plus possible",
    set_days:
      "plutôt, finalement, seulement, en fait, on reste, passe à, passer à, fais en, on a, ramène à, réduis à, prolonge à, on sera, juste, au final",
  },
};
