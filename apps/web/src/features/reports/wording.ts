export const reportsWording = {
  title: "Fishing Reports",
  loading: "Loading fishing reports...",
  empty: "No fishing reports available",
  opens: "opens in a new tab",
  read: (age: string) => `read ${age}`,
  undated: "no date",
  note: "Headlines of other sites. We do not check what they say.",
} as const;
