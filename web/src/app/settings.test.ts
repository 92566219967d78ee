import assert from "node:assert/strict";
import { test } from "node:test";
import type { HostProfile } from "../../../src/client/api-types.ts";
import { resolveSettings } from "./settings.ts";

const host = (fields: Partial<HostProfile> = {}): HostProfile => ({
  id: "h",
  orgId: "o",
  name: "House",
  ...fields,
});

test("without a configuration every switch is off, and the home screen has its usual parts", () => {
  const settings = resolveSettings(host(), undefined);
  const { kiosk, drawer, hideTravel, hideGuideHeader, disableJustForYou, requirePreferences } = settings;
  const switches = { kiosk, drawer, hideTravel, hideGuideHeader, disableJustForYou, requirePreferences };
  assert.deepEqual(Object.values(switches), Array(6).fill(false));
  assert.deepEqual(settings.modules, ["banner", "justForYou", "guides", "events", "neighborhoods", "map"]);
  assert.equal(settings.travelMode, "walking");
  assert.equal(settings.menu, undefined);
});

test("a configuration's words are read in any case, and unknown ones are passed over", () => {
  const embeddedConfigs = [
    {
      id: "a",
      selectedLayout: "Blog",
      modules: ["Map", "Horoscope", "BANNER"],
      preferredTravelMode: "DRIVING",
      menuOptions: [{ name: "Search", label: "Søg", iconClass: "icon-search" }, { label: "nameless" }],
      gridRows: 2.4,
      gridRowsMobile: 0,
    },
  ];
  const settings = resolveSettings(host({ embeddedConfigs }), "a");
  assert.equal(settings.layout, "blog");
  assert.deepEqual(settings.modules, ["map", "banner"]);
  assert.equal(settings.travelMode, "driving");
  assert.deepEqual(settings.menu, [{ name: "Search", label: "Søg", icon: "search" }]);
  assert.deepEqual([settings.gridRows, settings.gridRowsMobile], [2, 6]);
  assert.equal(resolveSettings(host({ embeddedConfigs }), "other").layout, "default");
});

test("a profile's lengths never become CSS unread, and its numbers stay within what a screen can show", () => {
  const map = { width: "100%; background: url(//evil.example)", height: "60vh" };
  const corners = { topLeft: -4, topRight: 9_999, bottomLeft: 1, bottomRight: 2 };
  const embeddedConfigs = [
    { id: "a", containerOptions: { map, padding: { top: 1e9, left: -1 } }, cornerRadius: { card: corners } },
  ];
  const settings = resolveSettings(host({ embeddedConfigs }), "a");
  assert.deepEqual(settings.map, { width: "100%", height: "60vh" });
  assert.deepEqual(settings.padding, { top: 400, right: 0, bottom: 0, left: 0 });
  assert.deepEqual(settings.cardCorners, [0, 200, 2, 1]);
});
