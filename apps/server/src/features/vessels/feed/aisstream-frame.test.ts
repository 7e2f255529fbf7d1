import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { messageTypes, readFrame } from "#server/features/vessels/feed/aisstream-frame.ts";

const now = Date.UTC(2026, 3, 25, 10);

// Recorded frames of aisstream/ais-message-models (MIT), shortened to the fields that are read.
const metaData = {
  ShipName: "VROUWE CORNELIA     ",
  time_utc: "2026-04-25 09:47:25.26746452 +0000 UTC",
};
const position = {
  Message: {
    PositionReport: {
      Cog: 142.9,
      Latitude: 53.09018833333334,
      Longitude: 5.854496666666666,
      MessageID: 1,
      RateOfTurn: -128,
      Sog: 4.5,
      TrueHeading: 511,
      UserID: 244730610,
      Valid: true,
    },
  },
  MessageType: "PositionReport",
  MetaData: metaData,
};

const read = (frame: unknown) => readFrame(JSON.stringify(frame), now);
const changed = (changes: object) =>
  read({
    ...position,
    Message: { PositionReport: { ...position.Message.PositionReport, ...changes } },
  });

describe("a frame", () => {
  test("with a position is read with the name the service knows and the time it was sent", () => {
    expect(read(position)).toEqual({
      kind: "message",
      at: Date.UTC(2026, 3, 25, 9, 47, 25, 267),
      message: {
        type: 1,
        mmsi: 244730610,
        latitude: 53.09018833333334,
        longitude: 5.854496666666666,
        speed: 4.5,
        course: 142.9,
        heading: null,
        name: "VROUWE CORNELIA",
      },
    });
  });

  test.each([
    ["Latitude", 91, "latitude"],
    ["Longitude", 181, "longitude"],
    ["Sog", 102.3, "speed"],
    ["Cog", 360, "course"],
    ["TrueHeading", 511, "heading"],
  ])("in which %s is %d does not know it", (field, value, name) => {
    expect(changed({ [field]: value })).toMatchObject({ message: { [name]: null } });
  });

  test.each([
    ["marked as not valid", { Valid: false }],
    ["with a number that is text", { UserID: "244730610" }],
    ["with a number of ten digits", { UserID: 2_447_306_101 }],
    ["with a latitude that is text", { Latitude: "53" }],
    ["with a name without end", { Name: "x".repeat(5000) }],
  ])("%s is not read", (_name, changes) => {
    expect(changed(changes)).toEqual({ kind: "unreadable" });
  });

  test.each(["", "null", "[]", "{", "17", '"text"', "[".repeat(50_000), '{"MessageType":1}'])(
    "that is no envelope is not read (%#)",
    (text) => {
      expect(readFrame(text, now)).toEqual({ kind: "unreadable" });
    },
  );

  test("of any content is read without an exception", () => {
    const type = fc.constantFrom(...messageTypes, "UnknownMessage", "constructor");
    const value = fc.oneof(fc.double(), fc.string(), fc.constant(null), fc.boolean(), fc.object());
    const body = fc.dictionary(
      fc.constantFrom("UserID", "Latitude", "Sog", "Name", "Type", "ReportA", "ReportB", "Valid"),
      value,
    );
    const envelope = fc
      .tuple(type, body, fc.dictionary(fc.constantFrom("ShipName", "time_utc"), value))
      .map(([name, inner, MetaData]) => ({
        MessageType: name,
        Message: { [name]: { UserID: 366_000_001, ...inner } },
        MetaData,
      }));
    fc.assert(
      fc.property(fc.oneof(envelope, fc.jsonValue()), (frame) => {
        expect(["message", "error", "other", "unreadable"]).toContain(read(frame).kind);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(readFrame(text, now).kind).not.toBe("message");
      }),
    );
  });
});
