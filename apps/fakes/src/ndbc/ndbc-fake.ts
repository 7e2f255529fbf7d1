import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Controls, Fake } from "#fakes/fake.ts";
import { payloadModes, sendSpoiled, shiftedNow, standInHeader } from "#fakes/payload-modes.ts";

const header = `#YY  MM DD hh mm WDIR WSPD GST  WVHT   DPD   APD MWD   PRES  ATMP  WTMP  DEWP  VIS PTDY  TIDE
#yr  mo dy hr mn degT m/s  m/s     m   sec   sec degT   hPa  degC  degC  degC  nmi  hPa    ft
`;
const tenMinutes = 600_000;
const rows = 45 * 24 * 6;

type Capability = "weather" | "waves" | "water";
/** What each station's sensors can do. */
const stations: Readonly<Record<string, readonly Capability[]>> = {
  "44013": ["weather", "waves", "water"],
  BHBM3: ["weather"],
  "44098": ["waves", "water"],
  "44090": ["water"],
};

const wave = (at: number, hours: number): number =>
  Math.sin((at / (hours * 3_600_000)) * 2 * Math.PI);
const two = (value: number): string => String(value).padStart(2, "0");

/** One row; waves come with every third only, as at the real 44013. */
function row(at: number, can: readonly Capability[]): string {
  const date = new Date(at);
  const figure = (of: Capability, value: number, digits: number, width: number): string =>
    (can.includes(of) ? value.toFixed(digits) : "MM").padStart(width);
  const hasWaves = can.includes("waves") && (at / tenMinutes) % 3 === 2;
  const waves = hasWaves
    ? [(1 + 0.4 * wave(at, 30)).toFixed(1), "9", "4.8", "92"]
    : ["MM", "MM", "MM", "MM"];
  const isWholeHour = date.getUTCMinutes() === 0;
  const change = can.includes("weather") && isWholeHour ? (wave(at, 40) * 1.5).toFixed(1) : "MM";
  const [height = "", period = "", average = "", direction = ""] = waves;
  return [
    `${date.getUTCFullYear()} ${two(date.getUTCMonth() + 1)} ${two(date.getUTCDate())}`,
    `${two(date.getUTCHours())} ${two(date.getUTCMinutes())}`,
    figure("weather", 200 + 40 * wave(at, 50), 0, 3),
    figure("weather", 5 + 2 * wave(at, 31), 1, 4),
    figure("weather", 7 + 2.5 * wave(at, 31), 1, 4),
    height.padStart(5),
    period.padStart(5),
    average.padStart(5),
    direction.padStart(3),
    figure("weather", 1014 + 6 * wave(at, 80), 1, 6),
    figure("weather", 14 + 3 * wave(at, 24), 1, 5),
    figure("water", 13 + wave(at, 70), 1, 5),
    "   MM   MM",
    change.padStart(4),
    "   MM",
  ].join(" ");
}

function file(now: number, can: readonly Capability[], mode: string): string {
  if (mode === "error-body")
    return "<html><body>Error: station file unavailable (STAND-IN)</body></html>";
  if (mode === "empty-lists") return header;
  const newest = Math.floor((now - 300_000) / tenMinutes) * tenMinutes;
  const lines = Array.from({ length: rows }, (_, index) => row(newest - index * tenMinutes, can));
  const text = `${header}# STAND-IN, not real data\n${lines.join("\n")}\n`;
  return mode === "wrong-types" ? text.replaceAll(/\d+\.\d/gu, "n/a") : text;
}

function register(app: FastifyInstance, { now, modeOf }: Controls): void {
  app.get("/data/realtime2/:file", (request, reply) => {
    const mode = modeOf(request);
    void reply.headers(standInHeader);
    const spoiled = sendSpoiled(mode, reply);
    if (spoiled !== undefined) return spoiled;
    const { file: name } = z.object({ file: z.string() }).parse(request.params);
    const can = stations[name.replace(/\.txt$/u, "")];
    if (can === undefined) return reply.code(404).type("text/html").send("<h1>Not Found</h1>");
    return reply.type("text/plain").send(file(shiftedNow(now(), mode), can, mode));
  });
}

/** The National Data Buoy Center: the last 45 days of a station as text. */
export const ndbcFake: Fake = { name: "ndbc", modes: payloadModes, register };
