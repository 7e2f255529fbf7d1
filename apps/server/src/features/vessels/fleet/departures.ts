/** Which vessels left, and in which version of the fleet. */
export interface Departures {
  note(mmsi: number, version: number): void;
  /** Undefined when that is no longer known. */
  after(version: number): readonly number[] | undefined;
  /** Lets go of what nobody asks for any more. */
  forget(version: number): void;
}

/** Versions are closed several times a second: these are some minutes. */
const versionsRemembered = 1000;
const mostRemembered = 20_000;

export function createDepartures(): Departures {
  let departures: { readonly mmsi: number; readonly version: number }[] = [];
  let knownAfter = 0;

  return {
    note: (mmsi, version) => void departures.push({ mmsi, version }),
    after: (version) =>
      version < knownAfter
        ? undefined
        : departures.filter((departure) => departure.version > version).map(({ mmsi }) => mmsi),
    forget(version) {
      const isFlooded = departures.length > mostRemembered;
      const forgetUpTo = isFlooded ? version : version - versionsRemembered;
      const [oldest] = departures;
      if (oldest === undefined || oldest.version > forgetUpTo) return;
      departures = departures.filter((departure) => departure.version > forgetUpTo);
      knownAfter = forgetUpTo;
    },
  };
}
