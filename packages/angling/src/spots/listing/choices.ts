/** Choices of the filter panel. "island" is a spot type but not a choice. */
export const typeChoices = [
  "all",
  "shore",
  "beach",
  "structure",
  "harbor",
  "jetty",
  "rocks",
  "flats",
] as const;
export const accessChoices = ["all", "shore", "boat", "wade"] as const;
export const speciesChoices = [
  "all",
  "striped bass",
  "flounder",
  "cod",
  "bluefish",
  "scup",
] as const;
export const difficultyChoices = ["all", "Beginner", "Intermediate", "Advanced"] as const;
