import type { NothingView } from "#web/features/spots/list/list-view.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SlackBuoyDrawing } from "#web/ui/drawings.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";

interface NothingFoundProps {
  readonly view: NothingView;
  readonly onClear: () => void;
  readonly onAdd: () => void;
}

const offers = { clear: spotsWording.clearFilters, add: spotsWording.addSpot } as const;

export function NothingFound({ view, onClear, onAdd }: NothingFoundProps) {
  return (
    <Card>
      <EmptyState
        drawing={<SlackBuoyDrawing />}
        title={view.title}
        action={
          view.offer === null ? undefined : (
            <Button tone="secondary" onClick={view.offer === "add" ? onAdd : onClear}>
              {offers[view.offer]}
            </Button>
          )
        }
      >
        {view.help}
      </EmptyState>
    </Card>
  );
}
