export function onWindow<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  if (typeof window !== "undefined") window.addEventListener(type, listener);
}

export function onDocument<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  if (typeof document !== "undefined") document.addEventListener(type, listener);
}
