import { readFileSync } from "node:fs";
import { once } from "node:events";
import { WebSocket } from "ws";
import * as z from "zod/mini";

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }));

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) /
  1024;

/**
 * What a program holds on to, resident megabytes right after a collection: in between, what is resident
 * swings by more than a bench looks for. The program was started with `--inspect` on that port.
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
