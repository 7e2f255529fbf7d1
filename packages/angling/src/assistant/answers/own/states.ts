/** States whose anglers ask here, by the words they are named with; of short forms those that are no other word. */
export const states: readonly (readonly [name: string, words: string])[] = [
  ["Massachusetts", "ma|mass|massachusetts"],
  ["New Hampshire", "nh|new hampshire"],
  ["Rhode Island", "ri|rhode island"],
  ["Connecticut", "ct|conn|connecticut"],
  ["Maine", "maine"],
  ["New York", "ny|nyc|new york"],
  ["Vermont", "vt|vermont"],
  ["New Jersey", "nj|jersey|new jersey"],
  ["Pennsylvania", "pa|penn|pennsylvania"],
  ["Texas", "tx|texas"],
  ["Florida", "fl|florida"],
  ["Virginia", "va|virginia"],
  ["Maryland", "md|maryland"],
  ["Delaware", "delaware"],
  ["North Carolina", "nc|north carolina"],
  ["South Carolina", "sc|south carolina"],
  ["Georgia", "georgia"],
  ["Ohio", "ohio"],
  ["California", "california"],
  ["Michigan", "michigan"],
];

export const otherStates = states.map(([, words]) => words).join("|");
