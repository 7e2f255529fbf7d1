// @vitest-environment jsdom
import { packagedTable } from "@striper/angling/regulations";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { KeepScreen } from "#web/features/regulations/keep/keep-screen.tsx";
import { clearTappedDay } from "#web/platform/day/tapped-day.ts";
import { storeTable } from "#web/platform/rule-table/rule-table.ts";
import type { JudgedFish } from "#web/features/regulations/keep/log-actions.tsx";
import type { FishAsked } from "#web/features/regulations/keep/use-keep-form.ts";
import { breaksOff, stubApi } from "#web/testing/stub-api.ts";

const onLog = vi.fn<(fish: JudgedFish) => void>();

function show(species?: string, more: FishAsked = {}) {
  stubApi({ "GET /api/regulations/table": breaksOff });
  const onBack = vi.fn<() => void>();
  onLog.mockClear();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KeepScreen asked={{ ...more, species }} onBack={onBack} onLog={onLog} />
    </QueryClientProvider>,
  );
  return onBack;
}

const verdict = () =>
  screen.getByRole("region", { name: "Verdict" }).textContent.replaceAll("\u00A0", " ");
const length = () => screen.getByLabelText("Length, inches");

async function type(text: string) {
  await userEvent.clear(length());
  if (text !== "") await userEvent.type(length(), text);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 9, 20, 16) });
  localStorage.clear();
  clearTappedDay();
  // Another file may have left its table behind.
  storeTable(packagedTable, Date.now());
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("keep or release", () => {
  test("ends in the log: a legal fish kept or released, a fish to release only released", async () => {
    show();
    const button = (name: string) => screen.queryByRole<HTMLButtonElement>("button", { name });
    expect(button("Log this fish")?.disabled).toBe(true);
    await type("28 1/2");
    await userEvent.click(button("Log this fish")!);
    expect(onLog).toHaveBeenLastCalledWith(
      expect.objectContaining({ species: "striped_bass", length: 28.5, isReleased: false }),
    );
    await type("31");
    expect(button("Log this fish")).toBeNull();
    await userEvent.click(button("I released it")!);
    expect(onLog).toHaveBeenLastCalledWith(
      expect.objectContaining({ length: 31, isReleased: true }),
    );
  });

  test("answers in one word with the reason as the length is typed, with no network", async () => {
    show();
    expect(verdict()).toMatch(/^MEASURE/);
    await type("28 1/2");
    expect(verdict()).toMatch(/^KEEP/);
    await type("31.0");
    expect(verdict()).toMatch(
      /^RELEASEToo long: 31 in\. The rule is 28 to less than 31 in total length\./,
    );
    await type("28,5");
    expect(verdict()).toMatch(/^KEEP/);
  });

  test("begins with what a link names of the fish", () => {
    show("striped_bass", { length: 27.5 });
    expect(verdict()).toMatch(/^RELEASEToo short: 27.5 in/);
  });

  test("counts what is kept of each fish for itself", async () => {
    show();
    await type("29");
    await userEvent.click(screen.getByRole("button", { name: "One more: Of these kept today" }));
    expect(verdict()).toContain("The bag is full");
    expect(verdict()).toContain("1 kept");
    await userEvent.click(screen.getByRole("button", { name: "Bluefish" }));
    expect(length()).toHaveProperty("value", "");
    expect(verdict()).toMatch(/^KEEP/);
  });

  test("releases a striped bass in federal water and names the law", async () => {
    show();
    await userEvent.click(screen.getByRole("radio", { name: "Federal" }));
    expect(verdict()).toMatch(/^RELEASE/);
    expect(verdict()).toContain("50 CFR 697.7(b)");
  });

  test("asks what else the rule needs", async () => {
    show("tautog");
    await type("22");
    await userEvent.click(screen.getByRole("button", { name: "One more: Of these kept today" }));
    const question = within(
      screen.getByRole("group", { name: "Is one of the kept fish over 21 in?" }),
    );
    expect(verdict()).toMatch(/^UNSURE/);
    await userEvent.click(question.getByRole("radio", { name: "No" }));
    expect(verdict()).toMatch(/^KEEP/);
    await userEvent.click(question.getByRole("radio", { name: "Yes" }));
    expect(verdict()).toMatch(/^RELEASE/);
  });

  test("is unsure without a position, and does not ask the device by itself", async () => {
    const asked = vi.fn<Geolocation["getCurrentPosition"]>((_, failure) => {
      // @ts-expect-error -- a browser's error has more fields than anybody reads
      failure?.({ code: 1, PERMISSION_DENIED: 1 });
    });
    Object.defineProperty(navigator, "geolocation", {
      configurable: true,
      value: { getCurrentPosition: asked },
    });
    show();
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("radio", { name: "Here" }));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(verdict()).toMatch(/^UNSURE/);
    expect(
      await screen.findByText("The position could not be found. Name the water instead."),
    ).not.toBeNull();
  });

  test("says before the verdict that no server has confirmed the rules for over thirty days", async () => {
    storeTable(packagedTable, Date.UTC(2026, 8, 15, 16));
    show("striped_bass");
    await type("29");
    expect(verdict()).toMatch(/^These rules are of Sep 15, 2026\. .*KEEP/);
    cleanup();
    storeTable(packagedTable, Date.now());
    show("striped_bass");
    await type("29");
    expect(verdict()).toMatch(/^KEEP/);
  });
});
