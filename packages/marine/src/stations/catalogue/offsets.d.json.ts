import type {
  CurrentDirections,
  SubordinateCurrentOffsets,
  SubordinateTideOffsets,
} from "#marine/stations/station.ts";

type ById<Offsets> = Readonly<Record<string, Offsets>>;

declare const offsets: {
  readonly tides: ById<SubordinateTideOffsets>;
  readonly currents: ById<CurrentDirections & SubordinateCurrentOffsets>;
};
export default offsets;
