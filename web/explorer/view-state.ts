import type { Device } from "./guest-frame.ts";

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
    addressOf({ org, ...state, device: state.device === "fit" ? "" : state.device }, hash),
  );
}

/** The address of the guest's page with this state, without a key: it is kept for the tab. */
export function guestAddress(org: string, { profile, config, lang, theme }: ViewState, hash: string): string {
  return addressOf({ org, profile, config, lang, theme, alone: "1" }, hash);
}

function addressOf(values: Readonly<Record<string, string>>, hash: string): string {
  const url = new URL(".", location.href);
  for (const [name, value] of Object.entries(values)) if (value !== "") url.searchParams.set(name, value);
  url.hash = hash;
  return url.href;
}
