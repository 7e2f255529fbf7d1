import { Pause, Play } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import {
  lastOffset,
  nextOffset,
  offsetStep,
  stepsPerSecond,
  timeText,
} from "#web/app/map/time-slider-view.ts";
import { mapPageWording as wording } from "#web/app/map/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

interface TimeSliderProps {
  readonly now: number;
  /** Minutes ahead of now. */
  readonly offset: number;
  readonly onChange: (offset: number) => void;
}

/** Runs the tide and the currents of the map through the next 24 hours. */
export function TimeSlider({ now, offset, onChange }: TimeSliderProps) {
  const id = useId();
  const [isPlaying, setPlaying] = useState(false);
  const step = useEffectEvent(() => onChange(nextOffset(offset)));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(step, 1000 / stepsPerSecond);
    return () => clearInterval(timer);
  }, [isPlaying]);

  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-surface px-3 py-2">
      <IconButton
        label={isPlaying ? wording.pause : wording.play}
        icon={
          isPlaying ? <Pause size={22} aria-hidden="true" /> : <Play size={22} aria-hidden="true" />
        }
        onClick={() => setPlaying(!isPlaying)}
      />
      <div className="min-w-40 flex-1">
        <label htmlFor={id} className="data block text-small font-semibold">
          <span className="sr-only">{wording.time}: </span>
          {timeText(now, offset)}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={lastOffset}
          step={offsetStep}
          value={offset}
          aria-valuetext={timeText(now, offset)}
          className="-my-2 block h-12 w-full"
          onChange={(event) => {
            setPlaying(false);
            onChange(Number(event.target.value));
          }}
        />
      </div>
      <Button
        tone="secondary"
        disabled={offset === 0}
        onClick={() => {
          setPlaying(false);
          onChange(0);
        }}
      >
        {wording.now}
      </Button>
    </div>
  );
}
