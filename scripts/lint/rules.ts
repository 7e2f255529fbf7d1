/** The lint rules of the whole tree, and where some of them differ. */

export const codeSizes = (functionLines: number) => ({
  "max-lines": ["error", { max: 300 }],
  "max-lines-per-function": [
    "error",
    { max: functionLines, skipBlankLines: true, skipComments: true },
  ],
});

const neverUnsafe = {
  "typescript/no-unsafe-argument": "error",
  "typescript/no-unsafe-assignment": "error",
  "typescript/no-unsafe-call": "error",
  "typescript/no-unsafe-member-access": "error",
  "typescript/no-unsafe-return": "error",
};
const untyped = Object.fromEntries(Object.keys(neverUnsafe).map((rule) => [rule, "off"]));

export const rules = {
  ...codeSizes(60),
  ...neverUnsafe,
  "max-depth": ["error", 3],
  "no-console": "error",
  "typescript/no-explicit-any": "error",
  "typescript/no-non-null-assertion": "error",
  "typescript/consistent-type-imports": "error",
  "typescript/switch-exhaustiveness-check": "error",
  "typescript/no-misused-promises": "error",
  "import/no-default-export": "error",
  "import/no-cycle": ["error", { ignoreTypes: false }],
  "react/rules-of-hooks": "error",
  "react/exhaustive-deps": "error",
  // React 17 and later need no React in scope.
  "react/react-in-jsx-scope": "off",
  // The order of awaited steps is often the point (migrations, retries, an outbox).
  "no-await-in-loop": "off",
  "import/no-unassigned-import": "off",
  "react/style-prop-object": "off",
  "typescript/unbound-method": "off",
  // A helper next to its only use reads better than one far above it.
  "unicorn/consistent-function-scoping": "off",
};

export const exceptions = [
  {
    files: ["packages/marine/src/**", "packages/angling/src/**"],
    rules: { "striper/explicit-now": "error" },
  },
  { files: ["**/*.tsx"], rules: codeSizes(120) },
  {
    files: ["**/*.test.ts", "**/*.test.tsx", "e2e/**", "**/testing/**"],
    rules: {
      "max-lines": ["error", { max: 500 }],
      "max-lines-per-function": "off",
      "striper/explicit-now": "off",
      // Tables of cases and shared expectations are functions around `expect`.
      "vitest/no-standalone-expect": "off",
      "typescript/no-unsafe-return": "off",
      "typescript/no-non-null-assertion": "off",
      "typescript/no-unsafe-assignment": "off",
      "typescript/no-unsafe-member-access": "off",
    },
  },
  {
    files: [
      "scripts/**",
      "bench/**",
      "**/*.config.ts",
      "**/*.mjs",
      "**/global-setup.ts",
      "apps/web/scripts/**",
    ],
    rules: { "no-console": "off", "import/no-default-export": "off" },
  },
  // Runs before anything is installed: plain JavaScript without types.
  { files: ["**/*.mjs"], rules: untyped },
];
