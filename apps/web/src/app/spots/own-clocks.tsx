import type { KnownSpot } from "@striper/angling/catches/spot-clock";
import { SpotClockCard } from "#web/features/catches/spot-clock/spot-clock-card.tsx";
import { useSpotClocks } from "#web/features/catches/spot-clock/use-spot-clocks.ts";
import { clockWording } from "#web/features/catches/spot-clock/wording.ts";
import { useMySpots } from "#web/features/spots/use-my-spots.ts";

function useClocks() {
  const { ownSpots } = useMySpots();
  const known: readonly KnownSpot[] = ownSpots.map(({ spot_id: id, name, position }) => ({
    id,
    name,
    position,
  }));
  return useSpotClocks(known);
}

export function ClockOfSpotPage({ id }: { readonly id: string }) {
  const clock = useClocks()?.find(({ spotId }) => spotId === id);
  return clock === undefined ? null : <SpotClockCard of={clock} title={clockWording.title} />;
}

export function ClocksOfLog() {
  const clocks = useClocks() ?? [];
  if (clocks.length === 0) return null;
  return (
    <section
      aria-label={clockWording.section}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
    >
      {clocks.map((one) => (
        <SpotClockCard key={one.spotId} of={one} title={clockWording.titleOf(one.name)} />
      ))}
    </section>
  );
}
