export {
  allRegulations,
  regulationsDisclaimer,
  type AllRegulations,
  type GeneralCard,
  type RegulationCard,
} from "./all-regulations.ts";
export { entryOf, type RegulationEntry, type RuleToday } from "./entry.ts";
export { searchRegulations, type RegulationSearch } from "./search-regulations.ts";
export {
  stripedBassRegulations,
  type StripedBassRegulations,
  type StripedBassSummary,
} from "./striped-bass.ts";
