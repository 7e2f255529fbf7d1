import { createAisFake } from "#fakes/ais/ais-fake.ts";
import { chartsFake } from "#fakes/charts/charts-fake.ts";
import { coopsFake } from "#fakes/coops/coops-fake.ts";
import type { Fake } from "#fakes/fake.ts";
import { feedsFake } from "#fakes/feeds/feeds-fake.ts";
import { ndbcFake } from "#fakes/ndbc/ndbc-fake.ts";
import { nwsFake } from "#fakes/nws/nws-fake.ts";
import { rulePagesFake } from "#fakes/rule-pages/rule-pages-fake.ts";
import { standInWebhookSecret } from "#fakes/settings.ts";
import { startFakes } from "#fakes/start-fakes.ts";
import { createStripeFake } from "#fakes/stripe/stripe-fake.ts";

const fakes: readonly Fake[] = [
  nwsFake,
  coopsFake,
  ndbcFake,
  feedsFake,
  chartsFake,
  rulePagesFake,
  createAisFake({ nmeaPort: Number(process.env["AIS_NMEA_PORT"] ?? "4011") }),
  createStripeFake({
    webhookUrl: process.env["STRIPE_WEBHOOK_URL"],
    webhookSecret: process.env["STRIPE_WEBHOOK_SECRET"] ?? standInWebhookSecret,
  }),
];

const running = await startFakes(fakes, {
  host: process.env["HOST"] ?? "127.0.0.1",
  port: Number(process.env["PORT"] ?? "4010"),
  clockOffsetFile: process.env["TEST_CLOCK_OFFSET_FILE"],
});
process.stdout.write(
  `Stand-ins for ${fakes.map(({ name }) => name).join(", ")} are ready at ${running.url}\n`,
);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => void running.close().then(() => process.exit(0)));
