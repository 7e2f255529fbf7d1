import {
  callTool,
  compactCard,
  toolSchema,
  type ToolResult,
} from "@striper/angling/assistant/tools/call-tool";
import { tools } from "@striper/angling/assistant/tools";
import type { ToolContext } from "@striper/angling/assistant/tools/tool";
import type { ToolName } from "@striper/angling/assistant/tools/tool-names";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

/** Tools that read the person's own data; offered only with the person's consent. */
const personalTools: ReadonlySet<ToolName> = new Set(["log", "license"]);
/** Prepares a form in the app, which a client cannot open. */
const appOnlyTools: ReadonlySet<ToolName> = new Set(["log-entry"]);

const instructions =
  "Tides, currents, fishing rules, spots, depths and safety for striped-bass anglers around Boston Harbor and the Massachusetts and New Hampshire coast. Each tool returns a computed card: quote its figures and verdict as they are, with the source. Not for navigation; not legal advice.";

/** Shared, because one takes 4 ms to make and each HTTP message has its own server. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

export interface McpOptions {
  readonly context: () => ToolContext | Promise<ToolContext>;
  readonly hasPersonalData: boolean;
  readonly onFault?: (error: unknown) => void;
}

const isOffered = (name: ToolName, hasPersonalData: boolean): boolean =>
  !appOnlyTools.has(name) && (hasPersonalData || !personalTools.has(name));

export function createMcpServer({ context, hasPersonalData, onFault }: McpOptions): Server {
  const offered = Object.values(tools).filter(({ name }) => isOffered(name, hasPersonalData));
  const server = new Server(
    { name: "striper-conditions", version: "1.0.0" },
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: offered.map((tool) => {
      const { properties, required = [] } = toolSchema(tool);
      return {
        name: tool.name,
        title: tool.title,
        description: tool.description,
        inputSchema: {
          type: "object" as const,
          properties: { ...properties },
          required: [...required],
          additionalProperties: false,
        },
        annotations: { readOnlyHint: true, openWorldHint: false },
      };
    }),
  }));
  const call = async (name: string, input: unknown): Promise<ToolResult> =>
    offered.some((tool) => tool.name === name)
      ? callTool(name, input, await context())
      : { kind: "error", message: `There is no tool "${name}".` };
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const result = await call(params.name, params.arguments).catch((error: unknown) => {
      onFault?.(error);
      throw error;
    });
    if (result.kind === "error")
      return { content: [{ type: "text", text: result.message }], isError: true };
    return { content: [{ type: "text", text: JSON.stringify(compactCard(result.card)) }] };
  });
  return server;
}
