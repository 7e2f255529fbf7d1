// @vitest-environment jsdom
import { packagedTable as wholeTable } from "@striper/angling/regulations";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DeskScreen } from "#web/features/regulations/desk/desk-screen.tsx";
import { currentRuleTable, storeTable } from "#web/platform/rule-table/rule-table.ts";
import { ToastRegion } from "#web/ui/surfaces/toast-region.tsx";
import { enterText } from "#web/testing/enter-text.ts";
import { gives, stubApi } from "#web/testing/stub-api.ts";

// Includes hidden elements, because checking visibility takes half of the time.
configure({ defaultHidden: true });

const table = "GET /api/regulations/table";
const versions = "GET /api/regulations/versions";
const preview = "POST /api/admin/regulations/preview";
const publish = "POST /api/admin/regulations/versions";
const watch = "GET /api/admin/regulations/watch";
const passages = "GET /api/admin/regulations/passages";

const shipped = wholeTable.version;
/** A few rules suffice and render faster. */
const packagedTable = {
  ...wholeTable,
  records: wholeTable.records.filter(({ species }) =>
    ["striped_bass", "haddock"].includes(species),
  ),
};
const second = { ...packagedTable, version: shipped + 1 };
const published = {
  version: shipped + 1,
  published_at: "2026-11-21T15:00:00Z",
  note: "New slot",
  changes: [{ id: "ma/striped_bass", kind: "changed", part: "size", words: "The slot changed." }],
};
const first = {
  ...published,
  version: shipped,
  note: "The rules that the product came with.",
  changes: [],
};
const catches = {
  newest: 1200,
  concerned: 900,
  without_place: 1,
  changes: [
    { species: "Striped bass", before: "keep", after: "release", catches: 1, kept: 0 },
    { species: "Striped bass", before: "keep", after: "unknown", catches: 40, kept: 12 },
  ],
};
const previewed = { changes: published.changes, problems: [], table: second, catches };

function show(answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({
    [table]: gives(packagedTable),
    [versions]: gives({ versions: [first] }),
    [preview]: gives(previewed),
    [watch]: gives({ is_watching: true, pages: [], changes: [] }),
    ...answers,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskScreen aside={null} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  return api;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

async function narrowTheSlot() {
  enterText(screen.getByLabelText("Find a rule"), "striped");
  await press("Edit: Massachusetts, Striped bass");
  const minimum = screen.getByLabelText("At least, inches");
  enterText(minimum, "30");
  await press("Take into the edit");
  expect(screen.getByRole("alert").textContent).toContain("say on which day you read");
  enterText(screen.getByLabelText("Verified on"), "2026-11-20");
  await press("Take into the edit");
}

beforeEach(() => {
  localStorage.clear();
  storeTable(packagedTable, Date.now());
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the rule desk", () => {
  test("edits a rule, previews the differences in words, and publishes with a note", async () => {
    const api = show({ [publish]: gives(published) });
    await narrowTheSlot();
    expect(screen.getByText("1 entry edited")).not.toBeNull();
    expect(screen.getByText("Edited")).not.toBeNull();
    await press("Preview the differences");
    expect(await screen.findByText("The slot changed.")).not.toBeNull();
    expect(api.callsOf(preview)[0]?.body).toMatchObject({
      base_version: shipped,
      records: [
        { id: "ma/striped_bass", verifiedOn: "2026-11-20", sizes: [{ limit: { minimum: 30 } }] },
      ],
    });

    await press("Publish the next version");
    expect(screen.getByText("Write why.")).not.toBeNull();
    api.change(table, gives(second));
    enterText(screen.getByLabelText("Note to the version"), "New slot");
    enterText(screen.getByLabelText("Your password"), "ebb and flood");
    await press("Publish the next version");
    expect(await screen.findByText(`Version ${shipped + 1} is published.`)).not.toBeNull();
    expect(api.callsOf(publish)[0]?.body).toMatchObject({
      base_version: shipped,
      note: "New slot",
      password: "ebb and flood",
      read: [],
    });
    expect(screen.getByText("Nothing is edited yet.")).not.toBeNull();
    await waitFor(() => expect(currentRuleTable().version).toBe(shipped + 1));
  });

  test("shows the official words before and now, and verifies by who has read them", async () => {
    const url = wholeTable.records[0]?.source.url ?? "";
    const words = (text: string) => ({ groups: [{ cells: [{ label: "Size", text }] }] });
    const passage = {
      rule_id: "ma/striped_bass",
      url,
      accepted: words("28 in to less than 31 in"),
      since: "2026-09-03",
      current: words("28 in to less than 30 in"),
      changed_on: "2026-11-20",
      read_on: "2026-11-20",
    };
    const page = {
      url,
      rule_ids: ["ma/striped_bass"],
      read_on: "2026-11-20",
      next_at: "2026-11-21T09:00:00Z",
      fault: null,
    };
    const lost = {
      ...page,
      url: "https://law.example/gone",
      fault: { kind: "gone", detail: "answered 404", since: "2026-11-19", failures: 2 },
    };
    const api = show({
      [watch]: gives({ is_watching: true, pages: [page, lost], changes: [passage] }),
      [passages]: gives({ passages: [passage], mark: "m-1" }),
      [publish]: gives(published),
    });
    expect(
      await screen.findByText("The official text changed on Nov 20, 2026: 1 rule to decide"),
    ).not.toBeNull();
    expect(screen.getByText(/^The page no longer exists \(since Nov 19, 2026\)/u)).not.toBeNull();
    const card = screen.getByRole("region", { name: /The official text changed/u });
    await userEvent.click(
      within(card).getByRole("button", {
        name: "Read the official text: Massachusetts, Striped bass",
      }),
    );

    const before = await screen.findByText("31");
    expect(before.tagName).toBe("DEL");
    expect(before.textContent).toContain("[taken out: 31]");
    expect(screen.getByText("30").tagName).toBe("INS");
    await press("I read the page today; the rule is right");
    expect(screen.getByText("1 entry edited")).not.toBeNull();

    await press("Preview the differences");
    enterText(await screen.findByLabelText("Note to the version"), "Read again");
    await press("Publish the next version");
    expect(screen.getByText("Enter your password.")).not.toBeNull();
    enterText(screen.getByLabelText("Your password"), "ebb and flood");
    await press("Publish the next version");
    await waitFor(() => expect(api.callsOf(publish)).toHaveLength(1));
    expect(api.callsOf(publish)[0]?.body).toMatchObject({
      records: [{ id: "ma/striped_bass" }],
      read: [{ rule_id: "ma/striped_bass", mark: "m-1" }],
    });
  });

  test("takes a table as a file into the edit, as far as it differs", async () => {
    show();
    const other = {
      ...packagedTable,
      records: packagedTable.records.map((record) =>
        record.id === "ma/striped_bass" ? { ...record, notes: "Other notes." } : record,
      ),
    };
    const give = (text: string) =>
      userEvent.upload(
        screen.getByLabelText("Import a table", { selector: "input" }),
        Object.assign(new File([text], "t.json", { type: "application/json" }), {
          // jsdom lacks this method.
          text: () => Promise.resolve(text),
        }),
      );
    await give("no table");
    expect(await screen.findByText("That file is not a table of rules.")).not.toBeNull();
    await give(JSON.stringify({ ...packagedTable, version: 0 }));
    expect(
      await screen.findByText(/^That file is not a table of rules\. version: /u),
    ).not.toBeNull();
    await give(JSON.stringify(packagedTable));
    expect(await screen.findByText("That table has the same rules.")).not.toBeNull();
    await give(JSON.stringify(other));
    expect(await screen.findByText(/^1 entry differs: now in your edit/u)).not.toBeNull();
    expect(screen.getByText("1 entry edited")).not.toBeNull();
  });
});
