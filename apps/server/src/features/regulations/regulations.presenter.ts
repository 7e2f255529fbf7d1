import { speciesOf } from "@striper/angling/species";
import { formatIso } from "@striper/marine/time";
import type { ChangedCatches } from "#server/features/regulations/desk/changed-catches.ts";
import type { Publication } from "#server/features/regulations/regulations.store.ts";

export const presentPublication = ({ version, publishedAt, note, changes }: Publication) => ({
  version,
  published_at: formatIso(publishedAt),
  note,
  changes,
});

export const presentCatches = (catches: ChangedCatches | null) =>
  catches && {
    newest: catches.newest,
    concerned: catches.concerned,
    without_place: catches.withoutPlace,
    changes: catches.changes.map(({ species, ...change }) => ({
      species: speciesOf(species).commonName,
      ...change,
    })),
  };
