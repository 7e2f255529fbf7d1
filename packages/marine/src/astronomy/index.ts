export { moonEvents, type MoonEventName, type MoonEvents } from "./moon-events.ts";
export { moonAt, type MoonState } from "./moon-phase.ts";
export { type MoonPhaseName, moonPhaseNames } from "./moon-phase-names.ts";
export { type SolunarPeriod, solunarPeriods } from "./solunar.ts";
export { sunAltitude } from "./sun-altitude.ts";
export { sunEvents, type SunEventName, type SunEvents } from "./sun-events.ts";
