function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, "");
}

function firstFree(base: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

interface RecordName {
  readonly jurisdiction: string;
  readonly species: string;
  /** Null for a rule of the whole water. */
  readonly areaName: string | null;
}

/**
 * Returns for example "nh/scup" or "ma/haddock/gulf-of-maine". An id names the rule's subject and
 * never changes.
 */
export function newRecordId(
  { jurisdiction, species, areaName }: RecordName,
  taken: readonly string[],
): string {
  const area = areaName === null ? "" : slugOf(areaName);
  const whole = `${jurisdiction.toLowerCase()}/${species}`;
  return firstFree(area === "" ? whole : `${whole}/${area}`, taken);
}

export function newNoticeId(title: string, taken: readonly string[]): string {
  const slug = slugOf(title);
  return firstFree(slug === "" ? "notice" : slug, taken);
}
