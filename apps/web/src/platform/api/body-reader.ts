/**
 * Opens a reader on a copy of the body. Chromium reports the request of a no-store answer as aborted when its own
 * body is read in pieces, even when read to the end.
 */
export function readerOf(
  response: Response,
): ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined {
  const copy = response.clone();
  // Cancel the original, or its unread pieces would be buffered.
  void response.body?.cancel();
  return copy.body?.getReader();
}
