/** The rules of a robots.txt (RFC 9309) for our name, or else for all agents. */
export interface Robots {
  readonly allows: (path: string) => boolean;
}

interface Line {
  readonly field: string;
  readonly value: string;
}

const linesOf = (text: string): readonly Line[] =>
  text.split(/\r?\n/u).flatMap((line) => {
    const [, field, value] = /^\s*([\w-]+)\s*:\s*([^#]*)/u.exec(line) ?? [];
    return field === undefined || value === undefined
      ? []
      : [{ field: field.toLowerCase(), value: value.trim() }];
  });

interface Group {
  readonly agents: string[];
  readonly rules: Line[];
}

function groupsOf(lines: readonly Line[]): readonly Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.field === "user-agent") {
      if (last !== undefined && last.rules.length === 0) last.agents.push(line.value.toLowerCase());
      else groups.push({ agents: [line.value.toLowerCase()], rules: [] });
    } else if (line.field === "allow" || line.field === "disallow") last?.rules.push(line);
  }
  return groups;
}

/** Matches `*` as any text and `$` as the end, without backtracking. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  const [first = "", ...rest] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const next = path.indexOf(part, at);
    if (next === -1) return false;
    at = next + part.length;
  }
  return !isWhole || at === path.length || (rest.length > 0 && path.endsWith(parts.at(-1) ?? ""));
}

export function readRobots(text: string, agent: string): Robots {
  const groups = groupsOf(linesOf(text));
  const name = agent.toLowerCase().split(/[\s/(]/u)[0] ?? "";
  const own = groups.filter(({ agents }) => agents.some((one) => one !== "*" && one === name));
  const all = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes("*"));
  const rules = all.flatMap((group) => group.rules).filter(({ value }) => value !== "");
  return {
    allows(path) {
      // The longest matching rule decides; of equally long ones `allow`.
      const [best] = rules
        .filter(({ value }) => fits(value, path))
        .toSorted((a, b) => b.value.length - a.value.length || (a.field === "allow" ? -1 : 1));
      return best?.field !== "disallow";
    },
  };
}

export const allowsAll: Robots = { allows: () => true };
