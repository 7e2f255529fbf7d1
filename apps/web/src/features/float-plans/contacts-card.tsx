import { likelyMeant } from "@striper/angling/membership";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import {
  contactProblem,
  contactStateText,
  readContact,
} from "#web/features/float-plans/float-plan-view.ts";
import type { ListedContact } from "#web/features/float-plans/float-plans-collection.ts";
import { useChangeFloatPlans, useDropFloatPlan } from "#web/features/float-plans/queries.ts";
import { floatPlanWording as wording } from "#web/features/float-plans/wording.ts";
import { newId } from "#web/platform/new-id.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Form } from "#web/ui/fields/form.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";

export function Contacts({ contacts }: { readonly contacts: readonly ListedContact[] }) {
  const change = useChangeFloatPlans();
  const drop = useDropFloatPlan();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  /** Address whose likely typo was already questioned. */
  const [doubted, setDoubted] = useState("");
  const meant = likelyMeant(doubted);

  async function add() {
    const contact = readContact(name, email);
    setProblem(contact === null ? contactProblem(email) : null);
    if (contact === null) return;
    if (likelyMeant(contact.email) !== null && doubted !== contact.email)
      return setDoubted(contact.email);
    setDoubted("");
    await change({ kind: "save-contact", subjectId: newId(), contact });
    setName("");
    setEmail("");
  }
  const remove = ({ contact_id, state, refusal }: ListedContact) =>
    state === "unsent" && refusal !== null
      ? drop(contact_id)
      : change({ kind: "remove-contact", subjectId: contact_id });

  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{wording.contacts}</h3>
      {contacts.length === 0 ? <p className="text-small">{wording.noContact}</p> : null}
      <ul>
        {contacts.map((contact) => (
          <li key={contact.contact_id} className="flex items-center gap-2 text-small">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-semibold">{contact.name}</span>, {contact.email}
              <span className="block text-ink-soft">{contactStateText(contact)}</span>
            </span>
            <IconButton
              label={wording.remove(contact.name)}
              icon={<Trash2 size={20} aria-hidden="true" />}
              onClick={() => void remove(contact)}
            />
          </li>
        ))}
      </ul>
      <Form className="grid gap-3 sm:grid-cols-2" onSubmit={() => void add()}>
        <TextField
          label={wording.name}
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={wording.email}
          type="email"
          value={email}
          autoComplete="off"
          onChange={(event) => setEmail(event.target.value)}
        />
        <Failure
          className="sm:col-span-2"
          text={problem ?? (meant === null ? null : wording.mistyped(doubted, meant))}
        />
        <Button type="submit" tone="secondary" className="sm:col-span-2">
          {wording.add}
        </Button>
      </Form>
    </section>
  );
}
