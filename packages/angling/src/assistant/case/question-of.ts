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
  const isLaw = intent === "keep" || intent === "rules";
  const lead =
    intent === "keep"
      ? asKeep(frame)
      : `${topicOf(intent).lead ?? ""} ${intent === "rules" ? fishIn(frame) : ""}`;
  const where =
    place === null ? (water === null ? "" : waters[water.jurisdiction]) : `at ${place.name}`;
  return [
    lead,
    isLaw && mode !== null ? modes[mode] : "",
    where,
    when === null ? "" : `on ${when.date}`,
  ]
    .filter((part) => part.trim() !== "")
    .join(" ")
    .trim();
}
