import {
  type RegulationEntry,
  type RegulationRecord,
  dateInWords,
  effectiveRecord,
  noticesOn,
} from "@striper/angling/regulations";
import {
  type Row,
  detailRows,
  limitRows,
  todayRows,
  yearText,
} from "#web/features/regulations/cards/entry-rows.ts";
import { cardWording as wording } from "#web/features/regulations/cards/wording.ts";
import { SeasonStrip } from "#web/features/regulations/drawings/season-strip.tsx";
import { SizeRuler } from "#web/features/regulations/drawings/size-ruler.tsx";
import { SourceLine } from "#web/features/regulations/pieces/source-line.tsx";
import { OpenStatusPill } from "#web/features/regulations/pieces/open-status-pill.tsx";
import { openStatusOf } from "#web/features/regulations/pieces/open-status-view.ts";
import { regulationsWording } from "#web/features/regulations/wording.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

interface EntryDetailsProps {
  readonly entry: RegulationEntry;
  readonly today: string;
}

export function EntryDetails({ entry, today }: EntryDetailsProps) {
  const table = useRuleTable();
  const held = table.records.find(({ id }) => id === entry.id);
  const record = held === undefined ? null : effectiveRecord(table, held);
  const areas = noticesOn(today, table).filter(
    ({ jurisdictions, species }) =>
      jurisdictions.includes(entry.jurisdiction) && species?.includes(entry.species_id) === true,
  );
  return (
    <div>
      <Today entry={entry} today={today} />
      {entry.confidence === "low" ? (
        <div className="my-3">
          <Banner tone="warning">{wording.unconfirmed}</Banner>
        </div>
      ) : null}
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {limitRows(entry).map((row) => (
          <Fact key={row.term} row={row} />
        ))}
      </dl>
      {record === null ? null : <Drawings record={record} today={today} />}
      <dl className="mt-3 flex flex-col gap-2">
        {[
          ...detailRows(entry),
          ...areas.map(({ title, text }) => ({
            term: wording.specialAreas,
            text: `${title}. ${text}`,
          })),
        ].map((row) => (
          <Fact key={row.term + row.text} row={row} />
        ))}
      </dl>
      <SourceLine
        id={entry.id}
        url={entry.source_url}
        citation={entry.citation}
        verifiedOn={entry.verified_on}
        ruleYear={entry.rule_year}
        today={today}
      />
    </div>
  );
}

function Today({ entry, today }: EntryDetailsProps) {
  const openStatus = openStatusOf(entry);
  const rows = todayRows(entry).filter(({ text }) => text !== yearText(entry));
  return (
    <div className="rounded-control bg-foam px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{wording.today(dateInWords(today))}</span>
        <OpenStatusPill view={openStatus} />
        {openStatus.next === null ? null : (
          <span className="inline-block text-small first-letter:uppercase">{openStatus.next}</span>
        )}
      </div>
      {rows.map(({ term, text }) => (
        <p key={term} className="data mt-1 text-small">
          {term === "" ? null : <span className="font-semibold">{term}: </span>}
          {text}
        </p>
      ))}
    </div>
  );
}

function Fact({ row: { term, text } }: { readonly row: Row }) {
  return (
    <div>
      <dt className="text-caption font-semibold text-ink-soft">{term}</dt>
      <dd className="data text-small wrap-anywhere first-letter:uppercase">{text}</dd>
    </div>
  );
}

interface DrawingsProps {
  readonly record: RegulationRecord;
  readonly today: string;
}

function Drawings({ record, today }: DrawingsProps) {
  return (
    <>
      {record.sizes.map(({ modes, limit }) =>
        limit.kind === "length" ? (
          <div key={modes?.join() ?? "all"}>
            {modes === undefined ? null : (
              <p className="mt-3 text-caption font-semibold">
                {modes.map((mode) => regulationsWording.modes[mode]).join(", ")}
              </p>
            )}
            <SizeRuler limit={limit} species={record.species} />
          </div>
        ) : null,
      )}
      <SeasonStrip record={record} today={today} />
    </>
  );
}
