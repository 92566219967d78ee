/**
 * The form of what is kept beside the bodies and made from them alone: terms and facts. To be raised with every change that
 * makes other terms, facts or postings of the same record. A store that finds another number makes all of them anew.
 */
export const INDEX_FORMAT = 3;
