import { Star } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

interface StarButtonProps extends Omit<ComponentProps<typeof IconButton>, "icon"> {
  readonly isFavorite: boolean;
}

export const StarButton = ({ isFavorite, ...rest }: StarButtonProps) => (
  <IconButton
    aria-pressed={isFavorite}
    icon={
      <Star
        size={22}
        aria-hidden="true"
        className={isFavorite ? "fill-current text-first-light-ink" : "text-ink-soft"}
      />
    }
    {...rest}
  />
);
