import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { passwordMaxLength, regulationSearchMaxLength } from "#contract/limits.ts";
import {
  generalCard,
  regulationCard,
  regulationEntry,
  regulationVersion,
  tableChange,
} from "#contract/regulation-cards.ts";
import { areaNotice, regulationRecord, regulationsTable } from "#contract/regulation-table.ts";
import {
  calendarDate,
  instant,
  queryInteger,
  ruleId,
  singleLine,
  integerBetween,
  withDefault,
} from "#contract/schemas.ts";

export const allRegulations = defineEndpoint({
  method: "GET",
  path: "/api/regulations/all",
  summary: "The rules by the headings of the regulations page.",
  access: "public",
  response: z.object({
    table_version: z.int(),
    last_updated: calendarDate,
    as_of: calendarDate,
    ma_striped_bass: z.nullable(regulationCard),
    federal_striped_bass: z.nullable(regulationCard),
    summer_flounder: z.nullable(regulationCard),
    winter_flounder: z.nullable(regulationCard),
    bluefin_tuna: z.nullable(regulationCard),
    yellowfin_tuna: z.nullable(regulationCard),
    ma_general_saltwater: generalCard,
    nh_saltwater: generalCard,
    disclaimer: z.string(),
  }),
  limits: { perMinute: 600 },
});

export const stripedBassRegulations = defineEndpoint({
  method: "GET",
  path: "/api/regulations/striped-bass",
  summary: "Striped bass in Massachusetts, New Hampshire and federal water.",
  access: "public",
  response: z.object({
    massachusetts: z.nullable(regulationEntry),
    new_hampshire: z.nullable(regulationEntry),
    federal: z.nullable(regulationEntry),
    summary: z.object({
      slot_limit: z.nullable(z.string()),
      bag_limit: z.nullable(z.string()),
      season: z.nullable(z.string()),
      circle_hooks: z.nullable(z.string()),
      federal_waters: z.string(),
      notice: z.string(),
    }),
  }),
  limits: { perMinute: 600 },
});

export const searchRegulations = defineEndpoint({
  method: "GET",
  path: "/api/regulations/search/:species",
  summary: "The rules for a species, by any of its names and with slips of the pen.",
  access: "public",
  params: z.strictObject({ species: singleLine(regulationSearchMaxLength) }),
  response: z.object({
    species: z.string(),
    regulations: z.array(regulationEntry),
    count: z.int(),
  }),
  errors: ["regulations_not_found"],
  limits: { perMinute: 300 },
});

const version = integerBetween(1, 1_000_000);

export const newestTable = defineEndpoint({
  method: "GET",
  path: "/api/regulations/table",
  summary: "The whole table in force, for a device to keep.",
  access: "public",
  response: regulationsTable,
  limits: { perMinute: 300 },
});

export const regulationVersions = defineEndpoint({
  method: "GET",
  path: "/api/regulations/versions",
  summary: "What each publication changed, newest first.",
  access: "public",
  query: z.strictObject({ since: withDefault(queryInteger(0, 1_000_000), 0) }),
  response: z.object({ versions: z.array(regulationVersion) }),
  limits: { perMinute: 300 },
});

export const ruleWatch = z.object({
  rule_id: z.string(),
  /** The official text is unchanged, changed and undecided, unreadable, or no longer mentions the rule. */
  state: z.enum(["unchanged", "changed", "unreadable", "silent"]),
  since: calendarDate,
  read_on: z.nullable(calendarDate),
});

export const watchedRules = defineEndpoint({
  method: "GET",
  path: "/api/regulations/watch",
  summary: "Whether the official texts of the rules are as they were, found by a program.",
  access: "public",
  response: z.object({ rules: z.array(ruleWatch) }),
  limits: { perMinute: 300 },
});

const pageWords = z.object({
  groups: z.array(
    z.object({
      cells: z.array(z.object({ label: z.nullable(z.string()), text: z.string() })),
    }),
  ),
});

export const watchedPassage = z.object({
  rule_id: z.string(),
  url: z.string(),
  accepted: pageWords,
  since: calendarDate,
  current: z.nullable(pageWords),
  changed_on: z.nullable(calendarDate),
  read_on: z.nullable(calendarDate),
});

const watchedPage = z.object({
  url: z.string(),
  rule_ids: z.array(z.string()),
  read_on: z.nullable(calendarDate),
  next_at: instant,
  fault: z.nullable(
    z.object({ kind: z.string(), detail: z.string(), since: calendarDate, failures: z.int() }),
  ),
});

export const deskWatch = defineEndpoint({
  method: "GET",
  path: "/api/admin/regulations/watch",
  summary: "The official pages, and what has changed on them and waits for a decision.",
  access: "admin",
  response: z.object({
    is_watching: z.boolean(),
    pages: z.array(watchedPage),
    changes: z.array(watchedPassage),
  }),
});

export const deskPassages = defineEndpoint({
  method: "GET",
  path: "/api/admin/regulations/passages",
  summary: "What the official pages say about one rule, and the mark that shows it was read.",
  access: "admin",
  query: z.strictObject({ rule: ruleId }),
  response: z.object({
    passages: z.array(watchedPassage),
    /** Sent with a publication by an admin who has read the text; null without text. */
    mark: z.nullable(z.string()),
  }),
});

const readRules = z.array(
  z.strictObject({ rule_id: ruleId, mark: z.string().check(z.maxLength(64)) }),
);

/** The admin's password, which every publication requires. */
const signature = z.string().check(z.maxLength(passwordMaxLength));

const edit = {
  base_version: version,
  records: withDefault(z.array(regulationRecord).check(z.maxLength(200)), []),
  removed_record_ids: withDefault(z.array(ruleId).check(z.maxLength(200)), []),
  notices: withDefault(z.array(areaNotice).check(z.maxLength(50)), []),
  removed_notice_ids: withDefault(z.array(ruleId).check(z.maxLength(50)), []),
};
const verdict = z.enum(["keep", "release", "unknown"]);

const changedCatches = z.object({
  /** Number of latest catches examined, of any species. */
  newest: z.int(),
  /** Number of them whose species the edit concerns. */
  concerned: z.int(),
  /** Number of those without a known place, which are not judged. */
  without_place: z.int(),
  changes: z.array(
    z.object({
      species: z.string(),
      before: verdict,
      after: verdict,
      catches: z.int(),
      kept: z.int(),
    }),
  ),
});

const editLimits = { bodyBytes: 2 * 1024 * 1024, perMinute: 30 };

export const previewRegulations = defineEndpoint({
  method: "POST",
  path: "/api/admin/regulations/preview",
  summary: "What an edit would change, in words, and the table it would give.",
  access: "admin",
  body: z.strictObject(edit),
  response: z.object({
    changes: z.array(tableChange),
    problems: z.array(z.string()),
    table: regulationsTable,
    /** Null when the table cannot be published. */
    catches: z.nullable(changedCatches),
  }),
  errors: ["edit_conflict"],
  limits: editLimits,
});

export const publishRegulations = defineEndpoint({
  method: "POST",
  path: "/api/admin/regulations/versions",
  summary: "Publish an edit as the next version, unless the preview names problems.",
  access: "admin",
  body: z.strictObject({
    ...edit,
    note: singleLine(200),
    password: signature,
    read: withDefault(readRules.check(z.maxLength(250)), []),
  }),
  response: regulationVersion,
  errors: ["edit_conflict", "wrong_password"],
  limits: editLimits,
});

export const rollBackRegulations = defineEndpoint({
  method: "POST",
  path: "/api/admin/regulations/versions/:version/restore",
  summary: "Publish the table of an older version again, as the next one.",
  access: "admin",
  params: z.strictObject({ version: queryInteger(1, 1_000_000) }),
  body: z.strictObject({ base_version: version, note: singleLine(200), password: signature }),
  response: regulationVersion,
  errors: ["not_found", "edit_conflict", "wrong_password"],
});
