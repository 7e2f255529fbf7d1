import { packagedProviders } from "@striper/angling/assistant";
import { parseIso } from "@striper/marine/time";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { describe, expect, test } from "vitest";
import { createMcpServer } from "./mcp-server.ts";

const context = () => ({
  providers: packagedProviders,
  now: parseIso("2026-06-13T16:00:00Z") ?? 0,
  position: null,
  home: null,
  day: null,
});

async function connect(hasPersonalData: boolean): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcpServer({ context, hasPersonalData }).connect(ours);
  const client = new Client({ name: "test", version: "1" });
  await client.connect(theirs);
  return client;
}

describe("an MCP client", () => {
  test("is offered the public tools, marked read-only", async () => {
    const { tools } = await (await connect(false)).listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["keep", "rules", "tide", "current", "go"]));
    expect(names).not.toContain("log");
    expect(names).not.toContain("license");
    expect(names).not.toContain("log-entry");
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  });

  test("is offered the log only with the person's consent", async () => {
    const { tools } = await (await connect(true)).listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(["log", "license"]));
  });

  test("gets a computed card", async () => {
    const client = await connect(false);
    const args = { species: "black_sea_bass", water: "MA", mode: "boat", date: "2026-10-20" };
    const { content, isError } = await client.callTool({ name: "rules", arguments: args });
    expect(isError).toBeUndefined();
    expect(JSON.stringify(content)).toContain(String.raw`\"verdict\":\"closed\"`);
  });

  test.each([
    ["keep", { date: "someday" }, "date is not readable"],
    ["log", {}, 'There is no tool "log"'],
    ["nothing", {}, 'There is no tool "nothing"'],
  ])("that calls %s with %j is told what is wrong", async (name, args, message) => {
    const client = await connect(false);
    const { content, isError } = await client.callTool({ name, arguments: args });
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toContain(JSON.stringify(message).slice(1, -1));
  });
});
