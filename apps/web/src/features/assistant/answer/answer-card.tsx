import type { WireCard } from "@striper/contract/assistant";
import { Link } from "@tanstack/react-router";
import { CircleCheck, CircleHelp, CircleMinus, OctagonX, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { CardChips } from "#web/features/assistant/answer/card-chips.tsx";
import {
  factRows,
  isOwnPath,
  screenOf,
  toolOf,
  verdictSign,
  type VerdictTone,
} from "#web/features/assistant/answer/card-view.ts";
import { linkHost } from "#web/features/assistant/link-host.ts";
import type { Engine } from "#web/features/assistant/use-engine.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { classes } from "#web/ui/classes.ts";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";

/** Distinct without color for red light: go is outlined, care hatched, no solid and brightest. */
const looks = {
  go: { icon: CircleCheck, box: "border-ok", slab: "bg-ok-tint text-ok" },
  care: {
    icon: TriangleAlert,
    box: "border-first-light-ink",
    slab: "bg-first-light text-on-first-light night-red:bg-transparent night-red:text-ink night-red:bg-[repeating-linear-gradient(135deg,var(--line)_0_3px,transparent_3px_9px)]",
  },
  no: { icon: OctagonX, box: "border-danger", slab: "bg-danger text-on-danger" },
  skip: {
    icon: CircleMinus,
    box: "border-dashed border-line-strong",
    slab: "bg-foam text-ink-soft",
  },
} as const satisfies Record<VerdictTone, unknown>;

interface AnswerCardProps {
  readonly card: WireCard;
  readonly engine: Engine | null;
  readonly takesFocus: boolean;
  readonly onCompute: (slots: WireCard["slots"]) => Promise<string | null>;
}

export function AnswerCard({ card, engine, takesFocus, onCompute }: AnswerCardProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  const sign = verdictSign(card);
  const look = sign === null ? null : looks[sign.tone];
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={card.title}
      className={classes(
        "overflow-hidden rounded-card bg-surface",
        look === null ? "border border-line" : `border-2 ${look.box}`,
      )}
    >
      <div className={classes("flex", look !== null && "border-b border-line")}>
        {look === null ? null : (
          <p
            className={classes(
              "flex w-[clamp(3rem,18%,4.25rem)] shrink-0 flex-col items-center justify-center gap-1 p-1 text-center font-figure text-[min(1rem,4.5vw)] leading-tight font-semibold",
              look.slab,
            )}
          >
            <look.icon size={28} aria-hidden="true" />
            {sign?.word}
          </p>
        )}
        <div className="min-w-0 flex-1 px-3 py-2.5 wrap-anywhere">
          <Headline card={card} kind={toolOf(engine, card)?.title} />
          {card.text === card.headline.figure ? null : (
            <p className="mt-1">{nonBreaking(card.text)}</p>
          )}
        </div>
      </div>
      <div className="flex flex-col gap-2 px-3 py-1.5 empty:hidden">
        {engine === null ? (
          <div className="min-h-12" />
        ) : (
          <CardChips engine={engine} card={card} onCompute={onCompute} />
        )}
        <Actions actions={card.actions} />
        <Ground card={card} />
      </div>
    </section>
  );
}

const longestFigure = 14;
const longestName = 36;

function Headline({ card, kind }: { readonly card: WireCard; readonly kind: string | undefined }) {
  const { headline, sources, is_unanswered: isUnanswered } = card;
  const { figure, unit, label } = headline;
  const isSentence = isUnanswered || figure.length > longestName;
  const size = figure.length > longestFigure ? "text-heading" : "text-figure";
  return (
    <>
      <p className="min-h-4.5 text-caption text-ink-soft">{kind}</p>
      <h2 className="font-semibold">
        <span
          className={classes(
            "data flex items-baseline gap-1.5",
            isSentence ? "text-title" : `font-figure ${size}`,
          )}
        >
          {isUnanswered ? (
            <CircleHelp size={20} aria-hidden="true" className="shrink-0 self-center" />
          ) : null}
          <span>{nonBreaking(figure)}</span>
          {unit === null ? null : <span className="text-title">{unit}</span>}
        </span>
        {sources.some(({ name }) => name === label) ? null : (
          <span className="block text-small">{nonBreaking(label)}</span>
        )}
      </h2>
    </>
  );
}

function Actions({ actions }: Pick<WireCard, "actions">) {
  const own = actions.filter(({ screen }) => isOwnPath(screen));
  if (own.length === 0) return null;
  return (
    <ul aria-label={wording.actions} className="flex flex-wrap gap-2">
      {own.map(({ label, screen }) => (
        <li key={`${label} ${screen}`}>
          <Link {...screenOf(screen)} className={buttonStyle("secondary", "regular", false)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Ground({ card }: { readonly card: WireCard }) {
  const rows = factRows(card);
  return (
    <>
      {card.details.length + rows.length === 0 ? null : (
        <details>
          <summary className="inline-flex min-h-12 cursor-pointer items-center text-small font-semibold text-primary underline underline-offset-4">
            {wording.details}
          </summary>
          <ul className="list-disc pl-5 text-small wrap-anywhere">
            {card.details.map((detail) => (
              <li key={detail} className="mt-1">
                {nonBreaking(detail)}
              </li>
            ))}
          </ul>
          <dl className="data mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-caption wrap-anywhere">
            {rows.map(([name, value]) => (
              <div key={`${name} ${value}`} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {card.sources.length === 0 ? null : (
        <ul
          aria-label={wording.sources}
          className="border-t border-line text-caption text-ink-soft"
        >
          {card.sources.map(({ name, link }) => (
            <li key={name} className="wrap-anywhere">
              {link === null || linkHost(link) === null ? (
                <span className="flex min-h-8 items-center">{name}</span>
              ) : (
                <a
                  href={link}
                  target="_blank"
                  rel="noreferrer noopener"
                  className="flex min-h-12 items-center underline"
                >
                  {name}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
