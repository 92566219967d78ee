import { html, nothing, type TemplateResult } from "lit";
import type { HostProfile } from "../../src/client/api-types.ts";
import { signs } from "../src/texts/texts.ts";
import { type Device, devices } from "./guest-frame.ts";

interface ToolbarOptions {
  hosts: readonly { id: string; name: string }[];
  /** The profile of the host that is shown, once it is there. */
  host: HostProfile | undefined;
  state: ViewState;
  guestAddress: string;
  onChange: (change: Partial<ViewState>) => void;
  onLeave: () => void;
}

/** Which host is shown, and how. */
export function toolbar({
  hosts,
  host,
  state,
  guestAddress,
  onChange,
  onLeave,
}: ToolbarOptions): TemplateResult {
  const languages = new Intl.DisplayNames([document.documentElement.lang], { type: "language" });
  const configs = host?.embeddedConfigs ?? [];
  const config = configs.find(({ id }) => id === state.config);
  return html`<div class="tools">
    ${select(
      "Host",
      state.profile,
      hosts.map(({ id, name }) => [id, name]),
      (profile) => onChange({ profile, config: "", lang: "" }),
    )}
    ${select("Configuration", state.config, [["", "None"], ...configs.map(({ id, name }): Choice => [id, name ?? id])], (id) => onChange({ config: id }), config?.description)}
    ${select("Guide's language", state.lang, [["", "Traveller's own"], ...(host?.languageCodes ?? []).map((code): Choice => [code, languages.of(code) ?? code])], (lang) => onChange({ lang }))}
    ${select(
      "Colours",
      state.theme,
      [
        ["", "The host's own"],
        ["light", "Light"],
        ["dark", "Dark"],
      ],
      (theme) => onChange({ theme }),
    )}
    ${deviceChoice(state, onChange)}
    <span class="tools__links">
      <a class="quiet" href=${guestAddress} target="_blank">Alone in a tab</a>
      <button class="quiet" type="button" @click=${onLeave}>Another key</button>
    </span>
  </div>`;
}

type Choice = [value: string, label: string];

function select(
  label: string,
  value: string,
  choices: readonly (readonly string[])[],
  onChoose: (value: string) => void,
  title?: string,
): TemplateResult {
  const isKnown = choices.some(([choice]) => choice === value);
  const all = isKnown ? choices : [[value, value || signs.pending], ...choices];
  return html`<label class="tool" title=${title ?? nothing}><span>${label}</span>
    <select @change=${(event: Event) => onChoose((event.target as HTMLSelectElement).value)}>
      ${all.map(([choice, name]) => html`<option value=${choice!} .selected=${choice === value}>${name}</option>`)}
    </select>
  </label>`;
}

function deviceChoice({ device }: ViewState, onChange: ToolbarOptions["onChange"]): TemplateResult {
  return html`<div class="tool tool--devices" role="radiogroup" aria-labelledby="device-label"><span id="device-label">Size</span>
    <div class="segments">
      ${Object.entries(devices).map(
        ([
          id,
          { label, width, height },
        ]) => html`<label title=${width === undefined ? "As large as there is room" : `${width} by ${height}`}>
          <input type="radio" name="device" .checked=${id === device} @change=${() => onChange({ device: id as ViewState["device"] })} />
          <span>${label}</span>
        </label>`,
      )}
    </div>
  </div>`;
}

/** What the explorer shows: a host, and how. "" means: as the host or the traveller has it. */
export interface ViewState {
  profile: string;
  config: string;
  lang: string;
  theme: string;
  device: Device;
}

/** The state that the page's address names. */
export function readViewState(devices: readonly string[]): ViewState {
  const query = new URLSearchParams(location.search);
  const read = (name: string) => query.get(name)?.trim() ?? "";
  const device = read("device");
  return {
    profile: read("profile"),
    config: read("config"),
    lang: read("lang"),
    theme: read("theme"),
    device: (devices.includes(device) ? device : "fit") as Device,
  };
}

/** Puts the state and the guide's own route into the page's address, to be reloaded and passed on. */
export function writeViewState(org: string, state: ViewState, hash: string): void {
  history.replaceState(
    history.state,
    "",
    buildAddress({ org, ...state, device: state.device === "fit" ? "" : state.device }, hash),
  );
}

/** The address of the guest's page with this state, without a key: it is kept for the tab. */
export function guestAddress(org: string, { profile, config, lang, theme }: ViewState, hash: string): string {
  return buildAddress({ org, profile, config, lang, theme, alone: "1" }, hash);
}

function buildAddress(values: Readonly<Record<string, string>>, hash: string): string {
  const url = new URL(".", location.href);
  for (const [name, value] of Object.entries(values)) if (value !== "") url.searchParams.set(name, value);
  url.hash = hash;
  return url.href;
}
