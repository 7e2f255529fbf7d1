/** What jsdom lacks and every file of components finds: IndexedDB, and files that can be asked for their bytes. */
import "fake-indexeddb/auto";
import { afterAll, vi } from "vitest";

/** Reads a file with the one reader that jsdom has. */
function readBytes(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      if (reader.result instanceof ArrayBuffer) resolve(reader.result);
    });
    reader.readAsArrayBuffer(this);
  });
}

if (typeof document !== "undefined") Blob.prototype.arrayBuffer = readBytes;

// Files share a document: what one stored, the next does not find.
afterAll(() => {
  vi.useRealTimers();
  if (typeof document !== "undefined") localStorage.clear();
});
