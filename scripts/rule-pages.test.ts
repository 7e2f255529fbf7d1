import { packagedTable } from "@striper/angling/regulations";
import { watchedRules } from "@striper/angling/regulations/watch";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rulePagesFake } from "@striper/fakes/rule-pages/rule-pages-fake";
import { startFakes, type RunningFakes } from "@striper/fakes/start-fakes";

let running: RunningFakes;
beforeAll(async () => {
  running = await startFakes([rulePagesFake], {
    host: "127.0.0.1",
    port: 0,
    clockOffsetFile: undefined,
  });
});
afterAll(() => running.close());

/** Every page that the rules of the product name, as the watch asks for it of a stand-in. */
const pages = [...new Set(watchedRules(packagedTable).flatMap((rule) => rule.pages))];
const askFor = (url: string) =>
  fetch(`${running.url}/rule-pages/${url.replace("https://", "")}`, { redirect: "manual" });

test("the rules of the product name official pages", () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages).toContain("https://stellwagen.noaa.gov");
});

test.each(pages)("the official page %s has a stand-in that says so", async (url) => {
  const answer = await askFor(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-stand-in")).toContain("STAND-IN");
  expect(await answer.text()).toMatch(/<h1>/u);
});

test("a page that no rule names is not there", async () => {
  expect((await askFor("https://stellwagen.noaa.gov/nothing")).status).toBe(404);
  expect((await askFor("https://nowhere.example")).status).toBe(404);
});
