import { readFileSync } from "node:fs";

const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(`./${file}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));

export interface DangerWording {
  readonly danger: string;
  readonly message: string;
}

function readWordings(): readonly DangerWording[] {
  const wordings: DangerWording[] = [];
  let danger = "";
  for (const line of linesOf("wordings")) {
    if (line.startsWith("== ")) danger = line.slice(3);
    else wordings.push({ danger, message: line });
  }
  return wordings;
}

/** Messages of people in danger, each with the danger it must be answered for. */
export const dangerWordings: readonly DangerWording[] = readWordings();

/** Questions near a danger that are none. */
export const ordinaryQuestions: readonly string[] = linesOf("ordinary");
