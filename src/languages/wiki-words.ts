/** What links to files and categories begin with in the editions of Wikivoyage. */
export const wikiNamespaces: readonly string[] =
  "file image datei bild fichier archivo imagen immagine ficheiro imagem arquivo bestand afbeelding fil ファイル 画像 文件 category kategorie catégorie categoría categoria categorie kategori カテゴリ 分类".split(
    " ",
  );
