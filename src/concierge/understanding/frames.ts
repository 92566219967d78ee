import type { Frame } from "./frame.ts";
import * as help from "./frames-of-help.ts";
import * as house from "./frames-of-house.ts";
import * as places from "./frames-of-places.ts";
import * as plans from "./frames-of-plans.ts";

/** What a message may be for, in the order in which one goes before another. */
export const frames: readonly Frame[] = [
  help.relief,
  help.emergency,
  help.human,
  help.complaint,
  help.abuse,
  plans.suitedStop,
  plans.aboutStop,
  places.way,
  house.ofCountry,
  house.aboutHouse,
  house.departure,
  house.weather,
  house.holiday,
  house.booking,
  house.knowledge,
  plans.sendPlan,
  plans.leftOutOfPlan,
  plans.questionAboutPlan,
  plans.changeOfPlan,
  house.notOurs,
  plans.route,
  plans.plan,
  places.guides,
  places.areas,
  places.aboutPlace,
  places.changeOfSearch,
  places.smallTalk,
  places.search,
  places.notUnderstood,
];
