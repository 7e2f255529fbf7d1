// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { quickComputedStyle } from "#web/testing/computed-style.ts";

// jsdom's own, whatever the tests' setup has put in its place.
const frame = document.createElement("iframe");
document.body.append(frame);
const original = frame.contentWindow?.getComputedStyle ?? window.getComputedStyle;
frame.remove();

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

const rows = (style: typeof original) =>
  [...document.querySelectorAll("*")].map((element) => {
    const { display, visibility, pointerEvents, color, overflow } = style(element);
    const values = ["display", "visibility", "pointer-events", "position"].map((property) =>
      style(element).getPropertyValue(property),
    );
    return [element.outerHTML, display, visibility, pointerEvents, color, overflow, values];
  });

test("what is hidden is what jsdom finds hidden", () => {
  document.body.innerHTML = `
    <main><p>text <b>and</b> <i style="color: red">more</i></p><p hidden>none</p></main>
    <div style="display: none"><span>inside</span></div>
    <div style="visibility: hidden; position: fixed"><span>in</span><b style="visibility: visible"></b></div>
    <div style="pointer-events: none"><button>in</button><a style="pointer-events: auto">out</a></div>
    <dialog>closed</dialog><dialog open>open</dialog><div popover>over</div>
    <details><summary>first</summary><summary>second</summary>rest</details><summary>alone</summary>
    <input type="hidden"><input type="HIDDEN" style="display: block"><input><script></script>
    <table hidden><tbody hidden><tr hidden><td>cell</td></tr></tbody><tr><td>cell</td></tr></table>
    <ul><li>one</li></ul><embed hidden><svg><g style="display: none"><text>t</text></g></svg>`;
  const found = rows(quickComputedStyle(original));
  expect(found).toEqual(rows(original));
  expect(found).toEqual(rows(quickComputedStyle(original)));
});

test("a style sheet of the page is obeyed, and what changes is found anew", () => {
  document.body.innerHTML = `<p class="gone">text</p>`;
  const quick = quickComputedStyle(original);
  const shown = () => [...document.querySelectorAll("p")].map((one) => quick(one).display);
  expect(shown()).toEqual(["block"]);
  document.querySelector("p")?.setAttribute("hidden", "");
  expect(shown()).toEqual(["none"]);
  document.querySelector("p")?.removeAttribute("hidden");
  document.head.innerHTML = `<style>.gone { display: none }</style>`;
  expect(shown()).toEqual(["none"]);
});
