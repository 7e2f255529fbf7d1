import { expect, test } from "vitest";
import { sendingStatus } from "#web/features/catches/list/sync-banner.tsx";

test("what waits says that it goes out with a network, by itself, or once the server has room", () => {
  expect(sendingStatus(false, "unreachable")).toContain("as soon as there is a connection");
  expect(sendingStatus(false, "server-full")).toContain("as soon as there is a connection");
  expect(sendingStatus(true, "trouble")).toBe("Sending continues automatically.");
  expect(sendingStatus(true, null)).toBe("Sending continues automatically.");
  expect(sendingStatus(true, "server-full")).toBe(
    "The server's disk is full. This stays on the device and is sent automatically once the server has room again.",
  );
});
