// @vitest-environment jsdom
import { packagedTable } from "@striper/angling/regulations";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RuleNews } from "#web/features/regulations/changes/rule-news.tsx";
import { storeTable } from "#web/platform/rule-table/rule-table.ts";
import { readSeenTable } from "#web/platform/rule-table/seen-table.ts";

const withFluke = (inches: number, version: number) => ({
  ...packagedTable,
  version,
  records: packagedTable.records.map((record) =>
    record.id !== "ma/summer_flounder"
      ? record
      : {
          ...record,
          sizes: record.sizes.map((size) =>
            size.limit.kind === "length" && size.modes?.includes("private") === true
              ? { ...size, limit: { ...size.limit, minimum: inches } }
              : size,
          ),
        },
  ),
});

const shipped = packagedTable.version;

beforeEach(() => {
  storeTable(packagedTable, 1000);
  localStorage.clear();
});
afterEach(cleanup);

test("a new table is told in an angler's words, once", async () => {
  storeTable(packagedTable, 1000);
  expect(localStorage.getItem("rule_news")).toBeNull();
  storeTable(withFluke(18, shipped + 1), 2000);
  render(<RuleNews link={<a href="/regulations">See the rules</a>} />);
  expect(screen.getByText("A rule has changed")).not.toBeNull();
  expect(screen.getByText("Fluke from a boat: now 18 in")).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(localStorage.getItem("rule_news")).toBeNull();
  expect(readSeenTable(3000)?.version).toBe(shipped + 1);
});

test("a change that is taken back before anybody saw it is not told", () => {
  storeTable(packagedTable, 1000);
  storeTable(withFluke(18, shipped + 1), 2000);
  expect(localStorage.getItem("rule_news")).toBe("1");
  storeTable({ ...packagedTable, version: shipped + 2 }, 3000);
  expect(localStorage.getItem("rule_news")).toBeNull();
});
