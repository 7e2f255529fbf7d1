/** Nobody keeps them here, and they change. */
export const openingHours =
  "Opening hours, fees and closures are not held here: ask who runs the place.";
