/** What browsers and drivers call a WebGL that the processor computes. */
const computedByProcessor = /swiftshader|llvmpipe|softpipe|software|basic render/iu;

/** The little of a WebGL context that tells who draws. */
export interface DrawingContext {
  readonly RENDERER: number;
  getParameter(name: number): unknown;
  getExtension(name: "WEBGL_debug_renderer_info"): {
    readonly UNMASKED_RENDERER_WEBGL: number;
  } | null;
}

/** Chromium and Safari tell the plain name to nobody; Firefox does, and warns of the extension. */
const maskedName = /^webkit webgl$/iu;

/** A context that does not say who draws is taken at its word: it is quick. */
export function isQuick(context: DrawingContext): boolean {
  const told = String(context.getParameter(context.RENDERER));
  if (!maskedName.test(told)) return !computedByProcessor.test(told);
  const unmasked = context.getExtension("WEBGL_debug_renderer_info");
  if (unmasked === null) return true;
  return !computedByProcessor.test(String(context.getParameter(unmasked.UNMASKED_RENDERER_WEBGL)));
}

/**
 * Where WebGL is only computed, the plain canvas moves ten times as smoothly. Browsers that were told
 * to compute it (`--disable-gpu`) do not call that a caveat, so the name is asked for as well.
 */
export function hasQuickWebgl(): boolean {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const quick = isQuick(context);
  // Browsers allow few contexts at once.
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return quick;
}
