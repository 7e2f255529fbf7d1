// @vitest-environment jsdom
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logDatabase } from "#web/features/catches/log/log-database.ts";
import { someContent, someId } from "#web/features/catches/log/testing/some-catch.ts";
import { unsentCatches, useUnsentBadge } from "#web/features/catches/log/unsent-badge.ts";
import { logActions } from "#web/features/catches/log/use-log.ts";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";

const accountId = "ann";
const set = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve());
const clear = vi.fn<() => Promise<void>>(() => Promise.resolve());

beforeEach(() => Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear }));
afterEach(async () => {
  cleanup();
  set.mockClear();
  clear.mockClear();
  Reflect.deleteProperty(navigator, "setAppBadge");
  Reflect.deleteProperty(navigator, "clearAppBadge");
  await forgetAccountDatabases(accountId);
});

function Badge() {
  useUnsentBadge(accountId);
  return null;
}

test("the icon counts each unsent catch once, and nothing else", async () => {
  const actions = logActions(accountId);
  const view = render(<Badge />);
  await waitFor(() => expect(clear).toHaveBeenCalled());
  await actions.log(someId(1), someContent({}));
  await waitFor(() => expect(set).toHaveBeenLastCalledWith(1));
  await actions.log(someId(2), someContent({}));
  await waitFor(() => expect(set).toHaveBeenLastCalledWith(2));
  await actions.removeTrip(someId(3));
  expect(await unsentCatches(logDatabase(accountId))).toBe(2);

  clear.mockClear();
  await logDatabase(accountId).outbox.clear();
  await waitFor(() => expect(clear).toHaveBeenCalled());

  clear.mockClear();
  view.unmount();
  expect(clear).toHaveBeenCalledTimes(1);
});
