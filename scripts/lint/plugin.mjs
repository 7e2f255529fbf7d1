/** Our own lint rules, which no published rule covers. */
import { isBuiltin } from "node:module";
import { relative } from "node:path";

const packages = ["marine", "angling", "contract"];

/**
 * Allowed import directions (docs/architecture.md); everything else is refused. Paths are written
 * as in imports: `server/http` is `apps/server/src/http`. A file belongs to the first matching row;
 * `*` stands for one feature.
 */
export const directions = {
  marine: [],
  angling: ["marine"],
  contract: ["marine", "angling"],
  testkit: [...packages, "node"],
  "server/features/*": ["server/http", "server/platform", "server/config.ts", ...packages, "node"],
  "server/http": ["server/platform", ...packages, "node"],
  "server/platform": ["marine", "contract", "node"],
  server: [...packages, "node"],
  "web/features/*": ["web/ui", "web/platform", ...packages],
  "web/ui": ["marine"],
  // The only parts named after the product's subject that several features read.
  "web/platform/day": ["web/platform", ...packages],
  "web/platform/rule-table": ["web/platform", ...packages],
  "web/platform": ["marine", "contract"],
  web: packages,
  fakes: ["marine", "node"],
  e2e: ["contract", "testkit", "node"],
};

const rows = Object.entries(directions).map(([name, allowed]) => ({
  holds: new RegExp(`^${name.replace("*", "[^/]+")}(?=/|$)`),
  allowed,
}));
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** Turns `apps/web/src/ui/button.tsx` into `web/ui/button.tsx`. */
const nameOfFile = (path) =>
  path.replaceAll("\\", "/").replace(/^(?:(?:apps|packages)\/([^/]+)|(e2e))\/src\//, "$1$2/");

function reached(specifier) {
  if (isBuiltin(specifier)) return "node";
  return /^(?:@striper\/|#)(.+)$/.exec(specifier)?.[1] ?? null;
}

/** Matches paths that climb folders with leading `..`. */
const climbing = /^(?:\.\/)*\.\.(?:\/|$)/;

function boundaryOf(file) {
  const row = rows.find(({ holds }) => holds.test(file));
  if (row === undefined) return null;
  const own = row.holds.exec(file)[0];
  const forTests = ["testkit", `${own.split("/")[0]}/testing`];
  const helpers = forTests.filter((folder) => !row.allowed.includes(folder));
  const isTest = /\.test\.tsx?$/.test(file) || helpers.some((folder) => isWithin(file, folder));
  const allowed = [own, ...row.allowed, ...(isTest ? [...helpers, "node"] : [])];
  const mayReach = (target) =>
    allowed.some((folder) => isWithin(target, folder)) &&
    (isTest || !helpers.some((folder) => isWithin(target, folder)));
  return { own, mayReach, list: row.allowed.join(", ") || "nothing of the product" };
}

const importDirections = {
  meta: {
    type: "problem",
    messages: {
      direction: "{{own}} must not import {{target}}; it may import itself and {{list}}.",
      climbing: "Import through #<workspace>/… instead of climbing up the folders.",
    },
  },
  create(context) {
    const boundary = boundaryOf(nameOfFile(relative(context.cwd, context.filename)));
    if (boundary === null) return {};
    const { own, mayReach, list } = boundary;
    const faultOf = (specifier) => {
      if (climbing.test(specifier)) return { messageId: "climbing" };
      const target = reached(specifier);
      if (target === null || mayReach(target)) return null;
      return { messageId: "direction", data: { own, target, list } };
    };
    // Most files have no refused import, and checking the text is cheaper than building their tree.
    const quoted = context.sourceCode.text.matchAll(/["'](?=([^"'\s]+))/g);
    if (![...quoted].some(([, text]) => faultOf(text) !== null)) return {};
    const check = ({ source }) => {
      const fault = typeof source?.value === "string" ? faultOf(source.value) : null;
      if (fault !== null) context.report({ node: source, ...fault });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      TSExternalModuleReference: ({ expression }) => check({ source: expression }),
    };
  },
};

const isDate = (node) => node.type === "Identifier" && node.name === "Date";

const explicitNow = {
  meta: {
    type: "problem",
    messages: {
      now: "`now` is an argument here: pass the instant in instead of asking the machine's clock.",
    },
  },
  create(context) {
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) {
          context.report({ node, messageId: "now" });
        }
      },
      CallExpression(node) {
        const callee = node.callee;
        const asksNow =
          callee.type === "MemberExpression" &&
          isDate(callee.object) &&
          callee.property.type === "Identifier" &&
          callee.property.name === "now";
        if (asksNow || isDate(callee)) context.report({ node, messageId: "now" });
      },
    };
  },
};

export default {
  meta: { name: "striper" },
  rules: { "explicit-now": explicitNow, "import-directions": importDirections },
};
