import { List, Map as MapIcon } from "lucide-react";
import { spotsWording } from "#web/features/spots/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";

interface ViewToggleProps {
  readonly isMap: boolean;
  readonly onToggle: (view: "map" | undefined) => void;
}

/** Where there is no room for both: the map in place of the list, and back. */
export function ViewToggle({ isMap, onToggle }: ViewToggleProps) {
  const Mark = isMap ? List : MapIcon;
  return (
    <Button tone="secondary" onClick={() => onToggle(isMap ? undefined : "map")}>
      <Mark size={18} aria-hidden="true" />
      {isMap ? spotsWording.showList : spotsWording.showMap}
    </Button>
  );
}
