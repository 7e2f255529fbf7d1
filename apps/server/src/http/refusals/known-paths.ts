import type { FastifyInstance } from "fastify";

interface KnownPath {
  readonly segments: readonly string[];
  readonly methods: Set<string>;
}

export interface KnownPaths {
  methodsOf(path: string): readonly string[];
}

const segmentsOf = (path: string): string[] => path.split("/").slice(1);

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) =>
      part.startsWith(":") ? segments[index] !== "" : part === segments[index],
    )
  );
}

export function collectKnownPaths(app: FastifyInstance): KnownPaths {
  const paths = new Map<string, KnownPath>();
  app.addHook("onRoute", ({ url, method }) => {
    const known = paths.get(url) ?? { segments: segmentsOf(url), methods: new Set<string>() };
    for (const one of [method].flat()) known.methods.add(one);
    paths.set(url, known);
  });
  return {
    methodsOf(path) {
      const segments = segmentsOf(path);
      const methods = new Set<string>();
      for (const known of paths.values())
        if (fits(known.segments, segments)) for (const one of known.methods) methods.add(one);
      return [...methods];
    },
  };
}
