import type { StoredCharts } from "#web/features/charts/offline/stored-charts.ts";
import { offlineChartsWording as wording } from "#web/features/charts/offline/wording.ts";

export interface StoredChartsView {
  readonly sentence: string;
  readonly action: "keep" | "stop" | "remove";
  readonly label: string;
  readonly percent: number | null;
}

const megabyte = 1e6;

export const megabytes = (bytes: number): string =>
  `${Math.max(0.1, bytes / megabyte).toFixed(1)} MB`;

export function storedChartsView(state: StoredCharts, bytes: number): StoredChartsView {
  const view = (
    action: StoredChartsView["action"],
    sentence: string,
    percent: number | null = null,
  ): StoredChartsView => ({ sentence, action, label: wording[action], percent });
  switch (state.kind) {
    case "none":
      return view("keep", `${wording.notKept} ${wording.size(megabytes(bytes))}`);
    case "kept":
      return view("remove", wording.kept(megabytes(state.bytes)));
    case "keeping": {
      const { receivedBytes, totalBytes } = state;
      const percent = totalBytes === 0 ? 0 : Math.floor((100 * receivedBytes) / totalBytes);
      const sentence = wording.coming(megabytes(receivedBytes), megabytes(totalBytes));
      return view("stop", sentence, percent);
    }
    case "failed":
      return view("keep", `${wording.failed[state.why]} ${wording.size(megabytes(bytes))}`);
    default:
      return state satisfies never;
  }
}
