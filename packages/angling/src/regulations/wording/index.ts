export {
  dateInWords,
  notKnown,
  rangeInWords,
  seasonInWords,
  seasonStatus,
  type SeasonStatus,
} from "./dates-in-words.ts";
export {
  allBagsInWords,
  allSizesInWords,
  bagInWords,
  bagOnDayInWords,
  capInWords,
  countInWords,
  inchesInWords,
  jurisdictionNames,
  maximumInWords,
  minimumInWords,
  modesInWords,
  sizeInWords,
  watersInWords,
} from "./limits-in-words.ts";
export { limitsInWords, ruleInWords, titleOf } from "./rule-in-words.ts";
