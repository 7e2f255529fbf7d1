import type { Instant } from "@striper/marine/time";
import { fact, screens, sources, type Fact } from "#angling/assistant/facts.ts";
import type { Selection } from "./log-selection.ts";

export const told = (
  kind: string,
  value: Fact["value"],
  unit: string | null = null,
  at: Instant | null = null,
): Fact => fact(kind, value, sources.log, { unit, at, screen: screens.log });

export const about = ({ words }: Selection): string => (words === "" ? "" : ` (${words})`);
export const catchesWords = (count: number): string =>
  `${count} ${count === 1 ? "catch" : "catches"}`;
