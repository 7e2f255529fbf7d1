/**
 * Which texts of a page look alike. The contrast of a text follows from its colors, its size and what lies
 * behind it: of hundreds of texts that share them a few are judged, once in each worker.
 */
import type { Page } from "@playwright/test";

/** Set on the texts to be judged. */
export const toBeJudged = "data-to-be-judged";

/** Marks the first and the last text of every look that is not known, and gives the looks. */
export const markNewLooks = (page: Page, known: ReadonlySet<string>): Promise<string[]> =>
  page.evaluate(
    ({ mark, knownLooks }) => {
      const old = new Set(knownLooks);
      /** Two hashes of 32 bits: a look itself is as long as the path to it. */
      const hashOf = (text: string): string => {
        let [one, two] = [0x811c9dc5, 0x01000193];
        for (let at = 0; at < text.length; at += 1) {
          one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
          two = Math.imul(two ^ text.charCodeAt(at), 0x5bd1e995);
        }
        return `${(one >>> 0).toString(36)}.${(two >>> 0).toString(36)}`;
      };
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      /** What an element and those around it put behind its text. */
      const grounds = new Map<Element | null, string>();
      const isBare = ({
        backgroundColor,
        backgroundImage,
        opacity,
        filter,
        position,
      }: CSSStyleDeclaration) =>
        backgroundColor === "rgba(0, 0, 0, 0)" &&
        backgroundImage === "none" &&
        opacity === "1" &&
        filter === "none" &&
        position === "static";
      const groundOf = (element: Element, style: CSSStyleDeclaration): string => {
        const around = grounds.get(element.parentElement) ?? "";
        if (isBare(style)) return around;
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style;
        // What is taken out of the flow may lie over anything: its class tells where.
        const place = position === "static" ? "" : `${position} ${element.getAttribute("class")}`;
        return `${around}|${[backgroundColor, backgroundImage, opacity, filter, mixBlendMode, place].join(" ")}`;
      };
      const ownText = (element: Element): string => {
        if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
          return element.value || element.placeholder;
        return [...element.childNodes]
          .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ""))
          .join("")
          .trim();
      };
      /** What keeps the scanner from judging one text and not another. */
      const exceptionsOf = (element: Element, text: string) => [
        element.closest(":disabled, [aria-disabled=true], [inert], [aria-hidden=true]") !== null,
        element.closest("label")?.control?.matches(":disabled") ?? false,
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        element.getBoundingClientRect().width <= 1,
        text.length === 1,
        /[\p{L}\p{N}]/u.test(text),
      ];
      const looks = new Map<string, { first: Element; last: Element }>();
      for (const element of document.querySelectorAll("*")) {
        const style = getComputedStyle(element);
        const ground = groundOf(element, style);
        grounds.set(element, ground);
        const text = ownText(element);
        if (text === "") continue;
        const { color, fontSize, fontWeight, textShadow } = style;
        const look = [
          element.localName,
          element.getAttribute("class"),
          // A link has to differ from the text around it.
          element.localName === "a" && element.parentElement
            ? getComputedStyle(element.parentElement).color
            : "",
          color,
          fontSize,
          fontWeight,
          textShadow,
          ground,
          ...exceptionsOf(element, text),
        ].join(";");
        const hash = hashOf(look);
        if (old.has(hash)) continue;
        const found = looks.get(hash);
        if (found) found.last = element;
        else looks.set(hash, { first: element, last: element });
      }
      for (const { first, last } of looks.values()) {
        first.setAttribute(mark, "");
        last.setAttribute(mark, "");
      }
      return [...looks.keys()];
    },
    { mark: toBeJudged, knownLooks: [...known] },
  );
