import { bostonWaterId } from "@striper/angling/home-waters";
import { spots } from "@striper/angling/spots";
import { stationIndex } from "@striper/marine/stations";
import type { MySpot } from "#web/features/spots/my-spots.ts";
import { watersWording as wording } from "#web/features/spots/waters/wording.ts";

export interface WaterChoice {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}

const offered = [
  bostonWaterId,
  "merrimack-river-mouth",
  "canal-railroad-bridge",
  "joppa-flats",
  "hampton-harbor",
  "salem-willows",
] as const;

const plain = (text: string): string =>
  text.toLocaleLowerCase("en-US").replaceAll(/[^a-z0-9]+/gu, " ");

const builtIn: readonly WaterChoice[] = [
  { id: bostonWaterId, name: wording.boston, kind: wording.tideStation },
  ...spots.map(({ id, name, region }) => ({ id, name, kind: wording.spotIn(region) })),
  ...stationIndex
    .filter(({ id }) => id !== bostonWaterId)
    .map(({ id, name, kind }) => ({
      id,
      name,
      kind: kind === "tide" ? wording.tideStation : wording.currentStation,
    })),
];

const mostListed = 12;

/**
 * Finds waters by name: own spots, then the catalogue's spots, then stations. An empty search
 * returns suggestions.
 */
export function findWaters(
  search: string,
  ownSpots: readonly Pick<MySpot, "spot_id" | "name">[],
  taken: readonly string[],
): readonly WaterChoice[] {
  const own = ownSpots.map(({ spot_id: id, name }) => ({ id, name, kind: wording.ownSpot }));
  const all = [...own, ...builtIn].filter(({ id }) => !taken.includes(id));
  const words = plain(search).trim().split(" ");
  if (words[0] === "") {
    const usual = offered.flatMap((id) => all.find((choice) => choice.id === id) ?? []);
    return [...own.filter(({ id }) => !taken.includes(id)), ...usual].slice(0, mostListed);
  }
  return all
    .filter(({ id, name, kind }) => {
      const text = ` ${plain(`${name} ${kind} ${id}`)}`;
      return words.every((word) => text.includes(` ${word}`));
    })
    .slice(0, mostListed);
}
