/**
 * `npm run dev` starts the restarting server, the web app with hot reload, and stand-ins for
 * outside services, so that it needs no keys or network.
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

const bin = (name) => join(root, "node_modules/.bin", name);
const children = [];
const stopping = new AbortController();

function start({ name, command, folder, env }) {
  const [file, ...args] = command;
  const child = spawn(file, args, {
    cwd: join(root, folder),
    env: { NODE_ENV: "development", ...env },
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
  children.push(child);
}

/** Stops all processes together, because each is useless alone. */
function stop() {
  stopping.abort();
  for (const child of children) child.kill("SIGTERM");
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

async function settingsOfStandIns() {
  while (!stopping.signal.aborted) {
    const answer = await fetch(`${fakes}/control/settings`).catch(() => undefined);
    if (answer?.ok) return answer.json();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {};
}

start({
  name: "fakes",
  command: [bin("tsx"), "watch", "src/main.ts"],
  folder: "apps/fakes",
  env: { ...process.env, PORT: fakesPort },
});
// Existing settings win, so that developers can use real services.
const standIns = { ...(await settingsOfStandIns()), PUBLIC_URL: `http://localhost:${webPort}` };
if (!stopping.signal.aborted) {
  start({
    name: "server",
    command: [bin("tsx"), "watch", "src/main.ts"],
    folder: "apps/server",
    env: { ...standIns, ...process.env },
  });
  start({
    name: "web",
    command: [bin("vite"), "--port", webPort, "--strictPort"],
    folder: "apps/web",
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${process.env.PORT ?? "3000"}` },
  });
}
