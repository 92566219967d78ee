import { html, type TemplateResult } from "lit";
import type { Clash } from "./changes.ts";
import { fieldName, languageName, t } from "./texts/texts.ts";

/** Both versions of what two editors changed, with a choice for each. @param settle told which values of the other editor stay */
export function clashDialog(
  clashes: readonly Clash[],
  settle: (theirs: readonly Clash[]) => void,
): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = new FormData(event.target as HTMLFormElement);
    settle(clashes.filter((_, index) => chosen.get(String(index)) === "theirs"));
  };
  return html`<dialog class="dialog" aria-labelledby="clash-title" @cancel=${(event: Event) => event.preventDefault()}>
    <form @submit=${submit}>
      <h2 id="clash-title">${t("clashTitle")}</h2>
      <p>${t("clashText")}</p>
      ${clashes.map((clash, index) => {
        const version = (
          whose: "mine" | "theirs",
          label: string,
          value: unknown,
        ) => html`<label class="version">
          <input type="radio" name=${index} value=${whose} ?checked=${whose === "mine"} />
          <span><b>${label}</b><span class="version__words">${shown(value)}</span></span></label>`;
        return html`<fieldset class="clash"><legend>${pathName(clash.path)}</legend>
          ${version("mine", t("yours"), clash.to)}${version("theirs", t("theirs"), clash.theirs)}</fieldset>`;
      })}
      <button class="action">${t("clashKeep")}</button>
    </form>
  </dialog>`;
}

/** A value's path in words: its field, and the language or part. */
export function pathName([name = "", ...rest]: readonly string[]): string {
  const parts = rest.map((part) => (/^[a-z]{2,3}(-\w+)*$/.test(part) ? languageName(part) : fieldName(part)));
  return [fieldName(name), ...parts].join(", ");
}

export function shown(value: unknown): string {
  if (value === undefined || value === null || value === "") return t("nobody");
  return typeof value === "string" ? value : JSON.stringify(value, null, 1);
}
