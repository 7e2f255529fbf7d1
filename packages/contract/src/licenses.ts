import { issuers, licenseTypes } from "@striper/angling/licenses";
import * as z from "zod/mini";
import { defineEndpoint, type FileField, type OutputOf } from "#contract/endpoint.ts";
import { licenseImageMaxBytes, imageMediaTypes } from "#contract/limits.ts";
import {
  enteredDate,
  calendarDate,
  id,
  instant,
  multiLine,
  optionalLine,
  optionalText,
  orNull,
  singleLine,
  succeeded,
  withDefault,
} from "#contract/schemas.ts";

const licenseType = z.enum(licenseTypes);
const issuer = z.enum(issuers);

const license = z.object({
  license_id: id,
  license_type: licenseType,
  issuer: z.nullable(issuer),
  license_number: z.nullable(z.string()),
  expiry_date: z.nullable(calendarDate),
  notes: z.nullable(z.string()),
  /** Path of the first image below this host; loading it needs the session. */
  photo_url: z.string(),
  images: z.array(z.object({ image_id: id, url: z.string() })),
  upload_date: instant,
  is_expired: z.boolean(),
  /** Negative after the expiry; null without one. */
  days_until_expiry: z.nullable(z.int()),
  /** Reminders 60, 30 and 7 days before the expiry and on its day. */
  reminders: z.boolean(),
});
export type License = OutputOf<typeof license>;

const licenseAnswer = z.extend(succeeded, { license });

/** Sentences fixed by the specification, section 5. */
export const licenseWording = {
  missingFile: "Please select a license photo",
  missingType: "Please select a license type",
  wrongKind: "Please select a JPEG, PNG, or WebP image file",
  tooLarge: "File size must be less than 10MB",
} as const;

const image: FileField = {
  name: "file",
  required: true,
  maxBytes: licenseImageMaxBytes,
  mediaTypes: imageMediaTypes,
  wording: { missing: licenseWording.missingFile, tooLarge: licenseWording.tooLarge },
};

const formOverheadBytes = 16 * 1024;
const imageLimits = { bodyBytes: licenseImageMaxBytes + formOverheadBytes, perMinute: 20 };

/** The upload's fields from form and query; the form takes precedence. */
export const licenseFields = z.strictObject({
  /** A repeated upload under the same id stores one license. */
  license_id: z.optional(id),
  license_type: licenseType,
  issuer: orNull(issuer),
  license_number: optionalLine(60),
  expiry_date: orNull(enteredDate),
  notes: optionalText(500),
});

/** Also accepts a blank, because a form sends its empty fields. */
function orBlank<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.union([z.enum([""]), schema]));
}

/** Each field may be in the form or in the query; a blank counts as missing. */
const uploadFields = z.strictObject({
  license_id: z.optional(id),
  license_type: orBlank(licenseType),
  issuer: orBlank(issuer),
  license_number: z.optional(singleLine(60, 0)),
  expiry_date: orBlank(enteredDate),
  notes: z.optional(multiLine(500, 0)),
});

export const myLicenses = defineEndpoint({
  method: "GET",
  path: "/api/licenses/my-licenses",
  summary: "The licenses in the wallet.",
  access: "member",
  response: z.object({ success: z.literal(true), licenses: z.array(license) }),
});

export const uploadLicense = defineEndpoint({
  method: "POST",
  path: "/api/licenses/upload",
  summary: "Store a license with its first image.",
  access: "member",
  query: uploadFields,
  bodyKind: "multipart",
  body: uploadFields,
  files: [image],
  response: licenseAnswer,
  errors: ["unsupported_image", "unreadable_image", "limit_reached", "conflict"],
  limits: imageLimits,
});

export const editLicense = defineEndpoint({
  method: "PUT",
  path: "/api/licenses/:license_id",
  summary: "Change what is written about a license.",
  access: "member",
  params: z.strictObject({ license_id: id }),
  body: z.strictObject({
    license_type: licenseType,
    issuer: orNull(issuer),
    license_number: optionalLine(60),
    expiry_date: orNull(enteredDate),
    notes: optionalText(500),
    reminders: withDefault(z.boolean(), true),
  }),
  response: licenseAnswer,
  errors: ["not_found"],
});

export const removeLicense = defineEndpoint({
  method: "DELETE",
  path: "/api/licenses/:license_id",
  summary: "Delete a license with its images.",
  access: "member",
  params: z.strictObject({ license_id: id }),
  response: succeeded,
  errors: ["not_found"],
});

export const addLicenseImage = defineEndpoint({
  method: "POST",
  path: "/api/licenses/:license_id/images",
  summary: "Add an image, such as the back.",
  access: "member",
  params: z.strictObject({ license_id: id }),
  bodyKind: "multipart",
  body: z.strictObject({ image_id: z.optional(id) }),
  files: [image],
  response: licenseAnswer,
  errors: ["not_found", "unsupported_image", "unreadable_image", "limit_reached", "conflict"],
  limits: imageLimits,
});

export const licenseCalendar = defineEndpoint({
  method: "GET",
  path: "/api/licenses/:license_id/calendar",
  summary: "The expiry of a license with its reminders, for a calendar.",
  access: "member",
  params: z.strictObject({ license_id: id }),
  response: z.unknown(),
  responseType: "text/calendar",
  errors: ["not_found"],
});

const imageParams = z.strictObject({ license_id: id, image_id: id });

export const licenseImage = defineEndpoint({
  method: "GET",
  path: "/api/licenses/:license_id/images/:image_id",
  summary: "An own license's image.",
  access: "member",
  params: imageParams,
  response: z.unknown(),
  responseType: "image/webp",
  errors: ["not_found"],
  limits: { perMinute: 300 },
});

export const removeLicenseImage = defineEndpoint({
  method: "DELETE",
  path: "/api/licenses/:license_id/images/:image_id",
  summary: "Delete an image; the last one stays with its license.",
  access: "member",
  params: imageParams,
  response: licenseAnswer,
  errors: ["not_found", "conflict"],
});
