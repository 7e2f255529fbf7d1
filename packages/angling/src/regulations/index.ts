export { packagedTable } from "./packaged-table.ts";
export * from "./day/index.ts";
export { changesForAnglers } from "./table/changes-for-anglers.ts";
export { describeChanges, type TableChange } from "./table/describe-changes.ts";
export { effectiveRecord } from "./deferral.ts";
export * from "./effects/index.ts";
export { nextBagChange, type BagChange } from "./limits.ts";
export { noticesFor, noticesOn, type NoticeQuestion } from "./notices.ts";
export { isPosition, type NamedWater, type Place } from "./place.ts";
export {
  isDate,
  nextSeasonChange,
  seasonStateOn,
  type HarborDate,
  type SeasonChange,
  type SeasonState,
} from "./season.ts";
export {
  rulesFor,
  type ApplicableRule,
  type RulesAnswer,
  type RulesQuestion,
} from "./rules-for.ts";
export { tableAgeWarning } from "./table-age.ts";
export * from "./table/table.ts";
export { findTableProblems } from "./table/table-problems.ts";
export * from "./verdict/index.ts";
export * from "./responses/index.ts";
export { isOfAnotherYear, isVerificationStale, verificationLifeDays } from "./verification.ts";
export * from "./wording/index.ts";
export { zonesAt } from "./zone.ts";
