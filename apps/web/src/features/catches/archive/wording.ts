import { loggingWording } from "#web/features/catches/logging/wording.ts";

const rows = (count: number): string => (count === 1 ? "1 row" : `${count} rows`);
const catches = (count: number): string => (count === 1 ? "1 catch" : `${count} catches`);

export const archiveWording = {
  export: {
    title: "Take your log with you",
    lead: (count: number) =>
      `A file of your ${catches(count)}, made on this device, with or without a connection.`,
    positions: "With positions",
    positionsHint: "The exact places, and the names of built-in spots.",
    csv: "Table (CSV)",
    json: "All details (JSON)",
    gpx: "For a map (GPX)",
    gpxHelp: "The map file has catches as waypoints and trips as tracks of their known places.",
    gpxWithout: "A map file needs the positions.",
    nothing: "There is nothing to export yet.",
    whole: "Photos, licenses and everything else:",
    wholeLink: "Your Data, in your profile",
  },
  import: {
    title: "Import a table",
    lead: "From another log or a spreadsheet: a CSV file with a header row. You choose what each column is, and see what will be added before it is.",
    choose: "Choose a CSV file",
    ownArchive: "For a ZIP file exported from this app:",
    toProfile: "Your Data, in your profile",
    tooLarge: "The file is larger than 20 MB. Split it into parts.",
    empty: "The file has no rows below its header row.",
    notText: "The file is not a text table. Save it as CSV and choose it again.",
    tooMany: (most: number) =>
      `The file holds more than ${most.toLocaleString("en-US")} rows. Split it into parts.`,
    found: (count: number, file: string) => `${rows(count)} in ${file}.`,
    columns: "Which column is which",
    none: "Not in the file",
    how: "Units and dates",
    lengths: "Lengths without a unit",
    weights: "Weights without a unit",
    water: "Water temperature",
    dates: "Dates such as 6/7/2024",
    monthFirst: "Month first: June 7",
    dayFirst: "Day first: July 6",
    inches: "Inches",
    centimeters: "Centimeters",
    pounds: "Pounds",
    kilograms: "Kilograms",
    fahrenheit: "°F",
    celsius: "°C",
    preview: "The first rows",
    needed: "Choose the columns of the date and the species.",
    twice: (column: string) => `"${column}" is chosen twice.`,
    noTime: (count: number) => `${rows(count)} without a time of day: noon is used.`,
    faulty: (count: number) => `${rows(count)} cannot be read and will be left out:`,
    fault: (row: number, sentence: string) => `Row ${row}: ${sentence}`,
    more: (count: number) => `and ${count} more.`,
    add: (count: number) => `Add ${catches(count)}`,
    alreadyHere: (count: number) =>
      `${catches(count)} of the file ${count === 1 ? "is" : "are"} in your log already.`,
    nothingNew: "Everything that can be read is in your log already.",
    adding: (done: number, all: number) => `Adding: ${done} of ${all}`,
    notKept: "This device could not store the catches. Nothing is lost: import the file again.",
    released: "released",
    kept: "kept",
    done: "Close",
    again: "Try Again",
  },
  tracks: {
    title: "Import tracks",
    lead: "GPX tracks of a plotter or another app become trips with their beginning and end. A pause of three hours begins a new trip.",
    choose: "Choose a GPX file",
    dialog: "Import tracks",
    found: (count: number) =>
      count === 0
        ? "There is no new trip in this file."
        : `${count === 1 ? "One trip" : `${count} trips`} will be added to your log.`,
    present: (count: number) =>
      count === 1 ? "One is in your log already." : `${count} are in your log already.`,
    withoutTimes: (count: number) =>
      count === 1
        ? "One track has no times, so it cannot be a trip."
        : `${count} tracks have no times, so they cannot be trips.`,
    leftOut: (count: number) =>
      `${count === 1 ? "One is" : `${count} are`} left out: longer than a day, or at a time that is not possible.`,
    noRoom: (count: number) => `${count} more do not fit into one log.`,
    waypoints: (count: number) =>
      `${count === 1 ? "One waypoint is" : `${count} waypoints are`} left out here: import the file under Fishing Spots, where waypoints become spots of your own.`,
    trip: (when: string, name: string | null) => (name === null ? when : `${when}, ${name}`),
    more: (count: number) => `and ${count} more`,
    add: (count: number) => (count === 1 ? "Add 1 Trip" : `Add ${count} Trips`),
    added: (count: number) => (count === 1 ? "1 trip added." : `${count} trips added.`),
    notKept: "This device could not store the trips. Nothing was added.",
    close: "Close",
  },
  summary: {
    added: (count: number) => `${catches(count)} added.`,
    waiting: (count: number) =>
      `${catches(count)} kept on this device; ${count === 1 ? "it is" : "they are"} sent when there is a connection.`,
    present: (count: number) =>
      `${catches(count)} ${count === 1 ? "was" : "were"} in your log already.`,
    refused: (count: number) =>
      `${catches(count)} ${count === 1 ? "is" : "are"} in your log with other details: left as ${count === 1 ? "it is" : "they are"}.`,
    leftOut: (count: number) => `${rows(count)} left out.`,
    failed: (sentence: string) =>
      `${sentence} What was added stays; trying again adds only the rest.`,
    unclear: "The server refused the rows.",
  },
  faults: {
    noDate: "no date",
    date: (text: string) => `"${text}" is not a date we can read`,
    time: (text: string) => `"${text}" is not a time of day`,
    year: "the date must lie between 1950 and today",
    future: "the date is in the future",
    noSpecies: "no species",
    tooLong: (field: string, most: number) => `${field} is longer than ${most} characters`,
    figure: (field: string, text: string) => `${field} "${text}" is not a number`,
    range: (field: string, text: string) => `${field} ${text} is not possible`,
    yesNo: (field: string, text: string) => `${field} "${text}" is neither yes nor no`,
    position: "latitude and longitude are not a valid position",
    character: (field: string) => `${field} contains characters that cannot be shown`,
  },
  fields: {
    date: "Date",
    time: "Time",
    ...loggingWording.labels,
    length: "Length",
    weight: "Weight",
    measured: "Measured (yes/no)",
    released: "Released (yes/no)",
    kept: "Kept (yes/no)",
    time_of_day: "Time of day (words)",
    bait_lure: "Bait or lure",
    mode: "Shore, private boat or for hire",
    water: "Water temperature",
    position_accuracy_meters: "Accuracy of the position in meters",
    is_unfinished: "Unfinished (yes/no)",
    latitude: "Latitude",
    longitude: "Longitude",
    id: "This app's ID",
  },
} as const;
