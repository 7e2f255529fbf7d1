import { callText, emergencyCallsOf, sourceText, type Coast } from "@striper/angling/access";
import { useEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { LedgerView } from "#web/features/trip-plans/ledger-view.ts";
import { fitToPage } from "#web/features/trip-plans/fit-page.ts";
import {
  sunLines,
  type TimelineRow,
  type WayHomeView,
} from "#web/features/trip-plans/timeline-view.ts";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { Timeline } from "#web/features/trip-plans/way-home-card.tsx";
import { tripPlanWording as wording } from "#web/features/trip-plans/wording.ts";
import { dateTimeText } from "#web/ui/figures/date-text.ts";
import "#web/features/trip-plans/printed-trip.css";

interface PrintedTripProps {
  readonly plan: TripPlan;
  readonly view: WayHomeView;
  readonly rows: readonly TimelineRow[];
  readonly ledger: LedgerView;
  readonly coast: Coast;
  readonly alarm: string | null;
  readonly rules: ReactNode;
  readonly chart: ReactNode;
}

export function PrintedTrip({
  plan,
  view,
  rows,
  ledger,
  coast,
  alarm,
  rules,
  chart,
}: PrintedTripProps) {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fit = () => paper.current !== null && fitToPage(paper.current);
    addEventListener("beforeprint", fit);
    return () => removeEventListener("beforeprint", fit);
  }, []);
  const vessel = wording.vessels[plan.vessel].toLowerCase();
  return createPortal(
    <div ref={paper} className="printed-trip hidden bg-surface text-ink" data-light="day">
      <div className="printed-sheet">
        <h1 className="text-heading font-bold">
          {wording.paper.title(plan.placeName, dateTimeText(plan.startsAt))}
        </h1>
        <p>{wording.paper.who(plan.people, vessel, dateTimeText(plan.backAt))}</p>
        <p className="text-title font-bold">{view.title}</p>
        <p className="text-small">
          {wording.because}: {view.reasons.join("; ")}
        </p>
        {view.avoid.map((line) => (
          <p key={line} className="text-small font-semibold">
            {line}
          </p>
        ))}
        {view.avoid.length === 0 ? null : <p className="text-small">{wording.neverSafe}</p>}
        {view.unknown.map((line) => (
          <p key={line} className="text-small">
            {line}
          </p>
        ))}
        {/* Two columns of similar height, however long the timeline is. */}
        <div className="printed-parts mt-3">
          <section>
            <Timeline rows={rows} />
          </section>
          <section>
            <h2 className="font-semibold">{wording.paper.sun}</h2>
            {sunLines(plan).map((line) => (
              <p key={line} className="text-caption">
                {line}
              </p>
            ))}
          </section>
          <section>
            <h2 className="font-semibold">{wording.paper.calls}</h2>
            <ul className="text-caption">
              {emergencyCallsOf(coast).map((one) => (
                <li key={one.id}>
                  <span className="font-semibold">{callText(one)}.</span> {one.says}{" "}
                  <span className="text-caption">({sourceText(one)})</span>
                </li>
              ))}
            </ul>
          </section>
          {alarm === null ? null : (
            <section>
              <h2 className="font-semibold">{wording.paper.contact}</h2>
              <p className="text-small">{alarm}</p>
            </section>
          )}
          <section>
            <h2 className="font-semibold">{wording.pack.title}</h2>
            <ul className="text-caption">
              {ledger.lines.map(({ name, state }) => (
                <li key={name}>
                  {name}: {state}
                </li>
              ))}
            </ul>
          </section>
          <section>{chart}</section>
        </div>
        <h2 className="mt-3 font-semibold">{wording.paper.law}</h2>
        <div className="printed-rules">{rules}</div>
        <p className="mt-3 text-caption">{wording.paper.note}</p>
      </div>
    </div>,
    document.body,
  );
}
