/** Starts stand-ins for outside services and records every request. */
import { createAisFake } from "@striper/fakes/ais/ais-fake";
import { coopsFake } from "@striper/fakes/coops/coops-fake";
import type { Fake } from "@striper/fakes/fake";
import { feedsFake } from "@striper/fakes/feeds/feeds-fake";
import { ndbcFake } from "@striper/fakes/ndbc/ndbc-fake";
import { nwsFake } from "@striper/fakes/nws/nws-fake";
import { settingsFor, standInWebhookSecret } from "@striper/fakes/settings";
import { startFakes } from "@striper/fakes/start-fakes";
import { createStripeFake } from "@striper/fakes/stripe/stripe-fake";

export interface Asked {
  readonly at: number;
  readonly address: string;
}

export interface Outside {
  readonly settings: Readonly<Record<string, string>>;
  readonly asked: readonly Asked[];
  readonly feed: { readonly mostAtOnce: number };
  readonly close: () => Promise<void>;
}

export async function startOutside(): Promise<Outside> {
  const asked: Asked[] = [];
  const feed = { mostAtOnce: 0 };
  let open = 0;

  const recorded = (fake: Fake): Fake => ({
    ...fake,
    register: (app, controls) => {
      app.addHook("onRequest", async (request) => {
        asked.push({ at: Date.now(), address: `${request.method} ${request.url}` });
      });
      fake.register(app, controls);
    },
  });
  const counted = (fake: Fake): Fake => ({
    ...fake,
    register: (app, controls) => {
      app.addHook("onRequest", async (request) => {
        open += 1;
        feed.mostAtOnce = Math.max(feed.mostAtOnce, open);
        request.raw.socket.once("close", () => (open -= 1));
      });
      fake.register(app, controls);
    },
  });

  const { url, close } = await startFakes(
    [
      ...[nwsFake, coopsFake, ndbcFake, feedsFake].map(recorded),
      counted(createAisFake({ nmeaPort: 0 })),
      createStripeFake({ webhookUrl: undefined, webhookSecret: standInWebhookSecret }),
    ],
    { host: "127.0.0.1", port: 0, clockOffsetFile: undefined },
  );
  return {
    asked,
    feed,
    close,
    settings: settingsFor(url),
  };
}
