import { useRef, type ComponentProps } from "react";
import { Button } from "#web/ui/actions/button.tsx";

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "type"> {
  /** Names the browser's own control, which stays out of sight. */
  readonly label: string;
  /** Kinds the device offers, as the browser's own control takes them. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** The browser's own picker behind a button of ours: camera, gallery or files, as the device offers. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        disabled={button.disabled}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was dropped.
          event.target.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
