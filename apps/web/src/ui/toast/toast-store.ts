export interface Toast {
  readonly id: number;
  readonly tone: "info" | "ok" | "danger";
  readonly text: string;
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows one sentence; a newer one takes the place of the older, so that there is never a pile. */
export function showToast(text: string, tone: Toast["tone"] = "info"): void {
  lastId += 1;
  set({ id: lastId, text, tone });
}

export function dismissToast(id: number): void {
  if (current?.id === id) set(null);
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
