import { email } from "@striper/contract/accounts";
import { displayNameMaxLength, floatPlanContactsPerAccount } from "@striper/contract/limits";
import { singleLine } from "@striper/contract/schemas";
import * as z from "zod/mini";
import type { ListFormat } from "#server/platform/account-data/reading/list-format.ts";

export const plansFile = "float-plans/float-plans.json";

const exportedContact = z.object({ name: singleLine(displayNameMaxLength), email });
export const contactsList: ListFormat<typeof exportedContact> = {
  name: "float plan contacts",
  list: "contacts",
  mostEntries: floatPlanContactsPerAccount,
  entry: exportedContact,
  // The budget includes the plans, which are in the same file.
  budget: { bytes: 4 * 1024 * 1024, depth: 8, elements: 20_000, keys: 100_000, textLength: 2000 },
};
export const listsOfPlans: readonly ListFormat[] = [contactsList];
