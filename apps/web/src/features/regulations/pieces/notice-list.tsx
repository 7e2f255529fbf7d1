import type { AreaNotice } from "@striper/angling/regulations";
import { noticeView } from "#web/features/regulations/pieces/notice-view.ts";
import { SourceLine } from "#web/features/regulations/pieces/source-line.tsx";
import { classes } from "#web/ui/classes.ts";

interface NoticeListProps {
  readonly notices: readonly AreaNotice[];
  readonly today: string;
}

export function NoticeList({ notices, today }: NoticeListProps) {
  return (
    <ul className="grid gap-3 @3xl:grid-cols-2">
      {notices.map((notice) => {
        const view = noticeView(notice, today);
        return (
          <li
            key={notice.id}
            className={classes(
              "rounded-control border px-3 py-2.5",
              view.isClosureNow ? "border-danger bg-danger-tint" : "border-line bg-foam",
            )}
          >
            <p className="font-semibold">{notice.title}</p>
            <p
              className={classes(
                "text-caption font-semibold",
                view.isClosureNow ? "text-danger" : "text-ink-soft",
              )}
            >
              {view.when}
            </p>
            <p className="mt-1 text-small">{notice.text}</p>
            <SourceLine
              id={notice.id}
              url={notice.source.url}
              citation={notice.citation}
              verifiedOn={notice.verifiedOn}
              today={today}
            />
          </li>
        );
      })}
    </ul>
  );
}
