import { once } from "node:events";
import { ServerResponse } from "node:http";
import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { WebSocketServer } from "ws";
import { initialFeed, wantedFeed } from "#fakes/ais/behavior.ts";
import type { FeedState } from "#fakes/ais/behavior.ts";
import { createBroadcaster } from "#fakes/ais/broadcaster.ts";
import type { Broadcaster } from "#fakes/ais/broadcaster.ts";
import { createNmeaServer } from "#fakes/ais/nmea-server.ts";
import { serveStream } from "#fakes/ais/stream-connection.ts";
import type { Fake } from "#fakes/fake.ts";

/** Sends an upgrade request through the same delays and modes as every other request. */
function routeUpgrades(app: FastifyInstance, heads: WeakMap<IncomingMessage, Buffer>): void {
  app.server.on("upgrade", (request, socket, head) => {
    const response = new ServerResponse(request);
    // A refused request never upgrades, so nobody else would close its socket.
    response.on("finish", () => socket.end());
    if (socket instanceof Socket) response.assignSocket(socket);
    heads.set(request, head);
    app.routing(request, response);
  });
}

/** Settings that take effect at once, for open connections too. */
function addFeedControls(
  app: FastifyInstance,
  state: FeedState,
  current: () => { readonly nmeaPort: number; readonly broadcaster: Broadcaster | undefined },
): void {
  const status = () => ({ ...state, nmea_port: current().nmeaPort });
  app.get("/feed", status);
  app.post("/feed", (request, reply) => {
    const wanted = wantedFeed.safeParse(request.body);
    if (!wanted.success)
      return reply
        .code(400)
        .send({ error: "expected {behavior?, vessels?, messages_per_second?}" });
    const { behavior, vessels, messages_per_second: rate } = wanted.data;
    state.behavior = behavior ?? state.behavior;
    state.vessels = vessels ?? state.vessels;
    state.messagesPerSecond = rate ?? state.messagesPerSecond;
    current().broadcaster?.changed();
    return status();
  });
}

/**
 * A stand-in for aisstream.io (`ws://.../ais/v0/stream`) and for a receiver of one's own (NMEA 0183
 * over TCP). `GET|POST /control/ais/feed` with {behavior?, vessels?, messages_per_second?} works on
 * connections that are open; the general modes of `POST /control/ais` on new ones.
 */
export function createAisFake({ nmeaPort }: { readonly nmeaPort: number }): Fake {
  const state = initialFeed();
  const heads = new WeakMap<IncomingMessage, Buffer>();
  let broadcaster: Broadcaster | undefined;
  let openNmeaPort = 0;

  return {
    name: "ais",
    register(app, { now }) {
      const shared = createBroadcaster(state, now);
      broadcaster = shared;
      const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
      const nmea = createNmeaServer(shared);
      routeUpgrades(app, heads);
      app.get("/v0/stream", (request, reply) => {
        const head = heads.get(request.raw);
        if (head === undefined) return reply.code(426).send("expected a WebSocket");
        reply.hijack();
        sockets.handleUpgrade(request.raw, request.raw.socket, head, (socket) =>
          serveStream(socket, shared, () => state.behavior !== "kansas"),
        );
        return reply;
      });
      app.addHook("onListen", async () => {
        nmea.listen(nmeaPort, "127.0.0.1");
        await once(nmea, "listening");
        const address = nmea.address();
        openNmeaPort = typeof address === "object" && address !== null ? address.port : 0;
      });
      app.addHook("preClose", () => {
        shared.close();
        nmea.close();
        for (const socket of sockets.clients) socket.terminate();
      });
    },
    registerControls(app) {
      addFeedControls(app, state, () => ({ nmeaPort: openNmeaPort, broadcaster }));
    },
  };
}
