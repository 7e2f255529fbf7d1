import { isPageAddress, photoShare } from "@striper/contract/page-addresses";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { logBookSearch } from "#web/app/navigation/page-search.ts";
import { signInReason } from "#web/app/pages/entry-page.tsx";
import { regulationsAddress } from "#web/features/regulations/regulations-address.ts";

const [text = ""] = Object.values(
  import.meta.glob<string>("../../../public/manifest.webmanifest", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

const manifest = z
  .object({
    shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
    share_target: z.object({
      action: z.string(),
      method: z.string(),
      enctype: z.string(),
      params: z.object({
        files: z.array(z.object({ name: z.string(), accept: z.array(z.string()) })),
      }),
    }),
  })
  .parse(JSON.parse(text));

const urlOf = (name: string): URL => {
  const shortcut = manifest.shortcuts.find((one) => one.name === name);
  if (shortcut === undefined) throw new Error(`there is no shortcut ${name}`);
  return new URL(shortcut.url, "https://striper.example");
};
const searchOf = (name: string) => Object.fromEntries(urlOf(name).searchParams);

test("the home screen's shortcuts are the four things done on the water", () => {
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
    "Log a catch",
    "Keep or release",
    "Tides",
    "Start a trip",
  ]);
  for (const { name } of manifest.shortcuts) expect(isPageAddress(urlOf(name).pathname)).toBe(true);
});

test("each shortcut opens its view, not a page before it", () => {
  expect(logBookSearch(searchOf("Log a catch"))).toEqual({ log: "new" });
  expect(regulationsAddress(searchOf("Keep or release"))).toEqual({ view: "keep-or-release" });
  expect(urlOf("Tides").pathname).toBe("/tides");
  expect(urlOf("Start a trip").pathname).toBe("/trip");
});

test("signed-out people are told why to sign in and reach the form afterwards", () => {
  const { pathname, search } = urlOf("Log a catch");
  expect(signInReason(pathname + search, false)).toBe("Please log in to log catches");
});

test("photos are shared to the address that the service worker keeps them from", () => {
  const { share_target: target } = manifest;
  expect(target).toMatchObject({ method: "POST", enctype: "multipart/form-data" });
  expect(target.action).toBe(photoShare.action);
  expect(target.params.files.map(({ name }) => name)).toEqual([photoShare.field]);
  const page = new URL(photoShare.page, "https://striper.example");
  expect(isPageAddress(page.pathname)).toBe(true);
  expect(logBookSearch(Object.fromEntries(page.searchParams))).toEqual({
    log: "new",
    shared: "photo",
  });
});
