/**
 * `npm run dev`: the server restarting on change, the web app with hot reload, and the stand-ins
 * for the outside world, so that nothing here needs a key or a network.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { installIfNeeded, root } from "./setup.mjs";

installIfNeeded();

const settings = join(root, ".env");
if (existsSync(settings)) process.loadEnvFile(settings);

const fakesPort = process.env.FAKES_PORT ?? "4010";
const fakes = `http://127.0.0.1:${fakesPort}`;
const webPort = "5173";

/** Only what is not set already: a developer may point single services at the real ones. */
const standIns = {
  NWS_BASE_URL: `${fakes}/nws`,
  COOPS_BASE_URL: `${fakes}/coops`,
  NDBC_BASE_URL: `${fakes}/ndbc`,
  REPORT_FEEDS: `${fakes}/feeds/striped-bass.xml,${fakes}/feeds/cape-cod.atom`,
  AISSTREAM_URL: `ws://127.0.0.1:${fakesPort}/ais/v0/stream`,
  AISSTREAM_API_KEY: "stand-in-key",
  STRIPE_API_BASE: `${fakes}/stripe`,
  STRIPE_SECRET_KEY: "sk_test_stand_in",
  STRIPE_WEBHOOK_SECRET: "whsec_stand_in",
  STRIPE_PRICE_ID: "price_monthly_stand_in",
  PUBLIC_URL: `http://localhost:${webPort}`,
};

const bin = (name) => join(root, "node_modules/.bin", name);
const processes = [
  {
    name: "fakes",
    command: [bin("tsx"), "watch", "src/main.ts"],
    folder: "apps/fakes",
    env: { PORT: fakesPort },
  },
  { name: "server", command: [bin("tsx"), "watch", "src/main.ts"], folder: "apps/server", env: {} },
  {
    name: "web",
    command: [bin("vite"), "--port", webPort, "--strictPort"],
    folder: "apps/web",
    env: { API_ORIGIN: `http://127.0.0.1:${process.env.PORT ?? "3000"}` },
  },
];

const children = processes.map(({ name, command, folder, env }) => {
  const [file, ...args] = command;
  const child = spawn(file, args, {
    cwd: join(root, folder),
    env: {
      ...standIns,
      NODE_ENV: "development",
      DATA_DIR: join(root, "data"),
      ...process.env,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const print = (chunk) => {
    for (const line of chunk.toString().trimEnd().split("\n"))
      console.log(`${name.padEnd(7)}${line}`);
  };
  child.stdout.on("data", print);
  child.stderr.on("data", print);
  child.on("exit", (code) => {
    console.log(`${name.padEnd(7)}ended (${code ?? "signal"})`);
    stop();
  });
  return child;
});

function stop() {
  for (const child of children) child.kill("SIGTERM");
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
