/** Plane geometry in metres around a position. Points are [longitude, latitude] in degrees. */
export type Point = readonly [longitude: number, latitude: number];

const radians = (value: number): number => (value * Math.PI) / 180;

/**
 * Metres in a degree of latitude and of longitude on WGS 84, good to 0.01 % here (series of the
 * National Geospatial-Intelligence Agency, "Length of a degree of latitude and longitude").
 */
export function metresPerDegree(latitude: number): { north: number; east: number } {
  const angle = radians(latitude);
  return {
    north: 111_132.92 - 559.82 * Math.cos(2 * angle) + 1.175 * Math.cos(4 * angle),
    east: 111_412.84 * Math.cos(angle) - 93.5 * Math.cos(3 * angle) + 0.118 * Math.cos(5 * angle),
  };
}

export function metresBetween(a: Point, b: Point): number {
  const scale = metresPerDegree((a[1] + b[1]) / 2);
  return Math.hypot((b[0] - a[0]) * scale.east, (b[1] - a[1]) * scale.north);
}

/** The point `metres` away on the true bearing. */
export function destination(from: Point, bearing: number, metres: number): Point {
  const scale = metresPerDegree(from[1]);
  return [
    from[0] + (metres * Math.sin(radians(bearing))) / scale.east,
    from[1] + (metres * Math.cos(radians(bearing))) / scale.north,
  ];
}

export const interpolate = (a: Point, b: Point, share: number): Point => [
  a[0] + share * (b[0] - a[0]),
  a[1] + share * (b[1] - a[1]),
];

/** Distance in metres from `point` to the segment, on the plane around `point`. */
export function metresToSegment(
  point: Point,
  a: Point,
  b: Point,
  scale = metresPerDegree(point[1]),
): number {
  const ax = (a[0] - point[0]) * scale.east;
  const ay = (a[1] - point[1]) * scale.north;
  const dx = (b[0] - a[0]) * scale.east;
  const dy = (b[1] - a[1]) * scale.north;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / square));
  const [x, y] = [ax + along * dx, ay + along * dy];
  // Asked some hundred million times; `Math.hypot` takes several times as long.
  return Math.sqrt(x * x + y * y);
}

/** Even-odd test; rings may be open or closed. */
export function isInside(point: Point, ring: readonly Point[]): boolean {
  let inside = false;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous !== undefined && corner[1] > point[1] !== previous[1] > point[1]) {
      const along = (point[1] - previous[1]) / (corner[1] - previous[1]);
      if (point[0] < previous[0] + along * (corner[0] - previous[0])) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

/** Douglas-Peucker: no dropped point lies farther than `tolerance` metres from the result. */
export function simplify(path: readonly Point[], tolerance: number): Point[] {
  const first = path[0];
  const last = path.at(-1);
  if (first === undefined || last === undefined || path.length < 3) return [...path];
  let farthest = 0;
  let worst = tolerance;
  path.forEach((point, index) => {
    const off = metresToSegment(point, first, last);
    if (off > worst) [farthest, worst] = [index, off];
  });
  if (farthest === 0) return [first, last];
  const head = simplify(path.slice(0, farthest + 1), tolerance);
  return [...head.slice(0, -1), ...simplify(path.slice(farthest), tolerance)];
}
