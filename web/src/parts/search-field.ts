import { html, nothing, type TemplateResult } from "lit";
import { icon } from "./icon.ts";

interface SearchFieldOptions {
  label: string;
  /** Shown while the field is empty. */
  hint: string;
  clear: string;
  words: string;
  /** While typing; not while a character of several keystrokes is being composed. */
  onInput: (words: string) => void;
  /** By Enter, or when the field is cleared. */
  onSubmit: (words: string) => void;
  /** By the key that leads down to the results. */
  onDown: () => void;
}

/** A field to search in: Enter searches at once, Escape empties it, the down arrow leads to the results. */
export function searchField(options: SearchFieldOptions): TemplateResult {
  const { label, hint, clear, words, onInput, onSubmit, onDown } = options;
  const findField = (event: Event) =>
    (event.currentTarget as HTMLElement).closest("form")!.querySelector("input")!;
  const empty = (event: Event) => {
    const field = findField(event);
    field.value = "";
    onSubmit("");
    field.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === "Escape" && findField(event).value !== "") {
      // A drawer or a dialog around it stays open.
      event.stopPropagation();
      event.preventDefault();
      empty(event);
    }
    if (event.key === "ArrowDown") {
      event.preventDefault();
      onDown();
    }
  };
  return html`<form
    class="field"
    role="search"
    @submit=${(event: Event) => {
      event.preventDefault();
      onSubmit(findField(event).value);
    }}
  >
    ${icon("search")}
    <input
      type="search"
      enterkeyhint="search"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      aria-label=${label}
      placeholder=${hint}
      .value=${words}
      @input=${(event: InputEvent) => !event.isComposing && onInput(findField(event).value)}
      @compositionend=${(event: Event) => onInput(findField(event).value)}
      @keydown=${press}
    />
    ${
      words === ""
        ? nothing
        : html`<button class="field__clear" type="button" @click=${empty}>${icon("close")}<span class="unseen">${clear}</span></button>`
    }
  </form>`;
}
