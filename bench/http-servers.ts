/** The servers under measurement, in a process of their own. */
import { startBenchServers } from "@striper/server/testing/benches/bench-servers";

process.send?.(await startBenchServers());
process.on("message", () => process.send?.(process.cpuUsage()));
