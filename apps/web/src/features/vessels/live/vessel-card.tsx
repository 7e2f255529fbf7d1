import { closestApproachNotice, type Vessel } from "@striper/contract/vessels";
import { approachText, vesselFacts, vesselName } from "#web/features/vessels/vessel-view.ts";
import { useSecond } from "#web/features/vessels/live/use-second.ts";
import { vesselWording as wording } from "#web/features/vessels/wording.ts";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CloseButton } from "#web/ui/actions/close-button.tsx";

interface VesselCardProps {
  readonly vessel: Vessel;
  readonly isFollowed: boolean;
  readonly onFollow: (isFollowed: boolean) => void;
  readonly onClose: () => void;
}

export function VesselCard({ vessel, isFollowed, onFollow, onClose }: VesselCardProps) {
  const now = useSecond();
  const own = useDevicePosition().position;
  const facts = vesselFacts(vessel, now);
  const rows = [
    [wording.speed, facts.speed],
    [wording.destination, facts.destination],
    [wording.age, facts.age],
    [wording.identity, String(vessel.mmsi)],
  ] as const;
  return (
    <section
      aria-label={vesselName(vessel)}
      className="pointer-events-auto max-h-full w-full max-w-96 overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-float"
    >
      <header className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-body font-semibold">{vesselName(vessel)}</h2>
          <p className="text-caption text-ink-soft">{facts.kind}</p>
        </div>
        <CloseButton label={wording.close} className="-mt-1 -mr-1" onClick={onClose} />
      </header>
      <dl className="data grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-small">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-2 text-caption font-semibold">{wording.approach}</h3>
      <p className="data text-small">
        {own === null ? wording.approachAsk : approachText(vessel, own, now)}
      </p>
      {own === null ? null : <p className="text-caption text-ink-soft">{closestApproachNotice}</p>}
      <Button
        wide
        tone={isFollowed ? "secondary" : "primary"}
        className="mt-2"
        aria-pressed={isFollowed}
        onClick={() => onFollow(!isFollowed)}
      >
        {isFollowed ? wording.unfollow : wording.follow}
      </Button>
    </section>
  );
}
