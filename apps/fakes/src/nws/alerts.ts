const hourMs = 3_600_000;

interface Wording {
  readonly event: string;
  readonly severity: string;
  readonly zones: readonly string[];
}

const always: Wording = {
  event: "Small Craft Advisory",
  severity: "Minor",
  zones: ["ANZ250", "ANZ254", "ANZ255", "ANZ256"],
};
const gale: Wording = { event: "Gale Warning", severity: "Moderate", zones: ["ANZ230", "ANZ251"] };

const iso = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}+00:00`;

function feature({ event, severity, zones }: Wording, now: number, hasEnd: boolean) {
  const sent = iso(now - hourMs);
  return {
    id: `STAND-IN.${event}`,
    type: "Feature",
    geometry: null,
    properties: {
      id: `urn:stand-in:${event.toLowerCase().replaceAll(" ", "-")}`,
      areaDesc: "STAND-IN waters",
      geocode: { SAME: [], UGC: zones },
      references: [],
      sent,
      effective: sent,
      onset: sent,
      expires: iso(now + 6 * hourMs),
      ends: hasEnd ? iso(now + 9 * hourMs) : null,
      status: "Actual",
      messageType: "Alert",
      severity,
      certainty: "Likely",
      urgency: "Expected",
      event,
      headline: `${event} (STAND-IN, not a real alert)`,
      description: "* WHAT...A stand-in for an alert of the National Weather Service.",
      instruction: null,
      parameters: {},
    },
  };
}

export function activeAlerts(now: number, hasGale: boolean, wanted: readonly string[]) {
  const all = hasGale ? [always, gale] : [always];
  const inZones = all.filter(({ zones }) => zones.some((zone) => wanted.includes(zone)));
  return {
    type: "FeatureCollection",
    title: "STAND-IN: current watches, warnings, and advisories",
    updated: iso(now),
    features: inZones.map((one, index) => feature(one, now, index > 0)),
  };
}
