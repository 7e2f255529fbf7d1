declare const catalogue: Readonly<
  Record<"common" | "grammar" | "withoutMeaning" | "ofTalk" | "idle" | "turning" | "ofSlots", readonly string[]>
> & Readonly<Record<"slang" | "phrases", Readonly<Record<string, string>>>>;
export default catalogue;
