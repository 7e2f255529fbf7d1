import { expect, test } from "vitest";
import { linkHost } from "#web/features/assistant/link-host.ts";

test.each([
  ["https://www.ecfr.gov/current/title-50?a=1", "www.ecfr.gov"],
  ["http://www.mass.gov", "www.mass.gov"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["https://user:pass@evil.example", null],
  ["//evil.example", null],
  [undefined, null],
])("%s is a link to %s", (address, host) => {
  expect(linkHost(address)).toBe(host);
});
