import type { Position } from "@striper/marine/geo";
import { Link } from "@tanstack/react-router";
import { Ban, CloudUpload } from "lucide-react";
import { Badge } from "#web/features/spots/badge.tsx";
import { FavoriteButton } from "#web/features/spots/favorite-button.tsx";
import { spotCardView } from "#web/features/spots/list/spot-card-view.ts";
import type { ListedSpot } from "#web/features/spots/listed-spot.ts";
import { Rating } from "#web/features/spots/rating.tsx";
import { SpotIcon } from "#web/features/spots/spot-icon.tsx";
import { spotsWording } from "#web/features/spots/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import { classes } from "#web/ui/classes.ts";

interface SpotCardProps {
  readonly spot: ListedSpot;
  readonly from: Position | null;
  readonly isFavorite: boolean;
  readonly isLit: boolean;
  readonly onPoint: (id: string | null) => void;
}

/** Keeps short facts such as "Boat Only" on one line. */
const unbroken = (fact: string): string =>
  fact.length > 24 ? fact : fact.replaceAll(" ", "\u00A0");

export function SpotCard({ spot, from, isFavorite, isLit, onPoint }: SpotCardProps) {
  const view = spotCardView(spot, from, useUnits());
  return (
    <article
      className={classes(
        "relative flex gap-3 rounded-card border bg-surface p-3 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus",
        isLit ? "border-primary bg-primary-tint" : "border-line",
      )}
    >
      {/* With large letters there is no room for the icon, and the text below names the type. */}
      <span className="max-[15rem]:hidden">
        <SpotIcon type={spot.type} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="pr-10 leading-6 font-semibold">
          <Link
            to="/fishing-spots/$id"
            params={{ id: spot.id }}
            state={{ fromSpots: true }}
            onPointerEnter={() => onPoint(spot.id)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(spot.id)}
            onBlur={() => onPoint(null)}
            className="outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {spot.name}
          </Link>
        </h2>
        <p className="pr-10 text-small text-ink-soft">{view.kind}</p>
        <p className="mt-1 line-clamp-2 text-small max-[15rem]:line-clamp-none">
          {view.facts.map(unbroken).join("\u00A0· ")}
        </p>
        <p className="data mt-1 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-small">
          {view.rating === null ? null : <Rating rating={view.rating} />}
          {view.distance === null ? null : (
            <span className="font-semibold">{spotsWording.away(view.distance)}</span>
          )}
          {view.isFederal ? (
            <Badge tone="danger" icon={Ban}>
              {spotsWording.federalBadge}
            </Badge>
          ) : null}
          {view.syncState === null ? null : (
            <Badge tone="plain" icon={CloudUpload}>
              {view.syncState}
            </Badge>
          )}
        </p>
      </div>
      <FavoriteButton
        spotId={spot.id}
        name={spot.name}
        isFavorite={isFavorite}
        className="absolute top-1 right-1"
      />
    </article>
  );
}
