import type { Server } from "node:http";

/** The servers of one test file, each on a port of its own; `close` belongs after each test. */
export function localServers() {
  const listening: Server[] = [];
  return {
    /** Resolves with the port. */
    async listen(server: Server, host = "127.0.0.1"): Promise<number> {
      listening.push(server);
      await new Promise<void>((resolve) => {
        server.listen(0, host, resolve);
      });
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("no port");
      return address.port;
    },
    async close(): Promise<void> {
      for (const server of listening.splice(0)) {
        server.closeAllConnections();
        await new Promise((resolve) => {
          server.close(resolve);
        });
      }
    },
  };
}
