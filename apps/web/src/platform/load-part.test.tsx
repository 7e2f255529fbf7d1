// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense, type ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lazyHelper, lazyPart, loadFile } from "#web/platform/load-part.ts";
import { noteReachable } from "#web/platform/online-status.ts";

const lost = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const answers = () => Promise.resolve(new Response("{}"));

function stubServer(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  noteReachable(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a program file", () => {
  test("that fails without a network loads when the network returns", async () => {
    const fetch = stubServer(lost);
    const load = vi.fn<() => Promise<string>>(lost);
    const loading = loadFile(load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    fetch.mockImplementation(answers);
    load.mockResolvedValue("the part");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await loading).toBe("the part");
  });

  test("that a reachable server does not deliver is retried twice and then fails", async () => {
    stubServer(answers);
    const load = vi.fn<() => Promise<string>>(lost);
    const end = loadFile(load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await end).toBeInstanceOf(TypeError);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test("loads on the second try", async () => {
    stubServer(answers);
    const load = vi.fn<() => Promise<string>>(lost).mockImplementationOnce(lost);
    load.mockImplementation(() => Promise.resolve("the part"));
    const loading = loadFile(load);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await loading).toBe("the part");
  });
});

describe("a screen", () => {
  const show = (Part: ComponentType) =>
    render(
      <>
        <p>The tide</p>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </>,
    );

  test("works while one of its parts waits for the network", async () => {
    stubServer(lost);
    show(lazyPart(lost));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText("The tide")).not.toBeNull();
  });

  test("works without a helper whose file is missing", async () => {
    stubServer(answers);
    show(lazyHelper(lost));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText("The tide")).not.toBeNull();
  });
});
