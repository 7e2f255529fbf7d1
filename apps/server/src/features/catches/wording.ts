/** What a person reads. */
export const wording = {
  logged: (species: string) => `Successfully logged ${species} catch!`,
  saved: "Catch saved.",
  restored: "Catch restored.",
  deleted: "Catch deleted successfully!",
  tripDeleted: "Trip deleted.",
  noSuchCatch: "This catch is not in your log.",
  noSuchTrip: "This trip is not in your log.",
  noSuchPhoto: "This photo is not in your log.",
  idTaken: "Another catch was logged under this id already.",
  catchEdited: "This catch was changed on another device since you opened it.",
  tripEdited: "This trip was changed on another device since you opened it.",
  logFull: "Your log holds as many catches as it can.",
  tripsFull: "Your log holds as many trips as it can.",
} as const;
