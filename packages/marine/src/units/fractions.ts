const written: Readonly<Record<string, string>> = {
  "¼": "1/4",
  "½": "1/2",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};

/** Replaces fraction signs by digits: "28½" becomes "28 1/2". */
export const writeOutFractions = (text: string): string =>
  text.replaceAll(/[¼½¾⅛⅜⅝⅞]/gu, (sign) => ` ${written[sign] ?? ""}`);
