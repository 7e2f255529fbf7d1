/** Returns the code that the system or a library gave an error, such as "ENOENT" or "57P01". */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
