// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SelectField } from "#web/ui/fields/select-field.tsx";

afterEach(cleanup);

const long = "South Boston, Pier 4 · 0.2 N.mi. NNE of, 1.2 mi away (BOS1115)";
const choices = [{ value: "BOS1115", label: long }];
const frame = () => screen.getByLabelText("Current station").parentElement;

test("the chosen choice is drawn whole, over the control that would cut it", () => {
  render(
    <SelectField label="Current station" choices={choices} value="BOS1115" onChange={() => {}} />,
  );
  expect(frame()?.dataset["chosen"]).toBe(long);
  expect(screen.getByLabelText("Current station").className).toContain("text-transparent!");
});

test("what is chosen in a form that keeps it to itself is drawn by the browser", () => {
  render(<SelectField label="Current station" choices={choices} defaultValue="BOS1115" />);
  expect(frame()?.dataset["chosen"]).toBeUndefined();
  expect(screen.getByLabelText("Current station").className).not.toContain("text-transparent!");
});
