import type { FieldNameOf } from "@striper/contract/catch-fields";
import type { CatchRecord } from "@striper/contract/catch-records";

export const loggingWording = {
  title: "Quick Log Catch",
  editTitle: "Edit Catch",
  finishTitle: "Finish This Catch",
  close: "Close",
  selectSpecies: "Please select a species",
  labels: {
    species: "Species",
    location_name: "Location",
    time_of_day: "Time of Day",
    weather: "Weather",
    bait_lure: "Bait / Lure",
    notes: "Notes",
  } satisfies Readonly<Record<FieldNameOf<"name" | "line" | "text">, string>>,
  speciesPlaceholder: "Choose a species",
  length: (unit: string) => `Length (${unit})`,
  weight: (unit: string) => `Weight (${unit})`,
  typical: (average: string) => `about ${average}`,
  leaveBlank: "Leave blank what you did not measure.",
  measured: "Measured",
  measuredHint: "Off for a guess: guesses never count as records.",
  fate: "Kept or released?",
  fates: { released: "Released", kept: "Kept" },
  selectFate: "Say whether you kept it: the day's bag is counted by it.",
  noLocation: "Unknown Location",
  takePosition: "Use my position",
  askingPosition: "Looking for your position…",
  positionFound: (meters: number | null) =>
    `Your position is saved with it${meters === null ? "" : `, accurate to about ${meters} m`}.`,
  positionDenied:
    "The browser does not share your position with this page. A location from the list works too.",
  positionUnavailable: "No position could be found. A location from the list works too.",
  dropPosition: "Remove position",
  noTimeOfDay: "Not specified",
  photo: "Photo",
  addPhoto: "Add a photo",
  changePhoto: "Change photo",
  dropPhoto: "Remove photo",
  photoAlt: "The photo you chose",
  photoTime: (when: string) => `Use the photo's time, ${when}?`,
  photoPlace: "Use the photo's place",
  tooLarge: "File too large: Please select an image smaller than 5MB",
  unreadable: "This browser cannot read that picture. A JPEG, PNG or WebP works everywhere.",
  sharedPhoto: (number: number, all: number) =>
    number === all
      ? `Photo ${number} of ${all}.`
      : `Photo ${number} of ${all}. When this catch is saved, the next photo has a form of its own.`,
  sharedPhotoMissing: "The shared photo did not arrive. Share it again, or add it below.",
  moreDetails: "More details",
  date: "Date",
  time: "Time",
  timeHint: "Boston time. Blank: now.",
  noNotes: "Quick logged catch",
  mode: "Fishing from",
  modes: { shore: "Shore", private: "Private boat", "for-hire": "Charter or party boat" },
  noMode: "Not specified",
  waterTemperature: (unit: string) => `Water temperature (${unit})`,
  waterHint: "Only what you measured yourself; the station's value is filled in automatically.",
  save: "Log Catch",
  saving: "Saving…",
  saveEdit: "Save Changes",
  markNow: "Save now, finish later",
  markHint: "One tap keeps time and position. You name the fish when your hands are free.",
  markPhoto: "Save now with a photo",
  marked: (time: string) => `Saved at ${time}. Finish it whenever you like.`,
  celebrated: "CATCH LOGGED!",
  best: "New personal best!",
  firstOfSpecies: (species: string) => `Your first measured ${species}`,
  longerThan: (length: string) => `Longer than your ${length}`,
  heavierThan: (weight: string) => `Heavier than your ${weight}`,
  unfinishedSpecies: "Not named yet",
  storageFailed: (message: string) => `Failed to save catch (${message})`,
  deviceFull:
    "This device is full, so the photo could not be kept. The catch can be saved without it.",
  numbers: {
    unreadable: "Write a number, such as 28.5.",
    comma: "Write it with a point, such as 28.5.",
    tooFine: "One decimal is enough, such as 28.5.",
    tooSmall: { us: "It has to be more than 0.", metric: "It has to be more than 0." },
    tooLarge: { us: "No fish is that large.", metric: "No fish is that large." },
    noTemperature: {
      us: "Enter a temperature from 23 to 113 °F.",
      metric: "Enter a temperature from -5 to 45 °C.",
    },
  },
  dates: {
    incomplete: "Give the date too.",
    impossible: "There is no such day.",
    future: "That is in the future.",
    tooOld: "The log reaches back to 1950.",
  },
  tooLong: (most: number) => `At most ${most} characters.`,
} as const;

export const verdictWording = {
  title: "Keep or release",
  words: { keep: "Keep", release: "Release", unknown: "No verdict" },
  needsPlace: "Choose a location or use your position to see whether it may be kept.",
  needsSpecies: "Choose a species to see whether it may be kept.",
  source: "Official Source",
  rests: "The verdict rests on",
  verified: (date: string) => `verified on ${date}`,
  askTitle: "Log it as kept?",
  ask: "By the rules on this device this fish has to be released.",
  askKept: "I kept it",
  askReleased: "I released it",
  keptAgainst: "Logged as kept against the rule.",
} as const;

export const timesOfDay = ["Dawn", "Morning", "Afternoon", "Evening", "Dusk", "Night"] as const;

export const modeChoices = ["shore", "private", "for-hire"] as const satisfies readonly NonNullable<
  CatchRecord["mode"]
>[];
