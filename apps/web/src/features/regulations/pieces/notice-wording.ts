export const noticeWording = {
  allYear: "All year",
  inForce: (range: string, until: string) => `In force now, until ${until} (${range})`,
  from: (range: string, from: string) => `From ${from} (${range})`,
} as const;
