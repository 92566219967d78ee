/** Longest article that is read, in UTF-16 units; MediaWiki keeps none above 2 MiB. */
export const MOST_ARTICLE = 4 * 1024 * 1024;
