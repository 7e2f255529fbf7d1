import { ExternalLink } from "lucide-react";
import { regulationsWording as wording } from "#web/features/regulations/wording.ts";

interface OfficialSourceProps {
  readonly url: string;
  readonly citation: string;
}

export function OfficialSource({ url, citation }: OfficialSourceProps) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-12 items-center gap-1.5 text-caption font-semibold text-primary-strong underline underline-offset-4"
    >
      {wording.officialSource}
      <ExternalLink size={14} aria-hidden="true" />
      <span className="sr-only">
        {" "}
        ({citation}; {wording.opensElsewhere})
      </span>
    </a>
  );
}
