import type { Words } from "../words.ts";

export const words: Words = {
  language: "pt",
  common:
    "o a os as um uma uns umas de do da dos das em no na nos nas ao aos à às por pelo pela para pra com sem e ou mas eu tu você vocês ele ela nós nos eles elas me te se lhe mim meu minha meus minhas seu sua nosso nossa este esta estes estas esse essa isso isto aquele é são sou somos está estão estou estamos era ser estar há tem têm tenho temos ter haver que quê quem qual quais onde quando como porque muito muita bem bom boa bons boas mais menos pouco também não nem nada nunca sim se já tudo todo toda todos algo algum alguma alguém lugar lugares sítio cidade dia dias quero queremos queria gostaria gostaríamos posso podemos pode podem poderia preciso precisamos procuro procuramos procurar encontrar recomendar recomenda ir vou vamos ver visitar comer beber fazer faz gosto gostamos adoro adoramos favor obrigado obrigada olá agora aqui aí ali lá aberto aberta abre abrem gente coisa coisas pessoa pessoas criança crianças mulher marido namorada namorado nosso viajar viagem existe aceite ajuda até tudo quis quisesse os que fala perto um hoje uma curta tanto faz dizer cara mano galera então né pois ainda bora tipo assim rapidinho urgente legal fixe giro tou tô tá foi for seja cada mesmo depois antes precisa ficar passar levar pf pfv cê vcs vc mesma alguns algumas sítios cena cenas gira bacana maneiro lindo linda bonito bonita acho creio disse diz falei falar chama chamam conhece conhecem sabe sabem gostava queríamos talvez viu idade idades euro euros acerca algmas ambas ambos apos após aquilo através bastante cima contra contudo cuja cujas cujo cujos cá daquela daquelas daquele daqueles dar debaixo dela delas dele deles dessa dessas desse desses deve devem deverá diante dispoe dispoem diversa diversas diversos durante dão dúvida embora enquanto eram essas esses estava estavam esteja estejam estejamos esteve estive estivemos estiver estivera estiveram estiverem estivermos estivesse estivessem estiveste estivestes estivéramos estivéssemos estávamos fará faço fez fomos formos fosse fossem foste fostes fôssemos haja hajam hajamos havemos havia hei houve houvemos houver houvera houveram houverei houverem houveremos houveria houveriam houvermos houverá houverão houveríamos houvesse houvessem houvéramos houvéssemos hão ista iste lado lhes logo longe mediante meio naquela naquelas naquele naqueles nessa nessas nesse nesses num numa numas nuns ontem parece paucas pelos perante poder poderá podia portanto possivelmente possível propios proprio própria próprias próprio próprios próximos puderam põem quanto queremas saber sei sejam sejamos sempre sendo seus sob sobre sois suas tal tempo tendes tens tentar tentaram tente tentei terão teríamos teu teus teve tinha tinham tive tivemos tiver tivera tiveram tiverem tivermos tivesse tivessem tiveste tivestes tivéramos tivéssemos todas tua tuas tão tínhamos usar vai vais veja vem vens verdade verdadeiro vez vezes vindo vos vossa vossas vosso vossos vários vão vêm vós éramos és plis pff",
  articles: "o, a, os, as, um, uma, do, da, dos, das, de, meu, nosso",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "restaurante, restaurantes, rest, tasca, restaurantes bons, tascas, tasquinha, cantina, cantinas, comedouro, bistrô, bistrot, marisqueira, casa de pasto, boteco com comida, rodízio, resto, restaurantezinho, churrascaria, bistro, boteco para comer, sítio para jantar, sítio para almoçar, lugar para jantar, lugar pra jantar, lugar pra comer, jantar fora, comida típica, comida local, comida tradicional, comida regional, cozinha local, cozinha típica, cozinha tradicional, cozinha regional, pratos típicos, prato típico, especialidades locais, especialidade local, culinária local, culinária típica",
    cafe: "café, cafés, cafeteria, cafetaria, expresso, tomar um café, cafezinho, cafezinhos, cafés especiais, café especial, coffee shop, bica, uma bica, um galão, meia de leite, cafeterias, cappuccino, capuccino, lanche da tarde, lanchar, tomar café, beber um café, pingado, um cafézinho, espresso, galão, pastelaria com café, café coado, padoca",
    fast_food:
      "fast food, comida rápida, lanchonete, comida de rua, batatas fritas, cachorro quente, cachorros quentes, podrão, food truck, food trucks, hot dog, rango rápido, comida de boteco, batata frita, mcdonalds, lanchonetes, roulote, roulotes, algo rápido pra comer, xis, snack bar, lanche, lanches",
    food_market:
      "mercado gastronômico, mercado gastronómico, mercado de comida, mercado municipal, praça de alimentação, food hall, food court, mercado gourmet, mercadão, mercado coberto, bancas de comida",
    bakery:
      "padaria, padarias, pastelaria, confeitaria, bolo, bolos, pão, doces, pastelarias, padoca, pãozinho, pães, bolinho, docinhos, confeitarias, croissant, croissants, pão doce, torta, tortas, salgados, pastéis, padeiro, pão quentinho, doceria, docerias, brigadeiro, pãozinho de canela, rolinhos de canela",
    ice_cream:
      "gelado, gelataria, sorvete, sorveteria, geladaria, gelados, sorvetes, picolé, sorveterias, gelatarias, gelateria, açaí não, casquinha, açaí, gelatos",
    bar: "bar, bares, beber um copo, tomar um drink, drinks, beber algo, barzinho, botequim, copos, copo, tomar uma, tomar umas, beber uns copos, ir beber um copo, uns copos, uns drinks, happy hour, bebericar, tomar alguma coisa, beber alguma coisa, drink, um drink, aperitivo, aperitivos, birita, tasco, bebidas, beber qualquer coisa, bares legais, tomar umas bebidas, barzinhos, tomar um copo, beber um drink, drinque, drinques, boteco, botecos, bebida",
    pub: "pub, cerveja, uma cerveja, boteco, taberna, chope, breja, brejas, cerva, gelada, uma gelada, umas geladas, cervejinha, chopp, chopes, chopps, imperial, imperiais, fino fresco, bejeca, pubs, botecos, loira gelada, uma fresquinha, canecas, cervejas, tomar uma cerveja, beber cerveja, cervejaria, cervejarias, chopinho, umas cervejas, geladinha, uma imperial, choperia, umas jolas",
    wine_bar:
      "bar de vinhos, bar de vinho, vinho, adega, garrafeira, bares de vinho, vinhos, copo de vinho, taça de vinho, vinho tinto, vinho branco, vinho verde, vinho natural, prova de vinhos, degustação de vinhos, wine bar, enoteca, garrafeiras, espumante, vinhozinho, um tinto, bares de vinhos, vinhos naturais",
    cocktail_bar:
      "bar de coquetéis, bar de cocktails, coquetéis, cocktails, coquetel, drinks autorais, coquetelaria, cocktail, gin tônica, gins, mixologia, speakeasy, caipirinha boa, bons drinks, bares de cocktails, gin tónico, caipirinha, mojito",
    brewery:
      "cervejaria, cerveja artesanal, cervejaria artesanal, cervejas artesanais, cerveja de pressão artesanal, craft beer, craft, ipa, microcervejaria, cervejarias, breja artesanal, brejas artesanais, degustação de cerveja, chope artesanal, cervejarias artesanais, boa cerveja, cerveja boa, brewpub, cervejas especiais, cerveja especial",
    nightclub:
      "discoteca, discotecas, boate, balada, clube noturno, dançar, baladas, balada boa, baladinha, night, discos, boates, discoteca boa, sair pra dançar, sair à noite para dançar, funk, techno, clubes, danceteria, dar um pé de dança, abanar o capacete, ir pra balada, rolê noturno, forró, festa até de manhã, dançarmos, sair para dançar, disco, pista de dança, noitada",
    tea_room:
      "salão de chá, casa de chá, chá da tarde, tomar chá, casas de chá, salões de chá, um chá, chá das cinco, chá",
    hotel:
      "hotel, hotéis, hospedagem, alojamento, onde ficar, quarto, onde dormir, acomodação, hospedagens, alojamentos, dormida, pernoitar, acomodações, onde me hospedar, onde se hospedar, quartos, passar a noite",
    guest_house:
      "pousada, pensão, casa de hóspedes, hospedaria, residencial, bed and breakfast, b&b, bnb, pousadas, pensões, alojamento local",
    hostel:
      "albergue, hostel, pousada da juventude, hostels, albergues, mochileiros, beliche, dormitório, quarto compartilhado, camarata",
    apartment:
      "apartamento de férias, airbnb, apartamento, apartamentos, apê, apart hotel, flat, aparthotel, casa de temporada",
    campsite: "camping, parque de campismo, acampar, barraca, campings, autocaravana, motorhome, campismo",
    museum: "museu, museus, exposição, exposições, expo, expos, exposição de, museuzinho, mostra",
    art_museum:
      "museu de arte, museus de arte, museu de arte moderna, museu de arte contemporânea, quadros, pinacoteca, museu de belas artes, pinturas famosas",
    gallery:
      "galeria, galeria de arte, galerias, galerias de arte, galeria de arte contemporânea, vernissage",
    church:
      "igreja, catedral, capela, igrejas, a sé, sé catedral, catedrais, capelas, basílica, templo, templos, missa, mosteiro, abadia, santuário, convento, sé, igrejinha",
    castle: "castelo, palácio, castelos, palácios, palácio real, palacete, paço",
    monument:
      "monumento, estátua, monumentos, estátuas, escultura, esculturas, monumento histórico, fonte, chafariz, memorial",
    attraction:
      "atração, atrações, pontos turísticos, ponto turístico, o que ver, locais para visitar, atrações turísticas, imperdível, imperdíveis, coisas para ver, coisas pra ver, coisas a ver, coisas de ver, lugares para visitar, lugares para conhecer, o que conhecer, o que visitar, que visitar, imprescindível, passeios, passeio, sítios para visitar, sítios a visitar, sítios turísticos, locais turísticos, lugares turísticos, must see, a não perder, que não posso perder, pontos de interesse, lugar instagramável, instagramável, instagramáveis, cartão postal, cartões postais, locais a visitar, principais pontos, pontos famosos, coisas pra visitar, atracções, lugares pra visitar, o que há para ver, lugares pra conhecer",
    architecture:
      "arquitetura, edifícios, prédios, prédios bonitos, edifício, casinhas coloridas, casas coloridas, fachadas, arquitetura moderna, arquitectura",
    viewpoint:
      "miradouro, mirante, miradouros, mirantes, ver a cidade do alto, ver a cidade de cima, vista do alto, vista de cima, vista panorâmica, ver a cidade toda, panorama, vista da cidade toda, vista da cidade, vista sobre a cidade, vista para a cidade, panorâmica, vista pra cidade",
    tower: "torre, torres, campanário",
    square: "praça, praças, pracinha, largo, largos",
    bridge: "ponte, pontes",
    canal: "canal, canais",
    college: "universidade, faculdade, universidades, campus, faculdades",
    library: "biblioteca, bibliotecas, sala de leitura",
    park: "parque, parques, parquezinho, áreas verdes, área verde, espaços verdes, espaço verde, gramado, relvado, deitar na grama, deitar na relva, jardim público, parquinho verde, verdinho",
    garden: "jardim, jardins, jardim botânico, jardins botânicos, roseiral, estufa, estufas, horto",
    nature:
      "natureza, floresta, caminhada na natureza, mato, mata, bosque, bosques, florestas, ar puro, contato com a natureza, meio da natureza, reserva natural, no meio da natureza",
    hiking:
      "trilha, trilhas, trilho, trilhos, fazer trilha, hiking, caminhada, caminhadas, percurso pedestre, percursos pedestres",
    beach:
      "praia, praias, prainha, areia, tomar sol, apanhar sol, pegar uma praia, beira mar, mar, orla, o mar, no mar, nadar no mar, tomar banho de mar, banho de mar, mergulhar no mar, banhos de mar",
    lake: "lago, lagos, lagoa, lagoas",
    playground:
      "parque infantil, parquinho, playground, parques infantis, brinquedos para crianças, baloiços, escorregas, parquinhos, playgrounds, brinquedos, parque para crianças, parque pras crianças, crianças brincarem, as crianças brincarem, criançada brincar, pros pequenos brincarem, brincar, brinquedoteca, gastar energia, escorrega, escorregador, balanço, balanços, caixa de areia, onde os miúdos brinquem, miúdos brincarem, baloiço, para as crianças brincarem, crianças brincar, gangorra",
    zoo: "zoológico, jardim zoológico, zoo, ver animais, ver bichos, bichos, zoos, animais, bichinhos, parque zoológico, zoológicos, ver os bichos",
    aquarium: "aquário, oceanário, aquários, ver peixes, peixinhos, tubarões",
    amusement_park:
      "parque de diversões, montanha russa, parques de diversões, parque temático, brinquedos radicais, roda gigante, carrossel, feira popular, parque de atrações, parque de diversão, montanhas russas, parques temáticos",
    theatre:
      "teatro, ópera, balé, peça de teatro, teatros, musical, musicais, espetáculo, espetáculos, peça, peças, stand up, circo, marionetas, marionetes, teatrinho, dança, bailado, espectáculo, comédia, fantoches, teatro infantil, ballet",
    cinema:
      "cinema, filme, cinemas, filmes, ver um filme, assistir um filme, cineminha, pegar um cinema, sessão de cinema, fita",
    music_venue:
      "música ao vivo, concerto, concertos, show, shows, casa de shows, showzinho, música boa ao vivo, som ao vivo, banda ao vivo, bandas ao vivo, concertos ao vivo, sala de concertos, salas de concerto, jazz ao vivo, bar de jazz, clube de jazz, ouvir jazz, ouvir música, roda de samba, samba, gig, casa de espetáculos",
    event:
      "evento, o que acontece, eventos, o que rola, o que tem de bom, o que está a acontecer, o que está acontecendo, programação, rolê, rolês, rolando, o que tá rolando, o que está rolando, tá rolando, que rola, agenda cultural, o que há este, o que há hoje, há alguma coisa hoje, que se passa, o que se passa, acontecendo, programação cultural, programa para hoje, programas, eventos legais, o que há para fazer este",
    festival: "festival, festa, festivais, festas, arraial, carnaval, feira popular de rua",
    entertainment: "entretenimento, diversão, divertir, se divertir, diversões, divertirmo nos, entreter",
    swimming_pool:
      "piscina, piscinas, piscina coberta, piscinas cobertas, piscina aquecida, fazer piscinas, piscina municipal, piscina pública",
    sauna: "sauna, saunas, banho turco, banho de vapor, banho a vapor",
    spa: "spa, massagem, termas, massagens, jacuzzi, hidromassagem, spas, uma massagem, banho termal, ofurô, hammam, dia de spa, termal, termais, águas termais, banhos termais, fontes termais, bem estar",
    sports:
      "academia, ginásio, esporte, desporto, academias, ginásios, malhar, treinar, musculação, crossfit, praticar esporte, fazer exercício, puxar ferro, fitness, gym, fazer desporto, fazer esporte",
    climbing: "escalada, escalar, boulder, parede de escalada, muro de escalada, ginásio de escalada",
    boat_tour:
      "passeio de barco, cruzeiro, tour de barco, barco, barcos, passeios de barco, barquinho, passeio pelos canais, passeio nos canais, tour pelos canais, andar de barco, volta de barco, passear de barco, caiaque, canoa, kayak, cruzeiros, lancha, navegar, alugar um barco, alugar barco, barco pelos canais, cruzeiro pelos canais",
    shop: "loja, lojas, compras, fazer compras, boutique, lojinha, lojinhas, ir às compras, fazer umas compras, comprinhas, shopping de rua, comprar coisas, boutiques, lojas legais, concept store, umas comprinhas, onde comprar, comércio, loja de design, umas compras",
    shopping_centre:
      "shopping, centro comercial, shopping center, shoppings, shoppings center, centros comerciais, mall, centro de compras",
    department_store:
      "loja de departamentos, grandes armazéns, loja de departamento, lojas de departamento, el corte inglés, armazéns",
    bookshop:
      "livraria, livrarias, comprar livros, comprar um livro, sebo, sebos, alfarrabista, alfarrabistas, hqs, livros usados, quadrinhos, banda desenhada, loja de livros",
    second_hand:
      "segunda mão, brechó, loja de segunda mão, usados, brechós, vintage, roupa usada, roupas usadas, em segunda mão, loja vintage, lojas vintage, bazar, bazares, thrift, roupa em segunda mão, roupa de segunda mão, brechozinho, usado, garimpar, roupa vintage, lojas de segunda mão, loja de usados",
    antiques:
      "antiguidades, antiquário, antiquários, velharias, móveis antigos, antiguidade, coisas antigas, feira de antiguidades, feira de velharias, loja de antiguidades",
    souvenirs:
      "presente, presentes, lembranças, souvenirs, recordações, lembrancinha, lembrancinhas, lembrança, recordação, souvenir, presentinho, presentinhos, prenda, prendas, ímã, ímãs, ímanes, íman de frigorífico, postal, postais, cartão postal pra mandar, loja de lembranças, lembranças típicas, algo típico pra levar, levar de lembrança, loja de presentes, prendinhas, imã de geladeira, lojinha de lembranças",
    clothes:
      "roupas, roupa, roupinha, vestuário, casaco, casacos, sapato, sapatos, tênis, camisola, blusa, vestido, calças, calça, luvas, gorro, cachecol, jaqueta, loja de roupa, loja de roupas, lojas de roupa, moda, meias, camiseta, camisa, agasalho, botas, lojas de roupas, calçados",
    market:
      "mercado, feira, feira da ladra, mercado de natal, feiras, mercado de pulgas, feirinha, feirinhas, mercadinho de natal, feira de rua, mercado de rua, feira de artesanato, mercados, mercados de natal, mercado de usados, camelô, feira de antiguidades",
    supermarket:
      "supermercado, mercearia, super mercado, supermercados, mercadinho, mercearias, minimercado, mini mercado, pingo doce, carrefour, hortifruti, quitanda, conveniência, loja de conveniência, compras de mercado, fazer mercado, lidl, mantimentos, sacolão, comprar água, compras do mercado, vendinha",
    pharmacy:
      "farmácia, farmácias, drogaria, drogarias, remédio, remédios, medicamento, medicamentos, paracetamol, ibuprofeno, aspirina, dipirona, ben u ron, farmácia de serviço, farmácia de plantão, farmácia 24h, pensos, band aid, comprimidos",
    hospital:
      "hospital, médico, pronto socorro, clínica, doutor, dentista, centro de saúde, posto médico, posto de saúde, upa, urgências, médica, hospitais, pediatra",
    police:
      "polícia, esquadra, delegacia, psp, gnr, policial, boletim de ocorrência, posto de polícia, fazer queixa, apresentar queixa, polícias",
    atm: "caixa eletrônico, multibanco, banco, caixa automático, caixa automática, levantar dinheiro, sacar dinheiro, sacar, tirar dinheiro, sacar grana, banco 24 horas, caixa 24 horas, bancos, casa de câmbio, trocar dinheiro, cambiar dinheiro, câmbio, levantar massa, terminal multibanco, caixa multibanco, trocar euros, trocar reais, caixa eletrónico, caixas automáticos, dinheiro vivo",
    toilets:
      "banheiro, casa de banho, sanitários, banheiros, wc, sanitário, lavabo, toalete, fazer xixi, xixi, mijar, casas de banho, banheiro público, banheiros públicos, casa de banho pública, ir ao banheiro, apertado pra ir, apertada, retrete, ir à casa de banho, aflito, aflita, lavabos, mictório, sanita, fraldário",
    drinking_water:
      "água potável, bebedouro, bebedouros, fonte de água, fontanário, encher a garrafa, encher a minha garrafa",
    station:
      "estação, metrô, metro de, ponto de ônibus, estação de comboios, estação de metro, metrô mais próximo, estações, rodoviária, ponto de autocarro, paragem de autocarro, paragem, ponto de metrô, terminal de ônibus, pegar o trem, apanhar o comboio, estação de trem, estação central, comboios, estação ferroviária, estação de metrô, metro, comboio",
    bike_rental:
      "aluguel de bicicletas, alugar bicicleta, aluguer de bicicletas, alugar uma bicicleta, alugar bike, alugar bikes, aluguel de bike, aluguel de bikes, alugo bike, alugo uma bike, alugar bicicletas, aluguer de bicicleta, aluguel de bicicleta, alugar uma bike, bicicletas para alugar, bikes para alugar, bike pra alugar, aluga bike, alugo bicicleta, alugar bicla, bicicleta alugada, alugar umas bicicletas, aluguer de bikes, aluguer de bicis, bike para alugar, bicicletas de aluguer",
    tourist_information:
      "posto de turismo, informações turísticas, centro de informação turística, informação turística, centro de turismo, mapa da cidade, posto de informação, posto de informações, info turística, ponto de informação, balcão de turismo, centro de informações, centro de visitantes, turismo",
    cemetery: "cemitério, cemitérios, túmulo, túmulos, campa",
    fortress:
      "fortaleza, cidadela, forte militar, muralha, muralhas, fortificação, fortificações, fortalezas",
    african: "africano, africana, angolano, moçambicano, cabo verdiano, nigeriano, cachupa, muamba",
    american: "americano, americana, estadunidense",
    asian: "asiático, asiática, asiáticos",
    british: "britânico, inglês, britânica, inglesa",
    breakfast:
      "pequeno almoço, café da manhã, pequenos almoços, matabicho, tomar café da manhã, tomar o pequeno almoço, mata bicho, café da manha, pequeno-almoço",
    brunch: "brunch",
    burger:
      "hambúrguer, hambúrgueres, hamburgueria, burger, burgers, hamburguers, hamburguerias, hambúrguer artesanal, burguer, burguers, cheeseburger, hamburguer",
    danish:
      "dinamarquês, dinamarquesa, dinamarqueses, comida dinamarquesa, cozinha dinamarquesa, prato dinamarquês, pratos dinamarqueses, típico dinamarquês",
    nordic:
      "nórdico, escandinavo, cozinha nórdica, nórdica, escandinava, comida nórdica, nova cozinha nórdica",
    seafood:
      "peixe, marisco, frutos do mar, mariscos, camarão, camarões, gambas, polvo, lagosta, ostras, amêijoas, salmão, peixinho, peixe fresco, peixes, peixaria, sardinhas, marisqueira, mariscada, mexilhão, mexilhões, lula, caranguejo, bacalhoada, restaurante de peixe, bacalhau",
    steak:
      "churrascaria, bife, carne, bifes, churrascarias, carne boa, carninha, steakhouse, steak, filé, bifinho, posta, costeleta, carne vermelha, carnes, entrecosto, naco, picanha, bom bife",
    international: "internacional",
    pizza: "pizza, pizzaria, pizzas, pizzarias, pizzinha, pizzaria boa, rodízio de pizza, redonda",
    italian:
      "italiano, italiana, massa, italianos, macarrão, macarronada, cantina italiana, pasta, massas, trattoria, esparguete, espaguete, comida italiana, nhoque, lasanha, risoto",
    ramen: "ramen, lámen",
    sushi: "sushi, rodízio de sushi, sushis, sashimi, sushizinho, hot roll, japa, sushiman",
    smorrebrod: "smorrebrod, sanduíche aberto, sandes abertas, sanduíches abertos",
    tapas:
      "tapas, petiscos, petiscar, petisco, petisquinhos, tapear, bar de tapas, petisqueira, porções, tira gosto, beliscar, picar qualquer coisa",
    indian: "indiano, indiana, caril, indianos, comida indiana, curry, caris, naan",
    thai: "tailandês, tailandesa, tailandesas, thai, comida thai, pad thai",
    japanese:
      "japonês, japonesa, japa, japas, comida japonesa, restaurante japa, nipônico, rodízio japa, temaki, temakeria, izakaya",
    chinese: "chinês, chinesa, chinesas, china in box, chinês barato, comida chinesa, chineses, dim sum",
    greek: "grego, grega, gregos, comida grega, gyros, souvlaki",
    mexican:
      "mexicano, mexicana, tacos, taco, burrito, burritos, taqueria, tex mex, nachos, guacamole, comida mexicana",
    turkish: "turco, turca, turcos",
    lebanese: "libanês, libanesa, esfiha, esfihas, quibe, esfirra",
    spanish: "espanhol, espanhola, espanhóis, paella, paelha",
    kebab: "kebab, kebabs, kebap, döner, dürüm, shawarma, churrasco grego",
    vietnamese: "vietnamita, vietnamitas, pho, comida vietnamita",
    french: "francês, francesa, franceses, comida francesa",
    korean: "coreano, coreana, churrasco coreano, comida coreana, k food",
    portuguese:
      "português, portuguesa, portugueses, portugas, tuga, bacalhau, francesinha, pastel de nata, pastéis de nata, comida portuguesa",
    brazilian:
      "brasileiro, brasileira, brasileiros, brasuca, comida brasileira, feijoada, picanha, pão de queijo, restaurante brasileiro, rodízio brasileiro, comida brazuca, arroz e feijão",
    vegetarian:
      "vegetariano, vegetariana, vegetarianos, sem carne, vegetarianas, veggie, não como carne, não comemos carne, não come carne, vegetariano tb, opções vegetarianas, sem carne nem peixe, vegê",
    vegan:
      "vegano, vegana, veganos, veganas, comida vegana, à base de plantas, plant based, sem nada de origem animal, opções veganas",
    gluten_free:
      "sem glúten, celíaco, celíaca, celíacos, intolerante ao glúten, intolerância ao glúten, alérgico ao glúten, alérgica ao glúten, livre de glúten, gluten free, zero glúten, sem gluten, não pode comer glúten, doença celíaca",
    halal: "halal, carne halal, comida halal",
    kosher: "kosher, casher, kasher, judaica kosher",
    wifi: "wi fi, wifi, internet, bom wifi, wifi bom, wifi grátis, net, com internet, trabalhar com o portátil, trabalhar no notebook, trabalhar com o computador, com tomadas, notebook, com wifi, trabalhar no computador, wi-fi",
    parking:
      "estacionamento, estacionar, vaga, estacionamento gratuito, parque de estacionamento, garagem, estacionar o carro, deixar o carro, vagas, parar o carro, onde estacionar, estacionamentos, lugar para estacionar, lugar pro carro, parqueamento, vaga de carro, vaga para o carro",
    wheelchair:
      "cadeira de rodas, acessível, deficientes, cadeirante, cadeirantes, cadeira de roda, mobilidade reduzida, sem escadas, sem degraus, rampa, com rampa, carrinho de bebê, carrinho, com carrinho, muletas, andarilho, deficiente, acessibilidade, acessíveis, acessível a cadeira de rodas, acesso para deficientes, pcd, andador, dificuldade para andar, dificuldade de locomoção",
    outdoor_seating:
      "esplanada, ao ar livre, terraço, fora, área externa, esplanadas, na esplanada, na rua, mesas na rua, lá fora, do lado de fora, mesas fora, mesa fora, ao sol, área aberta, calçada, varanda, pátio, quintal, deck, mesinhas na calçada, mesas lá fora, sentar fora, sentar lá fora, mesas ao ar livre, comer fora ao ar livre, rooftop",
    takeaway:
      "para levar, take away, para viagem, pra viagem, pra levar, entrega, delivery, ifood, uber eats, comer no quarto, marmita, levar pro hotel, entregam, takeaway, levar para casa",
    dogs: "cão, cães, cachorro, animais de estimação, cachorros, cãozinho, cachorrinho, com cachorro, com cão, aceita cachorro, aceitam cachorro, aceitam cães, pet friendly, pet, pets, cadela, meu cachorro, meu cão, dog, doguinho, levar o cachorro, levar o cão, cachorrinha, animal de estimação, aceita cães, patudo, aceite cachorro, aceitem cães",
    quiet:
      "tranquilo, tranquila, calmo, silencioso, sossegado, tranquilos, tranquilas, calma, calminho, calminha, sossego, sossegada, sossegadinho, silêncio, sem barulho, sem ser barulhento, sem ser muito barulhento, não muito barulhento, não barulhento, pouco barulho, sem muito barulho, sem confusão, sem muita gente, sem multidão, sem multidões, pouca gente, longe da confusão, longe da muvuca, sem muvuca, de boa, de boas, dá pra conversar, dê pra conversar, dê para conversar, sem gritaria, paz, pacato, sem som alto, não seja barulhento, nada barulhento, mais calmo, mais calma, mais sossegado, mais tranquilo, relaxado, relaxante, menos barulho, menos barulhento, que dê para conversar",
    cosy: "aconchegante, acolhedor, aconchego, acolhedora, acolhedores, intimista, quentinho, fofo, fofinho, charmoso, charmosa, com charme, pitoresco, hygge, bonitinho, íntimo, cozy, castiço, aconchegantes, com lareira",
    romantic:
      "romântico, romântica, aniversário de casamento, lua de mel, românticos, à luz de velas, luz de velas, jantar a dois, pedir em casamento, pedi la em casamento, pedir ela em casamento, pedido de casamento, dia dos namorados, encontro romântico, primeiro encontro, um encontro, date, clima de romance, a sós, jantar romântico",
    lively:
      "animado, movimentado, animada, animados, agitado, agitada, badalado, badalada, badalados, com agito, agito, movimentada, bombando, bombar, bomba, fervendo, ambiente bom, bom ambiente, com muita gente, cheio de gente, vibe boa, astral, alto astral, bombado, com vida, muvuca boa, gente jovem, com ambiente, boa vibe, clima bom, gente animada, mais animado",
    view: "vista, com vista, vista mar, rooftop, vistas, vista bonita, bela vista, boa vista, vista linda, vista pra água, vista pro mar, vista para o mar, vista para o rio, vista pro canal, vista do porto, vista sobre a cidade, vista da cidade, vista pra cidade, terraço com vista, pôr do sol, ver o pôr do sol, sunset, visual bonito, visual, à beira d'água, beira d'água, à beira rio, beira rio, junto à água, com vistas, vista para o porto, vista para a cidade, vista panorâmica",
    rainy:
      "chuva, chove, dia de chuva, chover, mau tempo, coberto, chovendo, a chover, tempo ruim, chuvoso, chuvosa, está chovendo, tá chovendo, está a chover, chovendo muito, se chover, caso chova, chova, dia feio, temporal, chuvarada, toró, aguaceiro, chuva torrencial, abrigado, sem molhar, sem nos molharmos, não se molhar, indoor, lugar fechado, lugares fechados, ambiente fechado, dentro de portas, pé d'água, garoa, garoando, tempo feio, debaixo de teto, cobertos, coberta, tempo horrível, chuvisco, chuveu, local fechado, chuvada, nevar, tá frio, está frio, programa de chuva, molhado, ao abrigo da chuva, cai água",
    late_night:
      "até tarde, aberto até tarde, de madrugada, madrugada adentro, até de madrugada, aberto de madrugada, feche tarde, fecha tarde, fecham tarde, fechem tarde, até às tantas, às tantas, tarde da noite, jantar tarde, comer tarde, depois da meia noite, noite dentro, noite toda, 24 horas, 24h, toda a noite, altas horas, abertos até tarde, a noite inteira, a noite toda, madrugada, fora de horas, depois da meia-noite, virar a noite",
    local:
      "locais, moradores, autêntico, fora do circuito turístico, não turístico, nada turístico, pouco turístico, não muito turístico, sem turista, sem turistas, poucos turistas, longe dos turistas, fugir dos turistas, não seja de turista, nada de turista, não seja pra turista, gente daqui, pessoal daqui, galera daqui, gente local, os locais, como um local, onde os locais vão, onde os locais comem, típico, típica, típicos, típicas, autêntica, autênticos, do povo, malta de cá, malta daqui, do bairro, menos turístico, onde vão os locais, gente da terra, armadilha para turistas, armadilha de turista, escondido, escondidos, que os locais frequentam, joia escondida, joias escondidas, tradicional, tradicionais, regional, regionais, comida típica, comida local, comida tradicional, comida regional, cozinha local, cozinha típica, cozinha tradicional, cozinha regional, pratos típicos, prato típico, especialidades locais, especialidade local, culinária local, culinária típica",
    popular:
      "popular, famoso, na moda, populares, famosos, famosa, conhecido, conhecida, conhecidos, da moda, badalado do momento, hype, hypado, viral, trendy, queridinho, top, concorrido, mais falado, badalado, badalada, bombando, descolado, descolados, em alta",
    picnic: "piquenique, piquenicar, fazer piquenique, piqueniques, comer no parque, picnic, pic nic, farnel",
    pool: "com piscina, que tenha piscina",
    air_conditioning: "ar condicionado, arcondicionado, climatizado, com ar",
    argentinian: "argentino, argentina, parrilla",
    austrian: "austríaco, austríaca",
    barbecue:
      "churrasco, churrasquinho, churrasqueira, grelhados, grelhado, na brasa, na grelha, bbq, churras, espetinho, espetinhos, churrasqueria, costela",
    caribbean: "caribenho, caribenha, jamaicano",
    croatian: "croata",
    cuban: "cubano, cubana",
    dutch: "holandês, holandesa, neerlandês",
    ethiopian: "etíope, etíopes, injera, eritreu",
    european: "europeu, europeia",
    filipino: "filipino, filipina",
    georgian: "georgiano, georgiana",
    german: "alemão, alemã, comida alemã",
    hungarian: "húngaro, húngara",
    indonesian: "indonésio, indonésia",
    irish: "irlandês, irlandesa, pub irlandês",
    malaysian: "malaio, malásia",
    mediterranean: "mediterrâneo, mediterrânea, mediterrânico, mediterrânica",
    middle_eastern:
      "árabe, comida árabe, oriente médio, médio oriente, israelense, israelita, iraquiano, falafel, falafels, húmus",
    moroccan: "marroquino, marroquina, cuscuz marroquino, tunisino, tunisiano",
    nepalese: "nepalês, nepalesa, nepali",
    noodle: "macarrão oriental, noodles, sopa de noodles, yakisoba, lamen",
    pakistani: "paquistanês, paquistanesa",
    pancake: "panquecas, panqueca",
    persian: "persa, iraniano, iraniana",
    peruvian: "peruano, peruana, ceviche",
    polish: "polonês, polonesa, polaco, polaca",
    russian: "russo, russa",
    salad: "salada, saladas, saladinha, comida fit, comida saudável, algo saudável, comer saudável, saudável",
    sandwich:
      "sanduíche, sanduíches, sanduba, sandes, tosta mista, misto quente, sande, bauru, baguete, tostas, prego no pão, bifana, lanche natural, tosta, bagel",
    soup: "sopa, sopas, sopinha, caldo, caldos, canja, caldo verde, sopa quentinha",
    swedish: "sueco, sueca",
    syrian: "sírio, síria",
    taiwanese: "taiwanês, taiwanesa",
    ukrainian: "ucraniano, ucraniana",
    bubble_tea: "bubble tea, chá de bolhas, chá com bolinhas, boba",
    chicken:
      "frango, frango frito, frango assado, frango no churrasco, galeto, churrasqueira de frango, asinhas",
    crepe: "crepe, crepes, creperia, crepinho",
    dessert:
      "sobremesa, sobremesas, doce, docinho, algo doce, guloseima, guloseimas, waffle, waffles, sobremesinha, gulosos, doçura, pudim, um docinho, docinhos",
    donut: "donuts, donut, rosquinha, rosquinhas, bola de berlim, bolas de berlim, sonho de padaria",
    hotpot: "hot pot, fondue chinês, panela chinesa",
    jazz_bar:
      "jazz, bar de jazz, clube de jazz, jazz ao vivo, bares de jazz, clubes de jazz, jazz bar, casa de jazz, concerto de jazz",
    harbour_bath:
      "banhos do porto, nadar no porto, banho no porto, piscina do porto, nadar no canal, mergulhar no porto, banho de porto, zona balnear, nadar no cais",
    skiing:
      "esqui, esquiar, ski, estância de esqui, estâncias de esqui, estação de esqui, pista de esqui, pistas de esqui, teleférico de esqui, telecadeira, snowboard, esqui de fundo, desportos de inverno, esportes de inverno",
    winery:
      "caves, caves de vinho, cave de vinho, caves de vinho do porto, caves do vinho do porto, caves do porto, vinho do porto, vinhos do porto, vinícola, vinícolas, quinta de vinho, vinha, vinhas, vinhedo, prova de vinho do porto, visitar caves",
  },
  activity: {
    eat: "comer, onde comer, algo para comer, comida, lugar para comer, fome, se come, se come bem, come se bem, comer bem, come se, rangar, rango, rangos, bater um rango, boia, papar, morfes, comes e bebes, comezaina, encher o bucho, encher a barriga, encher a pança, matar a fome, morrendo de fome, morto de fome, morta de fome, cheio de fome, cheia de fome, cheios de fome, esfomeado, esfomeada, esfomeados, faminto, faminta, famintos, com fome, tô com fome, estou com fome, barriga a dar horas, larica, esganado, comida boa, comer alguma coisa, comer qualquer coisa, comer algo, qualquer coisa pra comer, algo pra comer, beliscar algo, comer legal, comida gostosa, coisa gostosa pra comer, boa comida, onde a gente come, onde se come, fome de leão, tirar a barriga da miséria, trincar qualquer coisa, mata fome, sair pra comer, jantar, almoçar, petiscar, petiscos, petisco, lanchar, bóia, comidinha, boquinha, estamos com fome, trincar, trincar alguma coisa, forrar o estômago, dar uma trinca",
  },
  topic: {
    art: "arte, pintura, artístico, artística, pinturas, arte urbana, arte moderna, arte contemporânea, street art, grafite, belas artes, quadro, quadros",
    history:
      "história, histórico, históricos, históricas, histórica, viking, vikings, medieval, segunda guerra, segunda guerra mundial, património",
    design: "design, design dinamarquês, design escandinavo, design nórdico, decoração, móveis",
    photography:
      "fotografia, tirar fotos, fotos, fotografar, fotinhas, foto legal, fotos bonitas, boas fotos, fotos lindas, sacar fotos, foto pro insta, pro insta, para o instagram, pro instagram, fotógrafo, fotógrafa, umas fotos, fotografias",
    music: "música, rock, música clássica, eletrônica, indie, pagode, mpb, fado",
    nightlife:
      "vida noturna, noitada, festas, sair à noite, sair de noite, sair pra balada, farra, farrear, cair na noite, curtir a noite, ir pra noite, borga, ir para a borga, copos e dança, virar a noite, festança, rolê à noite, noite de copenhague, ir para os copos, vida nocturna, festa, night, sair à noite para beber",
    cycling:
      "ciclismo, bicicleta, pedalar, de bike, bike, bikes, de bicicleta, andar de bicicleta, andar de bike, pedalada, passeio de bicicleta, passeio de bike, bicla, de bicla, ciclovia",
    swimming:
      "natação, nadar, mergulho, mergulhar, dar um mergulho, tomar banho de mar, banho de mar, banhos, banho no porto, tomar um banho gelado, nadar no porto, dar umas braçadas, nado, cair na água, banho gelado",
    royalty:
      "realeza, família real, rei, rainha, reis, príncipe, princesa, joias da coroa, troca da guarda, render da guarda, monarquia, coroa",
    books: "livros, literatura, leitura, ler, romances, literário, bibliófilo, leitor, leitora",
    wellness:
      "bem estar, relaxar, relax, relaxamento, descansar, me mimar, mimar, descomprimir, desestressar, desligar, recarregar as baterias, descanso",
    food: "gastronomia, culinária, comida típica, comida local, cozinha local, pratos típicos, especialidades, foodie, gastronômico, prato típico, boa mesa, culinária local, gourmetizar, comidinhas",
    sports: "desporto, esporte",
    fine_dining:
      "alta gastronomia, estrela michelin, estrelas michelin, michelin, menu degustação, gourmet, fine dining, estrelado, estrelados, alta cozinha, menu de degustação, restaurante estrelado, cozinha de autor",
    street_food: "comida de rua, street food, comida na rua, barraquinhas, barraquinha",
    hidden_gems:
      "lugares escondidos, joias escondidas, segredos, cantinhos, cantinhos escondidos, cantos escondidos, escondidos, escondido, pouco conhecido, pouco conhecidos, desconhecido, alternativo, alternativos, fora do comum, insólito, joia escondida, pérolas, achados, achadinhos, secretos, secreto, fora do óbvio, diferentão, lugares secretos",
    vintage: "vintage, retrô",
  },
  price: {
    free: "grátis, gratuito, gratuita, gratuitos, gratuitas, de graça, entrada livre, entrada gratuita, não custa nada, sem pagar, grátis mesmo, di grátis, de borla, borla, à borla, free, à faixa, na faixa, 0800, sem custo, sem custos, custo zero, zero euros, não se paga, sem gastar nada, sem gastar, não pague, não paga nada, entrada franca, entrada grátis, que não pague, sem abrir a carteira, gratuitamente, não pagar nada, que não se pague, não custe nada, não paga",
    cheap:
      "o mais barato, gastar pouco, barato, barata, baratos, baratas, econômico, económico, em conta, baixo custo, baratinho, baratinha, baratinhos, baratíssimo, baratim, baratex, bem barato, bem baratinho, super barato, low cost, barateza, em conta e, pechincha, pechinchas, precinho, precinho bom, preço baixo, preços baixos, preço de banana, preço camarada, sem grana, sem dinheiro, tô duro, duro, duros, liso, lisos, teso, tesos, pobre, pobretão, pobretana, orçamento apertado, pouco orçamento, orçamento baixo, orçamento limitado, pouco dinheiro, pouca grana, pouca massa, gastando pouco, economizar, poupar, poupadinho, mais em conta possível, de estudante, estudantil, mochileiro, mochilão, cheap, mão de vaca, forreta, sem gastar uma fortuna barata, pão duro, ao preço da chuva, preço de estudante, dinheiro curto, grana curta, económica, econômica, sem gastar muito, não gastar muito, orçamento curto, a preço de banana, não quero gastar muito, barato mesmo, nada de gastar muito, a mais barata, os mais baratos, as mais baratas, o mais em conta, a mais em conta, o mais económico, o mais econômico, a mais económica, a mais econômica, o menos caro",
    affordable:
      "acessível no preço, razoável, preço justo, sem gastar muito, preços justos, não seja caro, que não seja caro, preço bom, bom preço, não muito caro, não muito cara, não tão caro, não demasiado caro, não seja muito caro, não seja tão caro, que não seja muito caro, sem ser muito caro, sem ser caro, preço razoável, preços razoáveis, preço normal, preços normais, preço ok, preço em conta, custo benefício, bom custo benefício, qualidade preço, boa relação qualidade preço, relação qualidade preço, olhos da cara, não custe os olhos da cara, sem custar os olhos da cara, um rim, não custe um rim, sem vender um rim, vender um rim, sem ir à falência, sem falir, não me leve à falência, não vá à falência, não pese no bolso, pese no bolso, sem estourar o orçamento, sem estourar o cartão, estourar o orçamento, sem deixar um rim, não me arruíne, sem me arruinar, sem nos arruinar, sem rebentar o orçamento, acessíveis no preço, preço acessível, preços acessíveis, valor acessível, sem esfolar, sem exagerar no preço, nada muito caro, preço camarada",
    moderate:
      "preço médio, moderado, gama média, orçamento médio, preços médios, preço moderado, médio de preço, nem caro nem barato, nem barato nem caro, nem muito caro nem muito barato, gama intermédia, preço intermédio, preço intermediário, faixa média, valor médio, meio termo, intermediário, intermédio, preço normal, faixa de preço média",
    expensive:
      "caro, cara, caros, caras, luxo, luxuoso, chique, elegante, sofisticado, requintado, coisa fina, chiques, fino, caríssimo, carérrimo, fino e caro, chiquérrimo, grã fino, granfino, luxuosa, sofisticada, elegantes, classe, de classe, cinco estrelas de luxo, alto nível, alto padrão, top de gama, topo de gama, alta gama, premium, exclusivo, exclusiva, ostentar, ostentação, esbanjar, gastar à vontade, sem olhar a gastos, sem olhar a custos, sem olhar a preços, sem olhar o preço, dinheiro não é problema, dinheiro não é um problema, preço não é problema, orçamento ilimitado, sem limite de orçamento, pode ser caro, pode ser carinho, ocasião especial, um mimo, nos mimar, dar um luxo, me dar ao luxo, fancy, upscale, requintada, glamour, vip, de gala, dispendioso, finíssimo, bacana de rico, coisa chique, de luxo, de topo, finesse, de alto padrão, chiquetoso, refinado, classe alta, bacanudo, dar um mimo",
    cheaper:
      "mais barato, mais barata, mais em conta, menos caro, mais baratos, mais baratas, mais baratinho, mais econômico, mais acessível, caro demais, muito caro, é muito caro, tá caro, está caro, tá muito caro, demasiado caro, que caro, carote, carinho demais, menos cara, menos caros, fora do orçamento, acima do orçamento, passa do orçamento, que custe menos, custe menos, mais em conta que isso, menos chique, menos luxo, mais low cost, mais modesto, preço mais baixo, menor preço, mais económico",
    dearer:
      "mais caro, mais chique, mais sofisticado, mais luxo, mais luxuoso, mais fino, mais caros, mais cara, mais requintado, mais elegante, mais exclusivo, mais premium, mais top, mais fancy, muito fraquinho, mais nível, mais classe, mais bacana, mais caprichado, subir o nível, mais upscale, mais à grande, melhorzinho",
  },
  day: {
    day_after: "no dia seguinte, dia seguinte, o dia seguinte, um dia depois, no dia a seguir, dia a seguir",
    day_before: "no dia anterior, dia anterior, o dia anterior, um dia antes",
    "12-24": "véspera de natal, noite de natal",
    "12-25": "dia de natal, no dia de natal",
    "12-26": "dia seguinte ao natal, no dia seguinte ao natal",
    "12-31": "réveillon, véspera de ano novo, passagem de ano",
    "1-1": "ano novo, dia de ano novo",
    today: "hoje, hj, hoje mesmo, oje, o que há hoje, há alguma coisa hoje, programa para hoje",
    tonight:
      "hoje à noite, esta noite, hoje de noite, hj à noite, hoje à noitinha, logo à noite, essa noite, nesta noite, esta noitinha",
    tomorrow: "amanhã, amanhã mesmo",
    after_tomorrow: "depois de amanhã",
    weekend:
      "fim de semana, final de semana, fds, findi, finde, fimde, final de semana agora, fins de semana, sábado e domingo",
    this_week: "esta semana, essa semana, nesta semana, nessa semana, durante a semana",
    next_week:
      "próxima semana, na próxima semana, semana que vem, na semana que vem, semana próxima, para a semana, semana seguinte",
    this_month: "este mês, esse mês, neste mês, nesse mês",
    next_month: "próximo mês, no próximo mês, mês que vem, no mês que vem, mês seguinte",
    christmas:
      "no natal, pelo natal, durante o natal, para o natal, férias de natal, festas de natal, festas de fim de ano",
    easter: "na páscoa, pela páscoa, páscoa, durante a páscoa, semana santa, férias da páscoa",
  },
  weekday: { "1": "segunda", "2": "terça", "3": "quarta", "4": "quinta", "5": "sexta" },
  part: {
    morning:
      "manhã, de manhã, da manhã, pela manhã, à manhã, manhãzinha, logo de manhã, logo cedo, bem cedo, de manhã cedo, na parte da manhã",
    midday: "meio dia, ao meio dia, hora de almoço",
    afternoon:
      "tarde, à tarde, da tarde, de tarde, tardinha, à tardinha, de tardezinha, pela tarde, na parte da tarde, final da tarde, fim da tarde, finzinho de tarde, ao fim da tarde",
    evening:
      "noite, à noite, da noite, de noite, noitinha, à noitinha, pela noite, serão, ao serão, anoitecer, ao anoitecer",
    night: "madrugada, meia noite, noite dentro, de madrugada, altas da noite, noite adentro",
  },
  meal: {
    breakfast: "pequeno almoço, café da manhã, pequenos almoços, tomar o pequeno almoço, tomar café da manhã",
    brunch: "brunch, brunchs, brunches, brunchar",
    lunch:
      "almoço, para o almoço, almoçar, almocinho, almoçarmos, almoço de negócios, hora do almoço, pro almoço, almoços, almoçamos, prato do dia, almoçarada",
    dinner:
      "jantar, para jantar, para o jantar, jantares, jantarzinho, jantinha, janta, a janta, jantarmos, jantamos, jantar fora, ceia, jantarada, pra janta, pro jantar",
  },
  moment: {
    since: "a partir das, das, desde as, depois das",
    ahead: "em, daqui a, dentro de",
    days_ahead: "daqui a, dentro de",
    before: "antes de, antes do, antes da",
    until: "a, ao, até, até ao, vamos embora, partimos",
    now: "agora, neste momento, já, agora mesmo, agorinha, agora agora, já já, nesse momento, neste instante, neste preciso momento, imediatamente, de imediato, a esta hora, essa hora, a essa hora, nesse exato momento, aberto já, agr, ainda aberto",
    next: "próximo, próxima, que vem",
    this: "este, esta, neste, nesta",
    from: "chegamos, chego, chegada, a partir de, desde, começando",
    between: "entre",
  },
  clock: {
    at: "às, as, à, pelas",
    hour: "h, horas, hora",
    am: "da manhã",
    pm: "da tarde, da noite",
    half_after: "e meia",
    quarter_past: "e um quarto, e quinze",
    quarter_to: "menos um quarto",
  },
  number: {
    "1": "um, uma",
    "2": "dois, duas",
    "3": "três",
    "4": "quatro",
    "5": "cinco",
    "6": "seis",
    "7": "sete, semana inteira, semana toda, semana completa",
    "8": "oito",
    "9": "nove",
    "10": "dez",
    "11": "onze",
    "12": "doze",
    "15": "quinze",
    "20": "vinte",
    "30": "trinta",
  },
  ordinal: {
    "1": "primeiro, primeira, 1º, o primeiro, a primeira, primeira parada",
    "2": "segundo, segunda, o segundo, a segunda opção",
    "3": "terceiro, terceira, o terceiro, a terceira",
    "4": "quarto, quarta, o quarto",
    "5": "quinto, quinta, 5o",
    "-1": "último, última, última parada, última paragem, o último, a última, derradeiro",
  },
  unit: {
    hour: "hora, horas, horinhas, hrs",
    mile: "milha, milhas",
    day: "dia, dias, semana inteira, semana toda, semana completa, diazinhos, diárias inteiras",
    night: "noite, noites, diária, diárias, pernoites, noitadas",
    week: "semana, semanas, semaninha",
    person:
      "pessoa, pessoas, adultos, hóspedes, pers, adulto, amigos, amigas, garotas, rapazes, mulheres, homens, meninas, pax, viajantes, comensais, lugares, cabeças, gente, amigos nossos, convidados, pess, pessoinhas",
    metre: "m, metro, metros",
    kilometre: "km, quilômetro, quilómetro, quilômetros, quilómetros",
    walk_minute: "minuto, minutos, min, minutinhos, minutos andando",
    star: "estrela, estrelas",
    age: "anos, ano",
    child:
      "crianças, criança, filhos, miúdos, meninos, bebês, bebés, netos, filhas, pequenos, adolescentes, miúdas, filho, filha, meninas, crianças pequenas, pequerruchos, putos, guris, pirralhos, petizes",
  },
  numbered: {
    day: "dia, dias",
    stop: "parada, paradas, paragem, parada número, primeira parada, última parada, última paragem",
  },
  negation: {
    instead:
      "em vez de, em vez do, em vez da, em vez dos, em vez das, em lugar de, em lugar do, em lugar da, no lugar de, no lugar do, no lugar da, ao invés de, ao invés do, ao invés da",
    needless:
      "não preciso de, não precisa de, não necessariamente, não precisa ter, não faz falta, não é preciso, não é necessário, com ou sem, se não tiver tudo bem, não faz questão, não faço questão, não é obrigatório",
    not: "não, sem, nada de, nenhum, nenhuma, nem, nunca, evitar, não quero, não quero nada de, não gosto de, não gosto, não gostamos de, não gostamos, não curto, não curtimos, odeio, odiamos, detesto, detestamos, não suporto, não aguento mais, alérgico a, alérgica a, alérgicos a, alergia a, esquece, cansado de, farto de, fartos de, fartos do, chega de, não como, não comemos, não come, não comem, jamais, não queremos, não me apetece, dispenso, dispensamos, que não seja, que não tenha, tô fora de",
    except:
      "menos, exceto, tudo menos, qualquer coisa menos, salvo, fora, tirando, sem contar, a não ser, excluindo, com exceção de, com excepção de, tudo exceto, qualquer um menos",
    but: "mas, prefiro, de preferência, em compensação, só que",
    except_after:
      "já fomos, já fui, já vimos, já vi, já conhecemos, já conheço, já fizemos, já estive, já estivemos, já visitámos, já visitei, nem pensar, nem a pau, nem morto, nem por sombras, de jeito nenhum, de jeito nenhum não",
  },
  where: {
    near: "na mesma zona que, mesma zona do, na mesma zona do, perto de, perto do, perto da, ao lado de, ao lado do, junto a, próximo de, próximo a, à volta de, em torno de, mais perto do, mais perto de, nos arredores de, em frente a, perto dos, próximo do, pertinho de, pertinho do, pertinho da, ao pé de, ao pé do, ao pé da, a dois passos de, a dois passos do, a dois passos da, não muito longe de, não longe de, não longe do, não muito longe do, ao lado da, próximo da, próximos do, próxima ao, próximo ao, em frente ao, em frente do, em frente da, de frente para, nas imediações de, nas redondezas de, nas redondezas do, na zona de, na zona do, na zona da, pros lados de, para os lados de, pelos lados de, à beira de, à beira do, colado a, colado no, coladinho no, junto ao, junto do, junto da, a 5 minutos de, a 10 minutos de, a 5 min de, a 10 min do, à volta do, à volta da, em volta de, em volta do, atrás do, atrás da, na região de, na região do, nas bandas de, vizinho ao, vizinho do, no entorno de, no entorno do, na altura de, mais perto da",
    in: "em, no, na, ao, nos, nas",
    me: "perto de mim, aqui perto, por aqui, perto daqui, por perto, nas redondezas, na zona, daqui, aqui, pertinho, pertinho daqui, pertinho de mim, aqui pertinho, aqui ao lado, aqui do lado, ao lado, ali ao lado, à volta, por estas bandas, por essas bandas, nesta zona, nessa região, na região, nas proximidades, nos arredores, cá perto, por cá, perto da gente, perto de nós, onde estou, onde estamos, não muito longe, não muito longe daqui, aqui na zona, nas imediações, a dois passos, dois passos daqui, minha localização, aqui ao pé, ao pé de mim, redondezas, a dois passos daqui, perto, ao pé daqui, próximo, próxima, aqui à volta, virando a esquina, ao virar da esquina, pertin",
    host: "hotel, do hotel, meu hotel, nosso hotel, nosso alojamento, nosso apartamento, onde estamos hospedados, onde estou hospedado, onde estou hospedada, do nosso hotel, do meu hotel",
    walk: "a pé, curta caminhada, a uma curta caminhada, caminhando, distância a pé, andando, caminhadinha, a pezinho, de a pé, dá pra ir a pé, a passo, ir andando",
    within: "a menos de, num raio de, menos de, no máximo, até",
    there:
      "lá perto, ali perto, por lá, na mesma zona, na mesma área, por perto, ali ao lado, lá ao pé, ali ao pé, por ali, perto de lá",
  },
  limit: {
    most: "no máximo, máximo, max, não mais de, não mais do que, não mais que, nunca mais de, um máximo de, até",
    only: "só, apenas, somente, unicamente",
    thing: "coisas, lugares, sítios, locais, visitas, atividades, actividades, paragens, paradas, passeios",
    a_day: "por dia, cada dia, diárias, todos os dias",
  },
  town: {
    centre:
      "centro, centro da cidade, centro histórico, baixa, baixa da cidade, centro antigo, cidade velha, cidade antiga, centrão, pleno centro, bem no centro, zona histórica, parte velha, parte antiga, no centro, central, downtown",
    north: "norte",
    south: "sul",
    east: "leste, este da cidade, zona leste",
    west: "oeste",
  },
  party: {
    family:
      "avó, avô, avós, meus pais, os meus pais, sogros, miúdos, pequenos, adolescentes, família, crianças, criança, filhos, em família, com crianças, anos, filho, filha, com bebê, com bebé, um bebê, um bebé, bebês, bebés, netos, neto, neta, miudagem, criançada, sobrinhos, sobrinho, vovó, vovô, pequenada, adolescente, eu e minha mãe, minha mãe e eu, eu e a minha mãe, eu e meu pai, família de, miúda, miúdo, putos, pirralhos, guris, meninos, menino, menina, molecada, moleques, filhos pequenos, filhas, filhote, filhotes, filhinha, filhinho, bebê, pai, mãe, minha mãe, meu pai, meus sogros, sogra, sogro, minha sogra, sobrinha, avozinha, vó, família toda, familiar, com a família, a pequenada, petizes, primos, tias, meus filhos, minhas filhas, kids, gurizada, miúdas, bebé, pequerruchos, famílias, carrinho de bebé, carrinho de bebê, guri, filharada",
    couples:
      "casal, namorada, namorado, mulher, marido, esposa, em casal, aniversário de casamento, noiva, noivo, lua de mel, mozão, mô, meu amor, cara metade, meu namorado, minha namorada, minha mulher e eu, meu marido e eu, minha esposa e eu, eu e minha esposa, eu e a minha mulher, eu e meu marido, eu e o meu marido, eu e minha namorada, eu e o meu namorado, parceiro, parceira, companheiro, companheira, a patroa, patroa, casalzinho, recém casados, pombinhos, namorados, dia dos namorados, bodas, pedir em casamento, pedir ela em casamento, pedido de casamento, a dois, crush, marido e mulher, conje, minha mulher, meu marido, minha esposa, meu esposo, casalinho, aniversário de namoro, meu bem",
    friends:
      "amigos, amigas, com amigos, galera, turma, pessoal, despedida de solteiro, despedida de solteira, meus amigos, minhas amigas, malta, a galera, com a galera, a turma, a malta, o pessoal, rapaziada, parças, parceiros de rolê, amigão, amigas minhas, amigos meus, com amigas, grupo de amigos, despedida, as meninas, mulherada, os rapazes, amigada, entre amigos, as miúdas todas, bando de amigos, camaradas, amigo, amiga, parceiros, compinchas",
    solo: "sozinho, sozinha, só eu, viajo sozinho, viajo sozinha, só para mim, só pra mim, solo, vou sozinho, vou sozinha, somente eu, apenas eu, eu mesmo, a solo, sozim, comigo mesmo, viajando sozinha, viajando sozinho, por minha conta, estou sozinho, estou sozinha, sozinhos",
    business:
      "negócios, viagem de negócios, colegas, clientes, a trabalho, conferência, em negócios, trampo, a trampo, pelo trabalho, em trabalho, por trabalho, viagem de trabalho, reunião, reunião de trabalho, congresso, almoço de negócios, jantar de negócios, almoço de trabalho, meu chefe, chefe, chefia, cliente, colega, colegas de trabalho, empresa, feira de negócios, evento corporativo, corporativo, sócio, sócios, em serviço, trabalho, jantar de trabalho, jantar da empresa",
  },
  partySize: {
    of: "somos, seremos, mesa para, para, grupo de, família de, vamos ser, seríamos, agora somos, mesa de, galera de, turma de, um grupo de, somos em, vamos, seremos em, estamos em, é pra, grupo, mesa pra, reserva para, reservar para, ficamos, estaremos, tamos em, malta de",
    of_after: "pessoas, convidados",
    "2": "a dois, para dois, nós dois, os dois, só nós dois, nós duas, as duas, só os dois, a gente dois, pra dois, eu e minha mãe, minha mãe e eu, eu e a minha mãe, eu e meu pai, nós 2, eu e mais um, eu e mais uma",
    "3": "nós três, os três, as três, para três, pra três",
    "4": "nós quatro, os quatro, para quatro, pra quatro, as quatro",
    "5": "nós cinco, os cinco, para cinco, pra cinco",
    "6": "nós seis, para seis, pra seis, os seis",
    "8": "para oito, pra oito",
  },
  tripType: { business: "viagem de negócios, em negócios, a trabalho", pleasure: "férias" },
  asked: {
    menu: "ementa, a ementa, cardápio, o cardápio, menu, o menu, carta de vinhos",
    highchair:
      "cadeirinha, cadeirinhas, cadeira de bebé, cadeiras de bebé, cadeira de bebê, cadeirão, cadeirões, cadeira para crianças, cadeiras para crianças, cadeira de criança, fraldário, trocador",
    crowds: "muita gente, tem fila, há fila, fazer fila, costuma encher, lotado, movimentado",
    by_foot: "a pé",
    by_car: "de carro, de táxi",
    by_bike: "de bicicleta, de bici, de bike, com a bicicleta",
    area: "que zona, em que zona, qual bairro, em que bairro, em que região, fica em que bairro, qual a zona",
    hours:
      "até que horas, a que horas fecha, a que horas abre, abre quando, horário, horários, a que horas, abre, fecha, quando abre, horário de funcionamento, que horas, que horas abre, que horas fecha, abre que horas, fecha que horas, abre a que horas, fecha a que horas, abre que hora, fecha que hora, até que hora, até quando, funciona até que horas, funciona até, funciona, horário de abertura, horário de fecho, horário de fechamento, aberto até, aberto quando, que dias abre, abre aos domingos, abre ao domingo, abre domingo, abre hoje, fecha hoje, fecham, abrem, tá fechado, está fechado, ainda tá aberto, qual o horário, quando fecha, abertura, a que horas abrem, a que horas fecham, que horas abrem, que horas fecham, horários de abertura, fecha quando",
    address:
      "onde é que fica, em que rua, endereço, morada, onde fica, localização, onde é, qual é o endereço, qual o endereço, qual a morada, qual é a morada, onde é isso, fica em que rua, em qual rua, que rua, fica onde, onde que é, onde que fica, onde se localiza, localizado, onde está, como se chama a rua, onde é que é, onde se situa, onde fica exatamente, em que sítio fica",
    phone:
      "telefone, número de telefone, número, ligar, fone, telemóvel, celular, whats, whatsapp, número de contato, contacto, contato, telefonar, número deles, tel",
    price:
      "quanto sai, quanto fica, quanto se paga, quanto custam, quanto tá, preço do, preço, preços, quanto custa, entrada, bilhete, bilhetes, ingresso, ingressos, quanto é, quanto que custa, quanto custa a entrada, quanto é a entrada, preço da entrada, valor da entrada, valor do ingresso, qual o valor, qual o preço, qual é o preço, custa quanto, é quanto, quanto sai a entrada, quanto fica a entrada, quanto cobram, quanto está, paga entrada, paga se entrada, tem que pagar, é pago, é paga, é preciso pagar, precisa pagar, quanto pago, quanto a gente paga, tarifa, tarifas, valores, ticket, tickets, ingresso custa, quanto tá o ingresso, quanto vale, quanto dá, preço dos bilhetes, preçário, a como é, a quanto está, bilhete custa, quanto custa pra entrar, entrada custa",
    postcode: "código postal, cep",
    website: "site, página, link, site oficial, web site, website, endereço do site, página na internet",
    directions:
      "como chego, como chegar, como ir, como se vai, como eu chego, como a gente chega, como chego lá, como chego na, como chego no, como chego ao, como chego à, como chegar lá, como chegar no, como se chega, como vou, como vou pra, como vou para, como faço pra chegar, como faço para chegar, como faço pra ir, como é que vou, como é que se vai, como é que chego, qual metrô, que metrô, qual ônibus, que ônibus, que autocarro, qual autocarro, que linha, qual linha, de metrô, de ônibus, de autocarro, de transporte público, transporte público, transportes públicos, de transportes, indicações, direções, caminho para, caminho até, caminho pra, pra ir até, para ir até, para lá chegar, pra chegar, trajeto, rota até, que comboio, que trem, como ir até, ir pra lá",
    booking:
      "reservar, reserva, reserve, precisa reservar, precisa de reserva, precisa reserva, tem que reservar, tem de reservar, é preciso reservar, é preciso marcar, precisa marcar, marcar com antecedência, reservar com antecedência, com antecedência, antecedência, necessário reservar, sem reserva, com reserva, reservar antes, aceitam reserva, aceita reserva, fazer reserva, marcação, comprar bilhete antes, comprar ingresso antes, só com reserva",
    rating:
      "avaliações, avaliação, opiniões, classificação, nota, qual a nota, que nota, avaliado, bem avaliado, reviews, resenhas, críticas, comentários, pontuação, quantas estrelas, o que acham, o que dizem, é bom mesmo, tem boa nota, boa nota",
    payment:
      "pagar com cartão, cartão, aceita cartão, aceitam cartão, só dinheiro, em dinheiro, pagar em dinheiro, visa, mastercard, amex, mbway, mb way, pix, aceitam pix, multicaixa, apple pay, contactless, débito, aceitam dinheiro",
    distance:
      "é longe, fica muito longe, longe daqui, longe do hotel, qual a distância, a que distância, fica longe, quão longe, muito longe, é muito longe, é perto, fica perto, longe daki, quantos km, quantos quilômetros, quantos minutos, quanto tempo a pé, quanto tempo andando, quanto tempo leva a pé, quanto demora a pé, dá pra ir a pé, dá para ir a pé, dá pra ir andando, dá pra ir caminhando, vai se a pé, consigo ir a pé, a quantos minutos, a quantos km, a quanto fica, a quanto tempo, distância, qual distância, quanto tempo até, quanto tempo de caminhada, quanto se demora, quanto tempo demora, é longe daqui, a que distância fica, longe a pé, quantos minutos a pé, minutos a pé, quanto andamos, quanto caminhamos, quanto se anda",
    duration:
      "quanto tempo, quanto tempo dura, quanto tempo leva, quanto dura, demora quanto tempo, quanto tempo precisa, quanto tempo é preciso, quanto tempo reservar, duração, dura quanto, quanto tempo preciso, quantas horas",
    photos: "fotos, imagens, foto, ver fotos, fotos do lugar, como é por dentro, mostra fotos",
    type: "que tipo, que tipo de comida, qual tipo, qual o tipo, que estilo, que género, que comida",
    fact: "quem projetou, quem desenhou, quem construiu, quem pintou, quem fundou, quem fez, quem é o arquiteto, enterrado, enterrada, sepultado, sepultada, quantos anos tem, qual é a altura, que altura tem, qual a altura, quanto mede, quando foi construído, quando foi construída, em que ano, que quadros, que pinturas, quais quadros, quais pinturas, que obras, render da guarda, troca da guarda",
  },
  slot: {
    features: "estacionamento, wifi",
    priceLevel: "preço, orçamento, valor, o preço, o orçamento",
    area: "zona, bairro, lugar, área, localização, o bairro, a zona, região, sítio",
    categories: "cozinha, tipo, estilo",
    openAt: "hora, dia, horário",
    stars: "estrelas",
  },
  sort: {
    price:
      "o mais barato, a mais barata, os mais baratos, as mais baratas, o mais em conta, a mais em conta, o mais económico, o mais econômico, a mais económica, a mais econômica, o menos caro",
    closing:
      "fecha mais tarde, aberto mais tempo, aberta mais tempo, fica aberto até mais tarde, aberto até mais tarde, aberta até mais tarde, fecha por último, fica aberto mais tempo, mais tempo aberto, abre até mais tarde",
    distance:
      "mais próximo, mais próxima, o mais perto, mais pertinho, o mais próximo, a mais próxima, a mais perto, os mais próximos, mais próximos, o que estiver mais perto, mais perto possível, o mais perto possível, menos longe",
    rating:
      "melhor, melhores, o melhor, a melhor, os melhores, as melhores, melhor avaliados, melhor avaliada, mais bem avaliado, mais bem avaliados, melhor classificado, melhor classificados, melhor cotado, melhor nota, com melhor nota, com melhores avaliações, top 3, melhores avaliações, mais bem cotado",
    closer:
      "mais perto, mais pertinho, mais próximo daqui, menos longe, longe demais, muito longe, é longe demais, fica longe demais, demasiado longe",
    better:
      "melhor avaliado, mais bem avaliado, melhor qualidade, de melhor qualidade, melhor classificado, com melhor nota",
  },
  act: {
    the_other: "o outro, a outra",
    theirs: "lá, ali, esse lugar, esse sítio, tem lá, há lá, eles têm, eles tem",
    early:
      "primeiro, em primeiro lugar, no início, no começo, começar com, começar por, começar pelo, começar pela, começa com, começa por, começa pelo, comece com, comece por, comece pelo, iniciar com, cedo, logo no início, para começar",
    late: "no fim, no final, para o fim, para o final, por último, por fim, terminar com, termina com, termine com, acabar com, acaba com, acabe com, para terminar, para acabar, fechar com",
    stroll:
      "passeio por, um passeio por, passeio pelo, passeio pela, um passeio pelo, um passeio pela, passear, passear por, passear pelo, passear pela, dar uma volta por, dar uma volta pelo, dar uma volta pela, uma volta por, deambular, deambular por, caminhar por, caminhar pelo, caminhar pela, vaguear, flanar",
    explore: "explorar, descobrir, percorrer, conhecer",
    whole_day: "dia inteiro, o dia inteiro, dia todo, o dia todo, todo o dia, dia livre",
    half_day:
      "só temos meio dia, temos meio dia, tenho meio dia, só meio dia, meio dia livre, metade do dia, meio período",
    spend:
      "passar, aproveitar, aproveitamos, o que sugere, o que sugeres, o que você sugere, o que propõe, o que você faria, o que farias, por onde começar, por onde começamos, preencher, o que recomenda, dá pra fazer, dá tempo de, o que fazemos",
    must: "tem que ser, tem de ser, deve ser, precisa ser, precisa de ser, deveria ser, é para ser",
    why: "por que, porque, porquê, por que não",
    left_out: "deixou de fora, deixaste de fora, ficou de fora, falta, não está, não incluído, omitido",
    calm: "mais leve",
    busy: "mais coisas, mais visitas, fazer mais, ver mais coisas",
    ask: "quem, qual, quais, por que, quando, o que",
    more: "mais, mostra mais, mostre mais, mostra me mais, mostre me mais, me mostra mais, me mostre mais, ver mais, quero mais, mais algum, mais alguma, mais alguns, mais algumas, mais opções assim, tem mais, manda mais, outros mais, e mais",
    todo: "o que se pode fazer, o que fazer, o que podemos fazer, coisas para fazer, o que ver, o que faço, o que eu faço, que faço, que fazer, que que eu faço, o que dá pra fazer, o que dá para fazer, que dá pra fazer, coisas pra fazer, algo pra fazer, algo para fazer, o que há para fazer, o que tem pra fazer, o que tem para fazer, que tem pra fazer, o que há pra ver, o que há para ver, o que tem pra ver, o que tem para ver, o que se faz, o que se faz por cá, que se pode fazer, o que posso fazer, o que a gente faz, o que a gente pode fazer, entreter as crianças, entreter os miúdos, ocupar os miúdos, o que visitar, aonde ir, onde ir, programa para, programa pra, o que podemos ver",
    called: "chamado, que se chama, se chama",
    also: "também, com",
    join: "e, ou, nem",
    either: "ou",
    greet:
      "olá, oi, bom dia, boa tarde, boa noite, tudo bem, e aí, oie, oiee, oiii, oii, opa, eae, alô, hey, hello, olá boas, viva, salve, fala aí, tudo bom, tudo bem contigo, tudo joia, beleza, como vai, bom diaa, boa noitee, como está, como estás, tudo certo, oi tudo bem, oi tudo bom",
    thanks:
      "obrigado, obrigada, muito obrigado, muito obrigada, valeu, agradeço, brigado, brigada, brigadão, obg, vlw, valeu demais, mt obrigado, mto obrigada, muito grato, muito grata, grato, grata, agradecido, agradecida, thanks, thx, obrigadinha, obrigadinho, és um amor, você é um amor, mil obrigados, fico grata",
    bye: "tchau, adeus, até logo, é tudo, é só isso, até mais, xau, tchauzinho, adeusinho, até amanhã, até já, falou, flw, fui, bye, abraço, abraços, beijos, beijinhos, bjs, boa noite e obrigado, até à próxima, bom fim de semana, fica bem",
    yes: "sim, claro, por favor sim, sim por favor, ok, pode ser, ótimo, perfeito, com certeza, está bem, ya, iá, isso mesmo, isso aí, bora, claro que sim, com prazer, beleza, blz, fechou, fechado, combinado, perfeito obrigado, tá bom, tá ótimo, tá bem, certo, certinho, exato, exatamente, com certeza sim, uhum, aham, sim sim, simm, tá, ok pode ser, por mim sim, vamos nessa",
    no: "não, não obrigado, não obrigada, nop, nope, nah, não não, nada disso, que nada, de todo, nem por isso",
    find: "o que se pode fazer, o que sugere, o que você sugere, o que ver, procuro, procuramos, procurar, encontrar, recomendar, recomenda, recomendação, sugerir, sugestão, tem algum, tem alguma, existe, há algum, há alguma, quero, queremos, queria, gostaria, preciso, precisamos, onde posso, onde podemos, o que fazer, o que podemos fazer, coisas para fazer, mostre me, algo, um lugar, conhece, me indica, prefiro, alguma sugestão, sugestões, sugere, sugira, indica, indicam, indique, indicação, indicações de, me recomenda, me recomende, recomendações, recomendas, aconselha, aconselhas, aconselham, dica, dicas, alguma dica, ideia, ideias, alguma ideia, tem alguma ideia, dá me ideias, me dá uma dica, me dá ideias, conheces, conhecem, conheces algum, conhece algum, conhece alguma, sabe de algum, sabe de alguma, sabes de, sabe de, sabe um, sabe onde, sabes onde, sabe onde tem, onde tem, onde há, onde encontro, onde acho, onde arranjo, onde arrumo, onde compro, onde vende, onde vendem, onde consigo, onde dá pra, onde dá para, onde a gente, onde a gente pode, onde é que há, onde é que posso, onde é bom, tem aí, tem por aqui, tem algo, tem algum lugar, um sítio, um local, um cantinho, um lugarzinho, um lugar pra, um sítio para, algum sítio, algum lugar, algum local, algum restaurante, a fim de, tô a fim de, afim de, com vontade de, vontade de, apetece me, apetecia me, apetece nos, me apetece, tô procurando, estou procurando, estamos procurando, estou à procura, estou à procura de, à procura de, ando à procura, tou à procura de, procura se, me arruma, arranja me, arranja, me acha, acha, mostra me, mostra, me mostra, manda um, quero um, quero uma, queria um, queria uma, a gente quer, queremos um, dava jeito, dá me, precisava de, precisava, preciso dum, tem como achar, me vê, ache, saudade de, saudades de, comprar, onde comprar, compro, se compra",
    where:
      "onde, aonde, onde posso, onde podemos, onde tem, onde há, onde encontro, onde acho, onde que, onde é que, em que sítio, em que lugar, onde dá pra, onde dá para, onde a gente",
    plan: "planeja, planejar, planear, planeia, monte um, monta, monte, organiza, organizar, prepara, faz um roteiro, faça um roteiro, plano, planeie, planeje, planeia me, planeia nos, planeja pra mim, organiza me, organiza nos, organize, organizem, me organiza, programa me, monta um roteiro, monta um plano, me monta, monte um roteiro, monta pra mim, monta pra gente, monta aí, monta nos, faz um plano, faz me um plano, faz me um roteiro, faz nos um roteiro, faz nos um plano, me faz um roteiro, me faz um plano, faz um itinerário, faça um plano, faça um itinerário, cria um roteiro, crie um roteiro, cria um plano, cria um itinerário, elabora, elabore, quero um roteiro, quero um plano, preciso de um roteiro, preciso de um plano, preciso de um itinerário, preparar, prepara me, prepara nos, prepare, um roteiro, um roteirinho, roteirinho, um plano de, um itinerário, planejamento, planeamento, monta me, cronograma",
    guides: "guias, guia, guias de viagem, guias da cidade",
    areas: "bairros, zonas, freguesias",
    itinerary:
      "roteiro, itinerário, plano, programa, roteirinho, roteiros, planejamento, planeamento, cronograma, programação da viagem, agenda, itinerários, o roteiro, o plano, plano de viagem",
    trip: "viagem, estadia, férias, escapadinha, viagenzinha, feriado, feriadão, escapada, fuga, passeio de, city break, vamos ficar, vou passar, vamos passar, estada, viagens, tenho dias",
    send: "envia, envie, enviar, manda, mande, mandar, e mail, email, mail, me manda, me envia, manda me, envia me, manda pra mim, manda no meu, manda por mail, manda por email, envia por email, por e mail, por email, pro meu email, para o meu email, pro meu mail, no whats, compartilha, partilha, encaminha, enviem, mandem",
    tell: "fala me de, fala me do, fala me da, fale me de, fala sobre, fala mais sobre, fale sobre, fale mais sobre, conta me, me conta, mais informações, informações sobre, detalhes, me fala, saber mais, fala mais, diz me mais, me fala sobre, me fala de, me fala da, me fala do, me conta sobre, me conta mais, conta mais, conta me mais, conta sobre, conta a história, fala um pouco, fala um pouco de, diz me algo sobre, diz mais, dá mais informações, mais detalhes, mais info, info sobre, infos sobre, informação sobre, quero saber mais, quero saber sobre, saber sobre, qual a história, qual é a história, explica, explica me, me explica, descreve, descreva, o que sabe sobre, o que sabes sobre, curiosidades sobre, fala me sobre",
    what_is:
      "o que é, quem é, o que são, o que que é, que que é, oq é, o que é isso, que é isso, o que é exatamente, o que tem lá, o que há lá, do que se trata, de que se trata",
    is: "é, vale a pena, está, são, vale a visita, compensa, compensa ir, vale mesmo a pena, vale a pena ir, vale, é recomendável",
    have: "tem, têm, aceitam, dá para, se pode, tem lá, servem, dá pra, deixam, permitem, permite se, é permitido, aceita, oferecem, tem opção, tem opções, possui, há lá, posso levar, podem entrar, dá pra entrar",
    reference: "esse, essa, isso, ele, ela, lá, aí, deste",
    other:
      "outro, outra, outros, outras, algo diferente, mais opções, outra coisa, outra opção, outras opções, outro lugar, outro sítio, outros lugares, algum outro, alguma outra, diferente, diferentes, noutro sítio, em outro lugar, noutro lado, outra zona, outro bairro, outra ideia, outras ideias, alternativa, alternativas, algo mais, mais alternativas, qualquer outro",
    meant:
      "que sejam, já disse, eu disse, disse, na verdade, afinal, digo, quis dizer, eu quis dizer, queria dizer, quero dizer, aliás, enganei me, me enganei, me confundi, errei, ops, peraí, pensando bem, pensando melhor, mudei de ideia, mudamos de ideia, mudança de planos, melhor dizendo, ou melhor, ou seja, corrigindo, correção, desculpa quis dizer, me referia, referia me, falei, eu falei, desculpe queria dizer",
    instead:
      "em vez, e, de preferência, que tal, em vez disso, em vez de, ao invés, ao invés de, no lugar, no lugar de, em lugar de, e se, e que tal, ou então, antes um, antes uma",
    like: "gosto, gostamos, adoro, adoramos, interessa, interessados, interessado, amo, amamos, curtimos, fã de, curto muito, curtimos muito, a gente curte, a gente gosta, a gente adora, a gente ama, gosto muito de, gostamos muito de, sou fã, sou fã de, fã, fãs de, somos fãs de, apaixonado por, apaixonada por, apaixonados por, amante de, amantes de, viciado em, viciada em, viciados em, louco por, loucos por, doido por, doidos por, me amarro, me amarro em, adepto de, adeptos de, interesso me, interessa me, interessamo nos, interesse em, aficionado, entusiasta de, ligado em, chegado em, maluco por, malucos por",
    dont_care:
      "tanto faz, não importa, é indiferente, não faz diferença, qualquer um, indiferente, tanto me faz, tanto nos faz, é me igual, me é igual, é igual, pra mim tanto faz, não me importa, não me importo, não ligo, qualquer, qualquer uma, qualquer coisa serve, qualquer lugar, qualquer sítio, você escolhe, tu escolhes, escolhe tu, escolhe você, como quiser, como quiseres, sem preferência, sem preferências, surpreende me, me surpreenda, o que for, onde for, whatever",
    less: "menos, menos coisas, não tanto, não tanta coisa",
    inside: "dentro, lá dentro, interior, do lado de dentro, fechado",
  },
  edit: {
    undo: "desfaz, desfazer, desfaça, desfaz isso, desfaz a alteração, desfaz a mudança, desfaça a última alteração, como antes, como estava, como estava antes, como era, como era antes, volta atrás, voltar atrás, volte atrás, volta ao plano anterior, volta ao que era, o plano anterior, versão anterior, restaura, restaurar, reverte, reverter, põe como estava, deixa como estava, anula a alteração, cancela a alteração",
    move: "move, mova, mover, passa, passe, passar, muda, põe, põe para, adianta, atrasa, puxa, muda pra, move pra, joga pra, joga, jogar, adiantar, atrasar, empurra, antecipa, antecipar, adia, adiar, coloca, colocar, passa para, passa pra, põe pra, bota, botar, troca de horário",
    keep: "mantém, mantenha, manter, deixa ficar, conserva, tem de ficar, tem que ficar, não mexas, deixa, deixe, deixa como está, não muda, não mude, não mexe, não mexa, não toque, não toques, guarda, preserva, fica como está",
    free: "livre, sem nada planeado, sem nada planejado, para nós, tempo livre, sem nada, folga, de folga, descanso livre, sem programa, sem programação, livres",
    start_at:
      "começar, começamos, começa, começando, início, sair, saímos, saída, não antes das, a partir das, comece, começo, sair só, só a partir das, a partir de, primeira parada, arrancar, arrancamos, iniciar, iniciamos, inicia, comecem, começando às, começa às, sair às, saindo, saindo às, partir das, desde as, início às, disponível a partir das, não antes de",
    end_at:
      "voltar, voltamos, de volta, volta, regresso, regressar, terminar, acabar, fim, estar no hotel, termina, termine, acaba, acabe, chegar ao hotel, estar de volta, de regresso, regressamos, acabamos, terminamos, terminar às, acabar às, até as, de volta ao hotel, voltar pro hotel, voltar ao hotel, fim às, encerrar, retornar, retorno",
    move_later: "mais tarde, um pouco mais tarde, mais pra tarde, mais tardinho",
    move_earlier: "mais cedo, antes, um pouco mais cedo, mais cedinho",
    remove_day:
      "um dia a menos, menos um dia, tira um dia, tire um dia, remove um dia, corta um dia, retira um dia, encurta um dia, tirar um dia, reduz um dia, elimina um dia, um dia menos, tira 1 dia",
    add_day:
      "um dia a mais, mais um dia, adiciona um dia, adicione um dia, acrescenta um dia, outro dia, um dia extra, põe mais um dia, acrescente um dia, acrescenta mais um dia, adiciona mais um dia, mais 1 dia, estica um dia, prolonga um dia, bota mais um dia, coloca mais um dia, soma um dia, alonga um dia, aumenta um dia, inclui mais um dia, um diazinho a mais",
    replace:
      "troca, troque, trocar, substitui, substituir, muda, mudar, substitua, inverte, inverter, inverta, permuta, trocar por, trocamos, trocava, mudem, altera, alterar, altere, substituam, mude, alterna, substituto, swap, mudamos",
    remove:
      "tira, tire, tirar, remove, remova, elimina, retira, remover, apaga, apague, corta, corte, exclui, exclua, pula, pule, salta, cancela, deleta, não precisa, dispensa, fora, tirem, retire, retiramos, excluir, cortar, apagar, deletar, pular, saltar, salte, descarta, descartar, esquece, omite, elimine, eliminar, tira fora, deixa de fora, suprime",
    add: "adiciona, adicione, acrescenta, inclui, adicionar, acrescente, mete, bota, coloca, coloque, põe também, inclua, insere, junta, adicionem, acrescentar, incluir, bota aí, coloca aí, põe um, põe uma, põe lá, meter, mete um, mete uma, inserir, insira, soma, juntar, encaixa, encaixar, encaixe, encaixa aí, junte, enfia, acrescenta aí",
    less_walking:
      "andarilho, andador, muletas, bengala, não pode andar muito, não consegue andar muito, anda com dificuldade, andar menos, caminhar menos, menos caminhada, menos a pé, andar tanto, menos caminhadas, andar pouco, caminhar pouco, pouca caminhada, pouco a pé, sem andar muito, sem caminhar muito, não andar muito, não caminhar muito, não andar tanto, não podemos andar muito, não pode andar muito, não consegue andar muito, não consigo andar muito, anda mal, anda com dificuldade, dificuldade de andar, dificuldade em andar, dói o joelho, dor no joelho, dores nos joelhos, joelho ruim, muita caminhada, muito a pé, andar demais, andamos demais, caminhada demais, menos caminhar, menos andar, menos km, não anda muito, não aguenta andar, não aguenta caminhar, caminha mal",
    start_later:
      "começa mais tarde, começar mais tarde, comece mais tarde, não tão cedo, sair mais tarde, dormir até tarde, acordar tarde, acordar mais tarde, dormir mais, dormir até mais tarde, levantar tarde, sem madrugar, não madrugar, não acordar cedo, não muito cedo, nada de acordar cedo, sem acordar cedo, começar tarde, começa tarde, comece tarde",
    start_earlier:
      "começar mais cedo, começa mais cedo, começar cedo, acordar cedo, começa cedo, sair cedo, começar bem cedo, madrugar, sair mais cedo",
    end_earlier:
      "terminar mais cedo, acabar mais cedo, terminar cedo, acabar cedo, voltar cedo, voltar mais cedo, regressar mais cedo, dormir cedo, deitar cedo, termina mais cedo, acaba mais cedo",
    slower:
      "sem pressa, sem correria, sem stress, num ritmo calmo, ritmo tranquilo, relaxado, nada de correria, mais calmo, mais relaxado, menos paradas, com calma, mais tranquilo, mais lento, mais devagar, menos cheio, menos corrido, mais leve, mais levezinho, alivia, aliviar, alivie, mais curto, mais curta, encurta, muito cheio, cheio demais, demais, demasiado, demasiado cheio, muita coisa, demasiada coisa, muitas paradas, muitas paragens, paragens a menos, menos paragens, muito longo, muito cansativo, cansativo, cansados, cansado, menos coisas, menos lugares, menos sítios, menos intenso, mais pausas, mais tempo, mais calma, mais suave, mais relax, mais descontraído, devagarinho, devagar, tranquilo, sossegado, mais sossegado, devagarzinho, light, levezinho, levinho, mais levinho, mais light, tranquilão, tranquilinho, relax, relaxadinho, relaxada, relaxados, na calma, calminho, nas calmas, com calminha, no nosso ritmo, ao nosso ritmo, ao meu ritmo, no meu ritmo, ritmo lento, ritmo leve, ritmo calmo, ritmo relaxado, slow, sem correr, sem correrias, sem estresse, sem estressar, sem canseira, sem afobação, de boinha, suave, na boa, descansado, descansados, menos coisa, menos carregado, menos apertado, menos puxado, menos pesado, muito puxado, puxado demais, muito corrido, corrido demais, muito carregado, demasiado carregado, coisa demais, coisas demais, demasiadas coisas, paradas demais, muito apertado, cansadas, estamos cansados, tô cansada, tô cansado, menos cansativo, exaustos, pés doendo, dor nos pés, doem os pés, doem me os pés, pés doem, meus pés doem, pernas cansadas, com pausas, com descanso, com paradas pra descansar, folgado, mais folgado, maneirar, pega leve, pegar leve, mais de boa, sem pressas, com tempo, sem cansar muito, pouca coisa",
    fuller:
      "mais paradas, mais cheio, enche, enche mais, encher, muito vazio, vazio, vazio demais, mais coisas, põe mais coisas, mais atividades, mais intenso, bem cheio, dias cheios, cheio, a abarrotar, ao máximo, o máximo possível, mais lugares, mais recheado, recheado, cheios, bem cheia, cheinho, lotado, bem lotado, lotar, bem recheado, recheados, bem carregado, intenso, intensos, intensiva, bem intenso, a todo vapor, a todo o vapor, no gás, gás total, puxado, bem puxado, sem parar, non stop, sem descanso, sem tempo morto, sem tempos mortos, aproveitar ao máximo, aproveitar tudo, aproveitar o máximo, máximo possível, o máximo de coisas, máximo de coisas, ver tudo, ver de tudo, fazer tudo, ver o máximo, dá pra fazer tudo, o mais cheio possível, bem corrido, corrido, ritmo intenso, ritmo forte, ritmo puxado, acelerado, mais carregado, mais puxado, tá vazio, está vazio, muito parado, muito fraco, tá fraco, preenche, preencher, aguentamos tudo, aguentamos bem, topamos tudo, rolê o dia todo, abarrotado, muitas coisas, sem pausa, maratona",
    set_days:
      "na verdade, só, apenas, somente, que sejam, afinal, ficamos, faz, faça, muda para, muda pra, passa para, passa pra, vamos ficar, são, temos, reduz para, aumenta para, no fim são",
  },
};
