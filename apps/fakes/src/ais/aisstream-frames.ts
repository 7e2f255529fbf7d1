import type { Transmission } from "#fakes/ais/message.ts";

interface Frame {
  readonly type: string;
  readonly text: string;
}

/** A time as Go prints it: at most nine decimals, without trailing zeros. */
export function goTime(instant: number): string {
  const [date = "", time = ""] = new Date(instant).toISOString().split("T");
  return `${date} ${time.replace(/\.?0*Z$/u, "")} +0000 UTC`;
}

function bodyOf({ kind, vessel, motion }: Transmission): readonly [string, object] {
  const shared = { RepeatIndicator: 0, UserID: vessel.mmsi, Valid: true };
  const { name, callSign, shipType, destination, isClassB } = vessel;
  if (kind === "position")
    return [
      isClassB ? "StandardClassBPositionReport" : "PositionReport",
      {
        ...shared,
        MessageID: isClassB ? 18 : 1,
        Latitude: motion.latitude,
        Longitude: motion.longitude,
        Sog: motion.speed,
        Cog: motion.course,
        // Small craft rarely have a compass on the set.
        TrueHeading: isClassB ? 511 : Math.round(motion.course) % 360,
      },
    ];
  if (!isClassB)
    return [
      "ShipStaticData",
      {
        ...shared,
        MessageID: 5,
        Name: name.padEnd(20, "@"),
        CallSign: callSign,
        Type: shipType,
        Destination: destination,
      },
    ];
  const isPartB = kind === "static-b";
  return [
    "StaticDataReport",
    {
      ...shared,
      MessageID: 24,
      PartNumber: isPartB,
      ReportA: { Name: isPartB ? "" : name, Valid: !isPartB },
      ReportB: {
        CallSign: isPartB ? callSign : "",
        ShipType: isPartB ? shipType : 0,
        Valid: isPartB,
      },
    },
  ];
}

/** The words of aisstream.io. */
export function aisstreamFrame(transmission: Transmission, now: number): Frame {
  const { vessel, motion } = transmission;
  const [type, body] = bodyOf(transmission);
  const text = JSON.stringify({
    Message: { [type]: body },
    MessageType: type,
    MetaData: {
      MMSI: vessel.mmsi,
      MMSI_String: vessel.mmsi,
      ShipName: vessel.name.padEnd(20),
      latitude: motion.latitude,
      longitude: motion.longitude,
      time_utc: goTime(now),
    },
  });
  return { type, text };
}
