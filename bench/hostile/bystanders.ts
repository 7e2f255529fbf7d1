/** People who use the product as it is meant, while somebody attacks it. */
import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import { largePng } from "./archives.ts";
import { send } from "./wire.ts";
import type { Answered, Call } from "./wire.ts";

export interface Person {
  readonly email: string;
  readonly password: string;
  /** Of the latest sign-in: an account keeps no more than its latest sessions. */
  token: string;
}

const password = "a tide of many stripers";
const everyMs = 20;
/** Also how often one of them sends a photo. */
const signInEveryMs = 1500;

const tokenIn = (text: string): string =>
  z.object({ token: z.string() }).parse(JSON.parse(text)).token;

export async function join(port: number, name: string): Promise<Person> {
  const agent = new Agent();
  const email = `${name}@example.com`;
  const { text, status } = await send(port, agent, {
    path: "/api/auth/signup",
    contentType: "application/json",
    body: JSON.stringify({ email, password, display_name: "Angler" }),
  });
  agent.destroy();
  if (status !== 200) throw new Error(`signing up answers ${status}: ${text}`);
  return { email, password, token: tokenIn(text) };
}

const logged = (): string =>
  JSON.stringify({
    catch_id: randomUUID(),
    species: "Striped Bass",
    length_inches: 31.5,
    notes: "Live eel, top of the ebb.",
  });

function callOf(turn: number, { token }: Person): Call {
  if (turn % 10 === 0)
    return {
      path: "/api/catch-logger/log",
      token,
      contentType: "application/json",
      body: logged(),
    };
  const reading = ["/api/catch/my-catches", "/api/auth/me", "/api/health", "/api/tides/8443970"];
  return { path: reading[turn % reading.length] ?? "/api/health", token };
}

const boundary = "others";
/** A small photo, as a phone sends it. */
const photoForm = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\n`,
  ),
  largePng(600),
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);

const photoOf = ({ token }: Person): Call => ({
  path: "/api/catch-logger/upload-photo",
  contentType: `multipart/form-data; boundary=${boundary}`,
  token,
  body: photoForm,
});

export interface Lived {
  /** Of reading and logging, in milliseconds. */
  readonly times: readonly number[];
  readonly signIns: readonly number[];
  readonly photos: readonly number[];
  /** Answers of 5xx, and none at all. */
  readonly failed: readonly string[];
}

/** Reads, logs and signs in at an even pace until it is stopped. */
export async function simulateNormalUse(
  port: number,
  people: readonly Person[],
  signal: AbortSignal,
): Promise<Lived> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const signIns: number[] = [];
  const photos: number[] = [];
  const failed: string[] = [];
  const underWay = new Set<Promise<void>>();

  function follow(call: Call, into: number[], then?: (text: string) => void): void {
    const keep = ({ status, milliseconds, text }: Answered): void => {
      into.push(milliseconds);
      if (status === 200) then?.(text);
      else failed.push(`${call.path} ${status} ${text.slice(0, 120)}`);
    };
    const done = send(port, agent, call)
      .then(keep)
      .catch((error: unknown) => void failed.push(`${call.path} ${String(error)}`))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  let lastSignIn = performance.now();
  for (let turn = 0; !signal.aborted; turn++) {
    const person = people[Math.floor(turn / 10) % people.length];
    if (person === undefined) throw new Error("nobody is there");
    follow(callOf(turn, person), times);
    if (performance.now() - lastSignIn > signInEveryMs) {
      lastSignIn = performance.now();
      const body = JSON.stringify({ email: person.email, password: person.password });
      const signIn = { path: "/api/auth/login", contentType: "application/json", body };
      follow(signIn, signIns, (text) => (person.token = tokenIn(text)));
      follow(photoOf(person), photos);
    }
    await delay(everyMs);
  }
  await Promise.all(underWay);
  agent.destroy();
  return { times, signIns, photos, failed };
}
