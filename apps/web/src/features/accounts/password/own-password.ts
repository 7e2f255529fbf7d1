import { ApiError } from "#web/platform/api/api-errors.ts";

/** "asked" where the server requires the password as well; other failures are thrown. */
export async function attemptWithoutPassword(call: Promise<unknown>): Promise<"done" | "asked"> {
  try {
    await call;
    return "done";
  } catch (error) {
    if (error instanceof ApiError && error.code === "password_required") return "asked";
    throw error;
  }
}

/** The server's message about the password itself is shown; the caller handles other failures. */
export function passwordFailure(error: unknown, otherwise: (error: unknown) => string): string {
  const isOfPassword =
    error instanceof ApiError && (error.code === "wrong_password" || error.code === "rate_limited");
  return isOfPassword ? error.message : otherwise(error);
}
