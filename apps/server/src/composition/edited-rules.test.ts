import { randomUUID } from "node:crypto";
import { packagedTable } from "@striper/angling/regulations";
import { logCatch } from "@striper/contract/catches";
import type { Endpoint } from "@striper/contract/endpoint";
import { previewRegulations } from "@striper/contract/regulations";
import { afterAll, expect, test } from "vitest";
import { edited, slotOf } from "#server/testing/apps/regulations-app.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";
import { createTestApp } from "#server/testing/test-app.ts";

const database = await sharedByFile(openTestDatabase());
const people = new Map<string, string>();
const app = createTestApp({
  orm: database.orm,
  authenticator: (token) => {
    const accountId = people.get(token) ?? "";
    const account = { accountId, sessionId: accountId, role: "admin", hasAccess: true } as const;
    return Promise.resolve({ kind: "known", account });
  },
});
afterAll(() => app.server.close());

async function join(): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into accounts (email, email_normalized, display_name, password_hash, role, trial_ends_at)
     values ($1, $1, 'Angler', '-', 'admin', now()) returning id`,
    [`${randomUUID()}@example.com`],
  );
  const token = randomUUID().replaceAll("-", "").padEnd(43, "x");
  people.set(token, rows[0]?.id ?? "");
  return token;
}

async function send(token: string, { path: url }: Endpoint, payload: object) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.server.inject({ method: "POST", url, headers, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer;
}

const harbor = { latitude: 42.33, longitude: -70.95 };

const bass = {
  species: "Striped Bass",
  date_caught: "2026-06-12T08:30:00Z",
  length_inches: 29,
  mode: "shore",
  position: harbor,
};

test("the preview of an edit counts logged catches that it judges differently, without naming anybody", async () => {
  const [one, other] = [await join(), await join()];
  await send(one, logCatch, { ...bass, is_released: false });
  // The second kept fish of a day was over the limit before the edit and is within it after.
  await send(one, logCatch, {
    ...bass,
    date_caught: "2026-06-12T09:30:00Z",
    is_released: false,
  });
  // The next day in Boston.
  await send(one, logCatch, { ...bass, date_caught: "2026-06-13T04:30:00Z", is_released: false });
  await send(other, logCatch, bass);
  await send(other, logCatch, { ...bass, position: null, spot_id: "castle-island" });
  await send(other, logCatch, { ...bass, position: null });
  await send(other, logCatch, { ...bass, length_inches: 30.5 });
  await send(other, logCatch, { ...bass, species: "Bluefish" });

  const answer = await send(one, previewRegulations, {
    base_version: packagedTable.version,
    records: [edited({ sizes: slotOf(30, 31), verifiedOn: "2026-09-03" })],
  });
  const { catches, problems } = previewRegulations.response.parse(answer.json());
  expect(problems).toEqual([]);
  expect(catches).toEqual({
    newest: 8,
    concerned: 7,
    without_place: 1,
    changes: [{ species: "Striped bass", before: "keep", after: "release", catches: 4, kept: 2 }],
  });

  const faulty = await send(one, previewRegulations, {
    base_version: packagedTable.version,
    records: [edited({ sizes: [] })],
  });
  expect(faulty.json()).toMatchObject({ catches: null });
});
