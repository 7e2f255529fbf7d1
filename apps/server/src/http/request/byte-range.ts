import { type ByteRange, readByteRange } from "@striper/contract/byte-range";
import { AppError } from "#server/http/app-error.ts";

export function byteRangeOf(header: string | undefined, size: number): ByteRange | null {
  const reading = readByteRange(header, size);
  if (reading.kind === "whole") return null;
  if (reading.kind === "part") return { start: reading.start, end: reading.end };
  if (reading.kind === "malformed")
    throw new AppError("invalid_request", {
      message: "The Range header names no bytes; one range can be asked for, such as bytes=0-99.",
    });
  throw new AppError("range_not_satisfiable", {
    message: `The file has ${size} bytes and ends before those that were asked for.`,
    headers: { "content-range": `bytes */${size}` },
  });
}
