import {
  confirmEmailChange,
  confirmPasswordReset,
  deleteAccount,
  requestPasswordReset,
  signUp,
  updateProfile,
} from "@striper/contract/accounts";
import { minute } from "@striper/marine/time";
import { expect, test } from "vitest";
import { linkTokenIn, openAccountsApp, tokenOf } from "#server/testing/accounts-app.ts";

test("no address, name, password, token or link is logged, in success or failure", async () => {
  let isBroken = false;
  const app = await openAccountsApp({
    cancelBilling: () => Promise.resolve(),
    subscriptionOf: () => {
      if (isBroken) throw new Error("broken");
      return Promise.resolve({ paidUntil: null, pastDueSince: null });
    },
  });
  const person = { ...app.newPerson(), display_name: "Captain Nosecret" };
  const joined = await app.join(person);
  const newEmail = "moved-away@example.com";
  const newPassword = "an even longer tide";
  await app.call(signUp, { body: person });
  await app.signIn({ ...person, password: "a wrong password" });
  await app.call(requestPasswordReset, { body: { email: person.email } });
  await app.settled();
  const resetToken = linkTokenIn(app.mails);
  await app.call(confirmPasswordReset, { body: { token: resetToken, password: newPassword } });
  await app.call(confirmPasswordReset, { body: { token: resetToken, password: newPassword } });
  const token = tokenOf(await app.signIn({ ...person, password: newPassword }));
  await app.call(updateProfile, { token, body: { email: newEmail } });
  await app.settled();
  const changeToken = linkTokenIn(app.mails);
  isBroken = true;
  expect((await app.me(token)).statusCode).toBe(500);
  isBroken = false;
  // A failing statement carries its values in the error.
  await app.database.pool.query(
    "alter table accounts add constraint no check (email is null) not valid",
  );
  expect((await app.call(confirmEmailChange, { body: { token: changeToken } })).statusCode).toBe(
    500,
  );
  expect((await app.call(signUp, { body: app.newPerson() })).statusCode).toBe(500);
  app.moveTime(minute * 5);
  const wrongPassword = "a third and wrong tide";
  await app.call(deleteAccount, { token, body: { password: wrongPassword } });
  await app.call(deleteAccount, { token, body: { password: newPassword } });

  const logged = JSON.stringify(app.logged);
  expect(logged).toContain("request failed");
  const secrets = [
    person.email,
    newEmail,
    person.display_name,
    person.password,
    newPassword,
    wrongPassword,
  ];
  for (const secret of [...secrets, joined.token, token, resetToken, changeToken, "example.com"])
    expect(logged).not.toContain(secret);
  await app.close();
});
