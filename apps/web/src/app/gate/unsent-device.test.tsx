// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackgroundSync } from "#web/app/gate/background-sync.tsx";
import { LogSync } from "#web/features/catches/log/log-sync.tsx";
import { useLog } from "#web/features/catches/log/use-log.ts";
import type { LogCopy } from "#web/features/catches/log/read-log.ts";
import { someContent, someId } from "#web/features/catches/log/testing/some-catch.ts";
import { useWallet, type Wallet } from "#web/features/licenses/queries.ts";
import { WalletSync } from "#web/features/licenses/wallet-sync.tsx";
import type { MySpots } from "#web/features/spots/my-spots.ts";
import { useMySpots } from "#web/features/spots/use-my-spots.ts";
import type { ListedAlert } from "#web/features/tides/alerts/alerts-collection.ts";
import { useTideAlerts } from "#web/features/tides/alerts/queries.ts";
import { hourBeforeHigh } from "#web/features/tides/alerts/testing/some-alert.ts";
import {
  forgetAccountDatabases,
  forgetSentDatabases,
} from "#web/platform/local-store/account-database.ts";
import { AccountIdProvider } from "#web/platform/local-store/account-id.tsx";
import { noteReachable } from "#web/platform/online-status.ts";
import { dropToken, saveToken } from "#web/platform/session.ts";
import { accountServer, stubLocks } from "#web/testing/account-server.ts";
import { restoreUnsentDevice } from "#web/testing/unsent-device.ts";

const noon = "2026-06-13T16:00:00.000Z";
const position = { latitude: 42.3, longitude: -70.9 };

/** Holds the account as the device last knew it. */
function accountOfTheDevice() {
  const server = accountServer();
  const dates = { created_at: noon, updated_at: noon };
  const own = (number: number) => {
    const name = `Spot ${number}`;
    return { spot_id: someId(number), name, notes: null, position, ...dates };
  };
  const alert = (number: number) => ({
    ...hourBeforeHigh,
    alert_id: someId(number),
    created_at: noon,
  });
  server.hold({
    ownSpots: [own(41), own(42)],
    favorites: ["deer-island-rip", someId(41)],
    alerts: [alert(51), alert(52)],
    licenses: [someId(61)],
  });
  server.holdDeleted(someId(4), { ...someContent({ notes: "as the server has 4" }) });
  const refusing = [`PUT /api/spots/mine/${someId(44)}`, `PUT /api/tide-alerts/${someId(54)}`];
  for (const call of refusing) server.refuse(call, 409, "limit_reached");
  return server;
}

interface Seen {
  log: LogCopy;
  spots: MySpots;
  alerts: readonly ListedAlert[] | undefined;
  wallet: Wallet["wallet"];
}
const screens = vi.fn<(seen: Seen) => void>();
const seen = () => screens.mock.lastCall?.[0];

/** Records the data passed to the screens. */
function Screens() {
  const log = useLog();
  const spots = useMySpots();
  const { alerts } = useTideAlerts();
  const { wallet } = useWallet();
  useEffect(() => screens({ log, spots, alerts, wallet }), [log, spots, alerts, wallet]);
  return null;
}

function open() {
  screens.mockReset();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountIdProvider value="ann">
        <Screens />
        <BackgroundSync />
        <LogSync />
        <WalletSync />
      </AccountIdProvider>
    </QueryClientProvider>,
  );
}

const inWords = () => ({
  catches: Object.fromEntries(
    (seen()?.log.catches ?? []).map(({ record, sync }) => [record.notes ?? "", sync]),
  ),
  trips: Object.fromEntries(
    (seen()?.log.trips ?? []).map(({ trip, sync }) => [trip.notes ?? "", sync]),
  ),
  photos: Object.fromEntries(
    [...(seen()?.log.photos.values() ?? [])].map(({ id, state }) => [Number(id.slice(-2)), state]),
  ),
  spots: Object.fromEntries(
    (seen()?.spots.ownSpots ?? []).map(({ name, syncState }) => [name, syncState]),
  ),
  favorites: [...(seen()?.spots.favorites ?? [])].toSorted(),
  alerts: Object.fromEntries(
    (seen()?.alerts ?? []).map(({ alert_id, isWaiting, refusal }) => [
      Number(alert_id.slice(-2)),
      refusal !== null ? "refused" : isWaiting ? "waiting" : "kept",
    ]),
  ),
  licenses: Object.fromEntries(
    (seen()?.wallet?.licenses ?? []).map(({ license_id, upload }) => [
      Number(license_id.slice(-2)),
      upload.kind,
    ]),
  ),
});

const unsent = {
  catches: {
    "mine of 5": "held",
    "mine of 6": "held",
    "refused 14": "held",
    "edited 4 while its restoring is unanswered": "waiting",
    "new 11": "waiting",
    "new 12": "waiting",
    "new 13, undone and brought back": "waiting",
    "edited 1": "waiting",
    "edited 2 again": "waiting",
  },
  trips: { "mine of 24": "held", "new 23": "waiting", "edited 21": "waiting" },
  photos: { 31: "waiting", 32: "waiting", 33: "refused", 34: "stored" },
  spots: {
    "Renamed 41": "waiting",
    "New spot 43": "waiting",
    "Refused 44": "refused",
  },
  favorites: [someId(41), someId(43), "revere-beach"],
  alerts: { 51: "waiting", 53: "waiting", 54: "refused" },
  licenses: { 61: "stored", 63: "waiting", 66: "refused" },
};

const sent = {
  ...unsent,
  catches: Object.fromEntries(
    Object.entries(unsent.catches).map(([notes, sync]) => [
      notes,
      sync === "held" ? sync : "synced",
    ]),
  ),
  trips: { "mine of 24": "held", "new 23": "synced", "edited 21": "synced" },
  photos: { 31: "stored", 32: "stored", 33: "refused", 34: "stored" },
  spots: { "Renamed 41": "kept", "New spot 43": "kept", "Refused 44": "refused" },
  alerts: { 51: "kept", 53: "kept", 54: "refused" },
  licenses: { 61: "stored", 63: "stored", 66: "refused" },
};

/** Sorted, because calls of different subjects run in parallel. */
const writesWanted = [
  `DELETE /api/catch-logger/catch/${someId(3)}`,
  `DELETE /api/catch-logger/trips/${someId(22)}`,
  "DELETE /api/spots/favorites/deer-island-rip",
  `DELETE /api/spots/mine/${someId(42)}`,
  `DELETE /api/tide-alerts/${someId(52)}`,
  `POST /api/catch-logger/catch/${someId(4)}/restore`,
  "POST /api/catch-logger/log new 11",
  "POST /api/catch-logger/log new 12",
  "POST /api/catch-logger/log new 13, undone and brought back",
  `POST /api/catch-logger/upload-photo ${someId(31)}`,
  `POST /api/catch-logger/upload-photo ${someId(32)}`,
  `POST /api/licenses/${someId(63)}/images ${someId(65)}`,
  `POST /api/licenses/upload ${someId(63)}`,
  `PUT /api/catch-logger/catch/${someId(1)} edited 1`,
  `PUT /api/catch-logger/catch/${someId(2)} edited 2 again`,
  `PUT /api/catch-logger/catch/${someId(4)} edited 4 while its restoring is unanswered`,
  `PUT /api/catch-logger/trips/${someId(21)} edited 21`,
  `PUT /api/catch-logger/trips/${someId(23)} new 23`,
  `PUT /api/spots/favorites/${someId(43)}`,
  "PUT /api/spots/favorites/revere-beach",
  `PUT /api/spots/mine/${someId(41)} Renamed 41`,
  `PUT /api/spots/mine/${someId(43)} New spot 43`,
  `PUT /api/tide-alerts/${someId(51)} 15`,
  `PUT /api/tide-alerts/${someId(53)} 60`,
];

/** Fields that distinguish calls to the same address. */
const tellingFields = ["name", "lead_minutes", "photo_id", "image_id", "license_id"];

function writesOf(server: ReturnType<typeof accountServer>): string[] {
  return server.writes.map(({ call, body }) => {
    const field = [...tellingFields, "notes"].find((name) => typeof body[name] !== "undefined");
    return field === undefined ? call : `${call} ${String(body[field])}`;
  });
}

const lists = [
  "/api/catch-logger/changes",
  "/api/spots/mine",
  "/api/tide-alerts",
  "/api/licenses/my-licenses",
];

/** Calls the account refuses again; repeating them is harmless. */
const isRefused = (call: string) => call.includes(someId(44)) || call.includes(someId(54));

beforeEach(() => {
  saveToken("ann's");
  stubLocks();
  // Only the date is fixed, for the log book's figures.
  vi.useFakeTimers({ now: Date.parse(noon), shouldAdvanceTime: true, toFake: ["Date"] });
});

afterEach(async () => {
  cleanup();
  dropToken("ann's");
  noteReachable(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await forgetAccountDatabases("ann");
});

test("a device with unsent writes of every kind shows all of them, sends each once, and keeps what was refused", async () => {
  await restoreUnsentDevice();
  const server = accountOfTheDevice();
  server.reach(false);
  open();
  await vi.waitFor(() => expect(inWords()).toEqual(unsent));
  cleanup();

  server.reach(true);
  noteReachable(true);
  open();
  await vi.waitFor(() => expect(inWords()).toEqual(sent));
  const calls = writesOf(server).filter((call) => !isRefused(call));
  expect(calls.toSorted()).toEqual(writesWanted.toSorted());
  const order = (call: string) => calls.findIndex((one) => one.includes(call));
  expect(order(`PUT /api/spots/mine/${someId(43)}`)).toBeLessThan(
    order(`PUT /api/spots/favorites/${someId(43)}`),
  );
  expect(order("/restore")).toBeLessThan(order("edited 4"));
  expect(order("log new 12")).toBeLessThan(order(`upload-photo ${someId(31)}`));
  const editOf4 = server.writes.find(({ body }) => String(body["notes"]).startsWith("edited 4"));
  expect(editOf4?.body["revision"]).toBe(5);
  const photo = server.writes.find(({ body }) => body["photo_id"] === someId(31));
  expect(photo?.body).toMatchObject({ keep_position: "true", latitude: "42.350000" });
  cleanup();

  const reads = server.reads.length;
  open();
  // Each collection asks for news after sending its changes.
  await vi.waitFor(() => expect(server.reads.slice(reads)).toEqual(expect.arrayContaining(lists)));
  expect(inWords()).toEqual(sent);
  expect(writesOf(server).filter((call) => !isRefused(call))).toHaveLength(writesWanted.length);
  cleanup();

  // Signing out keeps data that only this device has.
  await forgetSentDatabases();
  server.reach(false);
  open();
  await vi.waitFor(() => {
    const { catches, spots, alerts, licenses } = inWords();
    expect(catches).toMatchObject({ "mine of 5": "held", "refused 14": "held" });
    expect(spots).toMatchObject({ "Refused 44": "refused" });
    expect(alerts).toMatchObject({ 54: "refused" });
    expect(licenses).toMatchObject({ 66: "refused" });
  });
});
