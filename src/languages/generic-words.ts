/**
 * Words that say what a place is and not which: they weigh little when names are compared, but a church is no garden,
 * though both are of Saint Francis. By what they mean, in the languages of the service's usual destinations, folded.
 */
export const genericWords: Readonly<Record<string, string>> = {
  restaurant:
    "restaurant restaurante ristorante restauracja restauracia restoran ravintola restaurang etterem trattoria osteria taberna tasca tavern taverna tavernaki cervejaria marisqueira churrasqueira brasserie bistro bistrot bistrô gasthaus wirtshaus steakhouse grill grillhouse pizzeria pizzaria ресторан εστιατοριο ταβερνα レストラン 食堂 餐厅 餐廳 식당 ร้านอาหาร",
  cafe: "cafe caffe kaffe kaffee kavarna kahvila coffee coffeehouse kafe koffie coffeeshop cafeteria kawiarnia konditorei kavehaz кафе кофеиня καφε カフェ 喫茶 咖啡 咖啡馆 카페",
  bar: "bar pub brewpub beer beerhouse wine winebar cocktail lounge bodega kneipe birreria cerveceria enoteca garrafeira бар паб バー 居酒屋 酒吧 바",
  bakery:
    "bakery bakeries padaria pastelaria confeitaria panaderia pasteleria boulangerie patisserie backerei baeckerei bageri konditori panificio pasticceria пекарня ベーカリー",
  hotel:
    "hotel hotels hostel albergue hostal pousada pension pensao pensione guesthouse guest house inn motel residencial residence residencia resort aparthotel apartments apartamentos apartment suites albergo auberge hotell hotelli gastehaus отель гостиница хостел ξενοδοχειο ホテル 旅館 酒店 饭店 飯店 호텔 โรงแรม",
  museum:
    "museum museu museo musee muzeum muzeul muzej museet museo museer múzeum музей μουσειο 博物館 博物馆 美術館 美术馆 박물관 พิพิธภัณฑ์",
  gallery: "gallery galleries galeria galleria galerie galleri galerija галерея ギャラリー 画廊",
  church:
    "church chapel cathedral basilica abbey esglesia igreja capela se sé catedral iglesia capilla basilika eglise chapelle cathedrale chiesa cappella duomo kirche kapelle dom munster kirke kirken kyrka kyrkan kirkko kostel kosciol katedra templom церковь собор храм часовня εκκλησια ναος 教会 教堂 大聖堂 성당",
  temple:
    "temple templo tempio tempel shrine wat jinja taisha jingu мечеть mosque mesquita mezquita synagogue sinagoga synagoge 神社 寺 วัด",
  monastery:
    "monastery convent mosteiro convento monasterio monastere couvent monastero kloster klooster klasztor monastir монастырь μοναστηρι",
  garden:
    "garden gardens park parque parc parco jardim jardins jardin jardines giardino giardini garten have haven tradgard puisto puutarha сад парк κηπος παρκο 公園 公园 庭園 정원 공원 สวน",
  market:
    "market mercado marche mercato markt marked marknad kauppatori trh targ piac рынок αγορα 市場 市场 시장 ตลาด",
  station:
    "station estacao estacion gare stazione bahnhof hauptbahnhof stasjon asema nadrazi dworzec вокзал станция σταθμος 駅 车站 車站 역 สถานี",
  bridge: "bridge ponte puente pont brucke bro broen most мост γεφυρα 橋 大桥 다리",
  tower: "tower torre tour turm taarn tarn torni wieza vez башня πυργος 塔 타워 หอ",
  square:
    "square praca praça plaza place piazza platz plads torv torvet torget plein namesti plac площадь πλατεια 広場 广场 광장",
  street:
    "street rua calle rue via strasse straße gade gata katu ulice ulica avenue avenida avinguda carrer boulevard road lane alle allee paseo passeig улица οδος 通り 街",
  palace: "palace palacio palais palazzo palast palæ slot schloss paleis palac дворец παλατι 宮殿 宫 궁",
  castle:
    "castle castelo castillo chateau castello burg kasteel hrad zamek замок крепость κάστρο fort forte fortaleza fortress 城",
  theatre:
    "theatre theater teatro theatre teatr teatern teater divadlo cinema kino cine театр кинотеатр θεατρο 劇場 剧院 극장 โรงละคร",
  library:
    "library biblioteca bibliotheque bibliothek bibliotek kirjasto knihovna biblioteka библиотека βιβλιοθηκη 図書館 图书馆 도서관",
  beach: "beach praia playa plage spiaggia strand strande пляж παραλια ビーチ 海滩 해변 หาด",
  viewpoint: "viewpoint miradouro mirador belvedere belvédère aussichtspunkt udsigtspunkt 展望台",
  shop: "shop store boutique loja tienda magasin negozio laden butik winkel sklep магазин 店 상점 ร้าน",
};

/** Articles, prepositions and the like: they say nothing. */
export const fillers =
  "the a an of and at in on by & de da do das dos del della dello dei degli di du des la le les los las el il lo gli i l d e y et und and the der die das den dem am im zum zur van het een og ved i en ett den det and no na nos nas a o os as um uma au aux sur";
