import { AppError } from "#server/http/app-error.ts";

// Cursors are opaque to the client, which only sends them back.

export const encodeMark = (text: string): string => Buffer.from(text).toString("base64url");
export const decodeMark = (cursor: string): string => Buffer.from(cursor, "base64url").toString();

export const unknownMark = (field: string): AppError =>
  new AppError("invalid_request", {
    fields: [{ path: `query.${field}`, message: "is no mark that was handed out here" }],
  });

export const markOfNumber = (number: number): string => encodeMark(`n${number}`);

export function numberOfMark(mark: string, field: string): number {
  const [, number] = /^n(\d{1,15})$/u.exec(decodeMark(mark)) ?? [];
  if (number === undefined) throw unknownMark(field);
  return Number(number);
}

export const markOfId = (id: string): string => encodeMark(`i${id}`);

export function idOfMark(mark: string, field: string): string {
  const [, id] = /^i([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u.exec(decodeMark(mark)) ?? [];
  if (id === undefined) throw unknownMark(field);
  return id;
}
