import type { Spot, DescribedBar } from "@striper/angling/spots";
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { FactCard } from "#web/features/spots/detail/fact-card.tsx";
import { MapLink } from "#web/features/spots/detail/map-link.tsx";
import { pinFacts, spotSections, travelFact } from "#web/features/spots/detail/spot-sections.ts";
import { spotsWording, spotsWording as wording } from "#web/features/spots/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { calendarDateText } from "#web/ui/figures/date-text.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

export interface PlacePieces {
  readonly bite: ReactNode;
  readonly water: ReactNode;
  readonly rules: ReactNode;
}

interface SpotDetailProps {
  readonly spot: Spot;
  readonly pieces: PlacePieces;
}

export function SpotDetail({ spot, pieces }: SpotDetailProps) {
  const units = useUnits();
  const sections = spotSections(spot, units);
  return (
    <>
      <p className="mb-4 flex items-start gap-3 rounded-card border border-line-strong bg-foam px-4 py-3">
        <Info size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span>
          {spot.note} <strong>{spotsWording.notForNavigation}</strong>
        </span>
      </p>
      {spot.bar === undefined ? null : (
        <div className="mb-4">
          <BarNote bar={spot.bar} />
        </div>
      )}
      <PlaceColumns
        pieces={pieces}
        beside={
          <>
            <Card>
              <CardHeader title={spotsWording.about} />
              <p>{sections.about}</p>
            </Card>
            <FactCard title={spotsWording.details} facts={sections.details} />
            <FactCard
              title={spotsWording.accessTitle}
              facts={[...sections.access, travelFact(spot, units)]}
            >
              <p className="mt-3 text-small text-ink-soft">{spotsWording.indicative}</p>
            </FactCard>
            <FactCard title={spotsWording.tipsTitle} facts={sections.tips} />
          </>
        }
        location={
          <FactCard
            title={spotsWording.location}
            facts={[...sections.location, ...pinFacts(spot, units)]}
          >
            <MapLink id={spot.id} />
          </FactCard>
        }
      />
    </>
  );
}

interface PlaceColumnsProps {
  readonly pieces: PlacePieces;
  readonly beside: ReactNode;
  readonly location: ReactNode;
}

/** One column on a phone. With more room two, and the rules below both. */
export function PlaceColumns({ pieces, beside, location }: PlaceColumnsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        {pieces.bite}
        {pieces.water}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {beside}
        {location}
      </div>
      <div className="min-w-0 lg:col-span-2">{pieces.rules}</div>
    </div>
  );
}

/**
 * Warns of the bar across a river mouth or inlet and cites its source, ahead of any advice to fish
 * there.
 */
export function BarNote({ bar }: { readonly bar: DescribedBar }) {
  if (bar.rating === "unrated") {
    return (
      <Banner tone="warning">
        <p>
          <strong>{wording.bar}</strong> {wording.barNotRated(calendarDateText(bar.searched))}
        </p>
      </Banner>
    );
  }
  const { title, url, date } = bar.source;
  return (
    <Banner tone="warning">
      <p>
        <strong>{wording.bar}</strong> {bar.worst} {wording.barNoHour}
      </p>
      <p className="mt-1 text-caption">
        {wording.barSource}{" "}
        {url === undefined ? (
          title
        ) : (
          <a href={url} className="underline underline-offset-4" rel="noreferrer" target="_blank">
            {title}
          </a>
        )}
        , {calendarDateText(date)}.
      </p>
    </Banner>
  );
}
