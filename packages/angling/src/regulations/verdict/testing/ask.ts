import { inches } from "@striper/marine/units";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import type { RegulationsTable } from "#angling/regulations/table/table.ts";
import { keepOrRelease, type KeepQuestion } from "#angling/regulations/verdict/keep-or-release.ts";

export const harbor = { latitude: 42.36, longitude: -70.9 };
export const stellwagen = { latitude: 42.3, longitude: -70.3 };
export const boston = { jurisdiction: "MA", area: "gulf-of-maine" } as const;
export const newHampshire = { jurisdiction: "NH" } as const;
export const federal = { jurisdiction: "FED", area: "gulf-of-maine" } as const;

type Asked = Partial<Omit<KeepQuestion, "length">> & { readonly length?: number | null };

/**
 * Asks about a legal striped bass in Boston Harbor in June, first of the day, unless told
 * otherwise.
 */
export function ask({ length = 30, ...rest }: Asked = {}, table: RegulationsTable = packagedTable) {
  return keepOrRelease(
    {
      species: "striped_bass",
      place: harbor,
      date: "2026-06-13",
      mode: "shore",
      keptToday: 0,
      ...rest,
      length: length === null ? null : inches(length),
    },
    table,
  );
}

export const brief = (asked: Asked): string => {
  const { verdict, code } = ask(asked);
  return `${verdict} ${code}`;
};
