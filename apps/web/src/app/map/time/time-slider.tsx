import { Pause, Play } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { type MapTime, useMoment } from "#web/app/map/time/map-time.ts";
import {
  dayChoices,
  lastOffset,
  nextOffset,
  offsetOf,
  offsetStep,
  shownOf,
  stepsPerSecond,
  timeText,
} from "#web/app/map/time/time-slider-view.ts";
import { mapPageWording as wording } from "#web/app/map/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

interface TimeSliderProps {
  readonly time: MapTime;
}

export function TimeSlider({ time }: TimeSliderProps) {
  const id = useId();
  const { now, offset } = useMoment(time);
  const onChange = time.setOffset;
  const { day, minutes } = shownOf(offset);
  const [isPlaying, setPlaying] = useState(false);
  const step = useEffectEvent(() => onChange(nextOffset(offset)));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(step, 1000 / stepsPerSecond);
    return () => clearInterval(timer);
  }, [isPlaying]);

  // On a phone both buttons share one place and width, so that the slider does not move under the
  // finger that drags it.
  return (
    <div className="flex items-center gap-x-2 max-[15rem]:flex-wrap rounded-card border border-line bg-surface px-3 py-2">
      <IconButton
        label={isPlaying ? wording.pause : wording.play}
        className={classes("max-sm:w-14", offset !== 0 && !isPlaying && "max-sm:hidden")}
        icon={
          isPlaying ? <Pause size={22} aria-hidden="true" /> : <Play size={22} aria-hidden="true" />
        }
        onClick={() => setPlaying(!isPlaying)}
      />
      <div className="min-w-0 flex-1 max-[15rem]:order-last max-[15rem]:basis-full">
        <label
          htmlFor={id}
          className="data block text-small font-semibold max-sm:min-h-[2lh] max-sm:content-end"
        >
          <span className="sr-only">{wording.time}: </span>
          {timeText(now, offset)}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={lastOffset}
          step={offsetStep}
          value={minutes}
          aria-valuetext={timeText(now, offset)}
          className="-my-2 block h-12 w-full"
          onChange={(event) => {
            setPlaying(false);
            onChange(offsetOf({ day, minutes: Number(event.target.value) }));
          }}
        />
      </div>
      <select
        aria-label={wording.day}
        value={day}
        className="min-h-12 w-24 max-w-1/2 rounded-control border border-line-strong bg-surface px-2 text-small font-semibold"
        onChange={(event) => {
          setPlaying(false);
          onChange(offsetOf({ day: Number(event.target.value), minutes }));
        }}
      >
        {dayChoices(now, minutes).map((choice) => (
          <option key={choice.day} value={choice.day}>
            {choice.label}
          </option>
        ))}
      </select>
      <Button
        tone="secondary"
        className={classes(
          "max-sm:order-first max-sm:w-14 max-sm:shrink-0 max-sm:px-0!",
          (offset === 0 || isPlaying) && "max-sm:hidden",
        )}
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
