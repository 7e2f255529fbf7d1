import { expect, test } from "vitest";
import { readCoordinates } from "./coordinates.ts";

test.each([
  ["how deep is it at 42.36, 70.9", "42.36, -70.9"],
  ["how deep is it at 42.36, -70.9", "42.36, -70.9"],
  ["how deep is it at 42.36 N 70.9 W", "42.36 N 70.9 W"],
  ["how deep is it at 42 21 N 70 54", "42.35, -70.9"],
])("%s is told as %s", (question, name) => expect(readCoordinates(question)?.name).toBe(name));
