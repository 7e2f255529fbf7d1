/** Signing up and in through the UI. */
import { randomInt, randomUUID } from "node:crypto";
import { expect, type Browser, type Page } from "@playwright/test";

export interface Person {
  name: string;
  email: string;
  password: string;
}

export const somebody = (name = "Ann Angler"): Person => ({
  name,
  email: `ann-${randomUUID().slice(0, 8)}@example.com`,
  password: "harbor-light-42",
});

/** Somebody with a fresh account, signed in on this device, who opens the product at a path. */
export async function signUpAt(
  page: Page,
  path: string,
  person: Person = somebody(),
): Promise<Person> {
  const answer = await page.request.post("/api/auth/signup", {
    data: { email: person.email, password: person.password, display_name: person.name },
    // Everybody comes from an address of their own: one address makes ten accounts a minute.
    headers: { "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(256)}` },
  });
  if (!answer.ok()) throw new Error(`No account was made: ${await answer.text()}`);
  const { token }: { token: string } = await answer.json();
  await page.context().setStorageState({
    cookies: [],
    origins: [
      {
        origin: new URL(answer.url()).origin,
        localStorage: [{ name: "auth_token", value: token }],
      },
    ],
  });
  await page.goto(path);
  return person;
}

/** Somebody else, in a browser of their own. */
export async function anotherPerson(
  browser: Browser,
  url: string,
  path: string,
): Promise<{ readonly page: Page; readonly person: Person }> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  return { page, person: await signUpAt(page, path) };
}

/** The same, on the dashboard. */
export async function signUp(page: Page, person: Person = somebody()): Promise<Person> {
  await signUpAt(page, "/dashboard", person);
  await expect(page.getByRole("heading", { level: 1, name: "Current Conditions" })).toBeVisible();
  return person;
}

/** By the form, for whoever has come to it. */
export async function fillSignUp(page: Page, person: Person = somebody()): Promise<Person> {
  await page.getByLabel("Display Name").fill(person.name);
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Start 7-Day Free Trial" }).click();
  await page.getByRole("button", { name: "Skip, begin with Boston Harbor" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Current Conditions" })).toBeVisible();
  return person;
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}
