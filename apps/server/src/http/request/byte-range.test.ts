import { describe, expect, test } from "vitest";
import { byteRangeOf } from "#server/http/request/byte-range.ts";

describe("the Range header of a file of 1000 bytes", () => {
  test.each([
    [undefined, null],
    ["items=0-1", null],
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=10-19", { start: 10, end: 19 }],
    ["bytes=990-", { start: 990, end: 999 }],
    ["bytes=990-5000", { start: 990, end: 999 }],
    ["bytes=-10", { start: 990, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
  ])("%j asks for %j", (header, range) => {
    expect(byteRangeOf(header, 1000)).toEqual(range);
  });

  test.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0", "bytes=999999999999999-"])(
    "%j starts beyond the end",
    (header) => {
      expect(() => byteRangeOf(header, 1000)).toThrow(
        "The file has 1000 bytes and ends before those that were asked for.",
      );
    },
  );

  test.each(["bytes=", "bytes=-", "bytes=9-3", "bytes=a-b", "bytes=0-1,5-6", "bytes = 0-1"])(
    "%j is refused with an explanation",
    (header) => {
      expect(() => byteRangeOf(header, 1000)).toThrow(/^The Range header names no bytes/);
    },
  );
});
