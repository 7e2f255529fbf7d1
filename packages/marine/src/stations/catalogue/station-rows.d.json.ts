import type { StationRow } from "#marine/stations/station.ts";

declare const catalogue: { readonly database: string; readonly rows: readonly StationRow[] };
export default catalogue;
