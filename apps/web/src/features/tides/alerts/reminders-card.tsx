import { useSelector } from "@tanstack/react-store";
import { BellPlus, BellRing, CalendarPlus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { alertText } from "#web/features/tides/alerts/alert-view.ts";
import { alertsOf, type ListedAlert } from "#web/features/tides/alerts/alerts-collection.ts";
import { useChangeAlert, useTideAlerts } from "#web/features/tides/alerts/queries.ts";
import { useCalendarDownload } from "#web/features/tides/alerts/use-calendar-download.ts";
import { alertWording as wording } from "#web/features/tides/alerts/wording.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useOnline } from "#web/platform/online-status.ts";
import { useUnits } from "#web/platform/units.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

interface RemindersCardProps {
  readonly switches: ReactNode;
  readonly onAdd: () => void;
}

export function RemindersCard({ switches, onAdd }: RemindersCardProps) {
  const { alerts = [], asking } = useTideAlerts();
  const isOnline = useOnline();
  const isKnown = alerts.length > 0 || asking.isSuccess;
  return (
    <Card>
      <CardHeader title={wording.card} />
      {isKnown ? <Reminders alerts={alerts} /> : null}
      {!isKnown && asking.isPending && isOnline ? (
        <Skeleton label={wording.listLoading} className="h-24" />
      ) : null}
      {!isKnown && !isOnline ? (
        <p className="text-small text-ink-soft">{wording.listOffline}</p>
      ) : null}
      {!isKnown && asking.isError && isOnline ? (
        <div className="flex flex-col gap-2">
          <p className="text-small">{wording.listFailed}</p>
          <Button tone="secondary" onClick={() => void asking.refetch()}>
            {wording.tryAgain}
          </Button>
        </div>
      ) : null}
      <Button tone="secondary" wide className="mt-3" onClick={onAdd}>
        <BellPlus size={20} aria-hidden="true" />
        {wording.title}
      </Button>
      <div className="mt-3 border-t border-line pt-2">{switches}</div>
    </Card>
  );
}

function Reminders({ alerts }: { readonly alerts: readonly ListedAlert[] }) {
  const units = useUnits();
  const removing = useChangeAlert();
  const download = useCalendarDownload();
  if (alerts.length === 0) return <p className="text-small text-ink-soft">{wording.none}</p>;

  function remove(subjectId: string) {
    removing.mutate(
      { kind: "remove", subjectId },
      {
        onSuccess: (outcome) =>
          showToast(outcome === "saved" ? wording.removed : wording.removedOnDevice, "ok"),
        onError: () => showToast(wording.removeFailed, "danger"),
      },
    );
  }

  return (
    <ul>
      {alerts.map((alert) => {
        const text = alertText(alert, units);
        return (
          <li
            key={alert.alert_id}
            className="flex items-center gap-1 border-b border-line py-1 last:border-b-0"
          >
            <BellRing size={18} aria-hidden="true" className="mr-1 shrink-0 text-flank" />
            <span className="min-w-0 flex-1 text-small wrap-anywhere">
              {text}
              <SyncNote alert={alert} />
            </span>
            <IconButton
              label={wording.calendarOf(text)}
              icon={<CalendarPlus size={20} aria-hidden="true" />}
              onClick={() => void download(alert)}
            />
            <IconButton
              label={wording.remove(text)}
              disabled={removing.isPending}
              icon={<Trash2 size={20} aria-hidden="true" />}
              onClick={() => remove(alert.alert_id)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function SyncNote({ alert: { isWaiting, refusal } }: { readonly alert: ListedAlert }) {
  const status = useSelector(alertsOf(useAccountId()).synced.status);
  if (refusal !== null)
    return <span className="block text-danger">{wording.refused(refusal)}</span>;
  if (!isWaiting) return null;
  const text = status === "server-full" ? wording.serverFull : wording.waiting;
  return <span className="block text-ink-soft">{text}</span>;
}
