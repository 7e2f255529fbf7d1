const catches = (count: number): string => (count === 1 ? "1 catch" : `${count} catches`);

export const catchMapWording = {
  title: "Map of your catches",
  summary: (count: number) => `${catches(count)} with an exact place. Only you see them.`,
  label: "Where you caught",
  sentence: (count: number) =>
    `A map with ${catches(count)}. The list below it names those in view.`,
  none: "No catch has an exact place yet",
  noneHelp: 'Tap "Use my position" when you log one. Exact places are shown to you alone.',
  signs: "A circle is a fish released, a square one kept.",
  inView: (count: number) => (count === 0 ? "None in view" : `In view: ${catches(count)}`),
  listLabel: "Catches in view",
  more: "Show more",
} as const;
