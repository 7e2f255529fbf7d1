import type { Position } from "@striper/marine/geo";
import { Link } from "@tanstack/react-router";
import { PlaceRules, type RulesOfTrip } from "#web/features/regulations/place/place-rules.tsx";
import { placeWording as wording } from "#web/features/regulations/place/wording.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface PlaceRulesCardProps {
  readonly position: Position;
  /** The name of the place, as the card's title. */
  readonly label: string;
  /** How well the position is known, m; a spot's pin is taken as it is. */
  readonly accuracyM?: number;
  /** Those of its day instead of today's. */
  readonly trip?: RulesOfTrip;
}

/** For any place: whose water it is, how far the line is, and the rules there today, or on the day of a trip. */
export function PlaceRulesCard({ position, label, accuracyM = 0, trip }: PlaceRulesCardProps) {
  return (
    <Card aria-label={`${label}: rules`}>
      <CardHeader title={label} />
      <PlaceRules position={position} accuracyM={accuracyM} trip={trip} />
      <Link
        to="/regulations"
        className="mt-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {wording.allRules}
      </Link>
    </Card>
  );
}
