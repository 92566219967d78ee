import { css } from "lit";

/** The conversation: questions at the end of the line, answers on the page itself, the field at the foot. */
export const chat = css`
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
    position: sticky; z-index: 3; inset-block-end: 3.75rem; margin-block-start: 1.5rem; padding-block: 0.75rem 1rem;
    background: linear-gradient(to top, var(--wm-background) 75%, transparent);
  }
  @container (min-width: 45rem) {
    .chat__foot { inset-block-end: 0; }
    .chat__foot waymark-composer { max-width: 48rem; }
  }
`;
