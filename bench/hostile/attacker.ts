/** One attack in a process of its own, so that its work does not delay what is measured. */
import { once, setMaxListeners } from "node:events";
import * as z from "zod/mini";
import { attacks } from "./attacks.ts";

const order = z.object({
  name: z.string(),
  port: z.number(),
  attackers: z.array(z.object({ email: z.string(), password: z.string(), token: z.string() })),
});

const { name, port, attackers } = z
  .tuple([order], z.unknown())
  .parse(await once(process, "message"))[0];
const attack = await attacks.find((each) => each.name === name)?.prepare({ port, attackers });
if (attack === undefined) throw new Error(`there is no attack ${name}`);
const stop = new AbortController();
// One for each connection.
setMaxListeners(0, stop.signal);
process.send?.("prepared");
await once(process, "message");
process.once("message", () => stop.abort());
await attack({ port, attackers, signal: stop.signal });
process.exit(0);
