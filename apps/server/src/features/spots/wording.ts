/** What a person reads. */
export const wording = {
  removed: "Spot removed.",
  favored: "Added to your favorites.",
  unfavored: "Taken off your favorites.",
  noSuchSpot: "There is no such spot.",
  spotsFull: "You have as many own spots as an account may hold.",
} as const;
