import { likelyMeant } from "@striper/angling/membership";
import { passwordMinLength } from "@striper/contract/limits";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { accountsWording } from "#web/features/accounts/wording.ts";

export const fieldNames = ["display_name", "email", "password"] as const;
type FieldName = (typeof fieldNames)[number];
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Deliberately loose; the confirmation mail is the real test. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface Entered {
  readonly display_name?: string;
  readonly email?: string;
  readonly password?: string;
}

export function checkEntered(entered: Entered, passwordIs: "new" | "known"): FieldErrors {
  const errors: FieldErrors = {};
  const { display_name: name, email, password } = entered;
  if (name !== undefined && name.trim() === "") errors.display_name = accountsWording.nameMissing;
  if (email !== undefined) {
    if (email.trim() === "") errors.email = accountsWording.emailMissing;
    else if (!emailShape.test(email.trim())) errors.email = accountsWording.emailMalformed;
  }
  if (password !== undefined) {
    if (password === "") errors.password = accountsWording.passwordMissing;
    else if (passwordIs === "new" && password.length < passwordMinLength)
      errors.password = accountsWording.passwordTooShort(passwordMinLength);
  }
  return errors;
}

/**
 * Questions a likely typo once: links and reminders would go astray, and nobody else would notice.
 */
export function doubtedAddress({ email = "" }: Entered): FieldErrors {
  const typed = email.trim().toLowerCase();
  const meant = likelyMeant(typed);
  return meant === null ? {} : { email: accountsWording.emailMistyped(typed, meant) };
}

export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.code === "password_too_common") return { password: error.message };
  const errors: FieldErrors = {};
  for (const { path, message } of error.body.fields ?? []) {
    const name = fieldNames.find((candidate) => path === `body.${candidate}`);
    if (name) errors[name] ??= message;
  }
  return errors;
}

export function isEmpty(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}
