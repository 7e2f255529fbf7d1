import { expect, test } from "vitest";
import { tidesSearch } from "#web/features/tides/day/tides-search.ts";

test.each([
  [{}, {}],
  [
    { station: "8444351", date: "2026-11-01" },
    { station: 8_444_351, date: "2026-11-01" },
  ],
  // The router parses digits as a number.
  [{ station: 8_443_970 }, { station: 8_443_970 }],
  [
    { current: "COD0911@5", alert: "new" },
    { current: "COD0911@5", alert: "new" },
  ],
  [{ alert: "slack" }, { alert: "slack" }],
  [
    { alert: "low", station: 8_445_138 },
    { alert: "low", station: 8_445_138 },
  ],
  [{ station: "../../etc", date: "2026-02-30", alert: "yes" }, {}],
  [{ station: ["8443970"], date: "1890-01-01", current: null }, {}],
])("the address %o reads as %o", (address, search) => expect(tidesSearch(address)).toEqual(search));
