import { allRegulations } from "@striper/angling/regulations";
import { GeneralRuleCard } from "#web/features/regulations/cards/general-rule-card.tsx";
import { RuleCard } from "#web/features/regulations/cards/rule-card.tsx";
import { cardWording as wording } from "#web/features/regulations/cards/wording.ts";
import { NoticeList } from "#web/features/regulations/pieces/notice-list.tsx";
import { closuresInForce, noticesInOrder } from "#web/features/regulations/pieces/notice-view.ts";
import { useToday } from "#web/features/regulations/pieces/use-today.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { CollapsibleCard } from "#web/ui/surfaces/collapsible-card.tsx";

/** From the specification, section 2: the order of the cards. */
export function AllTab() {
  const today = useToday();
  const table = useRuleTable();
  const all = allRegulations(today, table);
  const closures = closuresInForce(table, today);
  return (
    <div className="flex flex-col gap-3">
      <RuleCard title="MA Striped Bass" card={all.ma_striped_bass} today={today} initiallyOpen />
      <RuleCard title="Federal Striped Bass" card={all.federal_striped_bass} today={today} />
      <RuleCard title="Summer Flounder (Fluke)" card={all.summer_flounder} today={today} />
      <RuleCard title="Winter Flounder" card={all.winter_flounder} today={today} />
      <RuleCard title="Bluefin Tuna" card={all.bluefin_tuna} today={today} />
      <RuleCard title="Yellowfin Tuna" card={all.yellowfin_tuna} today={today} />
      <GeneralRuleCard card={all.ma_general_saltwater} today={today} />
      <GeneralRuleCard card={all.nh_saltwater} today={today} />
      <CollapsibleCard
        title={wording.specialDays}
        summary={
          <span className="text-small text-ink-soft">
            {closures.length === 0
              ? wording.noClosure
              : closures.map(({ title }) => title).join(" · ")}
          </span>
        }
      >
        <NoticeList notices={noticesInOrder(table, today)} today={today} />
      </CollapsibleCard>
      <CollapsibleCard title={wording.importantNotice}>
        <p className="text-small">{all.disclaimer}</p>
      </CollapsibleCard>
    </div>
  );
}
