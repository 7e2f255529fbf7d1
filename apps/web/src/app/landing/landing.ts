/* Draws today's tide into the landing page. The page reads well without it. */
import { createTidePredictor } from "@striper/marine/tides";
import { harborStation } from "virtual:harbor-station";
import { yOfHeight, tidePaths } from "#web/app/landing/tide-drawing.ts";
import { tideToday, type TideExtreme, type TideToday } from "#web/app/landing/tide-today.ts";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";

/** Interval for moving the mark of the current time, ms. */
const redrawEvery = 60_000;

const predictor = createTidePredictor(harborStation);

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

function labelOf(mark: TideExtreme, today: TideToday): HTMLElement {
  const label = document.createElement("span");
  label.className = mark.type === "L" ? "hero-mark hero-mark-low" : "hero-mark";
  const height = document.createElement("b");
  height.textContent = mark.height;
  label.append(height, mark.time);
  label.style.left = `clamp(2.75rem, ${percent(mark.across)}, 100% - 2.75rem)`;
  label.style.top = percent(yOfHeight(mark.level, today.range));
  return label;
}

function draw(): void {
  const today = tideToday(predictor, Date.now());
  const { line, water } = tidePaths(today.points);
  document.getElementById("tide-line")?.setAttribute("d", line);
  document.getElementById("tide-water")?.setAttribute("d", water);
  document
    .getElementById("tide-marks")
    ?.replaceChildren(...today.marks.map((mark) => labelOf(mark, today)));
  const now = document.getElementById("tide-now");
  if (now) {
    now.style.left = percent(today.now.across);
    now.style.top = percent(yOfHeight(today.now.height, today.range));
    now.hidden = false;
  }
  const sentence = document.getElementById("tide-sentence");
  if (sentence) sentence.textContent = nonBreaking(today.sentence);
}

draw();
setInterval(draw, redrawEvery);
