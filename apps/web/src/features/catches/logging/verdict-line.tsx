import { dateInWords } from "@striper/angling/regulations";
import { harborDate } from "@striper/marine/time";
import { Ban, CircleCheck, CircleHelp, ExternalLink } from "lucide-react";
import type { VerdictAtCatch } from "#web/features/catches/logging/verdict-at-catch.ts";
import { verdictWording as wording } from "#web/features/catches/logging/wording.ts";
import { useTableAgeWarning } from "#web/platform/rule-table/rule-table.ts";
import { DayChips } from "#web/ui/figures/day-chips.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { classes } from "#web/ui/classes.ts";

const looks = {
  keep: { box: "border-ok bg-ok-tint", word: "text-ok", icon: CircleCheck },
  release: { box: "border-danger bg-danger-tint", word: "text-danger", icon: Ban },
  unknown: {
    box: "border-first-light bg-first-light-tint",
    word: "text-first-light-ink",
    icon: CircleHelp,
  },
} as const;

interface VerdictLineProps {
  readonly verdict: VerdictAtCatch;
  readonly lengthProblem: string | null;
}

export function VerdictLine({ verdict, lengthProblem }: VerdictLineProps) {
  const record = verdict.kind === "answer" ? verdict.answer.record : null;
  const ageWarning = useTableAgeWarning(record, harborDate(useNow()));
  if (verdict.kind !== "answer") {
    const sentence = verdict.kind === "needs-place" ? wording.needsPlace : wording.needsSpecies;
    return <p className="text-small text-ink-soft">{sentence}</p>;
  }
  const { answer, chips } = verdict;
  const reason =
    answer.code === "length-missing" && lengthProblem !== null ? lengthProblem : answer.reason;
  const look = looks[answer.verdict];
  const Icon = look.icon;
  return (
    <section
      aria-label={wording.title}
      aria-live="polite"
      className={classes("rounded-card border px-4 py-3", look.box)}
    >
      {ageWarning === null ? null : <p className="mb-2 text-small font-semibold">{ageWarning}</p>}
      <p className={classes("flex items-center gap-2 text-title font-bold", look.word)}>
        <Icon size={22} aria-hidden="true" className="shrink-0" />
        {wording.words[answer.verdict]}
      </p>
      <p className="mt-1 text-small font-medium">{reason}</p>
      <DayChips chips={chips} label={wording.rests} />
      {answer.rule === null ? null : <p className="data mt-1 text-small">{answer.rule}</p>}
      {answer.record === null ? null : (
        <p className="flex flex-wrap items-center gap-x-3 text-caption">
          <a
            href={answer.record.source.url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-12 items-center gap-1.5 font-semibold text-ink underline underline-offset-4"
          >
            {wording.source}
            <ExternalLink size={14} aria-hidden="true" />
          </a>
          <span>
            {answer.record.citation}
            {answer.record.verifiedOn === null
              ? ""
              : `, ${wording.verified(dateInWords(answer.record.verifiedOn))}`}
          </span>
        </p>
      )}
    </section>
  );
}
