// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

type Callbacks = Parameters<Geolocation["getCurrentPosition"]>;

const deerIsland = { latitude: 42.3397, longitude: -70.9547, accuracy: 12 };
const noon = Date.UTC(2026, 5, 13, 16);

const found = (...[success]: Callbacks) =>
  // @ts-expect-error -- a browser's answer has more fields than anybody reads
  success({ coords: deerIsland, timestamp: noon });
const fails =
  (code: number) =>
  (...[, failure]: Callbacks) =>
    // @ts-expect-error -- as above
    failure?.({ code, PERMISSION_DENIED: 1 });
const [denies, isLost] = [fails(1), fails(2)];

async function opened(...answers: ((...callbacks: Callbacks) => void)[]) {
  const asked = vi.fn<Geolocation["getCurrentPosition"]>();
  for (const answer of answers) asked.mockImplementationOnce(answer);
  vi.stubGlobal("navigator", { onLine: true, geolocation: { getCurrentPosition: asked } });
  vi.resetModules();
  const session = await import("#web/platform/session.ts");
  return { asked, session, ...(await import("#web/platform/device-position.ts")) };
}

beforeEach(() => localStorage.setItem("auth_token", "token"));

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the position of the device", () => {
  test("is not requested by reading it", async () => {
    const { asked, devicePosition } = await opened();
    expect(devicePosition()).toMatchObject({ state: "unknown", position: null });
    expect(asked).not.toHaveBeenCalled();
  });

  test("has an accuracy and a time once the device has answered", async () => {
    const { askPosition, devicePosition } = await opened(found);
    const outcome = askPosition();
    expect(await outcome).toBe("found");
    expect(devicePosition()).toEqual({
      state: "known",
      position: { latitude: 42.3397, longitude: -70.9547 },
      accuracy_m: 12,
      at: noon,
    });
  });

  test("is requested once for simultaneous callers", async () => {
    const { asked, askPosition } = await opened(found);
    await Promise.all([askPosition(), askPosition(), askPosition()]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("is restored with its time on the next visit, and kept while no newer one comes", async () => {
    await (await opened(found)).askPosition();
    const later = await opened(isLost, isLost);
    expect(later.devicePosition()).toMatchObject({ state: "known", at: noon });
    expect(await later.askPosition()).toBe("unavailable");
    expect(later.devicePosition()).toMatchObject({ state: "known", at: noon });
  });

  // SPEC 2.57, 8.29
  test("a denial is not asked again or reported, and clears the last position", async () => {
    await (await opened(found)).askPosition();
    const later = await opened(denies);
    expect(await later.askPosition()).toBe("denied");
    expect(later.asked).toHaveBeenCalledTimes(1);
    expect(later.devicePosition()).toMatchObject({ state: "denied", position: null });
    expect((await opened()).devicePosition().state).toBe("unknown");
  });

  test("is cleared at sign-out, even when the answer comes later", async () => {
    const first = await opened(found);
    await first.askPosition();
    first.session.dropToken("token");
    expect(first.devicePosition().state).toBe("unknown");
    expect(localStorage.getItem("device_position")).toBeNull();

    localStorage.setItem("auth_token", "token");
    const late: (() => void)[] = [];
    const second = await opened((...callbacks) => late.push(() => found(...callbacks)));
    const outcome = second.askPosition();
    second.session.dropToken("token");
    for (const answer of late) answer();
    expect(await outcome).toBe("unavailable");
    expect(localStorage.getItem("device_position")).toBeNull();
  });

  test.each(["nonsense", "{}", '{"position":{"latitude":99,"longitude":0},"accuracy_m":1,"at":1}'])(
    "a stored value of unknown shape is ignored: %s",
    async (kept) => {
      localStorage.setItem("device_position", kept);
      expect((await opened()).devicePosition().state).toBe("unknown");
    },
  );
});
