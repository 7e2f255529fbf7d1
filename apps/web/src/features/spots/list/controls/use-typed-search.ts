import { useEffect, useEffectEvent, useState } from "react";

/** A pause in typing after which the address follows, ms: browsers limit how often it may change. */
const pause = 300;

/** What is being typed, at once; the address follows in pauses, and leads when one goes back. */
export function useTypedSearch(inAddress: string, onSettled: (text: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  /** What the address holds or is about to hold. */
  const [told, setTold] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== told) {
      setTyped(inAddress);
      setTold(inAddress);
    }
  }
  const settle = useEffectEvent((text: string) => {
    if (text === told) return;
    setTold(text);
    onSettled(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
