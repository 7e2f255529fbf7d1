import { assert, array, dictionary, property, string, uint8Array } from "fast-check";
import { describe, expect, test } from "vitest";
import { parseMultipart } from "#server/http/request/multipart-form.ts";

const type = "multipart/form-data; boundary=x";
const parse = (text: string, contentType = type) =>
  parseMultipart(Buffer.from(text, "utf8"), contentType);
const part = (headers: string, content: string): string =>
  `--x\r\n${headers}\r\n\r\n${content}\r\n`;
const named = 'Content-Disposition: form-data; name="a"';

async function encode(form: FormData) {
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get("content-type") ?? "",
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

describe("a form", () => {
  test("comes back as it was written, whatever is in it", async () => {
    const form = new FormData();
    form.append("notes", "two lines\r\nand a -- dash, größe");
    form.append("empty", "");
    form.append('quo"ted', "x");
    form.append("file", new File([Buffer.from([0, 13, 10, 45, 45, 255])], 'my "photo".jpg'));
    const { body, contentType } = await encode(form);
    const parts = parseMultipart(body, contentType) ?? [];
    expect(parts.map(({ name, fileName }) => [name, fileName])).toEqual([
      ["notes", undefined],
      ["empty", undefined],
      ['quo"ted', undefined],
      ["file", 'my "photo".jpg'],
    ]);
    expect(parts[0]?.bytes.toString()).toBe("two lines\r\nand a -- dash, größe");
    expect(parts[1]?.bytes.byteLength).toBe(0);
    expect(parts[3]?.bytes).toEqual(Buffer.from([0, 13, 10, 45, 45, 255]));
    // Views into the body, no copies.
    expect(parts.every(({ bytes }) => bytes.buffer === body.buffer)).toBe(true);
  });

  test("of any names and bytes agrees with the platform's own reading", async () => {
    const { body, contentType } = await encode(new FormData());
    expect(parseMultipart(body, contentType)).toEqual([]);
    assert(
      property(dictionary(string({ minLength: 1 }), uint8Array()), (content) => {
        const entries = Object.entries(content).map(
          ([name, bytes]) => [name.replaceAll(/[\r\n"%]/gu, "_"), Buffer.from(bytes)] as const,
        );
        const encoded = Buffer.concat([
          ...entries.flatMap(([name, bytes]) => [
            Buffer.from(
              `--xyzzy\r\nContent-Disposition: form-data; name="${name}"; filename="f"\r\n\r\n`,
            ),
            bytes,
            Buffer.from("\r\n"),
          ]),
          Buffer.from("--xyzzy--\r\n"),
        ]);
        const parts = parseMultipart(encoded, "multipart/form-data; boundary=xyzzy") ?? [];
        expect(parts.map(({ name, bytes }) => [name, bytes])).toEqual(
          entries.map(([name, bytes]) => [Buffer.from(name).toString(), bytes]),
        );
      }),
    );
  });

  test("may have its boundary in quotes, and anything behind its end", () => {
    const text = `${part(named, "1")}--x--\r\nepilogue`;
    expect(parse(text, 'multipart/form-data; charset=utf-8; boundary="x"')).toHaveLength(1);
  });

  test("tells the field's name from the file's", () => {
    const headers = 'Content-Disposition: form-data; filename="b"; name="a"\r\nX-Name: name="c"';
    expect(parse(`${part(headers, "1")}--x--`)).toMatchObject([{ name: "a", fileName: "b" }]);
  });
});

describe("no form", () => {
  test.each([
    ["nothing", ""],
    ["only a boundary", "--x"],
    ["a line before the first part", `\r\n${part(named, "1")}--x--`],
    ["a part that does not end", `--x\r\n${named}\r\n\r\n1`],
    ["a form that does not end", part(named, "1")],
    ["a part without a name", `${part("Content-Disposition: form-data", "1")}--x--`],
    [
      "a part that is something else",
      `${part('Content-Disposition: attachment; name="a"', "1")}--x--`,
    ],
    ["a part without headers", "--x\r\n\r\n1\r\n--x--"],
    ["headers without an end", `--x\r\n${"a".repeat(5000)}`],
    ["a boundary that goes on", `--xx\r\n${named}\r\n\r\n1\r\n--xx--`],
    ["fifty-one parts", `${part(named, "1").repeat(51)}--x--`],
  ])("is %s", (_name, text) => {
    expect(parse(text)).toBeUndefined();
  });

  test.each([
    "multipart/form-data",
    "multipart/form-data; boundary=",
    `multipart/form-data; boundary=${"x".repeat(71)}`,
  ])("is announced as %s", (contentType) => {
    expect(parse(`${part(named, "1")}--x--`, contentType)).toBeUndefined();
  });

  test("is any torn piece of one", () => {
    const pieces = ["--x", "\r\n", "--", named, "\r\n\r\n", "1"];
    assert(
      property(array(string(), { maxLength: 4 }), array(string()), (noise, more) => {
        const text = [...noise, ...pieces, ...more].join("");
        expect(() => parse(text)).not.toThrow();
      }),
    );
  });
});
