// @vitest-environment jsdom
import { describe, expect, test, afterEach } from "vitest";
import {
  sessionFrom,
  forgetUser,
  rememberedUser,
  rememberUser,
} from "#web/features/accounts/session.ts";
import { someUser } from "#web/testing/some-user.ts";

describe("the session", () => {
  // SPEC 4.1
  test("without a token is a visitor's, whatever is remembered", () => {
    const session = sessionFrom({ token: null, user: someUser, failed: false });
    expect(session).toEqual({ kind: "visitor" });
  });

  // SPEC 4.1
  test("with a token waits for the answer", () => {
    const session = sessionFrom({ token: "t", user: undefined, failed: false });
    expect(session).toEqual({ kind: "loading" });
  });

  test("with a remembered account opens at once, also when asking again failed", () => {
    const session = sessionFrom({ token: "t", user: someUser, failed: true });
    expect(session).toEqual({ kind: "signed-in", user: someUser });
  });

  test("with a token, no memory and no answer is neither signed in nor signed out", () => {
    const session = sessionFrom({ token: "t", user: undefined, failed: true });
    expect(session).toEqual({ kind: "unreachable" });
  });
});

afterEach(() => localStorage.clear());

test("the account is remembered until it is forgotten", () => {
  expect(rememberedUser()).toBeUndefined();
  rememberUser(someUser);
  expect(rememberedUser()).toEqual(someUser);
  forgetUser();
  expect(rememberedUser()).toBeUndefined();
});

const hostile = JSON.stringify({ ...someUser, user_id: { length: { toString: 0 } } });

test.each(["", "{", "null", '{"user_id":1}', hostile])(
  "%j in the store is no account",
  (stored) => {
    localStorage.setItem("last_known_user", stored);
    expect(rememberedUser()).toBeUndefined();
  },
);
