import { useSelector } from "@tanstack/react-store";
import { useEffect, useRef, useState } from "react";
import {
  watchVessels,
  type SeenBox,
  type Watching,
} from "#web/features/vessels/stream/vessel-stream.ts";
import { stillFits, widened } from "#web/features/vessels/stream/widened.ts";

/** The vessels of what is seen, as long as somebody looks: a hidden page does not listen. */
export function useVessels(seen: SeenBox | null): Watching {
  const [watch] = useState(watchVessels);
  const watched = useRef<SeenBox | null>(null);

  useEffect(() => {
    if (seen === null || document.hidden) return;
    if (watched.current !== null && stillFits(watched.current, seen)) return;
    watched.current = widened(seen);
    watch.look(watched.current);
  }, [watch, seen]);

  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) watch.stop();
      else if (watched.current !== null) watch.look(watched.current);
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      watched.current = null;
      watch.stop();
    };
  }, [watch]);

  return useSelector(watch.store);
}
