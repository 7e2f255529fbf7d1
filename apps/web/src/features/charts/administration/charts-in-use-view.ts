import type { chartsInUse } from "@striper/contract/chart-cells";
import type { OutputOf } from "@striper/contract/endpoint";
import type { Instant } from "@striper/marine/time";
import { chartsInUseWording as wording } from "#web/features/charts/administration/wording.ts";
import { ageText } from "#web/ui/figures/source-chip-view.ts";

export type ChartsInUse = OutputOf<(typeof chartsInUse)["response"]>;
type Cell = ChartsInUse["cells"][number];

export interface ChartsInUseView {
  readonly sentences: readonly string[];
  readonly faults: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

const rowOf = ({ name, edition, update, issued, scale, bytes }: Cell, now: Instant): string[] => [
  name,
  `${edition}.${update}`,
  `${issued}, ${ageText(Date.parse(issued), now)}`,
  `1:${scale.toLocaleString("en-US")}`,
  megabytes(bytes),
];

function fetchingSentences(fetching: ChartsInUse["fetching"], now: Instant): string[] {
  if (fetching === null) return [wording.notFetching];
  const { asked_at: asked, completed_at: completed } = fetching;
  if (asked === null) return [wording.neverAsked];
  return [
    wording.asked(ageText(Date.parse(asked), now)),
    completed === null
      ? wording.neverCompleted
      : wording.completed(ageText(Date.parse(completed), now)),
    ...(fetching.is_conversion_due ? [wording.conversionDue] : []),
  ];
}

/** Builds the view, oldest cell first, because that one is most likely to be wrong. */
export function chartsInUseView(charts: ChartsInUse, now: Instant): ChartsInUseView {
  const { cells, origin, fault, fetching, archive_bytes: bytes } = charts;
  const inUse = origin === "fetched" ? wording.fetched : wording.builtIn;
  return {
    sentences: [
      cells.length === 0
        ? wording.none
        : `${inUse} ${cells.length} cells, ${megabytes(bytes)} of tiles.`,
      ...fetchingSentences(fetching, now),
    ],
    faults: [...(fault === null ? [] : [fault]), ...(fetching?.faults ?? [])],
    rows: cells
      .toSorted((a, b) => a.issued.localeCompare(b.issued))
      .map((cell) => rowOf(cell, now)),
  };
}
