import { useId, useState } from "react";
import { TideList } from "#web/features/tides/tide-list.tsx";
import type { NextTide } from "#web/features/tides/tide-now-view.ts";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";

const few = 4;
const many = 8;

/** The tides to come: four of them, or eight. */
export function NextTides({ tides }: { readonly tides: readonly NextTide[] }) {
  const [isLong, setLong] = useState(false);
  const list = useId();
  return (
    <section aria-label={wording.nextTides}>
      <div className="flex items-center justify-between">
        <h3 className="font-semibold">{wording.nextTides}</h3>
        {tides.length > few ? (
          <TextButton
            aria-expanded={isLong}
            aria-controls={list}
            className="min-w-12 justify-end text-small"
            onClick={() => setLong(!isLong)}
          >
            {isLong ? wording.less : wording.more}
          </TextButton>
        ) : null}
      </div>
      <TideList id={list} tides={tides.slice(0, isLong ? many : few)} />
    </section>
  );
}
