import { join } from "node:path";
import { build, type Plugin } from "vite";

const source = join(import.meta.dirname, "../src/boot.ts");

/** One small classic script: it runs before the first paint, which modules cannot. */
async function bundleBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: source, formats: ["iife"], name: "boot", fileName: "boot" },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${source} gave no script`);
  return chunk.code;
}

/** Puts the boot script at the head of both pages, as a file of its own: no script may be inline. */
export function bootScript(): Plugin {
  let building = false;
  const path = "/boot.js";
  const isBoot = /\bboot-[^/]*\.js$/;
  return {
    name: "boot-script",
    configResolved(config) {
      building = config.command === "build";
    },
    async buildStart() {
      if (!building) return;
      this.emitFile({ type: "asset", name: "boot.js", source: await bundleBoot() });
    },
    configureServer(server) {
      server.middlewares.use(path, (_request, response, next) => {
        response.setHeader("content-type", "text/javascript");
        bundleBoot().then((code) => response.end(code), next);
      });
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const built = Object.values(bundle ?? {}).find(({ fileName }) => isBoot.test(fileName));
        const src = built ? `/${built.fileName}` : path;
        return [{ tag: "script", attrs: { src }, injectTo: "head-prepend" }];
      },
    },
  };
}
