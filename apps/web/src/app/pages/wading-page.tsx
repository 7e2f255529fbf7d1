import { useNavigate, useSearch } from "@tanstack/react-router";
import { surgeNow } from "#web/app/map/chart/place-card.tsx";
import { useChartSource } from "#web/features/charts/chart-source.ts";
import { crossingOf } from "@striper/angling/spots";
import { WadingScreen } from "#web/features/charts/wading/wading-screen.tsx";
import { useObservedTide } from "#web/features/tides/queries.ts";

export function WadingPage() {
  const { place } = useSearch({ from: "/member/wading" });
  const navigate = useNavigate({ from: "/wading" });
  const source = useChartSource();
  const { data } = useObservedTide();
  const crossing = crossingOf(place);
  return (
    <WadingScreen
      key={crossing.id}
      source={source}
      place={crossing}
      surge={(now) => surgeNow(data?.observed_level, now)}
      onPlace={(id) => void navigate({ search: { place: id }, replace: true, resetScroll: false })}
    />
  );
}
