import {
  type Preferences,
  timesOfDay,
  timesOfYear,
  userCategories,
  weatherTypes,
} from "../../src/contract/common.ts";
import type { Random } from "./random.ts";
import { interestTypes } from "./tables/tags-and-interests.ts";

const interestIds = interestTypes.map(({ id }) => id);

/** What a guide or listing suits. One trip type in five is left undeclared. */
export function preferencesOf(random: Random): Preferences {
  return {
    timeOfDay: random.some(timesOfDay, random.between(1, 3)),
    timeOfYear: random.some(timesOfYear, random.between(2, 4)),
    ...(random.chance(0.8) && { tripType: [random.pick(["pleasure", "pleasure", "business", "both"])] }),
    userCategories: random.some(userCategories, random.between(1, 4)),
    userInterests: random.some(interestIds, random.between(2, 5)),
    weatherType: random.some(weatherTypes, random.between(1, 3)),
  };
}
