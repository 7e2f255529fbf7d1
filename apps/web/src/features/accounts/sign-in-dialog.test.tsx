// @vitest-environment jsdom
import type { ErrorCode } from "@striper/contract/errors";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SignInDialog } from "#web/features/accounts/sign-in-dialog.tsx";
import { SignUpDialog } from "#web/features/accounts/sign-up-dialog.tsx";
import { dropToken, readToken } from "#web/platform/session.ts";
import { enterText } from "#web/testing/enter-text.ts";
import { someUser } from "#web/testing/some-user.ts";

const signedIn = {
  ...someUser,
  success: true,
  token: "t0k",
  account_status: "active",
  message: "",
};
const went = {
  close: vi.fn<() => void>(),
  in: vi.fn<() => void>(),
  other: vi.fn<() => void>(),
  forgot: vi.fn<() => void>(),
};
const fetchStub = vi.fn<typeof fetch>();
/** Filters account calls, because an earlier file may still be asking for something else. */
const sent = () =>
  fetchStub.mock.calls.filter(([path]) => typeof path === "string" && path.includes("/api/auth/"));

function answers(status: number, body: unknown) {
  fetchStub.mockImplementation(async () => Response.json(body, { status }));
}

function refuses(status: number, code: ErrorCode, message: string, extra = {}) {
  answers(status, { code, message, detail: message, request_id: "r", ...extra });
}

function show(dialog: "sign-in" | "sign-up") {
  render(
    <QueryClientProvider client={new QueryClient()}>
      {dialog === "sign-in" ? (
        <SignInDialog
          onClose={went.close}
          onSignedIn={went.in}
          onSignUp={went.other}
          onForgot={went.forgot}
        />
      ) : (
        <SignUpDialog onClose={went.close} onSignedUp={went.in} onSignIn={went.other} />
      )}
    </QueryClientProvider>,
  );
}

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));

beforeEach(() => vi.stubGlobal("fetch", fetchStub));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchStub.mockReset();
  for (const mock of Object.values(went)) mock.mockReset();
  const token = readToken();
  if (token !== null) dropToken(token);
});

describe("signing in", () => {
  beforeEach(() => show("sign-in"));

  function fillIn(password = "harbor-light") {
    enterText(field("Email Address"), "ann@example.com");
    enterText(field("Password"), password);
  }

  test("says what is missing, and takes it back as soon as the field is filled in", async () => {
    await press("Sign In");
    expect(screen.getByText("Enter your password.")).toBeTruthy();
    expect(screen.getByText("Enter your email address.")).toBeTruthy();
    await userEvent.type(field("Password"), "h");
    expect(screen.queryByText("Enter your password.")).toBeNull();
    expect(screen.getByText("Enter your email address.")).toBeTruthy();
  });

  // SPEC 4.3
  test("keeps the token and goes on", async () => {
    answers(200, signedIn);
    fillIn();
    await press("Sign In");
    await vi.waitFor(() => expect(went.in).toHaveBeenCalledTimes(1));
    expect(readToken()).toBe("t0k");
    expect(sent()[0]?.[1]?.body).toBe('{"email":"ann@example.com","password":"harbor-light"}');
  });

  // SPEC 2.21, 4.5
  test("shows Signing In... and sends nothing twice while it waits", async () => {
    let answer: (response: Response) => void = () => undefined;
    fetchStub.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    fillIn();
    await press("Sign In");
    const submit = button("Signing In...");
    expect(submit.hasAttribute("disabled")).toBe(true);
    await userEvent.type(field("Password"), "{Enter}");
    expect(sent()).toHaveLength(1);
    answer(Response.json(signedIn));
    await vi.waitFor(() => expect(went.in).toHaveBeenCalledTimes(1));
  });

  // SPEC 8.2
  test("shows the server's sentence when the password is wrong", async () => {
    refuses(401, "invalid_credentials", "Email or password is wrong.");
    fillIn("wrong");
    await press("Sign In");
    expect((await screen.findByRole("alert")).textContent).toBe("Email or password is wrong.");
    expect(readToken()).toBeNull();
  });

  // SPEC 8.3
  test("says Network error when nothing answers", async () => {
    fetchStub.mockRejectedValue(new TypeError("Failed to fetch"));
    fillIn();
    await press("Sign In");
    expect((await screen.findByRole("alert")).textContent).toBe("Network error. Please try again.");
  });

  // SPEC 8.2
  test("says Login failed when the answer makes no sense", async () => {
    answers(200, { unexpected: true });
    fillIn();
    await press("Sign In");
    expect((await screen.findByRole("alert")).textContent).toBe("Login failed");
  });

  // SPEC 5.4
  test("asks for what is missing without asking the server, and goes there", async () => {
    await press("Sign In");
    expect(sent()).toEqual([]);
    expect(field("Email Address").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field("Email Address"));
  });

  // SPEC 2.22
  test("shows and hides the password", async () => {
    expect(field("Password").getAttribute("type")).toBe("password");
    await press("Show password");
    expect(field("Password").getAttribute("type")).toBe("text");
    await press("Hide password");
    expect(field("Password").getAttribute("type")).toBe("password");
  });

  // SPEC 2.24
  test("leads to signing up and to the forgotten password", async () => {
    await press("Start Free Trial");
    expect(went.other).toHaveBeenCalledTimes(1);
    await press("Forgot your password?");
    expect(went.forgot).toHaveBeenCalledTimes(1);
  });
});

describe("signing up", () => {
  beforeEach(() => show("sign-up"));

  function fillIn(email = "ann@example.com") {
    enterText(field("Display Name"), "Ann Angler");
    enterText(field("Email Address"), email);
    enterText(field("Password"), "harbor-light");
  }

  // SPEC 2.19
  test("starts the trial", async () => {
    answers(200, signedIn);
    fillIn();
    await press("Start 7-Day Free Trial");
    await vi.waitFor(() => expect(went.in).toHaveBeenCalledTimes(1));
    expect(readToken()).toBe("t0k");
  });

  test("asks once whether a usual address with a slip is meant", async () => {
    answers(200, signedIn);
    fillIn("ann@gmial.com");
    await press("Start 7-Day Free Trial");
    expect(screen.getByText(/^Did you mean ann@gmail\.com\?/u)).toBeTruthy();
    expect(document.activeElement).toBe(field("Email Address"));
    expect(sent()).toEqual([]);
    await press("Start 7-Day Free Trial");
    await vi.waitFor(() => expect(went.in).toHaveBeenCalledTimes(1));
  });

  // SPEC 2.20
  test("names both documents one agrees to, and opens them beside the form", () => {
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Terms of Service", "/terms"],
      ["Privacy Policy", "/privacy"],
    ]);
    expect(links.every((link) => link.getAttribute("target") === "_blank")).toBe(true);
  });

  // SPEC 8.1
  test("puts the server's complaint beside its field", async () => {
    refuses(400, "invalid_request", "Some fields are not right.", {
      fields: [{ path: "body.email", message: "This address is not allowed." }],
    });
    fillIn();
    await press("Start 7-Day Free Trial");
    expect(await screen.findByText("This address is not allowed.")).not.toBeNull();
    expect(screen.queryByText("Some fields are not right.")).toBeNull();
  });
});
