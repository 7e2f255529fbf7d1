/** The one account of a world that was made admin with the link printed at the first start. */
import { expect, type Page } from "@playwright/test";
import { signIn, signUp, type Person } from "#e2e/support/people.ts";
import type { World } from "#e2e/support/world.ts";

const admins = new WeakMap<World, Person>();

/** The link works once, so one journey of a world takes it and remembers who did. */
export function firstAdminLink({ product }: Pick<World, "product">): string {
  const [link] = /http\S+\/claim-admin\?token=[\w-]+/.exec(product.output()) ?? [];
  if (link === undefined) throw new Error("The start has printed no link for the first admin.");
  return link;
}

export function rememberAdmin(world: World, person: Person): void {
  admins.set(world, person);
}

/** Signs in as the admin of this world, who becomes one now if nobody is. */
export async function signInAsAdmin(page: Page, world: World): Promise<void> {
  const known = admins.get(world);
  if (known !== undefined) {
    await signIn(page, known);
    return;
  }
  const person = await signUp(page);
  await page.goto(firstAdminLink(world));
  await page.getByRole("button", { name: "Become Admin" }).click();
  await expect(page.getByText("This account is the admin now.")).toBeVisible();
  rememberAdmin(world, person);
}
