// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import {
  forgetUser,
  rememberedUser,
  rememberUser,
} from "#web/features/accounts/session/remembered-user.ts";
import { someUser } from "#web/testing/some-user.ts";

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
