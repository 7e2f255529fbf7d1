import { factorKeys, factorLabel, factorMaxima } from "@striper/angling/bite-score";
import { biteWording as wording } from "#web/features/bite-score/wording.ts";

const summary =
  "flex min-h-12 items-center text-small font-semibold text-primary underline underline-offset-4";

/** The published weights and what counts for each; one tap away from every score. */
export function HowMade() {
  return (
    <details>
      <summary className={summary}>{wording.howTitle}</summary>
      <div className="relative grid gap-2 overflow-x-auto text-small">
        {wording.how.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <table className="data w-full text-left">
          <thead>
            <tr className="border-b border-line-strong">
              {wording.howColumns.map((column) => (
                <th key={column} scope="col" className="py-2 pr-3 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {factorKeys.map((key) => (
              <tr key={key} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-3 font-semibold">
                  {factorLabel(key)}
                </th>
                <td className="py-2 pr-3">{factorMaxima[key]}</td>
                <td className="py-2 text-ink-soft">{wording.weighs[key]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
