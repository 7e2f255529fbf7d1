/** Ten in the morning in Boston on the last day of most licenses. */
export const startOfRehearsal = Date.UTC(2026, 11, 31, 15);
