import type { LicensesPlace } from "#web/features/licenses/licenses-screen.tsx";

const uuid = /^[0-9a-f-]{36}$/;
const idIn = (value: unknown): string | undefined =>
  typeof value === "string" && uuid.test(value) ? value : undefined;

/** What is open in the wallet, from the address; anything else in it is ignored. */
export function licensesSearch(search: Record<string, unknown>): LicensesPlace {
  const license = idIn(search["license"]);
  const image = license === undefined ? undefined : idIn(search["image"]);
  const add = search["add"] === "new" ? "new" : idIn(search["add"]);
  return {
    ...(license === undefined ? {} : { license }),
    ...(image === undefined ? {} : { image }),
    ...(add === undefined ? {} : { add }),
  };
}
