import { hour, minute, parseIso, harborParts, type Instant } from "@striper/marine/time";
import { valuesOf } from "#angling/assistant/facts.ts";
import { clockWords, listWords, type Reply } from "./reply.ts";

const turns = {
  "high-tide": "high tide",
  "low-tide": "low tide",
  "max-ebb": "strongest ebb",
  "max-flood": "strongest flood",
} as const;
/** Minutes and feet or knots that make no difference to an angler. */
const near = { minutes: 20, size: 0.5 } as const;
const figures = ["minimum-size", "maximum-size", "bag-limit", "season"] as const;

const minutesOf = (at: Instant): number => {
  const parts = harborParts(at);
  return parts.hour * (hour / minute) + parts.minute;
};

interface Compared {
  readonly words: string;
  readonly isNear: boolean;
}

/** The first turn of a kind in both answers: how far apart in the day, and how high or strong. */
function turnIn(kind: keyof typeof turns, replies: readonly Reply[]): Compared | null {
  const found = replies.flatMap(({ facts }) => {
    const one = facts.find((told) => told.kind === kind && told.time !== null);
    const at = one?.time == null ? null : parseIso(one.time);
    return one === undefined || at === null
      ? []
      : [{ at, value: Number(one.value), unit: one.unit ?? "" }];
  });
  const [first, second] = found;
  if (first === undefined || second === undefined) return null;
  const apart = Math.abs(minutesOf(first.at) - minutesOf(second.at));
  const isNear = apart <= near.minutes && Math.abs(first.value - second.value) <= near.size;
  return {
    isNear,
    words: `${turns[kind]} ${clockWords(first.at)} against ${clockWords(second.at)} (${first.value.toFixed(1)} and ${second.value.toFixed(1)} ${first.unit})`,
  };
}

/** The figures of two rules that differ. */
function ruleIn(replies: readonly Reply[]): Compared | null {
  const [first, second] = replies.map(({ facts }) =>
    figures.map((kind) => valuesOf(facts, kind).join(" or ")),
  );
  if (first === undefined || second === undefined || first.every((one) => one === "")) return null;
  const differ = figures.flatMap((kind, at) =>
    first[at] === second[at]
      ? []
      : [
          `${kind.replace("-", " ")} ${first[at] || "not held"} against ${second[at] || "not held"}`,
        ],
  );
  return {
    isNear: differ.length === 0,
    words: differ.length === 0 ? "size, bag and season are the same" : listWords(differ),
  };
}

/** "So basically the same?": yes or no to the two answers before, and by what. */
export function sameOf(replies: readonly Reply[], names: readonly string[]): string | null {
  const kinds = ["high-tide", "low-tide", "max-ebb", "max-flood"] as const;
  const told = kinds.flatMap((kind) => turnIn(kind, replies) ?? []);
  const rule = told.length > 0 ? null : ruleIn(replies);
  const all = rule === null ? told : [rule];
  if (all.length === 0) return null;
  const isSame = all.every(({ isNear }) => isNear);
  return `**${isSame ? "Yes, about the same" : "No, not the same"}** for ${listWords(names)}: ${all.map(({ words }) => words).join("; ")}.`;
}
