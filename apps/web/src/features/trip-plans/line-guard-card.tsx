import { isWorthSaying, lineState, type LineState } from "@striper/angling/trip-plan";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { guardView } from "#web/features/trip-plans/line-guard-view.ts";
import { tripPlanWording } from "#web/features/trip-plans/wording.ts";
import { askPosition, useDevicePosition } from "#web/platform/device-position.ts";
import { Switch } from "#web/ui/actions/switch.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

const wording = tripPlanWording.guard;

/** The satellites cost battery: so often and not more. */
const everyMs = 30_000;
const vibration = [300, 150, 300];

/** Mounted only while a boat is out; nothing is asked before the person turns it on. */
export function LineGuardCard() {
  const [isOn, setOn] = useState(false);
  return (
    <Card>
      <CardHeader title={wording.title} />
      <div className="flex flex-col gap-3">
        <p className="text-small">{wording.lead}</p>
        <Switch label={wording.turnOn} hint={wording.honest} checked={isOn} onChange={setOn} />
        {isOn ? <Watch /> : null}
        <p className="text-caption text-ink-soft">{wording.unchecked}</p>
      </div>
    </Card>
  );
}

function Watch() {
  const { state, position, accuracy_m, at } = useDevicePosition();
  const [since] = useState(() => Date.now());
  const before = useRef<{ at: number | null; line: LineState | null }>({ at: null, line: null });
  // A place from before the trip says nothing of now.
  const isFresh = at !== null && at >= since - everyMs;
  const line = position === null || !isFresh ? null : lineState(position, accuracy_m);

  useEffect(() => {
    void askPosition();
    const timer = setInterval(() => void askPosition(), everyMs);
    return () => clearInterval(timer);
  }, []);
  const tell = useEffectEvent(() => {
    if (line === null || before.current.at === at) return;
    if (isWorthSaying(before.current.line, line)) {
      showToast(guardView(line).text, "danger");
      // Absent on iPhones.
      navigator.vibrate?.(vibration);
    }
    before.current = { at, line };
  });
  // Each fix has a time of its own.
  useEffect(() => tell());

  if (line === null)
    return <p className="text-small">{state === "denied" ? wording.denied : wording.asking}</p>;
  const view = guardView(line);
  return <Banner tone={view.tone}>{view.text}</Banner>;
}
