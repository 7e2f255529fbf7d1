import type { ToolContext } from "@striper/angling/assistant/tools/tool";
import { mcp } from "@striper/contract/access-tokens";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import * as z from "zod/mini";
import { questions } from "#server/features/assistant/answering/question-queue.ts";
import type { Source } from "#server/features/assistant/dependencies.ts";
import { createMcpServer } from "#server/features/assistant/mcp/mcp-server.ts";
import { AppError } from "#server/http/app-error.ts";
import { CheckedJson, type Binder } from "#server/http/bind-endpoint.ts";

interface McpDependencies {
  readonly publicUrl: string;
  readonly toolContextFor: (source: Source) => Promise<ToolContext>;
}

const refusal = z.object({ error: z.object({ message: z.string() }) });

/**
 * Answers one message with its own server, because there are no sessions. Without an account, no
 * tool reads personal data.
 */
async function answer(
  dependencies: McpDependencies,
  accountId: string | null,
  message: object,
): Promise<Response> {
  const faults: unknown[] = [];
  const server = createMcpServer({
    context: () => dependencies.toolContextFor({ accountId, position: null, day: null }),
    hasPersonalData: accountId !== null,
    onFault: (error) => void faults.push(error),
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const request = new Request(new URL(mcp.path, dependencies.publicUrl), {
    method: mcp.method,
    headers: {
      "content-type": "application/json",
      // The answer is one JSON document, whatever else the client accepts.
      accept: "application/json, text/event-stream",
    },
  });
  const response = await transport.handleRequest(request, { parsedBody: message });
  // The central error handler logs faults and hides their details from the client.
  if (faults.length > 0) throw faults[0];
  if (response.ok) return response;
  const answered: unknown = await response.json();
  throw new AppError("invalid_request", { message: refusal.parse(answered).error.message });
}

export function bindMcp(bind: Binder, dependencies: McpDependencies): void {
  const ownOrigin = new URL(dependencies.publicUrl).origin;
  bind.signedIn(mcp, async ({ account, body, request, reply, requester }) => {
    const { origin } = request.headers;
    if (origin !== undefined && origin !== ownOrigin) throw new AppError("forbidden");
    const accountId = account.readsOwnData === true ? account.accountId : null;
    const response = await questions.run(requester(), () => answer(dependencies, accountId, body));
    reply.code(response.status);
    return new CheckedJson(Buffer.from(await response.arrayBuffer()));
  });
}
