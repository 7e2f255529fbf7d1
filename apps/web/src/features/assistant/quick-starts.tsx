import { quickStarts } from "#web/features/assistant/wording.ts";

interface QuickStartsProps {
  readonly disabled: boolean;
  readonly onPick: (question: string) => void;
}

export function QuickStarts({ disabled, onPick }: QuickStartsProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2 md:grid-cols-3">
      {quickStarts.map(({ label, question }) => (
        <li key={label}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onPick(question)}
            className="flex h-full min-h-16 w-full flex-col rounded-card border border-line bg-surface p-3 text-left transition-colors hover:bg-foam disabled:opacity-60"
          >
            <span className="font-semibold">{label}</span>
            <span className="text-caption text-ink-soft">{question}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
