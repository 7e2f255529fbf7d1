import { screens } from "#angling/assistant/facts.ts";

/** How to do things in the app, by the words that ask for them. */
export const helpTopics: readonly {
  readonly pattern: RegExp;
  readonly words: string;
  readonly screen: string | null;
}[] = [
  {
    pattern:
      /\bwhere (?:are|do|did) you get|\bofficial\b|\bhow do you know\b|\byour (?:source|sources|data)\b/,
    words:
      "Tides, currents, sun and moon are computed here from NOAA's harmonic constants and astronomy; weather and warnings are the National Weather Service's when a forecast is at hand; rules are a dated table with a link to the state's own page on each card; spots are our own catalogue. It is not an official service and not for navigation, and the state's text holds.",
    screen: null,
  },
  {
    pattern: /\balarm|reminder|remind|notify|alert me|(?:text|ping|message) me\b/,
    words:
      "On the tides screen choose Set Alert: a push message or mail comes as long before the high or low as you like, and the reminders go into your calendar as a file.",
    screen: screens.tides,
  },
  {
    pattern: /\bexport|download|back ?up|csv|gpx\b/,
    words:
      "Open the catch log and choose Export: your catches leave as a file you can also import again.",
    screen: screens.log,
  },
  {
    pattern: /\bimport\b/,
    words: "Open the catch log and choose Import, then pick a file an export wrote.",
    screen: screens.log,
  },
  {
    pattern: /\b(?:delete|clear|erase) (?:my |this |the )?(?:chats?|history|conversation)\b/,
    words: "Open the history beside the chat: each conversation there can be deleted.",
    screen: "/ai-chat",
  },
  {
    pattern: /\bsee\b.*\b(?:catch(?:es)?|fish|log|trips?)\b/,
    words: "Open the catch log: your catches stand there, the newest first, on a list and a map.",
    screen: screens.log,
  },
  {
    pattern: /\bdelete my account|close my account|remove my account\b/,
    words: "Open the profile: at its end you can delete your account with everything in it.",
    screen: "/profile",
  },
  {
    pattern:
      /\b(?:log|record|add|enter|track|save)\b.*\b(?:catch|fish|trip|photo)|\bcatch logger\b/,
    words:
      "Tap Log Catch on the dashboard or open the catch log. Species alone is enough; time, tide, moon and weather are added for you, and it works without a signal.",
    screen: screens.log,
  },
  {
    pattern: /\blicenses?|permit\b/,
    words:
      "Open Licenses and choose Add New License: type, number, expiry date and a photo. Reminders come before it expires.",
    screen: screens.licenses,
  },
  {
    pattern:
      /\boffline|no (?:signal|service|network|internet)|without (?:a )?(?:signal|internet)\b/,
    words:
      "Tides, currents, sun, moon, spots, rules, your log and I work without a signal. Catches logged offline are sent when the network is back. Weather and the marine forecast then show their age.",
    screen: null,
  },
  {
    pattern: /\bnight mode|dark mode|red light|light mode|brightness\b/,
    words: "The profile switches between day, dusk and night red light.",
    screen: "/profile",
  },
  {
    pattern: /\bunits|metric|celsius|fahrenheit\b/,
    words: "The profile switches units between US and metric.",
    screen: "/profile",
  },
  {
    pattern: /\bbite score|score\b/,
    words:
      "The bite score is a hundred times three shares: whether stripers are here (date and water temperature), how they feed (light, tide, weather and moon, with published points) and whether wind and thunder let you fish. It says which inputs are not known. Safety goes before it.",
    screen: screens.dashboard,
  },
  {
    pattern: /\bais|vessels?|ships?\b/,
    words:
      "Live AIS shows vessels heard lately in and around the harbor, when this installation receives them. It is not for navigation.",
    screen: "/ais-embed",
  },
  {
    pattern: /\balerts?|notif\w*|remind\w*\b/,
    words:
      "On the tide screen you can set an alert before a tide; licenses remind you before they expire.",
    screen: screens.tides,
  },
  {
    pattern: /\bsubscri\w*|trial|cancel|premium|plan|payment\b/,
    words: "The profile shows your plan and leads to the payment page, where you can also cancel.",
    screen: "/profile",
  },
  {
    pattern: /\bspots?|favorite\b/,
    words:
      "Fishing Spots lists the built-in spots; filter by access and fish, and add your own. Nobody else ever sees your own spots.",
    screen: screens.spots,
  },
  {
    pattern: /\bpassword|email|sign|log ?in\b/,
    words: "The profile changes email and password; the sign-in page resets a forgotten password.",
    screen: "/profile",
  },
  {
    pattern: /\bshare\b/,
    words: "Your catches and own spots stay yours: nothing is shown to others.",
    screen: screens.log,
  },
];
