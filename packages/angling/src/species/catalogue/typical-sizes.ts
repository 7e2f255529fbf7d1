import type { TypicalSize } from "#angling/species/species.ts";

// Lengths in inches, weights in pounds: specification, section 5 (placeholders of the log form).

export const stripedBassSize: TypicalSize = {
  length: { minimum: 12, maximum: 50, average: 26 },
  weight: { minimum: 0.5, maximum: 30, average: 6 },
};

export const bluefishSize: TypicalSize = {
  length: { minimum: 8, maximum: 30, average: 16 },
  weight: { minimum: 0.3, maximum: 15, average: 3 },
};

export const flounderSize: TypicalSize = {
  length: { minimum: 6, maximum: 24, average: 14 },
  weight: { minimum: 0.2, maximum: 8, average: 2 },
};

export const tunaSize: TypicalSize = {
  length: { minimum: 24, maximum: 120, average: 60 },
  weight: { minimum: 10, maximum: 600, average: 100 },
};

export const codSize: TypicalSize = {
  length: { minimum: 12, maximum: 48, average: 24 },
  weight: { minimum: 1, maximum: 40, average: 8 },
};

export const otherSize: TypicalSize = {
  length: { minimum: 6, maximum: 48, average: 20 },
  weight: { minimum: 0.5, maximum: 30, average: 4 },
};
