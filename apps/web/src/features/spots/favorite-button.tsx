import { useChangeSpots } from "#web/features/spots/use-my-spots.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { StarButton } from "#web/ui/actions/star-button.tsx";

interface FavoriteButtonProps {
  readonly spotId: string;
  readonly name: string;
  readonly isFavorite: boolean;
  readonly framed?: boolean;
  readonly className?: string;
}

export function FavoriteButton({ spotId, name, isFavorite, ...rest }: FavoriteButtonProps) {
  const change = useChangeSpots();
  return (
    <StarButton
      label={isFavorite ? spotsWording.removeFavorite(name) : spotsWording.addFavorite(name)}
      isFavorite={isFavorite}
      onClick={() => void change({ kind: "favorite", subjectId: spotId, isFavorite: !isFavorite })}
      {...rest}
    />
  );
}
