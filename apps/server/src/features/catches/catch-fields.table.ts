import {
  catchFields,
  fieldNames,
  type CatchFields,
  type FieldName,
  type FieldNameOf,
} from "@striper/contract/catch-fields";
import type { CatchContent } from "@striper/contract/catch-records";
import type { $Type } from "drizzle-orm";
import { boolean, doublePrecision, jsonb, text, uuid } from "drizzle-orm/pg-core";

/*
 * Most fields of a catch are kept in a column of their name: `bait_lure` as `baitLure`. The time, the
 * photo and the position are not, and stand in `catches.table.ts`.
 */

type OwnName = Exclude<FieldName, FieldNameOf<"instant" | "photo" | "position">>;

const columnOfKind = {
  name: (column: string) => text(column).notNull(),
  line: (column: string) => text(column),
  text: (column: string) => text(column),
  figure: (column: string) => doublePrecision(column),
  flag: (column: string) => boolean(column).notNull(),
  spot: (column: string) => text(column),
  id: (column: string) => uuid(column),
  mode: (column: string) => text(column),
  conditions: (column: string) => jsonb(column).notNull(),
  score: (column: string) => jsonb(column),
  verdict: (column: string) => jsonb(column),
};

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());

type FieldColumns = {
  [Name in OwnName as CamelCase<Name>]: $Type<
    ReturnType<(typeof columnOfKind)[CatchFields[Name]["kind"]]>,
    NonNullable<CatchContent[Name]>
  >;
};
/** The same fields in a row. */
export type FieldValues = { [Name in OwnName as CamelCase<Name>]: CatchContent[Name] };

const isOwnName = (field: FieldName): field is OwnName => catchFields[field].kind in columnOfKind;

const own = fieldNames()
  .filter(isOwnName)
  .map((field) => ({ field, property: camelCase(field) }));

export function fieldColumns(): FieldColumns;
export function fieldColumns(): object {
  return Object.fromEntries(
    own.map(({ field, property }) => [property, columnOfKind[catchFields[field].kind](field)]),
  );
}

export function fieldValuesOf(content: CatchContent): FieldValues;
export function fieldValuesOf(content: CatchContent): object {
  const values: Record<string, unknown> = {};
  for (const { field, property } of own) values[property] = content[field];
  return values;
}

export function fieldsOf(values: FieldValues): Pick<CatchContent, OwnName>;
export function fieldsOf(values: Readonly<Record<string, unknown>>): object {
  const fields: Record<string, unknown> = {};
  for (const { field, property } of own) fields[field] = values[property];
  return fields;
}
