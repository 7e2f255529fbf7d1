import { harborParts, type Instant } from "@striper/marine/time";
import { reminderEvent } from "#angling/assistant/answers/water/reminder.ts";
import { crossingOfFrame } from "#angling/assistant/answers/depth/charted-place.ts";
import { fateIn } from "#angling/assistant/understanding/slot-words.ts";
import type { Frame } from "#angling/assistant/frame.ts";

/** Something the product can do about it: opens a screen, its form filled in. */
export interface AnswerAction {
  readonly label: string;
  /** "/catch-logger?log=new&species=striped_bass&length=29". */
  readonly screen: string;
}

type Fields = Readonly<Record<string, string | number | null | undefined>>;

function screenOf(path: string, fields: Fields): string {
  const query = Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${path}?${query.join("&")}`;
}

const speciesIn = ({ species }: Frame): string | null =>
  species?.kind === "one" ? species.id : null;

const edits = /\b(?:delete|remove|erase|edit|change|correct|fix)\b/;

const two = (value: number): string => String(value).padStart(2, "0");

/** Day and time of a catch, where they are past. */
function caught({ when }: Frame, now: Instant): Fields {
  if (when === null || when.from > now) return {};
  const { hour, minute } = harborParts(when.from);
  const isHour = when.precision === "instant";
  return { date: when.date, time: isHour ? `${two(hour)}:${two(minute)}` : null };
}

function logAction(frame: Frame, now: Instant): AnswerAction {
  const { words, length, place, bait, mode } = frame;
  const fate = fateIn(words);
  return {
    label: "Log this catch",
    screen: screenOf("/catch-logger", {
      log: "new",
      species: speciesIn(frame),
      length,
      spot: place?.spotId,
      place: place?.spotId == null ? place?.name : null,
      bait,
      released: fate === null ? null : fate === "released" ? "yes" : "no",
      ...caught(frame, now),
      mode,
    }),
  };
}

function alertAction(frame: Frame): AnswerAction {
  return {
    label: "Set a tide alert",
    screen: screenOf("/tides", {
      alert: reminderEvent(frame),
      station: frame.place?.tideStationId,
    }),
  };
}

function actionOf(frame: Frame, now: Instant): AnswerAction | null {
  const { intent, words, length, place, depth } = frame;
  if (intent === "log-entry") return logAction(frame, now);
  if (intent === "keep")
    return {
      label: "Keep or release",
      screen: screenOf("/regulations", {
        view: "keep-or-release",
        species: speciesIn(frame),
        length,
        spot: place?.spotId,
      }),
    };
  if (intent === "log" && edits.test(words))
    return { label: "Open the log book", screen: "/catch-logger" };
  if (intent === "depth" && depth?.asked.kind === "covers") {
    const crossing = crossingOfFrame(frame);
    return crossing === null
      ? null
      : { label: "Wading clock", screen: screenOf("/wading", { place: crossing.id }) };
  }
  return intent === "reminder" ? alertAction(frame) : null;
}

export const actionsOf = (frames: readonly Frame[], now: Instant): readonly AnswerAction[] => [
  ...new Map(
    frames.flatMap((frame) => {
      const action = actionOf(frame, now);
      return action === null ? [] : [[action.screen, action] as const];
    }),
  ).values(),
];
