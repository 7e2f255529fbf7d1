import { sunEvents } from "@striper/marine/astronomy";
import { harborDate, type Instant } from "@striper/marine/time";
import { clockWords, dayWords, listWords } from "#angling/assistant/answers/reply.ts";
import type { FactRow } from "#angling/assistant/facts.ts";
import { heightRow, stageRow, stateWords, type TideView } from "./tide-view.ts";

const boston = { latitude: 42.3539, longitude: -71.0503 };

/** The sun's own moment in a part of the day named by it: sunset, first light. */
function sunMoment({ frame }: TideView, from: Instant): { name: string; at: Instant } | null {
  const { part = null } = frame.when ?? {};
  if (part !== "dawn" && part !== "dusk") return null;
  const sun = sunEvents(harborDate(from), boston);
  const isEdge = /\b(?:sunrise|sunup|sunset|sundown)\b/.test(frame.words);
  const [name, at] =
    part === "dawn"
      ? isEdge
        ? (["sunrise", sun.rise] as const)
        : (["first light", sun.civilDawn] as const)
      : isEdge
        ? (["sunset", sun.set] as const)
        : (["last light", sun.civilDusk] as const);
  return at === null ? null : { name, at };
}

/** The water at both ends of a span of hours, "5 am to 9 am", or at the sun's rise or set in it. */
export function endsOf(
  view: TideView,
  from: Instant,
  to: Instant,
): { readonly words: string | null; readonly rows: readonly FactRow[] } {
  const bySun = sunMoment(view, from);
  const rowsAt = (at: Instant): readonly FactRow[] => [heightRow(view, at), stageRow(view, at)];
  const day = dayWords(harborDate(from), view.now);
  if (bySun !== null) {
    return {
      words: `At ${bySun.name}, ${clockWords(bySun.at)} ${day}, the water stands at ${stateWords(view, bySun.at)}.`,
      rows: rowsAt(bySun.at),
    };
  }
  if (!/\d/.test(view.frame.when?.part ?? "")) return { words: null, rows: [] };
  const ends = [from, to].map((at) => `${clockWords(at)} ${stateWords(view, at)}`);
  return { words: `The water ${day}: at ${listWords(ends)}.`, rows: [from, to].flatMap(rowsAt) };
}
