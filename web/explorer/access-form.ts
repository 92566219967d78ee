import type { Access } from "./access.ts";

const fields = [
  { name: "org", label: "Organisation", type: "text" },
  { name: "profile", label: "Host (profileId)", type: "text" },
  { name: "key", label: "Key", type: "password" },
] as const;

/** A small form for what the address does not name. */
export function accessForm(known: Partial<Access>, onGiven: (access: Access) => void): HTMLFormElement {
  const form = document.createElement("form");
  form.className = "access";
  const title = document.createElement("h1");
  title.textContent = "Waymark explorer";
  const inputs = fields.map(({ name, label, type }) => {
    const line = document.createElement("label");
    const input = document.createElement("input");
    Object.assign(input, { name, type, required: true, value: known[name] ?? "", autocomplete: "off" });
    line.append(label, input);
    return line;
  });
  const button = document.createElement("button");
  button.textContent = "Open";
  form.append(title, ...inputs, button);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const read = (name: string) => String(data.get(name) ?? "").trim();
    onGiven({ org: read("org"), profile: read("profile"), key: read("key") });
  });
  return form;
}
