import { useRef, type ComponentProps } from "react";
import { Button } from "#web/ui/actions/button.tsx";

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "type"> {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

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
          // Clear the value so that choosing the same file again fires a change event.
          event.target.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
