import { guessOrder, type DateOrder } from "#web/features/catches/archive/read-date.ts";
import type { Matching } from "#web/features/catches/archive/match/fields.ts";
import type { TextTable } from "#web/features/catches/archive/read-table.ts";
import type { UnitSystem } from "#web/platform/units.ts";

/** Units and date order for cells that do not name their own. */
export interface ImportOptions {
  readonly length: "in" | "cm";
  readonly weight: "lb" | "kg";
  readonly water: "f" | "c";
  readonly dates: DateOrder;
}

function headWords(table: TextTable, column: number | undefined): string {
  return column === undefined ? "" : ` ${(table.head[column] ?? "").toLowerCase()} `;
}

function firstMatch<Value extends string>(
  words: string,
  signs: readonly (readonly [RegExp, Value])[],
  otherwise: Value,
): Value {
  return signs.find(([sign]) => sign.test(words))?.[1] ?? otherwise;
}

/** Takes the units from the headers, or from the user's settings when the headers name none. */
export function guessOptions(
  table: TextTable,
  matching: Matching,
  units: UnitSystem,
): ImportOptions {
  const isUs = units === "us";
  const dates = matching.date;
  const texts = dates === undefined ? [] : table.rows.map(({ cells }) => cells[dates] ?? "");
  return {
    length: firstMatch(
      headWords(table, matching.length),
      [
        [/cm|centi/, "cm"],
        [/inch|[^a-z]in[^a-z]|"/, "in"],
      ],
      isUs ? "in" : "cm",
    ),
    weight: firstMatch(
      headWords(table, matching.weight),
      [
        [/kg|kilo/, "kg"],
        [/pound|lb/, "lb"],
      ],
      isUs ? "lb" : "kg",
    ),
    water: firstMatch(
      headWords(table, matching.water),
      [
        [/[^a-z]c[^a-z]|celsius/, "c"],
        [/[^a-z]f[^a-z]|fahrenheit/, "f"],
      ],
      isUs ? "f" : "c",
    ),
    dates: guessOrder(texts),
  };
}
