/** What the app tells of a danger: fixed texts, one a danger, with whom to call first. */

export const dangers = [
  "overboard",
  "cold-water",
  "lightning",
  "sinking",
  "adrift",
  "stranded",
  "hook",
  "carbon-monoxide",
  "hurt",
  "overdue",
  "fog",
  "bar",
  "call",
] as const;
export type Danger = (typeof dangers)[number];

export interface DangerSource {
  /** The part of the text it stands for. */
  readonly says: string;
  readonly source: string;
}

export interface DangerText {
  readonly title: string;
  /** The first sentence: whom to call, or what to do at once. */
  readonly first: string;
  /** One step each, in the order to take them. */
  readonly steps: readonly string[];
  readonly sources: readonly DangerSource[];
}

export const callNow = "Call the Coast Guard on VHF channel 16, or 911, now.";
export const callIfInDanger =
  "If anyone is in danger, call the Coast Guard on VHF channel 16, or 911.";

const coastGuard: DangerSource = {
  says: "VHF channel 16 or 911; MAYDAY three times, boat, position, what is wrong, people aboard; wait 10 seconds",
  source: "US Coast Guard, search and rescue",
};
const howToCall =
  "On channel 16: MAYDAY three times, your boat, your position, what is wrong, how many people. Wait 10 seconds and say it again.";

export const dangerTexts: Readonly<Record<Danger, DangerText>> = {
  overboard: {
    title: "Someone in the water",
    first: callNow,
    steps: [
      "Shout, and let one person do nothing but point at them.",
      "Throw anything that floats. Reach or throw before you row; go in last, and only in a life jacket.",
      "From a boat: come up slowly and stop the engine before they are alongside.",
      howToCall,
      "In the water yourself: float and keep your breath first, for about 1 minute; then get out of the water or hold on to what floats.",
    ],
    sources: [
      coastGuard,
      { says: "shout, point; reach, throw, row, go", source: "Fishing World, man overboard" },
      { says: "engine stopped alongside", source: "NSW Maritime" },
      { says: "about 1 minute to control breathing", source: "Cold Water Boot Camp USA" },
    ],
  },
  "cold-water": {
    title: "Cold water",
    first: callIfInDanger,
    steps: [
      "In the water: 1 minute to get your breathing back, up to 10 minutes in which hands and legs still work, up to 1 hour before you pass out. Colder water leaves less.",
      "Do not swim for it in the first minute: float, then get out, or onto what floats.",
      "Out of the water and awake: dry, warm, hot sweet drinks, no alcohol.",
      "Not awake, or not making sense: that is for 911.",
      "Massachusetts requires whoever is in a canoe or kayak to wear a life jacket from September 15 to May 15.",
    ],
    sources: [
      coastGuard,
      {
        says: "1 minute, 10 minutes, 1 hour; varies with the temperature",
        source: "Cold Water Boot Camp USA",
      },
      { says: "hot sweet drinks, no alcohol", source: "Minnesota DNR, hypothermia" },
      { says: "life jackets September 15 to May 15", source: "323 CMR 2.00" },
    ],
  },
  lightning: {
    title: "Lightning",
    first: "If you hear thunder, put the rod down and get ashore and inside now.",
    steps: [
      "Caught on a boat without a cabin: anchor bow to the wind, life jackets on, everyone as low as possible.",
      "With a cabin: stay in it, off metal, and off the radio unless it is an emergency.",
      "Wait 30 minutes after the last thunder before you go out again.",
      "Struck, or in danger: Coast Guard on VHF channel 16, or 911.",
    ],
    sources: [
      coastGuard,
      {
        says: "ashore at thunder; low, bow to the wind; off metal and radio",
        source: "National Weather Service and CDC, lightning",
      },
      { says: "30 minutes after the last thunder", source: "NOAA, quoted by BDOutdoors" },
    ],
  },
  sinking: {
    title: "A boat in danger",
    first: callNow,
    steps: [
      "Life jackets on, everyone.",
      howToCall,
      "The radio comes before the phone: everyone near hears it.",
    ],
    sources: [coastGuard, { says: "phone is second to radio", source: coastGuard.source }],
  },
  adrift: {
    title: "No engine",
    first: "Call the Coast Guard on VHF channel 16, or 911, before you drift into rocks or surf.",
    steps: [
      "Life jackets on, everyone. Tell your position, what is wrong, how many people.",
      "In danger already: MAYDAY three times first.",
      "I hold nothing on engines: the people you call tell you what to do.",
    ],
    sources: [coastGuard],
  },
  stranded: {
    title: "Cut off by the tide",
    first: callNow,
    steps: [
      "Do it while you still stand dry: call before the water is at your feet.",
      "Stay on the highest ground. Do not swim for it: at Plum Island Point, where dozens were rescued off the bar and one died, the signs warn against it.",
      "Tell where you are and how many; use a light and a whistle. Wader belt tight, outside the waders.",
      "For another day: start back by low water, not after it.",
    ],
    sources: [
      coastGuard,
      {
        says: "dozens rescued, one death in 2010; signs against swimming",
        source: "Newburyport Daily News 2020",
      },
      { says: "wader belt outside the waders", source: "CoastOBX" },
      {
        says: "highest ground; back by low water",
        source: "Striper Conditions (no official text was found)",
      },
    ],
  },
  hook: {
    title: "A hook in a person",
    first:
      "Leave the hook in, cut the line, and let a doctor take it out; in the eye or face put a cup over it without pressing, and call 911.",
    steps: [
      "Always a doctor for a treble, a deep one, a joint or tendon, numbness, heavy bleeding, signs of infection, or an old tetanus shot.",
      "Only if no help can be reached, and only one point in skin: others out of the way, loop line round the bend, press the shank to the skin, one sharp pull in line with it. Then flush, soap, bandage.",
      "On the water and it is bad: Coast Guard on VHF channel 16.",
    ],
    sources: [
      coastGuard,
      { says: "eye and face; a doctor; the pull by line", source: "Harvard Health" },
      { says: "eye: shield with a cup, no pressure", source: "WebMD" },
    ],
  },
  "carbon-monoxide": {
    title: "Exhaust fumes, carbon monoxide",
    first: "Everyone into fresh air now, engine off; anyone ill: 911, or VHF channel 16.",
    steps: [
      "Headache, nausea, weakness and dizziness are its signs and look like seasickness.",
      "Fallen down, not breathing or a seizure: 911.",
      "Poison Control answers day and night: 1-800-222-1222.",
    ],
    sources: [
      coastGuard,
      { says: "signs, fresh air", source: "Boat Ed, carbon monoxide" },
      { says: "1-800-222-1222, 24/7; fallen down is 911", source: "Mass.gov, Poison Control" },
    ],
  },
  hurt: {
    title: "Someone hurt or ill",
    first: "Call 911; on the water the Coast Guard on VHF channel 16.",
    steps: [
      "Not breathing, fallen down, a seizure, chest pain, heavy bleeding: do not wait.",
      "Poison, a sting or a pill: Poison Control, day and night, 1-800-222-1222.",
      "I hold no first aid beyond hooks, cold water and lightning: the people you call tell you what to do.",
    ],
    sources: [coastGuard, { says: "1-800-222-1222, 24/7", source: "Mass.gov, Poison Control" }],
  },
  overdue: {
    title: "Someone is overdue",
    first:
      "Call their phone and their boat; no answer: call 911 and say a boat or an angler is overdue.",
    steps: [
      "Tell the boat, how many people, where they meant to go, when they meant to be back, and where the car stands.",
      "The Coast Guard listens on VHF channel 16. Do not go and look alone.",
    ],
    sources: [
      coastGuard,
      { says: "ring the vessel, then 911, boat overdue", source: "Float Plan Central" },
      { says: "what a float plan holds", source: "US Coast Guard Auxiliary" },
    ],
  },
  fog: {
    title: "Fog",
    first: "Slow down to what you can see, life jackets on, lights on, and listen.",
    steps: [
      "Making way under power: one long blast at least every 2 minutes. A boat under 12 meters may use any horn or whistle that carries.",
      "On foot on flats or a bar: turn back now, by compass and phone, not by eye; an angler was lost on the Common flats in fog on a rising tide.",
      "Lost or in danger: Coast Guard on VHF channel 16, or 911.",
    ],
    sources: [
      coastGuard,
      {
        says: "safe speed; a blast at most 2 minutes apart; under 12 meters any efficient sound",
        source: "Inland Navigation Rules, 33 CFR 83.19 and 83.35",
      },
      { says: "lost on the flats; compass and phone", source: "Fly Fishing Forum" },
    ],
  },
  bar: {
    title: "A bar or an inlet",
    first:
      "Safety: no source gives an hour for crossing it, so I name none; in doubt, do not cross.",
    steps: [
      "The ebb is the worst of it: ebb against swell or an onshore wind breaks where it was flat before.",
      "Caught outside: stay outside and wait for the flood.",
      "Life jackets on; ask the Coast Guard on VHF channel 16 or 22A how the bar is.",
      "In trouble: MAYDAY on channel 16, or 911.",
      "I judge by tide, wind and light, not by your boat.",
    ],
    sources: [
      coastGuard,
      { says: "ebb into swell; outside, wait for the flood", source: "Discover Boating" },
      { says: "warnings on VHF 16 and 22A", source: "US Coast Guard, 2017 release" },
    ],
  },
  call: {
    title: "Calling for help",
    first: "Coast Guard: VHF channel 16. Anywhere with a phone: 911.",
    steps: [
      howToCall,
      "Massachusetts Environmental Police, day and night: 1-800-632-8075. New Hampshire Marine Patrol: 603-293-2037.",
      "Poison Control, day and night: 1-800-222-1222.",
    ],
    sources: [
      coastGuard,
      { says: "1-800-632-8075", source: "Massachusetts Environmental Police" },
      { says: "603-293-2037", source: "New Hampshire Marine Patrol" },
      { says: "1-800-222-1222", source: "Mass.gov, Poison Control" },
    ],
  },
};
