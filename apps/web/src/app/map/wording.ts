import type { SpotType } from "@striper/angling/spots";

export const mapPageWording = {
  title: "Map",
  mapLabel: "Map of the coast. Arrow keys move it, plus and minus zoom.",
  layers: "Layers",
  signs: "What the symbols mean",
  myPosition: "Go to my position",
  noPosition: "This device does not share its position.",
  measure: "Measure a distance",
  add: "Add a spot",
  addHere: "Add my spot here",
  addHint: "Move the map until the cross is where you want the spot.",
  setPoint: "Set a point at the cross",
  cancel: "Cancel",
  close: "Close",
  openSpot: "Open spot",
  federal: "Federal: no striped bass",
  ownSpot: "Own spot",
  chart: "NOAA nautical chart",
  chartHint: "From noaa.gov, needs a network. Off unless you turn it on.",
  chartFailed:
    "The NOAA chart did not load, so you see our own map. It is tried again when you move the map.",
  chartOffline: "No network: the NOAA chart cannot load. Our own map stays.",
  notForNavigation: "Not for navigation.",
  time: "Time on the map",
  now: "Now",
  play: "Play 24 hours",
  pause: "Pause",
  list: "Spots in view",
  listEmpty: "No spots in view. Move the map or zoom out.",
  stationTable: "Tide and current in view",
  stationsEmpty: "No stations in view.",
  loadingStation: "Loading the station...",
  computed: "Computed on this device",
} as const;

export const layerWording = {
  depths: {
    label: "Chart",
    hint: "Depths with the water of the hour, flats, rocks and wrecks, where a chart covers.",
  },
  figures: { label: "Depth figures", hint: "Charted depths at mean lower low water." },
  aids: { label: "Buoys and lights", hint: "" },
  bottom: { label: "Bottom and kelp", hint: "S sand, M mud, R rock, G gravel, Sh shells." },
  areas: { label: "Channels, rules and bridges", hint: "Bridges with their clearance." },
  spots: { label: "Fishing spots", hint: "" },
  own: { label: "My own spots", hint: "Only you can see them." },
  currents: { label: "Currents", hint: "Arrows show where the water goes and how fast." },
  tides: { label: "Tides", hint: "Columns show how high the water stands." },
  chart: { label: mapPageWording.chart, hint: mapPageWording.chartHint },
} as const;

export const signWording = {
  structure: "Structure",
  flats: "Flats",
  shore: "Shore",
  jetty: "Jetty",
  rocks: "Rocks",
  beach: "Beach",
  harbor: "Harbor",
  island: "Island",
} as const satisfies Record<SpotType, string>;
