import { findStation, type NearbyStation, type StationSummary } from "@striper/marine/stations";
import { harborDate } from "@striper/marine/time";
import { BellPlus, MapPin } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { DayBar } from "#web/features/tides/day/day-bar.tsx";
import { DayCard } from "#web/features/tides/day/day-card.tsx";
import type { TidesSearch } from "#web/features/tides/day/tides-search.ts";
import { dayWording as wording } from "#web/features/tides/day/wording.ts";
import { skyWording } from "#web/platform/day/sky-wording.ts";
import { harborStationId, useTideStation } from "#web/features/tides/queries.ts";
import { currentsNear } from "#web/features/tides/stations/station-list-view.ts";
import { stationWording } from "#web/features/tides/stations/wording.ts";
import { TideList } from "#web/features/tides/tide-list.tsx";
import { tideNow } from "#web/features/tides/tide-now-view.ts";
import { tideWording } from "#web/features/tides/wording.ts";
import { useIsMobile } from "#web/platform/use-is-mobile.ts";
import { useUnits } from "#web/platform/units.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { AfterFirstFrame } from "#web/ui/after-first-frame.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";
import { lazyPart } from "#web/platform/load-part.ts";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

/** From the specification, section 9: highs and lows in the list. */
const shown = { mobile: 6, desk: 8 } as const;

// Sun, moon and week need the ephemeris; the day's tide does not wait for it.
const SkyFactsOfDay = lazyPart(
  async () => (await import("#web/features/tides/place/sky-facts.tsx")).SkyFactsOfDay,
);

const WeekCard = lazyPart(
  async () => (await import("#web/features/tides/week/week-card.tsx")).WeekCard,
);

// Loaded after the first frame, with their dialogs and the local database.
const RemindersCard = lazyPart(
  async () => (await import("#web/features/tides/alerts/reminders-card.tsx")).RemindersCard,
);

const TideAlertDialog = lazyPart(
  async () => (await import("#web/features/tides/alerts/tide-alert-dialog.tsx")).TideAlertDialog,
);

const StationPicker = lazyPart(
  async () => (await import("#web/features/tides/stations/station-picker.tsx")).StationPicker,
);

interface TidesScreenProps {
  readonly search: TidesSearch;
  readonly onChange: (change: {
    readonly [Key in keyof TidesSearch]: TidesSearch[Key] | undefined;
  }) => void;
  readonly onClose: () => void;
  readonly switches: ReactNode;
  readonly hasWay: boolean;
}

function chosenStation(id: number | string | undefined): StationSummary | undefined {
  const station = findStation(String(id ?? harborStationId));
  return station?.kind === "tide" ? station : undefined;
}

function chosenCurrent(asked: string | undefined, near: readonly NearbyStation[]): string | null {
  if (asked === "none") return null;
  return near.find(({ id }) => id === asked)?.id ?? near[0]?.id ?? null;
}

export function TidesScreen({ search, onChange, onClose, switches, hasWay }: TidesScreenProps) {
  const [isPicking, setPicking] = useState(false);
  const today = harborDate(useNow());
  const station = chosenStation(search.station) ?? chosenStation(harborStationId);
  if (station === undefined) return null;
  const date = search.date ?? today;
  const currents = currentsNear(station);
  const currentId = chosenCurrent(search.current, currents);
  return (
    <Screen title={wording.title} lead={wording.lead}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex w-full min-w-0 flex-wrap gap-2 sm:w-auto">
          <Button
            tone="secondary"
            className="max-w-full min-w-40 flex-1 justify-start max-[15rem]:min-w-full sm:min-w-0 sm:flex-none"
            aria-haspopup="dialog"
            onClick={() => setPicking(true)}
          >
            <MapPin size={20} aria-hidden="true" className="shrink-0" />
            <span className="truncate">{station.name}</span>
            <span className="sr-only">. {stationWording.change}</span>
          </Button>
          <Button
            tone="secondary"
            className="grow sm:grow-0"
            onClick={() => onChange({ alert: "new" })}
          >
            <BellPlus size={20} aria-hidden="true" />
            {tideWording.setAlert}
          </Button>
        </div>
        <DayBar date={date} onChange={(next) => onChange({ date: next ?? undefined })} />
      </div>
      {search.station !== undefined && chosenStation(search.station) === undefined ? (
        <div className="mb-4">
          <Banner tone="warning">{wording.noSuchStation}</Banner>
        </div>
      ) : null}
      {/* Sized by the container: beside the wide menu a 1024 px window has no room for two columns. */}
      <div className="@container">
        <div className="grid grid-cols-1 items-start gap-4 @3xl:grid-cols-[minmax(0,1fr)_21rem]">
          <DayCard
            station={station}
            date={date}
            currents={currents}
            currentId={currentId}
            onCurrent={(current) => onChange({ current })}
          />
          <div className="grid min-w-0 grid-cols-1 gap-4 @2xl:grid-cols-2 @3xl:grid-cols-1">
            <div className="@2xl:row-span-2 @3xl:row-span-1">
              <NextTidesCard stationId={station.id} />
            </div>
            <Card>
              <CardHeader title={skyWording.title} />
              <Suspense fallback={<div className="min-h-40" />}>
                <SkyFactsOfDay date={date} position={station.position} />
              </Suspense>
            </Card>
            <AfterFirstFrame fallback={<div className="min-h-40" />}>
              <Suspense fallback={<div className="min-h-40" />}>
                <RemindersCard switches={switches} onAdd={() => onChange({ alert: "new" })} />
              </Suspense>
            </AfterFirstFrame>
          </div>
          <AfterFirstFrame fallback={<div className="min-h-dvh" />}>
            <div className="min-w-0 @3xl:col-span-2">
              <Suspense fallback={<div className="min-h-dvh" />}>
                <WeekCard
                  station={station}
                  currentId={currentId}
                  from={date}
                  onDay={(day) => onChange({ date: day === today ? undefined : day })}
                />
              </Suspense>
            </div>
          </AfterFirstFrame>
        </div>
      </div>
      <AfterFirstFrame>
        <Suspense fallback={null}>
          <TideAlertDialog
            key={search.alert}
            open={search.alert !== undefined}
            event={search.alert === "new" ? undefined : search.alert}
            onClose={onClose}
            tide={station.id}
            current={currentId}
            switches={switches}
            hasWay={hasWay}
          />
          <StationPicker
            open={isPicking}
            chosen={station.id}
            onClose={() => setPicking(false)}
            onChoose={(id) => {
              setPicking(false);
              onChange({
                station: id === harborStationId ? undefined : Number(id),
                current: undefined,
              });
            }}
          />
        </Suspense>
      </AfterFirstFrame>
    </Screen>
  );
}

export function NextTidesCard({ stationId }: { readonly stationId: string }) {
  const now = useNow();
  const units = useUnits();
  const count = useIsMobile() ? shown.mobile : shown.desk;
  const tide = useTideStation(stationId);
  if (tide.predictor === null && !tide.isFailed)
    return <Skeleton label={tideWording.loading} className="h-80" />;
  const tides = tide.predictor === null ? [] : tideNow(tide.predictor, now, units).next;
  return (
    <Card>
      <CardHeader title={tideWording.nextTides} />
      <TideList tides={tides.slice(0, count)} />
    </Card>
  );
}
