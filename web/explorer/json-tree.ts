import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";

/** Branches up to this many levels deep are open to begin with. */
const OPEN_LEVELS = 2;
/** Of a longer list this many entries are shown before "show more". */
const SHOWN_ENTRIES = 50;
const FOUND_LIMIT = 500;

/** A value as a tree that folds, and that can be searched: the next find by Enter. In the page's own style sheet. */
class JsonTree extends LitElement {
  static override properties = { value: { attribute: false }, words: { state: true }, at: { state: true } };

  declare value: unknown;
  declare words: string;
  /** Which of the finds is looked at. */
  declare at: number;
  /** What was opened or closed by hand, by path. */
  #folds = new Map<string, boolean>();
  #whole = new Set<string>();
  #found: JsonPath[] = [];
  /** Finds and what leads to them. */
  #marked = new Set<string>();
  #leading = new Set<string>();

  constructor() {
    super();
    this.words = "";
    this.at = 0;
  }

  /** No shadow root: the explorer's style sheet is for the tree too. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("value")) {
      this.#folds.clear();
      this.#whole.clear();
    }
    if (changed.has("value") || changed.has("words")) this.#search();
  }

  override render(): TemplateResult {
    const count = this.#found.length;
    const told =
      this.words.trim() === ""
        ? ""
        : count === 0
          ? "Nothing found"
          : `${this.at + 1} of ${count === FOUND_LIMIT ? `${count} or more` : count}`;
    return html`<div class="json__bar">
        <input class="json__search" type="search" placeholder="Search in the answer" aria-label="Search in the answer" .value=${this.words}
          @input=${(event: Event) => this.#setWords((event.target as HTMLInputElement).value)}
          @keydown=${(event: KeyboardEvent) => event.key === "Enter" && this.#step(event.shiftKey ? -1 : 1)} />
        <span class="json__count" role="status">${told}</span>
      </div>
      <div class="json__body" tabindex="0" role="group" aria-label="Answer as a tree">${this.#node(this.value, [], undefined)}</div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if ((changed.has("words") || changed.has("at")) && this.#found.length > 0) {
      const current = this.querySelector<HTMLElement>("[data-current]");
      const body = this.querySelector<HTMLElement>(".json__body");
      if (!current || !body) return;
      const offset = current.getBoundingClientRect().top - body.getBoundingClientRect().top;
      body.scrollTop += offset - body.clientHeight / 3;
    }
  }

  #search(): void {
    this.#found = searchJson(this.value, this.words, FOUND_LIMIT);
    this.at = 0;
    this.#marked = new Set(this.#found.map(pathText));
    this.#leading = new Set(
      this.#found.flatMap((path) => path.map((_, index) => pathText(path.slice(0, index)))),
    );
  }

  #setWords(words: string): void {
    this.words = words;
    this.#folds.clear();
  }

  #step(by: number): void {
    const count = this.#found.length;
    if (count > 0) this.at = (this.at + by + count) % count;
  }

  #node(value: unknown, path: JsonPath, name: string | number | undefined): TemplateResult {
    const id = pathText(path);
    const isFound = this.#marked.has(id);
    const isCurrent = isFound && pathText(this.#found[this.at] ?? []) === id;
    const label =
      name === undefined
        ? nothing
        : html`<span class=${typeof name === "number" ? "json__place" : "json__name"}>${name}</span>: `;
    if (!isBranch(value)) {
      return html`<div class="json__line" ?data-found=${isFound} ?data-current=${isCurrent} title=${id || nothing}>
        ${label}<span class="json__${value === null ? "null" : typeof value}">${JSON.stringify(value) ?? "nothing"}</span>
      </div>`;
    }
    const isOpen = this.#isOpen(id, path.length);
    return html`<div class="json__line" ?data-found=${isFound} ?data-current=${isCurrent}>
        <button class="json__fold" type="button" aria-expanded=${isOpen ? "true" : "false"} title=${id || nothing}
          @click=${() => this.#fold(id, !isOpen)}>
          ${label}<span class="json__sum">${summarise(value)}</span>
        </button>
      </div>
      ${isOpen ? this.#branch(value, path, id) : nothing}`;
  }

  #branch(value: object, path: JsonPath, id: string): TemplateResult {
    const entries = listEntries(value);
    const isCut = entries.length > SHOWN_ENTRIES && !this.#whole.has(id) && !this.#leading.has(id);
    const shown = isCut ? entries.slice(0, SHOWN_ENTRIES) : entries;
    return html`<div class="json__branch">
      ${shown.map(([step, child]) => this.#node(child, [...path, step], step))}
      ${
        isCut
          ? html`<button class="json__more" type="button" @click=${() => this.#showWhole(id)}>
              Show ${entries.length - SHOWN_ENTRIES} more
            </button>`
          : nothing
      }
    </div>`;
  }

  #isOpen(id: string, depth: number): boolean {
    return (
      this.#folds.get(id) ?? (this.#leading.has(id) || (this.words.trim() === "" && depth < OPEN_LEVELS))
    );
  }

  #fold(id: string, isOpen: boolean): void {
    this.#folds.set(id, isOpen);
    this.requestUpdate();
  }

  #showWhole(id: string): void {
    this.#whole.add(id);
    this.requestUpdate();
  }
}

/** A folded branch in few words: how much is inside, and a name where it has one. */
function summarise(value: object): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  const { name, displayName, id } = value as Record<string, unknown>;
  const title = [name, displayName, id].find((text) => typeof text === "string");
  return title === undefined ? `{${Object.keys(value).length}}` : `{${Object.keys(value).length}} ${title}`;
}

customElements.define("json-tree", JsonTree);

/** The way to a value: names of fields and places in lists. */
type JsonPath = readonly (string | number)[];

/** A path as one text, for sets and for showing: `guides.results[0].name`. */
export function pathText(path: JsonPath): string {
  return path
    .map((step, index) =>
      typeof step === "number"
        ? `[${step}]`
        : /^[A-Za-z_$][\w$]*$/.test(step)
          ? index === 0
            ? step
            : `.${step}`
          : `[${JSON.stringify(step)}]`,
    )
    .join("");
}

/**
 * Where words stand in a value, as a name of a field or in a text, number, truth or null, in any case; at most `limit`
 * paths, in the order of the value.
 */
export function searchJson(value: unknown, words: string, limit = 500): JsonPath[] {
  const wanted = words.trim().toLowerCase();
  const found: JsonPath[] = [];
  if (wanted === "") return found;
  const visit = (node: unknown, path: JsonPath): void => {
    if (found.length >= limit) return;
    const name = path.at(-1);
    const isNamed = typeof name === "string" && name.toLowerCase().includes(wanted);
    const isSaid = !isBranch(node) && String(node).toLowerCase().includes(wanted);
    if (isNamed || isSaid) found.push(path);
    if (isBranch(node)) for (const [step, child] of listEntries(node)) visit(child, [...path, step]);
  };
  visit(value, []);
  return found;
}

/** Whether a value has values inside. */
function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** The values inside a list or an object, with their steps. */
function listEntries(value: object): [string | number, unknown][] {
  return Array.isArray(value) ? value.map((child, index) => [index, child]) : Object.entries(value);
}
