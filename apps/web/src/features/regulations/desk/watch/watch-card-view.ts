import { dateInWords } from "@striper/angling/regulations";
import { watchWording as wording } from "#web/features/regulations/desk/watch/wording.ts";
import type { DeskWatch } from "#web/features/regulations/desk/watch/queries.ts";

export interface ChangedPage {
  readonly url: string;
  readonly heading: string;
  readonly rules: readonly { readonly id: string; readonly title: string }[];
}

export interface WatchCardView {
  readonly line: string;
  readonly changed: readonly ChangedPage[];
  readonly faulty: readonly { readonly url: string; readonly words: string }[];
}

export function watchCardView(
  { is_watching, pages, changes }: DeskWatch,
  titles: ReadonlyMap<string, string>,
): WatchCardView {
  const urls = [...new Set(changes.map(({ url }) => url))];
  const readOn = pages
    .flatMap(({ read_on }) => read_on ?? [])
    .toSorted()
    .at(-1);
  const faulty = pages.flatMap(({ url, fault }) =>
    fault === null
      ? []
      : [{ url, words: wording.fault(fault.kind, fault.detail, dateInWords(fault.since)) }],
  );
  return {
    line: lineOf(is_watching, pages.length, readOn),
    changed: urls.map((url) => {
      const those = changes.filter((change) => change.url === url);
      const since = those.flatMap(({ changed_on }) => changed_on ?? []).toSorted()[0];
      return {
        url,
        heading: wording.changedOn(since === undefined ? "" : dateInWords(since), those.length),
        rules: those.map(({ rule_id: id }) => ({ id, title: titles.get(id) ?? id })),
      };
    }),
    faulty,
  };
}

function lineOf(isWatching: boolean, pages: number, readOn: string | undefined): string {
  if (!isWatching) return wording.off;
  if (readOn === undefined) return wording.notYet;
  return wording.read(pages, dateInWords(readOn));
}
