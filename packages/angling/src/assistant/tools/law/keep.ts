import { harborDate, type Instant } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import { buildCard, screenWith } from "#angling/assistant/cards/build-card.ts";
import type { CardAction } from "#angling/assistant/cards/card.ts";
import { factsFrom, screens, sources } from "#angling/assistant/facts.ts";
import type { SlotName, Slots } from "#angling/assistant/slots/slots.ts";
import { askedDate, type Asked } from "#angling/assistant/tools/asked.ts";
import { shownDate } from "#angling/assistant/tools/shown-time.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import {
  blankDay,
  countsOf,
  inchesInWords,
  rulesFor,
  verdictOfDay,
  watersInWords,
  type ApplicableRule,
  type DayState,
  type FishingMode,
  type KeepAnswer,
} from "#angling/regulations/index.ts";
import { speciesOf, type SpeciesId } from "#angling/species/index.ts";
import { spotById } from "#angling/spots/index.ts";
import { askedWater, waterSlot, type AskedWater } from "./asked-water.ts";
import {
  fishingModeOf,
  modeSlotOf,
  modeWords,
  noticeLines,
  ruleFacts,
  ruleSource,
} from "./rule-parts.ts";

/** Returns how a spot is fished, where only one way is possible there. */
function modeAtSpot({ named }: AskedWater): FishingMode | null {
  const access = named?.spotId == null ? undefined : spotById(named.spotId)?.access;
  if (access === "Shore" || access === "Shore/Wade") return "shore";
  return access === "Boat Only" ? "private" : null;
}

interface CountedDay {
  readonly state: DayState;
  /** Fish of the kind kept before the one judged. */
  readonly kept: number;
  readonly assumed: readonly SlotName[];
}

/**
 * Returns the day as it stands before the last of the fish asked about. Fish named together are shared
 * evenly among the anglers. Of the log and what was said the greater number counts.
 */
function countedDay(
  slots: Slots,
  species: SpeciesId,
  date: string,
  { day, now }: ToolContext,
): CountedDay {
  const base = day !== null && day.date === date ? day : blankDay(date);
  const anglers = slots.anglers ?? base.anglers;
  const fish = slots.count ?? 1;
  const logged = countsOf(base, species);
  const own = Math.max(slots.kept_today ?? 0, logged.keptToday);
  const ownBefore = own + Math.ceil(fish / anglers) - 1;
  const othersLogged = base.tapped[species]?.others ?? null;
  const othersBefore = fish - Math.ceil(fish / anglers);
  const others = slots.count === undefined ? othersLogged : (othersLogged ?? 0) + othersBefore;
  const isLongKept = base.tapped[species]?.isLongKept ?? null;
  const state: DayState = {
    ...base,
    anglers,
    tapped: { ...base.tapped, [species]: { own: ownBefore, others, isLongKept } },
  };
  const assumed: SlotName[] = [
    ...(slots.kept_today === undefined ? (["kept_today"] as const) : []),
    ...(slots.anglers === undefined && anglers > 1 ? (["anglers"] as const) : []),
  ];
  return { state, kept: own, assumed: date < harborDate(now) ? [] : assumed };
}

const figures = { keep: "KEEP", release: "RELEASE", measure: "MEASURE", unsure: "UNSURE" } as const;

const verdictOf = ({ verdict, code }: KeepAnswer): keyof typeof figures =>
  verdict === "unknown" ? (code === "length-missing" ? "measure" : "unsure") : verdict;

/** Returns the verdict's sentence, with the number of fish where several were asked about. */
function verdictText({ verdict, reason }: KeepAnswer, count: number): string {
  if (count < 2 || verdict === "unknown") return reason;
  return verdict === "keep"
    ? `All ${count} may be kept if each is of legal length. ${reason}`
    : `Not all ${count}. ${reason}`;
}

function actionsFor(slots: Slots, held: KeepAnswer, water: AskedWater): readonly CardAction[] {
  const { species, length_inches: length } = slots;
  const spot = water.named?.spotId ?? null;
  const place = spot === null ? (slots.place ?? null) : null;
  const log = { log: "new", species, length, spot, place };
  const logKept = {
    label: "Log this fish",
    screen: screenWith(screens.log, { ...log, released: "no" }),
  };
  const logReleased = {
    label: "I released it",
    screen: screenWith(screens.log, { ...log, released: "yes" }),
  };
  const judge = {
    label: "Keep or release",
    screen: screenWith(screens.regulations, { view: "keep-or-release", species, length, spot }),
  };
  if (held.verdict === "keep") return [logKept, logReleased, judge];
  return held.verdict === "release" ? [logReleased, judge] : [judge];
}

interface Judged {
  readonly species: SpeciesId;
  readonly water: AskedWater;
  readonly date: Asked<string>;
  readonly counted: CountedDay;
  readonly mode: FishingMode | null;
  readonly held: KeepAnswer;
  /** The deciding rule's figures; missing where there is none. */
  readonly rule: ApplicableRule | undefined;
}

async function judgeFish(slots: Slots, context: ToolContext): Promise<Judged> {
  const { species = "striped_bass", length_inches: length } = slots;
  const water = await askedWater(slots, context);
  const date = askedDate(slots, context);
  const counted = countedDay(slots, species, date.value, context);
  const saidMode = slots.mode === undefined ? null : fishingModeOf[slots.mode];
  const mode = saidMode ?? counted.state.mode ?? modeAtSpot(water);
  const table = await context.providers.ruleTable();
  const held = verdictOfDay(
    { species, length: length === undefined ? null : inches(length) },
    { ...counted.state, mode, place: water.place },
    table,
  );
  const question = { species, place: water.place, date: date.value, mode: mode ?? "private" };
  const applied = rulesFor(question, table);
  const rule =
    applied.kind === "rules"
      ? applied.rules.find(({ record }) => record.id === held.record?.id)
      : undefined;
  return { species, water, date, counted, mode, held, rule };
}

const filledSlots = (slots: Slots, { species, date, counted, mode, held }: Judged): Slots => ({
  ...slots,
  species,
  date: date.value,
  count: slots.count ?? 1,
  anglers: counted.state.anglers,
  kept_today: counted.kept,
  ...(mode === null ? {} : { mode: modeSlotOf[mode] }),
  ...(held.jurisdiction === null ? {} : { water: waterSlot(held.jurisdiction) }),
});

const assumedSlots = (slots: Slots, { water, date, counted, mode }: Judged): SlotName[] => [
  ...(slots.species === undefined ? (["species"] as const) : []),
  ...(slots.count === undefined ? (["count"] as const) : []),
  ...(mode !== null && slots.mode === undefined ? (["mode"] as const) : []),
  ...(slots.water === undefined && slots.place === undefined ? (["water"] as const) : []),
  ...counted.assumed,
  ...water.assumed,
  ...date.assumed,
];

const detailsOf = (
  { count = 1 }: Slots,
  { water, date, counted, mode, held }: Judged,
  now: Instant,
) => [
  held.rule,
  ...held.cautions,
  mode === null ? null : `Judged as fished ${modeWords[mode]}.`,
  counted.kept === 0 ? null : `Counted ${counted.kept} kept that day already.`,
  count > 1 && counted.state.anglers > 1
    ? `Shared evenly among ${counted.state.anglers} anglers.`
    : null,
  ...noticeLines(held.notices),
  held.record?.howToMeasure ?? null,
  date.assumed.length === 0 ? `Judged for ${shownDate(date.value, now)}.` : null,
  water.note,
];

async function answerKeep(slots: Slots, context: ToolContext) {
  const judged = await judgeFish(slots, context);
  const { species, water, counted, held, rule } = judged;
  const { length_inches: length, count = 1 } = slots;
  const verdict = verdictOf(held);
  const size = length === undefined ? null : `${inchesInWords(length)} in`;
  const waters = held.jurisdiction === null ? water.name : watersInWords(held.jurisdiction);
  const title = [speciesOf(species).commonName, size, waters]
    .filter((part) => part !== null)
    .join(", ");
  const source = held.record?.citation ?? "Rule table";
  return buildCard("keep", {
    title,
    slots: filledSlots(slots, judged),
    assumed: assumedSlots(slots, judged),
    headline: { figure: figures[verdict], unit: null, label: title },
    verdict,
    text: verdictText(held, count),
    details: detailsOf(slots, judged, context.now),
    facts: [
      ...factsFrom(source, { screen: screens.regulations }, [
        ["verdict", held.verdict],
        ["verdict-reason", held.code],
        ["waters", waters],
      ]),
      ...factsFrom(sources.log, { screen: screens.log }, [["kept-today", counted.kept, "fish"]]),
      ...factsFrom("Your question", {}, [["asked-length", length ?? null, "in"]]),
      ...(rule === undefined ? [] : ruleFacts(rule)),
    ],
    sources: held.record === null ? [] : [ruleSource(held.record)],
    actions: actionsFor({ ...slots, species }, held, water),
    isUnanswered: held.code === "outside-coverage" || held.code === "no-rule",
  });
}

export const keep: Tool = {
  name: "keep",
  title: "Keep or release",
  description:
    "May this fish be kept? By size, season, bag and vessel limits; counts what the log has kept that day.",
  takes: [
    "species",
    "length_inches",
    "count",
    "anglers",
    "kept_today",
    "mode",
    "water",
    "place",
    "miles_off",
    "date",
  ],
  required: [],
  aspects: [],
  answer: answerKeep,
};
