/** The sizes and light modes every screen is looked at in. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

export const lightModes = ["day", "dusk", "night_red"] as const;
