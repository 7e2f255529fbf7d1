import { exifBlock, jpegWith } from "@striper/marine/photos/testing";
import { expect, test } from "vitest";
import { preparePhoto } from "#web/features/catches/prepare-photo.ts";

/* There is no canvas here, so pictures stay unchanged, as in a browser that cannot draw them. */

const now = Date.parse("2026-06-13T16:00:00Z");
const fileOf = (time: string, type = "image/jpeg") => {
  const block = exifBlock({ time, offset: "-04:00", latitude: 42.5, longitude: -70.75 });
  return new File([Uint8Array.from(jpegWith(block))], "fish.jpg", { type });
};

test("a picture keeps the camera's time, and its position only after consent", async () => {
  expect(await preparePhoto(fileOf("2026:06:13 05:12:30"), now)).toMatchObject({
    kind: "photo",
    photo: { facts: { takenAt: Date.parse("2026-06-13T09:12:30Z"), position: null } },
    cameraPosition: { latitude: 42.5, longitude: -70.75 },
  });
});

test.each(["1980:01:01 00:00:00", "2026:06:15 05:00:00", "2107:01:01 00:00:00"])(
  "a camera clock at %s is ignored",
  async (time) => {
    expect(await preparePhoto(fileOf(time), now)).toMatchObject({
      kind: "photo",
      photo: { facts: { takenAt: null } },
    });
  },
);

test("a file that can no longer be read is unreadable", async () => {
  const file = fileOf("2026:06:13 05:12:30");
  file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
  expect(await preparePhoto(file, now)).toEqual({ kind: "unreadable" });
});

test("a picture that neither this browser nor the server can read is refused", async () => {
  const file = fileOf("2026:06:13 05:12:30", "image/heic");
  expect(await preparePhoto(file, now)).toEqual({ kind: "unreadable" });
});
