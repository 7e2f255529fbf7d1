import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

export function CloseButton({
  label = "Close",
  ...rest
}: Partial<Omit<ComponentProps<typeof IconButton>, "icon">>) {
  return <IconButton label={label} icon={<X size={22} aria-hidden="true" />} {...rest} />;
}
