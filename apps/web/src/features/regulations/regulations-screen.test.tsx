// @vitest-environment jsdom
import { packagedTable } from "@striper/angling/regulations";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { RegulationsAddress } from "#web/features/regulations/regulations-address.ts";
import { RegulationsScreen } from "#web/features/regulations/regulations-screen.tsx";
import { storeTable } from "#web/platform/rule-table/rule-table.ts";
import { stubScreen } from "#web/testing/show-app.tsx";
import { breaksOff, gives, refuses, stubApi } from "#web/testing/stub-api.ts";

const table = "GET /api/regulations/table";
const search = (species: string) => `GET /api/regulations/search/${species}`;

function Page({ first }: { readonly first: RegulationsAddress }) {
  const [address, setAddress] = useState(first);
  return (
    <RegulationsScreen
      address={address}
      onAddress={setAddress}
      onBack={() => setAddress({})}
      onLog={() => undefined}
    />
  );
}

function show(answers: Parameters<typeof stubApi>[0], first: RegulationsAddress = {}) {
  const api = stubApi(answers);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page first={first} />
    </QueryClientProvider>,
  );
  return api;
}

const card = (name: string) => screen.getByRole("region", { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 5, 13, 16) });
  stubScreen(1440);
  storeTable(packagedTable, 0);
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the regulations page", () => {
  // SPEC 2.64, 2.68
  test("shows every card in its order at once, without a network", () => {
    show({ [table]: breaksOff });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Fishing Regulations");
    const titles = [
      "MA Striped Bass",
      "Federal Striped Bass",
      "Summer Flounder (Fluke)",
      "Winter Flounder",
      "Bluefin Tuna",
      "Yellowfin Tuna",
      "MA General Saltwater",
      "NH Saltwater",
      "Special days and areas",
      "Important Notice",
    ];
    const panel = within(screen.getByRole("tabpanel"));
    const shown = panel.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    for (const [index, title] of titles.entries()) expect(shown[index]).toMatch(title);
  });

  // SPEC 8.23
  test.each([
    [{}, "Failed to load fishing regulations"],
    [{ tab: "stripers" }, "Failed to load striped bass regulations"],
    [{ tab: "results", q: "cod" }, "Failed to search regulations"],
  ] as const)("at %j, refused by the server, says %s", async (first, sentence) => {
    show({ [table]: refuses(500, "internal"), [search("cod")]: refuses(500, "internal") }, first);
    expect((await screen.findAllByText(sentence, { exact: false })).length).toBeGreaterThan(0);
  });

  // SPEC 2.68, 2.73
  test("opens and closes a card with its title", async () => {
    show({ [table]: gives(packagedTable) });
    const title = within(card("Federal Striped Bass")).getByRole("button");
    expect(title.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(title);
    expect(title.getAttribute("aria-expanded")).toBe("true");
    expect(card("Federal Striped Bass").textContent).toContain("50 CFR 697.7(b)");
    const link = within(card("Federal Striped Bass")).getByRole("link", {
      name: /^Official Source/,
    });
    expect(link.getAttribute("href")).toMatch(/^https:/);
    await userEvent.click(title);
    expect(within(card("Federal Striped Bass")).queryByRole("link")).toBeNull();
  });

  // SPEC 2.69
  test("tells on the Stripers tab what is true, not what is often printed", async () => {
    show({ [table]: gives(packagedTable) });
    await userEvent.click(screen.getByRole("tab", { name: "Stripers" }));
    const panel = screen.getByRole("tabpanel");
    expect(panel.textContent).toContain("Current slot limit: 28 to less than 31 in");
    expect(panel.textContent).toContain("Federal waters (3–200 nautical miles) are closed");
    expect(card("Massachusetts Waters")).not.toBeNull();
    expect(card("Federal Waters (3+ Miles)").textContent).toContain("Closed");
    expect(screen.getByRole("heading", { name: "Quick Reference" })).not.toBeNull();
  });
});

describe("a search", () => {
  // SPEC 2.67, 5.24
  test("needs a text, and has no results tab before it", () => {
    show({ [table]: gives(packagedTable) });
    expect(screen.getByRole("button", { name: "Search" }).hasAttribute("disabled")).toBe(true);
    expect(screen.queryByRole("tab", { name: "Results" })).toBeNull();
  });

  // SPEC 2.66
  test("by a quick pick shows the device's rules at once, in the Results tab", async () => {
    show({ [table]: gives(packagedTable), [search("cod")]: breaksOff });
    await userEvent.click(screen.getByRole("button", { name: "cod" }));
    expect(screen.getByRole("tab", { name: "Results" }).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByText(/^\d+ regulation\(s\) found/).textContent).toContain(
      "4 regulation(s) found",
    );
    expect(await screen.findByText(/Search failed\. Please try again\./)).not.toBeNull();
  });

  // SPEC 2.71, 4.31, 7.37
  test("that the server answers with 404 has zero results and a hint", async () => {
    show({
      [table]: gives(packagedTable),
      [search("unicorn")]: refuses(404, "regulations_not_found"),
    });
    await userEvent.type(screen.getByLabelText("Species"), "  unicorn {Enter}");
    expect(await screen.findByText("No regulations found")).not.toBeNull();
    expect(screen.getByText('Try "striped bass", "cod", or "flounder"')).not.toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("takes the server's word over the device's", async () => {
    show({
      [table]: gives(packagedTable),
      [search("scup")]: gives({ species: "Scup", regulations: [], count: 0 }),
    });
    await userEvent.type(screen.getByLabelText("Species"), "scup{Enter}");
    expect(await screen.findByText("No regulations found")).not.toBeNull();
  });
});

describe("since you last looked", () => {
  const changed = {
    ...packagedTable,
    version: packagedTable.version + 1,
    records: packagedTable.records.map((record) =>
      record.id === "ma/bluefish" ? { ...record, gear: "Circle hooks." } : record,
    ),
  };
  const note = "1 change to the rules since you last looked";

  test("the differences are listed in words until they are acknowledged", async () => {
    const keep = JSON.stringify({ at: 0, answer: packagedTable });
    localStorage.setItem("kept_rule_table_seen", keep);
    show({ [table]: gives(changed) });
    expect(await screen.findByText(note)).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(screen.getByText(/gear was “not stated”, is now “Circle hooks\.”/)).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Got it" }));
    expect(screen.queryByText(note)).toBeNull();
    expect(localStorage.getItem("kept_rule_table_seen")).toContain("Circle hooks.");
  });
});

test("the day is Boston's, on a device in Tokyo too: at midnight there the season opens", async () => {
  // 11:59 pm on May 15 in Boston is May 16 in Tokyo.
  vi.setSystemTime(Date.UTC(2026, 4, 16, 3, 59));
  document.dispatchEvent(new Event("visibilitychange"));
  show({ [table]: gives(packagedTable) }, { spot: "castle-island" });
  const bass = async () => {
    const name = await within(card("Where am I?")).findByText("Black sea bass");
    return name.closest("li")?.textContent;
  };
  expect(await bass()).toContain("opens May 16");
  cleanup();
  vi.setSystemTime(Date.UTC(2026, 4, 16, 4, 0));
  show({ [table]: gives(packagedTable) }, { spot: "castle-island" });
  expect(await bass()).toContain("Open");
});
