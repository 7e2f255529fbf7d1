import { describe, expect, test } from "vitest";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { checkEntered, fieldErrorsOf } from "#web/features/accounts/form-errors.ts";

function refused(fields: { path: string; message: string }[]) {
  return new ApiError(400, {
    code: "invalid_request",
    message: "Some fields are not right.",
    detail: "",
    request_id: "r",
    fields,
  });
}

describe("account forms", () => {
  // SPEC 5.1
  test("name every field that is blank", () => {
    expect(
      Object.keys(checkEntered({ display_name: " ", email: "", password: "" }, "new")),
    ).toEqual(["display_name", "email", "password"]);
  });

  test.each(["plain", "a@b", "a b@c.de", "@b.co"])("refuse %j as an address", (email) => {
    expect(checkEntered({ email }, "known").email).toMatch(/does not look like/);
  });

  test("take a short password at sign-in, where it may only be wrong, and not at sign-up", () => {
    expect(checkEntered({ password: "abc" }, "known")).toEqual({});
    expect(checkEntered({ password: "abc" }, "new").password).toMatch(/at least \d+ characters/);
  });

  test("show the server's first complaint beside the field it names", () => {
    const error = refused([
      { path: "body.email", message: "first" },
      { path: "body.email", message: "second" },
      { path: "query.limit", message: "elsewhere" },
    ]);
    expect(fieldErrorsOf(error)).toEqual({ email: "first" });
  });

  test("put a password that everyone uses beside the password", () => {
    const error = new ApiError(400, {
      code: "password_too_common",
      message: "Choose a less common password.",
      detail: "",
      request_id: "r",
    });
    expect(fieldErrorsOf(error)).toEqual({ password: "Choose a less common password." });
  });
});
