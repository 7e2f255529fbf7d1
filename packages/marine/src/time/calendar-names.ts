const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

const shortLength = 3;

/** Returns the name of a month; 1 is "January". */
export const monthName = (month: number): string => months[month - 1] ?? "";

export const shortMonthName = (month: number): string => monthName(month).slice(0, shortLength);

/** Returns the name of a weekday; 0 is "Sunday". */
export const weekdayName = (weekday: number): string => weekdays[weekday] ?? "";

export const shortWeekdayName = (weekday: number): string =>
  weekdayName(weekday).slice(0, shortLength);
