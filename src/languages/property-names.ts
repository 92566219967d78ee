/**
 * Usual names of properties and columns, most usual first, without spaces, underscores and the like; names in other
 * languages are those that registers and spreadsheets have.
 */
export const usualNames: Readonly<Record<string, string>> = {
  id: "id @id identifier uid uuid guid objectid osmid placeid locationid featureid recordid fid gid cartodbid",
  latitude: "latitude lat geolat breitengrad breddegrad latitud latitudine latitud breedtegraad y",
  longitude:
    "longitude lng lon long geolng geolon längengrad laengengrad længdegrad longitud longitudine lengtegraad x",
  latlng:
    "latlng latlon latlong geolocation geopoint geopoint2d coordinates coords coordinate koordinaten koordinater",
  name: "name displayname title label placename navn naam nom nombre nome titel titre bezeichnung 名称 名前 название",
  tagline: "tagline subtitle teaser slogan",
  summary:
    "description summary desc shortdescription about beskrivelse beschreibung descripción descripcion descrizione descrição " +
    "omschrijving beskrivning 説明 描述 описание",
  headline: "headline",
  category:
    "category type kind class kategori kategorie catégorie categorie categoría categoria カテゴリ 类别 категория " +
    "amenity tourism shop leisure historic interest",
  address:
    "address addressfull fulladdress addrfull streetaddress adresse adres dirección direccion indirizzo endereço adress " +
    "anschrift 住所 地址 адрес street",
  neighborhood:
    "neighborhood neighbourhood district quarter suburb borough bydel stadtteil quartier barrio quartiere bairro wijk " +
    "addrsuburb addrneighbourhood addrquarter",
  phoneNumber:
    "phone telephone tel phonenumber contactphone telefon telefono teléfono telefone téléphone telefoon 電話 电话",
  websiteUrl:
    "website websiteurl url web homepage contactwebsite webseite hjemmeside siteweb sitioweb sito weburl link",
  bookingUrl:
    "bookingurl bookinglink booking bookurl reservationurl reservationlink reservation reservations tablebooking ticketurl " +
    "buchungslink buchung réservation reserva prenotazione",
  photos:
    "photos photo photourl photourls image images imageurl imageurls picture pictures pictureurl foto fotos bild bilder billede imagen " +
    "imagem immagine thumbnail thumbnailurl mainimage coverimage heroimage",
  photoAuthor:
    "photoattribution photoattributions imageattribution photocredit photocredits imagecredit imagecredits photographer photoauthor " +
    "imageauthor fotograf",
  photoLicence: "photolicence photolicense imagelicence imagelicense",
  email: "email contactemail mail",
  openingHours:
    "openinghours hours openingtimes åbningstider öffnungszeiten oeffnungszeiten horaires horario horarios orari " +
    "openingstijden öppettider 営業時間",
  price: "pricerange price prices pris preis prix precio prezzo preço prijs",
  priceLevel: "pricelevel",
  providerRating: "providerrating rating",
  score: "score",
  priority: "priority",
  featured: "featured",
  activityTags: "activitytags tags",
  keywords: "keywords altname",
  searchTerms: "searchterms",
  currencyCode: "currencycode currency",
  timeZoneName: "timezonename timezone tz",
  radius: "radius radiusmetres radiusmeters radiusm",
  searchRadius: "searchradius",
  defaultLanguageCode: "defaultlanguagecode defaultlanguage",
  languageCodes: "languagecodes languages",
  wikidata: "wikidata wikidataid",
  date: "updatedat lastmodified modified lastupdate updated timestamp",
};
