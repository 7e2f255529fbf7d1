import { describe, expect, test } from "vitest";
import { openPushKeys } from "#server/platform/push/open-push-sender.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const database = await sharedByFile(openTestDatabase());

describe("the keys for push services", () => {
  test("are made once for all servers, also for those that start together", async () => {
    const open = () => openPushKeys(database.orm, undefined);
    const [one, other] = await Promise.all([open(), open()]);
    expect(one).toEqual(other);
    expect(await open()).toEqual(one);
    expect(Buffer.from(one.publicKey, "base64url")).toHaveLength(65);
    expect(Buffer.from(one.privateKey, "base64url")).toHaveLength(32);
  });
});
