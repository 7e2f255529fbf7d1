/**
 * Who may import whom (docs/architecture.md), written as lint overrides.
 *
 * Every source file belongs to exactly one zone, because two overrides of the same rule for one file
 * replace each other. Feature zones come from the folder list: a new feature is guarded without a change here.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const workspaces = ["marine", "angling", "contract", "testkit", "server", "web", "fakes", "e2e"];

/** Patterns that reach a workspace from outside (`@striper/x/y`) or from inside (`#x/y`). */
const outside = (...names: string[]) => names.map((name) => `@striper/${name}/**`);
const allBut = (...allowed: string[]) =>
  outside(...workspaces.filter((name) => !allowed.includes(name)));

function foldersIn(root: string, path: string): string[] {
  const folder = join(root, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

const nodeModules = ["node:*", "fs", "path", "http", "crypto"];

const aboveServerFeatures = [
  "#server/app.ts",
  "#server/backup.ts",
  "#server/composition/**",
  "#server/main.ts",
];
const otherAppsThanServer = outside("web", "fakes", "e2e");
const aboveWebFeatures = ["#web/app/**", "#web/main.tsx"];
const otherAppsThanWeb = outside("server", "fakes", "e2e");

export interface Zone {
  name: string;
  files: string[];
  /** Import patterns that files of this zone must not use. */
  forbidden: string[];
  /** SQL is written in its stores and tables only. */
  keepsSqlInStores?: true;
  why: string;
}

const packageZones: Zone[] = [
  {
    name: "marine",
    files: ["packages/marine/src/**"],
    forbidden: [...allBut("marine"), ...nodeModules],
    why: "marine is pure science: it imports nothing of the product and nothing of a platform",
  },
  {
    name: "angling",
    files: ["packages/angling/src/**"],
    forbidden: [...allBut("angling", "marine"), ...nodeModules],
    why: "angling imports marine and itself",
  },
  {
    name: "contract",
    files: ["packages/contract/src/**"],
    forbidden: [...allBut("contract", "marine", "angling"), ...nodeModules],
    why: "contract imports the vocabularies of marine and angling, and zod",
  },
  {
    name: "testkit",
    files: ["packages/testkit/src/**"],
    forbidden: outside("server", "web", "fakes", "e2e"),
    why: "testkit imports packages only",
  },
];

function serverZones(root: string): Zone[] {
  const features = foldersIn(root, "apps/server/src/features");
  return [
    ...features.map((feature) => ({
      name: `server/features/${feature}`,
      files: [`apps/server/src/features/${feature}/**`],
      forbidden: [
        ...features
          .filter((other) => other !== feature)
          .map((other) => `#server/features/${other}/**`),
        ...aboveServerFeatures,
        ...otherAppsThanServer,
      ],
      keepsSqlInStores: true as const,
      why: `${feature} imports http, platform, packages and itself; composition/ puts features together`,
    })),
    {
      name: "server/http",
      files: ["apps/server/src/http/**"],
      forbidden: ["#server/features/**", ...aboveServerFeatures, ...otherAppsThanServer],
      why: "http is transport without product nouns",
    },
    {
      name: "server/platform",
      files: ["apps/server/src/platform/**"],
      forbidden: [
        "#server/features/**",
        "#server/http/**",
        ...aboveServerFeatures,
        ...otherAppsThanServer,
        ...outside("angling"),
      ],
      why: "platform is capabilities without product nouns",
    },
    {
      name: "server/composition",
      files: [
        "apps/server/src/*.ts",
        "apps/server/src/composition/**",
        "apps/server/src/testing/**",
      ],
      forbidden: otherAppsThanServer,
      why: "apps never import each other",
    },
  ];
}

function webZones(root: string): Zone[] {
  const features = foldersIn(root, "apps/web/src/features");
  return [
    ...features.map((feature) => ({
      name: `web/features/${feature}`,
      files: [`apps/web/src/features/${feature}/**`],
      forbidden: [
        ...features
          .filter((other) => other !== feature)
          .map((other) => `#web/features/${other}/**`),
        ...aboveWebFeatures,
        ...otherAppsThanWeb,
      ],
      why: `${feature} imports ui, platform, packages and itself; app/ composes features`,
    })),
    {
      name: "web/ui",
      files: ["apps/web/src/ui/**"],
      forbidden: [
        "#web/features/**",
        "#web/platform/**",
        ...aboveWebFeatures,
        ...otherAppsThanWeb,
        ...outside("angling", "contract"),
      ],
      why: "ui is the design system and knows no noun",
    },
    {
      name: "web/platform",
      files: ["apps/web/src/platform/**"],
      forbidden: [
        "#web/features/**",
        "#web/ui/**",
        ...aboveWebFeatures,
        ...otherAppsThanWeb,
        ...outside("angling"),
      ],
      why: "platform is capabilities without product nouns",
    },
    // After web/platform, whose patterns it replaces: the one thing several features read together.
    {
      name: "web/rule-table",
      files: ["apps/web/src/platform/rule-table/**"],
      forbidden: ["#web/features/**", "#web/ui/**", ...aboveWebFeatures, ...otherAppsThanWeb],
      why: "the rule table is shared by features and knows none of them",
    },
    {
      name: "web/composition",
      files: ["apps/web/src/*.ts", "apps/web/src/*.tsx", "apps/web/src/app/**"],
      forbidden: otherAppsThanWeb,
      why: "apps never import each other",
    },
  ];
}

const outerZones: Zone[] = [
  {
    name: "fakes",
    files: ["apps/fakes/src/**"],
    forbidden: allBut("fakes", "testkit", "marine"),
    why: "the stand-ins speak for the outside world and know nothing of the product",
  },
  {
    name: "e2e",
    files: ["e2e/**"],
    forbidden: allBut("e2e", "contract"),
    why: "the journeys know the product by its wire and its screens only",
  },
];

export function zones(root: string): Zone[] {
  return [...packageZones, ...serverZones(root), ...webZones(root), ...outerZones];
}

/** Reaching up the tree hides where something lives; `#workspace/…` names it. */
const relativeParents = {
  group: ["../**"],
  message: "Import through #<workspace>/… instead of climbing up the folders.",
};
const testHelpers = {
  group: ["@striper/testkit/**", "#server/testing/**"],
  message: "Test helpers are imported by tests only.",
};
const zonesOfTestHelpers = new Set(["testkit", "server/composition", "fakes", "e2e"]);

/** Tests may use the testkit and Node; everything else of their zone holds for them too. */
const allowedInTests = new Set([...nodeModules, ...outside("testkit")]);

interface Where {
  inTests: boolean;
}

export function forbiddenPatterns(zone: Zone, { inTests }: Where) {
  const forbidden = inTests
    ? zone.forbidden.filter((pattern) => !allowedInTests.has(pattern))
    : zone.forbidden;
  const patterns = [{ group: forbidden, message: `${zone.why}.` }, relativeParents];
  if (!inTests && !zonesOfTestHelpers.has(zone.name)) patterns.push(testHelpers);
  return patterns;
}

/** The path alone: types of a connection come from below it. */
export const sqlBuilder = {
  name: "drizzle-orm",
  message: "SQL is written in <noun>.store.ts, and tables in <noun>.table.ts.",
};
const storesOf = (glob: string) => [`${glob}/*.store.ts`, `${glob}/*.table.ts`];

const testFilesOf = (glob: string) =>
  glob.endsWith("**")
    ? [`${glob}/*.test.ts`, `${glob}/*.test.tsx`]
    : [glob.replace(/\*\.tsx?$/, "*.test.ts")];

export function boundaryOverrides(root: string) {
  const rules = (zone: Zone, where: Where, paths: object[] = []) => ({
    "no-restricted-imports": ["error", { paths, patterns: forbiddenPatterns(zone, where) }],
  });
  const stores = (zone: Zone) =>
    zone.keepsSqlInStores
      ? [{ files: zone.files.flatMap(storesOf), rules: rules(zone, { inTests: false }) }]
      : [];
  const overridesOf = (zone: Zone) => {
    const own = {
      files: zone.files,
      rules: rules(zone, { inTests: false }, zone.keepsSqlInStores ? [sqlBuilder] : []),
    };
    const tests = { files: zone.files.flatMap(testFilesOf), rules: rules(zone, { inTests: true }) };
    return [own, ...stores(zone), tests];
  };
  return zones(root).flatMap(overridesOf);
}
