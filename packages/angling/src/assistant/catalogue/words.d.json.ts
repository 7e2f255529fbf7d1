declare const catalogue: Readonly<
  Record<"common" | "grammar" | "withoutMeaning" | "ofTalk" | "idle" | "turning" | "right" | "ofSlots", readonly string[]>
> & Readonly<
    Record<"slang" | "phrases", Readonly<Record<string, string>>> &
      Record<"turns", Readonly<Record<"keep" | "permit", string>>>
  >;
export default catalogue;
