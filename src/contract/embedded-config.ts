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
    id: z.string(),
    name: string,
    description: string,
    customIconUrl: address.optional(),
    updatedBy: string,
    createdBy: string,
    lang: string,
    createdAt: number,
    updatedAt: number,
    selectedLayout: string.describe("for example Blog or Default"),
    modules: z.array(z.string()).optional().describe("for example Banner"),
    preferredTravelMode: string.describe("for example DRIVING"),
    menuOptions: z.array(z.strictObject({ name: string, label: string, iconClass: string })).optional(),
    kioskMode: boolean,
    disableJustForYou: boolean,
    disableAnimations: boolean,
    disableSavedListings: boolean,
    requirePreferences: boolean,
    drawer: boolean,
    hideTravel: boolean,
    hideGuideHeader: boolean,
    hideLanguageSelector: boolean,
    drawerDelayMs: number,
    gridRows: number,
    gridRowsMobile: number,
    containerOptions: z
      .strictObject({
        padding: z.strictObject({ top: number, right: number, bottom: number, left: number }).optional(),
        maxWidth: number,
        map: z.strictObject({ width: string, height: string }).optional(),
      })
      .optional(),
    cornerRadius: z.strictObject({ card: corners.optional(), button: corners.optional() }).optional(),
    experiments: hiddenShape.optional(),
  })
  .meta({ id: "EmbeddedConfig" });
