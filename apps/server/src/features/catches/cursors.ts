import type { PlaceInList } from "#server/features/catches/entries/catches.store.ts";
import { decodeMark, encodeMark, unknownMark } from "#server/http/cursors.ts";

export const markOfPlace = ({ caughtAt, id }: PlaceInList): string =>
  encodeMark(`${caughtAt} ${id}`);

const placePattern = /^(-?\d{1,14}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

export function placeOfMark(mark: string): PlaceInList {
  const [, caughtAt, id] = placePattern.exec(decodeMark(mark)) ?? [];
  if (caughtAt === undefined || id === undefined) throw unknownMark("after");
  return { caughtAt: Number(caughtAt), id };
}

export const markOfChange = (change: number): string => encodeMark(`c${change}`);

export function changeOfMark(mark: string): number {
  const [, change] = /^c(\d{1,15})$/u.exec(decodeMark(mark)) ?? [];
  if (change === undefined) throw unknownMark("since");
  return Number(change);
}
