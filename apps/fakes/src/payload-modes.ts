import type { FastifyReply } from "fastify";

/** Ways in which an answer that arrives can be wrong. */
export const payloadModes = [
  /** An error message with status 200. */
  "error-body",
  "empty-lists",
  "wrong-types",
  /** Declares gzip but is not compressed. */
  "gzip-garbage",
  /** Fifty megabytes. */
  "huge",
  /** Dated a day ahead. */
  "ahead",
  /** Nothing newer than a week. */
  "silent",
] as const;

const dayMs = 86_400_000;

/** The time at which a stand-in believes to be, in a mode. */
export function shiftedNow(now: number, mode: string): number {
  if (mode === "ahead") return now + dayMs;
  return mode === "silent" ? now - 7 * dayMs : now;
}

const hugeChunk = Buffer.alloc(1024 * 1024, " ");
const hugeChunks = 50;

/**
 * Answers in the modes that do not depend on the payload; undefined when the routes should answer.
 */
export function sendSpoiled(mode: string, reply: FastifyReply): FastifyReply | undefined {
  if (mode === "gzip-garbage")
    return reply.header("content-encoding", "gzip").send(Buffer.from("this is no gzip"));
  if (mode === "huge") return reply.send(Buffer.concat(Array(hugeChunks).fill(hugeChunk)));
  return undefined;
}

/** Marks every answer as invented. */
export const standInHeader = { "x-stand-in": "STAND-IN, not real data" } as const;
