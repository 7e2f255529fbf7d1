/** The server of `vessels.ts` and `ais-replay.ts`, in a process of its own whose processor time counts alone. */
import { startVesselServer } from "@striper/server/testing/benches/bench-vessels";

const [aisstreamUrl, nmeaPort] = process.argv.slice(2);
const url = await startVesselServer({
  ...(aisstreamUrl === undefined || aisstreamUrl === "none"
    ? {}
    : { aisstreamUrl, aisstreamApiKey: "stand-in" }),
  ...(nmeaPort === undefined ? {} : { nmeaTcp: { host: "127.0.0.1", port: Number(nmeaPort) } }),
});
process.send?.({ url });

let before = process.cpuUsage();
let since = performance.now();
process.on("message", () => {
  const used = process.cpuUsage(before);
  const milliseconds = performance.now() - since;
  globalThis.gc?.();
  process.send?.({
    cores: (used.user + used.system) / 1000 / milliseconds,
    heapMegabytes: process.memoryUsage().heapUsed / 1e6,
    residentMegabytes: process.memoryUsage().rss / 1e6,
  });
  before = process.cpuUsage();
  since = performance.now();
});
