import type { DescribedBar } from "@striper/angling/spots";
import { spotsWording as wording } from "#web/features/spots/wording.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

/** The bar across a river mouth or inlet, and who says so; before any advice to fish there. */
export function BarNote({ bar }: { readonly bar: DescribedBar }) {
  if (bar.rating === "unrated") {
    return (
      <Banner tone="warning">
        <p>
          <strong>{wording.bar}</strong> {wording.barNotRated(bar.searched)}
        </p>
      </Banner>
    );
  }
  const { title, url, date } = bar.source;
  return (
    <Banner tone="warning">
      <p>
        <strong>{wording.bar}</strong> {bar.worst} {wording.barNoHour}
      </p>
      <p className="mt-1 text-caption">
        {wording.barSource}{" "}
        {url === undefined ? (
          title
        ) : (
          <a href={url} className="underline underline-offset-4" rel="noreferrer" target="_blank">
            {title}
          </a>
        )}
        , {date}.
      </p>
    </Banner>
  );
}
