// @vitest-environment jsdom
import { packagedProviders } from "@striper/angling/assistant";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Suggestions } from "#web/features/assistant/suggestions.tsx";
import { loadEngine } from "#web/features/assistant/use-engine.ts";

configure({ asyncUtilTimeout: 10_000 });
beforeAll(loadEngine, 60_000);
afterEach(cleanup);

const now = Date.parse("2026-06-13T09:00:00Z");
const device = { providers: packagedProviders, now, position: null, home: null, day: null };

function draftBox() {
  const onPick = vi.fn<(chosen: unknown) => void>();
  const context = vi.fn<() => Promise<typeof device>>(() => Promise.resolve(device));
  const box = (draft: string) => (
    <Suggestions draft={draft} before={null} context={context} onPick={onPick} />
  );
  const { rerender } = render(box(""));
  return { onPick, context, write: (draft: string) => rerender(box(draft)) };
}

describe("suggestions while typing", () => {
  test("hold the figure, are counted politely, and are asked with one tap", async () => {
    const { write, onPick } = draftBox();
    write("when is high tide");
    const first = await screen.findByRole("button", { name: /^Tide, Boston.*10:06 am$/ });
    const count = screen.getAllByRole("button").length;
    expect(count).toBeLessThanOrEqual(3);
    expect(screen.getByRole("status").textContent).toContain(`${count} suggestion`);
    await userEvent.click(first);
    expect(onPick.mock.calls[0]?.[0]).toMatchObject({ tool: "tide" });
  });

  test("show a verdict only where it would open by itself", async () => {
    const { write } = draftBox();
    write("can i keep a 29 inch striper");
    await screen.findByRole("button", { name: /^Striped bass, 29 in.*KEEP$/ });
    write("gaffed one by mistake its 29 can i keep");
    await waitFor(() => expect(document.body.textContent).not.toContain("KEEP"));
    expect(screen.getByRole("button", { name: /^Striped bass, 29 in/ })).not.toBeNull();
  });

  test("wait for a pause, and go with the draft", async () => {
    const { write, context } = draftBox();
    for (const draft of ["when is", "when is high", "when is high tide"]) write(draft);
    await screen.findByRole("button", { name: /^Tide/ });
    expect(context).toHaveBeenCalledTimes(1);
    write("");
    expect(screen.queryByRole("button")).toBeNull();
  });
});
