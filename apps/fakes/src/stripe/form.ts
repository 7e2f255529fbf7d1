export type FormValue = string | FormValue[] | { readonly [name: string]: FormValue };
export type Form = { readonly [name: string]: FormValue };

type Node = Map<string, string | Node>;

function put(root: Node, path: readonly string[], value: string): void {
  let node = root;
  for (const name of path.slice(0, -1)) {
    const next = node.get(name);
    const inner: Node = next instanceof Map ? next : new Map();
    node.set(name, inner);
    node = inner;
  }
  node.set(path.at(-1) ?? "", value);
}

/** `items[0][price]` and `expand[]` make lists, any other name in brackets an object. */
function settle(node: string | Node): FormValue {
  if (typeof node === "string") return node;
  const names = [...node.keys()];
  const isList = names.length > 0 && names.every((name) => /^\d+$/u.test(name));
  return isList ? [...node.values()].map(settle) : settleAll(node);
}

const settleAll = (node: Node): Form =>
  Object.fromEntries([...node].map(([name, value]) => [name, settle(value)]));

/** Stripe's way to write nested values into a form or a query. */
export function parseForm(text: string): Form {
  const root: Node = new Map();
  let unnamed = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split("[").map((part) => part.replace(/\]$/u, ""));
    put(
      root,
      path.map((part) => (part === "" ? String(unnamed++) : part)),
      value,
    );
  }
  return settleAll(root);
}

export const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

export const listOf = (value: FormValue | undefined): readonly FormValue[] =>
  Array.isArray(value) ? value : [];

export function entriesOf(value: FormValue | undefined): Record<string, string> {
  if (typeof value !== "object" || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      typeof inner === "string" ? [[name, inner] as const] : [],
    ),
  );
}
