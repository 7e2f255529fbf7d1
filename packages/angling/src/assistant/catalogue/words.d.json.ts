declare const catalogue: Readonly<
  Record<"common" | "grammar" | "everyday" | "withoutMeaning" | "ofSlots", readonly string[]>
>;
export default catalogue;
