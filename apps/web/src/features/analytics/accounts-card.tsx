import { Search } from "lucide-react";
import { useState, type FormEvent } from "react";
import { AccountAction, type Action } from "#web/features/analytics/account-action.tsx";
import { accountLine } from "#web/features/analytics/account-view.ts";
import { LookupState } from "#web/features/analytics/lookup-state.tsx";
import { useFoundAccounts, type FoundAccount } from "#web/features/analytics/queries.ts";
import { analyticsWording } from "#web/features/analytics/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const wording = analyticsWording.accounts;

export function AccountsCard() {
  const [search, setSearch] = useState("");
  const [action, setAction] = useState<Action | null>(null);
  const found = useFoundAccounts(search);
  const accounts = found.data?.pages.flatMap((page) => page.accounts) ?? [];

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get("search");
    setSearch(typeof entered === "string" ? entered.trim() : "");
  }

  return (
    <Card>
      <CardHeader title={wording.title} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not every browser names `search` yet */}
      <form role="search" onSubmit={find} className="mb-3 flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField label={wording.search} name="search" type="search" maxLength={100} />
        </div>
        <Button type="submit" tone="secondary">
          <Search size={18} aria-hidden="true" /> {wording.find}
        </Button>
      </form>
      <ul>
        {accounts.map((account) => (
          <AccountLine key={account.user_id} account={account} onAction={setAction} />
        ))}
      </ul>
      <LookupState query={found} isEmpty={accounts.length === 0} wording={wording} />
      {action === null ? null : <AccountAction action={action} onClose={() => setAction(null)} />}
    </Card>
  );
}

interface AccountLineProps {
  readonly account: FoundAccount;
  readonly onAction: (action: Action) => void;
}

function AccountLine({ account, onAction }: AccountLineProps) {
  const now = useNow();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      <div className="min-w-[min(14rem,100%)] flex-1">
        <p className="font-semibold wrap-anywhere">{account.email}</p>
        <p className="text-small wrap-anywhere">
          {account.display_name}
          {account.role === "admin" ? ` · ${wording.admin}` : ""}
        </p>
        <p className="text-caption text-ink-soft">{accountLine(account, now)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          aria-label={`${wording.extend}: ${account.email}`}
          onClick={() => onAction({ kind: "extend", account })}
        >
          {wording.extend}
        </Button>
        <Button
          tone="secondary"
          aria-label={`${wording.endSessions}: ${account.email}`}
          disabled={account.sessions === 0}
          onClick={() => onAction({ kind: "end-sessions", account })}
        >
          {wording.endSessions}
        </Button>
      </div>
    </li>
  );
}
