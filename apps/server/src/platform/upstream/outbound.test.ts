import { expect, test } from "vitest";
import { createOutbound } from "#server/platform/upstream/outbound.ts";

test("a public name that nobody resolves is a failed request, and ends nothing else", async () => {
  // Node's own lookup, which gives nothing but the error; the name is reserved to be unknown (RFC 2606).
  const { askPublic } = createOutbound();
  const asked = askPublic(new URL("https://nobody.invalid/"), {});
  await expect(asked).rejects.toMatchObject({ cause: { syscall: "getaddrinfo" } });
});
