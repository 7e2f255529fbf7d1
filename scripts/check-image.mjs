/**
 * `node scripts/check-image.mjs` builds the `Dockerfile`'s image, starts it with its embedded
 * database and calls it, without a container runtime or image registry: on a Debian made here, with
 * this machine's Node.js and npm. Exits 1 on any fault. Needs root on Debian, `apt-get install
 * buildah mmdebstrap`, access to Debian's and npm's packages, 5 GB of temporary space (TMPDIR) and
 * some minutes. Cleans up after itself.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { bytesBelow } from "./bytes-below.mjs";
import { root } from "./setup.mjs";

/** Matches the base image of the `Dockerfile`. */
const debian = "bookworm";
const base = "localhost/striper-base";
const image = "localhost/striper";
const container = "striper";

const appLimitMb = 200;
const firstAnswerLimitMs = 60_000;
/** Matches `stop_grace_period` in the compose files, ms. */
const closingLimitMs = 40_000;

/** @param {string} sentence */
function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const missing = ["buildah", "mmdebstrap"].filter(
  (tool) => spawnSync(tool, ["--version"]).error !== undefined,
);
if (missing.length > 0) giveUp(`Missing here: ${missing.join(" and ")} (Debian has both).`);
if (process.getuid?.() !== 0) giveUp("Only root may make a Debian and mount images.");

// Ctrl+C also reaches the running command; the cleanup below still runs.
process.on("SIGINT", () => {});

const folder = mkdtempSync(join(tmpdir(), "striper-image-"));
const storage = ["--root", join(folder, "root"), "--runroot", join(folder, "run")];

/** Quiet, unless it fails. @param {string} command @param {string[]} args */
function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout.trim();
}

/** @param {string[]} args */
const buildah = (...args) => run("buildah", ...storage, ...args);

/** @param {string[]} command in the container, as the image's user */
const inContainer = (...command) => ["run", "--isolation", "chroot", container, "--", ...command];

/** @param {string} what @param {() => unknown} step */
function timed(what, step) {
  process.stdout.write(`${what}… `);
  const started = performance.now();
  step();
  process.stdout.write(`${Math.ceil((performance.now() - started) / 1000)} s\n`);
}

/** Makes a base with the parts of the official Node.js image that the product uses. */
function makeBase() {
  const from = ["indextargets", "--format", "$(REPO_URI)", `Codename: ${debian}`];
  const mirrors = run("apt-get", ...from, "Created-By: Packages", "Origin: Debian").split("\n");
  buildah("from", "--name", "base", "scratch");
  const packages = "/usr/local/lib/node_modules";
  run(
    "mmdebstrap",
    "--quiet",
    "--variant=minbase",
    "--include=ca-certificates",
    // This machine may reach npm through its own certificate.
    "--customize-hook=copy-in /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs",
    `--customize-hook=copy-in ${process.execPath} /usr/local/bin`,
    `--customize-hook=mkdir -p "$1${packages}"`,
    `--customize-hook=copy-in ${join(run("npm", "root", "--global"), "npm")} ${packages}`,
    `--customize-hook=ln -s ${packages}/npm/bin/npm-cli.js "$1/usr/local/bin/npm"`,
    `--customize-hook=chroot "$1" useradd --uid 1000 --user-group --create-home node`,
    debian,
    buildah("mount", "base"),
    mirrors.find((mirror) => mirror !== "") ?? "http://deb.debian.org/debian",
  );
  buildah("config", "--env", "NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt", "base");
  buildah("commit", "--rm", "base", base);
}

function buildImage() {
  // Only Docker's format keeps HEALTHCHECK.
  const as = ["--isolation", "chroot", "--format", "docker", "--tag", image];
  buildah("build", ...as, "--build-arg", `BASE=${base}`, root);
  buildah("from", "--name", container, image);
}

/** @param {string} field of the image's settings */
function wordsOf(field) {
  const words = `{{range .Docker.Config.${field}}}{{println .}}{{end}}`;
  return buildah("inspect", "--type", "image", "--format", words, image).split("\n");
}

/**
 * Checks that root owns the program and that fetched charts can be written: their volume inherits
 * its folder's owner.
 */
function checkAppFolder() {
  const megabytes = bytesBelow(join(buildah("mount", container), "app")) / 1e6;
  process.stdout.write(`/app: ${megabytes.toFixed(0)} MB, at most ${appLimitMb}\n`);
  if (megabytes > appLimitMb) throw new Error("/app is too large");
  buildah(
    ...inContainer(
      "sh",
      "-c",
      `[ "$(id -u)" != 0 ] && ! touch /app/written 2>/dev/null && touch /data/noaa-charts/written`,
    ),
  );
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Starts the image's command as a process of this machine, so that signals reach it. */
function start() {
  const command = ["sh", "-c", 'echo "pid $$"; exec "$@"', "sh", ...wordsOf("Cmd")];
  const child = spawn("buildah", [...storage, ...inContainer(...command)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const server = { pid: 0, output: "", code: undefined };
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on("line", (line) => {
      const [, pid] = /^pid (\d+)$/u.exec(line) ?? [];
      if (pid === undefined) server.output += `${line}\n`;
      else server.pid = Number(pid);
    });
  child.on("exit", (code) => {
    server.code = code;
  });
  return server;
}

/** @param {string} address */
async function page(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

async function checkAnswers(server, address) {
  const started = performance.now();
  for (;;) {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined);
    const passed = performance.now() - started;
    if (answer?.ok) {
      process.stdout.write(`first answer after ${(passed / 1000).toFixed(1)} s\n`);
      break;
    }
    if (server.code !== undefined || passed > firstAnswerLimitMs) throw new Error("no answer");
    await setTimeout(50);
  }
  const first = await page(`${address}/`);
  const [, script] = /<script[^>]* src="([^"]+)"/u.exec(first) ?? [];
  if (script === undefined) throw new Error(`the first page has no script:\n${first}`);
  await page(new URL(script, address).href);
  const [kind, ...command] = wordsOf("Healthcheck.Test");
  if (kind !== "CMD") throw new Error("the image has no health check");
  buildah(...inContainer(...command));
  // Runs an operator's command as docs/operating.md describes for containers.
  buildah(...inContainer("node", "apps/server/dist/backup.mjs", "/data/backup.zip"));
}

async function stop(server) {
  const started = performance.now();
  if (server.pid !== 0 && server.code === undefined) process.kill(server.pid, "SIGTERM");
  while (server.code === undefined) {
    if (performance.now() - started > closingLimitMs) {
      process.kill(server.pid, "SIGKILL");
      throw new Error("the server does not stop");
    }
    await setTimeout(50);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`stopped after ${seconds} s\n`);
}

async function checkServer() {
  const port = await freePort();
  buildah("config", "--env", `PORT=${port}`, container);
  const server = start();
  try {
    await checkAnswers(server, `http://127.0.0.1:${port}`);
  } catch (error) {
    process.stderr.write(server.output);
    throw error;
  } finally {
    await stop(server);
  }
  if (server.code !== 0) throw new Error(`the server ended with ${server.code}:\n${server.output}`);
}

try {
  timed(`Making Debian ${debian} with Node.js ${process.version}`, makeBase);
  timed("Building the image", buildImage);
  checkAppFolder();
  await checkServer();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  spawnSync("buildah", [...storage, "rm", "--all"]);
  spawnSync("umount", [join(folder, "root/overlay")]);
  // Stays out of file systems left mounted by a failure.
  run("rm", "--recursive", "--force", "--one-file-system", folder);
}
