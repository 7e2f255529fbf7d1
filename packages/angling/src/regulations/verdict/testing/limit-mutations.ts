import { inches } from "@striper/marine/units";
import type { BagLimit, RegulationRecord, SizeLimit } from "#angling/regulations/table/table.ts";
import { dayFor, legalLength, modeOf, replaced, sizeFor, type Mutation } from "./mutation.ts";

export function sizeMutations(record: RegulationRecord): readonly Mutation[] {
  return record.sizes.flatMap((rule, at) => {
    const { limit } = rule;
    if (limit.kind !== "length") return [];
    const probe = { date: dayFor(record), mode: modeOf(rule), keptToday: 0 };
    const withLimit = (changed: SizeLimit): RegulationRecord => ({
      ...record,
      sizes: replaced(record.sizes, at, { ...rule, limit: changed }),
    });
    const ofLength = (length: number) => ({ ...probe, length: inches(length) });
    const { minimum, maximum, onlyOneOver } = limit;
    const mutations: Mutation[] = [
      {
        name: "minimum up",
        mutated: withLimit({ ...limit, minimum: minimum + 0.5 }),
        probe: ofLength(minimum),
        expected: "keep",
      },
      {
        name: "minimum down",
        mutated: withLimit({ ...limit, minimum: minimum - 0.5 }),
        probe: ofLength(minimum - 0.01),
        expected: "release",
      },
    ];
    if (maximum !== undefined) {
      const upTo = maximum.bound === "up-to";
      const longest = upTo ? maximum.inches : maximum.inches - 0.01;
      const tooLong = upTo ? maximum.inches + 0.01 : maximum.inches;
      const withMaximum = (inchesLong: number, bound = maximum.bound) =>
        withLimit({ ...limit, maximum: { inches: inchesLong, bound } });
      mutations.push(
        {
          name: "maximum down",
          mutated: withMaximum(maximum.inches - 0.5),
          probe: ofLength(longest),
          expected: "keep",
        },
        {
          name: "maximum up",
          mutated: withMaximum(maximum.inches + 0.5),
          probe: ofLength(tooLong),
          expected: "release",
        },
        {
          name: "maximum with the other bound",
          mutated: withMaximum(maximum.inches, upTo ? "below" : "up-to"),
          probe: ofLength(maximum.inches),
          expected: upTo ? "keep" : "release",
        },
      );
    }
    if (onlyOneOver !== undefined) {
      const second = (length: number) => ({
        ...ofLength(length),
        keptToday: 1,
        keptOverLength: 1,
      });
      mutations.push(
        {
          name: "mark down",
          mutated: withLimit({ ...limit, onlyOneOver: onlyOneOver - 0.5 }),
          probe: second(onlyOneOver),
          expected: "keep",
        },
        {
          name: "mark up",
          mutated: withLimit({ ...limit, onlyOneOver: onlyOneOver + 0.5 }),
          probe: second(onlyOneOver + 0.01),
          expected: "release",
        },
      );
    }
    return mutations;
  });
}

export function bagMutations(record: RegulationRecord): readonly Mutation[] {
  return record.bags.flatMap((rule, at): readonly Mutation[] => {
    const { limit } = rule;
    const mode = modeOf(rule);
    const probe = { date: "2026-07-01", mode, length: legalLength(sizeFor(record, mode)) };
    const withLimit = (changed: BagLimit): RegulationRecord => ({
      ...record,
      bags: replaced(record.bags, at, { ...rule, limit: changed }),
    });
    if (limit.kind === "prohibited") {
      const { targetingUnlawful: _, ...lifted } = withLimit({ kind: "no-limit" });
      return [
        {
          name: "prohibition lifted",
          mutated: {
            ...lifted,
            season: { kind: "all-year" },
            sizes: [{ limit: { kind: "none" } }],
          },
          probe: { ...probe, keptToday: 0 },
          expected: "release",
        },
      ];
    }
    if (limit.kind !== "fish") return [];
    const date = dayFor(record, rule.dates);
    const { fish } = limit;
    return [
      {
        name: `bag of ${fish} less one`,
        mutated: withLimit({ ...limit, fish: fish - 1 }),
        probe: { ...probe, date, keptToday: fish - 1 },
        expected: "keep",
      },
      {
        name: `bag of ${fish} and one`,
        mutated: withLimit({ ...limit, fish: fish + 1 }),
        probe: { ...probe, date, keptToday: fish },
        expected: "release",
      },
    ];
  });
}

export function capMutations(record: RegulationRecord): readonly Mutation[] {
  return (record.vesselCaps ?? []).flatMap((cap, at) => {
    const withCap = (fish: number): RegulationRecord => ({
      ...record,
      vesselCaps: replaced(record.vesselCaps ?? [], at, { ...cap, fish }),
    });
    const probe = {
      date: dayFor(record),
      mode: "private",
      keptToday: 0,
      length: inches(16),
    } as const;
    return [
      {
        name: "boat less one",
        mutated: withCap(cap.fish - 1),
        probe: { ...probe, keptAboard: cap.fish - 1 },
        expected: "keep",
      },
      {
        name: "boat and one",
        mutated: withCap(cap.fish + 1),
        probe: { ...probe, keptAboard: cap.fish },
        expected: "release",
      },
    ] as const;
  });
}
