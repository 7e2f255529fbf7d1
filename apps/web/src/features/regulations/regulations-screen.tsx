import { Scale } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { AllTab } from "#web/features/regulations/cards/all-tab.tsx";
import { StripersTab } from "#web/features/regulations/cards/stripers-tab.tsx";
import { changesWording } from "#web/features/regulations/changes/wording.ts";
import { ChangesSinceLastVisit } from "#web/features/regulations/changes/changes-since-last-visit.tsx";
import { VersionHistory } from "#web/features/regulations/changes/version-history.tsx";
import { KeepScreen } from "#web/features/regulations/keep/keep-screen.tsx";
import type { JudgedFish } from "#web/features/regulations/keep/log-actions.tsx";
import { closuresInForce } from "#web/features/regulations/pieces/notice-view.ts";
import { useToday } from "#web/features/regulations/pieces/use-today.ts";
import { placeView } from "#web/features/regulations/place/place-view.ts";
import { placeWording } from "#web/features/regulations/place/wording.ts";
import { usableFix } from "#web/features/regulations/place/usable-fix.ts";
import type { WhereFormProps } from "#web/features/regulations/place/where-form.tsx";
import type {
  RegulationsAddress,
  RegulationsTab,
} from "#web/features/regulations/regulations-address.ts";
import { ResultsTab } from "#web/features/regulations/search/results-tab.tsx";
import { SearchBox } from "#web/features/regulations/search/search-box.tsx";
import { TableStatus } from "#web/features/regulations/table-status.tsx";
import { regulationsWording as wording } from "#web/features/regulations/wording.ts";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { lazyPart } from "#web/platform/load-part.ts";
import { useIsMobile } from "#web/platform/use-is-mobile.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { CollapsibleCard } from "#web/ui/surfaces/collapsible-card.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";
import { Tabs } from "#web/ui/surfaces/tabs.tsx";

const WhereForm = lazyPart(
  async () => (await import("#web/features/regulations/place/where-form.tsx")).WhereForm,
);

interface RegulationsScreenProps {
  readonly address: RegulationsAddress;
  readonly onAddress: (address: RegulationsAddress) => void;
  readonly onBack: () => void;
  readonly onLog: (fish: JudgedFish) => void;
  readonly aside?: ReactNode;
}

export function RegulationsScreen({
  address,
  onAddress,
  onBack,
  onLog,
  aside,
}: RegulationsScreenProps) {
  if (address.view === "keep-or-release") {
    return <KeepScreen asked={address} onBack={onBack} onLog={onLog} />;
  }
  if (address.view === "changes") return <ChangesScreen onBack={onBack} />;
  return (
    <Screen title={wording.title} lead={wording.lead} aside={aside}>
      <div className="flex flex-col gap-4">
        <OtherYear />
        <ChangesSinceLastVisit />
        <ClosuresToday />
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
          <div className="flex flex-col gap-4 lg:order-2">
            <Button size="large" wide onClick={() => onAddress({ view: "keep-or-release" })}>
              <Scale size={22} aria-hidden="true" /> {wording.keep}
            </Button>
            <WhereCard spotId={address.spot} onSpot={(spot) => onAddress({ ...address, spot })} />
          </div>
          <div className="min-w-0">
            <RuleTabs address={address} onAddress={onAddress} />
            <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
              <TableStatus
                loading={address.tab === "results" ? "search" : (address.tab ?? "all")}
              />
              <TextButton onClick={() => onAddress({ view: "changes" })}>
                {wording.history}
              </TextButton>
            </div>
          </div>
        </div>
      </div>
    </Screen>
  );
}

function ClosuresToday() {
  const closures = closuresInForce(useRuleTable(), useToday());
  if (closures.length === 0) return null;
  return (
    <Banner tone="danger">
      <span className="font-semibold">
        {wording.closure(closures.map(({ title }) => title).join("; "))}
      </span>{" "}
      {wording.closureHint}
    </Banner>
  );
}

type RuleTabsProps = Pick<RegulationsScreenProps, "address" | "onAddress">;

function RuleTabs({ address, onAddress }: RuleTabsProps) {
  const { q, spot } = address;
  const go = (tab: RegulationsTab) => onAddress({ spot, q, tab });
  const results =
    q === undefined
      ? []
      : [
          {
            value: "results" as const,
            label: wording.tabs.results,
            content: <ResultsTab key={q} text={q} />,
          },
        ];
  return (
    <>
      <SearchBox
        key={q ?? ""}
        searched={q ?? ""}
        onSearch={(text) => onAddress({ spot, q: text, tab: "results" })}
      />
      <div className="mt-4">
        <Tabs<RegulationsTab>
          label={wording.tabsLabel}
          value={address.tab ?? "all"}
          onChange={go}
          tabs={[
            { value: "all", label: wording.tabs.all, content: <AllTab /> },
            { value: "stripers", label: wording.tabs.stripers, content: <StripersTab /> },
            ...results,
          ]}
        />
      </div>
    </>
  );
}

function OtherYear() {
  const year = useToday().slice(0, 4);
  const held = Math.max(...useRuleTable().records.map(({ ruleYear }) => ruleYear));
  if (year === String(held)) return null;
  return <Banner tone="warning">{wording.otherYear(held, year)}</Banner>;
}

function ChangesScreen({ onBack }: { readonly onBack: () => void }) {
  return (
    <Screen
      title={changesWording.title}
      lead={changesWording.lead}
      back={{ label: changesWording.back, onBack }}
    >
      <VersionHistory />
    </Screen>
  );
}

function WhereCard({ spotId, onSpot }: Pick<WhereFormProps, "spotId" | "onSpot">) {
  const device = useDevicePosition();
  const now = useNow();
  const isMobile = useIsMobile();
  const fix = usableFix(device, now);
  return (
    <CollapsibleCard
      title={placeWording.title}
      initiallyOpen={!isMobile || spotId !== undefined}
      summary={
        <span className="text-small text-ink-soft">
          {fix === null ? placeWording.lead : placeView(fix.position, fix.accuracyM).headline}
        </span>
      }
    >
      {/* Placeholder as high as the form. */}
      <Suspense fallback={<div className="min-h-48" />}>
        <WhereForm spotId={spotId} onSpot={onSpot} fix={fix} now={now} />
      </Suspense>
    </CollapsibleCard>
  );
}
