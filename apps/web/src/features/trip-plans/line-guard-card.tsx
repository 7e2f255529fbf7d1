import {
  areaStates,
  reportableAreas,
  isReportable,
  lineState,
  type AreaState,
  type LineState,
} from "@striper/angling/trip-plan";
import { harborDate } from "@striper/marine/time";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  areaLines,
  areaStatesText,
  guardView,
  noPosition,
} from "#web/features/trip-plans/line-guard-view.ts";
import { tripPlanWording } from "#web/features/trip-plans/wording.ts";
import { vibrate } from "#web/platform/device-alarm.ts";
import { askPosition, useDevicePosition } from "#web/platform/device-position.ts";
import { useLatestTable } from "#web/platform/rule-table/rule-table.ts";
import { Switch } from "#web/ui/actions/switch.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const wording = tripPlanWording.guard;

/** Interval of position updates in ms. More frequent updates would drain the battery. */
const everyMs = 30_000;
const vibration = [300, 150, 300];

/**
 * Warns of the three-mile line and of areas with notices. Mounted only while a boat is out, and off
 * until the user turns it on.
 */
export function LineGuardCard() {
  const [isOn, setOn] = useState(false);
  return (
    <Card>
      <CardHeader title={wording.title} />
      <div className="flex flex-col gap-3">
        <p className="text-small">{wording.lead}</p>
        <Switch label={wording.turnOn} hint={wording.honest} checked={isOn} onChange={setOn} />
        {isOn ? <Watch /> : null}
        <p className="text-caption text-ink-soft">{wording.areasHonest}</p>
      </div>
    </Card>
  );
}

interface Announced {
  readonly at: number | null;
  readonly line: LineState | null;
  readonly areas: readonly AreaState[];
}

function Watch() {
  const device = useDevicePosition();
  const { table } = useLatestTable();
  const [since] = useState(() => Date.now());
  const before = useRef<Announced>({ at: null, line: null, areas: [] });
  const now = useNow();
  const missing = noPosition(device, since, now);
  const here = missing === null && device.state === "known" ? device : null;
  const line = here === null ? null : lineState(here.position, here.accuracy_m);
  const areas =
    here === null
      ? []
      : areaStates({
          position: here.position,
          accuracyMetres: here.accuracy_m,
          date: harborDate(here.at),
          table,
        });

  useEffect(() => {
    void askPosition();
    const timer = setInterval(() => void askPosition(), everyMs);
    return () => clearInterval(timer);
  }, []);
  const tell = useEffectEvent(() => {
    if (line === null || before.current.at === device.at) return;
    const isLineSaid = isReportable(before.current.line, line);
    const areasNow = reportableAreas(before.current.areas, areas);
    if (isLineSaid) showToast(guardView(line).text, "danger");
    if (areasNow.length > 0) showToast(areaStatesText(areasNow), "danger");
    if (isLineSaid || areasNow.length > 0) vibrate(vibration);
    before.current = { at: device.at, line, areas };
  });
  // `tell` compares the time of each fix, so it may run after every render.
  useEffect(() => tell());

  if (line === null) return <p className="text-small">{missing}</p>;
  const view = guardView(line);
  return (
    <>
      <Banner tone={view.tone}>{view.text}</Banner>
      <Areas states={areas} />
    </>
  );
}

function Areas({ states }: { readonly states: readonly AreaState[] }) {
  const lines = areaLines(states);
  return (
    <section>
      <h3 className="text-small font-semibold">{wording.areas}</h3>
      {lines.length === 0 ? <p className="text-small">{wording.noAreas}</p> : null}
      <ul className="flex flex-col gap-2 text-small">
        {lines.map(({ id, title, text, isOnDevice }) => (
          <li key={id}>
            <span className={isOnDevice ? "data font-semibold" : "data"}>{title}</span>
            <span className="block text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
