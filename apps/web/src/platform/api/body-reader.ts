/**
 * Reads the body piece by piece. Of an answer that must not be stored, Chromium reports the request as
 * aborted when its own body is read so, even to the end; not when a copy's is.
 */
export function readerOf(
  response: Response,
): ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined {
  const copy = response.clone();
  // Nobody reads it: without this its pieces would be kept.
  void response.body?.cancel();
  return copy.body?.getReader();
}
