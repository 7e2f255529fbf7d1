import { importData } from "@striper/contract/accounts";
import { importMaxBytes } from "@striper/contract/limits";
import { describe, expect, test } from "vitest";
import {
  exportFailure,
  importFailure,
  importObstacle,
  importSummary,
} from "#web/features/accounts/data/import-view.ts";
import { sizeText } from "#web/features/accounts/data/size-text.ts";
import { ApiError, OfflineError } from "#web/platform/api/api-errors.ts";

/** Kinds that are not named count none. */
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
  test("says what came in, one and many", () => {
    const answer = { ...nothing, catches_added: 1, trips_added: 2, photos_added: 12 };
    expect(importSummary(answer)).toEqual(["Added: 1 catch, 2 trips, and 12 photos."]);
  });

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

  test("repeated says that everything was here", () => {
    expect(importSummary({ ...nothing, already_present: 40 })).toEqual([
      "Nothing new was in the file.",
      "40 entries were here already.",
    ]);
    expect(importSummary({ ...nothing, already_present: 1 })[1]).toBe("1 entry was here already.");
  });

  test("of a file that is too large is not begun", () => {
    expect(importObstacle({ size: importMaxBytes })).toBeNull();
    expect(importObstacle({ size: importMaxBytes + 1 })).toBe("The file is larger than 537 MB.");
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

test("an export that was refused gives the server's reason", () => {
  const message = "Some of these are under way for you already.";
  const body = { code: "rate_limited", detail: "", request_id: "r", message } as const;
  expect(exportFailure(new ApiError(429, body))).toBe(message);
  const general = "Your data could not be exported. Please try again.";
  expect(exportFailure(new OfflineError(""))).toBe(general);
  expect(exportFailure(new Error("bug"))).toBe(general);
});

describe("a size", () => {
  test.each([
    [0, "0 kB"],
    [340_400, "340 kB"],
    [3_240_000, "3.2 MB"],
    [536_870_912, "537 MB"],
  ])("of %i bytes reads %s", (bytes, text) => expect(sizeText(bytes)).toBe(text));
});
