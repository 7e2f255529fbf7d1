import { BrandMark } from "#web/ui/brand-mark.tsx";

export function Loading({ sentence }: { readonly sentence: string }) {
  return (
    <output className="flex min-h-[60dvh] flex-col items-center justify-center gap-4 p-6 text-center">
      <BrandMark className="w-24 animate-pulse text-primary" />
      <span className="text-ink-soft">{sentence}</span>
    </output>
  );
}
