import { type Issuer, permitRules } from "@striper/angling/licenses";
import { ExternalLink } from "lucide-react";
import { licensesWording } from "#web/features/licenses/wording.ts";

const wording = licensesWording.storedCopy;

export function StoredCopy({ issuer }: { readonly issuer: Issuer | null }) {
  const line = storedCopyLine(issuer);
  return (
    <div>
      <h2 className="text-title font-semibold">{licensesWording.storedCopy.title}</h2>
      <p className="mt-1 text-small text-ink-soft">
        {line.sentence} {line.expires}
      </p>
      {line.source === null ? null : (
        <a
          href={line.source.url}
          target="_blank"
          rel="noreferrer"
          className="inline-block py-3 text-small font-semibold text-primary underline underline-offset-4"
        >
          {line.source.title.replace(/\S+$/, "")}
          {/* Keeps the icon on the line of the last word. */}
          <span className="whitespace-nowrap">
            {/\S+$/.exec(line.source.title)?.[0]}
            <ExternalLink size={16} aria-hidden="true" className="ml-1 inline align-[-0.125em]" />
          </span>
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}

interface StoredCopyLine {
  readonly sentence: string;
  readonly expires: string | null;
  readonly source: { readonly title: string; readonly url: string } | null;
}

export function storedCopyLine(issuer: Issuer | null): StoredCopyLine {
  if (issuer === null || issuer === "other")
    return { sentence: wording.other, expires: null, source: null };
  const { title, storedCopy, expires, source } = permitRules[issuer];
  return {
    sentence: `${title}: ${storedCopy ?? wording.unknown}`,
    expires: wording.expires(expires),
    source,
  };
}
