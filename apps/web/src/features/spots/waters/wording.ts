/** Every sentence about home waters. */
export const watersWording = {
  fishHere: "Fish here mostly",
  fishedHere: "A home water",
  shownHere: "The water of your dashboard",
  added: (name: string) => `${name} is one of your home waters. The dashboard is about it.`,
  removed: (name: string) => `${name} is no home water any more.`,
  full: "You have five home waters. Remove one on the dashboard to add another.",
} as const;
