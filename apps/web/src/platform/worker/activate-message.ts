export const activateMessage = "take-over";
