import { Ban, CircleCheck, CircleHelp, Ruler } from "lucide-react";
import type { VerdictView } from "#web/features/regulations/keep/keep-view.ts";
import { keepWording as wording } from "#web/features/regulations/keep/wording.ts";
import { NoticeList } from "#web/features/regulations/pieces/notice-list.tsx";
import { SourceLine } from "#web/features/regulations/pieces/source-line.tsx";
import { useTableAgeWarning } from "#web/platform/rule-table/rule-table.ts";
import { DayChips } from "#web/ui/figures/day-chips.tsx";
import { classes } from "#web/ui/classes.ts";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";

interface VerdictPanelProps {
  readonly view: VerdictView;
  readonly today: string;
}

const looks = {
  keep: { box: "border-ok bg-ok-tint", word: "text-ok" },
  release: { box: "border-danger bg-danger-tint", word: "text-danger" },
  unknown: { box: "border-first-light bg-first-light-tint", word: "text-first-light-ink" },
} as const;

const icons = { keep: CircleCheck, release: Ban, measure: Ruler, unsure: CircleHelp } as const;

export function VerdictPanel({ view, today }: VerdictPanelProps) {
  const ageWarning = useTableAgeWarning(view.record, today);
  const look = looks[view.verdict];
  const Icon = icons[view.word];
  return (
    <section
      aria-label={wording.verdict}
      aria-live="polite"
      aria-atomic="true"
      className={classes(
        // Reserves the longest usual reason and two rows of chips, so that controls below stay in
        // place.
        "@container flex min-h-72 flex-col justify-center rounded-card border-2 px-4 py-3 md:min-h-52",
        look.box,
      )}
    >
      {ageWarning === null ? null : <p className="mb-2 text-small font-semibold">{ageWarning}</p>}
      <p
        className={classes(
          "flex items-center gap-3 max-[15rem]:flex-wrap font-figure text-[min(4rem,20cqw)] max-[15rem]:text-[24cqw] leading-none font-semibold",
          look.word,
        )}
      >
        <Icon size={48} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />
        {wording.words[view.word]}
      </p>
      <p className="mt-1 text-body font-semibold">{nonBreaking(view.reason)}</p>
      <DayChips chips={view.chips} label={wording.rests} />
    </section>
  );
}

export function VerdictGround({ view, today }: VerdictPanelProps) {
  return (
    <div className="flex flex-col gap-3">
      {view.rule === null || view.record === null ? null : (
        <div>
          <h2 className="font-semibold">{wording.rule}</h2>
          <p className="data mt-1 text-small">{nonBreaking(view.rule)}</p>
          {view.record.howToMeasure === undefined ? null : (
            <p className="mt-1 text-small text-ink-soft">{view.record.howToMeasure}.</p>
          )}
          <SourceLine
            id={view.record.id}
            url={view.record.source.url}
            citation={view.record.citation}
            verifiedOn={view.record.verifiedOn}
            ruleYear={view.record.ruleYear}
            today={today}
          />
        </div>
      )}
      {view.cautions.length === 0 ? null : (
        <div>
          <h2 className="font-semibold">{wording.mind}</h2>
          <ul className="mt-1 list-disc pl-5 text-small">
            {view.cautions.map((caution) => (
              <li key={caution}>{caution}</li>
            ))}
          </ul>
        </div>
      )}
      <NoticeList notices={view.notices} today={today} />
      <p className="text-caption text-ink-soft">{wording.notAdvice}</p>
    </div>
  );
}
