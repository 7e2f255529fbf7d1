import type { Vessel } from "@striper/contract/vessels";

/**
 * How the map sorts the ship types of ITU-R M.1371-5, table 53. Passenger ships and high-speed
 * craft are what ferries of this coast report as.
 */
export function vesselKind(shipType: number | null): Vessel["kind"] {
  if (shipType === null) return "other";
  if (shipType === 30) return "fishing";
  if (shipType === 31 || shipType === 32 || shipType === 50 || shipType === 52)
    return "tug_or_pilot";
  if (shipType === 36 || shipType === 37) return "pleasure";
  if ((shipType >= 40 && shipType <= 49) || (shipType >= 60 && shipType <= 69)) return "ferry";
  if (shipType >= 70 && shipType <= 89) return "cargo_or_tanker";
  return "other";
}
