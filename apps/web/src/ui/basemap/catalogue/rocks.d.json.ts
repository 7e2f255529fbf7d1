declare const rows: readonly (readonly [name: string, longitude: number, latitude: number])[];
export default rows;
