import { listContacts } from "#server/features/float-plans/contacts/contacts.store.ts";
import { contactsList, plansFile } from "#server/features/float-plans/archive/plans-format.ts";
import type { FloatPlansDependencies } from "#server/features/float-plans/dependencies.ts";
import { wording } from "#server/features/float-plans/wording.ts";
import type { Importer } from "#server/platform/account-data/ports.ts";

/**
 * Reports each contact instead of importing it: a contact agreed to mails from one account, and a
 * file cannot agree for them. Plans need contacts, so they are not imported either.
 */
export const importerOfPlans = ({ orm }: Pick<FloatPlansDependencies, "orm">): Importer => ({
  name: "float-plans",
  async importArchive(by, archive, tally) {
    if (!archive.has(plansFile)) return;
    const { entries } = await archive.list(plansFile, contactsList, by);
    const known = new Set((await listContacts(orm, by.key)).map((contact) => contact.email));
    for (const { value } of entries)
      if (known.has(value.email)) tally.wasPresent(1);
      else tally.rejected(value.name, wording.askContactAnew);
  },
});
