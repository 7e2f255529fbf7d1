import type { Frame } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { speciesOf } from "#angling/species/index.ts";

const modes = { shore: "from shore", private: "from a boat", "for-hire": "on a charter" } as const;
const waters = {
  MA: "in Massachusetts",
  NH: "in New Hampshire",
  FED: "in federal waters",
} as const;

function fishIn({ species }: Frame): string {
  if (species === null) return "striped bass";
  return species.kind === "one" ? speciesOf(species.id).commonName.toLowerCase() : species.name;
}

function asKeep(frame: Frame): string {
  const { length, count, kept } = frame;
  const how =
    length === null
      ? `${count ?? "a"}`
      : `${count === null || count < 2 ? "a" : count} ${length} inch`;
  const before = kept === null ? "" : ` with ${kept} already kept`;
  return `can i keep ${how} ${fishIn(frame)}${before}`;
}

/** The question in words that are read as it was, and nothing beside them. */
export function questionOf(frame: Frame): string {
  const { intent, mode, place, water, when } = frame;
  const { lead = "", slots } = topicOf(intent);
  const isLaw = intent === "keep" || intent === "rules";
  const ofFish = intent === "rules" || intent === "species" ? fishIn(frame) : "";
  const at = place === null || place.kind === "default" ? "" : `at ${place.name}`;
  const where = place === null && water !== null ? waters[water.jurisdiction] : at;
  return [
    intent === "keep" ? asKeep(frame) : `${lead} ${ofFish}`.trim(),
    isLaw && mode !== null ? modes[mode] : "",
    slots.includes("place") ? where : "",
    when === null || !slots.includes("when") ? "" : `on ${when.date}`,
  ]
    .filter((part) => part.trim() !== "")
    .join(" ")
    .trim();
}
