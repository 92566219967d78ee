import type { Words } from "../words.ts";

export const words: Words = {
  language: "es",
  common:
    "el la los las un una unos unas de del al a y e o u pero yo tú él ella nosotros vosotros ellos ellas usted ustedes me te se nos os le les lo mi mis tu tus su sus nuestro nuestra este esta estos estas ese esa eso esto aquel es son soy eres somos está están estoy estamos estar ser era hay ha he hemos han haber tener tengo tiene tienen tenemos que qué quién quien cuál cuáles dónde donde cuándo cuando cómo como por para con sin en sobre entre hasta desde muy bien bueno buena buenos buenas más menos mucho mucha muchos poco también no ni nada nunca sí si ya todo toda todos todas algo algún alguna alguno alguien sitio sitios lugar lugares ciudad día días quiero queremos quisiera quisiéramos puedo podemos puede pueden podría podrían necesito necesitamos busco buscamos buscar encontrar recomendar recomiendas ir voy vamos ver visitar comer beber hacer hacemos hago gusta gustan gustaría encanta encantan favor gracias hola ahora aquí ahí allí abierto abierta abren abre gente cosa cosas persona personas niño niña niños mujer marido novia novio donde cuesta viaje viajo esté haya nos para que sean cuéntame dame mejor entrar ayudas prefiero cualquier somos eso pues oye mira jaja tío tía che wey güey vos tenés querés rápido urgente aun aún porfi cerquita super súper re porque parece va tipo fue fuera tal luego después tanto tan tomar cada mismo porfa porfis please oiga vale venga jajaja algunos algunas quizá quizás creo dije dicho dijo digo decir llama llaman llamado buen rico rica bonito bonita chulo chula guay lindo linda así edad edades euro euros actualmente acuerdo adelante adrede ambos antano antaño ante anterior apenas aproximadamente aquella aquellas aquello aquellos aquélla aquéllas aquéllos arriba aunque ayer bajo bastante casi cierta ciertas cierto ciertos conmigo conseguimos conseguir considera consigo consigue consiguen consigues contigo contra cuanta cuantas cuanto cuantos cuenta cuánta cuántas cuánto cuántos da dado dan dar debajo debe deben debido dejó delante demás deprisa detras detrás dieron dijeron dio durante ejemplo ello encima enfrente entonces erais eramos eran eras esas esos estaba estabais estaban estabas estad estada estadas estado estados estais estando estaréis estaría estaríais estaríamos estarían estarías estemos estuve estuviera estuvierais estuvieran estuvieras estuvieron estuviese estuvieseis estuviesen estuvieses estuvimos estuviste estuvisteis estuviéramos estuviésemos estuvo estábamos estáis estéis estén estés fuerais fueron fuese fueseis fuesen fueses fui fuimos fuiste fuisteis fuésemos habia habida habidas habido habidos habiendo habla hablan habremos habrá habrán habrás habré habréis habría habríais habríamos habrían habrías habéis había habíais habíamos habían habías hace haceis hacen hacerlo haces hacia haciendo has hayáis hicieron hizo hube hubiera hubierais hubieran hubieras hubieron hubiese hubieseis hubiesen hubieses hubimos hubiste hubisteis hubiéramos hubiésemos hubo igual incluso intenta intentais intentamos intentan intentar intentas intento junto lleva llevar manera mayor mediante menudo mia mias mientras mio mios modo momento mía mías mío míos nadie partir pasada pasado pesar poca pocas pocos podeis poder podriais podrá podrán posible pronto propia propias propio propios próximos pudo quedó realizado realizar realizó repente respecto sabe sabeis sabemos saben saber sabes sea seamos seas segun según seréis sería seríais serían serías seáis sido siempre siendo sigue sois supuesto suyas suyo suyos tendremos tendrá tendrán tendrás tendré tendréis tendría tendríais tendríamos tendrían tendrías tened teneis tengáis tenida tenidas tenido tenidos teniendo tenéis tenía teníais teníamos tenían tenías ti todavia todavía tras trata través tuve tuviera tuvierais tuvieran tuvieras tuvieron tuviese tuvieseis tuviesen tuvieses tuvimos tuviste tuvisteis tuviéramos tuviésemos tuvo tuya tuyas tuyo tuyos usais usamos usan usar usas uso vais van varias varios vaya veces verdad vez vuestra vuestras vuestro vuestros éramos ésas ésos xfa pf plis",
  articles: "el, la, los, las, un, una, del, de, mi, nuestro",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "restaurante, restaurantes, comedor, restaurantes ricos, mesón, asador de, tasca, tascas, fonda, fondas, comedores, sidrería, sidrerías, gastrobar, restobar, resto, restos, bodegón, parrilla, casa de comidas, restorán, asador, bistró, sitio de comer, un buen sitio para cenar, comida típica, comida local, comida tradicional, comida regional, cocina local, cocina típica, cocina tradicional, cocina regional, platos típicos, plato típico, especialidades locales, especialidad local, productos típicos",
    cafe: "cafetería, café, cafeterías, cafés, tomar un café, expreso, cafetito, tomar café, coffee shop, café de especialidad, cortado, capuchino, cappuccino, un cafelito, cafelito, tinto, merienda, merendar, chocolate caliente, cafecito, café con leche, un cafecito",
    fast_food:
      "comida rápida, puesto de comida, comida callejera, patatas fritas, perritos calientes, comida chatarra, food truck, food trucks, foodtruck, perrito caliente, perros calientes, panchos, hot dog, hot dogs, comida al paso, papas fritas, mcdonalds, comida basura, algo rápido de comer, puestos callejeros, algo rápido",
    food_market:
      "mercado gastronómico, mercado de comida, mercado gourmet, mercado de abastos, patio de comidas, food court, food hall, mercado d comida, puestos de comida, mercado cubierto",
    bakery:
      "panadería, pastelería, panaderías, pastel, pasteles, tarta, bollería, pan, confitería, pastelerías, dulces, bollos, bollo, croissant, cruasán, medialunas, facturas, pan dulce, repostería, obrador, galletas, rollos de canela, rollo de canela, tartas, torta, tortas, panadero, croissants, horno de pan",
    ice_cream:
      "helado, heladería, helados, heladerías, paletas, sorbete, cucurucho, un cucurucho, gelato, un heladito, helado artesano",
    bar: "bar, bares, tomar algo, una copa, copas, tomar una copa, chupitos, chupito, copa, de copas, unas copas, un trago, tragos, tomarse algo, tomar unas copas, irnos de copas, ir de copas, bareto, garito, garitos, beber algo, algo de beber, antro, aperitivo, vermut, vermú, la previa, terraceo, terracear, tardeo, cubatas, cubata, unas cañas, cañas y, tomar un trago",
    pub: "pub, taberna, cerveza, una cerveza, cañas, birra, birras, una birra, chela, chelas, cerve, cerves, caña, cervezas, tomar cerveza, pubs, cantina, tabernas, cheve, pinta, pintas, una fría, unas frías, birrita, chelita, cervecería, cervecerías, una caña, unas cañas, una chela, cerveceo",
    wine_bar:
      "bar de vinos, bares de vinos, vino, vinoteca, vino natural, bodega, vinos, copa de vino, una copa de vino, vino tinto, vino blanco, vinito, cata de vinos, enoteca, wine bar, vinotecas, bodegas, rosado, cava, champán, bares de vino, un vinito, vermut",
    cocktail_bar:
      "bar de cócteles, coctelería, cócteles, cóctel, coctelerías, combinados, cóctel bar, gin tonics, tragos de autor, mixología, mixólogo, speakeasy, barra de cócteles, cocteles, gin tonic, mojitos, mojito",
    brewery:
      "cervecería, cerveza artesanal, cervecería artesanal, cervezas artesanales, cervecerías, cerveza de barril, birra artesanal, birras artesanales, craft beer, craft, ipa, microcervecería, cata de cerveza, cata de cervezas, cerveza local, chela artesanal, cerveza artesana, cervezas artesanas, buena cerveza, fábrica de cerveza",
    nightclub:
      "discoteca, discotecas, club, bailar, club nocturno, disco, discos, antros, boliche, boliches, salir a bailar, perreo, perrear, reguetón, reggaeton, techno, clubes, discotecas buenas, sala de baile, salir de fiesta, sale de fiesta, irse de fiesta, ir de fiesta, salir de farra, farra, farrear, rumba, rumbear, parranda, carrete, ir a bailar, antro, sala de fiestas",
    tea_room: "salón de té, tetería, casa de té, tomar el té, tomar té, la hora del té, teterías",
    hotel:
      "hotel, hoteles, alojamiento, donde dormir, habitación, hospedaje, dónde alojarse, dormir, alojamientos, hospedajes, donde quedarnos, dónde quedarse, donde hospedarse, pernoctar, habitaciones, pasar la noche, pieza de hotel",
    guest_house:
      "casa de huéspedes, pensión, hostal, posada, casa rural, bed and breakfast, b&b, bnb, pensiones, posadas, hostales, casas rurales",
    hostel:
      "albergue, hostel, hostels, albergues, mochileros, albergue juvenil, habitación compartida, litera",
    apartment:
      "apartamento turístico, airbnb, piso turístico, apartamento, apartamentos, depa, depto, departamento, piso de alquiler, apartamentos turísticos",
    campsite: "camping, campings, acampar, tienda de campaña, autocaravana",
    museum:
      "museo, museos, exposición, exposiciones, expo, expos, exhibición, exhibiciones, museos buenos, museíto",
    art_museum:
      "museo de arte, museos de arte, museo de arte moderno, museo de arte contemporáneo, cuadros, pinacoteca, museo de pintura, museo de bellas artes, museo de escultura",
    gallery:
      "galería, galería de arte, galerías, galerías de arte, galería de arte contemporáneo, sala de exposiciones",
    church:
      "iglesia, catedral, capilla, basílica, iglesias, catedrales, capillas, templo, templos, misa, basílicas, abadía, santuario",
    castle: "castillo, palacio, castillos, palacios, palacio real, palacetes, alcázar",
    monument:
      "monumento, estatua, monumentos, estatuas, escultura, esculturas, monumento histórico, fuente, fuentes, memorial",
    attraction:
      "atracción, lugares de interés, qué ver, que ver, atracciones, sitios turísticos, lugares turísticos, imprescindibles, imprescindible, imperdible, imperdibles, lo imprescindible, lo más top, lugares para visitar, sitios para ver, cosas que ver, cosas para ver, lugares emblemáticos, lo típico, atracciones turísticas, puntos de interés, must see, no me puedo perder, no nos podemos perder, que no me puedo perder, qué visitar, sitios que visitar, lugar instagrameable, instagrameable, instagrameables, spots de fotos, puntos turísticos, qué conocer, lugares para conocer, qué hay que ver, sitios bonitos, sitios que ver",
    architecture:
      "arquitectura, edificios, edificio, edificios bonitos, casas de colores, fachadas, arquitectónico, arquitectura moderna",
    viewpoint:
      "mirador, miradores, punto panorámico, ver la ciudad desde arriba, vistas desde arriba, punto de vista, ver toda la ciudad, vista panorámica, vistas panorámicas, vistas de la ciudad, vista de la ciudad, vistas a la ciudad, panorámica",
    tower: "torre, campanario, torres",
    square: "plaza, plazas, plazuela, plazoleta, zócalo",
    bridge: "puente, puentes",
    canal: "canal, canales",
    college: "universidad, colegio mayor, campus, universidades, facultad",
    library: "biblioteca, bibliotecas, sala de lectura, estudiar",
    park: "parque, parques, zonas verdes, zona verde, área verde, áreas verdes, tirarse en el césped, césped, pasto, plaza verde",
    garden: "jardín, jardines, jardín botánico, rosaleda, invernadero, jardines botánicos",
    nature:
      "naturaleza, bosque, bosques, caminata por la naturaleza, aire puro, aire libre en la naturaleza, reserva natural, excursión al campo, monte, excursión",
    hiking:
      "senderismo, senderos, ruta de senderismo, caminatas, trekking, hacer senderismo, hiking, sendero, caminata, rutas de senderismo, excursionismo, ruta a pie, rutas a pie",
    beach:
      "playa, playas, arena, tomar el sol, orilla del mar, playita, mar, costa, el mar, en el mar, nadar en el mar, bañarse, bañarse en el mar, bañarnos en el mar, bañarme en el mar",
    lake: "lago, lagos, estanque, laguna, lagunas",
    playground:
      "parque infantil, zona de juegos, parques infantiles, columpios, juegos infantiles, juegos para niños, parque de juegos, con juegos, toboganes, parque para niños, parque de niños, juegos para los niños, que jueguen los niños, jueguen los niños, jueguen, donde jueguen, resbaladilla, resbaladillas, tobogán, columpio, jugar los niños, para que corran los niños, quemar energía, areneros, corretear, desfogar, los niños jueguen, desfoguen, área de juegos, plaza de juegos, donde jueguen los niños",
    zoo: "zoo, zoológico, zoos, ver animales, animales, zoológicos, parque de animales, parque zoológico",
    aquarium: "acuario, acuarios, ver peces, oceanográfico, pececitos, tiburones, oceanario",
    amusement_park:
      "parque de atracciones, montaña rusa, parque temático, parques de atracciones, feria, noria, carrusel, parque de diversiones, parque de diversión, montañas rusas, juegos mecánicos, tiovivo, atracciones mecánicas",
    theatre:
      "teatro, ópera, ballet, obra de teatro, teatros, musical, musicales, espectáculo, espectáculos, función, obras de teatro, monólogo, stand up, circo, títeres, marionetas, danza, zarzuela, comedia",
    cinema: "cine, cines, película, peli, pelis, ver una peli, películas, ver una película, ir al cine",
    music_venue:
      "música en vivo, música en directo, concierto, conciertos, sala de conciertos, toque, tocada, música viva, en directo, en vivo, sala de música, salas de conciertos, recital, recitales, bolo, jazz en vivo, jazz en directo, bar de jazz, club de jazz, banda en vivo, escuchar jazz, escuchar música, tocan en vivo, música live, bandas en vivo, bandas, tocata",
    event:
      "evento, eventos, qué pasa este, qué se cuece, qué hay de bueno, qué hay esta, algún plan, planes para hoy, evento cultural, agenda cultural, qué hay de nuevo, que hay este finde, qué hay hoy, planazo, cosas chulas, panorama, panoramas, qué pasa, qué hay este, actividades, qué hay de plan",
    festival: "festival, fiesta, festivales, fiestas, verbena, verbenas, carnaval, feria popular",
    entertainment:
      "entretenimiento, ocio, diversión, entretención, divertirse, entretenimientos, pasarlo bien",
    swimming_pool:
      "piscina, piscinas, alberca, albercas, pileta, piletas, hacer largos, piscina cubierta, piscina climatizada, natatorio",
    sauna: "sauna, saunas, baño turco, baño de vapor",
    spa: "spa, masaje, balneario, masajes, jacuzzi, hidromasaje, circuito termal, termas, un masaje, aguas termales, hammam, balnearios, spas, baños termales, termal, termales, fuentes termales, centro termal, bienestar",
    sports:
      "gimnasio, polideportivo, deporte, gym, gimnasios, gimnasia, entrenar, hacer ejercicio, hacer deporte, pesas, crossfit, cancha",
    climbing: "escalada, rocódromo, escalar, boulder, rocódromos, búlder, muro de escalada",
    boat_tour:
      "paseo en barco, tour en barco, crucero, excursión en barco, barco, barcos, paseos en barco, barquito, tour por los canales, paseo por los canales, en barca, barca, lancha, paseo en lancha, kayak, kayaks, crucero por los canales, bote, paseo en bote, navegar, excursiones en barco, canoa, alquilar un barco, alquilar barca, ferry",
    shop: "tienda, tiendas, compras, ir de compras, boutique, ir de tiendas, boutiques, tienditas, hacer compras, shopping, salir de compras, de shopping, de compras, comprar cosas, concept store, almacenes, tiendas chulas, negocios, tiendas de diseño, comercios",
    shopping_centre:
      "centro comercial, mall, malls, centros comerciales, plaza comercial, el shopping, shopping center",
    department_store:
      "grandes almacenes, tiendas departamentales, tienda departamental, corte inglés, gran almacén, almacenes",
    bookshop:
      "librería, librerías, comprar libros, comprar un libro, librería de viejo, cómics, tienda de libros, libros usados, libros de segunda mano, libros de viejo",
    second_hand:
      "segunda mano, tienda de segunda mano, tiendas de segunda mano, vintage, ropa usada, ropa de segunda mano, ropa vintage, tienda vintage, tiendas vintage, de segunda, thrift, ropa americana, feria americana, paca, ropa de paca, usados, usado, de segunda mano, chollos de ropa, brechó, retro",
    antiques:
      "antigüedades, anticuario, anticuarios, antiguallas, chamarilero, muebles antiguos, cosas antiguas, objetos antiguos, almoneda, tienda de antigüedades",
    souvenirs:
      "regalo, regalos, recuerdos, souvenirs, detalle, detallito, un regalito, suvenir, suvenires, recuerdito, imanes, imán, postales, postal, tienda de recuerdos, tienda de regalos, algo para llevar de recuerdo, regalos típicos, algo típico para llevar, llevar de recuerdo, recuerdo, regalitos, recuerditos",
    clothes:
      "ropa, tienda de ropa, tiendas de ropa, trapos, trapitos, abrigo, abrigos, chaqueta, chamarra, campera, jersey, suéter, zapatos, zapatillas, tenis, vestido, pantalón, pantalones, bufanda, guantes, gorro, calcetines, medias, camiseta, moda, comprar ropa, camisa, zapatería",
    market:
      "mercado, mercadillo, rastro, mercado navideño, mercados, mercadillos, mercadito, tianguis, mercado de pulgas, mercadillo de navidad, rastrillo, mercado callejero, feria artesanal, ferias, mercadillo navideño, mercado local, mercado de segunda mano, mercados navideños",
    supermarket:
      "supermercado, súper, supermercados, mercadona, ultramarinos, colmado, tienda de alimentación, el súper, abarrotes, almacén, bodega de barrio, chino abierto, hacer la compra, hacer la compra del súper, víveres, oxxo, tienda de conveniencia, lidl, comprar comida, comestibles, comprar agua, tienda 24 horas, autoservicio",
    pharmacy:
      "farmacia, farmacias, botica, medicinas, medicamentos, paracetamol, ibuprofeno, aspirina, farmacia de guardia, farmacia de turno, pastillas, remedios, droguería, boticas, tiritas, curitas",
    hospital:
      "hospital, médico, urgencias, clínica, doctor, doctora, dentista, centro de salud, ambulatorio, centro médico, sanatorio, hospitales",
    police:
      "policía, comisaría, policías, poli, carabineros, puesto de policía, estación de policía, poner una denuncia, hacer una denuncia",
    atm: "cajero, banco, cajero automático, sacar dinero, sacar plata, sacar efectivo, sacar pasta, cajeros, retirar dinero, retirar efectivo, bancos, cambiar dinero, casa de cambio, cambiar euros, cambiar plata, cambio de moneda, banco cerca",
    toilets:
      "baño, aseos, servicios, baños, lavabo, lavabos, retrete, wc, sanitario, sanitarios, baño público, baños públicos, mear, hacer pis, pis, pipí, hacer pipí, orinar, me meo, aseo, ir al baño, servicios públicos, excusado, inodoro, tocador, wáter",
    drinking_water:
      "agua potable, fuente de agua potable, fuente de agua, fuentes de agua, llenar mi botella, rellenar la botella, fuente para beber",
    station:
      "estación, metro, parada, estación de tren, estaciones, boca de metro, parada de metro, parada de autobús, parada de bus, estación de autobuses, paradero, apeadero, estación central, tomar el tren, coger el tren, estación de metro, subte, tren",
    bike_rental:
      "alquiler de bicicletas, alquilar bici, alquilar una bicicleta, alquiler de bicis, alquilar bicis, alquiler bicis, alquiler de bici, rentar bicis, renta de bicis, rentar bicicletas, rentar una bici, arriendo de bicis, arrendar bicicletas, alquilar bicicletas, bicis de alquiler, bici de alquiler, alquilo una bici, alquilo bici, alquilar una bici, alquiler de bicicleta, pillar una bici, bicis para alquilar",
    tourist_information:
      "oficina de turismo, información turística, oficina de información, info turística, punto de información, oficinas de turismo, mapa de la ciudad, plano de la ciudad, centro de visitantes, oficina turística, turismo oficina, turismo",
    cemetery: "cementerio, cementerios, camposanto, panteón, tumbas, tumba",
    fortress: "fortaleza, ciudadela, fuerte militar, fortificación, murallas, ciudadelas, fortalezas",
    african: "africano, africana, senegalés, nigeriano",
    american: "americano, americana, estadounidense",
    asian: "asiático, asiática, oriental asiático",
    british: "británico, inglés, británica, inglesa",
    breakfast: "desayuno, desayunar, desayunos, desayunito, desayunamos, desayuno bueno",
    brunch: "brunch, brunchs, bruncho",
    burger:
      "hamburguesa, hamburguesas, hamburguesería, burger, burgers, hamburguesita, hamburgueserías, burguer",
    danish:
      "danés, danesa, daneses, comida danesa, cocina danesa, plato danés, platos daneses, típico danés, comida típica danesa",
    nordic:
      "nórdico, escandinavo, nórdica, escandinava, cocina nórdica, nueva cocina nórdica, comida nórdica",
    seafood:
      "marisco, mariscos, pescado, marisquería, gambas, camarones, langostinos, mejillones, ostras, ostiones, pulpo, pescadito, pescaíto, salmón, bacalao, arenque, marisquerías, mariscada, langosta, comida de mar, pescados, pescado fresco, cangrejo",
    steak:
      "asador, bistec, carne, chuletón, solomillo, entrecot, churrasco, bife, bife de chorizo, filete, filetes, carnaza, buena carne, steak, carne roja, chuleta, ojo de bife, carnes",
    international: "internacional",
    pizza: "pizza, pizzería, pizzas, pizzerías, pizzita",
    italian:
      "italiano, pasta, italiana, italianos, pastas, trattoria, espagueti, espaguetis, comida italiana, lasaña",
    ramen: "ramen",
    sushi: "sushi, sushis, maki, makis, sashimi, nigiris, restaurante de sushi",
    smorrebrod: "smorrebrod, sándwich abierto, bocadillo abierto, tostas danesas",
    tapas:
      "tapas, tapeo, tapear, bar de tapas, bares de tapas, ir de tapas, pintxos, raciones, picar algo, algo de picar, para picar, picoteo, irnos de tapas",
    indian: "indio, hindú, curry, india, hindúes, comida india, comida hindú, indios",
    thai: "tailandés, tailandesa, tailandeses, comida thai, pad thai",
    japanese: "japonés, japonesa, comida japonesa, nipón",
    chinese: "chino, china, comida china, chino chino, chifa, comida dim sum, wok",
    greek: "griego, griega, griegos, gyros, souvlaki",
    mexican:
      "mexicano, mejicano, tacos, mexicana, mejicana, taquería, taco, taquitos, tex mex, antojitos, burritos, quesadillas, enchiladas, mexican, comida mexicana, nachos",
    turkish: "turco, turca, turcos",
    lebanese: "libanés, libanesa, mezze",
    spanish: "español, española, españoles, paella, tortilla de patatas, jamón, comida española, croquetas",
    kebab: "kebab, kebabs, döner, durum, shawarma, dürüm",
    vietnamese: "vietnamita, vietnamitas, pho, comida vietnamita",
    french: "francés, francesa, cocina francesa, comida francesa",
    korean: "coreano, coreana, bbq coreano, comida coreana, bibimbap",
    portuguese: "portugués, portuguesa, luso",
    vegetarian:
      "vegetariano, sin carne, vegetariana, vegetarianas, vegetarianos, veggie, vegetariana estricta, no como carne, no comemos carne, sin carne ni pescado, no come carne, opciones vegetarianas, vegetas",
    vegan:
      "vegano, vegana, veganas, veganos, comida vegana, a base de plantas, plant based, sin productos animales, sin lácteos ni huevo, opciones veganas",
    gluten_free:
      "sin gluten, celíaco, celiaco, celíaca, celíacos, celiacas, intolerante al gluten, apto celíacos, sin tacc, libre de gluten, gluten free, intolerancia al gluten, alérgico al gluten, singluten, celiacos, para celíacos, no puede comer gluten",
    halal: "halal, jalal, carne halal, comida halal",
    kosher: "kosher, casher",
    wifi: "wifi, wi fi, internet, buen wifi, wifi gratis, con wifi, internet bueno, trabajar con el portátil, portátil, trabajar con la laptop, con enchufes, guifi, enchufes, enchufe",
    parking:
      "aparcamiento, parking, estacionamiento, aparcar, aparcamiento gratuito, parking gratuito, plaza de garaje, aparcar el coche, dejar el coche, cochera, parqueo, parqueadero, estacionar, dónde aparcar, estacionar el carro, garaje, donde estacionar, plazas de aparcamiento, dejar el carro, dejar el auto, donde aparcar",
    wheelchair:
      "silla de ruedas, accesible, discapacitados, sillas de ruedas, movilidad reducida, accesibles, sin escalones, sin escaleras, con rampa, rampa, carrito de bebé, cochecito, carriola, coche de bebé, carrito, con carrito, muletas, andador, minusválidos, discapacidad, acceso para discapacitados, adaptado, adaptada, sillita",
    outdoor_seating:
      "terraza, al aire libre, fuera, exterior, terrazas, terracita, en la calle, mesas fuera, sentarse fuera, afuera, al fresco, al sol, patio, comer fuera al aire, mesas afuera, solecito, en terraza, sentarnos fuera, sentarnos afuera, sentarse afuera, comer fuera al aire libre, azotea, estar fuera",
    takeaway:
      "para llevar, para llevármelo, a domicilio, para pedir, pedir a domicilio, take away, takeaway, delivery, llevar a la habitación, p llevar, pa llevar, llevar a casa, pedir para llevar",
    dogs: "perro, perros, mascotas, perrito, perrita, con mi perro, con perro, admiten perros, aceptan perros, pet friendly, perra, con el perro, con mi perra, mi perrito, se admiten perros, mascota, llevar al perro, firulais, mi perro, acepten perros, dejen entrar perros, peludo",
    quiet:
      "tranquilo, tranquila, silencioso, calmado, tranquilos, tranquilas, tranquilito, tranqui, sin ruido, sin mucho ruido, poco ruido, nada ruidoso, no muy ruidoso, silencio, relajada, sin jaleo, sin gentío, sin agobio de gente, sin mucha gente, poca gente, lejos del bullicio, sin bulla, sin barullo, donde se pueda hablar, que se pueda hablar, se pueda charlar, sin música alta, no haya mucha gente, callado, más tranquilo, más tranquila, sin gente, sin agobios, relajado, calma, menos ruidoso",
    cosy: "acogedor, acogedora, acogedores, coqueto, cuco, cuqui, con encanto, íntimo, íntima, calentito, hogareño, bonito y acogedor, pintoresco, hygge, lindo, cozy, agradable y acogedor, con chimenea, cálido, más acogedor",
    romantic:
      "romántico, romántica, luna de miel, románticos, a la luz de las velas, luz de las velas, velas, pedir matrimonio, pedirle matrimonio, cita romántica, primera cita, una cita, cita con mi, san valentín, para enamorados, velada romántica, pedida de mano, pedida, cena romántica",
    lively:
      "animado, ambiente, animada, con marcha, marcha, buen ambiente, ambientazo, mucho ambiente, con ambiente, buena onda, movida, animadito, animados, con vidilla, vidilla, mucha gente joven, ambientado, con onda, marchoso, movidito, buen rollo",
    view: "vistas, vista, con vistas, azotea, vistas al mar, buenas vistas, bonitas vistas, buena vista, vista linda, vistas chulas, vistas al puerto, vistas al agua, con vista al agua, vista al mar, con vista al mar, rooftop, terraza en la azotea, azoteas, puesta de sol, atardecer, el atardecer, ver el atardecer, sunset, anochecer, a orillas del agua, junto al agua, vistas a la ciudad, vista a la ciudad, vista de la ciudad, skyline, con vista, vistas bonitas, vistas de la ciudad, vistas panorámicas, vistas al canal, azotea con vistas",
    rainy:
      "lluvia, llueve, si llueve, mal tiempo, bajo techo, día de lluvia, interior, diluvia, lloviendo, llover, llueva, diluviando, a cubierto, tiempo malo, techado, bajo cubierto, cubierto, con lluvia, llueve a cántaros, cuando llueve, lluvioso, está lloviendo, mal tiempo fuera, chispea, chubascos, chaparrón, aguacero, que llueve, cae la del pulpo, indoor, plan de interior, día feo, chirimiri, garúa, resguardado, días de lluvia, no mojarse, sin mojarnos, mojarse, no mojarnos, cae agua, hace frío, nieva, plan de lluvia",
    late_night:
      "hasta tarde, abierto hasta tarde, de madrugada, a deshoras, abierto tarde, abren tarde, abran tarde, cierre tarde, cierran tarde, cierra tarde, que cierre tarde, hasta las tantas, hasta las mil, de noche tarde, cenar tarde, comer tarde, trasnochar, trasnocho, toda la noche, 24 horas, pasada la medianoche, después de medianoche, a medianoche, tarde por la noche, noctámbulos, abiertos hasta tarde, abran hasta tarde, madrugada, abierto de noche, a altas horas",
    local:
      "nada turístico, no muy turístico, gente local, locales, auténtico, poco turístico, lugareños, no turístico, sin guiris, no sea para guiris, nada de guiris, no de turistas, no para turistas, sin turistas, pocos turistas, de toda la vida, gente de aquí, gente del lugar, la gente de aquí, los de aquí, como un local, típico, típica, típicos, típicas, castizo, auténtica, auténticos, no trampa de turistas, van los locales, donde van los locales, del barrio, no tan turístico, poco turisticos, menos turístico, donde vayan los de aquí, alejado de turistas, donde va la gente de aquí, no sea turístico, de barrio, trampas para turistas, donde comen los locales, joyas ocultas, secretos, tradicional, tradicionales, regional, comida típica, comida local, comida tradicional, comida regional, cocina local, cocina típica, cocina tradicional, cocina regional, platos típicos, plato típico, especialidades locales, especialidad local, productos típicos",
    popular:
      "popular, famoso, de moda, populares, famosos, famosa, conocido, conocida, trendy, cool, molón, mola, top, en boga, instagrameado, más conocido, viral, concurrido, típico de postal",
    picnic:
      "picnic, pícnic, pícnics, merienda en el parque, comer en el parque, comer en el césped, día de campo, hacer picnic",
    pool: "con piscina, tenga piscina, con alberca, con pileta",
    air_conditioning: "aire acondicionado, refrigerado, climatizado, con aire",
    argentinian: "argentino, argentina, parrilla argentina, asado argentino",
    austrian: "austríaco, austriaca",
    barbecue:
      "barbacoa, parrillada, a la parrilla, asado, asados, bbq, carne a la brasa, a la brasa, brasas, parrilla, costillas",
    brazilian: "brasileño, brasileña, brasilero, rodizio",
    caribbean: "caribeño, caribeña, jamaicano, dominicano, boricua",
    croatian: "croata",
    cuban: "cubano, cubana, cuban food",
    dutch: "holandés, holandesa, neerlandés",
    ethiopian: "etíope, injera, eritreo",
    european: "europeo, europea",
    filipino: "filipino, filipina",
    georgian: "georgiano, georgiana",
    german: "alemán, alemana, comida alemana",
    hungarian: "húngaro, húngara",
    indonesian: "indonesio, indonesia",
    irish: "irlandés, irlandesa, pub irlandés",
    malaysian: "malayo, malasia",
    mediterranean: "mediterráneo, mediterránea",
    middle_eastern: "árabe, comida árabe, oriente medio, medio oriente, israelí, iraquí, falafel, hummus",
    moroccan: "marroquí, cuscús, magrebí, tunecino",
    nepalese: "nepalí, nepalés",
    noodle: "fideos, tallarines, noodles, sopa de fideos",
    pakistani: "pakistaní, paquistaní",
    persian: "persa, iraní",
    peruvian: "peruano, peruana, ceviche, cevichería, cebichería, cebiche",
    polish: "polaco, polaca",
    pancake: "tortitas, panqueques, hotcakes, panqueque, tortita",
    russian: "ruso, rusa",
    salad:
      "ensalada, ensaladas, ensaladita, algo verde de comer, comida sana, algo sano, algo saludable, comida saludable",
    sandwich:
      "bocata, bocatas, bocadillo, bocadillos, sándwich, sándwiches, sanguche, sanguches, sándwis, torta mexicana, emparedado, bocadillería, tostas, montaditos",
    soup: "sopa, sopas, caldo, sopita, crema de verduras, potaje, cuchara",
    swedish: "sueco, sueca",
    syrian: "sirio, siria",
    taiwanese: "taiwanés, taiwanesa",
    ukrainian: "ucraniano, ucraniana",
    bubble_tea: "té de burbujas, bubble tea, té de boba",
    chicken: "pollo, pollo frito, pollo asado, pollería, alitas, pollo a la brasa, pollos",
    crepe: "crepería, crêpe, crepes, crepas, crepa",
    dessert:
      "postre, postres, algo dulce, dulcecito, goloso, golosos, antojo de dulce, waffles, gofres, gofre, chocolate con churros, churros, pastelito",
    donut: "donuts, dónut, donas, rosquillas, dona, berlinesas",
    hotpot: "olla china, olla caliente, hot pot",
    jazz_bar:
      "jazz, bar de jazz, club de jazz, bares de jazz, jazz en vivo, jazz en directo, clubes de jazz, concierto de jazz",
    harbour_bath:
      "baños del puerto, bañarse en el puerto, nadar en el puerto, piscina del puerto, baño en el puerto, nadar en el canal, zona de baño",
    skiing:
      "esquí, esquiar, estación de esquí, estaciones de esquí, pista de esquí, pistas de esquí, pistas, telesilla, telesillas, remonte, remontes, snowboard, esquí de fondo, esquí nórdico, deportes de invierno",
    winery:
      "bodega de vino, bodegas de vino, bodegas de oporto, bodega de oporto, vino de oporto, vinos de oporto, viñedo, viñedos, cata de oporto, visitar bodegas, visita a bodegas",
  },
  activity: {
    eat: "se come, comer, donde comer, algo de comer, sitio para comer, comida, hambre, se come bien, comer bien, jalar, jamar, papear, papeo, zampar, manduca, picotear, llenar la panza, llenar el buche, tragar, morfar, lastrar, hambrienta, hambriento, hambrientos, tengo hambre, me muero de hambre, muero de hambre, muriendo de hambre, mucha hambre, hambruna, tapar el agujero, comer algo, comer rico, algo rico, comer rico y, manyar, llenar la tripa, un bocado, matar el hambre, muertos de hambre, gusa, gazuza, con hambre, comamos, comemos, como algo, dónde como, donde comemos, ir a comer, salir a comer, llenarnos, famélicos, comilona, donde comer bien, cenar, almorzar, picar algo, picar, para comer, cenita, comida rica, tapear, lonchear",
  },
  topic: {
    art: "arte, pintura, artístico, pinturas, cuadros famosos, arte urbano, arte moderno, arte contemporáneo, street art, grafitis, bellas artes, cuadros",
    history:
      "historia, histórico, vikingos, vikingo, históricos, históricas, medieval, segunda guerra mundial, patrimonio, historia vikinga, histórica",
    design:
      "diseño, diseño danés, diseño nórdico, diseño escandinavo, decoración, muebles de diseño, interiorismo",
    photography:
      "fotografía, hacer fotos, fotos, sacar fotos, tomar fotos, buenas fotos, fotos chulas, fotos bonitas, fotitos, fotografiar, fotos para insta, para instagram, para el insta, fotos lindas, fotógrafo",
    music: "música, rock, música clásica, indie, electrónica, salsa, flamenco",
    nightlife:
      "vida nocturna, salir de noche, fiesta, salir por la noche, salir de marcha, de marcha, ir de marcha, juerga, joda, jarana, carretear, rumba nocturna, marcha nocturna, salir hasta tarde, noche loca, salir de rumba, de rumba, pachanga, salir de fiesta, de fiesta, marcha, de juerga, carrete, rumba",
    cycling:
      "ciclismo, bicicleta, montar en bici, en bici, bici, bicis, ir en bici, pedalear, paseo en bici, ruta en bici, montar bicicleta",
    swimming:
      "natación, nadar, bañarse, darse un chapuzón, chapuzón, baño en el puerto, bañarme, bañarnos, nadar al aire libre, nado, darse un baño, pegarse un baño, zambullirse, nadar en el puerto, baño frío, baño en el mar, un chapuzón",
    royalty:
      "realeza, familia real, reyes, reina, rey, reales, princesa, príncipe, joyas de la corona, cambio de guardia, monarquía, corona danesa",
    books: "libros, literatura, lectura, leer, novelas, literario, bibliófilo, lector",
    wellness:
      "bienestar, relax, relajarme, relajarnos, relajación, descansar, desconectar, mimarme, mimarnos, relajarse, consentirnos, consentirme",
    food: "gastronomía, comida típica, cocina local, comida local, platos típicos, especialidades, foodie, foodies, buena comida, comida rica, buen comer, plato típico, gastronómico, gastronómica",
    sports: "deporte",
    fine_dining:
      "alta cocina, estrella michelin, estrellas michelin, michelin, con estrella, menú degustación, gourmet, fine dining, estrellado, cocina de autor, restaurante gastronómico",
    street_food: "comida callejera, puestos callejeros, street food, comida de la calle, comida en la calle",
    hidden_gems:
      "lugares secretos, joyas ocultas, secretos, rincones secretos, rincones escondidos, escondido, escondidos, poco conocido, poco conocidos, fuera de lo común, fuera de ruta, sitios raros, lugares escondidos, rincones, alternativo, alternativos, joyitas, que no salga en las guías, poco conocida, insólito",
    vintage: "vintage, retro",
  },
  price: {
    free: "gratis, gratuito, gratuita, gratuitos, gratuitas, entrada libre, entrada gratuita, no cueste nada, sin pagar, no cuesta nada, gratuitamente, de gratis, free, de balde, por la cara, de gorra, no se paga, no cobran, no cobren, sin gastar, sin gastar un euro, sin gastar nada, sin soltar un euro, gratix, entrada gratis, acceso libre, a coste cero, coste cero, cero euros, 0 euros, sin coste, sin costo, no haya que pagar, sin poner un peso, de a grapa, que no cueste nada",
    cheap:
      "el más barato, gastar poco, poco presupuesto, barato, barata, baratos, baratas, económico, económica, bajo presupuesto, poco dinero, baratito, baratita, baratitos, tirado de precio, tirado, tiradas, baratísimo, baratísima, low cost, a buen precio y barato, para pobres, estoy pelado, estamos pelados, pelados, sin un duro, sin un euro, sin plata, sin lana, sin pasta, no tengo pasta, cuatro duros, económicos, económicas, ajustado de precio, presupuesto ajustado, presupuesto limitado, mochilero, mochileros, de estudiantes, precio de estudiante, ahorrar, ahorrando, chollo, ganga, de bajo costo, bajo coste, por poco dinero, por cuatro perras, tiraos, poca plata, cheap, gastando poco, lo más barato, lo más barato posible, barat, bara, menú barato, a precio de risa, no me sobra el dinero, bolsillo, cuida el bolsillo, tacaño, tieso, tiesos, estoy tieso, estoy seco, ando corto, corto de dinero, quebrado, sin gastar mucho, no gastar mucho, precio bajo, ir justos de dinero, cortos de dinero, barateza, no quiero gastar mucho, la más barata, los más baratos, las más baratas, el más económico, la más económica, el menos caro, la menos cara",
    affordable:
      "asequible, razonable, buen precio, sin arruinarse, sin arruinarnos, sin gastar mucho, bien de precio, no me deje en la ruina, no arruinarme, no arruinarse, no nos arruine, no me arruine, sin que me claven, que no me claven, no claven, no te claven, que no te claven, no nos claven, sin clavada, no me sableen, un ojo de la cara, no cueste un ojo de la cara, no cueste un riñón, un riñón, sin dejarse un riñón, sin dejarnos un riñón, sin dejarse el sueldo, sin dejarme el sueldo, relación calidad precio, calidad precio, buena calidad precio, precios razonables, precio razonable, precio normal, precios normales, precio decente, asequibles, accesible de precio, no muy caro, no tan caro, no demasiado caro, no sea muy caro, que no sea muy caro, no sea tan caro, no sea carísimo, precios moderados bajos, no se pase de precio, no se pase de caro, sin pasarse de precio, sin pasarse, razonables, bien de precio y, no muy cara, nada caro, ni muy caro, que no nos claven, que no sea caro",
    moderate:
      "precio medio, gama media, moderado, precio intermedio, ni caro ni barato, ni barato ni caro, presupuesto medio, precios medios, gama intermedia, término medio, precio moderado, precios intermedios, medio de precio, intermedio, rango medio, precio normal",
    expensive:
      "caro, cara, caros, caras, lujo, lujoso, elegante, de lujo, alta cocina, exclusivo, de alta gama, pijo, carísimo, de postín, pijos, pija, elegantes, fino, fina, finolis, cheto, cuico, fifí, de categoría, por todo lo alto, a lo grande, tirar la casa por la ventana, tiramos la casa por la ventana, darnos un capricho, darme un capricho, darse un capricho, un capricho, sin reparar en gastos, no reparamos en gastos, no importa el dinero, el dinero no es problema, el dinero no importa, presupuesto ilimitado, sin límite de presupuesto, premium, exclusiva, glamour, glamuroso, lujosa, alto standing, de alto nivel, ocasión especial, upscale, fancy, de etiqueta, de nivel, sofisticado, sofisticada, distinguido, refinado, vip, costoso, costosa, gama alta, capricho",
    cheaper:
      "más barato, más barata, más económico, menos caro, algo más barato, más baratito, más baratos, más baratas, más económica, más asequible, demasiado caro, muy caro, es muy caro, qué caro, uf qué caro, se pasa de precio, se va de precio, se me va de precio, fuera de presupuesto, se sale del presupuesto, menos cara, menos costoso, más accesible, menos pijo, de menor precio, más ajustado de precio, que cueste menos, cueste menos, más low cost",
    dearer:
      "más caro, más elegante, más lujoso, más lujo, más fino, más pijo, más exclusivo, más caros, más cara, más sofisticado, más fancy, más premium, más de lujo, más top, de más nivel, más nivel, demasiado cutre, muy cutre, menos cutre, subir de nivel, más de categoría, de más categoría, mejorcito",
  },
  day: {
    day_after:
      "al día siguiente, día siguiente, el día siguiente, el día después, un día después, un día más tarde",
    day_before: "el día anterior, día anterior, el día antes, un día antes",
    "12-24": "nochebuena",
    "12-25": "día de navidad, el día de navidad",
    "12-26": "san esteban",
    "12-31": "nochevieja, fin de año",
    "1-1": "año nuevo, día de año nuevo",
    today: "hoy, hoy mismo, hoy día, oy",
    tonight:
      "esta noche, hoy por la noche, hoy a la noche, hoy en la noche, esta nochecita, a la noche, hoy noche",
    tomorrow: "mañana, mañana mismo, mñn",
    after_tomorrow: "pasado mañana",
    weekend:
      "fin de semana, finde, el finde, este finde, fds, finde semana, los fines de semana, findes, que hay este finde",
    this_week: "esta semana, entre semana",
    next_week:
      "próxima semana, la próxima semana, semana que viene, la semana que viene, semana próxima, la semana siguiente",
    this_month: "este mes",
    next_month: "próximo mes, el próximo mes, mes que viene, el mes que viene, mes próximo",
    christmas:
      "en navidad, por navidad, navidades, en navidades, para navidad, fiestas navideñas, vacaciones de navidad",
    easter: "semana santa, en semana santa, en pascua, pascua",
  },
  part: {
    morning:
      "por la mañana, de la mañana, la mañana, esta mañana, en la mañana, a la mañana, de mañana, mañanita, temprano por la mañana, a primera hora",
    midday: "mediodía, a mediodía, al mediodía, al medio día, medio día, a medio día",
    afternoon:
      "por la tarde, tarde, la tarde, esta tarde, en la tarde, a la tarde, tardecita, media tarde, a media tarde, sobremesa",
    evening: "noche, por la noche, en la noche, a la noche, tarde noche, al anochecer",
    night: "madrugada, de noche, de madrugada, la madrugada, medianoche, altas horas",
  },
  meal: {
    breakfast: "desayuno, desayunar, desayunos, desayunamos, desayunar bien",
    brunch: "brunch",
    lunch:
      "almuerzo, almorzar, comida del mediodía, almuerzos, almorzamos, comer al mediodía, comer a mediodía, para almorzar, lonche, almuerzo de trabajo, menú del día, lunch",
    dinner:
      "cena, cenar, para cenar, cenas, cenita, cenamos, ceno, donde ceno, cenar algo, comida de noche, cenar rico, la cena, cena de trabajo, para la cena, cenemos, onces",
  },
  moment: {
    since: "desde, desde las, a partir de las, de, después de las",
    ahead: "en, dentro de",
    days_ahead: "dentro de",
    before: "antes de, antes del, antes de la",
    until: "al, hasta, hasta el, nos vamos, me voy, salida",
    now: "ahora, ahora mismo, en este momento, ya, ahorita, ahorita mismo, ya mismo, en este instante, a estas horas, a esta hora, ahora ya, inmediatamente, justo ahora, de inmediato, enseguida, orita, abierto ya",
    next: "próximo, próxima, que viene, siguiente",
    this: "este, esta",
    from: "llegamos, llego, llegamos el, llegada, desde, a partir de, a partir del, empezando",
    between: "entre",
    to: "a",
  },
  clock: {
    at: "a las, a la, sobre las, las",
    hour: "h, horas, hora",
    am: "de la mañana",
    pm: "de la tarde, de la noche",
    half_after: "y media",
    quarter_past: "y cuarto",
    quarter_to: "menos cuarto",
  },
  number: {
    "1": "uno, una, un",
    "2": "dos",
    "3": "tres",
    "4": "cuatro",
    "5": "cinco",
    "6": "seis",
    "7": "siete, semana entera, semana completa, toda la semana",
    "8": "ocho",
    "9": "nueve",
    "10": "diez",
    "11": "once",
    "12": "doce",
    "15": "quince",
    "20": "veinte",
    "30": "treinta",
  },
  ordinal: {
    "1": "primero, primera, primer, 1o, 1ro, 1ra, el primero, la primera, el uno, primera parada",
    "2": "segundo, segunda, 2o, 2do, 2da, el segundo, la segunda",
    "3": "tercero, tercera, tercer, 3o, 3ro, 3ra, el tercero, la tercera",
    "4": "cuarto, cuarta, 4o, 4to, 4ta",
    "5": "quinto, quinta, 5o, 5to, 5ta",
    "-1": "último, última, última parada, el último, la última",
  },
  unit: {
    hour: "hora, horas, hs",
    mile: "milla, millas",
    day: "día, días, dia, dias, jornadas, diítas, semana entera, semana completa, toda la semana",
    night: "noche, noches, noches de hotel",
    week: "semana, semanas, semanita",
    person:
      "persona, personas, adultos, comensales, adulto, comensal, personitas, pers, invitados, gente, cubiertos, plazas, amigos, amigas, chicas, chicos, mujeres, hombres, viajeros, pax",
    metre: "m, metro, metros",
    kilometre: "km, kilómetro, kilómetros",
    walk_minute: "minuto, minutos, min, minutitos, min andando",
    star: "estrella, estrellas",
    age: "años, año",
    child:
      "niños, niñas, hijos, niño, niña, hijas, hijo, hija, peques, nenes, nenas, críos, chicos pequeños, chiquillos, chamacos, chavales, niñitos, enanos, guaguas, nietos, bebés, adolescentes",
  },
  numbered: { day: "día, dia, días", stop: "parada, paradas, parada número, primera parada, última parada" },
  negation: {
    instead: "en vez de, en vez del, en lugar de, en lugar del",
    needless:
      "no necesito, no hace falta, no necesariamente, no tiene que, aunque no tenga, si no hay da igual, con o sin, no es necesario, no es obligatorio, no pasa nada si no",
    not: "no, sin, ni, nada de, ningún, ninguna, nunca, evitar, no quiero, tampoco, no me apetece, no nos apetece, no apetece, paso de, pasamos de, odio, odiamos, detesto, no soporto, no me gusta, no me gustan, no nos gusta, no nos gustan, no quiero nada de, no queremos, no como, no comemos, no come, no comen, alérgico a, alérgica a, alérgicos a, olvida, olvídate de, olvídate del, harto de, hartos de, estoy harto de, cansado de, ni loco, que no sea, que no sean, que no tenga, que no haya, cero, jamás, no más, basta de",
    except:
      "menos, excepto, salvo, cualquier cosa menos, todo menos, aparte de, que no sea de, quitando, a excepción de, excluyendo, exceptuando, lo que sea menos, cualquiera menos, todo menos el, todo menos la",
    but: "pero, sino, prefiero, mejor, en cambio, más bien",
    except_after:
      "ya lo vimos, ya lo hemos visto, ya lo vi, ya fuimos, ya estuvimos, ya lo conocemos, ya la vimos, ya la hemos visto, ya lo hicimos, ya he estado, ya hemos estado, ya la conozco, ya lo conozco, ni de coña, ni hablar, ni en broma, ni loco, ni loca",
  },
  where: {
    near: "en la misma zona que, misma zona que, cerca de, cerca del, al lado de, al lado del, junto a, junto al, alrededor de, próximo a, más cerca de, más cerca del, frente a, cercano a, a poca distancia de, cerquita de, cerquita del, al ladito de, al ladito del, a dos pasos de, a dos pasos del, no muy lejos de, no lejos de, no lejos del, no muy lejos del, por la zona de, por la zona del, a la vuelta de, pegado a, pegadito a, enfrente de, enfrente del, frente al, a 5 minutos de, a 10 minutos de, próximo al, a un paso de, tirando a, alrededor del, en los alrededores de, por los alrededores de, a la altura de, delante de, detrás de, cerca d, vecino a",
    in: "en, por, dentro de, al",
    me: "cerca de mí, cerca de aquí, aquí cerca, por aquí, cerca, en los alrededores, por la zona, donde estoy, cerca mío, por aqui, cerquita, aquí al lado, al lado, aquí mismo, acá, por acá, acá cerca, cerca de acá, de aquí, a la vuelta, en esta zona, por esta zona, por mi zona, alrededor, aledaños, donde estamos, cerca nuestro, cerca de nosotros, cerca mia, en las inmediaciones, a mano, por los alrededores, al ladito, aquí cerquita, mi ubicación, no muy lejos, cerca de donde estoy, a la vuelta de la esquina, cercano, cercana, que pille cerca",
    host: "hotel, el hotel, del hotel, mi hotel, nuestro hotel, nuestro alojamiento, el alojamiento, donde nos alojamos, donde me alojo, donde nos quedamos, donde me hospedo",
    walk: "a pie, andando, a poca distancia a pie, caminando, a patita, en caminata, a pata, caminable, se pueda ir andando, se pueda ir a pie",
    within: "a menos de, en un radio de, menos de, máximo, como mucho",
    there:
      "por allí, cerca de allí, ahí cerca, en la misma zona, allí cerca, por ahí cerca, cerca de ahí, al lado de allí",
  },
  limit: {
    most: "como máximo, máximo, max, como mucho, no más de, nunca más de, a lo sumo, un máximo de, hasta",
    only: "sólo, solo, solamente, únicamente, nada más que",
    thing: "cosas, lugares, sitios, visitas, actividades, paradas",
    a_day: "por día, cada día, diarias, diarios, todos los días",
  },
  town: {
    centre:
      "centro, centro de la ciudad, centro histórico, casco antiguo, céntrico, casco viejo, casco histórico, pleno centro, el centro, centro histórico de la ciudad, ciudad vieja, parte vieja, barrio antiguo, centro ciudad, downtown, céntrica, microcentro",
    north: "norte",
    south: "sur",
    east: "este de, zona este, al este, el este, lado este, este de la ciudad",
    west: "oeste",
  },
  party: {
    family:
      "abuela, abuelo, abuelos, mis padres, nuestros padres, suegros, peques, críos, chavales, familia, niños, niño, niña, hijos, en familia, bebé, con niños, hijo, hija, años, crías, crío, cría, nenes, nena, nene, chavalines, chamacos, chiquillos, chiquitos, enanos, guagua, peque, bebés, mi madre, mi padre, mi mamá, mi papá, mis papás, papás, padres, suegra, suegro, mi suegra, nietos, nieta, nieto, sobrinos, sobrino, sobrina, adolescentes, adolescente, toda la familia, los niños, mis hijos, mis hijas, hijas, familiar, la yaya, yaya, yayos, tíos y primos, primos, abuelita, abuelito, mi abuela, mi madre y yo, mi mamá y yo, yo y mi madre, mi padre y yo, familia de, niñas, pequeños, bebe, guaguas, mis suegros, familias, carrito, chicos pequeños",
    couples:
      "pareja, novia, novio, mujer, marido, en pareja, esposa, esposo, prometida, aniversario, matrimonio, casados, recién casados, aniversario de bodas, mi chica, mi chico, mi pareja, churri, mi churri, parienta, la parienta, mi mujer y yo, mi marido y yo, mi esposa y yo, mi novia y yo, mi novio y yo, polola, pololo, mi amor, mi media naranja, media naranja, luna de miel, enamorados, san valentín, pedir matrimonio, pedirle matrimonio, aniversario de boda, en plan romántico, mi viejo y yo, cita con mi novia, tortolitos, compañera, cónyuge, mi novia, mi novio, mi mujer, mi marido, mi esposa, mi esposo, parejita",
    friends:
      "amigos, amigas, colegas, colegas del alma, los colegas, con los colegas, con colegas, amigotes, amiguetes, cuates, panas, patas, parceros, compas, la banda, pandilla, la panda, peña, cuadrilla, con amigos, con amigas, las chicas, despedida de soltero, despedida de soltera, despedida, grupo de amigos, los chavales, mis amigos, mis amigas, la peña, la cuadrilla, los pibes, entre amigos, amigas del cole, los panas, la pandilla, los amigos",
    solo: "solo, sola, viajo solo, por mi cuenta, yo solo, yo sola, voy solo, voy sola, viajo sola, estoy solo, estoy sola, viajando solo, viajando sola, para mí solo, a mi bola, a mi aire, solito, solita, en solitario, conmigo mismo, a solas",
    business:
      "viaje de trabajo, por trabajo, negocios, viaje de negocios, colegas de trabajo, clientes, conferencia, comida de trabajo, curro, por curro, de curro, laburo, por laburo, de trabajo, empresa, mi jefe, jefe, jefa, reunión de trabajo, congreso, feria comercial, comida de negocios, cena de negocios, cena de empresa, cliente, compañeros de trabajo, compañeros, equipo de trabajo, socios, por negocios, socio, trabajo, de negocios, reunión, colega de trabajo",
  },
  partySize: {
    of: "somos, seremos, mesa para, para, grupo de, seríamos, vamos a ser, vamos, iremos, iríamos, reserva para, reservar para, mesa de, grupo, ahora somos, familia de, un grupo de",
    of_after: "personas, comensales",
    "2": "para dos, nosotros dos, los dos, nosotras dos, los 2, las dos, yo y mi mujer solo, solo nosotros dos, sólo los dos, para 2, mi madre y yo, mi mamá y yo, yo y mi madre, mi padre y yo",
    "4": "los cuatro, las cuatro amigas, nosotros cuatro, para cuatro, las cuatro",
    "3": "los tres, las tres, nosotros tres, para tres",
    "5": "los cinco, para cinco, las cinco personas",
    "6": "los seis, para seis",
    "7": "para siete",
    "8": "para ocho",
    "10": "para diez",
  },
  tripType: { business: "viaje de negocios, viaje de trabajo", pleasure: "vacaciones" },
  asked: {
    menu: "menú, la carta, carta, el menú, carta de vinos",
    highchair:
      "trona, tronas, sillita, sillitas, silla para niños, sillas para niños, silla de bebé, sillas de bebé, silla para bebés, cambiador",
    crowds: "mucha gente, hay cola, mucha cola, suele llenarse, hay que hacer cola, hacer cola, abarrotado",
    by_foot: "a pie, andando, caminando",
    by_car: "en coche, en carro, en taxi",
    by_bike: "en bici, en bicicleta, con la bici",
    area: "qué zona, en qué zona, qué barrio, por qué zona, en qué barrio, por dónde cae",
    hours:
      "a qué hora abre, a qué hora cierra, cuándo cierra, hasta qué hora, horario, horarios, a qué hora, abre, cierra, cuándo abre, está abierto, hora abre, a que hora, a q hora cierra, a q hora abre, a que hora cierran, a que hora abren, hasta cuándo, hasta cuándo abre, hasta cuándo está abierto, hasta qué hora está abierto, hora de cierre, hora de apertura, qué días abre, abre los, cierran, está cerrado, está cerrada, está abierta, sigue abierto, abren, horario de apertura, qué horario, horarios de apertura, hora cierra, hora cierran, abre el, cierra el, está abierto hoy, abre hoy, cierra hoy, abierto hoy, abre mañana, abre los lunes, abre los domingos",
    address:
      "dirección, dónde está, ubicación, dónde queda, donde esta, dónde se encuentra, por dónde queda, en qué calle, qué calle, dónde cae, cómo se llama la calle, ubicado, dónde está exactamente, la dirección, dónde se ubica, dónde es, dónde está ubicado, dónde es exactamente",
    phone:
      "teléfono, número de teléfono, número, llamar, tel, fono, celular, número de contacto, contacto, llamarles, llamarlos, teléfono de contacto, cuál es el teléfono, móvil",
    price:
      "cuánto sale, cuanto sale, cuánto es, cuánto cobran, cuanto vale, cuánto hay que pagar, precio, precios, cuánto cuesta, cuanto cuesta, entrada, entradas, cuánto vale, coste, qué precio tiene, a cómo está, a cómo, a cuánto está la entrada, cuánto cuestan, cuánto vale la entrada, cuánto cuesta la entrada, cuánto cuesta entrar, precio de la entrada, precio entrada, hay que pagar, hay q pagar, se paga, se paga entrada, es de pago, de pago, cuánto me cobran, cuánto piden, cuánto se paga, costo, tarifa, tarifas, ticket, tickets, boleto, boletos, cuánto cuesta subir, qué cuesta, cuánto sale la entrada, valor de la entrada, cuánto es la entrada, sale por cuánto, qué vale",
    postcode: "código postal",
    website:
      "página web, web, sitio web, enlace, pág web, la web, url, sitio oficial, página oficial, el link, link, página",
    directions:
      "cómo llego, cómo llegar, como llego, cómo se va, como llegar, cómo voy, cómo voy a, cómo ir, cómo se llega, cómo llegamos, qué metro, qué bus, qué autobús, qué línea, cómo puedo llegar, cómo puedo ir, indicaciones, ruta para llegar, camino a, en transporte público, transporte público, en metro, en bus, en autobús, qué transporte, para llegar a, por dónde se va, cómo me muevo hasta, qué colectivo, que tren, en qué me voy, cómo hago para llegar, cómo vamos",
    booking:
      "reservar, reserva, resérvame, hay que reservar, hace falta reservar, necesito reservar, se reserva, con reserva, sin reserva, sin reservar, reservar antes, reservar con antelación, con antelación, antelación, pillar entrada antes, comprar entrada antes, comprar entradas antes, sacar entrada antes, se necesita reserva, se necesita reservar, tengo que reservar, hay que pillar entrada, pillar entrada, hay que sacar entrada, reservación, reservaciones, es necesario reservar, piden reserva, aceptan reservas, hay q reservar, hay que hacer reserva",
    rating:
      "opiniones, valoración, reseñas, puntuación, qué puntuación, nota tiene, qué nota, calificación, calificaciones, críticas, reviews, qué tal está, opinan, qué opina la gente, qué opinan, qué dicen, comentarios, valoraciones, cuántas estrellas, estrellas tiene, reseña, qué tal se come, qué tan bueno es",
    payment:
      "pagar con tarjeta, tarjeta, pagar con el móvil, aceptan tarjeta, aceptan tarjetas, con tarjeta, aceptan efectivo, en efectivo, solo efectivo, efectivo, visa, mastercard, amex, bizum, apple pay, cogen tarjeta, contactless",
    distance:
      "lejos, queda lejos, cuánto hay hasta, a cuánto está, a cuánto queda, a qué distancia, qué tan lejos, está lejos, cuánto se tarda, cuánto tardo, cuánto se tarda andando, cuánto tardo andando, cuántos minutos, cuántos kilómetros, cuantos km, muy lejos, está muy lejos, queda muy lejos, queda cerca, está cerca, pilla lejos, pilla cerca, a qué distancia está, se puede ir andando, se puede ir a pie, se puede ir caminando, puedo ir andando, puedo ir caminando, a cuántos minutos, a cuánto, cuánto hay desde, cuanto hay, qué distancia hay, distancia, cuánto es caminando, cuánto camino hay, cae lejos, cuántos minutos a pie, minutos a pie, cuánto caminamos, cuánto andamos, cuánto se camina, cuánto hay que andar",
    duration:
      "cuánto dura, cuánto tiempo, cuánto tiempo se necesita, cuánto se tarda en ver, cuánto se tarda en visitar, cuánto tiempo hace falta, duración, cuánto lleva, cuántas horas, cuánto tiempo lleva",
    photos: "fotos, imágenes, foto, ver fotos, cómo es por dentro, alguna foto, enséñame fotos",
    type: "qué tipo, qué tipo de comida, de qué tipo, qué clase, qué clase de comida, qué comida tienen, qué estilo",
    fact: "quién diseñó, quién construyó, quién pintó, quién fundó, quién hizo, quién es el arquitecto, enterrado, enterrada, enterrados, qué antigüedad tiene, cuántos años tiene, qué altura, qué altura tiene, cuánto mide, cuándo se construyó, en qué año, qué cuadros, qué pinturas, qué obras, cambio de guardia, cambio de la guardia",
  },
  slot: {
    features: "aparcamiento, wifi",
    priceLevel: "precio, presupuesto, el precio, el presupuesto, la plata",
    area: "zona, barrio, lugar, sitio, ubicación, el barrio, la zona, el sitio",
    categories: "cocina, tipo, estilo",
    openAt: "hora, día, horario, la hora",
    stars: "estrellas",
  },
  sort: {
    price:
      "el más barato, la más barata, los más baratos, las más baratas, el más económico, la más económica, lo más barato, el menos caro, la menos cara",
    closing:
      "cierra más tarde, abre más tiempo, abierto más tiempo, abierta más tiempo, abierto hasta más tarde, abierta hasta más tarde, está abierto más, más horas abierto, cierra el último, cierra último, abre hasta más tarde",
    distance:
      "más cercano, más cercana, el más cercano, el más próximo, la más cercana, los más cercanos, más próximo, más próxima, lo más cercano, lo más cerca, lo más cerca posible, que quede más cerca, el que esté más cerca, el que pille más cerca, la que pille más cerca, cercanos, más cercanos",
    rating:
      "mejor, mejores, la mejor, el mejor, mejor valorado, los mejores, las mejores, mejor valorados, mejor puntuado, mejor puntuados, mejor calificado, mejor calificados, con mejor nota, con mejores reseñas, lo mejorcito, mejores reseñas, el top, mejor nota",
    closer:
      "más cerca, más cerquita, menos lejos, demasiado lejos, muy lejos, está muy lejos, queda muy lejos, más próximo, más al lado",
    better:
      "mejor valorado, mejor calidad, mejor puntuado, con mejor nota, de mejor calidad, mejores valorados",
  },
  act: {
    the_other: "el otro, la otra, el otro sitio",
    theirs: "allí, ahí, ese sitio, ese lugar, hay allí, en ese, el sitio, tienen ellos",
    early:
      "primero, al principio, al comienzo, empezar con, empezar por, empieza con, empieza por, empezamos con, empezamos por, empezando por, comenzar con, comenzar por, comienza con, comienza por, temprano, de entrada, lo primero",
    late: "al final, para el final, terminar con, termina con, terminando con, acabar con, acaba con, por último, lo último, para terminar, para acabar, cerrar con, de último",
    stroll:
      "paseo por, un paseo por, paseito por, pasear, pasear por, paseando, dar un paseo por, dar una vuelta por, una vuelta por, callejear, callejear por, deambular, deambular por, caminar por, recorrer a pie",
    explore: "explorar, descubrir, recorrer, conocer",
    whole_day: "todo el día, el día entero, día entero, día completo, día libre, todo el santo día",
    half_day:
      "tenemos medio día, tengo medio día, solo medio día, sólo medio día, medio día libre, media jornada",
    spend:
      "pasar, aprovechar, aprovechamos, aprovecharlo, lo aprovechamos, qué propones, qué me propones, qué nos propones, qué harías, qué haríais, por dónde empezar, por dónde empezamos, llenar, exprimir, qué me recomiendas, qué nos recomiendas, qué sugieres, nos da tiempo, da tiempo a",
    must: "tiene que ser, debe ser, ha de ser, que sea, debería ser, tendría que ser",
    why: "por qué, porqué, por qué no, cómo es que",
    left_out:
      "dejado fuera, dejaste fuera, has dejado fuera, omitido, falta, no está, no incluido, no aparece",
    calm: "más suave, más ligero",
    busy: "más visitas, más cosas, ver más cosas, hacer más",
    ask: "quién, quiénes, cuál, cuáles, por qué, cuándo, qué, cómo",
    more: "más, enséñame más, muéstrame más, muestra más, ver más, dame más, más opciones así, otras más, alguno más, alguna más, dime más sitios, y más, dame otros, y qué más",
    todo: "qué hacemos, qué hacer, que hacer, qué podemos, qué podemos hacer, qué se puede hacer, qué ver, qué hago, qué hago mañana, qué puedo hacer, algo que hacer, algo para hacer, cosas que hacer, cosas para hacer, plan para, qué plan, algún plan, en qué entretenernos, qué podemos ver, q hacemos, qué hay para hacer, qué hay que hacer, entretener a los niños, qué hacer por aquí, a dónde vamos, adónde vamos",
    called: "llamado, que se llama, se llama",
    also: "también, con, además",
    join: "y, o, ni, e",
    either: "o, u",
    greet:
      "hola, buenos días, buenas tardes, buenas noches, buenas, qué tal, holi, holiii, holii, holaa, holaaa, ola, wenas, buenass, hey, ey, qué onda, qué hubo, quiubo, qué tal estás, cómo estás, saludos, buen día, hello, aloha, muy buenas",
    thanks:
      "gracias, muchas gracias, mil gracias, te lo agradezco, grax, muchísimas gracias, graciass, thx, thanks, eres un sol, eres un crack, crack, te pasaste, muy amable, gracias guapo, gracias guapa, genial gracias, gracias por todo, gracias por la ayuda, gracias crack",
    bye: "adiós, hasta luego, eso es todo, nada más, chao, hasta pronto, que tengas buen día, chau, bye, nos vemos, hasta mañana, hasta la próxima, cuídate, un saludo, abrazo, besos, buenas noches y gracias, feliz día, buen finde",
    yes: "sí, si, vale, claro, por supuesto, sí por favor, genial, perfecto, de acuerdo, estupendo, ok, sí gracias, sip, dale, va, venga, okey, oki, okay, bueno vale, listo, de una, simón, órale, claro que sí, clarísimo, eso es, exacto, correcto, me parece bien, me vale, perfecto gracias, buenísimo, hecho, sí porfa, sí señor, ya po",
    no: "no, no gracias, qué va, nop, nope, para nada, ni hablar, no hace falta gracias, naa, nah",
    find: "qué nos recomiendas, qué ver, qué se puede hacer, comprar, busco, buscamos, buscar, encontrar, recomendar, recomiendas, recomiéndame, recomendación, sugerir, sugerencia, hay algún, hay alguna, hay, existe, quiero, queremos, quisiera, me gustaría, necesito, necesitamos, dónde puedo, donde puedo, qué hacemos, qué hacer, que hacer, qué podemos, muéstrame, enséñame, algo, un sitio, cosas, conoces, me apetece, prefiero, alguna recomendación, recomendaciones, recomiéndanos, recomiende, recomiéndeme, me recomiendas, nos recomiendas, qué me recomiendas, tips, alguna idea, ideas, dame ideas, alguna sugerencia, sugiere, sugiéreme, sugerencias, sabes de, sabéis de, sabes algún, sabes de algún, sabrías, conocéis, conocen algún, dónde hay, dónde encuentro, dónde pillo, dónde compro, dónde consigo, dónde venden, dónde se puede, dónde podemos, tienes algo, tienes algún, tienes alguna, tenéis algún, tenéis alguna, dime un, dime algún, dime alguna, dame un, dame una, dame algún, búscame, encuéntrame, encuentra, pásame, tírame, un sitio para, un sitio donde, un lugar, un lugar para, sitios, lugares, algún sitio, algún lugar, algún sitio para, ganas de, tengo ganas de, con ganas de, quisiéramos, me gustaría ir, se antoja, se me antoja, antojo de, se nos antoja, estoy buscando, estamos buscando, andamos buscando, ando buscando, me hace falta, hace falta, haría falta, me urge, ocupo, necesitaría, apetece, nos apetece, mándame a, indícame, algo tipo, dónde comprar, compro, se compra, se puede comprar",
    where:
      "dónde, donde, adónde, dónde puedo, dónde hay, dónde encuentro, dónde se puede, dónde podemos, en dónde, por dónde, a dónde",
    plan: "plan, planifica, planificar, organiza, organizar, prepárame, preparas, prepara, hazme, haznos, hacer un plan, arma, planea, planéame, planéanos, planifícame, planifícanos, organízame, organízanos, organízamelo, ármame, ármanos, armar, móntame, móntanos, montar un plan, prográmame, prográmanos, hacedme, hágame, háganos, hacerme un plan, hazme un plan, haznos un plan, hazme un itinerario, haznos un itinerario, hazme una ruta, dame un plan, dame un itinerario, quiero un plan, necesito un plan, necesito un itinerario, prepáranos, diséñame, diséñanos, planear, planeamos, planificarme, un plan de, plan de, plan para, un itinerario, cronograma",
    guides: "guías, guía, guías de viaje, guías de la ciudad",
    areas: "barrios, distritos, vecindarios, zonas",
    itinerary:
      "itinerario, plan, ruta, programa, recorrido, planning, cronograma, agenda, itinerarios, hoja de ruta, programación, plan de viaje, el recorrido, el plan",
    trip: "viaje, estancia, escapada, vacaciones, pasar, viajecito, escapadita, vacas, finde largo, nos quedamos, me quedo, estaremos, estaré, estancia de, vamos a estar, visita, paseo de",
    send: "manda, mándame, envía, enviar, envíame, mandar, correo, email, envíalo, mándalo, mail, pásame, pásamelo, pásalo, mándamelo, envíamelo, mándanos, envíanos, por correo, por mail, por email, a mi correo, a mi mail, por whatsapp, compárteme, comparte, reenvía",
    tell: "cuéntame, háblame de, más información, información sobre, más sobre, dime más, detalles, información, cuéntame más, más del, háblame, descríbeme, cuéntanos, cuéntame de, cuéntame sobre, háblanos de, explícame, más detalles, qué sabes de, qué me cuentas de, qué me dices de, dame info, dame info de, info de, info sobre, la historia de, historia del edificio, quién lo construyó, información de, describe, háblame un poco de, dime algo de, dime algo sobre",
    what_is:
      "qué es, que es, qué son, quién es, qué es eso de, q es, qué es exactamente, de qué va, de qué trata, qué hay en, qué onda con, q es exactamente",
    is: "es, está, vale la pena, merece la pena, son, vale la pena ir, merece, merece la pena ir, es recomendable, está bien",
    have: "tiene, tienen, se puede, hay allí, aceptan, tienen algo, hay ascensor, hay baño, dejan, permiten, se permite, admiten, ofrecen, sirven, cuentan con, se puede entrar, cogen, dejan entrar",
    reference: "ese, esa, eso, lo, la, ahí, allí, este, su",
    other:
      "otro, otra, otros, otras, algo diferente, más opciones, distinto, alguna otra, algún otro, otra cosa, otra opción, otras opciones, distinta, distintos, diferente, diferentes, algo distinto, en otro sitio, otro sitio, otro lugar, en otro lado, otra zona, otras ideas, alternativa, alternativas, algo más, cualquier otro, cámbiame por",
    meant:
      "que sean, he dicho, ya te dije, te dije, dije, en realidad, al final, quise decir, quería decir, me refería, quiero decir, mejor dicho, perdón quise decir, perdón, me equivoqué, me he equivocado, me confundí, quise poner, quería poner, digo, o sea, mejor no, pensándolo bien, pensándolo mejor, cambio de planes, corrijo, más bien, me refiero a, al final mejor, no perdón",
    instead:
      "en vez, en su lugar, y, mejor, en cambio, qué tal, en vez de, en lugar de, en lugar, a cambio, o mejor, mejor un, mejor una, y si, qué tal si, y qué tal",
    like: "gusta, gustan, encanta, encantan, interesa, interesan, interesado, interesados, nos gusta, me gusta, aficionado, apasiona, fan de, fans de, me mola, nos mola, me flipa, nos flipa, flipamos con, me chifla, me fascina, nos fascina, me late, nos late, me copa, nos copan, amamos, amo, adoro, adoramos, amante de, amantes de, apasionado de, apasionados de, apasionada de, somos de, soy de, friki de, frikis de, aficionados a, nos encanta, me encanta, nos va, me va, fanático de, fanáticos de, loco por, locos por",
    dont_care:
      "da igual, me da igual, no importa, es indiferente, lo mismo, indiferente, no me importa, cualquiera, sin preferencia, me da lo mismo, nos da igual, da lo mismo, como quieras, como sea, lo que sea, tú eliges, elige tú, sorpréndeme, me la suda, me es indiferente, nos es indiferente, el que sea, donde sea, no tengo preferencia, es igual, da igual cuál",
    less: "menos, menos cosas, no tanto",
    inside: "dentro, adentro, interior, bajo techo",
  },
  edit: {
    undo: "deshaz, deshacer, deshazlo, deshaz eso, deshaz el cambio, deshaz lo último, como antes, como estaba, como estaba antes, tal como estaba, vuelve atrás, volver atrás, vuelve al plan anterior, volver al plan anterior, el plan anterior, la versión anterior, versión anterior, restaura, restaurar, revierte, revertir, ponlo como estaba, déjalo como estaba, déjalo como antes, anula el cambio, anula el último cambio, cancela el cambio",
    move: "mueve, mover, muévelo, pasa, pasar, traslada, pon, muéveme, cámbialo a, adelanta, adelantar, atrasa, atrasar, retrasa, retrasar, pásalo, pásame, ponlo, ponla, poner, desplaza, recoloca, pospón, aplaza, corre, cambia para",
    keep: "mantén, mantener, conserva, deja, no toques, tiene que quedarse, se queda, mantenlo, deja el, deja la, déjalo, déjala, no lo toques, no cambies, conservar, no quites, respeta",
    free: "libre, sin nada planeado, sin planes, para nosotros, tiempo libre, rato libre, sin nada, para descansar, desocupado, sin programar",
    start_at:
      "salgo, salimos, salir, empezar, empezamos, empieza, empezando, comenzar, comenzamos, salida, no antes de, desde las, arrancar, arrancamos, arranca, empecemos, empiece, empezaría, comenzando, empezando a, a partir de las, no antes de las, start, salgamos, disponible desde, que empiece, comienza, primera parada, no empezar antes de, inicio",
    end_at:
      "vuelta, de vuelta, volver, volvemos, vuelvo, regreso, regresar, terminar, acabar, estar en el hotel, acabamos, acabo, acabemos, terminamos, termino, volver al hotel, de vuelta en el hotel, de vuelta a las, regresamos, hasta las, estar de vuelta, terminando a, termine, que termine, acabe, de regreso, fin",
    move_later: "más tarde, un poco más tarde, más tardecito",
    move_earlier: "más temprano, más pronto, antes, un poco antes, más prontito",
    remove_day:
      "un día menos, quita un día, elimina un día, un día menos de, resta un día, acórtalo un día, recorta un día, quítale un día, réstale un día, con un día menos, acorta un día, saca un día, menos un día, borra un día",
    add_day:
      "un día más, añade un día, añade otro día, agrega un día, agrega otro día, otro día, un día extra, un día adicional, súmale un día, suma un día, mete un día más, pon un día más, ponle un día más, alarga un día, extiende un día, amplía un día, agrégale un día, añádele un día, otro día más, alárgalo un día, un día de más",
    replace:
      "cambia, cambiar, cámbiame, sustituye, reemplaza, sustituir, cambiad, cámbialo, cámbiala, cámbialo por, cambiarme, cambio, reemplazar, sustitúyelo, intercambia, intercambiar, cámbianos, permuta, troca, canjea, cambies, cambien, invierte, invertir, permutar, dale la vuelta, da la vuelta, modifica, cambiemos, cambiarlo",
    remove:
      "quita, quitar, elimina, eliminar, saca, borra, quítame, sácalo, sácame, quítalo, quita el, quitarme, bórralo, elimíname, fuera el, descarta, descartar, sáltate, salta, saltarnos, omite, omitir, prescinde, quitad, suprime, borrar, sacar, saca el, quitale, elimina el, sácala, quítala, bórrame, cancela, no hace falta, fuera",
    add: "añade, añadir, agrega, incluye, agregar, mete, meter, méteme, métele, agrégame, agrégale, añádeme, añádele, añade también, incluye también, incorpora, súmale, suma, sumar, ponme, ponnos, ponle, incluir, encaja, intercala, añadí, pon también, inclúyeme",
    less_walking:
      "andador, muletas, bastón, no puede andar mucho, no puede caminar mucho, le cuesta caminar, le cuesta andar, caminar menos, menos caminar, andar menos, menos caminata, menos a pie, no caminar tanto, caminar tanto, caminar poco, andar poco, poca caminata, poco andar, no caminar mucho, no andar mucho, sin caminar mucho, sin andar mucho, no podemos caminar mucho, no puede andar mucho, no puedo caminar mucho, no puede caminar mucho, anda mal, camina mal, le duelen las rodillas, me duelen las rodillas, caminamos demasiado, demasiado caminar, mucha caminata, mucho andar, mucho caminar, menos pateo, mucho pateo, sin patear tanto, menos andar, menos caminatas, no camina mucho, no anda mucho",
    start_later:
      "empieza más tarde, empezar más tarde, comenzar más tarde, no tan temprano, salir más tarde, comienza más tarde, dormir más, dormir hasta tarde, levantarnos tarde, no madrugar, sin madrugar, no madrugues, levantarse tarde, empezar tarde, empieza tarde, más tarde por la mañana, madrugar no, odio madrugar",
    start_earlier:
      "empezar más temprano, empieza antes, empezar antes, madrugar, madrugamos, empezar temprano, empieza más temprano, salir antes, salir temprano",
    end_earlier:
      "terminar antes, acabar antes, acabar temprano, terminar temprano, terminar más temprano, acabar más pronto, volver antes, volver temprano, acostarnos temprano",
    slower:
      "sin prisas, sin prisa, sin agobios, sin correr, a ritmo tranquilo, relajado, relajados, más tranquilo, más relajado, menos cargado, con calma, más lento, más despacio, menos paradas, light, ligero, ligerito, ligera, tranqui, tranquilito, suave, suavecito, con tranquilidad, sin estrés, sin prisas ni agobios, relax, relajadito, relajada, despacio, despacito, a nuestro ritmo, a mi ritmo, ritmo lento, ritmo relajado, ritmo suave, descansado, de relax, más suelto, aligera, aligerar, aligéralo, más ligero, menos cosas, menos apretado, menos apretada, muy apretado, demasiado apretado, muy cargado, demasiado cargado, demasiado lleno, muy lleno, demasiadas cosas, demasiadas paradas, menos ajetreado, muy ajetreado, menos ajetreo, estamos cansados, cansados, cansancio, estamos agotados, agotados, me duelen los pies, nos duelen los pies, duelen los pies, duelen las piernas, con pausas, con descansos, más flojo, no tan cargado, no tan apretado, sin matarnos, sin palizas, menos paliza, pausado, no muy cargado, no muy apretado, de chill, chill, chillear, calmado, sin correr tanto, más ligera, afloja, más corto, más corta, acorta, demasiado, muchas paradas, demasiado largo, muy cansado, cansado, agotador, muy pesado, más suave, más descansado, menos sitios, menos lugares, menos actividades, más descansos, más tiempo libre, más light, más relajada, más tranquila, más relax",
    fuller:
      "más cargado, más paradas, a tope, a full, a tope de cosas, a muerte, a saco, completito, bien completo, completo, completos, bien lleno, bien cargado, bien cargaditos, cargado, cargadito, intenso, intensos, intensiva, sin parar, sin descanso, non stop, no dejes ni un hueco, ni un hueco, aprovechar al máximo, aprovechar a tope, al máximo, exprimir, exprimirlo, exprimir el día, ver todo, verlo todo, ver lo máximo, ver lo máximo posible, todo lo que se pueda, lo más posible, apretado, apretadito, apretaditos, más lleno, más llenos, más intenso, más intensidad, más completo, muy vacío, está vacío, queda vacío, queda flojo, muy flojo, mete más cosas, más cosas ese día, rellena, rellenar, llena, mucha caña, dale caña, más caña, maratón, muchas cosas, ritmo intenso, ritmo alto, llena más, demasiado vacío, más cosas, más actividades, más sitios, poca cosa, pocas cosas, lo máximo posible",
    set_days:
      "mejor, sólo, solo, solamente, que sean, al final son, al final, nos quedamos, ponlo en, ponlos, hazlo de, hazme, déjalo en, que sea de, en realidad, son, tenemos, reduce a, alarga a, amplía a, pasa a, serán",
  },
};
