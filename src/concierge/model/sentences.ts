/** Cuts a text that comes in pieces into sentences. A name in double square brackets is never cut. */
export class SentenceSplitter {
  readonly #segmenter: Intl.Segmenter;
  #rest = "";

  /** @param language BCP 47 code */
  constructor(language: string) {
    this.#segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  }

  /** The sentences that are complete with this piece, each with the space behind it. */
  push(piece: string): string[] {
    this.#rest += piece;
    const sentences = this.#sentences();
    // What follows decides whether the last one has ended.
    this.#rest = sentences.pop() ?? "";
    return sentences;
  }

  /** What is left when there is no more to come. */
  end(): string[] {
    const sentences = this.#sentences();
    this.#rest = "";
    return sentences;
  }

  #sentences(): string[] {
    const sentences: string[] = [];
    let open = "";
    for (const { segment } of this.#segmenter.segment(this.#rest)) {
      open += segment;
      if (open.lastIndexOf("[[") > open.lastIndexOf("]]")) continue;
      sentences.push(open);
      open = "";
    }
    return open === "" ? sentences : [...sentences, open];
  }
}
