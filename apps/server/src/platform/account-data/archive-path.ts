const longestPath = 200;
/** Names of letters, digits and a few signs, one level after the other; none is `.` or `..`. */
const plainPath = /^[A-Za-z0-9_(][\w.() -]*(?:\/[A-Za-z0-9_(][\w.() -]*)*$/u;

/** Whether a path is safe: it cannot lead out of the archive. */
export function isPlainPath(path: string): boolean {
  return path.length <= longestPath && plainPath.test(path);
}
