import { expect, test } from "vitest";
import { allEndpoints } from "#contract/endpoints.ts";
import { jsonSchemaOf, type JsonSchema } from "#contract/json-schema.ts";

/** Returns the paths of lists and records in an answer without a length limit. */
function unlimitedIn(schema: JsonSchema | boolean | undefined, path = ""): string[] {
  if (typeof schema !== "object") return [];
  const { items, maxItems, additionalProperties, maxProperties, properties = {} } = schema;
  const inner = [
    ...Object.entries(properties).flatMap(([name, value]) => unlimitedIn(value, `${path}.${name}`)),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((any) =>
      (any ?? []).flatMap((one) => unlimitedIn(one, path)),
    ),
  ];
  if (schema.type === "array")
    inner.push(
      ...(maxItems === undefined ? [path] : []),
      ...unlimitedIn(Array.isArray(items) ? undefined : items, `${path}[]`),
    );
  if (typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0)
    inner.push(
      ...(maxProperties === undefined ? [path] : []),
      ...unlimitedIn(additionalProperties, `${path}{}`),
    );
  return [...new Set(inner)];
}

/**
 * Lists without a limit in the contract, by path or its beginning, with the limit that applies. A list that an
 * account can grow belongs here only with a small number that its store enforces; longer lists need pages and a
 * `maxLength`.
 */
const limitedElsewhere: Readonly<Record<string, string>> = {
  "accounts.listSessions.sessions": "sessionsPerAccount, 20",
  "accounts.importData.rejected": "200 faults of an import",
  "tides.tides.tides": "tideDaysMax, 31 days of predictions",
  "tides.listAlerts.alerts": "tideAlertsPerAccount, 100 of six figures",
  "charts.": "NOAA's charts, chosen by the operator",
  "weather.": "ten days of forecast",
  "marineForecast.": "forecasts and alerts of the Weather Service",
  "biteScore.biteScore.": "biteScoreHoursMax, 168 hours",
  "biteScore.accuracy.versions": "modelVersions, two, with four bands each",
  "biteScore.shareTrips.kept": "sharedTripsBatch, 200 of the request",
  "reports.": "the newest entries of the operator's feeds",
  "catches.saveTrip.targets": "20 in an entry",
  "catches.saveTrip.tried": "40 in an entry",
  "catches.catchChanges.trips[].targets": "20 in an entry",
  "catches.catchChanges.trips[].tried": "40 in an entry",
  "catches.importCatches.": "syncBatchSize, 200 of the request",
  "floatPlans.listFloatPlans.contacts": "floatPlanContactsPerAccount, 5",
  "floatPlans.listFloatPlans.plans": "floatPlansPerDay for the 30 days they are kept",
  "floatPlans.saveFloatPlan.mails": "one of each kind and edition, eight editions",
  "floatPlans.revokeFloatPlanLink.mails": "one of each kind and edition, eight editions",
  "spots.mySpots.favorites": "built-in spots and ownSpotsPerAccount, by their ids",
  "spots.mySpots.home_waters": "mostHomeWaters, 5",
  "regulations.": "the rule table and the desk, edited by admins",
  "licenses.": "licensesPerAccount, 50 with 6 images and 500 characters of notes",
  "vessels.": "positions that the vessel feed keeps",
  "assistant.createChat.welcome.": "a fixed text",
  "assistant.chatHistory.messages[].": "facts and readings of a question of 500 characters",
  "assistant.sendChatMessage.": "facts and readings of a question of 500 characters",
  "assistant.streamChatMessage.": "facts and readings of a question of 500 characters",
  "admin.analytics.": "366 days, and the outside services",
  "admin.findAccounts.accounts": "100 a page",
  "admin.auditLog.entries": "200 a page",
};

test("every list in an answer is limited by the contract or known to be short", () => {
  const unlimited = Object.entries(allEndpoints).flatMap(([name, { response }]) =>
    unlimitedIn(jsonSchemaOf(response, "output")).map((path) => `${name}${path}`),
  );
  const known = Object.keys(limitedElsewhere);
  const isKnown = (list: string) => known.some((beginning) => list.startsWith(beginning));
  expect(unlimited.filter((list) => !isKnown(list))).toEqual([]);
  const isNeeded = (beginning: string) => unlimited.some((list) => list.startsWith(beginning));
  expect(known.filter((beginning) => !isNeeded(beginning))).toEqual([]);
});
