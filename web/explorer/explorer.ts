import "../src/waymark-home.ts";
import { type Access, keepAccess, takeAccess } from "./access.ts";
import { accessForm } from "./access-form.ts";

const access = takeAccess();
if (isWhole(access)) show(access);
else
  document.body.append(
    accessForm(access, (given) => {
      keepAccess(given);
      document.body.replaceChildren();
      show(given);
    }),
  );

function isWhole(given: Partial<Access>): given is Access {
  return Boolean(given.org && given.key && given.profile);
}

function show({ org, key, profile }: Access): void {
  const element = document.createElement("waymark-home");
  const { config, lang, theme } = Object.fromEntries(new URLSearchParams(location.search));
  const attributes = { "base-url": new URL(".", location.href).href, org, profile, key, config, lang, theme };
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  document.body.append(element);
}
