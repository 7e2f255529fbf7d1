import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { exportData } from "@striper/contract/accounts";
import { minute } from "@striper/marine/time";
import { beforeEach, expect, test, vi } from "vitest";
import type { Exporter, ExportedFile, ExportOptions } from "#server/platform/account-data/ports.ts";
import { createArchiveWriter } from "#server/platform/account-data/writing/archive-writer.ts";
import { openAccountsApp, tokenOf } from "#server/testing/accounts-app.ts";
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

test("the archive holds a readme, the account, and what each noun adds", async () => {
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

test("it works after the trial, too", async () => {
  const person = await app.join();
  app.moveDays(30);
  const answer = await app.call(exportData, { token: person.token });
  expect((await unzip(answer.rawPayload)).has("account.json")).toBe(true);
});

test(
  "another device that signs in and out meanwhile does no harm",
  { tags: ["thorough"] },
  async () => {
    const person = await app.join();
    meanwhile = async () => {
      await app.signOut(tokenOf(await app.signIn(person)));
      // The session of work that goes on is looked up every two seconds.
      await delay(3000);
    };
    files = [{ path: "after.txt", content: "still here" }];
    const answer = await app.call(exportData, { token: person.token });
    const unzipped = await unzip(answer.rawPayload);
    expect(String(unzipped.get("after.txt"))).toBe("still here");
  },
);

test("a file that fails breaks the archive off, and is logged", async () => {
  const person = await app.join();
  files = [
    { path: "photos/gone.jpg", content: () => Promise.reject(new Error("the disk is away")) },
  ];
  await expect(app.call(exportData, { token: person.token })).rejects.toThrow("destroyed");
  expect(app.logged).toContainEqual(expect.objectContaining({ msg: "an export broke off" }));
});

test("it is refused after five in a minute", async () => {
  const person = await app.join();
  const codes: number[] = [];
  for (let time = 0; time < 6; time++)
    codes.push((await app.call(exportData, { token: person.token })).statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});

test("it breaks off when its session ends", { timeout: 15_000 }, async () => {
  const person = await app.join();
  const loggedBefore = app.logged.length;
  meanwhile = async () => {
    await app.signOut(person.token);
    // The session of work that goes on is looked up every two seconds.
    await delay(3000);
  };
  files = [{ path: "after.txt", content: "nobody is told this any more" }];
  await expect(app.call(exportData, { token: person.token })).rejects.toThrow("destroyed");
  expect(app.logged.slice(loggedBefore)).not.toContainEqual(
    expect.objectContaining({ msg: "an export broke off" }),
  );
});

test("of one account one runs and two wait, and others do not wait for them", async () => {
  const [greedy, other] = [await app.join(), await app.join()];
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  let isFirst = true;
  meanwhile = () => {
    const wait = isFirst ? held : Promise.resolve();
    isFirst = false;
    return wait;
  };
  const first = app.call(exportData, { token: greedy.token });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const waiting = [1, 2].map(() => app.call(exportData, { token: greedy.token }));
  await delay(100);
  expect((await app.call(exportData, { token: greedy.token })).statusCode).toBe(429);
  expect((await app.call(exportData, { token: other.token })).statusCode).toBe(200);
  expect(asked.map(({ accountId }) => accountId)).toEqual([greedy.accountId, other.accountId]);
  goOn();
  const answers = await Promise.all([first, ...waiting]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});
