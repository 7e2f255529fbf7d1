/** Signing up and in the way people do. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

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

export async function signUp(page: Page, person: Person = somebody()): Promise<Person> {
  await page.goto("/sign-up");
  return fillSignUp(page, person);
}

/** For whoever has come to the form by themselves. */
export async function fillSignUp(page: Page, person: Person = somebody()): Promise<Person> {
  await page.getByLabel("Display Name").fill(person.name);
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Start 7-Day Free Trial" }).click();
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
