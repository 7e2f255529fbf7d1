import { formatIso } from "@striper/marine/time";
import type { Publication } from "#server/features/regulations/regulations.store.ts";

export const presentPublication = ({ version, publishedAt, note, changes }: Publication) => ({
  version,
  published_at: formatIso(publishedAt),
  note,
  changes,
});
