/** Safari on iPhone and iPad supports push only for apps on the home screen. */
export type PushSupport = "available" | "home-screen" | "none";

export interface BrowserFacts {
  readonly hasPush: boolean;
  /** `navigator.standalone`, which only Safari on iPhone and iPad has. */
  readonly isOnHomeScreen: boolean | undefined;
}

export function pushSupport({ hasPush, isOnHomeScreen }: BrowserFacts): PushSupport {
  if (hasPush) return "available";
  return isOnHomeScreen === false ? "home-screen" : "none";
}

export interface PushFacts {
  readonly support: PushSupport;
  readonly permission: NotificationPermission;
  /** The device's address at its push service; null without one. */
  readonly here: string | null;
  /** The address that reminders of this session go to; undefined until the server has said. */
  readonly registered: string | null | undefined;
}

export type PushState = "on" | "off" | "blocked" | "unknown" | "home-screen" | "none";

/** What the switch shows. */
export function pushState({ support, permission, here, registered }: PushFacts): PushState {
  if (support !== "available") return support;
  if (permission === "denied") return "blocked";
  if (registered === undefined) return "unknown";
  return permission === "granted" && here !== null && here === registered ? "on" : "off";
}
