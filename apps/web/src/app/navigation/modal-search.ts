const modals = ["catch-log", "my-catches"] as const;
export type Modal = (typeof modals)[number];

export interface ModalSearch {
  readonly modal?: Modal;
}

/** The overlay that lies over a view; an unknown one is no overlay. */
export function modalSearch(search: Record<string, unknown>): ModalSearch {
  const modal = modals.find((candidate) => candidate === search["modal"]);
  return modal === undefined ? {} : { modal };
}
