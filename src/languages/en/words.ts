import type { Words } from "../words.ts";

export const words: Words = {
  language: "en",
  common:
    "sun wich whitch wher waht thier becuase a an the and or of to in on at for with from by is are was were be been am it its this that these those there here i im id ill ive you your youre we were our us my me he she they them their his her do does did done dont can could would should will wont may might must have has had get got go going gone come want need like love look looking some something somewhere any anything anywhere nice good great best better really very just also only more less most much many lot bit little few than then so if when while where what which who how why about into out up down over under after before during again still already yet please hey ok okay thank thanks sure well maybe right sorry not no nor never place places thing things time day days way people person town city part side area food drink eat eating drinking visit see seeing take make made let know think tell say show give try find help us someone everyone everything mother father mom mum dad sister brother son daughter wife husband parents old new young big small long short high low open close closed near nearby around next last first second other another same different two one three four five six work working walk walking run running play spend stay staying travel travelling traveling trip tour book booking table room night week today tonight tomorrow morning evening afternoon recommend suggestion suggest suitable interested interesting worth options option kind type sort glad happy fine perfect needed river rivers tram bus car host guest guests friend children child kid kids does not its whats hows wheres theres lets youd im weve were thats actually rather quite enough too even both each every all none either neither between across along next sounds sound able free ready hello fun possible bring surprise mood upper lower include includes including contact details prefer preferably preferred available as serve serves serving served offer offers offering feature features called named pick choose particular specific needs reservation reference number train taxi live living leave leaving arrive arriving departure destination aged euro euros pounds quid pls plz kinda sorta lemme dunno tbh btw omg hmm um uh erm gotcha gonna gotta whichever cuz coz against ago ah ahead aint almost alongside although always among amongst anybody anyhow anymore anyway anyways apparently aside asked asking away became because become becomes beforehand being beings below beyond cant certain certainly clearly cmon consequently couldnt definitely despite didn didnt doesn doesnt doing don downwards else elsewhere entirely especially etc ever everybody everywhere exactly fairly following former further furthermore gave given gotten hadnt hardly hasn hasnt haven havent hed hence herself hes himself hopefully indeed inward isn itll itself kept knew known largely lately least lest mainly mean means meanwhile merely mine moreover mustnt necessarily neednt nevertheless nobody nonetheless normally nowhere obviously often oh once onto otherwise ought ourselves overall own perhaps plus presumably probably provided quickly regarding regardless relatively said says saying serious saw seem seemed seems self seriously several shall shant shed shell shes shouldn shouldnt similarly since slightly somebody someday somehow sometime sometimes somewhat soon such taken tends thanx thatll themselves thereby therefore theyd theyll theyre theyve though thought throughout thru thus together took toward towards tried tries truly trying turn turns twice um underneath unfortunately unless unlike unlikely unto upon use uses using usually various via wasn wasnt went weren werent whatll whenever whereby wherever whether whilst whoever whole whom whose wish wouldnt youll yourself yourselves youve nervous excited tired bored scared worried confused stressed annoyed upset jealous proud embarrassed grateful curious desperate overwhelmed sir madam lol haha honestly literally basically suddenly finally luckily yay ugh righto afterwards afterward",
  articles: "the, a, an, my, our, your, their, this, that, some, any",
  concept: {
    gastropub: "gastropub, gastropubs",
    restaurant:
      "restaurant, restaurants, resto, cheap eats, cheap eat, eatery, bistro, diner, bistros, brasserie, restos, eateries, diners, steak restaurant, dinner spot, dinner spots, lunch spot, lunch spots, place for dinner, place for lunch, sit down meal, carvery, typical food, local food, local cuisine, local dishes, local dish, traditional food, traditional dishes, regional food, regional cuisine, typical dishes, local specialities, local specialties",
    cafe: "cafe, coffee shop, coffee house, coffee bar, coffee, espresso, cappuccino, coffee place, coffees, caff, cuppa, caffeine, caffeine fix, java, espresso bar, roastery, coffee roaster, coffee roasters, coffee spot, coffee fix, cup of coffee, latte, lattes, mocha, americano, flat whites, specialty coffee, speciality coffee, barista, coffee shops, cup of joe, hot chocolate, matcha, chai, iced coffee, filter coffee, pour over, cold brew, oat milk, coffee and cake, sit and read, read my book, macchiato, cortado, flat white, tea or coffee, decaf, chai latte, brunch cafe, cafes, place to read, bottomless coffee, coffee break",
    fast_food:
      "fast food, takeout joint, snack bar, hot dog stand, street food, food truck, chips, fries, hot dog, hot dogs, takeaway joint, junk food, greasy food, drive thru, mcdonalds, burger van, kebab van, food stand, quick snack, hot dog cart, hotdog, hotdogs, food trucks, snack bars, burger and fries, fried chicken, kfc, burger king, late night food, chicken nuggets, nuggets, mcdonald, quick burger, wings, fast bite, drunk food, curly fries, on the run",
    food_market:
      "food market, food hall, food court, market hall, food stalls, street food market, food halls, hawker centre, street food hall, foodhall, street food place, hawker, hawkers, stalls to eat, covered market, eat from stalls, stand to stand, food hall with, market for food",
    bakery:
      "bakery, bakeries, pastry shop, patisserie, pastries, cake, cakes, cinnamon buns, croissants, bread, baker, bakers, pastry, pasty, buns, danish pastry, danish pastries, danishes, loaf, loaf of bread, fresh bread, cake shop, patisseries, pastry place, pastry shops, cinnamon swirl, cinnamon swirls, cardamom bun, cardamom buns, cinnamon bun, croissant, bake shop, baked goods, sourdough, sourdough bread, bagel, bagels, pretzel, pretzels, eclair, eclairs, macarons, muffin, muffins, cookies, tart, tarts, birthday cake, cupcakes, cheesecake, custard tart, brownies, baguette, baguettes, donuts, viennoiserie, strudel, pain au chocolat, fresh rolls, focaccia",
    ice_cream:
      "ice cream, gelato, ice cream parlour, ice creams, icecream, ice cream place, ice cream cone, soft serve, scoop, scoops, sundae, ice lolly, sorbet, gelateria, cone, cones, gelatos, ice cream shop, frozen yogurt, frozen yoghurt, froyo, milkshake, milkshakes, vegan ice cream, popsicle, popsicles",
    bar: "dying of thirst, gasping for a drink, parched, bar, drinks, a drink, cocktails bar, place to drink, bars, watering hole, watering holes, dive bar, dive bars, nightcap, bevvy, bevvies, sundowners, somewhere for drinks, grab a drink, grab drinks, after work drinks, drinking spot, sports bar, few drinks, quick drink, tipple, booze, boozy, cold drink, drinking hole, gin bar, whisky bar, aperitivo, aperitif, aperol, spritz, rum bar, hotel bar, gin, whisky, whiskey, mezcal, rooftop bar, rooftop drinks, sundowner, pre dinner drink, cosy bar, go for a drink, go for drinks, have a drink, have drinks, last drink, one more drink, wet my whistle, aperitifs, pre dinner drinks, digestif, tequila, bar crawl",
    pub: "pub, tavern, beer, a pint, alehouse, pubs, boozer, boozers, ale house, pint, pints, cold one, cold ones, brewskis, beers, a beer, taverns, sports pub, ales, irish pub, guinness, lager, draught beer, draft beer, on tap, quiz night, pub quiz, darts, beer on tap, public house, local pub, stout, cider, watch the match, watch the game, cask ale, pub food, pub grub, real ale, pint of, cold beer, beer and football",
    wine_bar:
      "wine bar, wine, natural wine, glass of wine, winebar, vino, glass of red, glass of white, bottle of wine, bottle of red, bottle of white, wines, wine place, natty wine, bubbly, wine tasting, wine tastings, wine bars, champagne, prosecco, red wine, white wine, orange wine, sparkling wine, wine flight, wines by the glass, wine by the glass, natural wines, cava, glass of something red, glass of bubbly, enoteca, cheese and wine, wine and cheese",
    cocktail_bar:
      "cocktail bar, cocktails, speakeasy, cocktail, mixologist, mixed drinks, fancy drinks, cocktail lounge, speakeasies, g and t, g and ts, negronis, cocktail bars, martini, martinis, negroni, mojito, mojitos, margarita, margaritas, old fashioned cocktail, gin and tonic, gin tonic, aperol spritz, bartender, mixology, mocktails, mocktail, alcohol free drinks, hidden bar, daiquiri, cosmopolitan",
    brewery:
      "brewery, craft beer, brewpub, microbrewery, craft beer bar, brewery bar, beer bar, taproom, tap room, taprooms, breweries, microbreweries, craft ale, craft ales, craft beers, brew pub, brew pubs, beer tasting, beer hall, hoppy beer, hoppy beers, local brews, ipa, ipas, brewed here, brew, brewer, brewers, homebrew, local beer, local beers, beer flight, brewery tour, own beer, stouts, sour beer, sours, beers on tap, craft brewery, brew their own",
    nightclub:
      "nightclub, night club, club, disco, clubbing, dance club, techno club, clubs, nightclubs, dancing, go dancing, dance floor, dancefloor, rave, raves, techno, dj, djs, somewhere to dance, boogie, clubs to dance, dance the night away, dance all night, discos, drag show, dance, we want to dance, dance till, party till, electronic music, house music, salsa night, club night, afterparty, after party, strobe lights, gay club, dancefloors, clubs with",
    tea_room:
      "tea room, tea house, afternoon tea, teahouse, tea rooms, cup of tea, pot of tea, tea shop, tea place, tearoom, tearooms, tea shops, tea and scones, earl grey, oolong, green tea, tea tasting, finger sandwiches, scones, scones and jam, high tea, cream tea, matcha, tea ceremony, tea for two, loose leaf, darjeeling, teas, scones and tea",
    hotel:
      "can i sleep in, where can i sleep, where can we sleep, somewhere to spend the night, hotel, place to stay, places to stay, accommodation, lodging, somewhere to stay, somewhere to sleep, room for the night, place to sleep, hotels, digs, crash pad, somewhere to crash, place to crash, place to kip, bed for the night, motel, inn, spare room, overnight stay, stay the night, spend the night, hotels near, sleep tonight, bed tonight, roof for the night, another hotel, somewhere else to stay, extra night somewhere, vacancies, somewhere for my parents to stay, could stay, rent a room, need a room, needs a room, free room, free rooms, room for tonight, room tonight, rooms for, find a room, double room for, other hotels, single room for",
    guest_house:
      "guesthouse, guest house, bed and breakfast, b&b, bnb, guest houses, b and b, bed & breakfast, guesthouses, bnbs, pension, homestay, family run guesthouse, farm stay, host family, inn with breakfast, small inn",
    hostel:
      "hostel, backpackers, hostels, backpacker hostel, dorm, dorm bed, youth hostel, bunk bed, dorms, dormitory, bunk, shared room, bunks, cheap bed, hostel with, backpacker",
    apartment:
      "holiday apartment, holiday flat, apartment, airbnb, air bnb, self catering, serviced apartment, apartments, holiday let, holiday home, rental apartment, flat with a kitchen, apartment with kitchen, rent a flat, with a kitchen, own kitchen, holiday rental, vacation rental, holiday flats, studio with kitchen, kitchenette, flat for a week, cottage, villa, serviced flat",
    campsite:
      "campsite, camping, campground, campgrounds, campsites, pitch a tent, tent, camp site, rv park, campervan, caravan, caravan site, caravan park, tent pitch, glamping, pitch our tent, pitch for a tent, put up our tent, put up a tent, sleep in a tent, camper, camper van, rv, rv site, motorhome site, motorhome pitch, motorhome stop",
    museum:
      "museum, exhibition, museums, exhibitions, exhibit, exhibits, expo, history museum, science museum, history museums, dinosaurs, dinosaur, natural history, fossils, old ships, planetarium, science centre, science center, wax museum, railway museum, war museum, maritime museum, design museum, mummies, childrens museum, old masters, ship museum",
    art_museum:
      "art museum, museum of art, art museums, modern art museum, museum of modern art, contemporary art museum, modern art, old masters, van gogh, picasso, rembrandt, vermeer, monet, impressionists, impressionism, rothko",
    gallery:
      "gallery, art gallery, galleries, art galleries, art show, art shows, art exhibition, art exhibitions, art space, art spaces, exhibition space, young artists, local artists, young painters, contemporary artists, photo exhibition, photography exhibition, exhibition of photographs, exhibition of prints, vernissage, art fair",
    church:
      "church, cathedral, chapel, churches, place of worship, cathedrals, chapels, mass, sunday mass, church service, basilica, abbey, minster, place to pray, monastery, convent, gospel, crypt, evensong, holy mass, catholic mass, light a candle, stained glass, cloister, worship, choir mass, frescoes, rose window, mass in english, confession, catholic, protestant, orthodox church",
    castle:
      "castle, palace, chateau, castles, palaces, manor house, stately home, royal palace, royal palaces, battlements, dungeon, moat, drawbridge, knights, castle ruins, throne, throne room, royal residence, manor, chateaux, where the king lives, medieval castle",
    monument:
      "monument, statue, memorial, landmark, statues, monuments, memorials, sculpture, sculptures, fountain, obelisk, war memorial, arch, triumphal arch, mausoleum, tomb, tombs, pyramids, pyramid, ruins, roman ruins, the fallen, ancient ruins, memorial stone, plaque, holocaust memorial, famous statue, column, birthplace",
    attraction:
      "attraction, sight, sights, sightseeing, tourist attraction, things to see, places of interest, landmarks, places to visit, place to go, places to go, attractions, must sees, touristy, touristy stuff, touristy things, tourist stuff, tourist sights, tourist spots, main sights, big sights, see the sights, top sights, iconic spots, bucket list, sight seeing, famous sights, tourist attractions, tourist things, the highlights, highlights, must do, world famous, unesco, world heritage, the classics, city highlights, everyone sees, big ticket, first time visitors, famous for, most famous, best sights, see the city, famous places, famous place, famous things, guided tour, walking tour, main attractions, the best of the city, sights to see",
    architecture:
      "listed building, architecture, architectural, historic buildings, modern buildings, cool buildings, brutalist, art deco, art nouveau, old buildings, architect, architects, beautiful buildings, skyscraper, skyscrapers, facades, facade, gothic, baroque, bauhaus, brutalism, modernist, gaudi, half timbered, timbered houses, contemporary architecture, art deco buildings, old houses, colourful houses, renaissance, building that, famous building, town hall, modernism, le corbusier, zaha hadid",
    viewpoint:
      "viewpoint, lookout, view point, panorama, observation deck, viewpoints, lookouts, lookout point, panoramic view, panoramic views, city views, skyline, skyline view, skyline views, over the city, view over the city, views over the city, birds eye view, look out over, city from above, see the whole city, sunset spot, sunset spots, vantage point, vantage points, high up, up high, sunset viewpoint, view of the city, views of the city, city view, rooftops from above, best view, best views, look over the city, over the rooftops, up a tower, hilltop, top of the hill, over the whole city, whole city below, cable car, funicular, from the top, see far, sunset view, sunrise view, bird eye, top of the tower, highest point, see the sunset, watch the sunset, photo spot, see the sunrise, great view, propose with a view",
    tower:
      "tower, towers, spire, clock tower, bell tower, tv tower, steeple, lighthouse, climb the tower, belfry, campanile",
    square:
      "town square, plaza, square, squares, piazza, town squares, main square, market square, main plaza, market place, central square, old square, zocalo, big square",
    bridge:
      "bridge, bridges, old bridge, stone bridge, footbridge, viaduct, cross the river, suspension bridge",
    canal:
      "canal, canals, waterfront, canalside, harbourfront, harborfront, riverside, waterside, quayside, quay, by the water, along the water, boat docks, waterways, river bank, riverbank, river banks, embankment, docks, gracht, along the river",
    college:
      "college, university, campus, uni, universities, colleges, campus tour, faculty, university district",
    library:
      "library, libraries, reading room, public library, borrow a book, borrow books, study room, place to study, somewhere to study, manuscripts, old manuscripts, borrow a novel",
    park: "park, green space, parks, green spaces, greenery, somewhere green, patch of grass, sit on the grass, lie on the grass, green area, green areas, lawn, shady spot, shade under trees, under trees, somewhere shady, ducks, feed the ducks, duck pond, picnic in the park, big lawn, frisbee, shady park, trees to sit under, pond with ducks, read on the grass, sunbathe in the park",
    garden:
      "garden, botanical garden, gardens, rose garden, botanic garden, botanic gardens, botanical gardens, greenhouse, palm house, orchids, botanical, botanic, walled garden, tropical plants, japanese garden, cherry blossom, arboretum, cactus, tulips",
    nature:
      "nature, nature reserve, forest, woodland, countryside, wilderness, nature walk, nature walks, wildlife, bird watching, birdwatching, forests, walk in the woods, outdoorsy, birdsong, waterfall, waterfalls, fresh air, national park, meadow, meadows, cliffs, wild flowers, something outdoors, outdoor activity, in nature, out of the city, green hills, river walk, volcano, dunes, the woods, woods walk, out in nature, the mountains, the hills",
    hiking:
      "hiking, hike, hikes, trail, trails, hiking trails, hiking trail, hiking route, hiking routes, trek, trekking, treks, hiking path, walking trail, walking trails, go hiking, go for a hike, mountain walk, ridge walk, summit, coastal walk, coastal path, forest walk, walk in the hills, via ferrata, long walk, waterfall walk, marked path, walk in the mountains, rambling, hill walk, country walk, walking route, climb a mountain, trailhead, nature trail, easy walk in nature, hut to hut",
    beach:
      "beach, seaside, beaches, sandy beach, seafront, sunbathe, sunbathing, sun bathe, by the sea, catch some rays, get a tan, sea, the sea, in the sea, swim in the sea, swimming in the sea, sea swimming, swim in the ocean, ocean, bathe in the sea, coast, on the sand, sandy, sandcastle, sandcastles, bay, cove, sun loungers, sunbeds, waves, beach bar",
    lake: "lake, lakes, pond, lakeside, by the lake, jump in the lake, swim in the lake, swimming lake",
    playground:
      "playground, play area, play ground, swings and slides, swings, somewhere for the kids to play, playgrounds, climbing frame, slides, soft play, play park, playpark, burn off energy, burn off some energy, run around, let off steam, sandpit, jungle gym, indoor play, trampolines, ball pit, seesaw, see saw, sand pit, sandpits, climb and slide, monkey bars, zip wire for kids, romp, splash pad, playroom, bouncy castle, trampoline, kids to run around, kids can run around, kids can play, kids can climb",
    zoo: "zoo, animal park, zoos, petting zoo, petting farm, see animals, animals, elephants, pandas, lions, monkeys, tigers, safari park, wildlife park, animal, feed animals, feed the animals, farm animals, goats, zebras, koalas, kangaroos, polar bears, gorillas, reptiles, elephant, lion, see bears",
    aquarium:
      "aquarium, sea life, aquariums, sharks, marine life, sealife, fish tanks, penguins, sea turtles, turtles, jellyfish, fish tunnel, fish tank, underwater tunnel, octopuses, seals, dolphins, underwater world, oceanarium, sea creatures, see fish, tropical fish, sea lions, shark",
    amusement_park:
      "amusement park, theme park, fairground, rides, roller coaster, amusement parks, theme parks, rollercoaster, rollercoasters, roller coasters, thrill rides, funfair, fun fair, ferris wheel, carousel, merry go round, fairgrounds, dodgems, bumper cars, haunted house, ghost train, candyfloss, cotton candy, log flume, coaster, coasters, loop the loop, big wheel, adrenaline rides, disneyland, disney, legoland, waltzer, amusement rides",
    theatre:
      "theatre, theater, a play, opera, ballet, musical, theatres, childrens theatre, puppet theatre, a show, see a show, catch a show, watch a show, stage show, dance performance, musicals, plays, theaters, pantomime, operas, puppet show, puppets, drama, a comedy play, marionettes, shakespeare, dance show, contemporary dance, west end, broadway, in english on stage, theatre tickets",
    cinema:
      "cinema, movie theatre, movie theater, movies, cinemas, the flicks, the pictures, a movie, catch a movie, watch a movie, a film, films, catch a film, watch a film, imax, picture house, movie theatres, big screen, new film, new movie, film in english, english film, subtitles, blockbuster, arthouse, art house, open air cinema, movie night, popcorn, movie, film",
    music_venue:
      "live music, music venue, concert, concert hall, gig, concerts, live band, gigs, live bands, bands, live gig, live jazz, blues bar, symphony, orchestra, classical concert, open mic, jam session, see a band, live tunes, live gigs, philharmonic, choir, buskers, folk music, recital, organ concert, chamber music, church concert, live piano, fado, flamenco, string quartet, live performance, listen to music, tunes",
    event:
      "event, events, whats on, whats on this, what is on, what is on this, anything on, anything on this, whats happening, whats going on, what is going on, things on this, happenings, something going on, anything going on, anything cool on, stuff on, fair, football match, fireworks, parade, marathon, exhibition opening, street festival, christmas lights, ceremony, workshop, guided tour, lecture, public viewing, anything happening, what is happening",
    festival:
      "festival, festivals, fests, carnival, pride parade, street party, fest, music festival, film festival, jazz week, street festival, fete, open air festival, summer festival, wine festival, beer festival, oktoberfest, food festival, light festival, pride, jazz festival",
    entertainment:
      "entertainment, arcade, arcades, mini golf, minigolf, crazy golf, laser tag, karaoke, billiards, snooker, darts, comedy, comedy club, comedy night, stand up comedy, stand up, circus, go karts, go karting, comedy show, improv, pinball, pool table, pool tables, pool hall, board games, games arcade, arcade games, magic show, cabaret, trampoline park, go kart, quiz night, pub quiz, virtual reality, vr, burlesque",
    swimming_pool:
      "swimming pool, swimmingpool, indoor pool, swimming baths, pools, lido, do laps, swim laps, laps, water park, waterpark, water slides, swimming pools, swim some lengths, pool, outdoor pool, heated pool, olympic pool, water slide, indoor swimming, public pool, indoor pool with slides, lap pool, swim lanes, infinity pool, splash about, diving board, aquapark, aqua park, wave pool, swimming hall, swim for the kids, swim indoors",
    sauna:
      "sauna, saunas, steam room, hot tub, cold plunge, winter bathing, birch twigs, hot room, infrared sauna, finnish sauna, ice bath, sauna hut, banya",
    spa: "spa, massage, hammam, spas, massages, day spa, facial, manicure, pedicure, mani pedi, pamper, pampering, pampered, get pampered, spa day, thai massage, back rub, hot stone, thermal, thermal bath, thermal baths, thermal spa, thermal spas, thermal pool, thermal springs, hot spring, hot springs, wellness, wellness centre, hot stone treatment, scrub, body scrub, facials, foot massage, back massage, onsen, turkish bath, freshen up, sports massage, nail salon, nails done, couples massage, waxing, beauty salon, hydrotherapy, jacuzzi, whirlpool, reflexology",
    sports:
      "sports centre, sports, leisure centre, tennis court, tennis, five a side, yoga, pilates, padel, squash court, badminton, ice rink, ice skating, skate park, skatepark, tennis courts, padel court, padel courts, football pitch, basketball court, table tennis, ping pong, golf, golf course, volleyball, beach volleyball, surfing, surf, surf lessons, surf school, scuba, scuba snorkelling, horse riding, running track, running route, running routes, jogging route, go for a run, go running, morning run, ice skate, skating rink, rollerblading, exercise class, play football, play sports, stadium, stadium tour, marathon, windsurfing, paintball, archery",
    climbing:
      "climbing, bouldering, climbing wall, climbing centre, boulder, climbing gym, bouldering gym, rock climbing, indoor climbing, climbing hall, via ferrata, crag, top rope, ropes course, high ropes, high ropes course, climbing ropes, climbing shoes, abseiling, zip line, zipline, treetop, boulders",
    boat_tour:
      "boat tour, boat trip, canal tour, river cruise, harbour tour, boat ride, boat trips, boat tours, boat rides, boats, boat, cruise, cruises, canal cruise, boat cruise, boat hire, kayak, kayaking, kayaks, paddle board, paddle boarding, paddleboarding, paddleboard, rent a boat, hire a boat, sailing, water taxi, pedalo, pedalos, row boat, rowing boat, harbour cruise, harbor cruise, on the water, canoe, canoes, gondola, gondolas, ferry ride, city from the water, from the water, get on the water, sail, sail boat, sailboat, speedboat, yacht, stand up paddle, sightseeing boat, boating, out on the water, whale watching, river trip, canal boat, catamaran, rib boat, raft, rafting",
    shop: "shop, shopping, store, boutique, design shop, stores, shops, retail therapy, high street, boutiques, hit the shops, shopping street, shopping streets, shopping spree, concept store, concept stores, homeware, knick knacks, window shopping, record shop, record shops, record store, vinyl, ceramics, shops to browse, home decor, stationery, stationery shop, interior shop, perfume, perfumery, flower shop, florist, flowers to buy, cosmetics, tea towels, instruments, music shop, pet shop, fabrics, yarn, wool shop, hardware store, shopping area, independent shops, small shops, design shops, design store, where to shop, buy things, craft shop, art supplies, sports shop, outdoor shop, camping shop, garden centre",
    shopping_centre:
      "shopping centre, shopping center, mall, shopping mall, malls, shopping centres, shopping centers, shopping arcade, under one roof, outlet, outlet village, outlets, outlet mall, covered arcade, galleria, shops in one place, shops under one roof, big mall, air conditioned shopping, all the shops in one",
    department_store:
      "department store, department stores, harrods, several floors of shops, galeries lafayette, big store, large store, perfume floor, many floors, cosmetics counters",
    bookshop:
      "bookshop, bookstore, book store, book shop, bookshops, bookstores, book stores, book shops, buy a book, buy books, second hand books, used books, paperbacks, comic shop, comics, buy a novel, books in english, english books, novels in english, bookseller, travel books, childrens books, second hand paperbacks",
    second_hand:
      "second hand, secondhand, second hand shop, thrift, thrift store, vintage shop, charity shop, vintage clothes, vintage, thrift shop, thrift shops, thrifting, thrift stores, op shop, op shops, charity shops, preloved, pre loved, used clothes, vintage shops, vintage stores, vintage store, vintage shopping, second hand clothes, second hand shops, second hand books, used books, hand me downs, old vinyl, retro clothes, vintage dresses, bric a brac, used clothing, vintage dress, vintage clothing, vintage fashion, retro shop",
    antiques:
      "antiques, antique shop, antique, antique shops, antique store, antique stores, antique dealer, bric a brac, old coins, old clocks, old maps, porcelain, silverware, grandfather clock, old furniture, antique furniture, antique dealers, curios, old silver, brocante, old stamps, old toys",
    souvenirs:
      "present, presents, a gift, souvenir, souvenirs, gift shop, gifts, souvenir shop, gift, gift shops, souvenir shops, something to take home, mementos, memento, keepsake, keepsakes, fridge magnet, fridge magnets, postcards, postcard, pressie, pressies, prezzie, prezzies, trinkets, bring back for, take back for, snow globe, snow globes, keyring, keyrings, key ring, something for grandma, something for my, hand painted tiles, tiles, to take home, to bring home, bring home, bring back, gift for, tea towel, local crafts, handicrafts, crafts, something to bring home, little gift, thank you gift, birthday present, birthday gift, magnet, magnets",
    clothes:
      "clothes shop, clothing store, fashion, clothes, clothing, clothes shops, clothing stores, outfit, outfits, jacket, coat, jumper, dresses, threads, clothes shopping, hat shop, hat, hats, suit, tie, trousers, t shirt, t shirts, shirt, shirts, dress shop, knitwear, raincoat, rain jacket, swimsuit, bikini, swimming trunks, swimwear, underwear, socks, scarf, gloves, tailor, designer clothes, local designers, womenswear, menswear, kids clothes, baby clothes, outdoor clothing, boutique clothes, something to wear, sweater, hoodie, linen shirt",
    market:
      "market, flea market, street market, christmas market, markets, flea markets, farmers market, farmers markets, car boot sale, car boot, xmas market, xmas markets, bazaar, stalls, christmas markets, antique market, flee market, night market, vegetable market, fruit market, fish market, brocante, weekly market, market stalls, fruit and veg, fresh fruit, antiques market, market day, market traders, boot sale, flower market, gluhwein, fruit stalls",
    supermarket:
      "supermarket, grocery, groceries, grocery store, supermarkets, buy milk, buy water, aldi, lidl, grocery shop, groceries store, food shopping, buy food, do some shopping for food, milk and bread, baby formula, baby food, carrefour, tesco, buy groceries, weekly shop, stock up on food, ingredients, self catering food, hypermarket, cook in the apartment, nappies, diapers",
    pharmacy:
      "pharmacy, chemist, drugstore, pharmacies, chemists, paracetamol, ibuprofen, aspirin, painkillers, plasters, band aids, tampons, meds, medicine, medication, antihistamine, cough syrup, condoms, drug store, headache tablets, pills, prescription, tablets, allergy tablets, throat lozenges, hay fever, pain relief, something for a headache, something for my headache, contraceptive, morning after pill, bandages, thermometer, mosquito repellent, insect repellent, blister plasters, cold medicine, inhaler, diarrhoea, sunscreen, sun cream, sunblock",
    vet: "vet, vets, veterinary, veterinarian, animal hospital, animal clinic, pet doctor",
    hospital:
      "hospital, emergency room, doctor, a and e, a&e, urgent care, walk in clinic, clinic, gp, doctors, dentist, medical centre, hospitals, stitches, x ray, vaccination, medical help, see a doctor, walk in doctor, paediatrician, emergency department, sprained, toothache, earache, blood test, twisted my ankle",
    police:
      "police, police station, cops, cop shop, report a theft, police report, file a report, report it stolen, lost property office, official statement, police officer, policeman, theft report, statement for the insurance, report for the insurance",
    atm: "atm, cash machine, bank, cashpoint, cash point, cash points, cashpoints, cash machines, get cash out, get some cash, get cash, need cash, draw cash, withdraw cash, withdraw money, get money out, take out cash, take out money, atms, take some cash out, banks, cash dispenser, out of cash, draw some cash, take out some cash, hole in the wall, run out of cash, cash withdrawal, cash out, banknotes, get notes, bank branch, cash machine nearby, bank machine, some cash, need notes",
    toilets:
      "toilet, restroom, bathroom, toilets, public toilet, wc, loo, loos, mens room, ladies room, washroom, washrooms, the bog, lavatory, pee, wee, need a wee, need to pee, gotta pee, take a leak, bathrooms, restrooms, public toilets, public loo, public loos, baby change, baby changing, changing table, potty, use the bathroom, spend a penny, the john, changing room for baby, bursting, nappy change, change the baby, change a nappy, changing a nappy, baby needs changing, change a diaper, diaper change, public restroom, public bathroom, gents, the little boys room, need the loo, wcs, toilet break",
    drinking_water:
      "drinking water, drinking fountain, drinking fountains, water fountain, water fountains, water refill, refill my water bottle, refill my bottle, fill my water bottle, fill up my water bottle, refill water, refill station, water tap, tap water, fill our bottles, fill our bottle, refill our bottles, refill our bottle, water bottle refill, water to refill, fill up our bottles, drinkable water, free water, water from the tap, fill my bottle, somewhere to fill, top up my bottle, thirsty, water dispenser, drinkable",
    station:
      "station, train station, metro, metro station, subway, central station, railway station, tube, tube station, train stop, metro stop, underground, subway station, train stations, nearest train, catch the train, catch a train, intercity, gare, main station, rail station, tube stop, underground station, subway stop, s bahn, u bahn, high speed train",
    bike_rental:
      "bike rental, bicycle rental, rent a bike, hire a bike, bike hire, rent bikes, bikes to rent, bikes to hire, hire bikes, hire a bicycle, rent bicycles, rent a bicycle, rental bike, rental bikes, city bikes, bike share, e bike, e bikes, ebikes, scooter rental, borrow a bike, cargo bike, bike shop, get a bike, get bikes, rent some bikes, hire some bikes, tandem, lend bikes, scooter, scooters, moped, vespa, bikes for the day, bike for the day, rent a scooter, hire a scooter, cycle hire, get around on two wheels, get around by bike, ebike hire, city bike, mountain bikes to rent, rent e bikes, two bikes, bikes for kids, bike for a day",
    tourist_information:
      "tourist information, tourist office, visitor centre, information desk, tourist info, tourist centre, tourist center, visitor center, info point, visitor information, information centre, tourism office, tourist board, tourist offices, city card, city cards, city pass, tourist card, city map, city maps, paper map, map of the city, free map, leaflets, brochures, brochure, leaflet, museum pass, tourist pass, tourism information, visitors centre, visitors center, info desk, get a map",
    cemetery:
      "cemetery, graveyard, cemeteries, graves, grave, graveyards, buried, famous graves, poets graves, tombs, mausoleums, buried here, catacombs, war graves, crypts",
    fortress:
      "fortress, citadel, fort, fortifications, ramparts, forts, bastion, city walls, city wall, bunker, bunkers, fortified, old walls, citadels, rampart, town walls, cannons, star fort",
    african: "african",
    american: "north american, american",
    asian: "asian, asian oriental",
    british: "british, english food, british food, pub grub, pub food",
    barbecue: "barbecue, bbq, grill, ribs, smokehouse, bbq joint, bbq place, grilled meat, barbeque",
    breakfast:
      "breakfast, brekkie, brekky, brekkers, breaky, fry up, full english, breakfasts, bacon and eggs, eggs benedict, bacon roll, bacon sarnie, granola, breakfast place, breakfast spot",
    brunch: "brunch, brunches, bottomless brunch, brunch place, brunch spot, avo toast, avocado toast",
    burger:
      "burger, hamburger, burgers, burger joint, burger joints, burger place, burger bar, patties, veggie burger",
    danish: "danish, danish food",
    nordic: "nordic, new nordic, scandinavian",
    dutch: "dutch",
    mediterranean: "mediterranean",
    seafood:
      "seafood, fish, oysters, fish restaurant, sea food, shellfish, lobster, lobsters, crab, crabs, mussels, prawns, shrimp, shrimps, oyster, clams, scallops, fish place, fresh fish, herring, salmon, squid, octopus, fishy",
    steak:
      "steak, steakhouse, steaks, big steak, steak house, steak place, chop house, prime rib, slab of meat, good steak",
    international: "international",
    pizza: "pizza, pizzeria, slice of pizza, pizza place, pizza joint, pizza slice, pizzas, pizzerias",
    italian: "italian, pasta, trattoria, pasta place, bowl of pasta, pastas, italians",
    noodle: "noodles, noodle place, noodle shop, noodle bar, bowl of noodles, noods",
    smorrebrod: "smorrebrod, open sandwich, open sandwiches",
    ramen: "ramen",
    sushi: "sushi",
    tapas: "tapas",
    indian:
      "indian, curry, curry house, curry houses, cheeky curry, a ruby, indian takeaway, a curry, ruby murray",
    middle_eastern: "middle eastern, falafel",
    european: "european, modern european",
    kebab: "kebab, doner, kebabs, kebab shop, donner, donner kebab",
    vietnamese: "vietnamese, pho",
    caribbean: "caribbean",
    vegetarian:
      "vegetarian, veggie, meat free, vegetarian options, veggies, veggy, meatless, meat free options, doesnt eat meat, dont eat meat, no meat, without meat, veggo, veg options, non meat eater, veggie friendly, vegetarian friendly, vegetarians, vege, no chicken no fish, i dont eat meat, we dont eat meat, eat no meat, veggie food, halloumi, herbivore, vegetables only, pescatarian",
    vegan:
      "vegan, plant based, vegan options, vegans, plantbased, vegan friendly, no animal products, plant based food, veganism, no dairy, dairy free, soya, oat, without animal products, tofu, seitan, no milk no eggs, egg free, doesnt eat animal products, not even honey",
    gluten_free:
      "gluten free, coeliac, celiac, coeliacs, celiacs, coeliac friendly, celiac friendly, no gluten, without gluten, gluten intolerant, wheat free, cant eat gluten, cant have gluten, glutenfree, gluten allergy, gluten intolerance, celiac disease, without wheat, no wheat, cant have wheat, cant eat wheat, wheat allergy, no flour, flourless, buckwheat",
    halal:
      "halal, halal friendly, muslim friendly, halal food, halal meat, we dont eat pork, dont eat pork, no pork, halal certified, without pork, zabiha, pork free",
    allergy:
      "allergic to, allergic, allergy, allergies, allergy to, allergies to, food allergy, food allergies",
    kosher:
      "kosher, kosher food, jewish food, glatt, keep kosher, we keep kosher, kosher restaurant, kosher certified, kashrut",
    wifi: "wifi, wi fi, internet, free wifi, free internet, wireless internet, internet connection, get online, decent wifi, good wifi, laptop friendly, work on my laptop, with my laptop, plug sockets, wlan, plugs, sockets, power sockets, plug socket, outlets for laptops, fast internet, upload, work on laptop, stable internet, free wi fi, wifi password, open my laptop, hotspot, video call",
    parking:
      "parking, free parking, parking space, park the car, park my car, park our car, car parking, garage, leave the car, somewhere for the car, place for the car, valet, space for the car, park outside, own parking, car outside, parking for, parking spots, parking nearby, come by car, we have a car, coming by car, where i can park, where we can park, easy parking, park right outside, car right outside, leave my car, leave our car, where do we park, can i park, can we park, park there, parking outside, with a car park, with car park, has a car park, have a car park, own car park, with a parking lot",
    wheelchair:
      "wheelchair, wheelchair accessible, step free, accessible, wheelchair access, disabled access, wheelchairs, wheelchair friendly, wheelchair user, disabled, disabled friendly, no stairs, no steps, without stairs, without steps, lift access, mobility scooter, crutches, on crutches, cant do stairs, cant manage stairs, cant do steps, zimmer frame, walking frame, limited mobility, mobility issues, accessibility, pram, pushchair, buggy, stroller, pram friendly, stroller friendly, buggy friendly, pushchairs, prams, strollers, ramps, in a chair, hip operation, no step, ground level, level access, flat access, barrier free, ramp, wide doors, lift instead of stairs, is there a lift, elevator, cant walk stairs, no stairs please, rollator, walker, walking stick, cant climb stairs, stairs are a problem, steps are a problem, with a cane, knee operation, disabled toilet, accessible toilet, pushing a wheelchair, broken leg, broken foot",
    outdoor_seating:
      "outdoor seating, terrace, outside seating, sit outside, patio, eat outside, al fresco, beer garden, outside tables, tables outside, outdoor tables, sunny terrace, beer gardens, garden seating, sit in the sun, in the sun, courtyard, sunny spot, terraces, outdoor seats, seats outside, open air, eat outdoors, drink outside, sun trap, sit outdoors, sitting outside, in the sunshine, on a terrace, drinks outside, coffee outside, lunch outside, dinner outside, breakfast outside, sunny outside, somewhere outside, seats outdoors, tables on the square, under the trees, heaters, under heaters, heated terrace, on the pavement, pavement tables, sidewalk tables, deck chairs, with a garden, big terrace, sunny garden, pavement cafe, beers outside, beer outside, drink in the sun, lunch in the sun, coffee in the sun, heat lamps, roof terrace, waterside terrace, seating outside, alfresco, outside in the sun",
    takeaway:
      "takeaway, take away, takeout, take out, grab and go, grab n go, to take away, take out food, takeaways, take back to the hotel, take back to our room, on the go, carry out, coffee to go, food to go, lunch to go, in a box, eat in bed, eat in the room, eat in my room, eat in our room, delivery, deliver, delivers, delivered, deliveroo, uber eats, to eat in the park, bring it to the room, eat on the train, eat back at, pick up food, doggy bag, coffees to go, food for the room",
    dogs: "dog, dogs, dog friendly, pet friendly, with a dog, pets, puppy, pup, pooch, doggo, doggos, doggie, doggy, pup friendly, dogs allowed, dogs welcome, dog welcome, pet, furry friend, spaniel, labrador, bulldog, terrier, poodle, four legged friend, hound, dachshund, retriever, golden retriever, bulldogs, collie, four legged, chihuahua, beagle, our dog, my dog, bring the dog, water bowl, dog park, pet allowed, muzzle, husky",
    quiet:
      "no crowds, hate crowds, chilled, laid back, quiet, calm, peaceful, not crowded, not too loud, calming, tranquil, serene, not noisy, not loud, no loud music, low key, lowkey, mellow, hear ourselves think, hear each other, uncrowded, no queues, away from the crowds, away from crowds, without the crowds, without crowds, escape the crowds, peace and quiet, quieter, no noise, not rammed, fewer people, less crowded, not packed, can talk, chilled out, not overcrowded, without shouting, hear yourself think, calmer, hush, silence, silent, without music, no music, no loud, no hen parties, no stag parties, relaxing, calm place, nothing loud, hear each other talk, cant stand noise, away from noise, away from the noise, away from it all, few people, no tourists about, no screaming kids, deserted, not a soul, undisturbed, away from traffic, away from the street, can read, restful, talk in peace, stillness, child free, adults only, without kids, no shouting, no background music, relaxed place, relaxed atmosphere, relaxed vibe",
    cosy: "cosy, cozy, hygge, snug, homely, comfy, snuggly, homey, warm and cosy, fireplace, log fire, open fire, hyggelig, cosier, cozier, comfy sofas, armchairs, roaring fire, by the fire, crooked, wooden beams, low ceilings, old wood, dim lighting, dim light, soft light, warm inside, blankets, cushions, intimate, cuddle up, curl up, warm place, cosy corner, fireside, wood stove, wood panelled, homelike, living room, nook, nooks, gemutlich",
    romantic:
      "romantic, candlelit, date night, candle light, honeymoon, first date, date place, date spot, hot date, date nights, anniversary dinner, propose, proposal, pop the question, valentines, valentines day, intimate, candlelight, special someone, honeymooners, lovey dovey, romance, anniversary, wedding anniversary, honeymooning, im going to propose, going to propose, kiss, love birds, lovebirds, special evening, in love, with my love, impress a date, night with my wife, without the kids, wine and dine, a date with, on a date, going on a date, candles and, candles",
    lively:
      "lively, buzzing, vibrant, party atmosphere, live atmosphere, buzz, bustling, good vibe, good vibes, great atmosphere, good atmosphere, party vibe, fun vibe, loud music, energetic, rowdy, livelier, party mood, atmosphere, party crowd, young crowd, where the action is, festive, full of life, life on the streets, fun crowd, cheerful, full of people, people watching, people watch, full of young people, where everyone goes, busy place, live crowd, packed bars, good crowd",
    view: "view, with a view, great view, sea view, rooftop, scenic view, views, nice view, vista, vistas, scenic, sea views, water view, waterfront view, overlooking, river view, canal view, roof top, rooftop bar, roof terrace, rooftops, rooftop bars, skybar, sky bar, sunset, sunsets, sunrise, harbour view, harbor view, nice views, good view, good views, amazing view, skyline views, view over the city, views over the city, view of the city, city view, city views, panoramic view, see the whole city, vantage point, viewpoints, lookouts, top floor, river views, mountain view, mountain views, lake view, watch the sunset, with views, see the sea, see the water, looking over, overlook, terrace with view, by the water, waterside, city lights, ocean view, with the skyline, window seat, watching the sunset, see the mountains, panorama",
    rainy:
      "rainy, raining, rainy day, indoors, indoor, bad weather, pouring down, pouring, bucketing, bucketing down, chucking it down, wet weather, wet day, miserable weather, tipping it down, drizzle, drizzling, raining cats and dogs, pissing down, pissing it down, peeing down, lashing, lashing it down, lashing down, hammering it down, hammering down, hosing down, chucking down, wet outside, soaked, soaking wet, out of the rain, stay dry, keep dry, dry place, storm, stormy, thunderstorm, grim outside, dreary, grotty weather, weather is rubbish, weather is crap, weather sucks, weather is awful, awful weather, terrible weather, crap weather, rubbish weather, horrible weather, shitty weather, tipping down, bucketing it down, rained off, rain check, under cover, rainproof, under a roof, roof over, roof over our heads, its wet, when it rains, if it rains, in the rain, it rains, despite the rain, its pouring, out of the wet, indoor activities, indoor activity, indoor stuff, something indoors, cold and wet, freezing outside, too cold outside, snowing, hail, cold outside, out of the cold, indoor playground, grey day, not get wet, dont get wet, rubbish weather today, wet kids, waterproof, its chucking, cats and dogs, rain, rains",
    late_night:
      "open late, late night, until late, after midnight, open until late, past midnight, open past midnight, till late, til late, open til late, open till late, stays open late, open after midnight, 24h, 24 hours, 24 hour, open 24 hours, small hours, wee hours, late nights, after hours, early hours, all nighter, late opening, late bar, drunk food, open all night, after 11pm, late evening food, open at midnight, middle of the night, till dawn, till sunrise, still open late, late kitchen, open at night, at this hour, this late, night owls, open round the clock, 24 7, round the clock, night shift, till morning, until morning, on duty, out of hours",
    local:
      "hidden spots, secret spots, away from the tourists, locals, local favourite, off the beaten track, hidden gem, hidden gems, authentic, local spot, not touristy, non touristy, like a local, tucked away, under the radar, underrated, where locals go, where locals eat, where the locals go, where the locals eat, where locals hang out, not too touristy, less touristy, no tourist traps, no tourist trap, not a tourist trap, not touristy stuff, without tourists, no tourists, avoid tourists, tourist free, local haunts, local haunt, local joint, local joints, local hangout, indie, independent, lesser known, off the beaten path, undiscovered, real deal, genuine, local spots, local place, local places, quirky, like the locals, proper local, typical, traditional, regional, typical food, local food, local cuisine, local dishes, local dish, traditional food, traditional dishes, regional food, regional cuisine, typical dishes, local specialities, local specialties, insider tip, insider tips, secret spot, secret places, hidden corners, off the tourist trail, tourists dont know, tourists never see, made here, locally made, made locally, neighbourhood place, homemade, home cooking, grandma cooking, whats typical, known for here, local beer, locals love, locals buy, locals drink, away from tourists, where tourists dont go, in the local language, family run, mom and pop, hole in the wall place, not made in china, real locals, craftsmen, artisans, artisan, non tourist",
    popular:
      "popular, famous, well known, trendy, hip, hyped, hype, instagrammable, insta worthy, instagram worthy, buzzy, hipster, trendiest, iconic, hot spot, hotspot, hotspots, in vogue, tiktok, viral, everyones talking about, all the rage, cool place, cool places, everyone has on instagram, on instagram, everyone talks about, everybody talks about, everyone raves about, everybody raves about, with the queue, queue for, people queue, queue round the block, instagram famous, famous for, must try, well loved, seen on tv, on tv, as seen, the it place, all over instagram, award winning, busiest, best known, everyone goes, everybody goes, legendary, cult, fashionable, best loved, all the rage now",
    picnic:
      "picnic, picknick, pic nic, picnics, picnic spot, picnic blanket, picnicking, have a picnic, picnic basket, picnic lunch, eat on the grass, lunch in the park, lunch on the grass, eat in the park, blanket, our own food, bring our own food, bring our own lunch, picnic supplies, food in the park, picnic stuff, sandwiches in the park, spread a blanket, alfresco lunch, hamper",
    pool: "hotel pool, with a pool, your pool, the pool, rooftop pool, pool heated, hotel with a pool, that has a pool, swimming pool at the hotel, pool in the hotel, pool for kids, has a pool, pool access, is the pool, pool open, pool towels",
    air_conditioning:
      "air conditioning, air con, aircon, air conditioned, ac, a/c, air condition, cool inside, somewhere cool, in this heat, heatwave, heat wave, escape the heat, hide from the heat, out of the heat, melting, boiling, sweltering, scorching, cool down, cool place, cool off indoors, stay cool, cooler inside, roasting, chilled air, 35 degrees, 38 degrees, 40 degrees, climate controlled, cooled, nice and cool, too hot outside, too hot to walk, its too hot",
    fish_and_chips:
      "chippy, chippies, chipper, chip shop, chip shops, fish supper, fish n chips, cod and chips, fish and chip shop",
    chinese: "chinese takeaway, chinese takeout, a chinese",
    chicken: "chicken place, peri peri, roast chicken, nandos, fried chicken place",
    sandwich:
      "sarnie, sarnies, butty, butties, toastie, toasties, wraps, subs, hoagie, toasted sandwich, sandwich shop",
    salad: "salads, salad bowl, something healthy, healthy food, healthy bowl, healthy lunch",
    dessert:
      "desserts, pudding, puddings, sweet treat, sweet treats, something sweet, sweet tooth, sweets, pud, afters",
    pancake: "pancakes, pancake house",
    crepe: "crepes, creperie, creperies",
    soup: "bowl of soup, soup place",
    jazz_bar:
      "jazz bar, jazz club, jazz bars, jazz clubs, jazz, live jazz, jazz cafe, jazz joint, blues club, saxophone, jazz night, bebop, jazz tonight, jazz concert",
    harbour_bath:
      "harbour bath, harbor bath, harbour baths, swim in the harbour, swim in the harbor, swimming in the harbour, swim in the canal, bathing zone",
    skiing:
      "ski, skis, skiing, go skiing, ski resort, ski resorts, ski area, ski areas, ski slope, ski slopes, piste, pistes, ski lift, ski lifts, snowboard, snowboarding, cross country skiing, nordic skiing, winter sports",
    winery:
      "winery, wineries, wine cellar, wine cellars, vineyard, vineyards, wine estate, port wine, port wines, port wine cellar, port wine cellars, port cellars, port lodge, port lodges, port house, port houses, port tasting, port wine tasting, winery tour, cellar tour, wine tour, wine region, cellar tasting, grapes, wine makers, winemaker, winemakers, vineyard tour, wine country, wine tasting in the vineyards, cellar visit",
    gym: "gym, gyms, fitness centre, fitness center, fitness studio, fitness club, health club, weights room, weight room, lift weights, lifting weights, free weights, dumbbells, treadmill, treadmills, workout, work out, crossfit, spin class, day pass for a gym, gym day pass, cardio, squat rack, deadlift, bench press, personal trainer, place to train",
    mosque:
      "mosque, mosques, friday prayer, friday prayers, jumuah, jummah, jumma, muslim prayer, prayer room for muslims, islamic centre, masjid, adhan, imam, minaret, where muslims pray, muslim prayers",
    synagogue:
      "synagogue, synagogues, shul, shabbat service, sabbath service, torah, rabbi, jewish service, jewish prayer, shabbat, jewish temple, minyan, jewish house of prayer",
    temple:
      "temple, temples, buddhist temple, hindu temple, shrine, shrines, pagoda, pagodas, buddha, zen temple, gurdwara, sikh temple, stupa, puja, incense, meditate with monks, torii",
    casino:
      "casino, casinos, roulette, blackjack, poker, slot machines, one armed bandits, gamble, gambling, place a bet, place bets, place your bets, card table, card tables, baccarat, croupier, spin the wheel, texas holdem, gaming tables",
    escape_room:
      "escape room, escape rooms, escape game, escape games, exit game, exit room, exit rooms, mystery room, puzzle room, puzzle rooms, locked in a room, locked room, solve riddles, solve puzzles, solve a mystery, live escape, crack codes, crack the code",
    bowling:
      "bowling, bowling alley, bowling alleys, bowling lane, bowling lanes, ten pin, tenpin, ten pin bowling, skittles, knock down pins, knock down some pins, gutter ball, gutter balls, go bowling, strikes and spares",
    coworking:
      "coworking, co working, coworking space, co working space, hot desk, hotdesk, hot desking, shared office, shared desk, shared workspace, workspace, work space, office space, office for a day, office for the day, desk for the day, desk for a day, rent a desk, place to work, somewhere to work, spot to work, work remotely, work from my laptop, digital nomad, nomads, nomad, zoom call, zoom calls, video call, video calls, day office, quiet desk",
    shoes:
      "shoe shop, shoe shops, shoe store, shoes, shoe, sneakers, sneaker, trainers, boots, sandals, flip flops, high heels, running shoes, walking shoes, hiking boots, leather boots, footwear, shoe repair, cobbler, shoelaces, slippers, new soles, resole, wellies, loafers, insoles, shoe shine",
    jewellery:
      "jewellery, jewelry, jeweller, jeweler, jewellers, jewelers, jewellery shop, jewelry store, engagement ring, wedding ring, wedding rings, wedding bands, necklace, necklaces, earrings, bracelet, bracelets, goldsmith, silversmith, gold chain, pendant, pearls, amber, diamond, diamonds, watchmaker, watch repair, watch shop, watch strap, watch battery, brooch, gemstones, gold ring, silver ring",
    toys: "toy shop, toy store, toys, toy, toyshop, lego, dolls, doll, teddy, teddy bear, teddies, cuddly toy, cuddly toys, soft toy, soft toys, stuffed animal, jigsaw, jigsaws, barbie, playmobil, model trains, model train, model railway, kites, kite, marbles, wooden toys, action figures, playing cards, colouring books, wooden puzzles",
    electronics:
      "electronics, electronics shop, electronics store, phone charger, laptop charger, charger, chargers, charging cable, cable, cables, usb cable, usb c, plug travel power bank, powerbank, batteries, headphones, earphones, earbuds, memory card, sd card, camera shop, camera battery, computer shop, computer store, laptop repair, computer repair, gadgets, hdmi cable, apple store, smartwatch, three pin, tech shop, camera gear, laptop broke",
    wine_shop:
      "wine shop, wine shops, wine store, wine merchant, wine merchants, off licence, off license, offy, bottle shop, liquor store, liquor shop, vintner, alcohol shop, buy wine, buy a bottle, bottle of wine to take, bottle to take, bottle to bring, gift bottle, wine to take home, wine to ship, wine dealer, whisky shop, spirits shop, bottles to take home, burgundy, rioja, beer shop, duty free wine",
    convenience:
      "convenience store, convenience shop, corner shop, corner shops, corner store, mini mart, minimart, minimarket, 7 eleven, seven eleven, kiosk, newsagent, newsagents, late shop, chewing gum, gum, crisps, night shop, open late for milk, spati, phone top up, milk and snacks, bottled water, newspaper, sunscreen, sun cream",
    tobacconist:
      "cigarettes, tobacco, tobacconist, tobacconists, tobacco shop, cigars, cigar shop, smoke shop",
    food_shop:
      "deli, delis, delicatessen, cheese shop, cheesemonger, fine food shop, gourmet shop, cheese to take home, cheese and ham, cured meats, cold cuts, charcuterie, olive oil, olive oil shop, chocolate shop, chocolatier, chocolates, pralines, truffles, spices, spice shop, tea to take home, butcher, butchers, fishmonger, greengrocer, organic shop, health food shop, whole foods, local products, local produce, food to take home, vacuum packed, cured ham, salami, picnic supplies, picnic basket",
    optician:
      "optician, opticians, optometrist, glasses repaired, glasses broke, broke my glasses, broken glasses, glasses fixed, fix my glasses, repair my glasses, my glasses, new glasses, reading glasses, spectacles, contact lenses, contact lens, lenses, lens solution, contact lens solution, eye test, sunglasses, prescription glasses, prescription sunglasses, sat on my glasses, specs",
    hairdresser:
      "hairdresser, hairdressers, barber, barbers, barber shop, barbershop, haircut, hair cut, hair salon, salon, get my hair done, hair done, blow dry, blowout, beard trim, beard, shave, wet shave, trim my beard, hair dye, dye my hair, hair colour, cut and colour, roots done, braids, updo, stylist",
    currency_exchange:
      "currency exchange, exchange currency, bureau de change, exchange money, change money, money changer, money exchange, change dollars, change pounds, change euros, exchange dollars, exchange euros, exchange pounds, turn dollars, foreign currency, foreign money, foreign cash, exchange office, swap currency, convert money, change some money, exchange some money, local currency, exchange rate",
    post_office:
      "post office, post offices, stamps, stamp, postbox, post box, mailbox, letterbox, letter box, send a parcel, parcel, parcels, send a package, post a letter, post a card, post these cards, post cards home, send a letter, send a postcard, mail a letter, mail a package, ship home, ship a box, ship it home, ship a box home, registered letter, registered mail, airmail, courier, dhl, fedex, post a parcel, envelopes, send my, send some postcards, mail these",
    laundry:
      "laundry, laundries, launderette, laundrette, laundromat, dry cleaner, dry cleaners, dry cleaning, dry clean, wash clothes, wash our clothes, wash my clothes, wash some clothes, washing machine, washing machines, coin laundry, self service laundry, do laundry, do our laundry, do our washing, do some washing, dirty clothes, clean clothes, washer, tumble dryer, wash and fold, wash and dry, clean socks, smelly clothes, dirty laundry, suit cleaned, trousers pressed, suit pressed, shirt pressed, shirts ironed, ironing service, washer and dryer",
    luggage_storage:
      "luggage storage, left luggage, luggage lockers, luggage locker, luggage deposit, lockers, locker, store our luggage, store my luggage, store luggage, store our bags, store my bags, store bags, bag storage, baggage storage, suitcase storage, leave our luggage, leave my luggage, leave luggage, leave our bags, leave my bags, leave bags, leave our suitcases, leave my suitcase, drop our bags, drop my bags, drop bags, bag drop, stash our bags, stash my bags, stash bags, stash our suitcases, dump our bags, dump my bags, keep our bags, cloakroom, drag our bags",
    phone_shop:
      "phone shop, phone shops, phone store, mobile phone shop, cell phone store, sim card, sim cards, sim, esim, e sim, local sim, prepaid sim, prepaid card, data plan, mobile data, phone repair, phone repairs, repair my phone, fix my phone, phone fixed, phone repaired, cracked screen, broken screen, screen broke, screen repair, new phone, cheap phone, burner phone, phone case, phone screen, iphone, gigabytes, screen protector, vodafone, phone died, phones dead",
    car_park:
      "where do i park, where do we park, car park, car parks, parking garage, parking lot, parking lots, multi storey, multi storey car park, underground parking, underground car park, park and ride, where to park, where can i park, where can we park, somewhere to park, place to park, leave the rental car, street parking, park the van, park the motorhome, park a campervan, day parking",
    petrol_station:
      "petrol station, petrol stations, petrol, petrol pump, gas station, gas stations, filling station, service station, fuel, fuel station, refuel, refuelling, fill up the tank, fill the tank, fill up the car, fill up before, tank up, diesel, gasoline, unleaded, lpg, tank is empty, need gas, tyre pressure, air for the tyres, running on empty, out of petrol, out of gas, topping up the tank",
    charging_station:
      "charging station, charging stations, charging point, charging points, ev charger, ev chargers, car charger, car chargers, ev charging, charge point, charge the car, charge our car, charge my car, charge the ev, charge my ev, electric car, electric vehicle, fast charger, rapid charger, supercharger, tesla, chademo, kilowatt, kwh, plug in the car, plug in car, ccs, charge up the car, hybrid",
    bus_stop:
      "bus stop, bus stops, bus station, bus stations, coach station, coach stop, bus terminal, stop for the bus, night bus, where the bus stops, where does the bus stop, bus leaves from, catch the bus, catch a bus, get the bus, tram stop, tram stops, flixbus, coach, hop on hop off, airport bus, shuttle stop, shuttle bus",
  },
  activity: {
    eat: "place to eat, places to eat, somewhere to eat, place to dine, places to dine, something to eat, grab a bite, where to eat, food place, dining, i am hungry, im hungry, eat, dine, eat well, grub, nosh, scran, munchies, starving, starved, famished, ravenous, peckish, hangry, hungry, could eat a horse, feed us, get some food, food spot, food spots, food joint, some food, good food, bite to eat, a bite, quick bite, grab food, something tasty, eats, good eats, a meal, meal out, nice meal, decent meal, proper meal, get fed, somewhere for dinner, somewhere for lunch",
  },
  topic: {
    art: "art, arts, painting, paintings, contemporary art, artsy, arty, artwork, artworks, modern art, street art, murals, graffiti, van gogh, picasso, rembrandt, vermeer, monet, impressionists, impressionism, old masters, painters, painter, artists, artist, sculpture, sculptures, art museum, art museums, art gallery, art galleries, exhibition of paintings, installations, drawings, modern art museum, graphic art, art house, ceramics, pottery",
    history:
      "romanesque, gothic, baroque, roman ruins, history, historical, historic, vikings, medieval, historic stuff, historical stuff, old stuff, ancient, ww2, wwii, world war, second world war, viking, heritage, middle ages, the past, war, wars, battle, revolution, romans, roman, gothic, renaissance, baroque, archaeology, archaeological, ruins, ancient ruins, roman ruins, cold war, holocaust, empire, colonial, jewish quarter, war memorial, war museum, old times, centuries, world war two, ww1, first world war, resistance, history museum, history museums, fossils, egyptian, pharaohs, dynasty, kings, old town history",
    design:
      "design, interior design, furniture, danish design, interiors, mid century, typography, posters, graphic design, architects, bauhaus, designer, designers, local designers, design shop, brutalist, modernist, ceramics, scandinavian design, textiles, gaudi, art nouveau, design museum, interior",
    photography:
      "photography, photos, taking pictures, photo spots, photo ops, photo op, pics, take pics, take photos, instagram spots, insta spots, selfies, selfie, take pictures, photogenic, photo spot, cameras, camera, photographs, photo exhibition, photography exhibition, photographer, photographers, photo walk, photo day, good pictures, great pictures, pictures taken, photo gallery, analogue, tripod, long exposure, good light",
    music:
      "music, jazz, classical music, rock music, indie music, hip hop, electronic music, punk, blues, folk music, metal, live music, concert, concerts, gig, gigs, bands, live band, live bands, philharmonic, orchestra, symphony, choir, choirs, opera, buskers, vinyl, record shop, record shops, band, piano, songs, musicians, folk, reggae, organ concert, music festival, blues bar, jam session, concert hall, live jazz, musician, beatles, mozart, jazz club, jazz clubs",
    nightlife:
      "nightlife, partying, going out, party, night out, big night out, on the lash, on the piss, pub crawl, bar crawl, bar hopping, get drunk, out on the town, night life, out drinking, get hammered, get wasted, on the town, dance, dancing, clubbing, nightclub, nightclubs, techno, hen do, hen weekend, hen party, stag do, stag night, dance all night, party district, party area, bars and clubs, bar street, where the bars are, party all night, club night, drag show, rave, clubs, night club, pubs and bars, party hard",
    cycling:
      "cycling, bikes, biking, bicycles, bike ride, bike rides, cycle, bike, cycle ride, bike tour, two wheels, bike routes, bike paths, bicycle ride, road bike, mountain bike, mountain biking, mtb, tandem, cyclist, cyclists, pedal, bike path, bike lane, bike lanes, cycle path, cycle paths, cycle route, cycle routes, gravel bike, on two wheels, bike trail, bike trails, cycling route",
    swimming:
      "swimming, swim, to swim, a swim, go for a swim, wild swimming, dip, a dip, take a dip, go for a dip, bathing, open water swimming, jump in the water, swims, pool, lido, jump in, jump in the lake, swim in the sea, laps, lengths, outdoor swimming, cool off, swim in the lake, bathing spot, water to jump in, skinny dip, swim laps, harbour bath",
    royalty:
      "royalty, royal family, kings and queens, royals, royal, monarchy, the royals, crown jewels, princess, queen, king",
    books:
      "books, literature, reading, bookish, bookworm, bookworms, novels, literary, fairy tales, fairytales, writers, poets, poet, writer, poetry, author, authors, novelist, book people, book lovers, novel, shakespeare",
    wellness:
      "wellness, relaxation, wellbeing, unwind, self care, destress, de stress, spa, sauna, massage, hammam, hot stone, steam room, thermal bath, thermal baths, body and soul, burnt out, yoga, meditation, pamper, pampering, cold plunge, relax and unwind, ice bath, mindfulness, yoga class, detox, aromatherapy, wind down, spa day",
    food: "food, gastronomy, culinary, foodie, foodies, foodie stuff, food scene, local food, tasty food, local cuisine, local dishes, local dish, typical food, typical dishes, dish, dishes, food tour, food tours, food walk, tasting, tastings, tasting walk, cooking class, cooking course, speciality, specialty, specialities, specialties, food market, food hall, food lovers, street food tour, food festival, foods, eat my way, traditional food, traditional dishes",
    sports:
      "sport, sports, footie, football, soccer, sporty, basketball, game, match, the match, watch the match, watch the game, football match, jogging, marathon, squash, padel, stadium, tennis, golf, surfing, rugby, cricket, hockey, baseball, derby, f1, athletics, sports bar, volleyball, champions league, play football, triathlon, yoga class, ski race, a run, running route, go running",
    fine_dining:
      "fine dining, gourmet food, tasting menu, tasting menus, haute cuisine, michelin star, michelin starred, michelin stars, gastronomic, gourmet, michelin, gourmet restaurant, chefs table, degustation, michelin restaurant, michelin starred restaurant, starred restaurant, fancy dinner, white tablecloth, white tablecloths, course menu, wine pairing, 7 courses, five courses, seven courses, several courses, course dinner, course tasting, star chef, celebrity chef, sommelier, haute",
    street_food:
      "street food, street food market, street food place, street food hall, food truck, food trucks, food stall, food stalls, food stand, hawker, hawkers, from a cart, food cart, food carts, from a stall, stall, stalls, hot dog stand, hawker centre, eat on the street, eat standing, vendors, street vendors, street snacks",
    hidden_gems:
      "hidden gems, off the beaten track, hidden gem, secret spots, secret spot, hidden spots, secret places, hidden corners, hidden places, secret, no guidebook, not in the guidebook, not in any guidebook, not in guidebooks, nobody knows, no one knows about, off the tourist trail, lesser known, off the beaten path, undiscovered, tourists dont know, tourists never see, even locals, something we dont know, underrated, hidden courtyards, quirky, unusual, offbeat, weird, most people miss, insider tip, insider tips, under the radar, out of the ordinary, nothing touristy, nothing too touristy, not too touristy, not touristy, less touristy",
    vintage:
      "vintage, vintage shop, vintage shops, vintage store, vintage stores, vintage clothes, vintage clothing, vintage dresses, retro, 70s, 60s, 80s, 1920s, old fashioned, flea market, thrifting, old vinyl, old cameras, step back in time, stepping back in time, nostalgic, nostalgia",
  },
  price: {
    free: "free, for free, free of charge, free entry, no entrance fee, costs nothing, free admission, no charge, doesnt cost anything, dont cost anything, without paying, no entry fee, gratis, zero cost, wont cost a penny, wont cost us a penny, complimentary, at no cost, freebie, freebies, cost nothing, for nowt, costs nowt, free admission day, free of cost, doesnt cost, pay nothing, pay what you want, for nothing, without spending, no cost, free stuff, free things, free things to do, zero euros, free tour, donation, dont want to pay, not paying, free entrance, free access, penniless",
    cheap:
      "cheaper price range, lower price range, cheapest, the cheapest, not much money, little money, tight budget, low price, cheap, inexpensive, budget, low cost, low budget, cheaply, cheap price, cheap eats, on a budget, on a shoestring, bargain, cheapish, skint, cheapo, broke, im broke, were broke, cheap as chips, cheap and cheerful, cheap n cheerful, dirt cheap, super cheap, nothing fancy, student budget, student prices, penny pinching, low on cash, short on cash, short of cash, thrifty, backpacker budget, low prices, strapped for cash, dont want to spend much, dont want to spend a lot, without spending much, without spending a lot, cheaper end, cheap end, hard up, brassic, nothing expensive, a tenner, pocket money, save money, cheapest one, the cheapest one, least expensive, the least expensive, best price, a couple of coins, couple of coins, couple of euros, few euros, a few coins, happy hour, student menu, student discount, for students, next to nothing, good and cheap, pinch pennies, discounted, on sale, cheap but, tightfisted, poor student, for little money, cheap as possible, wont cost much, doesnt cost much, not cost much, low fares, pennies, student friendly, bargains",
    affordable:
      "affordable, reasonable, reasonably priced, good value, value for money, not too pricey, without breaking the bank, wont break the bank, not break the bank, decent prices, wont bankrupt me, wont bankrupt us, wont bankrupt, not bankrupt us, not bankrupt me, wallet friendly, budget friendly, easy on the wallet, doesnt cost the earth, wont cost the earth, doesnt cost a fortune, wont cost a fortune, not cost a fortune, without spending a fortune, doesnt cost an arm and a leg, wont cost an arm and a leg, bang for the buck, bang for your buck, not too spendy, fair price, fair prices, fairly priced, sensible prices, sensibly priced, not overpriced, not extortionate, not a rip off, isnt a rip off, no rip off, normal prices, decently priced, well priced, good prices, reasonable prices, wont empty my wallet, wont break the budget, doesnt break the bank, not silly money, good deal, not too dear, breaking the bank, honest prices, not crazy expensive, not crazy prices, not stupid prices, decent price, not ridiculous, good price, ok prices, okay prices, reasonable price, not a fortune, isnt crazy, wont ruin us, wont ruin me, not outrageous, not ridiculously priced, sane prices, normal price, not ripped off, good for the price, dont want to pay too much, dont overpay",
    moderate:
      "middle price range, mid price range, moderate, moderately priced, mid range, midrange, medium priced, mid priced, moderate price, moderate range, middle of the road, medium price, average price, averagely priced, neither cheap nor expensive, mid budget, not cheap not expensive, not too cheap not too expensive, neither too cheap, mid level, middling, average priced, middle price, three star, mid tier, normal budget, somewhere in the middle, not fancy not cheap, not too posh, neither fancy nor cheap",
    expensive:
      "upper price range, higher end, high price, expensive, pricey, fancy, upscale, high end, luxury, luxurious, posh, splurge, high class, money is no object, costly, smart, upmarket, swanky, money no object, money no issue, moneys no object, budget no object, no budget, price no object, cost no object, expense no object, no expense spared, spare no expense, push the boat out, treat ourselves, treat myself, treat my wife, treat her, treat him, splash out, splashing out, splurging, splash the cash, blow out, bougie, boujee, swish, classy, ritzy, fancy schmancy, five star, top notch, top end, luxe, lavish, exclusive, elegant, impressive, something impressive, wow factor, to impress, dressy, dress up, get dressed up, blow the budget, plush, sophisticated, premium, very special, something special, somewhere special, special occasion, expensed, company is paying, on expenses, chauffeur, money is no issue, champagne lifestyle, the best money can buy, limousine, vip, treat us, spoil ourselves, spoil her, spoil him, spoil my wife, spoil my husband, top class, best of the best, deluxe, highest end, black tie, glamorous, sparing no expense, spend big, big spender, big budget, whatever it costs, high rollers, refined, indulge, chic, the most expensive, most expensive, the priciest, priciest, the dearest, whatevers most expensive, the most expensive one, the most expensive thing",
    cheaper:
      "cheaper, less expensive, lower price, not as expensive, more affordable, cheaper one, less pricey, less fancy, less posh, bit cheaper, something cheaper, too expensive, too pricey, too steep, easier on the wallet, less dear, too dear, a bit much, over budget, over our budget, out of budget, out of our budget, cant afford, cant afford that, cost too much, costs too much, too much money, lower budget, lower prices, cheaper ones, more budget, less money, more reasonable, lower end, too rich for me, less upscale, down a notch",
    dearer:
      "more expensive, fancier, more upscale, pricier, nicer, posher, classier, swankier, more luxurious, more exclusive, more special, bougier, more elegant, smarter, swisher, ritzier, plusher, more upmarket, higher end, step up, a step up, cut above, a cut above, up a notch, more refined, bit more special, more luxury, more chic, next level, bit more upmarket, better than that, not so budget, too cheap, less basic, less budget, more stylish, less shabby, more sophisticated, more high end, more posh, more fancy",
  },
  holidays:
    "new years day, new year day|maundy thursday|good friday|easter sunday, easter day|easter monday|may day|ascension day|whit sunday, pentecost|whit monday, pentecost monday|corpus christi|assumption day|all saints day|christmas eve, xmas eve|christmas day, xmas day|boxing day, st stephens day|new years eve, new year eve, nye",
  day: {
    day_after: "the day after, day after, the following day, the next day, a day later, one day later",
    day_before: "the day before, day before, a day earlier, one day earlier",
    today: "today, later today",
    tonight: "tonight, this evening, this night, tonite, tnite, this eve, later tonight",
    tomorrow:
      "tomorrow, tmrw, tomorow, tommorow, tmr, 2moro, 2morrow, tomoz, tomoro, tmo, tmw, tomorra, 2mro, tmrow, tomorow night",
    after_tomorrow: "day after tomorrow, the day after tomorrow",
    weekend: "weekend, week end, wkend, wknd, sat and sun",
    this_week: "this week, later this week, in the week",
    next_week: "next week, the next week, coming week, the week after this",
    this_month: "this month, later this month",
    next_month: "next month, coming month",
    christmas:
      "over christmas, at christmas, during christmas, this christmas, for christmas, christmas break, christmas holidays, over xmas, at xmas, for xmas, over the holidays",
    easter: "over easter, at easter, during easter, this easter, for easter, easter weekend, easter holidays",
  },
  weekday: {
    "1": "mon, mondays",
    "2": "tues, tue, tuesdays",
    "3": "wed, weds, wednesdays",
    "4": "thurs, thur, thu, thursdays",
    "5": "fri, fridays",
    "6": "sat, saturdays",
    "0": "sun, sundays",
  },
  part: {
    morning: "morning, in the morning, mornings, morn, first thing, early morning, mornin, this morning",
    midday: "noon, midday",
    afternoon: "afternoon, in the afternoon, arvo, this arvo, afternoons, this afternoon, aft",
    evening:
      "evening, in the evening, evenings, night, at night, nights, eve, after work, night time, evenin, after dinner, after the dinner, after supper",
    night: "late at night, midnight, the middle of the night",
  },
  meal: {
    lunch:
      "lunch, for lunch, lunchtime, lunches, luncheon, midday meal, working lunch, business lunch, sunday lunch, lunch time, client lunch, lunch with clients",
    dinner:
      "dinner, for dinner, supper, dinner time, dins, evening meal, dinners, late dinner, early dinner, client dinner, business dinner, dinner with clients",
    breakfast: "breakfast, for breakfast, brekkie, brekky, brekkers, breaky, breakfasts",
    brunch: "brunch, for brunch",
  },
  moment: {
    after: "after, following, after the, right after",
    besides: "before, before the, before a, after the, after a",
    since: "from, after, as of, starting at",
    ahead: "in",
    ahead_after: "from now",
    before: "earlier than, before, before the, ahead of, prior to",
    until:
      "until, till, to, through, we leave, leaving, leave on, i leave, til, untill, up until, departure, our departure, we depart, we fly home, fly home",
    now: "now, right now, at the moment, open now, currently, immediately, right away, rn, asap, this minute, straight away, pronto, right this minute, at this moment, this instant",
    next: "next, the following, coming",
    this: "this, on this",
    from: "we arrive, we arrive on, i arrive, i arrive on, arrive on, we get in, from, starting, starting from, beginning, starting on, arriving, as of, checking in, we land, we land on, i land, landing, we get there, arrival, our arrival",
    between: "between",
    after_dinner: "after dinner, after the dinner, after supper",
  },
  clock: {
    at: "at, by, around",
    hour: "oclock, o clock, h",
    am: "am, a.m., in the morning",
    pm: "pm, p.m., at night, in the evening, in the afternoon",
    half_past: "half past, half",
    quarter_past: "quarter past",
    quarter_to: "quarter to",
  },
  number: {
    "1": "one, a single",
    "2": "two, couple of",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven, full week, whole week, entire week",
    "8": "eight",
    "9": "nine",
    "10": "ten",
    "11": "eleven",
    "12": "twelve",
    "15": "fifteen",
    "20": "twenty",
    "30": "thirty",
  },
  ordinal: {
    "1": "first, first one, 1st, number one, first stop",
    "2": "second, second one, 2nd, number two",
    "3": "third, third one, 3rd, number three",
    "4": "fourth, 4th",
    "5": "fifth, 5th",
    "-1": "last day, final day, last one, the last, the latter, last stop, final stop",
  },
  unit: {
    hour: "hour, hours, hrs, hr",
    day: "last day, final day, day, days, day plan, full week, whole week, entire week",
    night: "night, nights, nite, nites",
    week: "week, weeks, wk, wks",
    person:
      "people, persons, person, guests, pax, adults, of us, ppl, peeps, folks, pers, grown ups, covers, heads, adult, friends, mates, lads, girls, ladies, guys, women, men, travellers, travelers, grownups, seniors, diners",
    metre: "m, metres, meters, meter, metre",
    kilometre: "km, kilometres, kilometers, kilometer, k",
    mile: "mile, miles",
    walk_minute:
      "minutes on foot, mins walk, minute, minutes, min, mins, minutes walk, minute walk, min walk",
    star: "star, stars, star rating, star rated",
    age: "year old, years old, year olds, yo, yr old, yr olds, yrs old",
    child:
      "kids, children, kid, child, sons, daughters, toddlers, kiddos, kiddies, little ones, babies, bairns, grandkids, nippers, toddler, teens, teenagers, baby, infants, boys, youngsters",
  },
  numbered: {
    dearest:
      "the most expensive, most expensive, the priciest, priciest, the dearest, whatevers most expensive, the most expensive one, the most expensive thing",
    farthest:
      "the farthest, the furthest, farthest, furthest, the one furthest away, the furthest away, the most distant, farthest away",
    which: "number, num, nr, option, choice",
    day: "day, day number, days",
    that_day: "that day, same day",
    stop: "stop, stop number, stops, first stop",
  },
  negation: {
    instead: "instead of, instead of the, in place of, rather than, in lieu of",
    needless:
      "dont have to, dont have to buy, do not have to, without having to, without buying, doesnt need, does not need, dont need, do not need, doesnt have to, no need for, not necessarily, need not, dont necessarily need",
    not: "allergy to, allergies to, have already been to, already been to, have already seen, already seen, already saw, have already visited, already visited, already did, forget, forget about, not, no, without, dont want, do not want, not a fan of, not into, hate, dislike, dont like, do not like, nothing, rather not, avoid, skip, isnt, arent, tired of, allergic to, sick of, instead of, not keen on, no interest in, cant stand, steer clear of, fed up of, fed up with, bored of, had enough of, enough of, dont fancy, not feeling, cant eat, dont eat, doesnt eat, cant have, not in the mood for, minus, sans, havent got, dont send me to, dont send us to, dont take me to, dont show me, dont give me, dont suggest, dont recommend, dont point me to, dont put, dont want to go to, dont want to see, dont want any, do not send me to, do not recommend, no more, please no, wouldnt want, none of, dont need a, dont need any, dont want a, dont want another, have done, have already done, have seen, have been to, have visited, no interest for, we have seen, i have seen, we have done, i have done, we have been to, i have been to, we have visited, w o",
    not_after: "allergy, allergies",
    except:
      "anything but, everything but, outside of, except, except for, other than, apart from, all but, besides, aside from, save for, excluding, anywhere but, not counting",
    but: "but, more like, rather, instead, however, but rather",
  },
  where: {
    at: "we are in, we are at, were in, were at, im in, i am in, im at, i am at, we are now in, we are now at, were now in, were now at, were currently in, were currently at, standing at, standing in front of",
    near: "in the same area as, same area as, in the same part of town as, same part of town as, near, close to, next to, nearby, around, by, beside, not far from, a short walk from, within walking distance of, within walking distance from, walking distance of, walking distance from, near to, closer to, in walking distance of, in the vicinity of, opposite, nearest to, nearer, round, nr, close by to, round the corner from, around the corner from, a stones throw from, stones throw from, just off, next door to, within reach of, steps from, minutes from, near by, across from, not too far from, an easy walk from, within easy reach of, over by, a short hop from",
    in: "in, at, inside, within, over in, on, to",
    me: "is around, else is around, whats around, what is around, near me, nearby, near here, around here, close by, close to me, near my location, from here, around me, close to here, in the area, not far, where i am, near us, in the neighbourhood, round here, nr me, close by here, nearish, near by, around us, right here, round the corner, around the corner, next door, where we are, nearest to me, in my area, nearby us, near to us, near to me, close to us, in the vicinity",
    host: "yours, hotel, the hotel, my hotel, our hotel, your hotel, our accommodation, our place, where we are staying, where im staying, this hotel, ur hotel, your place, our digs, my digs, our apartment, our flat, our airbnb, our room, my room, our lodgings, the guesthouse, your guesthouse, our b&b, our guesthouse, where were staying, where we re staying, from us",
    walk: "within walking distance of, within walking distance from, in walking distance of, walking distance, on foot, short walk, a walk, walkable, within walking distance, walking distance of, walking distance from, by foot, strolling distance, easy walk, few minutes walk, 5 min walk",
    within:
      "within, under, less than, no more than, max, up to, at most, maximum, no further than, not further than, not more than",
    there:
      "around there, near there, there, near it, close to it, in the same area, the same area, same part of town, nearby there, round there, over there, thereabouts, near that, same neighbourhood, same neighborhood, on the way there, on the way, along the way, en route",
  },
  limit: {
    most: "at most, no more than, not more than, max, maximum, a maximum of, up to, never more than, limit to, limit it to",
    only: "only, just, nothing but",
    thing:
      "thing, things, places, place, sights, sight, activities, activity, spots, visits, attractions, item, items",
    a_day: "per day, each day, every day",
  },
  town: {
    centre:
      "centre, center, city centre, city center, town centre, downtown, central, centre of town, middle of town, center of town, inner city, centrally, town center, midtown, heart of the city, heart of town, in the heart of the city, central area, middle of the city, in town",
    north: "north, northern, in the north, north side",
    south: "south, southern, south side",
    east: "east, eastern, east side",
    west: "west, western, west side",
  },
  party: {
    family:
      "grandma, grandpa, grandparents, my parents, our parents, in laws, little ones, kiddos, teens, teenager, grandkids, family, kids, children, kid, child, with kids, child friendly, kid friendly, family friendly, toddler, baby, grandchildren, families, our son, our daughter, teenagers, little one, kiddies, kiddo, wee ones, bairns, bairn, nippers, rugrats, sprogs, little uns, tot, tots, infant, newborn, babies, daughter, daughters, son, sons, nan, granny, gran, grandad, grandfather, grandmother, nana, my folks, mum and dad, mom and dad, my dad, nephew, niece, nephews, nieces, cousins, whole family, the fam, fam, mother in law, father in law, our boys, our girls, toddlers, grandson, granddaughter, inlaws, our kids, mum and me, mum and i, me and my mum, me and mum, my mum and i, my mom and i, me and my mom, mom and me, dad and me, my dad and i, me and my dad, my mother and i, my sister and i, my brother and i, family of, stepson, stepdaughter, our little one, the little one, pram, pushchair, stroller, buggy, babysitter, sister in law, brother in law, aunt, uncle, auntie, my mother, my father, our mother, my mum, my mom, schoolkids, grandparent, three generations, generations, parents in law, parents are, my sister, my brother, siblings, with a baby, preschooler, tweens, for the kids, under fives, youngest, eldest, kidlets, single mum, school age, the twins, our twins",
    couples:
      "gf, bf, hubby, my date, the missus, couple, girlfriend, boyfriend, wife, husband, partner, my fiance, as a couple, spouse, my better half, wedding anniversary, couples, newlyweds, fiancee, other half, our anniversary, my anniversary, wifey, the wife, missus, the mrs, my mrs, bae, my man, my girl, my lady, my love, sweetheart, my significant other, significant other, me and the missus, us two, just the two of us, fiance, the bf, the gf, my bf, my gf, my fella, the old man, her indoors, romantic weekend, my darling, lovers, my boyfriend, my girlfriend, my husband, my wife, two lovers, with my man, him and me, her and me, he and i, she and i, my partner, my beloved, wife and i, husband and i, girlfriend and i, boyfriend and i, partner and i",
    friends:
      "friends, mates, buddies, group of friends, friend, pals, besties, bestie, bff, bffs, my crew, the crew, the squad, the gang, our gang, the lads, lads, girlfriends, girls trip, girls weekend, lads weekend, lads trip, guys trip, stag do, hen do, hen party, stag party, bachelor party, bachelorette, bachelorette party, homies, chums, flatmates, roommates, a mate, my mate, my mates, my pal, the girls, the boys, with the boys, with the girls, the guys, hen weekend, hen night, stag night, stag weekend, our group, schoolfriends, school friends, old friends, bunch of us, group of us, old classmates, reunion, my girls, my boys, uni friends, girls night, boys night, my flatmate, roommate, flatmate, best friend, best mate, fellow travellers, travel buddies, my besties, bachelor, gals",
    solo: "alone, solo, by myself, on my own, travelling alone, just me, on my tod, flying solo, solo traveller, solo traveler, solo trip, party of one, table for one, on me own, just myself, just for me, single traveller, only me, by meself, myself, travelling solo, me alone, single person, lonely, im alone, i am alone, travelling by myself, only for me, me myself, solo female, by my lonesome, solo dining, eating alone, alone tonight, woman alone, meet people, im solo, on me tod, all alone, me time, single diner",
    business:
      "business, business trip, colleagues, clients, work trip, conference, business dinner, on business, for work, colleague, coworker, coworkers, co workers, co worker, client, my boss, the boss, team dinner, work dinner, work lunch, client dinner, client lunch, meetings, meeting, workmates, gotta work, got to work, get some work done, remote work, networking, business meeting, trade fair, company dinner, from work, at work, business partner, business partners, business guests, business traveller, zoom calls, zoom call, video call, company name, investor, investors, delegation, expense it, expense account, my team, our team, team of, corporate, client meeting, seminar, congress, boss, office party, team building, team event, teammates, interview, board meeting, trade show, sales meeting, staff outing, dinner with clients, lunch with clients",
  },
  partySize: {
    of: "we are, we re, were, table for, party of, group of, for a group of, there are, there will be, there will be just, its for, reservation for, seats, places for, booking for, seating for, space for, room for, family of, crew of, bunch of, gang of, seats for",
    of_after: "of us",
    "2": "for two, two of us, the two of us, for 2, us two, just us two, for the two of us, table for two, plus one, both of us, me and the missus, me and the wife, just the two of us, the pair of us, mum and me, mum and i, me and my mum, me and mum, my mum and i, my mom and i, me and my mom, mom and me, dad and me, my dad and i, me and my dad, my mother and i, my sister and i, my brother and i",
    "3": "three of us, the three of us, for three, us three",
    "4": "four of us, the four of us, for four, family of four, foursome, us four",
    "5": "five of us, the five of us, us five, for five",
    "6": "six of us, the six of us, us six, for six",
    "7": "seven of us, for seven",
    "8": "eight of us, for eight",
    "10": "ten of us",
  },
  tripType: {
    business: "business trip, on business, work trip, for work, conference",
    pleasure:
      "on a cruise, cruise ship, cruise ships, cruise passengers, cruise stop, off the cruise, from the cruise, by cruise, in port on a cruise, shore excursion, holiday, vacation, for pleasure, holidays",
  },
  asked: {
    menu: "menu, the menu, menus, a menu, menu online, drinks menu, wine list, a la carte, buffet or, what do they serve, what do they have to eat, what do they cook, what can you eat there, set menu, childrens menu, lunch menu, vegan options on, dishes do they, what dishes, which dishes, what beers, which beers, which wines, what wines, do they have vegan, do they have vegetarian, on the menu, food do they have, food do they serve, carte, wine card, daily special, specials, dish of the day, whats good there, what should i order, what should we order, what to order, signature dish, their speciality, serve food, allergens, portions, portion, kids menu, is there a buffet",
    highchair:
      "high chair, highchair, high chairs, highchairs, kids chair, kids chairs, childrens chair, childrens chairs, baby chair, baby chairs, child seat, child seats, booster seat, booster seats, changing table, baby changing, seat for the baby, seat for a baby, chair for the baby, chair for our baby, chair for a toddler, place to change a nappy, baby seats",
    crowds:
      "is it busy, is it crowded, does it get busy, does it get crowded, how busy, how crowded, busy there, crowded there, long queue, long queues, a queue, queues, do we have to queue, long wait, get full, does it get full, is it packed, packed on, packed at, get packed, busy on, busy at, busy times, quietest time, best time to go, best time to visit, when is it quiet, when is it least busy, least busy, least crowded, wait in line, waiting time, wait times, how long is the queue, how long is the wait, queueing, stand in line, is there a line, is there a queue, line long, wait for a table, rush hour, peak hours, how full, usually busy, mobbed, wait long",
    by_foot: "on foot, walking distance",
    by_car:
      "by car, drive there, driving time, by taxi, by cab, by uber, drive to, taxi there, can we drive, drive from here",
    by_bike:
      "by bike, by bicycle, with a bike, on a bike, cycle there, bike there, bikeable, cyclable, cycle to, by cycle, ride there, by e bike",
    stars: "star rating, how many stars, is it a four star, is it five star",
    area: "what area, which area, what part of town, which part of town, what neighborhood, which neighbourhood",
    hours:
      "shut, shuts, till when, until when, open until, open till, open today, open tomorrow, what time is it open, opening hours, opening times, hours, when does, what time does, close, closing time, when is, is it open, open on, what time do, open hours, opening hour, are they open, does it open, operating hours, hours of operation, opens, closes, last entry, last admission, last orders, how late, how early, what days, till what time, until what time, from what time, opening time, open til, open sundays, do they open, do they close, is it shut, when do they, when does it, closing times, kitchen close, what are the hours, timings, bank holiday, closed today, what hours, is it closed, are they closed, open in the morning, until what hour, up to what time, days open, how long is it open, how long are they open, how long open, when can we go in, when can i go in, open at lunch, do they serve until, closing day, when do you close, does it close, close for lunch, how long do they serve, kitchen open",
    address:
      "address, located, location, whereabouts, street, where is it, where exactly, adress, exact location, which street, what street, postal address, whats the address, whereabouts is it, where about, on a map, on the map, show me on the map, on google maps, gps, coordinates, google maps, map link, exact address, what number, door number, street name, where do i find it, where do we find it, where can i find it, where to find it, how do i find it, where precisely",
    phone:
      "the number, their number, a number, contact details, phone, phone number, telephone, telephone number, call them, contact number, contact, number for, mobile number, ring them, give them a ring, give them a call, phone no, tel number, contact info, ring it, tel, dial, can i ring, can i call, can we call, can we ring, who do i call, who can i call, phone them, call ahead, reach them, whatsapp number, get hold of them",
    price:
      "how much is, how much does, how much to, what does it cost, pricey, price, cost, how much, ticket, tickets, entrance fee, entry fee, admission, fee, does it cost, price range, how much to get in, ticket price, ticket prices, prices, entry price, entrance price, admission price, do i have to pay, do you have to pay, do we have to pay, is it free, free to get in, cost to get in, kids tickets, discount, student discount, how expensive, is it expensive, entry cost, how much for, whats the damage, how much r, what do they charge, do they charge, are kids free, kids free, do kids pay, do children pay, is entry free, is entrance free, how much would, how much will, what would it cost, cost per person, costs, expensive is it, whats the price, how much per, how much money, is there a fee, family ticket, senior discount, reductions, reduced price, concessions, free for kids, free for children, price for, price of, do kids go free, kids go free, admission free, day pass, average price, average bill",
    postcode: "postcode, post code, zip code, zip, postal code, postcodes",
    website:
      "website, web site, homepage, site, url, link, webpage, web page, on the web, do they have a page, is there a page, web address, internet page, on the internet, facebook page, facebook, instagram page, internet address, look online, their page, weblink, read more online, book online",
    directions:
      "how do i get, directions, get to, way to, how to get, how can i get, get there, how do we get, best way to, quickest way to, quickest way, fastest way to, fastest way, best way to get to, easiest way to, which bus, what bus, which metro, which train, which line, how do we reach, how can we get to, how can i get to, how do you get to, route to, getting to, getting there, directions to, can i walk to, can we walk to, quickest way to get to, fastest way to get to, how do i get to, how do we get to, how to get to, how do i reach, show me the way, show the way, route on foot, way from here, way there, find my way, how to reach, how to go, how do you reach, take me there, get us there, get me there, getting to it, by public transport, which tram, what tram, which stop, what stop, which station, what line, where do i get off, where do we get off, how can we reach, best route, shortest way, easiest way, shortest route, quickest route, directions from here, walk from here to, how would i get, how would we get, can i get there, can we get there, lead me, guide me, navigate, take the metro, take the bus, take the tram, change trains",
    booking:
      "book, reserve, reservation, booking, book it, book a table, make a reservation, reserve a table, book a room, book ahead, book in advance, need to book, need a reservation, reserve ahead, book ahead for, reservations, walk in, walk ins, just rock up, rock up, just turn up, turn up, prebook, pre book, do i need to book, tickets in advance, buy tickets online, advance booking, walk ins welcome, ticket in advance, tickets beforehand, in advance, reserve online, need tickets, skip the line, skip the queue, do we need a reservation, have to book, must book, should i book, should we book, fully booked, booked out, sold out, any tables, table free, free table, timeslot, time slot, book a slot, need to reserve, reservation needed, reservation required, without a reservation, without reservation, without booking, do they take reservations, can i book, can we book, without an appointment, get a table, queue for tickets",
    rating:
      "rating, reviews, review, rated, good reviews, worth the hype, how good, is it good, is it any good, are they good, is the food good, what do people say, what do others say, what do guests say, well rated, highly rated is it, do people like it, ratings, score, how is it rated, good or not, hows the food, how is the food, hows the service, tripadvisor, google reviews, opinion, opinions, is it worth it, do you recommend it, is it recommended",
    payment:
      "pay by card, credit card, cards, contactless, apple pay, pay with card, take cards, card only, take card, cash only, accept cards, amex, pay cash, visa, mastercard, credit cards, google pay, take cash, accept cash, debit card, amex accepted, pay with my phone, pay by phone, pay with euros, pay in cash, in cash, pay in dollars, visa accepted, cards accepted, card payment, card machine, accept visa, accept amex, take amex, take visa, pay cashless, cashless, paypal, split the bill, tips expected, tipping, do we tip, tap to pay, foreign cards, debit, pay by, google wallet, maestro, cash or card, in cash only, with cash",
    distance:
      "how long a walk, far from, walking distance from here, far from here, a long way, how far, far away, far, how far away, how long to walk, walking time, long walk, how many minutes, far to walk, how far a walk, how far is it, how long does it take to walk, how many minutes on foot, minutes on foot, walk there, can i walk there, can we walk there, walking there, how long is the walk, how long do we walk, how far do we walk, how much walking, how much do we walk, is it a hike, or a hike, is it far, round the corner or, how many metres, how many kilometres, how many km, how many miles, how many steps, distance, how close, how near, is it close, is it near, is it walkable, walkable from here, a long walk, close enough, in walking distance from, so far out, far out, far from us, far from the hotel, how long by bus, how long on foot",
    duration:
      "travel time, how much time, how long, how long do you need, how long should we, how long does it take, how long is, how much time do, time needed, how long to spend, is an hour enough, hour enough, enough time, long does it last, how long does it last, how long does the, how long will, how long would, how many hours, time do we need, time do i need, hours enough, in under an hour, how long are we, how long does a, how long do people, how long do you, long enough, take long, does it take long, lasts, last long, half a day enough, whole day for it, running time, how much time should",
    photos:
      "photo, photos, picture, pictures, what does it look like, how does it look, see a picture, see pictures, see photos, got a photo, got any pictures, pics of it, any pics, images, image, show me what it looks like, look like inside, take a look at it",
    email: "email address, e mail address, their email, mail address, email them, write to them",
    type: "what type, what kind, what sort of food, type of food, kind of food, what kind of place, what type of place, sort of place is, what cuisine, which cuisine, what sort of place, kind of restaurant, what do they cook",
    fact: "dress code, what to wear, what should i wear, what do i wear, what should we wear, what do you have to wear, who designed, who built, who painted, who made, who founded, who wrote, who was the architect, who is buried, buried, how old is, how old is the, how tall, how tall is, how high, how high is, how deep is, how big is, how large is, when was it built, was it built, what year was, in which year, which paintings, what paintings, which painting, which works, which artworks, changing of the guard, is it true, what century, which century, lived there, lived here, who lived, when did it open, since when, who owns, who is the owner, how many floors, how many rooms, how many steps are, named after, why is it called, why is it famous, whats the story, what does it mean, what is it made, who died, what year, architect of, was it bombed, how old are, how many people live, was it always, what can you see in, what was it before",
  },
  slot: {
    priceLevel: "price, price range, budget, cost, expensive or cheap, pricerange",
    area: "area, part of town, location, where, neighbourhood, neighborhood, side of town, district",
    categories: "food, cuisine, type of food, type, kind of food, kind",
    openAt: "i am free, im free, we are free, were free, time, day, when",
    stars: "star, stars, star rating",
    features: "parking, wifi, internet",
  },
  sort: {
    price:
      "cheapest, the cheapest, cheapest one, the cheapest one, least expensive, the least expensive, best price, lowest price, by price, cheapest first, lowest prices, cheapest of all",
    closing:
      "open longest, open the longest, open the latest, open latest, closes last, closes latest, closes the latest, longest open, latest open, stays open longest, stays open the longest, stays open latest, longest opening hours, open the longest tonight, latest closing, latest to close, last to close",
    distance:
      "nearest, closest, the closest, the nearest, closest one, the closest one, nearest one, the nearest one, nearest first, closest first, by distance, nearest to, closest to, the nearest to, closest place, nearest place, least walking, shortest walk, closest to here, closest to the hotel, nearest to the hotel",
    rating:
      "well reviewed, well rated, best, top, top rated, highest rated, finest, must see, best rated, best reviewed, top reviewed, most stars, best in town, best in the city, number one in town, highest rating, best ranked, with the best reviews, best reviews, five stars on google",
    closer:
      "closer, nearer, not so far, less far, miles away, too far, too far away, less of a trek, less of a walk, a bit closer, bit closer, closer to us, closer to the hotel, closer to here, not as far, not that far, shorter walk, closer please, closer ones, nearer to us, walkable instead",
    better:
      "better, better rated, highly rated, a cut above, better reviews, better reviewed, better ones, better rating, higher rated, got better, something better, anything better, nicer reviews, awful reviews, bad reviews, better quality",
  },
  act: {
    loop: "loop, a loop, circular, circular route, round trip, circuit, circle route, ring route",
    any_of_those:
      "any of them, any of those, any of these, some of them, some of those, one of them, one of those, one of these",
    those:
      "those, these, all of those, all of these, all of them, those places, these places, the ones you said, the ones you mentioned, the places you mentioned, the places you said, the places above, what you suggested, your suggestions",
    show: "show, show me, show us, let me see, let us see, lets see, remind me, recap, read out, go over, run through, see again, display",
    everything:
      "everything, all of it, it all, the whole thing, the whole lot, the lot, the whole plan, the whole day, the whole trip",
    the_other: "the other, the other one, other one",
    advise:
      "which of those would you, which of them would you, which of these would you, which of those do you like, which one would you pick, which would you pick, which one would you choose, which would you choose, which one do you recommend, which do you recommend, which would you recommend, which one would you recommend, which one should we take, which one should i take, which one should i pick, whats your favourite, your favourite, your favorite, which one is your favourite, where would you go, which one would you go for",
    theirs:
      "it, they, them, their, its, does it, do they, does it have, do they have, is it, are they, that one, that place, this place, there, over there",
    early:
      "first, first thing, first up, start with, starting with, begin with, beginning with, kick off with, early, early on, at the start, at the beginning, right at the start, right at the beginning, for starters, open with, start off with, early in the trip",
    late: "last, last thing, at the end, at the very end, right at the end, end with, ending with, finish with, finishing with, finish off with, for last, for the end, end on, finish on, wrap up with, round off with, close with, till last, until last, until the end, till the end, to the end, late in the trip",
    stroll:
      "stroll, a stroll through, stroll through, stroll around, strolling, strolling through, wander, wander around, wander through, wandering, wander round, a wander, walk through, a walk through, walk around, a walk around, a walk in, walking around, walking through, amble, amble through, roam, potter around, mooch around, saunter, poke around, promenade through",
    explore:
      "explore, exploring, discover, discovering, have a look around, get to know, soak up, take in, poke about",
    whole_day:
      "all day, the whole day, whole day, full day, entire day, the full day, all day long, day off, day free, free day",
    half_day: "half a day, half day, half the day, half of",
    spend:
      "spend, make the most of, make the best of, best use of, best way to use, use our time, fit in, fit into, squeeze in, get the most out of, what would you do, what would u do, what would you recommend, what do you suggest, where do we start, where to start, where should we start, in our place, in our shoes, how would you, what do we do",
    must: "has to be, it has to be, must be, it must be, should be, it should be, needs to be, it needs to be, has got to be, has to, it has to, it must, it should",
    why: "why, why not, how come",
    left_out: "leave out, left out, missing, not in it, not in the plan, not included, did you skip",
    calm: "easy, easier, calmer, less busy, lighter, gentler",
    busy: "busier, more things, more to do, more to see",
    ask: "who, which, why, when, what, how, anything, anyone",
    more: "more, show me more, more please, more results, more of them, more of those, any more, give me more, more like that, more like this, see more, next ones, gimme more, a few more, few more, show more, more ideas, keep going, got more, got any more",
    todo: "ideas, any ideas, got any ideas, some ideas, what is there to see, there to see, something to see, anything to see, what can we do, what can i do, things to do, something to do, what to do, what should we do, what should i do, what to see, what is there to do, what should i see, what should we see, what can we see, what can i see, what else is there, what else can we do, stuff to do, fun things to do, stuff to see, fun stuff, what to get up to, keep us busy, anything to do, whats there to do, what is good to do, whats good to do",
    called:
      "called, named, by the name of, name is, is called, whats the name of, what is the name of, whats its name, what is its name, what was it called",
    also: "also, as well, too, with, with a",
    join: "and, or, nor, n",
    either: "or",
    greet:
      "hi, hello, hey, good morning, good afternoon, good evening, hi there, hello there, greetings, howdy, how are you, hiya, heya, hey there, gday, sup, wassup, ello, hows it going, how you doing, how r u, how are things, good day, how do, how you doing today",
    thanks:
      "thanks, thank you, thx, cheers, ty, thank you so much, many thanks, thanks a lot, appreciate it, ta, tysm, thanks so much, tks, thnx, thank u, thankyou, much appreciated, cheers mate, ta very much, youre a star, youve been a star, legend, lifesaver, nice one",
    bye: "bye, goodbye, see you, good bye, have a nice day, that is all, thats all, have a good day, thats it, nothing else, that will be all, thats everything, that is everything, have a great day, cya, see ya, ttyl, laters, take care, good night, night night, ta ta, cheerio, toodles",
    yes: "yes, yeah, yep, sure, ok, okay, yes please, sounds good, sounds great, please do, go ahead, absolutely, of course, that works, correct, right, perfect, great, yh, yea, yup, aye, sure thing, go for it, sounds lovely, do it, okey dokey, alright, brill, fab, yes pls, yea go on, go on then",
    no: "no, nope, no thanks, no thank you, not really, nah, naw, no ta, no cheers, im good, im alright, not for me",
    find: "what should i do, what should we do, what to see, what can you recommend, what should we see, find, looking for, look for, search, searching for, recommend, recommendation, recommendations, suggest, suggestion, suggestions, i need, we need, i want, we want, id like, i would like, show me, are there any, is there a, is there any, any, do you have, do you know, what can we do, what can i do, things to do, something to do, interested in finding, where can i, where can we, we would like, can i get, give me, help me find, what about some, what to do, im in the mood for, craving, any good, somewhere, something, anything, places, got any, any decent, know any, know of any, know a, know anywhere, fancy a, i fancy, we fancy, after a, im after, were after, hankering for, in need of, dying for, desperate for, desperate for a, need a, need some, wanna, gimme, hook me up, hit me up with, point me to, point me towards, any recs, recs, reccos, recos, any tips, any ideas, ideas for, could do with, could murder a, gasping for, jonesing for, on the hunt for, hunting for, anywhere good, where can u, where do u, best place for, tryna find, trying to find, wheres a good, good spot for, spot for, spots for, got a craving for, whats good for, buy, to buy, purchase, shop for, shopping for",
    where:
      "where, where can, where is, wheres, where are, where do, where can i, where can we, whereabouts can i, whereabouts can we",
    plan: "plan, plan me, plan us, plan my, plan our, put together, make me a plan, organise, organize, make an itinerary, create an itinerary, day plan, make me, schedule, plan for, itinerary for, build me, sort out, sort us out, map out, draw up, whip up, lay out, plot, come up with, craft, work out, throw together, suggest a plan, fill, figure out, cook up, planning, plan out, give us a plan, give me a plan, knock together, sort me out, make us",
    guides: "guides, guide, city guides, travel guides, guide to the city",
    areas: "neighbourhoods, neighborhoods, districts, areas, quarters, parts of town, parts of the city",
    itinerary:
      "itinerary, itineraries, day plan, program, programme, route, travel plan, trip plan, schedule, agenda, timetable, game plan, day out, plan of action, walking route, itin, itinery, itenerary",
    trip: "trip, stay, getaway, break, city break, spend, visit, holiday, city trip, weekend away, mini break, minibreak, long weekend, vacay, hols, stopover, layover",
    send: "send, email, e mail, mail, mail me, send it, email it, forward, email me, mail it, send me, ping me, ping it, shoot me, fire over, drop me, forward it, text me",
    tell: "tell me about, tell me more, more about, tell me, more info, information about, more information, details, describe, what do you know about, info on, info about, learn more, more details, know more about, information on, tell us about, whats the story with, whats the story behind, story behind, whats the deal with, lowdown on, the lowdown, fill me in on, background on, backstory, history of, give me info, give us the lowdown, spill, whats so special about, whats special about",
    what_is: "what is, whats, what are, who is, what was, whats on, what is on",
    is: "is, are, is it, is the, are they, was, worth it, worth, worth visiting, worth a visit, worth the money, worth going, worth going to, worth seeing, worth the trip, worth the hype, worth the wait, overrated, worth doing, worth a look, any cop, worth it or, is there, are there",
    have: "does, do they, does it, do they have, does it have, have, has, has got, do u have, has it got, does that have, have they got, have you got",
    reference:
      "it, that one, this one, that, the one, one, them, they, their, its, there, this place, that place, that place you said, the one you said, the place you mentioned",
    other:
      "another, another one, others, other options, something else, more options, a different one, different, any others, anything else, other ones, any other ideas, other ideas, something different, what else, alternatives, alternative, different ones, got anything else, any alternatives, other suggestions",
    origin:
      "i am from, we are from, im from, were from, we come from, i come from, came from, coming from, visiting from, flew in from, flying in from, travelling from, traveling from, here from, originally from",
    meant:
      "i changed my mind, changed my mind, we changed our minds, would be better, i meant, i mean, no i meant, sorry i meant, actually, make that, make it, rather, change it to, correction, i said, scrap that, no wait, oops i meant, soz i meant, sorry meant, on second thoughts, on second thought, hang on, scratch that",
    instead: "instead, what about, how about, and, rather, or, then",
    like: "love, we love, i love, interested in, into, like, we like, i like, fan of, enjoy, fond of, keen on, passionate about, adore, really into, big on, mad about, crazy about, nuts about, is our thing, are our thing, is my thing, are my thing, huge fans of, big fans of, big fan of, obsessed with, geek out on, cant get enough of",
    dont_care:
      "not picky, not fussy, im flexible, i am flexible, doesnt really matter, does not really matter, isnt important, is not important, not a concern, doesnt make a difference, makes no difference, not fussed, not bothered, dont care, do not care, doesnt matter, does not matter, any is fine, whatever, no preference, dont mind, do not mind, not important, either is fine, any, anything is fine, i have no preference, no particular, not really important, dont have a preference, dont really care, not particular, idc, easy either way, either works, anything goes, im easy, were easy, no strong preference, happy with anything, whatever you think, any will do, whichever, up to you, you choose, you decide, you pick, im not fussed, dealers choice, whatevs, surprise me, surprise us, whatever happens",
    less: "less, not so much, not as much, not that much, fewer",
    inside: "inside, indoors, indoor",
    the_rest:
      "the rest, rest of it, everything else, all else, all the others, all the other, the others, the remaining, all other stops, the other stops, the other things",
  },
  edit: {
    cancel: "cancel, call off, forget, forget about, scrap, scrub, never mind",
    reverse:
      "flip, flip it, reverse, in reverse, back to front, the other way round, the other way around, other way round, the wrong way round, opposite direction, opposite order, reverse order, swap the order, start from the end",
    split:
      "split, split up, split us, separately, separate, two groups, two separate, half of us, go our own ways, parallel",
    unfit:
      "too touristy, way too touristy, a tourist trap, overrated, not for kids, not for the kids, nothing for kids, nothing for the kids, nothing for children, not for us, too boring, is boring, boring for us, sounds boring, not our thing, not my thing, too formal, too fancy, too posh, been there, already been there, already been, have been there, seen it already, seen that already, already seen, already saw it, did that already, done that already, already did",
    rest: "nap, a nap, a rest, to rest, have a rest, need a rest, quick rest, resting, lie down, a lie down, siesta, power nap, put our feet up, put my feet up, rest at the hotel, back to the hotel to rest, back to the room, break at the hotel, freshen up, sit down for a bit, breather, recharge",
    undo: "it was better before, was better before, what was there before, undo, undo that, undo the last change, put it back, put that back, put them back, put it all back, change it back, switch it back, revert, revert that, as it was, as it was before, like it was before, like before, the way it was, how it was, back to how it was, back to the way it was, go back to the previous plan, back to the old plan, the old plan, the previous plan, previous version, restore, restore it, take that back, undo it, reset it, back as it was, put back, pop it back, bring it back, stick it back in, the earlier plan, earlier plan back, the first plan, first plan back, old plan back, the original plan",
    move: "move, shift, put, bump, push, shove, swap to, bring forward, reschedule",
    keep: "keep, leave in, hold on to, has to stay, must stay, stays in, dont touch, dont change, dont move, stick with, keep in, non negotiable, leave as is",
    free: "free, nothing planned, off, to ourselves, to myself, empty, leave empty, keep empty",
    start_at:
      "start, begin, start at, start the day, starting, beginning, begin at, set off, set out, head out, leave at, nothing before, not before, from, kick off, get going, get started, begin the day at, up and out by, first stop, start off, cant start before, not earlier than, no earlier than, we arrive at, we arrive around, arriving at, we get in at, we land at, we only arrive at, get there at, arrive at",
    end_at:
      "back, be back, back by, home by, return, finish, end, finish by, end by, done by, be home, back at the hotel, wrap up, be done, in bed by, call it a day, be finished by, finished by, be done by, over by, done, home",
    move_later: "later, push back, later on, bit later",
    move_earlier: "earlier, sooner",
    remove_day:
      "we leave a day earlier, leave a day earlier, leaving a day earlier, leave one day earlier, going home a day earlier, go home a day earlier, fly home a day earlier, one day less, a day less, one day fewer, a day fewer, a day shorter, one day shorter, remove a day, remove one day, drop a day, take out a day, cut a day, cut one day, shorten by a day, shorten it by a day, minus a day, minus one day, lose a day, skip a day, leave out a day, take off a day",
    add_day:
      "add a day, add another day, add one more day, one day more, one more day, another day, an extra day, an additional day, a day longer, one day longer, a day more, tack on a day, stay another day, staying another day, one extra day, extra day, extend by a day, extend it by a day, tack on another day, make it a day longer, stay a day longer, plus a day, plus one day, a further day",
    replace:
      "swap, replace, change, exchange, switch, substitute, switch out, swap out, swap for, trade, sub, sub out, flip, turn around, the other way round, reverse",
    remove:
      "remove, take out, take it out, take that out, take this out, take them out, drop, delete, leave out, cut, skip, get rid of, bin, ditch, scrap, kill, nix, lose, chuck out, leave off, axe, scratch, kick out, cut out, take off, throw out, lop off, bin off, chuck, dont need, we dont need, no need for",
    add: "add, include, put in, put it in, put that in, put this in, put them in, squeeze in, fit in, chuck in, throw in, stick in, pop in, slot in, work in, pencil in, tack on, stick a, throw a, chuck a, pop a, stick, bring in",
    less_walking:
      "rollator, walking frame, zimmer frame, walker, walking stick, crutches, on crutches, cannot walk far, cant walk long, less walking, walk less, fewer steps, not so much walking, too much walking, shorter walks, less distance, feet hurt, my feet hurt, feet are sore, feet are killing me, feet are killing us, sore feet, too far to walk, cant walk far, cant walk that far, cant walk much, bad knee, bad knees, bad hip, dodgy knee, hate walking, dont want to walk much, minimal walking, not much walking, without much walking, as little walking as possible, not too much walking, tired legs, legs are tired, dont like walking, blisters, not keen on walking, hardly any walking, knackered legs",
    start_later:
      "start later, begin later, later start, not so early, sleep in, later in the morning, too early, lie in, have a lie in, a lie in, sleep late, not a morning person, not morning people, no early starts, no early start, start the day later, start late, we sleep in, hate mornings, hungover, dont want to get up early, slow start, late riser, late risers",
    start_earlier:
      "start earlier, begin earlier, earlier start, early bird, early birds, up early, early risers, crack of dawn, earlier in the morning, early start, up at dawn",
    end_earlier:
      "finish earlier, end earlier, be back earlier, early night, home earlier, back earlier, finish early, in bed early",
    slower:
      "not too busy, not too hectic, no rush, without rushing, slow paced, easy going, chilled, laid back, not too packed, relaxed, slower, relaxed pace, fewer stops, less packed, take it easy, more time, slower pace, leisurely, do less, slow down, fewer things, no rushing, no rushing about, no rushing around, no rushing round, take our time, easy pace, chilled pace, nothing too hectic, less stuff, less crammed, way too much, too much stuff, too many things, too many stops, too packed, too full, too busy, too hectic, cut it down, cut down, ease up, dial it down, tone it down, thin it out, less hectic, gentle pace, slow pace, lazy day, lazy days, breathing room, down time, downtime, unrushed, unhurried, not a marathon, knackered, exhausted, trim it, too much for us, lighter, shorter, make it shorter, too much, too crammed, overloaded, exhausting, tiring, too tiring, fewer places, trim, thin out, take it easier, easier pace, gentler, slow it down, more relaxed, more chilled, more breathing room, more free time, more breaks, we are tired, were tired, half as much, not so packed, not so full, not so busy, not rushed, without hurrying, at leisure, leisurely pace",
    fuller:
      "more stops, fuller, more packed, see more, pack more in, pack it in, cram in, cram, packed schedule, jam packed, action packed, as much as possible, see everything, see it all, squeeze as much, make the most of, busy schedule, fast paced, more stuff, non stop, full on, full throttle, we walk fast, power through, fill up, fill it up, too empty, too thin, bit thin, looks empty, a bit empty, too little, not enough, cram in more, cram more in, pack it, busier, make it busier, squeeze more in, more into, packed, pack more into, max it out, more to do",
    set_days:
      "make it, make that, can we make it, change it to, turn it into, only, just, cut it to, cut down to, down to, shorten it to, extend it to, stretch it to, we are staying, were staying, we have, we only have, after all, lets do, let it be, in the end",
  },
};
