import { Star } from "lucide-react";
import { useChangeSpots } from "#web/features/spots/use-my-spots.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classes } from "#web/ui/classes.ts";

interface FavoriteButtonProps {
  readonly spotId: string;
  readonly name: string;
  readonly isFavorite: boolean;
  readonly framed?: boolean;
  readonly className?: string;
}

/** A filled star marks a favorite; saved on the device at once, sent to the account when possible. */
export function FavoriteButton({ spotId, name, isFavorite, ...rest }: FavoriteButtonProps) {
  const change = useChangeSpots();
  return (
    <IconButton
      label={isFavorite ? spotsWording.removeFavorite(name) : spotsWording.addFavorite(name)}
      aria-pressed={isFavorite}
      icon={
        <Star
          size={22}
          aria-hidden="true"
          className={classes(isFavorite ? "fill-current text-first-light-ink" : "text-ink-soft")}
        />
      }
      onClick={() => void change({ kind: "favorite", subjectId: spotId, isFavorite: !isFavorite })}
      {...rest}
    />
  );
}
