import { readFileSync } from "node:fs";
import { once } from "node:events";
import { WebSocket } from "ws";
import * as z from "zod/mini";

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }));

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) /
  1024;

/**
 * Resident megabytes of a program right after a garbage collection: between collections they vary
 * by more than the bench measures. The program was started with `--inspect` on that port.
 */
export async function retainedMegabytes(pid: number, inspectorPort: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target] = targets.parse(await answer.json());
  if (target === undefined) throw new Error("the program cannot be inspected");
  const inspector = new WebSocket(target.webSocketDebuggerUrl);
  await once(inspector, "open");
  inspector.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" }));
  await once(inspector, "message");
  inspector.close();
  return residentMegabytes(pid);
}
