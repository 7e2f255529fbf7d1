import type { Launch, Parking } from "@striper/angling/access";
import { sourceText } from "@striper/angling/access";
import type { Vessel } from "@striper/angling/trip-plan";
import type { Position } from "@striper/marine/geo";
import { formatHarborTime } from "@striper/marine/time";
import { useEffect, useRef, useState } from "react";
import {
  readTripPlan,
  usualHome,
  type TripPlan,
  type TripPlanDraft,
} from "#web/features/trip-plans/trip-plan.ts";
import { tripPlanWording as wording } from "#web/features/trip-plans/wording.ts";
import { newId } from "#web/platform/new-id.ts";
import { useUnits } from "#web/platform/units.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { Switch } from "#web/ui/actions/switch.tsx";
import { Form } from "#web/ui/fields/form.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";

const vessels = ["boat", "kayak", "shore"] as const satisfies readonly Vessel[];

export interface TripPlace {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
}

export interface TripAccess {
  /** Travel time learned from earlier trips, minutes; null before the first. */
  readonly learned: number | null;
  /** Tide that the ramp needed on the last trip, as field text; blank if unknown. */
  readonly ramp: string;
  readonly launches: readonly Launch[];
  readonly parking: readonly Parking[];
}

interface TripFormProps {
  readonly draft: TripPlanDraft;
  /** The plan being edited; null for a new one. */
  readonly known: TripPlan | null;
  readonly takesFocus: boolean;
  readonly onChange: (draft: TripPlanDraft) => void;
  readonly places: readonly TripPlace[];
  readonly access: TripAccess;
  readonly onPlan: (plan: TripPlan) => void;
  readonly onCancel?: (() => void) | undefined;
}

export function TripForm(props: TripFormProps) {
  const { draft, known, takesFocus, onChange, places, access, onPlan, onCancel } = props;
  const { learned, ramp } = access;
  const isOut = known !== null && known.outAt !== null;
  const [sentence, setSentence] = useState<string | null>(null);
  const [id] = useState(newId);
  const units = useUnits();
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);

  function change(part: Partial<TripPlanDraft>) {
    setSentence(null);
    onChange({ ...draft, ...part });
  }
  const field = (name: "date" | "time" | "hours" | "people" | "travel" | "home" | "ramp") => ({
    value: draft[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value }),
  });
  function save() {
    const place = places.find((one) => one.id === draft.placeId);
    const reading = readTripPlan(draft, { id, place, now: Date.now(), units, known });
    if (reading.kind === "problem") setSentence(reading.sentence);
    else onPlan(reading.plan);
  }

  return (
    <Form onSubmit={save}>
      <SelectField
        ref={first}
        label={wording.place}
        value={draft.placeId}
        choices={places.map((place) => ({ value: place.id, label: place.name }))}
        onChange={(event) => change({ placeId: event.target.value })}
      />
      <SegmentedControl
        legend={wording.vessel}
        value={draft.vessel}
        onChange={(vessel) => change({ vessel, home: String(usualHome[vessel]) })}
        segments={vessels.map((value) => ({ value, label: wording.vessels[value] }))}
      />
      <div className="grid grid-cols-2 gap-3 max-[15rem]:grid-cols-1 lg:grid-cols-4">
        {isOut ? null : (
          <>
            <TextField label={wording.date} type="date" {...field("date")} />
            <TextField label={wording.time} type="time" {...field("time")} />
          </>
        )}
        <TextField
          label={isOut ? wording.hoursFrom(formatHarborTime(known.startsAt)) : wording.hours}
          inputMode="decimal"
          {...field("hours")}
        />
        <TextField label={wording.people} inputMode="numeric" {...field("people")} />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {isOut ? null : (
          <TextField
            label={wording.travel}
            inputMode="numeric"
            hint={learned === null ? undefined : wording.travelLearned(learned)}
            {...field("travel")}
          />
        )}
        <TextField label={wording.home} inputMode="numeric" {...field("home")} />
        {draft.vessel === "shore" ? null : (
          <TextField
            label={wording.ramp[units]}
            inputMode="decimal"
            hint={ramp !== "" && ramp === draft.ramp ? wording.rampKnown : wording.rampHint}
            {...field("ramp")}
          />
        )}
      </div>
      <Switch
        label={wording.afterDark}
        checked={draft.afterDark}
        onChange={(afterDark) => change({ afterDark })}
      />
      <AccessFacts {...access} />
      <Failure text={sentence} />
      <Button type="submit" size="large" wide>
        {known === null ? wording.save : wording.saveChange}
      </Button>
      {onCancel === undefined ? null : (
        <Button tone="secondary" wide onClick={onCancel}>
          {wording.cancelChange}
        </Button>
      )}
    </Form>
  );
}

function AccessFacts({ launches, parking }: TripAccess) {
  if (launches.length + parking.length === 0) return null;
  return (
    <section className="text-small">
      <h3 className="mb-1 font-semibold">{wording.launches}</h3>
      <ul className="flex flex-col gap-2">
        {launches.map((one) => (
          <li key={one.id}>
            {[one.name, wording.tides[one.tide], one.fee, one.hours]
              .filter((part) => part !== null)
              .join(", ")}
            . {one.note}
            <span className="block text-ink-soft">{sourceText(one)}</span>
          </li>
        ))}
        {parking.map((one) => (
          <li key={one.id}>
            {one.name}: {one.says}
            <span className="block text-ink-soft">{sourceText(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
