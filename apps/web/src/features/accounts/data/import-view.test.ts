import { importData } from "@striper/contract/accounts";
import { describe, expect, test } from "vitest";
import { importFailure, importSummary } from "#web/features/accounts/data/import-view.ts";
import { sizeText } from "#web/features/accounts/data/size-text.ts";
import { ApiError, OfflineError } from "#web/platform/api/api-errors.ts";

/** Omitted kinds count zero. */
const nothing = importData.response.parse({
  success: true,
  message: "",
  catches_added: 0,
  trips_added: 0,
  photos_added: 0,
  already_present: 0,
  rejected: [],
});

describe("an import", () => {
  test("counts each kind that came in", () => {
    const answer = {
      ...nothing,
      own_spots_added: 2,
      favorites_added: 1,
      home_waters_added: 1,
      licenses_added: 1,
      license_images_added: 2,
      tide_alerts_added: 1,
      chats_added: 3,
      settings_restored: 1,
    };
    expect(importSummary(answer)).toEqual([
      "Added: 2 spots of yours, 1 favorite, 1 home water, 1 license, 2 images of licenses, 1 tide alert, 3 conversations, and 1 setting.",
    ]);
  });

  test("that broke off says that trying again completes it", () => {
    expect(importFailure(new OfflineError(""))).toMatch(/importing again adds the rest/);
  });

  test("that was refused gives the server's reason", () => {
    const body = { code: "unreadable_import", detail: "", request_id: "r" } as const;
    expect(importFailure(new ApiError(422, { ...body, message: "No ZIP." }))).toBe("No ZIP.");
    const stopped = "catches-3.json: It holds more than 1,000 entries. Taken before: catches.json.";
    const tooLarge = { ...body, code: "payload_too_large", message: stopped } as const;
    expect(importFailure(new ApiError(413, tooLarge))).toBe(stopped);
    expect(importFailure(new Error("bug"))).toBe(
      "The file could not be imported. Importing it again adds what is missing.",
    );
  });
});

describe("a size", () => {
  test.each([
    [0, "0 kB"],
    [340_400, "340 kB"],
    [3_240_000, "3.2 MB"],
    [536_870_912, "537 MB"],
  ])("of %i bytes reads %s", (bytes, text) => expect(sizeText(bytes)).toBe(text));
});
