import type { OutputOf } from "@striper/contract/endpoint";
import type { saveOwnSpot as endpoint } from "@striper/contract/spots";
import type { SpotsDependencies } from "#server/features/spots/dependencies.ts";
import { findOwnSpot, hasRoom, putOwnSpot } from "#server/features/spots/spots.store.ts";
import type { OwnSpotRow } from "#server/features/spots/spots.store.ts";
import { wording } from "#server/features/spots/wording.ts";
import { AppError } from "#server/http/app-error.ts";

type Entry = OutputOf<(typeof endpoint)["body"]>;

const isWritten = (row: OwnSpotRow, { name, notes, position }: Entry): boolean =>
  row.name === name &&
  row.notes === notes &&
  row.latitude === position.latitude &&
  row.longitude === position.longitude;

/** Last write wins, because a name and a position are easily corrected. */
export function saveOwnSpot(
  { orm, clock }: SpotsDependencies,
  accountId: string,
  id: string,
  entry: Entry,
): Promise<OwnSpotRow> {
  const now = clock.now();
  const { name, notes, position } = entry;
  const spot = { accountId, id, name, notes, ...position, createdAt: now, updatedAt: now };
  return orm.transaction(async (transaction) => {
    const known = await findOwnSpot(transaction, accountId, id);
    if (known !== undefined && isWritten(known, entry)) return known;
    if (known === undefined && !(await hasRoom(transaction, accountId)))
      throw new AppError("limit_reached", { message: wording.spotsFull });
    return putOwnSpot(transaction, spot);
  });
}
