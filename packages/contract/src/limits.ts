/**
 * Limits that the server enforces and the web shows. This file has no schemas, so that a page that needs one figure
 * loads nothing else.
 */

export const passwordMinLength = 8;
export const passwordMaxLength = 200;
export const displayNameMaxLength = 80;
/** RFC 5321, section 4.5.3.1: a path of 256 octets less its two angle brackets. */
export const emailMaxLength = 254;
export const sessionsPerAccount = 20;

/** Counts only tokens that have not expired. */
export const accessTokensPerAccount = 10;
export const accessTokenLifeDays = 365;

export const monthlyPriceCents = 1999;
export const monthlyPriceText = "$19.99";

/** Types the server decodes; a device converts other images before the upload. */
export const imageMediaTypes = ["image/jpeg", "image/png", "image/webp"] as const;

export const catchPhotoMaxBytes = 5_242_880;
export const notesMaxLength = 4000;
export const recentCatchesLimit = 10;
export const recentCatchesMax = 50;
export const catchesPerPage = 100;
/** Species are free text, so statistics list this many and count all. */
export const speciesListed = 500;
export const analyticsWindowDays = 365;
export const syncBatchSize = 200;
export const changesPerPage = 1000;
/** A page of changes ends with the entry that exceeds this, about 400 ordinary catches. */
export const changesPageBytes = 500_000;
/** Includes deleted catches. */
export const catchesPerAccount = 100_000;
export const tripsPerAccount = 20_000;
export const stripersPerTrip = 999;
export const sharedTripsBatch = 200;
/** Per account and quarter of a year. */
export const sharedTripsPerQuarter = 400;
export const catchPhotosPerAccount = 20_000;
/** Time in which a deleted catch can be restored, also by a device that was offline. */
export const restoreWindowHours = 24;

export const licenseImageMaxBytes = 10_485_760;
export const licensesPerAccount = 50;
export const licenseImagesPerLicense = 6;

export const importMaxBytes = 512 * 1024 * 1024;

export const chatMessageMaxLength = 500;
/** About five times the longest answer of the built-in engine. */
export const chatAnswerMaxLength = 8000;
/** Questions and answers together. */
export const messagesPerChat = 400;
export const cardsPerAnswer = 6;
export const chatMessagesPerPage = 20;
export const chatsPerAccount = 500;
export const chatsListed = 200;
export const regulationSearchMaxLength = 80;
export const ownSpotsPerAccount = 1000;
export const ownSpotsPerPage = 50;
/** Maximum rank of a home water; a new one is ranked one behind the last. */
export const waterRankMax = 1_000_000;
export const tideAlertsPerAccount = 100;

export const floatPlanContactsPerAccount = 5;
/** From the start to the planned return. */
export const floatPlanLongestHours = 48;
export const activeFloatPlansPerAccount = 5;
export const floatPlansPerDay = 10;

/** Limits of the rule table that every device loads. It had 136 kB on 2026-11-28. */
export const ruleTableLimits = { records: 500, notices: 100, bytes: 1_000_000 } as const;

export const tideDaysMax = 31;
export const biteScoreHoursMax = 168;
