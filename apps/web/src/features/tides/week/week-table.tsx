import { classes } from "#web/ui/classes.ts";
import { CaptionedTable } from "#web/ui/figures/captioned-table.tsx";
import type { WeekDay } from "#web/features/tides/week/week-view.ts";
import { weekWording as wording } from "#web/features/tides/week/wording.ts";

interface WeekTableProps {
  readonly caption: string;
  readonly days: readonly WeekDay[];
  readonly onDay?: ((date: string) => void) | undefined;
}

const cell = "px-2 py-2 align-top";

export function WeekTable({ caption, days, onDay }: WeekTableProps) {
  const { columns } = wording;
  const hasSlack = days.some(({ slacks }) => slacks.length > 0);
  const shown = [
    columns.day,
    columns.tides,
    ...(hasSlack ? [columns.slack] : []),
    columns.sun,
    columns.moon,
  ];
  return (
    <CaptionedTable caption={caption} columns={shown}>
      {days.map((day) => (
        <tr key={day.date} className="border-b border-line">
          <th scope="row" className={`${cell} text-left font-semibold whitespace-nowrap`}>
            <DayName day={day} onDay={onDay} />
          </th>
          <td className={cell}>
            <DayTides
              day={day}
              columns="grid-cols-[repeat(2,8.5rem)] @5xl:grid-cols-[repeat(4,7rem)]"
            />
          </td>
          {hasSlack ? (
            <td className={cell}>
              <ul className="grid grid-cols-[repeat(2,4.25rem)] gap-x-3 whitespace-nowrap">
                {day.slacks.map((time) => (
                  <li key={time}>{time}</li>
                ))}
              </ul>
            </td>
          ) : null}
          <td className={`${cell} whitespace-nowrap`}>
            {day.sun.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </td>
          <td className={cell}>{day.sky.moon}</td>
        </tr>
      ))}
    </CaptionedTable>
  );
}

function DayName({ day, onDay }: { readonly day: WeekDay } & Pick<WeekTableProps, "onDay">) {
  if (onDay === undefined) return day.name;
  return (
    <button
      type="button"
      className="min-h-12 font-semibold text-primary underline underline-offset-4"
      onClick={() => onDay(day.date)}
    >
      {day.name}
    </button>
  );
}

interface DayTidesProps {
  readonly day: WeekDay;
  readonly columns: string;
}

function DayTides({ day, columns }: DayTidesProps) {
  return (
    <ul className={classes("grid gap-x-3 gap-y-1", columns)}>
      {day.tides.map(({ type, time, height }) => (
        <li key={`${type}${time}`} className="whitespace-nowrap">
          <span className="font-semibold">{wording.types[type]}</span> {time}
          <span className="block text-ink-soft">{height}</span>
        </li>
      ))}
    </ul>
  );
}

/** Replaces the table on narrow screens. */
export function WeekList({ days, onDay }: Pick<WeekTableProps, "days" | "onDay">) {
  const { columns } = wording;
  return (
    <ol className="data grid gap-x-8 text-small md:grid-cols-2">
      {days.map((day) => (
        <li key={day.date} className="border-t border-line py-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <DayName day={day} onDay={onDay} />
            <span className="text-caption text-ink-soft">{day.sky.moon}</span>
          </div>
          {/* Two columns, or one with very large letters. */}
          <DayTides
            day={day}
            columns="grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))]"
          />
          <p className="mt-1 text-ink-soft">
            {columns.sun}: {day.sun.join(", ").toLowerCase()}
          </p>
          {day.slacks.length === 0 ? null : (
            <p className="text-ink-soft">
              {columns.slack}: {day.slacks.join(", ")}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
