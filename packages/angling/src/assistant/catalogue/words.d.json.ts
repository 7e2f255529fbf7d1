declare const catalogue: Readonly<
  Record<"common" | "grammar" | "withoutMeaning" | "ofTalk" | "ofSlots", readonly string[]>
> & { readonly slang: Readonly<Record<string, string>> };
export default catalogue;
