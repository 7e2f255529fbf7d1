import { expect, test, vi } from "vitest";
import {
  toolContextOf,
  type ProvidersDependencies,
} from "#server/composition/assistant-providers.ts";

type Own = ProvidersDependencies["own"];

const unused = () => {
  throw new Error("public data, which no account has more of");
};

test("each question reads the log, the day, the spots and the licenses once", async () => {
  const own = {
    log: vi.fn<Own["log"]>(() => Promise.resolve({ catches: [], trips: [] })),
    keptOn: vi.fn<Own["keptOn"]>(() => Promise.resolve([])),
    spots: vi.fn<Own["spots"]>(() => Promise.resolve([])),
    licenses: vi.fn<Own["licenses"]>(() => Promise.resolve([])),
    homeWater: vi.fn<Own["homeWater"]>(() => Promise.resolve(null)),
  };
  const clock = { now: () => Date.UTC(2026, 5, 14, 3) };
  const toolContextFor = toolContextOf({
    clock,
    own,
    conditions: unused,
    ruleTable: unused,
    chartAt: unused,
  });
  const ask = async () => {
    const { providers } = await toolContextFor({ accountId: "ann", position: null, day: null });
    for (let time = 0; time < 3; time++)
      await Promise.all([providers.log(), providers.ownSpots(), providers.licenses()]);
  };
  await ask();
  for (const read of Object.values(own)) expect(read).toHaveBeenCalledOnce();
  // The clock is still on the thirteenth in Boston.
  expect(own.keptOn).toHaveBeenCalledWith("ann", "2026-06-13");
  await ask();
  for (const read of Object.values(own)) expect(read).toHaveBeenCalledTimes(2);
});
