/** Every attack on the product, in the order of the table. To add one, add a line to the list. */
import { createHash, randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { jpegOfScans } from "@striper/server/testing/images";
import * as archives from "./archives.ts";
import {
  flood,
  hangUps,
  json,
  asking,
  postSignedOut,
  repeated,
  toCatches,
  toImport,
  tokenAt,
  unfinished,
  unfinishedCatches,
} from "./attack-kinds.ts";
import type { Attack, Repeated } from "./attack-kinds.ts";
import { join } from "./bystanders.ts";
import { holdOpen, keepSending, send } from "./wire.ts";
import type { Call } from "./wire.ts";

const names = (count: number): string =>
  `{${Array.from({ length: count }, (_, at) => `"n${at}":0`).join()}}`;

const form = "multipart/form-data; boundary=x";
const part = (name: string, content: string, more = ""): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
/** A form whose file is as long as its content and then stops. */
const openFile = (name: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(part(name, "", '; filename="a.png"').slice(0, -2)), content]);

const catchesOfExport = 10_000;
const catchesACall = 200;

async function logCatches(port: number, token: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  for (let done = 0; done < catchesOfExport; done += catchesACall) {
    const catches = Array.from({ length: catchesACall }, (_, index) => ({
      catch_id: randomUUID(),
      species: "Striped Bass",
      length_inches: 20 + (index % 30),
      notes: `Live eel, top of the ebb, ${index}.`,
      date_caught: new Date(Date.UTC(2026, 5, 1 + (index % 28))).toISOString(),
    }));
    const body = JSON.stringify({ catches });
    const call = { path: "/api/catch-logger/import", contentType: json, token, body };
    const { status, text } = await send(port, agent, call);
    if (status !== 200) throw new Error(`logging answers ${status} ${text}`);
  }
  agent.destroy();
}

const exports: Attack = {
  name: "exports of 10,000 catches, over and over",
  async prepare({ port }) {
    // Accounts of their own: those of the other attacks have no calls left this minute.
    const exporters = await Promise.all([1, 2, 3, 4].map((each) => join(port, `exporter${each}`)));
    for (const { token } of exporters) await logCatches(port, token);
    const path = "/api/auth/export";
    return ({ signal }) =>
      keepSending(port, 8, (turn) => ({ path, token: tokenAt(exporters, turn) }), signal);
  },
};

const halfOpenHeaders: Attack = {
  name: "1,000 requests without an end of their headers",
  prepare:
    () =>
    ({ port, signal }) =>
      holdOpen(port, 1000, () => ["GET /api/health HTTP/1.1\r\nhost: x\r\n"], signal),
};

const idIn = (text: string): string => /"session_id":"([^"]+)/u.exec(text)?.[1] ?? "";
const ask = (session_id: string, message: string): Call => ({
  path: "/api/ai/chat/message",
  contentType: json,
  body: JSON.stringify({ session_id, message }),
});

/** In a chat for each connection: a chat answers one question at a time. */
const asked = (message: string): Pick<Repeated, "first" | "call"> => ({
  async first(need) {
    const id = idIn(await need({ method: "POST", path: "/api/ai/chat/session" }));
    await need(ask(id, "tide"));
    return id;
  },
  call: (_, id) => ask(id, message),
});

const logOne = (): Call => ({
  path: "/api/catch-logger/log",
  contentType: json,
  body: JSON.stringify({ catch_id: randomUUID(), species: "Scup" }),
});
const figures = ["catch/stats", "catch-logger/stats", "catch-logger/records"];

const sharedTrips = (): string =>
  JSON.stringify({
    trips: Array.from({ length: 200 }, (_, index) => ({
      removal_hash: createHash("sha256").update(randomUUID()).digest("hex"),
      date: "2026-06-13",
      hours: 1 + index / 100,
      band: "Good",
      fish: index,
      model_version: "2027.1",
    })),
  });

export const attacks: readonly Attack[] = [
  toImport("an import of 16,000,000 zeros", () => archives.exportOfZeros(16_000_000)),
  toImport("an import of 1,500,000 zeros", () => archives.exportOfZeros(1_500_000)),
  hangUps("imports of 60 large pictures, broken off", () =>
    archives.exportOfPhotos(60, archives.largePng(7100)),
  ),
  unfinished("two imports of 500 MB that stop after two bytes", {
    connections: 2,
    path: "/api/auth/import",
    contentType: "application/zip",
    announcedBytes: 500_000_000,
    beginning: "PK",
  }),
  toCatches("180,000 unknown names", () => names(180_000)),
  toCatches("a million zeros", () => `{"catches":[${"0,".repeat(999_000)}0]}`),
  toCatches("a million brackets", () => "[".repeat(1_000_000) + "]".repeat(1_000_000)),
  toCatches("a text of 2 MB", () => `{"catches":["${"x".repeat(2_000_000)}"]}`),
  toCatches("2 MB of escapes", () => `{"catches":["${String.raw`\u00e9`.repeat(330_000)}"]}`),
  toCatches(
    "200 entries of 200 names",
    () => `{"catches":[${Array(200).fill(names(200)).join()}]}`,
  ),
  flood("a form of 10,000 parts", {
    path: "/api/licenses/upload",
    contentType: form,
    body: () => `${Array.from({ length: 10_000 }, (_, at) => part(`p${at}`, "")).join("")}--x--`,
  }),
  toImport("a ZIP of 65,535 entries", () =>
    archives.zipOf(Array.from({ length: 65_534 }, (_, at) => archives.pack(`${at}.txt`, ""))),
  ),
  toImport("a ZIP whose 20,000 entries are one", () => {
    const entry = archives.pack("catches/catches.json", `{"catches":[${"0,".repeat(15_000)}0]}`);
    const copies = Array.from({ length: 19_000 }, (_, at) => `catches/catches-${at + 2}.json`);
    return archives.zipOf([entry, archives.account], copies);
  }),
  toImport("a ZIP in a ZIP in a ZIP", () => {
    let inner = archives.exportOfZeros(1_000_000);
    for (let depth = 0; depth < 10; depth++)
      inner = archives.exportOf(archives.pack("catches/catches.json", inner));
    return inner;
  }),
  flood("pictures at the limit of the decoder", {
    path: "/api/catch-logger/upload-photo",
    contentType: form,
    body: () =>
      Buffer.concat([openFile("photo", archives.largePng(7100)), Buffer.from("\r\n--x--\r\n")]),
  }),
  flood("progressive pictures of 882 scans", {
    path: "/api/catch-logger/upload-photo",
    contentType: form,
    body: () =>
      Buffer.concat([
        openFile("photo", jpegOfScans({ width: 4000, height: 3000 }, 882)),
        Buffer.from("\r\n--x--\r\n"),
      ]),
  }),
  unfinishedCatches("200 bodies of a byte a second", 200, "0"),
  halfOpenHeaders,
  unfinishedCatches("1,000 requests without an end of their bodies", 1000),
  unfinished("forms of 10 MB that stop before their end", {
    connections: 40,
    path: "/api/licenses/upload",
    contentType: form,
    announcedBytes: 10_001_000,
    beginning: openFile("file", Buffer.alloc(10_000_000, "x")),
  }),
  exports,
  postSignedOut("wrong passwords on 20 connections", "/api/auth/login", (turn, attackers) => ({
    email: turn % 2 === 0 ? attackers[0]?.email : `nobody${turn}@example.com`,
    password: "not the password",
  })),
  postSignedOut("new accounts on 20 connections", "/api/auth/signup", (turn) => ({
    email: `flood${process.pid}-${turn}@example.com`,
    password: "a tide of many stripers",
    display_name: "Flood",
  })),
  repeated("questions over logs of 10,000 catches with long notes", {
    connections: 8,
    archives: () => [archives.exportOfCatches(0, 10)],
    ...asked("What was my biggest striper last month?"),
  }),
  repeated("questions of accounts with 1,000 own spots", {
    connections: 8,
    archives: () => [archives.exportOfSpots(1000)],
    ...asked("Can I keep a 29 inch striper tomorrow, and how is the wind?"),
  }),
  repeated("histories of chats with 400 messages of 8,000 characters", {
    connections: 20,
    archives: () => [archives.exportOfChat(400, 8000)],
    first: async (need) => idIn(await need({ path: "/api/ai/chat/sessions" })),
    call: (_, id) => ({ path: `/api/ai/chat/history/${id}` }),
  }),
  repeated("1,000 own spots with long notes", {
    connections: 30,
    archives: () => [archives.exportOfSpots(1000)],
    call: () => ({ path: "/api/spots/mine" }),
  }),
  repeated("changes of a log with long notes", {
    connections: 20,
    archives: () => [archives.exportOfCatches(0, 5)],
    call: () => ({ path: "/api/catch-logger/changes?limit=1000" }),
  }),
  repeated("pages of a log with long notes, of different lengths", {
    connections: 20,
    archives: () => [archives.exportOfCatches(0, 5)],
    call: (turn) => ({ path: `/api/catch/my-catches?limit=${50 + (turn % 50)}` }),
  }),
  repeated("figures of a log of 10,000 after each write", {
    connections: 10,
    archives: () => [archives.exportOfCatches(0, 10)],
    call: (turn) => {
      const figure = figures[Math.floor(turn / 2) % 4];
      return figure === undefined ? logOne() : { path: `/api/${figure}` };
    },
  }),
  toImport("an import of 25,000 catches with long notes", () => archives.exportOfCatches(0, 25)),
  repeated("batches of 200 shared trips", {
    connections: 8,
    call: () => ({ path: "/api/accuracy/trips", contentType: json, body: sharedTrips() }),
  }),
  asking("a week of bite scores at new places", 8, (turn) => {
    const place = `latitude=${42 + (turn % 900) / 1000}&longitude=${-70 - (turn % 997) / 1000}`;
    return `/api/bite-score?${place}&hours=168`;
  }),
  asking("31 days of tides from new days", 8, (turn) => {
    const from = new Date(Date.UTC(1990, 0, 1 + (turn % 20_000))).toISOString().slice(0, 10);
    return `/api/tides/8443970?days=31&from=${from}`;
  }),
  asking(
    "new words in the search of the rules",
    8,
    (turn) => `/api/regulations/search?q=bass${turn}`,
  ),
  asking(
    "pages and files that are not there",
    20,
    (turn) => `/api/nothing/${turn}?${"x".repeat(4000)}`,
  ),
];
