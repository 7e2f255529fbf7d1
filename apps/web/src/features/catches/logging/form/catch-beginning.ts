import { fishingModes, type FishingMode } from "@striper/angling/regulations";
import {
  isSpeciesId,
  secondFormChoices,
  speciesOf,
  type SpeciesId,
} from "@striper/angling/species";
import { spotById } from "@striper/angling/spots";
import type { CatchContent } from "@striper/contract/catch-records";
import { catchFields } from "@striper/contract/catch-fields";
import { emptyDraft, type CatchDraft } from "#web/features/catches/logging/form/catch-draft.ts";
import { lengthMeasure, textOf } from "#web/features/catches/logging/form/measure.ts";
import type { UnitSystem } from "#web/platform/units.ts";

/** Initial values of a new catch from a link. Nothing is stored before saving. */
export interface CatchBeginning {
  readonly species?: SpeciesId | undefined;
  /** Inches. */
  readonly length?: number | undefined;
  readonly spot?: string | undefined;
  /** A place that is not a known spot. */
  readonly place?: string | undefined;
  readonly bait?: string | undefined;
  readonly released?: "yes" | "no" | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly mode?: FishingMode | undefined;
  readonly photo?: SharedPhoto | undefined;
}

export interface SharedPhoto {
  readonly file: File;
  /** Position among the shared photos, from 1. Each photo gets its own form. */
  readonly number: number;
  readonly of: number;
}

type Query = Readonly<Record<string, unknown>>;

function lineIn(value: unknown, longest: number): string | undefined {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return text === "" || /[\p{Cc}]/u.test(text) ? undefined : text.slice(0, longest);
}

function matching(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === "string" && pattern.test(value) ? value : undefined;
}

function lengthIn(value: unknown): number | undefined {
  const { least, most } = catchFields.length_inches;
  return typeof value === "number" && value >= least && value <= most ? value : undefined;
}

/** Parses an untrusted address and ignores invalid parts. */
export function catchBeginning({ species, spot, ...search }: Query): CatchBeginning {
  return {
    species: typeof species === "string" && isSpeciesId(species) ? species : undefined,
    length: lengthIn(search["length"]),
    spot: typeof spot === "string" && spotById(spot) !== undefined ? spot : undefined,
    place: lineIn(search["place"], catchFields.location_name.maxLength),
    bait: lineIn(search["bait"], catchFields.bait_lure.maxLength),
    released: (["yes", "no"] as const).find((one) => one === search["released"]),
    date: matching(search["date"], /^\d{4}-\d{2}-\d{2}$/),
    time: matching(search["time"], /^\d{2}:\d{2}$/),
    mode: fishingModes.find((one) => one === search["mode"]),
  };
}

const labelOf = (id: SpeciesId): string =>
  secondFormChoices.find(({ species }) => species === id)?.label ?? speciesOf(id).commonName;

const spotNameOf = ({ spot }: CatchBeginning): string | undefined =>
  spot === undefined ? undefined : spotById(spot)?.name;

export function draftBegun(begun: CatchBeginning | null, units: UnitSystem): CatchDraft {
  if (begun === null) return emptyDraft;
  const { species, length, place, bait, released, date, time, mode } = begun;
  return {
    ...emptyDraft,
    species: species === undefined ? "" : labelOf(species),
    length_inches: textOf(
      lengthMeasure,
      length === undefined ? null : lengthMeasure.inSteps(length),
      units,
    ),
    location_name: spotNameOf(begun) ?? place ?? "",
    bait_lure: bait ?? "",
    fate: released === "no" ? "kept" : emptyDraft.fate,
    date: date ?? "",
    time: time ?? "",
    mode: mode ?? "",
  };
}

/** Keeps the spot from the link while the place name is unchanged. */
export function withSpotBegun(content: CatchContent, begun: CatchBeginning | null): CatchContent {
  const name = begun === null ? undefined : spotNameOf(begun);
  return begun?.spot !== undefined && name === content.location_name
    ? { ...content, spot_id: begun.spot }
    : content;
}
