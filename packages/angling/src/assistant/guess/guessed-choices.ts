import type { Frame } from "#angling/assistant/frame.ts";
import { speciesOf } from "#angling/species/index.ts";
import { holdsCry } from "#angling/assistant/safety/recognise-danger.ts";
import { likelyTopics } from "./likely-topics.ts";
import type { GuessTopic } from "./topics.ts";

type Named = Pick<Frame, "species" | "place" | "when" | "length">;

interface Parts {
  readonly fish: string | null;
  /** " at Hull", or nothing. */
  readonly there: string;
  /** " on 2026-06-14", or nothing. */
  readonly day: string;
  readonly length: number | null;
  /** A word of distress was said. */
  readonly isCry: boolean;
}

interface Offer {
  readonly label: string;
  readonly question: string;
}

const usual = "striped bass";

const offers: Readonly<Record<GuessTopic, ((parts: Parts) => Offer | null) | null>> = {
  keep: ({ fish, there, length }) => {
    const size = length === null ? "" : `${length} inch `;
    return {
      label: `May I keep a ${size}${fish ?? usual}${there}?`,
      question: `can i keep a ${size}${fish ?? usual}${there}`,
    };
  },
  rules: ({ fish, there }) => ({
    label: `The rule for ${fish ?? usual}${there}`,
    question: `what is the limit on ${fish ?? usual}${there}`,
  }),
  permit: () => ({ label: "Who needs a permit", question: "do i need a permit to fish" }),
  jurisdiction: ({ there }) => ({
    label: `State or federal water${there}`,
    question: `state or federal${there}`,
  }),
  tide: ({ there, day }) => ({
    label: `High and low tide${there}${day}`,
    question: `high and low tide${there}${day}`,
  }),
  current: ({ there, day }) => ({
    label: `Current and slack${there}${day}`,
    question: `when is slack${there}${day}`,
  }),
  sky: ({ there, day }) => ({
    label: `Sunrise, sunset${there}${day}`,
    question: `sunrise and sunset${there}${day}`,
  }),
  go: ({ there, day }) => ({
    label: `Is it worth going${there}${day}?`,
    question: `should i go${there}${day}`,
  }),
  weather: ({ there, day }) => ({
    label: `Weather${there}${day}`,
    question: `weather${there}${day}`,
  }),
  spots: ({ there }) => ({
    label: there === "" ? "Spots from shore" : `Spots${there.replace(" at ", " near ")}`,
    question: there === "" ? "shore spots" : `spots${there.replace(" at ", " near ")}`,
  }),
  log: () => ({ label: "My log", question: "how many fish did i catch" }),
  license: () => ({ label: "When my licenses expire", question: "when does my license expire" }),
  help: () => ({ label: "What this app can do", question: "what can you do" }),
  species: ({ fish }) => ({
    label: `About ${fish ?? usual}`,
    question: `what is a ${fish ?? usual}`,
  }),
  danger: ({ isCry }) =>
    isCry ? { label: "Call for help", question: "who do i call in an emergency" } : null,
  refused: null,
};

function partsOf(text: string, { species, place, when, length }: Named): Parts {
  return {
    fish: species?.kind === "one" ? speciesOf(species.id).commonName.toLowerCase() : null,
    there: place === null || place.kind === "default" ? "" : ` at ${place.name}`,
    day: when === null || when.precision === "month" ? "" : ` on ${when.date}`,
    length,
    isCry: holdsCry(text),
  };
}

const mostChoices = 3;

/** The likeliest things a question may mean, as questions of plain words about what was read in it. */
export function guessedChoices(text: string, named: Named): readonly Offer[] {
  const parts = partsOf(text, named);
  return likelyTopics(text)
    .flatMap(({ topic }) => offers[topic]?.(parts) ?? [])
    .slice(0, mostChoices);
}
