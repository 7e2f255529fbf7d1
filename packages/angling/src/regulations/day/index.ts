export { chipsOfDay, modeChips, type DayChip } from "./day-chips.ts";
export {
  blankDay,
  countsOf,
  fishKeptOn,
  type DayCounts,
  type DayState,
  type KeptFish,
  type TappedFish,
} from "./day-state.ts";
export { verdictOfDay, type DayAtPlace, type FishInHand } from "./day-verdict.ts";
