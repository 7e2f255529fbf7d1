import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Controls, Fake } from "#fakes/fake.ts";
import { activeAlerts } from "#fakes/nws/alerts.ts";
import { cellAt, hasCell } from "#fakes/nws/cells.ts";
import { rawGrid } from "#fakes/nws/grid.ts";
import { coastalForecast, zoneFile } from "#fakes/nws/marine-text.ts";
import { payloadModes, sendSpoiled, shiftedNow, standInHeader } from "#fakes/payload-modes.ts";

const issueEvery = 6 * 3_600_000;

function problem(reply: FastifyReply, status: number, title: string): FastifyReply {
  const type = `urn:noaa:nws:api:${title.replaceAll(" ", "")}`;
  return reply
    .code(status)
    .type("application/problem+json")
    .send({ type, title, status, detail: `${title} (STAND-IN)`, correlationId: "stand-in" });
}

/** At most four decimals, no trailing zeros. */
const tidy = (pair: string): string =>
  pair
    .split(",")
    .map((part) => String(Number(Number(part).toFixed(4))))
    .join(",");

const knownQuery: Readonly<Record<string, readonly string[]>> = {
  "/alerts/active": ["zone", "point", "area"],
};

/** The checks that every call of the real service makes first. */
function refuse(request: FastifyRequest, reply: FastifyReply, path: string) {
  const agent = request.headers["user-agent"] ?? "";
  if (agent === "" || agent === "node")
    return reply.code(403).type("text/html").send("<h1>Access Denied</h1>");
  const query = z.record(z.string(), z.unknown()).parse(request.query);
  const unknown = Object.keys(query).find((name) => !(knownQuery[path] ?? []).includes(name));
  return unknown === undefined ? undefined : problem(reply, 400, "Bad Request");
}

/** The same answer for every address in the modes that need no knowledge of it. */
function spoil(mode: string, reply: FastifyReply): FastifyReply | undefined {
  if (mode === "error-body")
    return reply.send({ title: "Unexpected Problem", status: 500, detail: "STAND-IN" });
  if (mode === "wrong-types")
    return reply.send({
      properties: { gridId: 7, updateTime: 12 },
      features: "none",
      "@graph": {},
    });
  return sendSpoiled(mode, reply);
}

type Answer = (request: FastifyRequest, reply: FastifyReply, now: number, mode: string) => unknown;

function registerGrid(get: (path: string, answer: Answer) => void): void {
  get("/points/:pair", (request, reply, _now, mode) => {
    const { pair } = z.object({ pair: z.string() }).parse(request.params);
    if (tidy(pair) !== pair)
      return reply
        .code(301)
        .header("location", `./${tidy(pair)}`)
        .send({ status: 301 });
    const [latitude = Number.NaN, longitude = Number.NaN] = pair.split(",").map(Number);
    const cell = cellAt(latitude, longitude, mode === "moved-cell");
    if (cell === null) return problem(reply, 404, "Data Unavailable For Requested Point");
    const { office, x, y } = cell;
    const properties = { gridId: office, gridX: x, gridY: y, cwa: office, type: "land" };
    return { properties: { ...properties, timeZone: "America/New_York" } };
  });
  get("/gridpoints/:office/:xy", (request, reply, now, mode) => {
    const { office, xy } = z.object({ office: z.string(), xy: z.string() }).parse(request.params);
    const [x = Number.NaN, y = Number.NaN] = xy.split(",").map(Number);
    if (!hasCell({ office, x, y }, mode === "moved-cell"))
      return problem(reply, 404, "Marine Forecast Not Supported");
    const grid = rawGrid(now, office, x, y);
    if (mode !== "empty-lists") return grid;
    const properties: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(grid.properties))
      properties[name] = typeof value === "object" ? { values: [] } : value;
    return { ...grid, properties };
  });
}

function registerText(get: (path: string, answer: Answer) => void): void {
  const issuedAt = (now: number): number => Math.floor((now - 60_000) / issueEvery) * issueEvery;
  get("/products/types/CWF/locations/:office", (request, _reply, now, mode) => {
    const { office } = z.object({ office: z.string() }).parse(request.params);
    const at = issuedAt(now);
    const id = `stand-in-${office}-${at}`;
    const issuanceTime = new Date(at).toISOString();
    const one = { id, issuanceTime, productCode: "CWF", issuingOffice: `K${office}` };
    return { "@graph": mode === "empty-lists" ? [] : [one] };
  });
  get("/products/:id", (request, reply, _now, mode) => {
    const { id } = z.object({ id: z.string() }).parse(request.params);
    const match = /^stand-in-([A-Z]{3})-(\d+)$/u.exec(id);
    if (match === null) return problem(reply, 404, "Not Found");
    const at = Number(match[2]);
    const productText = coastalForecast(match[1] ?? "", at, mode === "gale");
    return { id, issuanceTime: new Date(at).toISOString(), productText };
  });
  get("/data/forecasts/marine/coastal/an/:file", (request, reply, now, mode) => {
    const { file } = z.object({ file: z.string() }).parse(request.params);
    const text = zoneFile(file.slice(0, 6).toUpperCase(), issuedAt(now), mode === "gale");
    return text === null ? problem(reply, 404, "Not Found") : reply.type("text/plain").send(text);
  });
}

function register(app: FastifyInstance, { now, modeOf }: Controls): void {
  function get(path: string, answer: Answer): void {
    app.get(path, (request, reply) => {
      const mode = modeOf(request);
      void reply.headers(standInHeader);
      return (
        refuse(request, reply, path) ??
        spoil(mode, reply) ??
        answer(request, reply, shiftedNow(now(), mode), mode)
      );
    });
  }
  registerGrid(get);
  registerText(get);
  get("/alerts/active", (request, _reply, at, mode) => {
    const { zone = "" } = z.object({ zone: z.optional(z.string()) }).parse(request.query);
    return activeAlerts(at, mode === "gale", mode === "empty-lists" ? [] : zone.split(","));
  });
}

/** The National Weather Service: points, raw grid, alerts, marine text. */
export const nwsFake: Fake = {
  name: "nws",
  modes: [...payloadModes, "gale", "moved-cell"],
  register,
};
