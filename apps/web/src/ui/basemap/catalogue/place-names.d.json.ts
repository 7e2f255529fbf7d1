declare const rows: readonly (readonly [
  name: string,
  longitude: number,
  latitude: number,
  kind: "town" | "water" | "island" | "land",
  fromZoom: number,
])[];
export default rows;
