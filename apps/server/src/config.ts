import { resolve } from "node:path";
import { roles } from "@striper/contract/operations";
import * as z from "zod/mini";
import { logLevels } from "#server/platform/log/log.ts";
import { defaultDataFolder } from "#server/platform/settings/default-data-folder.ts";
import {
  address,
  baseAddress,
  baseAddressOfficialOrNone,
  baseAddressOrNone,
  box,
  hostAndPort,
  isProxyRange,
  list,
  matching,
  name,
  origin,
  port,
  secret,
  unset,
  wholeNumber,
} from "#server/platform/settings/setting-kinds.ts";

const postgres = address(["postgres:", "postgresql:"], "must be a postgres:// address");

/** The environment variables that are read, and the format of each. */
const environmentSchema = z.object({
  PORT: z.prefault(port, "3000"),
  HOST: z.prefault(name, "127.0.0.1"),
  ROLE: z.prefault(z.enum(roles, `must be one of ${roles.join(", ")}`), "both"),
  TRIAL_COPY: z.prefault(z.enum(["yes", "no"], "must be yes or no"), "no"),
  PUBLIC_URL: unset(origin),
  TRUST_PROXY: z.prefault(
    list(isProxyRange, "must be none, or addresses, ranges or loopback, linklocal, uniquelocal"),
    "loopback",
  ),
  DATA_DIR: unset(z.string()),
  DATABASE_URL: unset(postgres),
  DATABASE_DIRECT_URL: unset(postgres),
  DATABASE_REPLICA_URL: unset(postgres),
  S3_ENDPOINT: unset(baseAddress),
  S3_BUCKET: unset(name),
  S3_REGION: unset(name),
  S3_ACCESS_KEY_ID: unset(secret),
  S3_SECRET_ACCESS_KEY: unset(secret),
  FILES_MASTER_KEY: unset(
    list(
      (item) => /^[A-Za-z0-9+/]{43}=$/u.test(item),
      "must be 32 bytes in base64 (openssl rand -base64 32); several with commas, the newest first",
    ),
  ),
  NWS_BASE_URL: z.prefault(baseAddress, "https://api.weather.gov"),
  NWS_USER_AGENT: unset(matching(/^[\x20-\x7E]{3,200}$/u, "must be 3 to 200 plain characters")),
  COOPS_BASE_URL: z.prefault(baseAddress, "https://api.tidesandcurrents.noaa.gov"),
  NDBC_BASE_URL: z.prefault(baseAddress, "https://www.ndbc.noaa.gov"),
  CHARTS_BASE_URL: z.prefault(baseAddressOrNone, "https://charts.noaa.gov/ENCs"),
  // Portland in Maine to Newport in Rhode Island, with Cape Cod.
  CHARTS_REGION: z.prefault(box, "-71.6,41.2,-69.8,43.8"),
  RULE_PAGES: z.prefault(baseAddressOfficialOrNone, "official"),
  REPORT_FEEDS: z.prefault(
    list(
      (item) => URL.canParse(item) && /^https?:/u.test(item),
      "must be http(s) addresses, or none",
    ),
    "https://www.onthewater.com/tag/striped-bass/feed,https://www.onthewater.com/tag/cape-cod/feed",
  ),
  AISSTREAM_URL: z.prefault(
    address(["ws:", "wss:"], "must be a ws:// or wss:// address"),
    "wss://stream.aisstream.io/v0/stream",
  ),
  AISSTREAM_API_KEY: unset(secret),
  AIS_NMEA_TCP: unset(hostAndPort),
  VESSEL_STREAMS: z.prefault(wholeNumber(1, 10_000), "1000"),
  STRIPE_SECRET_KEY: unset(secret),
  STRIPE_WEBHOOK_SECRET: unset(secret),
  STRIPE_PRICE_ID: unset(name),
  STRIPE_API_BASE: unset(baseAddress),
  SMTP_URL: unset(address(["smtp:", "smtps:"], "must be an smtp:// or smtps:// address")),
  MAIL_FROM: unset(matching(/^[^\r\n]*[^\s@]@[^\s@][^\r\n]*$/u, "must be an email address")),
  SUPPORT_ADDRESS: unset(
    matching(
      /^(?:[^\s@]+@[^\s@]+|https:\/\/\S+)$/u,
      "must be an email address or an https:// page",
    ),
  ),
  SMTP_CONNECTIONS: z.prefault(wholeNumber(1, 100), "4"),
  MAILS_PER_SECOND: unset(wholeNumber(1, 10_000)),
  AI_PROVIDER: unset(
    z.enum(["openai-compatible", "anthropic"], "must be openai-compatible or anthropic"),
  ),
  AI_BASE_URL: unset(baseAddress),
  AI_API_KEY: unset(secret),
  AI_MODEL: unset(name),
  VAPID_PUBLIC_KEY: unset(matching(/^[\w-]{87}$/u, "must be 87 base64url characters")),
  VAPID_PRIVATE_KEY: unset(matching(/^[\w-]{43}$/u, "must be 43 base64url characters")),
  LOG_LEVEL: z.prefault(z.enum(logLevels, `must be one of ${logLevels.join(", ")}`), "info"),
  TEST_CLOCK_OFFSET_FILE: unset(z.string()),
  NODE_ENV: unset(z.string()),
  METRICS_TOKEN: unset(matching(/^[\x21-\x7E]{16,500}$/u, "must be at least 16 characters")),
});

type Settings = z.output<typeof environmentSchema>;
type SettingName = keyof Settings;

export const settingNames = Object.keys(environmentSchema.shape);

/** Settings that only work together; those after the bar are optional and need the group. */
const groups: readonly { all: readonly SettingName[]; onlyWith?: readonly SettingName[] }[] = [
  {
    all: ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  },
  {
    all: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"],
    onlyWith: ["STRIPE_API_BASE"],
  },
  { all: ["AI_PROVIDER", "AI_MODEL"], onlyWith: ["AI_BASE_URL", "AI_API_KEY"] },
  { all: ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"] },
  { all: ["DATABASE_URL"], onlyWith: ["DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"] },
];

/** A trial copy runs no job, mails nobody and takes no money, whatever production's settings say. */
const withoutEffects = {
  ROLE: "web",
  SMTP_URL: "",
  STRIPE_SECRET_KEY: "",
  STRIPE_WEBHOOK_SECRET: "",
  STRIPE_PRICE_ID: "",
  STRIPE_API_BASE: "",
};

const isSet = (value: unknown): boolean => value !== undefined;

/** A model that runs on this machine needs no key. */
const isLoopback = (base: unknown): boolean =>
  URL.canParse(String(base)) &&
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(new URL(String(base)).hostname);

function faultsOfSettings(error: z.core.$ZodError | undefined): string[] {
  const firstOf = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const setting = String(path[0]);
    if (!firstOf.has(setting)) firstOf.set(setting, `${setting}: ${message}`);
  }
  return [...firstOf.values()];
}

const databaseIn = (url: unknown): string | null =>
  URL.canParse(String(url)) ? new URL(String(url)).pathname : null;

function faultsBetweenSettings(environment: Readonly<Record<string, unknown>>): string[] {
  const faults: string[] = [];
  for (const { all, onlyWith = [] } of groups) {
    const missing = all.filter((setting) => !isSet(environment[setting]));
    const present = [...all, ...onlyWith].filter((setting) => isSet(environment[setting]));
    if (present.length > 0 && missing.length > 0)
      faults.push(`${missing.join(", ")}: must be set too, because ${present.join(", ")} is set`);
  }
  if (isSet(environment["SMTP_URL"]) && !isSet(environment["MAIL_FROM"]))
    faults.push("MAIL_FROM: must be set too, because SMTP_URL is set");
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = environment;
  // One of them was forgotten in another place, and a restore would replace what it names.
  if (isSet(url) && isSet(direct) && databaseIn(url) !== databaseIn(direct))
    faults.push("DATABASE_DIRECT_URL: must name the same database as DATABASE_URL");
  const { AI_PROVIDER: provider, AI_API_KEY: key, AI_BASE_URL: base } = environment;
  if (isSet(provider) && !isSet(key) && !isLoopback(base))
    faults.push("AI_API_KEY: must be set too, unless AI_BASE_URL is on this machine");
  return faults;
}

/** Jobs need sessions, and an instance that runs nothing else has no use for a pooler. */
function databaseOf({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct, ROLE: role }: Settings) {
  if (role === "jobs") return { databaseUrl: direct ?? url, databaseDirectUrl: undefined };
  return { databaseUrl: url, databaseDirectUrl: direct === url ? undefined : direct };
}

function filesOf(settings: Settings) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function paymentsOf(settings: Settings) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  const { STRIPE_PRICE_ID: priceId, STRIPE_API_BASE: apiBase } = settings;
  return secretKey && webhookSecret && priceId
    ? { secretKey, webhookSecret, priceId, apiBase }
    : undefined;
}

function assistantOf(settings: Settings) {
  const { AI_PROVIDER: provider, AI_API_KEY: apiKey, AI_MODEL: model } = settings;
  return provider && model ? { provider, apiKey, model, baseUrl: settings.AI_BASE_URL } : undefined;
}

function testClockOf({ TEST_CLOCK_OFFSET_FILE: offsetFile, NODE_ENV: mode }: Settings) {
  return offsetFile ? { offsetFile, isAllowed: mode === "test" } : undefined;
}

function pushKeysOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Settings) {
  return publicKey && privateKey ? { publicKey, privateKey } : undefined;
}

/** What is undefined here is not configured; the feature behind it says what happens then. */
function arrange(settings: Settings, baseFolder: string) {
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    host: settings.HOST,
    port: settings.PORT,
    role: settings.ROLE,
    isTrialCopy: settings.TRIAL_COPY === "yes",
    publicUrl,
    trustedProxies: settings.TRUST_PROXY,
    dataDir: resolve(baseFolder, settings.DATA_DIR ?? defaultDataFolder(baseFolder)),
    ...databaseOf(settings),
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    s3: filesOf(settings),
    masterKeys: settings.FILES_MASTER_KEY ?? [],
    weatherService: {
      baseUrl: settings.NWS_BASE_URL,
      userAgent: settings.NWS_USER_AGENT ?? `striper-conditions (${publicUrl})`,
    },
    waterLevels: { baseUrl: settings.COOPS_BASE_URL },
    buoys: { baseUrl: settings.NDBC_BASE_URL },
    charts: { baseUrl: settings.CHARTS_BASE_URL, region: settings.CHARTS_REGION },
    /** Where official pages are read: "official" is each at its own address. */
    rulePages: settings.RULE_PAGES,
    reportFeeds: settings.REPORT_FEEDS,
    vessels: {
      aisstreamUrl: settings.AISSTREAM_URL,
      aisstreamApiKey: settings.AISSTREAM_API_KEY,
      nmeaTcp: settings.AIS_NMEA_TCP,
      /** That one instance serves at the same time. */
      mostStreams: settings.VESSEL_STREAMS,
    },
    payments: paymentsOf(settings),
    mail: {
      smtpUrl: settings.SMTP_URL,
      connections: settings.SMTP_CONNECTIONS,
      mailsPerSecond: settings.MAILS_PER_SECOND,
      from: settings.MAIL_FROM ?? `Striper Conditions <no-reply@${new URL(publicUrl).hostname}>`,
    },
    support: settings.SUPPORT_ADDRESS,
    assistant: assistantOf(settings),
    pushKeys: pushKeysOf(settings),
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN,
    testClock: testClockOf(settings),
  };
}

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
export type Config = DeepReadonly<ReturnType<typeof arrange>>;

function freezeDeeply(value: object): void {
  Object.freeze(value);
  for (const inner of Object.values(value) as unknown[])
    if (typeof inner === "object" && inner !== null) freezeDeeply(inner);
}

export type ConfigReading =
  | { readonly kind: "valid"; readonly config: Config }
  | { readonly kind: "faulty"; readonly faults: readonly string[] };

/**
 * Reads the settings and lists every fault at once; a fault names the setting and never its value.
 * An empty value counts as unset. A relative DATA_DIR starts at `baseFolder`.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  baseFolder: string,
): ConfigReading {
  const isCopy = environment["TRIAL_COPY"]?.trim() === "yes";
  const effective = isCopy ? { ...environment, ...withoutEffects } : environment;
  const given = Object.fromEntries(
    settingNames
      .map((setting) => [setting, effective[setting]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const reading = environmentSchema.safeParse(given);
  const faults = [...faultsOfSettings(reading.error), ...faultsBetweenSettings(given)];
  if (!reading.success || faults.length > 0) return { kind: "faulty", faults };
  const config = arrange(reading.data, baseFolder);
  freezeDeeply(config);
  return { kind: "valid", config };
}
