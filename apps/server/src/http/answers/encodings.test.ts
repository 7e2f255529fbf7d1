import { expect, test } from "vitest";
import { bestEncoding } from "#server/http/answers/encodings.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["BR", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0", "identity"],
  ["br;q=0.5", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["identity", "identity"],
  ["bright, gzipped", "identity"],
])("a caller that accepts %j is sent %s", (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
  expect(bestEncoding(accepted)).toBe(encoding);
});
