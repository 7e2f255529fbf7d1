import { describe, expect, test } from "vitest";
import * as accessTokens from "#contract/access-tokens.ts";
import * as accuracy from "#contract/accuracy.ts";
import * as accounts from "#contract/accounts.ts";
import * as admin from "#contract/admin.ts";
import * as assistant from "#contract/assistant.ts";
import * as billing from "#contract/billing.ts";
import * as biteScore from "#contract/bite-score.ts";
import * as calendars from "#contract/calendars.ts";
import * as catchSync from "#contract/catch-sync.ts";
import * as catches from "#contract/catches.ts";
import * as charts from "#contract/chart-cells.ts";
import type { Access, Endpoint } from "#contract/endpoint.ts";
import { allEndpoints } from "#contract/endpoints.ts";
import * as floatPlans from "#contract/float-plans.ts";
import * as licenses from "#contract/licenses.ts";
import * as marineForecast from "#contract/marine-forecast.ts";
import * as operations from "#contract/operations.ts";
import * as regulations from "#contract/regulations.ts";
import * as reminders from "#contract/reminders.ts";
import * as reports from "#contract/reports.ts";
import * as spots from "#contract/spots.ts";
import * as tides from "#contract/tides.ts";
import * as vessels from "#contract/vessels.ts";
import * as weather from "#contract/weather.ts";

const modules = [
  accessTokens,
  accounts,
  accuracy,
  admin,
  assistant,
  billing,
  biteScore,
  calendars,
  catchSync,
  catches,
  charts,
  floatPlans,
  licenses,
  marineForecast,
  operations,
  regulations,
  reminders,
  reports,
  spots,
  tides,
  vessels,
  weather,
];

const endpoints: [string, Endpoint][] = Object.entries(allEndpoints);

function segmentsOf(path: string): string[] {
  return path.split("/").slice(1);
}

function mayBothAnswer(first: Endpoint, second: Endpoint): boolean {
  if (first.method !== second.method) return false;
  const [ours, theirs] = [segmentsOf(first.path), segmentsOf(second.path)];
  return (
    ours.length === theirs.length &&
    ours.every((word, place) => {
      const other = theirs[place] ?? "";
      return word === other || word.startsWith(":") || other.startsWith(":");
    })
  );
}

test("every declared endpoint is in the list once", () => {
  const declared = modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value) => typeof value === "object" && value !== null && "method" in value);
  const listed = endpoints.map(([, endpoint]) => endpoint);
  expect(new Set(listed)).toEqual(new Set(declared));
  expect(listed).toHaveLength(declared.length);
});

test("no address matches two calls", () => {
  const clashes = endpoints.flatMap(([name, endpoint], index) =>
    endpoints
      .slice(index + 1)
      .filter(([, other]) => mayBothAnswer(endpoint, other))
      .map(([other]) => `${name} and ${other}`),
  );
  expect(clashes).toEqual([]);
});

describe.each(endpoints)("%s", (_, endpoint) => {
  test("has a sentence as its summary and allows requests", () => {
    expect(endpoint.summary).toMatch(/^[A-Z].*\.$/);
    expect(endpoint.limits.perMinute).toBeGreaterThan(0);
  });
});

const specified = `
POST /api/auth/signup
POST /api/auth/login
GET /api/auth/me
PUT /api/auth/profile
DELETE /api/auth/delete-account
POST /api/payments/checkout/session
GET /api/payments/checkout/status/:session_id
GET /api/payments/subscription
GET /api/bite-score
GET /api/weather
GET /api/tides/:station
GET /api/tides/:station/stage
GET /api/marine-forecast
GET /api/reports
POST /api/catch/log
GET /api/catch/my-catches
GET /api/catch/stats
DELETE /api/catch/:catch_id
GET /api/catch-logger/stats
GET /api/catch-logger/catches
GET /api/catch-logger/analytics
GET /api/catch-logger/records
POST /api/catch-logger/upload-photo
POST /api/catch-logger/log
DELETE /api/catch-logger/catch/:catch_id
POST /api/ai/chat/session
GET /api/ai/chat/sessions
GET /api/ai/chat/history/:session_id
DELETE /api/ai/chat/session/:session_id
POST /api/ai/chat/message
GET /api/licenses/my-licenses
POST /api/licenses/upload
DELETE /api/licenses/:license_id
GET /api/regulations/all
GET /api/regulations/striped-bass
GET /api/regulations/search/:species
`;

test.each(specified.trim().split("\n"))("the specified call %s is declared", (call) => {
  expect(endpoints.map(([, { method, path }]) => `${method} ${path}`)).toContain(call);
});

function namesWith(access: Access): string[] {
  return endpoints.filter(([, endpoint]) => endpoint.access === access).map(([name]) => name);
}

describe("who may call what", () => {
  // SPEC 6.7
  test("conditions, rules, sign-up and sign-in need no account", () => {
    expect(namesWith("public")).toEqual([
      "operations.health",
      "operations.ready",
      "operations.capabilities",
      "accounts.signUp",
      "accounts.signIn",
      "accounts.requestPasswordReset",
      "accounts.confirmPasswordReset",
      "accounts.confirmEmailChange",
      "accounts.undoEmailChange",
      "accounts.stopReminderMails",
      "billing.stripeWebhook",
      "tides.tides",
      "tides.stageNow",
      // Calendar clients have no session; the address is the secret.
      "calendars.calendarFeed",
      "charts.chartIndex",
      "charts.chartCellFile",
      "charts.chartArchive",
      "weather.weather",
      "marineForecast.marineForecast",
      "biteScore.biteScore",
      "biteScore.accuracy",
      "biteScore.withdrawTrips",
      "reports.reports",
      "floatPlans.sharedFloatPlan",
      "floatPlans.answerAsContact",
      "regulations.allRegulations",
      "regulations.stripedBassRegulations",
      "regulations.searchRegulations",
      "regulations.newestTable",
      "regulations.regulationVersions",
      "regulations.watchedRules",
    ]);
  });

  // SPEC 6.4
  test("profile, payment, export, deletion and sign-out stay available after the trial", () => {
    expect(namesWith("account")).toEqual([
      "accounts.signOut",
      "accounts.currentUser",
      "accounts.updateProfile",
      "accounts.deleteAccount",
      "accounts.claimAdmin",
      "accounts.listSessions",
      "accounts.endSession",
      "accounts.endOtherSessions",
      "accounts.exportData",
      "billing.createCheckout",
      "billing.checkoutStatus",
      "billing.subscription",
      "reminders.pushState",
      "reminders.turnOnPush",
      "reminders.turnOffPush",
      "calendars.revokeCalendarAddress",
      "accessTokens.listAccessTokens",
      "accessTokens.revokeAccessToken",
      // Somebody on the water when the trial ends must be able to report their return.
      "floatPlans.listFloatPlans",
      "floatPlans.saveFloatPlan",
      "floatPlans.removeFloatPlan",
      "floatPlans.revokeFloatPlanLink",
      "floatPlans.removeFloatPlanContact",
    ]);
  });

  test("exactly the calls under /api/admin are for admins", () => {
    const underAdmin = endpoints.filter(([, { path }]) => path.startsWith("/api/admin/"));
    expect(namesWith("admin")).toEqual(underAdmin.map(([name]) => name));
  });
});
