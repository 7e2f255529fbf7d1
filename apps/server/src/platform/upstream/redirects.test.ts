import { createServer } from "node:http";
import type { IncomingMessage, RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createOutbound } from "#server/platform/upstream/outbound.ts";
import { createUpstreamHttp } from "#server/platform/upstream/upstream-http.ts";
import { certificate, certificateKey } from "#server/testing/outside/certificate.ts";
import { localServers } from "#server/testing/outside/local-servers.ts";

/** The address that counts as public here. The configured service is at 127.0.0.1. */
const publicAddress = "127.0.0.2";

const servers = localServers();
afterEach(() => servers.close());

const redirectTo =
  (location: string, status = 302): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { location }).end("moved");

/** Resolves names to the addresses of each successive lookup; the last one repeats. */
function nameServer(answers: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const asked: string[] = [];
  const lookup: LookupFunction = (hostname, options, callback) => {
    const times = asked.push(hostname) && asked.filter((name) => name === hostname).length;
    const found = answers[hostname]?.[times - 1] ?? answers[hostname]?.at(-1) ?? [];
    const all: LookupAddress[] = found.map((address) => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
    if (options.all === true) callback(null, all);
    else callback(null, all[0]?.address ?? "", all[0]?.family ?? 4);
  };
  return { lookup, asked };
}

interface World {
  readonly configured: RequestListener;
  readonly secure?: (port: number) => RequestListener;
  readonly names?: Readonly<Record<string, readonly (readonly string[])[]>>;
}

async function openWorld({ configured, secure, names = {} }: World) {
  const heard: string[] = [];
  const hear = (request: IncomingMessage): void => {
    heard.push(`${request.headers.host?.split(":")[0]}${request.url}`);
  };
  let answer: RequestListener = configured;
  const port = await servers.listen(
    createServer((request, response) => {
      hear(request);
      answer(request, response);
    }),
  );
  let answerSecurely: RequestListener = () => undefined;
  const securePort = await servers.listen(
    createSecureServer({ cert: certificate, key: certificateKey }, (request, response) => {
      hear(request);
      answerSecurely(request, response);
    }),
    publicAddress,
  );
  answerSecurely = secure?.(securePort) ?? answerSecurely;
  const { lookup, asked } = nameServer({ "public.test": [[publicAddress]], ...names });
  const http = createUpstreamHttp({
    userAgent: "test",
    patience: () => Infinity,
    stop: new AbortController().signal,
    outbound: createOutbound({
      lookup,
      isPublic: (address) => address === publicAddress,
      httpsPort: securePort,
      authority: certificate,
    }),
  });
  return {
    port,
    securePort,
    heard,
    lookedUp: asked,
    redirectTo(location: string) {
      answer = redirectTo(location);
    },
    get: (path = "/", timeoutMs = 20_000) =>
      http.get({ url: `http://127.0.0.1:${port}${path}`, timeoutMs, maxBytes: 1000 }),
  };
}

const unused: RequestListener = (_request, response) => void response.end("unused");
const says =
  (text: string): (() => RequestListener) =>
  () =>
  (_request, response) =>
    void response.end(text);
const refusal = { fault: "redirect" };

describe("a service that redirects", () => {
  test.each([301, 302, 303, 307, 308])(
    "by %i to a public name by https is followed",
    async (status) => {
      const world = await openWorld({
        configured: (request, response) =>
          redirectTo(`https://public.test:${world.securePort}/new`, status)(request, response),
        secure: says("there"),
      });
      expect(await world.get()).toMatchObject({ bytes: Buffer.from("there") });
      expect(world.heard).toEqual(["127.0.0.1/", "public.test/new"]);
    },
  );

  test("within the origin that was set is followed, wherever that is", async () => {
    const world = await openWorld({
      configured: (request, response) =>
        request.url === "/here" ? response.end("here") : redirectTo("/here")(request, response),
    });
    expect(await world.get()).toMatchObject({ bytes: Buffer.from("here") });
  });

  test("three times is followed, and a fourth time is not", async () => {
    const world = await openWorld({
      configured: (request, response) => {
        const left = Number(request.url?.slice(1));
        if (left === 0) response.end("arrived");
        else redirectTo(`/${left - 1}`)(request, response);
      },
    });
    expect(await world.get("/3")).toMatchObject({ bytes: Buffer.from("arrived") });
    await expect(world.get("/4")).rejects.toMatchObject(refusal);
  });

  test("has one time limit for all of its answers together", async () => {
    const world = await openWorld({
      configured: (request, response) =>
        void setTimeout(() => redirectTo("/again")(request, response), 300),
    });
    await expect(world.get("/", 500)).rejects.toMatchObject({ fault: "time-out" });
  });
});

describe("a redirect is refused, and nobody is asked,", () => {
  test.each([
    "http://public.test/",
    "file:///etc/passwd",
    "data:text/plain,hello",
    "ftp://public.test/",
    "https://127.0.0.1:HTTPS/",
    "https://[::1]:HTTPS/",
    "https://[::ffff:127.0.0.1]:HTTPS/",
    "https://169.254.169.254:HTTPS/latest/meta-data/",
    "https://2130706433:HTTPS/",
    "https://0x7f.1:HTTPS/",
    "https://0177.0.0.1:HTTPS/",
    "https://127.1:HTTPS/",
    "https://127.0.0.1.:HTTPS/",
    "https://localhost:HTTPS/",
    "https://localhost.:HTTPS/",
    "https://user:secret@public.test:HTTPS/",
    "https://public.test@127.0.0.1:HTTPS/",
    "https://public.test:22/",
    "//127.0.0.1:HTTPS/",
    "https://",
    "http://127.0.0.1:1/",
  ])("when it leads to %s", async (location) => {
    const names = { localhost: [["127.0.0.1"]], "localhost.": [["127.0.0.1", "::1"]] };
    const world = await openWorld({ configured: unused, secure: says("secret"), names });
    world.redirectTo(location.replace("HTTPS", String(world.securePort)));
    await expect(world.get()).rejects.toMatchObject(refusal);
    expect(world.heard).toEqual(["127.0.0.1/"]);
  });

  test("when a name leads to this machine, also among public addresses", async () => {
    for (const found of [["127.0.0.1"], ["::1"], [publicAddress, "127.0.0.1"], []]) {
      const world = await openWorld({
        configured: unused,
        secure: says("secret"),
        names: { "evil.public.test": [found] },
      });
      world.redirectTo(`https://evil.public.test:${world.securePort}/`);
      await expect(world.get()).rejects.toMatchObject(refusal);
      expect(world.heard).toEqual(["127.0.0.1/"]);
    }
  });

  test("when it comes back from outside to the service that was set", async () => {
    const world = await openWorld({
      configured: (request, response) =>
        redirectTo(`https://public.test:${world.securePort}/`)(request, response),
      secure: () => (request, response) =>
        redirectTo(`http://127.0.0.1:${world.port}/admin`)(request, response),
    });
    await expect(world.get()).rejects.toMatchObject(refusal);
    expect(world.heard).toEqual(["127.0.0.1/", "public.test/"]);
  });
});

test("a name is looked up once for a connection, and later changes have no effect on it", async () => {
  // The first lookup is public; a second one would return this machine (DNS rebinding).
  const names = { "rebinding.public.test": [[publicAddress], ["127.0.0.1"]] };
  const world = await openWorld({
    configured: unused,
    secure: () => (_request, response) =>
      void response.writeHead(200, { connection: "close" }).end("public"),
    names,
  });
  world.redirectTo(`https://rebinding.public.test:${world.securePort}/`);
  expect(await world.get()).toMatchObject({ bytes: Buffer.from("public") });
  expect(world.lookedUp).toEqual(["rebinding.public.test"]);
  // The next connection resolves the name again and checks the result again.
  await expect(world.get()).rejects.toMatchObject(refusal);
  expect(world.lookedUp).toHaveLength(2);
  expect(world.heard).toEqual(["127.0.0.1/", "rebinding.public.test/", "127.0.0.1/"]);
});
