import { expect, test } from "vitest";
import { createOutbound } from "#server/platform/upstream/outbound.ts";

test("an unknown public name fails its request and nothing else", async () => {
  // Node's own lookup passes only the error. The name is reserved to be unknown (RFC 2606).
  const { askPublic } = createOutbound();
  const asked = askPublic(new URL("https://nobody.invalid/"), {});
  await expect(asked).rejects.toMatchObject({ cause: { syscall: "getaddrinfo" } });
});
