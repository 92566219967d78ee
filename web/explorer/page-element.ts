import { LitElement } from "lit";

/** An element that is drawn into the page itself, whose style sheet is there before the script. */
export class PageElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}
