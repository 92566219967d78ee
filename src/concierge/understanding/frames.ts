import type { Frame } from "./frame.ts";
import { abuse, complaint, emergency, human, relief } from "./frames-of-help.ts";
import {
  aboutHouse,
  booking,
  departure,
  holiday,
  knowledge,
  notOurs,
  ofCountry,
  weather,
} from "./frames-of-house.ts";
import {
  aboutPlace,
  areas,
  changeOfSearch,
  guides,
  notUnderstood,
  search,
  smallTalk,
  way,
} from "./frames-of-places.ts";
import {
  aboutStop,
  changeOfPlan,
  leftOutOfPlan,
  plan,
  questionAboutPlan,
  route,
  sendPlan,
} from "./frames-of-plans.ts";

/** What a message may be for, in the order in which one goes before another. */
export const frames: readonly Frame[] = [
  relief,
  emergency,
  human,
  complaint,
  abuse,
  aboutStop,
  way,
  ofCountry,
  aboutHouse,
  departure,
  weather,
  holiday,
  booking,
  knowledge,
  sendPlan,
  leftOutOfPlan,
  questionAboutPlan,
  changeOfPlan,
  notOurs,
  route,
  plan,
  guides,
  areas,
  aboutPlace,
  changeOfSearch,
  smallTalk,
  search,
  notUnderstood,
];
