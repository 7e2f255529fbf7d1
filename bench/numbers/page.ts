import { chapters } from "./catalogue.ts";
import type { Bench } from "./bench.ts";
import type { Result } from "./result.ts";
import { suiteTimes } from "./suite.ts";

type Results = Readonly<Record<string, Result>>;

const tableHead = `| name | what | figure | target | verdict | measured |
| --- | --- | --- | --- | --- | --- |`;

const cellText = (text: string): string => text.replaceAll("|", "\\|");

function verdictOf({ isMet, why }: Result, { target }: Bench): string {
  if (target === "shown only") return "";
  return isMet ? "met" : `**missed**: ${why ?? "see the output of the command"}`;
}

function rowOf(bench: Bench, found: Result | undefined): string {
  const { name, title, target, remark } = bench;
  const cells =
    found === undefined
      ? ["not measured yet", target, "", ""]
      : [
          found.figure,
          target,
          [verdictOf(found, bench), remark ?? ""].filter((part) => part !== "").join(". "),
          `${found.date}, load ${found.load.toFixed(1)}`,
        ];
  return `| \`${name}\` | ${[title, ...cells].map(cellText).join(" | ")} |`;
}

const commandRow = ({ name, command, minutes }: Bench): string =>
  `| \`${name}\` | \`${cellText(command)}\` | ${minutes} |`;

/** The page as Markdown. */
export function numbersPage(results: Results): string {
  const measured = Object.values(results);
  const machines = [...new Set(measured.map(({ machine }) => machine))];
  const all = chapters.flatMap(({ benches }) => benches);
  const missing = all.filter(({ name }) => results[name] === undefined);
  const parts = chapters.map(({ title, benches }) => {
    const rows = benches.map((bench) => rowOf(bench, results[bench.name]));
    return `## ${title}\n\n${tableHead}\n${rows.join("\n")}\n`;
  });
  return [
    "# Numbers",
    "",
    "Written by `npm run bench`, not by hand. `npm run bench -- tides speed` measures only what is called so",
    "and leaves the other rows as they were. Targets are for a quiet machine. `load` is that of the machine",
    "while it measured, the bench included: above the number of cores, times are longer than they would be.",
    "",
    ...machines.map((machine) => `Machine: ${machine}.`),
    "",
    ...(missing.length === 0
      ? []
      : [`Not measured yet: ${missing.map(({ name }) => `\`${name}\``).join(", ")}.`, ""]),
    ...parts,
    suiteTimes,
    "## Commands",
    "",
    "| name | command | minutes |",
    "| --- | --- | --- |",
    ...all.map(commandRow),
    "",
  ].join("\n");
}
