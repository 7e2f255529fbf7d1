import { LogOut } from "lucide-react";
import { DeleteAccount } from "#web/features/accounts/leaving/delete-account.tsx";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface ActionsCardProps {
  readonly onSignOut: () => void;
  readonly onGone: () => void;
}

const wording = accountsWording.leaving;

export function ActionsCard({ onSignOut, onGone }: ActionsCardProps) {
  return (
    <Card>
      <CardHeader title={wording.actions} />
      <div className="flex flex-col gap-3">
        <Button tone="secondary" className="self-start" onClick={onSignOut}>
          <LogOut size={18} aria-hidden="true" /> {wording.signOut}
        </Button>
        <DeleteAccount offersExport onGone={onGone} />
      </div>
    </Card>
  );
}
