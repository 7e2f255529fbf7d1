import { StandingPill } from "#web/features/regulations/pieces/standing-pill.tsx";
import type { RuleRow } from "#web/features/regulations/place/rules-here.ts";
import { unbroken } from "#web/ui/figures/unbroken.ts";

/** The rules of a place, a fish a line. */
export function RuleRows({
  rows,
  label,
}: {
  readonly rows: readonly RuleRow[];
  readonly label: string;
}) {
  return (
    <ul aria-label={label} className="@3xl:grid @3xl:grid-cols-2 @3xl:gap-x-8">
      {rows.map(({ species, name, standing, lines }) => (
        <li
          key={species}
          className="border-b border-line py-2.5 last:border-b-0 @3xl:nth-last-2:odd:border-b-0"
        >
          <div className="flex items-start justify-between gap-3">
            <span className="min-w-0 font-semibold">{name}</span>
            <StandingPill view={standing} />
          </div>
          {[standing.next, ...lines]
            .filter((line) => line !== null)
            .map((line) => (
              <p key={line} className="data text-small text-ink-soft first-letter:uppercase">
                {unbroken(line)}
              </p>
            ))}
        </li>
      ))}
    </ul>
  );
}
