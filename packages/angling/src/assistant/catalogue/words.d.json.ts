declare const catalogue: Readonly<
  Record<
    "common" | "grammar" | "withoutMeaning" | "ofTalk" | "idle" | "turning" | "right" | "ofSlots",
    readonly string[]
  > &
    Record<"slang" | "phrases", Readonly<Record<string, string>>>
>;
export default catalogue;
