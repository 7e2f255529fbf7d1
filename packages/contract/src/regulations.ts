import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { regulationSearchMaxLength } from "#contract/limits.ts";
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
  queryInteger,
  ruleId,
  singleLine,
  wholeBetween,
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
    /** The day for which open and closed are computed. */
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

const version = wholeBetween(1, 1_000_000);

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

/* The rule desk. */

/** Records and notices to put in place of those with the same id, and ids to take out. */
const edit = {
  /** The version the edit was made from. */
  base_version: version,
  records: withDefault(z.array(regulationRecord).check(z.maxLength(200)), []),
  removed_record_ids: withDefault(z.array(ruleId).check(z.maxLength(200)), []),
  notices: withDefault(z.array(areaNotice).check(z.maxLength(50)), []),
  removed_notice_ids: withDefault(z.array(ruleId).check(z.maxLength(50)), []),
};
const editLimits = { bodyBytes: 2 * 1024 * 1024, perMinute: 30 };

export const previewRegulations = defineEndpoint({
  method: "POST",
  path: "/api/admin/regulations/preview",
  summary: "What an edit would change, in words, and the table it would give.",
  access: "admin",
  body: z.strictObject(edit),
  response: z.object({
    changes: z.array(tableChange),
    /** Why the table cannot be published; empty when it can. */
    problems: z.array(z.string()),
    table: regulationsTable,
  }),
  errors: ["edit_conflict"],
  limits: editLimits,
});

export const publishRegulations = defineEndpoint({
  method: "POST",
  path: "/api/admin/regulations/versions",
  summary: "Publish an edit as the next version, unless the preview names problems.",
  access: "admin",
  body: z.strictObject({ ...edit, note: singleLine(200) }),
  response: regulationVersion,
  errors: ["edit_conflict"],
  limits: editLimits,
});

export const rollBackRegulations = defineEndpoint({
  method: "POST",
  path: "/api/admin/regulations/versions/:version/restore",
  summary: "Publish the table of an older version again, as the next one.",
  access: "admin",
  params: z.strictObject({ version: queryInteger(1, 1_000_000) }),
  body: z.strictObject({ base_version: version, note: singleLine(200) }),
  response: regulationVersion,
  errors: ["not_found", "edit_conflict"],
});
