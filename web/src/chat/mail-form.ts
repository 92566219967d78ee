import { html, LitElement, nothing, type TemplateResult } from "lit";
import { ApiError } from "../../../src/client/api-errors.ts";
import type { ChatAnswer } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { base } from "../styles/base.ts";
import { mailForm } from "../styles/mail-form.ts";
import { type ChatKey, chatTexts } from "../texts/chat/chat.ts";

type State =
  | { is: "asking" }
  | { is: "sending" }
  | { is: "sent"; to: string }
  | { is: "failed"; error: unknown };

/** `<waymark-mail-form .app .itinerary .conversationId>`: has a plan mailed to an address that the traveller types. */
export class MailForm extends LitElement {
  static override properties = {
    app: { attribute: false },
    itinerary: { attribute: false },
    conversationId: { attribute: false },
    state: { state: true },
  };
  static override styles = [base, mailForm];
  declare app: App;
  declare itinerary: NonNullable<ChatAnswer["itinerary"]>;
  declare conversationId: string | undefined;
  declare state: State;

  constructor() {
    super();
    this.state = { is: "asking" };
  }

  override render(): TemplateResult {
    const { state } = this;
    const isSending = state.is === "sending";
    // In a kiosk the browser would offer the address of the traveller before.
    const remembers = this.app.settings.kiosk ? "off" : "email";
    const error = state.is === "failed" ? this.#t(faultOf(state.error)) : undefined;
    return html`<form class="mail" novalidate @submit=${(event: Event) => this.#submit(event)}>
      <label for="email">${this.#t("emailAddress")}</label>
      <div class="mail__row">
        <input id="email" type="email" name="email" autocomplete=${remembers} inputmode="email" maxlength="254" required
          aria-invalid=${error ? "true" : "false"} aria-describedby="hint told" ?disabled=${isSending} />
        <button class="button" type="submit" ?disabled=${isSending}>${this.#t(isSending ? "sending" : "sendPlan")}</button>
      </div>
      <p id="hint" class="mail__hint">${this.#t("emailHint")}</p>
      <p id="told" class="mail__told ${error ? "mail__told--fault" : ""}" role="status">
        ${error ?? (state.is === "sent" ? this.#t("sent", { email: state.to }) : nothing)}
      </p>
    </form>`;
  }

  override focus(): void {
    this.renderRoot.querySelector("input")?.focus();
  }

  #t(key: ChatKey, values?: Record<string, string>): string {
    return chatTexts.t(this.app.lang, key, values);
  }

  async #submit(event: Event): Promise<void> {
    event.preventDefault();
    const input = this.renderRoot.querySelector("input")!;
    const email = input.value.trim();
    if (email === "" || !input.validity.valid) return this.#fail(new Error("not an address"), input);
    this.state = { is: "sending" };
    const { profileId, lang } = this.app.query();
    const { conversationId, itinerary } = this;
    try {
      // The plan goes along, so that it can be mailed after the service has forgotten the conversation.
      await this.app.client.chat({ action: "sendEmail", email, profileId, lang, conversationId, itinerary });
      this.state = { is: "sent", to: email };
    } catch (error) {
      await this.#fail(error, input);
    }
  }

  async #fail(error: unknown, input: HTMLInputElement): Promise<void> {
    this.state = { is: "failed", error };
    await this.updateComplete;
    input.focus();
  }
}

const faults: Partial<Record<string, ChatKey>> = {
  email_not_configured: "mailNotConfigured",
  email_failed: "mailFailed",
  no_itinerary: "noPlan",
  invalid_email: "mailInvalid",
  missing_email: "mailInvalid",
};

/** What went wrong, in words; every fault of a field of this form is one of its address. */
function faultOf(error: unknown): ChatKey {
  if (!(error instanceof ApiError))
    return error instanceof Error && error.name === "Error" ? "mailInvalid" : "mailOffline";
  if (error.status === 429) return "mailLimited";
  const { code, errors = [] } = error.problem;
  const fault = [code, ...errors.map((field) => field.code)].map((name) => faults[name]).find(Boolean);
  return fault ?? "mailFailed";
}

if (!customElements.get("waymark-mail-form")) customElements.define("waymark-mail-form", MailForm);
