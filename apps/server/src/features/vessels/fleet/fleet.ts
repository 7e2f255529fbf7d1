import { distanceBetween } from "@striper/marine/geo";
import { statuteMilesToMetres } from "@striper/marine/units";
import type { Instant } from "@striper/marine/time";
import { oldestFixMs } from "#server/features/vessels/fleet/read-report.ts";
import { isInside } from "#server/features/vessels/fleet/region.ts";
import type { GeoBox } from "@striper/marine/geo";
import { isLocated } from "#server/features/vessels/fleet/vessel.ts";
import type {
  LocatedVessel,
  Vessel,
  VesselReport,
  TrackPoint,
} from "#server/features/vessels/fleet/vessel.ts";

export interface Fleet {
  take(report: VesselReport): void;
  expire(now: Instant): void;
  /** Closes and returns the current version; later changes belong to the next one. */
  closeVersion(): number;
  inBox(box: GeoBox): LocatedVessel[];
  changedAfter(version: number): Vessel[];
  /** Returns vessels that left after a version, or undefined when that is no longer known. */
  departedAfter(version: number): readonly number[] | undefined;
  find(mmsi: number): Vessel | undefined;
  readonly size: number;
}

/** Class A reports every 2 to 10 s under way; a line on a map needs far fewer points. */
const leastTrackPauseMs = 30_000;
/** Smaller moves may be a moored vessel with GPS noise. */
const leastTrackMetres = 20;

/** Adds a point unless it is too close in time or place; drops points older than half an hour. */
function addToTrack(
  track: readonly TrackPoint[],
  { at, latitude, longitude }: TrackPoint,
): readonly TrackPoint[] {
  const last = track.at(-1);
  const point = { at, latitude, longitude };
  if (last === undefined) return [point];
  if (at - last.at < leastTrackPauseMs) return track;
  if (statuteMilesToMetres(distanceBetween(last, point)) < leastTrackMetres) return track;
  const firstKept = track.findIndex((earlier) => at - earlier.at <= oldestFixMs);
  return firstKept === -1 ? [point] : [...track.slice(firstKept), point];
}

/** Several times the vessels under way between Cape Cod and Cape Ann on a summer Sunday. */
export const mostVessels = 5000;

interface Departures {
  note(mmsi: number, version: number): void;
  after(version: number): readonly number[] | undefined;
  forget(version: number): void;
}

/** Versions are closed several times a second, so this covers a few minutes. */
const versionsRemembered = 1000;
const mostDeparturesRemembered = 20_000;

function createDepartures(): Departures {
  let departures: { readonly mmsi: number; readonly version: number }[] = [];
  let knownAfter = 0;

  return {
    note: (mmsi, version) => void departures.push({ mmsi, version }),
    after: (version) =>
      version < knownAfter
        ? undefined
        : departures.filter((departure) => departure.version > version).map(({ mmsi }) => mmsi),
    forget(version) {
      const isFlooded = departures.length > mostDeparturesRemembered;
      const forgetUpTo = isFlooded ? version : version - versionsRemembered;
      const [oldest] = departures;
      if (oldest === undefined || oldest.version > forgetUpTo) return;
      departures = departures.filter((departure) => departure.version > forgetUpTo);
      knownAfter = forgetUpTo;
    },
  };
}

const particularNames = ["name", "callSign", "shipType", "destination"] as const;

const saysNews = (vessel: Vessel, { particulars }: VesselReport): boolean =>
  particularNames.some(
    (name) => particulars[name] !== undefined && particulars[name] !== vessel[name],
  );

const unknownVessel = (mmsi: number): Vessel => ({
  mmsi,
  name: null,
  callSign: null,
  shipType: null,
  destination: null,
  fix: null,
  track: [],
  heardAt: -Infinity,
  version: 0,
});

export function createFleet(): Fleet {
  /** Ordered by last report, oldest first. */
  const vessels = new Map<number, Vessel>();
  const departures = createDepartures();
  let version = 1;

  function depart({ mmsi, fix }: Vessel): void {
    if (fix !== null) departures.note(mmsi, version);
  }

  function store(vessel: Vessel): void {
    vessels.delete(vessel.mmsi);
    vessels.set(vessel.mmsi, vessel);
    for (const [mmsi, longestUnheard] of vessels) {
      if (vessels.size <= mostVessels) return;
      vessels.delete(mmsi);
      depart(longestUnheard);
    }
  }

  return {
    take(report) {
      const { mmsi, at, particulars } = report;
      const known = vessels.get(mmsi) ?? unknownVessel(mmsi);
      // The slower of two receivers may report an older position.
      const isNewer = report.fix !== null && report.fix.at > (known.fix?.at ?? -Infinity);
      const fix = isNewer ? report.fix : known.fix;
      const hasChanged = isNewer || saysNews(known, report);
      store({
        ...known,
        ...particulars,
        fix,
        track: isNewer && fix !== null ? addToTrack(known.track, fix) : known.track,
        heardAt: Math.max(known.heardAt, at),
        version: hasChanged ? version : known.version,
      });
    },
    expire(now) {
      for (const [mmsi, vessel] of vessels) {
        const hasOldFix = vessel.fix !== null && now - vessel.fix.at > oldestFixMs;
        if (hasOldFix) depart(vessel);
        if (now - vessel.heardAt > oldestFixMs) vessels.delete(mmsi);
        else if (hasOldFix) vessels.set(mmsi, { ...vessel, fix: null, track: [], version });
      }
    },
    closeVersion() {
      departures.forget(version);
      return version++;
    },
    inBox: (box) =>
      [...vessels.values()]
        .filter(isLocated)
        .filter(({ fix }) => isInside(box, fix.latitude, fix.longitude)),
    changedAfter: (after) => [...vessels.values()].filter((vessel) => vessel.version > after),
    departedAfter: departures.after,
    find: (mmsi) => vessels.get(mmsi),
    get size() {
      return vessels.size;
    },
  };
}
