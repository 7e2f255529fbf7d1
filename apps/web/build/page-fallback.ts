import type { Plugin } from "vite";

/** In development: `/` is the landing page, every other page path the application, as on the server. */
export function pageFallback(): Plugin {
  return {
    name: "page-fallback",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? "/").split("?")[0] ?? "/";
        const wantsPage = request.headers.accept?.includes("text/html") === true;
        if (wantsPage && path !== "/" && !path.startsWith("/api/") && !path.includes(".")) {
          request.url = "/app.html";
        }
        next();
      });
    },
  };
}
