import { html, noChange, type TemplateResult } from "lit";
import { Directive, type DirectiveParameters, directive, type ElementPart } from "lit/directive.js";
import { t } from "./texts/texts.ts";

/** A list with one item in another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  return rest.toSpliced(Math.max(Math.min(to, rest.length), 0), 0, items[from]!);
}

/** Two buttons that do for the keyboard what dragging does. */
export function orderButtons(
  name: string,
  index: number,
  count: number,
  order: (from: number, to: number) => void,
): TemplateResult {
  const button = (
    label: string,
    sign: string,
    to: number,
  ) => html`<button class="icon-button" type="button" aria-label=${label} title=${label}
    aria-disabled=${to < 0 || to >= count ? "true" : "false"} @click=${() => to >= 0 && to < count && order(index, to)}>${sign}</button>`;
  return html`${button(t("earlier", { name }), "↑", index - 1)}${button(t("later", { name }), "↓", index + 1)}`;
}

const TYPE = "application/x-waymark-order";

/** Makes an item one that can be dragged onto its fellows: `order` is told from where and to where. */
class DropTarget extends Directive {
  #index = 0;
  #order: (from: number, to: number) => void = () => {};
  #isReady = false;

  override render(_index: number, _order: (from: number, to: number) => void) {
    return noChange;
  }

  override update({ element }: ElementPart, [index, order]: DirectiveParameters<this>) {
    [this.#index, this.#order] = [index, order];
    if (!this.#isReady) this.#listen(element as HTMLElement);
    this.#isReady = true;
    return noChange;
  }

  #listen(item: HTMLElement): void {
    item.addEventListener("dragstart", (event) => {
      // A drag within a field selects its text.
      if (
        (document.activeElement as HTMLElement | null)?.matches("input, textarea") &&
        item.contains(document.activeElement)
      )
        event.preventDefault();
      event.dataTransfer?.setData(TYPE, JSON.stringify({ from: this.#index, list: listOf(item) }));
    });
    item.addEventListener("dragover", (event) => {
      if (event.dataTransfer?.types.includes(TYPE)) event.preventDefault();
    });
    item.addEventListener("drop", (event) => {
      const data = event.dataTransfer?.getData(TYPE);
      if (!data) return;
      event.preventDefault();
      const { from, list } = JSON.parse(data) as { from: number; list: string };
      if (list === listOf(item) && from !== this.#index) this.#order(from, this.#index);
    });
  }
}

const listOf = (item: HTMLElement) => item.closest("[data-field]")?.id ?? "";

export const dropTarget = directive(DropTarget);
