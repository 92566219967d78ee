/** Leads the focus from card to card by the arrow keys, and from the first one back to the search field. */
export function moveByArrows(event: KeyboardEvent, root: ParentNode): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const list = event.currentTarget as HTMLElement;
  const links = [...list.querySelectorAll<HTMLElement>(".card__link")];
  const at = links.indexOf(event.target as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = at + step < 0 ? root.querySelector<HTMLElement>("input[type=search]") : links[at + step];
  next?.focus();
}
