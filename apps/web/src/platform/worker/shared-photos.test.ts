import { photoShare } from "@striper/contract/page-addresses";
import { hour } from "@striper/marine/time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  dropSharedPhotos,
  mostShared,
  receiveSharedPhotos,
  takeSharedPhotos,
} from "#web/platform/worker/shared-photos.ts";

const now = Date.parse("2026-06-13T16:00:00Z");

function stubCaches(put: (files: number) => void = () => undefined) {
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      keys: () => Promise.resolve([...store.keys()]),
      match: (key: string) => Promise.resolve(store.get(key)?.clone()),
      put: async (key: string, response: Response) => {
        put(store.size);
        // Read to the end, as a browser does.
        const { headers } = response;
        store.set(key, new Response(await response.arrayBuffer(), { headers }));
      },
    });
  };
  const remove = (name: string) => Promise.resolve(stores.delete(name));
  vi.stubGlobal("caches", { open, delete: remove });
}

beforeEach(() => stubCaches());
afterEach(() => vi.unstubAllGlobals());

function shared(...files: readonly File[]): Request {
  const body = new FormData();
  for (const file of files) body.append(photoShare.field, file);
  return new Request(`https://striper.example${photoShare.action}`, { method: "POST", body });
}
const jpeg = (name: string) => new File([`bytes of ${name}`], name, { type: "image/jpeg" });

test("a shared photo is stored unchanged and leads to its form once", async () => {
  const answer = await receiveSharedPhotos(shared(jpeg("größe 1.jpg")), now);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, photoShare.page]);
  const [file, ...others] = await takeSharedPhotos(now);
  expect([file?.name, file?.type, await file?.text()]).toEqual([
    "größe 1.jpg",
    "image/jpeg",
    "bytes of größe 1.jpg",
  ]);
  expect(others).toEqual([]);
  expect(await takeSharedPhotos(now)).toEqual([]);
});

test("several photos keep their order, up to the limit", async () => {
  const names = Array.from({ length: mostShared + 2 }, (_, index) => `${index}.jpg`);
  await receiveSharedPhotos(shared(...names.map(jpeg)), now);
  const files = await takeSharedPhotos(now);
  expect(files.map(({ name }) => name)).toEqual(names.slice(0, mostShared));
});

test("photos shared earlier and never used are replaced by new ones, and expire", async () => {
  await receiveSharedPhotos(shared(jpeg("1.jpg"), jpeg("2.jpg")), now);
  await receiveSharedPhotos(shared(jpeg("3.jpg")), now);
  expect((await takeSharedPhotos(now)).map(({ name }) => name)).toEqual(["3.jpg"]);
  await receiveSharedPhotos(shared(jpeg("4.jpg")), now);
  expect(await takeSharedPhotos(now + hour + 1)).toEqual([]);
});

test("signing out removes shared photos from the device", async () => {
  await receiveSharedPhotos(shared(jpeg("1.jpg")), now);
  await dropSharedPhotos();
  expect(await takeSharedPhotos(now)).toEqual([]);
});

test.each([
  [
    "text instead of a form",
    new Request("https://striper.example/", { method: "POST", body: "x" }),
  ],
  ["a form without files", shared()],
])("%s still leads to the form, without a photo", async (_name, request) => {
  expect((await receiveSharedPhotos(request, now)).status).toBe(303);
  expect(await takeSharedPhotos(now)).toEqual([]);
});

test.each([
  [
    "a drawing, which could hold a program",
    new File(["<svg/>"], "x.svg", { type: "image/svg+xml" }),
  ],
  ["a file larger than any photo", Object.defineProperty(jpeg("huge.jpg"), "size", { value: 2e8 })],
])("%s is not stored, but the photo beside it is", async (_, file) => {
  const request = shared(jpeg("fish.jpg"));
  const form = new FormData();
  // A FormData copies its files with their true size, so return the test's file directly.
  vi.spyOn(form, "getAll").mockReturnValue([jpeg("fish.jpg"), file]);
  vi.spyOn(request, "formData").mockResolvedValue(form);
  await receiveSharedPhotos(request, now);
  expect((await takeSharedPhotos(now)).map(({ name }) => name)).toEqual(["fish.jpg"]);
});
