export const wording = {
  removed: "Spot removed.",
  favored: "Added to your favorites.",
  unfavored: "Removed from your favorites.",
  noSuchSpot: "There is no such spot.",
  noSuchWater: "There is no such spot or station.",
  homeWaterSaved: "Added to your home waters.",
  homeWaterRemoved: "Removed from your home waters.",
  homeWatersFull: "You have five home waters; remove one to add another.",
  spotsFull: "You have as many own spots as an account may hold.",
} as const;
