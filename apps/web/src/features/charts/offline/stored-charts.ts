import { chartIndex, type ChartIndex } from "@striper/contract/chart-cells";
import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import {
  bytesOf,
  filesFor,
  storeFiles,
  missingOf,
  removeCharts,
  type ChartArea,
  type Keeping,
} from "#web/features/charts/offline/store-charts.ts";
import { call } from "#web/platform/api/api-client.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";

export type StoredCharts =
  | { readonly kind: "none" }
  | { readonly kind: "keeping"; readonly receivedBytes: number; readonly totalBytes: number }
  | { readonly kind: "kept"; readonly bytes: number }
  | { readonly kind: "failed"; readonly why: Exclude<Keeping["kind"], "kept"> };

const state = new Store<StoredCharts>({ kind: "none" });

export const useStoredCharts = (): StoredCharts => useSelector(state);

type Choice = { readonly area: ChartArea | null } | "none" | null;
const choiceKey = "charts_to_keep";

function isArea(value: unknown): value is ChartArea {
  return Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);
}

function choice(): Choice {
  const text = readStored(choiceKey);
  if (text === null || text === "none") return text;
  try {
    const value: unknown = JSON.parse(text);
    return { area: isArea(value) ? value : null };
  } catch {
    return null;
  }
}

let stop = new AbortController();

async function keep(index: ChartIndex, area: ChartArea | null): Promise<void> {
  stop.abort();
  const own = new AbortController();
  stop = own;
  const files = filesFor(index, area);
  const totalBytes = bytesOf(files);
  const show = (next: StoredCharts) => {
    if (stop === own) state.setState(() => next);
  };
  const onProgress = (receivedBytes: number) =>
    show({ kind: "keeping", receivedBytes, totalBytes });
  const outcome = await storeFiles(files, { signal: own.signal, onProgress });
  show(
    outcome.kind === "kept"
      ? { kind: "kept", bytes: totalBytes }
      : { kind: "failed", why: outcome.kind },
  );
}

/**
 * Stores the charts of an area, or those of the harbor for null, and follows their later editions.
 */
export async function storeCharts(index: ChartIndex, area: ChartArea | null): Promise<void> {
  writeStored(choiceKey, JSON.stringify(area));
  await keep(index, area);
}

export const stopStoringCharts = (): void => stop.abort();

export const isWithoutCharts = (): boolean => choice() === "none";

/** Removes all charts and stops automatic storing. */
export async function removeStoredCharts(): Promise<void> {
  stop.abort();
  stop = new AbortController();
  writeStored(choiceKey, "none");
  await removeCharts();
  state.setState(() => ({ kind: "none" }));
}

/** Largest size stored without asking, in bytes. The harbor's charts take about 3 MB. */
const automaticBytes = 8e6;

/** Returns true if automatic downloads may use the connection: https://wicg.github.io/netinfo/ */
export function mayUseConnection(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return true;
  if (Reflect.get(connection, "saveData") === true) return false;
  const type: unknown = Reflect.get(connection, "type");
  const speed: unknown = Reflect.get(connection, "effectiveType");
  return type !== "cellular" && (speed === undefined || speed === "4g");
}

/**
 * Runs when a later visit is idle. Updates the chosen charts, or stores the small automatic ones
 * before any choice. Failures stay silent.
 */
export async function storeChartsLater(): Promise<void> {
  const chosen = choice();
  if (chosen === "none" || !("caches" in globalThis)) return;
  try {
    const index = await call(chartIndex, {});
    const area = chosen?.area ?? null;
    const files = filesFor(index, area);
    const bytes = bytesOf(files);
    const missing = await missingOf(files);
    if (missing.length === 0) return state.setState(() => ({ kind: "kept", bytes }));
    if (chosen === null && bytes > automaticBytes) return;
    if (mayUseConnection()) await keep(index, area);
  } catch {
    // Offline or without room it is tried again on the next visit.
  }
}
