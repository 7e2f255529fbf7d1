import {
  factorKeys,
  factorLabel,
  feedingPoints,
  type FactorKey,
} from "@striper/angling/bite-score";
import { biteWording as wording } from "#web/features/bite-score/wording.ts";
import { ScrollingTable } from "#web/ui/figures/scrolling-table.tsx";

const summary =
  "flex min-h-12 items-center text-small font-semibold text-primary underline underline-offset-4";

const points: Readonly<Partial<Record<FactorKey, number>>> = feedingPoints;
const weightOf = (key: FactorKey): string =>
  points[key] === undefined ? wording.multiplied : String(points[key]);

export function HowMade() {
  return (
    <details>
      <summary className={summary}>{wording.howTitle}</summary>
      <div className="grid gap-2 text-small">
        {wording.how.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ScrollingTable columns={wording.howColumns}>
          {factorKeys.map((key) => (
            <tr key={key} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-2 font-semibold">
                {factorLabel(key)}
              </th>
              <td className="py-2 pr-2">{weightOf(key)}</td>
              <td className="py-2 text-ink-soft">{wording.weighs[key]}</td>
            </tr>
          ))}
        </ScrollingTable>
      </div>
    </details>
  );
}
