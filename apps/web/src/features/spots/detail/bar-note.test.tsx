// @vitest-environment jsdom
import { spots } from "@striper/angling/spots";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BarNote } from "#web/features/spots/detail/spot-detail.tsx";

afterEach(cleanup);

const barOf = (id: string) => {
  const bar = spots.find((spot) => spot.id === id)?.bar;
  if (bar === undefined) throw new Error("there is such a bar");
  return bar;
};

test("a rated bar says what is worst, who says so and when, and names no hour", () => {
  const { container } = render(<BarNote bar={barOf("merrimack-river-mouth")} />);
  const words = container.textContent;
  expect(words).toMatch(/^A bar lies here\. Most dangerous when the ebb/u);
  expect(words).toContain("No source gives an hour for crossing it");
  expect(words).toContain("Jul 30, 2013");
  expect(screen.getByRole("link").getAttribute("href")).toContain("newburyportnews.com");
});

test("an unrated bar is not called safe", () => {
  const { container } = render(<BarNote bar={barOf("hampton-harbor")} />);
  expect(container.textContent).toMatch(/not rated: no source found.*does not make it safe\.$/u);
});
