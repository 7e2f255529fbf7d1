// @vitest-environment jsdom
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { someId } from "#web/features/catches/log/testing/some-catch.ts";
import { readWallet } from "#web/features/licenses/stored/stored-wallet.ts";
import { uploadsDatabase } from "#web/features/licenses/stored/license-database.ts";
import { uploadsOf } from "#web/features/licenses/sending/uploads.ts";
import { somePicture } from "#web/features/licenses/testing/some-license.ts";
import { spotsOf } from "#web/features/spots/spots-collection.ts";
import { alertsOf } from "#web/features/tides/alerts/alerts-collection.ts";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { dropToken, saveToken } from "#web/platform/session.ts";
import { accountServer, type RequestOutcome } from "#web/testing/account-server.ts";

/*
 * Properties of every synced collection under any network failure. The log, whose edits can
 * conflict, has its own in outbox-laws.test.ts.
 */

/** One step, interpreted by each collection. */
interface Step {
  readonly subject: number;
  readonly kind: "save" | "mark" | "remove";
  readonly text: number;
}

interface Subject {
  readonly write: (step: Step) => Promise<unknown>;
  readonly exchange: () => Promise<{ readonly kind: string }>;
  readonly unsent: () => Promise<number>;
  /** Expected account state once everything was sent. */
  readonly wanted: (steps: readonly Step[]) => unknown;
  readonly held: (server: ReturnType<typeof accountServer>) => unknown;
  readonly shown: () => Promise<unknown>;
}

const lastOf = (steps: readonly Step[], wants: (step: Step) => boolean) =>
  new Map(steps.filter((step) => wants(step)).map((step) => [someId(step.subject), step]));

function spots(accountId: string): Subject {
  const { synced, view } = spotsOf(accountId);
  const position = { latitude: 42.3, longitude: -70.9 };
  return {
    write: ({ kind, subject, text }) => {
      const subjectId = someId(subject);
      if (kind === "remove") return synced.write({ kind, subjectId });
      // Built-in spots can be home waters and favorites without being saved.
      if (kind === "mark" && text % 3 === 0)
        return synced.write({
          kind: "home-water",
          subjectId: `ledge-${subject}`,
          rank: text % 2 === 0 ? text : null,
        });
      if (kind === "mark")
        return synced.write({
          kind: "favorite",
          subjectId: `ledge-${subject}`,
          isFavorite: text % 2 === 0,
        });
      return synced.write({
        kind,
        subjectId,
        entry: { name: `Spot ${text}`, notes: null, position },
      });
    },
    exchange: () => synced.exchange(),
    unsent: () => synced.collection.outbox.count(),
    wanted: (steps) => {
      const own = [...lastOf(steps, ({ kind }) => kind !== "mark")];
      const isMark = ({ kind }: Step) => kind === "mark";
      const isWater = ({ text }: Step) => text % 3 === 0;
      const marks = [...lastOf(steps, (step) => isMark(step) && !isWater(step)).values()];
      const waters = [...lastOf(steps, (step) => isMark(step) && isWater(step)).values()];
      return {
        spots: Object.fromEntries(
          own.flatMap(([id, { kind, text }]) => (kind === "save" ? [[id, `Spot ${text}`]] : [])),
        ),
        favorites: new Set(
          marks.flatMap(({ subject, text }) => (text % 2 === 0 ? [`ledge-${subject}`] : [])),
        ),
        homeWaters: Object.fromEntries(
          waters.flatMap(({ subject, text }) =>
            text % 2 === 0 ? [[`ledge-${subject}`, text]] : [],
          ),
        ),
      };
    },
    held: (server) => {
      const { spots: own, favorites, homeWaters } = server.holds();
      return { spots: own, favorites, homeWaters };
    },
    shown: async () => {
      await view.refresh();
      const { ownSpots = [], favorites = new Set(), homeWaters = [] } = view.store.get() ?? {};
      return {
        spots: Object.fromEntries(ownSpots.map(({ spot_id, name }) => [spot_id, name])),
        favorites: new Set(favorites),
        homeWaters: Object.fromEntries(homeWaters.map(({ id, rank }) => [id, rank])),
      };
    },
  };
}

function alerts(accountId: string): Subject {
  const { synced, view } = alertsOf(accountId);
  const settings = {
    station: "8443970",
    event: "high" as const,
    height_feet: null,
    direction: null,
    is_active: true,
  };
  return {
    write: ({ kind, subject, text }) =>
      kind === "remove"
        ? synced.write({ kind, subjectId: someId(subject) })
        : synced.write({
            kind: "save",
            subjectId: someId(subject),
            settings: { ...settings, lead_minutes: text },
          }),
    exchange: () => synced.exchange(),
    unsent: () => synced.collection.outbox.count(),
    wanted: (steps) =>
      Object.fromEntries(
        [...lastOf(steps, () => true)].flatMap(([id, { kind, text }]) =>
          kind === "remove" ? [] : [[id, text]],
        ),
      ),
    held: (server) => server.holds().alerts,
    shown: async () => {
      await view.refresh();
      const listed = view.store.get() ?? [];
      return Object.fromEntries(
        listed.map(({ alert_id, lead_minutes }) => [alert_id, lead_minutes]),
      );
    },
  };
}

/** Adds each license once, with one or two photos. */
function uploads(accountId: string): Subject {
  const synced = uploadsOf(accountId);
  const pictureCount = (subject: number) => 1 + (subject % 2);
  const fields = {
    license_type: "saltwater" as const,
    issuer: null,
    license_number: null,
    expiry_date: null,
    notes: null,
  };
  const everAdded = new Set<string>();
  return {
    write: async ({ subject }) => {
      const subjectId = someId(subject);
      if (everAdded.has(subjectId)) return;
      everAdded.add(subjectId);
      const pictures = Array.from({ length: pictureCount(subject) }, (_, index) =>
        somePicture(someId(100 * subject + index)),
      );
      await synced.write({ kind: "upload", subjectId, fields, pictures });
    },
    exchange: () => synced.exchange(),
    unsent: () => uploadsDatabase(accountId).table("outbox").count(),
    wanted: (steps) =>
      Object.fromEntries(
        [...lastOf(steps, () => true)].map(([id, { subject }]) => [id, pictureCount(subject)]),
      ),
    held: (server) => server.holds().licenses,
    shown: async () => {
      const { licenses } = await readWallet(accountId);
      return Object.fromEntries(
        licenses.map(({ license_id, imageIds }) => [license_id, imageIds.length]),
      );
    },
  };
}

const outcome = fc.constantFrom<RequestOutcome>(
  "fine",
  "fine",
  "fine",
  "lost",
  "unanswered",
  "twice",
  "full",
  "busy",
  "trouble",
);
const step = fc.record({
  subject: fc.integer({ min: 1, max: 3 }),
  kind: fc.constantFrom<Step["kind"]>("save", "save", "mark", "remove"),
  text: fc.integer({ min: 0, max: 5 }),
});
const round = fc.record({ outcomes: fc.array(outcome, { minLength: 1, maxLength: 4 }) });
const course = fc.array(fc.oneof(step, step, round), { maxLength: 20, size: "max" });

let run = 0;

beforeEach(() => saveToken("ann's"));
afterEach(() => {
  dropToken("ann's");
  vi.unstubAllGlobals();
});

describe.each([
  ["own spots and favorites", spots],
  ["tide reminders", alerts],
  ["licenses to upload", uploads],
])("%s", { timeout: 180_000 }, (_name, open) => {
  test("never lose or double an entry, whatever happens to the calls", async () => {
    await fc.assert(
      fc.asyncProperty(course, async (steps) => {
        run += 1;
        const accountId = `ann-${run}`;
        const server = accountServer();
        const subject = open(accountId);
        const written: Step[] = [];
        for (const one of steps) {
          if ("outcomes" in one) {
            server.decide(one.outcomes);
            await subject.exchange();
          } else {
            await subject.write(one);
            written.push(one);
          }
          expect(await subject.shown()).toEqual(subject.wanted(written));
        }
        server.decide([]);
        expect(await subject.exchange()).toEqual({ kind: "done" });
        expect(await subject.unsent()).toBe(0);
        expect(subject.held(server)).toEqual(subject.wanted(written));
        expect(await subject.shown()).toEqual(subject.wanted(written));
        const sent = server.writes.length;
        await subject.exchange();
        expect(server.writes).toHaveLength(sent);
        await forgetAccountDatabases(accountId);
      }),
      { numRuns: 60 },
    );
  });
});
