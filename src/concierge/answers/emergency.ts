import { callAction, reachDesk } from "./desk.ts";
import type { Told, TurnContext } from "./turn.ts";

/** Works from most mobile phones, wherever they are (GSM standard, 3GPP TS 22.101). */
const FROM_MOBILES = "112";

/** Says whom to call, first and plainly, what to do until help comes, and how to reach the desk. */
export function tellEmergency(context: TurnContext): Told {
  const { voice, understanding } = context;
  const { emergency = "urgent" } = understanding;
  const { desk } = voice.phrases;
  const { sentence, actions } = reachDesk(context);
  const whom = desk.callUnknown;
  const advice = desk.emergency[emergency];
  const said = emergency === "self_harm" ? [advice, whom, sentence] : [whom, advice, sentence];
  return {
    said: {
      message: said.join(voice.between),
      actions: [callAction(desk.actions.call(FROM_MOBILES), FROM_MOBILES), ...actions],
    },
    state: {},
  };
}
