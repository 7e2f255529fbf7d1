import { tripsWording } from "#web/features/catches/trips/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";

const wording = tripsWording.count;
const most = 12;

interface StriperCountProps {
  readonly logged: number;
  readonly onChoose: (count: number) => void;
}

/** Asks for the number of stripers of a trip, starting at the number logged. */
export function StriperCount({ logged, onChoose }: StriperCountProps) {
  const counts = Array.from({ length: most }, (_, index) => logged + index);
  return (
    <div className="grid grid-cols-4 gap-2">
      {counts.map((count, index) => (
        <Button
          key={count}
          tone={index === 0 ? "primary" : "secondary"}
          className={index === 0 ? "col-span-4" : undefined}
          onClick={() => onChoose(count)}
        >
          {index === 0 ? wording.first(logged) : count}
        </Button>
      ))}
    </div>
  );
}
