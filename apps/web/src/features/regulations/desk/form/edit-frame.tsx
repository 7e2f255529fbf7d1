import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

interface EditFrameProps {
  readonly heading: string;
  readonly problems: readonly string[];
  readonly attributes: ComponentProps<"form">;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

export function EditFrame({ heading, problems, attributes, onCancel, children }: EditFrameProps) {
  const headed = useRef<HTMLHeadingElement>(null);
  useEffect(() => headed.current?.focus(), []);

  return (
    <form {...attributes} className="flex flex-col gap-4">
      <h2 ref={headed} tabIndex={-1} className="text-title font-semibold outline-none">
        {heading}
      </h2>
      {children}
      {problems.length === 0 ? null : (
        <Banner tone="danger" urgent>
          <p className="font-semibold">{wording.fixFirst}</p>
          <ul className="list-disc pl-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large">
          {wording.save}
        </Button>
        <Button tone="secondary" size="large" onClick={onCancel}>
          {wording.cancel}
        </Button>
      </div>
    </form>
  );
}
