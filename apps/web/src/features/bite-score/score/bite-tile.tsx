import { topFactors, type SafeAction, type Safety } from "@striper/angling/bite-score";
import { TriangleAlert } from "lucide-react";
import {
  heldLine,
  inputsWord,
  reasonLine,
  shownAction,
  type BiteNow,
  type ScoredNow,
} from "#web/features/bite-score/score/bite-now.ts";
import { ScoreRing } from "#web/features/bite-score/score/score-ring.tsx";
import { reasonsInUnits } from "#web/features/bite-score/safety-words.ts";
import { biteWording as wording } from "#web/features/bite-score/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { Tile } from "#web/ui/actions/tile.tsx";

interface BiteTileProps {
  readonly now: BiteNow;
  readonly safety: Safety | null;
  readonly exposure: "boat" | "shore";
  readonly onOpen: () => void;
}

export function BiteTile({ now, safety, exposure, onOpen }: BiteTileProps) {
  return (
    <Tile
      title={wording.title}
      hint={wording.tileHint}
      onOpen={onOpen}
      className="@container min-h-52"
    >
      <span className="mt-1 block min-h-11 text-small font-semibold">
        {/* Stays empty while answers load, so that nothing has to be taken back. */}
        {safety === null || now.kind === "waiting" ? null : <SafetyLine safety={safety} />}
      </span>
      <span className="my-auto flex w-full flex-wrap items-center gap-x-4 gap-y-2 py-2 @xl:flex-nowrap">
        <ScoreRing now={now} className="size-30" />
        <span className="min-w-28 flex-1 md:min-w-30">
          {now.kind === "scored" ? (
            <Verdict now={now} action={shownAction(now.score, safety, exposure)} />
          ) : (
            <Missing now={now} />
          )}
        </span>
        {now.kind === "scored" ? <Reasons now={now} /> : null}
      </span>
      <span className="flex min-h-7 w-full">
        {now.kind === "scored" ? <SourceChip source={now.source} /> : null}
      </span>
    </Tile>
  );
}

function SafetyLine({ safety: { verdict, reasons } }: { readonly safety: Safety }) {
  const units = useUnits();
  const words = reasonsInUnits(reasons, units);
  const parts = [wording.safety[verdict], words].filter((part) => part !== "");
  if (verdict === "GO") return parts.join(": ");
  return (
    <span className={verdict === "NO" ? "text-danger" : ""}>
      <TriangleAlert size={18} aria-hidden="true" className="mr-1.5 inline align-[-3px]" />
      {parts.join(": ")}
    </span>
  );
}

interface VerdictProps {
  readonly now: ScoredNow;
  readonly action: SafeAction;
}

function Verdict({ now, action }: VerdictProps) {
  return (
    <>
      <span className="sr-only">{`${now.score} ${wording.outOf}, `}</span>
      <span className="block text-title font-bold">{now.level}</span>
      <span className="block text-small">{action}</span>
      <span className="mt-1 block min-h-5.5 text-small text-ink-soft md:hidden">
        {reasonLine(now)}
      </span>
      <span className="block text-caption text-ink-soft">{inputsWord(now)}</span>
    </>
  );
}

function Missing({ now }: { readonly now: Exclude<BiteNow, ScoredNow> }) {
  return (
    <>
      <span className="block text-title font-bold">{wording.noScore}</span>
      <span className="block text-small text-ink-soft">
        {now.kind === "waiting" ? wording.waiting : now.reason}
      </span>
    </>
  );
}

function Reasons({ now }: { readonly now: ScoredNow }) {
  const held = heldLine(now);
  return (
    <span className="data hidden min-w-0 basis-full gap-1 border-t border-line pt-3 text-small md:grid @xl:ml-auto @xl:basis-auto @xl:border-t-0 @xl:pt-0">
      {held === null ? null : <span className="block font-semibold">{held}</span>}
      {topFactors(now.factors).map(({ key, label, rating, detail }) => (
        <span key={key} className="block">
          <span className="font-semibold">
            {label}: {rating}
          </span>{" "}
          <span className="text-ink-soft">{detail}</span>
        </span>
      ))}
    </span>
  );
}
