import type { License } from "@striper/contract/licenses";
import type { Picture } from "#web/features/licenses/stored/license-database.ts";

type Given = Partial<Omit<License, "images">> & { readonly images?: readonly string[] };

export function someLicense({ images = ["front"], ...given }: Given = {}): License {
  const license_id = given.license_id ?? "0198a000-0000-4000-8000-00000000000a";
  const urlOf = (image: string) => `/api/licenses/${license_id}/images/${image}`;
  return {
    license_type: "saltwater",
    issuer: "MA",
    license_number: "MA-123456",
    expiry_date: "2026-12-31",
    notes: null,
    upload_date: "2026-06-13T09:00:00Z",
    is_expired: false,
    days_until_expiry: 201,
    reminders: true,
    ...given,
    license_id,
    photo_url: urlOf(images[0] ?? ""),
    images: images.map((image_id) => ({ image_id, url: urlOf(image_id) })),
  };
}

/** One red pixel. */
const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";

export function pngBytes(): ArrayBuffer {
  return Uint8Array.from(atob(png), (character) => character.codePointAt(0) ?? 0).buffer;
}

export function somePicture(image_id: string): Picture {
  return { image_id, type: "image/png", bytes: pngBytes() };
}
