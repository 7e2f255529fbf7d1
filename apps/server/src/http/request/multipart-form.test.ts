import { assert, array, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { createFormReader, FormRefused } from "#server/http/request/multipart-form.ts";
import type { FormFault, FormPart, FormRules } from "#server/http/request/multipart-form.ts";

const type = "multipart/form-data; boundary=x";
const roomy: FormRules = { parts: 50, admit: () => 1_000_000 };

function parseMultipart(
  body: Buffer,
  contentType: string,
  { rules = roomy, step = body.length }: { rules?: FormRules; step?: number } = {},
): readonly FormPart[] | FormFault {
  try {
    const reader = createFormReader(contentType, rules);
    for (let end = step; end < body.length; end += step) reader.read(body.subarray(0, end));
    return reader.finish(body);
  } catch (error) {
    if (error instanceof FormRefused) return error.fault;
    throw error;
  }
}

function partsOf(body: Buffer, contentType: string, step?: number): readonly FormPart[] {
  const parts = parseMultipart(body, contentType, step === undefined ? {} : { step });
  if ("kind" in parts) throw new Error(parts.kind);
  return parts;
}

const parse = (text: string, contentType = type) =>
  parseMultipart(Buffer.from(text, "utf8"), contentType);
const malformed: FormFault = { kind: "malformed" };
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
  test("is read as it was written, whatever its content", async () => {
    const form = new FormData();
    form.append("notes", "two lines\r\nand a -- dash, größe");
    form.append("empty", "");
    form.append('quo"ted', "x");
    form.append("file", new File([Buffer.from([0, 13, 10, 45, 45, 255])], 'my "photo".jpg'));
    const { body, contentType } = await encode(form);
    const parts = partsOf(body, contentType);
    expect(parts.map(({ name, fileName }) => [name, fileName])).toEqual([
      ["notes", undefined],
      ["empty", undefined],
      ['quo"ted', undefined],
      ["file", 'my "photo".jpg'],
    ]);
    expect(parts[0]?.bytes.toString()).toBe("two lines\r\nand a -- dash, größe");
    expect(parts[1]?.bytes.byteLength).toBe(0);
    expect(parts[3]?.bytes).toEqual(Buffer.from([0, 13, 10, 45, 45, 255]));
    // Views into the body, not copies.
    expect(parts.every(({ bytes }) => bytes.buffer === body.buffer)).toBe(true);
  });
});

describe("an excess in a form", () => {
  const rules: FormRules = { parts: 2, admit: ({ name }) => name.length * 10 };
  const faultOf = (text: string, step?: number) => {
    const parts = parseMultipart(Buffer.from(text), type, { rules, step: step ?? text.length });
    return "kind" in parts ? parts : undefined;
  };

  test("is found at the first part too many, whatever follows", () => {
    expect(faultOf(`${part(named, "1").repeat(2)}--x--`)).toBeUndefined();
    const fault = { kind: "tooManyParts", allowed: 2 };
    expect(faultOf(`${part(named, "1").repeat(3)}--x--`)).toEqual(fault);
    expect(faultOf(`${part(named, "1").repeat(3)} no more`)).toEqual(fault);
  });

  test("is found in a part over its limit before the part has ended", () => {
    const fault = { kind: "tooLarge", part: { name: "a", fileName: undefined }, allowed: 10 };
    for (const step of [1, 3, 1000]) {
      expect(faultOf(`${part(named, "0123456789")}--x--`, step)).toBeUndefined();
      expect(faultOf(`${part(named, "01234567890")}--x--`, step)).toEqual(fault);
      // Not refused yet: the last bytes may belong to the delimiter.
      expect(faultOf(`--x\r\n${named}\r\n\r\n0123456789\r\n--`, step)).toEqual(malformed);
      expect(faultOf(`--x\r\n${named}\r\n\r\n0123456789\r\n-y----`, step)).toEqual(fault);
    }
  });

  test("is found in a part that is not admitted", () => {
    const noPart: FormRules = {
      parts: 2,
      admit: ({ name }, earlier) => {
        if (earlier.some((other) => other.name === name)) throw new Error("twice");
        return 10;
      },
    };
    const twice = Buffer.from(`${part(named, "1").repeat(2)}--x--`);
    expect(() => parseMultipart(twice, type, { rules: noPart })).toThrow("twice");
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
  ])("is %s", (_name, text) => {
    expect(parse(text)).toEqual(malformed);
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
