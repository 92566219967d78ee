import type { GeoLocation } from "../contract/common.ts";
import { listed } from "./grammar.ts";

/** A sight that the whole world knows, and where it stands. */
export interface WorldSight {
  at: GeoLocation;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** As it is written there, or in English. */
  town: string;
}

/**
 * A line for each: latitude, longitude (to a kilometre), country, town: its names as guests of our languages write them. None is an
 * ordinary word of a language or the name of a town; one that many cities have ("opera") has no place here.
 */
const LINES = `
48.86 2.29 FR Paris: eiffel tower, eiffeltoren, eiffelturm, eiffeltårnet, tour eiffel, torre eiffel, エッフェル塔, 埃菲尔铁塔, 艾菲爾鐵塔, 에펠탑, برج إيفل
48.86 2.34 FR Paris: louvre, musée du louvre, louvre museum, ルーブル美術館, ルーヴル美術館, 卢浮宫, 루브르 박물관, 루브르, متحف اللوفر
48.85 2.35 FR Paris: notre dame de paris, ノートルダム大聖堂, 巴黎圣母院, 노트르담 대성당
48.87 2.30 FR Paris: arc de triomphe, triumphbogen paris, 凯旋门, 凱旋門, 개선문
48.89 2.34 FR Paris: sacré-coeur, sacre coeur, サクレクール寺院
48.80 2.12 FR Versailles: palace of versailles, château de versailles, schloss versailles, versailles palace, palacio de versalles, ヴェルサイユ宮殿, 凡尔赛宫, 베르사유 궁전
48.87 2.78 FR Marne-la-Vallée: disneyland paris, euro disney
48.64 -1.51 FR Le Mont-Saint-Michel: mont saint michel, mont st michel, モンサンミッシェル, 圣米歇尔山
51.50 -0.14 GB London: buckingham palace, palácio de buckingham, palacio de buckingham, palais de buckingham, バッキンガム宮殿, 白金汉宫, 버킹엄 궁전, قصر باكنغهام
51.50 -0.12 GB London: big ben, ビッグベン, 大本钟, 빅벤, بيغ بن
51.50 -0.12 GB London: london eye, ロンドンアイ, 伦敦眼, 런던아이
51.51 -0.08 GB London: tower bridge, タワーブリッジ, 伦敦塔桥, 타워브리지
51.51 -0.08 GB London: tower of london, torre di londra, torre de londres, tour de londres, ロンドン塔, 伦敦塔
51.50 -0.13 GB London: westminster abbey, abadía de westminster, abbaye de westminster, ウェストミンスター寺院, 威斯敏斯特教堂
51.52 -0.13 GB London: british museum, museo britanico, museo británico, 大英博物館, 大英博物馆, 대영박물관
51.51 -0.13 GB London: trafalgar square, piccadilly circus
51.69 -0.42 GB Watford: harry potter studio, harry potter studios, warner bros studio, warner bros studios, ハリーポッタースタジオ
51.18 -1.83 GB Amesbury: stonehenge, ストーンヘンジ, 巨石阵, 스톤헨지
51.48 -0.60 GB Windsor: windsor castle, castillo de windsor, château de windsor, schloss windsor, ウィンザー城, 温莎城堡
55.95 -3.20 GB Edinburgh: edinburgh castle, castillo de edimburgo, エディンバラ城
57.32 -4.42 GB Inverness: loch ness
55.24 -6.51 GB Bushmills: giants causeway, giant's causeway
52.97 -9.43 IE Doolin: cliffs of moher
41.40 2.17 ES Barcelona: sagrada familia, sagrada família, サグラダファミリア, サグラダ・ファミリア, 圣家堂, 聖家堂, 사그라다 파밀리아, ساغرادا فاميليا
41.41 2.15 ES Barcelona: park güell, parc güell, park guell, parque güell, グエル公園, 구엘 공원
41.38 2.12 ES Barcelona: camp nou, カンプノウ
41.38 2.17 ES Barcelona: las ramblas, la rambla
40.41 -3.69 ES Madrid: prado museum, museo del prado, musée du prado, museu do prado, プラド美術館, 普拉多博物馆
40.45 -3.69 ES Madrid: santiago bernabéu, santiago bernabeu, bernabéu, bernabeu
37.18 -3.59 ES Granada: alhambra, アルハンブラ宮殿, 阿尔罕布拉宫, 알함브라 궁전, قصر الحمراء
43.27 -2.93 ES Bilbao: guggenheim bilbao, museo guggenheim bilbao
42.88 -8.54 ES Santiago de Compostela: cathedral of santiago, catedral de santiago
38.69 -9.22 PT Lisboa: torre de belém, belém tower, belem tower, ベレンの塔
41.15 -8.61 PT Porto: livraria lello, lello bookshop, lello bookstore
38.79 -9.39 PT Sintra: pena palace, palácio da pena
41.89 12.49 IT Roma: colosseum, colosseo, coliseo, coliseu, colisée, kolosseum, コロッセオ, 斗兽场, 罗马斗兽场, 콜로세움, الكولوسيوم
41.90 12.48 IT Roma: trevi fountain, fontana di trevi, trevibrunnen, fontaine de trevi, trevifontein, トレビの泉, 特莱维喷泉, 트레비 분수
41.90 12.45 VA Vatican City: sistine chapel, cappella sistina, chapelle sixtine, sixtinische kapelle, capilla sixtina, システィーナ礼拝堂, 西斯廷教堂, 시스티나 성당
41.90 12.45 VA Vatican City: vatican museums, musei vaticani, st peters basilica, basilica di san pietro, petersdom, バチカン美術館
43.72 10.40 IT Pisa: leaning tower, leaning tower of pisa, tower of pisa, torre di pisa, torre de pisa, tour de pise, schiefer turm von pisa, toren van pisa, ピサの斜塔, 比萨斜塔, 피사의 사탑, برج بيزا
43.77 11.26 IT Firenze: uffizi, uffizi gallery, galleria degli uffizi, ponte vecchio, ウフィツィ美術館
45.44 12.34 IT Venezia: st marks square, piazza san marco, markusplatz, rialto bridge, ponte di rialto
45.46 9.19 IT Milano: duomo di milano, milan cathedral, mailänder dom, la scala, teatro alla scala, last supper da vinci
40.75 14.49 IT Pompei: pompeii, ruins of pompeii, scavi di pompei, ポンペイ遺跡
52.52 13.38 DE Berlin: brandenburg gate, brandenburger tor, puerta de brandeburgo, porte de brandebourg, porta di brandeburgo, ブランデンブルク門, 勃兰登堡门
52.52 13.38 DE Berlin: reichstag, checkpoint charlie, berlin wall, berliner mauer, ベルリンの壁, 柏林墙
47.56 10.75 DE Füssen: neuschwanstein, neuschwanstein castle, schloss neuschwanstein, castillo de neuschwanstein, château de neuschwanstein, ノイシュヴァンシュタイン城, 新天鹅堡, 노이슈반슈타인 성
50.94 6.96 DE Köln: cologne cathedral, kölner dom, catedral de colonia, cathédrale de cologne, ケルン大聖堂, 科隆大教堂
53.54 9.98 DE Hamburg: elbphilharmonie, miniatur wunderland
48.13 11.55 DE München: oktoberfest, octoberfest
48.19 16.31 AT Wien: schönbrunn, schonbrunn, schloss schönbrunn, schönbrunn palace, シェーンブルン宮殿, 美泉宫
50.09 14.41 CZ Praha: charles bridge, karlsbrücke, pont charles, puente de carlos, prague castle, prager burg, カレル橋, プラハ城, 查理大桥
47.51 19.05 HU Budapest: fishermans bastion, szechenyi baths, széchenyi baths, chain bridge budapest
52.36 4.88 NL Amsterdam: anne frank house, anne frank huis, anne frank haus, van gogh museum, rijksmuseum, アンネフランクの家, 梵高博物馆
52.27 4.55 NL Lisse: keukenhof, キューケンホフ
50.85 4.35 BE Bruxelles: manneken pis, atomium, 小便小僧
46.54 7.96 CH Grindelwald: jungfraujoch, ユングフラウヨッホ, 少女峰
45.98 7.66 CH Zermatt: matterhorn, cervino, マッターホルン, 马特洪峰
45.83 6.86 FR Chamonix: mont blanc, monte bianco, モンブラン山, 勃朗峰
55.69 12.60 DK København: little mermaid, den lille havfrue, kleine meerjungfrau, petite sirène, sirenita, 人魚姫の像, 小美人鱼
55.67 12.57 DK København: tivoli gardens, チボリ公園
55.74 9.13 DK Billund: legoland billund
59.33 18.09 SE Stockholm: vasa museum, vasamuseet
37.97 23.73 GR Athina: acropolis, akropolis, acropole, acropoli, parthenon, partenone, partenón, アクロポリス, パルテノン神殿, 雅典卫城, 帕特农神庙, 아크로폴리스, الأكروبوليس
41.01 28.98 TR İstanbul: hagia sophia, ayasofya, santa sofia istanbul, アヤソフィア, 圣索菲亚大教堂, 아야소피아, آيا صوفيا
41.01 28.98 TR İstanbul: blue mosque, blaue moschee, mosquée bleue, grand bazaar, topkapi, ブルーモスク, 蓝色清真寺
38.64 34.83 TR Göreme: cappadocia, cappadoce, kappadokien, capadocia, カッパドキア, 卡帕多奇亚
55.75 37.62 RU Moskva: red square, kremlin, roter platz, place rouge, plaza roja, piazza rossa, 赤の広場, 红场, 克里姆林宫, 크렘린
59.94 30.31 RU Sankt-Peterburg: hermitage museum, ermitage st petersburg, エルミタージュ美術館, 冬宫
29.98 31.13 EG Giza: great pyramid, pyramids of giza, pyramiden von gizeh, pyramides de gizeh, pirámides de giza, piramidi di giza, ギザのピラミッド, 金字塔, 피라미드, أهرامات الجيزة, الأهرامات
30.33 35.44 JO Wadi Musa: petra jordan, ペトラ遺跡, 佩特拉, البتراء
25.20 55.27 AE Dubai: burj khalifa, burj al arab, ブルジュ・ハリファ, 哈利法塔, 부르즈 할리파, برج خليفة
21.42 39.83 SA Makkah: kaaba, الكعبة
31.78 35.23 IL Jerusalem: wailing wall, western wall, klagemauer, mur des lamentations, 哭墙, 통곡의 벽
27.18 78.04 IN Agra: taj mahal, タージマハル, タージ・マハル, 泰姬陵, 타지마할, تاج محل
13.41 103.87 KH Siem Reap: angkor wat, アンコールワット, 吴哥窟, 앙코르와트
40.43 116.57 CN Beijing: great wall, great wall of china, chinesische mauer, grande muraille, gran muralla, grande muraglia, muralha da china, 万里の長城, 长城, 萬里長城, 만리장성, سور الصين
39.92 116.40 CN Beijing: forbidden city, verbotene stadt, cité interdite, ciudad prohibida, 紫禁城, 故宫, 자금성
34.38 109.28 CN Xi'an: terracotta army, terrakotta armee, 兵马俑, 兵馬俑
31.24 121.49 CN Shanghai: the bund, 外滩
35.36 138.73 JP Fujinomiya: mount fuji, mt fuji, fujiyama, fuji san, 富士山, 후지산, جبل فوجي
35.71 139.81 JP Tokyo: tokyo skytree, tokyo tower, スカイツリー, 東京タワー, 东京塔
34.97 135.77 JP Kyoto: fushimi inari, 伏見稲荷大社, kinkakuji, 金閣寺, 金阁寺
37.58 126.98 KR Seoul: gyeongbokgung, 景福宮, 景福宫, 경복궁
1.28 103.86 SG Singapore: marina bay sands, gardens by the bay, マリーナベイサンズ
-33.86 151.21 AU Sydney: sydney opera house, oper von sydney, opéra de sydney, ópera de sídney, シドニー・オペラハウス, オペラハウス シドニー, 悉尼歌剧院, 시드니 오페라 하우스
-25.34 131.04 AU Yulara: ayers rock, uluru, ウルル, 乌鲁鲁
40.69 -74.04 US New York: statue of liberty, freiheitsstatue, statue de la liberté, estatua de la libertad, statua della libertà, estátua da liberdade, vrijheidsbeeld, frihedsgudinden, 自由の女神, 自由女神像, 자유의 여신상, تمثال الحرية
40.75 -73.99 US New York: empire state building, times square, brooklyn bridge, タイムズスクエア, 时代广场, 타임스퀘어
37.82 -122.48 US San Francisco: golden gate bridge, golden gate, alcatraz, ゴールデンゲートブリッジ, 金门大桥, 금문교
36.10 -112.11 US Grand Canyon Village: grand canyon, グランドキャニオン, 大峡谷, 그랜드캐니언
43.08 -79.07 CA Niagara Falls: niagara falls, niagarafälle, chutes du niagara, cataratas del niágara, cascate del niagara, ナイアガラの滝, 尼亚加拉瀑布, 나이아가라 폭포
38.90 -77.04 US Washington: white house, weißes haus, maison blanche, casa bianca washington, ホワイトハウス, 白宫, 백악관, البيت الأبيض
-22.95 -43.21 BR Rio de Janeiro: christ the redeemer, cristo redentor, christusstatue, christ rédempteur, corcovado, キリスト像, 基督像, 예수상
-13.16 -72.55 PE Aguas Calientes: machu picchu, machu pichu, マチュピチュ, 马丘比丘, 마추픽추
20.68 -88.57 MX Pisté: chichén itzá, chichen itza, チチェンイッツァ
-33.96 18.40 ZA Cape Town: table mountain, tafelberg, montagne de la table, テーブルマウンテン
51.51 -0.12 GB London: covent garden, コヴェントガーデン, コベントガーデン, 科文特花园, 코번트 가든
51.51 -0.13 GB London: soho, leicester square, chinatown london, national gallery london, ソーホー, 苏豪区
51.50 -0.13 GB London: westminster, palace of westminster, houses of parliament, st jamess park, 威斯敏斯特, ウェストミンスター, 웨스트민스터
51.53 -0.12 GB London: kings cross, kings cross station, st pancras, british library, キングスクロス, 国王十字车站, 킹스크로스
51.51 -0.15 GB London: oxford street, mayfair, bond street, marble arch, オックスフォードストリート, 牛津街
51.51 -0.17 GB London: hyde park, kensington gardens, ハイドパーク, 海德公园, 하이드 파크
51.50 -0.18 GB London: natural history museum london, science museum london, victoria and albert museum, v and a museum, royal albert hall, south kensington, ロンドン自然史博物館, 伦敦自然历史博物馆, 런던 자연사 박물관
51.50 -0.16 GB London: harrods, knightsbridge, ハロッズ, 哈罗德百货
51.54 -0.14 GB London: camden town, camden market, カムデンマーケット, 卡姆登市场, 캠든 마켓
51.51 -0.20 GB London: notting hill, portobello road, portobello market, ノッティングヒル, 诺丁山, 노팅힐
51.52 -0.07 GB London: shoreditch, brick lane, spitalfields, ショーディッチ, 红砖巷
51.51 -0.09 GB London: borough market, shakespeares globe, the shard, london bridge, バラマーケット, ザ・シャード, 博罗市场, 碎片大厦
51.51 -0.10 GB London: tate modern, テートモダン, 泰特现代美术馆, 테이트 모던
51.50 -0.11 GB London: waterloo station, south bank, southbank, サウスバンク
51.51 -0.08 GB London: sky garden, leadenhall market, スカイガーデン, 空中花园, 스카이가든
51.52 -0.16 GB London: madame tussauds, baker street, sherlock holmes museum, regents park, マダムタッソー, 杜莎夫人蜡像馆
51.51 -0.02 GB London: canary wharf, docklands
51.48 0.00 GB London: greenwich observatory, cutty sark, グリニッジ天文台, 格林尼治天文台
51.47 -0.45 GB London: heathrow, ヒースロー, 希思罗, 히드로
51.56 -0.28 GB London: wembley stadium, wembley, emirates stadium, stamford bridge, ウェンブリー, 温布利
51.49 -0.15 GB London: victoria station, victoria coach station
48.89 2.34 FR Paris: montmartre, モンマルトル, 蒙马特, 몽마르트르
48.86 2.36 FR Paris: le marais, centre pompidou, マレ地区, 玛黑区, 마레 지구
48.87 2.31 FR Paris: champs elysées, champs elysees, シャンゼリゼ, 香榭丽舍, 샹젤리제
48.88 2.36 FR Paris: gare du nord, gare de l'est
41.89 12.47 IT Roma: trastevere, トラステヴェレ
41.38 2.19 ES Barcelona: barceloneta, バルセロネータ
38.71 -9.13 PT Lisboa: alfama, bairro alto, アルファマ, 阿尔法玛
52.50 13.40 DE Berlin: kreuzberg, alexanderplatz, kurfürstendamm, museumsinsel
40.78 -73.97 US New York: manhattan, harlem
35.69 139.70 JP Tokyo: shibuya, shinjuku, asakusa, akihabara, 渋谷, 新宿, 浅草
55.67 12.60 DK København: christiania, nyhavn, ニューハウン
43.75 7.43 MC Monaco: larvotto, larvotto beach, plage du larvotto, spiaggia del larvotto, playa de larvotto, ラルヴォット
43.73 7.42 MC Monaco: port hercule, port of monaco, hafen von monaco, porto di monaco
43.73 7.36 FR Èze: eze village, èze village
43.70 7.27 FR Nice: promenade des anglais
42.58 1.65 AD Encamp: grandvalira, funicamp
42.57 1.48 AD La Massana: vallnord, pal arinsal
42.46 1.48 AD Sant Julià de Lòria: naturland, naturlandia
42.61 1.56 AD Ordino: tristaina lakes, tristaina, mirador solar de tristaina
42.52 1.59 AD Encamp: roc del quer, mirador roc del quer
41.16 -8.58 PT Porto: estádio do dragão, estadio do dragao, dragão stadium, dragon stadium, stade du dragon
41.16 -8.66 PT Porto: serralves, museu de serralves, parque da cidade porto
41.16 -8.63 PT Porto: casa da música, casa da musica
41.24 -8.68 PT Maia: porto airport, aeroporto do porto, aeroporto francisco sá carneiro
41.18 -8.69 PT Matosinhos: matosinhos beach, praia de matosinhos
`;

/** Each with a name, as it is written. */
export function* worldSights(): Generator<[name: string, sight: WorldSight]> {
  for (const line of LINES.trim().split("\n")) {
    const [, latitude, longitude, country, town, names] = /^(\S+) (\S+) (\S+) ([^:]+): (.+)$/.exec(line)!;
    const sight: WorldSight = { at: [Number(latitude), Number(longitude)], country: country!, town: town! };
    for (const name of listed(names)) yield [name, sight];
  }
}
