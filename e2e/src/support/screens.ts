/** The sizes and light modes every screen is looked at in. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

export const lightModes = ["day", "dusk", "night_red"] as const;

/** What is seen before signing in. */
export const signedOutViews: Readonly<Record<string, string>> = {
  landing: "/",
  "sign-up": "/sign-up",
};

/** What only an admin sees. */
export const adminViews: Readonly<Record<string, string>> = {
  "admin-figures": "/analytics",
  "rule-desk": "/rule-desk",
};

/** Every view that a person can open by its address. */
export const views: Readonly<Record<string, string>> = {
  ...signedOutViews,
  dashboard: "/dashboard",
  "bite-score": "/dashboard?panel=bite-score",
  weather: "/dashboard?panel=weather",
  "tide-sheet": "/dashboard?panel=tide",
  tides: "/tides",
  spots: "/fishing-spots",
  spot: "/fishing-spots/deer-island-rip",
  map: "/map",
  vessels: "/ais-embed",
  "log-book": "/catch-logger",
  analytics: "/catch-logger?tab=analytics",
  records: "/catch-logger?tab=records",
  "my-catches": "/dashboard?modal=my-catches",
  regulations: "/regulations",
  stripers: "/regulations?tab=stripers",
  "keep-or-release": "/regulations?view=keep-or-release",
  licenses: "/licenses",
  "score-grade": "/score-grade",
  accuracy: "/accuracy",
  trip: "/trip",
  assistant: "/ai-chat",
  profile: "/profile",
  wading: "/wading",
  terms: "/terms",
  privacy: "/privacy",
};

/**
 * The map that most people see, although WebGL is only computed here: the page does not learn of it.
 * For `addInitScript`, as text, since a page lacks what the loader adds to functions.
 */
export const hidesWhoDraws = `
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
  };
  const getExtension = WebGL2RenderingContext.prototype.getExtension;
  WebGL2RenderingContext.prototype.getExtension = function (name) {
    return name === "WEBGL_debug_renderer_info" ? null : getExtension.call(this, name);
  };`;
