import { createHash, randomBytes } from "node:crypto";
import { shareTrips, withdrawTrips, type SharedTrip } from "@striper/contract/accuracy";
import { createAccuracy } from "#server/features/bite-score/create-accuracy.ts";
import { createMasterKeys, masterKeyOf } from "#server/platform/blob-storage/master-keys.ts";
import { openSealedFile, sealFile } from "#server/platform/blob-storage/sealed-file.ts";
import { openFeatureApp, type SignedIn } from "#server/testing/apps/feature-app.ts";

export interface SentTrip {
  readonly token: string;
  readonly trip: SharedTrip;
}

/** A trip as a device makes it ready: the token stays there. */
export function someTrip(parts: Partial<SharedTrip> = {}): SentTrip {
  const token = randomBytes(32).toString("base64url");
  const trip = {
    removal_hash: createHash("sha256").update(token).digest("hex"),
    date: "2026-06-12",
    hours: 4,
    band: "Good",
    fish: 2,
    mode: "shore",
    water: "boston",
    model_version: "2027.1",
    ...parts,
  } as const;
  return { token, trip };
}

/** The public figures on the real transport, with a database of their own. */
export async function openAccuracyApp() {
  const app = await openFeatureApp();
  const keys = createMasterKeys(masterKeyOf(randomBytes(32)));
  const sealer = {
    seal: (label: string, content: Buffer) => sealFile(keys, label, content),
    open: (label: string, sealed: Buffer) => openSealedFile(keys, label, sealed),
  };
  const { orm, clock } = app;
  const accuracy = createAccuracy({ orm, clock, sealer });
  app.serve(accuracy.routes);
  const share = (by: SignedIn, ...sent: readonly SentTrip[]) =>
    app.call(shareTrips, { by, body: { trips: sent.map(({ trip }) => trip) } });
  return {
    ...app,
    sealer,
    accuracy,
    share,
    withdraw: (...sent: readonly Pick<SentTrip, "token">[]) =>
      app.call(withdrawTrips, { body: { removal_tokens: sent.map(({ token }) => token) } }),
    /** Different trips of one account. */
    async shareMany(by: SignedIn, count: number, parts: Partial<SharedTrip> = {}) {
      const sent = Array.from({ length: count }, (_, index) =>
        someTrip({ hours: 1 + index / 4, fish: index, ...parts }),
      );
      const answer = await share(by, ...sent);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return sent;
    },
    nightly: async () => {
      for (const job of accuracy.jobs) await job.run(new AbortController().signal, {});
    },
    rows: async () => {
      const { rows } = await app.database.pool.query<Record<string, unknown>>(
        "select *, xmin::text from shared_trips order by ctid",
      );
      return rows;
    },
  };
}

export type AccuracyApp = Awaited<ReturnType<typeof openAccuracyApp>>;
