import type { WalletStats } from "#web/features/licenses/wallet/license-view.ts";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";

const names = ["stored", "active", "expiring"] as const;

export function WalletStatTiles({ stats }: { readonly stats: WalletStats }) {
  return (
    <dl
      aria-label={wording.stats.legend}
      className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-3 max-[22rem]:gap-2 md:gap-4"
    >
      {names.map((name) => (
        <div
          key={name}
          className="flex flex-col-reverse rounded-card border border-line bg-surface px-4 py-3 max-[22rem]:px-2"
        >
          <dt className="text-small text-ink-soft">{wording.stats[name]}</dt>
          <dd
            className={
              name === "expiring" && stats.expiring > 0
                ? "figure text-figure text-first-light-ink"
                : "figure text-figure"
            }
          >
            {stats[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
