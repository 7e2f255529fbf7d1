import { fireEvent } from "@testing-library/react";

/** Sets the text of a field at once. A form that is drawn anew for every letter takes seconds otherwise. */
export function enterText(field: Element, value: string): void {
  fireEvent.change(field, { target: { value } });
}
