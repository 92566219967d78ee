/** Who asks: the organisation, and the hosts the caller's key is bound to (undefined: all of them). */
export interface Scope {
  orgId: string;
  hostIds?: readonly string[];
}

/** An answer ready to send: bytes, and what belongs into the headers. */
export interface Answer {
  /** UTF-8 JSON. */
  body: Buffer;
  /** The languages whose words were really used (`Content-Language`); empty when the answer has none or all. */
  languages: readonly string[];
  /** Of a paginated answer: the page asked for and the number of pages, for the `Link` header. */
  paging?: { page: number; pages: number };
}
