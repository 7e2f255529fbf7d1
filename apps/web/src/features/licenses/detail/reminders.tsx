import { licenseTypeLabel, reminderDates, renewalPortal } from "@striper/angling/licenses";
import { day, harborDate, startOfUtcDate, type Instant } from "@striper/marine/time";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import type { WalletLicense } from "#web/features/licenses/stored/stored-wallet.ts";
import { useEditLicense } from "#web/features/licenses/queries.ts";
import { longDate } from "#web/features/licenses/wallet/license-view.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import {
  calendarFile,
  calendarMediaType,
  type CalendarEvent,
} from "@striper/contract/calendar-file";
import { saveFile } from "#web/platform/files/save-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Switch } from "#web/ui/actions/switch.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Banner, Failure } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

/** Minute of the day of reminders: nine in the morning. */
const ringAtMinute = 9 * 60;

const minutesADay = 24 * 60;

const wording = licensesWording.reminders;

export function Reminders({ license }: { readonly license: WalletLicense }) {
  const now = useNow();
  const [isSaved, setSaved] = useState(false);
  const editing = useEditLicense();
  const {
    license_id: licenseId,
    license_type,
    issuer,
    license_number,
    expiry_date,
    notes,
  } = license;
  const dates = remindersToCome(expiry_date, now);
  const event = expiryEvent(license, now);

  function remind(reminders: boolean) {
    const body = { license_type, issuer, license_number, expiry_date, notes, reminders };
    editing.mutate({ licenseId, body });
  }

  function addToCalendar() {
    if (event === null) return;
    const file = new Blob([calendarFile([event], Date.now())], { type: calendarMediaType });
    saveFile(file, `${license_type}-license-expiry.ics`);
    setSaved(true);
  }

  return (
    <Card>
      <CardHeader title={wording.title} />
      {event === null ? (
        <p className="text-small text-ink-soft">{wording.none}</p>
      ) : (
        <div className="flex flex-col gap-3">
          {license.upload.kind === "stored" ? (
            <Switch
              label={wording.switch}
              hint={wording.hint}
              checked={
                editing.isPending ? editing.variables.body.reminders !== false : license.reminders
              }
              disabled={editing.isPending}
              onChange={remind}
            />
          ) : null}
          <p className="text-small text-ink-soft">
            {dates.length === 0
              ? wording.past
              : `${wording.dates} ${dates.map(longDate).join(" · ")}`}
          </p>
          <Button tone="secondary" className="self-start" onClick={addToCalendar}>
            <CalendarPlus size={18} aria-hidden="true" /> {wording.calendar}
          </Button>
          {isSaved ? <Banner tone="ok">{wording.saved}</Banner> : null}
          <Failure text={editing.isError ? wording.failed : null} />
        </div>
      )}
    </Card>
  );
}

type Facts = Pick<WalletLicense, "license_id" | "license_type" | "issuer" | "expiry_date">;

const daysBetween = (from: string, to: string): number =>
  ((startOfUtcDate(to) ?? 0) - (startOfUtcDate(from) ?? 0)) / day;

export function remindersToCome(expiry: string | null, now: Instant): readonly string[] {
  return expiry === null ? [] : reminderDates(expiry, harborDate(now));
}

/**
 * Returns the expiry as a calendar event, or null without an expiry date. The license number is
 * left out, because calendars are shared.
 */
export function expiryEvent(license: Facts, now: Instant): CalendarEvent | null {
  const { license_id: id, license_type: type, issuer, expiry_date: expiry } = license;
  if (expiry === null || startOfUtcDate(expiry) === null) return null;
  const portal = renewalPortal(type, issuer ?? "other");
  const authority = issuer === null || issuer === "other" ? "" : `${issuer} `;
  return {
    id,
    title: `Your ${authority}${licenseTypeLabel(type)} license expires`,
    description: `Renew at ${portal.title}: ${portal.url}`,
    url: portal.url,
    date: expiry,
    ringsBefore: remindersToCome(expiry, now).map(
      (date) => daysBetween(date, expiry) * minutesADay - ringAtMinute,
    ),
  };
}
