import { type FishingMode, dateInWords } from "@striper/angling/regulations";
import type { Position } from "@striper/marine/geo";
import { useState } from "react";
import { NoticeList } from "#web/features/regulations/pieces/notice-list.tsx";
import { OpenStatusPill } from "#web/features/regulations/pieces/open-status-pill.tsx";
import { useToday } from "#web/features/regulations/pieces/use-today.ts";
import { VerifiedChip } from "#web/features/regulations/pieces/verified-chip.tsx";
import { oldestVerification } from "#web/features/regulations/pieces/verified-view.ts";
import { type PlaceView, placeView } from "#web/features/regulations/place/place-view.ts";
import {
  laterRules,
  rulesAtPlace,
  type RuleRow,
  type RulesAtPlace,
} from "#web/features/regulations/place/rules-at-place.ts";
import { placeWording as wording } from "#web/features/regulations/place/wording.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

export interface RulesOfTrip {
  readonly dates: readonly [string, ...string[]];
  readonly mode: FishingMode;
}

interface PlaceRulesProps {
  readonly position: Position;
  readonly accuracyM: number;
  readonly trip?: RulesOfTrip | undefined;
}

export function PlaceRules({ position, accuracyM, trip }: PlaceRulesProps) {
  const view = placeView(position, accuracyM);
  return (
    <div className="@container">
      <p className="text-heading leading-8 font-bold max-[15rem]:text-title">{view.headline}</p>
      <p className="data mt-1 text-small text-ink-soft">
        {view.line} {wording.notForNavigation}
      </p>
      {view.doubt === null ? null : (
        <div className="mt-3">
          <Banner tone="warning">{view.doubt}</Banner>
        </div>
      )}
      {view.place === null ? null : <RulesOfDay place={view.place} trip={trip} />}
    </div>
  );
}

const modes = ["shore", "private", "for-hire"] as const satisfies readonly FishingMode[];

interface RulesOfDayProps extends Pick<PlaceRulesProps, "trip"> {
  readonly place: NonNullable<PlaceView["place"]>;
}

function RulesOfDay({ place, trip }: RulesOfDayProps) {
  const today = useToday();
  const [date, ...later] = trip?.dates ?? [today];
  const table = useRuleTable();
  const [mode, setMode] = useState<FishingMode>(trip?.mode ?? "private");
  const [showsAll, setShowsAll] = useState(false);
  const rulesOn = (day: string) => rulesAtPlace(place, day, mode, table);
  const rules = rulesOn(date);
  const title = date === today ? wording.rulesToday : wording.rulesOn;
  const rows = showsAll ? [...rules.common, ...rules.others] : rules.common;
  return (
    <div className="mt-4">
      {rules.stripersForbidden === null ? null : (
        <div className="mb-4">
          <Banner tone="danger">
            <span className="font-semibold">
              {wording.stripersForbidden[rules.stripersForbidden]}
            </span>
          </Banner>
        </div>
      )}
      <div className="max-w-md">
        <SegmentedControl
          legend={wording.mode}
          segments={modes.map((value) => ({ value, label: wording.modes[value] }))}
          value={mode}
          onChange={setMode}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{title(dateInWords(date))}</h3>
        <span className="flex flex-wrap items-center gap-2 text-caption text-ink-soft">
          {wording.oldest}
          <VerifiedChip verifiedOn={oldestVerification(rows)} today={today} />
        </span>
      </div>
      {rows.length === 0 ? <p className="py-3 text-ink-soft">{wording.noRules}</p> : null}
      <RuleRows rows={rows} label={title(dateInWords(date))} />
      {rules.others.length === 0 ? null : (
        <TextButton onClick={() => setShowsAll(!showsAll)} aria-expanded={showsAll}>
          {showsAll ? wording.fewer : wording.more}
        </TextButton>
      )}
      {rules.notices.length === 0 ? null : (
        <>
          <h3 className="mt-3 mb-2 font-semibold">{wording.notices}</h3>
          <NoticeList notices={rules.notices} today={today} />
        </>
      )}
      {later.map((day, index) => (
        <RulesOfLaterDay
          key={day}
          day={day}
          before={index === 0 ? rules : rulesOn(later[index - 1] ?? date)}
          after={rulesOn(day)}
          today={today}
        />
      ))}
    </div>
  );
}

interface RulesOfLaterDayProps {
  readonly day: string;
  readonly before: RulesAtPlace;
  readonly after: RulesAtPlace;
  readonly today: string;
}

function RulesOfLaterDay({ day, before, after, today }: RulesOfLaterDayProps) {
  const { rows, notices } = laterRules(before, after);
  const date = dateInWords(day);
  if (rows.length + notices.length === 0)
    return <p className="mt-3 font-semibold">{wording.sameOn(date)}</p>;
  return (
    <section className="mt-4">
      <h3 className="mb-2 font-semibold">{wording.otherOn(date)}</h3>
      <RuleRows rows={rows} label={wording.otherOn(date)} />
      <NoticeList notices={notices} today={today} />
    </section>
  );
}

function RuleRows({ rows, label }: { readonly rows: readonly RuleRow[]; readonly label: string }) {
  return (
    <ul aria-label={label} className="@3xl:grid @3xl:grid-cols-2 @3xl:gap-x-8">
      {rows.map(({ species, name, openStatus, lines }) => (
        <li
          key={species}
          className="border-b border-line py-2.5 last:border-b-0 @3xl:nth-last-2:odd:border-b-0"
        >
          <div className="flex flex-wrap items-start justify-between gap-x-3">
            <span className="font-semibold">{name}</span>
            <OpenStatusPill view={openStatus} />
          </div>
          {[openStatus.next, ...lines]
            .filter((line) => line !== null)
            .map((line) => (
              <p key={line} className="data text-small text-ink-soft first-letter:uppercase">
                {nonBreaking(line)}
              </p>
            ))}
        </li>
      ))}
    </ul>
  );
}
