import type { Endpoint } from "#contract/endpoint.ts";
import * as accessTokens from "#contract/access-tokens.ts";
import * as accounts from "#contract/accounts.ts";
import * as accuracy from "#contract/accuracy.ts";
import * as admin from "#contract/admin.ts";
import * as assistant from "#contract/assistant.ts";
import * as billing from "#contract/billing.ts";
import * as biteScore from "#contract/bite-score.ts";
import * as calendars from "#contract/calendars.ts";
import * as catchSync from "#contract/catch-sync.ts";
import * as catches from "#contract/catches.ts";
import * as charts from "#contract/chart-cells.ts";
import * as floatPlans from "#contract/float-plans.ts";
import * as licenses from "#contract/licenses.ts";
import * as marineForecast from "#contract/marine-forecast.ts";
import * as operations from "#contract/operations.ts";
import * as regulations from "#contract/regulations.ts";
import * as reminders from "#contract/reminders.ts";
import * as reports from "#contract/reports.ts";
import * as spots from "#contract/spots.ts";
import * as tides from "#contract/tides.ts";
import * as vessels from "#contract/vessels.ts";
import * as weather from "#contract/weather.ts";

/**
 * All calls by operation name, for the server and the documents. The web imports single files instead, so that a
 * screen loads no unrelated schemas.
 */
export const allEndpoints = {
  "operations.health": operations.health,
  "operations.ready": operations.ready,
  "operations.capabilities": operations.capabilities,
  "accounts.signUp": accounts.signUp,
  "accounts.signIn": accounts.signIn,
  "accounts.signOut": accounts.signOut,
  "accounts.currentUser": accounts.currentUser,
  "accounts.updateProfile": accounts.updateProfile,
  "accounts.deleteAccount": accounts.deleteAccount,
  "accounts.requestPasswordReset": accounts.requestPasswordReset,
  "accounts.confirmPasswordReset": accounts.confirmPasswordReset,
  "accounts.confirmEmailChange": accounts.confirmEmailChange,
  "accounts.undoEmailChange": accounts.undoEmailChange,
  "accounts.stopReminderMails": accounts.stopReminderMails,
  "accounts.claimAdmin": accounts.claimAdmin,
  "accounts.listSessions": accounts.listSessions,
  "accounts.endSession": accounts.endSession,
  "accounts.endOtherSessions": accounts.endOtherSessions,
  "accounts.exportData": accounts.exportData,
  "accounts.importData": accounts.importData,
  "billing.createCheckout": billing.createCheckout,
  "billing.checkoutStatus": billing.checkoutStatus,
  "billing.subscription": billing.subscription,
  "billing.stripeWebhook": billing.stripeWebhook,
  "reminders.pushState": reminders.pushState,
  "reminders.turnOnPush": reminders.turnOnPush,
  "reminders.turnOffPush": reminders.turnOffPush,
  "tides.tides": tides.tides,
  "tides.stageNow": tides.stageNow,
  "tides.listAlerts": tides.listAlerts,
  "tides.saveAlert": tides.saveAlert,
  "tides.removeAlert": tides.removeAlert,
  "calendars.calendarState": calendars.calendarState,
  "calendars.makeCalendarAddress": calendars.makeCalendarAddress,
  "calendars.revokeCalendarAddress": calendars.revokeCalendarAddress,
  "calendars.calendarFeed": calendars.calendarFeed,
  "accessTokens.listAccessTokens": accessTokens.listAccessTokens,
  "accessTokens.makeAccessToken": accessTokens.makeAccessToken,
  "accessTokens.revokeAccessToken": accessTokens.revokeAccessToken,
  "accessTokens.mcp": accessTokens.mcp,
  "charts.chartIndex": charts.chartIndex,
  "charts.chartCellFile": charts.chartCellFile,
  "charts.chartArchive": charts.chartArchive,
  "charts.chartsInUse": charts.chartsInUse,
  "weather.weather": weather.weather,
  "marineForecast.marineForecast": marineForecast.marineForecast,
  "biteScore.biteScore": biteScore.biteScore,
  "biteScore.accuracy": accuracy.accuracy,
  "biteScore.shareTrips": accuracy.shareTrips,
  "biteScore.withdrawTrips": accuracy.withdrawTrips,
  "reports.reports": reports.reports,
  "catches.logQuickCatch": catches.logQuickCatch,
  "catches.myCatches": catches.myCatches,
  "catches.quickStats": catches.quickStats,
  "catches.removeQuickCatch": catches.removeQuickCatch,
  "catches.logBookStats": catches.logBookStats,
  "catches.recentCatches": catches.recentCatches,
  "catches.catchAnalytics": catches.catchAnalytics,
  "catches.catchRecords": catches.catchRecords,
  "catches.uploadCatchPhoto": catches.uploadCatchPhoto,
  "catches.catchPhoto": catches.catchPhoto,
  "catches.logCatch": catches.logCatch,
  "catches.editCatch": catches.editCatch,
  "catches.removeCatch": catches.removeCatch,
  "catches.restoreCatch": catches.restoreCatch,
  "catches.saveTrip": catchSync.saveTrip,
  "catches.removeTrip": catchSync.removeTrip,
  "catches.catchChanges": catchSync.catchChanges,
  "catches.importCatches": catchSync.importCatches,
  "floatPlans.listFloatPlans": floatPlans.listFloatPlans,
  "floatPlans.saveFloatPlan": floatPlans.saveFloatPlan,
  "floatPlans.removeFloatPlan": floatPlans.removeFloatPlan,
  "floatPlans.revokeFloatPlanLink": floatPlans.revokeFloatPlanLink,
  "floatPlans.saveFloatPlanContact": floatPlans.saveFloatPlanContact,
  "floatPlans.removeFloatPlanContact": floatPlans.removeFloatPlanContact,
  "floatPlans.sharedFloatPlan": floatPlans.sharedFloatPlan,
  "floatPlans.answerAsContact": floatPlans.answerAsContact,
  "spots.mySpots": spots.mySpots,
  "spots.saveOwnSpot": spots.saveOwnSpot,
  "spots.removeOwnSpot": spots.removeOwnSpot,
  "spots.addFavorite": spots.addFavorite,
  "spots.removeFavorite": spots.removeFavorite,
  "spots.saveHomeWater": spots.saveHomeWater,
  "spots.removeHomeWater": spots.removeHomeWater,
  "regulations.allRegulations": regulations.allRegulations,
  "regulations.stripedBassRegulations": regulations.stripedBassRegulations,
  "regulations.searchRegulations": regulations.searchRegulations,
  "regulations.newestTable": regulations.newestTable,
  "regulations.regulationVersions": regulations.regulationVersions,
  "regulations.watchedRules": regulations.watchedRules,
  "regulations.deskWatch": regulations.deskWatch,
  "regulations.deskPassages": regulations.deskPassages,
  "regulations.previewRegulations": regulations.previewRegulations,
  "regulations.publishRegulations": regulations.publishRegulations,
  "regulations.rollBackRegulations": regulations.rollBackRegulations,
  "licenses.myLicenses": licenses.myLicenses,
  "licenses.uploadLicense": licenses.uploadLicense,
  "licenses.editLicense": licenses.editLicense,
  "licenses.removeLicense": licenses.removeLicense,
  "licenses.addLicenseImage": licenses.addLicenseImage,
  "licenses.licenseCalendar": licenses.licenseCalendar,
  "licenses.licenseImage": licenses.licenseImage,
  "licenses.removeLicenseImage": licenses.removeLicenseImage,
  "vessels.vessels": vessels.vessels,
  "vessels.vesselStream": vessels.vesselStream,
  "vessels.vesselTrack": vessels.vesselTrack,
  "assistant.createChat": assistant.createChat,
  "assistant.listChats": assistant.listChats,
  "assistant.chatHistory": assistant.chatHistory,
  "assistant.removeChat": assistant.removeChat,
  "assistant.sendChatMessage": assistant.sendChatMessage,
  "assistant.streamChatMessage": assistant.streamChatMessage,
  "admin.analytics": admin.analytics,
  "admin.findAccounts": admin.findAccounts,
  "admin.extendTrial": admin.extendTrial,
  "admin.endAccountSessions": admin.endAccountSessions,
  "admin.auditLog": admin.auditLog,
} as const satisfies Record<string, Endpoint>;

export type OperationName = keyof typeof allEndpoints;
