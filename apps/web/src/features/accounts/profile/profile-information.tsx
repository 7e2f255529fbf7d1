import type { User } from "@striper/contract/accounts";
import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { FactList } from "#web/features/accounts/profile/fact-list.tsx";
import { ProfileForm } from "#web/features/accounts/profile/profile-form.tsx";
import { profileFacts } from "#web/features/accounts/profile/profile-view.ts";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const wording = accountsWording.profile;

export function ProfileInformation({ user }: { readonly user: User }) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  function leaveForm() {
    setEditing(false);
    // The button returns on the next frame and then takes the focus.
    requestAnimationFrame(() => editButton.current?.focus());
  }

  return (
    <Card>
      <CardHeader
        title={wording.information}
        aside={
          editing ? null : (
            <Button ref={editButton} tone="secondary" onClick={() => setEditing(true)}>
              <Pencil size={18} aria-hidden="true" /> {wording.edit}
            </Button>
          )
        }
      />
      {editing ? (
        <ProfileForm user={user} onDone={leaveForm} />
      ) : (
        <FactList facts={profileFacts(user)} />
      )}
      {user.pending_email === null ? null : (
        <div className="mt-4">
          <Banner tone="info">{wording.pendingEmail(user.pending_email, user.email)}</Banner>
        </div>
      )}
    </Card>
  );
}
