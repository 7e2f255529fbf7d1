import { expect, test } from "vitest";
import type { ReportsAnswer } from "#web/features/reports/queries.ts";
import { reportViews } from "#web/features/reports/reports-view.ts";

const report = {
  title: "Schoolies in the harbor",
  link: "https://www.example.org/harbor",
  date: "2026-11-20T21:16:00Z",
  summary: "Fish move on the ebb.",
  source: "example.org",
};
const answer = (reports: ReportsAnswer["reports"]): ReportsAnswer => ({
  reports,
  updated: null,
  status: "live",
});

test("a report shows where its link leads and when it was written", () => {
  expect(reportViews(answer([report]))).toEqual([
    {
      title: "Schoolies in the harbor",
      href: "https://www.example.org/harbor",
      host: "example.org",
      date: "Fri Nov 20",
      summary: "Fish move on the ebb.",
    },
  ]);
});

test.each(["javascript:alert(1)", "data:text/html,x", "/only/a/path", ""])(
  "a link such as %s is not shown",
  (link) => expect(reportViews(answer([{ ...report, link }]))).toEqual([]),
);
