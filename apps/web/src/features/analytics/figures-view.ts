import type { Analytics } from "#web/features/analytics/queries.ts";
import { analyticsWording } from "#web/features/analytics/wording.ts";

export interface FigureTile {
  readonly label: string;
  readonly value: string;
  readonly hint: string | null;
}

const wording = analyticsWording.figures;
const whole = new Intl.NumberFormat("en-US");
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const units = ["B", "kB", "MB", "GB", "TB"] as const;

/** Returns for example "512 B" or "14.2 MB", in decimal units. */
export function bytesText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${step === 0 ? value : value.toFixed(1)} ${units[step] ?? ""}`;
}

function percentText(percent: number | null): string {
  return percent === null ? wording.none : `${Math.round(percent * 10) / 10}%`;
}

export function figureTiles(figures: Analytics): readonly FigureTile[] {
  const ending = figures.trials_ending_in_two_days;
  const { conversion_percent: conversion, churn_percent: churn, files_bytes: files } = figures;
  return [
    { label: wording.accounts, value: whole.format(figures.accounts), hint: null },
    {
      label: wording.trials,
      value: whole.format(figures.trials_running),
      hint: wording.trialsEnding(ending),
    },
    { label: wording.subscriptions, value: whole.format(figures.subscriptions), hint: null },
    {
      label: wording.revenue,
      value: dollars.format(figures.revenue_per_month_cents / 100),
      hint: null,
    },
    { label: wording.active, value: whole.format(figures.active_accounts), hint: null },
    {
      label: wording.conversion,
      value: percentText(conversion),
      hint: wording.conversionHint,
    },
    { label: wording.churn, value: percentText(churn), hint: wording.churnHint },
    {
      label: wording.database,
      value: bytesText(figures.database_bytes),
      hint: `${wording.files} ${files === null ? wording.notCounted : bytesText(files)}`,
    },
  ];
}
