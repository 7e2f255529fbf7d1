/**
 * `npx tsx bench/rule-watch.ts [seeds]`: which changes of official pages the watch reports.
 * Forty pages changed by hand, then pages changed by chance: numbers, dates and words of law on the
 * one side, slips of the pen, marks, order and frame on the other.
 */
import { mutations } from "@striper/fakes/rule-pages/mutations";
import { tryMutation } from "./rule-watch-trial.ts";
import { tryByChance } from "./rule-watch-chance.ts";

const trials = [];
for (const mutation of mutations) trials.push(await tryMutation(mutation));
for (const { mutation, reported, missed, beside } of trials) {
  const kind = mutation.rules.length === 0 ? "form" : "meaning";
  const verdict =
    missed.length > 0
      ? `MISSED ${missed.join(", ")}`
      : beside.length > 0
        ? `beside: ${beside.join(", ")}`
        : "right";
  console.log(
    `${mutation.name.padEnd(32)}${kind.padEnd(9)}${String(reported.length).padStart(3)}  ${verdict}`,
  );
}
const ofMeaning = trials.filter(({ mutation }) => mutation.rules.length > 0);
const ofForm = trials.filter(({ mutation }) => mutation.rules.length === 0);
console.log(
  `\n${ofMeaning.length} changes of meaning: ${ofMeaning.filter(({ missed }) => missed.length > 0).length} missed`,
  `\n${ofForm.length} changes of form: ${ofForm.filter(({ reported }) => reported.length > 0).length} false alarms`,
);

const seeds = Number(process.argv[2] ?? "200");
const chance = await tryByChance(seeds);
console.log(
  `\nby chance, ${seeds} seeds each: meaning ${chance.missed.length} missed of ${chance.meaning}, form ${chance.alarms.length} false alarms of ${chance.form}`,
);
for (const line of [...chance.missed, ...chance.alarms].slice(0, 40)) console.log(`  ${line}`);
