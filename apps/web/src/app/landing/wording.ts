import { productName } from "#web/app/product.ts";

export const landingWording = {
  title: `${productName}, Boston Harbor`,
  tagline: "Premium Fishing Intelligence & Real-Time Conditions",
  lead: "Tides and currents for the rock you stand on, computed on your phone, signal or not.",
  start: "Start 7-Day Free Trial",
  signIn: "Sign In",
  terms: "No credit card. After the trial $19.99 per month, if you want to stay.",
  trust: "Join hundreds of Boston Harbor anglers",
  tideHeading: "Tide today",
  tidePlace: "Boston, station 8443970",
  featuresHeading: "What is included",
  accuracy: "How accurate is the score? See what it caught",
  notForNavigation: "Not for navigation.",
  shoreline: "Shoreline: GSHHG (LGPL), simplified.",
} as const;

export interface Feature {
  readonly title: string;
  readonly text: string;
}

export const features = {
  spots: {
    title: "75+ fishing spots",
    text: "With GPS coordinates, access, and the tide and current at each. Rocks, jetties, flats and ledges from Cape Ann to the South Shore.",
  },
  conditions: {
    title: "Live conditions",
    text: "Whether it is safe comes first; then a bite score that shows its seven reasons, with weather, wind and tide. Every number says where it is from and how old it is.",
  },
  vessels: {
    title: "Live vessel tracking",
    text: "Ships and ferries from AIS data on our own chart, and when each was last heard from.",
  },
  licenses: {
    title: "Digital license storage",
    text: "On the phone when the officer asks, with a reminder before it runs out.",
  },
  regulations: {
    title: "Current regulations",
    text: "MA, NH and federal rules with size and bag limits, each with its official source and the day it was checked.",
  },
} as const satisfies Record<string, Feature>;
