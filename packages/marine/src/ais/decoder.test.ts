import { describe, expect, test } from "vitest";
import {
  payloadOf,
  positionReport,
  sealed,
  sentenceOf,
  staticPartA,
  staticPartB,
  text,
} from "./encode.fixture.ts";
import { createAisDecoder } from "./index.ts";

const decode = (...lines: readonly string[]) => {
  const decoder = createAisDecoder();
  return lines.map((line) => decoder.decode(line, 0)).at(-1);
};
const messageOf = (...lines: readonly string[]) => {
  const decoded = decode(...lines);
  return decoded?.kind === "message" ? decoded.message : decoded;
};

const harbor = positionReport({});
const longStatic = payloadOf([
  [6, 5],
  [2, 0],
  [30, 367_000_002],
  [2, 0],
  [30, 0],
  ...text(7, "WDA1234"),
  ...text(20, "LONG WHARF"),
  [8, 60],
  [62, 0],
  ...text(20, "BOSTON@@HARBOR"),
  [2, 0],
]).payload;
const fragment = (of: number, number: number, piece: string, sequence = "3", channel = "A") =>
  sealed(`AIVDM,${of},${number},${sequence},${channel},${piece},${number === of ? 2 : 0}`);
const first = fragment(2, 1, longStatic.slice(0, 56));
const second = fragment(2, 2, longStatic.slice(56));

describe("what is not available", () => {
  test.each([
    ["latitude", { latitude: 91 * 600_000 }],
    ["longitude", { longitude: 181 * 600_000 }],
    ["speed", { speed: 1023 }],
    ["course", { course: 3600 }],
    ["heading", { heading: 511 }],
  ])("only %s is null", (field, raw) => {
    const known = { latitude: 42.35, longitude: -71, speed: 0, course: 0, heading: 0 };
    expect(messageOf(positionReport(raw))).toEqual({
      type: 1,
      mmsi: 367_000_001,
      ...known,
      [field]: null,
    });
  });
});

describe("a sentence", () => {
  test.each([
    ["a tag block", `\\g:1-2-73874,n:157036,s:r003669945,c:1241544035*4A\\${harbor}`],
    ["a logger's time", `2026-06-13T10:00:00Z ${harbor}`],
    ["a receiver's additions", `${harbor},d-109,S2105,r003669946,1325394060`],
    ["a line break of DOS", `${harbor}\r\n`],
    ["a checksum in small letters", harbor.slice(0, -2) + harbor.slice(-2).toLowerCase()],
  ])("is read with %s", (_name, line) => {
    expect(messageOf(line)).toMatchObject({ type: 1, latitude: 42.35, longitude: -71 });
  });

  test.each([
    ["nothing", "", "not-ais"],
    ["a position of another kind", sealed("GPGGA,1,1,,A,0,0").replace("!", "$"), "not-ais"],
    ["another address", sealed("AIVSI,1,1,,A,0,0"), "not-ais"],
    ["a wrong checksum", harbor.replace(/.$/u, "?"), "checksum"],
    ["one changed character", harbor.replace(",A,1", ",A,2"), "checksum"],
    ["no checksum", harbor.replace(/\*.*$/u, ""), "malformed"],
    ["half a checksum", harbor.slice(0, -1), "checksum"],
    ["fragment three of two", sealed("AIVDM,2,3,1,A,0,0"), "malformed"],
    ["fragment zero", sealed("AIVDM,1,0,1,A,0,0"), "malformed"],
    ["ten fragments", sealed("AIVDM,10,1,1,A,0,0"), "malformed"],
    ["six filling bits", sealed("AIVDM,1,1,,A,10,6"), "malformed"],
    ["a missing field", sealed("AIVDM,1,1,,A,0"), "malformed"],
    ["one field more", sealed("AIVDM,1,1,,A,0,0,0"), "malformed"],
    ["no armoring", sealed("AIVDM,1,1,,A,1Z~x,0"), "payload"],
    ["letters outside the code", sealed("AIVDM,1,1,,A,1é5,0"), "payload"],
    ["an empty message", sealed("AIVDM,1,1,,A,,0"), "payload"],
    [
      "a cut position report",
      sentenceOf([
        [6, 1],
        [2, 0],
        [30, 1],
        [90, 0],
      ]),
      "payload",
    ],
    [
      "type 0",
      sentenceOf([
        [6, 0],
        [162, 0],
      ]),
      "payload",
    ],
    [
      "type 28",
      sentenceOf([
        [6, 28],
        [162, 0],
      ]),
      "payload",
    ],
    [
      "a part C of a static report",
      sentenceOf([
        [6, 24],
        [2, 0],
        [30, 1],
        [2, 2],
        [128, 0],
      ]),
      "payload",
    ],
    ["no end", `${harbor}${"x".repeat(2000)}`, "too-long"],
  ])("with %s is refused", (_name, line, fault) => {
    expect(decode(line)).toEqual({ kind: "unreadable", fault });
  });
});

describe("a message in several sentences", () => {
  const whole = {
    type: 5,
    mmsi: 367_000_002,
    name: "LONG WHARF",
    callSign: "WDA1234",
    shipType: 60,
    destination: "BOSTON",
  };

  test("is complete with its last fragment in any order", () => {
    expect(decode(first)).toEqual({ kind: "incomplete" });
    expect(messageOf(first, second)).toEqual(whole);
    expect(messageOf(second, first)).toEqual(whole);
    expect(messageOf(first, first, second)).toEqual(whole);
  });

  test("is not mixed with a message of another number, channel or length", () => {
    for (const other of [
      fragment(2, 2, longStatic.slice(56), "4"),
      fragment(2, 2, longStatic.slice(56), "3", "B"),
      fragment(3, 2, longStatic.slice(56)),
    ])
      expect(messageOf(first, other, second)).toEqual(whole);
    expect(decode(first, fragment(2, 2, longStatic.slice(56), "3", "B"))).toEqual({
      kind: "incomplete",
    });
  });

  test("is dropped and counted after twenty seconds", () => {
    const decoder = createAisDecoder();
    decoder.decode(first, 0);
    expect(decoder.decode(second, 20_001)).toEqual({ kind: "incomplete" });
    expect(decoder.unfinished).toBe(2);
    expect(decoder.decode(first, 40_000).kind).toBe("message");
    expect(decoder.unfinished).toBe(1);
  });

  test("uses bounded memory when messages never become complete", () => {
    const decoder = createAisDecoder();
    for (let index = 0; index < 1000; index++)
      decoder.decode(fragment(2, 1, "0", String(index)), index);
    // 128 groups are kept: the newest can still be completed, the oldest cannot.
    expect(decoder.decode(fragment(2, 2, longStatic, "0"), 1000).kind).toBe("incomplete");
    expect(decoder.decode(fragment(2, 2, longStatic, "999"), 1000).kind).not.toBe("incomplete");
    expect(decoder.unfinished).toBe(1000);
  });
});

describe("the two parts of a static report", () => {
  test("are reported as they come and joined from the second on, in either order", () => {
    const a = staticPartA(338_000_001, "SKIPJACK");
    const b = staticPartB(338_000_001, "WDB9", 37);
    const joined = { name: "SKIPJACK", callSign: "WDB9", shipType: 37 };
    expect(messageOf(a)).toEqual({ type: 24, mmsi: 338_000_001, name: "SKIPJACK" });
    expect(messageOf(b)).toEqual({ type: 24, mmsi: 338_000_001, callSign: "WDB9", shipType: 37 });
    expect(messageOf(a, b)).toMatchObject(joined);
    expect(messageOf(b, a)).toMatchObject(joined);
    expect(messageOf(a, b, staticPartA(338_000_001, "RENAMED"))).toMatchObject({
      ...joined,
      name: "RENAMED",
    });
  });

  test("are dropped beyond the limit of vessels, the longest unheard first", () => {
    const decoder = createAisDecoder();
    for (let vessel = 1; vessel <= 4097; vessel++)
      decoder.decode(staticPartA(338_000_000 + vessel, "SKIPJACK"), vessel);
    const rest = (vessel: number) =>
      decoder.decode(staticPartB(338_000_000 + vessel, "WDB9", 37), 5000);
    expect(rest(4097)).toHaveProperty("message.name", "SKIPJACK");
    expect(rest(1)).not.toHaveProperty("message.name");
  });
});
