import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { ChatAnswer } from "../../../src/client/api-types.ts";
import { answerCards } from "../chat/cards.ts";
import "../chat/composer.ts";
import { Conversation, type Turn } from "../chat/conversation.ts";
import type { Plan } from "../chat/plan-element.ts";
import "../chat/plan-element.ts";
import { icon } from "../parts/icon.ts";
import { outside } from "../parts/link.ts";
import { failure } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";
import { chat } from "../styles/chat.ts";
import { Screen } from "./screen.ts";

/** What the field at the foot and the menu take of the window. */
const ROOM_PIXELS = 160;

type Action = ChatAnswer["actions"][number];

/** A conversation with the host's concierge: what was asked, what was answered, the plan, and what can be asked next. */
export class ChatScreen extends Screen {
  static override styles = [base, cards, chat];
  readonly #conversation = new Conversation(this);
  #progress = "";

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#conversation.set(this.app);
  }

  protected override updated(): void {
    const { turns } = this.#conversation;
    const progress = `${turns.length} ${turns.at(-1)?.state}`;
    const before = this.#progress;
    this.#progress = progress;
    if (progress !== before && before !== "" && turns.at(-1)?.question) this.#follow();
  }

  /** Leads to a new question, and to its answer once it is there: to its foot where all of it can be seen, else to its top. */
  #follow(): void {
    const last = [...this.renderRoot.querySelectorAll(".turn")].at(-1);
    if (!last) return;
    const fits = last.getBoundingClientRect().height < innerHeight - ROOM_PIXELS;
    last.scrollIntoView({
      block: fits ? "nearest" : "start",
      behavior: this.app.scrolling,
    });
  }

  override render(): TemplateResult {
    const { app } = this;
    const { turns, isAnswering } = this.#conversation;
    return html`<div class="page chat">
      <div class="chat__head">
        <div>
          <h1 tabindex="-1">${this.app.t("chat.askTitle", { name: app.host.name ?? "" })}</h1>
          <p>${this.app.t("chat.askHint")}</p>
        </div>
        ${
          turns.some(({ question }) => question)
            ? html`<button class="chip" type="button" @click=${() => this.#conversation.clear()}>${this.app.t("chat.clear")}</button>`
            : nothing
        }
      </div>
      <div class="chat__turns" role="log" aria-live="polite" aria-label=${this.app.t("chat.conversation")}>
        ${turns.map((turn, index) => this.#turn(turn, index === turns.length - 1))}
      </div>
      <div class="chat__foot">
        <waymark-composer .app=${app} .isAnswering=${isAnswering}
          @send=${(event: CustomEvent<string>) => this.#conversation.ask({ text: event.detail })}
          @stop=${() => this.#conversation.stop()}></waymark-composer>
      </div>
    </div>`;
  }

  #turn(turn: Turn, isLast: boolean): TemplateResult {
    const { question, answer, state, error } = turn;
    return html`<div class="turn">
      ${question ? html`<p class="question"><span class="unseen">${this.app.t("chat.you")}: </span>${question.text}</p>` : nothing}
      <div class="answer" aria-busy=${state === "answering" ? "true" : "false"}>
        ${answer.message ? html`<p class="answer__text">${answer.message}</p>` : nothing}
        ${state === "answering" && !answer.message ? html`<p class="typing"><span class="unseen">${this.app.t("chat.answering")}</span><i></i><i></i><i></i></p>` : nothing}
        ${state === "stopped" ? html`<p class="answer__note">${this.app.t("chat.stopped")}</p>` : nothing}
        ${state === "failed" ? failure(this.app, error, () => this.#conversation.retry()) : nothing}
        ${answerCards(this.app, answer.listings, answer.guides)}
        ${this.#plan(turn)}
        ${isLast && state === "done" && answer.actions.length > 0 ? this.#actions(answer.actions) : nothing}
      </div>
    </div>`;
  }

  /** The plan that holds is shown whole; those that it has replaced are mentioned. */
  #plan(turn: Turn): TemplateResult | typeof nothing {
    const { itinerary } = turn.answer;
    if (!itinerary) return nothing;
    if (turn !== this.#conversation.planTurn) {
      return html`<p class="answer__note">${icon("calendar")}${this.app.t("chat.planChanged", { name: itinerary.name })}</p>`;
    }
    return html`<waymark-plan .app=${this.app} .itinerary=${itinerary} .conversationId=${this.#conversation.id}></waymark-plan>`;
  }

  #actions(actions: readonly Action[]): TemplateResult {
    return html`<ul class="actions" aria-label=${this.app.t("chat.suggestions")}>
      ${actions.map((action) => html`<li>${this.#action(action)}</li>`)}
    </ul>`;
  }

  #action({ label, value, type }: Action): TemplateResult {
    if (type === "link") return outside(this.app, value, html`${icon("external")}${label}`, "chip");
    const act = {
      query: () => this.#conversation.ask({ text: value }),
      createItinerary: () => this.#conversation.ask({ text: label, planDays: Number(value) }),
      sendEmail: () => this.renderRoot.querySelector<Plan>("waymark-plan")?.mail(),
    }[type];
    return html`<button class="chip" type="button" @click=${act}>${label}</button>`;
  }
}
