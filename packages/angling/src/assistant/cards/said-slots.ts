import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { Card } from "./card.ts";

/** Returns the slots somebody stated; assumed ones are filled again for the next card. */
export function saidSlots(card: Pick<Card, "slots" | "assumed">): Slots;
export function saidSlots<Value>(card: {
  readonly slots: Record<string, Value>;
  readonly assumed: readonly string[];
}): Record<string, Value>;
export function saidSlots({
  slots,
  assumed,
}: {
  readonly slots: object;
  readonly assumed: readonly string[];
}): object {
  return Object.fromEntries(Object.entries(slots).filter(([name]) => !assumed.includes(name)));
}
