import { ApiError } from "#web/platform/api/api-errors.ts";

/** Returns "asked" when the server also requires the password; rethrows other failures. */
export async function attemptWithoutPassword(call: Promise<unknown>): Promise<"done" | "asked"> {
  try {
    await call;
    return "done";
  } catch (error) {
    if (error instanceof ApiError && error.code === "password_required") return "asked";
    throw error;
  }
}

/** Returns the server's message about the password itself; the caller words other failures. */
export function passwordFailure(error: unknown, otherwise: (error: unknown) => string): string {
  const isOfPassword =
    error instanceof ApiError && (error.code === "wrong_password" || error.code === "rate_limited");
  return isOfPassword ? error.message : otherwise(error);
}
