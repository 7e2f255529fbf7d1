/** A box in decimal degrees; south and west are the smaller numbers. */
export interface GeoBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}
