import type { NamedPlace, When } from "#angling/assistant/frame.ts";
import { saidInInches } from "#angling/assistant/understanding/numbers/measures.ts";
import type { WindSaid } from "#angling/assistant/understanding/wind-said.ts";
import { isAtSea as facesSea } from "./footing.ts";
import type { Going } from "./going.ts";
import { asksNeed, readGoing, type GoingSaid } from "./read-going.ts";

/** The words without figures in feet: a sea or a boat is no fish. */
const withoutFeet = (text: string): string =>
  text.replaceAll(
    /\b\d{1,2}(?:\.\d)?(?: ?(?:-|to) ?\d{1,2}(?:\.\d)?)? ?(?:ft|foot|feet|footers?)\b/g,
    "",
  );

const dares =
  /\b(?:ok|okay|safe\w*|(?:go|run|leave|launch|cross)(?: WHEN)* or (?:no|not|stay|wait|hold)|ok or no|yes or no|yay or nay|(?:good|bad|smart|terrible) (?:idea|plan|call|move)|smart|dumb|stupid|crazy|nuts|insane|risky|dicey|sketchy|doable|manageable|fine|all ?right|asking for trouble|death wish|should (?:i|we)|can (?:i|we)|could (?:i|we)|am i|are we|is it|is that|worth (?:the |it|a )?|too (?:much|rough|big|windy|far|small|sporty|dangerous|nasty|cold|late|snotty)|think(?:ing)?|plan(?:ning|s)?|wants? to|wanting to|going to|gonna|head(?:ing)? (?:out|to|for|over)|run(?:ning)? (?:out|to)|about to|tempted|handle|get away with|chance it|chancing|problem|big deal|any good|would you|push it|pushing it|launch\w* anyway|bail|call it|scrub|cancel)\b/;

/** "Tide at the jetty tonight". */
const asksOfWater = /^(?:tides?|currents?|slack|high|low|sun\w*|moon\w*|water temp\w*)\b/;

/** Whether one is let in, not whether one dares. */
const asksHours =
  /\b(?:stay|open|clos(?:e|es|ed)|shut|kick\w*|park(?:ing)?|hours|gates?|lock\w*|allowed|legal|permitted|get in|curfew)\b/;

/** Weighs a plan, and asks nothing of the fish. */
const thinks = /\b(?:thinking|tempted|planning)\b/;

/** A question for something else, in which conditions are named along the way. */
const asksElse =
  /^(?:(?:and|so|ok|but) )*(?:when|what(?! (?:if|about|do you (?:think|say)))|how (?:about )?(?:much|many|big|high|long|deep|far|fast|hard|strong|cold|do|does|to|is the|are the)|any (?!good))\b|\b(?:what (?:is|are|time|lures?|baits?|tide|size|color|should|do i|does|spots?|kind|rod|works?)|where|which|who|why|best|better|lures?|baits?|rigs?|plugs?|keep|keeper|limits?|size|scores?|bit(?:e|es|ing)|legal\w*|allowed|laws?|license|permit|ramp|parking|(?:the|a|any|marine|get|see) forecasts?|forecasts? (?:for|at|WHEN|PLACE)|forecast$|reports?|catch\w*|colou?rs?|tackle|rules?|required?|lights?(?! wind)|whistle|recommend|(?<!new )spots?|(?:easy|good|calm|quiet|sheltered|free) (?:\w+ )?(?:launch|put in)|place to|somewhere|anywhere|nearest|closest|shelter\w*|protected|rate|log|remind|(?<!(?:ebbs?|ebbing|floods?|flooding|outgoing|incoming|low|high|tide|current) )(?:until|till)|like (?:a|an)? ?(?:fog|wind|swell)|do (?:stripers?|bass|fish|FISH)|does (?:fog|wind|swell|the)|matter|mean|explain|tell me)\b/;

/** Whether it asks for anything but whether one dares. */
export const asksOther = (text: string): boolean => asksElse.test(text) || asksNeed.test(text);

export const asksWhetherOneDares = (text: string): boolean => dares.test(text);

/** Values that speak for or against going, beside how one goes. */
export function hazardsOf(going: Going): number {
  const { wind, gust, sea, isRough, sky, company, lacks } = going;
  const said = [
    wind !== null || gust !== null,
    sea !== null || isRough,
    company === "alone" || company === "kids",
  ];
  return said.filter(Boolean).length + sky.length + lacks.length;
}

const fishInHand = /\b\d{1,2} (?:legal |keeper |nice )?FISH\b/;

interface Around {
  readonly isPlaced: boolean;
  readonly isAtSea: boolean;
}

/** Whether a message tells the conditions of a plan, and asks or means whether to go. */
function tellsOfGoing(text: string, going: Going, { isPlaced, isAtSea }: Around): boolean {
  // A length in inches and a number of fish are of a catch: whether it may be kept is asked.
  if (asksOther(text) || saidInInches.test(text) || fishInHand.test(text)) return false;
  const { craft, sky } = going;
  // A night is no condition by itself: of a shore without surf or stones one asks what bites there.
  const isMereNight =
    !(isAtSea && thinks.test(text)) &&
    sky.includes("dark") &&
    (craft === null || craft === "pier" || craft === "boat");
  // "Can I stay past midnight" asks for the hours of a place.
  const isOfHours = hazardsOf(going) === 1 && sky.includes("dark") && asksHours.test(text);
  if (isOfHours) return false;
  const hazards = hazardsOf(going) - (isMereNight ? 1 : 0);
  if (asksOfWater.test(text) && !dares.test(text)) return false;
  const isAsked = dares.test(text);
  const isPaddled = craft === "paddled" && isPlaced;
  if (going.lacks.length > 0) return isAsked || craft !== null || isPlaced;
  if (going.isOut) return hazards > 0;
  if (isAsked) return (hazards > 0 || isPaddled) && (craft !== null || isPlaced || hazards > 1);
  // A sea that is told for a place that the sea reaches is told of a plan.
  const isSea = isAtSea && ((going.sea ?? 0) > 0 || sky.includes("ice"));
  const isTold =
    going.boatLength !== null ||
    isSea ||
    ((craft !== null || going.crosses) && isPlaced && !/FISH/.test(text));
  const beyondNight = hazards - (sky.includes("dark") && !isMereNight ? 1 : 0);
  return beyondNight > 0 && (isTold || (hazards > 1 && (craft !== null || isPlaced)));
}

interface PlanInput {
  /** The message with its names masked, and without its times. */
  readonly masked: string;
  readonly rest: string;
  readonly wind: WindSaid | null;
  readonly when: When | null;
  readonly places: readonly NamedPlace[];
  readonly isHere: boolean;
}

export interface PlanRead {
  readonly outing: GoingSaid | null;
  /** Whether to go is asked, or meant. */
  readonly isPlan: boolean;
  readonly told: { readonly going: Going | null; readonly isPlan: boolean };
  /** The words in which lengths of fish are looked for. */
  readonly measured: string;
}

/** The conditions a message tells, and whether it is about a plan. */
export function readPlan({ masked, rest, wind, when, places, isHere }: PlanInput): PlanRead {
  const outing = readGoing(masked, wind, when);
  const around = {
    isPlaced: places.length > 0 || isHere,
    isAtSea: places.some(({ spotId }) => spotId !== null && facesSea(spotId)),
  };
  const isPlan = outing !== null && tellsOfGoing(rest, outing.going, around);
  const told = { going: outing?.going ?? null, isPlan };
  return { outing, isPlan, told, measured: isPlan ? withoutFeet(rest) : rest };
}
