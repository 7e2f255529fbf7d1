/**
 * Testing Library asks for the style of every element and its ancestors, to skip what is hidden, and
 * jsdom matches all rules of its style sheet for each of them anew. What is asked for is found here
 * from the attributes of the element; whatever else is asked is left to jsdom.
 */
type ComputedStyle = typeof window.getComputedStyle;

/** What jsdom's style sheet tells elements of one name apart by. */
const attributesOfRules = ["hidden", "open", "type"];

const hasOwn = (element: Element, property: string): boolean =>
  element.hasAttribute("style") &&
  (element instanceof HTMLElement || element instanceof SVGElement) &&
  element.style.getPropertyValue(property) !== "";

const rulesKeyOf = (element: Element): string =>
  [element.namespaceURI, element.localName]
    .concat(attributesOfRules.map((name) => element.getAttribute(name) ?? "-"))
    .join(" ");

/** Files that share a document are set up one after the other. */
const quick = new WeakSet<ComputedStyle>();

/** jsdom's `getComputedStyle`, with the properties that tell what is hidden found at once. */
export function quickComputedStyle(original: ComputedStyle): ComputedStyle {
  if (quick.has(original)) return original;
  const displays = new Map<string, string>();
  const blank = document.createElement("i").style;

  function displayOf(element: Element): string {
    // A rule looks at the siblings of a summary, another one at whether a popover is open.
    const isSpecial = element.localName === "summary" || element.hasAttribute("popover");
    if (isSpecial || hasOwn(element, "display")) return original(element).display;
    const key = rulesKeyOf(element);
    const known = displays.get(key);
    if (known !== undefined) return known;
    // A copy, because jsdom remembers the styles of an element when its attributes have changed.
    const copy = document.importNode(element, false);
    copy.removeAttribute("style");
    const { display } = original(copy);
    displays.set(key, display);
    return display;
  }

  function inherited(element: Element, property: "visibility" | "pointer-events"): string {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      // Parts of tables are hidden by visibility.
      if (hasOwn(at, property) || (property === "visibility" && at.hasAttribute("hidden")))
        return original(at).getPropertyValue(property);
    return property === "visibility" ? "visible" : "auto";
  }

  function valueOf(element: Element, property: string): string | undefined {
    if (property === "display") return displayOf(element);
    if (property === "visibility" || property === "pointer-events")
      return inherited(element, property);
    return undefined;
  }

  const answer: ComputedStyle = (element, pseudoElement) => {
    if (document.styleSheets.length > 0 || (pseudoElement ?? "") !== "")
      return original(element, pseudoElement);
    let whole: CSSStyleDeclaration | undefined;
    const style = () => (whole ??= original(element));
    return new Proxy(blank, {
      get: (_, name) => {
        if (name === "getPropertyValue")
          return (property: string) =>
            valueOf(element, property) ?? style().getPropertyValue(property);
        const property = name === "pointerEvents" ? "pointer-events" : String(name);
        const value: unknown = valueOf(element, property) ?? Reflect.get(style(), name);
        return typeof value === "function" ? value.bind(whole) : value;
      },
    });
  };
  quick.add(answer);
  return answer;
}
