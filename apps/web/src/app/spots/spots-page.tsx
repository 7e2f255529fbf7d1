import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { SpotsScreen } from "#web/features/spots/list/spots-screen.tsx";
import { SpotsMap } from "#web/app/spots/spots-map.tsx";
import { useStepBack } from "#web/app/navigation/use-step-back.ts";
import { positionText } from "#web/features/spots/own/position-text.ts";
import { spotsSearch, type SpotsSearch } from "#web/features/spots/list/spots-search.ts";
import { lazyPart } from "#web/platform/load-part.ts";

const OwnSpotDialog = lazyPart(
  async () => (await import("#web/features/spots/own/own-spot-dialog.tsx")).OwnSpotDialog,
);

const withoutAdd = (search: SpotsSearch): SpotsSearch => spotsSearch({ ...search, add: undefined });

export function SpotsPage() {
  const search = useSearch({ from: "/member/fishing-spots" });
  const router = useRouter();
  const stepBack = useStepBack();
  const navigate = useNavigate({ from: "/fishing-spots" });
  const add = (where: string) =>
    void navigate({ search: (now) => ({ ...now, add: where }), resetScroll: false });
  return (
    <SpotsScreen
      search={search}
      onChange={(change) => {
        // A spot was tapped before the address caught up with the search field.
        if (router.latestLocation.pathname !== "/fishing-spots") return;
        void navigate({
          search: (now) => spotsSearch({ ...now, ...change }),
          replace: true,
          resetScroll: false,
        });
      }}
      onAdd={() => add("")}
      renderMap={(list) => (
        <SpotsMap list={list} onAddAt={(position) => add(positionText(position))} />
      )}
    >
      {search.add === undefined ? null : (
        <Suspense fallback={null}>
          <OwnSpotDialog
            spot={null}
            where={search.add}
            onClose={() => {
              stepBack(
                () => void navigate({ search: withoutAdd, replace: true, resetScroll: false }),
              );
            }}
            onSaved={(id) =>
              void navigate({
                to: "/fishing-spots/$id",
                params: { id },
                replace: true,
                // A given position may come from the map, to which only the browser's Back returns.
                state: { fromSpots: search.add === "" },
              })
            }
          />
        </Suspense>
      )}
    </SpotsScreen>
  );
}
