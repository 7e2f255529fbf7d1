import type { KeptWallet } from "#web/features/licenses/kept/kept-wallet.ts";

export type WalletState = "loading" | "failed" | "empty" | "ready";

interface WalletFacts {
  readonly wallet: KeptWallet | undefined;
  readonly isFailed: boolean;
}

/** "No licenses" is only said when the server has said so once; what is kept is shown whatever fails. */
export function walletState({ wallet, isFailed }: WalletFacts): WalletState {
  if (wallet !== undefined && wallet.licenses.length > 0) return "ready";
  if (wallet?.isKnown) return "empty";
  return isFailed ? "failed" : "loading";
}
