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

const reminds = /\b(?:remind\w*|alarm|alert|notify|ping|text|message)\b/;

function actionOf(frame: Frame): AnswerAction | null {
  const { intent, words, length, place, bait, cues } = frame;
  if (intent === "log-entry")
    return {
      label: "Log this catch",
      screen: screenOf("/catch-logger", {
        log: "new",
        species: speciesIn(frame),
        length,
        spot: place?.spotId,
        place: place?.spotId == null ? place?.name : null,
        bait,
      }),
    };
  if (intent === "keep")
    return {
      label: "Keep or release",
      screen: screenOf("/regulations", {
        view: "keep-or-release",
        species: speciesIn(frame),
        spot: place?.spotId,
      }),
    };
  if (intent === "help" && reminds.test(words))
    return {
      label: "Set a tide alert",
      screen: screenOf("/tides", {
        alert: cues.includes("low") ? "low" : "high",
        station: place?.tideStationId,
      }),
    };
  return null;
}

export const actionsOf = (frames: readonly Frame[]): readonly AnswerAction[] => [
  ...new Map(
    frames.flatMap((frame) => {
      const action = actionOf(frame);
      return action === null ? [] : [[action.screen, action] as const];
    }),
  ).values(),
];
