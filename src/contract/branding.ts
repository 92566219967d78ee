import { z } from "zod";
import { address } from "./address.ts";

const string = z.string().max(2_000).optional();
const number = z.number().optional();
const boolean = z.boolean().optional();

export const fileAsset = z
  .strictObject({
    url: address.optional(),
    path: address.optional(),
    type: string,
    caption: string,
    width: number,
    height: number,
    classifications: z.array(z.string()).optional(),
  })
  .meta({ id: "FileAsset" });

export const logoAsset = z
  .strictObject({
    description: string,
    name: string,
    url: address.optional(),
    file: fileAsset.optional(),
    height: number,
    width: number,
    logoColor: string.describe("for example dark"),
  })
  .meta({ id: "LogoAsset" });

/** A named colour with the colour that contrasts with it. */
export const namedColor = z
  .strictObject({ name: string, hex: string, hexContrast: string, darkContrast: boolean })
  .meta({ id: "NamedColor" });

const hundreds = ["100", "200", "300", "400", "500", "600", "700", "800", "900"] as const;

export const themeColorNames = [
  "primary",
  ...hundreds.map((step) => `primary${step}` as const),
  ...hundreds.map((step) => `secondary${step}` as const),
  "background",
  "backgroundContrast",
  "success",
  "warning",
  "error",
  "highEmphasis",
  "mediumEmphasis",
  "disabled",
  "onSurface",
  "onSurfaceHighEmphasis",
  "onSurfaceMediumEmphasis",
  "onSurfaceDisabled",
] as const;

export const themeFontStyles = [
  "header1",
  "header2",
  "header3",
  "header4",
  "header5",
  "header6",
  "subtitle1",
  "subtitle2",
  "body1",
  "body2",
  "button",
  "caption",
  "captionBold",
  "overline",
  "overlineBold",
] as const;

function optionalKeys<K extends string, T extends z.ZodType>(names: readonly K[], value: T) {
  return z.strictObject(
    Object.fromEntries(names.map((name) => [name, value.optional()])) as Record<K, z.ZodOptional<T>>,
  );
}

const themeColor = z.strictObject({ textColor: string, backgroundColor: string }).meta({ id: "ThemeColor" });
const fontStyle = z
  .strictObject({
    name: string,
    font: string,
    weight: number,
    size: number,
    lineHeight: number,
    letterSpacing: number,
  })
  .meta({ id: "FontStyle" });
const fontStyles = optionalKeys(themeFontStyles, fontStyle).meta({ id: "FontStyles" });
const customFont = z.strictObject({ name: string, url: address.optional() });
const brandColor = z.union([z.string().max(100), namedColor]);

export const branding = z
  .strictObject({
    colors: z.strictObject({ primary: brandColor.optional(), background: brandColor.optional() }).optional(),
    fonts: z
      .strictObject({
        primary: string,
        secondary: string,
        letterSpacingHeaders: number,
        letterSpacingBody: number,
        lineHeightHeaders: number,
        lineHeightBody: number,
        fontSizeHeaders: number,
        fontSizeBody: number,
      })
      .optional(),
    theme: z
      .strictObject({
        colors: optionalKeys(themeColorNames, themeColor).optional(),
        fonts: z.strictObject({ desktop: fontStyles.optional(), mobile: fontStyles.optional() }).optional(),
        customFonts: z.array(customFont).optional(),
      })
      .optional(),
    logos: z
      .strictObject({
        dark: address.optional(),
        light: address.optional(),
        attrs: z
          .strictObject({
            bannerLogo: string,
            loadingBannnerLogo: string.describe(
              "spelled with three n characters by the interface; for example dark",
            ),
            width: number,
            height: number,
          })
          .optional(),
      })
      .optional(),
    customFont: customFont.optional(),
    favicon: address.optional(),
  })
  .meta({ id: "Branding" });
