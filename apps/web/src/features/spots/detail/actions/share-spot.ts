export type Shared = "shared" | "copied" | "dismissed" | "failed";

/** Through the device's own sheet where it has one, else onto the clipboard. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if ("share" in navigator && typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === "AbortError") return "dismissed";
      // Some devices have the sheet and refuse to open it; the clipboard is left.
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
