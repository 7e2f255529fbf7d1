import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createMcpServer, type McpOptions } from "#server/features/assistant/mcp/mcp-server.ts";

/** Serves the assistant's tools to the AI client that started this process, until stdin ends. */
export async function serveMcpOnStdio(options: McpOptions): Promise<void> {
  await createMcpServer(options).connect(new StdioServerTransport());
}
