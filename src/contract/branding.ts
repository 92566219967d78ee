import { z } from "zod";
import { address } from "./address.ts";

const string = z.string().max(2_000).optional();
const number = z.number().optional();
const boolean = z.boolean().optional();

export const fileAsset = z
  .strictObject({
    url: address.optional().describe("where the file is"),
    path: address.optional().describe("the same within a store of files"),
    type: string.describe("media type, such as image/webp"),
    caption: string.describe("what it shows, for those who do not see it"),
    width: number.describe("pixels"),
    height: number.describe("pixels"),
    classifications: z.array(z.string()).optional(),
  })
  .meta({ id: "FileAsset" });

export const logoAsset = z
  .strictObject({
    description: string.describe("what it shows"),
    name: string.describe("carried as it is"),
    url: address.optional().describe("where it is"),
    file: fileAsset.optional().describe("the same with its size"),
    height: number.describe("pixels"),
    width: number.describe("pixels"),
    logoColor: string.describe("for example dark"),
  })
  .meta({ id: "LogoAsset" });

/** A named colour with the colour that contrasts with it. */
export const namedColor = z
  .strictObject({
    name: string.describe("what the brand calls it"),
    hex: string.describe("the colour, such as #17568c"),
    hexContrast: string.describe("colour of words on it"),
    darkContrast: boolean.describe("whether those are dark"),
  })
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

const themeColor = z
  .strictObject({
    textColor: string.describe("CSS colour of words"),
    backgroundColor: string.describe("CSS colour behind them"),
  })
  .meta({ id: "ThemeColor" });
const fontStyle = z
  .strictObject({
    name: string,
    font: string.describe("family"),
    weight: number.describe("100 to 900"),
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
    colors: z
      .strictObject({
        primary: brandColor.optional().describe("the brand's colour: a CSS colour, or one with its contrast"),
        background: brandColor.optional().describe("colour of the page"),
      })
      .optional(),
    fonts: z
      .strictObject({
        primary: string.describe("family of headings"),
        secondary: string.describe("family of everything else"),
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
        dark: address.optional().describe("dark logo, for light grounds"),
        light: address.optional().describe("light logo, for dark grounds"),
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
    customFont: customFont.optional().describe("a font to load"),
    favicon: address.optional().describe("icon of the browser's tab"),
  })
  .meta({ id: "Branding" });
