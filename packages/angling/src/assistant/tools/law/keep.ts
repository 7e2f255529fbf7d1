import { harborDate } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import { buildCard, screenWith } from "#angling/assistant/cards/build-card.ts";
import type { CardAction, Verdict } from "#angling/assistant/cards/card.ts";
import { factsFrom, screens, sources } from "#angling/assistant/facts.ts";
import type { SlotName, Slots } from "#angling/assistant/slots/slots.ts";
import { askedDate } from "#angling/assistant/tools/asked.ts";
import { shownDate } from "#angling/assistant/tools/shown-time.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import {
  blankDay,
  countsOf,
  inchesInWords,
  rulesFor,
  verdictOfDay,
  watersInWords,
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

const verdictOf = ({ verdict, code }: KeepAnswer): Verdict =>
  verdict === "unknown" ? (code === "length-missing" ? "measure" : "unsure") : verdict;

const figures = { keep: "KEEP", release: "RELEASE", measure: "MEASURE", unsure: "UNSURE" } as const;

/** Returns the verdict's sentence, with the number of fish where several were asked about. */
function verdictText({ verdict, reason }: KeepAnswer, count: number): string {
  if (count < 2 || verdict === "unknown") return reason;
  return verdict === "keep"
    ? `All ${count} may be kept if each is of legal length. ${reason}`
    : `Not all ${count}. ${reason}`;
}

function actionsFor(slots: Slots, answer: KeepAnswer, water: AskedWater): readonly CardAction[] {
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
  if (answer.verdict === "keep") return [logKept, logReleased, judge];
  return answer.verdict === "release" ? [logReleased, judge] : [judge];
}

async function answer(slots: Slots, context: ToolContext) {
  const { species = "striped_bass", length_inches: length, count = 1 } = slots;
  const water = await askedWater(slots, context);
  const date = askedDate(slots, context);
  const counted = countedDay(slots, species, date.value, context);
  const saidMode = slots.mode === undefined ? null : fishingModeOf[slots.mode];
  const mode = saidMode ?? counted.state.mode ?? modeAtSpot(water);
  const table = await context.providers.ruleTable();
  const judged = verdictOfDay(
    { species, length: length === undefined ? null : inches(length) },
    { ...counted.state, mode, place: water.place },
    table,
  );
  const { jurisdiction, record } = judged;
  const verdict = verdictOf(judged);
  const held = rulesFor(
    { species, place: water.place, date: date.value, mode: mode ?? "private" },
    table,
  );
  const applied =
    held.kind === "rules" ? held.rules.find((one) => one.record.id === record?.id) : undefined;
  const fish = speciesOf(species).commonName;
  const size = length === undefined ? null : `${inchesInWords(length)} in`;
  const waters = jurisdiction === null ? water.name : watersInWords(jurisdiction);
  const title = [fish, size, waters].filter((part) => part !== null).join(", ");
  const keptWords = counted.kept === 0 ? null : `Counted ${counted.kept} kept that day already.`;
  return buildCard("keep", {
    title,
    slots: {
      ...slots,
      species,
      date: date.value,
      count,
      anglers: counted.state.anglers,
      kept_today: counted.kept,
      ...(mode === null ? {} : { mode: modeSlotOf[mode] }),
      ...(jurisdiction === null ? {} : { water: waterSlot(jurisdiction) }),
    },
    assumed: [
      ...(slots.species === undefined ? (["species"] as const) : []),
      ...(slots.count === undefined ? (["count"] as const) : []),
      ...(mode !== null && saidMode === null ? (["mode"] as const) : []),
      ...(slots.water === undefined && slots.place === undefined ? (["water"] as const) : []),
      ...counted.assumed,
      ...water.assumed,
      ...date.assumed,
    ],
    headline: {
      figure:
        figures[
          verdict === "keep" || verdict === "release" || verdict === "measure" ? verdict : "unsure"
        ],
      unit: null,
      label: title,
    },
    verdict,
    text: verdictText(judged, count),
    details: [
      judged.rule,
      ...judged.cautions,
      mode === null ? null : `Judged as fished ${modeWords[mode]}.`,
      keptWords,
      count > 1 && counted.state.anglers > 1
        ? `Shared evenly among ${counted.state.anglers} anglers.`
        : null,
      ...noticeLines(judged.notices),
      record?.howToMeasure ?? null,
      date.assumed.length === 0 ? `Judged for ${shownDate(date.value, context.now)}.` : null,
      water.note,
    ],
    facts: [
      ...factsFrom(record?.citation ?? "Rule table", { screen: screens.regulations }, [
        ["verdict", judged.verdict],
        ["verdict-reason", judged.code],
        ["waters", waters],
      ]),
      ...factsFrom(sources.log, { screen: screens.log }, [["kept-today", counted.kept, "fish"]]),
      ...factsFrom("Your question", {}, [["asked-length", length ?? null, "in"]]),
      ...(applied === undefined ? [] : ruleFacts(applied)),
    ],
    sources: record === null ? [] : [ruleSource(record)],
    actions: actionsFor({ ...slots, species }, judged, water),
    isUnanswered: judged.code === "outside-coverage" || judged.code === "no-rule",
  });
}

export const keep: Tool = {
  name: "keep",
  title: "Keep or release",
  description:
    "May this fish be kept? Judges size, season, bag and vessel limits for a fish of a length, for the water and day. Counts the fish the person's log has kept that day.",
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
  answer,
};
