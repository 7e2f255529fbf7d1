import type { TidePredictor } from "@striper/marine/tides";
import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { ShieldCheck, TriangleAlert } from "lucide-react";
import { Suspense } from "react";
import type { LeaveQuestion } from "#web/app/dashboard/first-screen/leave-by-view.ts";
import type { FirstScreenView, Pair } from "#web/app/dashboard/first-screen/first-screen-view.ts";
import type { Figure } from "#web/app/dashboard/first-screen/wind-line.ts";
import { firstScreenWording as wording } from "#web/app/dashboard/first-screen/wording.ts";
import { TideSpark } from "#web/features/tides/chart/tide-spark.tsx";
import { lazyPart } from "#web/platform/load-part.ts";
import { AfterFirstFrame } from "#web/ui/after-first-frame.tsx";
import { classes } from "#web/ui/classes.ts";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";

/** Loaded late, because the trip database opens after the first frame. */
const LeaveByLine = lazyPart(
  async () => (await import("#web/app/dashboard/first-screen/leave-by-line.tsx")).LeaveByLine,
);

interface FirstScreenProps {
  readonly view: FirstScreenView;
  readonly tide: TidePredictor | null;
  readonly isWithoutStation: boolean;
  readonly position: Position;
  readonly leave: Omit<LeaveQuestion, "plans" | "now">;
  readonly now: Instant;
}

/**
 * Shows the water on a phone without scrolling. Each part reserves the height of its longest text,
 * so that nothing moves when live figures arrive.
 */
export function FirstScreen({
  view,
  tide,
  isWithoutStation,
  position,
  leave,
  now,
}: FirstScreenProps) {
  return (
    <section aria-label={wording.label} className="grid gap-2 lg:grid-cols-2 lg:gap-4">
      <div className="min-h-48 rounded-card border border-line bg-surface px-4 py-2.5">
        {view.water === null ? (
          <p className="min-h-12 text-small">
            {isWithoutStation ? wording.noStations : wording.loading}
          </p>
        ) : (
          // Columns are fixed, because the web font may arrive later and be narrower.
          <p className="grid min-h-12 grid-cols-[minmax(0,1fr)_6.5rem] items-center max-[15rem]:grid-cols-1 max-[15rem]:gap-y-2 gap-x-3">
            <span className="figure text-figure leading-11 wrap-anywhere">{view.water.now}</span>
            <span className="data text-caption leading-4 text-ink-soft wrap-anywhere">
              <span className="block">{view.water.trend}</span>
              <span className="block">{view.height}</span>
            </span>
          </p>
        )}
        <p className="data min-h-11 text-body leading-5.5 font-semibold max-[15rem]:mt-1 max-[15rem]:leading-normal">
          {nonBreaking(view.water?.turns ?? "")}
        </p>
        {tide === null ? (
          <span className="mt-3 block h-16 w-full rounded-control bg-foam" />
        ) : (
          <TideSpark tide={tide} position={position} now={now} />
        )}
      </div>
      <div className="grid grid-cols-2 gap-2 max-[15rem]:grid-cols-1 lg:gap-4">
        <Box title={wording.wind} figure={view.wind} />
        <Box title={wording.windAndTide} figure={view.against} />
        <Box title={view.sea.title} figure={view.sea} />
        <Box title={view.temperature.title} figure={view.temperature} />
      </div>
      <div className="grid gap-x-4 lg:grid-cols-1">
        <Line pair={view.light} />
        <Line pair={view.fish} />
      </div>
      <Safety safety={view.safety} leave={leave} now={now} />
    </section>
  );
}

interface BoxProps {
  readonly title: string;
  readonly figure: Figure;
}

function Box({ title, figure: { figure, note, isWarning } }: BoxProps) {
  return (
    <div
      className={classes(
        "min-h-22.5 min-w-0 rounded-card border px-3 py-1.5",
        isWarning ? "border-first-light bg-first-light-tint" : "border-line bg-surface",
      )}
    >
      <h2 className="text-caption leading-4 text-ink-soft">{title}</h2>
      <p className="figure text-title leading-6.5 wrap-anywhere">{nonBreaking(figure)}</p>
      <p className="data text-caption leading-4 text-ink-soft">{nonBreaking(note)}</p>
    </div>
  );
}

function Line({ pair: { left, right } }: { readonly pair: Pair }) {
  return (
    <p className="data grid min-h-7 grid-cols-[minmax(0,1fr)_9.5rem] items-center max-[15rem]:grid-cols-1 gap-x-3 border-b border-line text-small">
      <span className="font-semibold wrap-anywhere">{left}</span>
      <span className="text-ink-soft wrap-anywhere">{right}</span>
    </p>
  );
}

const looks = {
  plain: "border-line bg-surface",
  caution: "border-first-light bg-first-light-tint",
  danger: "border-danger bg-danger-tint",
} as const;

interface SafetyProps extends Pick<FirstScreenView, "safety"> {
  readonly leave: FirstScreenProps["leave"];
  readonly now: Instant;
}

function Safety({ safety: { tone, title, reasons }, leave, now }: SafetyProps) {
  const Icon = tone === "plain" ? ShieldCheck : TriangleAlert;
  return (
    <div className={classes("min-h-26.5 rounded-card border px-4 py-1", looks[tone])}>
      <p className="flex items-center gap-2 font-bold">
        <Icon size={20} aria-hidden="true" className="shrink-0" />
        {title}
      </p>
      {/* Placed above the growing list of reasons, with its height reserved, so that nothing moves. */}
      <p className="min-h-4.5 text-small leading-4.5">
        <AfterFirstFrame>
          <Suspense fallback={null}>
            <LeaveByLine {...leave} now={now} />
          </Suspense>
        </AfterFirstFrame>
      </p>
      <p className="text-small leading-4.5">{nonBreaking(reasons)}</p>
    </div>
  );
}
