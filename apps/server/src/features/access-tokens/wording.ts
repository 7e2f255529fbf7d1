export const wording = {
  made: "This is your access token. It is shown only once.",
  revoked: "The access token no longer works.",
  revokedToo: "AI apps no longer have access either. You can connect them again in your profile.",
  full: (most: number) => `You have ${most} access tokens. Revoke one to make another.`,
} as const;
