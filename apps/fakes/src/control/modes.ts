import type { FastifyReply, FastifyRequest } from "fastify";

type Misbehave = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

const forbiddenPage = "<!doctype html><title>Access Denied</title><h1>Access Denied</h1>";
/** No JSON, no XML, no UTF-8. */
const garbage = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x00, 0x3c, 0x80, 0x5d, 0x0d, 0x0a, 0xc3]);

/** Failures that any service can show. A mode without an answer leaves the caller waiting. */
const misbehaviors: Readonly<Record<string, Misbehave>> = {
  /** Takes the request and never answers. */
  hang: (_request, reply) => {
    reply.hijack();
    return undefined;
  },
  /** Cuts the connection: the closest to a refused one that a shared port allows. */
  refuse: (request, reply) => {
    reply.hijack();
    request.raw.socket.destroy();
    return undefined;
  },
  "500": (_request, reply) =>
    reply.code(500).type("application/json").send('{"error":"internal server error"}'),
  "503-retry-after": (_request, reply) =>
    reply.code(503).header("retry-after", "120").type("text/plain").send("Service Unavailable"),
  "429": (_request, reply) =>
    reply.code(429).header("retry-after", "60").type("text/plain").send("Too Many Requests"),
  "403-html": (_request, reply) => reply.code(403).type("text/html").send(forbiddenPage),
  empty: (_request, reply) => reply.code(200).type("application/json").send(""),
  garbage: (_request, reply) => reply.code(200).type("application/json").send(garbage),
  "json-null": (_request, reply) => reply.code(200).type("application/json").send("null"),
  /** Sends the header and half of the body, then nothing. */
  "cut-short": (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    reply.raw.write('{"half":', () => request.raw.socket.destroy());
    return undefined;
  },
};

export const generalModes = ["ok", ...Object.keys(misbehaviors)];

/** Undefined when the mode is not a general one: the service's own routes answer. */
export function misbehaviorOf(mode: string): Misbehave | undefined {
  return Object.hasOwn(misbehaviors, mode) ? misbehaviors[mode] : undefined;
}
