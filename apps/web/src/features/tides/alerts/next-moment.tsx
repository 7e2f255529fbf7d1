import { day, formatHarborTime, minute } from "@striper/marine/time";
import type { Water } from "@striper/angling/tides";
import { alertMoments, calendarDays } from "#web/features/tides/alerts/alert-moments.ts";
import type { AlertSettings } from "#web/features/tides/alerts/alert-view.ts";
import { alertWording as wording } from "#web/features/tides/alerts/wording.ts";
import { useCurrentStation, useTideStation } from "#web/features/tides/queries.ts";
import { dayWord } from "#web/features/tides/tide-now-view.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

export function NextMoment({ settings }: { readonly settings: AlertSettings | null }) {
  return (
    <p className="data min-h-12 text-small">
      {settings === null ? null : <Moment settings={settings} />}
    </p>
  );
}

function useWater({ station, event }: AlertSettings): { water: Water | null; isFailed: boolean } {
  const tide = useTideStation(event === "slack" ? null : station);
  const current = useCurrentStation(event === "slack" ? station : null);
  const isFailed = tide.isFailed || current.isFailed;
  if (tide.predictor !== null) return { water: { kind: "tide", tide: tide.predictor }, isFailed };
  if (current.predictor === null) return { water: null, isFailed };
  return { water: { kind: "current", current: current.predictor }, isFailed };
}

function Moment({ settings }: { readonly settings: AlertSettings }) {
  const now = useNow();
  const { water, isFailed } = useWater(settings);
  if (water === null) return isFailed ? wording.notLoaded : wording.loading;
  const lead = settings.lead_minutes * minute;
  const [next] = alertMoments(settings, water, now + lead, now + calendarDays * day);
  if (next === undefined) return wording.never;
  const rings = next - lead;
  return (
    <>
      <span className="font-semibold">
        {wording.next}: {dayWord(next, now)} {formatHarborTime(next)}
      </span>
      {lead === 0 ? null : (
        <span className="block text-ink-soft">
          {wording.reminds}: {dayWord(rings, now)} {formatHarborTime(rings)}
        </span>
      )}
    </>
  );
}
