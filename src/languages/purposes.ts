import type { HouseMatter } from "../contract/house-matters.ts";
import type { Phrases } from "./words.ts";

/** What an emergency calls for. */
export type Emergency =
  /** `missing`: a child or anyone else is gone. */
  | ("medical" | "fire" | "missing" | "police" | "self_harm" | "urgent")
  /** What can wait: papers or cards that are lost, an ill guest, something for the police, an embassy. */
  | ("loss" | "doctor" | "police_later" | "embassy")
  /** Nothing has happened: whom to call is asked. */
  | "number";

/**
 * The phrases of one language that tell what a message is for where it is no search, plan or question about a place. They are read
 * beside its {@link Words}, so that none of these takes a word from a search; of several that begin alike the longest counts.
 */
export interface Purposes {
  /**
   * `harm`: a word of pain, blood, fire, crime, fear or death, which alone is no emergency but bears one out;
   * `urgent`: help is called for, without what it is; `number`: whom to call is asked; `theft`: something was stolen; `loss`: something is gone; `weary`: one cannot go on, `edge`: one looks down
   * from a balcony or a bridge, which together are of who wants to die; `calm`: it can wait; `none`: what only sounds like one ("a fireplace", "dying to see"). After one was told
   * of, `called`: help is coming; `over`: nobody is in danger any more; `back`: where they were before, as who
   * had to see a doctor is then, but not who flees from a fire.
   */
  emergency: Phrases<
    Emergency | "theft" | "harm" | "weary" | "edge" | "calm" | "none" | "called" | "over" | "back"
  >;
  /** What a guest asks the house about; those of a city as well ("gym") are the house's only with `purpose.house`. */
  house: Phrases<HouseMatter>;
  /**
   * - `house`: it is the house that is asked: "in my room", "do you have", "your", "included"
   * - `asks`: it may be the house: "do you have", "can I borrow", "is there", "here"
   * - `call`: somebody else is to be called for the guest: "call my wife"
   * - `human`: a person is wanted; `complaint`: something is wrong
   * - `booking`: to book, reserve or cancel; `abuse`: insults, threats, what is sexual
   * - `past`: it was yesterday or before
   * - `weather`: what the weather is, or will be; `holiday`: a day on which offices and shops are closed
   * - `not_ours`: nothing that a concierge does: homework, code, alarms, news, sums
   */
  purpose: Phrases<
    | ("house" | "asks" | "human" | "call" | "complaint" | "booking" | "abuse" | "past")
    | ("weather" | "holiday" | "not_ours")
  >;
}
