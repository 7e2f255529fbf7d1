import type { PlaceInList } from "#server/features/catches/entries/catches.store.ts";
import { AppError } from "#server/http/app-error.ts";

/* Cursors into a list; opaque to the client, which only sends them back. */

const encode = (text: string): string => Buffer.from(text).toString("base64url");
const decode = (cursor: string): string => Buffer.from(cursor, "base64url").toString();

const unknownMark = (field: string): AppError =>
  new AppError("invalid_request", {
    fields: [{ path: `query.${field}`, message: "is no mark that was handed out here" }],
  });

export const markOfPlace = ({ caughtAt, id }: PlaceInList): string => encode(`${caughtAt} ${id}`);

const placePattern = /^(-?\d{1,14}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

export function placeOfMark(mark: string): PlaceInList {
  const [, caughtAt, id] = placePattern.exec(decode(mark)) ?? [];
  if (caughtAt === undefined || id === undefined) throw unknownMark("after");
  return { caughtAt: Number(caughtAt), id };
}

export const markOfChange = (change: number): string => encode(`c${change}`);

export function changeOfMark(mark: string): number {
  const [, change] = /^c(\d{1,15})$/u.exec(decode(mark)) ?? [];
  if (change === undefined) throw unknownMark("since");
  return Number(change);
}
