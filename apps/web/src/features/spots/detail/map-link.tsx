import { Link } from "@tanstack/react-router";
import { Map as MapIcon } from "lucide-react";
import { spotsWording } from "#web/features/spots/wording.ts";

export function MapLink({ id }: { readonly id: string }) {
  return (
    <Link
      to="/map"
      search={{ spot: id }}
      className="mt-2 inline-flex min-h-12 items-center gap-2 font-semibold text-primary underline underline-offset-4"
    >
      <MapIcon size={18} aria-hidden="true" />
      {spotsWording.showOnMap}
    </Link>
  );
}
