import type { Intent, SlotName } from "#angling/assistant/frame.ts";

interface SlotsOfTopic {
  /** In the order of their chips. */
  readonly shown: readonly SlotName[];
  /** Of them those that are taken for granted when nobody says them. */
  readonly assumed: readonly SlotName[];
}

const placeAndTime: SlotsOfTopic = { shown: ["place", "when"], assumed: ["place", "when"] };
const none: SlotsOfTopic = { shown: [], assumed: [] };

const slots: Readonly<Partial<Record<Intent, SlotsOfTopic>>> = {
  keep: {
    shown: ["species", "length", "mode", "place", "kept", "count", "anglers", "when"],
    assumed: ["species", "mode", "place", "kept", "count", "anglers", "when"],
  },
  rules: {
    shown: ["species", "mode", "place", "when"],
    assumed: ["species", "place", "when"],
  },
  tide: placeAndTime,
  current: { shown: ["place", "when", "flow"], assumed: ["place", "when"] },
  sky: placeAndTime,
  bite: placeAndTime,
  "best-time": placeAndTime,
  go: { shown: ["place", "when", "mode"], assumed: ["place", "when"] },
  weather: placeAndTime,
  marine: placeAndTime,
  spots: { shown: ["place", "species", "mode", "flow", "bait"], assumed: [] },
  spot: { shown: ["place"], assumed: [] },
  jurisdiction: { shown: ["place"], assumed: [] },
  "log-entry": { shown: ["species", "length", "place", "bait"], assumed: [] },
  log: { shown: ["species", "place", "when", "flow", "bait"], assumed: [] },
  species: { shown: ["species", "bait"], assumed: [] },
  permit: { shown: ["age", "born", "species", "place", "when"], assumed: [] },
};

/** The slots a topic is answered from. */
export const slotsOf = (topic: Intent): SlotsOfTopic => slots[topic] ?? none;
