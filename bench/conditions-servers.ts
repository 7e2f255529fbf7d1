/** The servers under measurement, in a process of their own. */
import { startConditionServers } from "@striper/server/testing/outside/bench-conditions";

process.send?.(await startConditionServers());
process.on("message", () => process.send?.(process.cpuUsage()));
