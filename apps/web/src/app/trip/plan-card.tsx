import { launchesFor, parkingFor } from "@striper/angling/access";
import { seaZoneOf } from "@striper/angling/bite-score";
import { bostonWater, type Water } from "@striper/angling/home-waters";
import { craftOfVessel, learnedTravel, wayHome, type Vessel } from "@striper/angling/trip-plan";
import type { Instant } from "@striper/marine/time";
import { feet } from "@striper/marine/units";
import { Check } from "lucide-react";
import { useState } from "react";
import { goodHours, leastFishing, untilTurningBack } from "#web/app/trip/good-hours.ts";
import { tripWinds } from "#web/app/trip/trip-winds.ts";
import { tripPlaces } from "#web/app/trip/trip-places.ts";
import { waterOfId } from "#web/app/trip/water-of-id.ts";
import { useDeviceScore, weekHours } from "#web/features/bite-score/queries.ts";
import { alertsThere } from "#web/features/marine-forecast/alerts-view.ts";
import { spansOfZone } from "#web/features/marine-forecast/forecast-view.ts";
import { useForecastsOf } from "#web/features/marine-forecast/queries.ts";
import { useMySpots } from "#web/features/spots/use-my-spots.ts";
import { useHomeWater } from "#web/features/spots/waters/use-home-water.ts";
import { useHomeWaters } from "#web/features/spots/waters/use-home-waters.ts";
import { TripForm, type TripPlace } from "#web/features/trip-plans/trip-form.tsx";
import {
  draftOf,
  fieldsOf,
  freeDate,
  knownRamp,
  readTripPlan,
  usualHome,
  type ReadPlan,
  type TripPlan,
  type TripPlanDraft,
} from "#web/features/trip-plans/trip-plan.ts";
import { tripPlanWording as wording } from "#web/features/trip-plans/wording.ts";
import { useUnits, type UnitSystem } from "#web/platform/units.ts";
import { useWeather } from "#web/features/weather/queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { dateTimeText, durationText } from "#web/ui/figures/date-text.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

function isStartOf({ date, time }: TripPlanDraft, at: Instant): boolean {
  const start = fieldsOf(at);
  return start.date === date && start.time === time;
}

const placeOf = ({ id, name, place }: Water): TripPlace => ({ id, name, position: place.position });

/**
 * Lists home waters, then own spots, then built-in ones, each by name. A plan being edited adds its
 * own place, which may no longer exist.
 */
function usePlaces(here: Water, known: TripPlan | null): readonly TripPlace[] {
  const waters = [here, ...useHomeWaters(), bostonWater].map(placeOf);
  const { ownSpots } = useMySpots();
  if (known === null) return tripPlaces(waters, ownSpots);
  const { placeId: id, placeName: name, position } = known;
  return tripPlaces([{ id, name, position }, ...waters], ownSpots);
}

interface PlanCardProps {
  readonly past: readonly TripPlan[];
  readonly now: Instant;
  readonly known: TripPlan | null;
  readonly takesFocus: boolean;
  readonly onPlan: (plan: TripPlan) => void;
  readonly onCancel: (() => void) | undefined;
}

function newDraft(past: readonly TripPlan[], here: Water, units: UnitSystem, now: Instant) {
  return {
    placeId: here.id,
    date: freeDate(past, now),
    time: "05:00",
    hours: "5",
    vessel: here.place.preferences.exposure === "shore" ? "shore" : "boat",
    people: "1",
    travel: String(learnedTravel(past, here.id) ?? 30),
    home: String(usualHome[here.place.preferences.exposure === "shore" ? "shore" : "boat"]),
    afterDark: false,
    ramp: knownRamp(past, here.id, units),
  } satisfies TripPlanDraft;
}

export function PlanCard({ past, now, known, takesFocus, onPlan, onCancel }: PlanCardProps) {
  const here = useHomeWater();
  const places = usePlaces(here, known);
  const units = useUnits();
  const [draft, setDraft] = useState<TripPlanDraft>(() =>
    known === null ? newDraft(past, here, units, now) : draftOf(known, units),
  );
  const isOut = known !== null && known.outAt !== null;
  const place = places.find(({ id }) => id === draft.placeId);
  const ramp = knownRamp(past, draft.placeId, units);
  function change(next: TripPlanDraft) {
    if (next.placeId === draft.placeId) return setDraft(next);
    const minutes = learnedTravel(past, next.placeId);
    // A new place has another ramp, so the ramp filled in for the old place is replaced.
    const knownThere = knownRamp(past, next.placeId, units);
    const isTyped = knownThere === "" && draft.ramp !== ramp;
    setDraft({
      ...next,
      travel: minutes === null ? next.travel : String(minutes),
      ramp: isTyped ? next.ramp : knownThere,
    });
  }
  return (
    <Card>
      <CardHeader title={known === null ? wording.plan : wording.change} />
      {place === undefined || isOut ? null : (
        <GoodHours
          key={place.id}
          place={place}
          plan={readTripPlan(draft, { id: "", place, now, units, known })}
          vessel={draft.vessel}
          now={now}
          isChosen={(at) => isStartOf(draft, at)}
          onChoose={(at) => setDraft({ ...draft, ...fieldsOf(at) })}
        />
      )}
      <TripForm
        draft={draft}
        known={known}
        takesFocus={takesFocus}
        onChange={change}
        onCancel={onCancel}
        places={places}
        access={{
          learned: learnedTravel(past, draft.placeId),
          ramp,
          launches: draft.vessel === "shore" ? [] : launchesFor(draft.placeId),
          parking: parkingFor(draft.placeId),
        }}
        onPlan={(plan) => {
          // The trip replaces the form, whose button is far below.
          scrollTo({ top: 0 });
          onPlan(plan);
        }}
      />
    </Card>
  );
}

interface GoodHoursProps {
  readonly place: TripPlace;
  readonly plan: ReadPlan;
  readonly vessel: Vessel;
  readonly now: Instant;
  readonly isChosen: (at: Instant) => boolean;
  readonly onChoose: (at: Instant) => void;
}

function GoodHours({ place, plan, vessel, now, isChosen, onChoose }: GoodHoursProps) {
  const water = waterOfId(place);
  const { device } = useDeviceScore(water.place, weekHours, now);
  const { data: weather } = useWeather(water.place.position);
  const zones = useForecastsOf(water.zones);
  const marine = spansOfZone(zones, water.zones[0] ?? "", now);
  const alerts = alertsThere(zones, now);
  const winds = tripWinds({ weather, marine, alerts: alerts.announced }, now);
  const craft = craftOfVessel[vessel];
  const good =
    device === null
      ? []
      : goodHours(water.place, device, {
          weather,
          alerts,
          marine: spansOfZone(zones, seaZoneOf(water.place), now),
          winds,
          craft,
          now,
        });
  const wayOf = (of: TripPlan) =>
    wayHome({
      ...of,
      bar: water.place.bar,
      rampNeeds: of.rampNeedsFeet === null ? null : feet(of.rampNeedsFeet),
      water: device?.water ?? { tide: null, current: null },
      winds,
    });
  const read = plan.kind === "plan" ? plan.plan : null;
  const windows =
    read === null
      ? good
      : untilTurningBack(good, (startsAt) =>
          wayOf({ ...read, startsAt, backAt: startsAt + read.backAt - read.startsAt }),
        );
  const fishing = read === null ? leastFishing : wayOf(read).turnBackBy - read.startsAt;
  return (
    <section className="mb-4">
      <h3 className="mb-2 text-small font-semibold">{wording.good}</h3>
      {fishing < leastFishing ? (
        <p role="alert" className="mb-2 font-semibold">
          {fishing <= 0 ? wording.tooLate : wording.tooShort(durationText(fishing))}
        </p>
      ) : null}
      {windows.length === 0 ? <p className="text-small text-ink-soft">{wording.noGood}</p> : null}
      <div className="flex flex-wrap gap-2">
        {windows.map(({ from, level, peakScore }) => (
          <Button
            key={from}
            tone="secondary"
            className="max-sm:w-full"
            aria-pressed={isChosen(from)}
            onClick={() => onChoose(from)}
          >
            {isChosen(from) ? <Check size={18} aria-hidden="true" /> : null}
            {wording.use(dateTimeText(from))}, {`${level}\u00A0${peakScore}`}
          </Button>
        ))}
      </div>
    </section>
  );
}
