import { speciesIds, typicalSizeNames } from "@striper/angling/species/species";
import * as z from "zod";
import { linesOfJson, type GeneratedFiles } from "./generated-files.ts";
import { readData } from "./read-data.ts";

const name = z.string().trim().min(1);
const alias = z.string().regex(/^[a-z][a-z' -]*$/);

const range = z
  .strictObject({
    minimum: z.number().positive(),
    maximum: z.number().positive(),
    average: z.number().positive(),
  })
  .refine(
    ({ minimum, maximum, average }) => minimum < average && average < maximum,
    "minimum, average and maximum are not in this order",
  );

const catalogue = z.strictObject({
  /** Inches and pounds. */
  typicalSizes: z.record(
    z.enum(typicalSizeNames),
    z.strictObject({ length: range, weight: range }),
  ),
  species: z
    .array(
      z.strictObject({
        id: z.enum(speciesIds),
        commonName: name,
        scientificName: name,
        aliases: z.array(alias),
        typicalSize: z.enum(typicalSizeNames),
      }),
    )
    .refine(
      (all) =>
        all.length === speciesIds.length && new Set(all.map(({ id }) => id)).size === all.length,
      "not every species of packages/angling/src/species/species.ts stands here once",
    ),
  sharedNames: z.array(
    z.strictObject({
      names: z.array(alias).min(1),
      species: z.array(z.enum(speciesIds)).min(2),
      remark: z.exactOptional(name),
    }),
  ),
  otherFish: z.array(alias),
});

export function generateSpecies(data: string): GeneratedFiles {
  const file = readData(data, "species/species.json", catalogue);
  const sharedNames = file.sharedNames.map(({ remark: _remark, ...shared }) => shared);
  return new Map([
    [
      "packages/angling/src/species/catalogue/species.json",
      linesOfJson({ ...file, sharedNames }, 2),
    ],
  ]);
}
