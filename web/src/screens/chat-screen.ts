import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { ChatAnswer, Guide, Listing } from "../../../src/client/api-types.ts";
import { Conversation, type Turn } from "../chat/conversation.ts";
import type { PlanOperation } from "../chat/plan-change.ts";
import type { Plan } from "../chat/plan-element.ts";
import "../chat/plan-element.ts";
import type { App } from "../app/app.ts";
import { Screen } from "../app/app-element.ts";
import { guideCard, listingCard } from "../parts/cards.ts";
import { icon } from "../parts/icon.ts";
import { outside } from "../parts/link.ts";
import { failure } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";
import "../chat/composer.ts";

/** The conversation: questions at the end of the line, answers on the page itself, the field at the foot. */
const styles = css`
  .chat { display: flex; flex-direction: column; min-height: 32rem; padding-block-end: 0; }
  .chat__head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: 0.75rem; margin-block: 0.5rem 1.5rem; }
  .chat__head p { color: var(--wm-text-soft); margin-block-start: 0.25rem; }
  .chat__turns { display: grid; gap: 2rem; flex: 1; align-content: start; grid-template-columns: minmax(0, 1fr); }
  .turn { display: grid; gap: 1.125rem; grid-template-columns: minmax(0, 1fr); scroll-margin-block: 1rem 9.5rem; }
  .question {
    justify-self: end; max-width: min(32rem, 85%); padding: 0.625rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere;
    border-radius: 1.25rem 1.25rem 0.25rem; background: var(--wm-primary); color: var(--wm-on-primary);
  }
  .question:dir(rtl) { border-radius: 1.25rem 1.25rem 1.25rem 0.25rem; }
  .answer { display: grid; gap: 1.125rem; grid-template-columns: minmax(0, 1fr); }
  .answer__text { max-width: 44rem; text-align: start; white-space: pre-wrap; overflow-wrap: anywhere; text-wrap: pretty; }
  .turn:first-child .answer__text { font: var(--wm-type-header5); letter-spacing: var(--wm-space-header5); }
  .answer__note { display: flex; align-items: center; gap: 0.5rem; color: var(--wm-text-soft); font: var(--wm-type-body2); }
  .answer .state { margin: 0; justify-items: start; text-align: start; }
  .typing { display: flex; gap: 0.375rem; padding-block: 0.5rem; }
  .typing i { width: 0.5rem; height: 0.5rem; border-radius: 50%; background: var(--wm-link); animation: wm-breathe 1.2s ease-in-out infinite; }
  .typing i:nth-of-type(2) { animation-delay: 0.2s; }
  .typing i:nth-of-type(3) { animation-delay: 0.4s; }
  .actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .actions .chip { min-height: 2.75rem; border-color: var(--wm-outline); color: var(--wm-link); white-space: normal; text-align: start; text-decoration: none; }
  /* Above the menu, which stands at the foot of a narrow element. */
  .chat__foot {
    position: sticky; z-index: 3; inset-block-end: 3.75rem; margin-block-start: 1.5rem; padding-block: 0.75rem;
  }
  @container (min-width: 45rem) {
    .chat__foot { inset-block-end: 0; max-width: 48rem; }
  }
  /* Below a plan's days, beside its map. */
  @container (min-width: 56rem) {
    .chat:has(waymark-plan) .chat__foot { width: 44%; }
  }
`;

/** What the field at the foot and the menu take of the window. */
const ROOM_PIXELS = 160;

type Action = ChatAnswer["actions"][number];

/** A conversation with the host's concierge: what was asked, what was answered, the plan, and what can be asked next. */
export class ChatScreen extends Screen {
  static override styles = [base, cards, styles];
  readonly #conversation = new Conversation(this);
  #progress = "";
  readonly #change = (operation: PlanOperation) => this.#conversation.change(operation);

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
    last.scrollIntoView({ block: fits ? "nearest" : "start", behavior: this.app.scrolling });
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
    return html`<waymark-plan .app=${this.app} .itinerary=${itinerary} .conversationId=${this.#conversation.id}
      .change=${this.#change}></waymark-plan>`;
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

type ChatListing = ChatAnswer["listings"][number];
type ChatGuide = ChatAnswer["guides"][number];

/** What the concierge found, as the cards that the rest of the element has. */
function answerCards(
  app: App,
  listings: readonly ChatListing[],
  guides: readonly ChatGuide[],
): TemplateResult | typeof nothing {
  if (listings.length + guides.length === 0) return nothing;
  return html`<ul class="shelf">
    ${listings.map((listing) => html`<li>${listingCard(app, toListing(listing), { sizes: "17rem" })}</li>`)}
    ${guides.map((guide) => html`<li>${guideCard(app, toGuide(app, guide), { sizes: "17rem" })}</li>`)}
  </ul>`;
}

function toListing({ openNow, photo, ...told }: ChatListing): Listing {
  const openingHours = openNow === undefined ? undefined : { openNow };
  return { ...told, openingHours, photos: toPhotos(photo) } as Listing;
}

/** A guide that is loaded already has more to show than its mention in an answer. */
function toGuide(app: App, { id, name, description, coverImage }: ChatGuide): Guide {
  const known = app.guides.find((guide) => guide.id === id);
  return known ?? ({ id, name, introText: description, coverImage: toPhotos(coverImage)[0] } as Guide);
}

function toPhotos(photo: { url: string } | undefined) {
  return photo ? [{ images: [{ url: photo.url, size: "small" }] }] : [];
}
