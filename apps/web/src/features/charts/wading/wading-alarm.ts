import type { Instant } from "@striper/marine/time";
import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { useEffect } from "react";
import { raiseAlarm } from "#web/platform/device-alarm.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";
import { wadingWording as wording } from "./wording.ts";

export interface WadingAlarm {
  readonly at: Instant;
  readonly name: string;
}

const key = "wading_alarm";

/** Parses text such as "1781000000000 Thompson spit"; returns null for anything else. */
export function parseAlarm(stored: string | null): WadingAlarm | null {
  const found = /^(\d{12,14}) (.{1,80})$/.exec(stored ?? "");
  return found === null ? null : { at: Number(found[1]), name: found[2] ?? "" };
}

const alarm = new Store(parseAlarm(readStored(key)));

/** Stored on the device, so that the alarm survives closing the app. */
export function setWadingAlarm(next: WadingAlarm | null): void {
  writeStored(key, next === null ? "" : `${next.at} ${next.name}`);
  alarm.setState(() => next);
}

export const useWadingAlarm = (): WadingAlarm | null => useSelector(alarm);

/** An older alarm is dropped without ringing, ms. */
const ringsFor = 60 * 60_000;
const beeps = 6;

/** Plays a sound, which a browser may refuse until the page was touched. */
function sound(): void {
  const context = new AudioContext();
  for (let beep = 0; beep < beeps; beep += 1) {
    const tone = context.createOscillator();
    tone.type = "square";
    tone.frequency.value = 880;
    tone.connect(context.destination);
    tone.start(context.currentTime + beep * 0.5);
    tone.stop(context.currentTime + beep * 0.5 + 0.3);
  }
  setTimeout(() => void context.close(), beeps * 500);
}

function ring({ name }: WadingAlarm): void {
  const text = wording.rings(name);
  showToast(text, "danger");
  raiseAlarm({ title: wording.title, text, tag: "wading-alarm", page: "/wading" });
  if ("AudioContext" in globalThis) sound();
}

/** Rings by the device's clock on any page and needs no network. */
export function useRingWadingAlarm(): void {
  const set = useWadingAlarm();
  useEffect(() => {
    if (set === null) return undefined;
    const timer = setTimeout(
      () => {
        if (Date.now() - set.at < ringsFor) ring(set);
        setWadingAlarm(null);
      },
      Math.max(0, set.at - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [set]);
}
