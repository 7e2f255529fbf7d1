import type { LicensesDependencies } from "#server/features/licenses/dependencies.ts";
import { requireLicense, updateLicense } from "#server/features/licenses/licenses.store.ts";
import type {
  LicenseDetails,
  LicenseKey,
  StoredLicense,
} from "#server/features/licenses/licenses.store.ts";

export interface LicenseEdit extends LicenseDetails {
  readonly reminders: boolean;
}

export async function editLicense(
  { orm, clock }: Pick<LicensesDependencies, "orm" | "clock">,
  key: LicenseKey,
  edit: LicenseEdit,
): Promise<StoredLicense> {
  await updateLicense(orm, key, edit, clock.now());
  return requireLicense(orm, key);
}
