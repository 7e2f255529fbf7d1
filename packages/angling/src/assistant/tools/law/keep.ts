import type { Instant } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import type { CardAction } from "#angling/assistant/cards/card.ts";
import { screenWith, screens } from "#angling/assistant/facts.ts";
import { modes, type Slots } from "#angling/assistant/slots/slots.ts";
import { askedDate } from "#angling/assistant/tools/asked.ts";
import { shownDate } from "#angling/assistant/tools/shown-words.ts";
import { defineTool, type ToolContext } from "#angling/assistant/tools/tool.ts";
import {
  blankDay,
  countsOf,
  inchesInWords,
  rulesFor,
  verdictOfDay,
  watersInWords,
  type FishingMode,
  type KeepAnswer,
} from "#angling/regulations/index.ts";
import { speciesOf, type SpeciesId } from "#angling/species/index.ts";
import { spotById } from "#angling/spots/index.ts";
import { askedWater, waterSlot, waterSlots, type AskedWater } from "./asked-water.ts";
import { fishingModeOf, modeWords, noticeLines, ruleFacts, ruleSource } from "./rule-parts.ts";

function modeAtSpot({ named }: AskedWater): FishingMode | null {
  const access = named?.spotId == null ? undefined : spotById(named.spotId)?.access;
  if (access === "Shore" || access === "Shore/Wade") return "shore";
  return access === "Boat Only" ? "private" : null;
}

/**
 * Returns the day before the last fish asked about. Fish named together are shared evenly among
 * anglers; the larger of log and stated count applies.
 */
function countedDay(slots: Slots, species: SpeciesId, date: string, { day }: ToolContext) {
  const base = day !== null && day.date === date ? day : blankDay(date);
  const { anglers = base.anglers, count: fish = 1 } = slots;
  const keptBefore = Math.max(slots.kept_today ?? 0, countsOf(base, species).keptToday);
  const each = Math.ceil(fish / anglers);
  const { others: othersLogged = null, isLongKept = null } = base.tapped[species] ?? {};
  const others = slots.count === undefined ? othersLogged : (othersLogged ?? 0) + fish - each;
  return {
    ...base,
    anglers,
    tapped: { ...base.tapped, [species]: { own: keptBefore + each - 1, others, isLongKept } },
    /** Fish of this kind kept before the judged one. */
    keptBefore,
  };
}

const figures = { keep: "KEEP", release: "RELEASE", measure: "MEASURE", unsure: "UNSURE" } as const;

const verdictOf = ({ verdict, code }: KeepAnswer): keyof typeof figures =>
  verdict === "unknown" ? (code === "length-missing" ? "measure" : "unsure") : verdict;

function verdictText({ verdict, reason }: KeepAnswer, count: number): string {
  if (count < 2 || verdict === "unknown") return reason;
  return verdict === "keep"
    ? `All ${count} may be kept if each is of legal length. ${reason}`
    : `Not all ${count}. ${reason}`;
}

function actionsFor(
  { species, length_inches: length, place }: Slots,
  verdict: KeepAnswer["verdict"],
  spot: string | null,
): readonly CardAction[] {
  const log = { log: "new", species, length, spot, place: spot === null ? place : null };
  const logged = (label: string, released: string): CardAction => ({
    label,
    screen: screenWith(screens.log, { ...log, released }),
  });
  return [
    ...(verdict === "keep" ? [logged("Log this fish", "no")] : []),
    ...(verdict === "unknown" ? [] : [logged("I released it", "yes")]),
    {
      label: "Keep or release",
      screen: screenWith(screens.regulations, { view: "keep-or-release", species, length, spot }),
    },
  ];
}

interface Judged {
  readonly water: AskedWater;
  readonly day: ReturnType<typeof countedDay>;
  readonly mode: FishingMode | null;
  readonly held: KeepAnswer;
}

const detailsOf = (
  { count = 1, date }: Slots,
  { water, day, mode, held }: Judged,
  now: Instant,
) => [
  held.rule,
  ...held.cautions,
  mode === null ? null : `Judged as fished ${modeWords[mode]}.`,
  day.keptBefore === 0 ? null : `Counted ${day.keptBefore} kept that day already.`,
  count > 1 && day.anglers > 1 ? `Shared evenly among ${day.anglers} anglers.` : null,
  ...noticeLines(held.notices),
  held.record?.howToMeasure ?? null,
  date === undefined ? null : `Judged for ${shownDate(day.date, now)}.`,
  water.note,
];

const fishSlots = ["species", "length_inches", "count", "anglers", "kept_today"] as const;

export const keep = defineTool({
  name: "keep",
  title: "Keep or release",
  description:
    "May this fish be kept? By size, season, bag and vessel limits; counts what the log has kept that day.",
  takes: [...fishSlots, "mode", ...waterSlots, "date"],
  answer: async (slots, context) => {
    const { species = "striped_bass", length_inches: length, count = 1 } = slots;
    const water = await askedWater(slots, context);
    const date = askedDate(slots, context);
    const day = countedDay(slots, species, date, context);
    const saidMode = slots.mode === undefined ? null : fishingModeOf[slots.mode];
    const mode = saidMode ?? day.mode ?? modeAtSpot(water);
    const table = await context.providers.ruleTable();
    const { place } = water;
    const fish = { species, length: length === undefined ? null : inches(length) };
    const held = verdictOfDay(fish, { ...day, mode, place }, table);
    const applied = rulesFor({ species, place, date, mode: mode ?? "private" }, table);
    const rules = applied.kind === "rules" ? applied.rules : [];
    const verdict = verdictOf(held);
    const size = length === undefined ? "" : `, ${inchesInWords(length)} in`;
    const waters = held.jurisdiction === null ? water.name : watersInWords(held.jurisdiction);
    const title = `${speciesOf(species).commonName}${size}, ${waters}`;
    const modeSlot = modes.find((one) => fishingModeOf[one] === mode);
    const filled = {
      ...slots,
      species,
      date,
      count,
      anglers: day.anglers,
      kept_today: day.keptBefore,
      ...(modeSlot && { mode: modeSlot }),
      ...waterSlot(held.jurisdiction),
    };
    return {
      title,
      slots: filled,
      headline: { figure: figures[verdict], label: title },
      verdict,
      text: verdictText(held, count),
      details: detailsOf(slots, { water, day, mode, held }, context.now),
      facts: rules.filter(({ record }) => record.id === held.record?.id).flatMap(ruleFacts),
      sources: held.record === null ? [] : [ruleSource(held.record)],
      actions: actionsFor({ ...slots, species }, held.verdict, water.named?.spotId ?? null),
      isUnanswered: held.code === "outside-coverage" || held.code === "no-rule",
    };
  },
});
