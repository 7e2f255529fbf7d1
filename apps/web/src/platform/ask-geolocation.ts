import type { Fix } from "#web/platform/remembered-position.ts";

/** Satellites answer within this time under an open sky, ms. */
const preciseTimeout = 10_000;
/** Cell towers and known networks answer sooner, ms. */
const coarseTimeout = 8_000;
/** A place this old is still where one stands, ms. */
const preciseAge = 30_000;
const coarseAge = 10 * 60_000;
/** Some browsers never answer; given up after this long, ms. */
const silence = 60_000;

export type Answer =
  | { readonly kind: "found"; readonly fix: Fix }
  | { readonly kind: "denied" | "unavailable" };

const unavailable: Answer = { kind: "unavailable" };

function once(geolocation: Geolocation, options: PositionOptions): Promise<Answer> {
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords, timestamp }) => {
        const { latitude, longitude, accuracy } = coords;
        const fix = { position: { latitude, longitude }, accuracy_m: accuracy, at: timestamp };
        resolve({ kind: "found", fix });
      },
      (error) => resolve(error.code === error.PERMISSION_DENIED ? { kind: "denied" } : unavailable),
      options,
    );
  });
}

/** The exact position, or failing that an approximate one; a refusal is final. */
async function inTwoSteps(geolocation: Geolocation): Promise<Answer> {
  const precise = await once(geolocation, {
    enableHighAccuracy: true,
    timeout: preciseTimeout,
    maximumAge: preciseAge,
  });
  if (precise.kind !== "unavailable") return precise;
  return once(geolocation, { timeout: coarseTimeout, maximumAge: coarseAge });
}

/** Asks the device for its position; always settles. */
export function askGeolocation(): Promise<Answer> {
  // Absent in some web views and on insecure addresses.
  const geolocation = "geolocation" in navigator ? navigator.geolocation : undefined;
  if (geolocation === undefined) return Promise.resolve(unavailable);
  return Promise.race([
    inTwoSteps(geolocation),
    new Promise<Answer>((resolve) => {
      setTimeout(() => resolve(unavailable), silence);
    }),
  ]);
}
