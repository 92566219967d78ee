import { css, html, nothing, type TemplateResult } from "lit";

/** Groups of chips to choose from: filters and wishes. */
export const options = css`
  .options { display: flex; flex-wrap: wrap; gap: 0.5rem; min-width: 0; margin: 0; padding: 0; border: 0; }
  .options + .options { margin-block-start: 1.5rem; }
  .options legend {
    width: 100%; padding: 0; margin-block-end: 0.625rem; font: var(--wm-type-subtitle2); letter-spacing: var(--wm-space-subtitle2);
  }
  .options--waiting { min-height: 14rem; border-radius: var(--wm-card-corners); background: var(--wm-muted); }
  .option {
    position: relative; display: inline-flex; align-items: center; gap: 0.5em; min-height: 2.5rem; padding: 0.25rem 0.875rem;
    border: 1px solid color-mix(in srgb, var(--wm-text-soft) 40%, var(--wm-line)); border-radius: 99rem; background: var(--wm-surface); color: var(--wm-text);
    font: var(--wm-type-body2); cursor: pointer; overflow-wrap: anywhere;
  }
  .option:hover { border-color: var(--wm-outline); }
  .option:has(:checked) { background: var(--wm-primary); color: var(--wm-on-primary); border-color: var(--wm-primary); }
  .option:has(:focus-visible) { outline: 3px solid var(--wm-outline); outline-offset: 2px; }
  .option__count { font: var(--wm-type-caption); color: var(--wm-text-soft); font-variant-numeric: tabular-nums; }
  .option:has(:checked) .option__count { color: inherit; }
  .option--none { border-style: dashed; color: var(--wm-text-soft); }
  .options__more {
    min-height: 2.5rem; padding: 0.25rem 0.5rem; border: 0; background: none; color: var(--wm-link); font: var(--wm-type-button);
  }
`;

interface Option {
  label: string;
  /** Spoken instead of the label where that is a sign, as of a level of price. */
  spoken?: string;
  isOn: boolean;
}

/** A chip that is on or off, with how many results it would bring. */
export function toggleOption({
  label,
  spoken,
  isOn,
  count,
  onToggle,
}: Option & { count?: number; onToggle: () => void }): TemplateResult {
  return html`<label class="option ${count === 0 && !isOn ? "option--none" : ""}">
    <input class="unseen" type="checkbox" .checked=${isOn} @change=${onToggle} />
    ${words(label, spoken)}${count === undefined ? nothing : html`<span class="option__count">${count}</span>`}
  </label>`;
}

/** A chip of which one in its group is on. */
export function radioOption({
  group,
  label,
  isOn,
  onChoose,
}: Option & { group: string; onChoose: () => void }): TemplateResult {
  return html`<label class="option">
    <input class="unseen" type="radio" name=${group} .checked=${isOn} @change=${onChoose} />${words(label)}
  </label>`;
}

function words(label: string, spoken?: string): TemplateResult {
  return spoken === undefined
    ? html`<span>${label}</span>`
    : html`<span aria-hidden="true">${label}</span><span class="unseen">${spoken}</span>`;
}
