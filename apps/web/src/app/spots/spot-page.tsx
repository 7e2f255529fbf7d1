import {
  bitePlaceAt,
  bitePlaceOfSpot,
  seaZoneOf,
  type BitePlace,
} from "@striper/angling/bite-score";
import {
  marineZonesAt,
  spotById,
  stationsNear,
  stationsOfSpot,
  type StationsOfPlace,
} from "@striper/angling/spots";
import type { Position } from "@striper/marine/geo";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { ClockOfSpotPage } from "#web/app/spots/own-clocks.tsx";
import { PlaceBiteStrip } from "#web/features/bite-score/place-bite-strip.tsx";
import { alertsThere } from "#web/features/marine-forecast/alerts-view.ts";
import { spansOfZone } from "#web/features/marine-forecast/forecast-view.ts";
import { useForecastsOf } from "#web/features/marine-forecast/queries.ts";
import { PlaceRulesCard } from "#web/features/regulations/place-rules-card.tsx";
import { BackToSpots } from "#web/features/spots/detail/back-to-spots.tsx";
import { OwnSpotDetail } from "#web/features/spots/detail/own-spot-detail.tsx";
import { SpotDetail } from "#web/features/spots/detail/spot-detail.tsx";
import { SpotScreen } from "#web/features/spots/detail/spot-screen.tsx";
import { listedBuiltIn, listedOwn } from "#web/features/spots/listed-spot.ts";
import type { MySpots } from "#web/features/spots/my-spots.ts";
import { useMySpots } from "#web/features/spots/use-my-spots.ts";
import { HomeWaterButton } from "#web/features/spots/waters/home-water-button.tsx";
import { useSeenWater } from "#web/features/spots/waters/use-home-water.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { tripPlanWording } from "#web/features/trip-plans/wording.ts";
import { PlaceTideCard } from "#web/features/tides/place-tide-card.tsx";
import type { StoredWater } from "#web/platform/device-waters.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { SlackBuoyDrawing } from "#web/ui/drawings.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";
import { Loading } from "#web/ui/surfaces/loading.tsx";
import { useChartSource } from "#web/features/charts/chart-source.ts";
import { chartedFacts } from "#web/features/charts/place/charted-facts.ts";
import { useChartAround } from "#web/features/charts/place/use-chart-around.ts";
import { SmallChart } from "#web/features/charts/place/small-chart.tsx";
import {
  factWording as wording,
  smallChartWording as smallWording,
} from "#web/features/charts/place/wording.ts";
import { FactCard } from "#web/features/spots/detail/fact-card.tsx";
import { useUnits } from "#web/platform/units.ts";

export function SpotPage() {
  const { id } = useParams({ from: "/member/fishing-spots/$id" });
  const mine = useMySpots();
  const spot = spotById(id);
  if (spot === undefined) return <OwnSpot id={id} mine={mine} />;
  const [longitude, latitude] = spot.coordinates;
  const position = { latitude, longitude };
  return (
    <SpotScreen
      key={id}
      spot={listedBuiltIn(spot)}
      isFavorite={mine.favorites.has(id)}
      onRemoved={() => undefined}
    >
      <AsWater id={id} name={spot.name} own={null} />
      <SpotDetail
        spot={spot}
        pieces={{
          bite: <SpotBite place={bitePlaceOfSpot(spot)} />,
          water: (
            <>
              <Water stations={stationsOfSpot(spot)} position={position} />
              <ChartedCard position={position} />
              <ClockOfSpotPage id={id} />
            </>
          ),
          rules: <PlaceRulesCard position={position} label={spotsWording.rulesAtPlace} />,
        }}
      />
    </SpotScreen>
  );
}

function OwnSpot({ id, mine }: { readonly id: string; readonly mine: MySpots }) {
  const navigate = useNavigate();
  const spot = mine.ownSpots.find((own) => own.spot_id === id);
  if (spot === undefined) {
    return mine.isLoaded ? <UnknownSpot /> : <Loading sentence={spotsWording.lookingUp} />;
  }
  const { position, name } = spot;
  return (
    <SpotScreen
      key={id}
      spot={listedOwn(spot)}
      isFavorite={mine.favorites.has(id)}
      onRemoved={() => void navigate({ to: "/fishing-spots", replace: true })}
    >
      <AsWater id={id} name={name} own={{ name, position }} />
      <OwnSpotDetail
        spot={spot}
        pieces={{
          bite: <SpotBite place={{ ...bitePlaceAt(position), name }} />,
          water: (
            <>
              <Water stations={stationsNear(position)} position={position} />
              <ChartedCard position={position} />
              <ClockOfSpotPage id={id} />
            </>
          ),
          rules: <PlaceRulesCard position={position} label={spotsWording.rulesAtPlace} />,
        }}
      />
    </SpotScreen>
  );
}

interface AsWaterProps {
  readonly id: string;
  readonly name: string;
  readonly own: StoredWater["own"];
}

function AsWater({ id, name, own }: AsWaterProps) {
  useSeenWater(id, own);
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <HomeWaterButton id={id} name={name} />
      <Link to="/trip" className={buttonStyle("secondary", "regular", false)}>
        {tripPlanWording.plan}
      </Link>
    </div>
  );
}

function SpotBite({ place }: { readonly place: BitePlace }) {
  const now = useNow();
  const answers = useForecastsOf(marineZonesAt(place.position));
  return (
    <PlaceBiteStrip
      place={place}
      alerts={alertsThere(answers, now)}
      marine={spansOfZone(answers, seaZoneOf(place), now)}
    />
  );
}

interface WaterProps {
  readonly stations: StationsOfPlace;
  readonly position: Position;
}

function Water({ stations: { tide, current }, position }: WaterProps) {
  if (tide === null) {
    return (
      <Card>
        <p>{spotsWording.noTideStation}</p>
      </Card>
    );
  }
  return <PlaceTideCard tide={tide} current={current} position={position} />;
}

function UnknownSpot() {
  return (
    <EmptyState
      wholePage
      drawing={<SlackBuoyDrawing />}
      title={spotsWording.unknownTitle}
      action={<BackToSpots />}
    >
      {spotsWording.unknownHelp}
    </EmptyState>
  );
}

export function ChartedCard({ position }: { readonly position: Position }) {
  const units = useUnits();
  const around = useChartAround(useChartSource(), position);
  const now = useNow();
  const charted = around.kind === "open" ? chartedFacts(around.chart, position, now, units) : null;
  if (around.kind === "loading") return null;
  if (charted === null) {
    return (
      <Card>
        <CardHeader title={wording.title} />
        <p>{around.kind === "missing" ? smallWording.missing : smallWording.uncharted}</p>
      </Card>
    );
  }
  const facts = charted.facts.map(({ label, value }) => ({ label, values: [value] }));
  return (
    <FactCard title={wording.title} facts={facts}>
      <SmallChart position={position} />
      <p className="mt-3 text-small text-ink-soft">{charted.source}</p>
    </FactCard>
  );
}
