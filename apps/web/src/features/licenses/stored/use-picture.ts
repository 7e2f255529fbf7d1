import { useQuery } from "@tanstack/react-query";
import { readPicture } from "#web/features/licenses/stored/stored-wallet.ts";
import type { Picture } from "#web/features/licenses/stored/license-database.ts";
import { fetchPicture } from "#web/features/licenses/sending/refresh-wallet.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useLive } from "#web/platform/local-store/use-live.ts";

export type PictureState =
  | { readonly kind: "loading" | "missing" }
  | { readonly kind: "ready"; readonly picture: Picture; readonly isStored: boolean };

export function usePicture(licenseId: string, imageId: string | undefined): PictureState {
  const accountId = useAccountId();
  const id = imageId ?? "";
  const kept = useLive(`picture ${accountId} ${licenseId} ${id}`, () =>
    readPicture(accountId, licenseId, id),
  );
  const fetching = useQuery({
    queryKey: ["licenses", "picture", accountId, licenseId, id],
    queryFn: ({ signal }) => fetchPicture(accountId, licenseId, id, signal),
    enabled: kept === null && id !== "",
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: "always",
  });
  const isStored = kept !== null && kept !== undefined;
  const picture = kept ?? fetching.data;
  if (picture !== undefined) return { kind: "ready", picture, isStored };
  return { kind: fetching.isError || id === "" ? "missing" : "loading" };
}
