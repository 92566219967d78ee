import type { Purposes } from "../purposes.ts";

export const purposes: Purposes = {
  emergency: {
    calm: "not an emergency, no emergency, isnt an emergency, not urgent, its not urgent, nothing urgent, non emergency, nothing serious, not serious",
    police_later:
      "non emergency police, non emergency number, police non emergency, non emergency line, police not urgent, file a police report, police for a lost, report it to the police, report to the police",
    embassy: "embassy, embassies, consulate, consul, consulates, consular help",
    doctor:
      "out of hours doctor, doctors helpline, medical helpline, health line, doctor on call, on call doctor, toothache, tooth ache, sore throat, earache, hay fever, sunburn, has a fever, have a fever, a fever, food poisoning, upset stomach, dentist",
    medical:
      "heart attack, cardiac arrest, chest pain, chest pains, pain in his chest, pain in her chest, pain in my chest, chest hurts, stroke, having a stroke, cant breathe, cannot breathe, can not breathe, trouble breathing, difficulty breathing, struggling to breathe, not breathing, stopped breathing, unconscious, unresponsive, not responding, wont wake up, not waking up, doesnt wake up, fainted, passed out, collapsed, blacked out, seizure, convulsions, epileptic fit, bleeding, losing blood, lost a lot of blood, overdose, overdosed, took too many pills, poisoned, poisoning, swallowed, allergic reaction, anaphylaxis, anaphylactic, epipen, throat is swelling, throat is closing, swelling up, choking, is choking, drowning, drowned, electrocuted, electric shock, broke my leg, broke my arm, broke his leg, broke her leg, broke her arm, broke his arm, broke her hip, broke his hip, broken leg, broken arm, broken bone, broken ankle, broken wrist, head injury, concussion, hit his head, hit her head, hit my head, fell down the stairs, badly hurt, seriously hurt, is hurt, got hurt, injured, badly injured, burned myself, burnt myself, burned herself, burned himself, bad burn, severe pain, terrible pain, in a lot of pain, ambulance, paramedic, paramedics, need a doctor, needs a doctor, call a doctor, see a doctor, get a doctor, find a doctor, doctor urgently, need medical, medical help, medical emergency, medical attention, need a hospital, go to the hospital, to hospital, take me to the hospital, take me to a hospital, emergency room, urgent care, is dying, im dying, i am dying, she is dying, he is dying, having a baby right now, going into labour, going into labor, in labour, water broke, waters broke, contractions, bitten by, snake bite, high fever, fever of, coughing up blood, vomiting blood, throwing up blood, hypoglycemia, diabetic shock, out of insulin, hit by a car, car accident, car crash, been in an accident, had an accident, an accident, wont answer me, floppy, turned blue, going blue, blue lips, taken all my tablets, taken all my pills, took all my pills, took all my tablets, swallowed a, cant feel his, cant feel her, face drooping, slurring, slurred speech, water has broken, overdosing, run over, got run over",
    fire: "fire, on fire, a fire, flames, smoke in, smell smoke, smells of smoke, smelling smoke, something is burning, is burning, smell gas, smells of gas, smell of gas, gas leak, carbon monoxide, fire alarm, smoke alarm, fire brigade, fire department, firefighters, explosion, exploded",
    police:
      "been robbed, robbed, mugged, robbery, broke into, broken into, break in, intruder, attacked, assaulted, assault, raped, rape, sexually assaulted, groped, beaten up, beating, hitting me, hits me, stabbed, stabbing, shots, shooter, being followed, following me, followed me, stalking me, stalker, threatened, threatening me, threatens me, kidnapped, abducted, trafficked, hostage, bomb, terrorist, missing child, child is missing, lost my child, lost my son, lost my daughter, son is missing, daughter is missing, cant find my son, cant find my daughter, cant find my child, cant find our son, cant find our daughter, my wife is missing, my husband is missing, is missing, has gone missing, call the police, need the police, need police, call police, report a crime, police report, someone is in my room, trying to get into my room, trying to break, being attacked, spiked, drugged, my drink was spiked",
    theft:
      "nicked my, took my bag, taken my bag, snatched my, stolen, got stolen, was stolen, stole, burgled, burglary, burglar, thief, thieves, pickpocketed, pickpocket, snatched, passport stolen, report a theft, stealing, is stealing, are stealing, being robbed, robbing, breaking into, ripped off my, bag gone, wallet gone, purse gone, pinched my, lifted my wallet",
    loss: "lost my passport, lost our passports, lost passport, passport is gone, cant find my passport, passport is missing, without my passport, lost my wallet, lost our wallet, lost my purse, wallet is gone, wallet is missing, cant find my wallet, lost my credit card, lost my bank card, lost my debit card, lost my id card, lost my visa card, lost my driving licence, lost my drivers license",
    self_harm:
      "kill myself, killing myself, suicide, suicidal, end my life, ending my life, end it all, take my own life, taking my own life, want to die, wanna die, dont want to live, do not want to live, no reason to live, not want to be alive, dont want to be alive, dont want to be here anymore, better off dead, hurt myself, hurting myself, harm myself, harming myself, self harm, cut myself, cutting myself, cant go on, jump off a bridge, jump off the bridge, jump from the",
    urgent:
      "emergency, emergencies, an emergency, emergency number, emergency numbers, sos, help me, please help, help help, urgent help, need help urgently, need urgent help, need help now, in danger, not safe, dont feel safe, feel unsafe, call 911, call 112, call 999, life or death, life threatening, someone is dead, is dead, dead body, trapped, stuck in the lift, stuck in the elevator, elevator stuck, lift stuck",
    none: "no one is in danger, nobody is in danger, noone is in danger, not in danger, no danger, not an emergency, no emergency, isnt an emergency, not urgent, fireplace, fire place, fire pit, fire show, fireworks, wood fire, open fire, log fire, cosy fire, fire exit, fire station, fire escape, campfire, fire dancers, dying to, dying for, im dying to, i am dying to, im dying for, i am dying for, to die for, help me find, please help me find, help me plan, please help me plan, help me with, help me choose, help me decide, help me book, help me understand, help me get, help me out, please help me choose, please help me with, can you help me, could you help me, please help us find, swallowed by, not an emergency, no emergency, emergency exit, emergency exits, knife shop, kitchen knife, escape room, shooting stars, film shooting, photo shooting, stroke of, at a stroke, shots bar, jello shots, espresso shots, a knife and fork, an accident waiting, by accident",
  },
  house: {
    transport:
      "airport, the airport, airports, to the airport, from the airport, airport transfer, airport train, airport bus, my flight, our flight, flight, terminal, bus, buses, which bus, what bus, tram, trams, which train, which metro, metro ticket, metro tickets, train ticket, train tickets, bus ticket, bus tickets, public transport, public transportation, transit pass, travel card, transport card, day ticket, timetable, timetables, bus times, train times, ferry times, last metro, last train, last bus, first train, by bus, by metro, by train, by tram, by public transport, metro line",
    wifi: "wifi, wi fi, wlan, wifi password, wi fi password, password for the wifi, wifi code, password, internet, internet access, internet connection, wireless, wireless network, network name, wifi network, free wifi, hotspot",
    breakfast:
      "breakfast, brekkie, brekky, breakfast buffet, breakfast included, breakfast time, breakfast times, breakfast hours, breakfast room, serve breakfast, breakfast served, is breakfast",
    checkin:
      "check in, checkin, checking in, check in time, check us in, key pick up, arrive after midnight, late arrival, late check in, arriving late, arrive late, self check in",
    early_checkin:
      "early check in, early checkin, check in early, check in earlier, check in before, room ready early, room be ready, room ready, get into our room early, drop in early",
    checkout:
      "check out, checkout, checking out, check out time, check us out, express checkout, leave the room by, vacate",
    late_checkout:
      "late check out, late checkout, check out late, check out later, checkout later, later check out, later checkout, leave later, keep the room longer, stay in the room until, keep our room until, extend checkout, extend check out",
    extra_night:
      "extra night, extend my stay, extend our stay, extend the stay, extend my booking, extend our booking, stay another night, stay one more night, stay an extra night, stay longer, another night here, shorten my stay, leave a day early",
    parking:
      "parking, parking space, parking spot, parking lot, parking garage, garage, car park, valet, valet parking, can i park, can we park, where can i park, where can we park, park here, park my car, park our car, park the car, park a car, where to park, leave the car, rv",
    ev_charging:
      "charge my car, charge our car, charge my electric car, charge an electric car, charging station, charging point, ev charger, ev charging, electric car, tesla charger, electric vehicle",
    pets: "pets, pet, dog, dogs, cat, cats, pet policy, pet fee, bring my dog, bring our dog, bring a dog, bring my cat, animals, pet friendly",
    gym: "gym, fitness, fitness room, fitness centre, fitness center, workout room, work out, treadmill, exercise room",
    pool: "pool, swimming pool, hot tub, jacuzzi, whirlpool, pool towels",
    spa: "spa, massage, massages, spa treatment, treatments, wellness area, facial",
    sauna: "sauna, steam room, steam bath, hammam",
    laundry:
      "laundry, laundry service, wash my clothes, wash our clothes, wash clothes, clothes washed, washing machine, dryer, tumble dryer, dry cleaning, dry cleaner, laundromat, laundrette, shirt cleaned, suit cleaned, pressed, ironing service",
    iron: "iron, ironing board, an iron, steamer, iron my shirt",
    towels:
      "towel, towels, more towels, fresh towels, clean towels, extra towels, bath mat, bathrobe, robe, robes, slippers, bathrobes, washcloth",
    toiletries:
      "toiletries, toothbrush, toothpaste, shampoo, conditioner, soap, shower gel, razor, shaving kit, sanitary pads, tampons, toilet paper, tissues, body lotion, cotton buds, dental kit, shower cap",
    housekeeping:
      "housekeeping, clean my room, clean our room, clean the room, room cleaned, cleaning, room cleaning, make up my room, make up the room, make the bed, change the sheets, clean sheets, fresh sheets, new sheets, bed linen, linen, maid, maid service, do not disturb, trash, blanket, blankets, extra blanket, pillow, pillows, extra pillow, another pillow, duvet, take out the trash, empty the bin, turn down service",
    room_service:
      "room service, food to my room, food to the room, order food to my room, order to my room, eat in my room, bring food, breakfast in bed, breakfast in my room, breakfast to my room, in room dining, dinner in my room, hungry in my room, send up, bring up, brought to my room, delivered to my room, food delivered",
    restaurant:
      "restaurant, the restaurant, hotel restaurant, dining room, restaurant downstairs, half board, full board, kitchen open",
    bar: "bar, hotel bar, lobby bar, rooftop bar, bar downstairs, happy hour, a drink at the bar",
    minibar:
      "minibar, mini bar, fridge, refrigerator, mini fridge, bottled water, drinking water, tap water, ice bucket, ice machine, free water, bottle of water, water bottle, bottle opener, corkscrew, wine glasses, cutlery",
    kettle:
      "kettle, coffee machine, coffee maker, tea maker, tea and coffee, coffee in the room, tea in the room, nespresso, microwave, coffee capsules, coffee pods, tea bags",
    luggage:
      "luggage, leave our luggage, leave my luggage, store luggage, store our bags, store my bags, leave our bags, leave my bags, keep our bags, hold our bags, keep my bags, baggage, bags, suitcase, suitcases, luggage storage, bag storage, left luggage, porter, bellboy, bell boy, bellhop, carry my bags, luggage room, trolley",
    shuttle:
      "shuttle, airport shuttle, shuttle bus, airport transfer, transfer to the airport, pick us up, pick me up, pick up from the airport, airport pickup, airport pick up, hotel bus",
    taxi: "taxi, cab, uber, taxi stand, taxi to the airport, order a taxi, call a taxi, call a cab, call me a cab, car service",
    bikes:
      "bike, bikes, bicycle, bicycles, bike rental, rent bikes, rent a bike, borrow a bike, borrow bikes, bike storage, e bikes",
    crib: "crib, cot, baby cot, baby bed, babysitter, babysitting, high chair, highchair, travel cot, bottle warmer, baby monitor, childcare, kids club, child seat, booster seat, changing table, stroller, pram",
    extra_bed:
      "extra bed, rollaway, rollaway bed, sofa bed, additional bed, third bed, twin beds, separate beds, connecting rooms, adjoining rooms, another bed, bed for a child",
    smoking:
      "smoke, smoking, smoking room, smoking area, smoking rooms, vape, vaping, cigarette, cigarettes, ashtray, non smoking, smoking policy, balcony to smoke",
    accessibility:
      "wheelchair, wheelchair accessible, accessible, accessible room, step free, disabled, mobility, ramp, grab bars, roll in shower, hearing loop, handicap, handicapped",
    safe: "safe in the room, safe in my room, room safe, in room safe, hotel safe, safety deposit box, deposit box, safe deposit, safe for my passport, safe for valuables, valuables, open the safe, safe code, the safe, a safe",
    invoice:
      "invoice, bill, receipt, folio, vat receipt, company invoice, my bill, our bill, my invoice, charge on my bill, charged to my room, charge to my room, charge it to my room, put it on my room, final bill, copy of the bill",
    payment:
      "pay by card, pay with card, credit card, credit cards, debit card, amex, american express, mastercard, visa card, apple pay, google pay, pay in cash, pay cash, accept cash, accept cards, payment methods, payment, pay for the room, pay for my room, exchange money, change money, currency exchange, pay in euros, cards accepted, prepaid",
    deposit:
      "deposit, security deposit, deposit back, pre authorisation, pre authorization, preauthorization, hold on my card, incidentals",
    tourist_tax:
      "tourist tax, city tax, hotel tax, resort fee, resort fees, service charge, occupancy tax, extra fees, additional fees, hidden fees",
    quiet_hours:
      "quiet hours, quiet time, quiet after, party in the room, parties allowed, noise after, house rules, curfew",
    hairdryer: "hairdryer, hair dryer, blow dryer, straightener, hair straightener, curling iron",
    adapter:
      "adapter, adaptor, plug adapter, power adapter, charger, phone charger, usb charger, charging cable, phone cable, power socket, power outlet, outlet, plug, socket, voltage, converter, power bank",
    aircon:
      "air conditioning, air con, aircon, ac, a c, air conditioner, a fan, electric fan, cool the room, turn down the temperature",
    heating:
      "heating, heater, radiator, thermostat, room temperature, turn up the heat, turn on the heat, warmer in the room",
    tv: "tv, television, netflix, chromecast, remote, remote control, channels, cast to the tv, hdmi, english channels, tv channels",
    lift: "lift, elevator, elevators, stairs, which floor, what floor",
    keycard:
      "key card, keycard, room key, my key, lost my key, lost our key, lost key, lost my room key, lost my key card, lost my keycard, locked out, locked myself out, second key, extra key, another key, new key, key doesnt work, spare key, key to the room, front door code, door code, get into my room, get into our room, get back into my room, open my door",
    reception_hours:
      "reception hours, reception open, reception closed, reception desk open, front desk open, front desk hours, reception staffed, 24 hour reception, 24 hours, reception 24, night porter, anyone at reception, when is reception, is reception, where is reception, where is the reception, desk open",
    lost_and_found:
      "lost and found, lost property, left my, left behind, forgot my, forgot something, i left something, left something in, forgot something in, left it in my room, left in my room, left in the room, lost my phone, lost my wallet, lost my bag, lost my ring, lost my glasses, lost my jacket, lost my umbrella, have you found, found my",
    wake_up: "wake up call, wake me, wake me up, wake us, wake us up, wakeup call, morning call",
    meeting_room:
      "meeting room, meeting rooms, conference room, business centre, business center, printer, print, print my boarding pass, print out, printing, photocopy, scan a document, fax, co working, work space, workspace",
    visitors:
      "visitor, visitors, guests in my room, bring someone to my room, bring a guest, bring a friend to my room, friend stay, friends visit, friend visit my room, overnight guest, overnight guests, have someone over, additional guest, extra guest, extra person",
    address:
      "address of the hotel, hotel address, hotels address, your address, where is the hotel, where is our hotel, where is my hotel, where are you located, where are you, how do i get to the hotel, how do i get back to the hotel, back to the hotel, get to the hotel, directions to the hotel, way to the hotel, get back to the hotel, address here, find the hotel",
    contact:
      "phone number of the hotel, hotel phone, hotel phone number, hotels number, hotel number, number of the reception, reception number, number for reception, dial reception, call reception, call the reception, reach reception, your phone number, your number, your email, hotel email, your website, contact the hotel, call the hotel, phone number for the front desk, dial for, contact reception, contact the front desk, dial the front desk",
    perks:
      "perks, hotel perks, benefits, whats included, what is included, included in my room, included in the price, included in the rate, guest benefits, guest discounts, discount for guests, facilities, amenities, hotel facilities, loyalty points, loyalty program, member benefits, complimentary, welcome drink",
    room: "room upgrade, upgrade, upgrade my room, upgraded room, sea view room, room with a view, change rooms, different room, switch rooms, change my room, bigger room, quieter room, room number, room types, view from my room, balcony in the room, bathtub, bath in the room",
  },
  purpose: {
    weather:
      "weather, weather forecast, the forecast, will it rain, is it going to rain, going to rain tomorrow, does it rain, is it raining, will it snow, will it be sunny, will it be warm, will it be cold, how cold is it, how warm is it, how cold will it be, how warm will it be, how hot will it be, do i need an umbrella, need an umbrella",
    past: "yesterday, last night, last week, two days ago, days ago, the other day, the day before yesterday",
    house:
      "in the hotel, at the hotel, in this hotel, at this hotel, in our hotel, in my hotel, the hotel have, the hotel has, does the hotel, is the hotel, can the hotel, the hotel offer, hotel offers, in the house, on site, onsite, on the premises, in the building, in my room, in our room, in the room, to my room, to our room, for my room, my room, our room, the room, your gym, your pool, your sauna, your spa, your bar, your restaurant, your parking, your breakfast, the gym, the pool, the sauna, the spa, the bar, the restaurant, your hotel, your lobby, lobby, for hotel guests, hotel guests, downstairs, am i allowed, are we allowed, is it included, included",
    asks: "do you have, do you offer, do you provide, do you serve, do you accept, do you allow, do you take, do you rent, do you lend, have you got, can i get, could i get, can we get, could we get, can i have, could i have, can we have, could we have, may i have, may we have, can i borrow, can we borrow, could i borrow, can i use, can we use, is it allowed, allowed, permitted, i need, we need, is there, are there, your, here, can you bring, can you send, could you bring",
    human:
      "speak to someone, speak to somebody, speak with someone, talk to someone, talk to somebody, talk with someone, speak to a person, talk to a person, speak to a human, talk to a human, talk to a real person, speak to a real person, speak with a human, speak with a person, real person, real human, human being, a human, human agent, live agent, an agent, live person, live chat, representative, customer service, speak to the manager, talk to the manager, speak to a manager, talk to a manager, the manager, your manager, hotel manager, duty manager, speak to reception, talk to reception, speak with reception, speak to the reception, talk to the reception, connect me, connect me to reception, put me through, transfer me, call me back, call me, have someone call me, ring me, someone from the hotel, someone from reception, someone from the front desk, the front desk, talk to the front desk, speak to the front desk, speak to the desk, talk to staff, speak to staff, speak with staff, member of staff, staff member, not a bot, not a robot, are you a robot, are you a bot, are you human, are you a real person, are you an ai, stop the bot, receptionist, send someone, send somebody, someone to help, someone come to",
    complaint:
      "complain, complaint, complaints, make a complaint, unacceptable, disgusting, filthy, dirty, is dirty, was dirty, not clean, hasnt been cleaned, not been cleaned, wasnt cleaned, broken, is broken, not working, isnt working, doesnt work, does not work, dont work, wont work, stopped working, not work, out of order, wont turn on, doesnt turn on, wont flush, clogged, blocked, leaking, leaks, is leaking, flooded, no hot water, water is cold, cold water only, cold shower, no water, no electricity, no power, power cut, power is out, lights dont, cockroach, cockroaches, bed bugs, bedbugs, bugs in, mouse in, ants in, mould, mold, stinks, smells bad, smells awful, smells terrible, smells like smoke, smells of smoke in my room, bad smell, too hot in, too cold in, freezing in, room is cold, room is hot, room is freezing, room is too, very loud, so loud, too loud, really loud, noisy neighbours, noisy neighbors, neighbours are, neighbors are, people next door, loud music, cant sleep, can not sleep, cannot sleep, keeping me awake, keeping us awake, noise from, noise complaint, noisy room, room is noisy, room is so noisy, rude, was rude, terrible service, bad service, awful service, poor service, horrible, appalling, refund, money back, overcharged, charged twice, double charged, wrong charge, charged me, disappointed, disappointing, ripped off, rip off, scam, wrong room, hair in, stained, stains, still waiting, been waiting, never came, nobody came, no one came, not what i booked, not what we booked, unhappy, dissatisfied, not happy with, sue you, bad review, ruined",
    booking:
      "book a table, book us a table, book me a table, book table, reserve a table, reserve us a table, table reservation, make a reservation, make me a reservation, make a booking, get a reservation, get me a table, get us a table, table booked, reserve, book, book it, book that, book that one, book this, book me, book us, book them, book there, book a taxi, book me a taxi, book us a taxi, book a cab, order a taxi, order me a taxi, order us a taxi, get me a taxi, get us a taxi, call a taxi, call me a taxi, call us a taxi, call a cab, call me a cab, get me a cab, get me an uber, book tickets, book a ticket, buy tickets, get tickets, get me tickets, get us tickets, order tickets, book a room, book a double room, reserve a room, book another room, book a massage, book a tour, book a flight, book a train, rent a car, hire a car, cancel my booking, cancel our booking, cancel my reservation, cancel our reservation, cancel the reservation, cancel the booking, cancel the table, cancel my room, change my booking, change our booking, change my reservation, change our reservation, change the reservation, move my reservation, move our reservation, modify my booking, modify my reservation, confirm my booking, confirm my reservation, confirm our reservation, confirm our booking, make an appointment, book an appointment",
    abuse:
      "fuck, fuck you, fuck off, fucking, fucker, motherfucker, shit, bullshit, piece of shit, bitch, bastard, asshole, arsehole, dickhead, cunt, idiot, moron, stupid, you are stupid, youre stupid, you are useless, youre useless, useless bot, stupid bot, dumb, you are dumb, retard, wanker, twat, slut, whore, shut up, suck my, blow job, blowjob, sex, sexy, have sex, want sex, sex with, send nudes, nudes, naked, porn, prostitute, prostitutes, hooker, hookers, escort, escorts, escort girl, call girl, happy ending, kill you, i will kill you, ill kill you, hurt you, i hate you, go to hell, screw you, you suck, burn this place, burn the place down, blow up the hotel, loser",
    not_ours:
      "python, javascript, java code, script, poem, a song about, short story, essay, homework, code, coding, program that, debug, translate, translation, square root, instructions, system prompt, prompt, capital of, president, prime minister, politics, bitcoin, crypto, stock, stocks, stock price, stock market, share price, exchange rate, joke, jokes, tell me a joke, tax, taxes, tax return, weather, forecast, football score, score of the game, who won, world cup, math, maths, equation, calculate, divided by, recipe, how to cook, resume, cv, letter, contract, lottery, news, headlines, election, cover letter, thesis, hack, alarm, set an alarm, alarms, timer, set a timer, reminder, remind me, reminders, to do list, todo list, shopping list, grocery list, my calendar, calendar, my schedule, meeting with, appointment, play music, play some music, play a song, play the song, next song, previous song, volume, turn up the volume, playlist, podcast, audiobook, audio book, radio, radio station, turn on the lights, turn off the lights, light bulb, lamp, dim the lights, vacuum, robot vacuum, smart plug, my email, emails, my emails, inbox, unread, reply to, tweet, twitter, facebook, instagram post, social media, definition of, define, meaning of, synonym, who is the, who invented, who wrote, when was, how old is, how tall is, biography, lyrics, book reviews, horoscope, medical advice, legal advice, invest, investing, loan, mortgage, diagnose, what does the word, how do you say, in french, rate this book, rate the book, stars to, movie schedule, chess, play a game, olly, siri, alexa",
  },
};
