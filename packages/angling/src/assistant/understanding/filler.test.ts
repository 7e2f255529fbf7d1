import { expect, test } from "vitest";
import { withoutFiller } from "./filler.ts";

test.each([
  ["yo 28 striper legal", "28 striper legal"],
  ["quick question for ya, what about 15", "what about 15"],
  ["my buddy wants to know what about two", "what about two"],
  ["am I in federal waters thx", "am I in federal waters"],
  ["hey man sorry to bother you but when's low? thanks a lot dude", "when's low"],
])("%j without its talk is %j", (said, question) => {
  expect(withoutFiller(said)).toBe(question);
});

test.each(["thx", "hey there", "my buddy kept one", "満潮はいつですか"])(
  "%j stays as it is",
  (said) => {
    expect(withoutFiller(said)).toBe(said);
  },
);
