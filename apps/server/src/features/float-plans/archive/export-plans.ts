import { listContacts } from "#server/features/float-plans/contacts/contacts.store.ts";
import type { FloatPlansDependencies } from "#server/features/float-plans/dependencies.ts";
import { presentContact, presentPlan } from "#server/features/float-plans/float-plans.presenter.ts";
import { plansFile } from "#server/features/float-plans/archive/plans-format.ts";
import { listPlans } from "#server/features/float-plans/plans.store.ts";
import type { ExportedFile, Exporter } from "#server/platform/account-data/ports.ts";

/** Leaves out plans when positions are left out, because destinations are positions. */
export const exporterOfPlans = ({ orm }: Pick<FloatPlansDependencies, "orm">): Exporter => ({
  name: "float-plans",
  async *entries(accountId, { includePositions }): AsyncGenerator<ExportedFile> {
    const contacts = (await listContacts(orm, accountId)).map(presentContact);
    const plans = includePositions ? await listPlans(orm, accountId) : [];
    const content = { contacts, plans: plans.map((plan) => presentPlan(plan, [])) };
    yield {
      path: plansFile,
      content: `${JSON.stringify(content, null, 2)}\n`,
    };
  },
});
