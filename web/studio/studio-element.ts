import { html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import { ApiError } from "../../src/client/transport.ts";
import { PageElement } from "../explorer/page-element.ts";
import type { Fault, Session } from "./session.ts";
import { t } from "./texts/texts.ts";

/** What every part of the studio is. */
export class StudioElement extends PageElement {
  static override properties: PropertyDeclarations = {
    session: { attribute: false },
    fault: { state: true },
  };
  declare session: Session;
  /** What went wrong last; empty where nothing did. */
  declare fault: string;

  constructor() {
    super();
    this.fault = "";
  }

  protected faultLine(): TemplateResult | typeof nothing {
    return this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing;
  }

  /** Does something, and tells what goes wrong with it. */
  protected async attempt(act: () => Promise<void>): Promise<void> {
    this.fault = "";
    try {
      await act();
    } catch (error) {
      this.fault = wordsOf(error);
    }
  }

  protected emit<T>(name: string, detail: T): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/** Says something in the studio's line of news, which screen readers hear. */
export function announce(words: string): void {
  const line = document.querySelector(".news");
  if (!line) return;
  // Emptied between, so that the same words are shown and heard again.
  line.textContent = "";
  requestAnimationFrame(() => {
    line.textContent = words;
  });
}

/** What is wrong with records, where an error tells it. */
export function faultsIn(error: unknown): readonly Fault[] | undefined {
  return error instanceof ApiError ? (error.problem as { errors?: Fault[] }).errors : undefined;
}

/** What an error means, for an editor. */
export function wordsOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t("offline");
}
