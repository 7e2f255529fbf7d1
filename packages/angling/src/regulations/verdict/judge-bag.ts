import { bagLimitFor, vesselCapFor } from "#angling/regulations/limits.ts";
import type { BagLimit, RegulationRecord } from "#angling/regulations/table/table.ts";
import { countInWords } from "#angling/regulations/wording/index.ts";
import { allowed, released, uncertain, type Circumstances, type Judgement } from "./judgement.ts";

type FishLimit = Extract<BagLimit, { kind: "fish" }>;

export function judgeBag(record: RegulationRecord, circumstances: Circumstances): Judgement {
  const { mode, date } = circumstances;
  const limit = bagLimitFor(record, mode, date);
  if (limit.kind === "fish") return judgeCount(limit, record, circumstances);
  if (limit.kind === "no-limit") return allowed("there is no bag limit");
  if (limit.kind === "prohibited") return allowed("");
  return uncertain(
    "bag-unclear",
    limit.kind === "state-of-landing"
      ? "The bag limit is that of the state you land in."
      : `The bag limit is not known here. ${limit.words ?? ""}`.trim(),
  );
}

function judgeCount(
  limit: FishLimit,
  record: RegulationRecord,
  { mode, keptToday = 0, keptAboard = 0 }: Circumstances,
): Judgement {
  if (!isCount(keptToday) || !isCount(keptAboard)) {
    return uncertain("count-invalid", "The number of fish kept must be 0, 1, 2 and so on.");
  }
  const aboard = Math.max(keptToday, keptAboard);
  const counted = limit.per.startsWith("vessel") ? aboard : keptToday;
  const words = countInWords(limit);
  const full = limit.fish + (limit.extra?.fish ?? 0);
  if (counted >= full) {
    return released("bag-full", `The bag is full: ${words}, and ${counted} kept already.`);
  }
  const cap = vesselCapFor(record, mode);
  if (cap !== null && aboard >= cap.fish) {
    return released("boat-full", `The boat is full: ${cap.fish} fish for everyone aboard.`);
  }
  const doubt = doubtIn(limit);
  if (doubt !== null && counted >= doubt.from) {
    return uncertain(
      "bag-unclear",
      `With ${counted} kept already the limit is not clear: ${doubt.why}.`,
    );
  }
  return allowed(`the bag has room (${words}, ${counted} kept)`);
}

function doubtIn({ fish, extra, unsettled }: FishLimit) {
  if (unsettled !== undefined) return unsettled;
  return extra === undefined ? null : { from: fish, why: `the rest must be ${extra.kinds}` };
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
