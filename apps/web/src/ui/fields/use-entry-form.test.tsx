// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { sentencesOf, type FieldErrors, type Reading } from "#web/ui/fields/field-errors.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useEntryForm, type EntryForm } from "#web/ui/fields/use-entry-form.ts";

afterEach(cleanup);

interface Boat {
  readonly name: string;
  readonly kind: string;
  readonly notes: string;
}

type Errors = FieldErrors<keyof Boat>;

function read(boat: Boat): Reading<keyof Boat, Boat> {
  const errors: Errors = {};
  if (boat.name === "") errors.name = "Give it a name.";
  if (boat.notes.length > 5) errors.notes = "Too long.";
  return Object.keys(errors).length === 0
    ? { kind: "entry", entry: boat }
    : { kind: "errors", errors };
}

type Send = (boat: Boat) => Promise<Errors | void>;

function BoatForm({ send }: { readonly send: Send }) {
  const form = useEntryForm<Boat, Boat>({
    start: { name: "", kind: "skiff", notes: "" },
    read,
    send,
  });
  const choices = ["skiff", "kayak"].map((value) => ({ value, label: value }));
  return (
    <form {...form.attributes}>
      <TextField {...form.field("name")} label="Name" hint="As on the stern." />
      <SelectField {...form.field("kind")} label="Kind" choices={choices} />
      <TextAreaField {...form.field("notes")} label="Notes" />
      <Chosen form={form} />
      <button type="button" onClick={() => form.change({ name: "Ann" })}>
        Usual name
      </button>
      <button type="submit">{form.isSending ? "Saving" : "Save"}</button>
    </form>
  );
}

function Chosen({ form: { watch } }: { readonly form: EntryForm<Boat> }) {
  const kind = watch("kind");
  return <p>{kind} chosen</p>;
}

function show(send: Send = async () => undefined) {
  const sent = vi.fn<Send>(send);
  render(<BoatForm send={sent} />);
  return sent;
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const name = () => screen.getByRole("textbox", { name: "Name" });
const notes = () => screen.getByRole("textbox", { name: "Notes" });

test("submitting sends the entry that was read from the fields", async () => {
  const sent = show();
  await userEvent.type(name(), "Eider");
  await userEvent.selectOptions(screen.getByRole("combobox"), "kayak");
  expect(screen.getByText("kayak chosen")).toBeTruthy();
  await save();
  expect(sent.mock.calls).toEqual([[{ name: "Eider", kind: "kayak", notes: "" }]]);
});

test("every invalid field shows its error, the first gets the focus, and nothing is sent", async () => {
  const sent = show();
  await userEvent.type(notes(), "too long");
  await save();
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(name());
  expect(name().getAttribute("aria-invalid")).toBe("true");
  const described = name().getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)).toEqual([
    "As on the stern.",
    "Give it a name.",
  ]);
  expect(screen.getByText("Too long.")).toBeTruthy();
});

test("an error disappears with the first change of its field, and other errors stay", async () => {
  show();
  await userEvent.type(notes(), "too long");
  await save();
  await userEvent.click(screen.getByRole("button", { name: "Usual name" }));
  expect(screen.queryByText("Give it a name.")).toBeNull();
  expect(screen.getByText("Too long.")).toBeTruthy();
  await userEvent.type(notes(), "er");
  expect(screen.queryByText("Too long.")).toBeNull();
  expect(notes().getAttribute("aria-invalid")).toBeNull();
});

test("two taps send once; the next one after that sends again", async () => {
  let finish = (): void => undefined;
  const sent = show(
    () =>
      new Promise((resolve) => {
        finish = () => resolve();
      }),
  );
  await userEvent.type(name(), "Eider");
  const button = screen.getByRole("button", { name: "Save" });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(sent).toHaveBeenCalledOnce();
  expect(button.textContent).toBe("Saving");
  await act(async () => finish());
  await save();
  expect(sent).toHaveBeenCalledTimes(2);
});

test("a server's error appears at its field, which gets the focus", async () => {
  show(async () => ({ notes: "Not these notes." }));
  await userEvent.type(name(), "Eider");
  await save();
  expect(await screen.findByText("Not these notes.")).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(notes()));
  expect(screen.getByRole("button", { name: "Save" })).toBeTruthy();
});

test("the first schema issue of a field becomes our own sentence", () => {
  const issue = (code: string, ...path: string[]) => ({ code, path });
  expect(
    sentencesOf([issue("too_small", "name"), issue("format", "name"), issue("odd", "other")], {
      name: ({ code }) => (code === "too_small" ? "Give it a name." : "Not like this."),
      notes: () => "Too long.",
    }),
  ).toEqual({ name: "Give it a name." });
});
