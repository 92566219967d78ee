import { z } from "zod";
import { address } from "./address.ts";
import { hiddenShape } from "./common.ts";

const string = z.string().max(2_000).optional();
const number = z.number().optional();
const boolean = z.boolean().optional();

const corners = z
  .strictObject({ topLeft: number, topRight: number, bottomLeft: number, bottomRight: number })
  .meta({ id: "Corners" });

/** One embedded UI configuration of a host (an item of `embeddedConfigs`). */
export const embeddedConfig = z
  .strictObject({
    id: z.string().describe("what the element's attribute `config` names"),
    name: string.describe("for editors"),
    description: string.describe("for editors"),
    customIconUrl: address.optional(),
    updatedBy: string.describe("carried as it is"),
    createdBy: string.describe("carried as it is"),
    lang: string.describe("language of the page"),
    createdAt: number.describe("carried as it is"),
    updatedAt: number.describe("carried as it is"),
    selectedLayout: string.describe("for example Blog or Default"),
    modules: z.array(z.string()).optional().describe("for example Banner"),
    preferredTravelMode: string.describe("for example DRIVING"),
    menuOptions: z.array(z.strictObject({ name: string, label: string, iconClass: string })).optional(),
    kioskMode: boolean.describe("for a screen that many use: larger, no way to other sites"),
    disableJustForYou: boolean.describe("takes away what is chosen for the traveller"),
    disableAnimations: boolean.describe("lets screens stand still"),
    disableSavedListings: boolean.describe("takes the hearts away"),
    requirePreferences: boolean.describe("asks before the first screen"),
    drawer: boolean.describe("the guide waits in a drawer at the side"),
    hideTravel: boolean.describe("shows no distances and no directions"),
    hideGuideHeader: boolean.describe("begins a guide with its text"),
    hideLanguageSelector: boolean.describe("takes the choice of language away"),
    drawerDelayMs: number.describe("milliseconds until the drawer opens by itself"),
    gridRows: number.describe("most rows of guides on a wide page"),
    gridRowsMobile: number.describe("most rows of guides on a narrow page"),
    containerOptions: z
      .strictObject({
        padding: z.strictObject({ top: number, right: number, bottom: number, left: number }).optional(),
        maxWidth: number.describe("pixels"),
        map: z.strictObject({ width: string, height: string }).optional(),
      })
      .optional(),
    cornerRadius: z.strictObject({ card: corners.optional(), button: corners.optional() }).optional(),
    experiments: hiddenShape.optional(),
  })
  .meta({ id: "EmbeddedConfig" });
