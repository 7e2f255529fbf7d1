export const skyWording = {
  title: "Sun and moon",
  firstLight: "First light",
  sunrise: "Sunrise",
  sunset: "Sunset",
  lastLight: "Last light",
  moonrise: "Moonrise",
  moonset: "Moonset",
  moon: "Moon",
  lit: "lit",
} as const;
