import { packagedTable } from "@striper/angling/regulations";
import type { RegulationsTable } from "@striper/angling/regulations";
import * as calls from "@striper/contract/regulations";
import { expect, test } from "vitest";
import { findEditProblems } from "#server/features/regulations/desk/edit-problems.ts";
import {
  edited,
  openRegulationsApp,
  reworded,
  slotOf,
  stripedBass,
} from "#server/testing/apps/regulations-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const shipped = packagedTable.version;
const app = await sharedByFile(openRegulationsApp());

const { id } = stripedBass();
const narrower = edited({ sizes: slotOf(30, 31) });

test.each<[string, object, RegExp]>([
  ["changes nothing", { records: [stripedBass()] }, /^Nothing would change\.$/u],
  ["is empty", {}, /^Nothing would change\.$/u],
  [
    "was not verified",
    { records: [edited({ verifiedOn: null, notes: "x" })] },
    /say on which day the source was verified/u,
  ],
  [
    "was verified tomorrow",
    { records: [edited({ verifiedOn: "2026-06-14" })] },
    /cannot have been verified in the future/u,
  ],
  [
    "has its longest below its shortest",
    { records: [edited({ sizes: slotOf(31, 28) })] },
    /the longest is not above the shortest/u,
  ],
  [
    "is of another fish",
    { records: [edited({ species: "bluefish" })] },
    /a rule keeps its species and its water/u,
  ],
  [
    "is of another century",
    { records: [edited({ ruleYear: 2040 })] },
    /the rule year is not near the present one/u,
  ],
  [
    "opens on 30 February",
    { records: [edited({ season: { kind: "dated", open: [{ from: "02-30", to: "05-01" }] } })] },
    /02-30 cannot be a first day/u,
  ],
  [
    "leaves a way of fishing without a size",
    { records: [edited({ sizes: [] })] },
    /no size rule for shore/u,
  ],
  ["writes a rule twice", { records: [narrower, narrower] }, /appears twice in the edit/u],
  [
    "writes what it removes",
    { records: [narrower], removed_record_ids: [id] },
    /is both written and removed/u,
  ],
  [
    "removes what is not there",
    { removed_record_ids: ["ma/unicorn"], records: [narrower] },
    /ma\/unicorn cannot be removed/u,
  ],
  [
    "names a source that is not secure",
    { records: [edited({ source: { title: "x", url: "http://example.com" } })] },
    /the source is not an https address/u,
  ],
  [
    "names a source that only looks official",
    { records: [edited({ source: { title: "x", url: "https://mass.gov@example.com/" } })] },
    /the source is not a plain public address/u,
  ],
  [
    "adds a second rule for the same fish in the same water",
    { records: [edited({ id: "ma/striped_bass/again" })] },
    /another rule holds for MA striped_bass gulf-of-maine already/u,
  ],
  [
    "closes a season and lets fish be kept",
    { records: [edited({ season: { kind: "closed" } })] },
    /closed all year, yet a bag line lets fish be kept/u,
  ],
  [
    "opens on days that are open already",
    {
      records: [
        edited({
          season: {
            kind: "dated",
            open: [
              { from: "05-01", to: "07-31" },
              { from: "07-31", to: "09-30" },
            ],
          },
        }),
      ],
    },
    /two stretches of open days overlap/u,
  ],
  [
    "takes the gear out on 31 November",
    {
      records: [
        edited({ season: { kind: "gear-out", gear: "x", dates: { from: "11-31", to: "05-15" } } }),
      ],
    },
    /11-31 cannot be a first day/u,
  ],
  [
    "warns of an area nobody has verified",
    { notices: [{ ...reworded, verifiedOn: null }] },
    /say on which day the source was verified/u,
  ],
])("an edit that %s is refused with the reason", async (_name, edit, problem) => {
  const preview = await app.preview({ base_version: shipped, ...edit });
  const { problems } = calls.previewRegulations.response.parse(preview.json());
  expect(problems.some((one) => problem.test(one))).toBe(true);
  const answer = await app.publish({ base_version: shipped, ...edit });
  expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid_request"]);
  expect(answer.json().message).toBe(`This cannot be published: ${problems[0]}`);
  expect(app.version()).toBe(shipped);
  expect(await app.audited()).toEqual([]);
});

test.each<[string, object]>([
  ["without a citation", edited({ citation: " " })],
  ["with a length of minus one", edited({ sizes: slotOf(-1, 31) })],
  ["with a fish nobody knows", { ...stripedBass(), species: "unicorn" }],
  ["with a word too many", { ...stripedBass(), secret: true }],
  ["with a link that runs", edited({ source: { title: "x", url: "javascript:alert(1)" } })],
  ["verified on 30 February", edited({ verifiedOn: "2026-02-30" })],
])("a rule %s does not even reach the preview", async (_name, record) => {
  const answer = await app.preview({ base_version: shipped, records: [record] });
  expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid_request"]);
});

test.each<[string, (before: RegulationsTable) => RegulationsTable, RegExp]>([
  [
    "has too many rules",
    (before) => {
      const more = Array.from({ length: 500 }, (_, n) => ({
        ...stripedBass(),
        id: `ma/more-${n}`,
      }));
      return { ...before, records: [...before.records, ...more] };
    },
    /more than 500 rules/u,
  ],
  [
    "has too many words",
    (before) => {
      const long = before.records.map((record) => ({ ...record, notes: "word ".repeat(9000) }));
      return { ...before, records: long };
    },
    /more than 1000 kB/u,
  ],
])("a table that %s after several edits cannot be published", (_, grow, problem) => {
  const nothing = { records: [], removedRecordIds: [], notices: [], removedNoticeIds: [] };
  const problems = findEditProblems(packagedTable, nothing, grow(packagedTable), "2026-06-13");
  expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
});
