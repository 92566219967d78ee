import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import type { ChatAnswer } from "../../../src/client/api-types.ts";
import { ApiError } from "../../../src/client/transport.ts";
import type { App } from "../app/app.ts";
import { base } from "../styles/base.ts";
import type { TextKey } from "../texts/texts.ts";

/** The form to have a plan mailed. */
const styles = css`
  .mail { display: grid; gap: 0.375rem; max-width: 34rem; padding: 1rem; border-radius: var(--wm-card-corners); background: var(--wm-muted); }
  label { font: var(--wm-type-subtitle2); letter-spacing: var(--wm-space-subtitle2); }
  .mail__row { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  input {
    flex: 1 1 14rem; min-width: 0; min-height: 2.875rem; padding: 0.5rem 0.875rem; border: 1px solid var(--wm-outline);
    border-radius: var(--wm-button-corners); background: var(--wm-surface); color: var(--wm-text); font: var(--wm-type-body1);
  }
  input[aria-invalid="true"] { border-color: var(--wm-error); }
  .mail__hint { font: var(--wm-type-caption); color: var(--wm-text-soft); }
  .mail__told { font: var(--wm-type-body2); color: var(--wm-success); }
  .mail__told:empty { display: none; }
  .mail__told--fault { color: var(--wm-error); }
`;

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
  static override styles = [base, styles];
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
    const error = state.is === "failed" ? this.app.t(explainFault(state.error)) : undefined;
    return html`<form class="mail" novalidate @submit=${(event: Event) => this.#submit(event)}>
      <label for="email">${this.app.t("chat.emailAddress")}</label>
      <div class="mail__row">
        <input id="email" type="email" name="email" autocomplete=${remembers} inputmode="email" maxlength="254" required
          aria-invalid=${error ? "true" : "false"} aria-describedby="hint told" ?disabled=${isSending} />
        <button class="button" type="submit" ?disabled=${isSending}>${this.app.t(isSending ? "chat.sending" : "chat.sendPlan")}</button>
      </div>
      <p id="hint" class="mail__hint">${this.app.t("chat.emailHint")}</p>
      <p id="told" class="mail__told ${error ? "mail__told--fault" : ""}" role="status">
        ${error ?? (state.is === "sent" ? this.app.t("chat.sent", { email: state.to }) : nothing)}
      </p>
    </form>`;
  }

  override focus(): void {
    this.renderRoot.querySelector("input")?.focus();
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

const faults: Partial<Record<string, TextKey<"chat">>> = {
  email_not_configured: "chat.mailNotConfigured",
  email_failed: "chat.mailFailed",
  no_itinerary: "chat.noPlan",
  invalid_email: "chat.mailInvalid",
  missing_email: "chat.mailInvalid",
};

/** What went wrong, in words; every fault of a field of this form is one of its address. */
function explainFault(error: unknown): TextKey<"chat"> {
  if (!(error instanceof ApiError))
    return error instanceof Error && error.name === "Error" ? "chat.mailInvalid" : "chat.mailOffline";
  if (error.status === 429) return "chat.mailLimited";
  const { code, errors = [] } = error.problem;
  const fault = [code, ...errors.map((field) => field.code)].map((name) => faults[name]).find(Boolean);
  return fault ?? "chat.mailFailed";
}

if (!customElements.get("waymark-mail-form")) customElements.define("waymark-mail-form", MailForm);
