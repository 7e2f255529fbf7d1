import { expect, test } from "vitest";
import { supportOf } from "#web/features/billing/support-view.ts";

test.each([
  ["help@example.com", { text: "Write to help@example.com", href: "mailto:help@example.com" }],
  ["https://example.com/help", { text: "Open the support page", href: "https://example.com/help" }],
  [null, { text: "Support is whoever operates this server, example.com.", href: null }],
])("support at %s", (address, way) => {
  expect(supportOf(address, "example.com")).toEqual(way);
});
