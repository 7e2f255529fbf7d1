import * as endpoints from "@striper/contract/accounts";
import { pushState, turnOffPush, turnOnPush } from "@striper/contract/reminders";
import { isoInstant } from "#server/features/accounts/accounts.presenter.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { describeCurrentUser, describeUser } from "#server/features/accounts/describe-user.ts";
import { deleteAccount } from "#server/features/accounts/leaving/delete-account.ts";
import { createExport } from "#server/features/accounts/leaving/export-data.ts";
import { createImport } from "#server/features/accounts/leaving/import-data.ts";
import { claimAdmin } from "#server/features/accounts/links/claim-admin.ts";
import { confirmEmail } from "#server/features/accounts/links/confirm-email-change.ts";
import { confirmPasswordReset } from "#server/features/accounts/links/confirm-password-reset.ts";
import { undoEmailChange } from "#server/features/accounts/links/undo-email-change.ts";
import { requestPasswordReset } from "#server/features/accounts/links/request-password-reset.ts";
import {
  findPushEndpoint,
  removePushDevice,
  savePushDevice,
} from "#server/features/accounts/reminders/push-devices.store.ts";
import { stopReminderMails } from "#server/features/accounts/reminders/stop-reminder-mails.ts";
import {
  listSessions,
  removeOtherSessions,
  removeSession,
} from "#server/features/accounts/sessions/sessions.store.ts";
import { callerFrom } from "#server/features/accounts/signing-in/caller.ts";
import { signIn } from "#server/features/accounts/signing-in/sign-in.ts";
import { signUp } from "#server/features/accounts/signing-in/sign-up.ts";
import type { SignedIn } from "#server/features/accounts/signing-in/sign-up.ts";
import { updateProfile } from "#server/features/accounts/update-profile.ts";
import { wording } from "#server/features/accounts/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import { callerOf } from "#server/http/rate-limit.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

const toConfirmWording = {
  "new-address": wording.addressToConfirm,
  "own-address": wording.addressToConfirmForMails,
} as const;

const succeeded = (message: string) => ({ success: true, message }) as const;

function bindSigningIn(bind: Binder, context: AccountsContext): void {
  async function described({ account, token }: SignedIn) {
    const user = await describeUser(context, account);
    return { ...user, success: true, token, account_status: "active" } as const;
  }

  bind.open(endpoints.signUp, async ({ body, request, requester }) => {
    const { email, password, display_name: displayName } = body;
    const made = await signUp(
      context,
      { email, password, displayName },
      callerFrom(request, requester()),
    );
    const answer = await described(made);
    return { ...answer, message: answer.has_access ? wording.signedUp : wording.signedUpAgain };
  });
  bind.open(endpoints.signIn, async ({ body, request, requester }) => {
    const answer = await described(await signIn(context, body, callerFrom(request, requester())));
    return { ...answer, message: wording.signedIn };
  });
  bind.signedIn(endpoints.signOut, async ({ account }) => {
    await removeSession(context.orm, account.accountId, account.sessionId);
    context.accessEnded(account.accountId);
    return succeeded(wording.signedOut);
  });
}

function bindSessions(
  bind: Binder,
  { orm, clock, accessEnded, revokeReaders }: AccountsContext,
): void {
  bind.signedIn(endpoints.listSessions, async ({ account }) => {
    const rows = await listSessions(orm, account.accountId, clock.now());
    const sessions = rows.map(({ sessionId, deviceName, createdAt, lastUsedAt }) => ({
      session_id: sessionId,
      device_name: deviceName,
      created_at: isoInstant(createdAt),
      last_used_at: isoInstant(lastUsedAt),
      is_current: sessionId === account.sessionId,
    }));
    return { sessions };
  });
  bind.signedIn(endpoints.endSession, async ({ account, params }) => {
    if (!(await removeSession(orm, account.accountId, params.session_id)))
      throw new AppError("not_found");
    accessEnded(account.accountId);
    return succeeded(wording.sessionEnded);
  });
  bind.signedIn(endpoints.endOtherSessions, async ({ account }) => {
    const { accountId, sessionId } = account;
    const revoked = await orm.transaction(async (transaction) => {
      await removeOtherSessions(transaction, accountId, sessionId);
      return revokeReaders(transaction, accountId);
    });
    accessEnded(accountId);
    return succeeded([wording.otherSessionsEnded, ...revoked].join(" "));
  });
}

function bindLinks(bind: Binder, context: AccountsContext): void {
  bind.open(endpoints.requestPasswordReset, ({ body, request, requester }) => {
    requestPasswordReset(context, body.email, callerFrom(request, requester()));
    return succeeded(wording.resetRequested);
  });
  bind.open(endpoints.confirmPasswordReset, async ({ body, request, requester }) => {
    await confirmPasswordReset(context, body, callerFrom(request, requester()));
    return succeeded(wording.passwordSet);
  });
  bind.open(endpoints.confirmEmailChange, async ({ body, request }) => {
    const confirmed = await confirmEmail(context, body.token, callerOf(request));
    return succeeded(
      confirmed === "own-address" ? wording.ownAddressConfirmed : wording.addressConfirmed,
    );
  });
  bind.open(endpoints.undoEmailChange, async ({ body, requester }) => {
    await undoEmailChange(context, body.token, requester());
    return succeeded(wording.changeUndone);
  });
  bind.open(endpoints.stopReminderMails, async ({ body }) => {
    await stopReminderMails(context, body.token);
    return succeeded(wording.reminderMailsStopped);
  });
  bind.signedIn(endpoints.claimAdmin, async ({ account, body }) => {
    await claimAdmin(context, account.accountId, body.token);
    return succeeded(wording.adminClaimed);
  });
}

function bindPush(bind: Binder, { orm, clock, push }: AccountsContext): void {
  bind.signedIn(pushState, async ({ account }) => {
    const endpoint = (await findPushEndpoint(orm, account.sessionId)) ?? null;
    return { public_key: push.publicKey, endpoint };
  });
  bind.signedIn(turnOnPush, async ({ account, body }) => {
    await savePushDevice(orm, account.sessionId, body, clock.now());
    return succeeded(wording.pushTurnedOn);
  });
  bind.signedIn(turnOffPush, async ({ account }) => {
    await removePushDevice(orm, account.sessionId);
    return succeeded(wording.pushTurnedOff);
  });
}

function bindProfile(bind: Binder, context: AccountsContext): void {
  const exportData = createExport(context);
  const importData = createImport(context);

  bind.signedIn(endpoints.currentUser, ({ account }) =>
    describeCurrentUser(context, account.accountId),
  );
  bind.signedIn(endpoints.updateProfile, async ({ account, request, requester, body }) => {
    const { password, ...changes } = body;
    const asking = { account, requester, password, client: callerOf(request) };
    const toConfirm = await updateProfile(context, asking, changes);
    const message = toConfirm === null ? wording.profileSaved : toConfirmWording[toConfirm];
    const user = await describeCurrentUser(context, account.accountId);
    return { ...user, success: true, message } as const;
  });
  bind.signedIn(endpoints.deleteAccount, async ({ account, request, requester, body }) => {
    const client = callerOf(request);
    await deleteAccount(context, { account, requester, password: body?.password, client });
    return succeeded(wording.deleted);
  });
  bind.signedIn(endpoints.exportData, ({ account, query, reply, requester }) => {
    reply.header("content-disposition", 'attachment; filename="striper-conditions.zip"');
    const options = { includePositions: query.include_positions };
    return exportData(requester(), account.accountId, options);
  });
  bind.signedIn(endpoints.importData, async ({ stream, requester }) => {
    const taken = await importData(requester(), stream());
    return {
      ...succeeded(wording.imported),
      catches_added: taken.count("catches"),
      trips_added: taken.count("trips"),
      photos_added: taken.count("photos"),
      own_spots_added: taken.count("own_spots"),
      favorites_added: taken.count("favorites"),
      home_waters_added: taken.count("home_waters"),
      licenses_added: taken.count("licenses"),
      license_images_added: taken.count("license_images"),
      tide_alerts_added: taken.count("tide_alerts"),
      chats_added: taken.count("chats"),
      settings_restored: taken.count("settings"),
      already_present: taken.alreadyPresent(),
      rejected: [...taken.faults],
    };
  });
}

export function bindAccounts(bind: Binder, context: AccountsContext): void {
  bindSigningIn(bind, context);
  bindSessions(bind, context);
  bindLinks(bind, context);
  bindPush(bind, context);
  bindProfile(bind, context);
}
