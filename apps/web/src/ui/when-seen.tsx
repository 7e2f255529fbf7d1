import { useEffect, useRef, useState, type ReactNode } from "react";

/** Begins this much before the place comes into view. */
const ahead = "600px";

interface WhenSeenProps {
  /** Keeps the room until then, and while its part of the program loads. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** What lies far down a page: neither loaded nor drawn until somebody comes near. */
export function WhenSeen({ fallback, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !("IntersectionObserver" in globalThis));
  useEffect(() => {
    const { current } = place;
    if (current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: ahead },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? children : fallback}</div>;
}
