import type { Words } from "../words.ts";

export const words: Words = {
  language: "fr",
  common:
    "le la les l un une des du de d et ou mais je j tu il elle on nous vous ils elles me m te t se s moi toi lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos ce c cet cette ces ça cela est sont suis es sommes êtes était ai as a avons avez ont avoir être fait faire fais faites peut peux pouvez pouvons pourrait pourriez puis puisse veux veut voulez voudrais voudrait voudrions aimerais aimerait aller va vais allons venir viens où quand comment pourquoi qui que qu quoi quel quelle quels quelles y en à au aux dans sur sous avec sans pour par chez vers entre près loin très bien bon bonne bons bonnes plus moins peu beaucoup aussi ne n pas rien jamais tout toute tous toutes quelque chose quelqu endroit endroits lieu lieux ville jour jours si oui non merci svp plaît s'il alors encore déjà ici là trouver trouve cherche chercher cherchons manger boire voir visiter passer aime aimons adore adorons voyage truc trucs gens personne personnes femme mari copine copain enfants enfant ouvert ouverte ouverts petit petite grand grande besoin faut conseiller recommander donnez donner dites dire parlez parle aimons adore salut c'est n'est qu'est est-ce plutôt enfin finalement exactement possible jusque seul même mêmes autre hein bah ben ouf lol mdr ptdr stp genre euh dispo vite vraiment voilà pareil sympa chouette nickel fois hyper super grave parce car donc depuis pendant avant après seulement environ sera serait soit faudrait pourra pourrais prendre mettre celui celle ceux machin choses assez juste sympas cool joli jolie jolis connaissez connais dit dis appelle appelez crois pense quelqu'un quelques âgés âgé âgées âgée âge euro euros absolument afin ah aie aient aies ainsi ait allaient attendu aujourd aupres auquel aura aurai auraient aurais aurait auras aurez auriez aurions aurons auront autant autrefois autrui auxquelles auxquels avaient avais avait aviez avions ayant ayez ayons beau bigre ceci celles cependant certain certaine certaines certains certes chacun chacune chaque ci comme comparable comparables compris concernant contre da debout delà desormais desquelles desquels dessous dessus devant devers devra devrait directement divers diverse diverses doit doivent dont duquel durant désormais effet envers essai etant etc eu eue eues eurent eus eusse eussent eusses eussiez eussions eut eux eûmes eût eûtes façon feront font furent fus fusse fussent fusses fussiez fussions fut fûmes fût fûtes haut hi hélas importe laisser laquelle las lequel lesquelles lesquels longtemps lors lorsque maint malgré mien mienne miennes miens moindres moyennant na neanmoins necessairement nombreuses nombreux notamment néanmoins oh ohé outre parfois parlent parmi parole parseme particulièrement permet peuvent plupart plusieurs precisement probable pu puisque quant quanta quelconque quiconque quoique rarement relativement rend rendre restant reste restent revoici revoilà sait selon semblable semblaient semble semblent sent serai seraient serais seras serez seriez serions seront sien sienne siennes siens soi soient sois souvent soyez soyons specifique specifiques strictement suffisant suffisante suffit suivant suivante suivantes suivants suivre surtout tandis tant tardive tenant tend tenir tien tienne tiennes tiens toujours toutefois trop uns vas via voici voie voient vont vu vé zut étaient étais étant état étiez étions été étée étées suit suivent galère longer chars bras cache bornes craqué passe pris prise nerveux nerveuse soif fatigué fatiguée inquiet inquiète stressé stressée énervé énervée triste fier reconnaissant curieux curieuse désespéré honnêtement franchement soudain heureusement malheureusement ensuite auparavant",
  articles: "le, la, les, l, un, une, des, du, de, d, notre, mon, ma, au",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "restaurant, restaurants, resto, restos, bistrot, brasserie, restau, restaus, restaurants sympas, guinguette, estaminet, boui boui, bouiboui, gargote, cantine, cantoche, petit resto, bouchon lyonnais, bistro, bistros, bistrots, brasseries, bouchon, bonne table, une bonne table, table pour dîner, auberge, cuisine locale, cuisine typique, cuisine régionale, cuisine traditionnelle, plats typiques, plat typique, plats locaux, spécialités locales, spécialités régionales, spécialité locale, nourriture locale, manger local, manger typique, plat du jour, plats du jour, menu du jour, table d'hôtes, ferme auberge, chef connu, gastronomique, gastro, un endroit où manger, bien manger à, resto du midi, menu enfant, cuisine maison, fait maison, plats maison, cuisine de marché, cuisine ouverte, gargotes, bon resto, resto pour, nappes blanches, dîner spectacle, étoilé, étoilée, dîner en terrasse, manger dehors, manger en terrasse, resto routier, rooftop pour dîner, un chef",
    cafe: "café, cafés, salon de café, expresso, espresso, coffee shop, coffee shops, coffeeshop, kawa, caoua, petit noir, boire un café, prendre un café, cappuccino, latte, flat white, torréfacteur, torréfaction, barista, cafét, cafétéria, chocolat chaud, un café, café crème, un petit noir, petit café, lait d'avoine, latte macchiato, noisette, un crème, jus frais, jus de fruits, jus pressé, un jus, smoothie, un chocolat, déca, un allongé, café filtre, bon café, café au lait, matcha, un double, cappuccinos, pause café, caféine",
    fast_food:
      "fast food, restauration rapide, snack, friterie, street food, frites, baraque à frites, fastfood, fast foods, macdo, mcdo, malbouffe, food truck, food trucks, foodtruck, hot dog, hot dogs, snacks, manger sur le pouce, sur le pouce, fritkot, fritures, manger vite fait, friteries, un truc à grignoter, truc à grignoter, grignoter, fish and chips, burger à emporter, kebabs, tacos, kebab, bouffe rapide, repas rapide, manger rapidement, vite fait, manger vite, casse dalle, mcdonald's, burger king, kfc, quick, pizza à emporter, part de pizza, manger un truc vite",
    food_market:
      "halle gourmande, marché couvert, halles, food court, foodcourt, food hall, marché gourmand, halles gourmandes, halle alimentaire, marché alimentaire, stands de bouffe, étals, manger au marché, marché couvert où manger",
    bakery:
      "boulangerie, boulangeries, pâtisserie, pâtisseries, gâteau, gâteaux, viennoiserie, pain, croissant, croissants, boulange, boulanger, boulangère, pâtissier, pains au chocolat, chocolatine, chocolatines, viennoiseries, brioches, tarte, tartes, roulé à la cannelle, roulés à la cannelle, pâtisseries danoises, brioche, pains, anniversaire gâteau, part de gâteau, part de tarte, gâteau d'anniversaire, baguette, baguettes, pain frais, petits pains, éclair, macarons, kouign amann, chausson aux pommes, pâtisserie sans gluten",
    ice_cream:
      "glace, glacier, glaces, crème glacée, crèmes glacées, sorbets, cornet, cornet de glace, boule de glace, glaciers, crème molle, une glace, sorbet, gelato, glaces artisanales, boules vanille, deux boules, boules de glace, boule vanille, granité, glacé italien, glace à l'italienne, glaces italiennes, glace artisanale, trois boules, boule, boules, esquimau, milkshake",
    bar: "soif, assoiffé, assoiffée, assoiffés, meurs de soif, on meurt de soif, crève de soif, bar, bars, boire un verre, un verre, prendre un verre, verre, troquet, troquets, bistroquet, rade, rades, apéro, apéros, l'apéro, apéritif, boire un coup, un coup à boire, prendre un pot, boire un pot, boire quelque chose, prendre l'apéro, buvette, afterwork, after work, cinq à sept, bar de quartier, verre entre amis, picoler, se poser boire, un dernier verre, des verres, bar sympa, boire des coups, tournée des bars, bars animés, boire entre, se prendre un verre, comptoir, zinc, happy hour, apéro en terrasse, un apéro, l'apéritif, planche apéro, bar à tapas, boire un dernier, dernier verre, pot entre, bar dansant, bar de nuit",
    pub: "pub, bière, une bière, taverne, pubs, pinte, pintes, mousse, mousses, binouze, binouzes, bières, boire une bière, bonne bière, tavernes, bière pression, une pression, une blonde, une mousse, une binouze, troquet, troquets, estaminet, un bistrot à bières, bibine, une pinte, demi pression, bar à bière, bars irlandais, match à la télé, voir le match, regarder le match, une bonne bière, bar sportif, fléchettes, guinness, pub quiz",
    wine_bar:
      "bar à vin, bar à vins, bars à vin, vin, vin nature, verre de vin, bars à vins, vins, vins nature, pinard, bar à pinard, boire du vin, ballon de rouge, verre de rouge, verre de blanc, vin rouge, vin blanc, dégustation de vin, dégustation de vins, un canon, bulles, champagne, oenothèque",
    cocktail_bar:
      "bar à cocktails, bar à cocktail, cocktails, cocktail, mixologie, mixologue, speakeasy, mocktails, cocktails sans alcool, barman, bars à cocktails, gin tonic, mojito, spritz, bar avec cocktails, old fashioned, negroni, daïquiri, margarita, caïpirinha, un spritz, whisky, whiskies, rhum, gin, un cocktail, bar à rhums, bar à gin, mezcal, martini, moscow mule, bar clandestin, bar caché",
    brewery:
      "brasserie artisanale, bière artisanale, microbrasserie, bar à bières, bières artisanales, bière craft, bières craft, craft beer, craft, ipa, micro brasserie, microbrasseries, micro brasseries, bière locale, bières locales, dégustation de bière, dégustation de bières, brasseur, brasseurs, bonne bière, bonnes bières, bars à bières, brewpub, visite de brasserie, cuves, brassée sur place, brasserie locale, bière maison",
    nightclub:
      "boîte de nuit, discothèque, boîtes de nuit, danser, en boîte, clubbing, night club, discothèques, aller danser, piste de danse, guincher, techno, électro, se déhancher, danser toute la nuit, teuf, dancefloor, clubber, sortir en boîte, un club, le club, une boîte, bons clubs, en club, les boîtes, des boîtes, un dj, dj, bon dj, clubs techno, clubs, un beach club la nuit, soirée dansante, danser la salsa, salsa, after, ambiance club",
    tea_room:
      "salon de thé, salons de thé, maison de thé, thé, boire un thé, prendre le thé, afternoon tea, tea time, infusion, infusions, darjeeling, thé vert, tasse de thé, thé à la menthe, thé et gâteaux, théière, thés, thé matcha, cérémonie du thé, earl grey, un thé, scones",
    hotel:
      "hôtel, hôtels, hébergement, logement, où dormir, loger, dormir, hébergements, logements, pieuter, crécher, passer la nuit, où loger, nuitée, une chambre, chambre d'hôtel, chambre double, chambre libre, chambre simple, chambre familiale, chambres doubles, chambre à louer, où se loger, hébergement pour, nous loger, me loger, loger chez, palace",
    guest_house:
      "chambre d'hôtes, chambres d'hôtes, maison d'hôtes, pension, gîte, bed and breakfast, bnb, maison d'hôte, chambre d'hôte, gîtes, pensions",
    hostel:
      "auberge de jeunesse, auberge, auberges de jeunesse, hostel, hostels, dortoir, dortoirs, backpackers, lit en dortoir",
    apartment:
      "appartement de vacances, airbnb, appart hôtel, appartement, appartements, location de vacances, gîte urbain, un appart, louer un appart, apparts, location meublée, logement avec cuisine, appart avec cuisine, studio, appartement avec cuisine",
    campsite: "camping, campings, camper, planter la tente, bivouac, emplacement tente",
    museum:
      "musée, musées, exposition, expo, expositions, musées à voir, expos, toiles de, collection permanente, muséum, expo temporaire, maison natale",
    art_museum:
      "musée d'art, musées d'art, musée des beaux arts, musée d'art moderne, musée d'art contemporain, musée de peinture, musée de sculptures, tableaux, collection d'art, beaux arts, musée d art, toiles de, tableaux de, peintures de, musée picasso",
    gallery:
      "galerie d'art, galeries, galerie d'art contemporain, galeries d'art, galeries d'art contemporain, vernissage, expo photo, expo de photos, expositions d'artistes, artistes exposés, expo d'art, petites galeries, artistes locaux, expo de clichés, galerie, la galerie",
    church:
      "église, cathédrale, chapelle, basilique, églises, cathédrales, chapelles, basiliques, abbaye, messe, lieu de culte, clocher, temple protestant, vitraux, office du dimanche, abbatiale, collégiale, aller à la messe, orgue, couvent, monastère, cloître",
    castle:
      "château, châteaux, palais, palais royal, palais royaux, manoir, demeure royale, chateau, chateaux, châteaux forts, forteresse royale, palais des rois, château fort, château médiéval, donjon, douves",
    monument:
      "monument, statue, mémorial, monuments, statues, sculpture, sculptures, fontaine, fontaines, monument historique, monuments historiques, mémoriaux, mausolée, mausolées, stèle, stèles, obélisque, arc de triomphe, tombes célèbres, ruines, vestiges, vestiges romains, ruines romaines, tombeau, tombeaux, amphithéâtre, colonne, site archéologique, tombe de, aqueduc",
    attraction:
      "attraction, curiosité, choses sites touristiques, attractions, lieux à visiter, à voir, curiosités, sites touristiques, site touristique, lieux touristiques, lieu touristique, trucs à voir, choses à voir, choses à visiter, trucs à visiter, à ne pas rater, à ne pas manquer, à ne pas louper, à pas louper, incontournable, incontournables, immanquables, must see, must do, un truc à visiter, quelque chose à visiter, endroits à visiter, endroits à voir, sites à voir, spot photo, spots photo, spot instagram, spots instagram, instagrammable, instagrammables, à visiter, quoi visiter, que voir, quoi voir, coins à voir, à absolument voir, absolument pas rater, à ne surtout pas, à voir absolument, voir absolument, à faire absolument, pas rater, ne pas louper, les immanquables, les incontournables, vestiges, ruines, grands classiques, premier passage, curiosité locale, les classiques, lieux emblématiques, emblématique, emblématiques, monuments à voir, must, les musts, trucs à absolument pas rater, choses à pas rater",
    architecture:
      "architecture, bâtiments, archi, bâtiment, immeubles, façades, belles façades, maisons colorées, édifices, édifice, gaudi, bauhaus, art déco, art nouveau, brutalisme, brutaliste, gothique, baroque, gratte ciel, gratte ciels, immeuble, haussmannien, le corbusier, bel immeuble, maisons à colombages, maisons anciennes, ferronnerie, en fonte, architecte, gares anciennes, modernisme, moderniste",
    viewpoint:
      "point de vue, belvédère, panorama, points de vue, beau point de vue, vue d'en haut, voir la ville d'en haut, vue panoramique sur la ville, vue sur toute la ville, panoramas, prendre de la hauteur, vue sur la ville, vue panoramique, voir toute la ville, voit toute la ville, d'en haut, colline, une colline, photo panoramique, voir le coucher de soleil, coucher de soleil, en hauteur, lever de soleil, lever du soleil, plateforme d'observation, sommet, table d'orientation, observatoire, dominer la ville, surplomber, surplombe la ville, skyline, panoramique, funiculaire, les hauteurs",
    tower:
      "beffroi, tour panoramique, tours, clocher, flèche, la tour, une tour, tours médiévales, tour de guet, tour de l'horloge",
    square:
      "placette, grand place, jolie place, places publiques, parvis, piazza, la place principale, place centrale, place du marché, placettes, esplanade, grande place, place ombragée, belle place, place principale, une place, la place, place de la, place du, place animée, petite place, des places",
    bridge: "pont, ponts, pont suspendu, passerelle, viaduc, vieux pont, ponts de fer",
    canal: "canal, canaux",
    college: "université, collège, campus, fac, facs, universités",
    library:
      "bibliothèque, bibliothèques, médiathèque, biblio, salle de lecture, manuscrits, vieux manuscrits, emprunter un livre, emprunter des livres, lire au calme, réviser, salle d'étude, consulter des archives, médiathèques, étudier au calme, bibliothèque ancienne",
    park: "parc, parcs, espace vert, espaces verts, coin de verdure, verdure, coin vert, pelouse, se poser dans l'herbe, dans l'herbe, faire courir le chien, s'allonger dans l'herbe, parc pour courir, coin d'herbe, poumon vert, bancs à l'ombre, parc ombragé, pelouses, parc aux, poser une couverture",
    garden:
      "jardin, jardins, jardin botanique, jardin public, jardins publics, roseraie, serre, serres, jardins botaniques, arboretum, jardin japonais, fleurs, roses, orangerie, jardin exotique, jardin secret",
    nature:
      "nature, forêt, réserve naturelle, balade en forêt, forêts, dans les bois, prendre l'air, prendre un bol d'air, grand air, balade nature, se balader dans la nature, réserves naturelles, marche en nature, se mettre au vert, promenade dans la nature, cascade, cascades, gorges, campagne, verdure et calme, air pur, parc naturel, parc national, dunes, paysages, sortir de la ville, loin du béton, volcan, grotte, grottes, randonnée en forêt, à la montagne, les gorges, gorges de, dans un bois",
    hiking:
      "randonnée, rando, randos, randonnées, randonner, sentier, sentiers, faire une randonnée, sentier de randonnée, sentiers de randonnée, chemin de randonnée, trek, balade à pied en montagne, marche en montagne, dénivelé, marcheurs, chemin côtier, sentier côtier, grande marche, gr, longue marche, circuit pédestre, randonneurs, balade facile",
    beach:
      "plages, bord de mer, au bord de la mer, bronzer, sable, bronzette, la mer, à la mer, se baigner, se baigner dans la mer, nager dans la mer, nager en mer, baignade, baignade en mer, mettre les pieds dans le sable, crique, criques, calanque, calanques, plage de sable, parasol, sable fin, baignade surveillée, dans les vagues, château de sable, châteaux de sable, la plage, une plage, de plage, plage, spot de surf",
    lake: "lac, lacs, étang, étangs, plan d'eau",
    playground:
      "aire de jeux, aires de jeux, terrain de jeux, balançoires, jeux pour enfants, jeux pour les enfants, plaine de jeux, plaines de jeux, parc à jeux, balançoire, jeux d'enfants, se défouler, défouler les enfants, défouler les gosses, défouler les petits, bac à sable, fassent jouer les enfants, faire jouer les enfants, les enfants puissent jouer, parc de jeux, square avec jeux, jeux pour petits, tourniquet, structure de jeux, structures gonflables, parc avec jeux, jeux en bois, tyrolienne, jeux extérieurs, jouer dehors, plaine de jeu, aire de jeu, trampolines",
    zoo: "zoo, parc animalier, parc zoologique, jardin zoologique, voir des animaux, zoos, girafes, girafe, lions, singes, singe, éléphants, tigres, pandas, ferme pédagogique, animaux sauvages, safari, voir les animaux, petits animaux, parc à animaux, ferme aux animaux",
    aquarium:
      "aquarium, aquariums, voir des poissons, voir les poissons, requins, poissons à voir, poissons et requins, méduses, tortues de mer, tortues marines, voir des requins, dauphins, pingouins, bassins, poissons et",
    amusement_park:
      "parc d'attractions, parc d'attraction, montagnes russes, parcs d'attractions, fête foraine, manège, manèges, grand huit, parc à thème, carrousel, sensations fortes, parc d attractions, train fantôme, auto tamponneuse, auto tamponneuses, autos tamponneuses, grande roue, attractions foraines, parc aquatique, barbe à papa, disneyland, disney, kermesse",
    theatre:
      "théâtre, opéra, ballet, spectacle, pièce de théâtre, théâtres, opéras, comédie musicale, comédies musicales, spectacles, one man show, stand up, marionnettes, cirque, spectacle de danse, aller au spectacle, comédie, café théâtre, humoriste, comédie française, cabaret, salle de spectacle, danse contemporaine, lyrique, opérette, spectacle pour enfants, guignol, magicien, improvisation, pièces de théâtre, voir une pièce",
    cinema:
      "cinéma, cinémas, ciné, cinés, cinoche, film, se faire une toile, se faire un film, voir un film, salle de ciné, films, séance, séances, en version originale, version originale, vostfr, sous titré, cinéma de quartier, avant première, multiplexe, cinéma en plein air, dernier film",
    music_venue:
      "concert, concerts, musique live, musique en direct, salle de concert, club de jazz, live music, concert live, concerts live, groupe live, salles de concert, jam session, café concert, écouter de la musique, écouter du jazz, jazz live, live jazz, concert de jazz, bar de jazz, scène live, musique en live, live, orchestre, concert classique, philharmonie, orchestre symphonique, entendre un groupe, écouter un groupe, un groupe, un concert, blues, club de blues, fado, flamenco, chanteurs, petit concert, gospel, musiciens, entendre de la musique, concert acoustique",
    event:
      "événement, que se passe t il, événements, qu'est ce qui se passe, il se passe quoi, quoi de prévu, animations, sortie, sorties, y a quoi de prévu, ya quoi de prévu, il y a quoi ce soir, y a quoi ce soir, il y a quoi ce week end, y a quoi ce week end, il y a quoi de beau, qu'est ce qui bouge, agenda culturel, évènements, qu'est ce qu'il y a ce, manifestations, récital, il se passe quelque chose, quoi d'organisé, conférence publique, feu d'artifice, feux d'artifice, ce week end il y a quoi, qu'est ce qu'il y a samedi, qu'est ce qu'il y a dimanche, événements du week end, quelque chose de spécial, défilé, défilés, concerts ce week end, soirée spéciale",
    festival:
      "festival, fête, festivals, fêtes, carnaval, fêtes de rue, fête de la bière, fête annuelle, fête de la musique, grande fête, fête locale, fêtes locales, fête traditionnelle, feria, défilé, bal, fête du village, fête de village",
    entertainment: "divertissement, divertissements, loisirs, s'amuser, rigoler un coup",
    swimming_pool:
      "piscine, piscines, piscine couverte, piscine municipale, faire des longueurs, piscines couvertes, centre aquatique, nager à l'intérieur, nager en piscine, nager en eau chauffée, lignes d'eau, couloirs de nage, bassin olympique, eau chauffée, bassin de 50, piscine extérieure, piscine chauffée, piscine publique, piscine en plein air, piscine avec toboggan, toboggans aquatiques",
    sauna: "sauna, saunas, bain de vapeur, hammam",
    spa: "spa, massage, hammam, thermes, massages, hammams, thalasso, jacuzzi, bain à remous, se faire masser, soins du corps, soin du visage, spas, bain thermal, soins, thermal, thermale, thermaux, bains thermaux, eaux thermales, source chaude, sources chaudes, bien être, bains chauds, institut, massage à deux, bains turcs, bain turc, bains",
    sports:
      "centre sportif, sport, faire du sport, terrain de sport, complexe sportif, gymnase, tennis, court de tennis, padel, squash, badminton, foot à 5, foot en salle, jouer au foot, terrain de foot, basket, terrain de basket, skatepark, skate park, patinoire, patin à glace, patiner, golf, parcours de golf, yoga, cours de yoga, pilates, ping pong, volley, beach volley, stade, planche à voile, club de plongée, karting, trampoline, équitation, paintball, tir à l'arc, piste d'athlétisme, minigolf, mini golf, cours de surf",
    climbing:
      "escalade, salle d'escalade, bloc, grimper, grimpe, mur d'escalade, salle de bloc, varappe, voies en tête, salle de grimpe, grimpeurs, grimpeur, mur de grimpe, via ferrata, bloc indoor, accrobranche, falaise",
    boat_tour:
      "balade en bateau, tour en bateau, croisière, promenade en bateau, bateau, bateaux, balades en bateau, tour des canaux, faire du bateau, bateau mouche, bateaux mouches, croisières, croisière sur les canaux, tours en bateau, louer un bateau, kayak, canoë, paddle, balade sur l'eau, sortie en bateau, navette fluviale, excursion en bateau, tour de bateau, balade sur les canaux, sur les canaux, mini croisière, barque, louer une barque, tour en gondole, gondole, vaporetto, catamaran, voilier, ferry, bateau à voile, au fil de l'eau, pédalo, rafting",
    shop: "boutique, magasin, magasins, shopping, boutiques, magasiner, faire du shopping, faire les magasins, faire les boutiques, lèche vitrine, lèche vitrines, achats, faire des achats, petites boutiques, concept store, concept stores, où acheter, emplettes, commerces, du shopping, magasin de design, rue commerçante, rues commerçantes, papeterie, dépenser des sous, boutiques de déco, boutique de déco, petits commerces, petits commerçants, boutiques indépendantes, fleuriste, créateurs, boutiques de créateurs, zone commerçante, faire chauffer la carte, claquer des sous",
    shopping_centre:
      "centre commercial, galerie marchande, centres commerciaux, mall, galeries marchandes, centre d'achats, galeries lafayette, centre commerciaux, outlet, village de marques, magasins d'usine, galeries commerciales, grand centre commercial",
    department_store: "grand magasin, grands magasins",
    bookshop:
      "librairie, librairies, bouquiniste, bouquinistes, acheter des livres, acheter un livre, acheter un bouquin, livres d'occasion, bouquins, librairie ancienne, un polar, un roman, un bouquin, livre de poche, presse internationale, acheter un polar",
    second_hand:
      "friperie, fripes, seconde main, occasion, magasin d'occasion, dépôt vente, friperies, vintage, fripe, vêtements d'occasion, fringues d'occasion, fringues vintage, dépôts vente, dépôts ventes, vide dressing, thrift, ressourcerie, vinyles d'occasion, de seconde main, vêtements vintage, brocante de vêtements, chiner des fringues, recyclerie, emmaüs, d'occasion, d'occase, occase, vinyles, disquaire, livres d'occasion, disques d'occasion, vide greniers, appareils photo d'occasion, marché aux puces",
    antiques:
      "antiquités, antiquaire, brocante, antiquaires, brocantes, brocanteur, brocanteurs, chiner, meubles anciens, vieilleries, objets anciens, vieux meubles, pendules anciennes, porcelaine, argenterie ancienne, meubles d'époque, vieux livres, livres anciens, cartes anciennes, vieilles cartes, objets d'époque, puces, salle des ventes, meubles vintage, librairie ancienne, vieux objets, meubles d'occase, pièces de collection",
    souvenirs:
      "souvenirs, souvenir, cadeaux, cadeau, petit cadeau, petits cadeaux, ramener un souvenir, ramener des souvenirs, un truc à ramener, quelque chose à ramener, quoi ramener, magnets, cartes postales, carte postale, cadeaux à ramener, cadeau à ramener, souvenir à ramener, boutique de souvenirs, artisanat, artisanat local, artisans, rapporter un souvenir, rapporter des souvenirs, boutiques de souvenirs, porte clé",
    clothes:
      "vêtements, fringues, fringue, vêtement, sapes, habits, manteau, pull, pulls, gants, doudoune, robe, pantalon, magasin de vêtements, magasins de vêtements, boutique de vêtements, prêt à porter, chaussettes, mode, t shirt, tee shirt, veste, blouson, jupe, maillot de bain, un maillot, sous vêtements, imperméable, costard, écharpe, boutiques de créateurs, créateurs de mode, pantalons, culottes, chapeau, maroquinerie, vestes, chemises, une chemise, un jean, un costume",
    market:
      "marché, marché aux puces, marché de noël, puces, marchés, vide grenier, vide greniers, marchés aux puces, marchés de noël, marché bio, marché local, marché de producteurs, braderie, producteurs, fruits et légumes, légumes frais, étals, marché du matin, marché alimentaire, marchand de légumes, marché du samedi, marché du dimanche, marché aux fleurs, bazar, souk, souks, marché paysan, marché de nuit, marchés de nuit, marchés bio",
    supermarket:
      "supermarché, épicerie, courses, supermarchés, faire des courses, faire les courses, faire mes courses, carrefour, lidl, provisions, épiceries, hypermarché, alimentation, acheter à manger, de l'eau et des fruits, acheter de l'eau, bouteilles d'eau, pack d'eau, faire le plein du frigo, remplir le frigo, monoprix, franprix, aldi, auchan, leclerc, intermarché, acheter des fruits, couches, des couches, yaourts, de quoi cuisiner, de quoi faire un pique nique, de quoi pique niquer, grande surface, courses pour, acheter du lait",
    pharmacy:
      "pharmacie, pharmacies, pharma, médicaments, médocs, doliprane, paracétamol, aspirine, ibuprofène, parapharmacie, pansements, pastilles, mal de gorge, médicament, sirop, crème solaire, antihistaminique, anti moustique, spray nasal, test de grossesse, préservatifs, capotes, médoc, rhume, ampoules aux pieds, dafalgan, smecta, imodium",
    vet: "vétérinaire, vétérinaires, véto, clinique vétérinaire",
    hospital:
      "hôpital, médecin, hosto, clinique, docteur, toubib, dentiste, centre médical, généraliste, hôpitaux, service pédiatrique, pédiatre, un médecin, sos médecins, voir un docteur, cabinet médical, consulter un médecin, dentistes, urgences dentaires, les urgences, docteurs, points de suture",
    police:
      "police, commissariat, poste de police, flics, gendarmerie, policiers, déclarer un vol, déclaration de vol, porter plainte, déposer plainte, faire une déposition, le commissariat, gendarmes, la police",
    atm: "distributeur, banque, distributeur de billets, distrib, distribs, distributeurs, dab, distrib de billets, retirer de l'argent, retirer du cash, retirer des sous, retirer du liquide, tirer de l'argent, banques, guichet automatique, bancomat, distributeur de cash, tirer des sous, du cash, besoin de cash, retirer des euros, guichet, distributeur automatique, un dab, tirer du cash, sortir du liquide, retirer des billets, plus de liquide, plus de cash, un peu de liquide, besoin de liquide, retrait d'argent, pour retirer",
    toilets:
      "toilettes, wc, chiottes, pipi, faire pipi, petit coin, vécés, toilette, toilettes publiques, wc publics, aux toilettes, envie pressante, pause pipi, sanitaires, pisser, aller aux toilettes, petits coins, cabinets, waters, changer le bébé, changer ma fille, changer une couche, change bébé, table à langer, faire ses besoins, envie de pipi, urgent pipi, toilettes propres, besoin urgent, aller au petit coin, pipi urgent, wc gratuits",
    drinking_water:
      "eau potable, point d'eau, points d'eau, fontaine à eau, fontaines à eau, fontaine d'eau potable, remplir ma gourde, remplir ma bouteille, eau du robinet, l'eau du robinet, fontaine potable, remplir nos gourdes, remplir la gourde, remplir les gourdes, remplir une gourde, remplir nos bouteilles, eau fraîche, robinet, gourde, gourdes, boire de l'eau, eau gratuite, fontaine d'eau, de l'eau potable",
    station:
      "gare, métro, gare centrale, station de métro, arrêt de métro, bouche de métro, gares, prendre le train, arrêt de train, rer, tramway, stations de métro, station de train, station de rer, gare sncf, partent les trains, gare la plus proche, la station",
    bike_rental:
      "location de vélos, location de vélo, louer un vélo, louer des vélos, location vélo, location vélos, loc vélo, loc de vélos, loc de vélo, louer vélo, louer vélos, vélos à louer, vélo à louer, vélo en location, vélos en location, location de bicyclettes, louer une bicyclette, vélos en libre service, louer un biclou, louer des bicyclettes, location velos, loueur de vélos, vtt à louer, vélos électriques, vélo électrique, vtt, trottinette électrique, loueur de vélo, magasin de vélos, vélib, louer deux vélos, louer un vtt, louer des vtt, tandem, où louer des vélos, vélos enfants",
    tourist_information:
      "office de tourisme, office du tourisme, syndicat d'initiative, infos touristiques, information touristique, informations touristiques, plan de la ville, carte de la ville, point info, offices de tourisme, info touristique, office de tourism, l'office de tourisme, plan papier, un plan gratuit, carte gratuite, point d'information, dépliants, brochures, renseignements touristiques, bureau d'information, city pass, pass touristique, maison du tourisme, guichet touristique, plan du centre",
    cemetery:
      "cimetière, cimetières, tombe de, tombe du, tombe d'un, tombes de, la tombe, tombes célèbres, cimetière ancien, père lachaise, pierres tombales, catacombes, se recueillir",
    fortress: "forteresse, citadelle, remparts, fortifications, forteresses, citadelles",
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
      "végan, vegan, végétalien, végane, véganes, végans, 100% végétal, végétal, végétale, végétalienne, sans produits animaux, à base de plantes, vegane, lait d'avoine, lait végétal, laits végétaux, boissons végétales, végétales, végétaux, sans lait, sans lait ni oeufs, plant based, sans beurre, sans produit laitier, végétaliens, ni beurre, ni miel, lait de soja, 100 végétal",
    gluten_free:
      "sans gluten, coeliaque, coeliaques, intolérant au gluten, intolérante au gluten, allergique au gluten, gluten free, zéro gluten, sans glu, cœliaque, intolérance au gluten, pas de gluten, maladie coeliaque, farine sans gluten, tolère pas le gluten, supporte pas le gluten, pain sans gluten",
    halal: "halal, hallal, viande halal, resto halal, boucherie halal, manger halal, sans porc, pas de porc",
    allergy:
      "allergique à, allergique aux, allergique au, allergique, allergiques, allergie, allergies, allergie à, allergie aux, allergie au, allergiques à, allergiques au, allergiques aux",
    kosher:
      "casher, cachère, kasher, cascher, kascher, cacher, casher pour, cashère, kashrout, manger casher, shabbat, kacher, casherout",
    wifi: "wifi, wi fi, bon wifi, du wifi, wifi gratuit, connexion internet, bosser sur mon ordi, bosser sur l'ordi, avec mon ordi, travailler sur mon ordi, bosser, internet, une prise pour mon ordi, prises de courant, prises électriques, connexion, bon débit, bonne connexion, ordinateur portable, avec des prises",
    parking:
      "parking, stationnement, place de parking, parking gratuit, se garer, garer la voiture, garer ma voiture, se garer facilement, place pour se garer, stationner, nous garer, me garer, avec parking, place pour la voiture, place pour garer, de la place pour la voiture, parking privé, place pour ma voiture, de la place pour garer, garage, parking sur place, laisser la voiture devant",
    wheelchair:
      "fauteuil roulant, handicapé, accessible en fauteuil roulant, pmr, mobilité réduite, en fauteuil, chaise roulante, accès handicapé, handicapés, handicapée, accessible pmr, accessible handicapés, plain pied, de plain pied, sans marches, sans escalier, sans escaliers, poussette, avec poussette, avec une poussette, accessible poussette, accessible en poussette, béquilles, avec des béquilles, déambulateur, à roulettes, accessible aux fauteuils, pas d'escaliers, rampe, personne à mobilité réduite, un fauteuil roulant, accessible à tous, accessible pour, est accessible, c'est accessible, bien accessible, accès pmr, accès fauteuil, des marches, beaucoup de marches, beaucoup d'escaliers, avec un fauteuil, pour fauteuil, landau, roulant, roulettes, rampe d'accès, en chaise roulante, handicap, situation de handicap, ma mère marche avec une canne, infirme",
    outdoor_seating:
      "terrasse, en terrasse, dehors, en extérieur, en plein air, terrasses, terasse, en terasse, manger dehors, boire dehors, tables dehors, au soleil, dîner dehors, à l'extérieur, plein air, rooftop, jardin pour manger, dans une cour, cour intérieure, sur le trottoir, tables au soleil, terrasse ombragée, terrasse au soleil, jardin pour dîner, verre en terrasse, en terrasse au soleil, musique dehors",
    takeaway:
      "à emporter, emporter, à l'emporter, take away, takeaway, en livraison, se faire livrer, livraison, click and collect, plats à emporter, plats préparés, à manger dans la chambre, deliveroo, uber eats, à prendre, pour emporter",
    dogs: "chien, chiens, animaux acceptés, animaux de compagnie, toutou, avec mon chien, avec le chien, avec notre chien, chien accepté, chiens acceptés, chiens bienvenus, chiens admis, clébard, clebs, dog friendly, chienne, mon chien, animaux admis, caniche, un animal, mon animal, avec un animal, petit chien, labrador, animal de compagnie, accepte les chiens, acceptent les chiens, bouledogue, chiot, les animaux, gros chien, chien autorisé",
    quiet:
      "calme, tranquille, paisible, calmes, pas bruyant, pas bruyante, sans bruit, peinard, pépère, reposant, reposante, zen, loin du bruit, pas trop de bruit, pas trop bruyant, s'entendre parler, on s'entend parler, loin de la foule, loin du monde, sans la foule, sans foule, sans monde, pas trop de monde, peu de monde, pas blindé, pas bondé, tranquillou, tranquilou, tranquilles, au calme, plus calme, plus tranquille, silencieux, moins bruyant, pas de monde, serein, posé, moins de monde, bruyant, pas de bruit, sans musique, musique pas trop forte, musique douce, lire au calme, malentendant, peu fréquenté, peu fréquentée, peu fréquentés, désert, déserte, sans vacarme, loin de l'agitation, où on s'entend, discuter tranquillement, silence, apaisant, isolé, silencieuse, pas trop fréquenté",
    cosy: "chaleureux, cosy, douillet, convivial, cozy, cosi, cocooning, cocon, chaleureuse, intime, intimiste, conviviale, hygge, mignon, mignonne, avec du cachet, plein de charme, de charme, feutré, feutrée, sympa et chaleureux, coin du feu, cheminée, au coin du feu, près du feu, feu de cheminée, auprès du feu, coussins, moelleux, canapés, petite lumière, lumière douce, ambiance feutrée, se réchauffer, lové, coconner, mignonnette, bien au chaud",
    romantic:
      "romantique, romantiques, aux chandelles, à la bougie, dîner aux chandelles, en tête à tête, tête à tête, demande en mariage, demander en mariage, saint valentin, rencard, premier date, rendez vous amoureux, rendez vous galant, dîner en amoureux, en amoureux, amoureux, lumière tamisée, lumières tamisées, bougies, se dire oui, pour notre anniversaire, anniversaire de mariage, notre anniversaire de rencontre, faire sa demande, faire ma demande, bague de fiançailles, soirée à deux, dîner à deux, dîner en tête à tête, chandelles, impressionner ma copine, premier rendez vous",
    lively:
      "animé, ambiance, festif, animée, animés, ça bouge, qui bouge, où ça bouge, de l'ambiance, bonne ambiance, bonne ambi, festive, grosse ambiance, plein de vie, vivant, vivante, endiablé, grouille, grouillent, plein de monde, vivants, ambiancé, bruyant et vivant, bonne énergie, mouvementé, guirlandes, populeux, beaucoup d'ambiance, ça vit, de la vie, ambiance de fou, animées, conviviaux",
    view: "vue, avec vue, vue sur mer, rooftop, belle vue, vues, jolie vue, vue dégagée, vue sur l'eau, vue mer, vue sur la mer, vue sur le port, vue sur la ville, vue sur les toits, vue panoramique, vue de ouf, toit terrasse, sur les toits, coucher de soleil, coucher du soleil, sunset, au bord de l'eau, bord de l'eau, les pieds dans l'eau, sur le port, sur un toit, vue sur, vue sur les bateaux, vue sur toute la ville, face à la mer, face mer, vue lac, vue montagne, panoramique, vue imprenable, face au port, face au lac, en hauteur, avec une vue, une belle vue, front de mer, face à l'eau, baie vitrée, vue sur le lac, vue rivière",
    rainy:
      "pluie, pleut, il pleut, jour de pluie, intérieur, mauvais temps, il flotte, averse, averses, temps pourri, à l'abri, pleuvoir, pleuve, météo pourrie, il pleut des cordes, sous la pluie, s'il pleut, si il pleut, quand il pleut, pluvieux, pluvieuse, drache, il drache, temps de chien, temps de cochon, sale temps, au sec, en intérieur, à couvert, couvert, temps dégueu, temps pourrave, activité indoor, indoor, abri, à l'intérieur, il tombe des cordes, il neige, tempête, vache qui pisse, orage, orages, il y a de l'orage, orageux, il vente, pluies, trempés, trempé, se mettre à l'abri, à l'abri de la pluie, sans se mouiller, se mouiller, activité d'intérieur, activités d'intérieur, activité intérieure, ciel gris, ciel nous tombe, quand il fait moche, fait moche, il fait moche, grêle, déluge",
    late_night:
      "ouvert tard, tard le soir, jusque tard, après minuit, ouvert tard le soir, encore ouvert à minuit, ouvert après minuit, ferme tard, ferment tard, ouverts tard, jusqu'à tard, manger tard, dîner tard, tard dans la nuit, service tardif, jusqu'à pas d'heure, petite faim nocturne, tard la nuit, passé minuit, au bout de la nuit, ouvert apres minuit, à cette heure, cette heure ci, encore ouvert, encore ouverte, encore ouverts, ouvert à minuit, encore allumé, 24h 24, 24 24, ouvert 24h, service continu le soir, sert encore, servent encore, en pleine nuit, au milieu de la nuit, ouverte tard, après le spectacle, cuisine ouverte tard, ouvre encore, jusqu'à très tard, jusqu'au petit matin, ouverte à minuit, ouvert toute la nuit, ouverts la nuit, encore servi, de garde",
    local:
      "pas trop touristique, peu touristique, authentique, hors des sentiers battus, pas touristique, habitants, pas trop de touristes, sans touristes, loin des touristes, fuir les touristes, pas pour les touristes, pas à touristes, pas attrape touriste, pas attrape touristes, pas un attrape touriste, gens du coin, gens d'ici, où vont les locaux, les locaux, comme un local, comme les locaux, typique, typiques, typiquement, authentiques, dans son jus, fréquenté par les locaux, pas touristiques, moins touristique, pas de touristes, bonnes adresses, bonne adresse, pépite, pépites, attrape touristes, piège à touristes, typique du coin, méconnu, traditionnel, traditionnelle, traditionnels, régional, régionale, cuisine locale, cuisine typique, cuisine régionale, cuisine traditionnelle, plats typiques, plat typique, plats locaux, spécialités locales, spécialités régionales, spécialité locale, nourriture locale, manger local, manger typique, de quartier, gens du quartier, pas un truc à touristes, pas de pièges, où vont les gens, fait ici, faites ici, faits ici, faite ici, fabriqué ici, du cru, habitués, les gens du coin, les habitants, vont les gens, se posent les gens, mangent les gens, truc à touristes, trucs à touristes, pour touristes, à touristes, usine à touristes, du terroir, fréquentés par les locaux, pas pour touristes, les parisiens, les gens d'ici, made in france, des locaux, par les locaux, bistrot de quartier",
    popular:
      "populaire, célèbre, branché, populaires, célèbres, réputé, réputée, réputés, tendance, à la mode, en vogue, hype, branchés, branchée, dont tout le monde parle, très connu, bien connu, vu sur tiktok, tiktok, vu sur insta, sur instagram, buzz, qui fait le buzz, plus connu, plus connus, plus connue, branchouille, où tout le monde va, où il faut être vu, le plus visité, les plus visités, très fréquenté, très prisé",
    picnic:
      "pique nique, pique niquer, picnic, pique niques, piquenique, piqueniquer, pic nic, manger dans l'herbe, manger au parc, manger sur l'herbe, déjeuner sur l'herbe, déjeuner au parc, sur une couverture, pique niquons, pique nique au bord, déjeuner dans l'herbe, panier pique nique, tables de pique nique, table de pique nique, casse croûte au sommet, nappe à carreaux",
    pool: "avec piscine, avec une piscine, qui a une piscine, avec bassin, piscine sur le toit, piscine à débordement, piscine chauffée, piscine privée, hôtel avec piscine, et une piscine, où nager, peuvent nager, bassin extérieur, beach club",
    air_conditioning:
      "climatisation, clim, la clim, climatisé, climatisée, au frais, climatisés, climatisées, avec la clim, avec clim, bien frais, endroit frais, lieu frais, coin frais, canicule, fuir la chaleur, air conditionné, salle climatisée, climatiseur, un peu de fraîcheur, rafraîchi",
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
      "ski, skis, faire du ski, station de ski, stations de ski, domaine skiable, piste de ski, pistes de ski, remontée mécanique, remontées mécaniques, télésiège, snowboard, ski de fond, ski alpin, sports d'hiver",
    winery:
      "cave de porto, caves de porto, caves à porto, vin de porto, porto à déguster, domaine viticole, domaines viticoles, vignoble, vignobles, dégustation de porto, visite de cave, visite de caves, caves, vigneron, vignerons, visite de vignoble, route des vins, dégustation dans un domaine, dégustation au domaine, visiter une cave",
    mosque:
      "mosquée, mosquées, grande mosquée, salle de prière, lieu de culte musulman, prière du vendredi, minaret, pour prier musulman",
    synagogue: "synagogue, synagogues, lieu de culte juif, temple juif, quartier juif, judaïsme, rabbin",
    temple:
      "temple bouddhiste, temple hindou, temples, pagode, pagodes, temple bouddhique, temples bouddhistes, temples hindous, sanctuaire shinto, temple zen, monastère bouddhiste, temple shinto, le temple, un temple, du temple",
    casino:
      "casino, casinos, poker, blackjack, machines à sous, machine à sous, jeux d'argent, table de jeu, tables de jeu, black jack, jouer au casino, jetons",
    escape_room:
      "escape game, escape games, escape room, jeu d'évasion, jeux d'évasion, jeu d'énigmes, énigmes, salle d'évasion, s'évader d'une salle, murder party, chasse aux indices, énigmes en équipe",
    bowling:
      "bowling, bowlings, quilles, strike, boules de bowling, jouer au bowling, partie de bowling, une piste de bowling, jeu de quilles",
    gym: "salle de sport, salles de sport, salle de gym, gym, muscu, salle de muscu, musculation, fitness, crossfit, cross fit, tapis de course, haltères, soulever de la fonte, salle de fitness, club de sport, club de gym, faire de la muscu, salle de musculation, machines de muscu, s'entraîner",
    coworking:
      "coworking, espace de coworking, co working, espaces de coworking, bureau partagé, bureaux partagés, poste de travail, bureau à louer, louer un bureau, bureau à la journée, télétravail, télétravailler, espace de travail, travailler avec mon ordi, où travailler, m'installer avec mon ordi, m'installer avec mon pc, wework, salle de réunion, endroit pour bosser, lieu pour travailler, faire une visio, visio",
    shoes:
      "chaussures, chaussure, godasses, baskets, sandales, bottes, bottines, magasin de chaussures, cordonnier, cordonnerie, sneakers, tongs, mocassins, escarpins, chausseur, ressemeler, chaussures de rando, chaussures de randonnée, chaussures de marche, une paire de chaussures, lacets, espadrilles, boutique de chaussures",
    jewellery:
      "bijouterie, bijoutier, bijouteries, bijoux, bijou, bague, bagues, boucles d'oreilles, boucles d'oreille, collier, bracelet, bracelets, pendentif, alliance, alliances, joaillerie, joaillier, montre à réparer, pile de montre, orfèvre, diamant, diamants, chaîne en or",
    toys: "jouet, jouets, magasin de jouets, jeux de société, lego, legos, playmobil, puzzle, puzzles, peluche, peluches, poupée, poupées, doudou, boutique de jouets, ludothèque, figurines, jeu de société, petites voitures, coloriages, hochet",
    electronics:
      "chargeur, chargeurs, câble usb, câble, adaptateur, adaptateur de prise, écouteurs, casque bluetooth, casque audio, magasin d'électronique, électronique, informatique, magasin informatique, fnac, darty, carte sd, carte mémoire, batterie externe, powerbank, power bank, clé usb, appareil photo cassé, réparer mon ordi, réparer mon ordinateur, high tech, objectif photo",
    wine_shop:
      "caviste, cavistes, cave à vin, cave à vins, acheter du vin, acheter une bouteille, acheter une bonne bouteille, bouteille à offrir, bouteille de vin, bouteilles de vin, magasin de vin, bouteilles à rapporter, bouteille à rapporter, bouteilles à ramener, bouteille à ramener, expédier du vin, acheter du champagne, bouteille de champagne, magnum, magnums, une bonne bouteille, acheter de l'alcool, magasin d'alcool, bouteilles à emporter",
    food_shop:
      "épicerie fine, épiceries fines, traiteur, fromagerie, fromageries, fromager, charcuterie, boucherie, boucher, huile d'olive, produits du terroir, produits locaux, produits régionaux, chocolatier, chocolaterie, chocolatiers, confiserie, confiture, confitures, terrines, poissonnier, acheter du chocolat, spécialités à rapporter, spécialités à ramener, magasin bio, produits casher, conserves, saucisson, jambon à rapporter, foie gras, acheter du fromage, un bon fromage, plateau de fromages",
    convenience:
      "supérette, supérettes, superette, dépanneur, épicerie de nuit, épicerie du coin, épicerie de quartier, alimentation générale, night shop, arabe du coin, petite épicerie, briquet, épicerie ouverte, dépanner, épicier, kiosque, épicerie ouverte tard",
    tobacconist:
      "bureau de tabac, bureaux de tabac, tabac, clopes, cigarettes, paquet de cigarettes, cartouche de cigarettes, cigares",
    optician:
      "opticien, opticiens, lunettes, mes lunettes, lunettes cassées, lentilles, lentilles de contact, lunettes de soleil, réparer mes lunettes, verres de lunettes, monture, optique, produit pour lentilles, magasin de lunettes",
    hairdresser:
      "coiffeur, coiffeuse, coiffeurs, coiffure, salon de coiffure, barbier, barbiers, coupe de cheveux, couper les cheveux, brushing, coloration, mèches, chignon, me faire couper les cheveux, tailler la barbe, taille de barbe, rasage, se faire coiffer, coupe homme, coupe et barbe, barber, barber shop, manucure, onglerie, esthéticienne, épilation, salon de beauté",
    currency_exchange:
      "bureau de change, bureaux de change, changer de l'argent, changer des euros, changer des dollars, changer des livres, changer mes euros, changer des devises, changer mes dollars, livres sterling, devises, taux de change, échanger des devises, change de monnaie, monnaie locale, échanger des euros, échanger de l'argent, échanger des dollars, dirhams, francs suisses, argent local",
    post_office:
      "poste, la poste, bureau de poste, timbre, timbres, des timbres, envoyer un colis, envoyer une carte postale, envoyer des cartes postales, envoyer une lettre, boîte aux lettres, colis, poster une carte, poster des cartes, poster mes cartes, envoyer un paquet, expédier un colis, envoyer une carte, affranchir, recommandé, lettre à poster, bureaux de poste, timbrer, poster un colis, relais colis",
    laundry:
      "laverie, laveries, laverie automatique, laverie automatiques, lavomatic, lavomatique, lavoir automatique, pressing, pressings, blanchisserie, laver du linge, laver mon linge, laver notre linge, lessive, faire une lessive, machine à laver, linge sale, nettoyage à sec, sèche linge, laver mes vêtements, laver nos vêtements, chemise à repasser, faire une machine, lavage de linge, détacher, laver mes fringues, teinturier, teinturerie",
    luggage_storage:
      "consigne, consignes, consigne à bagages, consigne bagages, consignes à bagages, consigne automatique, laisser mes bagages, laisser nos bagages, laisser les bagages, laisser ma valise, laisser mes valises, laisser nos valises, laisser les valises, déposer mes bagages, déposer nos bagages, déposer les bagages, déposer mes valises, déposer nos valises, casiers, casiers à bagages, garder nos bagages, garder mes bagages, garder nos valises, garder ma valise, garder mes valises, stocker nos bagages, stocker mes bagages, stocker les valises, poser nos valises, poser mes valises, poser les valises, poser nos sacs, laisser nos sacs, laisser mon sac, laisser mon sac à dos, déposer ma valise, déposer nos sacs, se débarrasser des valises, débarrasser de nos valises, bagagerie",
    phone_shop:
      "carte sim, cartes sim, sim, esim, e sim, puce locale, puce, carte prépayée, sim locale, sim prépayée, forfait, forfait data, recharge téléphone, crédit téléphone, boutique de téléphone, magasin de téléphone, magasin de téléphonie, téléphonie, opérateur, écran cassé, écran de téléphone, réparer mon téléphone, réparer mon portable, réparer mon iphone, réparation de téléphone, coque de téléphone, coque, écran fissuré, recharger mon forfait, réparateur de téléphone, internet sur mon portable, internet sur mon téléphone, mon iphone, de la data",
    car_park:
      "parking public, parking couvert, parking souterrain, parking gardé, parking surveillé, parking relais, parkings relais, parc relais, parking payant, parking longue durée, parkings, où me garer, où se garer, où nous garer, où garer la voiture, où garer ma voiture, où garer, où stationner, où laisser la voiture, où laisser ma voiture, laisser la voiture, laisser ma voiture, garer le camping car, garer une moto, garer un van, parking moto, parc de stationnement, garage souterrain, parking au centre, parking en centre ville, parking centre, place de stationnement, parkings gratuits, horodateur, garage fermé, garage sécurisé",
    petrol_station:
      "station service, stations service, station essence, pompe à essence, essence, faire le plein, plein d'essence, gasoil, gazole, diesel, carburant, sans plomb, prendre de l'essence, gonfler les pneus, mettre de l'essence, pompe à carburant, réservoir vide, en panne sèche, stations essence, essence la moins chère, voyant essence, sur la réserve",
    charging_station:
      "borne de recharge, bornes de recharge, borne électrique, bornes électriques, recharger la voiture, recharger ma voiture, charger la voiture, charger ma voiture, recharge électrique, voiture électrique, recharger la tesla, recharger ma tesla, superchargeur, superchargeurs, borne rapide, brancher la voiture, brancher ma voiture, brancher l'électrique, recharge rapide, véhicule électrique, tesla, prise type 2, charge rapide, station de recharge, recharger la batterie, une borne, bornes pour",
    bus_stop:
      "arrêt de bus, arrêts de bus, arrêt du bus, arrêt bus, gare routière, station de bus, abribus, prendre le bus, gare d'autocars, l'arrêt de bus, arrêt de tram, arrêt de car, arrêt de navette, gare des cars, gare de bus, où prendre le bus, passe le bus",
  },
  activity: {
    eat: "on mange, manger, où manger, quelque chose à manger, de quoi manger, faim, on mange bien, bien manger, bouffer, bouffe, la bouffe, casser la croûte, casser la dalle, grailler, graille, becter, la dalle, j'ai la dalle, on a la dalle, crève la dalle, faim de loup, petit creux, un petit creux, meurs de faim, meurt de faim, on meurt de faim, crève de faim, crevons de faim, affamé, affamée, affamés, grignoter, un truc à manger, truc à grignoter, un truc à bouffer, bien bouffer, se restaurer, se remplir le ventre, se remplir la panse, manger un bout, manger un morceau, se caler l'estomac, miam, gueuleton, se faire un gueuleton, remplir le bide, ventre vide, ventre qui gargouille, dalle, dîner, déjeuner, j'ai faim, on a faim, grosse faim, casser la graine, se faire un resto",
  },
  topic: {
    art: "art, l'art, peinture, beaux arts, peintures, peintre, street art, art contemporain, art moderne, artistique, arty, expos d'art, l'art moderne, tableaux, artistes, toiles, toile, tableau, galerie, galeries, klimt, picasso, monet, impressionnistes, impressionnisme, sculptures, sculpture, fresques, fresque, graffiti, graffitis, art de rue, art urbain, musée d'art, art nouveau, artiste, art brut, murales",
    history:
      "art roman, romane, romanes, gothique, gothiques, baroque, histoire, l'histoire, historique, historiques, viking, vikings, moyen âge, médiéval, seconde guerre mondiale, patrimoine, passé historique, romain, romaine, romains, ruines, vestiges, ruines romaines, vestiges romains, antiquité, époque romaine, guerre, la guerre, révolution, révolution française, archéologie, archéologique, archives, vieux manuscrits, manuscrits, ancien, ancienne, anciens, médiévale, médiévales, médiévaux, empereur, napoléon, première guerre mondiale, résistance, occupation, passé de la ville, vieilles pierres, château fort, historien, histoire de la ville, mémoire, roi, renaissance, baroque, synagogue ancienne, héritage, racines, histoire locale",
    design:
      "design, design danois, design scandinave, déco, mobilier, décoration, déco scandinave, mobilier design, vaisselle, déco scandi, objets design, designers, chaises, luminaires, bien dessinées, bauhaus, créateurs, art déco, meubles design, graphisme, céramique, concept store, boutiques de créateurs",
    photography:
      "photographie, photo, photos, prendre des photos, faire des photos, faire de belles photos, belles photos, photographier, shooting, selfies, pour insta, pour instagram, appareil photo, appareils photo, photographe, photographes, argentique, argentiques, clichés, expo photo, photogénique, photogéniques, lumière pour les photos, spot photo, spots photo, instagrammable, photo souvenir, golden hour, shooting photo, la photo, expo de photos, selfie, trépied",
    music:
      "musique, zik, zique, rock, musique classique, hip hop, métal, concert, concerts, jazz, blues, orgue, récital, opéra, fado, flamenco, dj, un groupe, orchestre, rap, chanson française, vinyles, disques, mozart, beethoven, musicien, musiciens, piano, soul, reggae, punk, mélomane, mélomanes, disquaire, entendre un groupe, club de blues, metal, chorale, festival de musique, guitare, musiques du monde, concert classique, musique live, salle de concert, techno, électro",
    nightlife:
      "vie nocturne, sortir le soir, faire la fête, sortir, où sortir, faire la teuf, bringue, faire la bringue, nuit blanche, fiesta, faire la fiesta, tournée des bars, tournée de bars, faire la tournée des bars, s'amuser le soir, sorties nocturnes, fête, teuf, soirée, sortir ce soir, bar de nuit, soirées, rencontrer du monde, after, club, clubs, boîte de nuit, boîtes de nuit, discothèque, danser, où danser, tournée des grands ducs, grouille le soir, s'ambiancer, ambiance le soir, boire et danser, soirée entre potes, sort où, où sort on, où on sort, une soirée, la nuit, bars animés, sortir danser, vie de nuit",
    cycling:
      "vélo, cyclisme, faire du vélo, à vélo, en vélo, pédaler, balade à vélo, balade en vélo, tour à vélo, bicyclette, à bicyclette, vtt, gravel, cyclotourisme, piste cyclable, pistes cyclables, vélo de route, cycliste, cyclistes, vélos électriques, vélos, un vélo, balade à vélos, parcours vélo, itinéraire vélo, velo",
    swimming:
      "natation, nager, baignade, se baigner, nage, piquer une tête, faire trempette, trempette, baignades, plonger dans, aller se baigner, nager dans le port, se jeter à l'eau, se tremper, nageurs, nageur, nager en, crawl, eau libre, nager en mer, nager dans, piscine, longueurs, faire des longueurs, baigner, baignable, nageuse, brasse, un plongeon, eau chauffée, plonger",
    royalty:
      "royauté, famille royale, royal, royale, royaux, la reine, le roi, princesse, joyaux de la couronne, garde royale, relève de la garde, monarchie, rois, reine",
    books: "livres, littérature, lecture, bouquiner, bouquins, bouquin, lire, littéraire, polars, romans",
    wellness:
      "bien être, détente, se détendre, se relaxer, relaxation, se ressourcer, se chouchouter, se faire dorloter, déstresser, décompresser, cocooner, spa, massage, massages, thermes, sauna, hammam, yoga, méditation, soins, soin, bains chauds, bains thermaux, se faire masser, détox, retraite bien être, souffler, relaxant, relaxante, massage relaxant, lâcher prise",
    food: "gastronomie, cuisine, bonne bouffe, gastronomie locale, spécialités, spécialités locales, cuisine locale, foodie, foodies, bien bouffer, bonne cuisine, cours de cuisine, gourmande, gourmand, gourmands, visite gourmande, dégustation, dégustations, fromageries, produits du terroir, terroir, bonne chère, gourmet, gourmets, food tour, balade gourmande, épicurien, épicuriens, produits locaux, marchés alimentaires, cuisiner, spécialité, la bouffe, manger local, gastronome, gastronomes",
    sports:
      "sport, sports, foot, football, rugby, match, un match, match de foot, match de rugby, sportif, sportive, jogging, footing, courir, course à pied, tennis, basket, padel, surf, golf, surfer, faire du surf, jouer au foot, skier, faire du ski, skatepark, marathon, escalade, stade, voir le match",
    fine_dining:
      "gastronomique, gastro, étoilé michelin, étoiles michelin, michelin, étoilée, resto étoilé, gastronomiques, resto gastro, menu dégustation, bonne table, bonnes tables, table gastronomique, étoilé, étoilés, étoile michelin, restaurant étoilé, haute cuisine, grande table, cuisine gastronomique, grand chef, chef étoilé, chef connu, sommelier, nappes blanches, accords mets et vins, accord mets vins, deux étoiles, trois étoiles, chef réputé, table d'exception, menu en sept services, menu en plusieurs services, dîner gastronomique, restaurant gastronomique",
    street_food:
      "street food, cuisine de rue, bouffe de rue, nourriture de rue, food truck, food trucks, foodtruck, foodtrucks, manger dans la rue, stands de bouffe, brochettes, stands de nourriture, tacos de trottoir, manger debout, manger sur le trottoir, baraque à frites, échoppe, échoppes, stands de rue, gargotes de rue, vendeurs de rue, vendeur de rue, street foods, kebab, hot dogs, marché de nuit, cantine de rue",
    hidden_gems:
      "adresses secrètes, hors des sentiers battus, lieux secrets, endroits secrets, insolite, insolites, pépite, pépites, méconnu, méconnus, endroits cachés, coins cachés, lieux insolites, hors sentiers battus, peu connus, pas connus, secret, secrets, perles rares, adresse cachée, adresses cachées, adresse secrète, passages secrets, cours cachées, hors circuits, bizarre, bizarres, étrange, original, originaux, originale, lieu caché, lieux cachés, cachés, cachées, caché, cachée, trésors cachés, trésor caché, passages cachés, connu que des locaux, que personne ne connaît, loin des guides, coins secrets, coin secret, spot secret, peu connu, peu connue, pas dans les guides, speakeasy, hors du commun, rien de touristique, pas touristique, pas trop touristique",
    vintage:
      "vintage, rétro, d'occasion, d'occase, occase, années 70, années 80, années 90, années 60, seconde main, vinyles, disquaire, fripes, friperie, friperies, meubles d'époque, old school, à l'ancienne, antiquités, brocante, brocantes, puces, marché aux puces, d'époque, vieux appareils, vieux meubles, fringues seconde main, meubles vintage, chiner, rétros, jeux rétro",
  },
  price: {
    free: "gratuit, gratuite, gratuits, gratuites, gratuitement, entrée libre, entrée gratuite, ne coûte rien, sans payer, gratos, gratis, gratoche, à l'oeil, zéro euro, zéro couronne, 0 euro, 0€, sans débourser, sans débourser un centime, sans dépenser, sans dépenser un centime, sans dépenser un rond, sans rien payer, rien payer, ça coûte rien, coûte rien, qui coûte rien, non payant, pas payant, à titre gratuit, entrées gratuites, sans ticket, payer un centime, sans ticket d'entrée, rien débourser, gratuité, offert, offerts, sans payer d'entrée, accès libre, premier dimanche du mois",
    cheap:
      "le moins cher, les moins chers, dépenser peu, pas trop de budget, pas cher, pas chère, pas chers, bon marché, économique, petit budget, abordable et bon marché, petits prix, cheap, petits budgets, à petit prix, fauché, fauchés, fauchée, fauchées, sans le sou, pas un rond, à deux balles, deux balles, trois fois rien, pour trois fois rien, pour pas un rond, bas prix, prix bas, prix mini, prix étudiant, budget étudiant, budget serré, budget limité, pas riche, pas riches, en galère de thune, pas de thunes, plus de thunes, peu cher, peu chère, peu chers, à prix cassé, dans la dèche, dèche, le moins cher possible, pas cher du tout, vraiment pas cher, low cost, discount, radin, radins, pas onéreux, pour pas cher, pas cheros, au rabais, bourse plate, pour les fauchés, pas chères, petit prix, pas ruineux, sans se ruiner, moins cher possible, pas se ruiner, pas trop dépenser, sans trop dépenser, à bas prix, la moins chère, les moins chères, le plus abordable, la plus abordable, le plus économique, le meilleur marché, budget riquiqui, budget mini, pas les moyens, pas de fric, peu de moyens, peu de sous, sans casser la tirelire, ric rac, pas trop de sous, budget d'étudiant, gargote, économiser, bons prix, à petit budget, peu d'argent, pas d'argent, prix dérisoire, petit porte monnaie, moindre coût, très bon marché, étudiants fauchés, cantine, au meilleur prix, dépenser le moins",
    affordable:
      "abordable, raisonnable, prix raisonnable, sans se ruiner, sans trop dépenser, sans vider le portefeuille, pas ruineux, abordables, prix corrects, prix correct, prix doux, coûte pas un bras, pas coûter un bras, coûter un bras, sans y laisser un bras, sans y laisser un rein, coûte pas un rein, coûte pas les yeux de la tête, coûter les yeux de la tête, prix normaux, prix normal, rapport qualité prix, bon rapport qualité prix, raisonnables, prix raisonnables, sans casser sa tirelire, casser la tirelire, sans exploser le budget, exploser le budget, pas exorbitant, pas hors de prix, pas trop onéreux, pas la ruine, pas se ruiner, sans se saigner, ruine pas, nous ruine pas, me ruine pas, pas trop cher, pas trop chère, pas trop chers, pas trop chères, qualité prix, accessible niveau prix, correct niveau prix, pas excessif, prix honnêtes, prix honnête, ni cantine ni palace, tarifs corrects, tarifs raisonnables, budget raisonnable, sans faire sauter la banque, pas trop salé, addition correcte, addition raisonnable, bon rapport, dans nos moyens, pas assommant, pas coûteux, prix sympas, prix sympa, prix accessibles, rester raisonnable, ça pique pas, pas trop coûteux, sans excès, ni trop cher, budget normal, correct, corrects",
    moderate:
      "prix moyen, prix moyens, milieu de gamme, gamme moyenne, modéré, moyen de gamme, budget moyen, ni cher ni pas cher, ni trop cher ni trop cheap, moyennement cher, prix intermédiaire, prix moyenne gamme, dans la moyenne, intermédiaire, moyenne gamme, ni palace ni, entre les deux niveau prix, moyen niveau prix, gamme de prix moyenne",
    expensive:
      "cher, chère, chers, chic, haut de gamme, luxe, luxueux, gastronomique, élégant, étoilé, huppé, classe, se faire plaisir niveau prix, sans regarder à la dépense, sans compter, claquer du fric, claquer de la thune, classieux, classieuse, guindé, bling bling, chicos, chics, huppée, luxueuse, de luxe, grand luxe, prestige, prestigieux, prestigieuse, raffiné, raffinée, haut standing, standing, on met le prix, mettre le prix, prêts à mettre le prix, budget illimité, l'argent n'est pas un problème, prix pas un problème, grande occasion, occasion spéciale, onéreux, onéreuse, hors de prix, coûteux, élégante, upscale, fancy, grande table, grandes tables, se mettre bien, péter dans la soie, select, sélect, bourgeois, se faire plaisir, grand standing, budget confortable, plutôt cher, on casse la tirelire, casser la tirelire pour, tenue correcte, grand cru, grands crus, sans limite de prix, sans limite de budget, peu importe le prix, peu importe le budget, pas de limite de budget, le must du luxe, cinq étoiles, 5 étoiles, palace, budget pas un problème, exceptionnel, fêter ça en grand, le grand jeu, folie, faire une folie, le plus cher, la plus chère, les plus chers, ce qui coûte le plus",
    cheaper:
      "moins cher, moins chère, moins chers, plus abordable, plus économique, moins onéreux, un peu moins cher, bien moins cher, beaucoup moins cher, trop cher, trop chère, trop chers, trop chères, c'est trop cher, plus abordables, meilleur marché, moins coûteux, moins coûteuse, qui coûte moins, coûte moins cher, moins ruineux, moins chic, moins chères, hors budget, au dessus de mon budget, dépasse mon budget, moins luxueux, moins chère que, moitié prix, budget plus serré, baisser le budget, baisse le budget, baissez le budget, réduire le budget, réduis le budget, ça pique, ça douille, un peu cher, c'est cher, trop onéreux, au dessous, gamme en dessous, plus économiques, plus raisonnable, trop salé, descendre en gamme, moins élevé, prix plus doux, hors de nos moyens",
    dearer:
      "plus cher, plus chic, plus haut de gamme, plus luxueux, plus classe, plus huppé, plus raffiné, plus gastro, plus élégant, trop cheap, plus classieux, plus chère, plus chers, un cran au dessus, monter en gamme, mieux niveau standing, plus luxe, mieux que ça, monter le budget, monte le budget, montez le budget, augmente le budget, augmenter le budget, augmentez le budget, plus haut niveau, un peu plus chic, plus prestigieux, gamme au dessus, plus haut standing, mettre plus cher, plus de budget, plus gastronomique, plus select, mettre plus, plus raffinés, plus classes",
  },
  holidays:
    "jour de l'an, le jour de l'an, nouvel an|jeudi saint|vendredi saint|dimanche de pâques|lundi de pâques|fête du travail|jeudi de l'ascension, l'ascension|pentecôte, la pentecôte|lundi de pentecôte|fête-dieu|assomption|toussaint, la toussaint|veille de noël, la veille de noël, réveillon de noël|jour de noël, le jour de noël|lendemain de noël, le lendemain de noël|saint sylvestre, la saint sylvestre, réveillon du nouvel an",
  day: {
    day_after: "le lendemain, lendemain, le jour d'après, jour d'après, le jour suivant, un jour plus tard",
    day_before: "la veille, veille, le jour d'avant, jour d'avant, un jour plus tôt",
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
      "soir, soirée, le soir, en soirée, début de soirée, en début de soirée, fin de journée, en fin de journée, dans la soirée, après le dîner, après dîner, après le diner",
    night: "nuit, la nuit, de nuit, tard la nuit, en pleine nuit, minuit",
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
    after: "après, d'après, après le, après la, après l, juste après",
    besides: "avant, après",
    since: "à partir de, dès, de, après",
    ahead: "dans",
    days_ahead: "dans",
    before: "plus tôt que, avant de, avant le, avant, avant la, avant l, juste avant",
    until:
      "jusqu'au, jusqu'à, repart, repartons, on repart, au, départ, notre départ, on part, nous partons, retour le",
    now: "maintenant, en ce moment, tout de suite, actuellement, là maintenant, à l'instant, de suite, là tout de suite, là maintenant tout de suite, sur le champ, dès maintenant, immédiatement, illico, à cette heure ci, à cette heure, là de suite, en ce moment même, ouvert là",
    next: "prochain, prochaine, prochains",
    this: "ce, cette, cet",
    from: "on arrive, arrivons, nous arrivons, arrive, à partir de, à partir du, à compter de, arrivée, arrivant, j'arrive, on arrive le, nous arrivons le",
    between: "entre",
    to: "à",
    after_dinner: "après le dîner, après dîner, après le diner",
  },
  clock: {
    at: "à, vers",
    hour: "h, heure, heures",
    am: "du matin, du mat, le matin, de la nuit",
    pm: "du soir, de l'après midi",
    half_after: "et demie, et demi",
    quarter_past: "et quart",
    quarter_to: "moins le quart",
    half_past: "demi heure, demie heure, une demi heure, demi-heure",
  },
  number: {
    "1": "un, une, un seul, une seule",
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
    hour: "heure, heures, demi heure, demie heure, une demi heure, demi-heure",
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
  numbered: {
    dearest: "le plus cher, la plus chère, les plus chers, ce qui coûte le plus",
    farthest: "le plus loin, la plus loin, le plus éloigné, la plus éloignée, ce qui est le plus loin",
    which: "numéro, num, option",
    day: "jour, jours",
    that_day: "ce jour là, ce jour, le même jour",
    stop: "étape, étapes, arrêt, arrêts, étape numéro, premier arrêt",
  },
  negation: {
    instead:
      "au lieu de, au lieu du, au lieu des, au lieu d, à la place de, à la place du, à la place des, à la place d, plutôt que",
    needless:
      "sans devoir, sans avoir à, sans être obligé, pas besoin de, pas besoin d, pas nécessairement, n a pas besoin, pas obligé, pas obligatoire, pas obligatoirement, même sans, avec ou sans, pas forcément",
    not: "allergie à, allergie aux, allergie au, allergiques à, allergiques au, allergiques aux, déjà vu, déjà visité, déjà fait, on a déjà vu, on a déjà fait, on a déjà visité, nous avons déjà vu, nous avons déjà visité, oublie, oubliez, oublions, laisse tomber, laissez tomber, pas, pas de, pas d, sans, aucun, aucune, jamais, ne veux pas, n aime pas, ni, éviter, surtout pas, rien de, oublie, oubliez, laisse tomber, marre des, marre de, marre du, ras le bol de, ras le bol des, pas envie de, pas envie d, pas fan de, pas fan des, je déteste, déteste, détestons, on déteste, horreur de, horreur des, j'ai horreur, allergique à, allergique aux, allergique au, allergique, hors de question, pas question de, ne mange pas, mange pas, mangeons pas, mangent pas, supporte pas, veux pas, veut pas, on veut pas, aime pas, j'aime pas, n'aimons pas, zéro, surtout pas de, jamais de, pas du tout, ni de, ne veut plus de, ne veux plus de, ne voulons plus de, veut plus de, veux plus de, assez vu de",
    except:
      "sauf, tout sauf, excepté, à part, hormis, autre que, en dehors de, mis à part, autre chose que, autre chose qu, n'importe quoi sauf, hors, à l'exception de, sauf les, tout sauf les",
    but: "mais, plutôt, par contre, en revanche",
    except_after:
      "déjà fait, déjà faite, déjà faits, déjà vu, déjà vue, déjà vus, déjà visité, déjà visitée, déjà testé, on connaît déjà, je connais déjà, on l'a déjà fait, on l'a déjà vu, je l'ai déjà fait, je l'ai déjà vu, on y est déjà allés, j'y suis déjà allé, très peu pour nous, très peu pour moi",
  },
  where: {
    at: "on est à, on est au, on est dans, nous sommes à, nous sommes au, nous sommes dans, je suis à, je suis au, on est maintenant à, on est maintenant au, on se trouve à, on se trouve au, on est devant, nous sommes devant, je suis devant",
    near: "dans le même quartier que, même quartier que, près de, près du, près d, près des, à côté de, à côté du, proche de, proche du, autour de, vers, aux alentours de, non loin de, plus près de, à proximité de, en face de, plus proche de, à deux pas de, à côté d, à proximité du, à 2 pas de, à deux pas du, pas loin de, pas loin du, pas trop loin de, pas trop loin du, juste à côté de, juste à côté du, dans le coin de, du côté de, aux abords de, aux abords du, face à, en face du, autour du, tout près de, tout près du, non loin du, au pied de, au pied du, derrière, aux environs de, dans les environs de, au niveau de, à proximité de la, proche des, à 5 minutes de, à 5 min de, à 10 minutes de, à 10 min de, collé à, prox, proxi",
    in: "à, au, dans, en, dans le, sur",
    me: "autour, tout autour, près de moi, dans le coin, près d'ici, à proximité, pas loin, à côté, aux alentours, autour de moi, par ici, ici, dans les environs, d'ici, dans les parages, à côté d'ici, pas loin d'ici, tout près d'ici, autour d'ici, à deux pas, à 2 pas, à deux pas d'ici, où je suis, là où je suis, où on est, là où on est, près de nous, autour de nous, ma position, de ma position, dans le voisinage, proche d'ici, à proximité immédiate, alentours, les alentours, le plus près possible, tout près, tout à côté, du coin, juste à côté, proche, proches, alentour, pas trop loin, dans le quartier",
    host: "la vôtre, le vôtre, hôtel, l'hôtel, notre hôtel, mon hôtel, notre logement, de l'hôtel, cet hôtel, notre appart, notre airbnb",
    walk: "à pied, distance de marche, quelques minutes à pied, à pieds, en marchant, petite marche, accessible à pied, faisable à pied, à pied de, on marche, je marche",
    within: "à moins de, dans un rayon de, moins de, maximum, au plus",
    there:
      "là bas, dans le même quartier, du même quartier, à côté, tout près, là autour, autour de là, par là bas, sur place, en chemin, sur le chemin, sur la route",
  },
  limit: {
    most: "au maximum, maximum, max, au plus, pas plus de, pas plus que, jamais plus de, tout au plus, limite à",
    only: "seulement, uniquement, juste, rien que, que des, un seul, une seule",
    thing:
      "choses, lieux, endroits, visites, activités, sites, étapes, arrêts, chose, lieu, endroit, activité, étape, arrêt, truc, trucs, point, points",
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
      "mamie, papi, grand mère, grands parents, mes parents, belle mère, gosses, ados, petits, gamins, famille, enfants, enfant, en famille, bébé, fils, fille, mômes, môme, marmots, marmaille, bambins, mouflets, kids, loulous, pitchouns, bébés, nourrisson, tout petit, tout petits, beaux parents, belle famille, beau père, pépé, grand père, parents, mes darons, neveu, nièce, petite fille, petit fils, ado, adolescent, adolescents, en bas âge, minots, les petits, avec les petits, mes enfants, mes gosses, mes filles, nos enfants, trois générations, ma mère, mon père, papy, petits enfants, ma mère et moi, moi et ma mère, maman et moi, mon père et moi, famille de, gosse, gamin, gamine, loupiots, ma fille, mon fils, mes fils, mes beaux parents, poussette, familial, familiale, neveux, papa, maman, mon petit, mon grand, ma petite, la petite, le petit, nos filles, nos fils, nos garçons, mon garçon, ma puce, les kids, un bébé, notre bébé, ma grand mère, mon grand père, toute la famille, la famille, ma soeur, mon frère, ma tante, mon oncle, cousins, cousine, mes soeurs, enceinte, belle maman, couches, les ados, nos ados, maternelle, babysitter, baby sitter, biberon, landau, jumeaux, les jumeaux, nouveau né, enfants de, mon aîné, mon ainé, ma cadette, ma mamie, mes grands parents, pédiatrique, pédiatre, playmobil, jouets, jumelles, cousin, frères et soeurs, aire de jeux",
    couples:
      "couple, amoureux, en amoureux, copine, copain, femme, mari, fiancée, conjoint, ma copine, anniversaire de mariage, époux, épouse, mariés, fiancé, ma meuf, mon mec, ma chérie, mon chéri, chérie, chéri, mon homme, ma moitié, ma blonde, mon chum, en couple, ma femme et moi, mon mari et moi, partenaire, compagne, compagnon, concubin, mon amoureux, mon amoureuse, dulcinée, tous les deux amoureux, jeunes mariés, demander en mariage, saint valentin, rencard, mon copain, ma femme, mon mari, mon compagnon, ma compagne, mon conjoint, ma conjointe, lune de miel, ans de mariage, à deux, tous les deux, nous deux, mon fiancé, ma fiancée, mon épouse, mon époux, fiançailles, à nous deux, rendez vous amoureux, dîner aux chandelles, en tête à tête, anniversaire de rencontre, demande en mariage, se dire oui, mes amours, mon amour, noces, voyage de noces, ma copine et moi, mon copain et moi, romantique, rendez vous galant, elle et moi, lui et moi",
    friends:
      "amis, entre amis, copains, potes, amies, pote, avec des potes, entre potes, bande de potes, la bande, ma bande, les copines, copines, entre filles, entre copines, entre mecs, entre nanas, evjf, evg, enterrement de vie de garçon, enterrement de vie de jeune fille, chums, groupe d'amis, les gars, mes potes, bande d'amis, bande de copains, enterrement de vie, une bande, les copains, mes amis, mes amies, mes copains, mes copines, des amis, des potes, une amie, un ami, un pote, ma pote, mon pote, avec les copains, bande, les potes, trois copines, collocs, colocs, coloc, ma meilleure amie, mon meilleur ami, vieux amis, la team, l'équipe de foot, retrouvailles, camarades",
    solo: "seul, seule, solo, tout seul, toute seule, en solitaire, je voyage seul, je voyage seule, je suis seul, je suis seule, juste moi, rien que moi, que moi, pour moi tout seul, en solo, moi tout seul, voyage seul, voyage seule, que pour moi, toute seule ce soir, je suis en solo, sans personne, rien qu'à moi, femme seule, homme seul, seul à table, seule à table, célibataire, manger seul, manger seule, dîner seul, dîner seule, sans compagnie, solitaire, je voyage en solo, pour une personne, une personne, je me balade seul",
    business:
      "affaires, voyage d'affaires, collègues, clients, repas d'affaires, déplacement professionnel, conférence, boulot, pour le boulot, le taf, pour le taf, pour le travail, pro, déplacement pro, voyage pro, repas pro, séminaire, salon professionnel, mon patron, mon boss, client, congrès, déjeuner d'affaires, dîner d'affaires, collègue, dej d'affaires, équipe de travail, partenaires commerciaux, d'affaires, déj d'affaires, réunion, patron, boss, professionnel, professionnelle, travail, entreprise, ma boîte, mon entreprise, un rendez vous pro, client important, clients importants, déjeuner pro, réunions, mon équipe, partenaires, boîte au nom, visio, zoom, team building, associé, associés, mes collègues, entre collègues, afterwork, after work, rendez vous client, facture au nom, note de frais, notes de frais, mon client, mes clients, un client, colloque, en déplacement, formation, salon pro, fournisseurs, investisseurs",
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
  tripType: {
    business: "voyage d'affaires, déplacement professionnel",
    pleasure: "en croisière, bateau de croisière, paquebot, croisiéristes, en escale, escale, vacances",
  },
  asked: {
    menu: "la carte, le menu, un menu, une carte, menu, carte des vins, carte en ligne, la carte du restaurant, ils font du, ils font des, ils servent, ils servent du, ils servent des, font ils du, font ils des, servent ils du, plat du jour c'est quoi, à la carte, menu enfant, menu enfants, plats du menu, il y a quoi à manger, quoi à manger, leur carte, leur menu, spécialité de la maison, il y a quoi à la carte, qu'est ce qu'on y mange, on y mange quoi, on mange quoi, voir la carte, qu'est ce qu'ils servent, servent quoi, ils ont du, menu du jour, carte du midi",
    highchair:
      "chaise haute, chaises hautes, chaise bébé, chaises bébé, chaise enfant, chaises enfants, chaise pour enfant, chaises pour enfants, chaise pour bébé, réhausseur, table à langer, chaises pour bébé, siège bébé, siège enfant, table pour langer, siège pour enfant, chaise pour le petit, chaise pour la petite, siège rehausseur, rehausseur, coin à langer, chaise haute pour",
    crowds:
      "du monde, beaucoup de monde, trop de monde, y a du monde, c'est bondé, bondé, la queue, faire la queue, file d'attente, longue attente, bondée, bondés, blindé, blindée, blindés, plein à craquer, noir de monde, moins de queue, temps d'attente, on attend longtemps, attente, y a la queue, la foule, foule, quand est ce calme, heure creuse, heures creuses, heure d'affluence, affluence, éviter la queue, éviter la foule, quand c'est calme, fréquenté, plein le, vide le, heures de pointe, monde le samedi, monde le dimanche, monde à cette heure, c'est plein",
    by_foot: "à pied",
    by_car: "en voiture, en taxi",
    by_bike: "à vélo, en vélo, y aller à vélo",
    area: "quel quartier, dans quel quartier, dans quel coin, quel arrondissement, c'est quel quartier",
    hours:
      "jusqu à quelle heure, quand ferme, horaires, heures d'ouverture, à quelle heure, ouvre, ferme, c'est ouvert, quand ouvre, ouvert le, ouvert jusqu'à quelle heure, ouverte jusqu'à quelle heure, jusqu'à quand, horaire, à quelle heure ça ferme, à quelle heure ça ouvre, ça ferme quand, ça ouvre quand, ferme quand, ouvre quand, ferme à, ouvre à, fermé le, fermée le, fermeture, ouverture, heure de fermeture, horaires d'ouverture, ouverte le, ouvert quand, c'est fermé, ouvre le, ferment, ouvrent, jours d'ouverture, fermé pour de bon, fermé définitivement, toujours ouvert, ouvre à quelle heure, ferme à quelle heure, fermé lundi, fermé dimanche, porte est ouverte, à cette heure ci, ouvrez, fermez, dernière entrée, heure de la, jours de fermeture, dernière séance, quels jours, ouvert toute l'année, service jusqu'à quelle heure, à partir de quelle heure, jusqu'à combien, de quelle heure, férié, jours fériés, ouvert quand même, quels horaires",
    address:
      "adresse, où se trouve, où se situe, c'est où, où exactement, emplacement, où est, c'est où exactement, où ça se trouve, ça se trouve où, se trouve où, localisation, quelle rue, dans quelle rue, quelle adresse, l'adresse, ça se situe où, se situe où, où c'est, où c'est exactement, numéro de rue, quel numéro de rue, le nom de la rue, quelle adresse exacte, adresse exacte, adresse précise, l'emplacement, à quel endroit, où ça se situe, c'est situé où, situé où, position gps, coordonnées gps, gps, nom de rue, c'est par où, c'est dans quelle rue",
    phone:
      "téléphone, numéro de téléphone, numéro, appeler, tél, num, numéro de tel, num de tel, le num, joindre, téléphoner, coordonnées, contacter, le fixe, quel numéro, un numéro, leur numéro, les appeler, l'appeler, leur tel, numéro pour, tel, le téléphone de, les joindre, le numéro de, appelle t on, on les appelle, on peut les appeler, je les appelle",
    price:
      "combien ça coûte, c est combien, combien on paye, ça coûte combien, prix, tarif, tarifs, combien coûte, entrée, billet, billets, combien, coûte, combien c'est, combien ça fait, c'est combien l'entrée, prix d'entrée, prix de l'entrée, prix du billet, prix des billets, tarif réduit, faut payer, faut il payer, il faut payer, c'est payant, payant, est ce payant, coûte combien, combien pour, tarif enfant, tarif étudiant, ticket, tickets, ça revient à combien, le billet est à combien, l'entrée est à combien, à combien l'entrée, ça vaut combien, les prix, la place est à combien, place est à combien, si cher, pourquoi si cher, faut compter combien, compter combien, combien il faut compter, quel budget prévoir, quel prix, à quel prix, tarif adulte, quels tarifs, on paie combien, on paye combien, prix par personne, par personne, supplément, ça va chercher dans les combien, coût, coûtent, gratuit ou payant, c'est gratuit, l'addition, prix moyen, quel tarif, réduction, réductions, tarifs enfants, prix enfant, il faut prévoir combien, ça monte à combien, entrée payante, combien en plus",
    postcode: "code postal",
    website:
      "site web, site internet, site, lien, site officiel, le site, page web, url, leur site, page facebook, un site, le lien, lien internet, un lien, adresse web, sur internet, en ligne, leur insta, instagram, une page web, leur page, adresse du site, le url",
    directions:
      "comment aller, comment se rendre, itinéraire pour aller, chemin, comment y aller, comment je vais, on y va comment, comment on va, comment on y va, comment on se rend, comment aller à, comment s'y rendre, comment se rendre à, y aller comment, j'y vais comment, comment j'y vais, pour y aller, quel bus, quel métro, quelle ligne, quel bus prendre, quel métro prendre, en transport, en transports, en transports en commun, transports en commun, trajet, le trajet, chemin le plus rapide, comment rejoindre, itinéraire jusqu'à, par où passer, comment arriver à, comment arriver, le chemin pour, chemin pour aller, guide moi jusqu, guide nous jusqu, guidez nous jusqu, aller en bus, y aller en bus, y aller en métro, y aller en voiture, y aller en train, y aller en taxi, le chemin, quel chemin, c'est par où, par où, indique moi le chemin, indiquez moi le chemin, comment j'arrive, comment je rejoins, comment je me rends, comment on rejoint, comment y accéder, aller là bas, comment on y accède, quel tram, quel train, quel tram prendre, changement de métro, quel arrêt, descendre à quel arrêt, on descend où, itinéraire à pied, je passe par où, on passe par où, emmène moi, y va comment",
    booking:
      "réserver, réservation, réserve, réservez, résa, réserver à l'avance, faut réserver, faut il réserver, besoin de réserver, sans résa, sans réservation, réservation obligatoire, sur réservation, il faut réserver, dois je réserver, doit on réserver, faut t il réserver, réservation nécessaire, vaut mieux réserver, prendre une résa, à l'avance, sur inscription, inscription, s'inscrire, il faut une résa, on peut réserver, faut s'y prendre, s'y prendre à l'avance, à prendre à l'avance, prendre les billets, billets à prendre, prendre nos billets, billets en ligne, acheter les billets, acheter les billets en ligne, coupe file, réserver en ligne, réserver un créneau, avec réservation, on réserve, peut on réserver, sans réserver, faut prendre rendez vous, sur rendez vous, sans rendez vous, billet en ligne, faut il un billet, il reste des places, reste t il des places, réserver pour",
    rating:
      "avis, note, notes, bien noté, bien notée, bien notés, avis sur, quels avis, les avis, note google, avis google, commentaires, critiques, combien d'étoiles, noté combien, quelle note, les gens en pensent quoi, on en pense quoi, qu'en disent, qu'en pensent, en disent quoi, les avis sont, quels sont les avis, sont contents, contents, bien ou pas, c'est bien ou pas, bonne réputation, réputation, retours, bons retours, bonne note, combien sur 5, sur cinq, satisfait, satisfaits, mal noté, fiable, combien d'avis, c'est bon ou pas, ça vaut quoi, vaut quoi",
    payment:
      "payer par carte, carte bancaire, carte bleue, prennent la carte, prend la carte, acceptent la carte, accepte la carte, payer en carte, la cb, en cb, par cb, visa, mastercard, amex, payer en liquide, en liquide, payer en espèces, en espèces, que du cash, cash, apple pay, sans contact, payer cb, carte acceptée, cartes acceptées, payer comment, on paye comment, on paie comment, on peut payer, chèque, chèques, chèques vacances, tickets restaurant, ticket resto, tickets resto, que du liquide, faut du cash, faut du liquide, du liquide, payer avec, cb acceptée, acceptent la cb, prennent la cb, la carte passe, ça prend la carte, american express, espèces seulement, accepte les cartes, prend les cartes, par carte, en carte, payer par téléphone",
    distance:
      "est loin, est ce loin, à combien, loin d ici, peut aller à pied, y aller à pied, à quelle distance, c'est loin, distance, c'est à combien, combien de temps à pied, à combien de minutes, combien de minutes, c'est loin à pied, loin à pied, loin de l'hôtel, c'est près, c'est proche, on peut y aller à pied, combien de km, combien de kilomètres, temps de marche, temps de trajet, à combien de temps, ça fait loin, faisable à pied, y va à pied, combien de temps pour y aller, combien de minutes à pied, minutes à pied, combien de marche, combien on marche, combien marche t on, ça fait combien de km, ça fait combien à pied, c'est à combien de, à combien de km, combien de mètres, c'est loin d'ici, loin d'ici, loin de la gare, loin du centre, loin d'où on est, combien de kilomètres à pied, combien de pas, pas loin à pied, c'est à côté ou pas, c'est près d'ici, à quelle distance de, ça marche à pied",
    duration:
      "combien de temps, durée, ça dure combien, dure combien de temps, ça dure combien de temps, combien de temps faut il, combien de temps prévoir, ça prend combien de temps, durée de la visite, temps de visite, prévoir combien de temps, il faut combien de temps, on y passe combien de temps, dure combien, la visite dure, ça dure, il faut compter combien de temps, compter combien de temps, combien d'heures, en combien de temps, temps faut il, combien de temps ça dure, combien de temps dure, combien de temps sur place, deux heures suffisent, une heure suffit, ça suffit, suffit il, assez de temps, on a assez de temps, quelle durée, le temps de visite, combien de temps à peu près",
    photos:
      "photos, photo, images, voir des photos, à quoi ça ressemble, ressemble à quoi, des photos de, montre moi des photos, des images, une image, montre une photo, une photo, ça ressemble à quoi, à quoi ça ressemble dedans, des vues de, montrez des photos, montre nous des photos, une photo de, quelle tête ça a, l'allure, voir à quoi ça ressemble, envoie des photos, montrer des photos",
    type: "quel type, quel genre, quel style, c'est quel genre, quelle cuisine, c'est quoi comme cuisine, quel style de cuisine",
    fact: "code vestimentaire, tenue exigée, comment s'habiller, comment faut il s'habiller, quelle tenue, qui a conçu, qui a dessiné, qui a construit, qui a bâti, qui a peint, qui a fondé, qui est l'architecte, enterré, enterrée, enterrés, quel âge a, de quand date, quelle hauteur, quelle est la hauteur, hauteur de, combien mesure, en quelle année, quand a été construit, quand a été construite, quels tableaux, quelles peintures, quelles oeuvres, relève de la garde, a joué ici, a vécu ici, est né, est née, c'est vrai que, qui vivait, vivait dans, quel roi, quelle reine, quel âge il a, quel âge ça a, quel âge elle a, elle penche, il penche, ça date, ça date de quand, date de quand, quand a t il été, quand a t elle été, construit quand, construite quand, construit en, construit par, qui habitait, a habité, a vécu, l'architecte, quel architecte, anecdote, anecdotes, qu'est ce qu'on y voit, combien de marches, qui est enterré, de quel siècle, quel siècle, quel style architectural, légende, d'où vient le nom, pourquoi ça s'appelle, pourquoi il s'appelle, pourquoi elle s'appelle, ça mesure combien, il mesure combien, la plus vieille, le plus vieux, depuis quand existe, fondé en, symbolise, inauguré, bâti en, combien de mètres de haut",
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
      "le moins cher, la moins chère, les moins chers, les moins chères, le plus abordable, la plus abordable, le plus économique, le meilleur marché, au meilleur prix, meilleur prix, meilleurs prix, du moins cher, par prix, trier par prix, classer par prix, trie par prix, moins cher d'abord, moins cher en premier, les moins chers d'abord, le prix le plus bas, prix les plus bas, le plus petit prix, le plus bas prix, le moins onéreux, la moins onéreuse, les plus abordables, le moins coûteux, prix croissant, prix croissants, dépenser le moins",
    closing:
      "ferme le plus tard, ouvert le plus tard, ouverte le plus tard, ouvert le plus longtemps, ouverte le plus longtemps, reste ouvert le plus, le plus longtemps ouvert, ferme en dernier, fermé le plus tard",
    distance:
      "le plus proche, la plus proche, plus proche, le plus près, la plus près, les plus proches, les plus près, au plus près, le moins loin, la moins loin, la plus près d'ici, le plus près d'ici, au plus proche, pas loin à pied, dans le coin, pas loin, à côté d'ici, le plus à côté, à deux pas, tout près, tout proche, les plus proches d'ici, plus près possible, proche d'ici, le plus vite accessible, le plus rapide à pied, la plus rapide, à quelques pas, le plus rapide",
    rating:
      "bien noté, bien notée, bien notés, bons avis, meilleur, meilleure, meilleurs, meilleures, le mieux noté, les mieux notés, mieux notés, les plus cotés, la mieux notée, le top du top, bien coté, mieux notées, la mieux noté, les mieux notées, le plus recommandé, les plus recommandés, trier par note, par note, classer par note, meilleurs avis, meilleure note, meilleures notes, les meilleurs avis, top 3, top 5, top 10, numéro un, le number one, le top, au top, le plus apprécié, les plus appréciés, la crème, la crème de la crème, la référence, qui a les meilleurs avis, trier par avis",
    closer:
      "plus proche de, plus près de, plus près, moins loin, plus proche, encore plus près, trop loin, c'est trop loin, plus à côté, plus à proximité, moins éloigné, rapproche, rapproche toi, plus central, plus près d'ici, plus près de nous, c'est loin, un peu loin, bien trop loin, plus proche de nous, rapprochez, plus proche d'ici, trop éloigné, à moins de marche, moins de route",
    better:
      "mieux, mieux noté, meilleure qualité, de meilleure qualité, mieux notés, un meilleur, une meilleure, de meilleurs, pas terribles, pas terrible, pas ouf, bof bof, mieux que ça, quelque chose de mieux, un truc mieux, mieux coté, mieux notée, pas convaincu, pas convaincus, plus réputé, de meilleures notes, mauvais avis, avis pas terribles, note plus haute, meilleurs que, mieux noté que, meilleur que, mieux que celui",
  },
  act: {
    loop: "boucle, une boucle, en boucle, circuit en boucle, aller retour différent",
    any_of_those:
      "un d'entre eux, l'un d'eux, l'un d'entre eux, une d'entre elles, l'une d'elles, certains d'entre eux, certains sont, parmi eux, parmi ceux là, dans le lot",
    those:
      "ceux là, celles là, ces lieux, ces endroits, ces adresses, tous ceux, ceux que tu as cités, ceux que vous avez cités, les endroits cités, tes suggestions, vos suggestions",
    show: "montre, montrez, montrer, montre moi, montrez moi, montre nous, montrez nous, remontre, remontrez, fais voir, faites voir, fais moi voir, faites moi voir, affiche, affichez, récapitule, récapitulez, récap, résume, résumez, redonne, redonnez",
    everything:
      "tout, tout ça, le tout, l'ensemble, tout le programme, toute la journée, tout le plan, tout le reste, le reste de",
    the_other: "l'autre, celui d'à côté",
    advise:
      "tu me conseilles lequel, vous me conseillez lequel, vous nous conseillez lequel, lequel me conseillez vous, lequel nous conseillez vous, lequel tu conseilles, lequel conseillez vous, lequel choisir, laquelle choisir, lequel tu prendrais, vous iriez où, tu irais où, ton préféré, votre préféré, lequel recommandez vous, lequel tu recommandes",
    theirs:
      "là bas, ont ils, ils ont, a t il, ce lieu, cet endroit, chez eux, y a t il là bas, y ont ils, est ce qu'ils ont",
    early:
      "d'abord, en premier, au début, commencer par, commence par, commencez par, commençons par, en commençant par, démarrer par, démarrer avec, tôt, dès le début, pour commencer",
    late: "à la fin, en dernier, pour la fin, finir par, finir avec, finis par, finissons par, terminer par, terminer avec, termine par, terminez par, pour finir, pour terminer, en finissant par",
    stroll:
      "balade dans, une balade dans, balade a, se balader, me balader, nous balader, flaner, flaner dans, flanerie, promenade dans, une promenade dans, se promener, me promener, nous promener, se promener dans, arpenter, deambuler, deambuler dans, promenade, une promenade, petite promenade, une balade, balade",
    explore: "explorer, decouvrir, parcourir, decouverte de",
    whole_day:
      "toute la journée, la journée entière, journée entière, journée complète, journée de libre, journée libre, jour de libre, jour libre",
    half_day: "demi journée, une demi journée, la demi journée, la moitié de",
    spend:
      "occuper, occupe nous, occupez nous, passer, profiter, tu proposes quoi, que proposez vous, vous proposez quoi, que ferais tu, que feriez vous, par où commencer, on commence par quoi, tu conseilles quoi, vous conseillez quoi, remplir, caser, on fait quoi, que faire, qu'est ce qu'on fait",
    must: "il faut, il faut que, ça doit être, doit être, il doit être, faut que ce soit, il faut que ce soit",
    why: "pourquoi, pourquoi pas, comment ça se fait, en quoi, pour quelle raison, pour quelles raisons, quelle raison, qu'est ce qui justifie, c'est quoi la raison, comment as tu choisi, comment tu as choisi, comment avez vous choisi, pourquoi celui, pourquoi lui, pourquoi ce, pourquoi cette, pourquoi elle, pourquoi avoir choisi, pourquoi tu me, pourquoi vous, sur quels critères, quel critère, quel rapport, quel intérêt, justifie, justifiez",
    left_out:
      "laissé de côté, laissés de côté, omis, manque, pas dedans, pas dans le programme, pas inclus, écarté, elle est où dans, il est où dans, est passé, est passée, passée où, passé où, elle est passée où, il est passé où, vous n'avez pas mis, tu n'as pas mis, t'as pas mis, pas mis, vous avez oublié, tu as oublié, t'as oublié, oublié, oubliée, oubliés, elle manque, manquent, absent, absente, absents, pas dans la liste, pas dans le plan, pas dans l'itinéraire, n'apparaît pas, n'est pas dedans, j'avais demandé, on avait demandé, où est passé, où est passée, où sont passés, a disparu, a sauté, ne figure pas, je ne vois pas, je vois pas, on ne voit pas, pourquoi pas de, pourquoi pas la, pourquoi pas le",
    calm: "plus cool, plus reposant, plus léger",
    busy: "plus de visites, en faire plus",
    ask: "qu'est-ce que, qu'est-ce qu'on, qu'est-ce qui, qui, quel, quelle, quels, quelles, pourquoi, quand, comment, lequel, laquelle, lesquels, lesquelles, qu'avez vous, qu'as tu, qu'est ce que tu as",
    more: "plus, encore, davantage, montre moi plus, montrez moi plus, montre m'en plus, montrez m'en plus, montre m'en d'autres, montrez m'en d'autres, en voir plus, voir plus, autre chose encore, encore d'autres, montre la suite, la suite, d'autres encore, et sinon, encore plus, la suite svp, suite, suivants, suivant, t'as rien d'autre, autre chose, encore d'autres idées, il y en a d'autres, y en a d'autres, d'autres choix, plus de choix, d'autres propositions, plus de propositions, encore quelques uns, d'autres du même genre, et après, continue, suivante, plus d'options, davantage de choix",
    todo: "des idées, une idée, idées, quelques idées, que faire, quoi faire, que peut on faire, qu'est ce qu'on peut faire, que voir, des trucs à faire, on fait quoi, je fais quoi, qu'est ce qu'on fait, qu'est ce que je fais, qu'est ce que je peux faire, faire quoi, qu'y a t il à faire, qu'est ce qu'il y a à faire, qu'est ce qu'il y a à voir, ya quoi à faire, y a quoi à faire, il y a quoi à faire, il y a quoi à voir, y a quoi à voir, ya quoi à voir, trucs à faire, choses à faire, s'occuper, occuper les enfants, occuper les gosses, que visiter, quoi visiter, quoi voir, comment s'occuper, journée libre, quoi de beau, des idées, idées de sorties, idée de sortie, quelles activités, des activités, quoi de neuf à faire, comment occuper, qu'est ce qu'on peut voir, pas rater, à ne pas rater, à ne pas manquer, absolument pas rater, faire absolument, comment passer, s'ennuie, on s'ennuie, je m'ennuie, les incontournables, les immanquables, tuer le temps, deux heures à tuer, heures à tuer, une heure à tuer, heures devant moi, heures devant nous, du temps à tuer, occuper ma journée, rien de prévu ce, que faire si, que faire par, quoi faire quand, faut voir, que peut on voir, qu'est ce qui vaut le coup, bons plans",
    called:
      "appelé, qui s'appelle, nommé, s'appelle, comment s'appelle, comment s'appelait, s'appelait, le nom de ce, le nom de cette, c'est quoi le nom",
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
    plan: "planifier, planifie, planifiez, organisez, organiser, organise, prépare, préparez, préparer, faire un itinéraire, concevoir, un plan pour, prépare nous, plan, planning, organise moi, organisez moi, organise nous, organisez nous, programme moi, fais moi un programme, fais nous un programme, faites nous un programme, fais moi un planning, fais nous un planning, fais moi un plan, fais nous un plan, prévois, prévoyez, prévoir, concocte, concoctez, concocte nous, concocte moi, planifie moi, planifie nous, propose nous un programme, propose moi un programme, propose un itinéraire, prépare moi, préparez nous, préparez moi, planning de, un programme, un itinéraire, fais moi un itinéraire, occupe nous, occupe toi de, composez, compose, composer, construis, construis moi, construis nous, construisez, construisez nous, construire, heure par heure, tout optimiser, optimise, optimisez, journée spéciale, une journée autour, journée entière autour, remplis ma journée, remplis notre journée, organise ma, organise mon, organise notre, organise une, organise un, cale moi, cale nous, calez nous, imagine, imaginez, imagine moi, imagine nous, imaginez nous, proposez un déroulé, propose un déroulé, proposez un programme, propose un programme, proposez nous un, monte moi, monte nous, montez nous, montez moi, ficelle, bâtis, bâtissez, dresse, dressez, dessine moi, dessine nous, dessinez nous, mitonne, mijote, goupille, prépare une, prépare un, préparez une, préparez un, prévois moi, prévois nous, programme pour, programme de, journée type, un parcours, fais un planning, faites un planning, fais un programme, faites un programme, faites moi un programme, faites moi un planning, faites moi un itinéraire, faites nous un itinéraire, fais nous un itinéraire, fais moi le planning, fais le planning, fais moi une journée, fais nous une journée, combine, combinez, enchaîne, enchaînez, concoctez moi, arrangez, arrangez moi, arrangez nous, puis le soir, le soir dîner, mettez sur pied, met sur pied, soirée complète, itinéraire pour, itinéraire de, itinéraire sur, planifions",
    guides:
      "guides, guide, guides de voyage, guides de la ville, carnet d'adresses, carnets d'adresses, vos guides, un guide, topo guide, sélections, vos sélections, vos coups de coeur, coups de coeur, l'équipe aime, guide de la ville, guide pour, guides thématiques, listes, vos listes, vos recommandations, votre sélection, une sélection",
    areas:
      "quartiers, arrondissements, les quartiers, quel quartier choisir, quel quartier pour, quels quartiers, quel coin, quels coins, coins à éviter, quartiers à éviter, un quartier, le quartier, un quartier pour, quartier tranquille, quartier sympa, quartier animé, quartier branché, quartier bohème, quartier étudiant, quartier chic, quartier où, dans quel coin, dans quels coins, quartier sûr, zones à éviter, zone à éviter, coin sympa, coin animé, ce quartier, crèchent, quels arrondissements, quel arrondissement, où loger, dans quel quartier loger, quel secteur, quels secteurs, où se promener le soir, quartier typique, quartier pour, vieux quartiers, chaque quartier, quartier populaire, vos quartiers, les coins",
    itinerary:
      "itinéraire, programme, plan, parcours, circuit, planning, emploi du temps, feuille de route, programme de visite, itinéraires, journée type, le planning, circuit de visite, déroulé, un déroulé, le déroulé, programme du jour, plan de route, road trip, roadbook, calendrier, agenda du séjour, le parcours, notre planning, trajet du jour, mon programme, notre programme, l'itinéraire",
    trip: "séjour, voyage, escapade, vacances, passer, city trip, citytrip, voyages, vacs, week end prolongé, virée, on reste, je reste, on est là, séjours, de passage, sur place pour, on vient, on vient pour",
    send: "envoyez, envoyer, envoie, mail, email, envoyez le, courriel, transmettre, mailer, envoie moi, envoyez moi, envoie le moi, envoie ça, par mail, sur mon mail, par email, partage moi, transfère, mailez, sur whatsapp, envoie nous, balance le moi, expédiez, expédie, expédier, transmets, transmettez, transmettez le, transmets le, faire suivre, fais suivre, faites suivre, faites moi suivre, sur mon adresse, à mon adresse, par whatsapp, par sms, par message, en pdf, pdf, exporte, exporter, imprime, imprimer, imprimez, partage, partager, partagez, télécharger, télécharge, arobase, forward, sur mon téléphone, dans ma boîte mail, envoyez nous, envoyez le nous, envoie le, envoie le nous, envoie tout",
    tell: "parlez moi de, parle moi de, parlez moi, en savoir plus, plus d'infos, informations, infos sur, détails, dites moi, raconte, décrivez, plus sur, parle nous, parle nous de, parlez nous de, dis m'en plus, dites m'en plus, dis moi en plus, raconte moi, raconte nous, plus de détails, en dire plus, info sur, explique, explique moi, présente moi, présente nous, renseignements sur, des infos, raconte l'histoire, c'est quoi l'histoire de, quelle est l'histoire, c'est quoi au juste, au juste, dites nous, dis nous, dites en plus, dis m'en, parlez en, que peux tu me dire, que pouvez vous me dire, que sais tu, que savez vous, description, décris, décris moi, décrivez moi, présentez, présentez moi, présente, présentez nous, résumé, résume, l'histoire de, son histoire, quelques mots sur, un mot sur, c'est comment, ça donne quoi, racontez, racontez moi, racontez nous, en savoir davantage, apprends moi, renseigne moi, renseignez moi",
    what_is:
      "c'est quoi, qu'est ce que, qu'est ce que c'est, qui est, c'est quoi ça, c'est quoi le, c'est quoi exactement, qu'est ce que c'est que, c'est qui, kézako",
    is: "est ce que, est, est il, vaut le coup, ça vaut, sont, vaut la peine, ça vaut la peine, vaut le détour, ça vaut le détour, est ce que ça vaut, vaut vraiment le coup, ça vaut vraiment le coup, mérite le détour",
    have: "ont ils, est ce qu ils ont, a t il, y a t il, ont, peut on, est ce qu on peut, ils ont, ils font, font ils, servent ils, acceptent ils, possible d'avoir, on peut y, y ont ils, ils servent, y a t il là bas",
    reference: "le, celui là, celui ci, ça, cela, celle là, là, y, leur",
    other:
      "un autre, une autre, autres, autre chose, d'autres, différent, encore un, encore une, autre option, autre options, d'autres options, une autre option, d'autres idées, autre idée, un autre truc, autre part, ailleurs, quelque chose d'autre, alternative, alternatives, rien d'autre, autre endroit, autre adresse",
    origin:
      "je viens de, je viens du, je viens des, nous venons de, nous venons du, on vient de, on vient du, venus de, venus du, arrivés de, je suis de, nous sommes de, originaire de, originaires de",
    meant:
      "j'ai dit, ai dit, je disais, finalement, non plutôt, je voulais dire, je veux dire, voulais dire, je pensais à, enfin, plutôt, en fait, je me suis trompé, je me suis trompée, je me trompe, pardon plutôt, en fait non, je parle de, erreur, je rectifie, changement de plan, finalement non, tout compte fait, nan plutôt",
    instead:
      "plutôt, à la place, et, ou alors, et si, au lieu, pourquoi pas, et pourquoi pas, sinon, à la limite",
    like: "aime, aimons, adore, adorons, intéresse, intéressons, passionné, passionnés, intéressé, fan de, apprécions, plaît, on aime, kiffe, on kiffe, je kiffe, kiffons, branché par, branchés par, passionnée, dingue de, dingues de, amateur de, amateurs de, amoureux de l'art, mordus de, fans de, fana de, on est fans de, plutôt branchés, trop fan de",
    dont_care:
      "peu importe, m'est égal, n'a pas d'importance, n'importe, pas d'importance, égal, sans importance, aucune préférence, n'importe quel, n'importe où, osef, on s'en fout, je m'en fous, m'en fous, on s'en fiche, je m'en fiche, comme tu veux, comme vous voulez, au choix, à vous de voir, à toi de voir, ça m'est égal, ça nous est égal, n'importe lequel, n'importe quoi, peu importe lequel, pas difficiles, pas difficile, on est pas difficiles, pas exigeant, pas exigeants, tout me va, tout nous va, ce que tu veux, ce que vous voulez, surprends moi, surprenez moi, surprends nous, surprenez nous, surprise, choisis, choisissez, à toi de choisir, à vous de choisir, pas de préférence, sans préférence, je te laisse choisir, je vous laisse choisir, on vous laisse choisir, tout est bon, ça m'importe peu, pas grave, pas regardants, pas regardant, au hasard, importe peu, comme ça vient, ça dépend de toi, décide, décidez, décidez pour nous, décide pour moi, fais comme tu veux, faites comme vous voulez, j'ai pas de préférence, indifférent, carte blanche, tout convient",
    less: "moins, moins de choses, pas autant",
    inside: "à l'intérieur, intérieur, dedans, en salle, au chaud",
    the_rest:
      "le reste, tout le reste, les autres, tous les autres, toutes les autres, le restant, tout autre chose",
  },
  edit: {
    cancel: "annule, annulez, annuler, oublie, oubliez, laisse tomber, laissez tomber, on annule",
    reverse:
      "à l'envers, dans l'autre sens, dans le sens inverse, en sens inverse, ordre inverse, inverse l'ordre, inversez l'ordre, inverser l'ordre, l'inverse, en commençant par la fin, sens contraire",
    split:
      "séparer, séparés, séparément, sépare nous, séparez nous, chacun de son côté, deux groupes, se sépare, on se sépare, se séparer",
    unfit:
      "trop touristique, piège à touristes, attrape touristes, surfait, pas pour les enfants, pas adapté aux enfants, pas pour nous, trop ennuyeux, ennuyeux, c'est nul, trop chic, trop guindé, trop formel, déjà vu, déjà vue, déjà vus, déjà fait, déjà faite, on l'a fait, on l'a faite, on l'a vu, on l'a vue, on connaît, on connaît déjà, je connais déjà, nous connaissons déjà",
    rest: "sieste, une sieste, la sieste, se reposer, reposer, me reposer, nous reposer, repos à l'hôtel, pause à l'hôtel, une pause à l'hôtel, s'allonger, souffler un peu, repasser à l'hôtel, faire la sieste",
    undo: "c'était mieux avant, mieux avant, remets, remettez, remettre, annule ça, annule la modification, annule le changement, annuler la dernière modification, annule la dernière modification, annulez la dernière modification, annule le dernier changement, défais, défaire, comme avant, comme c'était, comme c'était avant, comme il était, reviens en arrière, revenir en arrière, revenez en arrière, reviens à l'ancien programme, reviens au plan précédent, l'ancien plan, le plan précédent, l'ancien programme, le programme précédent, version précédente, remets comme avant, remets tout comme avant, rétablis, rétablir, restaure, marche arrière, reviens à, revenez à, revenir à, annule ce que, annule ta, annule le dernier, j'ai changé d'avis, finalement on garde, rétablit, on rétablit, on remet, remet, remettons, version d'avant, la version d'avant, plan d'avant, le plan d'avant, le programme d'avant, programme d'origine, version d'origine, plan initial, version initiale, retour en arrière, oublie ma dernière, oublie le changement, tel qu'il était, défaites, annulez ça, le premier plan, l'original, comme au début, laisse tomber le changement, retour à la version, remets le, remets la, remettez le, remettez la, remets ça, remettez ça, remets ce que, le premier programme",
    move: "déplace, déplacez, déplacer, décale, décalez, décaler, mets, mettez, bouge, bouger, bougez, repousse, repousser, avance, avancer, mets le, mets la, reporter, reporte, recale, recaler, replace, décalons, mettre plutôt, passe le, passe la, passez le, intercale, place le, place la, avancez, à un autre moment, plutôt le matin, plutôt l'après midi, plutôt le soir, plutôt demain, plutôt samedi, plutôt dimanche, passer au, transfère au, déporte, repoussez, échelonne",
    keep: "garde, gardez, garder, conserve, conservez, laisse en place, doit rester, touche pas à, garde le, on garde, ne change pas, ne touche pas, laisse comme ça, à garder, on garde le, le reste est bien, tout est bien sauf, le reste ne bouge pas, ne bouge pas, bouge pas, touche à rien, ne touche à rien, touchez pas, ne touchez pas, ne changez pas, change pas, change rien, ne change rien, ne changez rien, je veux garder, on veut garder, reste comme, garde tout, gardez tout, garde le reste, gardez le reste, gardons, intouchable, absolument garder, on garde tout, sans changer, tel quel, telle quelle, le reste ça va, le reste est parfait",
    free: "libre, rien de prévu, pour nous, temps libre, quartier libre, sans programme, journée off, rien de planifié, ne mettez rien, ne mets rien, mets rien, mettez rien, rien mettre, ne prévois rien, prévois rien, ne prévoyez rien, rien le matin, rien l'après midi, laisse libre, laissez libre, garde libre, un trou de, un trou dans, laisse un trou, laisse moi, laisse nous du temps, laissez nous du temps, laisse du temps, bloquez, on est pris, je suis pris, je suis prise, pas dispo, indisponible, on n'est pas dispo, sans rien, vide exprès, temps pour nous, rien prévoir, rien faire, ne rien faire, après midi libre, matinée libre, soirée libre, du temps libre, vider, bloque deux heures",
    start_at:
      "départ, commencer, commence, commençons, début, démarrer, partir, on part, pas avant, à partir de, démarrage, on commence, on démarre, démarre, dès, dispo à partir de, dispo dès, libre à partir de, débuter, débute, on décolle, start, on s'y met, premier arrêt, pas avant de, on arrive à, nous arrivons à, on arrive vers, j'arrive à, arrivée à, nous arrivons vers",
    end_at:
      "retour, rentrer, être rentrés, de retour, rentrés, finir, fin, terminer, revenir, finit, on finit, finir à, terminer à, rentre, on rentre, de retour à l'hôtel, retour à l'hôtel, rentrés pour, fini à, finis, fini, rentrés à, terminé, être de retour",
    move_later: "plus tard, un peu plus tard",
    move_earlier: "plus tôt, de meilleure heure, un peu plus tôt",
    remove_day:
      "on part un jour plus tôt, on part un jour avant, nous partons un jour plus tôt, on rentre un jour plus tôt, un jour de moins, une journée de moins, enlève un jour, enlevez un jour, supprime un jour, un jour en moins, retire un jour, raccourcis d'un jour, raccourcir d'un jour, enlève une journée, retire une journée, une journée en moins, supprime une journée, moins un jour, enlève le dernier jour, enlevez le dernier jour, supprime le dernier jour, retire le dernier jour, pas besoin du lundi, pas besoin du dernier jour, supprime le jour, supprime la dernière journée, enlève la dernière journée, on part un jour plus tôt, partir un jour plus tôt, un jour plus tôt, on rentre un jour plus tôt, raccourcis le séjour, raccourcir le séjour, raccourcissez le séjour, enlève lundi, enlève dimanche, retirez dimanche, retire dimanche, retirez lundi, supprime dimanche, supprime samedi, supprime lundi, saute le dernier jour, sans le dernier jour, deux jours de moins, un jour en trop, coupe le dernier jour, 1 jour de moins, enlevez une journée, supprimez le dernier jour",
    add_day:
      "un jour de plus, une journée de plus, ajoute un jour, ajoutez un jour, ajouter un jour, encore un jour, un jour supplémentaire, mets un jour de plus, un jour en plus, rajoute un jour, prolonge d'un jour, rallonge d'un jour, une journée en plus, une journée supplémentaire, ajoute une journée, rajoute une journée, rajouter un jour, plus un jour, ajouter une journée, un autre jour, une autre journée, prolonge jusqu, prolongez jusqu, prolonger jusqu, prolonge de, jusqu'à lundi finalement, nuit de plus, une nuit de plus, on reste plus longtemps, on reste un jour de plus, rester plus longtemps, un jour de rab, un jour de rabiot, rallonge, prolonge le séjour, prolongez le séjour, on rajoute un jour, 1 jour de plus, jour de plus, ajoutez une journée, on reste jusqu",
    replace:
      "remplace, remplacez, remplacer, échange, échangez, change, changez, changer, change moi, substitue, troque, switch, échanger, intervertis, intervertir, inverse, inverser, inversez, remplace moi, mets plutôt, permute, permuter, intervertissez, permutez, modifie, modifier, plutôt que le, remplaçons, on remplace, remplacer par, changeons, trouve autre chose, mets autre chose, autre chose à la place, mettre autre chose, propose autre chose, quelque chose d'autre à la place, on change, tout est bien sauf, sauf le, trouve mieux que, une alternative à, contre un, contre une",
    remove:
      "enlève, enlevez, supprime, supprimez, retire, retirez, enlever, supprimer, vire, virez, virer, vire moi, zappe, zappez, zapper, saute, sautez, ôte, ôter, on enlève, enlève moi, efface, effacer, retire moi, retirer, jette, laisse de côté, dégage, sauter, laisse tomber, oublie, pas besoin de, annule, barre, barrez, raye, rayez, dégagez, plus envie de, on laisse tomber, pas de ça, fais sauter, on saute, on supprime, on zappe, on retire, retirons, enlevons, supprimons, débarrasse, sans ça, est contre, finalement pas",
    add: "ajoute, ajoutez, ajouter, rajoute, inclure, rajoutez, rajouter, ajoute moi, ajoute nous, incluez, inclus, mets aussi, mets moi, mets nous, glisse, glissez, insère, insérez, caser, intègre, on ajoute, rajoute moi, prévois aussi, mets, insérer, ajoutes, colle, colle un, colle une, rajoute un, rajoute une, calez, cale, caler, case, casez, fourre, ajoutez y, ajoutes y, ajoute y, intégrez, intégrer, ajouterais, et mets, rajoutons, ajoutons, prévois un arrêt, un arrêt à, faire un crochet, un détour par, inclus aussi, on peut ajouter, tu peux ajouter, vous pouvez ajouter, je veux aussi, glisser, mets y, place",
    less_walking:
      "déambulateur, rollator, béquilles, canne de marche, ne peut pas marcher longtemps, marche difficilement, du mal à marcher, moins de marche, marcher moins, moins marcher, pas trop marcher, moins à pied, trop de marche, marche moins, marcher beaucoup moins, pas trop de marche, mal aux genoux, mal au genou, peu marcher, du mal à marcher, peut pas marcher, peux pas marcher, marche difficilement, trop marché, sans trop marcher, trop à pied, moins de km, moins de kilomètres, marche mal, marcher peu, ne marche pas beaucoup, peu de marche, marchent peu, marche peu, ne marchent pas, ne marche pas bien, marchent mal, marchent plus beaucoup, réduis la marche, réduisez la marche, réduisez les balades, moins de pas, limiter la marche, limite la marche, le moins de marche, genou, mon genou, mes genoux, mal à la jambe, entorse, cheville, pied cassé, jambe cassée, trop de kilomètres, trop de km, pas trop de kilomètres, regroupe les étapes, regroupez les étapes, enceinte, arthrose, hanche, canne, marcher longtemps, marcher autant, éviter de marcher, éviter la marche, sans marcher, pas capables de marcher, mobilité, plus de transports, moins de trajets à pied, en plâtre, fatigue vite, ménager ses jambes, se traîne",
    start_later:
      "commencer plus tard, commencez plus tard, commence plus tard, démarrer plus tard, partir plus tard, pas si tôt, moins tôt, grasse mat, grasse matinée, faire la grasse mat, faire la grasse matinée, se lever tard, lève tard, pas trop tôt, pas trop tôt le matin, commencer moins tôt, dormir plus longtemps, démarrer moins tôt, commence moins tôt, pas aux aurores, trop tôt, c'est trop tôt, bien trop tôt, décale le début, décalez le début, plus tard le matin, départ plus tard, début plus tard, commencer la journée plus tard, pas de réveil, sans réveil, dorment tard, lève tôt non, on n'est pas du matin, pas du matin, on dort tard, dormir tard, matinée tranquille, réveil tardif, on se lève tard, démarre plus tard, on commence plus tard, dormir plus, on fait la grasse mat",
    start_earlier:
      "commencer plus tôt, commencez plus tôt, démarrer plus tôt, commence plus tôt, partir plus tôt, plus tôt le matin, débutons avant, commencer avant, commence avant, commençons avant, commençons plus tôt, partir avant, départ plus tôt, démarre plus tôt, début plus tôt, dès l'aube, à l'aube, lève tôt, on se lève tôt, on est matinaux, matinaux, matinal, tôt le matin, à la fraîche, on peut partir plus tôt, on part plus tôt, avant les cars, avant la foule, plus matinal, on commence plus tôt, avance le début, avancer le départ, avance le départ, avancer le début",
    end_earlier:
      "finir plus tôt, terminer plus tôt, rentrer plus tôt, rentrer tôt, finir tôt, finis plus tôt, finir moins tard, finir la journée plus tôt, rien après, plus rien après, rentrer avant, finir avant, terminer avant, arrête avant, arrêter plus tôt, arrête plus tôt, finis avant, rentrés plus tôt, on rentre plus tôt, on finit plus tôt, on s'arrête plus tôt, finir la journée avant, pas trop tard le soir, coucher tôt, on se couche tôt, se coucher tôt, finir moins tard le soir, fin plus tôt, rentrer moins tard, au lit tôt, stop avant",
    slower:
      "pas trop chargé, sans se presser, sans stress, à un rythme tranquille, au calme, cool, plus tranquille, plus lent, plus lentement, moins chargé, moins chargée, rythme tranquille, moins d'étapes, tranquilou, tranquillou, pépère, peinard, relax, relaxe, détendu, light, léger, allège, alléger, allégez, moins chargés, plus cool, plus relax, trop chargé, trop chargée, trop chargés, trop rempli, trop remplie, trop de choses, trop de trucs, moins de choses, moins de trucs, moins dense, trop dense, en douceur, à la cool, mollo, vas y mollo, doucement, pas speed, trop speed, moins speed, on est crevés, crevés, épuisés, on est fatigués, sans courir, à notre rythme, à mon rythme, slow, pas de marathon, pas la course, souffler un peu, mal aux pieds, mal aux jambes, lentement, plus calme, allège un peu, rythme cool, rythme lent, rythme doux, prendre notre temps, prendre son temps, plus léger, plus légère, plus court, plus courte, raccourcis, raccourcir, trop plein, trop d'étapes, c'est trop, beaucoup trop, trop long, trop intense, trop fatigant, fatigant, fatiguant, plus posé, tranquille, tranquillement, moins d'activités, moins d'arrêts, fatigués, plus de pauses, plus de temps, moins rempli, moins intense, trop serré, traîner, traîner à table, laisse nous souffler, laissez nous souffler, laissez nous respirer, laisse nous respirer, c'est la course, plus de pauses entre, aérer, aère, aérez, ralentis, ralentir, ralentissez, lève le pied, sieste, une sieste, temps de repos, se reposer, marathon, trop de visites, moins de visites, c'est l'usine, moins de trucs par jour, pas si rempli, on va mourir, souffler, une pause, pauses, épuisant, épuisante, crevant, rythme plus cool, vivre doucement, moins vite, prendre le temps",
    fuller:
      "plus chargé, plus d'étapes, plus rempli, bien remplie, bien rempli, bien remplis, bien remplies, bien chargé, bien chargée, bien chargées, à fond, à bloc, intense, intenses, intensif, intensive, maximum de choses, max de choses, le plus de choses, un max de trucs, un max de choses, sans temps mort, pas de temps mort, non stop, plus de choses, plus de trucs, trop vide, pas assez rempli, pas assez chargé, dense, denses, plus dense, plus intense, remplis, remplir, remplissez, tout voir, voir un maximum, en voir un maximum, journées pleines, journées chargées, rythme soutenu, blindé, blindée, on veut tout voir, plein de trucs, en profiter à fond, plus chargée, des choses, ajoute des choses, plus d'activités, pas assez, le plus possible, un peu vide, c'est vide, trop peu, c'est peu, c'est léger, trop léger, trop light, tout optimiser, optimise, optimiser, optimisez, on en veut plus, on veut en faire plus, charge plus, charge un peu, ajoute plus de choses, trop calme, pas assez de choses, pas assez de visites, il manque des choses, en faire un max, on s'ennuie, on va s'ennuyer, trop de temps mort, trop de temps morts, trop de temps libre, trop mou, plus de visites, plus d'étapes par jour, plus soutenu, charge la journée, remplis la journée, remplis ma journée, rien à faire l'après midi, plus animé, densifie, rempli à ras bord",
    set_days:
      "plutôt, finalement, seulement, en fait, on reste, passe à, passer à, fais en, on a, ramène à, réduis à, prolonge à, on sera, juste, au final",
  },
};
