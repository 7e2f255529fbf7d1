import type { Instant } from "@striper/marine/time";
import { fact, screens, sources, type Fact } from "#angling/assistant/facts.ts";
import type { Selection } from "./log-filters.ts";

export interface LogAnswer {
  readonly figure: string;
  readonly unit?: string;
  readonly text: string;
  readonly details?: readonly string[];
  readonly facts: readonly Fact[];
}

export const told = (
  kind: string,
  value: Fact["value"],
  unit: string | null = null,
  at: Instant | null = null,
): Fact => fact(kind, value, sources.log, { unit, at, screen: screens.log });

export const catchWords = (count: number): string =>
  `${count} ${count === 1 ? "catch" : "catches"}`;
export const about = ({ words }: Selection): string => (words === "" ? "" : ` (${words})`);
