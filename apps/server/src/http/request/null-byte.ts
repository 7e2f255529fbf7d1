import { AppError } from "#server/http/app-error.ts";

/** PostgreSQL holds no null byte in text, and no one types one. */
export const nullByte = (): AppError =>
  new AppError("invalid_request", { message: "The request contains a null byte." });
