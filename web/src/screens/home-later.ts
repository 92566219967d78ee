/** What of the first screen is seen only after scrolling or asking, which need not come with the first script; then where travellers go on. */
import "../map/home-map.ts";
import "../parts/whats-on.ts";
import "../parts/wishes.ts";

export { GuideScreen, GuidesScreen } from "./guide-screens.ts";
export { ListingScreen } from "./listing-screen.ts";
