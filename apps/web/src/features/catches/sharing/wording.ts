import type { SharingState } from "#web/features/catches/sharing/shared-trips.ts";

const trips = (count: number): string => (count === 1 ? "1 trip" : `${count} trips`);

export const sharingWording = {
  title: "Help judge the score",
  leaves:
    "Of each trip that can be graded, its date, hours, the band of its score, the number of stripers, shore or boat, and one of five waters leave this device: no place, note, photo or name.",
  detail:
    "The server stores the rows without your account; as long as your log is there too, their dates and hours could be matched with it. Only this device can withdraw them, by turning this off or deleting your account here. What a lost device has sent is deleted after five years.",
  label: "Share my trips from this device",
  public: "See the public figures",
  failed: "This device could not save your choice. Nothing was shared.",
} as const;

export function sharingSentence({ isAgreed, sent, waiting, withdrawing }: SharingState): string {
  if (withdrawing > 0) return `${trips(withdrawing)} will be withdrawn at the next connection.`;
  if (!isAgreed) return "Off: nothing is shared.";
  if (waiting > 0) return `${trips(sent)} shared, ${waiting} more at the next connection.`;
  return `${trips(sent)} shared.`;
}
