import { isWhole, takeAccess } from "./access.ts";
import { showGuestPage } from "./guest-page.ts";

const access = takeAccess();
const query = new URLSearchParams(location.search);
const profile = query.get("profile")?.trim();

// With `alone` the page is the element and nothing else: what the explorer's frame shows, and a link to pass on.
if (query.get("alone") && profile && isWhole(access)) {
  showGuestPage(access, profile);
} else {
  const { ExplorerElement } = await import("./explorer-element.ts");
  const explorer = new ExplorerElement();
  explorer.access = access;
  document.body.append(explorer);
}
