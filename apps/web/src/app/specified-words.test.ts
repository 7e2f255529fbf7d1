import { bostonWater } from "@striper/angling/home-waters";
import { describe, expect, test } from "vitest";
import { landingWording } from "#web/app/landing/wording.ts";
import { dashboardWording } from "#web/app/dashboard/wording.ts";
import { productName } from "#web/app/product.ts";
import { appWording } from "#web/app/wording.ts";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { assistantWording } from "#web/features/assistant/wording.ts";
import { billingWording } from "#web/features/billing/wording.ts";
import { biteWording } from "#web/features/bite-score/wording.ts";
import { bookWording } from "#web/features/catches/book/wording.ts";
import { loggingWording, timesOfDay } from "#web/features/catches/logging/wording.ts";
import { quickWording } from "#web/features/catches/quick-modals/wording.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { forecastWording } from "#web/features/marine-forecast/wording.ts";
import { cardWording, stripersWording } from "#web/features/regulations/cards/wording.ts";
import { searchWording } from "#web/features/regulations/search/wording.ts";
import { regulationsWording } from "#web/features/regulations/wording.ts";
import { reportsWording } from "#web/features/reports/wording.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { tideWording } from "#web/features/tides/wording.ts";
import { vesselWording } from "#web/features/vessels/wording.ts";
import { weatherWording } from "#web/features/weather/wording.ts";

/** The specification's sentence and the product's. */
type Pair = readonly [specified: string, ours: string];

const words: Readonly<Record<string, readonly Pair[]>> = {
  // SPEC 2.11, 2.14, 2.15
  "around every view": [
    ["Conditions are estimates. Always use your best judgment.", appWording.sidebarFooter],
    [`${productName} - Premium fishing intelligence for Boston Harbor`, appWording.footerProduct],
    [
      "Bite scores are estimates based on weather and tide conditions. Always use your best judgment.",
      appWording.footerScores,
    ],
    ["Loading fishing conditions...", appWording.loadingConditions],
    ["Loading fishing conditions...", weatherWording.loading],
    ["Loading Striper Conditions...", appWording.starting],
    [
      "Failed to load fishing conditions. Some features may not work properly.",
      appWording.conditionsFailed,
    ],
  ],

  // SPEC 2.17
  "on the landing page": [
    ["Striper Conditions, Boston Harbor", landingWording.title],
    ["Premium Fishing Intelligence & Real-Time Conditions", landingWording.tagline],
    ["Start 7-Day Free Trial", landingWording.start],
    ["Sign In", landingWording.signIn],
    ["Join hundreds of Boston Harbor anglers", landingWording.trust],
  ],

  // SPEC 2.21
  "on the ways in and in the profile": [
    ["Start 7-Day Free Trial", accountsWording.startTrial],
    ["Creating Account...", accountsWording.creatingAccount],
    ["Terms of Service", accountsWording.consent.terms],
    ["Privacy Policy", accountsWording.consent.privacy],
    ["Already have an account?", accountsWording.haveAccount],
    ["Welcome Back", accountsWording.signInTitle],
    ["Forgot your password?", accountsWording.forgot],
    ["Sign In", accountsWording.signIn],
    ["Signing In...", accountsWording.signingIn],
    ["Don't have an account?", accountsWording.noAccount],
    ["Start Free Trial", accountsWording.startFreeTrial],
    ["Registration failed", accountsWording.registrationFailed],
    ["Login failed", accountsWording.loginFailed],
    ["Network error. Please try again.", accountsWording.networkError],
    ["Account Profile", accountsWording.profile.title],
    ["Profile Information", accountsWording.profile.information],
    ["Account Actions", accountsWording.leaving.actions],
    ["Delete Account", accountsWording.leaving.delete],
  ],

  // SPEC 9.2
  "about paying": [
    ["Upgrade Now", billingWording.upgradeNow],
    ["$19.99/mo", billingWording.paywall.price],
    ["Manage Subscription", billingWording.manage],
    ["Processing your payment...", billingWording.result.checking],
  ],

  // SPEC 2.42, 8.27, 9.17, 9.18
  "on the dashboard": [
    ["Boston Harbor", bostonWater.name],
    ["Live", dashboardWording.live],
    ["Log Catch", dashboardWording.logCatch],
    ["My Catches", dashboardWording.myCatches],
    ["Bite Score", biteWording.title],
    ["Conditions update automatically every hour", biteWording.hourly],
    ["Weather", weatherWording.title],
    ["Current Tide", tideWording.tile],
    ["Boston Harbor Tides", tideWording.titleOf(bostonWater.name)],
    ["Next Tides", tideWording.nextTides],
    ["View Full Chart", tideWording.viewFullChart],
    ["Set Alert", tideWording.setAlert],
    ["Weather is updated hourly", weatherWording.hourly],
    ["The gauge's level updates every 6 minutes.", tideWording.everySixMinutes],
    ["No tide data available", tideWording.noData],
    ["No tide data available for next 24 hours", tideWording.noneIn24Hours],
    ["Marine Forecast", forecastWording.title],
    ["Extended Forecast", forecastWording.extended],
    ["View Full Forecast", forecastWording.full],
    ["Limited Data", forecastWording.limited],
    ["Marine forecast unavailable", forecastWording.unavailable],
    ["Fishing Reports", reportsWording.title],
    ["No fishing reports available", reportsWording.empty],
  ],

  // SPEC 4.24, 5.13, 5.14, 8.13, 8.14, 8.16, 8.18
  "on the catches": [
    ["My Fishing Log Book", bookWording.title],
    ["Quick Log Catch", bookWording.quickLog],
    ["Recent Catches", bookWording.recent],
    ["No catches yet", bookWording.none],
    ["This Month", bookWording.month],
    ["Failed to load catch data", bookWording.failed],
    ["Try Again", bookWording.tryAgain],
    ["Catch deleted successfully!", bookWording.deleted],
    ["Failed to delete catch. Please try again.", bookWording.deleteFailed],
    ["CATCH LOGGED!", loggingWording.celebrated],
    ["Please select a species", loggingWording.selectSpecies],
    ["Unknown Location", loggingWording.noLocation],
    ["Not specified", loggingWording.noTimeOfDay],
    ["Quick logged catch", loggingWording.noNotes],
    ["File too large: Please select an image smaller than 5MB", loggingWording.tooLarge],
    ["Failed to save catch (507)", loggingWording.storageFailed("507")],
    ["Dawn, Morning, Afternoon, Evening, Dusk, Night", timesOfDay.join(", ")],
    ["Successfully logged Cod catch!", quickWording.success("Cod")],
    ["Failed to log catch", quickWording.failed],
    ["Failed to load catches", quickWording.loadFailed],
    ["Failed to delete catch", quickWording.deleteFailed],
    ["This Week", quickWording.week],
    ["Boston Harbor", quickWording.usualLocation],
  ],

  // SPEC 2.54
  "on the spots": [
    ["Fishing Spots", spotsWording.title],
    ["2 spots found", spotsWording.found(2)],
    ["1 spot found", spotsWording.found(1)],
    ["Search fishing spots...", spotsWording.searchPlaceholder],
    ["No spots found", spotsWording.nothingTitle],
    ["Try adjusting your search or filters", spotsWording.nothingHelp],
    ["Back to Spots", spotsWording.back],
    ["Directions", spotsWording.directions],
    ["4.2 mi away", spotsWording.away("4.2 mi")],
    ["Distance unknown", spotsWording.distanceUnknown],
    ["About This Spot", spotsWording.about],
    ["Fishing Details", spotsWording.details],
    ["Access & Facilities", spotsWording.accessTitle],
    ["Tips & Recommendations", spotsWording.tipsTitle],
    ["Location", spotsWording.location],
    ["Location found for distance calculations", spotsWording.locationFound],
  ],

  "on vessels and in the chat": [
    ["AIS Map Unavailable", vesselWording.unavailable],
    ["Try loading embed again", vesselWording.tryAgain],
    ["AI Fishing Expert", assistantWording.title],
    ["No previous conversations", assistantWording.noHistory],
    ["Delete this chat session?", assistantWording.deleteQuestion],
    ["Failed to initialize AI assistant", assistantWording.initFailed],
    ["Failed to get AI response", assistantWording.answerFailed],
    [
      "I encountered an issue processing your request. Please try asking again or rephrase your question.",
      assistantWording.answerFailedInChat,
    ],
    ["Failed to load chat history", assistantWording.historyFailed],
    ["Failed to load chat session", assistantWording.sessionFailed],
  ],

  "on the regulations": [
    ["Fishing Regulations", regulationsWording.title],
    ["Not specified", regulationsWording.fallback.size],
    ["See details", regulationsWording.fallback.bag],
    ["Check regulations", regulationsWording.fallback.season],
    ["Official Source", regulationsWording.officialSource],
    ["Important Notice", cardWording.importantNotice],
    ["Massachusetts Waters", stripersWording.waters.MA],
    ["Federal Waters (3+ Miles)", stripersWording.waters.FED],
    ["Quick Reference", stripersWording.quickReference],
    ["striped bass, flounder, tuna, cod, bluefish", searchWording.picks.join(", ")],
    ["3 regulation(s) found", searchWording.found(3)],
    ["No regulations found", searchWording.none],
    ['Try "striped bass", "cod", or "flounder"', searchWording.noneHint],
  ],

  // SPEC 2.76, 8.21
  "on the licenses": [
    ["Stored", licensesWording.stats.stored],
    ["Active", licensesWording.stats.active],
    ["Expiring", licensesWording.stats.expiring],
    ["Add New License", licensesWording.add],
    ["No licenses stored yet", licensesWording.empty.title],
    ["Quick access during inspections", licensesWording.empty.benefits[0]],
    ["Expiry date reminders", licensesWording.empty.benefits[1]],
    ["Secure cloud storage", licensesWording.empty.benefits[2]],
    ["One-tap license renewal", licensesWording.empty.benefits[3]],
    ["Expires in 12 days", licensesWording.expiresSoon(12)],
    ["License Expired", licensesWording.expiredTitle],
    ["Renew to stay compliant", licensesWording.expiredText],
    ["Renew License", licensesWording.renewal.title],
    ["Image not available", licensesWording.imageMissing],
    ["Months left", licensesWording.monthsLeft],
    ["Uploading License...", licensesWording.form.uploading],
    ["Failed to load licenses", licensesWording.loadFailed],
    ["Failed to upload license", licensesWording.uploadFailed],
    ["Failed to delete license", licensesWording.deletion.failed],
    ["License deleted successfully", licensesWording.deletion.done],
    ["Successfully uploaded fishing license", licensesWording.uploaded("fishing")],
  ],
};

describe("the words of the specification stand letter by letter", () => {
  test.each(Object.entries(words))("%s", (_place, pairs) => {
    expect(pairs.map(([, ours]) => ours)).toEqual(pairs.map(([specified]) => specified));
  });
});
