import { Link } from "@tanstack/react-router";
import {
  inputsSentence,
  topFactors,
  type SafeAction,
  type Safety,
} from "@striper/angling/bite-score";
import {
  heldLine,
  shownAction,
  type BiteNow,
  type ScoredNow,
} from "#web/features/bite-score/score/bite-now.ts";
import { FactorList } from "#web/features/bite-score/score/factor-list.tsx";
import { HowMade } from "#web/features/bite-score/score/how-made.tsx";
import { SafetyNote } from "#web/features/bite-score/score/safety-note.tsx";
import { ScoreRing } from "#web/features/bite-score/score/score-ring.tsx";
import { biteWording as wording } from "#web/features/bite-score/wording.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface BiteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly now: BiteNow;
  readonly safety: Safety | null;
  readonly exposure: "boat" | "shore";
}

export function BiteDialog({ open, onClose, now, safety, exposure }: BiteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={wording.title}>
      <div className="grid gap-5">
        {safety === null ? null : <SafetyNote safety={safety} />}
        {now.kind === "scored" ? (
          <Scored now={now} action={shownAction(now.score, safety, exposure)} />
        ) : (
          <Unscored now={now} />
        )}
        {/* Close to the other collapsible part, because both are thumb-high. */}
        <div className="-mt-5">
          <HowMade />
          <p className="mt-2 text-small text-ink-soft">{wording.hourly}</p>
          <Link
            to="/score-grade"
            className="inline-flex min-h-12 items-center text-small font-semibold text-primary underline underline-offset-4"
          >
            {wording.grade}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}

function Unscored({ now }: { readonly now: Exclude<BiteNow, ScoredNow> }) {
  return (
    <div className="flex items-center gap-4">
      <ScoreRing now={now} className="size-30" />
      <div>
        <p className="text-title font-bold">{wording.noScore}</p>
        <p>{now.kind === "waiting" ? wording.waiting : now.reason}</p>
      </div>
    </div>
  );
}

interface ScoredProps {
  readonly now: ScoredNow;
  readonly action: SafeAction;
}

function Scored({ now, action }: ScoredProps) {
  const held = heldLine(now);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ScoreRing now={now} className="size-36" />
        <div className="min-w-0">
          <p className="sr-only">{`${now.score} ${wording.outOf}`}</p>
          <p className="text-heading font-bold">{now.level}</p>
          <p className="font-semibold">{action}</p>
          {held === null ? null : <p className="text-small">{held}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
        <SourceChip source={now.source} />
        <span>{inputsSentence(now.inputNotes)}</span>
      </div>
      {now.parts === null ? null : (
        <p className="data text-small">{wording.partsSum(now.parts, now.score)}</p>
      )}
      <Factors now={now} />
    </>
  );
}

function Factors({ now: { factors, missing } }: { readonly now: ScoredNow }) {
  if (factors.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-semibold">{wording.topFactors}</h3>
      <FactorList factors={topFactors(factors)} />
      <details className="mt-2">
        <summary className="flex min-h-12 items-center text-small font-semibold text-primary underline underline-offset-4">
          {wording.allFactors}
        </summary>
        <FactorList factors={factors} />
        {missing.length > 0 ? (
          <p className="mt-3 text-small text-ink-soft">
            {wording.missing}: {missing.join(", ")}
          </p>
        ) : null}
      </details>
    </div>
  );
}
