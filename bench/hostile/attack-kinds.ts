/** Kinds of attacks: what they send is an argument. */
import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Person } from "./bystanders.ts";
import { join } from "./bystanders.ts";
import { anyAddress, holdOpen, keepSending, send } from "./wire.ts";
import type { Call } from "./wire.ts";

interface Product {
  readonly port: number;
  readonly attackers: readonly Person[];
}
interface Target extends Product {
  readonly signal: AbortSignal;
}

export interface Attack {
  readonly name: string;
  /** Makes the bodies, which may take a while, and returns the function that sends them until its signal aborts. */
  prepare(product: Product): Run | Promise<Run>;
}
type Run = (target: Target) => Promise<void>;

export const json = "application/json";
const manyCatches = "/api/catch-logger/import";
const archive = { path: "/api/auth/import", contentType: "application/zip" };

export const tokenAt = (people: readonly Person[], turn: number): string =>
  people[turn % people.length]?.token ?? "";

/** Sends the same body on four connections, in turns from each account. */
export const flood = (
  name: string,
  call: Omit<Call, "body"> & { readonly body: () => string | Buffer },
): Attack => ({
  name,
  prepare() {
    const body = Buffer.from(call.body());
    return ({ port, attackers, signal }) =>
      keepSending(port, 4, (turn) => ({ ...call, body, token: tokenAt(attackers, turn) }), signal);
  },
});

export const toCatches = (name: string, body: () => string): Attack =>
  flood(name, { path: manyCatches, contentType: json, body });
export const toImport = (name: string, body: () => Buffer): Attack =>
  flood(name, { ...archive, body });

/** Posts a new JSON body each time on 20 connections, signed out. */
export const postSignedOut = (
  name: string,
  path: string,
  bodyOf: (turn: number, attackers: readonly Person[]) => object,
): Attack => ({
  name,
  prepare:
    () =>
    ({ port, attackers, signal }) => {
      const callOf = (turn: number): Call => ({
        path,
        contentType: json,
        body: JSON.stringify(bodyOf(turn, attackers)),
      });
      return keepSending(port, 20, callOf, signal);
    },
});

/** Breaks uploads off after 1.5 s: the server's work for them should end with them. */
export const hangUps = (name: string, bodyOf: () => Buffer): Attack => ({
  name,
  prepare() {
    const body = bodyOf();
    return async ({ port, attackers, signal }) => {
      const agent = new Agent();
      await Promise.all(
        attackers.slice(0, 2).map(async ({ token }) => {
          while (!signal.aborted) {
            const call = { ...archive, token, body, signal: AbortSignal.timeout(1500) };
            await send(port, agent, call).catch(() => undefined);
            await delay(100);
          }
        }),
      );
      agent.destroy();
    };
  },
});

interface Unfinished {
  readonly connections: number;
  readonly path: string;
  readonly contentType: string;
  readonly announcedBytes: number;
  readonly beginning: string | Buffer;
  /** Sent every second on each connection. */
  readonly beat?: string;
}

/** Opens requests whose bodies begin and do not end. */
export const unfinished = (name: string, how: Unfinished): Attack => ({
  name,
  prepare:
    () =>
    ({ port, attackers, signal }) => {
      const head = (index: number): string =>
        [
          `POST ${how.path} HTTP/1.1`,
          "host: x",
          `x-forwarded-for: ${anyAddress()}`,
          `authorization: Bearer ${tokenAt(attackers, index)}`,
          `content-type: ${how.contentType}`,
          `content-length: ${how.announcedBytes}\r\n\r\n`,
        ].join("\r\n");
      return holdOpen(
        port,
        how.connections,
        (index) => [head(index), how.beginning],
        signal,
        how.beat,
      );
    },
});

export const unfinishedCatches = (name: string, connections: number, beat?: string): Attack =>
  unfinished(name, {
    connections,
    path: manyCatches,
    contentType: json,
    announcedBytes: 2_000_000,
    beginning: '{"catches":[',
    ...(beat === undefined ? {} : { beat }),
  });

export interface Repeated {
  readonly connections: number;
  /** Sent once for each of two accounts of its own, before the attack. */
  readonly archives?: () => readonly Buffer[];
  /** Asked for each connection beforehand; `call` gets what it says. */
  readonly first?: (need: (call: Call) => Promise<string>) => Promise<string>;
  readonly call: (turn: number, said: string) => Call;
}

/** Fills two accounts, then asks for them again and again. */
export const repeated = (name: string, how: Repeated): Attack => ({
  name,
  async prepare({ port }) {
    const agent = new Agent();
    const archives = how.archives?.() ?? [];
    const owners: { token: string; said: string[] }[] = [];
    for (const each of ["a", "b"]) {
      const { token } = await join(port, `${name.replaceAll(/\W+/gu, "-")}-${each}`);
      const need = async (call: Call): Promise<string> => {
        const { status, text } = await send(port, agent, { ...call, token });
        if (status !== 200) throw new Error(`${name}: ${call.path} answers ${status} ${text}`);
        return text;
      };
      for (const body of archives) await need({ ...archive, body });
      const said: string[] = [];
      if (how.first !== undefined)
        for (let at = 0; at < how.connections / 2; at++) said.push(await how.first(need));
      owners.push({ token, said });
    }
    agent.destroy();
    return ({ signal }) =>
      keepSending(
        port,
        how.connections,
        (turn) => {
          const { token = "", said = [] } = owners[turn % owners.length] ?? {};
          const own = said[Math.floor(turn / owners.length) % said.length] ?? "";
          return { ...how.call(turn, own), token };
        },
        signal,
      );
  },
});

/** Asks something else each time, signed out, from a few addresses. */
export const asking = (name: string, connections: number, pathOf: (turn: number) => string) =>
  ({
    name,
    prepare:
      () =>
      ({ port, signal }) =>
        keepSending(
          port,
          connections,
          (turn) => ({ path: pathOf(turn), from: `203.0.113.${1 + (turn % 4)}` }),
          signal,
        ),
  }) satisfies Attack;
