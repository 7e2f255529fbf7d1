export const bookTabs = ["dashboard", "analytics", "records"] as const;
export type BookTab = (typeof bookTabs)[number];

export interface LogBookSearch {
  readonly tab?: BookTab;
  /** The catch that is open. */
  readonly catch?: string;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Part and open catch of the log book; what makes no sense is left out. */
export function logBookSearch(search: Record<string, unknown>): LogBookSearch {
  const tab = bookTabs.find((candidate) => candidate === search["tab"]);
  const id = search["catch"];
  return {
    ...(tab === undefined || tab === "dashboard" ? {} : { tab }),
    ...(typeof id === "string" && uuid.test(id) ? { catch: id } : {}),
  };
}
