const office = "BOX";
const kilometresPerCell = 2.5;
const kilometresPerDegree = 111.2;
/** Cells of the office along each side of its grid. */
const cellsAcross = 150;
const known = { latitude: 42.3539, longitude: -71.0503, x: 71, y: 90 };
const kilometresPerDegreeEast = kilometresPerDegree * Math.cos((known.latitude / 180) * Math.PI);

export interface Cell {
  readonly office: string;
  readonly x: number;
  readonly y: number;
}

/** A grid that moved has numbers of its own, so that each earlier cell is gone. */
const firstRow = (hasMoved: boolean): number => (hasMoved ? cellsAcross : 0);

export function hasCell({ office: asked, x, y }: Cell, hasMoved: boolean): boolean {
  const row = y - firstRow(hasMoved);
  return asked === office && [x, row].every((part) => part >= 0 && part < cellsAcross);
}

/** The cell of 2.5 km that a position lies in; null beyond the office's area. */
export function cellAt(latitude: number, longitude: number, hasMoved: boolean): Cell | null {
  const cellsFrom = (degrees: number, kilometres: number): number =>
    Math.round((degrees * kilometres) / kilometresPerCell);
  const x = known.x + cellsFrom(longitude - known.longitude, kilometresPerDegreeEast);
  const y = known.y + cellsFrom(latitude - known.latitude, kilometresPerDegree);
  const cell = { office, x, y: y + firstRow(hasMoved) };
  return hasCell(cell, hasMoved) ? cell : null;
}
