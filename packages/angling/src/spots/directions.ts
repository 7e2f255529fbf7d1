export interface DirectionsTarget {
  readonly name: string;
  readonly coordinates: readonly [longitude: number, latitude: number];
}

/**
 * Returns a link to directions in an external map. The map uses the coordinates and ignores the
 * name, which makes a shared link readable. Source: Google "Maps URLs" guide, action `dir`, `api=1`
 * (read 2026-10).
 */
export function directionsLink(target: DirectionsTarget): string {
  const [longitude, latitude] = target.coordinates;
  const destination = encodeURIComponent(`${latitude},${longitude}`);
  const name = encodeURIComponent(target.name);
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}&destination_name=${name}`;
}
