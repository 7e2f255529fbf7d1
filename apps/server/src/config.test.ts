import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig, settingNames } from "#server/config.ts";

function validConfig(environment: Record<string, string> = {}) {
  const reading = readConfig(environment, "/srv/striper");
  if (reading.kind === "faulty") throw new Error(reading.faults.join("\n"));
  return reading.config;
}

function faultsOf(environment: Record<string, string>): readonly string[] {
  const reading = readConfig(environment, "/srv/striper");
  return reading.kind === "faulty" ? reading.faults : [];
}

const byName = (a: string, b: string): number => a.localeCompare(b);

describe("the configuration", () => {
  test("needs no setting at all", () => {
    expect(validConfig()).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      role: "both",
      publicUrl: "http://localhost:3000",
      dataDir: "/srv/striper/data/server",
      trustedProxies: ["loopback"],
      logLevel: "info",
      databaseUrl: undefined,
      s3: undefined,
      payments: undefined,
      assistant: undefined,
    });
  });

  test("derives the public address from the port unless one is given", () => {
    expect(validConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
    expect(validConfig({ PUBLIC_URL: "https://striper.example/" }).publicUrl).toBe(
      "https://striper.example",
    );
  });

  test("has no effects outside in a trial copy with production's settings", () => {
    const production = {
      ROLE: "both",
      SMTP_URL: "smtps://mail.example",
      MAIL_FROM: "striper@striper.example",
      STRIPE_SECRET_KEY: "sk_live_12345678",
      STRIPE_WEBHOOK_SECRET: "whsec_12345678",
      STRIPE_PRICE_ID: "price_1",
    };
    expect(validConfig(production)).toMatchObject({ role: "both", isTrialCopy: false });
    expect(validConfig({ ...production, TRIAL_COPY: "yes" })).toMatchObject({
      role: "web",
      isTrialCopy: true,
      payments: undefined,
      mail: { smtpUrl: undefined },
    });
    expect(faultsOf({ TRIAL_COPY: "true" })).toEqual(["TRIAL_COPY: must be yes or no"]);
  });

  test("cannot be changed afterwards, in depth", () => {
    const config = validConfig();
    expect(() => Object.assign(config.weatherService, { baseUrl: "x" })).toThrow(TypeError);
  });

  test("lets nobody but tests shift the time", () => {
    const shifted = { TEST_CLOCK_OFFSET_FILE: "/tmp/offset" };
    expect(validConfig().testClock).toBeUndefined();
    for (const mode of ["", "production", "development"])
      expect(validConfig({ ...shifted, NODE_ENV: mode }).testClock?.isAllowed).toBe(false);
    expect(validConfig({ ...shifted, NODE_ENV: "test" }).testClock).toEqual({
      offsetFile: "/tmp/offset",
      isAllowed: true,
    });
  });

  test("lists every fault at once, by name", () => {
    const faults = faultsOf({
      PORT: "70000",
      PUBLIC_URL: "striper.example",
      DATABASE_URL: "mysql://db",
      ROLE: "worker",
      LOG_LEVEL: "loud",
      AIS_NMEA_TCP: "boat",
      TRUST_PROXY: "everyone",
      REPORT_FEEDS: "https://a.example/feed, ftp://b.example",
      SMTP_URL: "smtp://mail.example",
    });
    const names = new Set(faults.map((fault) => fault.split(":")[0] ?? ""));
    expect(faults).toHaveLength(names.size);
    expect([...names].toSorted(byName)).toEqual([
      "AIS_NMEA_TCP",
      "DATABASE_URL",
      "LOG_LEVEL",
      "MAIL_FROM",
      "PORT",
      "PUBLIC_URL",
      "REPORT_FEEDS",
      "ROLE",
      "TRUST_PROXY",
    ]);
  });

  test.each([
    ["PORT", ["0", "65536", "-1", "80a", "1e3"], ["1", "65535"]],
    ["CHARTS_BASE_URL", ["ftp://a.example", "never"], ["none", "http://a.example/ENCs/"]],
    [
      "CHARTS_REGION",
      ["Boston", "-71,42,-70", "-70,42,-71,43", "-71,43,-70,42", "-200,42,-70,43"],
      ["-71.6,41.2,-69.8,43.8", "-71, 42, -70, 43"],
    ],
    ["AIS_NMEA_TCP", ["boat", "boat:0", "boat:65536", ":10110"], ["boat:1", "10.0.0.7:65535"]],
    [
      "TRUST_PROXY",
      ["everyone", "10.0.0.0/", "10.0.0.0/-8", "10.0.0.0/33", "10.0.0.0/8/8", "::1/129", "10.0.0"],
      ["none", "10.0.0.0/32", "::1/128", "loopback, 10.0.0.7"],
    ],
  ])("takes for %s what it can be and nothing beside", (name, wrong, right) => {
    for (const value of wrong) expect([value, faultsOf({ [name]: value })]).toHaveProperty("1.0");
    for (const value of right) expect([value, faultsOf({ [name]: value })]).toEqual([value, []]);
  });

  test("never repeats a faulty secret", () => {
    const faults = faultsOf({
      STRIPE_SECRET_KEY: "sk live",
      METRICS_TOKEN: "hunter2",
      DATABASE_URL: "mysql://u:pa55word@db/x",
    });
    expect(faults).toHaveLength(4);
    expect(faults.join("\n")).not.toMatch(/sk live|hunter2|pa55word/u);
  });

  test.each([
    ["STRIPE_SECRET_KEY", "sk_test_123456", "STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID"],
    ["STRIPE_API_BASE", "http://127.0.0.1:4010/stripe", "STRIPE_SECRET_KEY"],
    ["S3_BUCKET", "photos", "S3_ENDPOINT"],
    ["AI_BASE_URL", "http://127.0.0.1:11434/v1", "AI_PROVIDER, AI_MODEL"],
    ["VAPID_PUBLIC_KEY", "A".repeat(87), "VAPID_PRIVATE_KEY"],
  ])("asks for the rest of a group when only %s is set", (name, value, missing) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(missing);
    expect(faults[0]).toContain(`because ${name} is set`);
  });

  test.each([
    ["http://localhost:11434/v1", []],
    ["http://[::1]:8080/v1", []],
    [
      "https://models.example/v1",
      ["AI_API_KEY: must be set too, unless AI_BASE_URL is on this machine"],
    ],
  ])("asks for a model's key unless it runs on this machine: %s", (AI_BASE_URL, faults) => {
    expect(faultsOf({ AI_PROVIDER: "openai-compatible", AI_MODEL: "m", AI_BASE_URL })).toEqual(
      faults,
    );
  });

  test("is shown whole in .env.example, and nothing else is", () => {
    const example = readFileSync(join(import.meta.dirname, "../../..", ".env.example"), "utf8");
    const shown = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gmu)].map(([, name]) => name ?? "");
    expect(shown.toSorted(byName)).toEqual(settingNames.toSorted(byName));
  });

  test("stands in the table of docs/operating.md, and nothing else does", () => {
    const text = readFileSync(join(import.meta.dirname, "../../../docs/operating.md"), "utf8");
    const cells = text.match(/(?<=^\| )`[A-Z][^|]*/gmu) ?? [];
    const named = cells.flatMap((cell) => cell.match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/gu) ?? []);
    expect(named.toSorted(byName)).toEqual(settingNames.toSorted(byName));
  });
});
