export type PushSupport = "available" | "home-screen" | "none";

export interface BrowserFacts {
  readonly hasPush: boolean;
  /** Value of `navigator.standalone`, which only Safari on iPhone and iPad has. */
  readonly isOnHomeScreen: boolean | undefined;
}

export function pushSupport({ hasPush, isOnHomeScreen }: BrowserFacts): PushSupport {
  if (hasPush) return "available";
  return isOnHomeScreen === false ? "home-screen" : "none";
}

export interface PushFacts {
  readonly support: PushSupport;
  readonly permission: NotificationPermission;
  readonly here: string | null;
  readonly registered: string | null | undefined;
}

export type PushState = "on" | "off" | "blocked" | "unknown" | "home-screen" | "none";

export function pushState({ support, permission, here, registered }: PushFacts): PushState {
  if (support !== "available") return support;
  if (permission === "denied") return "blocked";
  if (registered === undefined) return "unknown";
  return permission === "granted" && here !== null && here === registered ? "on" : "off";
}
