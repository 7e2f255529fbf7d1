/** Everything that the product is attacked with, in the order of the table. */
import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import * as archives from "./archives.ts";
import { join } from "./bystanders.ts";
import type { Person } from "./bystanders.ts";
import { anyAddress, holdOpen, keepSending, send } from "./wire.ts";
import type { Call } from "./wire.ts";

interface Product {
  readonly port: number;
  readonly attackers: readonly Person[];
}
interface Target extends Product {
  readonly signal: AbortSignal;
}
type Run = (target: Target) => Promise<void>;

export interface Attack {
  readonly name: string;
  /** Makes what is sent, which may take a while, and returns what sends it until it is stopped. */
  prepare(product: Product): Run | Promise<Run>;
}

const json = "application/json";
const tokenAt = (attackers: readonly Person[], turn: number): string =>
  attackers[turn % attackers.length]?.token ?? "";

/** The same body on four connections, by turns from each account. */
const flood = (
  name: string,
  call: Omit<Call, "body"> & { readonly body: () => string | Buffer },
  connections = 4,
): Attack => ({
  name,
  prepare() {
    const { path, contentType, method } = call;
    const body = Buffer.from(call.body());
    return async ({ port, attackers, signal }) => {
      const callOf = (turn: number): Call => ({
        path,
        body,
        token: tokenAt(attackers, turn),
        ...(contentType === undefined ? {} : { contentType }),
        ...(method === undefined ? {} : { method }),
      });
      await keepSending(port, connections, callOf, signal);
    };
  },
});

const manyCatches = "/api/catch-logger/import";
const toCatches = (name: string, body: () => string): Attack =>
  flood(name, { path: manyCatches, contentType: json, body });
const toImport = (name: string, body: () => Buffer): Attack =>
  flood(name, { path: "/api/auth/import", contentType: "application/zip", body });

const names = (count: number): string =>
  `{${Array.from({ length: count }, (_, at) => `"n${at}":0`).join()}}`;

const boundary = "multipart/form-data; boundary=x";
const part = (name: string, content: string, more = ""): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
const photoForm = (photo: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(part("photo", "", '; filename="a.png"').slice(0, -2)),
    photo,
    Buffer.from("\r\n--x--\r\n"),
  ]);

const headOf = (path: string, token: string, more: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${anyAddress()}\r\nauthorization: Bearer ${token}\r\n${more}`;

/** Uploads that are broken off after a while: the work for them ought to end with them. */
const hangUps = (name: string, bodyOf: () => Buffer): Attack => ({
  name,
  prepare() {
    const body = bodyOf();
    return async ({ port, attackers, signal }) => {
      const agent = new Agent();
      await Promise.all(
        attackers.slice(0, 2).map(async ({ token }) => {
          while (!signal.aborted) {
            const call = { path: "/api/auth/import", contentType: "application/zip", token, body };
            const upload = send(port, agent, { ...call, signal: AbortSignal.timeout(1500) });
            await upload.catch(() => undefined);
            await delay(100);
          }
        }),
      );
      agent.destroy();
    };
  },
});

const idleImports: Attack = {
  name: "two imports of 500 MB that stop after two bytes",
  prepare:
    () =>
    async ({ port, attackers, signal }) => {
      const head = "content-type: application/zip\r\ncontent-length: 500000000\r\n\r\nPK";
      await holdOpen(
        port,
        2,
        () => [headOf("/api/auth/import", tokenAt(attackers, 0), head)],
        signal,
      );
    },
};

const halfOpenHeaders: Attack = {
  name: "1,000 requests without an end of their headers",
  prepare:
    () =>
    ({ port, signal }) =>
      holdOpen(port, 1000, () => ["GET /api/health HTTP/1.1\r\nhost: x\r\n"], signal),
};

/** So many bodies that begin and do not end; with a beat, a byte a second of each follows. */
const openBodies =
  (count: number, beat?: string): Attack["prepare"] =>
  () =>
  async ({ port, attackers, signal }) => {
    const head = `content-type: ${json}\r\ncontent-length: 2000000\r\n\r\n{"catches":[`;
    const open = (index: number): string[] => [
      headOf(manyCatches, tokenAt(attackers, index), head),
    ];
    await holdOpen(port, count, open, signal, beat);
  };

const halfOpenBodies: Attack = {
  name: "1,000 requests without an end of their bodies",
  prepare: openBodies(1000),
};

const slowBodies: Attack = {
  name: "200 bodies of a byte a second",
  prepare: openBodies(200, "0"),
};

const almostWhole: Attack = {
  name: "forms of 10 MB that stop before their end",
  prepare() {
    const content = Buffer.from(
      part("file", "x".repeat(10_000_000), '; filename="a.jpg"').slice(0, -2),
    );
    return async ({ port, attackers, signal }) => {
      const head = `content-type: ${boundary}\r\ncontent-length: ${content.length + 100}\r\n\r\n`;
      const open = (index: number): Buffer[] => [
        Buffer.from(headOf("/api/licenses/upload", tokenAt(attackers, index), head)),
        content,
      ];
      await holdOpen(port, 40, open, signal);
    };
  },
};

const catchesOfExport = 10_000;
const catchesACall = 200;

/** Logs that are exported again and again by their four accounts. */
const exports: Attack = {
  name: "exports of 10,000 catches, over and over",
  async prepare({ port }) {
    // Accounts of their own: those of the other attacks have no calls left this minute.
    const exporters = await Promise.all([1, 2, 3, 4].map((each) => join(port, `exporter${each}`)));
    const agent = new Agent({ keepAlive: true });
    const logBatch = async (token: string): Promise<void> => {
      const catches = Array.from({ length: catchesACall }, (_, index) => ({
        catch_id: randomUUID(),
        species: "Striped Bass",
        length_inches: 20 + (index % 30),
        notes: `Live eel, top of the ebb, ${index}.`,
        date_caught: new Date(Date.UTC(2026, 5, 1 + (index % 28))).toISOString(),
      }));
      const body = JSON.stringify({ catches });
      const answer = await send(port, agent, { path: manyCatches, contentType: json, token, body });
      if (answer.status !== 200) throw new Error(`logging answers ${answer.status} ${answer.text}`);
    };
    for (const { token } of exporters)
      for (let done = 0; done < catchesOfExport; done += catchesACall) await logBatch(token);
    agent.destroy();
    return ({ signal }) =>
      keepSending(
        port,
        8,
        (turn) => ({ path: "/api/auth/export", token: tokenAt(exporters, turn) }),
        signal,
      );
  },
};

const signIns: Attack = {
  name: "wrong passwords on 20 connections",
  prepare:
    () =>
    ({ port, attackers, signal }) =>
      keepSending(
        port,
        20,
        (turn) => ({
          path: "/api/auth/login",
          contentType: json,
          body: JSON.stringify({
            email: turn % 2 === 0 ? attackers[0]?.email : `nobody${turn}@example.com`,
            password: "not the password",
          }),
        }),
        signal,
      ),
};

const signUps: Attack = {
  name: "new accounts on 20 connections",
  prepare:
    () =>
    ({ port, signal }) =>
      keepSending(
        port,
        20,
        (turn) => ({
          path: "/api/auth/signup",
          contentType: json,
          body: JSON.stringify({
            email: `flood${process.pid}-${turn}@example.com`,
            password: "a tide of many stripers",
            display_name: "Flood",
          }),
        }),
        signal,
      ),
};

const copies = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}-${at + 2}.json`);

export const attacks: readonly Attack[] = [
  toImport("an import of 16,000,000 zeros", () => archives.exportOfZeros(16_000_000)),
  toImport("an import of 1,500,000 zeros", () => archives.exportOfZeros(1_500_000)),
  hangUps("imports of 60 large pictures, broken off", () =>
    archives.exportOfPhotos(60, archives.largePng(7100)),
  ),
  idleImports,
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
    contentType: boundary,
    body: () => `${Array.from({ length: 10_000 }, (_, at) => part(`p${at}`, "")).join("")}--x--`,
  }),
  toImport("a ZIP of 65,535 entries", () =>
    archives.zipOf(Array.from({ length: 65_534 }, (_, at) => archives.pack(`${at}.txt`, ""))),
  ),
  toImport("a ZIP whose 20,000 entries are one", () => {
    const part1 = archives.pack("catches/catches.json", `{"catches":[${"0,".repeat(15_000)}0]}`);
    return archives.zipOf(
      [part1, archives.pack("account.json", '{"format":"striper-conditions-export","version":1}')],
      copies(19_000, "catches/catches"),
    );
  }),
  toImport("a ZIP in a ZIP in a ZIP", () => {
    let inner = archives.exportOfZeros(1_000_000);
    for (let depth = 0; depth < 10; depth++)
      inner = archives.exportOf(archives.pack("catches/catches.json", inner));
    return inner;
  }),
  flood("pictures at the limit of the decoder", {
    path: "/api/catch-logger/upload-photo",
    contentType: boundary,
    body: () => photoForm(archives.largePng(7100)),
  }),
  slowBodies,
  halfOpenHeaders,
  halfOpenBodies,
  almostWhole,
  exports,
  signIns,
  signUps,
];
