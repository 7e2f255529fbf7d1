import { dateInWords } from "@striper/angling/regulations";
import { lineOf, passageDifference, type Stretch } from "@striper/angling/regulations/watch";
import type { WatchedPassage } from "#web/features/regulations/desk/watch/queries.ts";
import { watchWording as wording } from "#web/features/regulations/desk/watch/wording.ts";

export function PassageComparison({ passage }: { readonly passage: WatchedPassage }) {
  const { accepted, current, since, changed_on: changedOn } = passage;
  if (current === null || changedOn === null) {
    return (
      <div>
        <p className="text-caption font-semibold text-ink-soft">
          {wording.unchanged(dateInWords(since))}
        </p>
        {accepted.groups.length === 0 ? <p className="text-small">{wording.none}</p> : null}
        <ul className="mt-1 flex flex-col gap-2">
          {accepted.groups.map((group) => (
            <li
              key={lineOf(group)}
              className="border-l-2 border-line pl-3 text-small wrap-anywhere"
            >
              {lineOf(group)}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const [before, now] = [wording.before(dateInWords(since)), wording.now(dateInWords(changedOn))];
  return (
    <table className="w-full table-fixed border-collapse text-small">
      <thead>
        <tr className="text-left text-caption text-ink-soft">
          <th scope="col" className="py-1 pr-3">
            {before}
          </th>
          <th scope="col" className="py-1">
            {now}
          </th>
        </tr>
      </thead>
      <tbody>
        {passageDifference(accepted, current).map((pair) => (
          <tr key={JSON.stringify(pair)} className="border-t border-line align-top">
            <td className="py-2 pr-3 wrap-anywhere">
              <Side stretches={pair.before} Mark="del" />
            </td>
            <td className="py-2 wrap-anywhere">
              <Side stretches={pair.after} Mark="ins" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const looks = {
  del: "rounded-sm bg-danger-tint px-0.5 text-danger line-through decoration-2",
  ins: "rounded-sm bg-ok-tint px-0.5 font-semibold text-ok no-underline",
} as const;

interface SideProps {
  readonly stretches: readonly Stretch[] | null;
  readonly Mark: "del" | "ins";
}

/** Screen readers rarely announce `del` and `ins`, so words mark the changes too. */
function Side({ stretches, Mark }: SideProps) {
  if (stretches === null) return <span className="text-ink-soft">{wording.noLine}</span>;
  return stretches.map(({ text, isChanged }, index) => {
    const key = `${index} ${text}`;
    if (!isChanged) return <span key={key}>{text} </span>;
    return (
      <Mark key={key} className={looks[Mark]}>
        <span className="sr-only">{Mark === "del" ? wording.taken : wording.put} </span>
        {text}
        <span className="sr-only">{wording.end}</span>{" "}
      </Mark>
    );
  });
}
