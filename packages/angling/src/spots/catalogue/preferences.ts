/**
 * Which way the water should run, and which wind helps, where the words of a spot say so. Every
 * entry quotes the sentence it rests on; a test holds the quotes against the catalogue.
 */
export type BestFlow = "ebb" | "flood" | "either";

export interface BestWind {
  /** Direction the wind comes from: centre and half width of the sector, degrees true. */
  readonly from: number;
  readonly within: number;
  /** Knots, inclusive. */
  readonly least: number;
  readonly most: number;
}

export interface FlowPreference {
  readonly flow: BestFlow;
  readonly because: string;
}

export interface WindPreference {
  readonly wind: BestWind;
  readonly because: string;
}

const ebb = (because: string): FlowPreference => ({ flow: "ebb", because });
const flood = (because: string): FlowPreference => ({ flow: "flood", because });
const either = (because: string): FlowPreference => ({ flow: "either", because });

export const flowPreferences: Readonly<Record<string, FlowPreference>> = {
  "castle-island": either("Fish the last of the flood and first of the ebb"),
  "carson-beach": flood("Go on a rising tide that peaks after dark"),
  "jfk-umass-harborwalk": flood("on the flood, move along the rocks and cover water"),
  "tenean-beach-neponset": ebb("In May fish the dropping tide at dusk"),
  "blacks-creek": ebb("Start at the turn to ebb and fish small"),
  "webb-memorial-park": either("Fish the north-west side on the flood and the Back River side on the ebb"),
  "weymouth-back-river": ebb("Fish the ebb after dark"),
  "hingham-harbor": flood("Langlee, Ragged and Sarah islands on a rising tide"),
  "weir-river-mouth": ebb("Drift the channel edges on the first half of the ebb"),
  "west-gut": ebb("Work the ebb from the Quincy Bay side"),
  "sculpin-ledge-channel": ebb("Drift the seam on the ebb"),
  "deer-island-shore": ebb("On the ebb, fish the south-east corner"),
  "short-beach-winthrop": ebb("on a high, falling tide at dusk"),
  "point-of-pines": ebb("Fish the last three hours of the ebb from the point"),
  "spectacle-island": ebb("Boats do well along the north end on the ebb"),
  "thompson-island": flood("Drift the east side on a rising tide"),
  "lovells-island": ebb("Start at the east tip on the ebb"),
  "ram-head-flats": flood("Stripers move up on it with the flood"),
  "great-brewster-spit": either("Fish cross it on the flood and trap bait against it on the ebb"),
  "calf-green-islands": flood("Enter on a rising tide with good light"),
  "rainsford-island": flood("Stripers round the island on the flood"),
  "grape-island": flood("draws stripers on the flood"),
  "bumpkin-island": ebb("Fish the western channel edge on the ebb"),
  "red-rock-lynn": flood("Fish the corners where ledge meets sand on the flood"),
  "marblehead-light": ebb("Cast across the harbor mouth on the ebb"),
  "winter-island": flood("Fish the lighthouse ledges on the flood"),
  "lynch-park-beverly": flood("fish the ledge at the east end on the flood"),
  "beverly-pier": ebb("Fish the up-current side of the bridge structure on the ebb after dark"),
  "coolidge-point": flood("fish the last of the flood along the point at dusk"),
  "good-harbor-beach": either("The creek mouth on the ebb and the bar on the flood are both worth covering"),
  "annisquam-light": ebb("Fish the ebb from the edge of the channel"),
  "wingaersheek-beach": ebb("Wade the ebb toward the channel"),
  "essex-river-mouth": ebb("Anchor a small boat on the inside edge on the ebb"),
  "plum-island-sound": ebb("Wade the bar on the ebb with care"),
  "plum-island-south-jetty": ebb("Fish the inside rip at the start of the ebb"),
  "merrimack-river-mouth": flood("Cross only near slack or on the flood"),
  "salisbury-north-jetty": either("Fish the river beach by Badgers Rock on the flood and move to the jetty for the ebb"),
  "joppa-flats": either("Enter on the flood, fish the drains as the tide drops"),
  "deer-island-chain-bridge": ebb("on the first half of the ebb"),
  "hampton-harbor-jetty": ebb("Fish the inlet side on the ebb"),
  "great-boars-head": flood("fish up the tide"),
  "great-island-common": flood("during the first of the flood"),
  "portsmouth-harbor-mouth": ebb("Drift the New Castle side on the ebb"),
  "adams-point": flood("Wade or cast the point on the last of the flood"),
  "isles-of-shoals-light": flood("Work the rip on the flood from the deep side"),
  "north-river-mouth": ebb("Anchor on the edge of the bar for the last of the ebb"),
  "damons-point": ebb("fish the dropping tide along the far bank"),
  "brant-rock": flood("Fish the north side on the flood at dusk"),
  "green-harbor-jetties": ebb("on the night ebb"),
  "duxbury-pier-light": ebb("Drift from the light toward Saquish on the ebb"),
  "browns-bank": flood("work up onto the bank as the tide rises"),
  "gurnet-point": ebb("Fish the ebb off the south side"),
  "plymouth-long-beach": ebb("Walk to the tip for the ebb"),
  "ellisville-harbor": ebb("Fish the outlet on the ebb"),
  "sandy-neck": ebb("for the ebb from Barnstable Harbor"),
  "barnstable-harbor": either("Drift the channel edge on the ebb, then wade the flats on the flood"),
  "brewster-flats": flood("Stripers come in with the flood over clean sand"),
  "race-point": flood("Troll the 25-40 foot contour on the flood"),
};

export const windPreferences: Readonly<Record<string, WindPreference>> = {
  // Marblehead Neck looks east.
  "castle-rock-marblehead": {
    wind: { from: 90, within: 67.5, least: 4, most: 12 },
    because: "Nights with a light onshore breeze are best",
  },
  // Hull's outer shore looks north-east.
  "gun-rock-hull": {
    wind: { from: 45, within: 67.5, least: 4, most: 12 },
    because: "especially with a light onshore breeze",
  },
  "nantasket-beach": {
    wind: { from: 90, within: 45, least: 10, most: 22 },
    because: "Easterly surf digs clams and draws stripers at night",
  },
  // Only an easterly raises surf on Revere Beach, behind Nahant.
  "revere-beach": {
    wind: { from: 90, within: 45, least: 10, most: 22 },
    because: "Wait for darkness and a rolling surf",
  },
};
