import type { Reading } from "#web/features/tides/chart/chart-words.ts";
import { chartWording as wording } from "#web/features/tides/chart/wording.ts";

interface ReadingLineProps {
  readonly reading: Reading;
  readonly isNow: boolean;
}

/** Hidden from screen readers, because the slider announces the reading. */
export function ReadingLine({ reading, isNow }: ReadingLineProps) {
  return (
    <p className="data flex min-h-6 flex-wrap gap-x-3 text-small" aria-hidden="true">
      <span className="font-semibold">
        {isNow ? `${wording.now}, ${reading.time}` : reading.time}
      </span>
      <span>{reading.height}</span>
      <span>{reading.current}</span>
    </p>
  );
}
