const longestPath = 200;
/** Allows letters, digits and a few signs. No path segment can be `.` or `..`. */
const plainPath = /^[A-Za-z0-9_(][\w.() -]*(?:\/[A-Za-z0-9_(][\w.() -]*)*$/u;

export function isPlainPath(path: string): boolean {
  return path.length <= longestPath && plainPath.test(path);
}
