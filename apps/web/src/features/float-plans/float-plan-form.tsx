import type { FloatPlanEntry } from "@striper/contract/float-plans";
import { minute, type Instant } from "@striper/marine/time";
import { useState } from "react";
import { choiceText, type FloatPlanTrip } from "#web/features/float-plans/float-plan-view.ts";
import type { ListedContact } from "#web/features/float-plans/float-plans-collection.ts";
import { floatPlanWording as wording } from "#web/features/float-plans/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Form } from "#web/ui/fields/form.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { durationText } from "#web/ui/figures/date-text.ts";
import { Failure } from "#web/ui/surfaces/banner.tsx";

const overdueChoices = [15, 30, 45, 60, 90, 120, 180, 240].map((minutes) => ({
  value: String(minutes),
  label: durationText(minutes * minute),
}));

interface FloatPlanFormProps {
  readonly trip: FloatPlanTrip;
  readonly who: string;
  readonly contacts: readonly ListedContact[];
  readonly now: Instant;
  readonly known?: FloatPlanEntry | null;
  readonly onStart: (entry: FloatPlanEntry) => void;
  readonly onCancel?: () => void;
}

export function FloatPlanForm(props: FloatPlanFormProps) {
  const { trip, who: name, contacts, now, known = null, onStart, onCancel } = props;
  const usable = contacts.filter(({ state, refusal }) => state !== "declined" && refusal === null);
  const [contactId, setContact] = useState(known?.contact_id ?? "");
  const [who, setWho] = useState(known?.who ?? name);
  const [where, setWhere] = useState(known?.where ?? trip.where);
  const [boat, setBoat] = useState(known?.boat ?? "");
  const [vehicle, setVehicle] = useState(known?.vehicle ?? "");
  const [phone, setPhone] = useState(known?.phone ?? "");
  const [ifNot, setIfNot] = useState(known?.if_not ?? "");
  const [overdue, setOverdue] = useState(String(known?.overdue_minutes ?? 60));
  const [isIncomplete, setIncomplete] = useState(false);
  const contact = usable.find(({ contact_id }) => contact_id === contactId) ?? usable[0];
  if (contact === undefined) return null;
  const { contact_id } = contact;

  const text = (value: string): string | null => (value.trim() === "" ? null : value.trim());
  function start() {
    const isWhole = who.trim() !== "" && where.trim() !== "";
    if (!isWhole || (known === null && Date.parse(trip.back_at) <= now)) return setIncomplete(true);
    return onStart({
      ...(known ?? trip),
      contact_id,
      who: who.trim(),
      where: where.trim(),
      boat: text(boat),
      vehicle: text(vehicle),
      phone: text(phone),
      if_not: text(ifNot),
      overdue_minutes: Number(overdue),
      ended_at: null,
    });
  }

  return (
    <Form className="flex flex-col gap-3" onSubmit={start}>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={wording.whom}
          value={contact_id}
          choices={usable.map((one) => ({ value: one.contact_id, label: choiceText(one) }))}
          onChange={(event) => setContact(event.target.value)}
        />
        <TextField
          label={wording.who}
          maxLength={80}
          value={who}
          onChange={(event) => setWho(event.target.value)}
        />
        <TextField
          label={wording.where}
          maxLength={300}
          value={where}
          onChange={(event) => setWhere(event.target.value)}
        />
        <TextField
          label={wording.boat}
          maxLength={120}
          value={boat}
          onChange={(event) => setBoat(event.target.value)}
        />
        <TextField
          label={wording.vehicle}
          maxLength={120}
          value={vehicle}
          onChange={(event) => setVehicle(event.target.value)}
        />
        <TextField
          label={wording.phone}
          maxLength={40}
          type="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
        <SelectField
          label={wording.overdue}
          value={overdue}
          choices={overdueChoices}
          onChange={(event) => setOverdue(event.target.value)}
        />
      </div>
      <TextAreaField
        label={wording.ifNot}
        hint={wording.ifNotHint}
        maxLength={600}
        value={ifNot}
        onChange={(event) => setIfNot(event.target.value)}
      />
      <Failure text={isIncomplete ? wording.incomplete : null} />
      <Button type="submit" size="large" wide>
        {known === null ? wording.start : wording.saveChange}
      </Button>
      {onCancel === undefined ? null : (
        <Button tone="secondary" wide onClick={onCancel}>
          {wording.cancelChange}
        </Button>
      )}
    </Form>
  );
}
