import type { Rule } from "./topic.ts";

export const ownThings: Rule = (has, named) => {
  if (has("license") && has("keep") && named.fish) return "permit";
  if (has("license")) return has("reciprocity", "copy") || !has("mine") ? "permit" : "license";
  const asksFigure = has("worked", "biggest", "howMany", "average", "rate", "lastCatch");
  const asksLaw = has("handling", "gear", "measure", "keep") && !asksFigure;
  const asksWeather = has("rain", "thunder", "weather", "wind") && !asksFigure;
  const isLawful = named.length && has("keep", "approved", "statesCatch");
  if (has("log") && !asksWeather && !asksLaw && !isLawful) return "log";
  if (has("biggest") && named.fish && named.when && !has("limit", "keep", "size", "where"))
    return "log";
  if (has("average") && has("size") && !named.fish && !has("limit", "keep")) return "log";
  return has("likeToday") || (has("rate") && !named.fish) ? "log" : null;
};

export const permits: Rule = (has, named) => {
  if (has("permit") && !has("license")) return "permit";
  // "He turns 16 in August": from that age a permit is needed.
  const isOfAge = named.age && !named.length && !named.count && !named.place;
  return isOfAge && !has("kids", "spots", "where", "limit", "keep", "log") ? "permit" : null;
};

export const entries: Rule = (has, named) =>
  has("logEntry") && (named.fish || named.length || named.words <= 4) ? "log-entry" : null;
