import { screens } from "#angling/assistant/facts.ts";
import type { Passage } from "./passage.ts";

const app = "Striper Conditions";
const term = (title: string, words: string, text: string, screen: string | null): Passage => ({
  kind: "term",
  title,
  words,
  text,
  source: app,
  screen,
});

/** What the words, signs and figures of the screens mean. */
export const terms: readonly Passage[] = [
  term(
    "MLLW, mean lower low water",
    "datum zero level low water height",
    "Mean lower low water: the level that heights of the tide and depths of the chart count from, the average of each day's lower low. A minus tide falls below it.",
    screens.tides,
  ),
  term(
    "Minus tide",
    "negative tide below zero",
    "A low that falls below mean lower low water: more ground dries than the chart's zero shows.",
    screens.tides,
  ),
  term(
    "Slack",
    "slack water turn current",
    "The minutes in which a current is weakest, between flood and ebb. It need not be at high or low water.",
    screens.tides,
  ),
  term(
    "Flood and ebb",
    "incoming outgoing tide current",
    "Flood is the current toward land, ebb the current back to sea. At some places they turn long before or after high and low water.",
    screens.tides,
  ),
  term(
    "Spring and neap tides",
    "springs neaps moon range",
    "Spring tides, near new and full moon, rise highest and fall lowest and run hardest; neap tides, near the quarters, are the weakest.",
    screens.tides,
  ),
  term(
    "Solunar periods, major and minor",
    "solunar moon feeding times majors minors",
    "Major: the time around the moon's passage overhead or underfoot. Minor: around its rise or set. Computed from date and place; they weigh little in the bite score.",
    screens.dashboard,
  ),
  term(
    "Bite score",
    "score number points hundred excellent good fair challenging level scale high low",
    "0 to 100 for how well stripers may feed at a place and hour. 80 and up is Excellent, 60 to 79 Good, 40 to 59 Fair, below that Challenging. It is whether fish are here, times how they feed, times whether wind and thunder let you fish. Safety goes before it.",
    screens.dashboard,
  ),
  term(
    "Stay Home, Stay Ashore",
    "stay home ashore safety no advisory telling recommended action",
    "Said instead of any action when safety is NO: a warning or advisory in force, thunder, or wind and sea too hard for where you fish. It stands whatever the score. The reasons stand beside it.",
    screens.dashboard,
  ),
  term(
    "Confidence of the score",
    "confidence known inputs estimate",
    "The share of the bite score that rests on known inputs. What is not known is named, and a seasonal normal is marked as an estimate.",
    screens.dashboard,
  ),
  term(
    "Estimate, live, computed",
    "estimate live stale computed source badge normal",
    "Live: as fresh as its kind should be. Stale: real, but older. Estimate: a seasonal normal in place of a missing value. Computed: follows from date and place and never ages.",
    screens.dashboard,
  ),
  term(
    "Slot",
    "slot limit size between keeper",
    "A slot is a size range with both ends: a fish shorter or longer must go back. At the upper end of the striped bass slot a fish of exactly that length is too long.",
    screens.regulations,
  ),
  term(
    "Total length and fork length",
    "measure measuring tail fork total length pinch",
    "Total length runs to the tip of the tail, fork length to the middle of its fork. Which one counts stands in the rule of each fish.",
    screens.regulations,
  ),
  term(
    "Federal waters",
    "federal water line three miles eez offshore striped bass fish closed",
    "Beyond three nautical miles off the coast. Striped bass may not be fished for, kept or possessed there (50 CFR 697.7(b)), catch and release included.",
    screens.regulations,
  ),
  term(
    "Survey zone, margin of a depth",
    "catzoc zone confidence margin survey quality depth plus minus",
    "A chart says how well each area was surveyed: A1 is best, then A2, B, C; D and U are poor or not assessed. A depth's margin is the survey's and the weather's of ordinary days; swell and storm surge come on top.",
    screens.map,
  ),
  term(
    "Letters of the bottom on the chart",
    "symbols signs letters bottom chart mean",
    "S sand, M mud, R rock, G gravel, Sh shells.",
    screens.map,
  ),
  term(
    "Own spots are private",
    "private secret spots share leak who sees",
    "Nobody else ever sees your own spots or where you caught fish, the operator's figures included.",
    screens.spots,
  ),
];
