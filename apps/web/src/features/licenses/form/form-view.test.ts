import { describe, expect, test } from "vitest";
import {
  blankForm,
  checkFile,
  expirySuggestion,
  formOf,
  isPast,
  readForm,
  refusedFields,
  type FormValues,
} from "#web/features/licenses/form/form-view.ts";
import { ApiError, OfflineError } from "#web/platform/api/api-errors.ts";
import { pngBytes } from "#web/features/licenses/testing/some-license.ts";

const now = Date.UTC(2026, 5, 13, 16);
const typed = (values: Partial<FormValues>) => readForm({ ...blankForm, ...values });

describe("the form", () => {
  // SPEC 5.23
  test("starts with fishing and sends what is filled only", () => {
    expect(typed({})).toEqual({
      kind: "entry",
      entry: {
        license_type: "fishing",
        issuer: null,
        license_number: null,
        expiry_date: null,
        notes: null,
      },
    });
  });

  test("reads back what it has written", () => {
    const fields = {
      license_type: "boating" as const,
      issuer: "NH" as const,
      license_number: "7",
      expiry_date: "2028-02-29",
      notes: "two\nlines",
    };
    expect(readForm(formOf(fields))).toEqual({ kind: "entry", entry: fields });
  });

  test.each<[keyof FormValues, string, string]>([
    ["license_type", "", "Please select a license type"],
    ["license_number", "x".repeat(61), "At most 60 characters on one line."],
    ["expiry_date", "2026-02-29", "Enter a day between 1950 and 2099."],
    ["expiry_date", "9999-12-31", "Enter a day between 1950 and 2099."],
    ["expiry_date", "1949-12-31", "Enter a day between 1950 and 2099."],
    ["notes", "x".repeat(501), "At most 500 characters."],
  ])("with %s of %j says beside it: %s", (name, value, sentence) => {
    expect(typed({ [name]: value })).toEqual({ kind: "errors", errors: { [name]: sentence } });
  });

  test.each(["2028-02-29", "1950-01-01", "2099-12-31", "2020-01-01"])(
    "takes %s as an expiry",
    (expiry_date) => expect(typed({ expiry_date }).kind).toBe("entry"),
  );

  test("says at its field what a server refused", () => {
    const fields = [
      { path: "body.notes", message: "too long" },
      { path: "body.reminders", message: "odd" },
    ];
    const body = {
      code: "invalid_request" as const,
      message: "No.",
      detail: "No.",
      request_id: "1",
      fields,
    };
    expect(refusedFields(new ApiError(400, body))).toEqual({ notes: "At most 500 characters." });
    expect(refusedFields(new OfflineError())).toEqual({});
  });

  test("warns of an expiry that has passed in Boston", () => {
    expect(isPast("2026-06-12", now)).toBe(true);
    expect(isPast("2026-06-13", now)).toBe(false);
    expect(isPast("", now)).toBe(false);
  });
});

describe("the suggested expiry", () => {
  const values = { ...blankForm, issuer: "MA" };
  test("is the last of the year for state permits", () => {
    expect(expirySuggestion(values, now)).toBe("2026-12-31");
    expect(expirySuggestion({ ...values, issuer: "NH" }, now)).toBe("2026-12-31");
  });
  test.each([
    { expiry_date: "2026-07-01" },
    { issuer: "" },
    { issuer: "other" },
    { license_type: "boating" },
  ])("is not offered with %j", (given) => {
    expect(expirySuggestion({ ...values, ...given }, now)).toBeNull();
  });
});

describe("a file", () => {
  const wrongKind = "Please select a JPEG, PNG, or WebP image file";
  // SPEC 5.20
  test("is taken by its content, whatever it is called", async () => {
    const file = new File([pngBytes()], "license.txt", { type: "text/plain" });
    expect(await checkFile(file)).toMatchObject({ kind: "picture", type: "image/png" });
  });
  test.each([
    ["of text", "hello, I am a license", wrongKind],
    ["of a page", "<svg onload='alert(1)'/>", wrongKind],
    ["of another container", "RIFF....AVI LIST", wrongKind],
    ["of nothing", "", "Please select a license photo"],
  ])("%s that is called a photo is refused", async (_what, content, sentence) => {
    const file = new File([content], "license.jpg", { type: "image/jpeg" });
    expect(await checkFile(file)).toEqual({ kind: "refused", sentence });
  });
  // SPEC 5.21
  test("of ten megabytes is taken, and a byte more is not", async () => {
    const sized = (bytes: number) => {
      const content = new Uint8Array(bytes);
      content.set([0xff, 0xd8, 0xff]);
      return new File([content], "license.jpg");
    };
    expect(await checkFile(sized(10_485_760))).toMatchObject({ kind: "picture" });
    expect(await checkFile(sized(10_485_761))).toEqual({
      kind: "refused",
      sentence: "File size must be less than 10MB",
    });
  });
});
