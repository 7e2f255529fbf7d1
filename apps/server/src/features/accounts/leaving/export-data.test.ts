import { Readable } from "node:stream";
import { exportData } from "@striper/contract/accounts";
import { minute } from "@striper/marine/time";
import { beforeEach, expect, test } from "vitest";
import type { Exporter, ExportedFile, ExportOptions } from "#server/platform/account-data/ports.ts";
import { createArchiveWriter } from "#server/platform/account-data/writing/archive-writer.ts";
import { openAccountsApp } from "#server/testing/accounts-app.ts";
import { unzip } from "#server/testing/archives.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const asked: { accountId: string; options: ExportOptions }[] = [];
let files: ExportedFile[] = [];
let meanwhile = (): Promise<unknown> => Promise.resolve();

const exporter: Exporter = {
  name: "catches",
  async *entries(accountId, options) {
    asked.push({ accountId, options });
    await meanwhile();
    yield* files;
  },
};

const app = await sharedByFile(openAccountsApp({ exports: createArchiveWriter([exporter]) }));
beforeEach(() => {
  app.moveTime(minute);
  asked.length = 0;
  files = [];
  meanwhile = () => Promise.resolve();
});

test("the archive contains a readme, the account, and the files of every feature", async () => {
  files = [
    { path: "catches/catches.csv", content: "species,length\nStriped Bass,29.5\n" },
    {
      path: "photos/one.jpg",
      content: () => Promise.resolve(Readable.from([Buffer.from([1, 2, 3])])),
      isCompressed: true,
    },
  ];
  const person = await app.join();
  const answer = await app.call(exportData, { token: person.token });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="striper-conditions.zip"',
    "cache-control": "no-store",
  });
  const unzipped = await unzip(answer.rawPayload);
  expect([...unzipped.keys()]).toEqual([
    "README.txt",
    "account.json",
    "catches/catches.csv",
    "photos/one.jpg",
  ]);
  expect(unzipped.get("photos/one.jpg")).toEqual(Buffer.from([1, 2, 3]));
  const account: unknown = JSON.parse(String(unzipped.get("account.json")));
  expect(account).toEqual({
    format: "striper-conditions-export",
    version: 1,
    exported_at: new Date(app.now()).toISOString(),
    account: (await app.me(person.token)).json(),
    sessions: [
      {
        device_name: "Safari on iPhone",
        created_at: new Date(app.now()).toISOString(),
        last_used_at: new Date(app.now()).toISOString(),
      },
    ],
  });
  expect(String(unzipped.get("account.json"))).not.toContain("argon2");
});

test("positions are left out when asked, and the readme says so", async () => {
  const person = await app.join();
  const withThem = await app.call(exportData, { token: person.token });
  const without = await app.call(exportData, {
    token: person.token,
    query: { include_positions: "false" },
  });
  expect(asked.map(({ options }) => options.includePositions)).toEqual([true, false]);
  expect(asked.map(({ accountId }) => accountId)).toEqual([person.accountId, person.accountId]);
  expect(String((await unzip(withThem.rawPayload)).get("README.txt"))).toContain("where you fish");
  expect(String((await unzip(without.rawPayload)).get("README.txt"))).toContain("left out");
});

test("exports work after the trial, too", async () => {
  const person = await app.join();
  app.moveDays(30);
  const answer = await app.call(exportData, { token: person.token });
  expect((await unzip(answer.rawPayload)).has("account.json")).toBe(true);
});

test("the sixth export within a minute is refused", async () => {
  const person = await app.join();
  const codes: number[] = [];
  for (let time = 0; time < 6; time++)
    codes.push((await app.call(exportData, { token: person.token })).statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});
