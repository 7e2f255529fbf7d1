import { AppError } from "#server/http/app-error.ts";

/** PostgreSQL cannot store a null byte in text, and nobody types one. */
export const nullByte = (): AppError =>
  new AppError("invalid_request", { message: "The request contains a null byte." });
