export { judge } from "./judge.ts";
export type { Circumstances, Judgement, Verdict, VerdictCode } from "./judgement.ts";
export { keepOrRelease, type KeepAnswer, type KeepQuestion } from "./keep-or-release.ts";
export { landingStates, type LandingState } from "./landing.ts";
