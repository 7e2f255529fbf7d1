// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { localFloatPlans } from "#web/features/float-plans/float-plans-collection.ts";
import { contact, known } from "#web/features/float-plans/testing/some-float-plan.ts";
import { chooseLight } from "#web/platform/light-store.ts";
import * as floatPlanQueries from "#web/features/float-plans/queries.ts";
import * as files from "#web/platform/files/save-file.ts";
import { saveToken, readToken } from "#web/platform/session.ts";
import { chooseUnits } from "#web/platform/units.ts";
import { showApp, stubScreen } from "#web/testing/show-app.tsx";
import { someUser } from "#web/testing/some-user.ts";
import { breaksOff, gives, refuses, stubApi } from "#web/testing/stub-api.ts";
import { enterText } from "#web/testing/enter-text.ts";
import { leaveDevice } from "#web/testing/leave-device.ts";

const saveFile = vi.spyOn(files, "saveFile");
const floatPlans = vi.spyOn(floatPlanQueries, "useFloatPlans");
const runningPlan = localFloatPlans([known], [contact], []);

const profile = "PUT /api/auth/profile";
const importArchive = "POST /api/auth/import";
const remove = "DELETE /api/auth/delete-account";

const here = {
  session_id: "0198a000-0000-7000-8000-00000000000a",
  device_name: "Firefox on Linux",
  created_at: "2026-06-13T12:00:00.000Z",
  last_used_at: "2026-06-13T12:00:00.000Z",
  is_current: true,
};
const phone = {
  ...here,
  session_id: "0198a000-0000-7000-8000-00000000000b",
  device_name: "Safari on iPhone",
  is_current: false,
};

function open(user: unknown = someUser) {
  saveToken("a token");
  const api = stubApi({
    "GET /api/auth/me": gives(user),
    "GET /api/auth/sessions": gives({ sessions: [here, phone] }),
    "GET /api/calendar-address": gives({ made_at: null }),
    "GET /api/access-tokens": gives({ tokens: [] }),
  });
  showApp("/profile");
  return api;
}

const updated = (changes: object) =>
  gives({ ...someUser, ...changes, success: true, message: "Saved." });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const alertText = async () => (await screen.findByRole("alert")).textContent;

beforeEach(() => {
  stubScreen(390);
  saveFile.mockReset();
  floatPlans.mockReset();
});
afterAll(() => vi.restoreAllMocks());

afterEach(() => {
  cleanup();
  chooseLight("auto");
  chooseUnits("us");
  leaveDevice();
});

test("mails of reminders are off until they are asked for, and stay off when that fails", async () => {
  const api = open();
  const theSwitch = () => screen.findByRole("switch", { name: /Reminders by email/ });
  const isOn = async () => (await theSwitch()).getAttribute("aria-checked");
  expect(await isOn()).toBe("false");
  expect(screen.getByText(/Tides, licenses and float plans, to ann@example.com/)).not.toBeNull();
  api.change(profile, refuses(500, "internal", "The server has a fault."));
  await userEvent.click(await theSwitch());
  expect(await alertText()).toContain("The server has a fault.");
  expect(await isOn()).toBe("false");
  api.change(profile, updated({ reminder_mails: true }));
  await userEvent.click(await theSwitch());
  await waitFor(async () => expect(await isOn()).toBe("true"));
  expect(api.callsOf(profile).at(-1)?.body).toEqual({ reminder_mails: true });
});

test("the link in a reminder stops the mails by a press, without signing in", async () => {
  const token = "a-token-of-a-mailed-link";
  const stop = "POST /api/auth/reminder-mails/stop";
  const api = stubApi({ [stop]: gives({ success: true, message: "" }) });
  showApp(`/stop-reminders?token=${token}`);
  expect(api.callsOf(stop)).toEqual([]);
  await press("Stop the Emails");
  expect(await screen.findByText("You will get no more reminders by email.")).not.toBeNull();
  expect(api.callsOf(stop)[0]?.body).toEqual({ token });
});

describe("the profile's information", () => {
  // SPEC 4.32
  test("is edited and saved; only what changed is sent, and the form closes", async () => {
    const api = open();
    api.change(profile, updated({ display_name: "Ann of Hull" }));
    await press("Edit");
    const name = screen.getByLabelText("Display Name");
    enterText(name, "Ann of Hull");
    await press("Save");
    expect(await screen.findByText("Ann of Hull")).not.toBeNull();
    expect(screen.queryByLabelText("Display Name")).toBeNull();
    expect(api.callsOf(profile)[0]?.body).toEqual({ display_name: "Ann of Hull" });
  });

  // SPEC 2.86
  test("stays as it was after Cancel, and saving nothing asks nobody", async () => {
    const api = open();
    await press("Edit");
    const name = screen.getByLabelText("Display Name");
    expect(document.activeElement).toBe(name);
    enterText(name, "Ann the Second");
    await press("Cancel");
    expect(await screen.findByText("Ann Angler")).not.toBeNull();
    const edit = screen.getByRole("button", { name: "Edit" });
    await waitFor(() => expect(document.activeElement).toBe(edit));
    await press("Edit");
    await press("Save");
    expect(await screen.findByText("Ann Angler")).not.toBeNull();
    expect(api.callsOf(profile)).toHaveLength(0);
  });

  // SPEC 8.8
  test.each([
    ["refused", refuses(500, "internal"), "Failed to update profile"],
    ["lost on its way", breaksOff, "Error updating profile"],
  ])("stays in the form, with a sentence, when saving is %s", async (_what, answer, sentence) => {
    const api = open();
    api.change(profile, answer);
    await press("Edit");
    enterText(screen.getByLabelText("Display Name"), "Ann Angler!");
    await press("Save");
    expect(await alertText()).toBe(sentence);
    expect(screen.getByLabelText<HTMLInputElement>("Display Name").value).toBe("Ann Angler!");
  });
});

describe("units and light", () => {
  test("chosen here are sent to the account", async () => {
    const api = open();
    await screen.findByText("Ann Angler");
    api.change(profile, updated({ preferences: { units: "metric", light_mode: "auto" } }));
    await userEvent.selectOptions(screen.getByLabelText("Units"), "metric");
    await waitFor(() => expect(api.callsOf(profile)[0]?.body).toEqual({ units: "metric" }));
  });

  test("chosen on another device are adopted", async () => {
    open({ ...someUser, preferences: { units: "metric", light_mode: "dusk" } });
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>("Units").value).toBe("metric"),
    );
    expect(document.documentElement.dataset["light"]).toBe("dusk");
  });
});

describe("deleting the account", () => {
  // SPEC 2.85, 4.33
  test("asks first, offers the data, and leaves nothing here", async () => {
    const api = open();
    api.change(remove, gives({ success: true, message: "" }));
    await press("Delete Account");
    const question = screen.getByRole("region", { name: "Delete your account?" });
    expect(within(question).getByRole("button", { name: "Export My Data" })).not.toBeNull();
    expect(screen.queryByText(/^A float plan is running/u)).toBeNull();
    expect(api.callsOf(remove)).toHaveLength(0);
    const yes = await screen.findByRole("button", { name: "Yes, Delete Everything" });
    fireEvent.click(yes);
    fireEvent.click(yes);
    await waitFor(() => expect(readToken()).toBeNull());
    expect(api.callsOf(remove)).toHaveLength(1);
    expect(localStorage.getItem("last_known_user")).toBeNull();
  });

  test("warns of a float plan that runs, because its contact will hear nothing more", async () => {
    floatPlans.mockReturnValue(runningPlan);
    open();
    await press("Delete Account");
    expect(screen.getByText(/^A float plan is running.* Bo will get no alarm/u)).not.toBeNull();
  });

  // SPEC 8.9
  test.each([
    ["refused", refuses(500, "internal"), "Failed to delete account"],
    [
      "stopped by a plan that cannot be canceled",
      refuses(503, "payments_unavailable", "Stripe does not answer."),
      "Failed to delete account. Stripe does not answer.",
    ],
    ["lost on its way", breaksOff, "Error deleting account"],
  ])("keeps one signed in when it is %s", async (_what, answer, sentence) => {
    const api = open();
    api.change(remove, answer);
    await press("Delete Account");
    await press("Yes, Delete Everything");
    expect(await alertText()).toBe(sentence);
    expect(readToken()).toBe("a token");
  });
});

describe("the subscription", () => {
  const plan = {
    plan: "monthly",
    status: "active",
    current_period_end: "2026-07-13T12:00:00.000Z",
    cancel_at_period_end: false,
    grace_until: null,
    billing_portal_url: null,
  };
  const member = { ...someUser, subscription_status: "active", trial_days_remaining: 0 };

  // SPEC 2.85
  test("of a member says when it renews, or when it ends", async () => {
    const api = open(member);
    api.change("GET /api/payments/subscription", gives(plan));
    expect(await screen.findByText("Premium Active")).not.toBeNull();
    expect(await screen.findByText("Renews on July 13, 2026")).not.toBeNull();
    cleanup();
    open(member).change(
      "GET /api/payments/subscription",
      gives({ ...plan, cancel_at_period_end: true }),
    );
    expect(await screen.findByText("Ends on July 13, 2026, as you asked")).not.toBeNull();
  });

  // SPEC 8.7
  test("says so when there is no portal to manage it", async () => {
    const api = open(member);
    api.change("GET /api/payments/subscription", gives(plan));
    await press("Manage Subscription");
    expect(await alertText()).toBe("Unable to access billing portal");
  });

  // SPEC 2.88, 6.3, 8.5
  test("of a trial can be upgraded here", async () => {
    open();
    expect(await screen.findByText("Free Trial")).not.toBeNull();
    const [, inTheCard] = await screen.findAllByRole("button", { name: "Upgrade Now" });
    expect(inTheCard).toBeDefined();
    if (inTheCard) await userEvent.click(inTheCard);
    expect(await alertText()).toBe("Unable to start upgrade process. Please try again.");
  });
});

test("an archive goes back in, and its counts are told", async () => {
  const api = open();
  api.change(
    importArchive,
    gives({
      success: true,
      message: "",
      catches_added: 2,
      trips_added: 0,
      photos_added: 0,
      already_present: 1,
      rejected: [{ entry: "catches/7.json", reason: "has no species" }],
    }),
  );
  const picker = await screen.findByLabelText("Choose Export File");
  await userEvent.upload(picker, new File(["PK"], "mine.zip", { type: "application/zip" }));
  expect(await screen.findByText("Added: 2 catches.")).not.toBeNull();
  expect(screen.getByText("1 entry was here already.")).not.toBeNull();
  expect(screen.getByText("catches/7.json: has no species")).not.toBeNull();
});

describe("an access token for an AI app", () => {
  const listed = {
    token_id: "0198a000-0000-7000-8000-00000000000c",
    name: "Laptop",
    reads_log: true,
    made_at: "2026-06-13T12:00:00Z",
    expires_at: "2027-06-13T12:00:00Z",
    last_used_on: "2026-06-14",
  };
  const tokens = "GET /api/access-tokens";
  const make = "POST /api/access-tokens";

  test("reads the log only when that is switched on, and is shown once", async () => {
    const api = open();
    const made = { ...listed, last_used_on: null };
    api.change(make, gives({ success: true, message: "", token: "striper_x", made }));
    await press("Make a Token");
    expect(await screen.findByText("Give the app a name.")).not.toBeNull();
    enterText(screen.getByLabelText("Name of the app"), "Laptop");
    await userEvent.click(screen.getByRole("switch", { name: /May read my catch log/u }));
    api.change(tokens, gives({ tokens: [made] }));
    await press("Make a Token");
    expect(await screen.findByLabelText("Access token")).toHaveProperty("value", "striper_x");
    expect(api.callsOf(make).map(({ body }) => body)).toEqual([
      { name: "Laptop", reads_log: true },
    ]);
    expect(await screen.findByText("Never used · ends Jun 13, 2027")).not.toBeNull();
    expect(screen.getByLabelText("Name of the app")).toHaveProperty("value", "");
  });
});
