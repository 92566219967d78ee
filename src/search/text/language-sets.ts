/** Sets of languages by number: a vocabulary of any size has few different ones. */
export class LanguageSets {
  readonly #sets: string[][] = [[]];
  readonly #numbers = new Map<string, number>();

  /** The languages of a set, sorted. */
  languages(set: number): readonly string[] {
    return this.#sets[set]!;
  }

  /** The number of a set with one language more; 0 is the empty set. */
  with(set: number, language: string): number {
    const languages = this.#sets[set]!;
    if (languages.includes(language)) {
      return set;
    }
    const union = [...languages, language].sort();
    const key = union.join(" ");
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#sets.push(union) - 1;
      this.#numbers.set(key, number);
    }
    return number;
  }
}
