import * as z from "zod";
import { linesOfJson, type GeneratedFiles } from "./generated-files.ts";
import { readData } from "./read-data.ts";

const normal = <Unit extends string>(unit: Unit, lowest: number, highest: number) =>
  z.strictObject({
    unit: z.literal(unit),
    source: z.string().trim().min(1),
    middleOfMonth: z.array(z.number().min(lowest).max(highest)).length(12),
  });

const normals = z
  .strictObject({
    waterTemperature: normal("°F", 28, 85),
    airHigh: normal("°F", 0, 110),
    airLow: normal("°F", -20, 100),
    windSpeed: normal("kt", 0, 40),
  })
  .refine(
    ({ airHigh, airLow }) =>
      airHigh.middleOfMonth.every(
        (high, month) => high > (airLow.middleOfMonth[month] ?? -Infinity),
      ),
    "a month's high is not above its low",
  );

export function generateNormals(data: string): GeneratedFiles {
  const named = Object.entries(readData(data, "normals/normals.json", normals));
  const figures = Object.fromEntries(
    named.map(([name, { middleOfMonth }]) => [name, middleOfMonth]),
  );
  return new Map([["packages/angling/src/normals/catalogue/normals.json", linesOfJson(figures)]]);
}
