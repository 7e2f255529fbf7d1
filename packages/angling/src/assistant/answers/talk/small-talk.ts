import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  clockWords,
  dateWords,
  dayWords,
  declinedWith,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { harborDate } from "@striper/marine/time";
import { appTextFor } from "#angling/assistant/passages/own-passages.ts";

const canDo =
  "I can tell: tides, slacks and currents at a place and time; sun and moon; the bite score and the best windows; weather and the marine forecast when one is at hand; spots by fish, access, shelter and place; the rules of Massachusetts, New Hampshire and federal water with their source; whether a fish may be kept; your own log; your licenses' expiry; and how this app works.";
const examples =
  'Try "when is slack at Hull Gut tomorrow", "can I keep a 30 inch striper", "best time this weekend from shore near Quincy" or "what worked for me in June on the ebb".';

export const answerCapabilities = (): Reply =>
  answered(
    [canDo, examples],
    [fact("capability", canDo, sources.app), fact("example", examples, sources.app)],
  );

export const answerGreeting = (): Reply =>
  answered(
    ["Hello! Ask me about tides, the bite, spots, rules or your log.", examples],
    [fact("example", examples, sources.app)],
  );

export const answerThanks = (): Reply =>
  answered(["You are welcome. Tight lines, and wear your life jacket."], []);

/** A question about the app may hold words of its own. */
const leastOfHelp = 0.3;

export function answerHelp({ words }: Frame, { now }: AnswerContext): Reply {
  if (/\bwhat (?:is )?(?:the |today )*(?:date|day|time)\b/.test(words))
    return answered(
      [`It is ${clockWords(now)} ${dayWords(harborDate(now), now)} in Boston.`],
      [fact("harbor-time", clockWords(now), sources.app, { at: now })],
    );
  const found = appTextFor(words, leastOfHelp);
  if (found === null)
    return answered(
      [
        canDo,
        "The menu leads to each screen; the profile holds units, light mode and your account.",
      ],
      [fact("capability", canDo, sources.app)],
    );
  const { text, source, screen } = found;
  return answered([text], [fact("help", text, source, { screen })]);
}

const mostReports = 4;

export async function answerReports(
  _frame: Frame,
  { providers, now }: AnswerContext,
): Promise<Reply> {
  const reports = await providers.reports();
  if (reports === null)
    return declinedWith(
      "No fishing reports are at hand here. In the app the dashboard lists headlines of public reports with their links.",
    );
  if (reports.length === 0) return answered(["The public feeds hold no report at the moment."], []);
  const shown = reports.slice(0, mostReports);
  const plain = (text: string): string =>
    text
      .replaceAll(/[[\]()<>*_`#\\|]/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
  const lines = shown.map(
    ({ title, source, date }) =>
      `- ${plain(title)} (${plain(source)}${date === null ? "" : `, ${dateWords(harborDate(date), now)}`})`,
  );
  return answered(
    [`Headlines of public reports, told as they stand and not checked by me:\n${lines.join("\n")}`],
    shown.map(({ title, source, date, link }) =>
      fact("report", `${plain(title)} (${link})`, plain(source), {
        at: date,
        screen: screens.dashboard,
      }),
    ),
  );
}
