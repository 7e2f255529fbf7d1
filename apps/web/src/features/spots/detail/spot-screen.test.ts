import { afterEach, expect, test, vi } from "vitest";
import { shareLink } from "#web/features/spots/detail/spot-screen.tsx";

const share = () => shareLink("Hull Gut", "https://example.com/fishing-spots/hull-gut");
const dismissed = () => Promise.reject(new DOMException("dismissed", "AbortError"));
const refused = () => Promise.reject(new DOMException("refused", "NotAllowedError"));

afterEach(() => vi.unstubAllGlobals());

test("a link goes through the device's own sheet", async () => {
  const sheet = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal("navigator", { share: sheet });
  expect(await share()).toBe("shared");
  expect(sheet).toHaveBeenCalledWith({
    title: "Hull Gut",
    url: "https://example.com/fishing-spots/hull-gut",
  });
});

test("whoever closes the sheet has shared nothing, and nothing is copied", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  vi.stubGlobal("navigator", { share: dismissed, clipboard: { writeText } });
  expect(await share()).toBe("dismissed");
  expect(writeText).not.toHaveBeenCalled();
});

test("without a sheet, or when it refuses, the link is copied", async () => {
  const clipboard = { writeText: () => Promise.resolve() };
  vi.stubGlobal("navigator", { clipboard });
  expect(await share()).toBe("copied");
  vi.stubGlobal("navigator", { share: refused, clipboard });
  expect(await share()).toBe("copied");
});

test("a device that can do neither says so", async () => {
  vi.stubGlobal("navigator", {});
  expect(await share()).toBe("failed");
});
