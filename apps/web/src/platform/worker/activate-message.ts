/** Message that tells a waiting service worker to take over. */
export const activateMessage = "take-over";
