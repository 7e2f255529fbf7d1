import { describe, expect, test } from "vitest";
import { type DrawingContext, isQuick } from "#web/ui/basemap/parts/use-engine.ts";

const renderer = 0x1f01;
const unmasked = 0x9246;

const context = (told: string, behind: string | null): DrawingContext => ({
  RENDERER: renderer,
  getParameter: (name) => (name === renderer ? told : name === unmasked ? behind : null),
  getExtension: () => (behind === null ? null : { UNMASKED_RENDERER_WEBGL: unmasked }),
});

describe("who draws WebGL", () => {
  test.each([
    [
      "WebKit WebGL",
      "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)",
    ],
    ["WebKit WebGL", "ANGLE (Mesa, llvmpipe (LLVM 15.0.7, 256 bits), OpenGL 4.5)"],
    ["WebKit WebGL", "ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)"],
    ["WebKit WebGL", "Apple Software Renderer"],
    ["llvmpipe, or similar", null],
  ])("%s with %s is the processor", (told, behind) => {
    expect(isQuick(context(told, behind))).toBe(false);
  });

  test.each([
    ["WebKit WebGL", "ANGLE (Qualcomm, Adreno (TM) 740, OpenGL ES 3.2)"],
    ["WebKit WebGL", "Apple GPU"],
    ["Mali-G78, or similar", null],
  ])("%s with %s is a graphics chip", (told, behind) => {
    expect(isQuick(context(told, behind))).toBe(true);
  });

  test("a browser that does not say is believed", () => {
    expect(isQuick(context("WebKit WebGL", null))).toBe(true);
  });
});
