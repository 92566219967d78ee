import type { ChatAction } from "../../contract/chat-answer.ts";
import type { Host } from "../../contract/host.ts";
import { type ListingHit, readPlaces, visiblePlaces } from "../../discovery/places.ts";
import { chosenPlace } from "./about-place.ts";
import { bestShown } from "./about-shown.ts";
import { readProfile } from "./knowledge.ts";
import type { Told, TurnContext } from "./turn.ts";

type DeskContext = Pick<TurnContext, "sight" | "voice">;

/** How the desk of the house is reached, and links to do so. */
export function reachDesk({ sight, voice }: DeskContext): { sentence: string; actions: ChatAction[] } {
  const { desk } = voice.phrases;
  const { phone, email, website } = contactOf(sight.host && readProfile(sight.host));
  const contacts = [phone, email, website].filter((contact) => contact !== undefined);
  return {
    sentence: contacts.length > 0 ? desk.reach(voice.joined(contacts)) : desk.ask,
    actions: [
      ...(phone ? [callAction(desk.actions.callDesk, phone)] : []),
      ...(email ? [linkAction("mailDesk", desk.actions.mailDesk, `mailto:${email}`)] : []),
    ],
  };
}

function contactOf(profile: Host | undefined): NonNullable<NonNullable<Host["uiConfig"]>["contact"]> {
  return profile?.uiConfig?.contact ?? {};
}

function linkAction(id: string, label: string, url: string): ChatAction {
  return { id, label, value: url, type: "link" };
}

/** A link that dials a number, however it is written. */
export function callAction(label: string, number: string): ChatAction {
  return linkAction("call", label, `tel:${number.replaceAll(/[^\d+*#]/g, "")}`);
}

/** What is said, with how to reach the desk. */
export function tellDesk(context: DeskContext, ...sentences: readonly string[]): Told {
  const { sentence, actions } = reachDesk(context);
  return { said: { message: [...sentences, sentence].join(context.voice.between), actions }, state: {} };
}

/** Who can book, first of all: the place that is named or was spoken of, with its link or number, which answers whether one has to as well; else the desk. */
export async function tellBooking(context: TurnContext): Promise<Told> {
  const { understanding, voice, sight } = context;
  const { desk } = voice.phrases;
  const isOfHouse = understanding.matters.length > 0 && understanding.place === undefined;
  const id = isOfHouse ? undefined : ((await bestShown(context)) ?? chosenPlace(context));
  const [hit] = id === undefined ? [] : await readPlaces(sight, visiblePlaces(sight, [id]));
  const ways = hit ? waysToBook(hit) : [];
  if (!hit || ways.length === 0) return tellDesk(context, desk.cannotBook, desk.deskBooks);
  const name = hit.name ?? hit.id;
  const [page] = ways.filter((way) => way.startsWith("http"));
  const { phoneNumber } = hit;
  return {
    said: {
      message: [desk.bookAt(name, voice.joined(ways)), desk.cannotBook].join("\n"),
      actions: [
        ...(page ? [linkAction("book", desk.actions.book(name), page)] : []),
        ...(phoneNumber ? [callAction(desk.actions.call(phoneNumber), phoneNumber)] : []),
      ],
    },
    state: { spokenOf: id },
  };
}

/** Where a place takes bookings. */
export function waysToBook({ tableBooking, websiteUrl, phoneNumber }: ListingHit): string[] {
  return [tableBooking?.url ?? websiteUrl, phoneNumber].filter((way) => way !== undefined);
}
