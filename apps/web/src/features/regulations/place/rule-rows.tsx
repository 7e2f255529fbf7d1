import { StandingPill } from "#web/features/regulations/pieces/standing-pill.tsx";
import type { RuleRow } from "#web/features/regulations/place/rules-here.ts";

/** The rules of a place, a fish a line. */
export function RuleRows({
  rows,
  label,
}: {
  readonly rows: readonly RuleRow[];
  readonly label: string;
}) {
  return (
    <ul aria-label={label}>
      {rows.map(({ species, name, standing, lines }) => (
        <li key={species} className="border-b border-line py-2.5 last:border-b-0">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-semibold">{name}</span>
            <span className="flex items-center gap-2">
              {standing.next === null ? null : (
                <span className="text-caption text-ink-soft first-letter:uppercase">
                  {standing.next}
                </span>
              )}
              <StandingPill view={standing} />
            </span>
          </div>
          {lines.map((line) => (
            <p key={line} className="data text-small text-ink-soft first-letter:uppercase">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
