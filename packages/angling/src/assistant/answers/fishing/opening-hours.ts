/** Nobody keeps them here, and they change. */
export const openingHours =
  "Opening hours, fees and closures are not in this app: ask who runs the place.";
