import { describe, expect, test } from "vitest";
import { securityHeaders } from "#server/http/answers/security-headers.ts";

function policyOf(options: Partial<Parameters<typeof securityHeaders>[0]> = {}) {
  const headers = securityHeaders({ isHttps: false, frameSources: [], ...options });
  const directives = (headers.page["content-security-policy"] ?? "").split("; ");
  return new Map(
    directives.map((text) => [text.split(" ")[0], text.split(" ").slice(1).join(" ")]),
  );
}

describe("a page", () => {
  test("runs our own script files and styles, and nothing inline", () => {
    const policy = policyOf();
    expect(policy.get("script-src")).toBe("'self'");
    expect(policy.get("style-src")).toBe("'self'");
    expect(policy.get("default-src")).toBe("'self'");
    expect([...policy.values()].join(" ")).not.toMatch(/unsafe|\*|https?:/u);
  });

  test("starts workers of our own files only, and shows photos before they are sent", () => {
    expect(policyOf().get("worker-src")).toBe("'self'");
    expect(policyOf().get("img-src")).toBe("'self' data: blob:");
  });

  test("loads images from the configured chart's origin, and nothing else from there", () => {
    const policy = policyOf({ pictureSources: ["https://gis.charttools.noaa.gov"] });
    expect(policy.get("img-src")).toBe("'self' data: blob: https://gis.charttools.noaa.gov");
    expect(policy.get("connect-src")).toBe("'self' https://gis.charttools.noaa.gov");
    expect(policy.get("script-src")).toBe("'self'");
    expect(policy.get("frame-src")).toBe("'none'");
  });

  test("cannot be framed and frames only the configured sites", () => {
    expect(policyOf().get("frame-ancestors")).toBe("'none'");
    expect(policyOf().get("frame-src")).toBe("'none'");
    const frameSources = ["https://www.marinetraffic.com", "https://www.vesselfinder.com"];
    const policy = policyOf({ frameSources });
    expect(policy.get("frame-src")).toBe(frameSources.join(" "));
    expect(policy.get("connect-src")).toBe(`'self' ${frameSources.join(" ")}`);
    expect(policy.get("script-src")).toBe("'self'");
  });

  test("may use geolocation and no other device sensor", () => {
    const { page } = securityHeaders({ isHttps: false, frameSources: [] });
    expect(page["permissions-policy"]).toContain("geolocation=(self)");
    expect(page["permissions-policy"]).toContain("camera=()");
    expect(page["permissions-policy"]).toContain("microphone=()");
  });
});

test("a browser is told to stay on https only where the product is on https", () => {
  const plain = securityHeaders({ isHttps: false, frameSources: [] });
  const secure = securityHeaders({ isHttps: true, frameSources: [] });
  for (const kind of ["page", "data"] as const) {
    expect(plain[kind]).not.toHaveProperty("strict-transport-security");
    expect(secure[kind]).toHaveProperty("strict-transport-security");
  }
  expect(policyOf({ isHttps: true }).has("upgrade-insecure-requests")).toBe(true);
  expect(policyOf().has("upgrade-insecure-requests")).toBe(false);
});

test("a data answer loads nothing, wherever it is opened", () => {
  const { data } = securityHeaders({ isHttps: false, frameSources: [] });
  expect(data["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(data["x-content-type-options"]).toBe("nosniff");
});
