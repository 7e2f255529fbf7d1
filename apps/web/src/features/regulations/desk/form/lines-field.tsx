import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";

interface LinesFieldProps<Line> {
  readonly title: string;
  readonly hint?: string;
  readonly lines: readonly Line[];
  readonly empty: Line;
  readonly addLabel: string;
  readonly onChange: (lines: readonly Line[]) => void;
  readonly children: (line: Line, change: (part: Partial<Line>) => void) => ReactNode;
}

/** A list of lines of one kind: each edited in place, added at the end, taken away. */
export function LinesField<Line extends object>({
  title,
  hint,
  lines,
  empty,
  addLabel,
  onChange,
  children,
}: LinesFieldProps<Line>) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{title}</legend>
      {hint === undefined ? null : <p className="mb-2 text-caption text-ink-soft">{hint}</p>}
      <ol className="flex flex-col gap-4">
        {lines.map((line, index) => (
          <li
            key={wording.line(title, index)}
            aria-label={wording.line(title, index)}
            className="border-b border-line pb-4"
          >
            <div className="grid gap-3 md:grid-cols-2">
              {children(line, (part) =>
                onChange(lines.map((one, at) => (at === index ? { ...one, ...part } : one))),
              )}
            </div>
            <Button
              tone="quiet"
              className="mt-2"
              aria-label={`${wording.takeAway}: ${wording.line(title, index)}`}
              onClick={() => onChange(lines.filter((_, at) => at !== index))}
            >
              <Trash2 size={18} aria-hidden="true" /> {wording.takeAway}
            </Button>
          </li>
        ))}
      </ol>
      <Button tone="secondary" className="mt-3" onClick={() => onChange([...lines, empty])}>
        <Plus size={18} aria-hidden="true" /> {addLabel}
      </Button>
    </fieldset>
  );
}
