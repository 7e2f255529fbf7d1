/** The one account of a product that was made admin with the link printed at its first start. */
import { expect, type Page } from "@playwright/test";
import { signUp, type Person } from "#e2e/support/people.ts";
import type { World } from "#e2e/support/world.ts";

/** The link works once. */
export function firstAdminLink({ product }: Pick<World, "product">): string {
  const [link] = /http\S+\/claim-admin\?token=[\w-]+/.exec(product.output()) ?? [];
  if (link === undefined) throw new Error("The start has printed no link for the first admin.");
  return link;
}

/** Takes an account's page through that link. */
export async function claimAdmin(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: "Become Admin" }).click();
  await expect(page.getByText("This account is the admin now.")).toBeVisible();
}

/** Somebody new, who is the admin of this world from then on. */
export async function signUpAsAdmin(page: Page, world: World): Promise<Person> {
  const person = await signUp(page);
  await claimAdmin(page, firstAdminLink(world));
  return person;
}

/** The version of the rules in force; publishing them makes the next. */
export async function versionOfRules(page: Page): Promise<number> {
  const answer = await page.request.get("/api/capabilities");
  const [, version] = /"regulations_version":(\d+)/u.exec(await answer.text()) ?? [];
  if (version === undefined) throw new Error("the capabilities name no version of the rules");
  return Number(version);
}
