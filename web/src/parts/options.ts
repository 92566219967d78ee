import { html, nothing, type TemplateResult } from "lit";

interface Option {
  label: string;
  /** Spoken instead of the label where that is a sign, such as ●●. */
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
