import * as calls from "@striper/contract/access-tokens";
import { endOtherSessions } from "@striper/contract/accounts";
import { logCatch } from "@striper/contract/catches";
import { accessTokensPerAccount } from "@striper/contract/limits";
import { saveHomeWater, saveOwnSpot } from "@striper/contract/spots";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { describe, expect, onTestFinished, test } from "vitest";
import { openBillingApp, publicUrl } from "#server/testing/billing/billing-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openBillingApp(undefined));

type Person = Awaited<ReturnType<typeof app.join>>;

async function make(by: Person, readsLog = false, name = "Desktop") {
  const body = { name, reads_log: readsLog };
  const answer = await app.call(calls.makeAccessToken, { token: by.token, body });
  return answer.json<{ token: string; made: calls.AccessToken }>();
}

async function listOf(by: Person): Promise<readonly calls.AccessToken[]> {
  const answer = await app.call(calls.listAccessTokens, { token: by.token });
  return answer.json<{ tokens: calls.AccessToken[] }>().tokens;
}

const revoke = (by: Person, tokenId: string) =>
  app.call(calls.revokeAccessToken, { token: by.token, params: { token_id: tokenId } });

const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
const send = (token: string | undefined, body: object = ping, headers = {}) =>
  app.call(calls.mcp, { token, body, headers });
const statusOf = async (token?: string) => (await send(token)).statusCode;

async function connect(token: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const headers = { authorization: `Bearer ${token}` };
  const address = new URL(calls.mcp.path, app.server.listeningOrigin);
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return client;
}

async function textOf(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  return { isError, text: JSON.stringify(content) };
}

describe("an AI app with an access token", () => {
  test("lists the tools and gets computed cards over HTTP", async () => {
    const client = await connect((await make(await app.join())).token);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(["keep", "tide"]));
    const tide = await textOf(client, "tide", { date: "2026-06-14", hour: 4 });
    expect(tide.text).toContain(": -0.3 ft.");
    const keep = await textOf(client, "keep", { length_inches: 31, water: "MA" });
    expect(keep.text).toContain(String.raw`\"verdict\":\"release\"`);
  });

  test("reads its owner's log, spots and home water only with consent", async () => {
    const ann = await app.join();
    const { token } = ann;
    const spot = "0198c0de-0000-7000-8000-000000000001";
    const position = { latitude: 42.81, longitude: -70.81 };
    await app.call(saveOwnSpot, {
      token,
      params: { spot_id: spot },
      body: { name: "Secret Ledge", notes: null, position },
    });
    const home = { token, params: { water_id: spot }, body: { rank: 0 } };
    expect((await app.call(saveHomeWater, home)).statusCode).toBe(200);
    const fish = { species: "Striped Bass", length_inches: 29, is_released: false };
    const body = { ...fish, location_name: "Secret Ledge", date_caught: "2026-06-13T08:00:00Z" };
    expect((await app.call(logCatch, { token, body })).statusCode).toBe(200);

    const open = await connect((await make(ann, true)).token);
    const shut = await connect((await make(ann)).token);
    const other = await connect((await make(await app.join(), true)).token);
    const another = { length_inches: 29, water: "MA" };

    expect((await textOf(open, "log")).text).toContain("1 catch");
    expect((await textOf(open, "tide")).text).not.toContain("at Boston");
    expect((await textOf(open, "tide", { place: "Secret Ledge" })).isError).toBe(false);
    expect((await textOf(open, "keep", another)).text).toContain(String.raw`\"kept_today\":1`);

    expect((await textOf(shut, "log")).text).toContain("There is no tool");
    expect((await textOf(other, "log")).text).not.toContain("1 catch");
    for (const stranger of [shut, other]) {
      expect((await textOf(stranger, "tide")).text).toContain("at Boston");
      expect((await textOf(stranger, "tide", { place: "Secret Ledge" })).isError).toBe(true);
      expect((await textOf(stranger, "keep", another)).text).not.toContain(
        String.raw`\"kept_today\":1`,
      );
    }
  });
});

describe("an access token", () => {
  test("is shown once, listed without its text and stored as a hash", async () => {
    const ann = await app.join();
    const { token, made } = await make(ann, true, "Laptop");
    expect(token).toMatch(/^striper_[\w-]{43}$/u);
    expect(made).toMatchObject({
      name: "Laptop",
      reads_log: true,
      made_at: "2026-06-13T09:00:00Z",
      expires_at: "2027-06-13T09:00:00Z",
      last_used_on: null,
    });
    expect(await statusOf(token)).toBe(200);
    expect(await listOf(ann)).toEqual([{ ...made, last_used_on: "2026-06-13" }]);
    const { rows } = await app.query(
      "select to_jsonb(access_tokens)::text as text from access_tokens where account_id = $1",
      [ann.accountId],
    );
    expect(JSON.stringify(rows)).not.toContain(token.slice("striper_".length));
  });

  test("that is missing, unknown, revoked, expired or a session's gets the same refusal", async () => {
    const ann = await app.join();
    const revoked = await make(ann);
    expect((await revoke(ann, revoked.made.token_id)).statusCode).toBe(200);
    const start = app.now();
    await app.moveTo(start - 365 * 86_400_000);
    const expired = await make(ann);
    await app.moveTo(start);
    for (const token of [
      undefined,
      `striper_${"A".repeat(43)}`,
      revoked.token,
      expired.token,
      ann.token,
    ]) {
      const answer = await send(token);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["www-authenticate"]).toBe("Bearer");
      expect(answer.json()).toMatchObject({ code: "unauthorized", message: /access token/u });
    }
    expect(await listOf(ann)).toEqual([]);
  });

  test("gives access to the tools only", async () => {
    const { token } = await make(await app.join(), true);
    expect((await app.call(calls.listAccessTokens, { token })).statusCode).toBe(401);
  });

  test("cannot be revoked by another account", async () => {
    const { token, made } = await make(await app.join());
    expect((await revoke(await app.join(), made.token_id)).statusCode).toBe(404);
    expect(await statusOf(token)).toBe(200);
  });

  test("is limited in number per account", async () => {
    const ann = await app.join();
    const made = await Promise.all(Array.from({ length: accessTokensPerAccount }, () => make(ann)));
    const body = { name: "One more", reads_log: false };
    await app.moveTo(app.now() + 60_000);
    const full = await app.call(calls.makeAccessToken, { token: ann.token, body });
    expect(full.json()).toMatchObject({ code: "limit_reached", message: /10 access tokens/u });
    await revoke(ann, made[0]?.made.token_id ?? "");
    expect((await app.call(calls.makeAccessToken, { token: ann.token, body })).statusCode).toBe(
      200,
    );
  });

  test("is refused while the account has no plan", async () => {
    const { token } = await make(await app.join());
    const start = app.now();
    await app.moveDays(30);
    expect(await statusOf(token)).toBe(402);
    await app.moveTo(start);
  });

  test("ends with the sign-out of all other devices, and the answer says so", async () => {
    const ann = await app.join();
    const { token } = await make(ann);
    const answer = await app.call(endOtherSessions, { token: ann.token });
    expect(answer.json<{ message: string }>().message).toMatch(/AI apps no longer have access/u);
    expect(await statusOf(token)).toBe(401);
  });

  test("is announced to the owner by mail, and ends with the account", async () => {
    const ann = await app.join();
    const { token } = await make(ann);
    const told = () =>
      app.mails.find(({ to, subject }) => to === ann.email && /AI app/u.test(subject));
    await expect.poll(told).toBeDefined();
    await app.query("delete from accounts where id = $1", [ann.accountId]);
    expect(await statusOf(token)).toBe(401);
  });
});

describe("a message", () => {
  test.each([
    ["of another page", { origin: "https://evil.example" }, 403],
    ["of the product's own page", { origin: publicUrl }, 200],
  ])("%s is answered with what browsers are", async (_, headers, status) => {
    const { token } = await make(await app.join());
    expect((await send(token, ping, headers)).statusCode).toBe(status);
  });
});
