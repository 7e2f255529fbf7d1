import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMainPrograms, openRequest, type MainPrograms } from "#server/testing/main-programs.ts";

let main: MainPrograms;
let program: Awaited<ReturnType<MainPrograms["startReady"]>>;
beforeAll(async () => {
  main = await openMainPrograms();
  program = await main.startReady();
});
afterAll(() => main.close());

test("a start says where the product is, offers the first admin's link, and answers", async () => {
  expect(program.output()).toContain(
    `Striper Conditions is ready at http://localhost:${program.port}\n`,
  );
  await program.prints("/claim-admin?token=");
  expect(program.output()).toContain("once, within 7 days or until the next link: http");
  const answer = await fetch(`${program.url}/api/ready`);
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: "ready" }]);
});

test("a stop finishes what is under way, takes no more and ends with 0", async () => {
  const request = openRequest(program.port);
  await delay(100);
  program.kill("SIGTERM");
  await expect
    .poll(() =>
      fetch(`${program.url}/api/health`).then(
        () => "answered",
        () => "refused",
      ),
    )
    .toBe("refused");
  expect(await request.finish()).toContain("200 OK");
  // What it wrote tells why, should it not end in order.
  expect([await program.exit, program.output()]).toEqual([0, program.output()]);
});

test("a start with faulty settings lists every one of them and ends", async () => {
  const faulty = await main.start({ PORT: "no", LOG_LEVEL: "loud", METRICS_TOKEN: "short" });
  expect(await faulty.exit).toBe(1);
  for (const name of ["PORT", "LOG_LEVEL", "METRICS_TOKEN"])
    expect(faulty.output()).toContain(`  ${name}: `);
  expect(faulty.output()).not.toMatch(/\bat .*main\.ts|short/u);
});

test("a start without its database says so, without the password, and ends", async () => {
  const failed = await main.start({ DATABASE_URL: "postgres://u:s3cret@127.0.0.1:1/none" });
  expect(await failed.exit).toBe(1);
  expect(failed.output()).toContain("127.0.0.1:1/none");
  expect(failed.output()).not.toMatch(/s3cret|\bat .*\.ts/u);
});

test("a data folder has one server, also after one was killed, and a database those with the same files", async () => {
  const other = await main.startReady();
  const settings = { DATA_DIR: other.dataDir };
  const second = await main.start(settings);
  expect([await second.exit, second.output()]).toEqual([
    1,
    `Another server is running on the data folder ${other.dataDir}; give each a DATA_DIR of its own, or stop the other first.\n`,
  ]);
  const withOwnKey = await main.start({ FILES_MASTER_KEY: "" });
  expect([await withOwnKey.exit, withOwnKey.output()]).toEqual([
    1,
    expect.stringContaining("give all the same S3_… settings and the same FILES_MASTER_KEY"),
  ]);
  other.kill("SIGKILL");
  await other.exit;
  await main.startReady(settings);
});
