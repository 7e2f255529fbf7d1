import { Store } from "@tanstack/store";

export interface Toast {
  readonly id: number;
  readonly tone: "info" | "ok" | "danger";
  readonly text: string;
}

export const toastStore = new Store<Toast | null>(null);
let lastId = 0;

/** Shows a sentence; a newer one replaces it, so toasts never pile up. */
export function showToast(text: string, tone: Toast["tone"] = "info"): void {
  lastId += 1;
  const toast = { id: lastId, text, tone };
  toastStore.setState(() => toast);
}

export function dismissToast(id: number): void {
  if (toastStore.get()?.id === id) toastStore.setState(() => null);
}

export const currentToast = (): Toast | null => toastStore.get();
