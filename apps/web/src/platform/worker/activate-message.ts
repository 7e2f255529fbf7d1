/** The message a waiting service worker answers by taking over. */
export const activateMessage = "take-over";
