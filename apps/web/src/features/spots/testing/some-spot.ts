export const ledge = {
  spot_id: "0198a000-0000-7000-8000-0000000000a1",
  name: "Aunt Mary's ledge",
  notes: "Tautog in the cracks",
  position: { latitude: 42.3, longitude: -70.9 },
  created_at: "2026-06-13T12:00:00.000Z",
  updated_at: "2026-06-13T12:00:00.000Z",
};
