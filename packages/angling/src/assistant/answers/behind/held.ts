import { fact, questionFacts, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { authorityOf } from "#angling/assistant/passages/in-water.ts";
import { sentence, type Reply } from "#angling/assistant/answers/reply.ts";
import { withLead, type LastAnswer } from "./last-answer.ts";

/** 42 U.S.C.: where state water ends off an open coast, nautical miles. */
const legalMiles = 3;
const notNavigation = / ?Not for navigation\./;
const waters = /\b(?:federal|feds?|state (?:water|line)|line|eez|miles? (?:out|off))\b/;
const dead =
  /\b(?:dead|dying|died|dies|die|bleed\w*|bled|floating|belly up|hooked|swallowed|live|survive|make it)\b/;
const saysSo = /\b(?:says?|said|told|tells?|thinks?|swears?|claims?|heard|read|google|shop)\b/;

/** Where the fish was taken, by the lines held: what a doubt of the water turns on. */
async function waterOf({ frame, context, answer }: LastAnswer): Promise<Reply | null> {
  if (frame.place === null || !waters.test(frame.doubt ?? "")) return null;
  const asked: Frame = { ...frame, intent: "jurisdiction", species: null, words: "", cues: [] };
  const side = await answer(asked, context);
  return side.declined ? null : { ...side, text: side.text.replace(notNavigation, "").trim() };
}

const isVerdict = ({ facts }: Reply): boolean =>
  facts.some(({ kind, value }) => kind === "verdict" && value !== "unknown");

/** A doubt flips nothing: the same case is judged again, and what was doubted is told beside it. */
export async function heldOf(last: LastAnswer): Promise<Reply> {
  const { reply, frame } = last;
  const { doubt = "" } = frame;
  const side = await waterOf(last);
  if (side !== null) {
    const told = withLead(reply, `Checked again, it stays so. ${sentence(side.text)}`);
    return { ...told, facts: [...side.facts, ...told.facts] };
  }
  if (waters.test(doubt) && frame.place === null)
    return withLead(
      reply,
      "Checked again, it stays so where nobody named another water; name the place, and I say whose it is.",
    );
  if (dead.test(doubt) && isVerdict(reply))
    return withLead(
      reply,
      "Checked again, it stays so: the table makes no exception for a fish that is dead or will not live.",
    );
  return withLead(
    reply,
    saysSo.test(doubt)
      ? "Checked again, it stays so: the table decides, whatever somebody says."
      : "Checked again with the same figures, it stays so.",
  );
}

/** "Did that save": a form that was filled in is not kept before one says so in it. */
export function savedOf({ reply, frame }: LastAnswer): Promise<Reply> {
  const where =
    frame.intent === "log-entry"
      ? "Not by me: nothing is kept until you tap Save in the form. Once saved it stands in the log book."
      : "Not by me: nothing is set until you save it in the form.";
  return Promise.resolve(withLead(reply, where));
}

const miles = /\b(\d{1,2}(?:\.\d+)?) (?:\w+ ){0,2}(?:off|out)\b/;

/** "So 4 miles off I can fish for bass": by the nearest water of another authority. */
export function milesOffOf({ reply, frame }: LastAnswer): Promise<Reply> {
  const said = Number(miles.exec(frame.doubt ?? "")?.[1]);
  const side = reply.facts.find(({ kind }) => kind === "jurisdiction")?.value;
  const away = reply.facts.find(({ kind }) => kind === "distance-to-line")?.value;
  if (!Number.isFinite(said) || typeof away !== "number" || side === "FED")
    return Promise.resolve(reply);
  const facts = [
    ...questionFacts([["asked-miles", said, "miles"]]),
    fact("federal-line", legalMiles, sources.lines, { unit: "nm" }),
  ];
  const lead =
    said < away
      ? `Yes there, not everywhere: ${said} miles off it is still inside the line, so the state's rule holds. Off an open coast federal water begins ${legalMiles} nm out, and no striped bass may be fished for in it: look at the chart.`
      : `No, not without the chart: ${said} miles off may be past the line, and in federal water no striped bass may be fished for.`;
  const told = withLead(reply, lead);
  return Promise.resolve({ ...told, facts: [...facts, ...told.facts] });
}

/** "Who would know": whose rules they are. */
export function whomOf({ reply, frame }: LastAnswer): Promise<Reply> {
  const { water, place } = frame;
  const { jurisdiction } = water ?? place?.water ?? { jurisdiction: "MA" };
  return Promise.resolve({
    ...reply,
    text: `Ask ${authorityOf(jurisdiction)}: the rules there are theirs.`,
    declined: false,
    choices: [],
  });
}
