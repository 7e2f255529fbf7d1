/** What of a page's words cannot be read: cut off by a box or the window, or under other words. */
import type { Page } from "@playwright/test";

/** Longer ones may be broken: "Massachusetts", numbers of licenses. */
const longestWord = 12;

/** Pixels by which letters may reach beyond their box: italics and rounding. */
const tolerance = 2;

export const unreadableWords = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ allowed, longest }) => {
      interface Line {
        readonly box: DOMRect;
        readonly words: string;
      }
      const found: string[] = [];
      const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      if (sideways > 0) found.push(`the page scrolls sideways by ${sideways}`);

      /** The edge behind which a text is gone; none where it can be scrolled to. */
      const edgeOf = (owner: Element): number | null => {
        for (let one: Element | null = owner; one !== null; one = one.parentElement) {
          const { overflowX } = getComputedStyle(one);
          if (overflowX === "auto" || overflowX === "scroll") return null;
          if (overflowX !== "visible" && one !== document.body && one !== document.documentElement)
            return one.getBoundingClientRect().right;
        }
        return window.innerWidth;
      };
      const isBeside = (owner: Element): boolean => {
        for (let one: Element | null = owner; one !== null; one = one.parentElement) {
          const { position, clipPath } = getComputedStyle(one);
          if (["fixed", "sticky", "absolute"].includes(position) || clipPath !== "none")
            return true;
        }
        return owner.closest("svg") !== null;
      };
      const isForReaders = (owner: Element): boolean => {
        const { width, height } = owner.getBoundingClientRect();
        return width <= 1 || height <= 1 || owner.closest(".sr-only") !== null;
      };
      // Under a dialog everything else is out of reach.
      const top = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.body;
      // The frame of a line is higher than its letters.
      const headOf = (box: DOMRect) => box.top + box.height / 5;
      const footOf = (box: DOMRect) => box.bottom - box.height / 5;
      const tops = (text: Node, from: number, to: number): number => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return new Set([...range.getClientRects()].map(({ top: head }) => Math.round(head))).size;
      };
      /** Letters in a field do not wrap. */
      const paint = document.createElement("canvas").getContext("2d");
      for (const field of top.querySelectorAll<HTMLInputElement>("input:placeholder-shown")) {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        if (paint === null || !field.checkVisibility()) continue;
        if (getComputedStyle(field, "::placeholder").color === "rgba(0, 0, 0, 0)") continue;
        paint.font = font;
        const room =
          field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        if (paint.measureText(field.placeholder).width > room)
          found.push(`"${field.placeholder}" is cut by its field`);
      }
      const lines: Line[] = [];
      const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const owner = text.parentElement;
        const words = text.textContent?.trim() ?? "";
        if (owner === null || words === "" || !owner.checkVisibility() || isForReaders(owner))
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const edge = edgeOf(owner);
        for (const box of range.getClientRects()) {
          if (edge !== null && box.right > edge + allowed)
            found.push(`"${words.slice(0, 60)}" is cut by ${Math.round(box.right - edge)}`);
          if (!isBeside(owner)) lines.push({ box, words });
        }
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(
          /(?<!\S)[\w,.:]+(?!\S)/gu,
        ))
          if (word.length <= longest && tops(text, index, index + word.length) > 1)
            found.push(`"${word}" is broken over two lines`);
      }
      lines.forEach((line, index) => {
        for (const other of lines.slice(index + 1)) {
          const across =
            Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
          const down =
            Math.min(footOf(line.box), footOf(other.box)) -
            Math.max(headOf(line.box), headOf(other.box));
          if (across > allowed && down > allowed)
            found.push(`"${line.words.slice(0, 40)}" and "${other.words.slice(0, 40)}" overlap`);
        }
      });
      return [...new Set(found)];
    },
    { allowed: tolerance, longest: longestWord },
  );
