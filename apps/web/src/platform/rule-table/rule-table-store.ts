import { packagedTable, type RegulationsTable } from "@striper/angling/regulations";
import { regulationsTable } from "@striper/contract/regulation-table";
import { keepAnswer, readKept } from "#web/platform/api/kept-answer.ts";

/** Under this name the device keeps the newest table the server has told. */
const keptName = "rule_table";
/** As `keptName` in local storage: what another tab writes. */
const storageKey = `kept_${keptName}`;

export interface HeldTable {
  readonly table: RegulationsTable;
  /** When the server last confirmed it, ms; null: it came with the product and nobody was asked. */
  readonly checkedAt: number | null;
}

const packaged: HeldTable = { table: packagedTable, checkedAt: null };

let held: HeldTable | null = null;
const listeners = new Set<() => void>();

/** The server's word outranks the packaged table, unless the product has brought a newer version. */
function stored(now: number): HeldTable {
  const kept = readKept(keptName, regulationsTable, now);
  if (kept === undefined || kept.answer.version < packagedTable.version) return packaged;
  return { table: kept.answer, checkedAt: kept.at };
}

export function heldTable(): HeldTable {
  held ??= stored(Date.now());
  return held;
}

/** The rules as this device knows them, without waiting for anything. */
export const currentRuleTable = (): RegulationsTable => heldTable().table;

/** Takes over what the server has just answered; an unchanged table stays the same object. */
export function holdTable(answer: RegulationsTable, at: number): void {
  const before = heldTable();
  const isSame = JSON.stringify(before.table) === JSON.stringify(answer);
  keepAnswer(keptName, at, answer);
  held = { table: isSame ? before.table : answer, checkedAt: at };
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  // `key` is null when another tab cleared everything.
  if (key !== storageKey && key !== null) return;
  held = stored(Date.now());
  tell();
}

export function subscribeToTable(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}
