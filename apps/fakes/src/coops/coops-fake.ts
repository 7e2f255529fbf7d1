import { loadTideStation } from "@striper/marine/stations";
import { createTidePredictor } from "@striper/marine/tides";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Controls, Fake } from "#fakes/fake.ts";
import { payloadModes, sendSpoiled, shiftedNow, standInHeader } from "#fakes/payload-modes.ts";

const hourMs = 3_600_000;
const sixMinutes = 360_000;

const question = z.object({
  station: z.string(),
  product: z.enum(["water_level", "water_temperature", "predictions"]),
  range: z.prefault(z.string(), "24"),
  interval: z.optional(z.string()),
  units: z.prefault(z.string(), "english"),
});
type Question = z.output<typeof question>;

const noData = {
  error: {
    message:
      "No data was found. This product may not be offered at this station at the requested time.",
  },
};

/** "2026-05-04 05:24" */
const text = (at: number): string => new Date(at).toISOString().slice(0, 16).replace("T", " ");

function times(now: number, { range, interval }: Question): number[] {
  const step = interval === "h" ? hourMs : sixMinutes;
  const last = Math.floor((now - 4 * 60_000) / step) * step;
  const count = Math.floor((Number(range) * hourMs) / step);
  return Array.from({ length: count }, (_, index) => last - (count - 1 - index) * step);
}

async function levels(now: number, asked: Question) {
  const predictor = createTidePredictor(await loadTideStation(asked.station));
  // A surge of a third of a foot that comes and goes.
  const surge = (at: number): number => 0.35 * Math.sin(at / (9 * hourMs));
  return times(now, asked).map((at) => {
    const v = (predictor.heightAt(at) + surge(at)).toFixed(3);
    return { t: text(at), v, s: "0.030", f: "1,0,0,0", q: "p" };
  });
}

function temperatures(now: number, asked: Question) {
  const yearly = (at: number): number =>
    11 - 8 * Math.cos(((at / 86_400_000 - 45) / 365.25) * 2 * Math.PI);
  return times(now, asked).map((at) => {
    const celsius = yearly(at) + 0.4 * Math.sin(at / (4 * hourMs));
    const v = asked.units === "metric" ? celsius : celsius * 1.8 + 32;
    return { t: text(at), v: v.toFixed(1), f: "0,0,0" };
  });
}

async function highsAndLows(now: number, { station, range }: Question) {
  const predictor = createTidePredictor(await loadTideStation(station));
  const extremes = predictor.extremes(now, now + Number(range) * hourMs);
  return extremes.map(({ instant, height, type }) => ({
    t: text(instant),
    v: height.toFixed(3),
    type,
  }));
}

async function answer(now: number, mode: string, asked: Question) {
  if (mode === "error-body") return noData;
  if (asked.product === "predictions") return { predictions: await highsAndLows(now, asked) };
  const rows =
    asked.product === "water_level" ? await levels(now, asked) : temperatures(now, asked);
  const metadata = { id: asked.station, name: "STAND-IN", lat: "42.3539", lon: "-71.0503" };
  if (mode === "empty-lists") return { metadata, data: [] };
  return {
    metadata,
    data: mode === "wrong-types" ? rows.map(({ v }) => ({ t: 7, v: [v] })) : rows,
  };
}

function register(app: FastifyInstance, { now, modeOf }: Controls): void {
  app.get("/api/prod/datagetter", async (request, reply) => {
    const mode = modeOf(request);
    void reply.headers(standInHeader);
    const spoiled = sendSpoiled(mode, reply);
    if (spoiled !== undefined) return spoiled;
    const asked = question.safeParse(request.query);
    // As the real service does: an error with status 200.
    if (!asked.success) return reply.send({ error: { message: "Wrong Product (STAND-IN)" } });
    return answer(shiftedNow(now(), mode), mode, asked.data).catch(() => noData);
  });
}

/** NOAA's Center for Operational Oceanographic Products and Services: the tide gauges. */
export const coopsFake: Fake = { name: "coops", modes: payloadModes, register };
