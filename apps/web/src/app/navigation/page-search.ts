import type { LicensesPlace } from "#web/features/licenses/licenses-screen.tsx";

/*
 * Parses the query of each page's address. People type, shorten and share addresses, so invalid
 * values are dropped.
 */

type Query = Record<string, unknown>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idIn = (value: unknown): string | undefined =>
  typeof value === "string" && uuid.test(value) ? value : undefined;

const modals = ["catch-log", "my-catches"] as const;
export type Modal = (typeof modals)[number];

export interface ModalSearch {
  readonly modal?: Modal;
}

export function modalSearch(search: Query): ModalSearch {
  const modal = modals.find((candidate) => candidate === search["modal"]);
  return modal === undefined ? {} : { modal };
}

const panels = ["bite-score", "weather", "tide"] as const;
export type Panel = (typeof panels)[number];

export interface PanelSearch {
  readonly panel?: Panel;
}

export function panelSearch(search: Query): PanelSearch {
  const panel = panels.find((candidate) => candidate === search["panel"]);
  return panel === undefined ? {} : { panel };
}

export const bookTabs = ["dashboard", "analytics", "records"] as const;
export type BookTab = (typeof bookTabs)[number];

const catchFields = [
  "species",
  "length",
  "spot",
  "place",
  "bait",
  "released",
  "date",
  "time",
  "mode",
] as const;

export type CatchLink = Partial<Readonly<Record<(typeof catchFields)[number], string | number>>>;

const longestField = 120;

function catchLink(search: Query): CatchLink {
  const fields = catchFields.flatMap((name) => {
    const value = search[name];
    const isShort = typeof value === "string" && value !== "" && value.length <= longestField;
    return isShort || typeof value === "number" ? [[name, value] as const] : [];
  });
  return Object.fromEntries(fields);
}

export interface LogBookSearch extends CatchLink {
  readonly tab?: BookTab;
  readonly catch?: string;
  /** Opens the form for a new catch, prefilled from the address. */
  readonly log?: "new";
  /** Starts the form with photos shared to the app. */
  readonly shared?: "photo";
}

export function logBookSearch(search: Query): LogBookSearch {
  const tab = bookTabs.find((candidate) => candidate === search["tab"]);
  const id = idIn(search["catch"]);
  return {
    ...(tab === undefined || tab === "dashboard" ? {} : { tab }),
    ...(id === undefined ? {} : { catch: id }),
    ...(search["log"] === "new" ? { log: "new" as const, ...catchLink(search) } : {}),
    ...(search["log"] === "new" && search["shared"] === "photo"
      ? { shared: "photo" as const }
      : {}),
  };
}

export function licensesSearch(search: Query): LicensesPlace {
  const license = idIn(search["license"]);
  const image = license === undefined ? undefined : idIn(search["image"]);
  const add = search["add"] === "new" ? "new" : idIn(search["add"]);
  return {
    ...(license === undefined ? {} : { license }),
    ...(image === undefined ? {} : { image }),
    ...(add === undefined ? {} : { add }),
  };
}

export interface MapSearch {
  readonly spot?: string;
}

export function mapSearch(search: Query): MapSearch {
  const { spot } = search;
  return typeof spot === "string" && spot !== "" ? { spot } : {};
}

export interface WadingSearch {
  readonly place?: string;
}

export function wadingSearch(search: Query): WadingSearch {
  const { place } = search;
  return typeof place === "string" && place !== "" ? { place } : {};
}

export interface PaymentSearch {
  readonly session_id?: string;
}

export function paymentSearch(search: Query): PaymentSearch {
  const id = search["session_id"];
  return typeof id === "string" && id !== "" ? { session_id: id } : {};
}

const here = "https://here.invalid";

/**
 * Returns the page to open after signing in; accepts only this app's own pages (no open redirect).
 */
export function nextPage(next: unknown): string | undefined {
  if (typeof next !== "string" || !next.startsWith("/") || !URL.canParse(next, here)) {
    return undefined;
  }
  // Browsers treat "//", "/\\" and an embedded tab as the start of another host.
  const target = new URL(next, here);
  return target.origin === here ? target.pathname + target.search + target.hash : undefined;
}

export interface EntrySearch {
  readonly next?: string;
}

export function entrySearch(search: Query): EntrySearch {
  const next = nextPage(search["next"]);
  return next === undefined ? {} : { next };
}

export interface LinkSearch {
  readonly token?: string;
}

export function linkSearch(search: Query): LinkSearch {
  // The router parses an all-digit token as a number.
  const token = search["token"];
  return typeof token === "string" || typeof token === "number" ? { token: String(token) } : {};
}
