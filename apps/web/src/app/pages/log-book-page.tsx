import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ClocksOfLog } from "#web/app/spots/own-clocks.tsx";
import type { BookTab } from "#web/app/navigation/page-search.ts";
import { useStepBack } from "#web/app/navigation/use-step-back.ts";
import { useSharedPhotos } from "#web/features/catches/logging/form/use-shared-photos.ts";
import { catchBeginning } from "#web/features/catches/logging/form/catch-beginning.ts";
import { AfterLogLoads } from "#web/features/catches/book/after-log-loads.tsx";
import { DashboardTab } from "#web/features/catches/book/dashboard-tab.tsx";
import { LogBookScreen } from "#web/features/catches/book/log-book-screen.tsx";
import { AnalyticsTab } from "#web/features/catches/book/analytics-tab.tsx";
import { RecordsTab } from "#web/features/catches/book/records-tab.tsx";
import { bookWording as wording } from "#web/features/catches/book/wording.ts";
import { lazyPart } from "#web/platform/load-part.ts";
import { Tabs } from "#web/ui/surfaces/tabs.tsx";

const DayOfMember = lazyPart(async () => (await import("#web/app/day-of-member.tsx")).DayOfMember);

const withDay = (form: ReactNode) => <DayOfMember>{form}</DayOfMember>;

export function LogBookPage() {
  const search = useSearch({ from: "/member/catch-logger" });
  const navigate = useNavigate({ from: "/catch-logger" });
  const stepBack = useStepBack();

  const { photo, isTaking, follows } = useSharedPhotos(
    search.shared !== undefined,
    () => void navigate({ search: ({ shared: _taken, ...rest }) => rest, replace: true }),
  );
  const begun = search.log === undefined || isTaking ? null : { ...catchBeginning(search), photo };

  const open = (id: string) => void navigate({ search: (old) => ({ ...old, catch: id }) });
  function close() {
    stepBack(() => void navigate({ search: ({ catch: _closed, ...rest }) => rest, replace: true }));
  }
  function choose(tab: BookTab) {
    void navigate({ search: tab === "dashboard" ? {} : { tab }, replace: true });
  }

  return (
    <LogBookScreen
      openId={search.catch ?? null}
      onClose={close}
      begun={begun}
      around={withDay}
      onBegunClosed={(isSaved) => {
        const hasNext = follows(isSaved);
        if (!hasNext) void navigate({ search: {}, replace: true });
        return hasNext;
      }}
    >
      <Tabs<BookTab>
        label={wording.tabsLabel}
        value={search.tab ?? "dashboard"}
        onChange={choose}
        tabs={[
          {
            value: "dashboard",
            label: wording.tabs.dashboard,
            content: <DashboardTab onOpen={open} />,
          },
          {
            value: "analytics",
            label: wording.tabs.analytics,
            content: (
              <AfterLogLoads className="h-96">
                <AnalyticsTab onOpen={open} clocks={<ClocksOfLog />} />
              </AfterLogLoads>
            ),
          },
          {
            value: "records",
            label: wording.tabs.records,
            content: (
              <AfterLogLoads className="h-96">
                <RecordsTab onOpen={open} />
              </AfterLogLoads>
            ),
          },
        ]}
      />
    </LogBookScreen>
  );
}
