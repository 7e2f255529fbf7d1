/** The sizes and light modes every screen is looked at in. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

export const lightModes = ["day", "dusk", "night_red"] as const;

/**
 * The map that most people see, although WebGL is only computed here: the page does not learn of it.
 * For `addInitScript`, as text, since a page lacks what the loader adds to functions.
 */
export const hidesWhoDraws = `
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
  };
  const getExtension = WebGL2RenderingContext.prototype.getExtension;
  WebGL2RenderingContext.prototype.getExtension = function (name) {
    return name === "WEBGL_debug_renderer_info" ? null : getExtension.call(this, name);
  };`;
