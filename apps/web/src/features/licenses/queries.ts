import {
  addLicenseImage,
  editLicense,
  removeLicense,
  removeLicenseImage,
  type License,
} from "@striper/contract/licenses";
import type { InputOf } from "@striper/contract/endpoint";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  dropLicense,
  saveLicense,
  readWallet,
  storedLicense,
  type StoredWallet,
} from "#web/features/licenses/stored/stored-wallet.ts";
import { ifStored, refreshWallet } from "#web/features/licenses/sending/refresh-wallet.ts";
import { newId } from "#web/platform/new-id.ts";
import { call } from "#web/platform/api/api-client.ts";
import { upload, type SentPart } from "#web/platform/api/upload.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useLive } from "#web/platform/local-store/use-live.ts";

/** Age until which the list is not refetched, ms. */
const freshFor = 60_000;

export const walletQuery = (accountId: string) =>
  queryOptions({
    queryKey: ["licenses", "wallet", accountId],
    queryFn: ({ signal }) => refreshWallet(accountId, signal),
    staleTime: freshFor,
    retry: false,
    // Offline the request fails at once, and stored licenses show.
    networkMode: "always",
  });

export interface Wallet {
  readonly wallet: StoredWallet | undefined;
  readonly isFailed: boolean;
  readonly refresh: () => void;
}

export function useWallet(): Wallet {
  const accountId = useAccountId();
  const kept = useLive(`wallet ${accountId}`, () => readWallet(accountId));
  const { data, isError, refetch } = useQuery(walletQuery(accountId));
  const answered = data && { licenses: data.map(storedLicense), isKnown: true };
  return {
    wallet: kept?.isKnown || (kept?.licenses.length ?? 0) > 0 ? kept : (answered ?? kept),
    isFailed: isError,
    refresh: () => void refetch(),
  };
}

function useLicenseChange<Input>(change: (accountId: string, input: Input) => Promise<License>) {
  const accountId = useAccountId();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const license = await change(accountId, input);
      await ifStored(saveLicense(accountId, license));
      return license;
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: walletQuery(accountId).queryKey });
    },
    networkMode: "always",
  });
}

export interface LicenseEdit {
  readonly licenseId: string;
  readonly body: InputOf<(typeof editLicense)["body"]>;
}

export const useEditLicense = () =>
  useLicenseChange(async (_accountId, { licenseId, body }: LicenseEdit) => {
    const answer = await call(editLicense, { params: { license_id: licenseId }, body });
    return answer.license;
  });

export interface ImageAddition {
  readonly licenseId: string;
  readonly file: Blob;
  readonly onProgress: (part: SentPart) => void;
}

export const useAddImage = () =>
  useLicenseChange(async (_accountId, { licenseId, file, onProgress }: ImageAddition) => {
    const answer = await upload(
      addLicenseImage,
      { params: { license_id: licenseId }, fields: { image_id: newId() }, files: { file } },
      { onProgress },
    );
    return answer.license;
  });

export const useRemoveImage = () =>
  useLicenseChange(async (_accountId, input: { licenseId: string; imageId: string }) => {
    const params = { license_id: input.licenseId, image_id: input.imageId };
    const answer = await call(removeLicenseImage, { params });
    return answer.license;
  });

/** Reports through the hook, because the calling component unmounts with the license. */
export function useRemoveLicense(onRemoved: () => void) {
  const accountId = useAccountId();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (licenseId: string) => call(removeLicense, { params: { license_id: licenseId } }),
    onSuccess: async (_answer, licenseId) => {
      onRemoved();
      await ifStored(dropLicense(accountId, licenseId));
      void queries.invalidateQueries({ queryKey: walletQuery(accountId).queryKey });
    },
    networkMode: "always",
  });
}
