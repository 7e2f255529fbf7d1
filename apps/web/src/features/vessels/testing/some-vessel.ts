import type { Vessel } from "@striper/contract/vessels";

export const noon = Date.UTC(2026, 5, 13, 16);

export const ferry: Vessel = {
  mmsi: 366_000_001,
  name: "SALACIA",
  call_sign: "WDA1",
  ship_type: 60,
  kind: "ferry",
  latitude: 42.33,
  longitude: -70.95,
  speed_kt: 20,
  course_degrees: 90,
  heading_degrees: 88,
  destination: "HINGHAM",
  received_at: new Date(noon).toISOString(),
};
