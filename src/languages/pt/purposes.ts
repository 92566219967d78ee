import type { Purposes } from "../purposes.ts";

export const purposes: Purposes = {
  emergency: {
    harm: "sangue, sangra, sangrando, respira, respirar, ofegante, dor, dores, dói, ferido, ferida, machucado, machucou, desmaiou, desmaiado, desmaiada, caiu, inchado, inchada, incha, inchando, vomita, vomitando, febre, a arder, queimado, queimadura, queima, fumo, fumaça, chamas, faíscas, faca, arma, pistola, bateu, soco, segue, seguindo, ameaça, ameaçou, grita, gritos, medo, pânico, chora, morto, morta, morre, morrer, morreu, matar, comprimidos, veneno, afoga, afogado, bêbado, drogas, queda, corte, cortou, acidente, atropelou, atropelado, polícia, médico, doutor, hospital, urgência, bombeiros, sumiu, desaparecido, desapareceu, não está, preso, presa, trancado, perigo, perigoso, coração, peito, pálido, roxo, roxos, inconsciente, acorda, engasgado, dormente, tonto, tonta, alergia, mordeu, picou, treme, convulsão, saltar, pular, briga, roubaram, roubado, doente, passando mal, alzheimer, demência, diabético, diabética, não responde, não sente, pulso, gás, incêndio, bolsa estourou, engoliu, não mexe, pegando fogo, espingarda, detergente, lixívia, pulsos, soníferos, a bater na, batendo na, batendo em, no canal, acabar com tudo, vontade de viver, na beira, pensamentos escuros, remédio, medicamento, insulina, bombinha, inalador, receita médica, dor de dente, dente, infeção, infecção, contrações, tornozelo, passaporte, carteira, quebrei, quebrou, parti o, ambulância",
    calm: "não é urgente, não é uma emergência, não é emergência, nada urgente, nada grave, não é grave, não é urgência, não é uma urgência, sem urgência",
    police_later:
      "polícia não urgente, apresentar queixa, fazer queixa, fazer uma queixa na polícia, registrar ocorrência, boletim de ocorrência, participar à polícia",
    embassy: "embaixada, a embaixada, consulado, o consulado",
    doctor:
      "médico de serviço, médico de plantão, linha de saúde, sns 24, saúde 24, dor de dentes, dor de dente, dentista, dor de garganta, dor de ouvido, dor de ouvidos, febre, está com febre, tem febre, estou com febre, constipado, resfriado, intoxicação alimentar, escaldão, entorse, torci o, torceu o, vomitou, vomitando, vomita, diarreia",
    medical:
      "não sabe nadar, caiu à água, caiu na água, caiu no canal, caiu ao canal, caiu ao rio, caiu no rio, está ferido, está ferida, ficou ferido, ficou ferida, uma pessoa ferida, monte de comprimido, monte de comprimidos, enfarte, infarto, ataque cardíaco, ataque do coração, paragem cardíaca, parada cardíaca, avc, derrame, dor no peito, dores no peito, não consegue respirar, não consigo respirar, não respira, falta de ar, dificuldade em respirar, inconsciente, desmaiou, desmaiado, desmaiada, não acorda, não reage, não responde, convulsão, convulsões, ataque epiléptico, sangra, sangrando, a sangrar, hemorragia, overdose, comprimidos a mais, muitos comprimidos, envenenado, intoxicação, engoliu, reação alérgica, choque anafilático, a inchar, inchando, engasgado, engasgou, a sufocar, sufocando, a afogar, afogando, afogou, choque elétrico, perna partida, perna quebrada, braço partido, braço quebrado, partiu a perna, quebrou a perna, bateu com a cabeça, bateu a cabeça, queimado, queimadura, dor muito forte, febre alta, 40 de febre, rebentaram as águas, bolsa estourou, contrações, preciso de um médico, precisamos de um médico, um médico, ambulância, hospital, urgências, pronto socorro, emergência médica, caiu duro, ficando roxo, ficou roxo, lábios roxos, tomei todos os, tomou todos os, boca torta, atropelou, atropelado, atropelada, preciso de médico",
    fire: "fogo, incêndio, a arder, pegando fogo, em chamas, fumo, fumaça, cheiro a fumo, cheiro de fumaça, cheiro a gás, cheiro de gás, cheira a gás, fuga de gás, vazamento de gás, cheira a queimado, cheiro de queimado, alarme de incêndio, bombeiros, explosão, faíscas",
    missing:
      "criança desaparecida, filho desapareceu, filha desapareceu, desapareceu, desaparecido, não encontro o meu filho, não encontro a minha filha, não encontramos o nosso filho, não acho meu filho, não acho minha filha, perdi o meu filho, perdi meu filho",
    police:
      "assaltado, assaltada, assaltaram, assalto, agredido, agredida, agressão, atacado, atacada, me bateu, bateu me, espancado, estuprada, violada, violação, estupro, assediada, assédio, a seguir me, me seguindo, seguindo, perseguido, perseguida, ameaçado, ameaçada, ameaça, ameaçando, raptado, sequestrado, sequestro, refém, uma faca, tem uma arma, uma arma, tiros, tiroteio, esfaqueado, bomba, polícia, queixa na polícia, apresentar queixa, boletim de ocorrência, algo na minha bebida, drogado, alguém no meu quarto, a tentar entrar, tentando entrar, estão roubando, estão a roubar, a roubar, roubando, arrombando, a arrombar",
    theft:
      "roubado, roubada, roubaram, fui roubado, fui roubada, roubo, furto, furtaram, ladrão, ladrões, carteirista, batedor de carteira, arrombaram, levaram minha bolsa, levaram a minha mala, levaram meu celular, arrancaram minha, gamaram, palmaram",
    loss: "perdi o passaporte, perdi meu passaporte, perdi o meu passaporte, sem passaporte, não encontro o passaporte, não acho meu passaporte, perdi a carteira, perdi a minha carteira, perdi minha carteira, perdi o cartão de crédito, perdi o meu cartão, perdi meu cartão, perdi os documentos, perdi o bilhete de identidade, não encontro a carteira, não acho minha carteira",
    self_harm:
      "suicídio, suicidar me, me suicidar, matar me, me matar, tirar a minha vida, tirar minha vida, acabar com a vida, acabar com tudo, não quero viver, não quero mais viver, quero morrer, vontade de viver, magoar me, me machucar, cortar me, me cortar, melhor sem mim, não vale a pena viver, pensamentos negros, pensamentos escuros, não vejo saída",
    urgent:
      "emergência, uma emergência, é urgente, número de emergência, números de emergência, sos, socorro, ajuda urgente, ajudem me, me ajudem, preciso de ajuda já, em perigo, perigo de vida, não me sinto segura, não me sinto seguro, vida ou morte, está morto, está morta, um cadáver, preso no elevador, presa no elevador, presos no elevador, fechados no elevador",
    none: "morrendo de sede, morto de fome, mortos de fome, mortos de sede, morrendo de tédio, ninguém está em perigo, ninguém em perigo, não estou em perigo, não é uma emergência, não é emergência, sem perigo, não é uma emergência, não é urgente, fogo de artifício, fogos de artifício, fogueira, lareira, ajuda para, ajuda com, ajuda a, obrigado pela ajuda, saída de emergência, morrer de fome, morrendo de fome, a morrer de fome, escape room, faca e garfo",
    over: "falso alarme, já passou, acabou tudo, tudo bem, está tudo bem, ficou tudo bem, ela está bem, ele está bem, estamos bem, estou bem, está melhor, está estável, encontrámo la, encontrámo lo, já a encontrámos, já o encontrámos, encontramos ela, encontramos ele, era só, foi só, só um cigarro, nada partido, nada quebrado, não aconteceu nada, já está apagado, não é fogo, não há fogo",
    back: "voltei, voltámos, voltamos, já voltámos, já voltamos, voltámos do hospital, voltamos do hospital",
    called:
      "entretanto, enquanto isso, até lá, já liguei, já ligámos, já ligamos, liguei para, chamei a ambulância, já chamei, já chamámos, já chamamos, já vêm, estão a caminho, vêm a caminho, está a caminho, estão vindo, já estão aqui, já chegaram, chegaram, ao telefone, querem a morada, pedem a morada, querem o endereço, pedem o endereço, perguntam a rua, perguntam a morada, precisam da morada, até eles chegarem, até chegarem, enquanto não chegam, a ambulância chegou, a ambulância está aqui, a polícia chegou, a polícia está aqui, os bombeiros chegaram, na ambulância, estamos no hospital",
  },
  house: {
    umbrella:
      "emprestam guarda chuva, emprestam guarda chuvas, emprestar guarda chuva, emprestar um guarda chuva, têm guarda chuva, têm guarda chuvas, tem guarda chuva, emprestam um guarda chuva, guarda chuva, guarda chuvas, chapéu de chuva",
    tax_refund: "reembolso do iva, devolução do iva, tax free, reembolso de impostos",
    tap_water: "água da torneira, a água da torneira, água é potável",
    currency: "pagar em euros, com euros, que moeda, qual a moeda, paga se em euros",
    tipping: "gorjeta, gorjetas, deixar gorjeta, dar gorjeta",
    transport:
      "aeroporto, o aeroporto, ao aeroporto, do aeroporto, para o aeroporto, meu voo, nosso voo, autocarro, autocarros, ônibus, qual autocarro, qual ônibus, que autocarro, que ônibus, que metro, qual metrô, que linha, eléctrico, bilhete de metro, bilhete de metrô, bilhete de comboio, passagem de trem, bilhete de autocarro, transportes públicos, transporte público, cartão de transporte, horário dos autocarros, horário dos ônibus, horário dos comboios, último metro, último metrô, último comboio, último trem, último autocarro, último ônibus, de autocarro, de ônibus, de metro, de metrô, de comboio, de trem, camioneta, camionetas, busão, comboio, comboios, trem, metrô até, ir de comboio, ir de trem, ir de carro, transportes, com os transportes, trânsito, rodoviária, paragem do autocarro, paragem de autocarro, ponto de ônibus, barco para a outra margem, ferry, balsa, cacilheiro, bilhete de transportes, passe de transportes, cartão do metro, ir para o aeroporto, chegar ao aeroporto, chegar no aeroporto, tuk tuk, como voltamos, como volto, como é que voltamos, como a gente volta, para voltar ao hotel, voltar de madrugada, como regressamos",
    wifi: "wifi, wi fi, senha do wifi, senha, palavra passe, password, internet, rede sem fios, rede wifi",
    breakfast: "café da manhã, pequeno almoço, buffet do pequeno almoço, cafe da manha, desjejum",
    checkin:
      "check in, checkin, hora de entrada, horário de entrada, chegada tardia, chegar tarde, chegamos tarde, dar entrada",
    early_checkin:
      "check in antecipado, early check in, entrar mais cedo, check in mais cedo, quarto pronto, chegar mais cedo",
    checkout:
      "check out, checkout, hora de saída, horário de saída, deixar o quarto, desocupar, sair do quarto, entregar o quarto, sair até que horas, deixar o hotel, liberar o quarto, dia da saída, dia da partida, entregar a chave do quarto",
    late_checkout:
      "late check out, late checkout, check out tardio, sair mais tarde, check out mais tarde, ficar no quarto até, deixar o quarto mais tarde",
    extra_night:
      "mais uma noite, noite extra, noite adicional, uma noite a mais, prolongar a estadia, estender a estadia, ficar mais uma noite, prolongar estadia",
    parking:
      "estacionamento, estacionar, parque de estacionamento, parque, garagem, vaga, lugar para o carro, deixar o carro, manobrista, se estaciona, onde se estaciona",
    ev_charging:
      "carregador para carro elétrico, carro elétrico, carregar o carro, posto de carregamento, carregamento elétrico",
    pets: "cão, cães, cachorro, cachorros, gato, gatos, animais, animais de estimação, pet, pets",
    gym: "ginásio, academia, fitness, sala de fitness, esteira, passadeira de corrida",
    pool: "piscina, jacuzzi, hidromassagem, banheira de hidromassagem",
    spa: "spa, massagem, massagens, tratamentos, bem estar",
    sauna: "sauna, banho turco, hammam, banho de vapor",
    laundry:
      "lavandaria, lavanderia, lavar roupa, lavam roupa, máquina de lavar, máquina de secar, secadora, limpeza a seco, lavagem a seco, lavandaria expresso, lavandaria expressa",
    iron: "ferro de engomar, ferro de passar, tábua de passar, passar roupa, engomar",
    towels: "toalha, toalhas, roupão, roupões, chinelos, pantufas",
    toiletries:
      "escova de dentes, pasta de dentes, champô, xampu, shampoo, gel de banho, sabonete, lâmina de barbear, papel higiénico, papel higiênico, lenços, absorvente, tampões, penso rápido, curativo, touca de banho",
    housekeeping:
      "limpeza, limpar o quarto, arrumar o quarto, lençóis, trocar os lençóis, almofada, almofadas, travesseiro, travesseiros, cobertor, cobertores, edredão, edredom, não incomodar, lixo, camareira, fazer a cama",
    room_service:
      "serviço de quartos, serviço de quarto, room service, comer no quarto, jantar no quarto, pequeno almoço no quarto, café da manhã no quarto, trazer ao quarto",
    restaurant: "restaurante, restaurante do hotel, meia pensão, pensão completa, sala de jantar",
    bar: "bar, bar do hotel, bar lá em baixo, happy hour",
    minibar:
      "minibar, frigobar, frigorífico, geladeira, garrafa de água, abridor, saca rolhas, gelo, copos de vinho",
    kettle:
      "chaleira, jarro elétrico, máquina de café, cafeteira, cápsulas de café, saquinhos de chá, micro ondas",
    luggage:
      "bagagem, bagagens, mala, malas, guardar as malas, deixar as malas, deixar a bagagem, guardar a bagagem, depósito de bagagem",
    shuttle:
      "shuttle, transfer, translado, traslado, transporte para o aeroporto, buscar no aeroporto, nos buscar",
    taxi: "táxi, taxi, táxis, uber, chamar um táxi, pedir um táxi",
    bikes:
      "bicicleta, bicicletas, bike, bikes, alugar bicicletas, aluguer de bicicletas, aluguel de bicicletas",
    crib: "berço, babysitter, babá, ama, cadeira alta, cadeirão, cadeira de bebê, carrinho de bebé, carrinho de bebê, trocador, fraldário",
    extra_bed: "cama extra, cama adicional, sofá cama, camas separadas, quartos comunicantes",
    smoking:
      "fumar, quarto para fumadores, quarto para fumantes, fumadores, fumantes, área de fumadores, cinzeiro, não fumadores",
    accessibility:
      "cadeira de rodas, acessível, deficientes, deficiência, mobilidade reduzida, rampa, acessibilidade",
    safe: "cofre, objetos de valor",
    invoice:
      "fatura, recibo, nota fiscal, minha conta, conta do quarto, pôr na conta do quarto, colocar na conta do quarto",
    payment:
      "pagar com cartão, cartão de crédito, cartões de crédito, multibanco, pix, pagar em dinheiro, dinheiro vivo, apple pay, google pay, amex, trocar dinheiro, formas de pagamento, pagar o quarto",
    deposit: "caução, depósito, depósito de segurança, pré autorização, bloqueio no cartão",
    tourist_tax: "taxa turística, taxa de turismo, imposto turístico, taxas extra, taxas adicionais",
    quiet_hours: "horas de silêncio, horário de silêncio, fazer silêncio, regras da casa, festa no quarto",
    hairdryer: "secador, secador de cabelo, chapinha, prancha de cabelo",
    adapter:
      "adaptador, carregador, carregador de celular, carregador de telemóvel, tomada, tomadas, cabo, power bank",
    aircon: "ar condicionado, o ar, ventilador, ventoinha",
    heating: "aquecimento, aquecedor, radiador, termostato, temperatura do quarto",
    tv: "tv, televisão, tele, comando, controle remoto, netflix, chromecast, canais",
    lift: "elevador, que andar, qual andar, que piso, escadas, interruptor",
    keycard:
      "cartão do quarto, chave, chaves, chave do quarto, perdi a chave, perdi o cartão do quarto, perdi a chave do quarto, trancado fora, fiquei do lado de fora, código da porta, segunda chave, outra chave",
    reception_hours:
      "receção aberta, recepção aberta, horário da receção, horário da recepção, receção, recepção, recepção 24 horas, onde fica a recepção, onde é a receção, chave da noite, chave para a noite, entrar de noite, entrar à noite, voltar tarde, voltamos tarde, chegar tarde da noite, porta trancada, porta fechada à noite, fecham a porta",
    lost_and_found:
      "perdidos e achados, achados e perdidos, esqueci, esqueci me, esqueci meu, esqueci minha, deixei no quarto, perdi o telemóvel, perdi meu celular, perdi a carteira, perdi meus óculos, encontraram",
    wake_up: "serviço de despertar, acordem me, me acordar, acordar me, chamada de despertar, despertar às",
    meeting_room:
      "sala de reuniões, sala de reunião, sala de conferências, impressora, imprimir, imprimir o cartão de embarque, fotocópia, digitalizar, trabalhar no hotel",
    visitors:
      "visitas no quarto, receber visitas, visitas no meu quarto, levar alguém, trazer um convidado, levar um amigo",
    address:
      "morada do hotel, endereço do hotel, vossa morada, seu endereço, onde fica o hotel, onde é o hotel, onde vocês ficam, como chego ao hotel, como chegar ao hotel, voltar ao hotel, voltar para o hotel, mais perto do hotel",
    contact:
      "telefone do hotel, número do hotel, vosso número, número da receção, número da recepção, ligar para a receção, ligar para a recepção, ligar para o hotel, email do hotel, vosso email, seu email",
    perks:
      "vantagens, benefícios, incluído, incluído no preço, o que está incluído, comodidades, desconto para hóspedes, pontos de fidelidade, bebida de boas vindas, jogos de tabuleiro",
    room: "upgrade, outro quarto, mudar de quarto, trocar de quarto, quarto maior, quarto mais calmo, quarto mais silencioso, quarto com vista, quarto com banheira, quarto no rés do chão, quarto no térreo, banheira, tipos de quarto",
  },
  purpose: {
    weather:
      "previsão do tempo, como está o tempo, como vai estar o tempo, como estará o tempo, tempo amanhã, que tempo faz, que tempo vai fazer, clima amanhã, vai chover, está a chover, está chovendo, chove, vai nevar, vai fazer sol, vai fazer frio, vai fazer calor, preciso de guarda chuva, quantos graus, que temperatura, qual a temperatura, temperatura lá fora, temperatura amanhã, previsão, previsão da semana, previsão para, previsão pra, previsão de chuva, neva, vai chover amanhã, vai fazer vento, vento forte, vai estar calor, vai estar frio, vai estar sol, está frio lá fora, está calor lá fora, como tá o tempo, como vai tá o tempo, tempo vai estar, tempo para amanhã, tempo no fim de semana, tempo hoje, levo casaco, preciso de casaco, levo guarda chuva, meteorologia, hora do pôr do sol, a que horas é o pôr do sol, que horas é o pôr do sol, há sol amanhã, faz frio, faz muito frio, frio à noite, frio de noite, frio lá fora, está frio, tá frio, a que horas nasce o sol, que horas nasce o sol, a que horas escurece, quando escurece, fica escuro",
    past: "ontem, ontem à noite, anteontem, semana passada, há dois dias",
    house:
      "no hotel, do hotel, o hotel, este hotel, nosso hotel, no quarto, no meu quarto, no nosso quarto, ao quarto, meu quarto, nosso quarto, o quarto, vosso, vossa, vossos, de vocês, convosco, com vocês, no lobby, na lobby, para hóspedes, hóspedes, lá em baixo, lá embaixo, incluído, incluída, incluso, emprestar, emprestarme, emprestam, emprestado, emprestada, me empresta",
    asks: "têm, tem, vocês têm, vocês tem, há, existe, oferecem, posso, podemos, pode se, é possível, podia, podíamos, podem, permitido, é permitido, permitem, aceitam, emprestam, emprestar, preciso, precisamos, preciso de, precisamos de, traz, trazem, mais um, mais uma, outra, aqui, queria, gostaria",
    human:
      "falar com uma pessoa, falar com alguém, falar com um humano, falar com um atendente, pessoa real, pessoa de verdade, um humano, humano, ser humano, atendente, um atendente, assistente humano, atendimento ao cliente, apoio ao cliente, falar com a receção, falar com a recepção, com a recepção, o gerente, a gerente, com o gerente, o diretor, o responsável, supervisor, funcionário, um funcionário, alguém do hotel, do pessoal, ligue me, me ligue, me liga, liguem me, ligar me, passe me, me passa, transfira me, me transfere, não quero falar com um robô, és um robô, você é um robô, é um robô, um robô, mande alguém, mandem alguém, pode subir alguém, alguém pode subir, alguém pode vir",
    complaint:
      "reclamação, reclamar, queixa, queixar me, inaceitável, nojento, nojo, sujo, suja, sujos, sujas, não limparam, não foi limpo, por limpar, estragado, estragada, avariado, avariada, quebrado, quebrada, partido, não funciona, não funcionam, parou de funcionar, entupido, entupida, a pingar, pingando, vazamento, inundado, não há água quente, sem água quente, não tem água quente, sem água, sem luz, sem energia, água fria, barata, baratas, percevejos, mofo, bolor, fede, cheira mal, cheiro ruim, mau cheiro, cheira a tabaco, barulho, barulhento, barulhentos, muito barulho, vizinhos, não conseguimos dormir, não consigo dormir, mal educado, grosseiro, mau atendimento, péssimo, péssima, horrível, reembolso, dinheiro de volta, cobrado duas vezes, cobraram duas vezes, cobraram a mais, desiludido, decepcionado, decepcionante, burla, golpe, quarto errado, cabelos no, estou à espera, estamos à espera, estou esperando há, ninguém veio, ninguém apareceu, nunca chegou, insatisfeito, pior hotel",
    booking:
      "reservar uma mesa, reserva uma mesa, reserve uma mesa, mesa para, reservar, reserva, reserve, reserva isso, marcar mesa, marca uma mesa, chamar um táxi, chama um táxi, chame um táxi, pedir um táxi, pede um táxi, um táxi para, táxi para o aeroporto, comprar bilhetes, bilhetes para, comprar ingressos, ingressos para, reservar um quarto, marcar uma massagem, reservar uma massagem, alugar um carro, cancelar, cancela, cancele, cancelar a reserva, cancelar minha reserva, cancelar a minha reserva, mudar a reserva, alterar a reserva, remarcar, marcar hora, agendar",
    abuse:
      "puta, filho da puta, caralho, merda, vai à merda, vai se foder, vai te foder, foda se, foder, cabrão, corno, viado, vadia, arrombado, idiota, imbecil, burro, estúpido, estúpida, és burro, você é burro, cala a boca, cala te, inútil, fotos nuas, nua, pelada, sexo, pornô, prostituta, prostitutas, escort, acompanhante de luxo, vou te matar, mato te, te odeio, odeio te, cu",
    not_ours:
      "currículo, poema, código python, python, programar, traduz, traduzir, traduza, presidente, capital de, capital do, piada, política, bitcoin, trabalho de casa, dever de casa, redação, receita, raiz quadrada, impostos, matemática, copa do mundo, previsão do tempo, alarme para, põe um alarme, despertador para, temporizador, lembra me, me lembra, lembrete, lista de compras, calendário, põe música, toca música, tocar música, playlist, podcast, audiolivro, volume, acende a luz, apaga a luz, aspirador, notícias, resultado do jogo, quem ganhou, quem é o, quem inventou, quantos anos tem, taxa de câmbio, bolsa de valores, ações, horóscopo, definição, o que significa, calcula, equação, prompt, alexa, siri, empréstimo",
  },
};
