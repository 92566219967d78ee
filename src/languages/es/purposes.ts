import type { Purposes } from "../purposes.ts";

export const purposes: Purposes = {
  emergency: {
    harm: "sangre, sangra, sangrando, respira, respirar, jadea, boquea, dolor, dolores, duele, herido, herida, lastimado, desmayó, desmayado, desmayada, desplomó, hinchado, hinchada, hincha, vomita, vomitando, fiebre, ardiendo, quemado, quemadura, quema, humo, llamas, chispas, cuchillo, navaja, arma, pistola, golpeó, golpea, pegó, pega, siguen, amenaza, amenazó, grita, gritos, miedo, pánico, llora, muerto, muerta, muere, morir, murió, matar, pastillas, veneno, ahoga, ahogado, borracho, drogas, cayó, caído, caída, corte, cortó, accidente, atropelló, atropellado, policía, médico, doctor, hospital, urgencias, paramédico, desaparecido, desaparecida, desapareció, no aparece, atrapado, atrapada, encerrado, peligro, peligroso, corazón, pálido, morado, inconsciente, despierta, atragantado, entumecido, mareado, mareada, ronchas, mordió, picó, tiembla, convulsiona, saltar, pelea, robaron, robado, enfermo, enferma, alzheimer, diabético, diabética, demencia, no contesta, no responde, no siento, izquierdo, derrumbó, pulso, gas, incendio, rompió aguas, se llevaron, escopeta, detergente, lejía, las venas, muñecas, somníferos, pegándole, pegando a, golpeando a, al canal, en el canal, acabar con todo, no quiero vivir, en el puente, al borde, ideas negras, medicina, medicamento, insulina, inhalador, receta, muela, diente, infectado, infección, contracciones, tobillo, muñeca, pasaporte, cartera, billetera, monedero, rompí, rompió, roto el, ambulancia, se está quemando",
    calm: "no es urgente, no es una emergencia, no es emergencia, nada urgente, nada grave, no es grave, no es urgencia, no es una urgencia, no corre prisa",
    police_later:
      "policía no urgente, poner una denuncia, presentar una denuncia, denunciar a la policía, poner denuncia",
    embassy: "embajada, la embajada, consulado, el consulado",
    doctor:
      "médico de guardia, médico de urgencias sin cita, teléfono médico, dolor de muelas, dolor de dientes, me duele una muela, dentista, dolor de garganta, me duele la garganta, dolor de oído, me duele el oído, fiebre, tiene fiebre, tengo fiebre, resfriado, resfriada, intoxicación alimentaria, quemadura de sol, esguince, torcido el tobillo, torcí el tobillo, torció el tobillo, vomitando, vomitó, vomita, diarrea",
    medical:
      "no sabe nadar, cayó al agua, se cayó al agua, ha caído al agua, cayó al canal, se cayó al canal, se ha caído por las escaleras, se cayó por las escaleras, no se mueve, infarto, ataque al corazón, paro cardíaco, derrame, ictus, dolor en el pecho, dolor de pecho, le duele el pecho, me duele el pecho, no puede respirar, no puedo respirar, no respira, cuesta respirar, inconsciente, desmayado, desmayada, se desmayó, se ha desmayado, no despierta, no se despierta, no reacciona, convulsiones, convulsionando, ataque epiléptico, sangra, sangrando, hemorragia, sobredosis, demasiadas pastillas, envenenado, intoxicado, intoxicación, se tragó, se ha tragado, reacción alérgica, alergia grave, se hincha, hinchando, se ahoga, ahogando, ahogado, descarga eléctrica, pierna rota, brazo roto, se rompió, se ha roto, me he roto, golpe en la cabeza, herido, herida, quemado, quemadura, dolor insoportable, mucha fiebre, 40 de fiebre, rompió aguas, roto aguas, contracciones, necesito un médico, necesitamos un médico, un doctor, un médico, ambulancia, hospital, urgencias, emergencia médica, se desplomó, no responde, morado, labios azules, me tomé todas, boca torcida, rompí fuente, rompió fuente, me atropelló, atropellado, atropelló, necesito médico",
    fire: "fuego, incendio, se quema, se está quemando, en llamas, humo, huele a humo, huele a quemado, huele a gas, olor a gas, fuga de gas, alarma de incendios, detector de humo, bomberos, explosión, chispas",
    missing:
      "no encuentro a mi nena, no encuentro a mi nene, no encuentro a mi niño, no encuentro a mi niña, niño perdido, perdí a mi hijo, perdí a mi hija, no encuentro a mi hijo, no encuentro a mi hija, no encontramos a, ha desaparecido, desapareció, desaparecido",
    police:
      "asaltado, asaltaron, me asaltaron, asalto, entraron en mi habitación, entraron a robar, atacado, me atacó, me atacaron, agredido, agresión, me pegó, me ha pegado, pegando, golpeó, violada, violación, violado, abusaron, acosando, acosa, me siguen, me sigue, me está siguiendo, me persigue, amenaza, amenazando, amenazado, secuestrado, secuestro, rehén, un cuchillo, tiene una pistola, pistola, disparos, tiroteo, apuñalado, bomba, policía, denunciar, denuncia, algo en la bebida, drogado, alguien en mi habitación, intentan entrar, están robando, nos están robando, me están robando, están forzando, reventando, abriendo nuestro coche",
    theft:
      "robar, robado, robaron, me robaron, me han robado, nos robaron, robo, ladrón, ladrones, carterista, me quitaron el bolso, me quitaron el celular, me arrancaron, afanaron, me chorearon, me mangaron",
    loss: "perdí el pasaporte, perdí mi pasaporte, perdido el pasaporte, sin pasaporte, no encuentro el pasaporte, no encuentro mi pasaporte, perdido la cartera, perdido mi cartera, perdí la cartera, perdí mi cartera, perdido el monedero, perdí la billetera, perdí mi billetera, perdido la tarjeta de crédito, perdido mi tarjeta de crédito, perdí mi tarjeta, perdido el dni, no encuentro la cartera, no encuentro mi cartera",
    self_harm:
      "suicidarme, suicidio, matarme, quitarme la vida, acabar con mi vida, acabar con todo, no quiero vivir, no quiero seguir viviendo, quiero morir, quiero morirme, ganas de vivir, hacerme daño, cortarme las venas, cortarme las muñecas, mejor sin mí, no tiene sentido vivir, ideas negras, pensamientos oscuros, no veo salida, no aguanto más vivir, ganas de morir",
    urgent:
      "emergencia, una emergencia, es urgente, número de emergencia, número de emergencias, sos, socorro, auxilio, ayuda urgente, ayuda por favor, ayúdenme, en peligro, peligro de muerte, no me siento segura, no me siento seguro, vida o muerte, está muerto, está muerta, un cadáver, atrapado, atrapada, atrapados, atrapados en el ascensor, encerrado en el ascensor, encerrados en el ascensor, atrapado en el elevador",
    none: "muero de sed, muertos de hambre, muertos de sed, muero de aburrimiento, no estoy en peligro, nadie está en peligro, nadie en peligro, sin peligro, no hay peligro, no es una emergencia, no es emergencia, no es una emergencia, no es urgente, fuegos artificiales, hoguera, chimenea, ayuda para, ayuda con, me ayudas a, gracias por la ayuda, salida de emergencia, muero de hambre, muriendo de hambre, me muero por, me muero de hambre, escape room, cuchillo y tenedor, a fuego lento, robo el corazón",
    over: "falsa alarma, ya pasó, ya ha pasado, todo bien, todo en orden, está bien ya, ya está bien, ella está bien, él está bien, estamos bien, estoy bien, está mejor, se siente mejor, está estable, la encontramos, lo encontramos, la hemos encontrado, lo hemos encontrado, era solo, fue solo, solo era, solo un cigarro, solo un cigarrillo, nada roto, no pasó nada, ya está apagado, no hay fuego, no es fuego",
    back: "ya volví, he vuelto, ya volvimos, hemos vuelto, volvimos del hospital, volvimos del médico, ya estamos de vuelta",
    called:
      "mientras, mientras tanto, hasta entonces, ya llamé, ya llamamos, he llamado, hemos llamado, los llamé, ya vienen, están viniendo, vienen en camino, en camino, la ambulancia viene, viene la ambulancia, ya están aquí, ya llegaron, han llegado, al teléfono, quieren la dirección, piden la dirección, preguntan la dirección, preguntan la calle, necesitan la dirección, mientras llegan, hasta que lleguen, mientras vienen, la ambulancia está aquí, ya está aquí la ambulancia, llegó la ambulancia, llegó la policía, la policía está aquí, ya están acá, en la ambulancia, estamos en el hospital",
  },
  house: {
    umbrella:
      "prestan paraguas, prestar un paraguas, prestarme un paraguas, tienen paraguas, tienen un paraguas, dejar un paraguas, paraguas",
    tax_refund: "devolución del iva, devolución de impuestos, tax free, recuperar el iva",
    tap_water: "agua del grifo, el agua del grifo, agua de la llave, agua de la canilla",
    currency: "pagar en euros, con euros, qué moneda, paga en euros",
    tipping: "propina, propinas, dejar propina, dar propina",
    transport:
      "aeropuerto, el aeropuerto, al aeropuerto, del aeropuerto, mi vuelo, nuestro vuelo, autobús, autobuses, bus, buses, qué bus, qué autobús, qué metro, qué línea, tranvía, billete de metro, billetes de metro, billete de tren, billete de autobús, transporte público, abono de transporte, tarjeta de transporte, horario de autobuses, horario de trenes, último metro, último tren, último autobús, en bus, en autobús, en metro, en tren, en tranvía, taxi con silla, piden un taxi, de dónde salen los trenes, sale el tren, sale el bus, salen los trenes, salen los buses, horario de buses, horarios de tren, horarios de trenes, horarios de autobús, horario del tren, horario del metro, horario del bus, el metro, colectivo, colectivos, guagua, guaguas, camión al, camión al centro, camión para, micros, bondi, ómnibus, combi, combis, buseta, busetas, último bus, último colectivo, bus nocturno, buses nocturnos, cercanías, renfe, estación de tren, estación de autobuses, terminal de buses, central camionera, cómo se vuelve, cómo vuelvo de noche, volver de noche, transporte, transportes, medio de transporte, en colectivo, en ferry, ferry, ferris, barco a, subte, en subte, tarjeta del metro, tarjeta de metro, tarjeta sube, tarjeta bip, bono de metro, bono de transporte, pase de metro, traslados, traslado al aeropuerto, ir al aeropuerto, llegar al aeropuerto, hasta el aeropuerto, desde el aeropuerto, boleto de metro, boleto de tren, boleto de bus, pasaje de bus, pasajes de bus, pasaje de tren, meter taxis, uber, cabify, didi, mototaxi, tuk tuk, remís, tráfico, trancón, huelga de metro, paro de metro, cómo volvemos, cómo vuelvo, cómo regresamos, cómo regreso, para volver al hotel, para volver de noche, volver de madrugada",
    wifi: "wifi, wi fi, clave del wifi, contraseña, contraseña del wifi, clave wifi, internet, red inalámbrica",
    breakfast: "desayuno, desayunar, buffet de desayuno, desayuno buffet, desayunos",
    checkin:
      "check in, checkin, hora de entrada, registrarse, llegar tarde, llegada tardía, llegamos tarde, hora de llegada, entrada a la habitación",
    early_checkin:
      "entrar antes, check in temprano, early check in, check in anticipado, habitación lista, llegar antes",
    checkout:
      "check out, checkout, hora de salida, dejar la habitación, desocupar, entregar la habitación, salir de la habitación, dejar el cuarto, dejar la pieza, irnos de la habitación, día de salida, dejar libre la habitación, abandonar la habitación",
    late_checkout:
      "salida tardía, late check out, late checkout, salir más tarde, check out más tarde, check out tarde, dejar la habitación más tarde, quedarnos en la habitación, quedarme en la habitación",
    extra_night:
      "una noche más, noche más, noche extra, noche adicional, extender la estancia, extender mi estancia, alargar la estancia, prolongar la estancia, extender la estadía, quedarnos más",
    parking:
      "parking, aparcamiento, estacionamiento, aparcar, estacionar, cochera, garaje, plaza de parking, valet, dejar el coche, dejar el carro, se aparca, dónde se aparca",
    ev_charging:
      "cargador para coche eléctrico, coche eléctrico, carro eléctrico, auto eléctrico, punto de carga, cargar el coche, estación de carga",
    pets: "perro, perros, gato, gatos, mascota, mascotas, animales",
    gym: "gimnasio, gym, fitness, cinta de correr, sala de ejercicios",
    pool: "piscina, alberca, pileta, jacuzzi, hidromasaje",
    spa: "spa, masaje, masajes, tratamientos, bienestar",
    sauna: "sauna, baño de vapor, hammam, baño turco",
    laundry:
      "lavandería, lavan ropa, lavar ropa, lavar la ropa, lavadora, secadora, tintorería, servicio de lavandería",
    iron: "plancha, planchar, tabla de planchar",
    towels: "toalla, toallas, albornoz, albornoces, bata, batas, zapatillas, pantuflas",
    toiletries:
      "cepillo de dientes, pasta de dientes, champú, gel de ducha, jabón, rasuradora, cuchilla de afeitar, papel higiénico, pañuelos, tampones, compresas, curita, tirita, gorro de ducha",
    housekeeping:
      "limpieza, limpiar la habitación, limpiar el cuarto, que limpien, sábanas, cambiar las sábanas, almohada, almohadas, manta, mantas, cobija, cobijas, edredón, no molestar, basura, camarera de piso, hacer la cama",
    room_service:
      "servicio de habitaciones, servicio al cuarto, servicio a la habitación, room service, comer en la habitación, cenar en la habitación, desayuno en la habitación, desayuno en la cama, subir a la habitación",
    restaurant: "restaurante, restaurante del hotel, media pensión, pensión completa, comedor",
    bar: "bar, bar del hotel, bar abajo, happy hour, hora feliz",
    minibar:
      "minibar, frigobar, nevera, refrigerador, botella de agua, abrebotellas, sacacorchos, hielo, copas de vino",
    kettle: "hervidor, tetera, cafetera, cápsulas de café, bolsitas de té, microondas",
    luggage:
      "equipaje, maleta, maletas, guardar las maletas, dejar las maletas, dejar el equipaje, guardar el equipaje, consigna, valija, valijas, mochila guardada",
    shuttle:
      "shuttle, transporte al aeropuerto, traslado, traslado al aeropuerto, recoger en el aeropuerto, lanzadera, nos recogen",
    taxi: "taxi, taxis, uber, cabify, pedir un taxi, llamar un taxi",
    bikes:
      "bici, bicis, bicicleta, bicicletas, alquilar bicis, alquiler de bicicletas, rentar bicis, bici eléctrica",
    crib: "cuna, niñera, canguro, trona, silla alta, carrito de bebé, cochecito, cambiador, guardería, silla para bebé",
    extra_bed:
      "cama extra, cama supletoria, cama adicional, sofá cama, camas separadas, habitaciones comunicadas",
    smoking: "fumar, habitación de fumadores, fumadores, zona de fumadores, cenicero, vapear, no fumadores",
    accessibility:
      "silla de ruedas, accesible, discapacitados, discapacidad, movilidad reducida, rampa, minusválidos",
    safe: "caja fuerte, caja de seguridad, objetos de valor",
    invoice:
      "factura, mi factura, la factura, recibo, cuenta de la habitación, cargar a la habitación, cargo a la habitación",
    payment:
      "pagar con tarjeta, tarjeta de crédito, tarjetas de crédito, pagar en efectivo, efectivo, apple pay, google pay, amex, cambiar dinero, formas de pago, pagar la habitación",
    deposit: "depósito, fianza, depósito de garantía, retención en mi tarjeta, preautorización",
    tourist_tax: "tasa turística, impuesto turístico, tasa de turismo, cargos adicionales, resort fee",
    quiet_hours:
      "horas de silencio, guardar silencio, horario de silencio, normas de la casa, fiesta en la habitación",
    hairdryer: "secador, secador de pelo, secadora de pelo, plancha de pelo",
    adapter:
      "adaptador, adaptador de enchufe, cargador, cargador de móvil, cargador de celular, enchufe, enchufes, cable, batería externa",
    aircon: "aire acondicionado, el aire, clima en la habitación, ventilador",
    heating: "calefacción, radiador, termostato, temperatura de la habitación",
    tv: "tele, televisión, televisor, tv, control remoto, mando, netflix, chromecast, canales",
    lift: "ascensor, elevador, qué piso, qué planta, escaleras, interruptor",
    keycard:
      "tarjeta de la habitación, llave, llaves, llave de la habitación, perdí la llave, perdí la tarjeta de la habitación, perdido la llave, me quedé fuera, me quedé afuera, código de la puerta, otra llave, segunda llave, llave nueva",
    reception_hours:
      "recepción abierta, horario de recepción, recepción abre, recepción, recepción 24 horas, portero de noche, dónde está la recepción, llave de noche, llave para la noche, entrar de noche, volver tarde, volvemos tarde, llegamos tarde por la noche, cierran la puerta, puerta cerrada de noche, puerta principal cerrada",
    lost_and_found:
      "objetos perdidos, olvidé, me olvidé, se me olvidó, me dejé, dejé mi, dejé el, dejé la, olvidado, perdí mi teléfono, perdí mi celular, perdí mi móvil, perdí la cartera, perdí mi anillo, han encontrado",
    wake_up:
      "servicio de despertador, despiértenme, me despierten, llamada de despertador, despertarme, que nos despierten",
    meeting_room:
      "sala de reuniones, sala de conferencias, impresora, imprimir, imprimir la tarjeta de embarque, fotocopia, escanear, trabajar con el portátil",
    visitors:
      "visitas a mi habitación, recibir visitas, llevar a alguien, traer un invitado, invitados a la habitación, que se quede un amigo",
    address:
      "dirección del hotel, su dirección, dónde está el hotel, dónde queda el hotel, dónde están ustedes, cómo llego al hotel, cómo llegar al hotel, volver al hotel, regresar al hotel, más cercana al hotel",
    contact:
      "teléfono del hotel, número del hotel, su teléfono, su número, número de recepción, llamar a recepción, llamar al hotel, correo del hotel, su correo, su email",
    perks:
      "ventajas, incluido, incluido en el precio, qué incluye, servicios del hotel, instalaciones, descuento para huéspedes, puntos de fidelidad, bebida de bienvenida, prestan juegos",
    room: "upgrade, mejora de habitación, otra habitación, cambiar de habitación, cambio de habitación, habitación más grande, habitación más tranquila, habitación con vistas, habitación con tina, habitación en planta baja, bañera, tina, tipos de habitación",
  },
  purpose: {
    weather:
      "qué tiempo hace, qué tiempo hará, qué tiempo va a hacer, tiempo hará, el tiempo mañana, pronóstico, pronóstico del tiempo, previsión del tiempo, clima, va a llover, lloverá, llueve, está lloviendo, va a nevar, hará sol, hará frío, hará calor, necesito paraguas, hace falta paraguas, falta paraguas, llevo paraguas, me llevo paraguas, llevar paraguas, paraguas mañana, llevo abrigo, me llevo abrigo, llevar abrigo, necesito abrigo, llevo chaqueta, me llevo chaqueta, llevo campera, llevo chamarra, llevo chompa, hace falta abrigo, hace falta chaqueta, sale el sol, a qué hora sale el sol, se pone el sol, a qué hora se pone el sol, a qué hora amanece, a qué hora anochece, a qué hora atardece, hora del atardecer, nubes, habrá nubes, estará nublado, está nublado, despejado el cielo, hará viento, hace viento, habrá viento, mucho viento, hará bueno, hará buen tiempo, hará mal tiempo, hace buen tiempo, hace frío fuera, hace frío afuera, hace calor fuera, hace calor afuera, hará mucho calor, hará mucho frío, cuántos grados, qué temperatura, qué temperatura hace, qué temperatura hará, temperaturas, grados hace, grados hará, cómo está el tiempo, cómo estará el tiempo, cómo va a estar el tiempo, cómo está el clima, cómo estará el clima, cómo va a estar el clima, el tiempo para, el tiempo hoy, qué tiempo, qué clima, clima de mañana, clima para mañana, lloverá mañana, llueve mañana, va a llover mañana, va a llover hoy, lluvia mañana, probabilidad de lluvia, pronóstico para, previsión, previsión para, se espera lluvia, habrá sol, habrá tormenta, habrá lluvia, nevará, va a hacer frío, va a hacer calor, va a hacer sol, va a hacer viento, meteorología, oleaje, hace frío, hace mucho frío, frío por la noche, frío de noche, frío afuera, frío fuera, a qué hora oscurece, cuándo oscurece, se hace de noche",
    past: "ayer, anoche, anteayer, antier, la semana pasada, hace dos días",
    house:
      "en el hotel, del hotel, el hotel, este hotel, nuestro hotel, en la habitación, en mi habitación, en nuestra habitación, en el cuarto, al cuarto, a la habitación, mi habitación, nuestra habitación, mi cuarto, la habitación, de ustedes, de vosotros, vuestro, vuestra, vestíbulo, lobby, para huéspedes, huéspedes, abajo, incluido, incluida, prestar, prestarme, prestarnos, prestan, presten, prestáis, dejarme un, dejarnos un, en mi cuarto, en nuestro cuarto, en la pieza",
    asks: "tienen, tenéis, tiene, hay, ofrecen, puedo, podemos, se puede, podría, podríamos, me prestan, me pueden, nos pueden, pueden, permiten, permitido, está permitido, aceptan, aceptáis, necesito, necesitamos, prestar, prestáis, me suben, me traen, otra, aquí, quisiera",
    human:
      "hablar con una persona, hablar con alguien, hablar con un humano, persona real, persona de verdad, alguien de verdad, un humano, humano, ser humano, un agente, agente, atención al cliente, hablar con recepción, con recepción, comunica con recepción, el gerente, la gerente, con el gerente, el encargado, la encargada, el director, el responsable, supervisor, operadora, operador, el personal, alguien del hotel, alguien del staff, llámame, llámeme, que me llame, me llamen, páseme, pásame con, me comunica, transfiérame, no quiero hablar con un robot, no eres un robot, eres un robot, eres un bot, eres humano, por teléfono, manden a alguien, envíen a alguien, puede subir alguien, puede venir alguien",
    complaint:
      "queja, quejarme, quejas, reclamación, reclamar, inaceptable, asqueroso, asco, sucio, sucia, sucias, no han limpiado, no limpiaron, sin limpiar, roto, rota, estropeado, estropeada, averiado, no funciona, no sirve, no va, dejó de funcionar, atascado, atascada, tapado, gotea, fuga de agua, inundado, no hay agua caliente, sin agua caliente, no hay agua, no hay luz, se fue la luz, agua fría, cucaracha, cucarachas, chinches, moho, apesta, huele mal, huele a tabaco, mal olor, mucho ruido, ruido, ruidosos, vecinos, no podemos dormir, no puedo dormir, grosero, grosera, maleducado, mal servicio, pésimo, pésima, horrible, terrible servicio, reembolso, devuelvan el dinero, cobrado dos veces, cobraron dos veces, cobraron de más, decepcionado, decepcionante, estafa, habitación equivocada, pelos en, llevo esperando, llevamos esperando, nadie vino, nadie ha venido, nunca llegó, insatisfecho, peor hotel",
    booking:
      "reservar una mesa, reserva una mesa, resérvame, reservarme, reservar mesa, mesa para, reservar, reserva, resérvalo, resérvala, reservación, pedir un taxi, pídeme un taxi, llámame un taxi, llamar un taxi, llamar a un taxi, un taxi para, taxi al aeropuerto, comprar entradas, entradas para, comprar boletos, boletos para, consígueme, reservar una habitación, reservar un masaje, alquilar un coche, rentar un carro, cancelar, cancela, cancelar la reserva, cancelar mi reserva, cancelar mi reservación, cambiar la reserva, cambiar mi reserva, modificar la reserva, pedir cita, agendar",
    abuse:
      "puta, puto, hijo de puta, cabrón, cabrona, gilipollas, pendejo, pendeja, mierda, vete a la mierda, que te jodan, joder, jódete, chinga, chingada, maricón, zorra, perra, idiota, imbécil, estúpido, estúpida, tonto, eres tonto, cállate, inútil, eres inútil, fotos desnuda, desnuda, desnudo, sexo, porno, prostituta, prostitutas, escort, putas, te voy a matar, te mato, te odio, culo",
    not_ours:
      "deberes, chiste, política, poema, código python, python, programar, traduce, traducir, presidente, capital de, bitcoin, el tiempo, pronóstico del tiempo, matemáticas, receta, currículum, ensayo, raíz cuadrada, impuestos, mundial, carta de, pon una alarma, alarma, temporizador, recuérdame, recordatorio, lista de la compra, calendario, pon música, reproduce, canción, playlist, podcast, audiolibro, volumen, enciende la luz, apaga la luz, aspiradora, noticias, resultado del partido, quién ganó, quién es el, quién inventó, cuántos años tiene, tipo de cambio, bolsa de valores, acciones, horóscopo, definición, qué significa, calcula, ecuación, prompt, alexa, siri, hipoteca, préstamo",
  },
};
