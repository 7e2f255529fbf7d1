import {
  defaultLicenseType,
  issuers,
  licenseTypes,
  suggestedExpiry,
  type Issuer,
} from "@striper/angling/licenses";
import { licenseFields } from "@striper/contract/licenses";
import { licenseImageMaxBytes } from "@striper/contract/limits";
import { harborDate, type Instant } from "@striper/marine/time";
import type { LicenseFields } from "#web/features/licenses/stored/license-database.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { sentencesOf, type FieldErrors, type Reading } from "#web/ui/fields/field-errors.ts";

const wording = licensesWording.form;

export interface FormValues {
  readonly license_type: string;
  readonly issuer: string;
  readonly license_number: string;
  readonly expiry_date: string;
  readonly notes: string;
}

export type FieldName = keyof FormValues;
export const blankForm: FormValues = {
  license_type: defaultLicenseType,
  issuer: "",
  license_number: "",
  expiry_date: "",
  notes: "",
};

export function formOf(fields: LicenseFields): FormValues {
  return {
    license_type: fields.license_type,
    issuer: fields.issuer ?? "",
    license_number: fields.license_number ?? "",
    expiry_date: fields.expiry_date ?? "",
    notes: fields.notes ?? "",
  };
}

const sentences: Readonly<Record<FieldName, () => string>> = {
  license_type: () => wording.missingType,
  issuer: () => wording.missingType,
  license_number: () => wording.numberTooLong,
  expiry_date: () => wording.expiryInvalid,
  notes: () => wording.notesTooLong,
};

export function readForm(values: FormValues): Reading<FieldName, LicenseFields> {
  const given = Object.entries<string>({ ...values }).filter(([, text]) => text.trim() !== "");
  const parsed = licenseFields.safeParse(Object.fromEntries(given));
  if (!parsed.success)
    return { kind: "errors", errors: sentencesOf(parsed.error.issues, sentences) };
  const { license_id: _id, ...entry } = parsed.data;
  return { kind: "entry", entry };
}

/** Returns fields that the server refused anyway; a newer one may be stricter. */
export function refusedFields(error: unknown): FieldErrors<FieldName> {
  const fields = error instanceof ApiError ? (error.body.fields ?? []) : [];
  const issues = fields.map(({ path }) => ({ code: "refused", path: path.split(".").slice(1) }));
  return sentencesOf(issues, sentences);
}

const issuerOf = (text: string): Issuer | undefined => issuers.find((issuer) => issuer === text);

/** Suggests an expiry shared by all permits of the authority, while none is typed. */
export function expirySuggestion(
  values: Omit<FormValues, "license_number" | "notes">,
  now: Instant,
): string | null {
  const type = licenseTypes.find((candidate) => candidate === values.license_type);
  const issuer = issuerOf(values.issuer);
  if (values.expiry_date !== "" || type === undefined || issuer === undefined) return null;
  return suggestedExpiry(type, issuer, harborDate(now));
}

/** Detects a past expiry, which is allowed for old licenses but usually a mistake. */
export function isPast(expiry: string, now: Instant): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(expiry) && expiry < harborDate(now);
}

/** Bytes needed for the longest of the three signatures. */
const signatureBytes = 12;

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/** Detects the image type by content, because names and extensions are unreliable. */
export function imageTypeOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, jpeg)) return "image/jpeg";
  if (startsWith(bytes, png)) return "image/png";
  if (startsWith(bytes, riff) && startsWith(bytes, webp, 8)) return "image/webp";
  return null;
}

export type CheckedFile =
  | { readonly kind: "picture"; readonly bytes: ArrayBuffer; readonly type: string }
  | { readonly kind: "refused"; readonly sentence: string };

export async function checkFile(file: Blob): Promise<CheckedFile> {
  if (file.size === 0) return { kind: "refused", sentence: wording.missingFile };
  const head = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer());
  const type = imageTypeOf(head);
  if (type === null) return { kind: "refused", sentence: wording.wrongKind };
  if (file.size > licenseImageMaxBytes) return { kind: "refused", sentence: wording.tooLarge };
  return { kind: "picture", bytes: await file.arrayBuffer(), type };
}
