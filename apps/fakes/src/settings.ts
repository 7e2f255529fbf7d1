/** Settings that point the product at the stand-ins; also at `GET /control/settings`. */
export const settingsFor = (url: string) => ({
  NWS_BASE_URL: `${url}/nws`,
  COOPS_BASE_URL: `${url}/coops`,
  NDBC_BASE_URL: `${url}/ndbc`,
  REPORT_FEEDS: `${url}/feeds/striped-bass.xml,${url}/feeds/cape-cod.atom`,
  CHARTS_BASE_URL: `${url}/charts`,
  RULE_PAGES: `${url}/rule-pages`,
  AISSTREAM_URL: `${url.replace("http:", "ws:")}/ais/v0/stream`,
  AISSTREAM_API_KEY: "stand-in-key",
  STRIPE_API_BASE: `${url}/stripe`,
  STRIPE_SECRET_KEY: "sk_test_stand_in",
  STRIPE_WEBHOOK_SECRET: standInWebhookSecret,
  STRIPE_PRICE_ID: "price_monthly_stand_in",
});

/** The secret with which the stand-in for Stripe signs webhooks, unless another one is set. */
export const standInWebhookSecret = "whsec_stand_in";
