import { slotNames, type Frame, type SlotName } from "#angling/assistant/frame.ts";

/** The slots that a frame has a value for. */
export function saidSlots(frame: Frame): readonly SlotName[] {
  const {
    species,
    length,
    lengths = [],
    count,
    anglers = null,
    kept,
    age = null,
    born = null,
  } = frame;
  const { mode, place, water, when, flow, bait } = frame;
  const filled: Readonly<Record<SlotName, boolean>> = {
    species: species !== null,
    length: length !== null || lengths.length > 1,
    count: count !== null,
    anglers: anglers !== null,
    kept: kept !== null,
    age: age !== null,
    born: born !== null,
    mode: mode !== null,
    place: place !== null || water !== null,
    when: when !== null,
    flow: flow !== null,
    bait: bait !== null,
  };
  return slotNames.filter((name) => filled[name]);
}
