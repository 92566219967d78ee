/** Letters by their names in HTML, as articles write them. */
export const namedLetters: Readonly<Record<string, string>> = {
  szlig: "ß",
  aelig: "æ",
  oslash: "ø",
  aring: "å",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
};

/** What links to files and categories begin with in the editions of Wikivoyage. */
export const wikiNamespaces: readonly string[] =
  "file image datei bild fichier archivo imagen immagine ficheiro imagem arquivo bestand afbeelding fil ファイル 画像 文件 category kategorie catégorie categoría categoria categorie kategori カテゴリ 分类".split(
    " ",
  );
