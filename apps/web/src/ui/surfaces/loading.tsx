import { BrandMark } from "#web/ui/brand-mark.tsx";

/** A whole screen, or the place of one, while what it needs is on its way. */
export function Loading({ sentence }: { readonly sentence: string }) {
  return (
    <output className="flex min-h-[60dvh] flex-col items-center justify-center gap-4 p-6 text-center">
      <BrandMark className="w-24 animate-pulse text-primary" />
      <span className="text-ink-soft">{sentence}</span>
    </output>
  );
}
