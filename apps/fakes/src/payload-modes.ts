import type { FastifyReply } from "fastify";

/** Ways in which what is sent can be wrong although it arrives. */
export const payloadModes = [
  /** The status of a success around the words of a failure. */
  "error-body",
  "empty-lists",
  "wrong-types",
  /** Says gzip and is none. */
  "gzip-garbage",
  /** Fifty megabytes. */
  "huge",
  /** Dated a day ahead. */
  "ahead",
  /** Nothing newer than a week. */
  "silent",
] as const;

const dayMs = 86_400_000;

/** What a mode does to the present of a stand-in. */
export function shiftedNow(now: number, mode: string): number {
  if (mode === "ahead") return now + dayMs;
  return mode === "silent" ? now - 7 * dayMs : now;
}

const hugeChunk = Buffer.alloc(1024 * 1024, " ");
const hugeChunks = 50;

/** Sends what needs no knowledge of the payload; undefined when the routes should answer. */
export function sendSpoiled(mode: string, reply: FastifyReply): FastifyReply | undefined {
  if (mode === "gzip-garbage")
    return reply.header("content-encoding", "gzip").send(Buffer.from("this is no gzip"));
  if (mode === "huge") return reply.send(Buffer.concat(Array(hugeChunks).fill(hugeChunk)));
  return undefined;
}

/** Says of every answer that it is made up. */
export const standInHeader = { "x-stand-in": "STAND-IN, not real data" } as const;
